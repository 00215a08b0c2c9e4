"""What a nation offers to a hand, as finished actions: by the lengths of its rows and what lies outermost.

Rows only grow at their outer end (R13), so the column of a new card is never chosen. Three tables for each
nation, each asked with the kinds of a hand as bits: what may go to heaven (``HEAVEN_KINDS``), what may go to
hell (``HELL_ROW_KINDS``), and the deeds of music and attacks (``WARD_KINDS``).
"""

from functools import cache

from .components import CONVERSION, EVIL, GOOD
from .moves import (
    CONVERT,
    CONVERT_INSIDE,
    HEAVEN_KINDS,
    HUSH_CHURCH,
    HUSH_METAL,
    KILL,
    MOST_CITIZENS,
    NATIONS,
    NUMBER,
    PLACES,
    PLAYS,
    REPLACE,
    WARD_KINDS,
)

Actions = tuple[int, ...]

ROWS = 6
"""Rows of a nation: plane * 2 + side, the planes being earth, heaven, hell."""


class Plays(dict[int, Actions]):
    """The plays of one plane of a nation: for each set of kinds in a hand (bits), made when first asked.

    ``places`` are those of each kind; ``good`` and ``evil`` say whether the outer end of that row is free.
    """

    __slots__ = ("by_kind", "evil", "good", "places")

    def __init__(self, first: int, places: tuple[Actions, ...], good: bool, evil: bool) -> None:
        self.places = places
        self.good = good
        self.evil = evil
        self.by_kind = [
            tuple(NUMBER[first + kind * PLACES + place] for place in open_)
            for kind, open_ in enumerate(places)
        ]

    def __missing__(self, kinds: int) -> Actions:
        found: Actions = ()
        for kind, actions in enumerate(self.by_kind):
            if kinds >> kind & 1:
                found += actions
        self[kinds] = found
        return found


@cache
def heaven_plays(nation: int, length: int, music: int, good: bool, evil: bool) -> Plays:
    """Heaven with so many cards over good, music in these columns, and free places over good or evil."""
    swaps = _replaceable(length, music)
    protection = (*((GOOD,) if good else ()), *((EVIL,) if evil else ()), *swaps)
    church = (*((GOOD,) if good else ()), *swaps)  # R26, R27
    return Plays(NATIONS + nation * PLAYS, (protection,) * 6 + (church,), good, evil)


@cache
def hell_plays(nation: int, length: int, music: int, good: bool, evil: bool) -> Plays:
    """Hell with so many cards under evil, music in these columns, and free places under good or evil."""
    swaps = _replaceable(length, music)
    others = (*((GOOD,) if good else ()), *((EVIL,) if evil else ()), *swaps)
    metal = (*((EVIL,) if evil else ()), *swaps)  # R26, R27
    first = NATIONS + nation * PLAYS + len(HEAVEN_KINDS) * PLACES
    return Plays(first, (metal,) + (others,) * 6, good, evil)


def _replaceable(length: int, music: int) -> Actions:
    """R16: any card of heaven over good and of hell under evil, but no music."""
    return tuple(REPLACE + column for column in range(length) if not music >> column & 1)


SAFE, MORTAL, SPECIAL = range(3)
"""The outermost citizen of a side: there is none or it is shielded, an ordinary one, a special person."""


@cache
def deeds(nation: int, good: int, evil: int, church: int, metal: int) -> tuple[Actions, ...]:
    """For each set of Church Music, violence, conversion and Heavy Metal: silencing and attacks.

    By who stands outermost on either side, and the columns with music. Special people cannot be converted
    (R24).
    """
    base = NATIONS + nation * PLAYS
    sides = ((GOOD, good), (EVIL, evil))
    by_kind = (  # in the order of WARD_KINDS
        [base + HUSH_METAL + column for column in range(metal.bit_length()) if metal >> column & 1],
        [base + KILL + side for side, outermost in sides if outermost != SAFE],
        [base + CONVERT + side for side, outermost in sides if outermost == MORTAL],
        [base + HUSH_CHURCH + column for column in range(church.bit_length()) if church >> column & 1],
    )
    return tuple(
        tuple(
            NUMBER[action]
            for place, actions in enumerate(by_kind)
            if kinds >> place & 1
            for action in actions
        )
        for kinds in range(16)
    )


def with_inner(
    others: tuple[Actions, ...], nation: int, safe: tuple[int, int], rows: tuple[int, int]
) -> tuple[Actions, ...]:
    """The deeds with conversion of every citizen outside the ``safe`` columns (R37: option convAny)."""
    base = NATIONS + nation * PLAYS + CONVERT_INSIDE
    inner = tuple(
        base + side * MOST_CITIZENS + column
        for side in (GOOD, EVIL)
        for column in range(rows[side] - 1)
        if not safe[side] >> column & 1
    )
    conversion = 1 << WARD_KINDS.index(CONVERSION)
    return tuple(
        tuple(sorted(actions + inner)) if kinds & conversion else actions
        for kinds, actions in enumerate(others)
    )


Offer = tuple[Plays, Plays, tuple[Actions, ...]]
"""What a nation offers: heaven, hell, deeds."""


def bare(nation: int) -> Offer:
    """A nation of founders."""
    return (
        heaven_plays(nation, 0, 0, False, False),
        hell_plays(nation, 0, 0, False, False),
        deeds(nation, SAFE, SAFE, 0, 0),
    )
