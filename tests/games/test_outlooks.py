"""What the search asks of the long games: where an imagined game is cut off, and how it stands there."""

from collections.abc import Iterator

import pytest

from obol.bots.bot import decide
from obol.bots.levels import Searcher
from obol.games.apokalypse import APOKALYPSE
from obol.games.apokalypse.components import EVIL, GOOD
from obol.games.apokalypse.places import ROWS
from obol.games.apokalypse.refs import CARD_BITS, NUMBER_BITS
from obol.games.cgs import CGS
from obol.games.cgs.courses import PLACE
from obol.games.cgs.moves import ASK_MOVER, ASK_STEP
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


def test_cgs_looks_to_the_end_of_the_next_own_turn_and_teams_stand_together() -> None:
    state = CGS.start(CGS.setup(4, {"teams": "two"}, 1))
    assert CGS.policy.horizon(state) == state.turn + 5
    value = CGS.policy.value(state)
    assert (value[0], value[1]) == (value[2], value[3])
    state.coins[1] += 5
    richer = CGS.policy.value(state)
    assert richer[1] == richer[3] > value[1]
    state.winner = 0
    assert CGS.policy.value(state) == [1.0, 0.0, 1.0, 0.0]


def test_cgs_in_a_guess_every_turn_has_dice_of_its_own() -> None:
    """What is thrown later is the same whatever is done now; the real table goes on with one stream."""
    for real in (False, True):
        state = CGS.start(CGS.setup(2, {}, 3))
        while state.turn < 5:
            state.play(CGS.policy.pick(state, state.legal(), Chance(1)))
        if not real:
            state = state.guess(state.actor, Chance(8))
        dice = []
        for throws in (0, 1):
            world = state.copy()
            for _ in range(throws):
                world.below(6)
            CGS.policy.play_on(world, Chance(1), state.turn + 1)
            dice.append(world.seed)
        assert (dice[0] == dice[1]) is not real


def test_cgs_a_hero_who_fights_better_stands_better() -> None:
    """So that a search chooses the stronger hero, and sees what equipment is good for."""
    shares = []
    for hero in ("piece:hercules", "piece:salmoneus"):
        state = CGS.start(CGS.setup(2, {}, 1))
        state.play(next(action for action in state.legal() if state.choice(action).refs == (hero,)))
        state.play(next(action for action in state.legal() if state.choice(action).refs == ("piece:iolaus",)))
        shares.append(CGS.policy.value(state)[0])
    assert shares[0] > 0.5 > shares[1]


def test_apokalypse_those_who_live_will_score() -> None:
    """With the same points, a nation with citizens that survive is worth more to its seat."""
    state = APOKALYPSE.start(APOKALYPSE.setup(3, {}, 2))
    state.align = (EVIL, EVIL, GOOD)
    state.next = 3
    before = APOKALYPSE.policy.value(state)
    assert before[0] == pytest.approx(before[1], abs=0.1)
    _lay(state, nation=0, side=EVIL, by=1, count=3)
    after = APOKALYPSE.policy.value(state)
    assert after[0] > before[0]
    assert after[1] < before[1]


def _lay(state: State, nation: int, side: int, by: int, count: int) -> None:
    """So many citizens laid by a seat, on a table built for a test."""
    row = tuple(number << NUMBER_BITS | by << CARD_BITS | number for number in range(count))
    state.rows[nation * ROWS + side] += row


@pytest.mark.parametrize(("side", "more"), [(GOOD, True), (EVIL, False)])
def test_apokalypse_alignments_are_guessed_by_what_was_laid_in_the_open(side: int, more: bool) -> None:
    """Late in the game somebody who has laid citizens of one side is thought to be of it more often."""
    counts = []
    for laid in (False, True):
        state = APOKALYPSE.start(APOKALYPSE.setup(3, {}, 2))
        state.next = 4
        _lay(state, nation=2, side=EVIL, by=1, count=2)
        if laid:
            _lay(state, nation=2, side=side, by=1, count=4)
        chance = Chance(3)
        guesses = [state.guess(0, chance).align for _ in range(300)]
        assert {guess[0] for guess in guesses} == {state.align[0]}, "the own one is known"
        counts.append(sum(guess[1] == GOOD for guess in guesses))
    plain, telling = counts
    assert 0 < telling < 300, "a hint is no proof"
    assert telling > plain + 30 if more else telling < plain - 30


def test_apokalypse_alignments_fit_the_cards() -> None:
    """With two cards of each side for four players, no guess has a third of either."""
    state = APOKALYPSE.start(APOKALYPSE.setup(4, {"balanced": "yes"}, 2))
    chance = Chance(5)
    for seat in (None, 0, 3):
        for _ in range(60):
            assert sorted(state.guess(seat, chance).align) == [GOOD, GOOD, EVIL, EVIL]


def walks() -> Iterator[State]:
    """Where somebody sets out or is under way, in games of the policy."""
    for seed in range(4):
        state, chance = CGS.start(CGS.setup(3, {}, seed)), Chance(seed)
        while state.actor is not None:
            if state.stack[-1][0] in (ASK_MOVER, ASK_STEP) and len(state.legal()) > 1:
                yield state
            state.play(CGS.policy.pick(state, state.legal(), chance))


def test_cgs_weighs_walks_by_where_they_lead() -> None:
    chance, goals = Chance(1), 0
    for state in walks():
        legal = state.legal()
        courses = CGS.policy.courses(state, legal)
        assert courses[0].action == CGS.policy.pick(state, legal, chance), "first what the policy likes"
        assert {course.action for course in courses} <= set(legal)
        assert len(set(courses)) == len(courses)
        assert len({course.action for course in courses}) > 1
        goals += len(courses) > len({course.action for course in courses})
    assert goals > 20, "often there is more than one place to go the same way"


def test_cgs_pursues_a_goal_as_far_as_the_points_reach() -> None:
    arrived = 0
    for state in walks():
        for course in CGS.policy.courses(state, state.legal())[:3]:
            if course.goal < 0:
                continue
            piece, place = divmod(course.goal, PLACE)
            world = state.copy()
            world.play(course.action)
            CGS.policy.pursue(world, course.goal)
            arrived += world.at[piece] == place - 1
            under_way = world.stack and world.stack[-1][0] == ASK_STEP and world.stack[-2][1] == piece
            assert not under_way or world.at[piece] == place - 1 or place == 0
    assert arrived > 20
