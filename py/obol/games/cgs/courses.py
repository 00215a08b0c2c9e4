"""Whole walks to consider: a step makes sense only by where it leads.

A course is a character and a hex that promises something (plans.py), its goal both in one number. In an
imagined game the character goes there as far as its points reach; everything else is left to the policy.
"""

from collections.abc import Sequence

from ...kernel.rules import Course
from . import plans
from .moves import ASK_STEP, COIN, DONE, PIECE
from .table import Table
from .walking import CAVE

PLACE = 1 << 12
"""A goal is ``piece * PLACE + hex + 1``; an unopened cave is the hex -1."""


def outings(table: Table, actions: Sequence[int]) -> list[tuple[int, int]]:
    """For each answer to who moves: what it is worth, and the goal of whoever has somewhere better to be."""
    found = []
    for action in actions:
        if action >= COIN:
            found.append((int(action == DONE), -1))
            continue
        score, hex, step = plans.aim(table, action - PIECE)
        found.append((2 + score, _goal(action - PIECE, hex)) if step != plans.STAY else (0, -1))
    return found


def _goal(piece: int, hex: int) -> int:
    return piece * PLACE + hex + 1


def movers(table: Table, actions: Sequence[int], values: Sequence[int]) -> list[Course]:
    """Who could go where: the best goal of everybody first, as the policy likes them, then the others."""
    found: list[tuple[int, int, Course]] = []
    for action, value in zip(actions, values, strict=True):
        if action == DONE:
            found.append((0, -value, Course(DONE)))
            continue
        if action >= COIN:
            continue
        piece = action - PIECE
        for nth, (score, hex, step) in enumerate(_best_first(table, piece)):
            if step != plans.STAY:
                course = Course(action, _goal(piece, hex))
                found.append((nth, -score if nth else -value, course))
    return [course for _, _, course in sorted(found)]


def steps(table: Table, actions: Sequence[int]) -> list[Course]:
    """Where the character that is under way could go; to stop is worth what it finds here."""
    piece = table.stack[-2][1]
    found, stops = [], False
    for _, hex, step in _best_first(table, piece):
        if step in actions:
            found.append(Course(step, _goal(piece, hex)))
        elif not stops:  # it is here, or too far for this turn
            stops = True
            found.append(Course(DONE))
    return found if stops else [*found, Course(DONE)]


def pursue(table: Table, goal: int) -> None:
    """Walk on to the goal, as far as the points reach."""
    piece, hex = divmod(goal, PLACE)
    hex -= 1
    while table.actor is not None and table.stack[-1][0] == ASK_STEP and table.stack[-2][1] == piece:
        if table.at[piece] == hex:
            return
        step = plans.ways(table, piece).first.get(hex, plans.STAY)
        if step not in table.options:
            step = DONE
        table.play(step)
        if hex < 0 and step % 8 == CAVE:
            return


def _best_first(table: Table, piece: int) -> list[tuple[int, int, int]]:
    return sorted(plans.targets(table, piece), key=lambda target: -target[0])
