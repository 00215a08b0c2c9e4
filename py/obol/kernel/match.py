"""A game being played: rules, seats, options, a seed, and the list of choices. The rest is computed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from .chance import Chance
from .errors import IllegalChoice, InvalidSetup
from .rules import Rules, State
from .words import Event, Plain, Tell

KINDS = ("person", "friend", "random", "greedy", "novice", "adept", "master", "oracle")
"""Who sits there: a person here, a friend who gets the link, or a bot. Their order is part of the link."""
PEOPLE = KINDS[:2]
HINT, MOVE, JUDGE, OUTLOOK, TELL = 1, 2, 3, 4, 5
"""What a match's chance is asked for: each purpose has a stream of its own. See ``Match.chance``."""
ORDERS = ("ask", "target", "never")
"""What a player may say about reactions, once and until further notice: ask me, only when I am the target,
never. The first is what holds without an order. Their order is part of the link."""
LONGEST_NAME = 24
LARGEST_SEED = (1 << 48) - 1

Listen = Callable[[int, State, Event], None]


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table."""

    kind: str
    name: str = ""
    order: str = ORDERS[0]
    """What the player wants done about reactions: it travels with the game, so that friends need not ask."""

    def __post_init__(self) -> None:
        if self.kind not in KINDS or self.order not in ORDERS:
            raise InvalidSetup("error-setup-kind", kind=str(self.kind))
        if len(self.name) > LONGEST_NAME:
            raise InvalidSetup("error-setup-name", longest=LONGEST_NAME)

    def plain(self) -> Plain:
        return {"kind": self.kind, "name": self.name}


class Step(NamedTuple):
    """One choice as it was made: by whom, which of how many, in which turn, whether it revealed anything."""

    seat: int
    place: int
    width: int
    turn: int
    revealed: bool


class Match:
    """A game from its first deal to its last choice.

    >>> from obol.games import game
    >>> match = Match(game("styx"), [Seat("person", "Ada"), Seat("greedy")], {}, seed=7)
    >>> match.play(0); match.state.actor, len(match.actions)
    (0, 1)
    >>> match.cut(0).state == match.rules.start(match.setup)
    True
    """

    __slots__ = ("actions", "rules", "seats", "setup", "state", "steps")

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[Seat],
        options: Mapping[str, str],
        seed: int,
        supplies: Sequence[str] = (),
    ) -> None:
        if not 0 <= seed <= LARGEST_SEED:
            raise InvalidSetup("error-setup-seed", largest=LARGEST_SEED)
        self.rules = rules
        self.seats = tuple(seats)
        self.setup = rules.setup(len(self.seats), options, seed, supplies)
        self.actions: list[int] = []
        self.steps: list[Step] = []
        self.state: State = rules.start(self.setup)

    def play(self, action: int, tell: Tell | None = None) -> None:
        """Make a choice. Raises IllegalChoice, and changes nothing, if the rules do not allow it."""
        legal = self.state.legal()
        if action not in legal:
            raise IllegalChoice("error-choice-illegal", action=action)
        self.take(legal, legal.index(action), tell)

    def take(self, legal: Sequence[int], place: int, tell: Tell | None = None) -> None:
        """Make the choice at this place of what ``state.legal()`` has just answered."""
        state = self.state
        seat, turn, action = state.actor, state.turn, legal[place]
        assert seat is not None
        revealed = state.play(action, tell)
        self.actions.append(action)
        # Made as a tuple is: a long game has ten thousand of them, and opening it must not take long.
        self.steps.append(tuple.__new__(Step, (seat, place, len(legal), turn, revealed)))

    def cut(self, length: int) -> "Match":
        """A new match with only the first choices of this one: undo, replay and branches are this.

        The choices were allowed when they were made, so the rules are not asked again.
        """
        setup = self.setup
        shorter = Match(self.rules, self.seats, setup.options, setup.seed, setup.supplies)
        shorter.actions = self.actions[:length]
        shorter.steps = self.steps[:length]
        for action in shorter.actions:
            shorter.state.play(action)
        return shorter

    def tell(self, listen: Listen, until: int | None = None) -> State:
        """Play the match again and let somebody listen: to the step (0 is the deal), the table and the event.

        The table is the one right after the event. Answers with the last position.
        """
        told: list[Event] = []
        state = self.rules.start(self.setup, told.append)
        for event in told:  # the deal is one picture: there was no table before it
            listen(0, state, event)
        for step, action in enumerate(self.actions[:until], 1):
            state.play(action, partial(listen, step, state))
        return state

    def chance(self, purpose: int) -> Chance:
        """Chance that belongs to this position: whoever computes it gets the same stream."""
        return Chance(self.setup.seed).fork(purpose, len(self.actions), *self.actions[-3:])

    def last_choice_of(self, seats: Sequence[int]) -> int | None:
        """Where an undo of these seats leads: their last choice that was one."""
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].seat in seats and self.steps[at].width > 1:
                return at
        return None

    def turn_start_of(self, seats: Sequence[int]) -> int | None:
        """Where the turn of the last choice of these seats began."""
        last = self.last_choice_of(seats)
        if last is None:
            return None
        first = last
        while first > 0 and self.steps[first - 1].turn == self.steps[last].turn:
            first -= 1
        return first

    def settled(self, seats: Sequence[int]) -> tuple[int, str | None]:
        """How much of the match cannot be taken back by these seats in a game by link, and why.

        What brought something hidden to light stays, and so does what somebody elsewhere has chosen. In a
        game that is all at one device nothing is settled.
        """
        away = [s for s, seat in enumerate(self.seats) if s not in seats and seat.kind in PEOPLE]
        for at in range(len(self.steps) - 1, -1, -1) if away else ():
            step = self.steps[at]
            if step.seat in away and step.width > 1:
                return at + 1, "friend"
            if step.revealed:
                return at + 1, "revealed"
        return 0, None
