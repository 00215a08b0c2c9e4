"""Whether a component set can be played: every problem with its file, its entry and its field.

``check`` never raises for bad text, whoever wrote it: a set from a stranger is data like any other. What it
finds nothing wrong with, the engine plays without a dead end.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...kernel.rules import Examined
from ...kernel.words import Message, Plain, Value
from . import check_tiles, sets
from .check_words import Field, check_effects, check_fn, check_mods, typed
from .vocabulary import CARD_TYPES, ENCOUNTER_TYPES, LANGUAGES, PRINTED, ROUTES

_KNOWN: dict[str, tuple[str, ...]] = {
    "set": ("id", "format", "name", "desc", "heroes"),
    "dice": ("action", "standard", "action_colour"),
    "tile": ("id", "name", "kind", "hexes", "water", "wall", "road", "shared"),
    "hero": ("id", "name", "stats", "start_cards", "dinars", "fn"),
    "card": (
        "id", "name", "type", "category", "cost", "count", "stats", "group", "reaction", "lasts", "fn",
    ),
    "encounter": ("id", "name", "type", "value", "stats", "sides", "fn", "beat", "win", "fail"),
    "special": ("id", "name", "do"),
    "creature": ("id", "name", "level", "stats", "sides", "count", "fn"),
    "rule": ("id", "name", "level", "count", "do"),
}  # fmt: skip
_ID = re.compile(r"[A-Za-z0-9_.-]{1,60}")
"""Ids become refs, and refs stand in the page."""
_LONGEST_NAME = 120
_MOST_FNS = 8
"""An action has room for so many functions of a card (moves.py)."""
_TABLES = (*_KNOWN, "stacks", "markers")
_NOBODY = dict.fromkeys(PRINTED, 2)
"""The weakest hero of our own sets: the measure for a set that brings no heroes."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a set."""

    file: str
    entry: str
    field: str
    message: Message

    def plain(self) -> Plain:
        return {"file": self.file, "entry": self.entry, "field": self.field, "message": self.message.plain()}

    def __str__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.message.values.items())
        return f"{self.file}: {self.entry}: {self.field}: {self.message.key} {values}".rstrip()


def check(text: str, name: str) -> list[Problem]:
    """Everything that is wrong with a set, in the order of the file.

    >>> [str(problem) for problem in check("[set]", "mine.toml")][0]
    'mine.toml: set: id: cgs-set-missing'
    >>> check(sets.text("set1"), "set1.toml")
    []
    """
    try:
        data = sets.read(text)
    except ValueError as error:
        return [Problem(name, "", "", Message("cgs-set-toml", {"detail": str(error)}))]
    checker = _Checker(data)
    return [
        Problem(name, entry, field, Message(f"cgs-set-{key}", values))
        for entry, field, key, values in checker.all()
    ]


def examine(text: str, name: str) -> Examined:
    """A set that a player brings: what is wrong with it, what it is called, and how much is in it."""
    problems = [problem.plain() for problem in check(text, name)]
    if problems:
        return Examined("", problems, {})
    data = sets.read(text)
    head = data["set"]
    counts = {kind: sum(one.get("count", 1) for one in data.get(kind, ())) for kind in sets.LISTS}
    return Examined(head["id"], [], {"name": head["name"], "desc": head["desc"], "counts": counts})


Finding = tuple[str, str, str, dict[str, Value]]


class _Checker:
    """Walks through the data of one set."""

    def __init__(self, data: sets.Data) -> None:
        self.data = data
        self.heroes: dict[str, Any] = {}

    def all(self) -> Iterator[Finding]:
        for table in self.data:
            if table not in _TABLES:
                yield table, "", "unknown-table", {"word": table}
        yield from self._head()
        entries = []
        seen: set[str] = set()
        for kind in sets.LISTS:
            listed = self.data.get(kind, [])
            if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
                yield kind, "", "type", {"wanted": "list"}
                continue
            entries += [(kind, place, entry) for place, entry in enumerate(listed)]
        heroes = [entry for kind, _, entry in entries if kind == "hero"]
        self.heroes = {str(hero.get("id")): hero for hero in heroes}
        for kind, place, entry in entries:
            label = str(entry.get("id") or f"{kind}[{place}]")
            for field, key, values in self._entry(kind, entry, seen):
                yield label, field, key, values

    def _head(self) -> Iterator[Finding]:
        found = self.data.get("set", {})
        head, problems = typed(found if isinstance(found, dict) else {})
        problems += [*_required(head, id=str, format=int), *_names(head, "name", "desc")]
        for field, key, values in problems:
            yield "set", field, key, values
        if head.get("format", 1) != 1:
            yield "set", "format", "format", {"found": str(head["format"])}
        listed = self.data.get("hero", [])
        heroes = listed if isinstance(listed, list) else []
        known = [entry.get("id") for entry in heroes if isinstance(entry, dict)]
        for hero in head.get("heroes", []):
            if hero not in known:
                yield "set", "heroes", "reference", {"word": str(hero)}
        dice = self.data.get("dice")
        if dice is None and not known:
            return  # an expansion uses the dice of the set it is played with
        yield from _dice(dice if isinstance(dice, dict) else {})

    def _entry(self, kind: str, written: sets.Entry, seen: set[str]) -> Iterator[Field]:
        entry, problems = typed(written)
        yield from problems
        for field in entry:
            if field not in _KNOWN[kind]:
                yield field, "unknown-field", {"word": field}
        yield from _required(entry, id=str)
        yield from _names(entry, "name")
        if "id" in entry and not _ID.fullmatch(entry["id"]):
            yield "id", "id", {"word": entry["id"]}
        if entry.get("id") in seen:
            yield "id", "twice", {"word": str(entry["id"])}
        seen.add(str(entry.get("id")))
        if kind == "tile":
            yield from check_tiles.check_tile(entry)
            return
        yield from getattr(self, f"_{kind}")(entry)
        if len(entry.get("fn", [])) > _MOST_FNS:
            yield "fn", "many", {"most": _MOST_FNS}
        for place, fn in enumerate(entry.get("fn", [])):
            yield from check_fn(fn, f"fn[{place}]", kind, entry)

    def _hero(self, entry: sets.Entry) -> Iterator[Field]:
        yield from _required(entry, stats=dict, start_cards=int, dinars=int)
        yield from _stats(entry, PRINTED)

    def _card(self, entry: sets.Entry) -> Iterator[Field]:
        yield from _required(entry, type=str, category=str, cost=int)
        yield from _counts(entry)
        yield from _word(entry, "type", CARD_TYPES)
        category = entry.get("category", "general")
        if category != "general" and category not in self.heroes:
            yield "category", "reference", {"word": str(category)}
        if entry.get("type") == "character":
            yield from _stats(entry, ("defence",))
        elif "stats" in entry:
            yield "stats", "misplaced", {"word": "stats"}
        if entry.get("lasts") is not None and entry.get("type") != "event":
            yield "lasts", "misplaced", {"word": "lasts"}
        if not isinstance(entry.get("lasts", 1), int) or not 1 <= entry.get("lasts", 1) <= 15:
            yield "lasts", "range", {"least": 1, "most": 15}
        if entry.get("reaction") and not any(
            isinstance(fn, dict) and fn.get("sign") == ">" for fn in entry.get("fn", [])
        ):
            yield "reaction", "no-trigger", {}
        if entry.get("type") == "event" and not entry.get("fn"):
            yield "fn", "missing", {}

    def _encounter(self, entry: sets.Entry) -> Iterator[Field]:
        yield from _required(entry, type=str, value=int)
        yield from _word(entry, "type", ENCOUNTER_TYPES)
        if isinstance(entry.get("value"), int) and not 1 <= entry["value"] <= 9:
            yield "value", "range", {"least": 1, "most": 9}
        if entry.get("type") == "creature":
            yield from _creature(entry)
            if "beat" in entry:
                yield "beat", "misplaced", {"word": "beat"}
        else:
            yield from self._routes(entry)
        for part in ("win", "fail"):
            yield from check_effects(entry.get(part, []), part)

    def _routes(self, entry: sets.Entry) -> Iterator[Field]:
        routes = entry.get("beat")
        if not isinstance(routes, list) or not routes or len(routes) > 8:
            yield "beat", "missing", {}
            return
        for place, route in enumerate(routes):
            kinds = [kind for kind in ROUTES if isinstance(route, dict) and kind in route]
            if len(kinds) != 1:
                yield f"beat[{place}]", "route", {}
            elif kinds[0] in ("test", "trial") and route[kinds[0]] not in PRINTED:
                yield f"beat[{place}]", "unknown-word", {"word": str(route[kinds[0]])}
            elif not isinstance(route.get({"test": "by", "trial": "vs"}.get(kinds[0], kinds[0]), 0), int):
                yield f"beat[{place}]", "type", {"wanted": "int"}
            else:
                continue
            return
        heroes = {name: _numbers(hero.get("stats")) for name, hero in self.heroes.items()}
        for name, stats in (heroes or {"": _NOBODY}).items():
            if not any(_passable(route, stats) for route in routes):
                yield "beat", "impassable", {"hero": name}

    def _special(self, entry: sets.Entry) -> Iterator[Field]:
        yield from _required(entry, do=list)
        yield from check_effects(entry.get("do", []), "do")

    def _creature(self, entry: sets.Entry) -> Iterator[Field]:
        yield from _level(entry)
        yield from _counts(entry)
        yield from _creature(entry)

    def _rule(self, entry: sets.Entry) -> Iterator[Field]:
        yield from _level(entry)
        yield from _counts(entry)
        yield from _required(entry, do=list)
        yield from check_effects(entry.get("do", []), "do")
        yield from check_mods(entry.get("mods", []), "mods")


def _dice(dice: dict[str, Any]) -> Iterator[Finding]:
    for die, words in (("action", ("logo",)), ("standard", ())):
        faces = dice.get(die)
        if (
            not isinstance(faces, list)
            or len(faces) != 6
            or not all(isinstance(face, int) or face in words for face in faces)
        ):
            yield "dice", die, "die", {"faces": 6}
        elif words and "logo" not in faces:
            yield "dice", die, "no-logo", {}  # without it somebody could be beyond all harm


def _passable(route: sets.Entry, stats: dict[str, Any]) -> bool:
    """Whether a route has at least one chance in six (R77). Whoever can earn can pay, or collect cards."""
    if "test" in route:
        return int(stats.get(route["test"], -9)) + int(route.get("by", 0)) >= 1
    return "trial" not in route or route["trial"] in stats  # the logo always succeeds


def _numbers(stats: Any) -> dict[str, int]:
    """The printed values that are numbers."""
    return {k: v for k, v in stats.items() if isinstance(v, int)} if isinstance(stats, dict) else {}


def _required(entry: sets.Entry, **types: type) -> Iterator[Field]:
    for field, wanted in types.items():
        if field not in entry:
            yield field, "missing", {}
        elif not isinstance(entry[field], wanted) or isinstance(entry[field], bool):
            yield field, "type", {"wanted": wanted.__name__}
        elif wanted is int and entry[field] < 0:
            yield field, "range", {"least": 0, "most": 99}


def _names(entry: sets.Entry, *fields: str) -> Iterator[Field]:
    """Every name in every language."""
    for field in fields:
        names = entry.get(field)
        for language in LANGUAGES:
            if not isinstance(names, dict) or not isinstance(names.get(language), str) or not names[language]:
                yield field, "language", {"language": language}
            elif len(names[language]) > _LONGEST_NAME:
                yield field, "long", {"most": _LONGEST_NAME}


def _word(entry: sets.Entry, field: str, words: tuple[str, ...]) -> Iterator[Field]:
    if field in entry and entry[field] not in words:
        yield field, "unknown-word", {"word": str(entry[field])}


def _stats(entry: sets.Entry, needed: tuple[str, ...]) -> Iterator[Field]:
    stats = entry.get("stats")
    if not isinstance(stats, dict):
        yield "stats", "missing", {}
        return
    for stat in needed:
        if stat not in stats:
            yield f"stats.{stat}", "missing", {}
    for stat, value in stats.items():
        if stat not in PRINTED:
            yield f"stats.{stat}", "unknown-word", {"word": str(stat)}
        elif not isinstance(value, int) or not 0 <= value <= 20:
            yield f"stats.{stat}", "range", {"least": 0, "most": 20}


def _creature(entry: sets.Entry) -> Iterator[Field]:
    yield from _stats(entry, ("defence",))
    if entry.get("sides") not in (1, 2):
        yield "sides", "range", {"least": 1, "most": 2}


def _level(entry: sets.Entry) -> Iterator[Field]:
    if entry.get("level") not in (1, 2, 3):
        yield "level", "range", {"least": 1, "most": 3}


def _counts(entry: sets.Entry) -> Iterator[Field]:
    if not isinstance(entry.get("count", 1), int) or not 1 <= entry.get("count", 1) <= 20:
        yield "count", "range", {"least": 1, "most": 20}
