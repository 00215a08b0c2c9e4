"""What a seat of Apokalypse may imagine (R22, R25): everything it has not seen, dealt anew.

Hidden are the alignments of the others, the fronts in their hands, the fronts of citizens and the talons.
Backs are open: a population card is only ever exchanged for a population card.
"""

from itertools import product
from math import perm
from typing import TYPE_CHECKING

from ...kernel.chance import Chance
from .components import (
    BACK_CARDS,
    BIT,
    CAPITAL,
    CONVERSION,
    DEATH,
    EVIL,
    GOOD,
    KIND,
    KIND_BIT,
    KIND_CARDS,
    POPULATION,
    alignments,
    cards_of,
)
from .moves import OVER, WARDS, WINDOW
from .places import ROWS
from .refs import CARD_MASK, is_person, layer_of

if TYPE_CHECKING:
    from .turns import ApokalypseState

TELLING = (10, 10, 11, 12, 14)
"""How much likelier a seat is good for each good citizen more it has laid: in tenths, by horseman."""
USUAL = -2
"""Good citizens more than evil ones that a seat has laid, of whom nothing can be told."""
STEPS = 5
"""More than so many say no more."""


def guess(state: "ApokalypseState", seat: int | None, chance: Chance) -> "ApokalypseState":
    """A full table that this seat cannot tell from the real one."""
    other = state.copy()
    known = 0 if seat is None else state.hands[seat] | state.seen[seat] | _laid_by(state, seat)
    armed = not _needs_ward(state, seat, known)
    for back in (CAPITAL, POPULATION):
        armed = _deal_anew(state, other, back, known, chance, armed)
    for owner, hand in enumerate(other.hands):
        other.kinds[owner] = 0
        for card in cards_of(hand):
            other.kinds[owner] |= KIND_BIT[card]
    # Of what the others know, this seat can only be sure where it knows the card itself.
    other.seen = [one if owner == seat else one & known for owner, one in enumerate(state.seen)]
    other.told = _shared(other)
    if not state.stack or state.stack[-1][0] != OVER:
        other.align = _alignments(state, seat, chance)
    other.seed = chance.below(1 << 32)
    return other


def _needs_ward(state: "ApokalypseState", seat: int | None, known: int) -> bool:
    """Whether somebody else is asked in a window: then he can ward, and with nothing this seat knows of."""
    if not state.stack or state.stack[-1][0] != WINDOW or state.actor in (seat, None):
        return False
    assert state.actor is not None
    return not state.hands[state.actor] & known & _wards(state)


def _wards(state: "ApokalypseState") -> int:
    """All cards that answer the open attack, as bits."""
    kinds = WARDS[KIND[state.stack[-1][1]] == CONVERSION]
    return sum(cards for kind, cards in enumerate(KIND_CARDS) if kinds >> kind & 1)


def _deal_anew(
    state: "ApokalypseState", other: "ApokalypseState", back: int, known: int, chance: Chance, armed: bool
) -> bool:
    """Shuffle the unknown cards of one back: those under later horsemen, then talon, hands and citizens.

    Sorted first, so that the same chance gives the same guess, whatever is true. What has once been
    discarded cannot lie under a later horseman. If the seat that is asked in a window is not ``armed``, it
    gets a ward, if this back can give it one. Says whether it is armed then.
    """
    hands = [cards_of(hand & BACK_CARDS[back] & ~known) for hand in state.hands]
    deeper = [card for part in state.deeper[back] for card in part]
    hidden = [*state.talons[back], *(card for hand in hands for card in hand)]
    if back == POPULATION:
        hidden += [card for card in _citizens(state) if not known & BIT[card]]
    fresh = sorted([*deeper, *(card for card in hidden if not state.surfaced & BIT[card])])
    worn = sorted(card for card in hidden if state.surfaced & BIT[card])
    ward = -1
    if not armed and state.actor is not None and hands[state.actor]:
        able = [*worn, *(fresh if len(fresh) > len(deeper) else ())]
        ward = next((card for card in able if _wards(state) & BIT[card]), -1)
    chance.shuffle(fresh)
    fresh = [card for card in fresh if card != ward]
    rest = sorted([*fresh[len(deeper) :], *(card for card in worn if card != ward)])
    chance.shuffle(rest)
    _bury(other, back, fresh)
    other.talons[back] = [rest.pop() for _ in state.talons[back]]
    for owner, hand in enumerate(hands):
        drawn = [ward] if ward >= 0 and owner == state.actor else []
        drawn += [rest.pop() for _ in range(len(hand) - len(drawn))]
        lost = sum(BIT[card] for card in hand)
        other.hands[owner] = other.hands[owner] & ~lost | sum(BIT[card] for card in drawn)
    if back == POPULATION:
        _front_citizens(other, known, rest)
    return armed or ward >= 0


def _bury(other: "ApokalypseState", back: int, fresh: list[int]) -> None:
    """Put the first of these cards under the later horsemen, as many as lie there."""
    parts = []
    at = 0
    for part in other.deeper[back]:
        parts.append(tuple(fresh[at : at + len(part)]))
        at += len(part)
    other.deeper = tuple(tuple(parts) if one == back else old for one, old in enumerate(other.deeper))


def _laid_by(state: "ApokalypseState", seat: int) -> int:
    """The citizens that this seat has laid, as bits of their cards."""
    laid = 0
    for nation in range(len(state.hands)):
        for entry in state.rows[nation * ROWS + GOOD] + state.rows[nation * ROWS + EVIL]:
            if layer_of(entry) == seat:
                laid |= BIT[entry & CARD_MASK]
    return laid


def _citizens(state: "ApokalypseState") -> list[int]:
    """The cards of all citizens that lie with their front down."""
    earth = (state.rows[nation * ROWS + side] for nation in range(len(state.hands)) for side in (GOOD, EVIL))
    return [entry & CARD_MASK for row in earth for entry in row if not is_person(entry & CARD_MASK)]


def _front_citizens(other: "ApokalypseState", known: int, rest: list[int]) -> None:
    """Give each citizen whose front is unknown another one, and let it keep its number."""
    for nation in range(len(other.hands)):
        for side in (GOOD, EVIL):
            row = other.rows[nation * ROWS + side]
            other.rows[nation * ROWS + side] = tuple(
                entry
                if is_person(entry & CARD_MASK) or known & BIT[entry & CARD_MASK]
                else entry & ~CARD_MASK | rest.pop()
                for entry in row
            )


def _shared(state: "ApokalypseState") -> int:
    """The cards in hands that somebody else knows."""
    told = 0
    for owner, hand in enumerate(state.hands):
        for seat, seen in enumerate(state.seen):
            if seat != owner:
                told |= hand & seen
    return told


def _alignments(state: "ApokalypseState", seat: int | None, chance: Chance) -> tuple[int, ...]:
    """The other alignments, drawn from the cards that are left when the own one is out.

    Each way to deal them is the more likely the better it fits what everybody has done in the open.
    """
    seats = range(len(state.hands))
    cards = alignments(len(seats), state.house.balanced)
    ways = [
        sides
        for sides in product((GOOD, EVIL), repeat=len(seats))
        if (seat is None or sides[seat] == state.align[seat])
        and max(map(sides.count, (GOOD, EVIL))) <= len(cards) // 2
    ]
    likely = _likely(state)
    weights = []
    for sides in ways:
        weight = 1
        for side, left in ((GOOD, cards.count(GOOD)), (EVIL, cards.count(EVIL))):
            weight *= perm(left, sides.count(side))
        for owner in seats:
            if owner != seat:
                weight *= likely[owner][sides[owner]]
        weights.append(weight)
    drawn = chance.below(sum(weights))
    for sides, weight in zip(ways, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return sides
    raise AssertionError


def _likely(state: "ApokalypseState") -> list[tuple[int, int]]:
    """How well what each seat has laid fits a good player and an evil one.

    Everybody saw who laid a citizen on which side. Those that live are counted: good players lay more evil
    ones too, two more are the mean. It says little as long as nobody cares for the majority.
    """
    laid = [0] * len(state.hands)
    for nation in range(len(state.hands)):
        for side, sign in ((GOOD, 1), (EVIL, -1)):
            for entry in state.rows[nation * ROWS + side]:
                laid[layer_of(entry)] += sign
    telling = TELLING[min(state.next, DEATH)]
    found = []
    for more in laid:
        steps = min(max(more - USUAL, -STEPS), STEPS)
        fits = telling ** abs(steps) * 10 ** (STEPS - abs(steps))
        found.append((fits, 10**STEPS) if steps > 0 else (10**STEPS, fits))
    return found
