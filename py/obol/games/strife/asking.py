"""What the actor of Strife of Gods is asked, what each answer means, and why another is none."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.words import Choice, Message, Ref, Value
from .components import (
    CARD_OF_REF,
    CHAMPION,
    EDGES_ONLY,
    NAME,
    REF,
    end_ref,
    gap_ref,
    seat_ref,
)
from .moves import (
    AIM,
    AIMS,
    DEED,
    DRAWN,
    EDGE,
    EDGE_NUMBER,
    EFFECT,
    END,
    GAP,
    GAP_END,
    INTERIOR,
    OPEN_GAP,
    OTHER_EDGE,
    OVER,
    OWN,
    QUESTION_NAME,
    RING_NUMBER,
    SAFE_END,
    TAKE,
    THEIRS,
)

if TYPE_CHECKING:
    from .rules import StrifeState

_ZONE = {
    EDGE: "ring",
    EDGE_NUMBER: "ring",
    OTHER_EDGE: "ring",
    RING_NUMBER: "ring",
    INTERIOR: "ring",
    OWN: "own",
    THEIRS: "theirs",
    DRAWN: "drawn",
    GAP_END: "end",
    SAFE_END: "end",
    OPEN_GAP: "gap",
}
"""Where the things lie that a question aims at."""


def question(state: "StrifeState") -> Message:
    """What is asked now: to take a card, or what the innermost champion asks."""
    gaps = state.gaps.bit_count()
    if state.phase != EFFECT:
        if gaps < EDGES_ONLY:
            return Message("strife-ask-take", {"gaps": gaps}, "take")
        return Message("strife-ask-edge" if state.rim else "strife-ask-any", {"gaps": gaps}, "gaps")
    champion, asked, *memory = state.stack[-1]
    values: dict[str, Value] = {"champion": REF[champion]}
    if memory and AIM[asked] != DRAWN:
        values["card"] = REF[memory[0]]
    return Message(f"strife-ask-{QUESTION_NAME[asked]}", values, NAME[champion])


def choice(state: "StrifeState", action: int) -> Choice:
    """What an action means. One touch is a whole choice; what it does follows from the question."""
    kind, values = "take", {}
    if state.phase == EFFECT:
        champion, asked, *_ = state.stack[-1]
        kind, values = DEED[asked], {"champion": REF[champion]}
    if action < END:
        return Choice(kind, (REF[action],), values)
    if action < GAP:
        gap, side = divmod(action - END, 2)
        return Choice(kind, (end_ref(gap + 1, side),), values)
    return Choice(kind, (gap_ref(action - GAP + 1),), values)


def refusal(state: "StrifeState", refs: Sequence[Ref]) -> Message | None:
    """Why the actor may not touch these things in this order; None if that is a legal beginning.

    >>> from .rules import STRIFE
    >>> table = STRIFE.start(STRIFE.setup(3, {}, 1))
    >>> refusal(table, ["pile:numbers"]).key, refusal(table, ["middle"]).key
    ('strife-no-pile', 'strife-no-middle-place')
    """
    begun = tuple(refs)
    choices = [state.choice(action).refs for action in state.legal()]
    if any(choice[: len(begun)] == begun for choice in choices):
        return None
    if state.phase == OVER:
        return Message("refusal-over")
    thing = begun[0]
    if (thing,) in choices:  # one touch is a whole choice
        return Message("strife-no-more", {"thing": thing}, "take")
    zone = _zone(state, thing)
    if zone in ("middle", "removed"):  # R11: nothing in the middle can be moved
        return Message(f"strife-no-{zone}", {"card": thing}, zone)
    if state.phase == TAKE:
        return _no_take(state, thing, zone)
    return _no_target(state, thing, zone)


def _zone(state: "StrifeState", thing: Ref) -> str:
    """Where a thing lies: a card by its place, a gap and its ends as such, all others under their kind."""
    card = CARD_OF_REF.get(thing)
    if card is None:
        gaps = state.gap_numbers()
        if thing in map(gap_ref, gaps):
            return "gap"
        if any(thing == end_ref(gap, side) for gap in gaps for side in (0, 1)):
            return "end"
        kind = thing.partition(":")[0]
        return {"middle": "middle-place", "pile": "pile", "seat": "seat"}.get(kind, "thing")
    if card in state.ring:
        return "ring"
    if card in state.middle:
        return "middle"
    if card in state.removed:
        return "removed"
    for seat, cards in enumerate(state.front):
        if card in cards:
            return "own" if seat == state.actor else "theirs"
    if state.stack and card in state.stack[-1][2:]:
        return "drawn"
    return "pile" if card in state.number_pile or card in state.champion_pile else "thing"


def _no_take(state: "StrifeState", thing: Ref, zone: str) -> Message:
    """No question is open: a card of the ring is to be taken."""
    if zone in ("gap", "end"):
        return Message("strife-no-gap", {"gap": thing.partition("-")[0]}, "gaps")
    if zone == "own":
        return Message("strife-no-own", {"card": thing}, "take")
    if zone == "theirs":
        owner = seat_ref(state.owner(CARD_OF_REF[thing]))
        return Message("strife-no-theirs", {"card": thing, "owner": owner}, "take")
    if zone != "ring":
        return Message(f"strife-no-{zone}", {}, "take")
    gaps = state.gaps.bit_count()
    if state.blocked >> CARD_OF_REF[thing] & 1:
        return Message("strife-no-blocked", {"card": thing}, "blocked")
    if gaps < EDGES_ONLY:
        return Message("strife-no-champion-inside", {"card": thing}, "take")  # R6
    if state.rim:
        return Message("strife-no-inside", {"card": thing, "gaps": gaps}, "gaps")  # R4
    return Message("strife-no-champion-yet", {"card": thing}, "gaps")  # R7


def _no_target(state: "StrifeState", thing: Ref, zone: str) -> Message:
    """A champion asks, and this is no answer."""
    champion, question, *memory = state.stack[-1]
    aim, rule = AIM[question], NAME[champion]
    if zone == "gap" and _ZONE[aim] == "end":
        return Message("strife-no-side", {"gap": thing}, rule)
    if zone != _ZONE[aim]:
        return Message(f"strife-no-want-{AIMS[aim]}", {"champion": REF[champion]}, rule)
    if zone == "end":
        return Message("strife-no-last-edge", {"end": thing}, rule)  # R26
    if zone == "gap":
        return Message("strife-no-dead-gap", {"gap": thing}, rule)  # R10
    return _no_card(state, CARD_OF_REF[thing], aim, memory)


def _no_card(state: "StrifeState", card: int, aim: int, memory: list[int]) -> Message:
    """The card lies where the champion looks, and still is no answer."""
    champion = state.stack[-1][0]
    if state.blocked >> card & 1:
        key = "blocked-target"  # R8
    elif aim == OTHER_EDGE and card in memory:
        key = "returned"  # R26
    elif card >= CHAMPION and aim in (OWN, THEIRS):
        key = "inert"  # R19
    elif card >= CHAMPION and aim not in (EDGE, OTHER_EDGE):
        key = "champion-target"  # R11, R34
    else:
        key = "edge-target" if aim == INTERIOR else "inside-target"
    values = {"champion": REF[champion], "card": REF[card]}
    return Message(f"strife-no-{key}", values, NAME[champion])
