"""What every game promises. These tests know no game: they run over the list of games."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games import GAMES, find_rules
from obol.kernel.chance import Chance
from obol.kernel.link import decode, encode
from obol.kernel.match import Match, Seat
from obol.kernel.rules import Rules, State
from obol.kernel.words import Event
from tests.hasty import KINDS

GAMES_EACH = 12


def settings() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game with its fewest and most players, and every value of every option."""
    for rules in GAMES.values():
        for seats in sorted({rules.seats[0], rules.seats[-1]}):
            yield rules.id, seats, {}
        for option in rules.options:
            for value in option.values[1:]:
                yield rules.id, rules.seats[0], {option.id: value}


SETTINGS = [
    pytest.param(*setting, id="-".join([setting[0], str(setting[1]), *setting[2].values()]))
    for setting in settings()
]
every_setting = pytest.mark.parametrize(("game_id", "seats", "options"), SETTINGS)


def random_match(game_id: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """A whole game by uniform choices."""
    match = Match(GAMES[game_id], [Seat("random", f"P{n}") for n in range(seats)], options, seed)
    chance = Chance(seed)
    while legal := match.state.legal():
        match.play(chance.pick(legal))
    return match


def positions(match: Match) -> Iterator[State]:
    """Every position of a match, from the first to the last."""
    state = match.rules.start(match.setup)
    for action in match.actions:
        yield state
        state.play(action)
    yield state


@every_setting
def test_legal_is_ascending_and_empty_only_at_the_end(
    game_id: str, seats: int, options: dict[str, str]
) -> None:
    for seed in range(GAMES_EACH):
        match = random_match(game_id, seats, options, seed)
        for state in positions(match):
            legal = state.legal()
            assert legal == sorted(set(legal)), "an action twice, or out of order, would break links"
            assert (state.actor is None) == (legal == [])
            assert state.actor is None or state.actor in range(seats)


@every_setting
def test_every_legal_choice_can_be_played(game_id: str, seats: int, options: dict[str, str]) -> None:
    match = random_match(game_id, seats, options, 3)
    for state in positions(match):
        for action in state.legal():
            other = state.copy()
            other.play(action)
            assert other != state, "a choice that changes nothing is none"


@every_setting
def test_a_copy_is_equal_and_independent(game_id: str, seats: int, options: dict[str, str]) -> None:
    match = random_match(game_id, seats, options, 5)
    for state in positions(match):
        if state.actor is None:
            break
        twin, witness = state.copy(), state.copy()
        assert twin == state
        while legal := twin.legal():
            twin.play(legal[-1])
        assert state == witness, "playing a copy changed the original"


@every_setting
def test_replay_gives_the_same_states(game_id: str, seats: int, options: dict[str, str]) -> None:
    match = random_match(game_id, seats, options, 7)
    again = match.cut(len(match.actions))
    assert again.state == match.state
    assert again.steps == match.steps
    for one, other in zip(positions(match), positions(again), strict=True):
        assert one.view(None) == other.view(None)


@every_setting
def test_listeners_change_nothing(game_id: str, seats: int, options: dict[str, str]) -> None:
    match = random_match(game_id, seats, options, 11)
    told: list[Event] = []
    state = match.tell(lambda step, table, event: told.append(event))
    assert state == match.state
    assert len(told) >= len(match.actions) / 2


@every_setting
def test_link_and_back_is_the_identity(game_id: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(GAMES_EACH):
        match = random_match(game_id, seats, options, seed)
        for length in (0, 1, len(match.actions) // 2, len(match.actions)):
            part = match.cut(length)
            text = encode(part)
            back = decode(text, find_rules)
            assert (back.actions, back.seats, back.setup) == (part.actions, part.seats, part.setup)
            assert back.state == part.state
            assert text[-1].isalnum()
            assert text.replace("-", "").replace("_", "").isalnum()


@every_setting
def test_undo_is_a_shorter_replay(game_id: str, seats: int, options: dict[str, str]) -> None:
    match = random_match(game_id, seats, options, 13)
    for length, state in enumerate(positions(match)):
        assert match.cut(length).state == state
    for seat in range(seats):
        undo = match.last_choice_of([seat])
        assert undo is None or match.steps[undo].seat == seat


@every_setting
def test_views_and_choices_leak_nothing(game_id: str, seats: int, options: dict[str, str]) -> None:
    """Deal anew all that a seat cannot see: what it sees and may do stays the same."""
    for seed in range(4):
        match = random_match(game_id, seats, options, seed)
        for state in positions(match):
            for seat in (*range(seats), None):
                other = state.guess(seat, Chance(seed + 100))
                assert other.view(seat) == state.view(seat)
                assert other.actor == state.actor
                if state.actor is not None:
                    assert other.question() == state.question(), "the question is read by everybody"
                    assert state.actor != seat or other.legal() == state.legal()


@every_setting
def test_guesses_do_differ_where_something_is_hidden(
    game_id: str, seats: int, options: dict[str, str]
) -> None:
    state = random_match(game_id, seats, options, 2).cut(0).state
    guesses = [state.guess(0, Chance(n)) for n in range(8)]
    assert any(guess != guesses[0] for guess in guesses), "a guess that never varies is the truth"


@every_setting
def test_guesses_do_not_depend_on_the_truth(game_id: str, seats: int, options: dict[str, str]) -> None:
    """The same chance over two truths that look alike gives the same guess: no path for a secret."""
    for seed in range(3):
        match = random_match(game_id, seats, options, seed)
        for state in positions(match):
            for seat in range(seats):
                other = state.guess(seat, Chance(seed + 7))
                assert other.guess(seat, Chance(5)) == state.guess(seat, Chance(5))


@every_setting
@pytest.mark.parametrize("kind", KINDS)
def test_bots_do_not_depend_on_the_truth(
    game_id: str, seats: int, options: dict[str, str], kind: str
) -> None:
    rules = GAMES[game_id]
    for seed in range(3):
        match = random_match(game_id, seats, options, seed)
        for state in positions(match):
            if state.actor is not None:
                other = state.guess(state.actor, Chance(seed + 7))
                mine = decide(KINDS[kind], rules, state, Chance(9))
                assert mine == decide(KINDS[kind], rules, other, Chance(9))
                assert mine.action in state.legal()


@every_setting
def test_events_tell_a_seat_nothing_it_cannot_see(game_id: str, seats: int, options: dict[str, str]) -> None:
    """No event names a thing that others see and this seat neither saw before nor sees now."""
    match = random_match(game_id, seats, options, 17)
    everybody = (*range(seats), None)
    before = {seat: repr(match.rules.start(match.setup).view(seat)) for seat in everybody}

    def listen(step: int, state: State, event: Event) -> None:
        after = {seat: repr(state.view(seat)) for seat in everybody}
        for seat in everybody:
            told = event.told_to(seat)
            if told is None:
                continue
            for name in (*told.refs, *told.values.values()):
                quoted = repr(name)
                if ":" in quoted and any(quoted in after[other] for other in everybody):
                    assert quoted in after[seat] + before[seat], f"step {step}: {told} to seat {seat}"
        before.update(after)

    match.tell(listen)


@every_setting
def test_every_game_ends_within_its_bound(game_id: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[game_id]
    for seed in range(60):
        match = random_match(game_id, seats, options, seed)
        assert len(match.actions) <= rules.longest
        result = match.state.result()
        assert len(result.scores) == len(result.ranks) == seats
        assert min(result.ranks) == 1
        assert result.winners
        assert result.scores == match.state.scores()


@every_setting
def test_choices_can_be_told_apart_by_touch(game_id: str, seats: int, options: dict[str, str]) -> None:
    """Two choices never want the same touches, nor is one the beginning of another."""
    for seed in range(4):
        for state in positions(random_match(game_id, seats, options, seed)):
            touches = sorted(state.choice(action).refs for action in state.legal())
            for one, other in pairwise(touches):
                assert one
                assert other[: len(one)] != one


@every_setting
def test_refusal_agrees_with_legal(game_id: str, seats: int, options: dict[str, str]) -> None:
    """Every beginning of a legal choice is allowed; a nonsense thing is refused with a reason."""
    for state in positions(random_match(game_id, seats, options, 19)):
        for action in state.legal():
            refs = state.choice(action).refs
            for length in range(1, len(refs) + 1):
                assert state.refusal(refs[:length]) is None
        if state.actor is not None:
            assert state.refusal(["nothing:at-all"]) is not None


def test_numbers_and_ids_of_games_are_their_own() -> None:
    assert len({rules.number for rules in GAMES.values()}) == len(GAMES)
    assert all(name == rules.id for name, rules in GAMES.items())


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_greedy_beats_random(rules: Rules) -> None:
    """A policy that is no better than chance would be useless to every bot built on it."""
    seats, games, won = rules.seats[0], 40, 0
    for seed in range(games):
        match = Match(rules, [Seat("random")] * seats, {}, seed)
        chance = Chance(seed)
        hero = seed % seats
        while (seat := match.state.actor) is not None:
            kind = "greedy" if seat == hero else "random"
            match.play(decide(BOTS[kind], rules, match.state, chance).action)
        won += hero in match.state.result().winners
    assert won > games * 1.5 / seats
