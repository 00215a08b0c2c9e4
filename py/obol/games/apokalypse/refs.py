"""The names of the things on the table of Apokalypse that are not cards from a hand.

A citizen lies with its front down: it is called by a number of its own, given when it is laid, which says
nothing about the card. ``entry`` is how a citizen stands in a row: that number above seven bits of the
card.
"""

from ...kernel.words import Ref
from .components import BACKS, PERSON, PLANES, REF, SIDES

CARD_BITS = 7
CARD_MASK = (1 << CARD_BITS) - 1
NUMBER_BITS = CARD_BITS + 3
LAYER_UNIT, NUMBER_UNIT = 1 << CARD_BITS, 1 << NUMBER_BITS


def is_person(card: int) -> bool:
    """Whether this card is a special good or evil person."""
    return PERSON[card]


def layer_of(entry: int) -> int:
    """The seat that laid a citizen."""
    return entry >> CARD_BITS & 7


def citizen_ref(entry: int) -> Ref:
    """The name of a citizen; special people lie open and are called by their card."""
    card = entry & CARD_MASK
    return REF[card] if is_person(card) else f"citizen:{entry >> NUMBER_BITS}"


def seat_ref(seat: int | None) -> Ref:
    return f"seat:{seat}"


def place_ref(plane: int, nation: int, side: int) -> Ref:
    """The outer end of a row, where the next card goes."""
    return f"{PLANES[plane]}:{nation}-{SIDES[side]}"


def founder_ref(nation: int, side: int) -> Ref:
    return f"founder:{nation}-{SIDES[side]}"


def hand_ref(seat: int | None) -> Ref:
    return f"hand:{seat}"


def back_ref(seat: int, back: int) -> Ref:
    """The cards of one back in somebody's hand."""
    return f"back:{seat}-{BACKS[back]}"


def talon_ref(back: int) -> Ref:
    return f"talon:{BACKS[back]}"


def discard_ref(back: int) -> Ref:
    return f"discard:{BACKS[back]}"


def horseman_ref(number: int) -> Ref:
    return f"horseman:{number}"


def side_ref(side: int) -> Ref:
    """Good or evil as a word, of an alignment as of a half of a nation."""
    return f"side:{SIDES[side]}"


def alignment_ref(seat: int) -> Ref:
    """The alignment card in front of somebody, face down until the end."""
    return f"alignment:{seat}"
