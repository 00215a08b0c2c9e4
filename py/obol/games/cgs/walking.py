"""Movement: what a step costs, exploring, caves (1.3 'Step cost', D2.1, D2.2, B1.14 to B1.21)."""

from functools import lru_cache

from ...kernel.words import Event, Tell
from .board import changed
from .components import BARRIER, ROAD, WALL, WATER
from .entering import activate, go
from .events import happened, peeked_tile
from .ground import HIDDEN, Ground, Lore, Ways, joined
from .moves import ASK_ROTATION, ASK_STEP, DONE, STEP, STEP_PAID, WALK
from .reach import keys, value
from .table import Table
from .vocabulary import BLACK, MOUNTAIN, MOUNTAINEER, OLYMPUS, PLAIN, SCOUT, SPEED, SWIMMER, WALLCLIMBER

Frame = tuple[int, ...]
Terrains = tuple[int, ...]
CAVE = 6
"""The seventh direction: through a cave mouth."""
OPENING = SWIMMER | WALLCLIMBER | MOUNTAINEER
"""The keywords that open ways."""
BY_ROAD, ANY_POINTS, TWO_POINTS = 1, 2, 4
ALL = OPENING << 3 | TWO_POINTS | ANY_POINTS | BY_ROAD
"""What can matter for a step: the name under which the ways out of a hex are known is made of these bits."""
MOUTH, SUMMIT_NEAR = 1, 2
"""Where it depends on more than the ground where one can go: the last cave may be gone, the gate closed."""


def set_out(table: Table, piece: int) -> list[int]:
    """A character begins to walk. Answers with the steps to choose from."""
    points = value(table, piece, SPEED)
    table.stack += ((WALK, piece, points, 0), (ASK_STEP, table.owner[piece]))
    return onward(table, piece, points, 0)


def walk(table: Table, frame: Frame, tell: Tell | None) -> list[int] | None:
    """A character is on its way until it stops, is stopped, or has nowhere to go."""
    _, piece, points, road = frame
    if table.moved >> piece & 1 or table.at[piece] < 0:
        table.stack.pop()
        return None
    found = onward(table, piece, points, road)
    if len(found) > 1:
        table.stack.append((ASK_STEP, table.owner[piece]))
        return found
    table.moved |= 1 << piece
    table.stack.pop()
    return None


def barred(bits: int, able: int) -> bool:
    """Whether an edge cannot be crossed with these keywords."""
    return bool((bits & WATER and not able & SWIMMER) or (bits & WALL and not able & WALLCLIMBER))


def cost(ground: Ground, hex: int, able: int) -> int:
    """What entering a hex costs without a road (B1.17)."""
    return _price(ground.terrain[hex], able)


def _price(terrain: int, able: int) -> int:
    return 2 if terrain == MOUNTAIN and not able & MOUNTAINEER else 1


def steps(table: Table, piece: int, points: int, road: int) -> list[int]:
    """All steps a character may take now, as actions."""
    return onward(table, piece, points, road)[:-1]


def onward(table: Table, piece: int, points: int, road: int) -> list[int]:
    """The same, and to stop; not to be changed, it is remembered with the map."""
    lore, here = table.lore, table.at[piece]
    ways = lore.ways.get(here)
    if ways is None:
        ways = lore.ways[here] = _ways_from(table, lore, here)
        if ways.free:
            lore.free.add(here)
    able = keys(table, piece) if table.spell.gifts & OPENING else table.kits[piece].keys
    # Two points are enough for any hex.
    name = (able << 3 | (points if points < 2 else 3) << 1 | road) & ways.matters
    if ways.special:
        gate = ways.special == SUMMIT_NEAR and table.gate(table.side_of(piece))
        name = name << 2 | gate << 1 | bool(table.caves)
    return ways.known.get(name) or _look_round(table, piece, points, road, ways, name)


def _ways_from(table: Table, lore: Lore, here: int) -> Ways:
    """The ways out of a hex that nobody has left yet on this map."""
    ground, grid, first = table.ground, table.plan.grid, here * 6
    edges = ground.edges[first : first + 6]
    around = grid.ahead[here](lore.going or lore.look())
    roads = 0
    if ROAD in edges:
        for d, bits in enumerate(edges):
            known = bits & ROAD and around[d] not in (HIDDEN, BLACK)
            if known and _road_on(table, grid.next[first + d], here):
                roads |= 1 << d
    if OLYMPUS in around:
        return Ways(edges, around, roads, ALL, SUMMIT_NEAR, False, {})
    if ground.mouth[here]:
        return Ways(edges, around, roads, ALL, MOUTH, False, {})
    return _ways(edges, around, roads)


@lru_cache(maxsize=1 << 12)
def _ways(edges: bytes, around: Terrains, roads: int) -> Ways:
    """Ways over these edges into hexes of these terrains: the same come back on map after map."""
    matters = ANY_POINTS
    if MOUNTAIN in around:
        matters |= MOUNTAINEER << 3 | TWO_POINTS
    for bits in edges:
        if bits & WATER:
            matters |= SWIMMER << 3
        if bits & WALL:
            matters |= WALLCLIMBER << 3
        if bits & ROAD:
            matters |= BY_ROAD
    plain = [not bits & BARRIER for bits, of in zip(edges, around, strict=True) if of in (PLAIN, HIDDEN)]
    return Ways(edges, around, roads, matters, 0, any(plain), {})


def _look_round(table: Table, piece: int, points: int, road: int, ways: Ways, name: int) -> list[int]:
    """Where a character can go from its hex. The gate of Olympus opens and closes, and the last cave may be
    gone (C2.31, R32): that is part of the name where it matters."""
    around, able = ways.around, keys(table, piece)
    found, free = _open_ways(ways.edges, around, able, points, road)
    if ways.special == SUMMIT_NEAR and not name & 2:
        found = [step for step in found if around[step - STEP] != OLYMPUS]
        free = [d for d in free if around[d] != OLYMPUS]
    if ways.special and _cave_cost(table, table.at[piece], able) <= points:
        found.append(STEP + CAVE)
    for d in free:
        if ways.roads >> d & 1:
            found.append(STEP_PAID + d)
    found.append(DONE)
    ways.known[name] = found
    return found


def _open_ways(
    edges: bytes, around: Terrains, able: int, points: int, road: int
) -> tuple[list[int], list[int]]:
    """Steps that can be taken, and the directions of a road that could be saved."""
    found, free = [], []
    barrier = (0 if able & SWIMMER else WATER) | (0 if able & WALLCLIMBER else WALL)
    for d, (bits, terrain) in enumerate(zip(edges, around, strict=True)):
        if terrain == BLACK or bits & barrier:
            continue
        if terrain == HIDDEN:
            if points:  # D2.21
                found.append(STEP + d)
            continue
        payable = points > 1 or (points and (terrain != MOUNTAIN or able & MOUNTAINEER))
        by_road = bits & ROAD and not road  # B1.16, R27, R29
        if payable or by_road:
            found.append(STEP + d)
        if payable and by_road:
            free.append(d)
    return found, free


def reachable(table: Table, piece: int, points: int, road: int) -> dict[int, int]:
    """Every hex a character could walk to now, with the points it takes; what it may meet there stops it."""
    ground, ahead, here = table.ground, table.plan.grid.next, table.at[piece]
    able = keys(table, piece)
    gate = table.gate(table.side_of(piece))
    best = {(here, road): 0}
    queue = [(here, road)]
    for at, used in queue:
        spent = best[at, used]
        for d in range(6):
            other = ahead[at * 6 + d]
            bits = ground.edges[at * 6 + d]
            if other < 0 or ground.terrain[other] == BLACK or barred(bits, able):
                continue
            if (hidden := ground.terrain[other] == HIDDEN) and spent == points:
                continue
            free = bits & ROAD and not used and not hidden
            total = spent + (0 if free else 1 if hidden else cost(ground, other, able))
            key = (other, 1 if free else used)
            if total > points or total >= best.get(key, 99) or (table.is_summit(other) and not gate):
                continue
            best[key] = total
            if not hidden:
                queue.append(key)
    found: dict[int, int] = {}
    for (hex, _), total in best.items():
        found[hex] = min(total, found.get(hex, 99))
    del found[here]
    return found


def _road_on(table: Table, hex: int, origin: int) -> bool:
    """Whether a road goes on from this hex: only then is it worth saving the free step (R28)."""
    first, ahead = hex * 6, table.plan.grid.next
    for d, bits in enumerate(table.ground.edges[first : first + 6]):
        if bits & ROAD and ahead[first + d] not in (-1, origin):
            return True
    return False


def _cave_cost(table: Table, here: int, able: int) -> int:
    """What a step through the cave mouth in this hex costs; too much if there is none (B1.19, R32)."""
    mouth = table.ground.mouth[here]
    link = table.ground.link[here]
    if mouth == "out" and link >= 0:
        return cost(table.ground, link, able)
    return 1 if mouth == "in" and (link >= 0 or table.caves) else 99


def take_step(table: Table, asked: Frame, action: int, tell: Tell | None) -> list[int] | None:
    """Carry out a step; the innermost frame is the WALK. If nothing comes of it: the steps on."""
    _, piece, points, road = table.stack[-1]
    here = table.at[piece]
    d = action % 8
    if d == CAVE:
        _through_cave(table, here, tell)
        return None
    edge = here * 6 + d
    ground, other = table.ground, table.plan.grid.next[edge]
    terrain = ground.terrain[other]
    if terrain == HIDDEN:
        _turn_over(table, piece, other // 7, d, tell)
        return None
    if not road and action < STEP_PAID and ground.edges[edge] & ROAD:
        price, road, key = 0, 1, "cgs-step-road"
    else:
        price, key = 1 if terrain != MOUNTAIN else cost(ground, other, keys(table, piece)), "cgs-step"
    points -= price
    table.stack[-1] = (WALK, piece, points, road)
    table.at[piece] = other
    if tell:
        tell(happened(table, key, piece=piece, hex=other, origin=here, cost=price))
    if (ground.creature[other] or ground.encounter[other]) and activate(table, piece, other, tell):
        return None
    found = onward(table, piece, points, road)
    if len(found) > 1:
        table.stack.append(asked)
        return found
    table.moved |= 1 << piece
    table.stack.pop()
    return None


def _through_cave(table: Table, here: int, tell: Tell | None) -> None:
    _, piece, points, road = table.stack[-1]
    price = _cave_cost(table, here, keys(table, piece))
    if table.ground.link[here] < 0:
        _open_cave(table, here, tell)
    table.stack[-1] = (WALK, piece, points - price, road)
    go(table, piece, table.ground.link[here], "cgs-step-cave", tell, cost=price)


def _turn_over(table: Table, piece: int, place: int, d: int, tell: Tell | None) -> None:
    """How shall the tile ahead be laid? Scouts look at it first."""
    seat = table.owner[piece]
    if keys(table, piece) & SCOUT and not table.tile_seen[place] >> seat & 1:
        table.tile_seen = changed(table.tile_seen, place, table.tile_seen[place] | 1 << seat)
        table.news = True
        if tell:
            tell(peeked_tile(table, seat, place))
    table.stack.append((ASK_ROTATION, seat, place, d))


def explore(table: Table, place: int, d: int, turn: int, tell: Tell | None) -> None:
    """Turn a tile over as it was laid, then step; if that cannot be, the movement is over (D2.2, R30)."""
    _, piece, points, road = table.stack[-1]
    table.turned[place] = turn
    table.news = True
    table.reveal(place)
    if tell:
        tell(flipped(table, place))
    here = table.at[piece]
    edge = here * 6 + d
    other = table.plan.grid.next[edge]
    able = keys(table, piece)
    bits = table.ground.edges[edge]
    free = bits & ROAD and not road
    price = 0 if free else cost(table.ground, other, able)
    if barred(bits, able) or price > points:
        table.moved |= 1 << piece
        if tell:
            key = "cgs-blocked" if barred(bits, able) else "cgs-too-steep"
            tell(happened(table, key, piece=piece, hex=other))
        return
    table.stack[-1] = (WALK, piece, points - price, 1 if free else road)
    go(table, piece, other, "cgs-step-road" if free else "cgs-step", tell, cost=price)


def flipped(table: Table, place: int) -> Event:
    """A tile has come to light."""
    tile = table.plan.box.tiles[table.tiles[place]].id
    return happened(table, "cgs-flip", place=place, tile=f"print:{tile}", rotation=table.turned[place])


def _open_cave(table: Table, entrance: int, tell: Tell | None) -> None:
    """The first step into a cave: a cave tile is drawn and linked for good (B1.19A)."""
    place = table.plan.grid.first_cave + len(table.mouths)
    table.tiles[place] = table.caves.pop()
    table.turned[place] = 0
    table.mouths = (*table.mouths, (entrance, place))
    table.news = True
    table.reveal(place)
    table.ground = joined(table.ground, entrance, place)
    table.learn()
    if tell:
        tell(flipped(table, place))
