"""What each seat of Styx sees, and what it may imagine (R19, R20, R21).

Everything is public but the deck's order, the souls drawn blind, the first soul of each hand, and the
Styx cards not yet turned. ``aims`` says for each soul this seat can see how the five fields stand to
it, so that the page can explain what it may not decide.
"""

from typing import TYPE_CHECKING

from ...kernel.chance import Chance
from ...kernel.words import EVERYBODY, Plain
from .components import (
    ABILITIES,
    ABILITY,
    FIELDS,
    GROUP,
    MATCH,
    MOORINGS,
    NAME,
    NONE,
    REF,
    SAME,
    STRENGTH,
    USES,
    field_ref,
    number,
)
from .moves import FLIP, FLIPS, PHASES

if TYPE_CHECKING:
    from .rules import StyxState


def view(state: "StyxState", seat: int | None) -> Plain:
    """The table as this seat sees it; None is a spectator."""
    shown = state.phase != FLIP
    own = [card for owner in (0, 1) if seat in (owner, EVERYBODY) for card in state.hands[owner]]
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "actor": state.actor,
        "fields": [_field(state, field) for field in FIELDS],
        "ferryman": {
            "card": NAME[state.ferryman] if shown else None,
            "mooring": ABILITIES[state.pointer],
        },
        "moorings": [ABILITIES[ability] for ability in MOORINGS],
        "open": [_soul(card) for card in state.open],
        "deck": len(state.deck),
        "out": [_soul(card) for card in state.out],
        "hands": [_hand(state, owner, seat) for owner in (0, 1)],
        "scores": list(state.scores()),
        "chain": state.chain,
        "matches": [REF[card] for card in (*own, *state.open) if shown and MATCH[card][state.ferryman]],
        "aims": {REF[card]: aims(state, card) for card in (*own, *state.open)} if shown else {},
    }


def _soul(card: int) -> Plain:
    return {"ref": REF[card], "card": NAME[card], "ability": ABILITIES[ABILITY[card]]}


def _field(state: "StyxState", field: int) -> Plain:
    if not state.turned >> field & 1:
        return {"ref": field_ref(field), "top": None, "owner": None, "under": []}
    *under, top = stack(state, field)
    return {
        "ref": field_ref(field),
        "top": _soul(top),
        "owner": state.owners >> field & 1,
        "under": [REF[card] for card in under],
    }


def stack(state: "StyxState", field: int) -> list[int]:
    """All cards of a field, the Styx card first (R20: covered cards may be looked at)."""
    souls = []
    laid = state.laid
    while laid:
        where, card, laid = laid
        if where == field:
            souls.append(card)
    return [state.row[field], *reversed(souls)]


def _hand(state: "StyxState", owner: int, seat: int | None) -> Plain:
    """A hand: all of it to its owner, to others what came from the display, and how many there are."""
    known = [card for card in state.hands[owner] if not state.blind >> card & 1]
    shown = state.hands[owner] if seat in (owner, EVERYBODY) else known
    return {
        "size": len(state.hands[owner]),
        "souls": [_soul(card) | {"known": card in known} for card in shown],
    }


def aims(state: "StyxState", card: int) -> list[Plain]:
    """How each field stands to this soul: a verdict, and the number that was compared.

    ``ok``; ``group``, ``strength`` or ``both`` is shared and must not be; ``extreme``: another field beats
    it; ``match``: nothing is shared and something must be (R4, R6).
    """
    ability = USES[state.pointer][card]
    targets = state.targets(card)
    found = []
    for field, top in enumerate(state.tops):
        verdict = "ok"
        if not targets >> field & 1:
            verdict = _forbidden(card, top, ability)
        compared = None if ability in (SAME, NONE) else number(ability, card, top)
        found.append({"verdict": verdict, "number": compared, "ability": ABILITIES[ability]})
    return found


def _forbidden(card: int, top: int, ability: int) -> str:
    if ability == SAME:
        return "match"
    group = GROUP[card] == GROUP[top]
    strength = STRENGTH[card] == STRENGTH[top]
    if group or strength:
        return "both" if group and strength else "group" if group else "strength"
    return "extreme"


def guess(state: "StyxState", seat: int | None, chance: Chance) -> "StyxState":
    """Everything this seat has not seen, dealt anew: face-down Styx cards, the deck, the blind draws.

    The hidden is sorted before it is shuffled: the same chance gives the same guess, whatever is true.
    """
    other = state.copy()
    if state.phase == FLIP:
        hidden = FLIPS[state.turned]
        styx = sorted([state.tops[field] for field in hidden] + [state.ferryman])
        chance.shuffle(styx)
        other.ferryman = styx.pop()
        for field, card in zip(hidden, styx, strict=True):
            other.tops[field] = card
        other.row = tuple(other.tops)
    souls = state.deck[:]
    kept: list[list[int]] = [[], []]
    for owner, hand in enumerate(state.hands):
        for card in hand:
            seen = owner == seat or not state.blind >> card & 1
            (kept[owner] if seen else souls).append(card)
    souls.sort()
    chance.shuffle(souls)
    other.blind = sum(1 << card for hand in kept for card in hand if state.blind >> card & 1)
    for owner, hand in enumerate(state.hands):
        missing = len(hand) - len(kept[owner])
        unseen, souls = souls[:missing], souls[missing:]
        other.hands[owner] = sorted(kept[owner] + unseen)
        other.blind |= sum(1 << card for card in unseen)
    other.deck = souls
    return other
