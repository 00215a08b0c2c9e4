"""The list of games. Adding one means adding a line here."""

from ..kernel.errors import InvalidLink, InvalidSetup
from ..kernel.rules import Rules
from .apokalypse import APOKALYPSE
from .cgs import CGS
from .strife import STRIFE
from .styx import STYX

GAMES: dict[str, Rules] = {rules.id: rules for rules in (STYX, STRIFE, APOKALYPSE, CGS)}


def game(name: str) -> Rules:
    """The rules of a game by its id.

    >>> game("styx").seats
    range(2, 3)
    """
    if name not in GAMES:
        raise InvalidSetup("error-game-unknown", game=name)
    return GAMES[name]


def find_rules(number: int, version: int) -> Rules:
    """The rules that a link names by the game's number and rules version."""
    for rules in GAMES.values():
        if (rules.number, rules.version) == (number, version):
            return rules
    raise InvalidLink("error-link-newer")
