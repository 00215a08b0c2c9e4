"""Attacks as a seat sees them: the one under way, those that can be chosen with their chances, and reach.

All of it lies open, but what may be chosen is told to the actor only (view.py).
"""

from typing import TYPE_CHECKING

from ...kernel.words import Plain
from .events import card_ref, hex_ref, piece_ref, seat_ref
from .forecast import forecast
from .frames import BEASTLY, COUNTER, SURPRISE
from .ground import HIDDEN
from .moves import (
    ASK_ACTION,
    ASK_CREATURE,
    ASK_MODE,
    ASK_SUPPORT,
    ATTACK,
    BEAST,
    DONE,
    MODE,
    OVER,
    PIECE,
    PIECES,
    PLAYED,
    STRIKE,
    USE,
)
from .reach import MODE_LISTS, attack_value, best_mode, chances, defence_value, lines, modes
from .vocabulary import MODES

if TYPE_CHECKING:
    from .table import Table


def _open(table: "Table") -> list[tuple[int, ...]]:
    """What is under way, the innermost first; at the end nothing is."""
    return table.stack[::-1] if table.phase != OVER else []


_SORTS = ((COUNTER, "counter"), (SURPRISE, "surprise"), (BEASTLY, "beast"))


def attack(table: "Table") -> Plain | None:
    """The innermost attack under way, with the sum as it stands; ``sixths`` is its chance until the throw."""
    for frame in _open(table):
        if frame[0] == STRIKE:
            box, (a, d, mode) = table.plan.box, frame[2:5]
            rolled = frame[10] > 0
            here = table.at[a] >= 0 and table.at[d] >= 0
            strength = attack_value(table, a, mode) + frame[5] + frame[7] if here else 0
            defence = defence_value(table, a, d, mode) + frame[8] if here else 0
            return {
                "kind": next((name for bit, name in _SORTS if frame[11] & bit), "attack"),
                "piece": piece_ref(box, a),
                "foe": piece_ref(box, d),
                "target": piece_ref(box, frame[12]),
                "mode": MODES[mode],
                "support": frame[5],
                "bonus": frame[7],
                "guard": frame[8],
                "strength": strength,
                "defence": defence,
                "sixths": chances(table, strength, defence) if here and not rolled else None,
                "rolled": rolled,
                "hit": frame[10] == 2,
            }
    return None


def played(table: "Table") -> Plain | None:
    """The innermost card that is being played, once it is shown, and on whom."""
    for frame in _open(table):
        if frame[0] == PLAYED and frame[1]:
            _, _, seat, card, target, cancelled, _ = frame
            box = table.plan.box
            return {
                "card": card_ref(box, card),
                "seat": seat_ref(seat),
                "piece": piece_ref(box, target) if target >= 0 else None,
                "cancelled": bool(cancelled),
            }
    return None


def odds(table: "Table") -> Plain:
    """The chance of each attack that can be chosen now, in sixths, before anybody commits to it.

    While supporters are chosen it is told by what may be chosen: the throw as it stands is ``done``.
    """
    kind, *asked = table.stack[-1]
    box = table.plan.box
    if kind == ASK_SUPPORT:
        _, piece, other, mode, *chosen = asked
        found: Plain = {"done": forecast(table, piece, other, mode, tuple(chosen))}
        for action in table.options:
            if action != DONE:
                helpers = (*chosen, action - PIECE)
                found[piece_ref(box, action - PIECE)] = forecast(table, piece, other, mode, helpers)
        return found
    fights: list[tuple[int, int, int]] = []
    flags = 0
    if kind == ASK_MODE:
        fights = [(asked[1], asked[2], action - MODE) for action in table.options]
        flags = COUNTER
    elif kind in (ASK_ACTION, ASK_CREATURE):
        fights = [fight for action in table.options for fight in _fights(table, action)]
    return {
        f"{piece_ref(box, a)} {piece_ref(box, d)} {MODES[mode]}": forecast(table, a, d, mode, (), flags)
        for a, d, mode in fights
    }


def in_reach(table: "Table") -> Plain:
    """The hexes that those who may attack now can attack, and how: as the ground has it, whoever is there."""
    kind = table.stack[-1][0] if table.actor is not None else -1
    fighters: list[int] = []
    if kind == ASK_ACTION:
        fighters = [piece for piece in table.own[table.active] if not table.acted >> piece & 1]
    elif kind == ASK_CREATURE:
        fighters = sorted({a for action in table.options for a, _, _ in _fights(table, action)})
    box, grid, ground = table.plan.box, table.plan.grid, table.ground
    found: Plain = {}
    for piece in fighters:
        here = table.at[piece]
        near = {hex for hex in (*grid.close[here], ground.link[here]) if hex >= 0}
        able = {hex: lines(table, here, hex) & box.arms[piece] for hex in sorted(near)}
        found[piece_ref(box, piece)] = {
            hex_ref(hex): [MODES[mode] for mode in MODE_LISTS[modes]]
            for hex, modes in able.items()
            if modes and ground.terrain[hex] != HIDDEN
        }
    return found


def _fights(table: "Table", action: int) -> list[tuple[int, int, int]]:
    if ATTACK <= action < BEAST:
        pair, mode = divmod(action - ATTACK, 2)
        return [(pair // PIECES, pair % PIECES, mode)]
    if BEAST <= action < USE:
        a, d = divmod(action - BEAST, PIECES)
        return [(a, d, best_mode(table, a, d, modes(table, a, d)))]
    return []
