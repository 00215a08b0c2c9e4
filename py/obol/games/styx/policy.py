"""What a sensible player of Styx prefers: win, capture, play again, in this order.

A soul is worth what it captures now and the room it leaves; taking one is worth the best that could be laid
afterwards; a blind draw is worth a little less than a capture.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ...kernel.chance import Chance
from ...kernel.rules import NEVER, Policy, State
from ...kernel.words import Message
from .components import ABILITY, FIELDS, MATCH, PH, REF, STRENGTH, field_ref
from .endgame import settle
from .moves import ALL_FIELDS, CARD_OF, DISCARD, DRAW, FIELD_OF, PLAY_CARD, TAKE
from .playout import play_on
from .values import AGAIN, AHEAD, BLIND, CAPTURE, COVER, KEEP, MIDDLE, PHLEGYAS, WIN

if TYPE_CHECKING:
    from .rules import StyxState


class StyxPolicy(Policy):
    """The greedy player's judgement."""

    def weigh(self, state: State, actions: Sequence[int]) -> list[int]:
        table = cast("StyxState", state)
        return [self._value(table, action) for action in actions]

    def why(self, state: State, action: int) -> Message:
        table = cast("StyxState", state)
        if action >= PLAY_CARD:
            return self._why_lay(table, CARD_OF[action], FIELD_OF[action])
        if action == DRAW:
            return Message("styx-why-draw")
        if action >= DISCARD:
            return Message("styx-why-discard")
        if action >= TAKE:
            return self._why_take(table, table.open[action - TAKE])
        return Message("styx-why-flip")

    def play_on(self, state: State, chance: Chance, until: int = NEVER) -> None:
        play_on(cast("StyxState", state), chance, until)

    def horizon(self, state: State) -> int:
        return state.turn + AHEAD

    def value(self, state: State) -> Sequence[float]:
        """The fields held: five win."""
        return [fields / len(FIELDS) for fields in state.scores()]

    def settle(self, state: State) -> Sequence[float] | None:
        return settle(cast("StyxState", state))

    def _value(self, state: "StyxState", action: int) -> int:
        if action >= PLAY_CARD:
            return self._lay(state, CARD_OF[action], FIELD_OF[action], state.hands[_seat(state)])
        if action == DRAW:
            return BLIND - 10 * len(state.hands[_seat(state)])
        if TAKE <= action < DRAW:
            return self._best_after(state, state.open[action - TAKE])[0]
        return 0

    def _best_after(self, state: "StyxState", card: int) -> tuple[int, int, int]:
        """The best that can be laid once this soul is taken: value, soul, field."""
        hand = (*state.hands[_seat(state)], card)
        keep = KEEP if MATCH[card][state.ferryman] else 0
        return max(
            (self._lay(state, soul, field, hand) + keep, soul, field)
            for soul in hand
            for field in FIELDS
            if state.targets(soul) >> field & 1
        )

    def _lay(self, state: "StyxState", card: int, field: int, hand: Sequence[int]) -> int:
        seat = _seat(state)
        bit = 1 << field
        owners = state.owners | bit if seat else state.owners & ~bit
        if owners == (ALL_FIELDS if seat else 0):
            return WIN
        value = MIDDLE[STRENGTH[card]] + (CAPTURE if owners != state.owners else COVER)
        if len(hand) > 1 and MATCH[card][state.ferryman]:
            value += AGAIN
        return value - (PHLEGYAS if ABILITY[card] == PH else 0)

    def _why_take(self, state: "StyxState", card: int) -> Message:
        value, soul, field = self._best_after(state, card)
        key = "styx-why-take-win" if value >= WIN else "styx-why-take"
        if value < CAPTURE:
            key = "styx-why-take-quiet"
        return Message(key, {"soul": REF[card], "play": REF[soul], "field": field_ref(field)})

    def _why_lay(self, state: "StyxState", card: int, field: int) -> Message:
        value = self._lay(state, card, field, state.hands[_seat(state)])
        captured = state.owners >> field & 1 != _seat(state)
        again = len(state.hands[_seat(state)]) > 1 and MATCH[card][state.ferryman]
        key = "styx-why-cover"
        if captured:
            key = "styx-why-again" if again else "styx-why-capture"
        if value >= WIN:
            key = "styx-why-win"
        return Message(key, {"soul": REF[card], "field": field_ref(field)})


def _seat(state: "StyxState") -> int:
    assert state.actor is not None
    return state.actor


POLICY = StyxPolicy()
