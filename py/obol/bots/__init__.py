"""Players made of the kernel's interface alone. A bot is handed a guess, never the real table."""

from dataclasses import replace

from ..kernel.errors import InvalidSetup
from .bot import Bot, Thought
from .greedy import Greedy
from .levels import LEVELS, Searcher
from .random import Random

BOTS: dict[str, Bot] = {
    "random": Random(),
    "greedy": Greedy(),
    **{name: Searcher(level) for name, level in LEVELS.items()},
}


def bot(name: str) -> Bot:
    """A bot by its kind, as the seats of a match name it.

    For studies a level may be given another budget, in imagined games for a decision: ``master:8000``.
    """
    kind, colon, games = name.partition(":")
    if kind not in BOTS or (colon and (kind not in LEVELS or not games.isdecimal() or not int(games))):
        raise InvalidSetup("error-setup-kind", kind=name)
    if not colon:
        return BOTS[kind]
    return Searcher(replace(LEVELS[kind], each=int(games), most=int(games)))


__all__ = ["BOTS", "LEVELS", "Bot", "Thought", "bot"]
