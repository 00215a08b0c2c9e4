"""Positions of Styx in the notation of the rulings: B3 is a soul, tops are read from field A to field E."""

from obol.games.styx.components import (
    ABILITIES,
    FIELDS,
    GROUP,
    GROUPS,
    REF,
    SOULS,
    STRENGTH,
    STYX_CARDS,
)
from obol.games.styx.moves import ALL_FIELDS, PLAY_CARD, TAKE, TURN
from obol.games.styx.rules import StyxState

LETTERS = {"B": "brute", "C": "carcass", "F": "fiery", "M": "cursed", "T": "toxic", "V": "vermin"}
LUDOVIC, PATRICIA = 0, 1


def soul(code: str) -> int:
    """The soul of a code: ``B3`` is the Brute of strength 3."""
    return GROUPS.index(LETTERS[code[0]]) * 6 + int(code[1]) - 1


def souls(codes: str) -> list[int]:
    return [soul(code) for code in codes.split()]


def code(card: int) -> str:
    letter = next(letter for letter, group in LETTERS.items() if group == GROUPS[GROUP[card]])
    return f"{letter}{STRENGTH[card]}"


def top(card_code: str) -> int:
    """The card with these marks that can lie on the river at the start: the Styx card if there is one."""
    for card in STYX_CARDS:
        if code(card) == card_code:
            return card
    return soul(card_code)


def table(
    tops: str = "F2 C1 M4 B6 T5",
    *,
    own: str = "P P L L P",
    hand: str = "",
    other: str = "",
    open: str = "T6 F1",
    deck: str | None = None,
    pointer: str = "none",
    ferryman: str = "V3",
    phase: int = TURN,
    actor: int = LUDOVIC,
    chain: int = 1,
    limit: int = 0,
) -> StyxState:
    """A position; by default the one the worked example starts from. ``deck`` is drawn from its left."""
    row = [top(one) for one in tops.split()]
    state = StyxState([*row, top(ferryman)], [], limit)
    state.turned = ALL_FIELDS
    state.owners = sum(1 << field for field, owner in zip(FIELDS, own.split(), strict=True) if owner == "P")
    state.hands = [sorted(souls(hand)), sorted(souls(other))]
    if actor == PATRICIA:
        state.hands.reverse()
    state.open = souls(open)
    used = {*row, *state.hands[0], *state.hands[1], *state.open}
    drawn = [card for card in SOULS if card not in used] if deck is None else souls(deck)
    state.deck = drawn[::-1]
    state.pointer = ABILITIES.index(pointer)
    state.phase = phase
    state.actor = actor
    state.chain = chain
    state.turn = 2
    return state


def take(state: StyxState, card_code: str) -> int:
    return TAKE + state.open.index(soul(card_code))


def lay(card_code: str, field: str) -> int:
    return PLAY_CARD + soul(card_code) * 5 + "ABCDE".index(field)


def targets(state: StyxState, card_code: str) -> str:
    """The fields a soul may go to, as letters."""
    bits = state.targets(soul(card_code))
    return "".join(letter for field, letter in enumerate("ABCDE") if bits >> field & 1)


def owners(state: StyxState) -> str:
    return " ".join("P" if state.owners >> field & 1 else "L" for field in FIELDS)


def tops_of(state: StyxState) -> str:
    return " ".join(code(card) for card in state.tops)


def pointer_of(state: StyxState) -> str:
    return ABILITIES[state.pointer]


def moves(state: StyxState) -> list[str]:
    """The legal choices in the notation of the terminal."""
    return [str(state.choice(action)) for action in state.legal()]


def ref(card_code: str) -> str:
    return REF[soul(card_code)]
