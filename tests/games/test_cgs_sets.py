"""Component sets: what is in our two, what the validator finds, and the texts made of the data (4)."""

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from obol.games.cgs import sets, texts
from obol.games.cgs.box import box, build
from obol.games.cgs.check import check
from obol.games.cgs.effects import OPS as CARRIED_OUT
from obol.games.cgs.vocabulary import CONDITIONS, KEYS, LIMITS, OPS, ROLES, SCOPES, SIGNS, TRIGGERS, WHOSE
from obol.kernel import supplies
from obol.kernel.chance import Chance

BOTH = ("set1", "set2")


def written(data: dict[str, Any]) -> str:
    """A set as TOML again: every table and every list of tables, with inline values."""
    lines = []
    for name, table in data.items():
        for one in table if isinstance(table, list) else [table]:
            lines.append(f"[[{name}]]" if isinstance(table, list) else f"[{name}]")
            lines += [f"{field} = {_inline(value)}" for field, value in one.items()]
    return "\n".join(lines)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{name}" = {_inline(one)}' for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def changed(kind: str, entry: str, field: str, value: Any) -> list[str]:
    """What the validator says of set 1 with one field changed: entry, field and key of each problem."""
    data = sets.read(sets.text("set1"))
    listed = data[kind] if isinstance(data[kind], list) else [data[kind]]
    found = next(one for one in listed if one.get("id", "").endswith(entry) or not entry)
    if value is None:
        del found[field]
    else:
        found[field] = value
    return [f"{one.entry} {one.field} {one.message.key}" for one in check(written(data), "mine.toml")]


# What is in our sets (5)


@pytest.mark.parametrize("name", BOTH)
def test_our_sets_are_sound(name: str) -> None:
    assert check(sets.text(name), f"{name}.toml") == []
    assert check(written(sets.read(sets.text(name))), name) == [], "the tests' own writer loses nothing"


@pytest.mark.parametrize(("name", "cards"), [("set1", 57), ("set2", 58)])
def test_counts_of_the_components(name: str, cards: int) -> None:
    content = box((name,))
    assert [len(content.of_kind(kind)) for kind in range(3)] == [12, 2, 1]
    assert (content.heroes, len(content.cards)) == (4, cards)
    assert (len(content.encounters), content.specials) == (22, 6)
    assert sum(counter.piece >= 0 for counter in content.counters) == 20
    assert sum(counter.piece < 0 for counter in content.counters) == 7


def test_r83_sets_combine_and_olympus_comes_once() -> None:
    both = box(BOTH)
    assert [len(both.of_kind(kind)) for kind in range(3)] == [24, 4, 1]
    assert (both.heroes, len(both.cards)) == (8, 115)


def test_a_second_copy_of_a_set_brings_its_heroes_again() -> None:
    """Two boxes of the same set: duplicate heroes are allowed (C1.11), Olympus still comes once."""
    one = sets.read(sets.text("set1"))
    twice = build([one, one])
    assert twice.heroes == 8
    assert "hercules#2" in [piece.id for piece in twice.pieces]
    club = next(card for card in twice.cards if card.id == "s1.hercules.club#2")
    assert twice.pieces[club.hero].id == "hercules#2"
    assert len(twice.of_kind(2)) == 1


def test_r1_r2_r37_r71_are_data() -> None:
    content = box(("set1",))
    assert content.action_die == (-2, -1, 0, 1, 2, 99)
    assert content.standard_die == (1, 2, 3, 4, 5, 6)
    assert content.tiles[content.of_kind(2)[0]].hexes[0][1] == 5
    assert sets.read(sets.text("set1"))["stacks"] == {"1": "green", "2": "yellow", "3": "red"}


def test_a_set_is_named_by_its_content() -> None:
    assert supplies.digest(sets.text("set1")) != supplies.digest(sets.text("set2"))
    assert supplies.digest("a") == supplies.digest("a")


def words_of(name: str) -> Iterator[tuple[str, str]]:
    """Every word of the vocabulary that a set uses, with the kind of word."""

    def effects(listed: Any) -> Iterator[tuple[str, str]]:
        for effect in listed:
            yield "op", effect["op"]
            for part in ("win", "lose"):
                yield from effects(effect.get(part, ()))
            for row in effect.get("table", ()):
                yield from effects(row["do"])
            for option in effect.get("options", ()):
                yield from effects(option)

    data = sets.read(sets.text(name))
    for kind in sets.LISTS:
        for entry in data[kind]:
            for part in ("do", "win", "fail"):
                yield from effects(entry.get(part, ()))
            for fn in entry.get("fn", ()):
                yield "sign", fn["sign"]
                yield from effects(fn.get("do", ()))
                yield from (("key", word) for word in fn.get("keys", ()))
                yield from (("condition", word) for word in fn.get("if", {}))
                for field in ("when", "role", "whose", "scope", "limit"):
                    if field in fn:
                        yield field, fn[field]


def test_the_two_sets_use_every_word() -> None:
    """4.5: each op, trigger, condition, key and scope is used at least once in the union of the sets."""
    used = {pair for name in BOTH for pair in words_of(name)}
    known = {
        "op": tuple(OPS),
        "when": TRIGGERS,
        "condition": tuple(CONDITIONS),
        "key": KEYS,
        "scope": SCOPES,
        "sign": SIGNS,
        "role": ROLES,
        "whose": WHOSE,
        "limit": LIMITS,
    }
    for kind, words in known.items():
        assert {word for of, word in used if of == kind} == set(words), kind


def test_every_effect_of_the_vocabulary_is_carried_out() -> None:
    assert set(CARRIED_OUT) == set(OPS)


# What the validator finds


GAIN_NOTHING = [{"sign": "~", "do": [{"op": "gain"}]}]
DROWN = [{"sign": "~", "do": [{"op": "drown"}]}]
REROLL = [{"sign": "~", "do": [{"op": "reroll"}]}]
FLYER = [{"sign": "=", "keys": ["flyer"]}]
MOAT = ["0-1", "0-2", "0-3", "0-4", "0-5", "0-6"]
TWO_NUMBERS = ["plain e1 c1"] + ["plain"] * 6


@pytest.mark.parametrize(
    ("kind", "entry", "field", "value", "problem"),
    [
        ("hero", "hercules", "name", {"de": "H", "en": "H"}, "hercules name cgs-set-language"),
        ("card", "sword", "colour", "red", "s1.eq.sword colour cgs-set-unknown-field"),
        ("card", "sword", "type", "gear", "s1.eq.sword type cgs-set-unknown-word"),
        ("card", "sword", "cost", None, "s1.eq.sword cost cgs-set-missing"),
        ("card", "sword", "cost", "two", "s1.eq.sword cost cgs-set-type"),
        ("card", "hercules.club", "category", "ajax", "s1.hercules.club category cgs-set-reference"),
        ("card", "swell", "fn", DROWN, "s1.ev.swell fn[0].do[0].op cgs-set-unknown-word"),
        ("card", "swell", "fn", GAIN_NOTHING, "s1.ev.swell fn[0].do[0].n cgs-set-missing"),
        ("card", "swell", "fn", REROLL, "s1.ev.swell fn[0].do[0].op cgs-set-no-roll"),
        ("card", "swell", "fn", [{"sign": "!"}], "s1.ev.swell fn[0].sign cgs-set-unknown-word"),
        ("card", "aegis", "fn", [{"sign": "~", "do": []}], "s1.ev.aegis reaction cgs-set-no-trigger"),
        ("card", "sandals", "fn", FLYER, "s1.eq.sandals fn[0].keys cgs-set-unknown-word"),
        ("card", "sandals", "fn", [{"sign": "="}], "s1.eq.sandals fn[0] cgs-set-missing"),
        ("encounter", "toll", "beat", [{"test": "magic", "by": -9}], "s1.en.toll beat cgs-set-impassable"),
        ("encounter", "toll", "beat", [{"bribe": 3}], "s1.en.toll beat[0] cgs-set-route"),
        ("encounter", "satyr", "sides", 3, "s1.en.satyr sides cgs-set-range"),
        ("creature", "wolf", "level", 7, "s1.cr.wolf level cgs-set-range"),
        ("tile", "nemea", "water", MOAT, "s1.nemea hexes cgs-set-sealed"),
        ("tile", "nemea", "wall", ["1>1", "2>0"], "s1.nemea water cgs-set-border"),
        ("tile", "nemea", "road", ["1-4"], "s1.nemea road cgs-set-edge"),
        ("tile", "nemea", "hexes", ["plain"] * 6, "s1.nemea hexes cgs-set-seven"),
        ("tile", "nemea", "hexes", ["swamp"] + ["plain"] * 6, "s1.nemea hexes[0] cgs-set-unknown-word"),
        ("tile", "nemea", "hexes", TWO_NUMBERS, "s1.nemea hexes[0] cgs-set-both-indicators"),
        ("tile", "tainaron", "hexes", ["plain"] * 7, "s1.tainaron hexes cgs-set-exits"),
        ("tile", "nemea", "id", "s1.lerna", "s1.lerna id cgs-set-twice"),
        ("dice", "", "action", [1, 2], "dice action cgs-set-die"),
        ("dice", "", "action", [1, 2, 3, 4, 5, 6], "dice action cgs-set-no-logo"),
        ("set", "", "heroes", ["ajax"], "set heroes cgs-set-reference"),
        ("set", "", "format", 2, "set format cgs-set-format"),
    ],
)  # fmt: skip
def test_the_validator_names_entry_and_field(
    kind: str, entry: str, field: str, value: Any, problem: str
) -> None:
    assert problem in changed(kind, entry, field, value)


def test_text_that_is_no_toml_is_one_problem() -> None:
    (problem,) = check("][", "mine.toml")
    assert (problem.file, problem.message.key) == ("mine.toml", "cgs-set-toml")


def test_the_validator_survives_anything() -> None:
    """Whatever a stranger writes: problems, never an exception."""
    chance = Chance(1)
    rubbish: list[Any] = [0, -1, True, "", "x", [], {}, [[]], [{}], {"op": []}, [{"sign": ">", "do": 3}], 1.5]
    sound = sets.read(sets.text("set2"))
    for _ in range(150):
        data = copy.deepcopy(sound)
        kind = chance.pick([*sets.LISTS, "set", "dice"])
        if chance.below(8) == 0:
            data[kind] = chance.pick(rubbish)
        else:
            entry = chance.pick(data[kind]) if isinstance(data[kind], list) else data[kind]
            entry[chance.pick(list(entry))] = chance.pick(rubbish)
        _Checked(data)


class _Checked:
    """Runs the validator on data as it stands, without the detour through text."""

    def __init__(self, data: dict[str, Any]) -> None:
        from obol.games.cgs.check import _Checker

        self.found = list(_Checker(data).all())


# Texts (4.6)


def lines_of(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from lines_of(part["parts"])


def test_every_component_has_names_and_a_text_with_known_keys() -> None:
    known = set(texts.keys())
    content = box(BOTH)
    catalog = texts.catalog(content)
    for ref, thing in catalog.items():
        assert set(thing["name"]) == {"de", "en", "fr"}, ref
        for one in lines_of(thing["text"]):
            assert one["key"] in known, ref
            assert all(isinstance(value, int | str) for value in one["values"].values())
    for card in content.cards:
        if card.type != 0:
            assert catalog[f"card:{card.id}"]["text"], f"{card.id} says nothing"


def test_texts_say_what_the_data_say() -> None:
    catalog = texts.catalog(box(("set1",)))
    (spear, more) = catalog["card:s1.eq.spear"]["text"]
    assert spear["key"] == "cgs-text-sign-permanent"
    assert spear["parts"] == [texts.line("mod", stat="melee", by=1)]
    assert [part["key"] for part in more["parts"]] == [
        "cgs-text-when-attack-attacker-self",
        "cgs-text-if-foe-creature",
        "cgs-text-if-mode-melee",
        "cgs-text-do-bonus-attack",
    ]
    (beat,) = catalog["encounter:s1.en.toll"]["text"]
    assert [part["key"] for part in beat["parts"]] == [
        "cgs-text-route-test",
        "cgs-text-route-trial",
        "cgs-text-route-pay",
    ]


def test_german_names_of_pieces_are_the_same_in_every_case() -> None:
    """'greift Wilder Kentaur an' is what comes of a name that begins with an adjective."""
    catalog = texts.catalog(box(BOTH))
    names = [thing["name"]["de"] for ref, thing in catalog.items() if ref.startswith("piece:")]
    assert len(names) > 40
    assert [name for name in names if re.match(r"\w+er [A-ZÄÖÜ]", name)] == []
