"""Links that are more than a game, and puzzles: what they ask for, and how that is judged."""

import json
from typing import Any

import pytest

from obol import puzzles
from obol.bots.puzzle import WINS, judge_at
from obol.bridge import call
from obol.games import GAMES, find_rules, game
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidLink
from obol.kernel.link import decode, encode, wrap
from obol.kernel.match import Match, Seat
from obol.kernel.preset import ENVELOPE, KINDS, Preset
from obol.kernel.preset import decode as open_preset
from obol.kernel.preset import encode as seal

STYX_PUZZLE = "QAMAAEUBAQEAAgMAAAAAA0WFQNRUX5_o490byxO"


def ask(method: str, **values: Any) -> Any:
    answer = json.loads(call(method, json.dumps(values)))
    return answer["ok"] if "ok" in answer else answer["error"]["key"]


def some_match(game_id: str, moves: int = 12, seed: int = 5) -> Match:
    rules = game(game_id)
    seats = [Seat("person", "Ada"), Seat("friend", "Ben"), *[Seat("greedy", "Cleo")] * (rules.seats[0] - 2)]
    match, chance = Match(rules, seats, {}, seed), Chance(seed)
    while len(match.actions) < moves and (legal := match.state.legal()):
        match.play(chance.pick(legal))
    return match


@pytest.mark.parametrize("kind", KINDS)
def test_a_preset_is_read_as_it_was_written(kind: str) -> None:
    preset = Preset(kind, encode(some_match("styx")), 7)
    text = seal(preset)
    assert open_preset(text) == preset
    assert text[-1].isalnum()


@pytest.mark.parametrize("kind", KINDS)
def test_a_reader_without_presets_says_it_is_newer(kind: str) -> None:
    with pytest.raises(InvalidLink) as refused:
        decode(seal(Preset(kind, encode(some_match("styx")))), find_rules)
    assert refused.value.message.key == "error-link-newer"


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "error-link-damaged"),
        (bytes([ENVELOPE, 1, 0, 0, 0]), "error-link-damaged"),
        (bytes([ENVELOPE, 9, 0, 0, 0, 1]), "error-link-newer"),
        (bytes([ENVELOPE, 0, 0, 0, 0, 1]), "error-link-newer"),
        (bytes([65, 1, 0, 0, 0, 1]), "error-link-newer"),
        (bytes([ENVELOPE, 1, 0, 0, 0, 1]), "error-link-damaged"),
        (bytes([ENVELOPE, 1, 0, 0, 0, ENVELOPE, 1, 0, 0, 0, 1]), "error-link-newer"),
    ],
)
def test_wrong_presets_are_refused(data: bytes, error: str) -> None:
    assert ask("unpack", link=wrap(data)) == error


def test_a_moment_beyond_the_game_is_impossible() -> None:
    match = some_match("styx")
    for kind, at in (("moment", 13), ("puzzle", 11)):
        assert ask("unpack", link=seal(Preset(kind, encode(match), at))) == "error-link-impossible"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_set_up_keeps_seats_and_options_and_no_names_of_people(game_id: str) -> None:
    match = some_match(game_id)
    found = ask("unpack", link=ask("preset", kind="setup", link=encode(match), at=12)["link"])
    opened = decode(found["link"], find_rules)
    assert found["kind"] == "setup"
    assert [seat.kind for seat in opened.seats] == [seat.kind for seat in match.seats]
    assert [seat.name for seat in opened.seats[:2]] == ["", ""]
    assert [seat.name for seat in opened.seats[2:]] == [seat.name for seat in match.seats[2:]]
    assert opened.setup.options == match.setup.options
    assert (opened.actions, opened.setup.seed) == ([], 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_moment_brings_the_whole_game(game_id: str) -> None:
    link = encode(some_match(game_id))
    found = ask("unpack", link=ask("preset", kind="moment", link=link, at=5)["link"])
    assert (found["kind"], found["link"], found["at"]) == ("moment", link, 5)


def test_who_moved_is_told_only_when_all_is_over() -> None:
    match = some_match("styx", 200)
    assert match.state.actor is None
    link, length = encode(match), len(match.actions)
    assert ask("movers", link=link, at=length) == [step.seat for step in match.steps]
    assert ask("movers", link=link, at=length - 1) == "error-call"


# Puzzles


def test_no_puzzle_where_nothing_is_to_be_found() -> None:
    assert ask("preset", kind="puzzle", link=encode(some_match("styx", 0)), at=0) == "error-no-puzzle"
    over = some_match("styx", 200)
    assert ask("preset", kind="puzzle", link=encode(over), at=len(over.actions)) == "error-no-puzzle"


def test_a_puzzle_is_judged_move_by_move() -> None:
    found = ask("unpack", link=STYX_PUZZLE)
    match = decode(found["link"], find_rules)
    at = found["at"]
    judged = judge_at(match)
    assert judged.puzzling
    assert judged.exact
    states = {}
    for action in match.state.legal():
        played = ask("play", link=found["link"], at=at, action=action)
        states[action] = ask("verdict", link=played["link"], since=at, at=at + 1)["state"]
    assert {action for action, state in states.items() if state != "missed"} == set(judged.winning)
    assert "missed" in states.values()


def test_what_a_puzzle_calls_certain_is_certain() -> None:
    """Styx near its end is counted through: whatever the other does after a winning choice, it wins."""
    found = ask("unpack", link=STYX_PUZZLE)
    match = decode(found["link"], find_rules)
    seat = match.state.actor
    assert seat is not None
    for action in judge_at(match).winning:
        after = match.state.copy()
        after.play(action)
        assert _wins(match, after, seat)


def _wins(match: Match, state: Any, seat: int) -> bool:
    if state.actor is None:
        return bool(state.result().ranks[seat] == 1)
    outcomes = []
    for action in state.legal():
        later = state.copy()
        later.play(action)
        outcomes.append(_wins(match, later, seat))
    return any(outcomes) if state.actor == seat else all(outcomes)


def test_puzzles_are_found_in_played_games() -> None:
    report = puzzles.find(game("styx"), games=4, seats=2, seed=1, options={})
    assert report["puzzles"]
    for one in report["puzzles"]:
        found = ask("unpack", link=one["link"])
        match = decode(found["link"], find_rules)
        assert (found["kind"], match.state.actor) == ("puzzle", one["seat"])
        assert match.seats[one["seat"]].kind == "person"
        assert max(judge_at(match).shares.values()) >= WINS
