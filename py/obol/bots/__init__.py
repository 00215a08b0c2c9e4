"""Players made of the kernel's interface alone. A bot is handed a guess, never the real table."""

from dataclasses import replace

from ..kernel.errors import InvalidSetup
from .bot import Bot, Thought
from .greedy import Greedy
from .levels import LEVELS, Searcher, careful
from .random import Random
from .uniform import PLAYOUTS

BOTS: dict[str, Bot] = {
    "random": Random(),
    "greedy": Greedy(),
    **{name: Searcher(level) for name, level in LEVELS.items()},
}


def bot(name: str) -> Bot:
    """A bot by its kind, as the seats of a match name it.

    For studies a level can be changed, by words after colons: ``master:8000`` imagines so many games for a
    decision, ``master:1000%`` has ten times its usual budget, ``master:uniform`` plays its imagined games on
    by chance to the end, and ``master:judged`` by chance as far as the policy would have looked.
    """
    kind, *changes = name.split(":")
    if kind not in (LEVELS if changes else BOTS):
        raise InvalidSetup("error-setup-kind", kind=name)
    if not changes:
        return BOTS[kind]
    level = LEVELS[kind]
    for change in changes:
        number = change.removesuffix("%")
        if change in PLAYOUTS:
            level = replace(level, playout=change)
        elif not number.isdecimal() or not int(number):
            raise InvalidSetup("error-setup-kind", kind=name)
        elif change == number:
            level = replace(level, each=int(number), most=int(number))
        else:
            level = careful(level, int(number))
    return Searcher(level)


__all__ = ["BOTS", "LEVELS", "Bot", "Thought", "bot"]
