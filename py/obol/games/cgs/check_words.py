"""The part of the validator that knows the vocabulary: functions and effects (4.5)."""

from collections.abc import Iterator
from typing import Any

from ...kernel.words import Value
from .vocabulary import (
    CONDITIONS,
    FN_FIELDS,
    KEYS,
    LIMITS,
    OPS,
    ROLES,
    SCOPES,
    SIGNS,
    STATS,
    TRIGGERS,
    WHOSE,
    WORDS,
)

Field = tuple[str, str, dict[str, Value]]
"""Where in an entry, which problem, and its values."""
TYPES: dict[str, type] = {
    "id": str, "name": dict, "desc": dict, "heroes": list, "stats": dict, "fn": list, "hexes": list,
    "water": list, "wall": list, "road": list, "shared": bool, "kind": str, "type": str, "category": str,
    "group": str, "reaction": bool, "beat": list, "win": list, "fail": list, "do": list, "sign": str,
    "mods": list, "keys": list, "scope": str, "when": str, "role": str, "whose": str, "if": dict,
    "limit": str, "discard": bool, "cost": int, "count": int, "lasts": int, "value": int, "sides": int,
    "level": int, "format": int, "start_cards": int, "dinars": int,
}  # fmt: skip
"""What each field must be made of, wherever it stands."""


def typed(entry: dict[str, Any]) -> tuple[dict[str, Any], list[Field]]:
    """The fields of the right type, and a problem for each other one: what follows can rely on the types."""
    clean: dict[str, Any] = {}
    problems: list[Field] = []
    for field, value in entry.items():
        wanted = TYPES.get(field, object)
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            problems.append((field, "type", {"wanted": wanted.__name__}))
        else:
            clean[field] = value
    return clean, problems


_NEEDS = {"-": ("do",), "=": (), ">": ("when", "do"), "~": ("do",)}
_ROLL = ("bonus", "reroll", "succeed", "cancel", "redirect")
_ATTACKS = ("attack", "attack_rolled", "hit")
DEEPEST = 6
"""How far effects may be nested: a set may not exhaust the stack of the validator."""


def check_fn(fn: Any, where: str, kind: str, entry: dict[str, Any]) -> Iterator[Field]:
    """One function of a card, a hero or a creature."""
    if not isinstance(fn, dict) or fn.get("sign") not in SIGNS:
        yield f"{where}.sign", "unknown-word", {"word": str(fn.get("sign") if isinstance(fn, dict) else fn)}
        return
    sign = fn["sign"]
    fn, problems = typed(fn)
    for field, key, values in problems:
        yield f"{where}.{field}", key, values
    for field in fn:
        if field not in FN_FIELDS:
            yield f"{where}.{field}", "unknown-field", {"word": field}
    for field in _NEEDS[sign]:
        if field not in fn:
            yield f"{where}.{field}", "missing", {}
    if sign == "=" and not fn.get("mods") and not fn.get("keys"):
        yield where, "missing", {}
    yield from check_mods(fn.get("mods", []), f"{where}.mods")
    for word in fn.get("keys", []):
        if word not in KEYS:
            yield f"{where}.keys", "unknown-word", {"word": str(word)}
    for field, words in (("scope", SCOPES), ("when", TRIGGERS), ("role", ROLES), ("whose", WHOSE)):
        if field in fn and fn[field] not in words:
            yield f"{where}.{field}", "unknown-word", {"word": str(fn[field])}
    if fn.get("limit", "turn") not in LIMITS:
        yield f"{where}.limit", "unknown-word", {"word": str(fn["limit"])}
    if "scope" in fn and not entry.get("lasts"):
        yield f"{where}.scope", "misplaced", {"word": "scope"}
    if fn.get("discard") and (kind != "card" or entry.get("type") == "character"):
        yield f"{where}.discard", "misplaced", {"word": "discard"}
    yield from _check_conditions(fn.get("if", {}), f"{where}.if")
    yield from check_effects(fn.get("do", []), f"{where}.do", fn.get("when", ""))


def _check_conditions(table: Any, where: str) -> Iterator[Field]:
    if not isinstance(table, dict):
        yield where, "type", {"wanted": "table"}
        return
    for word, wanted in table.items():
        if word not in CONDITIONS:
            yield f"{where}.{word}", "unknown-word", {"word": str(word)}
            continue
        words = CONDITIONS[word]
        if (words is None and not isinstance(wanted, bool)) or (words is not None and wanted not in words):
            yield f"{where}.{word}", "unknown-word", {"word": str(wanted)}


def check_mods(mods: Any, where: str) -> Iterator[Field]:
    """A list of changes to values."""
    if not isinstance(mods, list):
        yield where, "type", {"wanted": "list"}
        return
    for place, mod in enumerate(mods):
        if not isinstance(mod, dict) or mod.get("stat") not in STATS:
            yield f"{where}[{place}].stat", "unknown-word", {"word": str(mod)}
        elif not isinstance(mod.get("by"), int):
            yield f"{where}[{place}].by", "type", {"wanted": "int"}


def check_effects(effects: Any, where: str, when: str = "", depth: int = 0) -> Iterator[Field]:
    """A list of effects; ``when`` is the trigger they follow, if any."""
    if not isinstance(effects, list) or depth > DEEPEST:
        yield where, "type", {"wanted": "list"}
        return
    for place, effect in enumerate(effects):
        yield from _check_effect(effect, f"{where}[{place}]", when, depth)


def _check_effect(effect: Any, where: str, when: str, depth: int) -> Iterator[Field]:
    op = effect.get("op") if isinstance(effect, dict) else None
    if not isinstance(op, str) or op not in OPS:
        yield f"{where}.op", "unknown-word", {"word": str(op)}
        return
    if op in _ROLL and not _has_roll(op, when):
        yield f"{where}.op", "no-roll", {"word": op}
    known = OPS[op]
    for field in effect:
        if field != "op" and field not in known:
            yield f"{where}.{field}", "unknown-field", {"word": field}
    if effect.get("to") == "within" and "n" not in effect:
        yield f"{where}.n", "missing", {}
    for field, kind in known.items():
        if field in effect:
            yield from _check_value(effect[field], kind.rstrip("?"), f"{where}.{field}", when, depth)
        elif not kind.endswith("?"):
            yield f"{where}.{field}", "missing", {}


def _has_roll(op: str, when: str) -> bool:
    """Whether there is anything to change: these words speak of the attack, check or card of the window."""
    if op == "redirect":
        return when == "hit"
    if op == "cancel":
        return when in ("attack", "hit", "card_played")
    return when in (*_ATTACKS, "check_failed")


def _check_value(value: Any, kind: str, where: str, when: str, depth: int) -> Iterator[Field]:
    if kind in WORDS:
        if value not in WORDS[kind]:
            yield where, "unknown-word", {"word": str(value)}
    elif kind == "bool":
        if not isinstance(value, bool):
            yield where, "type", {"wanted": "bool"}
    elif kind in _NUMBERS:
        least, most = _NUMBERS[kind]
        if not isinstance(value, int) or isinstance(value, bool):
            yield where, "type", {"wanted": "int"}
        elif not least <= value <= most:
            yield where, "range", {"least": least, "most": most}
    elif kind == "mods":
        yield from check_mods(value, where)
    elif kind == "effects":
        yield from check_effects(value, where, when, depth + 1)
    elif not isinstance(value, list) or not value:
        yield where, "type", {"wanted": "list"}
    elif len(value) > _MOST:
        yield where, "many", {"most": _MOST}
    else:
        for place, part in enumerate(value):
            row = part.get("do") if kind == "table" and isinstance(part, dict) else part
            if kind == "table" and not (isinstance(part, dict) and isinstance(part.get("upto"), int)):
                yield f"{where}[{place}].upto", "missing", {}
            yield from check_effects(row, f"{where}[{place}]", when, depth + 1)


_MOST = 12
"""Of options to choose from, and of rows of a table."""
_NUMBERS = {"int": (-9, 9), "number": (1, 9), "count": (0, 9), "level": (1, 3)}
