"""What a bot is: it is given a game's policy and a state it may know, and answers with a thought."""

from dataclasses import dataclass
from typing import Protocol

from ..kernel.chance import Chance
from ..kernel.rules import Rules, State
from ..kernel.words import Message


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, why, and what each choice it weighed was worth to it."""

    action: int
    why: Message
    weighed: tuple[tuple[int, int], ...] = ()


class Bot(Protocol):
    """Somebody who decides."""

    def think(self, rules: Rules, state: State, chance: Chance) -> Thought:
        """Decide for ``state.actor``. The state must be a guess of that seat: what it hides may be wrong."""
        ...


def decide(bot: Bot, rules: Rules, state: State, chance: Chance) -> Thought:
    """Let a bot decide at the real table, through the eyes of the seat that is asked."""
    return bot.think(rules, state.guess(state.actor, chance), chance)
