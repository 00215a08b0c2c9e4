"""Bots against each other, fairly: every deal is played once from each seat, and the figures say how sure.

Two bots meet in every pairing. With two seats they swap them; with more, one of the first sits among others
of the second, in every seat in turn, and then the other way round. What is scored is winning (a shared win
is shared), beside its par; the rating goes by places, where being ahead of half of the others is par.
"""

import json
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import islice, permutations
from pathlib import Path

from .bots import bot
from .bots.bot import decide
from .games import game
from .kernel.chance import Chance
from .kernel.errors import InvalidSetup
from .kernel.rules import State, places
from .kernel.words import Plain
from .rating import SPRT_BOUND, SPRT_ELO, bradley_terry, sprt, wilson


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. The same plan gives the same games, on every machine."""

    game: str
    bots: tuple[str, ...]
    games: int
    """For each pairing, rounded up to whole deals."""
    seats: int
    seed: int
    options: dict[str, str]

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    def pairings(self) -> list[tuple[str, str]]:
        """Who meets whom; with more than two seats the first is alone among the second."""
        ordered = list(permutations(self.bots, 2))
        if self.seats > 2:
            return ordered
        return [(one, other) for one, other in ordered if self.bots.index(one) < self.bots.index(other)]


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of the plan: the seat of the one who is alone, in which deal of which pairing."""

    one: str
    other: str
    deal: int
    seat: int


@dataclass(frozen=True, slots=True)
class Score:
    """What became of a bout."""

    bout: Bout
    won: float
    """The lone bot's part of the win."""
    place: float
    """The share of the others it came in ahead of."""
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    imagined: tuple[int, int]
    """Choices, time and imagined games of the lone bot and of the others; where there was no choice, none."""


def tournament(
    plan: Plan,
    *,
    workers: int = 1,
    resume: str | None = None,
    until_sure: bool = False,
    show: Callable[[int, int], None] = lambda played, planned: None,
) -> Plain:
    """Play what is left of a plan and report on all of it. Ctrl-C ends it early, and cleanly.

    ``resume`` names a file that keeps every finished game: start again with it, and only the rest is
    played. ``until_sure`` ends as soon as the sequential test of two bots has decided.
    """
    _check(plan)
    scores = _kept(plan, resume)
    done = {score.bout for score in scores}
    todo = [bout for bout in bouts(plan) if bout not in done]
    planned, stopped = len(scores) + len(todo), False
    if not scores:
        _keep(resume, asdict(plan))
    try:
        for score in _played(plan, todo, workers):
            scores.append(score)
            _keep(resume, asdict(score))
            show(len(scores), planned)
            if until_sure and _sprt(plan, scores)["verdict"] != "open":
                break
    except KeyboardInterrupt:
        stopped = True
    return report(plan, scores, planned, stopped)


def _check(plan: Plan) -> None:
    """A clear sentence now, not a traceback out of a worker."""
    for kind in plan.bots:
        bot(kind)
    game(plan.game).setup(plan.seats, plan.options, plan.seed)
    if len(set(plan.bots)) < max(2, len(plan.bots)):
        raise InvalidSetup("error-tournament-bots", count=len(plan.bots))


def bouts(plan: Plan) -> Iterator[Bout]:
    """Every game of the plan. All pairings come forward together, so that a stopped one is fair to all."""
    for deal in range(plan.deals):
        for one, other in plan.pairings():
            for seat in range(plan.seats):
                yield Bout(one, other, deal, seat)


def play_bout(plan: Plan, bout: Bout) -> Score:
    """One game. Its chance depends on the deal, so that the same bots play the same game again."""
    rules = game(plan.game)
    state = rules.start(rules.setup(plan.seats, plan.options, plan.seed + bout.deal))
    chance = Chance(plan.seed + bout.deal).fork(bout.seat)
    players = [bot(bout.one if seat == bout.seat else bout.other) for seat in range(plan.seats)]
    decisions, seconds, imagined, count = [0, 0], [0.0, 0.0], [0, 0], 0
    while (seat := state.actor) is not None and count < rules.longest:
        choices, began, side = len(state.legal()), time.perf_counter(), int(seat != bout.seat)
        thought = decide(players[seat], rules, state, chance)
        state.play(thought.action)
        count += 1
        if choices > 1:
            decisions[side] += 1
            seconds[side] += time.perf_counter() - began
            imagined[side] += sum(one.games for one in thought.weighed)
    won, place = _share(state, bout.seat)
    return Score(
        bout,
        won,
        place,
        (decisions[0], decisions[1]),
        (seconds[0], seconds[1]),
        (imagined[0], imagined[1]),
    )


def _share(state: State, seat: int) -> tuple[float, float]:
    """Its part of the win and its place; a game that did not end is worth nothing to anybody."""
    if state.actor is not None:
        return 0.0, 0.5
    result = state.result()
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return won, places([-rank for rank in result.ranks])[seat]


def _played(plan: Plan, todo: Sequence[Bout], workers: int) -> Iterator[Score]:
    """The scores as they come in."""
    if workers == 1:
        for bout in todo:
            yield play_bout(plan, bout)
        return
    pool = ProcessPoolExecutor(workers, initializer=_deaf)
    running: set[Future[Score]] = set()
    waiting = iter(todo)
    try:
        while True:
            for bout in islice(waiting, 2 * workers - len(running)):
                running.add(pool.submit(play_bout, plan, bout))
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _deaf() -> None:
    """Ctrl-C goes to every process of a terminal; only the first may act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _kept(plan: Plan, resume: str | None) -> list[Score]:
    """The games of an earlier run. A file of another plan is refused."""
    if not resume or not Path(resume).exists():
        return []
    first, *lines = Path(resume).read_text("utf-8").splitlines() or [""]
    with suppress(ValueError, TypeError, KeyError):
        if json.loads(first) == json.loads(json.dumps(asdict(plan))):
            return [_read(line) for line in lines]
    raise InvalidSetup("error-tournament-resume", file=resume)


def _keep(resume: str | None, plain: Plain) -> None:
    """Put one line into the file, whole and at once: whatever happens next, it is kept."""
    if resume:
        with Path(resume).open("a", encoding="utf-8") as file:
            print(json.dumps(plain), file=file)


def _read(line: str) -> Score:
    plain = json.loads(line)
    return Score(
        Bout(**plain["bout"]),
        plain["won"],
        plain["place"],
        tuple(plain["decisions"]),
        tuple(plain["seconds"]),
        tuple(plain["imagined"]),
    )


def report(plan: Plan, scores: Sequence[Score], planned: int, stopped: bool) -> Plain:
    """Who did how well against whom, how sure that is, and what it means in Elo."""
    pairs = [_pair(plan, one, other, scores) for one, other in plan.pairings()]
    by_place: dict[tuple[str, str], tuple[float, int]] = {}
    for score in scores:
        key = score.bout.one, score.bout.other
        place, games = by_place.get(key, (0.0, 0))
        by_place[key] = place + score.place, games + 1
    elo = bradley_terry(plan.bots, by_place)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "played": len(scores),
        "planned": planned,
        "stopped": stopped,
        "pairs": pairs,
        "bots": [
            {"bot": name, "elo": round(elo[name]), **_effort(name, scores)}
            for name in sorted(plan.bots, key=lambda name: -elo[name])
        ],
        "sprt": _sprt(plan, scores) if len(plan.bots) == 2 else None,
    }


def _pair(plan: Plan, one: str, other: str, scores: Sequence[Score]) -> Plain:
    mine = [score for score in scores if (score.bout.one, score.bout.other) == (one, other)]
    won, games = sum(score.won for score in mine), len(mine)
    low, high = wilson(won, games)
    return {
        "one": one,
        "other": other,
        "games": games,
        "score": won / games if games else None,
        "low": low,
        "high": high,
        "par": 1 / plan.seats,
    }


def _effort(name: str, scores: Sequence[Score]) -> Plain:
    """What a decision took on average: milliseconds, and imagined games."""
    decisions, seconds, imagined = 0, 0.0, 0
    for score in scores:
        for side, who in enumerate((score.bout.one, score.bout.other)):
            if who == name:
                decisions += score.decisions[side]
                seconds += score.seconds[side]
                imagined += score.imagined[side]
    count = max(1, decisions)
    return {"milliseconds": 1000 * seconds / count, "imagined": round(imagined / count, 1)}


def _sprt(plan: Plan, scores: Sequence[Score]) -> Plain:
    """Whether the first bot is better than the second, from whole deals."""
    deals: dict[tuple[int, bool], list[float]] = {}
    for score in scores:
        first = score.bout.one == plan.bots[0]
        deals.setdefault((score.bout.deal, first), []).append(score.place if first else 1 - score.place)
    whole = [sum(deal) / plan.seats for deal in deals.values() if len(deal) == plan.seats]
    ratio, verdict = sprt(whole)
    return {"elo": list(SPRT_ELO), "ratio": ratio, "bound": SPRT_BOUND, "verdict": verdict}


def progress(played: int, planned: int) -> None:
    """A bar on standard error while somebody watches it, else a line for each tenth."""
    if sys.stderr.isatty():
        filled = 40 * played // planned
        end = "\n" if played == planned else ""
        print(f"\r[{'#' * filled:40}] {played}/{planned} games", end=end, file=sys.stderr, flush=True)
    elif played * 10 // planned > (played - 1) * 10 // planned:
        print(f"{played}/{planned} games", file=sys.stderr, flush=True)


def show(answer: Mapping[str, object]) -> None:
    """The report for people."""
    plain: Plain = dict(answer)
    stopped = ", stopped early" if plain["stopped"] else ""
    print(f"{plain['game']}, {plain['seats']} seats: {plain['played']} of {plain['planned']} games{stopped}")
    for pair in plain["pairs"]:
        if pair["games"]:
            times = "" if plain["seats"] == 2 else f", {pair['score'] / pair['par']:.2f} times par"
            print(
                f"  {pair['one']:>14} against {pair['other']:14} {100 * pair['score']:5.1f} %"
                f"  [{100 * pair['low']:.1f}, {100 * pair['high']:.1f}] in {pair['games']} games{times}"
            )
    for one in plain["bots"]:
        print(
            f"  {one['bot']:>14} {one['elo']:+5} Elo; for a decision {one['imagined']:8.1f} imagined games,"
            f" {one['milliseconds']:8.1f} ms"
        )
    if plain["sprt"]:
        test = plain["sprt"]
        low, high = test["elo"]
        print(
            f"  test {low:g} against {high:g} Elo: {test['verdict']}"
            f" (ratio {test['ratio']:+.2f}, bounds ±{test['bound']:.2f})"
        )
