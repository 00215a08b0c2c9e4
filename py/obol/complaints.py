"""What is wrong with a component set, in English sentences for the terminal.

The page says the same in three languages (``cgs-set-*`` in its locale files); a terminal has no Fluent.
"""

from collections.abc import Mapping

from .kernel.words import Plain, Value

SENTENCES = {
    "toml": "this is no TOML: {detail}",
    "missing": "this is needed, and missing",
    "type": "{wanted} is wanted here",
    "range": "only whole numbers from {least} to {most} will do",
    "unknown-table": "there is no table called {word} in a set",
    "unknown-field": "there is no field called {word} here",
    "unknown-word": "the word {word} is not known here",
    "reference": "nothing in this set has the id {word}",
    "twice": "the id {word} is used twice",
    "misplaced": "{word} does not belong here",
    "format": "format {found} is not known; write 1",
    "no-trigger": "a reaction needs its moment: a function with the sign >",
    "route": "a way to beat it is exactly one of test, trial, pay and discard",
    "impassable": "{hero} has no chance to beat this; every hero needs one in six at least",
    "die": "a die has {faces} faces, each a number (on the action die also logo)",
    "no-logo": "the action die needs a logo, or somebody could be beyond all harm",
    "language": "the {language} name or text is missing",
    "seven": "a tile has seven hexes, each a text",
    "both-indicators": "a hex has an encounter number or a creature number, not both",
    "exits": "a tile of this kind has ways out (out): {wanted}",
    "summits": "a tile of this kind has summits (olympus): {wanted}",
    "no-finale": "the summit needs an encounter number, such as e5",
    "edge": "{word} is no edge: write 0-3 between two hexes that touch, 3>2 from hex 3 outward",
    "sealed": "hex {hex} cannot be reached from the others without crossing water or a wall",
    "border": "the side of hex {petal} has more than one barrier, so it could be shut",
    "no-camp": "there is no hex for a camp: one without encounter and creature number",
    "no-roll": "{word} needs a throw, an attack or a card to change, and there is none at this moment",
    "id": "an id is made of letters, digits, dots, hyphens and underscores; {word} is not",
    "many": "there are more than {most} of these",
    "long": "this is longer than {most} characters",
}
"""A sentence for each problem that ``games.cgs.check`` can find."""
_KINDS = {
    "int": "a whole number",
    "str": "a text",
    "list": "a list",
    "dict": "a table",
    "table": "a table",
    "bool": "true or false",
}
_LANGUAGES = {"de": "German", "en": "English", "fr": "French"}


def complaint(file: str, problem: Plain) -> str:
    """One problem in one line: the file, the entry, the field, and what is wrong there.

    >>> message = {"key": "cgs-set-language", "values": {"language": "fr"}}
    >>> complaint("mine.toml", {"entry": "m.sword", "field": "name", "message": message})
    'mine.toml: entry m.sword, field name: the French name or text is missing.'
    """
    named = [f"{word} {problem[word]}" for word in ("entry", "field") if problem[word]]
    words = SENTENCES[problem["message"]["key"].removeprefix("cgs-set-")]
    said = words.format(**_readable(problem["message"]["values"])).rstrip(".")
    return ": ".join(filter(None, (file, ", ".join(named), f"{said}.")))


def _readable(values: Mapping[str, Value]) -> dict[str, Value]:
    """The values as a person would say them."""
    found = dict(values)
    for name, words in (("wanted", _KINDS), ("language", _LANGUAGES)):
        found[name] = words.get(str(found.get(name)), found.get(name, ""))
    found["hero"] = found.get("hero") or "a hero with 2 in every value"
    return found
