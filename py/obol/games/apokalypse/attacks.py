"""Violence, conversion and the reaction window of Apokalypse (3.5).

The attack lies open in the top frame of the stack while the others are asked, one after another: the owner
of the citizen first, then clockwise from the attacker (R42). Who holds nothing that wards is not asked;
nobody else can see that, because an answer leaves no trace unless it is a ward (see view.py).
"""

from typing import TYPE_CHECKING

from ...kernel.words import Tell
from . import events
from .components import BIT, CONVERSION, EARTH, HEAVEN, HELL, KIND, UNITS
from .moves import SETTLE, WARDS, WINDOW, WINDOW_ORDER
from .places import ROWS

if TYPE_CHECKING:
    from .table import Table
    from .turns import ApokalypseState


def attack(state: "ApokalypseState", what: tuple[int, ...], tell: Tell | None) -> bool:
    """The attacker shows the card and names nation and side; then the window is open.

    It meets the outermost citizen, unless a column is named.
    """
    kind, nation, side, column = what
    if column < 0:
        column = len(state.rows[nation * ROWS + side]) - 1
    card = state.show(state.mover, kind)
    if tell:
        state.stack = ((WINDOW, card, nation, side, column, 0),)
        entry = state.rows[nation * ROWS + side][column]
        tell(events.attacked(state.mover, card, entry, nation, side))
        order = WINDOW_ORDER[len(state.hands)][state.mover][nation]
        tell(events.window(card, entry, order))
    return _ask(state, (WINDOW, card, nation, side, column), 0, tell)


def _ask(state: "ApokalypseState", attack: tuple[int, ...], place: int, tell: Tell | None) -> bool:
    """Ask the next in the order who can ward (R41: passed or not); if nobody can, the attack succeeds."""
    _, card, nation, side, column = attack
    wards = WARDS[KIND[card] == CONVERSION]
    kinds = state.kinds
    for seat in WINDOW_ORDER[len(kinds)][state.mover][nation][place:]:
        if kinds[seat] & wards:
            state.stack = ((*attack, place),)
            state.actor = seat
            return True
        place += 1
    return _succeed(state, card, nation, side, column, tell)


def decline(state: "ApokalypseState", what: tuple[int, ...], tell: Tell | None) -> bool:
    """No ward from this seat: the next is asked."""
    if tell:
        assert state.actor is not None
        tell(events.declined(state.actor, state.stack[-1][1]))
    frame = state.stack[-1]
    return _ask(state, frame[:5], frame[5] + 1, tell)


def ward(state: "ApokalypseState", what: tuple[int, ...], tell: Tell | None) -> bool:
    """Attack and ward are discarded, and the turn is over; a ward cannot be answered (R43)."""
    seat = state.actor
    assert seat is not None
    _, attack, nation, side, column, _ = state.stack[-1]
    card = state.show(seat, what[0])
    state.discards += BIT[attack] + BIT[card]
    state.stack = ()
    if tell:
        tell(events.warded(seat, card, attack, state.rows[nation * ROWS + side][column]))
    return state.end_turn(tell)


def _succeed(
    state: "ApokalypseState", card: int, nation: int, side: int, column: int, tell: Tell | None
) -> bool:
    """Nobody has warded: a death, or the attacker chooses where the convert goes (R44)."""
    state.discards += BIT[card]
    state.actor = state.mover
    converts = KIND[card] == CONVERSION
    state.stack = ((SETTLE, nation, side, column),) if converts else ()
    if tell:
        tell(events.unanswered(card, state.rows[nation * ROWS + side][column]))
    if converts:
        return True
    gone = column_of(state, nation, side, column) if tell else None
    state.cut(nation, side, column)  # R37: violence only meets the outermost
    state.refresh(nation)
    if tell and gone:
        tell(events.died("apokalypse-killed", nation, side, gone))
    state.end_turn(tell)
    return True


def column_of(state: "Table", nation: int, side: int, column: int) -> tuple[int, int, int]:
    """A citizen with what lies above and below: (entry, heaven card or -1, hell card or -1)."""
    earth, heaven, hell = (state.rows[nation * ROWS + plane * 2 + side] for plane in (EARTH, HEAVEN, HELL))
    return (
        earth[column],
        heaven[column] if column < len(heaven) else -1,
        hell[column] if column < len(hell) else -1,
    )


def convert(state: "ApokalypseState", what: tuple[int, ...], tell: Tell | None) -> bool:
    """The citizen changes sides, wherever the attacker likes; no gift, no theft (R47).

    The cards of its column show their other half (R48) and take the inner free places of their new rows
    (R45); the order of heaven and hell is not asked for (R46).
    """
    _, nation, side, column = state.stack[-1]
    goal = what[0]
    seat = state.mover
    state.stack = ()
    moved = state.lift_column(nation, side, column)
    entry, heaven, hell = moved
    state.rows[goal * ROWS + 1 - side] += (entry,)
    for row, card in ((HEAVEN * 2 + 1 - side, heaven), (HELL * 2 + 1 - side, hell)):
        if card >= 0:
            state.rows[goal * ROWS + row] += (card,)
            state.units[goal * 2 + 1 - side] += UNITS[1 - side][card]
    state.refresh(nation)
    if goal != nation:
        state.refresh(goal)
    if tell:
        tell(events.converted(seat, nation, goal, 1 - side, moved))
    return state.end_turn(tell)
