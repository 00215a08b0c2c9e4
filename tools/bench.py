"""Measure, and print ratios: a figure from one machine says little, two from one run say much.

python -m tools.bench [engine] [links] [open] [games] [size] [boot] [map] [think]      without a name: all
python -m tools.bench peers                      RLCard and OpenSpiel beside us; installs them first
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from tools.bench_boot import bench_boot, bench_size
from tools.bench_links import GAMES, MEDIAN, SEATS, WORST, many_links, measured
from tools.bench_map import BUDGET, FRAMES_OF_WORK, grand_map
from tools.bench_open import bench_open, verdict
from tools.bench_think import bench_think
from tools.build import build
from tools.common import CACHE, ROOT, VENDOR, say

ROUNDS = 3
# How many times RLCard's uno.
SPEED = {"styx": 10, "strife": 6, "apokalypse": 4, "cgs": 2}
# Masses of games: how many, by whom, and with which players and options.
MASSES: dict[str, tuple[int, str, list[tuple[int, str]]]] = {
    "strife": (10_000, "random", [(n, f"champions={which}") for n in (3, 4, 5) for which in ("no", "yes")]),
    "apokalypse": (5_000, "random", [(n, "") for n in range(2, 7)]),
    "cgs": (500, "greedy", [(2, ""), (3, ""), (4, ""), (4, "sets=both"), (4, "teams=two")]),
}
FAIR = 0.35
"""No hero of four may win more of the games between equal bots."""
PEERS = ROOT / ".venv-peers"
PEERS_LOCK = ROOT / "tools" / "requirements-peers.txt"


def bench_engine() -> None:
    """Python on this machine against Python inside Pyodide, in turns; the best round of each."""
    build()
    here = [sys.executable, "-m", "obol", "bench", "--json"]
    wheel = next((VENDOR / "wheels").glob("obol-*.whl"))
    there = ["node", "tools/bench_engine.mjs", str(wheel)]
    rounds: dict[str, list[dict[str, Any]]] = {"CPython": [], "Pyodide": []}
    for _ in range(ROUNDS):
        rounds["CPython"].append(_json(here))
        rounds["Pyodide"].append(_json(there))
    for game in rounds["CPython"][0]["games"]:
        best = {name: _best([done["games"][game] for done in all_]) for name, all_ in rounds.items()}
        print(f"\n{game}: microseconds a call {'CPython':>10} {'Pyodide':>10} {'speed':>8}")
        native, inside = best["CPython"], best["Pyodide"]
        for figure in native:
            row = native[figure], inside[figure], native[figure] / inside[figure]
            print(f"{figure:30} {row[0]:10.2f} {row[1]:10.2f} {row[2]:8.2f}")
        print(
            f"{'decisions a second':30} {1e6 / native['decision']:10,.0f} {1e6 / inside['decision']:10,.0f}"
        )
        imagined = 1e6 / native["imagined"], 1e6 / inside["imagined"]
        print(f"{'imagined games a second':30} {imagined[0]:10,.0f} {imagined[1]:10,.0f}")
        if game == "styx":
            print(f"{'imagined games a second, CPython':41}{verdict(imagined[0], 5000, True)}")
            print(f"{'– in Pyodide':41}{verdict(imagined[1], 2500, True)}")
        print(f"{'Pyodide against CPython':41}{verdict(native['decision'] / inside['decision'], 0.45, True)}")
        print(f"{'copy against legal+play':41}{verdict(native['copy'] / native['decision'], 1 / 3, False)}")


def _best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The least of every time; other figures (counts, rates) are not times."""
    names = [name for name in rounds[0] if name not in ("decisionsPerSecond", "linkCharacters")]
    return {name: min(done[name] for done in rounds) for name in names}


def _json(command: list[str]) -> Any:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.strip().splitlines()[-1])


def bench_peers() -> None:
    python = str(PEERS / "bin" / "python")
    if not (PEERS / "made-from").exists() or (PEERS / "made-from").read_text() != PEERS_LOCK.read_text():
        say("installing RLCard and OpenSpiel into .venv-peers")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(PEERS_LOCK)], check=True)
        (PEERS / "made-from").write_text(PEERS_LOCK.read_text())
    say("playing at random, everybody in turns")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run([python, "tools/peers.py"], cwd=ROOT, env=environment, stdout=subprocess.PIPE)
    if done.returncode:
        raise SystemExit("the comparison failed; see above")
    measured: dict[str, dict[str, int]] = json.loads(done.stdout)
    figures = measured["decisions"]
    print(f"\n{'random play, decisions a second':36} {'':>10}   of RLCard uno")
    for name, figure in sorted(figures.items(), key=lambda entry: -entry[1]):
        print(f"{name:36} {figure:10,}   {figure / figures['RLCard uno']:6.1f}")
    for game, target in SPEED.items():
        ratio = figures[f"Obol {game}"] / figures["RLCard uno"]
        print(f"{game + ' against RLCard uno':41}{verdict(ratio, target, True)}")
    print(f"\n{'search, imagined games a second':36}")
    for name, figure in sorted(measured["imagined"].items(), key=lambda entry: -entry[1]):
        print(f"{name:36} {figure:10,}")


def bench_links() -> None:
    """How long the links of finished games are, and what 100,000 mutated ones of each game do."""
    for game, target in MEDIAN.items():
        seats, games = SEATS[game], GAMES
        link = measured(many_links(game))
        print(f"\n{game}: characters of a finished game's link, {games} games of {seats} greedy players")
        print(f"median {link['median']}, 95 % at most {link['p95']}, longest {link['max']}")
        print(f"{'median':41}{verdict(link['median'], target, False)}")
        print(f"{'longest':41}{verdict(link['max'], WORST, False)}")
        print(f"{'with a sign that chats would cut':41}{verdict(link['malformed'], 0, False)}", flush=True)
    print(flush=True)
    subprocess.run([sys.executable, "-m", "tools.fuzz"], cwd=ROOT, check=True)


def bench_map() -> None:
    """Panning and zooming the grand map of CGS, frame by frame."""
    found = grand_map()
    print(f"\n{'the grand map, milliseconds a frame':36} {'work':>8} {'drawing':>9} {'clock':>8}")
    for gesture, row in found.items():
        print(f"{gesture:36} {row['main']:8.2f} {row['raster']:9.2f} {row['clock']:8.2f}")
    for gesture, row in found.items():
        most = FRAMES_OF_WORK[gesture.partition(",")[0]]
        print(f"{gesture + ': work of a frame, of 1/60 s':41}{verdict(row['main'] / BUDGET, most, False)}")


def bench_games() -> None:
    """Thousands of games of every setting: whether all come to an end, and whether no hero is too strong."""
    workers = str(os.cpu_count() or 1)
    for game, (games, bots, settings) in MASSES.items():
        for seats, option in settings:
            play = ["simulate", game, "--games", str(games), "--seats", str(seats), "--bots", bots]
            play += ["--option", option] if option else []
            done = _json([sys.executable, "-m", "obol", *play, "--workers", workers, "--json"])
            decisions, link = done["decisions"], done["link"]
            print(f"\n{game}, {seats} players{', ' * bool(option)}{option}: {games} games, all {bots}")
            print(f"decisions mean {decisions['mean']:.0f}, most {decisions['max']}", end="; ")
            print(f"most turns {done['turns']['max']}; link median {link['median']}, longest {link['max']}")
            print(f"{'finished':41}{verdict(done['finished'] / games, 1, True)}")
            if game == "cgs" and seats == 4 and not option.startswith("teams"):
                _say_fairness(done["roles"])


def _say_fairness(roles: dict[str, dict[str, int]]) -> None:
    shares = {role: count["wins"] / count["games"] for role, count in roles.items()}
    best = max(shares, key=shares.__getitem__)
    print(f"{'won by ' + best + ', where it took part':41}{verdict(shares[best], FAIR, False)}")


PARTS: dict[str, Callable[[], None]] = {
    "engine": bench_engine,
    "links": bench_links,
    "games": bench_games,
    "open": bench_open,
    "size": bench_size,
    "boot": bench_boot,
    "map": bench_map,
    "think": bench_think,
    "peers": bench_peers,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./build.sh bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="part")
    CACHE.mkdir(exist_ok=True)
    for name in parser.parse_args().parts or [name for name in PARTS if name != "peers"]:
        say(f"bench: {name}")
        PARTS[name]()


if __name__ == "__main__":
    main()
