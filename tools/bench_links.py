"""How long the links of finished games are, and that no chat program would cut them (UX 13)."""

import os
import re
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from obol.games import game
from obol.kernel.link import encode
from obol.kernel.match import Match, Seat
from obol.simulate import play_out

GAMES = 500
"""So many of each game."""
SEATS = {"styx": 2, "strife": 4, "apokalypse": 4, "cgs": 4}
MEDIAN = {"styx": 120, "strife": 180, "apokalypse": 300, "cgs": 300}
"""What is typical may have 300 characters; two of the games are short enough for less."""
WORST = 1000
FORM = re.compile(r"[A-Za-z0-9_-]*[A-Za-z0-9]")
"""Only what needs no escaping, and at its end nothing that a chat program would take for punctuation."""


def finished_link(game_id: str, seed: int) -> str:
    """The link of a game that greedy bots have played to its end."""
    kinds = ["greedy"] * SEATS[game_id]
    match = Match(game(game_id), [Seat(kind) for kind in kinds], {}, seed)
    play_out(match, kinds)
    assert match.state.actor is None, f"{game_id} with seed {seed} did not end"
    return encode(match)


def measured(links: Iterable[str]) -> dict[str, int]:
    """Characters: the median, what nineteen of twenty stay below, the most; how many have another form."""
    texts = sorted(links, key=len)
    places = {"median": (len(texts) - 1) // 2, "p95": int(len(texts) * 0.95), "max": len(texts) - 1}
    figures = {name: len(texts[place]) for name, place in places.items()}
    return figures | {"malformed": sum(not FORM.fullmatch(text) for text in texts)}


def many_links(game_id: str, games: int = GAMES) -> list[str]:
    """On all cores there are."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(partial(finished_link, game_id), range(games), chunksize=5))
