"""The chances over a whole game: one row a moment, both ends true, and marks where it turned."""

import json
from typing import Any

import pytest

from obol.bots.outlook import MOMENTS, Moment, Outlook
from obol.bridge import call
from obol.games import GAMES, game
from obol.kernel.chance import Chance
from obol.kernel.link import encode
from obol.kernel.match import Match, Seat
from obol.simulate import play_out

SEATS = {"styx": 2, "strife": 5, "apokalypse": 6, "cgs": 3}


def a_game(game_id: str, choices: int = 10_000) -> Match:
    match = Match(game(game_id), [Seat("greedy")] * SEATS[game_id], {}, 3)
    play_out(match, ["greedy"] * SEATS[game_id])
    return match.cut(min(choices, len(match.actions)))


def ask(link: str, ms: float) -> Any:
    return json.loads(call("outlook", json.dumps({"link": link, "ms": ms})))["ok"]


def test_a_whole_game_in_slices() -> None:
    match = a_game("styx")
    link, shares = encode(match), []
    while not (told := ask(link, 20))["done"]:
        shares.append(told["share"])
    assert shares == sorted(shares), "it only ever goes on"
    moments = told["moments"]
    assert [moments[0]["at"], moments[-1]["at"]] == [0, len(match.actions)]
    assert 10 < len(moments) <= MOMENTS
    for moment in moments:
        assert len(moment["chances"]) == 2
        assert 96 <= sum(moment["chances"]) <= 104, "somebody wins"
    winners = match.state.result().winners
    assert moments[-1]["chances"] == [100 * (seat in winners) for seat in range(2)]
    ats = [moment["at"] for moment in moments]
    for turn in told["turns"]:
        assert ats.index(turn["at"]) == ats.index(turn["since"]) + 1
        assert abs(turn["after"] - turn["before"]) >= 11
    assert ask(link, 1) == told, "what is done stays done"


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_for_everybody_and_blind(game_id: str) -> None:
    """The first moments, computed twice, the second time with everything hidden dealt anew."""
    match = a_game(game_id, 4)
    rows = []
    for deal in (None, 7):
        outlook = Outlook(match)
        if deal is not None:
            outlook._state = outlook._state.guess(None, Chance(deal))
        while len(outlook.moments) < 1:
            outlook.step()
        rows.append(outlook.moments)
    assert rows[0] == rows[1], "a spectator could have said the same"
    assert len(rows[0][0].chances) == SEATS[game_id]


def test_turning_points_are_the_greatest_changes() -> None:
    outlook = Outlook(a_game("styx", 8))
    chances = [0.5, 0.52, 0.3, 0.31, 0.9, 0.8, 0.6, 0.2, 0.0]
    outlook.moments = [Moment(at, (one, 1 - one)) for at, one in enumerate(chances)]
    assert [(turn.since, turn.at) for turn in outlook.turns()] == [(1, 2), (3, 4), (5, 6), (6, 7), (7, 8)]


def test_only_places_where_a_turn_begins_in_a_long_game() -> None:
    match = a_game("apokalypse")
    places = Outlook(match).places
    assert len(places) <= MOMENTS
    for at in places[1:-1]:
        assert match.steps[at].turn != match.steps[at - 1].turn
