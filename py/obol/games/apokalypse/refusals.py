"""Why something in Apokalypse may not be touched now: every refusal is an answer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.words import Message, Ref, Value
from .asking import hand_card
from .components import (
    BACK,
    BIT,
    CARD_OF_REF,
    CHURCH,
    CONVERSION,
    EARTH,
    EVIL,
    FRAME,
    GOOD,
    HEAVEN,
    HELL,
    KIND,
    METAL,
    MUSIC,
    PLANES,
    POPULATION,
    REF,
    SAINT,
    SEAL,
    SIDES,
)
from .events import half_ref
from .moves import ATTACK_KINDS, GIFT, OVER, PLACE_SEAL, SETTLE, STEAL, TURN, WARD_KINDS, WINDOW
from .places import ROWS
from .refs import CARD_MASK, citizen_ref, place_ref, seat_ref, side_ref

if TYPE_CHECKING:
    from .turns import ApokalypseState

Spot = tuple[int, int, int, int]
"""Where a thing lies: nation, plane, side, column."""


def refusal(state: "ApokalypseState", refs: Sequence[Ref]) -> Message | None:
    """Why the actor may not touch these things in this order; None if that is a legal beginning.

    >>> from .rules import APOKALYPSE
    >>> table = APOKALYPSE.start(APOKALYPSE.setup(2, {}, 1))
    >>> refusal(table, ["pass"]) is None, refusal(table, ["talon:capital"]).key
    (True, 'apokalypse-no-talon')
    """
    begun = tuple(refs)
    if any(state.choice(action).refs[: len(begun)] == begun for action in state.legal()):
        return None
    asked = state.stack[-1][0] if state.stack else TURN
    if asked == OVER or state.actor is None:
        return Message("refusal-over")
    first = begun[0] if begun else ""
    kind = first.partition(":")[0]
    if kind in _NEVER:
        return Message(f"apokalypse-no-{kind}", {}, _NEVER[kind])
    if asked == GIFT:
        return _no_gift(state, begun)
    if asked == STEAL:
        return _no_theft(state, first)
    if asked == WINDOW:
        return _no_ward(state, first)
    if asked == SETTLE:
        side = side_ref(1 - state.stack[-1][2])
        key = "side" if kind == "earth" else "want"
        return Message(f"apokalypse-no-settle-{key}", {"side": side}, "conversion")
    if asked == PLACE_SEAL:
        return _no_seal(state, first)
    return _no_play(state, begun)


_NEVER = {"talon": "dealing", "discard": "refill", "horseman": "horsemen", "alignment": "alignment"}
"""Things that nobody ever touches, and the paragraph that says why."""


def _own(state: "ApokalypseState", ref: Ref) -> int:
    """The card of this name in the actor's hand, or -1."""
    card = CARD_OF_REF.get(ref, -1)
    assert state.actor is not None
    return card if card >= 0 and state.hands[state.actor] & BIT[card] else -1


def _no_gift(state: "ApokalypseState", begun: Sequence[Ref]) -> Message:
    if len(begun) > 1 and begun[1] == seat_ref(state.mover):
        return Message("apokalypse-no-gift-self", {}, "gift")
    return Message("apokalypse-no-gift-want", {}, "gift")


def _no_theft(state: "ApokalypseState", first: Ref) -> Message:
    if first.startswith(f"back:{state.mover}-"):
        return Message("apokalypse-no-theft-self", {}, "theft")
    if first.startswith("back:"):
        seat, _, back = first.removeprefix("back:").partition("-")
        return Message("apokalypse-no-theft-empty", {"seat": f"seat:{seat}", "back": back}, "theft")
    return Message("apokalypse-no-theft-want", {}, "theft")


def _no_ward(state: "ApokalypseState", first: Ref) -> Message:
    attack = state.stack[-1][1]
    card = _own(state, first)
    if card < 0:
        return Message("apokalypse-no-ward-want", {"attack": REF[attack]}, "window")
    values: dict[str, Value] = {"card": REF[card], "attack": REF[attack]}
    if KIND[card] == KIND[attack]:
        return Message("apokalypse-no-ward-same", values, "window")
    if KIND[card] in WARD_KINDS:
        return _copy(card)
    key = "conversion" if KIND[attack] == CONVERSION else "violence"
    return Message(f"apokalypse-no-ward-{key}", values, "window")


def _no_seal(state: "ApokalypseState", first: Ref) -> Message:
    """A seal acts like music of either kind: over good, under evil, or against music."""
    spot = _spot(state, first)
    if spot is None:
        return Message("apokalypse-no-seal-want", {}, "seals")
    nation, plane, side, _ = spot
    if plane == EARTH:
        return Message("apokalypse-no-seal-want", {}, "seals")
    if (plane, side) not in ((HEAVEN, GOOD), (HELL, EVIL)):
        return Message("apokalypse-no-seal-side", {"place": place_ref(plane, nation, side)}, "seals")
    return _no_room(state, SEAL, nation, plane, side)


def _copy(card: int) -> Message:
    """Equal cards are one choice: the last of them stands for all."""
    return Message("apokalypse-no-copy", {"card": REF[card]}, "turn")


# A turn


def _no_play(state: "ApokalypseState", begun: Sequence[Ref]) -> Message:
    first = begun[0] if begun else ""
    card = _own(state, first)
    if card < 0:
        return _no_card_yet(first)
    playable = [action for action in state.legal() if state.choice(action).refs[0] == first]
    if not playable:
        return _no_use(state, card)
    return _no_goal(state, card, begun[1]) if len(begun) > 1 else _copy(card)


def _no_card_yet(first: Ref) -> Message:
    kind = first.partition(":")[0]
    if kind == "back":
        return Message("apokalypse-no-back", {}, "hand")
    if kind in ("seal", "seals"):
        return Message("apokalypse-no-seal-now", {}, "seals")
    if kind in (*PLANES, "card", "citizen", "founder"):
        return Message("apokalypse-no-card-first", {}, "turn")
    return Message("apokalypse-no-thing", {}, "turn")


def _no_use(state: "ApokalypseState", card: int) -> Message:
    """This card fits nowhere, or another equal one stands for it."""
    kind = KIND[card]
    values: dict[str, Value] = {"card": REF[card]}
    assert state.actor is not None
    if state.kinds[state.actor] >> kind & 1 and _stands_for(state, card) != card:
        return _copy(card)
    if kind in ATTACK_KINDS:
        return Message("apokalypse-no-target", values, "attack")
    if kind == SAINT:
        return Message("apokalypse-no-gift-card", values, "gift")
    if kind == CHURCH:
        return Message("apokalypse-no-church-place", values, "music")
    return Message("apokalypse-no-hell-place", values, "hell")


def _stands_for(state: "ApokalypseState", card: int) -> int:
    """The card that is played when this kind is chosen."""
    assert state.actor is not None
    return hand_card(state, state.actor, KIND[card])


def _spot(state: "ApokalypseState", ref: Ref) -> Spot | None:
    """Where a place, a laid card or a citizen is; founders and places have column -1."""
    for nation in range(len(state.hands)):
        for side in (GOOD, EVIL):
            for plane in (EARTH, HEAVEN, HELL):
                if ref == place_ref(plane, nation, side):
                    return nation, plane, side, -1
                for column, entry in enumerate(state.rows[nation * ROWS + plane * 2 + side]):
                    if ref == (citizen_ref(entry) if plane == EARTH else REF[entry]):
                        return nation, plane, side, column
    return None


def _no_goal(state: "ApokalypseState", card: int, goal: Ref) -> Message:
    """This card, but not there."""
    kind = KIND[card]
    values: dict[str, Value] = {"card": REF[card]}
    if goal.startswith("founder:"):
        key = "founder" if kind in ATTACK_KINDS else "onto"
        return Message(f"apokalypse-no-{key}", values, "attack" if kind in ATTACK_KINDS else "placing")
    spot = _spot(state, goal)
    if spot is None:
        return Message("apokalypse-no-goal", values, "turn")
    nation, plane, side, column = spot
    if kind in ATTACK_KINDS:
        return _no_attack(state, card, spot)
    if plane == EARTH:
        return _no_earth(card, side, column)
    if column >= 0:
        return _no_exchange(state, card, spot)
    return _no_row(state, card, nation, plane, side)


def _no_attack(state: "ApokalypseState", card: int, spot: Spot) -> Message:
    nation, plane, side, column = spot
    row = state.rows[nation * ROWS + side]
    values: dict[str, Value] = {"card": REF[card], "nation": seat_ref(nation), "side": side_ref(side)}
    if plane != EARTH or column < 0:
        return Message("apokalypse-no-attack-thing", values, "attack")
    music = state.rows[nation * ROWS + (HELL if side else HEAVEN) * 2 + side]
    if column < len(music) and MUSIC[music[column]]:
        return Message("apokalypse-no-shielded", values | {"music": REF[music[column]]}, "music")  # R30
    if column < len(row) - 1 and not (KIND[card] == CONVERSION and state.house.conv_any):
        return Message("apokalypse-no-inner", values, "attack")  # R37
    return Message(
        "apokalypse-no-immune", values | {"person": REF[row[column] & CARD_MASK]}, "persons"
    )  # R24


def _no_earth(card: int, side: int, column: int) -> Message:
    kind = KIND[card]
    values: dict[str, Value] = {"card": REF[card], "side": side_ref(side)}
    if column >= 0:
        return Message("apokalypse-no-onto", {"card": REF[card]}, "placing")
    if FRAME[kind] == "earth" and (kind == SAINT) == (side == EVIL):
        return Message("apokalypse-no-person-side", values, "persons")
    if FRAME[kind] == "earth" or BACK[card] == POPULATION:
        return Message("apokalypse-no-gift-card", {"card": REF[card]}, "gift")  # R19
    return Message("apokalypse-no-citizen", values, "placing")


def _no_exchange(state: "ApokalypseState", card: int, spot: Spot) -> Message:
    """A card that lies there already is meant: replacing or silencing."""
    nation, plane, side, column = spot
    old = state.rows[nation * ROWS + plane * 2 + side][column]
    values: dict[str, Value] = {"card": REF[card], "old": REF[old], "half": half_ref(old, side)}
    if MUSIC[old]:
        if KIND[card] in (METAL, CHURCH):
            return Message("apokalypse-no-same-music", values, "music")  # R32
        return Message("apokalypse-no-replace-music", values, "music")
    if FRAME[KIND[card]] != PLANES[plane]:
        return _no_plane(card, plane)
    return Message("apokalypse-no-replace-here", values, "replacing")  # R16


def _no_plane(card: int, plane: int) -> Message:
    return Message("apokalypse-no-plane", {"card": REF[card], "plane": f"plane:{PLANES[plane]}"}, "placing")


def _no_row(state: "ApokalypseState", card: int, nation: int, plane: int, side: int) -> Message:
    """The outer end of a row of heaven or hell."""
    kind = KIND[card]
    values: dict[str, Value] = {"card": REF[card], "place": place_ref(plane, nation, side)}
    if FRAME[kind] != PLANES[plane]:
        return _no_plane(card, plane)
    if kind == CHURCH and side == EVIL:
        return Message("apokalypse-no-church-evil", values, "music")
    if kind == METAL and side == GOOD:
        return Message("apokalypse-no-metal-good", values, "music")
    return _no_room(state, card, nation, plane, side)


def _no_room(state: "ApokalypseState", card: int, nation: int, plane: int, side: int) -> Message:
    """No citizen is free for the next card of this row, or the other plane must be filled first."""
    rows = state.rows[nation * ROWS : nation * ROWS + ROWS]
    length = len(rows[plane * 2 + side])
    values: dict[str, Value] = {"card": REF[card], "place": place_ref(plane, nation, side)}
    if length >= len(rows[side]):
        return Message(f"apokalypse-no-citizen-{PLANES[plane]}", values, PLANES[plane])  # R15
    return Message(f"apokalypse-no-order-{SIDES[side]}", values, PLANES[plane])  # R10, R14
