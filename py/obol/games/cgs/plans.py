"""Where a character had best go: the notes for an AI (7) as numbers.

A target is worth its points by the turns it takes: the way there, and the cards to beat. All numbers are
whole: a *score* is in thousandths of a point a turn.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from .components import LOGO, ROAD, Box
from .ground import CAVE_MOUTH, FACE_DOWN, HIDDEN, LAIR, TOP, Ground, Lore
from .layout import Grid
from .moves import STEP
from .reach import best_mode, chances, keys, modes, odds, value
from .table import Table
from .trials import beaten_sum, need
from .vocabulary import BLACK, DEFENCE, MELEE, OLYMPUS, RANGED, SPEED
from .walking import CAVE, OPENING, barred, cost

Promise = tuple[int, int]
"""Thousandths of points, and the hundredths of turns it takes to get them, once there."""
EXPLORE = 1200
"""What lies under a face-down tile, in thousandths of a point; it is there for everybody."""
UNSEEN = (EXPLORE, 150)
CAVE_AHEAD = (EXPLORE * 2, 250)
SUMMIT = (100_000, 100)
"""What a face-down hex promises, and the effort; an unopened cave; and the summit of Olympus."""
_SINGLE = {FACE_DOWN: UNSEEN, CAVE_MOUTH: CAVE_AHEAD, TOP: SUMMIT}
"""Where a promise never changes."""
CARD_VALUE = 220
"""The mean value of an encounter card, in hundredths."""
NEAR = 8000
"""No target has a greater score, but for the summit of Olympus."""
STAY = -1


Scores = tuple[int, int, int, int, int]
"""Of a hex: the best that can be, the best without a foreign banner or a prize; as long as nobody has been
there; and where nothing lies but the banner of one who leads, or of another."""
Target = tuple[Scores, int, int, int]
"""Its scores, its place among what is promising, its hex, and the hundredths of turns to get there and
begin."""


class Ways(NamedTuple):
    """From a hex to every hex a character could walk to. Kept and shared: not to be changed."""

    first: dict[int, int]
    """The first step there, as an action."""
    promising: list[tuple[int, int, int]]
    """Where something may be had, twice the cost of getting there, and what it is (ground.py)."""
    ranked: dict[int, list[Target]]
    """The same for those who are so quick and so able, the most promising first."""


Exits = list[tuple[int, int, int]]
"""Where one gets from a hex: the hex, twice what it costs, and the step as an action."""


def ways(table: Table, piece: int) -> Ways:
    """The ways of a character from where it is.

    A face-down hex is an end: nobody knows how it goes on. An unopened cave is the hex -1.
    """
    lore = table.lore if table.lore.ground is table.ground else table.learn()
    gate = table.gate(table.side_of(piece))
    name = (table.at[piece], keys(table, piece) & OPENING, gate, bool(table.caves))
    found: Ways | None = lore.walks.get(name)
    if found is None:
        found = lore.walks[name] = _ways(lore, table.plan.grid, *name)
    return found


def _ways(lore: Lore, grid: Grid, here: int, able: int, gate: bool, caves: bool) -> Ways:
    """Imagined games walk the same ground again and again: what was found once is kept with it."""
    ground = lore.ground
    assert ground is not None
    terrain, known = ground.terrain, lore.exits
    length = {here: 0}
    first = {here: STAY}
    name, far = able << 1 | caves, 0
    fringe = {0: [here]}
    while fringe:
        # All prices are small whole numbers: what is so far away is a list, not a part of a heap.
        for at in sorted(fringe.pop(far, ())):
            if far > length[at] or at < 0 or terrain[at] == HIDDEN:
                continue
            exits = known.get(at)
            if exits is None:
                exits = known[at] = {}
            found = exits.get(name)
            if found is None:
                found = exits[name] = _exits(ground, grid, at, able, caves)
            step = first[at]
            for other, price, action in found:
                total = far + price
                if other in length and length[other] <= total:
                    continue
                if not gate and other >= 0 and terrain[other] == OLYMPUS:
                    continue
                length[other] = total
                first[other] = action if at == here else step
                if total in fringe:
                    fringe[total].append(other)
                else:
                    fringe[total] = [other]
        far += 1
    lures = lore.lures or lore.lure()
    return Ways(first, [(hex, far, lures[hex]) for hex, far in length.items() if lures[hex]], {})


def _ranked(table: Table, found: Ways, piece: int) -> list[Target]:
    """The targets of a character, the most promising first."""
    stride, mean = 2 * value(table, piece, SPEED), mean_chance(table.plan.box, piece)
    name = stride << 7 | mean
    ranked = found.ranked.get(name)
    if ranked is None:
        ranked = found.ranked[name] = []
        for nth, (hex, far, lure) in enumerate(found.promising):
            pains = 60 + 100 * far // stride
            ranked.append((_scores(lure, mean, pains), nth, hex, pains))
        ranked.sort(key=_most, reverse=True)
    return ranked


def _most(target: Target) -> int:
    return target[0][0]


@cache
def _scores(lure: int, mean: int, pains: int) -> Scores:
    """What a hex with such a lure may be worth to whoever has this mean chance, and comes to it like this."""
    best, calm, alone, dear, cheap = _promises(lure, mean)
    return (
        _score(best, pains),
        _score(calm, pains),
        _score(alone, pains),
        _score(dear, pains),
        _score(cheap, pains),
    )


def _promises(lure: int, mean: int) -> Sequence[Promise]:
    """The same before the way there counts: see ``prospect``, of which these are the cases."""
    if lure in _SINGLE:
        return [_SINGLE[lure]] * 5
    if lure > LAIR:
        level = lure - LAIR
        return (1000 * level, 6), (150 * level, 6), *[(250 * level, 300)] * 3
    alone, held = _effort(lure, mean), _effort(2 * lure, mean)
    return (
        (2000 * lure, 100),
        (1000 * lure, 100),
        (1000 * lure, alone),
        (2000 * lure, held),
        (1200 * lure, held),
    )


def _score(promise: Promise, pains: int) -> int:
    gain, effort = promise
    return gain * 100 // (pains + effort)


def _exits(ground: Ground, grid: Grid, at: int, able: int, caves: bool) -> Exits:
    """All directions that lead anywhere."""
    found = []
    for d in range(7):
        other, price = _edge(ground, grid, at, d, able, caves)
        if price >= 0:
            found.append((other, price, STEP + d))
    return found


def _edge(ground: Ground, grid: Grid, at: int, d: int, able: int, caves: bool) -> tuple[int, int]:
    """Where a direction leads and twice what it costs; a road counts half. Negative: nowhere."""
    if d == CAVE:
        link = ground.link[at]
        if link >= 0:
            return link, 2 * cost(ground, link, able) if ground.mouth[at] == "out" else 2
        return -1, 2 if ground.mouth[at] == "in" and caves else -1
    other = grid.next[at * 6 + d]
    if other < 0 or ground.terrain[other] == BLACK:
        return other, -1
    bits = ground.edges[at * 6 + d]
    if bits and barred(bits, able):
        return other, -1
    if ground.terrain[other] == HIDDEN:
        return other, 2
    return other, 1 if bits & ROAD else 2 * cost(ground, other, able)


def aim(table: Table, piece: int) -> tuple[int, int, int]:
    """The best target of a character: its score, its hex, and the first step there (STAY: be here).

    Imagined games spend most of their time on this: where nobody has been it is known what a hex promises.
    """
    found, at, top, banner, won = ways(table, piece), table.at, table.top, table.banner, table.won
    here, side, prizes = at[piece], table.side_of(piece), table.prize
    touched = {here, *[at[beast] for beast in table.beasts]}
    best, chosen, aimed = 0, 0, here
    points: list[int] = []
    for (most, calm, score, dear, cheap), nth, hex, pains in _ranked(table, found, piece):
        if most < best:
            break
        holder = banner[hex] if hex >= 0 else -1
        if holder == side:
            continue  # nothing more to be had there
        if hex in touched or top[hex] >= 0 or won[hex]:
            if calm < best and holder < 0 and not prizes:
                continue
            score = _score(prospect(table, piece, hex, hex == here), pains)
        elif holder >= 0:
            points = points or table.all_points()
            score = dear if points[holder] == max(points) else cheap
        if score > best or (score == best and nth < chosen):
            best, aimed, chosen = score, hex, nth
    return best, aimed, found.first[aimed] if best else STAY


def targets(table: Table, piece: int) -> list[tuple[int, int, int]]:
    """Every hex that promises a character something: its score, the hex, and the first step there."""
    found, here = ways(table, piece), table.at[piece]
    able = []
    for _, nth, hex, pains in _ranked(table, found, piece):
        gain, effort = prospect(table, piece, hex, hex == here)
        if gain > 0:
            able.append((nth, gain * 100 // (pains + effort), hex, found.first[hex]))
    return [target[1:] for target in sorted(able)]


def prospect(table: Table, piece: int, hex: int, here: bool) -> tuple[int, int]:
    """What a hex promises a character: thousandths of points, and hundredths of turns to get them."""
    if hex < 0:
        return CAVE_AHEAD
    ground = table.ground
    if ground.terrain[hex] == HIDDEN:
        return UNSEEN
    side = table.side_of(piece)
    number = ground.encounter[hex]
    if number and table.banner[hex] != side:
        return _encounter(table, piece, hex, side, number, here)
    level = ground.creature[hex]
    if not level or table.banner[hex] == side:
        return 0, 0
    foe = _creature_in(table, hex)
    if foe < 0:
        return (0, 0) if here else (250 * level, 300)
    chance = fight_chance(table, piece, foe)
    prize = table.prize >> foe & 1
    return (1000 * level if prize else 150 * level), 600 // max(chance, 1)


def _encounter(table: Table, piece: int, hex: int, side: int, number: int, here: bool) -> tuple[int, int]:
    top = table.top[hex]
    if top >= 0:
        chance = route_chance(table, piece, top)
    elif (foe := _creature_in(table, hex)) >= 0:
        chance = fight_chance(table, piece, foe)
    elif here:
        return 0, 0  # one would have to come back
    else:
        chance = mean_chance(table.plan.box, piece)
    if table.is_summit(hex):
        return SUMMIT
    wanted = need(table, hex, side) - beaten_sum(table, hex, side)
    gain = 1000 * number
    holder = table.banner[hex]
    if holder >= 0:
        points = table.all_points()
        gain += 1000 * number if points[holder] == max(points) else 200 * number
    return gain, _effort(wanted, chance)


def _effort(wanted: int, chance: int) -> int:
    """The hundredths of turns it takes to beat cards of so much value, with this chance for one of them."""
    return max(100, 10_000 * wanted // CARD_VALUE) * 600 // max(chance, 25) // 6 if chance else 5000


def _creature_in(table: Table, hex: int) -> int:
    """The first creature in a hex, or -1."""
    first = table.plan.box.first_creature
    try:
        return table.at.index(hex, first)
    except ValueError:
        return -1


def fight_chance(table: Table, piece: int, foe: int) -> int:
    """In hundredths, the chance of a character to beat a creature with one action from beside it."""
    found = modes(table, piece, foe)
    if found:
        sixths = odds(table, piece, foe, best_mode(table, piece, foe, found))
    else:
        strength = max(value(table, piece, MELEE), value(table, piece, RANGED))
        sixths = chances(table, strength, value(table, foe, DEFENCE))
    twice = table.plan.box.pieces[foe].sides == 2 and not table.hurt >> foe & 1
    return sixths * 100 // (12 if twice else 6)


def route_chances(table: Table, piece: int, card: int) -> list[int]:
    """For each route of a trial the chance in hundredths; 0 where it is closed."""
    seat = table.owner[piece]
    found = []
    for kind, stat, n in table.plan.box.encounters[card].routes:
        if kind == "pay":
            chance = 100 if table.coins[seat] >= n else 0
        elif kind == "discard":
            chance = 100 if len(table.hands[seat]) >= n else 0
        else:
            chance = _roll_chance(table.plan.box, kind, value(table, piece, stat), n)
        found.append(chance)
    return found


def route_chance(table: Table, piece: int, card: int) -> int:
    """The best of them."""
    return max(route_chances(table, piece, card), default=0)


@cache
def _roll_chance(box: Box, kind: str, have: int, n: int) -> int:
    if have < 0:
        return 0
    if kind == "test":
        return sum(face <= have + n for face in box.standard_die) * 100 // len(box.standard_die)
    return sum(face == LOGO or have + face > n for face in box.action_die) * 100 // len(box.action_die)


@cache
def mean_chance(box: Box, piece: int) -> int:
    """In hundredths, a piece's chance against an encounter card nobody has seen yet."""
    stats = box.pieces[piece].stats
    total = count = 0
    for encounter in box.encounters:
        if encounter.script >= 0:
            continue
        count += 1
        if encounter.piece >= 0:
            foe = box.pieces[encounter.piece]
            strength = max(stats[4], stats[5])
            hits = sum(face == LOGO or strength + face > foe.stats[0] for face in box.action_die)
            total += hits * 100 // (len(box.action_die) * foe.sides)
        else:
            rolls = [route for route in encounter.routes if route[0] in ("test", "trial")]
            total += max((_roll_chance(box, kind, stats[stat], n) for kind, stat, n in rolls), default=0)
    return total // max(1, count)
