"""What a nation offers to a hand, as finished actions: by the lengths of its rows and what lies outermost.

Rows only grow at their outer end (R13), so the column of a new card is never chosen. Three tables for each
nation, each asked with the kinds of a hand as bits: what may go to heaven (``HEAVEN_KINDS``), what may go to
hell (``HELL_ROW_KINDS``), and the deeds of music and attacks (``WARD_KINDS``).

All that matters about a plane or about the people is packed into a number, its *key*; what is not known yet
for a key is made and remembered (``learn``). The dictionaries are plain ones: a class of its own with
``__missing__`` takes twice as long. Where a single card comes, what was there leads to what is there then
(``after``), without a look at the key.
"""

from collections.abc import Sequence
from functools import cache

from .components import CHURCH, EVIL, GOOD, METAL
from .moves import (
    COLUMNS,
    CONVERT,
    CONVERT_INSIDE,
    HEAVEN_KINDS,
    HELL_ROW_KINDS,
    HUSH_CHURCH,
    HUSH_METAL,
    KILL,
    MOST_CITIZENS,
    NATIONS,
    NUMBER,
    PLACES,
    PLAYS,
    REPLACE,
    SEAL_HEAVEN,
    SEAL_HELL,
    SEAL_HUSH,
    WARD_KINDS,
)

Actions = tuple[int, ...]

ROWS = 6
"""Rows of a nation: plane * 2 + side, the planes being earth, heaven, hell."""

# The kinds that a table asks for are neighbours among all kinds. Those of a plane come in two parts, the low
# and the high ones: where these begin, and their bits when they are moved down.
LOW_KINDS = 3
LOW_BITS = (1 << LOW_KINDS) - 1
HIGH_BITS = (1 << len(HEAVEN_KINDS) - LOW_KINDS) - 1
HEAVEN_HIGH = HEAVEN_KINDS[LOW_KINDS]
HELL_LOW = HELL_ROW_KINDS[0]
HELL_HIGH = HELL_ROW_KINDS[LOW_KINDS]

# The key of a plane: its nation (three bits), whether the outer end of either row is free, the length of the
# row whose cards can be replaced (over good, under evil), and the columns of that row that hold music.
EVIL_FREE = 1 << 3
GOOD_FREE = 1 << 4
LONGER = 1 << 5
MUSIC_FROM = 11

# What one card can do to a plane. Its first row is the one whose cards can be replaced: the row gets longer
# and has a place left, or none; a citizen gives it a place; or the other row gets one, or loses its last.
LENGTHEN, FILL, WELCOME, OPEN, CLOSE = range(5)


class Plays:
    """The plays of one plane of a nation, ``low`` and ``high``: for every set of those kinds in a hand.

    Two small tables, for one of all kinds would be so big that finding something in it takes longer.
    ``able``: the kinds that can be played there. ``seal``: what a seal can do there. ``good``, ``evil``:
    whether that end is free. ``after``: what this becomes by each change, as far as it is known.
    """

    __slots__ = ("able", "after", "evil", "good", "high", "key", "low", "seal")

    def __init__(self, key: int, by_kind: list[tuple[int, Actions]], seal: Actions) -> None:
        self.key = key
        self.seal = seal
        self.after: list[Plays | None] = [None] * (CLOSE + 1)
        self.good = key & GOOD_FREE != 0
        self.evil = key & EVIL_FREE != 0
        self.able = sum(1 << kind for kind, actions in by_kind if actions)
        actions = [some for _, some in by_kind]
        self.low = _for_each_set(actions[:LOW_KINDS])
        self.high = _for_each_set(actions[LOW_KINDS:])


def _for_each_set(by_kind: Sequence[Actions]) -> tuple[Actions, ...]:
    """What is offered to each set of these kinds (bits)."""
    found: list[Actions] = [()]
    for actions in by_kind:
        found += [some + actions for some in found]
    return tuple(found)


class Planes:
    """The plays of heaven, or of hell, by the key of the plane."""

    __slots__ = ("first", "kinds", "known", "music", "seals", "side")

    def __init__(self, side: int, music: int, kinds: Actions, first: int, seals: int) -> None:
        """On this side the row has music, of this kind, and its cards can be replaced (R16, R26)."""
        self.known: dict[int, Plays] = {}
        self.side = side
        self.music = music
        self.kinds = kinds
        self.first = first
        self.seals = seals

    def change(self, plays: Plays, change: int) -> Plays:
        """What these plays become by a change, the first time it is asked for."""
        first, other = (GOOD_FREE, EVIL_FREE) if self.side == GOOD else (EVIL_FREE, GOOD_FREE)
        key = plays.key
        if change in (LENGTHEN, FILL):
            key += LONGER
        if change in (WELCOME, OPEN):
            key |= first if change == WELCOME else other
        elif change != LENGTHEN:
            key &= ~(first if change == FILL else other)
        found = plays.after[change] = self.known.get(key) or self.learn(key)
        return found

    def learn(self, key: int) -> Plays:
        nation = key & 7
        length, music = key >> 5 & 63, key >> MUSIC_FROM
        swaps = [REPLACE + column for column in range(length) if not music >> column & 1]  # R16: no music
        free = [side for side, bit in ((GOOD, GOOD_FREE), (EVIL, EVIL_FREE)) if key & bit]
        first = NATIONS + nation * PLAYS + self.first
        by_kind = []
        for at, kind in enumerate(self.kinds):
            ends = [side for side in free if kind != self.music or side == self.side]  # R26, R27
            by_kind.append((kind, tuple([NUMBER[first + at * PLACES + to] for to in ends + swaps])))
        seals = self.seals + nation * PLACES
        ends = [side for side in free if side == self.side]
        found = self.known[key] = Plays(key, by_kind, tuple([NUMBER[seals + to] for to in ends + swaps]))
        return found


HEAVENS = Planes(GOOD, CHURCH, HEAVEN_KINDS, 0, SEAL_HEAVEN)
HELLS = Planes(EVIL, METAL, HELL_ROW_KINDS, len(HEAVEN_KINDS) * PLACES, SEAL_HELL)
known_heaven = HEAVENS.known.get
known_hell = HELLS.known.get

SAFE, MORTAL, SPECIAL = range(3)
"""The outermost citizen of a side: there is none or it is shielded, an ordinary one, a special person."""

# The key of deeds: the nation, the outermost citizen of either side, and the columns with music.
OUTER_GOOD = 3
OUTER_EVIL = 5
CHURCH_FROM = 7
METAL_FROM = CHURCH_FROM + COLUMNS
OUTER = 3
"""The outermost citizen has so many bits, all set."""


class Deeds:
    """Silencing and attacks in a nation, for each set of WARD_KINDS in a hand (bits).

    ``able`` and ``seal`` as for plays; ``good``, ``evil``: the outermost citizen of that side; ``after``: the
    deeds when somebody has come to a side (2 * who + side), as far as they are known.
    """

    __slots__ = ("able", "after", "evil", "good", "key", "known", "seal")

    def __init__(self, key: int, by_kind: tuple[Actions, ...], seal: Actions) -> None:
        """``by_kind`` in the order of WARD_KINDS."""
        self.key = key
        self.seal = seal
        self.after: list[Deeds | None] = [None] * (2 * SPECIAL + 2)
        self.good = key >> OUTER_GOOD & OUTER
        self.evil = key >> OUTER_EVIL & OUTER
        self.able = sum(1 << kind for kind, some in zip(WARD_KINDS, by_kind, strict=True) if some)
        self.known = tuple(
            tuple(NUMBER[one] for place, some in enumerate(by_kind) if held >> place & 1 for one in some)
            for held in range(1 << len(WARD_KINDS))
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deeds) and (self.key, self.known) == (other.key, other.known)

    __hash__ = None  # type: ignore[assignment]


def learn_deeds(key: int, inner: Actions = ()) -> Deeds:
    """The deeds of this key; conversions of ``inner`` citizens, if any, lie between the other ones."""
    nation = key & 7
    base = NATIONS + nation * PLAYS
    sides = ((GOOD, key >> OUTER_GOOD & OUTER), (EVIL, key >> OUTER_EVIL & OUTER))
    church = [column for column in range(COLUMNS) if key >> CHURCH_FROM + column & 1]
    metal = [column for column in range(COLUMNS) if key >> METAL_FROM + column & 1]
    outermost = [base + CONVERT + side for side, who in sides if who == MORTAL]  # R24: no special people
    by_kind = (  # in the order of WARD_KINDS
        tuple([base + HUSH_METAL + column for column in metal]),
        tuple([base + KILL + side for side, who in sides if who != SAFE]),
        (*outermost, *[base + CONVERT_INSIDE + citizen for citizen in inner]),
        tuple([base + HUSH_CHURCH + column for column in church]),
    )
    seals = SEAL_HUSH + nation * 2 * COLUMNS
    seal = [seals + column for column in church] + [seals + COLUMNS + column for column in metal]
    found = Deeds(key, by_kind, tuple(seal))
    if not inner:
        _deeds[key] = found
    return found


def expose(deeds: Deeds, who: int, side: int) -> Deeds:
    """The deeds when somebody (MORTAL or SPECIAL) has come to a side, the first time they are asked for."""
    outer = OUTER_EVIL if side else OUTER_GOOD
    key = deeds.key & ~(OUTER << outer) | who << outer
    found = deeds.after[2 * who + side] = known_deeds(key) or learn_deeds(key)
    return found


_deeds: dict[int, Deeds] = {}
known_deeds = _deeds.get


def inner_citizens(safe: tuple[int, int], rows: tuple[int, int]) -> Actions:
    """Every citizen outside the ``safe`` columns but the outermost (R37: option convAny)."""
    return tuple(
        side * MOST_CITIZENS + column
        for side in (GOOD, EVIL)
        for column in range(rows[side] - 1)
        if not safe[side] >> column & 1
    )


Offer = tuple[Plays, Plays, Deeds]
"""What a nation offers: heaven, hell, deeds."""


@cache
def bare(nation: int) -> Offer:
    """A nation of founders."""
    return (
        known_heaven(nation) or HEAVENS.learn(nation),
        known_hell(nation) or HELLS.learn(nation),
        known_deeds(nation) or learn_deeds(nation),
    )
