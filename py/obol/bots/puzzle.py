"""Whether a move wins: for puzzles, which ask a player to find one that does.

Every choice is tried in the same guessed worlds. In each the game is counted through to its end if the rules
can do that, and otherwise played on as a sensible player would. A position is a puzzle when some choice wins
nearly always, and most do not.
"""

from dataclasses import dataclass

from ..kernel.chance import Chance
from ..kernel.match import JUDGE, Match
from ..kernel.rules import Rules, State

WORLDS = 20
"""Worlds that are guessed; in a game where imagining is costly (``Policy.pace``), fewer."""
FEWEST = 8
GAMES = 600
"""Imagined games for one decision, about."""
WINS = 90
"""A choice that wins so many games out of a hundred is a winning one."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What every choice of a decision is worth, in games won out of a hundred; whether that is certain."""

    shares: dict[int, int]
    worlds: int
    exact: bool

    @property
    def best(self) -> int:
        return max(self.shares.values())

    @property
    def winning(self) -> list[int]:
        return [action for action, share in self.shares.items() if share >= WINS]

    @property
    def puzzling(self) -> bool:
        """Whether there is something to find."""
        return 0 < len(self.winning) <= len(self.shares) // 2

    def keeps(self, action: int) -> bool:
        """Whether this choice is a winning one, or as good as any."""
        return self.shares[action] >= min(WINS, self.best)


def judge(rules: Rules, state: State, chance: Chance) -> Judged:
    """What each choice of ``state.actor`` is worth; the state must be a guess of that seat."""
    seat, legal = state.actor, state.legal()
    assert seat is not None
    worlds = max(FEWEST, min(WORLDS, GAMES // (len(legal) * rules.policy.pace)))
    won = dict.fromkeys(legal, 0.0)
    exact = True
    for _ in range(worlds):
        world = state.guess(seat, chance)
        for action in legal:
            tried = world.copy()
            tried.play(action)
            share, sure = _outcome(rules, tried, seat, chance)
            won[action] += share
            exact = exact and sure
    shares = {action: round(100 * share / worlds) for action, share in won.items()}
    return Judged(shares, worlds, exact)


def judge_at(match: Match) -> Judged:
    """What each choice is worth where a match stands, through the eyes of the seat that is asked."""
    chance = match.chance(JUDGE)
    return judge(match.rules, match.state.guess(match.state.actor, chance), chance)


def _outcome(rules: Rules, state: State, seat: int, chance: Chance) -> tuple[float, bool]:
    """Whether a seat wins from here, or how likely; and whether that was counted and not imagined."""
    policy = rules.policy
    if state.actor is None:
        return float(state.result().ranks[seat] == 1), True
    settled = policy.settle(state)
    if settled is not None:
        return settled[seat], True
    until = policy.horizon(state)
    policy.play_on(state, chance, until)
    if state.actor is None:
        return float(state.result().ranks[seat] == 1), False
    return policy.value(state)[seat], False
