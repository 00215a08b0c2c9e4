"""How a game of CGS stands a few turns on: each seat's chance of winning it.

What counts was found from how games between greedy players went on: banners, characters and their health, and
above all what lies within reach: the best target of a side, and how near its way up Olympus is. What is
carried or held in hand shows mostly in the points it helps to make. A team wins together.
"""

from math import exp

from . import plans
from .table import Table

POINT = 0.24
"""Of the exponent in the chance, as are all others."""
HERO, COMPANION, HURT = 0.6, 0.24, 0.28
EQUIPMENT, HAND, COIN = 0.07, 0.06, 0.01
REACH, OTHERS = 0.33, 0.05
"""A point a turn that the best target of a side promises, and those of its other characters."""
SUMMIT = 2.2
"""To stand on the summit, with leave to be there; the less the farther away."""
THERE = 62_500
"""The score of a target that is the summit, there (plans.py)."""
AHEAD = 2
"""Turns that an imagined game goes on: this one and the answer to it."""


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
            standing[side] += HERO if piece < plan.box.heroes else COMPANION
            standing[side] += EQUIPMENT * len(table.gear[piece]) - HURT * (table.hurt >> piece & 1)
            score = plans.aim(table, piece)[0]
            standing[side] += OTHERS * min(score, plans.NEAR) / 1000
            reach[side] = max(reach[side], score)
    for side, score in enumerate(reach):
        near = score <= plans.NEAR
        standing[side] += REACH * score / 1000 if near else SUMMIT * score / THERE
    best = max(standing)
    weights = [exp(own - best) for own in standing]
    total = sum(weights)
    return [weights[side] / total for side in plan.side]
