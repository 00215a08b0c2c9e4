"""What lies where: the printed tiles as the hexes of the table, and what that means for a step.

A ``Ground`` is made anew whenever a tile comes to light and is never changed; states share it, and with it
the ``Lore``: what has been worked out about it so far.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from .components import BARRIER, ROAD, Box
from .layout import Grid
from .vocabulary import BLACK, MOUNTAIN, OLYMPUS, PLAIN

HIDDEN = -1
MANY = 128
"""So many grounds that came to light are remembered, over all games: with its ways, one may take 200 kB."""
Mark = tuple[int, int, int, int, str]
"""What a hex shows: terrain, encounter, creature, card, mouth."""
_GOING = (PLAIN, PLAIN, MOUNTAIN, OLYMPUS, BLACK, HIDDEN)
"""Terrains as they are to walk on: a forest is like a plain."""
LAIR, FACE_DOWN, TOP, CAVE_MOUTH = 1000, -1, -2, -3
"""What may be had in a hex, besides the number of its indicator: creatures of a level (added to it), whatever
lies under a face-down tile, the summit of Olympus, and whatever is behind an unopened cave."""

_COUNTED = bytes(bits & ~ROAD if bits & BARRIER else bits for bits in range(256))
"""What the marks of an edge come to: a barrier takes the road away (R5)."""


class Print:
    """What a tile shows as it lies, hex by hex and edge by edge (hex * 6 + d)."""

    __slots__ = ("columns", "edges", "going", "lures", "markets", "marks")

    def __init__(self, marks: list[Mark], edges: bytes) -> None:
        self.marks, self.edges = marks, edges
        self.columns = tuple(zip(*marks, strict=True))
        self.going = tuple(_GOING[terrain] for terrain in self.columns[0])
        self.lures = tuple(_lure(terrain, number, level) for terrain, number, level, _, _ in marks)
        terms = [card or terrain == OLYMPUS for terrain, _, _, card, _ in marks]
        self.markets = tuple(position for position, other in enumerate(terms) if other)
        """Where cards are played on other terms: for less, or behind a gate that may be shut."""


def _lure(terrain: int, number: int, level: int) -> int:
    """What may be had in a hex; 0: nothing."""
    if terrain == HIDDEN:
        return FACE_DOWN
    if number:
        return TOP if terrain == OLYMPUS else number
    return LAIR + level if level else 0


_BARE = bytes(42)
_UNKNOWN = Print([(HIDDEN, 0, 0, 0, "")] * 7, _BARE)


@dataclass(frozen=True, slots=True)
class Ground:
    """The revealed map. Of a face-down hex nothing is known: its terrain is HIDDEN."""

    terrain: tuple[int, ...]
    encounter: tuple[int, ...]
    creature: tuple[int, ...]
    card: tuple[int, ...]
    mouth: tuple[str, ...]
    """``in`` for a cave entrance, ``out`` for a cave exit."""
    edges: bytes
    """edges[hex * 6 + d]: the marks of both prints together; a barrier beats a road (R5)."""
    link: tuple[int, ...]
    """The hex at the other end of a cave mouth, or -1."""


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """What is known of the ways out of a hex: see walking.py."""

    edges: bytes
    around: tuple[int, ...]
    """The terrains ahead."""
    roads: int
    """The directions in which a road goes on beyond the next hex, as bits."""
    matters: int
    """The bits of a name that make a difference here, so that few names differ."""
    special: int
    """Whether it depends on more than the ground; then that is part of the name."""
    free: bool
    """Whether anybody who has a point left can surely go somewhere."""
    known: dict[int, list[int]]


class Lore:
    """What was worked out about a ground, to be looked up from then on: that ground alone decides it."""

    __slots__ = (
        "exits",
        "free",
        "going",
        "ground",
        "lines",
        "lures",
        "markets",
        "numbers",
        "points",
        "unfolded",
        "walks",
        "ways",
    )

    def __init__(self, ground: Ground | None) -> None:
        self.ground = ground
        self.lines: dict[int, dict[int, int]] = {}
        """By hex, for other hexes: see reach.py."""
        self.ways: dict[int, Ways] = {}
        """By hex: see walking.py."""
        self.going: tuple[int, ...] = ()
        """The terrains as they are to walk on, and beyond the map; empty until ``look``."""
        self.free: set[int] = set()
        """The hexes that are known to be free to leave."""
        self.markets: frozenset[int] = frozenset()
        """Where cards are played on other terms: see ``Print.markets``; empty until ``visit``."""
        self.lures: tuple[int, ...] = ()
        """What may be had in each hex, and in the hex -1, an unopened cave; empty until ``lure``."""
        self.numbers: list[tuple[int, int]] = []
        """The indicators: hex and number."""
        self.points: tuple[list[int], list[int]] = ([], [])
        """The banners that were counted last, and the points of each side."""
        self.walks: dict[tuple[int, int, bool, bool], Any] = {}
        """From a hex with some keywords to everywhere: see plans.py."""
        self.exits: dict[int, dict[int, list[tuple[int, int, int]]]] = {}
        """By hex, the ways out of it: see plans.py."""
        self.unfolded: dict[tuple[int, int, int], Lore] = {}
        """What came to light next: by place, tile and turn. Imagined games turn the same tiles over."""

    def count(self) -> list[tuple[int, int]]:
        """Look for the indicators; there is none on a hex without a number."""
        if self.ground:
            both = zip(self.ground.encounter, self.ground.creature, strict=True)
            self.numbers = [(hex, one or other) for hex, (one, other) in enumerate(both) if one or other]
        return self.numbers

    def look(self) -> tuple[int, ...]:
        """How all terrains are to walk on."""
        assert self.ground is not None
        self.going = (*map(_GOING.__getitem__, self.ground.terrain), BLACK)
        return self.going

    def visit(self) -> frozenset[int]:
        """Look where cards are played on other terms."""
        assert self.ground is not None
        both = zip(self.ground.card, self.ground.terrain, strict=True)
        self.markets = frozenset([hex for hex, of in enumerate(both) if of[0] or of[1] == OLYMPUS])
        return self.markets

    def lure(self) -> tuple[int, ...]:
        """Look what may be had where."""
        ground = self.ground
        assert ground is not None
        self.lures = (*map(_lure, ground.terrain, ground.encounter, ground.creature), CAVE_MOUTH)
        return self.lures

    def after(self, ground: Ground, grid: Grid, place: int) -> "Lore":
        """What still holds on a ground on which only the tile at this place lies otherwise."""
        touched, bounds = grid.touched[place], grid.bounds[place]
        other = Lore(ground)
        other.lines, other.ways, other.exits = self.lines.copy(), self.ways.copy(), self.exits.copy()
        for hex in touched.intersection(other.lines):
            del other.lines[hex]
        for hex in bounds.intersection(other.exits):
            del other.exits[hex]
        for hex in touched.intersection(other.ways):
            # Two hexes away it is only a road that may go on now.
            if hex in bounds or ROAD in other.ways[hex].edges:
                del other.ways[hex]
        other.free = self.free - bounds
        return other

    def then(self, box: Box, grid: Grid, tiles: Sequence[int], turned: Sequence[int], place: int) -> "Lore":
        """What is known once the tile at this place was turned; all others lie as they did."""
        assert self.ground is not None
        ground = unfold(self.ground, box, grid, tiles, turned, place)
        found = self.after(ground, grid, place)
        lies, first = _print(box, tiles[place], turned[place]), place * 7
        if self.going:
            found.going = self.going[:first] + lies.going + self.going[first + 7 :]
        if self.lures:
            found.lures = self.lures[:first] + lies.lures + self.lures[first + 7 :]
        if self.markets:
            elsewhere = self.markets.difference(range(first, first + 7))
            found.markets = elsewhere.union([first + position for position in lies.markets])
        return found

    def imagined(
        self, box: Box, grid: Grid, tiles: Sequence[int], turned: Sequence[int], place: int
    ) -> "Lore":
        """The same in an imagined game: others will turn the same tile over."""
        name = (place, tiles[place], turned[place])
        found = self.unfolded.get(name)
        if found is None:
            found = self.unfolded[name] = self.then(box, grid, tiles, turned, place)
            _unfolded.append((self, name))
            if len(_unfolded) > MANY:
                oldest, name = _unfolded.popleft()
                oldest.unfolded.pop(name, None)
        return found

    def __eq__(self, other: object) -> bool:
        """How much has been looked up is no part of a position."""
        return isinstance(other, Lore)

    __hash__ = None  # type: ignore[assignment]


_unfolded: deque[tuple[Lore, tuple[int, int, int]]] = deque()
"""All that is in ``Lore.unfolded``, the oldest first."""


def survey(
    box: Box, grid: Grid, tiles: Sequence[int], turned: Sequence[int], mouths: Sequence[tuple[int, int]]
) -> Ground:
    """The ground of these tiles, turned so (-1: face down), and these (entrance, cave place) pairs."""
    marks: list[Mark] = []
    edges = bytearray()
    for tile, turn in zip(tiles, turned, strict=True):
        lies = _UNKNOWN if turn < 0 else _print(box, tile, turn)
        marks += lies.marks
        edges += lies.edges
    link = [-1] * grid.hexes
    for entrance, place in mouths:
        out = next(hex for hex in range(place * 7, place * 7 + 7) if marks[hex][4] == "out")
        link[entrance], link[out] = out, entrance
    terrain, encounter, creature, card, mouth = zip(*marks, strict=True)
    return Ground(terrain, encounter, creature, card, mouth, _join(grid, edges), tuple(link))


@cache
def hidden(grid: Grid) -> Ground:
    """The ground before the first tile comes to light."""
    hexes = grid.hexes
    none = (0,) * hexes
    return Ground((HIDDEN,) * hexes, none, none, none, ("",) * hexes, bytes(hexes * 6), (-1,) * hexes)


def unfold(
    ground: Ground, box: Box, grid: Grid, tiles: Sequence[int], turned: Sequence[int], place: int
) -> Ground:
    """The ground after only the tile at this place was turned: the same as ``survey``, for far less work."""
    lies = _print(box, tiles[place], turned[place])
    terrain, encounter, creature, card, mouth = lies.columns
    begin, end, first = place * 7, place * 7 + 7, place * 42
    edges = bytearray(ground.edges)
    edges[first : first + 42] = lies.edges
    for other, rim in grid.rim[place]:
        if turned[other] < 0:
            for here, there in rim:
                edges[there] = edges[here]
            continue
        printed, beyond = _print(box, tiles[other], turned[other]).edges, other * 42
        for here, there in rim:
            edges[here] = edges[there] = lies.edges[here - first] | printed[there - beyond]
    return Ground(
        ground.terrain[:begin] + terrain + ground.terrain[end:],
        ground.encounter[:begin] + encounter + ground.encounter[end:],
        ground.creature[:begin] + creature + ground.creature[end:],
        ground.card[:begin] + card + ground.card[end:],
        ground.mouth[:begin] + mouth + ground.mouth[end:],
        bytes(edges.translate(_COUNTED)),
        ground.link,
    )


def joined(ground: Ground, entrance: int, place: int) -> Ground:
    """The ground after a cave mouth was opened to the tile at this place (B1.19A)."""
    out = ground.mouth.index("out", place * 7)
    link = list(ground.link)
    link[entrance], link[out] = out, entrance
    return replace(ground, link=tuple(link))


@cache
def _print(box: Box, tile: int, turn: int) -> Print:
    """What a tile shows as it lies, without its neighbours."""
    printed = box.tiles[tile].hexes
    return Print(
        [printed[at_position(position, turn)] for position in range(7)], _printed_edges(box, tile, turn)
    )


def at_position(position: int, turn: int) -> int:
    """Which printed hex of a tile lies at a position once it is turned by ``turn`` sixths."""
    return position and (position - 1 - turn) % 6 + 1


def _printed_edges(box: Box, tile: int, turn: int) -> bytes:
    """The marks a tile itself prints, hex by hex and direction by direction, as it lies."""
    edges = bytearray(_BARE)
    for (one, other), bits in box.tiles[tile].inner.items():
        a, b = _place(one, turn), _place(other, turn)
        d = _direction(a, b)
        edges[a * 6 + d] |= bits
        edges[b * 6 + (d + 3) % 6] |= bits
    for (petal, d), bits in box.tiles[tile].outer.items():
        edges[_place(petal, turn) * 6 + (d + turn) % 6] |= bits
    return bytes(edges)


def _place(printed: int, turn: int) -> int:
    return printed and (printed - 1 + turn) % 6 + 1


def _direction(a: int, b: int) -> int:
    """The direction from one position of a tile to a neighbouring one."""
    if a == 0:
        return b - 1
    if b == 0:
        return (a + 2) % 6
    return (a + 1) % 6 if b == a % 6 + 1 else (a + 3) % 6


def _join(grid: Grid, edges: bytearray) -> bytes:
    """Both sides of an edge show the marks of both prints; a barrier takes the road away (R5)."""
    edges.append(0)  # beyond the map, where -1 points to, nothing is printed
    return bytes([edges[here] | edges[there] for here, there in enumerate(grid.opposite)]).translate(_COUNTED)


def can_stand(ground: Ground, hex: int) -> bool:
    """Whether a piece could be in this hex: it is revealed and not black (B1.21)."""
    return ground.terrain[hex] not in (HIDDEN, BLACK)


def near(grid: Grid, ground: Ground, start: int, reach: int) -> frozenset[int]:
    """All hexes at most so far away, barriers ignored; entrance and exit are adjacent (B1.22)."""
    links = ground.link
    # As long as no cave mouth is open the map has the links it began with.
    return _disc(grid, start, reach) if links is hidden(grid).link else _spread(grid, links, start, reach)


@cache
def _disc(grid: Grid, start: int, reach: int) -> frozenset[int]:
    return _spread(grid, hidden(grid).link, start, reach)


def _spread(grid: Grid, links: tuple[int, ...], start: int, reach: int) -> frozenset[int]:
    seen = {start}
    edge = [start]
    for _ in range(reach):
        after = []
        for at in edge:
            link = links[at]
            for other in grid.around[at] if link < 0 else (*grid.around[at], link):
                if other not in seen:
                    seen.add(other)
                    after.append(other)
        edge = after
    return frozenset(seen)
