"""What a sensible player of Apokalypse prefers: what the table gains for him, minus the card he plays.

Values are in hundredths of a point (judging.py). The alignment pulls at the majority; what the others are
is not guessed at. Passing is worth nothing: a card is played if it brings more than it is worth in hand.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from ...kernel.rules import Policy, State
from ...kernel.words import Message
from .attacks import column_of
from .components import (
    BACK_CARDS,
    CHURCH,
    EVIL,
    GOOD,
    HEAVEN,
    HELL,
    KIND_CARDS,
    METAL,
    MOST_SEATS,
    SEAL,
    UNITS,
)
from .judging import BLIND, CARD, RIVAL, Eye, least
from .moves import (
    ATTACK_KINDS,
    CITIZEN,
    CITIZEN_KINDS,
    COLUMN_AT,
    COLUMNS,
    CONVERT,
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
        value = _judge(actions[0], actions[-1])
        return [value(eye, action) for action in actions]

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


def _judge(first: int, last: int) -> Callable[[Eye, int], int]:
    """All actions of one question are of one sort."""
    if last < GIVE:
        return _turn
    if last < TAKE:
        return _gift
    if first < DECLINE:
        return _theft
    if first < SETTLE_IN:
        return _answer
    return _settle if first < SEAL_HEAVEN else _seal


def _turn(eye: Eye, action: int) -> int:
    if action == PASS:
        return 0
    if action < NATIONS:
        return _citizen(eye, action - CITIZEN)
    nation, choice = divmod(action - NATIONS, PLAYS)
    if choice >= HUSH_METAL:
        return _deed(eye, nation, choice)
    kind = KIND_AT[choice]
    return _put(eye, ANY_CARD[kind], nation, ROW_AT[choice], COLUMN_AT[choice]) - CARD[kind] // 2 - SURE


def _citizen(eye: Eye, choice: int) -> int:
    place, where = divmod(choice, 2 * MOST_SEATS)
    nation, side = where >> 1, where & 1
    kind = CITIZEN_KINDS[place]
    if side == GOOD:
        rest = eye.state.kinds[eye.seat]
        if not (eye.state.hands[eye.seat] & KIND_CARDS[kind]).bit_count() > 1:
            rest &= ~(1 << kind)
        given = least(rest)
        rivals = len(eye.nations) - 1
        return eye.change(nation, good=1) - CARD[kind] - given - given * RIVAL // 100 // rivals
    return eye.change(nation, evil=1) - CARD[kind] + STOLEN


def _put(eye: Eye, card: int, nation: int, row: int, column: int) -> int:
    """A card to heaven or hell, or in place of another."""
    plane, side = divmod(row, 2)
    old = eye.state.rows[nation * ROWS + row][column] if column >= 0 else -1
    return eye.gain(nation, plane, side, card, old)


def _hush(eye: Eye, nation: int, place: int) -> int:
    """Music leaves: a unit less, and no code comes to light."""
    if place < COLUMNS:
        return eye.change(nation, left=-UNITS[GOOD][SEAL])
    return eye.change(nation, right=-UNITS[EVIL][SEAL])


def _deed(eye: Eye, nation: int, deed: int) -> int:
    if deed >= HUSH_CHURCH:
        return _hush(eye, nation, deed - HUSH_CHURCH) - CARD[METAL]
    if deed < KILL:
        return _hush(eye, nation, deed - HUSH_METAL + COLUMNS) - CARD[CHURCH]
    side, column = _target(eye, nation, deed)
    kind = ATTACK_KINDS[deed >= CONVERT]
    gone = column_of(eye.state, nation, side, column)
    value = eye.move(nation, side, gone, -1)
    if deed >= CONVERT:
        value += eye.settle(side, gone)[0]
    return value - CARD[kind]


def _target(eye: Eye, nation: int, deed: int) -> tuple[int, int]:
    """Side and column of an attack."""
    if deed >= CONVERT_INSIDE:
        return divmod(deed - CONVERT_INSIDE, MOST_CITIZENS)
    side = (deed - KILL) % 2
    return side, len(eye.state.rows[nation * ROWS + side]) - 1


def _gift(eye: Eye, action: int) -> int:
    """The least card, to who is least ahead."""
    kind, to = divmod(action - GIVE, MOST_SEATS)
    return -CARD[kind] * 10 - eye.leader(to)


def _theft(eye: Eye, action: int) -> int:
    """From who is ahead; rather from a small hand, where it hurts."""
    victim, back = divmod(action - TAKE, 2)
    cards = (eye.state.hands[victim] & BACK_CARDS[back]).bit_count()
    return BLIND[back] * 10 + 10 * eye.leader(victim) - cards


def _answer(eye: Eye, action: int) -> int:
    """A ward is worth what the attack would cost me, minus the card."""
    if action == DECLINE:
        return 0
    _, _, nation, side, column, _ = eye.state.stack[-1]
    loss = eye.move(nation, side, column_of(eye.state, nation, side, column), -1)
    return -loss - CARD[WARD_KINDS[action - WARD]]


def _settle(eye: Eye, action: int) -> int:
    _, nation, side, column = eye.state.stack[-1]
    return eye.move(action - SETTLE_IN, 1 - side, column_of(eye.state, nation, side, column), 1)


def _seal(eye: Eye, action: int) -> int:
    if action >= SEAL_HUSH:
        return _hush(eye, *divmod(action - SEAL_HUSH, 2 * COLUMNS))
    plane, first = (HELL, SEAL_HELL) if action >= SEAL_HELL else (HEAVEN, SEAL_HEAVEN)
    nation, where = divmod(action - first, PLACES)
    return _put(eye, SEAL, nation, row_of(plane, where), max(where - REPLACE, -1))


POLICY = ApokalypsePolicy()
