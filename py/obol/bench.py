"""How quick the engines are: the figures that a browser's budget is made of."""

import time
from collections.abc import Callable
from random import Random

from .bots.search import Level, begin
from .games import GAMES, find_rules
from .kernel.chance import Chance
from .kernel.link import decode, encode
from .kernel.match import Match, Seat
from .kernel.rules import Rules, Setup, State
from .kernel.words import Plain
from .simulate import play_out

LONG = 10_000
LATEST = 1_000
"""Random play leaves a game after so many decisions: what comes then costs no more and no less."""
ROUNDS = 8
"""Each figure is the best of several rounds: on a busy machine the least disturbed one tells most."""
ENDLESS = Level(each=1 << 40, most=1 << 60, breadth=4)
"""A search that is done only when it is sure: what is measured is the imagining, not the choosing."""


def bench(seconds: float = 1.0) -> Plain:
    """Figures for every game, each measured for about this long. Times are in microseconds."""
    return {"games": {rules.id: _bench(rules, seconds) for rules in GAMES.values()}}


def _bench(rules: Rules, seconds: float) -> Plain:
    seats = rules.seats[0]
    match = Match(rules, [Seat("random")] * seats, {}, 1)
    # A long game takes ages by chance; the one to look at may be any.
    play_out(match, ["random" if rules.longest < LONG else "greedy"] * seats)
    middle = match.cut(len(match.actions) // 2).state
    text = encode(match)
    decision = min(random_play(rules, seats, seconds / ROUNDS) for _ in range(ROUNDS))
    return {
        "decisionsPerSecond": round(1 / decision),
        "decision": decision * 1e6,
        "copy": _time(middle.copy, seconds),
        "view": _time(lambda: middle.view(0), seconds),
        "guess": _time(lambda: middle.guess(0, Chance(1)), seconds),
        "imagined": min(imagined(rules, match, seconds / ROUNDS) for _ in range(ROUNDS)) * 1e6,
        "encode": _time(lambda: encode(match), seconds),
        "decode": _time(lambda: decode(text, find_rules), seconds),
        "linkCharacters": len(text),
    }


def random_play(rules: Rules, seats: int, seconds: float) -> float:
    """Games by uniform choices through ``legal`` and ``play``, long ones left early: seconds a decision."""
    pick = Random(1).random  # the bench's own dice: cheap, and not part of what is measured
    options = rules.setup(seats, {}, 1).options
    decisions = seed = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        seed += 1
        state: State = rules.start(Setup(seats, options, seed))
        left = LATEST
        while left and (legal := state.legal()):
            state.play(legal[int(pick() * len(legal))])
            left -= 1
        decisions += LATEST - left
    return spent / decisions


def imagined(rules: Rules, match: Match, seconds: float) -> float:
    """Games that a search imagines, over the positions of a match: seconds a game, guessing included."""
    moments = [at for at, step in enumerate(match.steps) if step.width > 1]
    some = moments[:: max(1, len(moments) // 16)]
    states = [match.cut(at).state for at in some]
    searches = [begin(rules, state, Chance(1), ENDLESS) for state in states]
    games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for nth, search in enumerate(searches):
            before = search.played
            games += search.step(1).played - before
            if search.done:  # it was sure
                searches[nth] = begin(rules, states[nth], Chance(1), ENDLESS)
    return spent / games


def _time(work: Callable[[], object], seconds: float) -> float:
    """The least time of one call, in microseconds, over several rounds."""
    best = float("inf")
    count = 1
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        began = time.perf_counter()
        for _ in range(count):
            work()
        spent = time.perf_counter() - began
        best = min(best, spent / count)
        if spent < seconds / ROUNDS / 2:
            count *= 2
    return best * 1e6
