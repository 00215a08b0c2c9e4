"""The four horsemen of Apokalypse: who dies, what it counts, and what comes after (3.8 to 3.10).

``Pool`` is what a nation has against them: the symbols of each side and its music. Protection counts for
the whole side (R64), what the good leave over goes to the evil of the same nation (R65), deaths come from
outside (R66).
"""

from typing import TYPE_CHECKING, NamedTuple

from ...kernel.words import Event, Ref, Tell
from . import events
from .attacks import column_of
from .components import (
    BACK_CARDS,
    CAPITAL,
    DEATH,
    EVIL,
    GOOD,
    HEAVEN,
    HELL,
    HORSEMEN,
    MOST_WINNERS,
    POPULATION,
    REF,
    UNITS,
    VALUE,
    cards_of,
)
from .ending import finish
from .moves import AROUND, PLACE_SEAL
from .places import ROWS

if TYPE_CHECKING:
    from .table import Table
    from .turns import ApokalypseState

NEEDS = ((), (0,), (1,), (2,), (0, 1, 2))
"""The symbols that a horseman asks for, by his number."""
DEATH_NEEDS = tuple(
    tuple(symbol for symbol in NEEDS[DEATH] if not trophies >> symbol + 1 & 1)
    for trophies in range(1 << HORSEMEN.stop)
)
"""What Death asks for, by the horsemen's cards that somebody has won (bits)."""

MANY = 255
"""No side has more of a symbol."""


class Pool(NamedTuple):
    """The strength of one nation: citizens, symbols (mask, helmet, food) and music of either side."""

    good: int
    evil: int
    good_symbols: tuple[int, int, int]
    evil_symbols: tuple[int, int, int]
    church: int
    metal: int


class Fate(NamedTuple):
    """What a horseman does to a nation: how many live, and how many lives the good saved among the evil."""

    good: int
    evil: int
    surplus: int


def pool(state: "Table", nation: int) -> Pool:
    """What lies in a nation, by visible halves, in heaven and hell alike."""
    good, evil = state.units[2 * nation : 2 * nation + 2]
    return Pool(
        *state.citizens(nation),
        (good & 255, good >> 8 & 255, good >> 16 & 255),
        (evil & 255, evil >> 8 & 255, evil >> 16 & 255),
        good >> 24,
        evil >> 24,
    )


def needs(number: int, trophies: int) -> tuple[int, ...]:
    """The symbols needed against this horseman; Death forgives those of the cards that were won (R70)."""
    return NEEDS[number] if number < DEATH else DEATH_NEEDS[trophies]


def fate(have: Pool, wanted: tuple[int, ...]) -> Fate:
    """Who survives, for all four horsemen alike (3.9). Music is a whole unit, never one missing symbol
    (R69).

    >>> fate(Pool(3, 3, (0, 3, 0), (0, 0, 0), 2, 0), (1,))
    Fate(good=3, evil=2, surplus=2)
    """
    if not wanted:
        return Fate(have.good, have.evil, 0)
    sets = min([have.good_symbols[symbol] for symbol in wanted])
    together = min([have.good_symbols[symbol] + have.evil_symbols[symbol] for symbol in wanted])
    own = min([have.evil_symbols[symbol] for symbol in wanted])
    good = min(have.good, have.church + sets)
    left = have.church + have.metal + together - good  # R68: single symbols pass on too
    evil = min(have.evil, left)
    return Fate(good, evil, max(0, evil - min(have.evil, have.metal + own)))


def lives_at(good: int, evil: int, left: int, right: int, number: int, trophies: int) -> tuple[int, int]:
    """Who of so many good and evil citizens survives: ``fate`` from packed units, for quick use."""
    church, metal = left >> 24, right >> 24
    if number < DEATH:
        shift = 8 * (number - 1)
        sets = left >> shift & 255
        together = sets + (right >> shift & 255)
    else:
        wanted = DEATH_NEEDS[trophies]
        if not wanted:
            return good, evil
        sets, together = MANY, 2 * MANY
        for symbol in wanted:
            own = left >> 8 * symbol & 255
            both = own + (right >> 8 * symbol & 255)
            if own < sets:
                sets = own
            if both < together:
                together = both
    safe = church + sets
    if safe > good:
        safe = good
    left_over = church + metal + together - safe
    return safe, left_over if left_over < evil else evil


def ride(state: "ApokalypseState", back: int, tell: Tell | None) -> None:
    """The next horseman lies on top of a talon: death, scoring, refill and rewards, all at once (R60)."""
    number = state.next
    if tell:
        tell(events.rode(number, back))
    order = AROUND[len(state.hands)][state.dealer()]
    alive, dead = [0] * len(order), [0] * len(order)
    for nation in order:
        alive[nation], dead[nation] = _reduce(state, nation, number, tell)
    points = _score(state, number, order, alive, dead, tell)
    state.next = number + 1
    if number < DEATH:  # R76: before the rewards
        _refill(state, number, back, tell)
    _award(state, number, points, tell)
    if number == DEATH:  # R63, R77: no seal, no second phase
        finish(state, tell)
    else:
        _call_for_seals(state, order, alive, tell)


def _reduce(state: "ApokalypseState", nation: int, number: int, tell: Tell | None) -> tuple[int, int]:
    """Good before evil, each cut from outside to those who are protected. Says how many live and died."""
    rows, units = state.rows, state.units
    good, evil = len(rows[nation * ROWS + GOOD]), len(rows[nation * ROWS + EVIL])
    left, right = units[2 * nation], units[2 * nation + 1]
    living_good, living_evil = lives_at(good, evil, left, right, number, state.trophies[nation])
    if tell:
        _tell_fate(state, nation, number, tell)
    if living_good < good:
        state.cut(nation, GOOD, living_good)
    if living_evil < evil:
        state.cut(nation, EVIL, living_evil)
    alive = living_good + living_evil
    dead = good + evil - alive
    if dead:
        state.refresh(nation)
    return alive, dead


def _tell_fate(state: "ApokalypseState", nation: int, number: int, tell: Tell) -> None:
    """The same death by death, for those who watch."""
    have = pool(state, nation)
    wanted = needs(number, state.trophies[nation])
    lives = fate(have, wanted)
    if not wanted:
        tell(events.immune(nation))
        return
    for side, citizens, living in ((GOOD, have.good, lives.good), (EVIL, have.evil, lives.evil)):
        if citizens:
            tell(_shielded(state, nation, side, have, lives, wanted))
        for column in range(citizens - 1, living - 1, -1):  # R66: from outside
            gone = column_of(state, nation, side, column)
            state.cut(nation, side, column)
            tell(events.died("apokalypse-dies", nation, side, gone))


def _shielded(
    state: "ApokalypseState", nation: int, side: int, have: Pool, lives: Fate, wanted: tuple[int, ...]
) -> Event:
    """What a side has against the horseman; against Death its symbols are complete sets."""
    symbols = have.evil_symbols if side else have.good_symbols
    values = {
        "citizens": have.evil if side else have.good,
        "saved": lives.evil if side else lives.good,
        "symbols": min(symbols[symbol] for symbol in wanted),
        "music": have.metal if side else have.church,
        "surplus": lives.surplus,
    }
    return events.shielded(nation, side, values, counting(state, nation, side, wanted))


def counting(state: "Table", nation: int, side: int, wanted: tuple[int, ...]) -> list[Ref]:
    """The cards of a side that count against a horseman who asks for these symbols."""
    mask = 255 << 24 | sum(255 << 8 * symbol for symbol in wanted)
    at = nation * ROWS + side
    cards = (*state.rows[at + HEAVEN * 2], *state.rows[at + HELL * 2])
    return [REF[card] for card in cards if UNITS[side][card] & mask]


def _score(
    state: "ApokalypseState",
    number: int,
    order: tuple[int, ...],
    alive: list[int],
    dead: list[int],
    tell: Tell | None,
) -> list[int]:
    """The living minus those this horseman took (R73), below zero too (R71)."""
    points = alive[:]
    sheet = list(state.sheet)
    for seat in order:
        points[seat] -= dead[seat]
        sheet[seat * 4 + number - 1] = points[seat]
        if tell:
            state.sheet = tuple(sheet)
            tell(events.scored(seat, alive[seat], dead[seat], sum(sheet[seat * 4 : seat * 4 + 4])))
    state.sheet = tuple(sheet)
    return points


def _refill(state: "ApokalypseState", number: int, came: int, tell: Tell | None) -> None:
    """Both talons down to the next horseman, with the discards, shuffled anew (R78)."""
    chance = state.chance()
    for back in (POPULATION, CAPITAL):
        if tell and back != came:
            tell(events.put_aside(number, back))
        recycled = state.discards & BACK_CARDS[back]
        cards = [*state.talons[back], *state.deeper[back][0], *cards_of(recycled)]
        chance.shuffle(cards)
        state.talons[back] = cards
        rest = state.deeper[back][1:]
        state.deeper = (state.deeper[0], rest) if back else (rest, state.deeper[1])
        if tell:
            _forget_discards(state, recycled)
            tell(events.refilled(number + 1, back))
    if not tell:
        _forget_discards(state, state.discards)  # both at once
    state.seed = chance.state


def _forget_discards(state: "ApokalypseState", recycled: int) -> None:
    """These cards (bits) were open and go into a talon: nobody knows any more where they are."""
    kept = ~recycled
    state.discards &= kept
    state.surfaced |= recycled
    state.told &= kept
    state.seen = [known & kept for known in state.seen]


def _award(state: "ApokalypseState", number: int, points: list[int], tell: Tell | None) -> None:
    """The horseman's card for the most points of this scoring, also for a poor best (R74)."""
    best = max(points)
    if points.count(best) > MOST_WINNERS:
        if tell:
            tell(events.award_none(number, points.count(best)))
        return
    trophies = list(state.trophies)
    for seat, value in enumerate(points):
        if value == best:
            trophies[seat] |= 1 << number
            state.trophies = tuple(trophies)
            if tell:
                tell(events.awarded(seat, number, VALUE[number]))


def _call_for_seals(
    state: "ApokalypseState", order: tuple[int, ...], citizens: list[int], tell: Tell | None
) -> None:
    """A seal for the most citizens left (R75), clockwise from the dealer; asked for by ``proceed``."""
    best = max(citizens)
    if citizens.count(best) <= MOST_WINNERS:
        for seat in reversed(order):
            if citizens[seat] == best:
                state.stack += ((PLACE_SEAL, seat),)
    elif tell:
        tell(events.seal_none(citizens.count(best), best))


def can_place_seal(state: "Table") -> bool:
    """Whether a seal could do anything, in any nation (R36)."""
    return any(heaven.seal or hell.seal or deeds.seal for heaven, hell, deeds in state.offers)
