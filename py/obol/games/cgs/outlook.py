"""How a game of CGS stands at the end of a turn: each seat's chance of winning it.

What counts was found from how 2,700 games between greedy players went on: banners; what lies within reach,
the best target of a side and how near its way up Olympus is; and how well its characters fight and how far
they go, with all they carry. What is held in hand shows mostly in the points it helps to make. A team wins
together.
"""

from math import exp

from . import plans
from .reach import value
from .table import Table
from .vocabulary import DEFENCE, MELEE, RANGED, SPEED

POINT = 0.22
"""Of the exponent in the chance, as are all others."""
HAND, COIN, EQUIPMENT = 0.08, 0.013, 0.01
FIGHTER, WALKER = 0.12, 0.25
"""A point of strength of a hero, and of its speed."""
COMPANION, HELPER = 0.05, 0.04
"""To have one more character at all, and a point of its strength."""
HURT = 0.16
REACH = 0.37
"""A point a turn that the best target of a side promises."""
SUMMIT = 2.0
"""To stand on the summit, with leave to be there; the less the farther away."""
THERE = 62_500
"""The score of a target that is the summit, there (plans.py)."""


def outlook(table: Table) -> list[float]:
    """The chances; all seats of a side have the same."""
    plan = table.plan
    if table.winner >= 0:
        return [float(side == table.winner) for side in plan.side]
    standing = [POINT * points for points in table.all_points()]
    reach = [0] * len(standing)
    for seat, side in enumerate(plan.side):
        standing[side] += HAND * len(table.hands[seat]) + COIN * table.coins[seat]
        for piece in table.own[seat]:
            standing[side] += _strength(table, piece)
            reach[side] = max(reach[side], plans.aim(table, piece)[0])
    for side, score in enumerate(reach):
        near = score <= plans.NEAR
        standing[side] += REACH * score / 1000 if near else SUMMIT * score / THERE
    best = max(standing)
    weights = [exp(own - best) for own in standing]
    total = sum(weights)
    return [weights[side] / total for side in plan.side]


def _strength(table: Table, piece: int) -> float:
    """What a character is good for, as it stands there with its equipment and its wounds."""
    defence, melee, ranged = (max(0, value(table, piece, stat)) for stat in (DEFENCE, MELEE, RANGED))
    carried = EQUIPMENT * len(table.gear[piece]) - HURT * (table.hurt >> piece & 1)
    if piece < table.plan.box.heroes:
        return FIGHTER * (melee + defence + ranged / 2) + WALKER * value(table, piece, SPEED) + carried
    return COMPANION + HELPER * (defence + max(melee, ranged)) + carried
