"""The shape of the map: hexes, the flower tiles they form, and the layouts (B1, C1.14).

Axial coordinates, pointy-top; directions 0=E 1=NE 2=NW 3=W 4=SW 5=SE, counter-clockwise. A tile covers a
centre and its six neighbours. A *place* is a spot for a tile; a *hex* is the number place * 7 + position,
position 0 being the centre and position 1 + d the neighbour in direction d as it lies on the table. So the
neighbours of a hex never change; what is printed there depends on the tile and how it is turned.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
RING = ((2, 1), (3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3))
"""T0 to T5: the centres of the six tiles round a tile."""

Spot = tuple[int, int]


def _add(*spots: Spot) -> Spot:
    return (sum(spot[0] for spot in spots), sum(spot[1] for spot in spots))


_INNER = tuple(RING[i] for i in (0, 5, 4, 3, 2, 1))
"""Clockwise, as all numbers of positions go (R10)."""
_OUTER = tuple(_add(RING[i], RING[(i + 1) % 6]) for i in (0, 5, 4, 3, 2, 1))
_SECOND = tuple(
    spot for i in (0, 5, 4, 3, 2, 1) for spot in (_add(RING[i], RING[(i + 1) % 6]), _add(RING[i], RING[i]))
)

_FEW = {2: (1, 4), 3: (1, 3, 5), 4: (1, 2, 4, 5), 5: (1, 2, 3, 4, 5), 6: (1, 2, 3, 4, 5, 6)}
_MANY = {
    2: (1, 7),
    3: (1, 5, 9),
    4: (1, 3, 7, 9),
    5: (1, 3, 5, 7, 9),
    6: (1, 3, 5, 7, 9, 11),
    7: (1, 3, 4, 6, 7, 9, 10),
    8: (1, 3, 4, 6, 7, 9, 10, 12),
}


@dataclass(frozen=True, slots=True)
class Layout:
    """Where tiles lie: ``spots`` has Olympus first; ``starts`` are the places of the numbered positions."""

    id: str
    spots: tuple[Spot, ...]
    starts: tuple[int, ...]
    slots: dict[int, tuple[int, ...]]

    @property
    def land(self) -> int:
        """How many land tiles it takes."""
        return len(self.spots) - 1

    def start_places(self, sides: int) -> list[int]:
        """The places where so many players or teams begin, clockwise (C2.11)."""
        return [self.starts[number - 1] for number in self.slots[sides]]


def _layout(
    name: str, around: tuple[Spot, ...], starts: tuple[Spot, ...], slots: dict[int, tuple[int, ...]]
) -> Layout:
    spots = ((0, 0), *around)
    return Layout(name, spots, tuple(spots.index(spot) for spot in starts), slots)


LAYOUTS = {
    "rosette": _layout("rosette", _INNER, _INNER, {n: _FEW[n] for n in (2, 3, 4)}),
    "star": _layout("star", _INNER + _OUTER, _OUTER, _FEW),
    "grand": _layout("grand", _INNER + _SECOND, _SECOND, _MANY),
}


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The hexes of a layout with room for some caves: coordinates, neighbours, distances.

    ``next[hex * 6 + d]`` is the neighbour in direction d, or -1: a cave tile has no outside (B1.21).
    """

    layout: Layout
    places: int
    first_cave: int
    spots: tuple[Spot, ...]
    next: tuple[int, ...]
    opposite: tuple[int, ...]
    """For each edge (hex * 6 + d) the same edge as the neighbour there counts it, or -1."""
    rim: tuple[tuple[tuple[int, tuple[tuple[int, int], ...]], ...], ...]
    """For each place the tiles beside it, with the edges between them as both sides count them."""
    touched: tuple[frozenset[int], ...]
    """For each place its hexes and all that are at most two away: whose attacks and roads it matters to."""
    bounds: tuple[frozenset[int], ...]
    """For each place its hexes and all beside them: whose steps it matters to."""
    around: tuple[tuple[int, ...], ...]
    beside: dict[tuple[int, int], int]
    """The edge (hex * 6 + d) between two adjacent hexes."""
    across: dict[tuple[int, int], tuple[tuple[int, int, int], ...]]
    """For hexes two apart: (edge, hex in the middle, edge) for each way between them."""
    ahead: tuple[Callable[[Sequence[int]], tuple[int, ...]], ...]
    """For each hex what takes the six entries of its neighbours out of a row; the last one beyond the map."""
    close: tuple[frozenset[int], ...]
    """For each hex all that are at most two away: nobody strikes farther, but through a cave mouth."""

    @property
    def hexes(self) -> int:
        return self.places * 7


@cache
def grid(name: str, caves: int) -> Grid:
    """The grid of a layout and a number of cave tiles.

    >>> grid("star", 2).hexes, len(grid("star", 0).around[0])
    (105, 6)
    """
    layout = LAYOUTS[name]
    spots: list[Spot] = []
    for centre in layout.spots:
        spots += [centre, *(_add(centre, step) for step in DIRECTIONS)]
    where = {spot: number for number, spot in enumerate(spots)}
    neighbours = [where.get(_add(spot, step), -1) for spot in spots for step in DIRECTIONS]
    for cave in range(len(layout.spots), len(layout.spots) + caves):
        neighbours += cave_neighbours(cave)
        spots += [(0, 0), *DIRECTIONS]  # its own little map
    hexes = len(spots)
    around = tuple(
        tuple(other for other in neighbours[at * 6 : at * 6 + 6] if other >= 0) for at in range(hexes)
    )
    opposite = tuple(other * 6 + (at + 3) % 6 if other >= 0 else -1 for at, other in enumerate(neighbours))
    first = len(layout.spots)
    beside = {(at // 6, other): at for at, other in enumerate(neighbours) if other >= 0}
    across = _across(around, beside)
    close = [{at, *near} for at, near in enumerate(around)]
    for one, other in across:
        close[one].add(other)
    hexes_near = tuple(frozenset(near) for near in close)
    hexes_beside = [frozenset((at, *near)) for at, near in enumerate(around)]
    return Grid(
        layout,
        first + caves,
        first,
        tuple(spots),
        tuple(neighbours),
        opposite,
        tuple(_rim(place, opposite) for place in range(hexes // 7)),
        _all_of(hexes_near),
        _all_of(hexes_beside),
        around,
        beside,
        across,
        tuple(itemgetter(*neighbours[at * 6 : at * 6 + 6]) for at in range(hexes)),
        hexes_near,
    )


def _all_of(sets: Sequence[frozenset[int]]) -> tuple[frozenset[int], ...]:
    """For each place all that is in the sets of its hexes."""
    return tuple(frozenset().union(*sets[first : first + 7]) for first in range(0, len(sets), 7))


def _rim(place: int, opposite: Sequence[int]) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    beside: dict[int, list[tuple[int, int]]] = {}
    for edge in range(place * 42, place * 42 + 42):
        other = opposite[edge] // 42
        if opposite[edge] >= 0 and other != place:
            beside.setdefault(other, []).append((edge, opposite[edge]))
    return tuple((other, tuple(edges)) for other, edges in beside.items())


def _across(
    around: tuple[tuple[int, ...], ...], beside: dict[tuple[int, int], int]
) -> dict[tuple[int, int], tuple[tuple[int, int, int], ...]]:
    ways: dict[tuple[int, int], tuple[tuple[int, int, int], ...]] = {}
    for one, near in enumerate(around):
        for middle in near:
            for other in around[middle]:
                if other != one and other not in near:
                    way = (beside[one, middle], middle, beside[middle, other])
                    ways[one, other] = (*ways.get((one, other), ()), way)
    return ways


def cave_neighbours(place: int) -> list[int]:
    """The neighbours of the seven hexes of a tile that lies alone."""
    base = place * 7
    found = [base + 1 + d for d in range(6)]
    for d in range(6):
        row = [-1] * 6
        row[(d + 3) % 6] = base
        row[(d + 2) % 6] = base + 1 + (d + 1) % 6
        row[(d + 4) % 6] = base + 1 + (d + 5) % 6
        found += row
    return found
