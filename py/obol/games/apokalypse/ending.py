"""The end of Apokalypse: the majority of all nations, the alignments, and who has won (3.11)."""

from typing import TYPE_CHECKING, NamedTuple

from ...kernel.rules import Result
from ...kernel.words import Event, Message, Tell, Value
from . import events
from .components import EVIL, GOOD, HORSEMEN, SIDES, VALUE
from .moves import OVER
from .refs import seat_ref

if TYPE_CHECKING:
    from .table import Table


class Verdict(NamedTuple):
    """How it ended: the case (good, nobody, evil, same), who won, and what it was judged by."""

    case: str
    winners: tuple[int, ...]
    good: int
    evil: int
    good_points: int
    evil_points: int


def scores(state: "Table") -> tuple[int, ...]:
    """Victory points: all scorings so far, and the horseman cards."""
    return tuple(
        sum(state.sheet[seat * 4 : seat * 4 + 4])
        + sum(VALUE[number] for number in HORSEMEN if trophies >> number & 1)
        for seat, trophies in enumerate(state.trophies)
    )


def population(state: "Table") -> tuple[int, int]:
    """The good and the evil citizens of all nations; founders are equal on both sides (R72)."""
    all_ = [state.citizens(nation) for nation in range(len(state.hands))]
    return sum(good for good, _ in all_), sum(evil for _, evil in all_)


def judge(state: "Table") -> Verdict:
    """The case and the winners.

    'same' comes first (R83); without a good majority the best evil player wins (R80), a tie is shared
    (R82); with it the good win together if they have more points (R81), else nobody does.
    """
    points = scores(state)
    good, evil = population(state)
    teams = [[seat for seat, side in enumerate(state.align) if side == team] for team in (GOOD, EVIL)]
    sums = [sum(points[seat] for seat in team) for team in teams]
    if not teams[GOOD] or not teams[EVIL]:
        case, winners = "same", _best(teams[GOOD] + teams[EVIL], points)
    elif good <= evil:
        case, winners = "evil", _best(teams[EVIL], points)
    elif sums[GOOD] > sums[EVIL]:
        case, winners = "good", tuple(teams[GOOD])
    else:
        case, winners = "nobody", ()
    return Verdict(case, winners, good, evil, sums[GOOD], sums[EVIL])


def _best(seats: list[int], points: tuple[int, ...]) -> tuple[int, ...]:
    best = max(points[seat] for seat in seats)
    return tuple(sorted(seat for seat in seats if points[seat] == best))


def result(state: "Table") -> Result:
    """Winners have rank 1; the others come behind them by points. In case B nobody has rank 1."""
    verdict = judge(state)
    points = scores(state)
    behind = max(1, len(verdict.winners)) + 1
    ranks = []
    for seat, own in enumerate(points):
        ahead = sum(other > own for rival, other in enumerate(points) if rival not in verdict.winners)
        ranks.append(1 if seat in verdict.winners else behind + ahead)
    roles = tuple((SIDES[side],) for side in state.align)
    return Result(points, tuple(ranks), _reason(verdict, points), roles)


def _reason(verdict: Verdict, points: tuple[int, ...]) -> Message:
    values: dict[str, Value] = {"good": verdict.good, "evil": verdict.evil}
    if verdict.case in ("good", "nobody"):
        values |= {"goodPoints": verdict.good_points, "evilPoints": verdict.evil_points}
        return Message(f"apokalypse-won-{verdict.case}", values, "end")
    values["points"] = points[verdict.winners[0]]
    if len(verdict.winners) == 1:
        values["seat"] = seat_ref(verdict.winners[0])
        return Message(f"apokalypse-won-{verdict.case}", values, "end")
    values["seats"] = len(verdict.winners)
    return Message(f"apokalypse-won-{verdict.case}-shared", values, "end")


def finish(state: "Table", tell: Tell | None) -> None:
    """The game is over: count the citizens, turn the alignments over, say which case it was."""
    state.stack = ((OVER,),)
    state.actor = None
    if not tell:
        return
    verdict = judge(state)
    points = scores(state)
    tell(events.balance(verdict.good, verdict.evil))
    for seat, side in enumerate(state.align):
        tell(events.revealed(seat, side, points[seat]))
    reason = _reason(verdict, points)
    tell(Event(reason.key, reason.values, tuple(seat_ref(seat) for seat in verdict.winners)))
