"""What a sensible player of Apokalypse prefers: what the table gains for him, minus the card he plays.

Values are in hundredths of a point (judging.py). The alignment pulls at the majority; what the others are
is not guessed at. Passing is worth nothing: a card is played if it brings more than it is worth in hand.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, cast

from ...kernel.rules import Policy, State
from ...kernel.words import Message
from .attacks import column_of
from .components import (
    BACK_CARDS,
    CHURCH,
    CONVERSION,
    GOOD,
    HEAVEN,
    HELL,
    KIND_CARDS,
    METAL,
    MOST_SEATS,
    MUSIC_UNIT,
    SEAL,
)
from .judging import BLIND, CARD, RIVAL, Eye, least
from .moves import (
    ATTACK_KINDS,
    CITIZEN,
    CITIZEN_KINDS,
    COLUMN_AT,
    COLUMNS,
    CONVERT_INSIDE,
    DECLINE,
    GIVE,
    HUSH_CHURCH,
    HUSH_METAL,
    KILL,
    KIND_AT,
    MOST_CITIZENS,
    NATIONS,
    PASS,
    PLACES,
    PLAYS,
    REPLACE,
    ROW_AT,
    SEAL_HEAVEN,
    SEAL_HELL,
    SEAL_HUSH,
    SETTLE_IN,
    TAKE,
    WARD,
    WARD_KINDS,
    row_of,
)
from .outlook import clock, horizon, outlook
from .places import ROWS
from .reasons import why

if TYPE_CHECKING:
    from .turns import ApokalypseState

STOLEN = 55
"""What a theft brings, about."""
SURE = 5
"""Rather keep a card than play it for nothing."""


ANY_CARD = tuple(cards.bit_length() - 1 for cards in KIND_CARDS)
"""A card of each kind: they are all alike."""


class ApokalypsePolicy(Policy):
    """The greedy player's judgement."""

    pace = 4

    def weigh(self, state: State, actions: Sequence[int]) -> list[int]:
        table = cast("ApokalypseState", state)
        assert table.actor is not None
        eye = Eye(table, table.actor)
        return [judge(eye, what) for judge, what in map(_sense, actions)]

    def clock(self, state: State) -> int:
        return clock(cast("ApokalypseState", state))

    def horizon(self, state: State) -> int:
        """The next horseman: he scores the nations, and new talons are laid open after him."""
        return horizon(cast("ApokalypseState", state))

    def value(self, state: State) -> Sequence[float]:
        return outlook(cast("ApokalypseState", state))

    def why(self, state: State, action: int) -> Message:
        table = cast("ApokalypseState", state)
        assert table.actor is not None
        return why(Eye(table, table.actor), action)


Judge = Callable[[Eye, tuple[int, ...]], int]


@cache
def _sense(action: int) -> tuple[Judge, tuple[int, ...]]:
    """Who judges an action, and by what: worked out once, for it is asked at every step."""
    if action == PASS:
        return _nothing, ()
    if action < NATIONS:
        place, where = divmod(action - CITIZEN, 2 * MOST_SEATS)
        return _citizen, (CITIZEN_KINDS[place], where >> 1, where & 1)
    if action < GIVE:
        return _sense_in_nation(*divmod(action - NATIONS, PLAYS))
    if action < TAKE:
        return _gift, divmod(action - GIVE, MOST_SEATS)
    if action < DECLINE:
        return _theft, divmod(action - TAKE, 2)
    if action < SETTLE_IN:
        return (_ward, (CARD[WARD_KINDS[action - WARD]],)) if action >= WARD else (_nothing, ())
    if action < SEAL_HEAVEN:
        return _settle, (action - SETTLE_IN,)
    if action >= SEAL_HUSH:
        return _hush, (*divmod(action - SEAL_HUSH, 2 * COLUMNS), 0)
    plane, first = (HELL, SEAL_HELL) if action >= SEAL_HELL else (HEAVEN, SEAL_HEAVEN)
    nation, where = divmod(action - first, PLACES)
    return _put, (SEAL, nation, row_of(plane, where), max(where - REPLACE, -1), 0)


def _sense_in_nation(nation: int, choice: int) -> tuple[Judge, tuple[int, ...]]:
    if choice < HUSH_METAL:
        kind = KIND_AT[choice]
        return _put, (ANY_CARD[kind], nation, ROW_AT[choice], COLUMN_AT[choice], CARD[kind] // 2 + SURE)
    if choice < KILL:
        return _hush, (nation, choice - HUSH_METAL + COLUMNS, CARD[CHURCH])
    if choice >= HUSH_CHURCH:
        return _hush, (nation, choice - HUSH_CHURCH, CARD[METAL])
    if choice < CONVERT_INSIDE:
        place, side = divmod(choice - KILL, 2)
        return _attack, (ATTACK_KINDS[place], nation, side, -1)
    return _attack, (CONVERSION, nation, *divmod(choice - CONVERT_INSIDE, MOST_CITIZENS))


def _nothing(eye: Eye, what: tuple[int, ...]) -> int:
    """To pass, or to let an attack pass."""
    return 0


def _citizen(eye: Eye, what: tuple[int, ...]) -> int:
    kind, nation, side = what
    if side == GOOD:
        rest = eye.state.kinds[eye.seat]
        if not (eye.state.hands[eye.seat] & KIND_CARDS[kind]).bit_count() > 1:
            rest &= ~(1 << kind)
        given = least(rest)
        rivals = len(eye.nations) - 1
        return eye.change(nation, 1, 0, 0, 0) - CARD[kind] - given - given * RIVAL // 100 // rivals
    return eye.change(nation, 0, 1, 0, 0) - CARD[kind] + STOLEN


def _put(eye: Eye, what: tuple[int, ...]) -> int:
    """A card to heaven or hell, or in place of another, minus what it costs."""
    card, nation, row, column, cost = what
    old = eye.state.rows[nation * ROWS + row][column] if column >= 0 else -1
    return eye.gain(nation, row, card, old) - cost


def _hush(eye: Eye, what: tuple[int, ...]) -> int:
    """Music leaves: a unit less, and no code comes to light."""
    nation, place, cost = what
    if place < COLUMNS:
        return eye.change(nation, 0, 0, -MUSIC_UNIT, 0) - cost
    return eye.change(nation, 0, 0, 0, -MUSIC_UNIT) - cost


def _attack(eye: Eye, what: tuple[int, ...]) -> int:
    kind, nation, side, column = what
    if column < 0:
        column = len(eye.state.rows[nation * ROWS + side]) - 1
    gone = column_of(eye.state, nation, side, column)
    value = eye.move(nation, side, gone, -1)
    if kind == CONVERSION:
        value += eye.settle(side, gone)[0]
    return value - CARD[kind]


def _gift(eye: Eye, what: tuple[int, ...]) -> int:
    """The least card, to who is least ahead."""
    kind, to = what
    return -CARD[kind] * 10 - eye.leader(to)


def _theft(eye: Eye, what: tuple[int, ...]) -> int:
    """From who is ahead; rather from a small hand, where it hurts."""
    victim, back = what
    cards = (eye.state.hands[victim] & BACK_CARDS[back]).bit_count()
    return BLIND[back] * 10 + 10 * eye.leader(victim) - cards


def _ward(eye: Eye, what: tuple[int, ...]) -> int:
    """A ward is worth what the attack would cost me, minus the card."""
    _, _, nation, side, column, _ = eye.state.stack[-1]
    loss = eye.move(nation, side, column_of(eye.state, nation, side, column), -1)
    return -loss - what[0]


def _settle(eye: Eye, what: tuple[int, ...]) -> int:
    _, nation, side, column = eye.state.stack[-1]
    return eye.move(what[0], 1 - side, column_of(eye.state, nation, side, column), 1)


POLICY = ApokalypsePolicy()
