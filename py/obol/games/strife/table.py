"""The table of Strife of Gods: where everything lies, and the hands that move it.

Layout of the state: ``ring`` is the ring clockwise, as bytes, which are quick to search; an entry is a card,
or HOLE and the number of the gap it belongs to, one entry for each place of the gap's width. ``gaps`` has bit
n-1 set while gap n exists. ``free`` and ``rim`` are sorted lists of what can be reached: the unblocked number
cards of the ring, and its unblocked edge cards (champions too). ``blocked`` has a bit for each blocked card,
wherever it lies. ``front`` holds a tuple of cards for each seat, ``middle`` the cards in the middle, the
active one last, ``removed`` what is out of the round. ``number_pile`` and ``champion_pile`` are drawn from
their end. ``shields`` counts gold, silver and bronze, three entries a seat. ``stack`` holds the open
questions, the innermost last, each ``(champion, question, *memory)``: memory is the card already chosen, or
the cards drawn. ``deck`` and ``champions`` are the box; ``seed`` deals the next round.
"""

from bisect import bisect_left, insort
from typing import Self

from ...kernel.chance import Chance
from ...kernel.rules import State
from ...kernel.words import Tell
from . import events
from .components import CHAMPION, EDGES_ONLY, EVERY, HOLE, RING
from .moves import EFFECT, TAKE


class Table(State):
    """Ring, middle, piles and players; what the rules do with them is said elsewhere."""

    __slots__ = (
        "blocked",
        "champion_pile",
        "champions",
        "deck",
        "free",
        "front",
        "gaps",
        "inert",
        "middle",
        "number_pile",
        "phase",
        "removed",
        "rim",
        "ring",
        "seed",
        "shields",
        "stack",
        "start",
    )

    def __init__(self, seats: int, deck: bytes, champions: bytes, inert: bool, seed: int) -> None:
        """An empty table, the box open; chance picks who begins the first round."""
        self.deck = deck
        self.champions = champions
        self.inert = inert
        self.ring = bytearray()
        self.free: list[int] = []
        self.rim: list[int] = []
        self.gaps = 0
        self.blocked = 0
        self.middle: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.number_pile: tuple[int, ...] = ()
        self.champion_pile: tuple[int, ...] = ()
        self.front: list[tuple[int, ...]] = [()] * seats
        self.shields = [0] * (3 * seats)
        self.stack: tuple[tuple[int, ...], ...] = ()
        self.phase = TAKE
        chance = Chance(seed)
        self.start = chance.below(seats)  # R24
        self.seed = chance.state
        self.actor: int | None = self.start
        self.turn = 0

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.ring = self.ring[:]
        other.free = self.free[:]
        other.rim = self.rim[:]
        other.front = self.front[:]
        other.shields = self.shields[:]
        other.gaps = self.gaps
        other.blocked = self.blocked
        other.middle = self.middle
        other.removed = self.removed
        other.number_pile = self.number_pile
        other.champion_pile = self.champion_pile
        other.stack = self.stack
        other.phase = self.phase
        other.start = self.start
        other.actor = self.actor
        other.turn = self.turn
        other.deck = self.deck
        other.champions = self.champions
        other.inert = self.inert
        other.seed = self.seed
        return other

    def deal(self) -> None:
        """Collect everything, shuffle both decks anew (R25) and lay the ring; the rest are the piles."""
        chance = Chance(self.seed)
        numbers, champions = chance.mix(self.deck, self.champions)
        self.seed = chance.state
        laid = RING // EVERY if champions else 0
        lying = RING - laid
        self.ring = ring = bytearray(numbers[:lying])  # R2: 32 cards, with champions or without
        for nth in range(laid):
            ring.insert(EVERY * nth + EVERY - 1, champions[nth])
        self.free = sorted(numbers[:lying])
        self.rim = []
        self.number_pile = tuple(numbers[lying:])
        self.champion_pile = tuple(champions[laid:])
        self.front = [()] * len(self.front)
        self.middle = self.removed = self.stack = ()
        self.gaps = self.blocked = 0

    # The ring

    def lift(self, card: int) -> int:
        """Take an unblocked card out of the ring; its place becomes (part of) a gap. Says where that is."""
        ring, rim, blocked = self.ring, self.rim, self.blocked
        place = ring.index(card)
        after = place - len(ring)
        left, right = ring[place - 1], ring[after + 1]
        if card < CHAMPION:
            free = self.free
            del free[bisect_left(free, card)]
        # A neighbour comes to an edge, unless it lies at one already, on its other side.
        if left < HOLE:
            if ring[place - 2] < HOLE and not blocked >> left & 1:
                insort(rim, left)
            if right < HOLE:
                if ring[after + 2] < HOLE and not blocked >> right & 1:
                    insort(rim, right)
                before = self.gaps
                self.gaps = before | before + 1  # the least number that is free
                ring[place] = HOLE + (before ^ self.gaps).bit_length()
                return place
            ring[place] = right
        else:
            ring[place] = left
            if right < HOLE:
                if ring[after + 2] < HOLE and not blocked >> right & 1:
                    insort(rim, right)
            elif left != right:
                self._merge(left, right)
        del rim[bisect_left(rim, card)]  # R3: at one gap or at two, it is one card
        return place

    def _merge(self, one: int, other: int) -> None:
        keep, drop = min(one, other), max(one, other)
        self.ring = self.ring.replace(bytes((drop,)), bytes((keep,)))
        self.gaps &= ~(1 << drop - HOLE - 1)

    def insert(self, card: int, gap: int, side: int) -> None:
        """Lay a card beside one end of a gap, which stays open even if it was one wide (R9)."""
        ring = self.ring
        hidden = self.covered(gap, side)
        first = self._first(gap)
        width = ring.count(HOLE + gap)
        if width > 1:
            ring[(first + (width - 1) * side) % len(ring)] = card
        else:
            ring.insert(first + side, card)
        if hidden in self.rim:
            self.rim.remove(hidden)
        insort(self.rim, card)
        if card < CHAMPION:
            insort(self.free, card)

    def replace(self, card: int, other: int) -> None:
        """Lay another card where this unblocked number card lies in the ring."""
        self.ring[self.ring.index(card)] = other
        self.free.remove(card)
        edge = card in self.rim
        if edge:
            self.rim.remove(card)
        if not self.blocked >> other & 1:
            if edge:
                insort(self.rim, other)
            if other < CHAMPION:
                insort(self.free, other)

    def ends(self, gap: int) -> tuple[int, int]:
        """The two end cards of a gap, the counter-clockwise one first."""
        ring = self.ring
        first = self._first(gap)
        return ring[first - 1], ring[(first + ring.count(HOLE + gap)) % len(ring)]

    def covered(self, gap: int, side: int) -> int:
        """The edge card that would be none any more if a card were laid at this end; -1 if none."""
        end = self.ends(gap)[side]
        beyond = self.ring[(self.ring.index(end) + (1 if side else -1)) % len(self.ring)]
        return end if beyond < HOLE else -1

    def gap_numbers(self) -> list[int]:
        """The gaps there are, by number."""
        return [gap for gap in range(1, self.gaps.bit_length() + 1) if self.gaps >> gap - 1 & 1]

    def width(self, place: int) -> int:
        """How wide the gap at this place is."""
        return self.ring.count(self.ring[place])

    def _first(self, gap: int) -> int:
        """The place where a gap begins, clockwise."""
        ring = self.ring
        place = ring.index(HOLE + gap)
        while ring[place - 1] == HOLE + gap:
            place -= 1
        return place % len(ring)

    def survey(self) -> None:
        """Look at the whole ring anew: what is free, what lies at a gap. All the others only keep this up."""
        ring, blocked = self.ring, self.blocked
        after = 1 - len(ring)
        reach = [
            (card, ring[place - 1] > HOLE or ring[place + after] > HOLE)
            for place, card in enumerate(ring)
            if card < HOLE and not blocked >> card & 1
        ]
        self.free = sorted([card for card, _ in reach if card < CHAMPION])
        self.rim = sorted([card for card, edge in reach if edge])

    # Cards outside the ring

    def owner(self, card: int) -> int:
        """The seat that has this card in front."""
        seat = 0
        while card not in self.front[seat]:
            seat += 1
        return seat

    def drop(self, seat: int, card: int) -> None:
        """Take a card away from a player."""
        self.front[seat] = tuple([other for other in self.front[seat] if other != card])

    def change(self, seat: int, card: int, other: int) -> None:
        """Lay another card where a player's card lies."""
        self.front[seat] = tuple([other if old == card else old for old in self.front[seat]])

    def block(self, card: int) -> None:
        """Turn a card over: it cannot be read, taken or moved any more this round (R8)."""
        self.blocked |= 1 << card
        if card in self.rim:
            self.rim.remove(card)
        if card in self.free:
            self.free.remove(card)

    def cover_middle(self, card: int, tell: Tell | None) -> None:
        """A card comes into the middle and is the active one; an older one is blocked (R11)."""
        before = self.middle[-1:]
        self.middle += (card,)
        if tell:
            tell(events.to_middle(self.actor, card))
        for old in before:
            self.block(old)
            if tell:
                tell(events.covered(old))

    def remove(self, card: int, tell: Tell | None) -> None:
        """A card leaves the game until the next round."""
        self.removed += (card,)
        if tell:
            tell(events.removed(card))

    def tell_gap(self, tell: Tell, before: int, place: int) -> None:
        """What became of the gaps there were ``before`` when a card was lifted from ``place``."""
        gap, gaps = self.ring[place] - HOLE, self.gaps.bit_count()
        if self.gaps > before:
            tell(events.gap_opened(gap, gaps))
        elif self.gaps < before:
            tell(events.gaps_merged(gap, (before & ~self.gaps).bit_length(), gaps))
        if before.bit_count() < EDGES_ONLY <= gaps:
            tell(events.edges_only(gaps, self.rim))
        elif gaps < EDGES_ONLY <= before.bit_count():
            tell(events.ring_free(gaps))  # R4

    def ask(self, champion: int, question: int, *memory: int) -> None:
        """Put the next question of the innermost champion."""
        self.stack = (*self.stack[:-1], (champion, question, *memory))
        self.phase = EFFECT
