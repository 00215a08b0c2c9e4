"""The questions of Apokalypse and its actions, as numbers. Their order is part of the save format.

A *place* in one plane of a nation is 0 for the outer end of the good row, 1 for that of the evil row, or 2
+ i for replacing the card in column i. Plays are numbered nation by nation, so that what a nation offers to
a hand can be looked up in one piece (places.py).
"""

from .components import (
    CHURCH,
    CONVERSION,
    EVIL,
    FIEND,
    GOOD,
    HEAVEN,
    HELL,
    HELL_KINDS,
    KINDS,
    METAL,
    MOST_SEATS,
    PROTECTIONS,
    SAINT,
    VIOLENCE,
)

# Open questions. An empty stack is a turn; frames of DEAL wait until the questions above them are answered.
# A frame is (question, ...): (GIFT,), (STEAL,), (WINDOW, card, nation, side, column, place in the order),
# (SETTLE, nation, side, column), (PLACE_SEAL, seat), (DEAL, back), (OVER,).
TURN, GIFT, STEAL, WINDOW, SETTLE, PLACE_SEAL, DEAL, OVER = range(8)
PHASES = ("turn", "gift", "steal", "window", "settle", "seal", "deal", "over")

COLUMNS = 48
"""No row of heaven or hell can be longer: 36 hell cards, 6 Heavy Metal, 6 seals."""
MOST_CITIZENS = 64
REPLACE = 2
PLACES = REPLACE + COLUMNS

CITIZEN_KINDS: tuple[int, ...] = (*PROTECTIONS, METAL, SAINT, FIEND)
HEAVEN_KINDS: tuple[int, ...] = (*PROTECTIONS, CHURCH)
HELL_ROW_KINDS: tuple[int, ...] = (METAL, *HELL_KINDS)
CARD_KINDS: tuple[int, ...] = HEAVEN_KINDS + HELL_ROW_KINDS
ATTACK_KINDS: tuple[int, ...] = (VIOLENCE, CONVERSION)
WARD_KINDS: tuple[int, ...] = (CHURCH, VIOLENCE, CONVERSION, METAL)

PASS = 0
CITIZEN = 1  # + citizen kind * 12 + nation * 2 + side
NATIONS = CITIZEN + len(CITIZEN_KINDS) * 2 * MOST_SEATS  # + nation * PLAYS, and then:
HUSH_METAL = len(CARD_KINDS) * PLACES  # below it: card kind * PLACES + place
KILL = HUSH_METAL + COLUMNS  # HUSH_METAL + column: Church Music against music in hell
CONVERT = KILL + 2  # KILL + side: violence against the outermost citizen
CONVERT_INSIDE = CONVERT + 2  # CONVERT + side: conversion of the outermost citizen
HUSH_CHURCH = CONVERT_INSIDE + 2 * MOST_CITIZENS  # CONVERT_INSIDE + side * MOST_CITIZENS + column (convAny)
PLAYS = HUSH_CHURCH + COLUMNS  # HUSH_CHURCH + column: Heavy Metal against music in heaven
GIVE = NATIONS + MOST_SEATS * PLAYS  # + kind * 6 + receiver
TAKE = GIVE + len(KINDS) * MOST_SEATS  # + victim * 2 + back
DECLINE = TAKE + 2 * MOST_SEATS
WARD = DECLINE + 1  # + ward kind
SETTLE_IN = WARD + len(WARD_KINDS)  # + nation
SEAL_HEAVEN = SETTLE_IN + MOST_SEATS  # + nation * PLACES + place
SEAL_HELL = SEAL_HEAVEN + MOST_SEATS * PLACES  # + nation * PLACES + place
SEAL_HUSH = SEAL_HELL + MOST_SEATS * PLACES  # + nation * 2 * COLUMNS + column, hell behind heaven


NUMBER = tuple(range(SEAL_HUSH + MOST_SEATS * 2 * COLUMNS))
"""Every action once: tables that share their numbers stay small, and quick to read."""


def row_of(plane: int, place: int) -> int:
    """The row of a place in heaven or hell: only heaven over good and hell under evil are replaced (R16)."""
    return plane * 2 + (place if place < REPLACE else EVIL if plane == HELL else GOOD)


# What the number of a card play means: the kind, the row of the nation, and the column (-1: the outer end).
KIND_AT = tuple(kind for kind in CARD_KINDS for _ in range(PLACES))
ROW_AT = tuple(
    row_of(HEAVEN if place < len(HEAVEN_KINDS) else HELL, where)
    for place in range(len(CARD_KINDS))
    for where in range(PLACES)
)
COLUMN_AT = tuple(max(where - REPLACE, -1) for _ in CARD_KINDS for where in range(PLACES))
CITIZEN_AT = ((-1, -1, -1),) * CITIZEN + tuple(
    (kind, nation, side) for kind in CITIZEN_KINDS for nation in range(MOST_SEATS) for side in (GOOD, EVIL)
)
"""What the number of a new citizen means: the kind, the nation, the side."""

CITIZEN_BITS = sum(1 << kind for kind in CITIZEN_KINDS)
WARD_SHIFT, WARD_BITS = CHURCH, (1 << len(WARD_KINDS)) - 1
"""The kinds of a hand as bits, cut to the WARD_KINDS."""

WARDS = tuple(sum(1 << kind for kind in WARD_KINDS if kind != attack) for attack in (VIOLENCE, CONVERSION))
"""The kinds (bits) that ward off violence, and those that ward off a conversion (3.5)."""
ANSWERS = tuple(
    tuple(
        [DECLINE]
        + [WARD + place for place in range(len(WARD_KINDS)) if held >> place & wards >> CHURCH >> place & 1]
        for held in range(1 << len(WARD_KINDS))
    )
    for wards in WARDS
)
"""ANSWERS[conversion][held]: the answers to an attack of who holds these of the WARD_KINDS (bits)."""
GIFTS_HIGH = len(KINDS) // 2
GIFTS_LOW = (1 << GIFTS_HIGH) - 1
POPULATION_KINDS = sum(1 << kind for kind in (*PROTECTIONS, METAL))
CAPITAL_KINDS = (1 << len(KINDS)) - 1 - POPULATION_KINDS

NEXT = tuple(
    tuple(
        next(one % MOST_SEATS for one in range(seat + 1, seat + 7) if active >> one % MOST_SEATS & 1)
        if active & active - 1
        else -1
        for active in range(1 << MOST_SEATS)
    )
    for seat in range(MOST_SEATS)
)
"""NEXT[seat][active]: the first active player clockwise after this one; -1 if fewer than two are (R50)."""

AROUND = tuple(
    tuple((*range(seat, seats), *range(seat)) for seat in range(seats)) for seats in range(MOST_SEATS + 1)
)
"""AROUND[seats][seat]: everybody, clockwise from this one."""
OTHERS = tuple(
    tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""OTHERS[seats][seat]: everybody else."""

THEFTS = tuple(
    tuple(tuple((other, TAKE + other * 2, TAKE + other * 2 + 1) for other in others) for others in by_seat)
    for by_seat in OTHERS
)
"""THEFTS[seats][seat]: everybody else, and the thefts of his population and of his capital cards."""


def _citizens(kinds: int, seats: int, alone: bool) -> tuple[int, ...]:
    """Pass, and every citizen that a hand of these kinds can lay.

    ``alone``: it is the only card, so that none would be left to give away (R19).
    """
    found = [PASS]
    for place, kind in enumerate(CITIZEN_KINDS):
        if kinds >> kind & 1:
            for nation in range(seats):
                base = CITIZEN + place * 2 * MOST_SEATS + nation * 2
                if kind != FIEND and not alone:
                    found.append(base + GOOD)
                if kind != SAINT:  # R4: special people only on their own side
                    found.append(base + EVIL)
    return tuple(NUMBER[action] for action in found)


CITIZENS: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in range(MOST_SEATS + 1))
LONE_CITIZENS: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in range(MOST_SEATS + 1))
"""By the number of players: pass, and the citizens that a hand of these kinds (bits) can lay.

For a hand of several cards, and for a hand of one. Filled by ``learn_citizens`` as hands come up.
"""


def learn_citizens(kinds: int, seats: int) -> None:
    CITIZENS[seats][kinds] = _citizens(kinds, seats, False)
    LONE_CITIZENS[seats][kinds] = _citizens(kinds, seats, True)


GIFTS: tuple[tuple[tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]], ...], ...] = tuple(
    tuple(({}, {}) for _ in range(seats)) for seats in range(MOST_SEATS + 1)
)
"""GIFTS[seats][seat]: what a seat can give to the others, by the lower and by the higher kinds of its hand.

In two halves, so that there are few sets of kinds to know. Filled by ``learn_gifts``.
"""


def learn_gifts(kinds: int, seats: int, seat: int) -> None:
    for half, shift in enumerate((0, GIFTS_HIGH)):
        some = kinds >> shift if half else kinds & GIFTS_LOW
        held = [GIVE + (shift + at) * MOST_SEATS for at in range(GIFTS_HIGH) if some >> at & 1]
        others = OTHERS[seats][seat]  # R19: passed or not
        GIFTS[seats][seat][half][some] = tuple([NUMBER[first + to] for first in held for to in others])


def _asked(others: tuple[int, ...], nation: int) -> tuple[int, ...]:
    return tuple(sorted(others, key=lambda seat: seat != nation))


WINDOW_ORDER = tuple(
    tuple(tuple(_asked(around[1:], nation) for nation in range(seats)) for around in by_seat)
    for seats, by_seat in enumerate(AROUND)
)
"""WINDOW_ORDER[seats][attacker][nation]: who is asked about an attack.

The owner of the citizen, then clockwise from the attacker (R42).
"""
