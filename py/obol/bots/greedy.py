"""The bot that does what looks best now, by the game's own policy."""

from ..kernel.chance import Chance
from ..kernel.rules import Rules, State
from .bot import Thought, Weighed


class Greedy:
    """The best choice by the policy; equal ones by chance."""

    def think(self, rules: Rules, state: State, chance: Chance) -> Thought:
        actions = state.legal()
        values = rules.policy.weigh(state, actions)
        best = max(values)
        action = chance.pick([a for a, value in zip(actions, values, strict=True) if value == best])
        weighed = map(Weighed, actions, values)
        return Thought(
            action, rules.policy.why(state, action), tuple(sorted(weighed, key=lambda one: -one.value))
        )
