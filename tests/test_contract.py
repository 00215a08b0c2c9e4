"""What every game promises. These tests know no game: they run over the list of games."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games import GAMES, find_rules
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidSetup
from obol.kernel.link import decode, encode
from obol.kernel.match import Match, Seat
from obol.kernel.rules import Rules, State
from obol.kernel.words import EVERYBODY, Event
from tests.hasty import KINDS

GAMES_EACH = 12
LONG = 10_000
"""A game that can be longer is looked at in fewer games and moments, and not played by chance alone."""
MOMENTS = 40


def settings() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game with its fewest and most players, and every value of every option."""
    for rules in GAMES.values():
        for seats in sorted({rules.seats[0], rules.seats[-1]}):
            yield rules.id, seats, {}
        for option in rules.options:
            # A long list of values is a scale: a few will do.
            others = option.values[1:] if len(option.values) <= 4 else option.values[1::10]
            for value in others:
                yield rules.id, _seats_for(rules, {option.id: value}), {option.id: value}


def _seats_for(rules: Rules, options: dict[str, str]) -> int:
    """The fewest players with whom an option makes sense."""
    for seats in rules.seats:
        try:
            rules.setup(seats, options, 1)
        except InvalidSetup:
            continue
        return seats
    raise AssertionError(options)


SETTINGS = [
    # The quick loop has every game as it is usually played; its options come with the whole.
    pytest.param(
        *(game_id, seats, options),
        id="-".join([game_id, str(seats), *options.values()]),
        marks=[pytest.mark.slow] if options else [],
    )
    for game_id, seats, options in settings()
]
every_setting = pytest.mark.parametrize(("game_id", "seats", "options"), SETTINGS)


def random_match(game_id: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """A whole game by uniform choices. Not to be changed: a long one is played once for all tests."""
    long = GAMES[game_id].longest > LONG
    return (
        _long_match(game_id, seats, tuple(options.items())) if long else _match(game_id, seats, options, seed)
    )


@cache
def _long_match(game_id: str, seats: int, options: tuple[tuple[str, str], ...]) -> Match:
    return _match(game_id, seats, dict(options), 1)


def _match(game_id: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """Where uniform choices would wander for ages, most of them are sensible."""
    rules = GAMES[game_id]
    match = Match(rules, [Seat("random", f"P{n}") for n in range(seats)], options, seed)
    chance = Chance(seed)
    while legal := match.state.legal():
        sensible = rules.longest > LONG and chance.below(8)
        match.play(
            decide(BOTS["greedy"], rules, match.state, chance).action if sensible else chance.pick(legal)
        )
    return match


def some(rules_id: str, games: int) -> range:
    """The seeds of so many games; of a long one, a single game tells as much."""
    return range(games if GAMES[rules_id].longest <= LONG else 1)


def moments(match: Match) -> Iterator[tuple[int, State]]:
    """The positions of a match with their number of choices: all, or some spread over a long game."""
    stride = 1 if match.rules.longest <= LONG else max(1, len(match.actions) // MOMENTS)
    state = match.rules.start(match.setup)
    for nth, action in enumerate(match.actions):
        if nth % stride == 0:
            yield nth, state
        state.play(action)
    yield len(match.actions), state


def positions(match: Match) -> Iterator[State]:
    for _, state in moments(match):
        yield state


@every_setting
def test_legal_is_ascending_and_empty_only_at_the_end(
    game_id: str, seats: int, options: dict[str, str]
) -> None:
    for seed in some(game_id, GAMES_EACH):
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
        for _ in range(200):
            if legal := twin.legal():
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
    for seed in some(game_id, GAMES_EACH):
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
    for length, state in moments(match):
        assert match.cut(length).state == state
    for seat in range(seats):
        undo = match.last_choice_of([seat])
        assert undo is None or match.steps[undo].seat == seat


@every_setting
def test_views_and_choices_leak_nothing(game_id: str, seats: int, options: dict[str, str]) -> None:
    """Deal anew all that a seat cannot see: what it sees and may do stays the same."""
    for seed in some(game_id, 4):
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
def test_whose_turn_it_is_may_be_a_secret_but_not_from_the_one_who_is_asked(
    game_id: str, seats: int, options: dict[str, str]
) -> None:
    """Nobody is shown a wrong seat; only who answers a reaction is kept from the others."""
    for state in positions(random_match(game_id, seats, options, 23)):
        reaction = state.reaction()
        assert reaction is None or reaction.decline in state.legal()
        for seat in (*range(seats), None):
            shown = state.view(seat)["actor"]
            assert shown == (state.actor if reaction is None or seat == state.actor else None)


@every_setting
def test_the_eyes_of_all_see_what_any_seat_sees(game_id: str, seats: int, options: dict[str, str]) -> None:
    """Looking back at the end: everything that one seat was shown is in the one view of all."""
    for state in positions(random_match(game_id, seats, options, 5)):
        together = words_in(state.view(EVERYBODY))
        for seat in (*range(seats), None):
            assert words_in(state.view(seat)) <= together
        assert state.view(EVERYBODY)["actor"] == state.actor


def words_in(value: object) -> set[str]:
    """All that is named in a view: refs, kinds, sides."""
    if isinstance(value, dict):
        return set().union(*(words_in(part) for part in value.values()))
    if isinstance(value, list | tuple):
        return set().union(*(words_in(part) for part in value))
    return {value} if isinstance(value, str) else set()


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
    for seed in some(game_id, 3):
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
    for seed in some(game_id, 3):
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

    match.tell(listen, None if match.rules.longest <= LONG else 150)


@every_setting
def test_every_game_ends_within_its_bound(game_id: str, seats: int, options: dict[str, str]) -> None:
    rules = GAMES[game_id]
    for seed in some(game_id, 60):
        match = random_match(game_id, seats, options, seed)
        assert len(match.actions) <= rules.longest
        result = match.state.result()
        assert len(result.scores) == len(result.ranks) == seats
        # A winner has rank 1, and everybody as many more as are ahead. A game that beats all has no rank 1.
        first = 1 if result.winners else 2
        assert result.ranks == tuple(first + sum(one < rank for one in result.ranks) for rank in result.ranks)
        assert result.winners == tuple(seat for seat in range(seats) if result.ranks[seat] == 1)
        assert result.scores == match.state.scores()


@every_setting
def test_choices_can_be_told_apart_by_touch(game_id: str, seats: int, options: dict[str, str]) -> None:
    """Two choices never want the same touches, nor is one the beginning of another."""
    for seed in some(game_id, 4):
        for state in positions(random_match(game_id, seats, options, seed)):
            touches = sorted(state.choice(action).refs for action in state.legal())
            for one, other in pairwise(touches):
                assert one
                assert other[: len(one)] != one


@every_setting
def test_refusal_agrees_with_legal(game_id: str, seats: int, options: dict[str, str]) -> None:
    """Every beginning of a legal choice is allowed; nonsense is refused with a reason and its rule."""
    for state in positions(random_match(game_id, seats, options, 19)):
        for action in state.legal():
            refs = state.choice(action).refs
            for length in range(1, len(refs) + 1):
                assert state.refusal(refs[:length]) is None
        if state.actor is not None:
            refused = state.refusal(["nothing:at-all"])
            assert refused is not None
            assert refused.rule


def test_numbers_and_ids_of_games_are_their_own() -> None:
    assert len({rules.number for rules in GAMES.values()}) == len(GAMES)
    assert all(name == rules.id for name, rules in GAMES.items())


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_greedy_beats_random(rules: Rules) -> None:
    """A policy that is no better than chance would be useless to every bot built on it."""
    seats, games, won = rules.seats[0], 40 if rules.longest <= LONG else 10, 0
    for seed in range(games):
        match = Match(rules, [Seat("random")] * seats, {}, seed)
        chance = Chance(seed)
        hero = seed % seats
        while (seat := match.state.actor) is not None:
            kind = "greedy" if seat == hero else "random"
            match.play(decide(BOTS[kind], rules, match.state, chance).action)
        won += hero in match.state.result().winners
    assert won > games * 1.5 / seats
