"""What happens in Strife of Gods, clause by clause: rounds, turns and taking.

The table and how the state is laid out: ``table.py``. The champions: ``champions.py`` (how they begin) and
``effects.py`` (what they do). The end of a round: ``scoring.py``.
"""

from bisect import bisect_left
from collections.abc import Sequence

from ...kernel.chance import Chance
from ...kernel.rules import Option, Result, Rules, Setup
from ...kernel.words import Choice, Message, Plain, Ref, Tell
from . import asking, events
from . import view as seeing
from .champions import resolve
from .components import CHAMPION, CHAMPION_DECK, DECKS, EDGES_ONLY, HOLE, SEATS, TURNS
from .effects import answer
from .moves import EFFECT, OVER, SCORE, TAKE
from .policy import POLICY
from .scoring import award, final, points
from .table import Table
from .targets import targets


class StrifeState(Table):
    """The table, and what may be done at it."""

    __slots__ = ()

    # What may be done

    def legal(self) -> list[int]:
        if self.phase == TAKE:
            rim = self.rim
            if self.gaps.bit_count() >= EDGES_ONLY:  # R4: the gaps there are now; R33: dead ones count
                return rim[:] or self.fallback()
            if rim and rim[-1] >= CHAMPION:  # R6: champions only at a gap; they are the last in the rim
                return self.free + rim[bisect_left(rim, CHAMPION) :]
            return self.free[:] or self.fallback()
        return targets(self) if self.phase == EFFECT else []

    def fallback(self) -> list[int]:
        """R7: nobody loses a turn. Any unblocked number card, else any unblocked champion."""
        blocked = self.blocked
        return self.free[:] or sorted(c for c in self.ring if c < HOLE and not blocked >> c & 1)

    # What happens

    def play(self, action: int, tell: Tell | None = None) -> bool:
        if self.phase == EFFECT:
            return answer(self, action, tell)
        self.take(action, tell)
        if action >= CHAMPION:
            return resolve(self, action, tell)
        return self.end_turn(tell)

    def take(self, card: int, tell: Tell | None) -> None:
        """The card goes in front of the actor, face up; its place is (part of) a gap now (R32)."""
        before, seat = self.gaps, self.actor
        place = self.lift(card)
        self.front[seat] += (card,)  # type: ignore[index]
        if tell:
            tell(events.took(seat, card))
            self.tell_gap(tell, before, place)

    def end_turn(self, tell: Tell | None) -> bool:
        """The next player clockwise, or the end of the round. Says whether a new ring was laid."""
        if self.stack:
            self.stack = ()
            self.phase = TAKE
        turn, seats = self.turn + 1, len(self.front)
        if not turn % (TURNS * seats):
            return self.end_round(tell)
        self.turn = turn
        self.actor = (self.start + turn) % seats
        return False

    def end_round(self, tell: Tell | None) -> bool:
        """The round is judged, and the next one begins, if somebody has not yet begun one."""
        self.phase = SCORE
        self.actor = None
        award(self, tell)
        turn, seats = self.turn + 1, len(self.front)
        if turn == TURNS * seats * seats:
            self.phase = OVER
            if tell:
                tell(events.ended(seats, max(self.scores()), self.result().winners))
            return False
        self.turn = turn
        self.start = (self.start + 1) % seats
        self.begin_round(tell)
        return True

    def begin_round(self, tell: Tell | None) -> None:
        """A new ring from all cards; the start player has moved on clockwise."""
        seats = len(self.front)
        round_ = self.turn // (TURNS * seats)
        self.deal()
        self.phase = TAKE
        self.actor = self.start
        if tell:
            tell(events.dealt(round_ + 1, seats, bool(self.champions)))
            tell(events.began(self.start, round_ + 1))

    # What is asked, and how it stands

    def scores(self) -> tuple[int, ...]:
        return points(self)

    def result(self) -> Result:
        return final(self)

    def question(self) -> Message:
        return asking.question(self)

    def choice(self, action: int) -> Choice:
        return asking.choice(self, action)

    def refusal(self, refs: Sequence[Ref]) -> Message | None:
        return asking.refusal(self, refs)

    def lap(self) -> int:
        return self.turn // (TURNS * len(self.front)) + 1

    def view(self, seat: int | None) -> Plain:
        return seeing.view(self, seat)

    def guess(self, seat: int | None, chance: Chance) -> "StrifeState":
        return seeing.guess(self, chance)


class StrifeRules(Rules):
    """The box of Strife of Gods.

    ``champions``: with the sixteen champions or with number cards only. ``copies``: of each number card
    (R1). ``inert``: whether a champion in front of a player is out of reach of other champions (R19).
    """

    id = "strife"
    number = 2
    version = 1
    seats = SEATS
    options = (
        Option("champions", ("yes", "no")),
        Option("copies", ("two", "three")),
        Option("inert", ("yes", "no")),
    )
    # Five players, five rounds, four turns. The longest turn: take Muriel (2 questions), who brings Amitiel
    # (3), who brings Paeral (1), who brings Grongurd (1), who brings a champion with two questions.
    longest = 5 * 5 * TURNS * (1 + 2 + 3 + 1 + 1 + 2)
    policy = POLICY

    def start(self, setup: Setup, tell: Tell | None = None) -> StrifeState:
        deck = DECKS[setup.options["copies"]]
        champions = CHAMPION_DECK if setup.options["champions"] == "yes" else b""
        inert = setup.options["inert"] == "yes"
        state = StrifeState(setup.seats, deck, champions, inert, setup.seed)
        state.begin_round(tell)
        return state


STRIFE = StrifeRules()
