"""How long it takes to open the link of the longest game: to take it apart, to play it again and to check it.

Measured in the page, in Chromium, through the bridge, as a player who opens a link would have it. The games
are the longest that bots have been seen to finish. Half of each is opened too: if the time of a move grew
with the length of the game, its ratio would be far from one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from obol.bots import bot
from obol.bots.bot import decide
from obol.games import game
from obol.kernel.chance import Chance
from obol.kernel.link import encode
from obol.kernel.match import Match, Seat
from tools.bench_boot import browser, site

ROUNDS = 5
TARGET = 500
"""Milliseconds."""

TIMES = """async ({ warm, links }) => {
  const { call } = await import("./assets/bridge.js");
  await call("open", { link: warm });
  const times = [];
  for (const link of links) {
    const began = performance.now();
    await call("open", { link });
    times.push(performance.now() - began);
  }
  return times;
}"""


@dataclass(frozen=True)
class Long:
    """A game that lasts: the seed is the longest of those tried."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: Sequence[str]
    seed: int


LONGEST = (
    Long("styx", 2, {}, ["greedy"], 0),
    Long("strife", 5, {"copies": "three", "inert": "no"}, ["greedy"], 12),
    Long("apokalypse", 6, {"balanced": "yes"}, ["random"], 34),
    Long("cgs", 8, {}, ["greedy"], 0),
    Long("cgs", 8, {}, ["random"], 0),
    Long("cgs", 8, {"threshold": "32"}, ["greedy"], 0),
)


def bench_open() -> None:
    """The least time of several openings; each link is new to Python, or it would not be played again."""
    print(f"\n{'opening a link, in the page':44} {'choices':>8} {'letters':>8} {'ms':>8} {'µs each':>8}")
    with site() as (address, _), browser() as visit, visit() as context:
        page = context.new_page()
        page.goto(address)
        for plan in LONGEST:
            match = play(plan)
            half = match.cut(len(match.actions) // 2)
            whole, part = _opened(page, match, half)
            count = len(match.actions)
            name = " ".join([plan.game, str(plan.seats), *plan.options.values(), *plan.bots])
            each = whole / count, part / max(1, len(half.actions))
            print(f"{name:44} {count:8,} {len(encode(match)):8,} {whole:8.1f} {each[0] * 1000:8.1f}")
            print(f"{'  at most, ms':41}{verdict(whole, TARGET, False)}")
            print(f"{'  a move of the whole against one of half':41}{each[0] / each[1]:8.2f}", flush=True)


def play(plan: Long) -> Match:
    """The whole game, by bots."""
    match = Match(game(plan.game), [Seat("random")] * plan.seats, plan.options, plan.seed)
    chance = Chance(plan.seed)
    players = [bot(kind) for kind in plan.bots]
    while (seat := match.state.actor) is not None:
        match.play(decide(players[seat % len(players)], match.rules, match.state, chance).action)
    return match


def _opened(page: Any, *matches: Match) -> list[float]:
    """The least time of each, in turns. The same game under other names is another link."""
    links = []
    for number in range(ROUNDS):
        for match in matches:
            match.seats = (Seat("random", f"{number}"), *match.seats[1:])
            links.append(encode(match))
    warm = encode(matches[0].cut(0))
    times: list[float] = page.evaluate(TIMES, {"warm": warm, "links": links})
    return [min(times[place :: len(matches)]) for place in range(len(matches))]


def verdict(figure: float, target: float, at_least: bool) -> str:
    """A figure beside its target, and whether it misses it."""
    good = figure >= target if at_least else figure <= target
    return f"{figure:8.2f}   {'>=' if at_least else '<='} {target:g} {'' if good else '   MISSED'}"
