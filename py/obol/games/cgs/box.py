"""From component sets to a box: everything gets its number, every effect list becomes a script."""

from functools import cache, reduce
from operator import or_
from typing import Any

from ...kernel.errors import InvalidSetup
from . import sets
from .components import (
    ALLY,
    CREATURE,
    GENERAL,
    HERO,
    LOGO,
    MISSING,
    ROAD,
    WALL,
    WATER,
    Box,
    Card,
    Counter,
    Effect,
    Encounter,
    Fn,
    Piece,
    Tile,
    Values,
)
from .kit import call, triggers
from .sets import Data, Entry
from .vocabulary import (
    CARD_TYPES,
    CHARACTER,
    EVENT,
    KEY,
    ON_PLAY,
    PRINTED,
    SIGNS,
    STAT_OF_MODE,
    STATS,
    TERRAINS,
    TILE_KINDS,
    TRIGGERS,
)


@cache
def box(names: tuple[str, ...]) -> Box:
    """The box of these sets, read and compiled once. Raises InvalidSetup for sets that do not go together.

    >>> len(box(("set1",)).cards), box(("set1", "set2")).heroes
    (57, 8)
    """
    made = build([sets.data(name) for name in names])
    for kind in (made.pieces, made.cards, made.encounters, made.counters, made.tiles):
        ids = [one.id for one in kind]
        for word in ids:
            if ids.count(word) > 1:
                raise InvalidSetup("cgs-error-clash", word=word)
    return made


def build(data: list[Data]) -> Box:
    """A box from sets that were read, whoever wrote them. They must have passed ``check``."""
    whole = sets.union(data)
    maker = _Maker(Box(data=whole))
    maker.build(whole)
    return maker.box


class _Maker:
    """Turns the data of a set into a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.heroes: dict[str, int] = {}

    def build(self, data: Data) -> None:
        box = self.box
        box.action_die = tuple(LOGO if face == "logo" else int(face) for face in data["dice"]["action"])
        box.standard_die = tuple(data["dice"]["standard"])
        box.tiles = [read_tile(entry) for entry in data["tile"]]
        self._heroes(data["hero"])
        self._cards(data["card"])
        box.first_creature = len(box.pieces)
        self._encounters(data["encounter"], data["special"])
        self._counters(data["creature"], data["rule"])
        for card in box.cards:
            self._index(card.fns, box.card_mods, box.card_keys, box.card_when)
            box.card_calls.append(reduce(or_, map(call, card.fns), 0))
            box.card_spread.append(tuple(fn for fn in card.fns if fn.scope))
            scripts = [box.scripts[fn.script] for fn in card.fns if fn.sign == ON_PLAY and fn.script >= 0]
            box.card_within.append(tuple(one for script in scripts for one in script if one.within >= 0))
        aimed = zip(box.cards, box.card_within, strict=True)
        box.aimed = frozenset(n for n, (card, within) in enumerate(aimed) if within and card.type == EVENT)
        for piece in box.pieces:
            self._index(piece.fns, box.piece_mods, box.piece_keys, box.piece_when)
            values = [piece.stats[stat] != MISSING for stat in STAT_OF_MODE]
            box.arms.append(sum(has << mode for mode, has in enumerate(values)))
        box.heeded = reduce(or_, box.card_when + box.piece_when, 0)
        box.called = triggers(reduce(or_, map(call, box.fns), 0))
        beasts = range(box.first_creature, len(box.pieces))
        for when in range(len(TRIGGERS)):
            box.beasts_when.append([piece for piece in beasts if box.piece_when[piece] >> when & 1])
            cards = [card for card, bits in enumerate(box.card_when) if bits >> when & 1]
            box.reactions_when.append(
                {
                    card: next(fn for fn in box.cards[card].fns if fn.when == when)
                    for card in cards
                    if box.cards[card].reaction
                }
            )
        box.reactions = frozenset(card for apt in box.reactions_when for card in apt)
        box.specials = len(data["special"])

    def _index(self, fns: tuple[Fn, ...], mods: list[Values], keys: list[int], when: list[int]) -> None:
        own = [fn for fn in fns if fn.sign == 1 and not fn.scope]
        mods.append(tuple(pair for fn in own for pair in fn.mods))
        word = bits = 0
        for fn in own:
            word |= fn.keys
        keys.append(word)
        for fn in fns:
            if fn.when >= 0:
                bits |= 1 << fn.when
        when.append(bits)

    def _heroes(self, entries: list[Entry]) -> None:
        box = self.box
        for entry in entries:
            self.heroes[entry["id"]] = len(box.pieces)
            box.pieces.append(Piece(entry["id"], HERO, _stats(entry), 2, 0, self._fns(entry)))
            box.start_cards.append(entry["start_cards"])
            box.dinars.append(entry["dinars"])
        box.heroes = len(entries)

    def _cards(self, entries: list[Entry]) -> None:
        box = self.box
        for entry in entries:
            fns = self._fns(entry)
            type_ = CARD_TYPES.index(entry["type"])
            hero = self.heroes.get(entry["category"], GENERAL)
            for copy in range(entry.get("count", 1)):
                name = _copy_name(entry["id"], copy)
                piece = -1
                if type_ == CHARACTER:
                    piece = len(box.pieces)
                    box.pieces.append(Piece(name, ALLY, _stats(entry), 2, 0, fns, card=len(box.cards)))
                group, react = entry.get("group", ""), bool(entry.get("reaction", False))
                lasts = entry.get("lasts", 0)
                shown = () if type_ == CHARACTER else fns
                box.cards.append(Card(name, type_, hero, entry["cost"], group, react, lasts, shown, piece))

    def _encounters(self, entries: list[Entry], specials: list[Entry]) -> None:
        box = self.box
        for entry in entries:
            piece = -1
            if entry["type"] == "creature":
                piece = len(box.pieces)
                made = self._creature(entry, entry["value"], encounter=len(box.encounters))
                box.pieces.append(made)
            routes = tuple(_route(route) for route in entry.get("beat", ()))
            win, fail = self._script(entry.get("win", ())), self._script(entry.get("fail", ()))
            box.encounters.append(Encounter(entry["id"], entry["value"], piece, routes, win, fail, -1))
        for entry in specials:
            script = self._script(entry["do"], keep=True)
            box.encounters.append(Encounter(entry["id"], 0, -1, (), -1, -1, script))

    def _counters(self, creatures: list[Entry], rules: list[Entry]) -> None:
        box = self.box
        for entry in creatures:
            for copy in range(entry.get("count", 1)):
                named = entry | {"id": _copy_name(entry["id"], copy)}
                box.counters.append(Counter(named["id"], entry["level"], len(box.pieces), -1))
                counter = len(box.counters) - 1
                box.pieces.append(self._creature(named, entry["level"], counter=counter))  # R51
        for entry in rules:
            script = self._script(entry["do"], keep=True)
            for copy in range(entry.get("count", 1)):
                box.counters.append(Counter(_copy_name(entry["id"], copy), entry["level"], -1, script))

    def _creature(self, entry: Entry, value: int, encounter: int = -1, counter: int = -1) -> Piece:
        fns = self._fns(entry)
        return Piece(entry["id"], CREATURE, _stats(entry), entry["sides"], value, fns, -1, encounter, counter)

    def _fns(self, entry: Entry) -> tuple[Fn, ...]:
        return tuple(self._fn(data) for data in entry.get("fn", ()))

    def _fn(self, data: Entry) -> Fn:
        effects = data.get("do", ())
        fn = Fn(
            number=len(self.box.fns),
            sign=SIGNS.index(data["sign"]),
            mods=_mods(data.get("mods", ())),
            keys=sum(KEY[word] for word in data.get("keys", ())),
            scope=data.get("scope", ""),
            when=TRIGGERS.index(data["when"]) if "when" in data else -1,
            role=data.get("role", ""),
            whose=data.get("whose", "self"),
            conditions=tuple(data.get("if", {}).items()),
            limit=data.get("limit", ""),
            script=self._script(effects),
            discard=bool(data.get("discard", False)),
            free=not data.get("discard") and "limit" not in data and all(_helps(one) for one in effects),
        )
        self.box.fns.append(fn)
        return fn

    def _script(self, effects: Any, keep: bool = False) -> int:
        """The number of an effect list; -1 for an empty one."""
        if not effects and not keep:
            return -1
        made = tuple(self._effect(one) for one in effects)
        self.box.scripts.append(made)
        self.box.sources.append(list(effects))
        return len(self.box.scripts) - 1

    def _effect(self, data: Entry) -> Effect:
        op = data["op"]
        scripts: tuple[int, ...] = ()
        if op == "choose":
            scripts = tuple(self._script(option, keep=True) for option in data["options"])
        elif op == "check":
            scripts = (self._script(data.get("win", ())), self._script(data.get("lose", ())))
        word = next((data[name] for name in ("to", "what", "span") if name in data), "")
        return Effect(
            op,
            who=data.get("who", ""),
            within=data.get("within", -1),
            n=data.get("n", 1),
            stat=STATS.index(data["stat"]) if "stat" in data else -1,
            by=data.get("by", 0),
            word=word,
            level=data.get("level", 0),
            prize=bool(data.get("prize", False)),
            loot=data.get("loot", 0),
            mods=_mods(data.get("mods", ())),
            rows=tuple((row["upto"], self._script(row["do"], keep=True)) for row in data.get("table", ())),
            scripts=scripts,
        )


def _helps(effect: Entry) -> bool:
    """Whether an effect can only be welcome: then nobody has to be asked for it."""
    if effect["op"] == "bonus":
        return bool(effect["by"] > 0)
    return effect["op"] in ("gain", "draw") or (effect["op"] == "heal" and effect["who"] == "self")


def _copy_name(name: str, copy: int) -> str:
    return name if copy == 0 else f"{name}.{copy + 1}"


def _stats(entry: Entry) -> tuple[int, ...]:
    """The six values and the speed; a value that is not printed is missing (B5.2)."""
    return (*(entry["stats"].get(stat, MISSING) for stat in PRINTED), 2)


def _mods(data: Any) -> Values:
    return tuple((STATS.index(one["stat"]), one["by"]) for one in data)


def _route(route: Entry) -> tuple[str, int, int]:
    """A way to beat a trial: its kind, the value it tests, and its number."""
    if "test" in route:
        return ("test", STATS.index(route["test"]), route.get("by", 0))
    if "trial" in route:
        return ("trial", STATS.index(route["trial"]), route["vs"])
    kind = "pay" if "pay" in route else "discard"
    return (kind, -1, route[kind])


def read_tile(entry: Entry) -> Tile:
    inner: dict[tuple[int, int], int] = {}
    outer: dict[tuple[int, int], int] = {}
    for name, bit in (("water", WATER), ("wall", WALL), ("road", ROAD)):
        for edge in entry.get(name, ()):
            if "-" in edge:
                one, other = sorted(map(int, edge.split("-")))
                inner[one, other] = inner.get((one, other), 0) | bit
            else:
                petal, d = map(int, edge.split(">"))
                outer[petal, d] = outer.get((petal, d), 0) | bit
    hexes = tuple(_hex(words) for words in entry["hexes"])
    return Tile(entry["id"], TILE_KINDS.index(entry["kind"]), hexes, inner, outer)


def _hex(text: str) -> tuple[int, int, int, int, str]:
    terrain, *marks = text.split()
    numbers = {"e": 0, "c": 0, "k": 0}
    cave = ""
    for mark in marks:
        if mark in ("in", "out"):
            cave = mark
        else:
            numbers[mark[0]] = int(mark[1:])
    return (TERRAINS.index(terrain), numbers["e"], numbers["c"], numbers["k"], cave)
