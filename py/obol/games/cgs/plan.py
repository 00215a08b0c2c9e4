"""What is settled before the first choice: sets, map, seats, sides, and the other options (1.4, A3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ...kernel.errors import InvalidSetup
from ...kernel.rules import Setup
from ...kernel.supplies import need
from . import sets
from .box import box
from .components import Box
from .layout import LAYOUTS, Grid, grid
from .moves import CARDS_MAX, PIECES, PLACES
from .vocabulary import CAVE, LAND


@dataclass(frozen=True, slots=True)
class Plan:
    """What is settled before the first choice and never changes."""

    box: Box
    grid: Grid
    seats: int
    side: tuple[int, ...]
    """The side of each seat: its team, or itself."""
    heroes: tuple[int, ...]
    """How many heroes each seat leads."""
    order: tuple[int, ...]
    """The seats in turn order; a seat of a smaller team comes more than once (1.4)."""
    threshold: int
    rounds: int
    own_piles: bool

    circle: tuple[tuple[int, ...], ...]
    """For each seat all seats clockwise from it."""
    partner: tuple[tuple[int, ...], ...]
    """For each seat the other seats of its team, clockwise."""
    rivals: tuple[tuple[int, ...], ...]
    """For each seat the seats of other sides, clockwise."""
    sides: int

    def partners(self, seat: int) -> tuple[int, ...]:
        return self.partner[seat]


def plan(setup: Setup) -> Plan:
    """What the options amount to. Raises InvalidSetup for what the boxes cannot give."""
    need(setup.supplies)
    return _plan(setup.seats, tuple(setup.options.items()), setup.supplies)


@lru_cache(maxsize=64)
def _plan(seats: int, chosen: tuple[tuple[str, str], ...], brought: tuple[str, ...]) -> Plan:
    """Games of the same kind share it."""
    options = dict(chosen)
    words = ("one", "two", "three", "four")
    teams = seats if options["teams"] == "none" else words.index(options["teams"]) + 1
    sides = min(teams, seats)  # with fewer persons than teams everybody is a team
    side = tuple(seat % sides for seat in range(seats))
    heroes = share_heroes(side, words.index(options["heroes"]) + 1)
    layout = options["layout"]
    if layout == "auto":
        layout = "star" if sides in LAYOUTS["star"].slots else "grand"
    content = box(_sets(options, brought, sum(heroes), LAYOUTS[layout].land))
    if sum(heroes) > content.heroes:
        raise InvalidSetup("cgs-error-heroes", heroes=sum(heroes), available=content.heroes)
    _check_size(content, len(LAYOUTS[layout].spots))
    if sides not in LAYOUTS[layout].slots or LAYOUTS[layout].land > len(content.of_kind(LAND)):
        raise InvalidSetup("cgs-error-layout", layout=layout, sides=sides)
    circle = tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats))
    return Plan(
        content,
        grid(layout, len(content.of_kind(CAVE))),
        seats,
        side,
        heroes,
        turn_order(side),
        int(options["threshold"]),
        int(options["rounds"]),
        options["piles"] == "player",
        circle,
        tuple(tuple(other for other in row[1:] if side[other] == side[row[0]]) for row in circle),
        tuple(tuple(other for other in row[1:] if side[other] != side[row[0]]) for row in circle),
        sides,
    )


def _sets(options: Mapping[str, str], brought: tuple[str, ...], heroes: int, land: int) -> tuple[str, ...]:
    """Which sets are opened: ours, then those that players brought.

    As needed means: a grand map or more than four heroes need both of ours; what players brought is played
    with as few of ours as make a whole game of it.
    """
    asked = options["sets"]
    if asked != "auto":
        return (*(sets.OWN if asked == "both" else (asked,)), *brought)
    if not brought:
        crowd = heroes > 4 or options["layout"] == "grand"
        return sets.OWN if crowd else sets.OWN[:1]
    for ours in ((), sets.OWN[:1]):
        if _suffice((*ours, *brought), heroes, land):
            return (*ours, *brought)
    return (*sets.OWN, *brought)


def _suffice(names: tuple[str, ...], heroes: int, land: int) -> bool:
    """Whether these sets are a whole game: dice, a summit, land, heroes, and something to overcome."""
    all_of = [sets.data(name) for name in names]
    tiles = [tile["kind"] for one in all_of for tile in one.get("tile", ())]
    return (
        any("dice" in one for one in all_of)
        and "olympus" in tiles
        and tiles.count("land") >= land
        and sum(len(one.get("hero", ())) for one in all_of) >= heroes
        and any(one.get("encounter") for one in all_of)
    )


def _check_size(content: Box, spots: int) -> None:
    """Actions are numbers with room for only so much (moves.py)."""
    for word, count, most in (
        ("piece", len(content.pieces), PIECES - 2),
        ("card", len(content.cards), CARDS_MAX - 2),
        ("cave", len(content.of_kind(CAVE)), PLACES - spots),
    ):
        if count > most:
            raise InvalidSetup("cgs-error-large", kind=word, count=count, most=most)


def share_heroes(side: tuple[int, ...], each: int) -> tuple[int, ...]:
    """How many heroes each seat leads: every side as many as the largest, spread evenly (A3).

    >>> share_heroes((0, 1, 0), 1)
    (1, 2, 1)
    """
    sizes = [side.count(of) for of in range(max(side) + 1)]
    total = max(sizes) * each
    seen = [0] * len(sizes)
    shares = []
    for of in side:
        shares.append(total // sizes[of] + (seen[of] < total % sizes[of]))
        seen[of] += 1
    return tuple(shares)


def turn_order(side: tuple[int, ...]) -> tuple[int, ...]:
    """One person of each side in turn; a smaller side starts over (C2.2, 1.4).

    >>> turn_order((0, 1, 0, 1)), turn_order((0, 1, 0))
    ((0, 1, 2, 3), (0, 1, 2, 1))
    """
    members = [[seat for seat, of in enumerate(side) if of == one] for one in range(max(side) + 1)]
    longest = max(map(len, members))
    return tuple(team[nth % len(team)] for nth in range(longest) for team in members)
