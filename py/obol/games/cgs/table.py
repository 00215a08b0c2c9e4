"""The table of CGS: what can be seen on it, and the hands that move what lies there."""

from bisect import insort

from ...kernel.chance import Chance, drawn
from ...kernel.words import Tell
from . import events
from .board import Board, changed
from .ground import Lore, survey
from .kit import kit
from .moves import OVER
from .spells import spell
from .vocabulary import OLYMPUS


def _with(row: tuple[int, ...], entry: int) -> tuple[int, ...]:
    """A row in ascending order with one more entry."""
    entries = [*row]
    insort(entries, entry)
    return tuple(entries)


def without(row: tuple[int, ...], entry: int) -> tuple[int, ...]:
    """A row without this entry of it."""
    entries = [*row]
    entries.remove(entry)
    return tuple(entries)


class Table(Board):
    """Map, pieces, piles and players; what the rules do with them is said elsewhere."""

    __slots__ = ()

    # Chance

    def below(self, n: int) -> int:
        """A whole number below n, from the chance that lies in the state."""
        self.seed, found = drawn(self.seed, n)
        self.news = True
        return found

    def shuffle(self, things: list[int]) -> None:
        chance = Chance(self.seed)
        chance.shuffle(things)
        self.seed = chance.state

    # Facts

    def side_of(self, piece: int) -> int:
        """The side a piece fights for; -1 for creatures."""
        seat = self.owner[piece]
        return -1 if seat < 0 else self.plan.side[seat]

    def creature_at(self, hex: int) -> bool:
        """Whether an undefeated creature is in this hex (R33)."""
        at = self.at
        for creature in self.beasts:  # noqa: SIM110 -- any() takes twice as long
            if at[creature] == hex:
                return True
        return False

    def heroes(self, seat: int) -> list[int]:
        """The heroes a seat leads."""
        return [piece for piece in self.own[seat] if piece < self.plan.box.heroes]

    def points(self, side: int) -> int:
        """The numbers of all indicators under a side's banners (C2.31)."""
        return self.all_points()[side]

    def all_points(self) -> list[int]:
        """The points of every side."""
        lore, banner = self.lore, self.banner
        counted, totals = lore.points
        if counted != banner:
            totals = [0] * self.plan.sides
            for hex, number in lore.numbers or lore.count():
                side = banner[hex]
                if side >= 0:
                    totals[side] += number
            lore.points = (banner[:], totals)
        return totals[:]

    def gate(self, side: int) -> bool:
        """Whether a side may enter Olympus: enough points, and more than each other one (C2.31, R73)."""
        points = self.all_points()
        mine = points.pop(side)
        return mine >= self.plan.threshold and mine > max(points)

    def is_summit(self, hex: int) -> bool:
        return self.ground.terrain[hex] == OLYMPUS

    # Hands

    def survey(self) -> None:
        """Look at the whole map anew."""
        plan = self.plan
        self.ground = survey(plan.box, plan.grid, self.tiles, self.turned, self.mouths)
        self.learn()

    def reveal(self, place: int) -> None:
        """Look at one tile anew, after it was turned; all others lie as they did."""
        plan = self.plan
        turn_over = self.lore.imagined if self.luck else self.lore.then
        self.lore = lore = turn_over(plan.box, plan.grid, self.tiles, self.turned, place)
        assert lore.ground is not None
        self.ground = lore.ground

    def learn(self) -> Lore:
        """A ground that nothing is known about yet: whoever changes the ground has to say so."""
        self.lore = lore = Lore(self.ground)
        return lore

    def draw(self, seat: int, tell: Tell | None) -> bool:
        """One card from the draw pile to a hand; the discard is shuffled when needed (D1.3, R15)."""
        if not self.deck:
            if not self.out:
                return False
            self.deck, self.out = sorted(self.out), []
            self.shuffle(self.deck)
            if tell:
                tell(events.reshuffled("deck"))
        card = self.deck.pop()
        self.news = True
        self.enter_hand(seat, card)
        if tell:
            tell(events.drew(self, seat, card))
        return True

    def enter_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = _with(self.hands[seat], card)
        if card in self.plan.box.reactions:
            self.calls = None

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand; nobody has to remember it any more."""
        self.hands[seat] = without(self.hands[seat], card)
        if card in self.plan.box.reactions:
            self.calls = None
        if any(self.seen):
            mask = ~(1 << card)
            self.seen = tuple([bits & mask for bits in self.seen])

    def discard(self, card: int, tell: Tell | None) -> None:
        self.out.append(card)
        if tell:
            tell(events.discarded(self, card))

    def pay(self, seat: int, amount: int, tell: Tell | None) -> None:
        """To the bank. What is missing comes from partners, clockwise (B2.1, R80)."""
        if not amount:
            return
        if not self.plan.partner[seat]:
            self.gain(seat, -min(amount, self.coins[seat]), tell)
            return
        for giver in (seat, *self.plan.partner[seat]):
            part = min(amount, self.coins[giver])
            if part:
                self.gain(giver, -part, tell)
                amount -= part

    def purse(self, seat: int) -> int:
        """What a seat can spend on a card: its own dinars and its partners' (R80)."""
        total = self.coins[seat]
        for other in self.plan.partner[seat]:
            total += self.coins[other]
        return total

    def gain(self, seat: int, amount: int, tell: Tell | None) -> None:
        self.coins[seat] += amount
        if tell and amount:
            tell(events.coins(self, seat, amount))

    def equip(self, piece: int, card: int, tell: Tell | None) -> None:
        """A card on a character; one of its group that was there is thrown out (B6.33)."""
        cards, gear = self.plan.box.cards, self.gear[piece]
        group = cards[card].group
        kept, old = gear, []
        for other in gear if group else ():
            if cards[other].group == group:
                old.append(other)
                kept = without(kept, other)
        self.wear(piece, (*kept, card))
        if tell:
            tell(events.equipped(self, piece, card))
        for other in old:
            self.discard(other, tell)

    def unequip(self, card: int) -> int:
        """Take a card off whoever has it; says who had it, -1 if nobody."""
        gear = self.gear
        for pieces in (*self.own, range(len(gear))):  # mostly it is one of the few that somebody leads
            for piece in pieces:
                if card in gear[piece]:
                    self.wear(piece, without(gear[piece], card))
                    return piece
        return -1

    def wear(self, piece: int, cards: tuple[int, ...]) -> None:
        """From now on a piece has these cards on it."""
        self.gear[piece] = cards
        before = self.kits[piece].calls
        self.kits[piece] = worn = kit(self.plan.box, piece, cards)
        if worn.calls != before:
            self.calls = None

    def lead(self, seat: int, pieces: tuple[int, ...]) -> None:
        """From now on a seat leads these characters."""
        self.own = changed(self.own, seat, pieces)
        self.calls = None

    def set_timed(self, seat: int, entries: tuple[int, ...]) -> None:
        """From now on a seat has these timed cards before it."""
        self.timed = changed(self.timed, seat, entries)
        self.calls = None
        cards = tuple([tuple([entry >> 4 for entry in timed]) if timed else () for timed in self.timed])
        self.spell = spell(self.plan.box, self.plan.side, cards)

    def appear(self, creature: int, hex: int) -> None:
        """A creature comes into play."""
        self.at[creature] = hex
        self.beasts = _with(self.beasts, creature)

    def vanish(self, creature: int) -> None:
        self.at[creature] = -1
        if creature in self.beasts:
            self.beasts = without(self.beasts, creature)

    def plant(self, hex: int, side: int, tell: Tell | None) -> None:
        """A banner on an indicator, in place of any other. On Olympus it decides the game (C2.4)."""
        before = self.banner[hex]
        self.banner[hex] = side
        if tell and before != side:
            if before >= 0:
                tell(events.banner_torn(self, hex, before))
            tell(events.banner_put(self, hex, side))
        if self.is_summit(hex):
            self.winner = side
            self.phase = OVER

    def put_back(self, counter: int) -> None:
        """A counter into its stack: they are bags (R38)."""
        level = self.plan.box.counters[counter].level
        self.bags[level] = _with(self.bags[level], counter)
