"""The list of games. Adding one means adding a line here."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from ..kernel.errors import InvalidLink, InvalidSetup
from ..kernel.rules import Rules

NUMBERS = {"styx": 1, "strife": 2, "apokalypse": 3, "cgs": 4}
"""Each game's folder, which is its id, and its number in links."""


class Shelf(Mapping[str, Rules]):
    """The rules by id. A box is opened when it is first asked for: most visits play one game.

    The folder ``styx`` exports its rules as ``STYX``.
    """

    def __init__(self) -> None:
        self._opened: dict[str, Rules] = {}

    def __getitem__(self, name: str) -> Rules:
        if name not in NUMBERS:
            raise KeyError(name)
        if name not in self._opened:
            rules = getattr(import_module(f".{name}", __name__), name.upper())
            assert isinstance(rules, Rules)
            assert (rules.id, rules.number) == (name, NUMBERS[name])
            self._opened[name] = rules
        return self._opened[name]

    def __iter__(self) -> Iterator[str]:
        return iter(NUMBERS)

    def __len__(self) -> int:
        return len(NUMBERS)


GAMES = Shelf()


def game(name: str) -> Rules:
    """The rules of a game by its id.

    >>> game("styx").seats
    range(2, 3)
    """
    if name not in NUMBERS:
        raise InvalidSetup("error-game-unknown", game=name)
    return GAMES[name]


def find_rules(number: int, version: int) -> Rules:
    """The rules that a link names by the game's number and rules version."""
    for name, known in NUMBERS.items():
        if known == number and GAMES[name].version == version:
            return GAMES[name]
    raise InvalidLink("error-link-newer")
