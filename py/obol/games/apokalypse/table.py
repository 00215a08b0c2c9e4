"""The table of Apokalypse: where everything lies, and the hands that move it.

Layout of the state. ``hands``: one number a seat, a bit for each card; as a card is only in one place, its
bit comes and goes by + and -, which are quicker than | and ^. ``kinds``: the kinds in that hand as bits,
always in step with it. ``rows``: six tuples a nation, ``nation * 6 + plane * 2 + side``, from inside to
outside; planes are earth, heaven, hell. A citizen stands there as its entry (refs.py), all others as their
card. ``music``: for each nation and side the columns with music, as bits. ``offers``: for each nation what
may be done there (places.py); ``units``: for each nation and side what lies there against the horsemen,
packed (components.py). Both are always in step with the rows. ``talons``: the cards above the next horseman,
drawn from the end; ``deeper``: the parts above the horsemen after him. ``discards``: both piles as bits;
``seals``: those in the supply, as bits. ``next``: the next horseman. ``sheet``: four entries a seat, the
points of each scoring; ``trophies``: the horseman cards of a seat as bits. ``start``, ``first`` (who passed
first, or -1), ``active`` (bits: who has not passed), ``opened`` (the number of the first turn of this round),
``mover`` (whose turn it is), ``round``. ``stack``: the open questions, the innermost last (moves.py).

Who knows what: a citizen's entry names the seat that laid it. ``seen`` has for each seat a bit for each
other card whose front it knows although it lies hidden, mostly in another hand; ``told`` has at least the
bits of the cards in hands that somebody else knows. ``surfaced``: cards that have once gone from the open
discards into a talon, so that they cannot lie under a later horseman. ``seed`` is the chance of thefts and
shuffles to come.
"""

from dataclasses import dataclass
from typing import Self

from ...kernel.chance import Chance
from ...kernel.rules import State
from .components import (
    BIT,
    CARDS,
    EVIL,
    GOOD,
    KIND,
    KIND_BIT,
    KIND_CARDS,
)
from .moves import OTHERS
from .places import ROWS, Offer, bare

EQUAL = tuple(KIND_CARDS[KIND[card]] for card in CARDS)
"""All cards of a card's kind, as bits."""


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of a game: its options."""

    balanced: bool
    strict_round_end: bool
    conv_any: bool
    deal_new_start: bool
    codes: int
    show_talons: bool


class Table(State):
    """Nations, hands, talons and the score sheet; what the rules do with them is said elsewhere."""

    __slots__ = (
        "active",
        "align",
        "births",
        "deeper",
        "discards",
        "first",
        "hands",
        "house",
        "kinds",
        "mover",
        "music",
        "next",
        "offers",
        "opened",
        "round",
        "rows",
        "seals",
        "seed",
        "seen",
        "sheet",
        "stack",
        "start",
        "surfaced",
        "talons",
        "told",
        "trophies",
        "units",
    )

    def __init__(self, seats: int, house: House, seed: int) -> None:
        """A bare table: founders only, empty hands, empty talons."""
        self.house = house
        self.seed = seed
        self.align: tuple[int, ...] = (GOOD,) * seats
        self.hands = [0] * seats
        self.kinds = [0] * seats
        self.rows: list[tuple[int, ...]] = [()] * (ROWS * seats)
        self.music = [0] * (2 * seats)
        self.offers: list[Offer] = [bare(nation) for nation in range(seats)]
        self.units = [0] * (2 * seats)
        self.talons: list[list[int]] = [[], []]
        self.deeper: tuple[tuple[tuple[int, ...], ...], ...] = ((), ())
        self.discards = 0
        self.seals = 0b111111
        self.next = 1
        self.sheet: tuple[int, ...] = (0,) * (4 * seats)
        self.trophies: tuple[int, ...] = (0,) * seats
        self.seen = [0] * seats
        self.told = 0
        self.surfaced = 0
        self.births = 0
        self.stack: tuple[tuple[int, ...], ...] = ()
        self.start = self.mover = 0
        self.first = -1
        self.active = (1 << seats) - 1
        self.opened = 0
        self.round = 1
        self.turn = 0
        self.actor: int | None = 0

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.hands = self.hands[:]
        other.kinds = self.kinds[:]
        other.rows = self.rows[:]
        other.music = self.music[:]
        other.offers = self.offers[:]
        other.units = self.units[:]
        other.talons = [self.talons[0][:], self.talons[1][:]]
        other.discards = self.discards
        other.seen = self.seen[:]
        other.house = self.house
        other.seed = self.seed
        other.align = self.align
        other.deeper = self.deeper
        other.seals = self.seals
        other.next = self.next
        other.sheet = self.sheet
        other.trophies = self.trophies
        other.told = self.told
        other.surfaced = self.surfaced
        other.births = self.births
        other.stack = self.stack
        other.start = self.start
        other.mover = self.mover
        other.first = self.first
        other.active = self.active
        other.opened = self.opened
        other.round = self.round
        other.turn = self.turn
        other.actor = self.actor
        return other

    # Hands

    def receive(self, seat: int, card: int) -> None:
        """A card comes to a hand."""
        self.hands[seat] |= BIT[card]
        self.kinds[seat] |= KIND_BIT[card]

    def show(self, seat: int, kind: int) -> int:
        """A card of this kind, of equal ones the last, leaves a hand and everybody sees it. Says which."""
        hands = self.hands
        copies = hands[seat] & KIND_CARDS[kind]
        card = copies.bit_length() - 1
        bit = BIT[card]
        hands[seat] -= bit
        if copies == bit:
            self.kinds[seat] -= KIND_BIT[card]
        elif self.told & copies:
            self.doubt_all(seat, card)
        return card

    def doubt_all(self, seat: int, card: int) -> None:
        """Everybody has seen this card leave a hand that holds equal ones."""
        for other in OTHERS[len(self.hands)][seat]:
            self.doubt(other, seat, card)

    def doubt(self, seat: int, holder: int, card: int) -> None:
        """A seat saw a card leave a hand. Of equal cards it knew there, it is sure of one less."""
        known = self.seen[seat]
        if not known & BIT[card]:
            equal = known & self.hands[holder] & EQUAL[card]
            if equal:
                self.seen[seat] = known ^ equal & -equal

    def hand_over(self, seat: int, card: int, to: int, copies: int, same_back: int) -> None:
        """A card goes from hand to hand: these two see it, the others only its back (R22).

        ``copies`` and ``same_back``: what the hand holds (bits) of its kind and of its back, itself included.
        """
        hands = self.hands
        kinds = self.kinds
        bit = BIT[card]
        kind = KIND_BIT[card]
        hands[seat] -= bit
        hands[to] += bit
        kinds[to] |= kind
        if copies == bit:
            kinds[seat] -= kind
        told = self.told
        if told & same_back:
            if len(hands) > 2:
                self.forget(seat, same_back, to)
            if copies != bit:
                self.doubt(to, seat, card)
        self.told = told | bit
        self.seen[seat] |= bit

    def forget(self, seat: int, gone: int, witness: int) -> None:
        """One of these cards of a hand has left it unseen.

        Who knew some of them cannot tell any more which are still there, unless there was only one.
        """
        if gone & gone - 1:
            seen, kept = self.seen, ~gone
            for other in OTHERS[len(seen)][seat]:
                if other != witness:
                    seen[other] &= kept
            if witness < 0:
                self.told &= kept

    # Facts

    def citizens(self, nation: int) -> tuple[int, int]:
        """How many good and evil citizens a nation has; founders are not counted (R72)."""
        return len(self.rows[nation * ROWS + GOOD]), len(self.rows[nation * ROWS + EVIL])

    def chance(self) -> Chance:
        """The chance to come, to be put back into ``seed``."""
        chance = Chance.__new__(Chance)
        chance.state = self.seed
        return chance

    def dealer(self) -> int:
        """Who deals: the start player of the round that ends (R53)."""
        return self.first if self.house.deal_new_start else self.start
