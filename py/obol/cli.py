"""The same engine without a browser: for rule checks, balance studies and bug reports.

What is printed is for people; with ``--json`` it is one object on standard output, for programs.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from . import __version__, bench, puzzles, terminal
from . import tournament as contest
from .games import GAMES, game
from .kernel.errors import ObolError
from .kernel.words import Plain
from .simulate import simulate


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 and one sentence on standard error when not."""
    options = _parser().parse_args(arguments)
    try:
        answer: Plain | None = options.run(options)
    except ObolError as error:
        print(f"obol: {terminal.sentence(error.message)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    try:
        if answer is not None:
            if options.json:
                print(json.dumps(answer))
            else:
                options.show(answer)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has read enough (`| head`). Python would complain once more at its end: silence it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1 if answer is not None and any(one["problems"] for one in answer.get("sets", ())) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m obol", description=__doc__.splitlines()[0])
    parser.add_argument("--version", action="version", version=f"obol {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    _command(commands, "games", "what can be played", _games, terminal.show_games)

    one = _command(commands, "simulate", "let bots play many games", _simulate, terminal.show_simulation)
    one.add_argument("game", help="the game's id, as `games` lists it")
    one.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    one.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest possible)")
    one.add_argument("--bots", default="random", help="kinds of bots, by seat, repeated in turn (random)")
    one.add_argument("--seed", type=int, default=1, help="the first game's seed; the next is one more (1)")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option")
    one.add_argument("--workers", type=int, default=1, metavar="N", help="processes to use (1)")
    _takes_sets(one)

    one = _command(commands, "tournament", "bots against each other, fairly", _tournament, contest.show)
    one.add_argument("game", help="the game's id, as `games` lists it")
    one.add_argument("--bots", default="master,greedy", help="who takes part (master,greedy)")
    one.add_argument("--games", type=int, default=100, metavar="N", help="games for each pairing (100)")
    one.add_argument("--seats", type=int, metavar="K", help="how many play (the fewest possible)")
    one.add_argument("--seed", type=int, default=1, help="the first deal; the next is one more (1)")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option")
    one.add_argument("--workers", type=int, default=1, metavar="W", help="processes to use (1)")
    one.add_argument("--resume", metavar="FILE", help="keep every game in this file; go on where it ends")
    one.add_argument("--sprt", action="store_true", help="stop as soon as the test of two bots has decided")

    one = _command(
        commands, "replay", "the log and the last position of a link", _replay, terminal.show_replay
    )
    one.add_argument("link", metavar="LINK", help="a link, or the part after its #")
    one.add_argument("--seat", type=int, help="through the eyes of this seat (a spectator's)")
    _takes_sets(one)

    one = _command(commands, "play", "a game in the terminal", _play, terminal.show_replay)
    one.add_argument("game", help="the game's id, as `games` lists it")
    one.add_argument("--bots", default="greedy", help="who plays the other seats (greedy)")
    one.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest possible)")
    one.add_argument("--seed", type=int, default=1, help="the deal (1)")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option")
    _takes_sets(one)

    one = _command(
        commands, "puzzle", "positions with a winning move to be found", _puzzle, terminal.show_puzzles
    )
    one.add_argument("game", help="the game's id, as `games` lists it")
    one.add_argument("--games", type=int, default=20, metavar="N", help="how many games to look through (20)")
    one.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest possible)")
    one.add_argument("--seed", type=int, default=1, help="the first game's seed; the next is one more (1)")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option")

    one = _command(commands, "sets", "look at component sets", _sets, terminal.show_sets)
    one.add_argument("deed", choices=["check"], help="check: everything that is wrong with each of them")
    one.add_argument("file", nargs="+", metavar="FILE", help="component sets (TOML)")

    one = _command(commands, "bench", "how quick the engines are", _bench, terminal.show_bench)
    one.add_argument("--seconds", type=float, default=1.0, metavar="S", help="time for each figure (1)")
    return parser


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    help: str,
    run: Callable[[argparse.Namespace], Plain | None],
    show: Callable[[Plain], None],
) -> argparse.ArgumentParser:
    one = commands.add_parser(name, help=help, description=help)
    one.add_argument("--json", action="store_true", help="one JSON object instead of text")
    one.set_defaults(run=run, show=show)
    return one


def _takes_sets(one: argparse.ArgumentParser) -> None:
    words = "a component set of your own (TOML); may be given several times"
    one.add_argument("--set", action="append", default=[], metavar="FILE", dest="sets", help=words)


def _games(options: argparse.Namespace) -> Plain:
    return {"games": [rules.facts() for rules in GAMES.values()]}


def _simulate(options: argparse.Namespace) -> Plain:
    rules = game(options.game)
    return simulate(
        rules.id,
        games=max(1, options.games),
        seats=options.seats or rules.seats[0],
        bots=options.bots.split(","),
        seed=options.seed,
        options=terminal.read_options(options.option),
        workers=max(1, options.workers),
        supplies=terminal.bring_sets(rules, options.sets),
    )


def _tournament(options: argparse.Namespace) -> Plain:
    rules = game(options.game)
    plan = contest.Plan(
        rules.id,
        tuple(options.bots.split(",")),
        max(1, options.games),
        options.seats or rules.seats[0],
        options.seed,
        terminal.read_options(options.option),
    )
    return contest.tournament(
        plan,
        workers=max(1, options.workers),
        resume=options.resume,
        until_sure=options.sprt,
        show=contest.progress,
    )


def _replay(options: argparse.Namespace) -> Plain:
    return terminal.replay(options.link, options.seat, options.sets)


def _play(options: argparse.Namespace) -> Plain | None:
    rules = game(options.game)
    return terminal.play(
        rules,
        seats=options.seats or rules.seats[0],
        bots=options.bots.split(","),
        seed=options.seed,
        options=terminal.read_options(options.option),
        quiet=options.json,
        sets=options.sets,
    )


def _puzzle(options: argparse.Namespace) -> Plain:
    rules = game(options.game)
    return puzzles.find(
        rules,
        games=max(1, options.games),
        seats=options.seats or rules.seats[0],
        seed=options.seed,
        options=terminal.read_options(options.option),
    )


def _sets(options: argparse.Namespace) -> Plain:
    return {"sets": [terminal.check_set(Path(name)) for name in options.file]}


def _bench(options: argparse.Namespace) -> Plain:
    return bench.bench(options.seconds)
