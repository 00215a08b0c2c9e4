"""Values, keys, and who can attack whom, how, and with what chance (1.0, 1.3 'Reach', D3.12)."""

from collections.abc import Sequence
from functools import cache

from .components import LOGO, MISSING, WALL, WATER, Box
from .ground import HIDDEN
from .kit import floored
from .spells import NOBODYS
from .table import Table
from .vocabulary import (
    BY_MELEE,
    BY_RANGED,
    DEFENCE,
    FOREST,
    MELEE_IMMUNE,
    OLYMPUS,
    RANGED_IMMUNE,
    SNIPER,
    STAT_OF_MODE,
    TRUCE,
)

CLOSE, FAR = 1 << BY_MELEE, 1 << BY_RANGED
BOTH = CLOSE | FAR
"""The modes as bits."""
GUARDS = TRUCE | MELEE_IMMUNE | RANGED_IMMUNE
"""The keywords that keep off attacks."""


def value(table: Table, piece: int, stat: int) -> int:
    """A value with all active modifiers, or MISSING: a modifier gives no value (B5.2, R23, R76)."""
    worn = table.kits[piece]
    if not table.mods and not table.spell.stats and not table.extra[piece]:
        return worn.values[stat]
    found, spell, total = worn.values[stat], table.spell, worn.sums[stat]
    if found == MISSING:
        return found
    for of, by in table.extra[piece]:
        if of == stat:
            total += by
    for who, of, by, _ in table.mods:
        if who == piece and of == stat:
            total += by
    if spell.stats >> stat & 1:
        total += spell.sums[_under(table, piece)][stat]
    return found if total == worn.sums[stat] else floored(total, stat)


def keys(table: Table, piece: int) -> int:
    """The keywords of a piece, as bits."""
    bits = table.kits[piece].keys
    if table.spell.gifts:
        bits |= table.spell.keys[_under(table, piece)]
    return bits


def _under(table: Table, piece: int) -> int:
    """Whose entry of a spell a piece comes under."""
    owner = table.owner[piece]
    return NOBODYS if owner < 0 and piece < table.plan.box.first_creature else owner


def modes(table: Table, a: int, d: int) -> int:
    """How piece a can attack piece d, as bits: CLOSE, FAR."""
    one, other, kits = table.at[a], table.at[d], table.kits
    if one < 0 or other < 0:
        return 0
    found = (lines(table, one, other) if one != other else CLOSE) & table.plan.box.arms[a]
    if found and (kits[a].keys | kits[d].keys | table.spell.gifts) & GUARDS:
        return unguarded(table, a, d, found)
    return found


def unguarded(table: Table, a: int, d: int, found: int) -> int:
    """What is left of these modes if piece d is immune, or both keep a truce."""
    first, guarded = table.plan.box.first_creature, keys(table, d)
    if a < first > d and (guarded | keys(table, a)) & TRUCE:
        return 0
    if guarded & MELEE_IMMUNE:
        found &= ~CLOSE
    if guarded & RANGED_IMMUNE:
        found &= ~FAR
    return found


def lines(table: Table, one: int, other: int) -> int:
    """Which modes the ground allows between two hexes, worked out once for each map."""
    lore = table.lore
    known = lore.lines.get(one)
    if known is None:
        known = lore.lines[one] = {}
    found = known.get(other)
    if found is None:
        found = known[other] = _lines(table, one, other)
    return found


def _lines(table: Table, one: int, other: int) -> int:
    """The modes between two hexes (B1.14, B1.15, B1.22, R58 to R61)."""
    ground, grid = table.ground, table.plan.grid
    if (ground.terrain[one] == OLYMPUS) != (ground.terrain[other] == OLYMPUS):
        return 0  # C2.32
    if one == other:
        return CLOSE
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
    return total + 1 if mode == BY_RANGED and in_cover(table, a, d) else total


def in_cover(table: Table, a: int, d: int) -> bool:
    """Whether a forest protects d from what a shoots (B1.18)."""
    return table.ground.terrain[table.at[d]] == FOREST and not keys(table, a) & SNIPER


def chances(table: Table, strength: int, defence: int) -> int:
    """How many of the six faces hit."""
    return _hits(table.plan.box, defence - strength)


@cache
def _hits(box: Box, lacking: int) -> int:
    """The same by what is lacking to be equal: imagined games ask this all the time."""
    return sum(face == LOGO or face > lacking for face in box.action_die)


def odds(table: Table, a: int, d: int, mode: int, more: int = 0) -> int:
    """In sixths, the chance that a hits d."""
    return chances(table, attack_value(table, a, mode) + more, defence_value(table, a, d, mode))


def best_mode(table: Table, a: int, d: int, found: int) -> int:
    """What a creature chooses: the better chance, in doubt melee (R62)."""
    if found != BOTH:
        return BY_MELEE if found == CLOSE else BY_RANGED
    return BY_RANGED if odds(table, a, d, BY_RANGED) > odds(table, a, d, BY_MELEE) else BY_MELEE


MODE_LISTS = ((), (BY_MELEE,), (BY_RANGED,), (BY_MELEE, BY_RANGED))
"""The modes of their bits."""


def targets(table: Table, fighters: Sequence[int], foes: Sequence[int]) -> list[tuple[int, int, int]]:
    """Whom of some foes each of these pieces can attack, and the modes: (piece, foe, modes)."""
    at, kits, link, close = table.at, table.kits, table.ground.link, table.plan.grid.close
    lore = table.lore
    spots, found = [], []
    for other in foes:
        spots.append(at[other])  # noqa: PERF401 -- a loop is quicker for a few
    for a in fighters:
        here = at[a]
        near = close[here]
        if link[here] >= 0:
            near |= {link[here]}
        if near.isdisjoint(spots):  # most are too far away from everybody
            continue
        known = lore.lines.get(here)
        if known is None:
            known = lore.lines[here] = {}
        arms, guarded = table.plan.box.arms[a], (kits[a].keys | table.spell.gifts) & GUARDS
        for other in foes:
            there = at[other]
            if there in near:
                able = known.get(there)
                if able is None:
                    able = known[there] = _lines(table, here, there)
                able &= arms
                if able and (guarded or kits[other].keys & GUARDS):
                    able = unguarded(table, a, other, able)
                if able:
                    found.append((a, other, able))
    return found


def opposing(table: Table, seat: int) -> Sequence[int]:
    """All characters of other sides, in turn order from a seat."""
    rivals = table.plan.rivals[seat]
    if len(rivals) == 1:
        return table.own[rivals[0]]
    found: list[int] = []
    for other in rivals:
        found += table.own[other]
    return found
