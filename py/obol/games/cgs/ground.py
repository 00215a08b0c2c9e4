"""What lies where: the printed tiles as the hexes of the table, and what that means for a step.

A ``Ground`` is computed anew whenever a tile comes to light and is never changed; states share it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .components import BARRIER, ROAD, Box
from .layout import Grid
from .vocabulary import BLACK

HIDDEN = -1


class Ground(NamedTuple):
    """The revealed map. Of a face-down hex nothing is known: its terrain is HIDDEN."""

    terrain: tuple[int, ...]
    encounter: tuple[int, ...]
    creature: tuple[int, ...]
    card: tuple[int, ...]
    mouth: tuple[str, ...]
    """``in`` for a cave entrance, ``out`` for a cave exit."""
    edges: tuple[int, ...]
    """edges[hex * 6 + d]: the marks of both prints together; a barrier beats a road (R5)."""
    link: tuple[int, ...]
    """The hex at the other end of a cave mouth, or -1."""


def survey(
    box: Box, grid: Grid, tiles: Sequence[int], turned: Sequence[int], mouths: Sequence[tuple[int, int]]
) -> Ground:
    """The ground of these tiles, turned so (-1: face down), and these (entrance, cave place) pairs."""
    marks: list[tuple[int, int, int, int, str]] = []
    edges: list[int] = []
    for place in range(grid.places):
        tile, turn = tiles[place], turned[place]
        if turn < 0:
            marks += [(HIDDEN, 0, 0, 0, "")] * 7
            edges += [0] * 42
        else:
            printed = box.tiles[tile].hexes
            marks += [printed[at_position(position, turn)] for position in range(7)]
            edges += _printed_edges(box, tile, turn)
    _join(grid, edges)
    link = [-1] * grid.hexes
    for entrance, place in mouths:
        out = next(hex for hex in range(place * 7, place * 7 + 7) if marks[hex][4] == "out")
        link[entrance], link[out] = out, entrance
    terrain, encounter, creature, card, mouth = zip(*marks, strict=True)
    return Ground(terrain, encounter, creature, card, mouth, tuple(edges), tuple(link))


def at_position(position: int, turn: int) -> int:
    """Which printed hex of a tile lies at a position once it is turned by ``turn`` sixths."""
    return position and (position - 1 - turn) % 6 + 1


def _printed_edges(box: Box, tile: int, turn: int) -> list[int]:
    """The marks a tile itself prints, hex by hex and direction by direction, as it lies."""
    edges = [0] * 42
    for (one, other), bits in box.tiles[tile].inner.items():
        a, b = _place(one, turn), _place(other, turn)
        d = _direction(a, b)
        edges[a * 6 + d] |= bits
        edges[b * 6 + (d + 3) % 6] |= bits
    for (petal, d), bits in box.tiles[tile].outer.items():
        edges[_place(petal, turn) * 6 + (d + turn) % 6] |= bits
    return edges


def _place(printed: int, turn: int) -> int:
    return printed and (printed - 1 + turn) % 6 + 1


def _direction(a: int, b: int) -> int:
    """The direction from one position of a tile to a neighbouring one."""
    if a == 0:
        return b - 1
    if b == 0:
        return (a + 2) % 6
    return (a + 1) % 6 if b == a % 6 + 1 else (a + 3) % 6


def _join(grid: Grid, edges: list[int]) -> None:
    """Both sides of an edge show the marks of both prints; a barrier takes the road away (R5)."""
    for at in range(grid.hexes):
        for d in range(6):
            here = at * 6 + d
            other = grid.next[here]
            bits = edges[here]
            if other >= 0:
                bits |= edges[other * 6 + (d + 3) % 6]
            if bits & BARRIER:
                bits &= ~ROAD
            edges[here] = bits


def can_stand(ground: Ground, hex: int) -> bool:
    """Whether a piece could be in this hex: it is revealed and not black (B1.21)."""
    return ground.terrain[hex] not in (HIDDEN, BLACK)


def near(grid: Grid, ground: Ground, start: int, reach: int) -> list[int]:
    """All hexes at most so far away, barriers ignored; entrance and exit are adjacent (B1.22)."""
    found = [start]
    seen = {start}
    edge = [start]
    for _ in range(reach):
        after = []
        for at in edge:
            link = ground.link[at]
            for other in grid.around[at] if link < 0 else (*grid.around[at], link):
                if other not in seen:
                    seen.add(other)
                    after.append(other)
        found += after
        edge = after
    return found
