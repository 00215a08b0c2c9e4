"""The box of CGS, and the machine that runs a game: frames of the stack until somebody has to decide.

The rules themselves stand in the modules named after their parts: turns, phases, cardplay, walking, entering,
fights, trials, windows, effects. Each procedure is a frame on the stack and is carried on one step at a time,
so that any of them can wait for a decision, of whomever, and a copy of the state can go on from there.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn, TypeVar

from ...kernel.chance import Chance
from ...kernel.rules import Examined, Option, Reaction, Result, Rules, Setup
from ...kernel.words import Choice, Message, Plain, Ref, Tell, Value
from . import (
    asking,
    cardplay,
    effects,
    entering,
    fights,
    guessing,
    phases,
    refusals,
    trials,
    turns,
    walking,
    windows,
)
from . import view as seeing
from .asked import ANSWERS, DECLINED, OPTIONS
from .events import side_ref
from .moves import (
    ASK_USE,
    ATTEMPT,
    BEATEN,
    CHECK,
    DEFEAT,
    DONE,
    DRAW,
    ENTER,
    OVER,
    PLAYED,
    ROUND,
    RULE,
    RUN,
    SETUP,
    SPAWN,
    STRIKE,
    THROW_OUT,
    TURN,
    WALK,
    WINDOW,
)
from .plan import plan
from .policy import POLICY
from .table import Table
from .texts import catalog

Frame = tuple[int, ...]

Procedure = Callable[[Table, Frame, Tell | None], list[int] | None]


def _question(may: Callable[[Table, Frame], list[int]]) -> Procedure:
    return lambda table, frame, tell: may(table, frame)


PROCEDURES: dict[int, Procedure] = {
    SETUP: turns.setup,
    ROUND: turns.round_,
    TURN: phases.turn,
    WALK: walking.walk,
    ENTER: entering.enter,
    DRAW: entering.draw_encounter,
    SPAWN: entering.spawn,
    RULE: entering.rule_counter,
    STRIKE: fights.strike,
    DEFEAT: fights.defeat,
    BEATEN: trials.beaten,
    ATTEMPT: trials.attempt,
    CHECK: trials.check,
    PLAYED: cardplay.played,
    WINDOW: windows.window,
    RUN: effects.run,
    THROW_OUT: trials.throw_out,
    **{kind: _question(may) for kind, may in OPTIONS.items()},
}
"""Each carries its frame on by a step. If it asked somebody and knows what may be chosen, it says so."""

T = TypeVar("T")


def _row(by_kind: Mapping[int, T], none: T) -> tuple[T, ...]:
    """The same as a row with an entry for every kind of frame: quicker to look up."""
    return tuple(by_kind.get(kind, none) for kind in range(max(by_kind) + 1))


def _never(*_: object) -> NoReturn:
    raise AssertionError("no frame of this kind can be innermost here")


_PROCEDURES = _row(PROCEDURES, _never)
_ANSWERS = _row(ANSWERS, _never)
_DECLINED = _row(DECLINED, _never)
_CARRY_ON: Frame = (ASK_USE,)
"""A question from which nothing comes if it is declined."""


class CgsState(Table):
    """A table at which somebody is asked, or a game that is over."""

    __slots__ = ()

    def advance(self, tell: Tell | None = None) -> None:
        """Carry on from the innermost frame, as after an answer from which nothing comes."""
        self.stack.append(_CARRY_ON)
        self.play(DONE, tell)

    def _end(self, tell: Tell | None) -> None:
        self.phase = OVER
        self.actor = None
        self.options = []
        if tell:
            message = self.result().reason
            tell(asking.ended(message))

    def legal(self) -> Sequence[int]:
        return self.options

    def play(self, action: int, tell: Tell | None = None) -> bool:
        """The answer, then all that follows until a decision is open."""
        self.news = False
        stack = self.stack
        frame = stack.pop()
        if action == DONE:
            options = _DECLINED[frame[0]](self, frame, tell)
        else:
            options = _ANSWERS[frame[0]](self, frame, action, tell)
        while options is None:
            if self.phase == OVER:
                self._end(tell)
                return self.news
            frame = stack[-1]
            options = _PROCEDURES[frame[0]](self, frame, tell)
        self.options = options
        self.actor = stack[-1][1]
        return self.news

    def scores(self) -> tuple[int, ...]:
        points = self.all_points()
        return tuple(points[side] for side in self.plan.side)

    def result(self) -> Result:
        """Who overcame Olympus has won (C2.4); at the round limit the points count (R84)."""
        plan = self.plan
        points = self.all_points()
        order = sorted(points, reverse=True)
        ranks = [1 + order.index(of) for of in points]
        if self.winner >= 0:
            ranks = [1 if side == self.winner else max(2, rank) for side, rank in enumerate(ranks)]
        best = [side for side, rank in enumerate(ranks) if rank == 1]
        values: dict[str, Value] = {
            "side": side_ref(plan, best[0]),
            "points": points[best[0]],
            "round": self.round,
        }
        key = (
            "cgs-won-olympus"
            if self.winner >= 0
            else "cgs-won-points"
            if len(best) == 1
            else "cgs-won-shared"
        )
        if key != "cgs-won-olympus":
            values["rounds"] = plan.rounds
        by_seat = tuple(ranks[side] for side in plan.side)
        heroes = tuple(
            tuple(plan.box.pieces[one].id for one in self.heroes(seat)) for seat in range(plan.seats)
        )
        return Result(self.scores(), by_seat, Message(key, values, "victory"), heroes)

    def question(self) -> Message:
        return asking.question(self)

    def reaction(self) -> Reaction | None:
        return asking.reaction(self)

    def choice(self, action: int) -> Choice:
        return asking.choice(self, action)

    def refusal(self, refs: Sequence[Ref]) -> Message | None:
        return refusals.refusal(self, refs)

    def lap(self) -> int | None:
        return self.round or None  # none while heroes are chosen

    def view(self, seat: int | None) -> Plain:
        return seeing.view(self, seat)

    def guess(self, seat: int | None, chance: Chance) -> "CgsState":
        other = guessing.guess(self, seat, chance)
        if other.actor is not None:
            other.options = OPTIONS[other.stack[-1][0]](other, other.stack[-1])
        return other


_USUAL = (8, 4, 5, 6, 7, 10, 12, 14, 16, 21, 28, 32)
_THRESHOLDS = tuple(map(str, (*_USUAL, *(points for points in range(4, 33) if points not in _USUAL))))
"""In the order of the save format."""


class CgsRules(Rules):
    """The box of the Component Game System.

    ``sets``: which component sets; ``auto`` is the first for up to four heroes, else both. ``layout``: the
    map; ``auto`` is the star, or grand where the star is too small. ``teams``: seats in turn belong to so
    many teams (A3). ``heroes``: how many each person leads. ``threshold``: the points for the gate (R74).
    ``rounds``: when the points decide (R84). ``piles``: whose beaten cards count in a hex (R47). Supplies
    are component sets that players bring; they are added to ``sets``.
    """

    id = "cgs"
    number = 4
    version = 1
    seats = range(2, 9)
    options = (
        Option("sets", ("auto", "set1", "set2", "both")),
        Option("layout", ("auto", "star", "rosette", "grand")),
        Option("teams", ("none", "two", "three", "four")),
        Option("heroes", ("one", "two", "three", "four")),
        Option("threshold", _THRESHOLDS),
        Option("rounds", ("100", "12", "25", "50")),
        Option("piles", ("hex", "player")),
    )
    longest = 60_000
    reactions = True
    supplies = 4
    policy = POLICY

    def setup(self, seats: int, options: Mapping[str, str], seed: int, supplies: Sequence[str] = ()) -> Setup:
        made = super().setup(seats, options, seed, supplies)
        plan(made)
        return made

    def examine(self, text: str, file: str) -> Examined:
        from .check import examine  # the validator is not needed to play

        return examine(text, file)

    def components(self, setup: Setup) -> Plain:
        return catalog(plan(setup).box)

    def start(self, setup: Setup, tell: Tell | None = None) -> CgsState:
        state = CgsState(plan(setup), Chance(setup.seed).state)
        turns.lay_out(state)
        state.advance(tell)
        return state


CGS = CgsRules()
