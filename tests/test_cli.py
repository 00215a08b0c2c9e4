"""The terminal: exit codes, one sentence for trouble, one object for programs."""

import ast
import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from obol.cli import main
from obol.complaints import SENTENCES
from obol.games import find_rules, game
from obol.kernel import supplies
from obol.kernel.link import decode, encode
from obol.kernel.match import Match, Seat
from obol.simulate import play_out

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1, "one object, one line"
    return json.loads(out)


def a_link() -> str:
    match = Match(game("styx"), [Seat("person", "Ada"), Seat("greedy", "Bot")], {}, 3)
    play_out(match, ["greedy", "greedy"])
    return encode(match)


def test_games_lists_what_can_be_played(capsys: Capture) -> None:
    assert "styx" in [one["id"] for one in run(capsys, "games")["games"]]
    assert main(["games"]) == 0
    assert "chain=unlimited|two" in capsys.readouterr().out


def test_simulate_reports_everything(capsys: Capture) -> None:
    report = run(
        capsys, "simulate", "styx", "--games", "20", "--bots", "greedy,random", "--option", "chain=two"
    )
    assert (report["games"], report["finished"]) == (20, 20)
    assert sum(report["wins"]) == 20
    assert sum(report["reasons"].values()) == 20
    for name in ("mean", "max"):
        assert report["decisions"][name] > 0
        assert report["branching"][name] > 1
    for name in ("median", "p95", "max"):
        assert 20 < report["link"][name] < 200
    assert report["decisionsPerSecond"] > 0
    assert report["options"] == {"chain": "two"}


def test_simulate_counts_wins_by_role(capsys: Capture) -> None:
    """Otherwise nobody could see that a hero is too strong."""
    report = run(capsys, "simulate", "cgs", "--games", "2", "--seats", "4", "--bots", "greedy")
    assert len(report["roles"]) == 4
    assert all(role["games"] == 2 for role in report["roles"].values())
    assert sum(role["wins"] for role in report["roles"].values()) == sum(report["wins"]) > 0
    assert report["turns"]["max"] >= report["turns"]["mean"] > 4
    assert main(["simulate", "apokalypse", "--games", "2", "--bots", "greedy"]) == 0
    assert "- evil" in capsys.readouterr().out


@pytest.mark.native
def test_simulate_with_workers_gives_the_same_games(capsys: Capture) -> None:
    arguments = ("simulate", "styx", "--games", "12", "--bots", "random")
    alone, together = run(capsys, *arguments), run(capsys, *arguments, "--workers", "2")
    for report in (alone, together):
        report.pop("decisionsPerSecond")
    assert alone == together


def test_replay_shows_the_log_and_the_position(capsys: Capture) -> None:
    link = a_link()
    report = run(capsys, "replay", link)
    assert report["decisions"] > 30
    assert report["result"]["winners"]
    assert report["link"] == link
    assert run(capsys, "replay", "https://example.org/obol/#" + link)["link"] == link
    assert main(["replay", link]) == 0
    assert "begin seat:" in capsys.readouterr().out


def test_replay_of_a_bad_link_is_one_sentence_and_exit_1(capsys: Capture) -> None:
    for bad in ("nonsense!", a_link()[:-1], ""):
        assert main(["replay", bad]) == 1
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("obol: link ")
        assert captured.err.count("\n") == 1
    assert main(["replay", a_link(), "--seat", "9"]) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", "styx", "--seats", "5"],
        ["simulate", "styx", "--bots", "delphi"],
        ["simulate", "styx", "--option", "chain"],
        ["simulate", "styx", "--option", "chain=nine"],
    ],
)
def test_trouble_is_one_sentence_and_exit_1(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith("obol: ")
    assert captured.err.count("\n") == 1


def test_play_a_game_by_numbers(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("x\n99\n" + "1\n" * 200))
    assert main(["play", "styx"]) == 0
    out = capsys.readouterr()
    assert "flip field:1" in out.out
    assert "won " in out.out
    assert "a number from 1 to 5" in out.err


def test_play_stops_at_an_empty_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n\n"))
    report = run(capsys, "play", "styx")
    assert (report["decisions"], report["result"]) == (1, None)


@pytest.mark.slow
def test_bench_measures_every_game(capsys: Capture) -> None:
    figures = run(capsys, "bench", "--seconds", "0.02")["games"]["styx"]
    for name in ("decisionsPerSecond", "decision", "copy", "view", "guess", "imagined", "encode", "decode"):
        assert figures[name] > 0


@pytest.mark.native
def test_a_reader_who_has_enough_is_no_trouble() -> None:
    command = f"{sys.executable} -m obol replay {a_link()} | head -n 1"
    ended = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert ended.stdout.startswith("styx: Ada, Bot")
    assert ended.stderr == ""


def test_sets_check_tells_a_good_set_from_a_bad_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = Path(__file__).parents[1] / "py/obol/games/cgs/sets/set1.toml"
    assert main(["sets", "check", str(own)]) == 0
    assert "ready to be played" in capsys.readouterr().out
    bad = tmp_path / "mine.toml"
    bad.write_text(own.read_text("utf-8").replace('op = "heal"', 'op = "mend"', 1), encoding="utf-8")
    assert main(["sets", "check", str(own), str(bad)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert said[1].startswith(f"{bad}: entry s1.")
    assert said[1].endswith(".op: the word mend is not known here.")
    assert main(["sets", "check", str(tmp_path / "none.toml")]) == 1


def findings() -> dict[str, set[str]]:
    """Every problem that the validator can find, with the values it comes with: read from its sources."""
    found: dict[str, set[str]] = {"toml": {"detail"}}
    for source in sorted((Path(__file__).parents[1] / "py/obol/games/cgs").glob("check*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            match node:
                case ast.Tuple(elts=[*_, ast.Constant(value=str(key)), ast.Dict(keys=names)]):
                    found[key] = {name.value for name in names if isinstance(name, ast.Constant)}
    return found


def test_every_problem_of_a_set_has_a_sentence_in_the_terminal() -> None:
    known = findings()
    assert len(known) > 20
    assert SENTENCES.keys() == known.keys()
    page = (Path(__file__).parents[1] / "assets/locales/en/cgs.ftl").read_text("utf-8")
    assert SENTENCES.keys() == set(re.findall(r"^cgs-set-([a-z-]+) =", page, re.MULTILINE)), "as on the page"
    for key, values in known.items():
        wanted = {name for _, name, _, _ in Formatter().parse(SENTENCES[key]) if name}
        assert wanted <= values, key


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('fr = "Hercule"', 'es = "H"', "entry hercules, field name: the French name or text is missing."),
        ("start_cards = 1", 'start_cards = "one"', "field start_cards: a whole number is wanted here."),
        ("[dice]", "[[", "mine.toml: this is no TOML: "),
        ('kind = "cave"', 'kind = "land"', "field hexes: a tile of this kind has ways out (out): 0."),
        ("[[rule]]", "[[ruler]]", "mine.toml: entry ruler: there is no table called ruler in a set."),
    ],
    ids=["language", "type", "toml", "exits", "table"],
)
def test_a_problem_of_a_set_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, said: str
) -> None:
    """It names the file, the entry and the field, and ends like a sentence."""
    own = Path(__file__).parents[1] / "py/obol/games/cgs/sets/set1.toml"
    bad = tmp_path / "mine.toml"
    bad.write_text(own.read_text("utf-8").replace(old, new), encoding="utf-8")
    assert main(["sets", "check", str(bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(said in line for line in lines), lines[:5]
    assert all(line.startswith(str(bad)) and line.endswith(".") for line in lines)


EXAMPLE = Path(__file__).parents[1] / "assets" / "games" / "cgs-example.toml"


@pytest.fixture
def nothing_brought() -> Iterator[None]:
    supplies.forget()
    yield
    supplies.forget()


def test_a_set_of_ones_own_is_played_simulated_and_replayed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, nothing_brought: None
) -> None:
    """Whatever is in the file is on the table, and the link brings it along."""
    brought = ("--set", str(EXAMPLE))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n1\n\n"))
    played = run(capsys, "play", "cgs", *brought)
    match = decode(played["link"], find_rules)
    [name] = match.setup.supplies
    assert name.endswith(supplies.digest(EXAMPLE.read_text(encoding="utf-8")))
    assert run(capsys, "replay", played["link"], "--seat", "0")["log"] == played["log"]

    bare = encode(match)
    supplies.forget()
    assert main(["replay", bare]) == 1
    assert "supply missing" in capsys.readouterr().err
    assert run(capsys, "replay", bare, "--seat", "0", *brought)["log"] == played["log"]

    games = ("simulate", "cgs", "--games", "2", "--bots", "greedy")
    found = run(capsys, *games, *brought)
    assert found["finished"] == 2
    assert found["decisions"] != run(capsys, *games)["decisions"], "the set makes a difference"


@pytest.mark.native
def test_a_set_of_ones_own_reaches_other_processes(capsys: Capture, nothing_brought: None) -> None:
    alone, shared = (
        run(
            capsys,
            "simulate",
            "cgs",
            "--games",
            "2",
            "--bots",
            "greedy",
            "--workers",
            workers,
            "--set",
            str(EXAMPLE),
        )
        for workers in ("1", "2")
    )
    assert {key: alone[key] for key in ("decisions", "wins", "roles")} == {
        key: shared[key] for key in ("decisions", "wins", "roles")
    }


def test_a_set_that_cannot_be_played_is_refused_in_one_sentence(
    capsys: Capture, tmp_path: Path, nothing_brought: None
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(EXAMPLE.read_text(encoding="utf-8").replace("[[", "[[wrong-", 1), encoding="utf-8")
    assert main(["simulate", "cgs", "--games", "1", "--set", str(broken)]) == 1
    assert "set problems (file" in capsys.readouterr().err
    assert main(["simulate", "styx", "--games", "1", "--set", str(EXAMPLE)]) == 1
    assert "setup supplies" in capsys.readouterr().err
    assert main(["play", "cgs", "--set", str(tmp_path / "none.toml")]) == 1
    assert "set file" in capsys.readouterr().err
