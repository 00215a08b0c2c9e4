"""The last throw of a die, taken apart for the eyes: what counts for it, and what against (8.3).

A throw is kept in the state as ``roll``: how many there were so far, then the kind, the piece, the foe (the
seat for a throw nobody's piece makes), the value, what it was, support, bonus, the die, the number to beat,
and whether it succeeded. Between two turns only the count is left.
"""

from typing import TYPE_CHECKING

from ...kernel.words import Plain
from .components import LOGO
from .events import card_ref, piece_ref, seat_ref
from .spells import covers
from .vocabulary import DEFENCE, FOREST, RANGED, SNIPER, STATS

if TYPE_CHECKING:
    from .table import Table

ROLL_KINDS = ("attack", "check", "contest", "chance", "first")
BY_ATTACK, BY_CHECK, BY_CONTEST, BY_CHANCE, BY_FIRST = range(5)
_LENGTH = 11

Part = tuple[str, int]
"""A ref, or a word for what has none, and what it adds."""


def note_roll(
    table: "Table",
    kind: int,
    piece: int,
    foe: int = -1,
    stat: int = -1,
    base: int = 0,
    support: int = 0,
    bonus: int = 0,
    die: int = 0,
    against: int = 0,
    passed: bool = True,
) -> None:
    """A die was thrown."""
    count = table.roll[0] + 1
    table.roll = (count, kind, piece, foe, stat, base, support, bonus, die, against, int(passed))


def forget_roll(table: "Table") -> None:
    table.roll = (table.roll[0],)


def sources(table: "Table", piece: int, stat: int) -> list[Part]:
    """What a value is made of: the print first, then all that changes it now (B6.13, R76)."""
    box = table.plan.box
    found: list[Part] = [(STATS[stat], box.pieces[piece].stats[stat])]
    found += [(piece_ref(box, piece), by) for of, by in box.piece_mods[piece] if of == stat]
    if piece < box.first_creature:
        for card in table.gear[piece]:
            found += [(card_ref(box, card), by) for of, by in box.card_mods[card] if of == stat]
    found += [("lasting", by) for of, by in table.extra[piece] if of == stat]
    found += [("passing", by) for who, of, by, _ in table.mods if who == piece and of == stat]
    found += spread_sources(table, piece, stat)
    return found


def spread_sources(table: "Table", piece: int, stat: int) -> list[Part]:
    """What the timed cards on the table do to a value."""
    box = table.plan.box
    return [
        (card_ref(box, entry >> 4), by)
        for seat, entries in enumerate(table.timed)
        for entry in entries
        for fn in box.cards[entry >> 4].fns
        if fn.scope
        and covers(table.plan.side, fn.scope, seat, table.owner[piece], piece >= box.first_creature)
        for of, by in fn.mods
        if of == stat
    ]


def roll_view(table: "Table") -> Plain | None:
    """The last throw of this turn, as a sum that can be shown; open to all."""
    if len(table.roll) < _LENGTH:
        return None
    count, kind, piece, foe, stat, base, support, bonus, die, against, passed = table.roll
    box = table.plan.box
    mine: list[Part] = []
    if stat >= 0:
        mine = _told(table, piece, stat, base)
    mine += [("support", support)] if support else []
    mine += [("bonus", bonus)] if bonus else []
    theirs: list[Part] = []
    if kind == BY_ATTACK:
        theirs = _told(table, foe, DEFENCE, against, forest=_in_forest(table, piece, foe, stat))
    return {
        "count": count,
        "kind": ROLL_KINDS[kind],
        "piece": piece_ref(box, piece) if piece >= 0 else None,
        "foe": piece_ref(box, foe) if kind == BY_ATTACK else None,
        "seat": seat_ref(foe) if kind == BY_FIRST else None,
        "stat": STATS[stat] if stat >= 0 else None,
        "parts": [{"what": what, "by": by} for what, by in mine],
        "die": "logo" if die == LOGO else die,
        "total": base + support + bonus + (0 if die == LOGO or kind == BY_CHECK else die),
        "against": against,
        "guard": [{"what": what, "by": by} for what, by in theirs],
        "passed": bool(passed),
    }


def _told(table: "Table", piece: int, stat: int, total: int, forest: bool = False) -> list[Part]:
    """The parts of a value as it was at the throw; what changed since is not guessed at."""
    found = sources(table, piece, stat) + ([("forest", 1)] if forest else [])
    missing = total - sum(by for _, by in found)
    if missing and len(found) > 1:
        return [(STATS[stat], total)]
    return [*found, ("bonus", missing)] if missing else found


def _in_forest(table: "Table", piece: int, foe: int, stat: int) -> bool:
    from .reach import keys

    if table.at[foe] < 0 or STATS[stat] != STATS[RANGED]:
        return False
    return table.ground.terrain[table.at[foe]] == FOREST and not keys(table, piece) & SNIPER
