"""The end of a round of Apokalypse: dealing in rings, codes, and the horseman who interrupts (3.7).

First the population cards, for the good citizens, then the capital cards, for the evil ones. What is still
to do stands on the stack: frames of DEAL and, above them, the seals that a horseman has brought.
"""

from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING

from ...kernel.words import Tell
from . import events
from .components import BIT, CAPITAL, CODES, CROSSES, HELL, KIND_BIT, MOST_SEATS, POPULATION
from .horsemen import can_place_seal, ride
from .moves import AROUND, DEAL, MOST_CITIZENS, OVER
from .places import ROWS

if TYPE_CHECKING:
    from .table import Table
    from .turns import ApokalypseState

ONE = b"\1"
ONES = tuple(ONE * citizens for citizens in range(MOST_CITIZENS))
DEALT = tuple(
    tuple(
        b"" if CROSSES[table][back] else bytes([1 + code for code in codes[back][back]]).ljust(256, ONE)
        for back in (POPULATION, CAPITAL)
    )
    for table, codes in enumerate(CODES)
)
"""DEALT[table][back][hell card]: how many cards the citizen above it gets in this deal (R57).

Nothing where the other side has a say in it.
"""
EARNERS = tuple(
    tuple((seat * ROWS + back, seat * ROWS + HELL * 2 + back) for seat in range(MOST_SEATS))
    for back in (POPULATION, CAPITAL)
)
"""EARNERS[back][seat]: the rows that say what a nation is dealt: citizens of one side, and their hell."""
BOTH_DEALS = ((DEAL, CAPITAL), (DEAL, POPULATION))
"""R60: whatever ends the first, the second follows."""
FOUNDER = -1
NO_CARD = -1
Due = tuple[int, int, int, int, int]
"""Seat, side, citizen (or FOUNDER), the hell card whose code counts (or NO_CARD), and how many cards."""


def end_round(state: "ApokalypseState", tell: Tell | None) -> bool:
    """Deal both backs. Says whether the next round has begun; if not, a seal is asked for or it is over."""
    if tell:
        tell(events.round_over(state.dealer(), state.round))
    state.actor = None
    state.stack = BOTH_DEALS
    return proceed(state, tell)


def proceed(state: "ApokalypseState", tell: Tell | None) -> bool:
    """Work off the stack until somebody is asked, the game is over, or a new round has begun (True)."""
    while stack := state.stack:
        frame = stack[-1]
        if frame[0] == DEAL:
            served = _deal_telling(state, frame[1], tell) if tell else _deal_silently(state, frame[1])
            state.stack = stack[:-1]
            if not served:  # R59, R62: who is not yet served gets nothing, now or later
                ride(state, frame[1], tell)
        elif frame[0] == OVER or _ask_for_seal(state, frame[1], tell):
            return False
        else:
            state.stack = stack[:-1]
    state.start = state.first  # R53: who passed first begins
    state.first = -1
    state.active = (1 << len(state.hands)) - 1
    state.round += 1
    state.turn += 1  # the dealing was one, with its seals
    state.opened = state.turn
    if tell:
        tell(events.began(state.start, state.round))
    return True


def _ask_for_seal(state: "ApokalypseState", seat: int, tell: Tell | None) -> bool:
    """Whether this seat takes a seal: it must if there is one (R35) and any use for it (R36)."""
    able = bool(state.seals) and can_place_seal(state)
    if tell:
        key = "due" if able else "useless" if state.seals else "gone"
        tell(events.seal_due(f"apokalypse-seal-{key}", seat, sum(state.citizens(seat))))
    if able:
        state.actor = seat
    return able


def _deal_silently(state: "ApokalypseState", back: int) -> bool:
    """All cards at once: to whom ``due`` says, without the why. Says whether all were served."""
    talon, hands, kinds = state.talons[back], state.hands, state.kinds
    queue = _queue(state, back)
    served = len(queue) <= len(talon)
    for seat in queue if served else queue[: len(talon)]:
        card = talon.pop()
        hands[seat] += BIT[card]
        kinds[seat] |= KIND_BIT[card]
    return served


def _queue(state: "ApokalypseState", back: int) -> list[int]:
    """The seats in the order in which they are dealt to."""
    house, rows = state.house, state.rows
    dealt = DEALT[house.codes][back]
    if not dealt:
        return [seat for seat, _, _, _, count in due(state, back) for _ in range(count)]
    order = AROUND[len(state.hands)][state.first if house.deal_new_start else state.start]
    columns = []
    for seat in order:
        earth, below = EARNERS[back][seat]
        hell, citizens = rows[below], len(rows[earth])
        columns.append(bytes(hell).translate(dealt).ljust(citizens, ONE) if hell else ONES[citizens])
    return _in_rings(order, tuple(columns))


@lru_cache(maxsize=1 << 12)
def _in_rings(order: tuple[int, ...], columns: tuple[bytes, ...]) -> list[int]:
    """Everybody once, then ring after ring as often as the columns say: the same shapes come up again."""
    queue = [*order]
    for ring in zip_longest(*columns, fillvalue=0):
        for seat, count in zip(order, ring, strict=True):
            queue += [seat] * count
    return queue


def _deal_telling(state: "ApokalypseState", back: int, tell: Tell) -> bool:
    """The same card by card, for those who watch. Says whether all were served."""
    for seat, side, entry, code, count in due(state, back):
        earner = events.earner_ref(seat, side, entry)
        if code != NO_CARD:
            tell(events.coded(seat, earner, code, side, CODES[state.house.codes][back][side][code]))
        for _ in range(count):
            if not state.talons[back]:
                return False
            card = state.talons[back].pop()
            state.receive(seat, card)
            tell(events.drew("apokalypse-deal", seat, card, (earner,)))
    return True


def due(state: "Table", back: int) -> list[Due]:
    """Who is dealt to, in order.

    Ring after ring from the inside, in each ring clockwise from the dealer (R56). Founders get one (R55).
    """
    order = AROUND[len(state.hands)][state.dealer()]
    found: list[Due] = [(seat, back, FOUNDER, NO_CARD, 1) for seat in order]
    _rings(state, back, back, order, 1, found)  # the good for population, the evil for capital
    if CROSSES[state.house.codes][back]:  # R58: then the other side, which earns only by its codes
        _rings(state, back, 1 - back, order, 0, found)
    return found


def _rings(state: "Table", back: int, side: int, order: tuple[int, ...], base: int, found: list[Due]) -> None:
    codes = CODES[state.house.codes][back][side]
    columns = []
    for seat in order:
        row, hell = state.rows[seat * ROWS + side], state.rows[seat * ROWS + HELL * 2 + side]
        column: list[Due | None] = [(seat, side, entry, NO_CARD, base) for entry in row]
        for ring, card in enumerate(hell):
            if codes[card]:
                column[ring] = (seat, side, row[ring], card, max(0, base + codes[card]))  # R57
        columns.append(column)
    found += [one for ring in zip_longest(*columns) for one in ring if one and (base or one[3] != NO_CARD)]
