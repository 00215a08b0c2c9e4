"""What the search asks of the long games: where an imagined game is cut off, and how it stands there."""

import pytest

from obol.bots.bot import decide
from obol.bots.levels import Searcher
from obol.games.apokalypse import APOKALYPSE
from obol.games.apokalypse.components import EVIL, GOOD
from obol.games.cgs import CGS
from obol.games.strife import STRIFE
from obol.kernel.chance import Chance
from obol.kernel.rules import Rules, State
from tests.hasty import HASTY

LONG: tuple[Rules, ...] = (STRIFE, APOKALYPSE, CGS)
every_long_game = pytest.mark.parametrize("rules", LONG, ids=[rules.id for rules in LONG])


def started(rules: Rules, seats: int, choices: int = 0, seed: int = 1) -> State:
    """A game of the policy after so many choices."""
    state, chance = rules.start(rules.setup(seats, {}, seed)), Chance(seed)
    for _ in range(choices):
        if state.actor is not None:
            state.play(rules.policy.pick(state, state.legal(), chance))
    return state


@every_long_game
def test_imagined_games_stop_at_the_horizon(rules: Rules) -> None:
    for choices in (10, 25, 40):
        state = started(rules, 3, choices)
        until = rules.policy.horizon(state)
        assert rules.policy.clock(state) < until
        rules.policy.play_on(state, Chance(1), until)
        assert state.actor is None or rules.policy.clock(state) >= until


@every_long_game
def test_outlooks_are_chances(rules: Rules) -> None:
    for seats in (3, 4):
        for choices in (0, 15, 35):
            value = rules.policy.value(started(rules, seats, choices))
            assert len(value) == seats
            assert all(0 <= one <= 1 for one in value)


@every_long_game
def test_a_search_of_a_long_game_is_blind(rules: Rules) -> None:
    """Deal anew all that the seat cannot see: the same chance gives the same thought."""
    hasty = Searcher(HASTY)
    for seats in (rules.seats[0], 4):
        for choices in range(0, 32, 4):
            state = started(rules, seats, choices, seed=choices)
            other = state.guess(state.actor, Chance(77))
            mine = decide(hasty, rules, state, Chance(9))
            assert mine == decide(hasty, rules, other, Chance(9))
            assert mine.action in state.legal()


def test_strife_is_cut_at_the_end_of_a_round_and_points_count() -> None:
    state = STRIFE.start(STRIFE.setup(3, {}, 1))
    assert STRIFE.policy.horizon(state) == 12
    STRIFE.policy.play_on(state, Chance(1), 12)
    assert (state.turn, sum(state.shields)) == (12, 3)
    ahead = list(STRIFE.policy.value(state))
    order = sorted(range(3), key=lambda seat: state.scores()[seat])
    assert ahead[order[-1]] == max(ahead)
    assert sum(ahead) == pytest.approx(1)


def test_apokalypse_is_cut_at_the_next_horseman() -> None:
    state = APOKALYPSE.start(APOKALYPSE.setup(3, {}, 2))
    before = state.next
    APOKALYPSE.policy.play_on(state, Chance(1), APOKALYPSE.policy.horizon(state))
    assert state.next == before + 1


def test_apokalypse_the_good_stand_together_and_the_best_of_the_evil_alone() -> None:
    state = APOKALYPSE.start(APOKALYPSE.setup(4, {}, 2))
    state.align = (GOOD, EVIL, GOOD, EVIL)
    state.sheet = (4, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0)
    value = APOKALYPSE.policy.value(state)
    assert value[0] == value[2]
    assert value[1] > value[3]
    state.align = (EVIL,) * 4
    value = APOKALYPSE.policy.value(state)
    assert max(value) == value[1]
    assert sum(value) == pytest.approx(1)


def test_cgs_looks_two_turns_ahead_and_teams_stand_together() -> None:
    state = CGS.start(CGS.setup(4, {"teams": "two"}, 1))
    assert CGS.policy.horizon(state) == state.turn + 2
    value = CGS.policy.value(state)
    assert (value[0], value[1]) == (value[2], value[3])
    state.coins[1] += 5
    richer = CGS.policy.value(state)
    assert richer[1] == richer[3] > value[1]
    state.winner = 0
    assert CGS.policy.value(state) == [1.0, 0.0, 1.0, 0.0]
