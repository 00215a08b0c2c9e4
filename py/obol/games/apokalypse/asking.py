"""What a player of Apokalypse is asked, and what each answer means.

Standing orders in a window ('never ward', 'only when I am attacked', 'always ask') are a player's own
setting, as in the specification (7.2): the house plays DECLINE for him, because a window is a reaction. In
the match these are ordinary choices.
"""

from typing import TYPE_CHECKING

from ...kernel.rules import Reaction
from ...kernel.words import Choice, Message, Ref, Value
from .components import (
    CHURCH,
    EARTH,
    EVIL,
    GOOD,
    HEAVEN,
    HELL,
    KIND_CARDS,
    METAL,
    MOST_SEATS,
    REF,
    SAINT,
    SEAL,
)
from .events import half_ref
from .moves import (
    ATTACK_KINDS,
    CITIZEN,
    CITIZEN_KINDS,
    COLUMN_AT,
    COLUMNS,
    CONVERT,
    CONVERT_INSIDE,
    DECLINE,
    GIFT,
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
    SETTLE,
    SETTLE_IN,
    STEAL,
    TAKE,
    TURN,
    WARD,
    WARD_KINDS,
    WINDOW,
    row_of,
)
from .places import ROWS
from .refs import back_ref, citizen_ref, place_ref, seat_ref, side_ref

if TYPE_CHECKING:
    from .turns import ApokalypseState


def question(state: "ApokalypseState") -> Message:
    """What is asked now, the same words whatever is hidden."""
    frame = state.stack[-1] if state.stack else (TURN,)
    if frame[0] == TURN:
        return Message("apokalypse-ask-turn", {}, "turn")
    if frame[0] == GIFT:
        return Message("apokalypse-ask-gift", {}, "gift")
    if frame[0] == STEAL:
        return Message("apokalypse-ask-steal", {}, "theft")
    if frame[0] == WINDOW:
        _, card, nation, side, *_ = frame
        values: dict[str, Value] = {"seat": seat_ref(state.mover), "card": REF[card]}
        values |= {"nation": seat_ref(nation), "side": side_ref(side)}
        return Message("apokalypse-ask-window", values, "window")
    if frame[0] == SETTLE:
        return Message("apokalypse-ask-settle", {"side": side_ref(1 - frame[2])}, "conversion")
    return Message("apokalypse-ask-seal", {}, "seals")


def reaction(state: "ApokalypseState") -> Reaction | None:
    """A window is a reaction, and its target the owner of the citizen (R42)."""
    if not state.stack or state.stack[-1][0] != WINDOW:
        return None
    return Reaction(DECLINE, state.stack[-1][2] == state.actor)


def hand_card(state: "ApokalypseState", seat: int, kind: int) -> int:
    """The card of this kind that leaves the hand first; -1 if there is none."""
    return (state.hands[seat] & KIND_CARDS[kind]).bit_length() - 1


def choice(state: "ApokalypseState", action: int) -> Choice:
    """What an action means, and what to touch for it."""
    if action < GIVE:
        return _play(state, action)
    if action < SETTLE_IN:
        return _dealings(state, action)
    if action < SEAL_HEAVEN:
        _, _, side, _ = state.stack[-1]
        return Choice(
            "settle", (place_ref(EARTH, action - SETTLE_IN, 1 - side),), {"side": side_ref(1 - side)}
        )
    return _seal(state, action)


def _play(state: "ApokalypseState", action: int) -> Choice:
    """A card of the hand into a nation, or none at all."""
    if action == PASS:
        return Choice("pass", ("pass",))
    if action < NATIONS:
        place, where = divmod(action - CITIZEN, 2 * MOST_SEATS)
        kind, nation, side = CITIZEN_KINDS[place], where >> 1, where & 1
        refs = (REF[hand_card(state, state.mover, kind)], place_ref(EARTH, nation, side))
        return Choice("person" if kind >= SAINT else "citizen", refs, {"side": side_ref(side)})
    nation, number = divmod(action - NATIONS, PLAYS)
    if number >= HUSH_METAL:
        return _deed(state, nation, number)
    card = hand_card(state, state.mover, KIND_AT[number])
    return _put(state, "", card, nation, ROW_AT[number], COLUMN_AT[number])


def _put(state: "ApokalypseState", seal: str, card: int, nation: int, row: int, column: int) -> Choice:
    """A card to the end of a row or in place of another; a seal needs no touch itself."""
    plane, side = divmod(row, 2)
    goal = place_ref(plane, nation, side)
    if column >= 0:
        goal = REF[state.rows[nation * ROWS + row][column]]
    refs = (goal,) if seal else (REF[card], goal)
    kind = seal + ("place" if column < 0 else "replace")
    return Choice(kind, refs, {"half": half_ref(card, side), "nation": seat_ref(nation)})


def _deed(state: "ApokalypseState", nation: int, deed: int) -> Choice:
    """Silencing or an attack."""
    if deed < KILL or deed >= HUSH_CHURCH:
        card = hand_card(state, state.mover, CHURCH if deed < KILL else METAL)
        place = deed - HUSH_METAL + COLUMNS if deed < KILL else deed - HUSH_CHURCH
        refs = (REF[card], _music(state, nation, place))
        return Choice("silence", refs, {"nation": seat_ref(nation)})
    if deed >= CONVERT_INSIDE:
        side, column = divmod(deed - CONVERT_INSIDE, MOST_CITIZENS)
    else:
        side, column = (deed - KILL) % 2, -1
    kind = ATTACK_KINDS[deed >= CONVERT]
    target = citizen_ref(state.rows[nation * ROWS + side][column])
    values = {"nation": seat_ref(nation), "side": side_ref(side)}
    refs = (REF[hand_card(state, state.mover, kind)], target)
    return Choice("convert" if deed >= CONVERT else "kill", refs, values)


def _music(state: "ApokalypseState", nation: int, place: int) -> Ref:
    row = HEAVEN * 2 + GOOD if place < COLUMNS else HELL * 2 + EVIL
    return REF[state.rows[nation * ROWS + row][place % COLUMNS]]


def _dealings(state: "ApokalypseState", action: int) -> Choice:
    """What players do to each other: gifts, thefts, answers to an attack."""
    if action < TAKE:
        kind, to = divmod(action - GIVE, MOST_SEATS)
        return Choice("give", (REF[hand_card(state, state.mover, kind)], seat_ref(to)))
    if action < DECLINE:
        return Choice("steal", (back_ref(*divmod(action - TAKE, 2)),))
    if action == DECLINE:
        return Choice("decline", ("decline",))
    assert state.actor is not None
    card = hand_card(state, state.actor, WARD_KINDS[action - WARD])
    return Choice("ward", (REF[card],), {"attack": REF[state.stack[-1][1]]})


def _seal(state: "ApokalypseState", action: int) -> Choice:
    """The seal goes where it is pointed at."""
    if action >= SEAL_HUSH:
        nation, place = divmod(action - SEAL_HUSH, 2 * COLUMNS)
        return Choice("seal-silence", (_music(state, nation, place),), {"nation": seat_ref(nation)})
    plane, first = (HELL, SEAL_HELL) if action >= SEAL_HELL else (HEAVEN, SEAL_HEAVEN)
    nation, where = divmod(action - first, PLACES)
    return _put(state, "seal-", SEAL, nation, row_of(plane, where), max(where - REPLACE, -1))
