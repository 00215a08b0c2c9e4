"""The search: blind, repeatable, resumable, and able to say what it saw."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from obol.bots import BOTS, LEVELS, bot
from obol.bots.bot import decide
from obol.bots.levels import Searcher, careful, thought
from obol.bots.search import HEAT, Level, begin
from obol.bots.tree import Node
from obol.games import GAMES, game
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidSetup
from obol.kernel.match import KINDS
from obol.kernel.rules import Course, Result, Rules, State
from obol.kernel.words import Message
from tests.hasty import HASTY

SMALL = Level(each=10, most=400, breadth=4, ahead=0, depth=2)
every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def decisions(rules: Rules, seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game where there is something to decide."""
    state = rules.start(rules.setup(seats, {}, seed))
    chance = Chance(seed)
    while legal := state.legal():
        if len(legal) > 1:
            yield state
        state.play(chance.pick(legal))


def middle(rules: Rules, seed: int = 3) -> State:
    """A position in the middle of a game, as its actor may imagine it."""
    found = [state.copy() for state in decisions(rules, rules.seats[0], seed)]
    state = found[len(found) // 2]
    return state.guess(state.actor, Chance(seed))


@pytest.mark.native  # on the same Python code, it would take ten minutes inside Pyodide
@pytest.mark.slow
@every_game
def test_the_search_is_blind(rules: Rules) -> None:
    """Deal anew all that the seat cannot see, in 1,000 positions: the same chance gives the same thought."""
    hasty, seen, seed = Searcher(HASTY), 0, 0
    while seen < 1000:
        seed += 1
        for state in decisions(rules, rules.seats[seed % len(rules.seats)], seed):
            other = state.guess(state.actor, Chance(seed + 1000))
            mine = decide(hasty, rules, state, Chance(seed))
            assert mine == decide(hasty, rules, other, Chance(seed))
            seen += 1
    assert seen >= 1000


@every_game
@pytest.mark.parametrize(
    "level", ["novice", "adept", "master", pytest.param("oracle", marks=pytest.mark.slow)]
)
def test_every_level_is_blind(rules: Rules, level: str) -> None:
    """The same for each level as it really plays, in one position."""
    state = middle(rules)
    other = state.guess(state.actor, Chance(8))
    assert other != state, "a position where nothing is hidden shows nothing"
    mine = decide(BOTS[level], rules, state, Chance(5))
    assert mine == decide(BOTS[level], rules, other, Chance(5))


@every_game
def test_slices_change_nothing(rules: Rules) -> None:
    """Thinking in one go, game by game, or in odd slices: the same choice and the same figures."""
    state, found = middle(rules), set()
    for slice_ in (10_000, 1, 7):
        search = begin(rules, state, Chance(5), SMALL)
        while not search.step(slice_).done:
            pass
        found.add((search.best(), search.played, thought(search).weighed))
    assert len(found) == 1


@every_game
def test_a_search_can_be_stopped_at_any_moment(rules: Rules) -> None:
    state = middle(rules)
    search = begin(rules, state, Chance(5), SMALL)
    assert search.best() == rules.policy.pick(state, state.legal(), Chance(1)), (
        "at once: what the policy likes"
    )
    before = -1
    while not search.done:
        progress = search.step(1)
        assert progress.best == search.best() == thought(search).action
        assert progress.best in state.legal()
        assert before < progress.played or progress.done
        assert progress.played <= progress.budget
        before = progress.played
    assert search.step(5).played == before, "what is done stays done"


@every_game
def test_the_budget_is_kept_and_goes_to_the_best(rules: Rules) -> None:
    search = begin(rules, middle(rules), Chance(5), Level(each=60, most=4000, breadth=8, ahead=0, depth=0))
    search.step(10_000)
    assert 0.6 * search.budget <= search.played <= search.budget
    games = [line.games for line in search.lines]
    assert games == sorted(games, reverse=True), "who came further was looked at more"
    assert games[0] > games[-1]


@every_game
def test_a_policy_that_is_sure_is_followed(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.policy, "trust", 100.0, raising=False)
    state = middle(rules)
    search = begin(rules, state, Chance(5), SMALL)
    search.step(10_000)
    assert search.best() == rules.policy.pick(state, state.legal(), Chance(1))


def test_what_the_policy_likes_is_trusted_less_with_every_game() -> None:
    """After one game something else must be better by all of the trust, after eight by an eighth of it."""
    search = begin(game("cgs"), middle(game("cgs")), Chance(5), SMALL)
    favourite, other = search.lines[:2]
    for games, least in ((1, 0.2), (8, 0.025), (100, 0.002)):
        favourite.games = other.games = games
        for lead, best in ((0.9 * least, favourite), (1.1 * least, other)):
            favourite.gain, other.gain = games * 0.5, games * (0.5 + lead)
            assert search.ranking()[0] is best, f"{lead} ahead after {games} games"


def test_nothing_is_left_to_decide_between_ways_that_begin_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of two goals is better is no matter now if the first step to both is the same."""
    rules = game("styx")
    monkeypatch.setattr(
        rules.policy, "courses", lambda state, actions: [Course(actions[0])] * 2 + [Course(actions[-1])] * 2
    )
    seen = set()
    for seed in range(1, 7):
        search = begin(rules, middle(rules, seed), Chance(5), Level(each=20, most=400, breadth=4))
        assert len({line.action for line in search.lines}) == 2
        search.step(10_000)
        assert search.done
        alike = search.lines[0].action == search.lines[1].action
        assert (search.played == search.budget // 2) is alike
        seen.add(alike)
    assert True in seen


def test_who_is_surely_behind_is_dropped_at_once() -> None:
    """And so is who never makes any difference; what is close is looked at to the end."""
    rules = game("cgs")
    state = next(state for state in decisions(rules, 2, 3) if len(state.legal()) == 4)
    search = begin(rules, state, Chance(5), LEVELS["oracle"])
    lines = search.lines[:]
    best, same, close, worse = lines
    best.gains = [0.5 + 0.1 * (-1) ** world for world in range(2 * HEAT)]
    same.gains = best.gains[:]
    close.gains = [
        gain - 0.01 + 0.1 * (world % 3 == 0) * (-1) ** world for world, gain in enumerate(best.gains)
    ]
    worse.gains = [gain - 0.2 + 0.1 * (world % 3 == 0) for world, gain in enumerate(best.gains)]
    for line in lines:
        line.games, line.gain = len(line.gains), sum(line.gains)
    assert search._race(4) == 2
    assert search.lines[:2] == [best, close]
    for line in lines:
        line.games = HEAT
    assert search._race(4) == 4, "not after so few worlds"


@pytest.mark.parametrize("count", [1, 3])
def test_there_is_always_something_to_compare(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the policy names one choice only, once or with several goals."""
    rules = game("styx")
    monkeypatch.setattr(
        rules.policy, "courses", lambda state, actions: [Course(actions[-1])] * count, raising=False
    )
    search = begin(rules, middle(rules), Chance(5), replace(SMALL, breadth=2))
    assert [line.action == search.state.legal()[-1] for line in search.lines] == [True, False]
    search.step(10_000)
    assert thought(search).why.key == "why-search"


def test_the_search_leaves_its_position_alone() -> None:
    rules = game("styx")
    state = middle(rules)
    witness = state.copy()
    begin(rules, state, Chance(1), SMALL).step(10_000)
    assert state == witness


def test_a_forced_choice_needs_no_thought() -> None:
    rules = game("styx")
    state = rules.start(rules.setup(2, {}, 1))
    chance = Chance(1)
    while len(state.legal()) > 1:
        state.play(chance.pick(state.legal()))
    search = begin(rules, state.guess(state.actor, chance), chance, SMALL)
    assert (search.done, search.budget, search.best()) == (True, 0, state.legal()[0])
    assert thought(search).why == Message("why-only")


@every_game
def test_it_says_what_it_saw(rules: Rules) -> None:
    """Games imagined, how many of a hundred were won, and the figure of the next best choice."""
    state = middle(rules)
    search = begin(rules, state, Chance(3), SMALL)
    while not search.step(100).done:
        pass
    thinking = thought(search)
    why, weighed = thinking.why, thinking.weighed
    ahead = weighed[0].value >= weighed[1].value
    assert why.key == ("why-search" if ahead else "why-search-near"), "a small lead may not be trusted"
    assert why.values == {"games": search.played, "won": weighed[0].value, "second": weighed[1].value}
    most = SMALL.each * rules.policy.grain * SMALL.breadth
    assert sum(one.games for one in weighed) == search.played <= most
    assert all(0 <= one.value <= 100 for one in weighed)
    other = thought(search, weighed[1].action)
    assert other.why.values["won"] == weighed[1].value, "another choice can be asked about"
    assert other.why.values["second"] == weighed[0].value


def test_few_games_are_judged_at_the_end_of_the_turn() -> None:
    """In CGS what all the others do until the horizon would drown what a choice was worth."""
    rules = game("cgs")
    state = middle(rules)
    few, many = (begin(rules, state, Chance(2), LEVELS[level]) for level in ("adept", "master"))
    assert few.until == state.turn + 1
    assert many.until == rules.policy.horizon(state) > few.until
    assert few.budget == LEVELS["adept"].each * rules.policy.grain * len(few.lines)


@every_game
def test_who_looks_further_judges_more_than_once(rules: Rules) -> None:
    """In CGS an oracle judges a game at the horizon and one and two rounds later, and takes the mean."""
    state = middle(rules)
    times = {level: begin(rules, state, Chance(2), LEVELS[level])._tree.times for level in LEVELS}
    first = rules.policy.horizon(state)
    further = [first, first + 2, first + 4] if rules.id == "cgs" else [first]
    assert (times["master"], times["oracle"]) == ([first], further)
    assert [len(times[level]) for level in ("novice", "adept")] == [1, 1]


def test_what_counts_is_the_mean_of_all_judgements() -> None:
    rules = game("cgs")
    state = next(state for state in decisions(rules, 2, 3) if state.turn == 3)
    tree = begin(rules, state, Chance(2), LEVELS["oracle"])._tree
    stands = []
    for until in tree.times:
        world = state.copy()
        rules.policy.play_on(world, Chance(3), until)
        assert world.actor is not None
        stands.append(rules.policy.value(world)[0])
    assert len(set(stands)) == 3, "it goes on in between"
    gains, wins, exact = tree.imagine(state.copy(), Node())
    assert len(set(stands)) == 3, "it goes on in between"
    assert gains[0] == wins[0] == pytest.approx(sum(stands) / 3)
    assert not exact


@every_game
def test_a_tree_grows_only_where_single_decisions_make_sense(rules: Rules) -> None:
    """In CGS a step is a part of a way: to try others there is to lose oneself in detours."""
    search = begin(rules, middle(rules), Chance(1), Level(each=60, most=4000, breadth=2, depth=4))
    while not search.done:
        search.step(search.budget)
    grown = any(line.node.after for line in search.lines)
    assert grown is (rules.id != "cgs")


def test_more_care_is_more_games_for_the_same_choices() -> None:
    rules = game("styx")
    state = middle(rules)
    games = []
    for care in (40, 100, 300):
        search = begin(rules, state, Chance(2), careful(LEVELS["adept"], care))
        search.step(10_000)
        games.append((search.budget, sorted(line.action for line in search.lines)))
    assert games[0][0] < games[1][0] < games[2][0]
    assert games[0][1] == games[1][1] == games[2][1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_reaction_takes_no_thinking_time(level: str) -> None:
    """Who is asked out of turn is a secret: every level answers by the policy, as quickly as any bot."""
    rules, found = game("apokalypse"), 0
    for seed in range(60):
        for state in decisions(rules, 3, seed):
            if state.reaction() is not None:
                searcher = Searcher(LEVELS[level])
                assert searcher.begin(rules, state, Chance(1)) is None
                assert decide(searcher, rules, state, Chance(1)) == decide(
                    BOTS["greedy"], rules, state, Chance(1)
                )
                found += 1
        if found > 3:
            return
    raise AssertionError("hardly any reaction found")


def test_where_looking_ahead_tells_nothing_the_policy_chooses() -> None:
    """The camps of CGS show what they are worth much too late for an imagined game."""
    rules = game("cgs")
    searcher = Searcher(LEVELS["master"])
    pondered = set()
    for state in decisions(rules, 3, 1):
        search = searcher.begin(rules, state, Chance(1))
        assert (search is not None) == rules.policy.ponders(state) or state.reaction() is not None
        if search is None:
            assert searcher.think(rules, state, Chance(1)) == BOTS["greedy"].think(rules, state, Chance(1))
        pondered.add((state.question().key, search is not None))
    assert {("cgs-ask-hero", True), ("cgs-ask-camp", False), ("cgs-ask-mover", True)} <= pondered


def test_levels_are_kinds_of_seats_and_differ_in_care_only() -> None:
    assert KINDS[4:] == tuple(LEVELS), "their order is part of the link"
    care = [(level.each, level.most, level.breadth) for level in LEVELS.values()]
    assert care == sorted(care)


def test_budgets_of_studies() -> None:
    plain, tenfold = bot("master"), bot("master:8000")
    assert isinstance(plain, Searcher)
    assert isinstance(tenfold, Searcher)
    assert (tenfold.level.each, tenfold.level.most) == (8000, 8000)
    assert tenfold.level.breadth == plain.level.breadth
    careless = bot("master:1000%:uniform")
    assert isinstance(careless, Searcher)
    assert careless.level == replace(careful(plain.level, 1000), playout="uniform")
    for wrong in ("master:", "master:0", "master:many", "master:%", "master:0%", "greedy:5", "charon"):
        with pytest.raises(InvalidSetup):
            bot(wrong)


@every_game
def test_judged_playouts_differ_in_the_picking_only(rules: Rules) -> None:
    """The same choices, worlds and horizon, and other ends: the policy's picking is what is left out."""
    state, found = middle(rules), []
    for playout in ("", "judged"):
        search = begin(rules, state, Chance(5), replace(SMALL, playout=playout))
        search.step(10_000)
        found.append(search)
    plain, careless = found
    assert plain.until == careless.until
    assert plain.budget == careless.budget
    assert {line.action for line in plain.lines} == {line.action for line in careless.lines}
    assert [line.gain for line in plain.ranking()] != [line.gain for line in careless.ranking()]


@pytest.mark.parametrize("game_id", ["styx", "strife"])
def test_uniform_playouts_know_nothing(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played by chance to the very end: no judgement of the policy, and nothing counted through."""
    rules = game(game_id)
    search = begin(rules, middle(rules), Chance(5), replace(SMALL, playout="uniform"))
    for asked in ("pick", "play_on", "value", "settle", "horizon"):
        monkeypatch.setattr(rules.policy, asked, None, raising=False)
    search.step(10_000)
    assert not search.exact
    assert all(line.won == int(line.won) for line in search.lines), "won or lost, nothing between"


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 2, 3), (1.0, 0.25, 0.0)),
        ((1, 1, 3, 3), (11 / 12, 11 / 12, 1 / 12, 1 / 12)),  # a team wins together
        ((2, 2), (0.25, 0.25)),  # nobody wins
    ],
)
def test_what_a_game_is_worth_to_each_seat(ranks: tuple[int, ...], shares: tuple[float, ...]) -> None:
    scores = tuple(10 - rank for rank in ranks)
    assert Result(scores, ranks, Message("won")).shares() == pytest.approx(shares)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "level"), [("styx", "adept"), ("strife", "adept")])
def test_search_beats_greedy(game_id: str, level: str) -> None:
    """A coarse check that thinking helps; docs/tournament.md has the figures."""
    rules, won = GAMES[game_id], Counter[str]()
    seats = rules.seats[0]
    for deal in range(4 * seats):
        state, chance = rules.start(rules.setup(seats, {}, deal // seats)), Chance(deal)
        while state.actor is not None:
            mover = BOTS[level if state.actor == deal % seats else "greedy"]
            state.play(decide(mover, rules, state, chance).action)
        won["search"] += deal % seats in state.result().winners
    assert won["search"] > 4
