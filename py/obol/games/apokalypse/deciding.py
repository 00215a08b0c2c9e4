"""What may be decided in Apokalypse: the actions of a turn and the answers to every question (3.3 to 3.5).

Mostly they are looked up: what a nation offers in places.py, what only depends on a hand in moves.py.
"""

from collections.abc import Callable

from .components import CONVERSION, KIND
from .moves import (
    ANSWERS,
    CAPITAL_KINDS,
    CITIZEN_BITS,
    CITIZENS,
    GIFTS,
    GIFTS_HIGH,
    GIFTS_LOW,
    LONE_CITIZENS,
    POPULATION_KINDS,
    SETTLE_IN,
    THEFTS,
    WARD_BITS,
    WARD_SHIFT,
    learn_citizens,
    learn_gifts,
)
from .nations import Nations
from .places import HEAVEN_HIGH, HELL_HIGH, HELL_LOW, HIGH_BITS, LOW_BITS


class Deciding(Nations):
    """The table, and what may be done at it."""

    __slots__ = ()

    def legal(self) -> list[int]:
        if stack := self.stack:
            return _ANSWERS_TO[stack[-1][0]](self)
        # A turn: pass, or one card of the hand, anywhere it fits. Written out, for this is where time goes.
        seat = self.mover
        kinds = self.kinds[seat]
        offers = self.offers
        if kinds & kinds - 1 or self.hands[seat].bit_count() > 1:
            citizens = CITIZENS[len(offers)]
        else:
            citizens = LONE_CITIZENS[len(offers)]
        try:
            found = [*citizens[kinds & CITIZEN_BITS]]
        except KeyError:  # nobody had such a hand before
            learn_citizens(kinds & CITIZEN_BITS, len(offers))
            return self.legal()
        heaven_low = kinds & LOW_BITS
        heaven_high = kinds >> HEAVEN_HIGH & HIGH_BITS
        hell_low = kinds >> HELL_LOW & LOW_BITS
        hell_high = kinds >> HELL_HIGH & HIGH_BITS
        wards = kinds >> WARD_SHIFT & WARD_BITS
        for heaven, hell, deeds in offers:  # many hands lack some: a test is cheaper than adding none
            if heaven_low:
                found += heaven.low[heaven_low]
            if heaven_high:
                found += heaven.high[heaven_high]
            if hell_low:
                found += hell.low[hell_low]
            if hell_high:
                found += hell.high[hell_high]
            if wards:
                found += deeds.known[wards]
        return found

    def _gifts(self) -> list[int]:
        """Any card of the hand, to anybody else (R19)."""
        seat, seats = self.mover, len(self.hands)
        kinds = self.kinds[seat]
        low, high = GIFTS[seats][seat]
        try:
            return [*low[kinds & GIFTS_LOW], *high[kinds >> GIFTS_HIGH]]
        except KeyError:  # nobody had such a hand before
            learn_gifts(kinds, seats, seat)
            return self._gifts()

    def _thefts(self) -> list[int]:
        """Somebody who holds cards, and a back he holds (R20)."""
        found = []
        all_kinds = self.kinds
        for victim, population, capital in THEFTS[len(all_kinds)][self.mover]:
            kinds = all_kinds[victim]
            if kinds & POPULATION_KINDS:
                found.append(population)
            if kinds & CAPITAL_KINDS:
                found.append(capital)
        return found

    def _settlements(self) -> list[int]:
        """Any nation takes a convert (R44)."""
        return list(range(SETTLE_IN, SETTLE_IN + len(self.hands)))

    def _answers(self) -> list[int]:
        assert self.actor is not None
        held = self.kinds[self.actor] >> WARD_SHIFT & WARD_BITS
        return [*ANSWERS[KIND[self.stack[-1][1]] == CONVERSION][held]]

    def _seal_uses(self) -> list[int]:
        """R33: like music of either kind, and against either."""
        found: list[int] = []
        for heaven, _, _ in self.offers:
            found += heaven.seal
        for _, hell, _ in self.offers:
            found += hell.seal
        for _, _, deeds in self.offers:
            found += deeds.seal
        return found

    def _nothing(self) -> list[int]:
        """The game is over."""
        return []


_ANSWERS_TO: tuple[Callable[[Deciding], list[int]], ...] = (
    Deciding.legal,
    Deciding._gifts,
    Deciding._thefts,
    Deciding._answers,
    Deciding._settlements,
    Deciding._seal_uses,
    Deciding._nothing,
    Deciding._nothing,
)
"""By the question: TURN, GIFT, STEAL, WINDOW, SETTLE, PLACE_SEAL, DEAL, OVER."""
