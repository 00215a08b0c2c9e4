"""Many games at once, and what they have in common."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType

from .bots import bot
from .bots.bot import decide
from .games import game
from .kernel.chance import Chance
from .kernel.link import encode
from .kernel.match import Match, Seat
from .kernel.supplies import bring
from .kernel.words import Plain


@dataclass(slots=True)
class Played:
    """What one game leaves behind."""

    decisions: int
    turns: int
    widths: list[int]
    winners: tuple[int, ...]
    reason: str
    link: int
    roles: tuple[tuple[str, ...], ...] = ()
    finished: bool = True


@dataclass(slots=True)
class Batch:
    """The games of one process."""

    games: list[Played] = field(default_factory=list)
    seconds: float = 0.0


def simulate(
    game_id: str,
    *,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, str],
    workers: int = 1,
    supplies: Mapping[str, str] = MappingProxyType({}),
) -> Plain:
    """Play ``games`` games with the seeds from ``seed`` on, and report on them.

    ``supplies`` are texts of the players' own, by their names.

    >>> report = simulate("styx", games=3, seats=2, bots=["greedy"], seed=1, options={})
    >>> report["games"], report["finished"]
    (3, 3)
    """
    for kind in bots:
        bot(kind)  # a clear sentence now, not a traceback out of a worker
    game(game_id).setup(seats, options, seed, tuple(supplies))
    run = partial(_batch, game_id, seats, tuple(bots), dict(options), tuple(supplies.values()))
    seeds = [range(seed + worker, seed + games, workers) for worker in range(workers)]
    if workers == 1:
        batches = [run(seeds[0])]
    else:
        with ProcessPoolExecutor(workers) as pool:
            batches = list(pool.map(run, seeds))
    return _report(game_id, seats, list(bots), dict(options), batches)


def play_out(match: Match, kinds: Sequence[str]) -> None:
    """Let bots make all the choices that are left."""
    chance = Chance(match.setup.seed).fork(len(kinds))
    players = [bot(kind) for kind in kinds]
    while (seat := match.state.actor) is not None and len(match.actions) < match.rules.longest:
        thought = decide(players[seat % len(players)], match.rules, match.state, chance)
        match.play(thought.action)


def _batch(
    game_id: str,
    seats: int,
    bots: tuple[str, ...],
    options: dict[str, str],
    texts: tuple[str, ...],
    seeds: range,
) -> Batch:
    batch = Batch()
    brought = [bring(game(game_id), text)[0] for text in texts]  # another process knows none
    for seed in seeds:
        kinds = [bots[seat % len(bots)] for seat in range(seats)]
        match = Match(game(game_id), [Seat(kind) for kind in kinds], options, seed, brought)
        began = time.perf_counter()
        play_out(match, kinds)
        batch.seconds += time.perf_counter() - began
        batch.games.append(_played(match))
    return batch


def _played(match: Match) -> Played:
    widths = [step.width for step in match.steps]
    link, turns = len(encode(match)), match.state.turn
    if match.state.actor is not None:
        return Played(len(match.actions), turns, widths, (), "unfinished", link, finished=False)
    result = match.state.result()
    return Played(
        len(match.actions), turns, widths, result.winners, result.reason.key, link, roles=result.roles
    )


def _report(
    game_id: str, seats: int, bots: list[str], options: dict[str, str], batches: list[Batch]
) -> Plain:
    played = [one for batch in batches for one in batch.games]
    decisions = sorted(one.decisions for one in played)
    widths = [width for one in played for width in one.widths]
    turns = [one.turns for one in played]
    links = sorted(one.link for one in played)
    wins = [sum(seat in one.winners for one in played) for seat in range(seats)]
    seconds = max(batch.seconds for batch in batches)
    return {
        "game": game_id,
        "seats": seats,
        "bots": bots,
        "options": options,
        "games": len(played),
        "finished": sum(one.finished for one in played),
        "decisions": {"mean": sum(decisions) / len(decisions), "max": decisions[-1]},
        "turns": {"mean": sum(turns) / len(turns), "max": max(turns)},
        "branching": {"mean": sum(widths) / max(1, len(widths)), "max": max(widths, default=0)},
        "wins": wins,
        "roles": _roles(played),
        "reasons": dict(Counter(one.reason for one in played)),
        "link": {
            "median": links[len(links) // 2],
            "p95": links[int(len(links) * 0.95)],
            "max": links[-1],
        },
        "decisionsPerSecond": round(sum(decisions) / seconds) if seconds else 0,
    }


def _roles(played: Sequence[Played]) -> Plain:
    """How often each role was played and won, by name."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for one in played:
        for seat, roles in enumerate(one.roles):
            games.update(roles)
            if seat in one.winners:
                wins.update(roles)
    return {role: {"games": games[role], "wins": wins[role]} for role in sorted(games)}
