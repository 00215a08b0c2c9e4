"""How a game of Strife of Gods stands between two rounds: each seat's chance of winning it.

Points are never lost, so a lead counts the more the fewer rounds are left to make it good. In the middle of a
round the shields count as if it ended now.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING

from .components import POINTS, TURNS
from .scoring import judge, points

if TYPE_CHECKING:
    from .rules import StrifeState

SWING = 1.1
"""How far the points of two seats drift apart in a round, about."""


def outlook(state: "StrifeState") -> list[float]:
    """The chances, which sum up to one."""
    standing = list(points(state))
    seats = len(standing)
    played, turn = divmod(state.turn, TURNS * seats)
    if turn:
        for shield, seat in zip(POINTS, judge(state).ranking, strict=False):
            standing[seat] += shield
        played += 1
    swing = SWING * sqrt(max(seats - played, 0.25))
    best = max(standing)
    weights = [exp((own - best) / swing) for own in standing]
    total = sum(weights)
    return [weight / total for weight in weights]
