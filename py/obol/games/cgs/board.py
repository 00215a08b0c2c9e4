"""Where everything lies on the table of CGS.

Layout of the state. Map: ``tiles`` and ``turned`` for each place (turned -1: face down), ``tile_seen`` a bit
for each seat that looked under it, ``mouths`` the opened caves as (entrance, place), ``caves`` the tiles
left, ``ground`` what all this shows, ``lore`` what was worked out about it. Pieces, by number: ``at`` its
hex (-1: not in play), ``owner`` its seat (-1), ``gear`` the cards on it, ``kits`` what it is worth with them,
``extra`` lasting changes, ``tied`` rule counters; ``beasts`` are the creatures in play; as bits: ``hurt``,
``moved``, ``acted``, ``skip_move``, ``skip_act``, ``fallen`` (beaten a moment ago), ``prize``. ``own`` holds
each seat's characters, heroes first. Seats: ``hands``, ``coins``, ``timed`` (card * 16 + rounds left),
``seen`` (bits of cards in other hands this seat knows). Sides: ``camps``. Hexes: ``banner`` (side or -1),
``top`` (open trial or -1), ``won`` (encounter * 8 + side), ``fresh`` (turn in which the top came as a
follow-up). Piles are drawn from their end; ``enc_seen`` goes with ``enc``. ``must`` holds piece * 256 + hex
for this turn and ``owed`` for the next one of that piece's player,
``mods`` (piece, stat, by, seat whose turn ends it, -1: this turn's end), ``used`` the functions that are used
up, ``played`` and ``passed`` the bits of this turn's cards, ``stack`` the open questions, innermost last.
``roll`` is the last throw of a die (sums.py), ``options`` are the legal actions; ``answer`` is what the last
procedure found; ``news``: something came to light; ``calls``: who calls for what (watch.py; None: look anew),
``spell``: what the timed cards do, see spells.py. Chance is ``seed``; in a guess, ``luck`` is what the dice
of each turn come from (guessing.py), at the real table 0.
"""

from typing import Self, TypeVar

from ...kernel.rules import State
from .ground import Ground, Lore
from .kit import Kit, kit
from .moves import PREPARE
from .plan import Plan
from .spells import CALM, Spell
from .watch import Calls

Mod = tuple[int, int, int, int]
T = TypeVar("T")


def changed(row: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """A row with this entry in one place: what hardly ever changes is a tuple, and copies share it."""
    return row if row[place] == entry else (*row[:place], entry, *row[place + 1 :])


class Board(State):
    """Map, pieces, piles and players, and how they are copied."""

    __slots__ = (
        "acted",
        "active",
        "answer",
        "at",
        "bags",
        "banner",
        "beasts",
        "calls",
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
        "kits",
        "lore",
        "luck",
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
        "spell",
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
    lore: Lore
    answer: int
    fallen: int
    hurt: int
    moved: int
    acted: int
    skip_move: int
    skip_act: int
    prize: int
    beasts: tuple[int, ...]
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
    luck: int
    seed: int
    start: int
    winner: int
    active: int
    at: list[int]
    owner: list[int]
    gear: list[tuple[int, ...]]
    extra: tuple[tuple[tuple[int, int], ...], ...]
    tied: tuple[tuple[int, ...], ...]
    own: tuple[tuple[int, ...], ...]
    hands: list[tuple[int, ...]]
    coins: list[int]
    timed: tuple[tuple[int, ...], ...]
    seen: tuple[int, ...]
    camps: tuple[int, ...]
    banner: list[int]
    top: list[int]
    won: list[tuple[int, ...]]
    fresh: tuple[int, ...]
    tiles: list[int]
    turned: list[int]
    tile_seen: tuple[int, ...]
    caves: list[int]
    deck: list[int]
    out: list[int]
    enc: list[int]
    enc_seen: list[int]
    enc_out: list[int]
    bags: list[tuple[int, ...]]
    stack: list[tuple[int, ...]]
    kits: list[Kit]
    spell: Spell
    calls: Calls | None

    def __init__(self, plan: Plan, seed: int) -> None:
        box, grid = plan.box, plan.grid
        self.plan = plan
        self.seed = seed
        self.luck = 0
        self.turn = self.round = self.place = self.start = self.answer = self.played = self.passed = 0
        self.hurt = self.moved = self.acted = self.skip_move = self.skip_act = self.fallen = self.prize = 0
        self.active = self.winner = -1
        self.actor = None
        self.phase = PREPARE
        self.news = False
        self.beasts = self.mods = self.mouths = self.must = self.owed = self.used = ()
        self.roll = (0,)
        self.lore = Lore(None)
        self.options = []
        pieces, seats, hexes = len(box.pieces), plan.seats, grid.hexes
        self.at, self.owner = [-1] * pieces, [-1] * pieces
        self.gear, self.extra, self.tied = [()] * pieces, ((),) * pieces, ((),) * pieces
        self.own, self.hands, self.timed = ((),) * seats, [()] * seats, ((),) * seats
        self.coins, self.seen = [0] * seats, (0,) * seats
        self.camps = (-1,) * plan.sides
        self.banner, self.top, self.won, self.fresh = [-1] * hexes, [-1] * hexes, [()] * hexes, (-1,) * hexes
        self.tiles, self.turned = [-1] * grid.places, [-1] * grid.places
        self.tile_seen = (0,) * grid.places
        self.caves, self.deck, self.out = [], [], []
        self.enc, self.enc_seen, self.enc_out = [], [], []
        levels = [counter.level for counter in box.counters]
        self.bags = [
            tuple(n for n, of in enumerate(levels) if of == level)
            for level in range(max(levels, default=0) + 1)
        ]
        self.stack = []
        self.kits = [kit(box, piece, ()) for piece in range(pieces)]
        self.spell = CALM
        self.calls = None

    def copy(self) -> Self:
        # Written out: a loop over names takes three times as long, and search copies at every step.
        other = type(self).__new__(type(self))
        other.acted = self.acted
        other.active = self.active
        other.actor = self.actor
        other.answer = self.answer
        other.beasts = self.beasts
        other.calls = self.calls
        other.camps = self.camps
        other.extra = self.extra
        other.fallen = self.fallen
        other.fresh = self.fresh
        other.ground = self.ground
        other.hurt = self.hurt
        other.lore = self.lore
        other.luck = self.luck
        other.mods = self.mods
        other.mouths = self.mouths
        other.moved = self.moved
        other.must = self.must
        other.news = self.news
        other.options = self.options
        other.owed = self.owed
        other.own = self.own
        other.passed = self.passed
        other.phase = self.phase
        other.place = self.place
        other.plan = self.plan
        other.played = self.played
        other.prize = self.prize
        other.roll = self.roll
        other.round = self.round
        other.seed = self.seed
        other.seen = self.seen
        other.skip_act = self.skip_act
        other.skip_move = self.skip_move
        other.spell = self.spell
        other.start = self.start
        other.tied = self.tied
        other.tile_seen = self.tile_seen
        other.timed = self.timed
        other.turn = self.turn
        other.used = self.used
        other.winner = self.winner
        other.at = self.at.copy()
        other.bags = self.bags.copy()
        other.banner = self.banner.copy()
        other.caves = self.caves.copy()
        other.coins = self.coins.copy()
        other.deck = self.deck.copy()
        other.enc = self.enc.copy()
        other.enc_out = self.enc_out.copy()
        other.enc_seen = self.enc_seen.copy()
        other.gear = self.gear.copy()
        other.hands = self.hands.copy()
        other.kits = self.kits.copy()
        other.out = self.out.copy()
        other.owner = self.owner.copy()
        other.stack = self.stack.copy()
        other.tiles = self.tiles.copy()
        other.top = self.top.copy()
        other.turned = self.turned.copy()
        other.won = self.won.copy()
        return other
