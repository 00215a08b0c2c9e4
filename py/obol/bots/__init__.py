"""Players made of the kernel's interface alone. A bot is handed a guess, never the real table."""

from ..kernel.errors import InvalidSetup
from .bot import Bot, Thought
from .greedy import Greedy
from .random import Random

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


def bot(name: str) -> Bot:
    """A bot by its kind, as the seats of a match name it."""
    if name not in BOTS:
        raise InvalidSetup("error-setup-kind", kind=name)
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Thought", "bot"]
