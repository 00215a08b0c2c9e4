"""What a bot is: it is given a game's policy and a state it may know, and answers with a thought."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..kernel.chance import Chance
from ..kernel.rules import Rules, State
from ..kernel.words import Message


class Weighed(NamedTuple):
    """A choice that was considered, and what it was worth: to a search, the games won out of a hundred."""

    action: int
    value: int
    games: int = 0
    """How many games were imagined for it; 0: none, the value is a mere liking."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, why, and what each choice it weighed was worth to it, the best first."""

    action: int
    why: Message
    weighed: tuple[Weighed, ...] = ()


class Bot(Protocol):
    """Somebody who decides."""

    def think(self, rules: Rules, state: State, chance: Chance) -> Thought:
        """Decide for ``state.actor``. The state must be a guess of that seat: what it hides may be wrong."""
        ...


def decide(bot: Bot, rules: Rules, state: State, chance: Chance) -> Thought:
    """Let a bot decide at the real table, through the eyes of the seat that is asked."""
    return bot.think(rules, state.guess(state.actor, chance), chance)
