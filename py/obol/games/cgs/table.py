"""The table of CGS: where everything lies, and the hands that move it.

Layout of the state. Map: ``tiles`` and ``turned`` for each place (turned -1: face down), ``tile_seen`` a bit
for each seat that looked under it, ``mouths`` the opened caves as (entrance, place), ``caves`` the tiles
left, ``ground`` what all this shows. Pieces, by number: ``at`` its hex (-1: not in play), ``owner`` its seat
(-1), ``gear`` the cards on it, ``extra`` lasting changes, ``tied`` rule counters; as bits: ``hurt``,
``moved``, ``acted``, ``skip_move``, ``skip_act``, ``fallen`` (beaten a moment ago), ``prize``. ``own`` holds
each seat's characters, heroes first. Seats: ``hands``, ``coins``, ``timed`` (card * 16 + rounds left),
``seen`` (bits of cards in other hands this seat knows). Sides: ``camps``. Hexes: ``banner`` (side or -1),
``top`` (open trial or -1), ``won`` (encounter * 8 + side), ``fresh`` (turn in which the top came as a
follow-up). Piles are drawn from their end; ``enc_seen`` goes with ``enc``. ``must`` holds piece * 256 + hex
for this turn and ``owed`` for the next one of that piece's player,
``mods`` (piece, stat, by, seat whose turn ends it, -1: this turn's end), ``used`` the functions that are used
up, ``played`` and ``passed`` the bits of this turn's cards, ``stack`` the open questions, innermost last.
``roll`` is the last throw of a die (sums.py), ``options`` are the legal actions; ``answer`` is what the last
procedure found; ``news``: something came to light.
"""

from typing import Self

from ...kernel.chance import Chance
from ...kernel.rules import State
from ...kernel.words import Tell
from . import events
from .ground import Ground, survey
from .moves import PREPARE
from .plan import Plan
from .vocabulary import OLYMPUS

Mod = tuple[int, int, int, int]


class Table(State):
    """Map, pieces, piles and players; what the rules do with them is said elsewhere."""

    __slots__ = (
        "acted",
        "active",
        "answer",
        "at",
        "bags",
        "banner",
        "camps",
        "caves",
        "coins",
        "deck",
        "enc",
        "enc_out",
        "enc_seen",
        "extra",
        "fallen",
        "fresh",
        "gear",
        "ground",
        "hands",
        "hurt",
        "mods",
        "mouths",
        "moved",
        "must",
        "news",
        "options",
        "out",
        "owed",
        "own",
        "owner",
        "passed",
        "phase",
        "place",
        "plan",
        "played",
        "prize",
        "roll",
        "round",
        "seed",
        "seen",
        "skip_act",
        "skip_move",
        "stack",
        "start",
        "tied",
        "tile_seen",
        "tiles",
        "timed",
        "top",
        "turned",
        "used",
        "winner",
        "won",
    )

    plan: Plan
    ground: Ground
    answer: int
    fallen: int
    hurt: int
    moved: int
    acted: int
    skip_move: int
    skip_act: int
    prize: int
    mods: tuple[Mod, ...]
    roll: tuple[int, ...]
    mouths: tuple[tuple[int, int], ...]
    must: tuple[int, ...]
    owed: tuple[int, ...]
    used: tuple[int, ...]
    news: bool
    options: list[int]
    passed: int
    played: int
    phase: int
    place: int
    round: int
    seed: int
    start: int
    winner: int
    active: int
    at: list[int]
    owner: list[int]
    gear: list[tuple[int, ...]]
    extra: list[tuple[tuple[int, int], ...]]
    tied: list[tuple[int, ...]]
    own: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    coins: list[int]
    timed: list[tuple[int, ...]]
    seen: list[int]
    camps: list[int]
    banner: list[int]
    top: list[int]
    won: list[tuple[int, ...]]
    fresh: list[int]
    tiles: list[int]
    turned: list[int]
    tile_seen: list[int]
    caves: list[int]
    deck: list[int]
    out: list[int]
    enc: list[int]
    enc_seen: list[int]
    enc_out: list[int]
    bags: list[tuple[int, ...]]
    stack: list[tuple[int, ...]]

    def __init__(self, plan: Plan, seed: int) -> None:
        box, grid = plan.box, plan.grid
        self.plan = plan
        self.seed = seed
        self.turn = self.round = self.place = self.start = self.answer = self.played = self.passed = 0
        self.hurt = self.moved = self.acted = self.skip_move = self.skip_act = self.fallen = self.prize = 0
        self.active = self.winner = -1
        self.actor = None
        self.phase = PREPARE
        self.news = False
        self.mods = self.mouths = self.must = self.owed = self.used = ()
        self.roll = (0,)
        self.options = []
        pieces, seats, hexes = len(box.pieces), plan.seats, grid.hexes
        self.at, self.owner = [-1] * pieces, [-1] * pieces
        self.gear, self.extra, self.tied = [()] * pieces, [()] * pieces, [()] * pieces
        self.own, self.hands, self.timed = [()] * seats, [()] * seats, [()] * seats
        self.coins, self.seen = [0] * seats, [0] * seats
        self.camps = [-1] * plan.sides
        self.banner, self.top, self.won, self.fresh = [-1] * hexes, [-1] * hexes, [()] * hexes, [-1] * hexes
        self.tiles, self.turned = [-1] * grid.places, [-1] * grid.places
        self.tile_seen = [0] * grid.places
        self.caves, self.deck, self.out = [], [], []
        self.enc, self.enc_seen, self.enc_out = [], [], []
        levels = [counter.level for counter in box.counters]
        self.bags = [
            tuple(n for n, of in enumerate(levels) if of == level)
            for level in range(max(levels, default=0) + 1)
        ]
        self.stack = []

    def copy(self) -> Self:
        # Written out: a loop over names takes three times as long, and search copies at every step.
        other = type(self).__new__(type(self))
        other.acted = self.acted
        other.active = self.active
        other.actor = self.actor
        other.answer = self.answer
        other.fallen = self.fallen
        other.ground = self.ground
        other.hurt = self.hurt
        other.mods = self.mods
        other.mouths = self.mouths
        other.moved = self.moved
        other.must = self.must
        other.news = self.news
        other.options = self.options
        other.owed = self.owed
        other.passed = self.passed
        other.phase = self.phase
        other.place = self.place
        other.plan = self.plan
        other.played = self.played
        other.prize = self.prize
        other.roll = self.roll
        other.round = self.round
        other.seed = self.seed
        other.skip_act = self.skip_act
        other.skip_move = self.skip_move
        other.start = self.start
        other.turn = self.turn
        other.used = self.used
        other.winner = self.winner
        other.at = self.at[:]
        other.bags = self.bags[:]
        other.banner = self.banner[:]
        other.camps = self.camps[:]
        other.caves = self.caves[:]
        other.coins = self.coins[:]
        other.deck = self.deck[:]
        other.enc = self.enc[:]
        other.enc_out = self.enc_out[:]
        other.enc_seen = self.enc_seen[:]
        other.extra = self.extra[:]
        other.fresh = self.fresh[:]
        other.gear = self.gear[:]
        other.hands = self.hands[:]
        other.out = self.out[:]
        other.own = self.own[:]
        other.owner = self.owner[:]
        other.seen = self.seen[:]
        other.stack = self.stack[:]
        other.tied = self.tied[:]
        other.tile_seen = self.tile_seen[:]
        other.tiles = self.tiles[:]
        other.timed = self.timed[:]
        other.top = self.top[:]
        other.turned = self.turned[:]
        other.won = self.won[:]
        return other

    # Chance

    def below(self, n: int) -> int:
        """A whole number below n, from the chance that lies in the state."""
        chance = Chance(self.seed)
        found = chance.below(n)
        self.seed = chance.state
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

    def creatures(self) -> list[int]:
        """The creatures in play, by number."""
        first = self.plan.box.first_creature
        at = self.at
        return [piece for piece in range(first, len(at)) if at[piece] >= 0]

    def creature_at(self, hex: int) -> bool:
        """Whether an undefeated creature is in this hex (R33)."""
        return hex in self.at[self.plan.box.first_creature :]

    def heroes(self, seat: int) -> list[int]:
        """The heroes a seat leads."""
        return [piece for piece in self.own[seat] if piece < self.plan.box.heroes]

    def points(self, side: int) -> int:
        """The numbers of all indicators under a side's banners (C2.31)."""
        ground = self.ground
        return sum(
            ground.encounter[hex] or ground.creature[hex] for hex, of in enumerate(self.banner) if of == side
        )

    def all_points(self) -> list[int]:
        """The points of every side."""
        totals = [0] * self.plan.sides
        encounter, creature = self.ground.encounter, self.ground.creature
        for hex, side in enumerate(self.banner):
            if side >= 0:
                totals[side] += encounter[hex] or creature[hex]
        return totals

    def gate(self, side: int) -> bool:
        """Whether a side may enter Olympus: enough points, and more than each other one (C2.31, R73)."""
        points = self.all_points()
        mine = points.pop(side)
        return mine >= self.plan.threshold and mine > max(points)

    def is_summit(self, hex: int) -> bool:
        return self.ground.terrain[hex] == OLYMPUS

    # Hands

    def survey(self) -> None:
        """Look at the map anew, after a tile came to light."""
        plan = self.plan
        self.ground = survey(plan.box, plan.grid, self.tiles, self.turned, self.mouths)

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
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        if tell:
            tell(events.drew(self, seat, card))
        return True

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand; nobody has to remember it any more."""
        self.hands[seat] = tuple([other for other in self.hands[seat] if other != card])
        mask = ~(1 << card)
        self.seen = [bits & mask for bits in self.seen]

    def discard(self, card: int, tell: Tell | None) -> None:
        self.out.append(card)
        if tell:
            tell(events.discarded(self, card))

    def pay(self, seat: int, amount: int, tell: Tell | None) -> None:
        """To the bank. What is missing comes from partners, clockwise (B2.1, R80)."""
        for giver in (seat, *self.plan.partners(seat)):
            part = min(amount, self.coins[giver])
            if part:
                self.gain(giver, -part, tell)
                amount -= part

    def purse(self, seat: int) -> int:
        """What a seat can spend on a card: its own dinars and its partners' (R80)."""
        return self.coins[seat] + sum(self.coins[other] for other in self.plan.partners(seat))

    def gain(self, seat: int, amount: int, tell: Tell | None) -> None:
        self.coins[seat] += amount
        if tell and amount:
            tell(events.coins(self, seat, amount))

    def equip(self, piece: int, card: int, tell: Tell | None) -> None:
        """A card on a character; one of its group that was there is thrown out (B6.33)."""
        cards = self.plan.box.cards
        group = cards[card].group
        old = [other for other in self.gear[piece] if group and cards[other].group == group]
        self.gear[piece] = (*(other for other in self.gear[piece] if other not in old), card)
        if tell:
            tell(events.equipped(self, piece, card))
        for other in old:
            self.discard(other, tell)

    def unequip(self, card: int) -> int:
        """Take a card off whoever has it; says who had it, -1 if nobody."""
        for piece, cards in enumerate(self.gear):
            if card in cards:
                self.gear[piece] = tuple([other for other in cards if other != card])
                return piece
        return -1

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

    def put_back(self, counter: int) -> None:
        """A counter into its stack: they are bags (R38)."""
        level = self.plan.box.counters[counter].level
        self.bags[level] = tuple(sorted((*self.bags[level], counter)))

    def push(self, *frame: int) -> None:
        self.stack.append(frame)

    def become(self, *frame: int) -> None:
        """Put another frame in the place of the innermost one."""
        self.stack[-1] = frame
