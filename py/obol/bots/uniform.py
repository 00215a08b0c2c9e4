"""Imagined games without any judgement: every choice in them is left to chance.

For studies only: it shows what the policy is worth to the search. What is considered at first, how far it is
looked ahead and how a position is judged are as ever.
"""

from collections.abc import Sequence

from ..kernel.chance import Chance
from ..kernel.rules import Course, Policy, State
from ..kernel.words import Message


class Uniform(Policy):
    """A game's policy, except that it picks anything."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.pace = policy.pace

    def weigh(self, state: State, actions: Sequence[int]) -> list[int]:
        return self.policy.weigh(state, actions)

    def why(self, state: State, action: int) -> Message:
        return self.policy.why(state, action)

    def pick(self, state: State, actions: Sequence[int], chance: Chance) -> int:
        return chance.pick(actions)

    def courses(self, state: State, actions: Sequence[int]) -> list[Course]:
        return self.policy.courses(state, actions)

    def pursue(self, state: State, goal: int) -> None:
        self.policy.pursue(state, goal)

    def clock(self, state: State) -> int:
        return self.policy.clock(state)

    def horizon(self, state: State) -> int:
        return self.policy.horizon(state)

    def value(self, state: State) -> Sequence[float]:
        return self.policy.value(state)

    def settle(self, state: State) -> Sequence[float] | None:
        return self.policy.settle(state)
