"""Values, keys, and who can attack whom, how, and with what chance (1.0, 1.3 'Reach', D3.12)."""

from .components import CREATURE, LOGO, MISSING, WALL, WATER, Fn
from .ground import HIDDEN
from .table import Table
from .vocabulary import (
    BY_MELEE,
    BY_RANGED,
    DEFENCE,
    FOREST,
    MELEE,
    MELEE_IMMUNE,
    OLYMPUS,
    RANGED,
    RANGED_IMMUNE,
    SNIPER,
    SPEED,
    STAT_OF_MODE,
    TRUCE,
)

CLOSE, FAR = 1 << BY_MELEE, 1 << BY_RANGED
"""The modes as bits."""


def value(table: Table, piece: int, stat: int) -> int:
    """A value with all active modifiers, or MISSING: a modifier gives no value (B5.2, R23, R76)."""
    box = table.plan.box
    total = box.pieces[piece].stats[stat]
    if total == MISSING:
        return MISSING
    for of, by in box.piece_mods[piece]:
        if of == stat:
            total += by
    if piece < box.first_creature:  # loot is carried by a creature, not used
        mods = box.card_mods
        for card in table.gear[piece]:
            for of, by in mods[card]:
                if of == stat:
                    total += by
    for of, by in table.extra[piece]:
        if of == stat:
            total += by
    for who, of, by, _ in table.mods:
        if who == piece and of == stat:
            total += by
    for fn in _spread(table, piece):
        total += sum(by for of, by in fn.mods if of == stat)
    return max(total, 1 if stat == SPEED else 0)


def keys(table: Table, piece: int) -> int:
    """The keywords of a piece, as bits."""
    box = table.plan.box
    bits = box.piece_keys[piece]
    if piece < box.first_creature:
        for card in table.gear[piece]:
            bits |= box.card_keys[card]
    for fn in _spread(table, piece):
        bits |= fn.keys
    return bits


def _spread(table: Table, piece: int) -> list[Fn]:
    """The permanent functions of timed cards that cover this piece."""
    found: list[Fn] = []
    for seat, entries in enumerate(table.timed):
        for entry in entries:
            fns = table.plan.box.cards[entry >> 4].fns
            found += [fn for fn in fns if fn.scope and covers(table, fn.scope, seat, piece)]
    return found


def covers(table: Table, scope: str, seat: int, piece: int) -> bool:
    if scope == "all":
        return True
    creature = piece >= table.plan.box.first_creature
    if scope == "creatures":
        return creature
    if creature:
        return False
    if scope == "own_all":
        return table.owner[piece] == seat  # R81
    return table.side_of(piece) != table.plan.side[seat]


def modes(table: Table, a: int, d: int) -> int:
    """How piece a can attack piece d, as bits: CLOSE, FAR."""
    one, other = table.at[a], table.at[d]
    if one < 0 or other < 0:
        return 0
    terrain = table.ground.terrain
    if (terrain[one] == OLYMPUS) != (terrain[other] == OLYMPUS):
        return 0  # C2.32
    found = lines(table, one, other)
    if not found:
        return 0
    stats = table.plan.box.pieces[a].stats
    if stats[MELEE] == MISSING:
        found &= ~CLOSE
    if stats[RANGED] == MISSING:
        found &= ~FAR
    if not found:
        return 0
    first = table.plan.box.first_creature
    guarded = keys(table, d)
    if a < first and d < first and (keys(table, a) | guarded) & TRUCE:
        return 0
    if guarded & MELEE_IMMUNE:
        found &= ~CLOSE
    if guarded & RANGED_IMMUNE:
        found &= ~FAR
    return found


def lines(table: Table, one: int, other: int) -> int:
    """Which modes the ground allows between two hexes (B1.14, B1.15, B1.22, R58 to R61)."""
    if one == other:
        return CLOSE
    ground, grid = table.ground, table.plan.grid
    if ground.link[one] == other:
        return CLOSE | FAR
    edge = grid.beside.get((one, other))
    if edge is not None:
        bits = ground.edges[edge]
        if bits & WALL:
            return 0
        return FAR if bits & WATER else CLOSE | FAR
    cave = grid.first_cave * 7
    if one >= cave or other >= cave:
        return 0
    for first, middle, second in grid.across.get((one, other), ()):
        if ground.terrain[middle] != HIDDEN and not (ground.edges[first] | ground.edges[second]) & WALL:
            return FAR
    return 0


def attack_value(table: Table, a: int, mode: int) -> int:
    return value(table, a, STAT_OF_MODE[mode])


def defence_value(table: Table, a: int, d: int, mode: int) -> int:
    """The defence of d against a; in a forest one more against ranged attacks (B1.18)."""
    total = value(table, d, DEFENCE)
    if mode == BY_RANGED and table.ground.terrain[table.at[d]] == FOREST and not keys(table, a) & SNIPER:
        total += 1
    return total


def chances(table: Table, strength: int, defence: int) -> int:
    """How many of the six faces hit."""
    return sum(face == LOGO or strength + face > defence for face in table.plan.box.action_die)


def odds(table: Table, a: int, d: int, mode: int, more: int = 0) -> int:
    """In sixths, the chance that a hits d."""
    return chances(table, attack_value(table, a, mode) + more, defence_value(table, a, d, mode))


def best_mode(table: Table, a: int, d: int, found: int) -> int:
    """What a creature chooses: the better chance, in doubt melee (R62)."""
    if found != CLOSE | FAR:
        return BY_MELEE if found == CLOSE else BY_RANGED
    return BY_RANGED if odds(table, a, d, BY_RANGED) > odds(table, a, d, BY_MELEE) else BY_MELEE


_LISTS = ((), (BY_MELEE,), (BY_RANGED,), (BY_MELEE, BY_RANGED))


def mode_list(found: int) -> tuple[int, ...]:
    """The modes of their bits."""
    return _LISTS[found]


def in_range(table: Table, hex: int, pieces: list[int]) -> list[int]:
    """Those of the pieces that something in this hex might reach: a quick look before ``modes``."""
    close, link, at = table.plan.grid.close[hex], table.ground.link[hex], table.at
    return [piece for piece in pieces if at[piece] in close or at[piece] == link]


def is_character(table: Table, piece: int) -> bool:
    return table.plan.box.pieces[piece].kind != CREATURE


def opposing(table: Table, seat: int) -> list[int]:
    """All characters of other sides, in turn order from a seat."""
    plan = table.plan
    found: list[int] = []
    for step in range(1, plan.seats):
        other = (seat + step) % plan.seats
        if plan.side[other] != plan.side[seat]:
            found += table.own[other]
    return found
