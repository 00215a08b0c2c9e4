"""How a game of Apokalypse stands after a horseman: each seat's chance of winning it.

Two things decide in the end: which side has more citizens, and the points. Both may still change, the less
the fewer horsemen are to come. Good players win together, of the evil ones the best.
"""

from math import exp
from typing import TYPE_CHECKING

from .components import EVIL, GOOD, HORSEMEN
from .ending import population, scores

if TYPE_CHECKING:
    from .turns import ApokalypseState

HORSEMAN = 1 << 20
"""A horseman is later than any turn before him."""
CROWD = 1.5
"""Citizens by which the majority shifts until a horseman comes, about."""
SWING = 5.0
"""Points by which two seats drift apart until a horseman comes, about."""


def clock(state: "ApokalypseState") -> int:
    return state.next * HORSEMAN + state.turn


def horizon(state: "ApokalypseState") -> int:
    return (state.next + 1) * HORSEMAN


def outlook(state: "ApokalypseState") -> list[float]:
    """The chances. They sum up to one only where one wins alone: the good win together, or nobody does."""
    points = scores(state)
    left = max(0.5, len(HORSEMEN) + 1 - state.next)
    swing = SWING * left**0.5
    good, evil = population(state)
    seats = range(len(points))
    teams = [[seat for seat in seats if state.align[seat] == side] for side in (GOOD, EVIL)]
    if not teams[GOOD] or not teams[EVIL]:
        best = _best(points, list(seats), swing)
        return [best[seat] for seat in seats]
    # A tie is a win of the evil: they need half a citizen less (R80).
    majority = _likely((good - evil - 0.5) / (CROWD * left**0.5))
    sums = [sum(points[seat] for seat in team) for team in teams]
    together = majority * _likely((sums[GOOD] - sums[EVIL]) / swing)
    best = _best(points, teams[EVIL], swing)
    return [together if state.align[seat] == GOOD else (1 - majority) * best[seat] for seat in seats]


def _likely(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def _best(points: tuple[int, ...], seats: list[int], swing: float) -> dict[int, float]:
    """Who of these will have the most points."""
    most = max(points[seat] for seat in seats)
    weights = {seat: exp((points[seat] - most) / swing) for seat in seats}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}
