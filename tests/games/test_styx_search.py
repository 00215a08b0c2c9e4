"""What the search asks of Styx: quick imagined games, and an end that is counted through."""

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games.styx import STYX
from obol.games.styx.endgame import LAST_TURNS
from obol.games.styx.moves import FLIP
from obol.games.styx.rules import StyxState
from obol.kernel.chance import Chance
from obol.kernel.rules import NEVER, Policy


def position(seed: int, choices: int, chain: str = "unlimited") -> StyxState:
    """A random game after so many choices, or at its end."""
    state = STYX.start(STYX.setup(2, {"chain": chain}, seed))
    chance = Chance(seed)
    while state.actor is not None and (choices > 0 or state.phase == FLIP):
        state.play(chance.pick(state.legal()))
        choices -= 1
    return state


@pytest.mark.parametrize("chain", ["unlimited", "two"])
def test_quick_games_are_the_games_of_the_policy(chain: str) -> None:
    """The loop of playout.py ends in the same position as choosing by ``pick``, one by one."""
    for seed in range(150):
        state = position(seed, seed % 50, chain)
        for until in (NEVER, state.turn + 3):
            quick, plain = state.copy(), state.copy()
            STYX.policy.play_on(quick, Chance(1), until)
            Policy.play_on(STYX.policy, plain, Chance(1), until)
            assert quick == plain


def best_outcome(state: StyxState) -> int:
    """The winner if both play best: games to their ends, without any skill, until one way to win is found."""
    if state.actor is None:
        return state.result().winners[0]
    for action in state.legal():
        after = state.copy()
        after.play(action)
        if best_outcome(after) == state.actor:
            return state.actor
    return 1 - state.actor


@pytest.mark.slow
def test_the_end_is_counted_exactly() -> None:
    settled = 0
    for seed in range(60):
        state = position(seed, 0)
        chance = Chance(seed + 1)
        while state.actor is not None and len(state.deck) + len(state.open) > LAST_TURNS - 1:
            assert len(state.deck) + len(state.open) <= LAST_TURNS or STYX.policy.settle(state) is None
            state.play(chance.pick(state.legal()))
        if state.actor is not None:
            winner = best_outcome(state)
            assert STYX.policy.settle(state) == (float(winner == 0), float(winner == 1))
            settled += 1
    assert settled > 20


def test_the_search_wins_what_is_won() -> None:
    """With an empty deck every level finds a winning choice where there is one, and says so."""
    seen = set()
    for seed in range(40):
        state, chance = position(seed, 0), Chance(seed + 1)
        while state.actor is not None and (state.deck or len(state.legal()) == 1):
            state.play(chance.pick(state.legal()))
        if state.actor is None:
            continue
        seat, winner = state.actor, best_outcome(state)
        thought = decide(BOTS["adept"], STYX, state, Chance(seed))
        seen.add(thought.why.key)
        assert thought.why.key == ("why-certain-won" if winner == seat else "why-certain-lost")
        state.play(thought.action)
        assert best_outcome(state) == winner
    assert seen == {"why-certain-won", "why-certain-lost"}


def test_half_way_the_fields_count() -> None:
    state = position(5, 20)
    assert STYX.policy.value(state) == [fields / 5 for fields in state.scores()]
