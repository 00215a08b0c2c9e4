"""Tournaments: fair, repeatable, resumable, and honest about how sure they are."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from obol import tournament as contest
from obol.cli import main
from obol.kernel.errors import InvalidSetup
from obol.rating import bradley_terry, expected, sprt, wilson
from obol.tournament import Plan, Score, bouts, report, tournament

PLAN = Plan("styx", ("greedy", "random"), 12, 2, 1, {})


def without_times(answer: dict[str, object]) -> str:
    """A report in which only the stopwatch may differ."""
    plain = json.loads(json.dumps(answer))
    for one in plain["bots"]:
        one.pop("milliseconds")
    return json.dumps(plain)


def test_every_deal_is_played_from_every_seat() -> None:
    for seats, bots, pairings in ((2, ("a", "b", "c"), 3), (4, ("a", "b"), 2)):
        plan = Plan("any", bots, 10, seats, 1, {})
        games = list(bouts(plan))
        assert len(games) == len(set(games)) == pairings * plan.deals * seats
        count = Counter((game.one, game.other, game.deal) for game in games)
        assert set(count.values()) == {seats}
        assert plan.deals * seats >= 10, "rounded up to whole deals"


def test_a_tournament_tells_good_from_bad() -> None:
    answer = tournament(replace(PLAN, games=40))
    (pair,) = answer["pairs"]
    assert (pair["one"], pair["games"], pair["par"]) == ("greedy", 40, 0.5)
    assert pair["low"] < pair["score"] <= pair["high"] <= 1
    assert pair["score"] > 0.7
    assert [one["bot"] for one in answer["bots"]] == ["greedy", "random"]
    assert answer["sprt"]["verdict"] == "better"


def test_more_than_two_seats_are_scored_against_par() -> None:
    answer = tournament(Plan("strife", ("greedy", "random"), 3, 3, 1, {"champions": "no"}))
    assert [(pair["one"], pair["games"]) for pair in answer["pairs"]] == [("greedy", 3), ("random", 3)]
    assert {pair["par"] for pair in answer["pairs"]} == {1 / 3}


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    play, played = contest.play_bout, []

    def interrupted(plan: Plan, bout: contest.Bout) -> Score:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(bout)
        return play(plan, bout)

    monkeypatch.setattr(contest, "play_bout", interrupted)
    first = tournament(PLAN, resume=str(file))
    assert (first["played"], first["planned"], first["stopped"]) == (5, 12, True)
    again: list[contest.Bout] = []
    monkeypatch.setattr(contest, "play_bout", lambda plan, bout: again.append(bout) or play(plan, bout))
    second = tournament(PLAN, resume=str(file))
    assert set(played) | set(again) == set(bouts(PLAN))
    assert len(again) == 7
    monkeypatch.undo()
    assert without_times(second) == without_times(tournament(PLAN))
    with pytest.raises(InvalidSetup) as trouble:
        tournament(replace(PLAN, seed=2), resume=str(file))
    assert trouble.value.message.key == "error-tournament-resume"


@pytest.mark.native
def test_workers_play_the_same_games() -> None:
    assert without_times(tournament(PLAN, workers=2)) == without_times(tournament(PLAN))


def test_it_can_stop_when_it_is_sure() -> None:
    answer = tournament(replace(PLAN, games=400), until_sure=True)
    assert answer["sprt"]["verdict"] == "better"
    assert answer["played"] < 400


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ("greedy", "charon")])
def test_a_tournament_needs_bots_it_can_tell_apart(bots: tuple[str, ...]) -> None:
    with pytest.raises(InvalidSetup):
        tournament(replace(PLAN, bots=bots))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tournament", "styx", "--bots", "greedy,random", "--games", "4"]
    assert main(arguments) == 0
    shown = capsys.readouterr()
    assert "greedy against random" in shown.out
    assert "4/4 games" in shown.err, "progress is no part of the answer"
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["played"] == 4


def test_nothing_played_is_a_report_too() -> None:
    answer = report(PLAN, [], 12, True)
    assert (answer["pairs"][0]["score"], answer["sprt"]["verdict"]) == (None, "open")
    contest.show(answer)


def test_intervals_shrink_with_games_and_hold_the_score() -> None:
    wide, narrow = wilson(7, 10), wilson(700, 1000)
    assert wide[0] < narrow[0] < 0.7 < narrow[1] < wide[1]
    assert wilson(0, 20)[0] == 0
    assert wilson(20, 20)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_elo_agrees_with_the_scores_it_is_made_of() -> None:
    elo = bradley_terry("abc", {("a", "b"): (700, 1000), ("b", "c"): (600, 1000), ("a", "c"): (778, 1000)})
    assert expected(elo["a"] - elo["b"]) == pytest.approx(0.7, abs=0.01)
    assert expected(elo["b"] - elo["c"]) == pytest.approx(0.6, abs=0.01)
    assert sum(elo.values()) == pytest.approx(0)
    assert bradley_terry("ab", {("a", "b"): (10, 10)})["a"] < 1000, "a clean sweep is not infinite"


def test_the_sequential_test_decides_only_when_it_can() -> None:
    assert sprt([])[1] == sprt([1.0])[1] == "open"
    assert sprt([0.5, 1.0] * 30)[1] == "better"
    assert sprt([0.5, 0.0, 0.5] * 30)[1] == "not better"
