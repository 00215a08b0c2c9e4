"""How a game of CGS stands a few turns on: each seat's chance of winning it.

Banners are points and open the gate of Olympus; what else a side has (characters, their health and their
cards, coins) is worth the points it will help to make. A team wins together.
"""

from math import exp

from .table import Table

SWING = 2.0
"""Points by which two sides drift apart before it is decided, about."""
GATE = 1.5
"""To be allowed into Olympus."""
HERO, COMPANION, HURT = 0.8, 0.4, 0.35
EQUIPMENT, HAND, COIN = 0.12, 0.06, 0.04
AHEAD = 2
"""Turns that an imagined game goes on: this one and the answer to it."""


def outlook(table: Table) -> list[float]:
    """The chances; all seats of a side have the same."""
    plan = table.plan
    if table.winner >= 0:
        return [float(side == table.winner) for side in plan.side]
    standing = [points + GATE * table.gate(side) for side, points in enumerate(table.all_points())]
    for seat, side in enumerate(plan.side):
        standing[side] += HAND * len(table.hands[seat]) + COIN * table.coins[seat]
        for piece in table.own[seat]:
            standing[side] += HERO if piece < plan.box.heroes else COMPANION
            standing[side] += EQUIPMENT * len(table.gear[piece]) - HURT * (table.hurt >> piece & 1)
    best = max(standing)
    weights = [exp((own - best) / SWING) for own in standing]
    total = sum(weights)
    return [weights[side] / total for side in plan.side]
