"""What is in the box once the sets are chosen, as tables of small numbers.

Everything that can ever lie on the table has its number from the start: *tiles*, *cards* (hand cards, one
number a copy), *encounters* (encounters and specials, the encounter stack), *counters* (creatures and rule
counters), and *pieces*: heroes first, then an ally for each character card, then the creatures among the
encounters, then the counters. Effect lists are *scripts*; a script is named by its number, so that a half
finished one can be remembered as two numbers.
"""

from dataclasses import dataclass, field
from typing import Any

from .sets import Data

WATER, WALL, ROAD = 1, 2, 4
BARRIER = WATER | WALL
HERO, ALLY, CREATURE = range(3)
KINDS = ("hero", "ally", "creature")
GENERAL = -1
MISSING = -1
LOGO = 99
"""The face that always succeeds (B4.1)."""

Values = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """One word of the vocabulary with its parameters; nested effect lists are numbers of scripts."""

    op: str
    who: str = ""
    within: int = -1
    n: int = 0
    stat: int = -1
    by: int = 0
    word: str = ""
    """The one further word an effect may have: to, what, span or place."""
    level: int = 0
    prize: bool = False
    loot: int = 0
    mods: Values = ()
    rows: tuple[tuple[int, int], ...] = ()
    """For ``roll``: up to which die, and the script."""
    scripts: tuple[int, ...] = ()
    """For ``choose`` its options; for ``check`` what follows success and failure (-1: nothing)."""


@dataclass(frozen=True, slots=True, eq=False)
class Fn:
    """A function on a card, an ally or a creature (B6.13)."""

    number: int
    sign: int
    mods: Values
    keys: int
    scope: str
    when: int
    role: str
    whose: str
    conditions: tuple[tuple[str, Any], ...]
    limit: str
    script: int
    discard: bool
    free: bool
    """Costs nothing and can only help: it is used without asking (R25)."""


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A printed tile: for each of the seven hexes (terrain, e, c, k, cave mark), and the edges' marks."""

    id: str
    kind: int
    hexes: tuple[tuple[int, int, int, int, str], ...]
    inner: dict[tuple[int, int], int]
    outer: dict[tuple[int, int], int]


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """What is printed on a piece, whoever leads it."""

    id: str
    kind: int
    stats: tuple[int, ...]
    sides: int
    value: int
    fns: tuple[Fn, ...]
    card: int = -1
    encounter: int = -1
    counter: int = -1


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A hand card."""

    id: str
    type: int
    hero: int
    cost: int
    group: str
    reaction: bool
    lasts: int
    fns: tuple[Fn, ...]
    piece: int = -1


@dataclass(frozen=True, slots=True, eq=False)
class Encounter:
    """A card of the encounter stack. A special has ``script``; a creature ``piece``; a trial routes."""

    id: str
    value: int
    piece: int
    routes: tuple[tuple[str, int, int], ...]
    win: int
    fail: int
    script: int


@dataclass(frozen=True, slots=True, eq=False)
class Counter:
    """A counter of a creature stack: a creature's piece, or a rule's script."""

    id: str
    level: int
    piece: int
    script: int


@dataclass(slots=True, eq=False)
class Box:
    """The whole box. Filled once, never changed after."""

    action_die: tuple[int, ...] = ()
    standard_die: tuple[int, ...] = ()
    tiles: list[Tile] = field(default_factory=list)
    heroes: int = 0
    first_creature: int = 0
    """Pieces from here on are creatures, those from ``heroes`` on allies."""
    start_cards: list[int] = field(default_factory=list)
    dinars: list[int] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    encounters: list[Encounter] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    scripts: list[tuple[Effect, ...]] = field(default_factory=list)
    sources: list[list[dict[str, Any]]] = field(default_factory=list)
    """Each script as it is written in its set, for the texts."""
    fns: list[Fn] = field(default_factory=list)
    data: Data = field(default_factory=dict)
    # What is looked up most often: permanent values and keys, and the triggers of each card and piece.
    card_mods: list[Values] = field(default_factory=list)
    card_keys: list[int] = field(default_factory=list)
    card_when: list[int] = field(default_factory=list)
    card_calls: list[int] = field(default_factory=list)
    """What the functions of a card call for: see watch.py."""
    heeded: int = 0
    """The triggers that anything in the box is for."""
    called: int = 0
    """Those that anything is for that is not only about its bearer."""
    card_spread: list[tuple[Fn, ...]] = field(default_factory=list)
    """The functions of a card that cover more than its bearer."""
    card_within: list[tuple[Effect, ...]] = field(default_factory=list)
    """What an event does within a distance: somebody must be there, or it cannot be played."""
    aimed: frozenset[int] = frozenset()
    """The events that do anything within a distance."""
    piece_mods: list[Values] = field(default_factory=list)
    piece_keys: list[int] = field(default_factory=list)
    piece_when: list[int] = field(default_factory=list)
    arms: list[int] = field(default_factory=list)
    """The modes in which a piece could attack at all, as bits: it has a value for them (B5.2)."""
    beasts_when: list[list[int]] = field(default_factory=list)
    """For each trigger the creatures that have a function for it."""
    reactions_when: list[dict[int, Fn]] = field(default_factory=list)
    """For each trigger the cards that can be played then, as a reaction, and their function for it."""
    reactions: frozenset[int] = frozenset()
    """All cards that can be played as a reaction."""
    specials: int = 0

    def of_kind(self, kind: int) -> list[int]:
        """The tiles of a kind."""
        return [number for number, tile in enumerate(self.tiles) if tile.kind == kind]
