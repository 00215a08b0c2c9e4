"""Imagined games without any judgement: every choice in them is left to chance.

For studies only: they show what the policy is worth to the search. What is considered at first is as ever. A
playout is all of an imagined game after the choice that is tried, so ``Uniform`` plays by chance to the very
end. ``Judged`` leaves only the picking to chance: where a game is cut off, how it is judged there and how its
end is counted through are knowledge of the policy, and stay.
"""

from collections.abc import Sequence

from ..kernel.chance import Chance
from ..kernel.rules import NEVER, Course, Policy, State
from ..kernel.words import Message


class Judged(Policy):
    """A game's policy, except that it picks anything."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.pace = policy.pace
        self.replies = policy.replies
        self.branching = policy.branching

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

    def interval(self, state: State) -> int:
        return self.policy.interval(state)

    def value(self, state: State) -> Sequence[float]:
        return self.policy.value(state)

    def settle(self, state: State) -> Sequence[float] | None:
        return self.policy.settle(state)


class Uniform(Judged):
    """The same to the end of the game: plain Monte Carlo."""

    def horizon(self, state: State) -> int:
        return NEVER

    def interval(self, state: State) -> int:
        return 0

    def settle(self, state: State) -> Sequence[float] | None:
        return None


PLAYOUTS = {"uniform": Uniform, "judged": Judged}
