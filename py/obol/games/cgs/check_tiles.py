"""The part of the validator that looks at tiles: nobody may be locked in, whatever the rotations (1.1)."""

from collections.abc import Iterator

from .box import read_tile
from .check_words import Field
from .components import BARRIER, Tile
from .sets import Entry
from .vocabulary import BLACK, TERRAINS, TILE_KINDS

_EDGES = ("water", "wall", "road")


def check_tile(entry: Entry) -> Iterator[Field]:
    """Grammar first; the shape is looked at only when it can be read."""
    if entry.get("kind") not in TILE_KINDS:
        yield "kind", "unknown-word", {"word": str(entry.get("kind"))}
        return
    problems = [*_hexes(entry), *_edges(entry)]
    yield from problems
    if not problems:
        yield from _shape(read_tile({"id": ""} | entry), entry["kind"])


def _hexes(entry: Entry) -> Iterator[Field]:
    hexes = entry.get("hexes")
    if not isinstance(hexes, list) or len(hexes) != 7 or not all(isinstance(one, str) for one in hexes):
        yield "hexes", "seven", {}
        return
    for place, text in enumerate(hexes):
        terrain, *marks = text.split() or [""]
        if terrain not in TERRAINS:
            yield f"hexes[{place}]", "unknown-word", {"word": terrain}
        for mark in marks:
            number = mark[:1] in ("e", "c", "k") and mark[1:] in tuple("123456789")
            if not number and mark not in ("in", "out"):
                yield f"hexes[{place}]", "unknown-word", {"word": mark}
        if {mark[0] for mark in marks if mark[1:].isdigit()} >= {"e", "c"}:
            yield f"hexes[{place}]", "both-indicators", {}
    wanted = {"cave": 1}.get(entry["kind"], 0)
    if sum("out" in text.split() for text in hexes) != wanted:
        yield "hexes", "exits", {"wanted": wanted}
    if entry["kind"] == "cave" and any("in" in text.split() for text in hexes):
        yield "hexes", "misplaced", {"word": "in"}
    summits = sum(text.split()[:1] == ["olympus"] for text in hexes)
    if summits != (entry["kind"] == "olympus"):
        yield "hexes", "summits", {"wanted": int(entry["kind"] == "olympus")}
    elif summits and "e" not in {mark[0] for mark in next(t for t in hexes if "olympus" in t).split()[1:]}:
        yield "hexes", "no-finale", {}


def _edges(entry: Entry) -> Iterator[Field]:
    for name in _EDGES:
        edges = entry.get(name, [])
        if not isinstance(edges, list):
            yield name, "type", {"wanted": "list"}
            continue
        for edge in edges:
            if not isinstance(edge, str) or not _is_edge(edge):
                yield name, "edge", {"word": str(edge)}


def _is_edge(edge: str) -> bool:
    """``i-j`` between two neighbouring hexes of the tile, or ``p>d`` outward from a petal."""
    if len(edge) != 3 or edge[1] not in "->" or not (edge[0] + edge[2]).isdigit():
        return False
    one, other = int(edge[0]), int(edge[2])
    if edge[1] == "-":
        if max(one, other) > 6 or one == other:
            return False
        return 0 in (one, other) or abs(one - other) in (1, 5)
    return 1 <= one <= 6 and other < 6 and other in ((one - 2) % 6, one - 1, one % 6)


def _shape(tile: Tile, kind: str) -> Iterator[Field]:
    """(i) all hexes hang together inside the tile; (ii) no side of the tile has two barriers."""
    free = [place for place in range(7) if tile.hexes[place][0] != BLACK]
    reached = {free[0]} if free else set()
    while True:
        more = {
            other for here in reached for other in free if other not in reached and _open(tile, here, other)
        }
        if not more:
            break
        reached |= more
    if len(reached) < len(free):
        yield "hexes", "sealed", {"hex": min(set(free) - reached)}
    if kind != "cave" and len(free) < 7:
        yield "hexes", "misplaced", {"word": "black"}
    for group in BORDERS:
        shut = sum(bool(tile.outer.get(edge, 0) & BARRIER) for edge in group)
        if shut > 1:
            yield "water", "border", {"petal": group[1][0]}
    if kind != "cave":
        camps = [place for place in range(7) if not tile.hexes[place][1] and not tile.hexes[place][2]]
        if not camps:
            yield "hexes", "no-camp", {}


def _open(tile: Tile, one: int, other: int) -> bool:
    low, high = sorted((one, other))
    near = low == 0 or high - low in (1, 5)
    return near and not tile.inner.get((low, high), 0) & BARRIER


def _borders() -> list[list[tuple[int, int]]]:
    """The six sides of a tile, each three outward edges that meet the same neighbour tile.

    >>> [len(side) for side in _borders()]
    [3, 3, 3, 3, 3, 3]
    """
    from .layout import DIRECTIONS, RING

    sides = []
    for centre in RING:
        cells = {centre, *((centre[0] + q, centre[1] + r) for q, r in DIRECTIONS)}
        side = []
        for petal, (q, r) in enumerate(DIRECTIONS, 1):
            for d, (dq, dr) in enumerate(DIRECTIONS):
                if (q + dq, r + dr) in cells:
                    side.append((petal, d))
        sides.append(side)
    return sides


BORDERS = _borders()
