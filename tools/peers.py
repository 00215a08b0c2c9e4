"""Decisions a second of uniform random play: ours beside RLCard's and OpenSpiel's, in one process.

Runs in .venv-peers (tools/bench.py sees to that), each engine in turns, several rounds; the best round of
each counts, because a shared machine only ever makes a round slower. Each engine is used as its own
documentation plays a random game: RLCard through its environment, OpenSpiel through its state.
"""

import json
import random
import time
from collections.abc import Callable

import pyspiel
import rlcard

# Importing a Python game of OpenSpiel registers it.
from open_spiel.python.games import kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401

from obol.bench import random_play
from obol.games import GAMES
from obol.kernel.rules import Rules

ROUNDS = 5
SECONDS = 1.0
OPEN_SPIEL = ["python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "leduc_poker", "gin_rummy"]


def uno() -> Callable[[], float]:
    environment = rlcard.make("uno", config={"seed": 1})
    dice = random.Random(1)

    def play() -> float:
        decisions, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            state, _ = environment.reset()
            while not environment.is_over():
                state, _ = environment.step(dice.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions / (time.perf_counter() - began)

    return play


def spiel(name: str) -> Callable[[], float]:
    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play() -> float:
        decisions, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(actions, odds)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(dice.random() * len(legal))])
                    decisions += 1
        return decisions / (time.perf_counter() - began)

    return play


def ours(rules: Rules) -> Callable[[], float]:
    return lambda: 1 / random_play(rules, rules.seats[0], SECONDS)


def main() -> None:
    players = {f"Obol {rules.id}": ours(rules) for rules in GAMES.values()}
    players["RLCard uno"] = uno()
    kinds = {True: "Python", False: "C++"}
    for name in OPEN_SPIEL:
        players[f"OpenSpiel {name.removeprefix('python_')} ({kinds['python_' in name]})"] = spiel(name)
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, play in players.items():
            best[name] = max(best[name], play())
    print(json.dumps({name: round(figure) for name, figure in best.items()}))


if __name__ == "__main__":
    main()
