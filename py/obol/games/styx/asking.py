"""What the actor of Styx is asked, what each answer means, and why another is none."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.words import Choice, Message, Ref, Value
from .components import (
    ABILITIES,
    FIELDS,
    HAND_LIMIT,
    NAME,
    NONE,
    REF,
    SAME,
    SOUL_OF_REF,
    USES,
    field_ref,
    number,
)
from .moves import CARD_OF, DISCARD, DRAW, FIELD_OF, FLIP, OVER, PLAY, PLAY_CARD, TAKE
from .view import aims

if TYPE_CHECKING:
    from .rules import StyxState


def question(state: "StyxState") -> Message:
    """What is asked now, without a word about what is hidden."""
    if state.phase == FLIP:
        return Message("styx-ask-flip", {"left": 2 - state.turned.bit_count() % 2}, "setup")
    if state.phase == PLAY:
        if state.chain == 1:
            return Message("styx-ask-play", {}, "placing")
        return Message("styx-ask-again", {}, "again")
    assert state.actor is not None
    if not state.deck:
        return Message("styx-ask-late", {}, "turn")
    full = len(state.hands[state.actor]) == HAND_LIMIT
    return Message("styx-ask-full" if full else "styx-ask-turn", {}, "turn")


def choice(state: "StyxState", action: int) -> Choice:
    """What an action means, and what to touch for it."""
    if action >= PLAY_CARD:
        return Choice("play", (REF[CARD_OF[action]], field_ref(FIELD_OF[action])))
    if action >= DISCARD:
        return Choice("discard", (REF[state.open[action - DISCARD]],))
    if action == DRAW:
        return Choice("draw", ("deck",))
    if action >= TAKE:
        return Choice("take", (REF[state.open[action - TAKE]],))
    return Choice("flip", (field_ref(action),))


def refusal(state: "StyxState", refs: Sequence[Ref]) -> Message | None:
    """Why the actor may not touch these things in this order; None if that is a legal beginning.

    >>> from .rules import STYX
    >>> table = STYX.start(STYX.setup(2, {"flips": "chance"}, 1))
    >>> refusal(table, ["deck"]) is None, refusal(table, ["field:1"]).key
    (True, 'styx-no-field-yet')
    """
    begun = tuple(refs)
    if any(state.choice(action).refs[: len(begun)] == begun for action in state.legal()):
        return None
    if state.phase == OVER:
        return Message("refusal-over")
    first = begun[0] if begun else ""
    if state.phase == FLIP:
        key = "styx-no-flip-again" if first.startswith("field:") else "styx-no-flip-first"
        return Message(key, {}, "setup")
    if first in SOUL_OF_REF:
        return _soul(state, SOUL_OF_REF[first], begun[1:])
    if first == "deck":
        return _deck(state)
    if first.startswith("field:"):
        key = "styx-no-card-chosen" if state.phase == PLAY else "styx-no-field-yet"
        return Message(key, {}, "placing" if state.phase == PLAY else "turn")
    if first == "ferryman" or first.startswith("mooring:"):
        return Message("styx-no-ferry", {}, "ferryman")
    if first.startswith(("back:", "hand:")):
        return Message("styx-no-hand", {}, "turn")
    return Message("styx-no-thing", {}, "turn")


def _deck(state: "StyxState") -> Message:
    if state.phase == PLAY:
        return Message("styx-no-draw-now", {}, "again" if state.chain > 1 else "turn")
    if not state.deck:
        return Message("styx-no-deck", {}, "end")
    return Message("styx-no-draw-full", {"limit": HAND_LIMIT}, "turn")


def _soul(state: "StyxState", card: int, then: tuple[Ref, ...]) -> Message:
    assert state.actor is not None
    soul: dict[str, Value] = {"soul": REF[card]}
    if card in state.open:
        if state.phase == PLAY:
            return Message("styx-no-take-now", soul, "again" if state.chain > 1 else "turn")
        return Message("styx-no-take-useless", soul, "turn")
    if card in state.hands[state.actor]:
        if state.phase != PLAY:
            return Message("styx-no-play-yet", soul, "turn")
        if not state.targets(card):
            return _nowhere(state, card)
        field = next((field for field in FIELDS if then[:1] == (field_ref(field),)), None)
        return (
            _not_there(state, card, field) if field is not None else Message("styx-no-thing", {}, "placing")
        )
    if card in state.tops:
        return Message("styx-no-laid", soul, "placing")
    if card in state.out:
        return Message("styx-no-out", soul, "turn")
    return Message("styx-no-hand", {}, "turn")


def _nowhere(state: "StyxState", card: int) -> Message:
    """No field at all for this soul."""
    ability = USES[state.pointer][card]
    key = "styx-no-match-anywhere" if ability == SAME else "styx-no-field-anywhere"
    return Message(key, {"soul": REF[card]}, "same" if ability == SAME else "placing")


def _not_there(state: "StyxState", card: int, field: int) -> Message:
    """This soul, but not on that field: the same group or strength, or not the extreme."""
    aim = aims(state, card)[field]
    ability = USES[state.pointer][card]
    values: dict[str, Value] = {
        "soul": REF[card],
        "field": field_ref(field),
        "top": "top:" + NAME[state.tops[field]],
        "ability": f"ability:{ABILITIES[ability]}",
    }
    if aim["verdict"] == "extreme":
        targets = state.targets(card)
        best = next(other for other in FIELDS if targets >> other & 1)
        values["number"] = number(ability, card, state.tops[field])
        values["best"] = number(ability, card, state.tops[best])
        values["there"] = field_ref(best)
        return Message(f"styx-no-extreme-{ABILITIES[ability]}", values, ABILITIES[ability])
    rule = "same" if aim["verdict"] == "match" else "placing"
    assert ability != NONE or aim["verdict"] != "match"
    return Message(f"styx-no-{aim['verdict']}", values, rule)
