"""Component sets: ours and those that players bring; reading them, and taking several together (R83).

The texts are package data and are read only when a game is set up: the page starts without them.
"""

from functools import cache
from typing import Any

from ...kernel import supplies

OWN = ("set1", "set2")
"""The sets in the box; each is ``sets/NAME.toml``."""
LISTS = ("tile", "hero", "card", "encounter", "special", "creature", "rule")

Entry = dict[str, Any]
Data = dict[str, Any]


@cache
def text(name: str) -> str:
    """The text of a set: one of ours, or one that a player brought."""
    if name not in OWN:
        return supplies.text_of(name)
    from pkgutil import get_data  # only here, as below: the page must not pay for it at its start

    content = get_data(__package__, f"sets/{name}.toml")
    assert content is not None
    return content.decode()


def read(content: str) -> Data:
    """A set as data. Raises ValueError (tomllib's) for text that is no TOML; ``check`` says more."""
    import tomllib

    return tomllib.loads(content)


@cache
def data(name: str) -> Data:
    """A set by its name, as data that nobody may change."""
    return read(text(name))


def union(sets: list[Data]) -> Data:
    """Several sets as one: every list one after the other, what is ``shared`` once (R83).

    A set that comes twice brings its things twice, the second time as ``#2`` (1.4, C1.11).
    """
    whole: Data = {"dice": next(one["dice"] for one in sets if "dice" in one)}
    copies: dict[str, int] = {}
    for kind in ("set", *LISTS):
        whole[kind] = []
    for one in sets:
        name = one["set"]["id"]
        copies[name] = copies.get(name, 0) + 1
        suffix = f"#{copies[name]}" if copies[name] > 1 else ""
        if not suffix:
            whole["set"].append(one["set"])
        known = {hero["id"] for hero in one.get("hero", ())}
        for kind in LISTS:
            have = {entry["id"] for entry in whole[kind]}
            for entry in one.get(kind, ()):
                if entry.get("shared") and entry["id"] in have:
                    continue
                whole[kind].append(_renamed(entry, suffix, known) | {"set": name})
    return whole


def _renamed(entry: Entry, suffix: str, heroes: set[str]) -> Entry:
    if not suffix:
        return entry
    new = entry | {"id": entry["id"] + suffix}
    if entry.get("category") in heroes:
        new["category"] = entry["category"] + suffix
    return new
