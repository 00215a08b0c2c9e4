"""How a game of Apokalypse stands after a horseman: each seat's chance of winning it.

Two things decide in the end: which side has more citizens, and the points. Both are foreseen from the table
as it lies, by what 400 games between greedy players came to: those who live will score again, and each side
adds its own citizens. Good players win together, of the evil ones the best.
"""

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from .components import DEATH, EVIL, GOOD
from .ending import scores
from .horsemen import lives_at
from .judging import Eye

if TYPE_CHECKING:
    from .turns import ApokalypseState

HORSEMAN = 1 << 20
"""A horseman is later than any turn before him."""


class Weights(NamedTuple):
    """What the final points and the final majority hang on, before a horseman."""

    points: float
    """A point had; then a citizen, one that survives this horseman, one that would survive Death, a card."""
    citizen: float
    survivor: float
    last: float
    card: float
    swing: float
    """How far two seats still drift apart in points, about."""
    balance: float
    """A citizen more of the good in the final majority: now, among those who would survive Death."""
    lasting: float
    side: float
    """A good seat more than evil ones, and the pull of evil on all."""
    evil: float
    crowd: float
    """How far the majority still drifts, about."""


BEFORE = (
    Weights(0.6, 7.5, 1.0, 1.0, 0.7, 9.0, 0.45, 0.0, 2.6, 3.3, 2.3),
    Weights(1.8, 0.8, 0.9, 2.0, 0.55, 6.0, 0.2, 0.35, 2.6, 3.0, 2.2),
    Weights(1.6, -0.8, 0.85, 0.85, 0.2, 3.5, 0.45, 0.4, 2.4, 1.0, 2.1),
)
"""Before the second horseman (and the first), before the third, and before Death."""


def clock(state: "ApokalypseState") -> int:
    return state.next * HORSEMAN + state.turn


def horizon(state: "ApokalypseState") -> int:
    return (state.next + 1) * HORSEMAN


def outlook(state: "ApokalypseState") -> list[float]:
    """The chances. They sum up to one only where one wins alone: the good win together, or nobody does."""
    number = min(max(state.next, 2), DEATH)
    weights = BEFORE[number - 2]
    seats = range(len(state.hands))
    points, balance = [], 0.0
    nations = Eye(state, 0).nations
    for seat, own in enumerate(scores(state)):
        future, good = _nation(*nations[seat], number, state.trophies[seat])
        points.append(weights.points * own + future + weights.card * state.hands[seat].bit_count())
        balance += good
    teams = [[seat for seat in seats if state.align[seat] == side] for side in (GOOD, EVIL)]
    if not teams[GOOD] or not teams[EVIL]:
        best = _best(points, list(seats), weights.swing)
        return [best[seat] for seat in seats]
    balance += weights.side * (len(teams[GOOD]) - len(teams[EVIL])) - weights.evil
    # A tie is a win of the evil: they need half a citizen less (R80).
    majority = _likely((balance - 0.5) / weights.crowd)
    sums = [sum(points[seat] for seat in team) for team in teams]
    together = majority * _likely((sums[GOOD] - sums[EVIL]) / weights.swing)
    best = _best(points, teams[EVIL], weights.swing)
    return [together if state.align[seat] == GOOD else (1 - majority) * best[seat] for seat in seats]


@lru_cache(maxsize=1 << 15)
def _nation(good: int, evil: int, left: int, right: int, number: int, trophies: int) -> tuple[float, float]:
    """What a nation will add to its seat's points, and to the majority of the good."""
    weights = BEFORE[number - 2]
    now = lives_at(good, evil, left, right, number, trophies)
    last = lives_at(good, evil, left, right, DEATH, trophies)
    points = weights.citizen * (good + evil) + weights.survivor * sum(now) + weights.last * sum(last)
    return points, weights.balance * (good - evil) + weights.lasting * (last[0] - last[1])


def _likely(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def _best(points: list[float], seats: list[int], swing: float) -> dict[int, float]:
    """Who of these will have the most points."""
    most = max(points[seat] for seat in seats)
    weights = {seat: exp((points[seat] - most) / swing) for seat in seats}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}
