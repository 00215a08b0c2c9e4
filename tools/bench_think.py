"""How quickly bots think where players meet them: in the thinkers' worker of a real browser.

The positions are those of a game between greedy bots; the machine's own Python thinks about the same ones, in
turns with the browser.
"""

import json
import statistics
import time
from typing import Any

from playwright.sync_api import Page

from obol.bridge import call
from obol.games import GAMES
from obol.kernel.link import encode
from obol.kernel.match import Match, Seat
from obol.simulate import play_out
from tools.bench_boot import browser, site

POSITIONS = 40
LEVEL = "master"
LONGEST = 1_000
"""Milliseconds that nineteen of twenty of a master's moves may take."""
SEATS = {"strife": 3, "apokalypse": 3, "cgs": 3}
THINK = """async ([link, ats, kind]) => {
  const bridge = await import("./assets/bridge.js");
  await bridge.boot();
  await bridge.prepareToThink();
  const found = [];
  for (const at of ats) {
    const began = performance.now();
    const { played } = await bridge.think("think", { link, at, kind });
    found.push([performance.now() - began, played]);
  }
  return found;
}"""


def positions(game: str) -> tuple[str, list[int]]:
    """A game, and moments of it where there is something to decide, evenly over its length."""
    seats = SEATS.get(game, 2)
    match = Match(GAMES[game], [Seat("greedy")] * seats, {}, 1)
    play_out(match, ["greedy"] * seats)
    moments = [at for at, step in enumerate(match.steps) if step.width > 1]
    return encode(match), moments[:: max(1, len(moments) // POSITIONS)][:POSITIONS]


def bench_think() -> None:
    """A master's moves, game by game: the time of nineteen of twenty, and imagined games a second."""
    with site() as (address, _), browser() as visit, visit() as context:
        page = context.new_page()
        page.goto(address)
        head = f"{'median ms':>10} {'95 % ms':>10}   games/s: browser, here, ratio"
        print(f"\na {LEVEL}'s move{'':15} {head}")
        for game in GAMES:
            _report(game, page)


def _report(game: str, page: Page) -> None:
    link, ats = positions(game)
    inside: list[Any] = page.evaluate(THINK, [link, ats, LEVEL])
    here = [_think(link, at) for at in ats]
    times = sorted(spent for spent, _ in inside)
    slow = times[min(len(times) - 1, int(len(times) * 0.95))]
    rate, native = (
        1000 * sum(n for _, n in all_) / sum(spent for spent, _ in all_) for all_ in (inside, here)
    )
    print(
        f"{game:30} {statistics.median(times):10.0f} {slow:10.0f}   {rate:10,.0f} {native:10,.0f} "
        f"{rate / native:6.2f}   <= {LONGEST} ms{'' if slow <= LONGEST else '   MISSED'}"
    )


def _think(link: str, at: int) -> tuple[float, int]:
    """The same on this machine's Python: milliseconds, and games imagined."""
    began = time.perf_counter()
    answer = json.loads(call("think", json.dumps({"link": link, "at": at, "kind": LEVEL})))
    return 1000 * (time.perf_counter() - began), answer["ok"]["played"]
