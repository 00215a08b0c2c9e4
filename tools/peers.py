"""Decisions a second of random play, and imagined games of a search: ours beside others, in one process.

Runs in .venv-peers (tools/bench.py sees to that), each engine in turns, several rounds; the best round of
each counts, because a shared machine only ever makes a round slower. Each engine is used as its own
documentation plays a random game: RLCard through its environment, OpenSpiel through its state. The search is
OpenSpiel's Python ISMCTS with its random playouts, at gin rummy: two hands, an open card to take or a
blind draw. Ours plays its games on by the policy.
"""

import json
import random
import time
from collections.abc import Callable

import numpy
import pyspiel
import rlcard
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

# Importing a Python game of OpenSpiel registers it.
from open_spiel.python.games import kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401

from obol.bench import imagined, random_play
from obol.games import GAMES
from obol.kernel.match import Match, Seat
from obol.kernel.rules import Rules
from obol.simulate import play_out

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


def ismcts(name: str) -> Callable[[], float]:
    """Imagined games a second of OpenSpiel's search, over the positions of a random game."""
    game = pyspiel.load_game(name)
    dice = random.Random(1)
    states, state = [], game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, odds)[0])
            continue
        if len(state.legal_actions()) > 1:
            states.append(state.clone())
        state.apply_action(dice.choice(state.legal_actions()))
    each = 8
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=each,
        random_state=numpy.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )

    def think() -> float:
        games, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            bot.run_search(states[games // each % len(states)])
            games += each
        return games / (time.perf_counter() - began)

    return think


def our_search(rules: Rules) -> Callable[[], float]:
    match = Match(rules, [Seat("greedy")] * rules.seats[0], {}, 1)
    play_out(match, ["greedy"] * rules.seats[0])
    return lambda: 1 / imagined(rules, match, SECONDS)


def best_of(players: dict[str, Callable[[], float]]) -> dict[str, int]:
    """The best round of each, everybody in turns."""
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, play in players.items():
            best[name] = max(best[name], play())
    return {name: round(figure) for name, figure in best.items()}


def main() -> None:
    players = {f"Obol {rules.id}": ours(rules) for rules in GAMES.values()}
    players["RLCard uno"] = uno()
    kinds = {True: "Python", False: "C++"}
    for name in OPEN_SPIEL:
        players[f"OpenSpiel {name.removeprefix('python_')} ({kinds['python_' in name]})"] = spiel(name)
    thinkers = {f"Obol {rules.id}": our_search(rules) for rules in GAMES.values()}
    thinkers["OpenSpiel gin_rummy (ISMCTS, Python)"] = ismcts("gin_rummy")
    print(json.dumps({"decisions": best_of(players), "imagined": best_of(thinkers)}))


if __name__ == "__main__":
    main()
