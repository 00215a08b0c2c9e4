"""What a search remembers below its root: for each decision how the choices did for whoever made them.

The worlds differ from game to game, and so do the choices that others have in them: a node knows how often a
choice could have been made, and one that is rarely possible is not thought neglected (single-observer
information-set tree). A choice is first tried in the order of the policy's liking, the more of them
the more often a node is visited.
"""

from collections.abc import Sequence
from math import log, sqrt

from ..kernel.chance import Chance
from ..kernel.rules import Policy, State

CURIOSITY = 0.45
"""How much a choice that was rarely tried is preferred to one that did well."""
RIPE = 8
"""Games that pass through a node before its choices are told apart."""

Outcome = tuple[Sequence[float], Sequence[float], bool]
"""What each seat gained, what it won (or its chance of it), and whether this is counted to the end."""


class Node:
    """One choice in the tree."""

    __slots__ = ("after", "gain", "seen", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.gain = 0.0
        """What it brought to the seat that chose it, summed up."""
        self.seen = 0
        """How often it could have been chosen."""
        self.after: dict[int, Node] = {}


class Tree:
    """Imagined games from one root."""

    def __init__(self, policy: Policy, chance: Chance, depth: int, times: Sequence[int]) -> None:
        self.policy = policy
        self.chance = chance
        self.depth = depth
        self.times = times
        """When a game is judged, by the policy's clock; after the last time it is not played on."""

    def imagine(self, state: State, node: Node) -> Outcome:
        """Play one game on, in place, from the position after a choice of the root."""
        path: list[tuple[Node, int]] = [(node, -1)]
        settled = self.policy.settle(state)
        if settled is None and self.depth:
            self._descend(state, node, path)
            settled = self.policy.settle(state)
        if settled is not None:
            outcome: Outcome = (settled, settled, True)
        else:
            outcome = self._play_on(state)
        gains = outcome[0]
        for one, seat in path:
            one.visits += 1
            if seat >= 0:
                one.gain += gains[seat]
        return outcome

    def _play_on(self, state: State) -> Outcome:
        """What the game comes to: the mean of how it stands at each of the times.

        The later, the truer, and the more it is due to luck; all of them together tell most.
        """
        found: list[Outcome] = []
        for until in self.times:
            if state.actor is not None:
                self.policy.play_on(state, self.chance, until)
            found.append(self._outcome(state))
        if len(found) == 1:
            return found[0]
        gains, wins, _ = zip(*found, strict=True)
        return _mean(gains), _mean(wins), False

    def _outcome(self, state: State) -> Outcome:
        if state.actor is not None:
            value = self.policy.value(state)
            return value, value, False
        result = state.result()
        return result.shares(), [float(rank == 1) for rank in result.ranks], False

    def _descend(self, state: State, node: Node, path: list[tuple[Node, int]]) -> None:
        depth = self.depth
        while (
            depth
            and node.visits >= RIPE
            and state.actor is not None
            and self.policy.clock(state) < self.times[0]
        ):
            actions = state.legal()
            if len(actions) == 1:
                state.play(actions[0])
                continue
            seat = state.actor
            action, node = self._choose(state, node, actions)
            state.play(action)
            path.append((node, seat))
            depth -= 1

    def _choose(self, state: State, node: Node, actions: Sequence[int]) -> tuple[int, Node]:
        after = node.after
        known = [action for action in actions if action in after]
        width = 1 + int(sqrt(node.visits / RIPE))
        if len(known) < len(actions) and len(known) < width:
            new = [action for action in actions if action not in after]
            action = self.policy.pick(state, new, self.chance) if len(new) > 1 else new[0]
            after[action] = Node()
            after[action].seen = 1
            for other in known:
                after[other].seen += 1
            return action, after[action]
        best, chosen = -1.0, known[0]
        for action in known:
            one = after[action]
            one.seen += 1
            value = one.gain / one.visits + CURIOSITY * sqrt(log(one.seen) / one.visits)
            if value > best:
                best, chosen = value, action
        return chosen, after[chosen]


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """Column by column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
