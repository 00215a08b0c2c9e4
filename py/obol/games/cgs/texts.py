"""What stands on the components, generated from their data (4.6): keys and values, never written twice.

A text is a list of lines; a line is a message with ``parts``, lines that belong inside or behind it. The
vocabulary is closed, so the keys are too: ``keys()`` lists every one a set can ever produce.
"""

from typing import Any

from ...kernel.words import Plain, Value
from .components import KINDS, Box
from .events import card_ref, counter_ref, encounter_ref, piece_ref
from .sets import Entry
from .vocabulary import (
    CONDITIONS,
    KEYS,
    LIMITS,
    OPS,
    ROLES,
    ROUTES,
    SCOPES,
    SPANS,
    STATS,
    TRIGGERS,
    WHO,
    WHOSE,
    WORDS,
)

SIGNS = {"-": "periodic", "=": "permanent", ">": "conditional", "~": "on-play"}
_VARIANT = {"bonus": "to", "steal": "who", "peek": "what", "skip": "what", "mod": "span", "move": "to"}
"""The word of an effect that makes a sentence of its own."""
_LISTS = ("roll", "check", "choose", "spawn")


def line(key: str, parts: list[Plain] | None = None, **values: Value) -> Plain:
    return {"key": f"cgs-text-{key.replace('_', '-')}", "values": values, "parts": parts or []}


def of_functions(fns: list[Entry]) -> list[Plain]:
    """One line for each function: its sign, and in it when, under which conditions, and what."""
    return [line(f"sign-{SIGNS[fn['sign']]}", _function(fn)) for fn in fns]


def _function(fn: Entry) -> list[Plain]:
    parts: list[Plain] = []
    if "when" in fn:
        role = f"-{fn['role']}" if "role" in fn else ""
        parts.append(line(f"when-{fn['when']}{role}-{fn.get('whose', 'self')}"))
    parts += [line(f"if-{word}-{str(want).lower()}") for word, want in fn.get("if", {}).items()]
    parts += [line("mod", stat=mod["stat"], by=mod["by"]) for mod in fn.get("mods", ())]
    parts += [line(f"key-{word}") for word in fn.get("keys", ())]
    if "scope" in fn:
        parts.append(line(f"scope-{fn['scope']}"))
    parts += of_effects(fn.get("do", ()))
    if "limit" in fn:
        parts.append(line(f"limit-{fn['limit']}"))
    if fn.get("discard"):
        parts.append(line("discard-after"))
    return parts


def of_effects(effects: Any) -> list[Plain]:
    return [_effect(effect) for effect in effects]


def _effect(effect: Entry) -> Plain:
    op = effect["op"]
    values: dict[str, Value] = {
        name: effect[name] for name in ("n", "by", "stat", "level", "within") if name in effect
    }
    if "who" in effect and op != "steal":
        values["target"] = effect["who"]
    variant = f"-{effect[_VARIANT[op]]}" if op in _VARIANT else ""
    near = "-within" if "within" in effect else ""
    return line(f"do-{op}{variant}{near}", _inside(effect) if op in _LISTS else []) | {"values": values}


def _inside(effect: Entry) -> list[Plain]:
    """The lines inside an effect that has others in it, or further promises."""
    op = effect["op"]
    if op == "roll":
        return [line("row", of_effects(row["do"]), upto=row["upto"]) for row in effect["table"]]
    if op == "choose":
        return [line("or", of_effects(option)) for option in effect["options"]]
    if op == "check":
        return [line(word, of_effects(effect[word])) for word in ("win", "lose") if word in effect]
    parts = [line("mod", stat=mod["stat"], by=mod["by"]) for mod in effect.get("mods", ())]
    if effect.get("prize"):
        parts.append(line("prize"))
    if effect.get("loot"):
        parts.append(line("loot", n=effect["loot"]))
    return parts


def of_routes(routes: list[Entry]) -> list[Plain]:
    """The ways to beat a trial, in the order of its routes."""
    found = []
    for route in routes:
        kind = next(word for word in ROUTES if word in route)
        if kind == "test":
            found.append(line("route-test", stat=route["test"], by=route.get("by", 0)))
        elif kind == "trial":
            found.append(line("route-trial", stat=route["trial"], against=route["vs"]))
        else:
            found.append(line(f"route-{kind}", n=route[kind]))
    return found


def of_entry(entry: Entry) -> list[Plain]:
    """The whole text of a card, an encounter, a special, a creature or a rule counter."""
    parts: list[Plain] = []
    if entry.get("reaction"):
        parts.append(line("reaction"))
    parts += of_functions(entry.get("fn", []))
    if "beat" in entry:
        parts.append(line("beat", of_routes(entry["beat"])))
    parts += of_effects(entry.get("do", ()))
    parts += [line(word, of_effects(entry[word])) for word in ("win", "fail") if word in entry]
    if "lasts" in entry:
        parts.append(line("lasts", rounds=entry["lasts"]))
    return parts


def catalog(box: Box) -> Plain:
    """Everything in a box by its ref: names in all languages, printed values, and the generated text."""
    found: Plain = {}
    by_id = {entry["id"]: entry for kind in box.data if kind != "dice" for entry in box.data[kind]}

    def add(ref: str, name: str, **more: Any) -> None:
        entry = by_id[name] if name in by_id else by_id[name.rpartition(".")[0]]
        found[ref] = {"name": entry["name"], "set": f"set:{entry['set']}", "text": of_entry(entry), **more}

    for n, piece in enumerate(box.pieces):
        stats = {stat: piece.stats[place] for place, stat in enumerate(STATS) if piece.stats[place] >= 0}
        more = {"stats": stats, "sides": piece.sides, "value": piece.value}
        if n < box.heroes:
            more |= {"cards": box.start_cards[n], "dinars": box.dinars[n]}
        add(piece_ref(box, n), piece.id, kind=KINDS[piece.kind], **more)
    for n, card in enumerate(box.cards):
        entry = by_id[card.id] if card.id in by_id else by_id[card.id.rpartition(".")[0]]
        hero = piece_ref(box, card.hero) if card.hero >= 0 else None
        shown = {"type": entry["type"], "group": card.group, "lasts": card.lasts, "stats": entry.get("stats")}
        add(card_ref(box, n), card.id, cost=card.cost, hero=hero, reaction=card.reaction, **shown)
    for n, encounter in enumerate(box.encounters):
        kind = "special" if encounter.script >= 0 else "creature" if encounter.piece >= 0 else "trial"
        piece_of = piece_ref(box, encounter.piece) if encounter.piece >= 0 else None
        add(encounter_ref(box, n), encounter.id, kind=kind, value=encounter.value, piece=piece_of)
    for n, counter in enumerate(box.counters):
        piece_of = piece_ref(box, counter.piece) if counter.piece >= 0 else None
        add(counter_ref(box, n), counter.id, level=counter.level, piece=piece_of)
    for tile in box.tiles:
        entry = by_id[tile.id]
        edges = {kind: entry.get(kind, []) for kind in ("water", "wall", "road")}
        printed = {"name": entry["name"], "set": f"set:{entry['set']}", "hexes": entry["hexes"]}
        found[f"print:{tile.id}"] = printed | {"text": [], **edges}
    for one in box.data["set"]:
        found[f"set:{one['id']}"] = {"name": one["name"], "text": []}
    return found


def keys() -> list[str]:
    """Every key that a text can have, for the languages to be complete."""
    words = [f"sign-{sign}" for sign in SIGNS.values()]
    attacks = TRIGGERS[:3]
    words += [f"when-{when}-{role}-{whose}" for when in attacks for role in ROLES for whose in WHOSE]
    words += [f"when-{when}-{whose}" for when in TRIGGERS for whose in WHOSE]
    for word, wanted in CONDITIONS.items():
        words += [f"if-{word}-{want}" for want in wanted or ("true", "false")]
    words += [f"key-{word}" for word in KEYS] + [f"scope-{word}" for word in SCOPES]
    words += [f"limit-{word}" for word in LIMITS] + [f"route-{word}" for word in ROUTES]
    for op, known in OPS.items():
        variants = [""]
        if op in _VARIANT:
            kind = known[_VARIANT[op]]
            variants = [f"-{word}" for word in WORDS.get(kind, SPANS)]
        words += [f"do-{op}{variant}" for variant in variants]
        if "within" in known:
            words += [f"do-{op}{variant}-within" for variant in variants]
    words += "mod discard-after row or win lose fail prize loot reaction beat lasts".split()
    return sorted({f"cgs-text-{word.replace('_', '-')}" for word in words})


def targets() -> list[str]:
    """The words a text can have for ``target``."""
    return list(WHO)
