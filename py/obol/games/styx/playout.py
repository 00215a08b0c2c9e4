"""Imagined games of Styx, played on by the greedy judgement of policy.py in one loop.

The same choices as ``POLICY.pick`` would make one by one, without a list of actions or a call for each: a
search lives on how many games it can imagine, and this is where its time goes. A soul's targets are found by
five lookups: a field that suits it with score s sets bit 5 * s + field, so that the highest group of
five bits holds the fields with the best score.
"""

from bisect import insort
from typing import TYPE_CHECKING

from ...kernel.chance import Chance
from .components import ABILITY, CARDS, HAND_LIMIT, MATCH, PH, SCORES, SOULS, STRENGTH
from .moves import ALL_FIELDS, FLIP, OVER, PLAY, TURN
from .values import AGAIN, BLIND, CAPTURE, COVER, KEEP, MIDDLE, PHLEGYAS, WIN

if TYPE_CHECKING:
    from .rules import StyxState

Aims = tuple[tuple[int, ...], ...]

AIM: tuple[Aims, ...] = tuple(
    tuple(tuple(1 << 5 * score if score else 0 for score in row) for row in scores) for scores in SCORES
)
"""AIM[pointer][card][top]: the bit of its score, for field 0; shifted for the others."""
GROUP_OF = tuple(max(0, length - 1) // 5 * 5 for length in range(41))
"""From the length of such a number to where its highest group begins."""
LOWEST = tuple((bits & -bits).bit_length() - 1 for bits in range(ALL_FIELDS + 1))

LAY = tuple(MIDDLE[STRENGTH[card]] - (PHLEGYAS if ABILITY[card] == PH else 0) for card in SOULS)
LAY_ON = tuple(
    tuple(LAY[card] + (AGAIN if MATCH[card][ferryman] else 0) for card in SOULS) for ferryman in CARDS
)
"""What a soul is worth wherever it goes: as the last of a hand, and by ferryman when others are left."""
MOVES = tuple(ability if ability != PH else -1 for ability in ABILITY)
NOTHING = -1 << 20


def play_on(state: "StyxState", chance: Chance, until: int) -> None:
    """Play on to the end, or to this turn; the Styx cards are turned by chance."""
    while state.phase == FLIP:
        state.play(chance.pick(state.legal()))
    if state.phase == OVER:
        return
    seat = state.actor
    assert seat is not None
    tops, hands, opened, deck = state.tops, state.hands, state.open, state.deck
    owners, pointer, turn, laid, blind = state.owners, state.pointer, state.turn, state.laid, state.blind
    matches, lay_on, limit, chain = MATCH[state.ferryman], LAY_ON[state.ferryman], state.limit, state.chain
    laying = state.phase == PLAY
    over = False
    while laying or turn < until:
        hand = hands[seat]
        foreign = owners ^ ALL_FIELDS if seat else owners
        one_left = not foreign & foreign - 1
        aims = AIM[pointer]
        a, b, c, d, e = tops
        best, card, field = NOTHING, -1, 0
        lay = LAY if laying and len(hand) == 1 else lay_on
        for soul in hand:
            aim = aims[soul]
            bits = aim[a] | aim[b] << 1 | aim[c] << 2 | aim[d] << 3 | aim[e] << 4
            if bits:
                bits >>= GROUP_OF[bits.bit_length()]
                if bits & foreign:
                    bits &= foreign
                    value = WIN if one_left else lay[soul] + CAPTURE
                else:
                    value = lay[soul] + COVER
                if value > best:
                    best, card, field = value, soul, LOWEST[bits]
        if not laying:
            taken, most, can_play = -1, NOTHING, card >= 0
            if not hand:
                lay = LAY
            for soul in opened:
                aim = aims[soul]
                bits = aim[a] | aim[b] << 1 | aim[c] << 2 | aim[d] << 3 | aim[e] << 4
                value = NOTHING
                if bits:
                    bits >>= GROUP_OF[bits.bit_length()]
                    if bits & foreign:
                        bits &= foreign
                        value = WIN if one_left else lay[soul] + CAPTURE
                    else:
                        value = lay[soul] + COVER
                elif not can_play:
                    continue  # R8: what is taken must be playable itself
                reach = (value if value > best else best) + (KEEP if matches[soul] else 0)
                if reach > most:
                    most, taken = reach, soul
                    where = LOWEST[bits] if value > best or (value == best and soul < card) else -1
            if deck and len(hand) < HAND_LIMIT and BLIND - 10 * len(hand) > most:
                drawn = deck.pop()
                insort(hand, drawn)
                blind |= 1 << drawn
                seat = 1 - seat
                turn += 1
                continue
            if taken < 0:  # R9
                state.out += (opened.pop(0),)
            else:
                opened.remove(taken)
                insort(hand, taken)
                if where >= 0:
                    card, field = taken, where
                chain = 1
                laying = True
        if laying:
            hand.remove(card)
            tops[field] = card
            laid = (field, card, laid)
            owners = owners | 1 << field if seat else owners & ~(1 << field)
            moved = MOVES[card]
            if moved >= 0:
                pointer = moved
            if owners == (ALL_FIELDS if seat else 0):  # R11
                over = True
                break
            if matches[card] and chain != limit and hand and _playable(AIM[pointer], tops, hand):
                chain += 1
                continue
            laying = False
        if deck:
            opened.append(deck.pop())
        elif not opened:
            over = True
            break
        seat = 1 - seat
        turn += 1
    state.owners, state.pointer, state.turn, state.laid, state.blind = owners, pointer, turn, laid, blind
    state.chain = chain
    state.phase = OVER if over else TURN
    state.actor = None if over else seat


def _playable(aims: Aims, tops: list[int], hand: list[int]) -> bool:
    """Whether any of these souls has a field to go to."""
    for soul in hand:
        aim = aims[soul]
        for top in tops:
            if aim[top]:
                return True
    return False
