"""The bot that takes anything."""

from ..kernel.chance import Chance
from ..kernel.rules import Rules, State
from ..kernel.words import Message
from .bot import Thought


class Random:
    """Any legal choice, all alike."""

    def think(self, rules: Rules, state: State, chance: Chance) -> Thought:
        return Thought(chance.pick(state.legal()), Message("why-random"))
