"""Positions of Apokalypse in the notation of the test vectors.

A nation is written ``G[c,sg] hv[PR-M] hl[HP-M] E[c] hl[HM] hv[PR-MH]``: the citizens of a side from inside
to outside, then its heaven and hell rows; what is not written is empty. Choices read like
``place hp-m hell:0-evil``; a card that lies in a row is written as its place, ``heaven:1-good/2``, a citizen
likewise, ``earth:1-evil/1``.
"""

import re

from obol.games.apokalypse import APOKALYPSE
from obol.games.apokalypse.components import (
    BACK,
    BACK_CARDS,
    BIT,
    CAPITAL,
    CARD_OF_REF,
    CARDS,
    EARTH,
    EVIL,
    GOOD,
    HEAVEN,
    HELL,
    KIND,
    KIND_BIT,
    KINDS,
    MUSIC,
    POPULATION,
    REF,
    SEALS,
    SPACING,
)
from obol.games.apokalypse.moves import WINDOW
from obol.games.apokalypse.places import ROWS
from obol.games.apokalypse.refs import CARD_BITS, CARD_MASK, NUMBER_BITS, citizen_ref, place_ref
from obol.games.apokalypse.turns import ApokalypseState
from obol.kernel.words import Event

NOBODY = 7
"""Who laid the citizens of a position: none of the players, so that nobody knows their fronts."""
PLANE_OF = {"hv": HEAVEN, "hl": HELL}


class Box:
    """The cards that are not yet laid out."""

    def __init__(self) -> None:
        self.cards = set(CARDS)  # also the starred ones: vectors may want more than two players have
        self.seals = list(SEALS)

    def take(self, code: str) -> int:
        """A card by its kind, ``PR-MH``; ``c`` is any population card, ``seal`` a seal."""
        if code == "seal":
            return self.seals.pop(0)
        kind = KINDS.index(code.lower())
        card = min(card for card in self.cards if KIND[card] == kind)
        self.cards.remove(card)
        return card

    def any(self, back: int) -> int:
        """A card of this back, music last: vectors want that."""
        card = max((BACK[card] == back, not MUSIC[card], card) for card in self.cards)[2]
        self.cards.remove(card)
        return card


def table(
    *nations: str,
    hands: dict[int, str] | None = None,
    above: tuple[int, int] = (10, 10),
    discards: tuple[int, int] = (0, 0),
    seats: int = 0,
    start: int = 0,
    actor: int | None = None,
    **options: str,
) -> ApokalypseState:
    """A position at the beginning of somebody's turn."""
    seats = seats or max(2, len(nations))
    state = APOKALYPSE.start(APOKALYPSE.setup(seats, options, 1))
    state.hands = [0] * seats
    state.kinds = [0] * seats
    box = Box()
    for nation, text in enumerate(nations):
        lay_out(state, box, nation, text)
    for seat, codes in (hands or {}).items():
        for code in codes.split():
            give(state, seat, box.take(code))
    fill(state, box, above, discards)
    state.seals = sum(1 << card - SEALS[0] for card in box.seals)
    state.start = start
    state.mover = state.actor = start if actor is None else actor
    return state


def lay_out(state: ApokalypseState, box: Box, nation: int, text: str) -> None:
    """The rows of one nation; citizens last, so that they leave the kinds of the vectors alone."""
    side = GOOD
    earth: list[tuple[int, list[str]]] = []
    for row, inside in re.findall(r"(\w+)(?:\[([^]]*)\])", text):
        codes = [code.strip() for code in inside.split(",") if code.strip()]
        if row in "GE":
            side = "GE".index(row)
            earth.append((side, codes))
        else:
            for code in codes:
                state.put(nation, PLANE_OF[row] * 2 + side, box.take(code))
    for side, codes in earth:
        for code in codes:
            card = box.take(code) if code in ("sg", "se") else box.any(POPULATION)
            state.rows[nation * ROWS + side] += (state.births << NUMBER_BITS | NOBODY << CARD_BITS | card,)
            state.births += 1
    state.refresh(nation)


def give(state: ApokalypseState, seat: int, card: int) -> None:
    state.hands[seat] |= BIT[card]
    state.kinds[seat] |= KIND_BIT[card]


def fill(state: ApokalypseState, box: Box, above: tuple[int, int], discards: tuple[int, int]) -> None:
    """Talons and discards of these sizes; what is left of the box stays out of the game."""
    state.deeper = tuple(
        tuple(tuple(box.any(back) for _ in range(SPACING)) for _ in range(3))
        for back in (POPULATION, CAPITAL)
    )
    for back in (POPULATION, CAPITAL):
        state.talons[back] = [box.any(back) for _ in range(above[back])]
        for _ in range(discards[back]):
            state.discards |= BIT[box.any(back)]


# Reading


def where(state: ApokalypseState, ref: str) -> str:
    """A thing by its place in a nation, if it lies in one; a card of a hand by its kind."""
    for nation in range(len(state.hands)):
        for plane in (EARTH, HEAVEN, HELL):
            for side in (GOOD, EVIL):
                for column, entry in enumerate(state.rows[nation * ROWS + plane * 2 + side]):
                    if ref == (citizen_ref(entry) if plane == EARTH else REF[entry]):
                        return f"{place_ref(plane, nation, side)}/{column + 1}"
    return KINDS[KIND[CARD_OF_REF[ref]]] if ref.startswith("card:") else ref


def read(state: ApokalypseState, action: int) -> str:
    choice = state.choice(action)
    refs = [where(state, ref) for ref in choice.refs]
    return choice.kind if refs == [choice.kind] else " ".join([choice.kind, *refs])


def moves(state: ApokalypseState, *beginnings: str) -> list[str]:
    """The legal choices in words; with beginnings only those that start so."""
    found = [read(state, action) for action in state.legal()]
    return [one for one in found if not beginnings or one.startswith(beginnings)]


def do(state: ApokalypseState, *choices: str) -> list[Event]:
    """Make choices by their words; answers with what was told."""
    told: list[Event] = []
    for choice in choices:
        by_words = {read(state, action): action for action in state.legal()}
        assert choice in by_words, f"{choice!r} is not among {list(by_words)}"
        state.play(by_words[choice], told.append)
    return told


def keys(told: list[Event]) -> list[str]:
    return [event.key.removeprefix("apokalypse-") for event in told]


def hand(state: ApokalypseState, seat: int) -> list[str]:
    return [KINDS[KIND[card]] for card in CARDS if state.hands[seat] & BIT[card]]


def size(state: ApokalypseState, seat: int) -> tuple[int, int]:
    """The backs of a hand: population, capital."""
    counts = [(state.hands[seat] & BACK_CARDS[back]).bit_count() for back in (POPULATION, CAPITAL)]
    return counts[0], counts[1]


def discarded(state: ApokalypseState) -> list[str]:
    return [KINDS[KIND[card]] for card in CARDS if state.discards & BIT[card]]


def row(state: ApokalypseState, nation: int, plane: int, side: int) -> list[str]:
    """The kinds in a row; ordinary citizens are ``c``."""
    cards = state.rows[nation * ROWS + plane * 2 + side]
    if plane == EARTH:
        names = [KINDS[KIND[entry & CARD_MASK]] for entry in cards]
        return [name if name in ("sg", "se") else "c" for name in names]
    return ["seal" if card in SEALS else KINDS[KIND[card]] for card in cards]


def people(state: ApokalypseState, nation: int) -> tuple[int, int]:
    return state.citizens(nation)


def all_cards(state: ApokalypseState) -> list[int]:
    """Every card on the table, wherever it is, also the attack that lies in a window."""
    found = [card for card in CARDS if state.discards & BIT[card]]
    found += [card for one in state.hands for card in CARDS if one & BIT[card]]
    found += [card for back in (POPULATION, CAPITAL) for card in state.talons[back]]
    found += [card for parts in state.deeper for part in parts for card in part]
    for at, cards in enumerate(state.rows):
        found += [entry & CARD_MASK if at % ROWS < 2 else entry for entry in cards]
    if state.stack and state.stack[-1][0] == WINDOW:
        found.append(state.stack[-1][1])
    found += [card for card in SEALS if state.seals >> card - SEALS[0] & 1]
    return sorted(found)


def pass_all(state: ApokalypseState) -> list[Event]:
    """Everybody passes until the round is over."""
    told: list[Event] = []
    now = state.round
    while state.actor is not None and state.round == now and not state.stack:
        state.play(0, told.append)
    return told
