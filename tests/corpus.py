"""Links that must open for ever, and the position in which each ends: `tests/golden/links/`, a file a game.

    python -m tests.corpus                     add the recipes that are not recorded yet; no record changes
    python -m tests.corpus keep LINK WORDS...  record a link from elsewhere, say out of a bug report
    python -m tests.corpus renew GAME...       record a game anew, while its rules version is not released

The recipes are in `tests/corpus_recipes.py`. Links of a released rules version are what people have sent each
other: they are never renewed. A change of the rules that would move one needs a new rules version.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from obol import bridge
from obol.bots import bot
from obol.bots.bot import decide
from obol.games import find_rules, game
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidLink
from obol.kernel.link import decode, encode
from obol.kernel.match import Match, Seat
from obol.kernel.rules import State
from tests.corpus_recipes import RECIPES, Recipe

LINKS = Path(__file__).parent / "golden" / "links"
RELEASED = {("styx", 1)}
"""Games and rules versions that are out in the world."""
AHEAD = 40
Record = dict[str, Any]


def position(match: Match) -> str:
    """A digest of where a match ends and how it came there.

    Not of the state's own numbers, which may be laid out anew at any time, but of what a table could tell:
    who decided, among what, for how many points. What lies hidden (the order of cards, chance) shows in how
    the game would go on, so some further choices are made by a fixed rule.
    """
    told = sha256()
    state = match.rules.start(match.setup)
    for action in match.actions:
        _tell(told.update, state)
        told.update(b"%d;" % action)
        state.play(action)
    chance = Chance(len(match.actions))
    for _ in range(AHEAD):
        _tell(told.update, state)
        if state.actor is None:
            break
        state.play(chance.pick(state.legal()))
    if state.actor is None:
        result = state.result()
        told.update(repr((tuple(result.scores), tuple(result.ranks), result.reason.key)).encode())
    return told.hexdigest()[:24]


def _tell(update: Any, state: State) -> None:
    update(repr((state.actor, state.legal(), tuple(state.scores()))).encode())


def record(what: str, link: str) -> Record:
    """What is written down about a link, for people and for the test."""
    match = decode(link, find_rules)
    state = match.state
    over = state.actor is None
    return {
        "what": what,
        "link": link,
        "game": match.rules.id,
        "version": match.rules.version,
        "seats": [[seat.kind, seat.name] for seat in match.seats],
        "options": dict(match.setup.options),
        "seed": match.setup.seed,
        "choices": len(match.actions),
        "actor": state.actor,
        "scores": list(state.scores()),
        "winners": list(state.result().winners) if over else None,
        "reason": state.result().reason.key if over else None,
        "position": position(match),
    }


def read(game_id: str) -> list[Record]:
    path = LINKS / f"{game_id}.jsonl"
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _write(game_id: str, records: list[Record]) -> None:
    lines = [json.dumps(one, ensure_ascii=False) + "\n" for one in records]
    (LINKS / f"{game_id}.jsonl").write_text("".join(lines), encoding="utf-8")


def cook(recipe: Recipe) -> str:
    """Play the game of a recipe and give its link."""
    seats = [Seat(kind, name) for kind, name in recipe.seats]
    match = Match(game(recipe.game), seats, recipe.options, recipe.seed)
    chance = Chance(recipe.seed).fork(len(recipe.players))
    players = [bot(kind) for kind in recipe.players]
    link = encode(match)
    while (seat := match.state.actor) is not None and len(match.actions) < recipe.most:
        action = decide(players[seat % len(players)], match.rules, match.state, chance).action
        if recipe.orders:  # then reactions may be answered on the way, as in the page
            link = bridge.play(link, len(match.actions), action, recipe.orders)["link"]
            match = decode(link, find_rules)
        else:
            match.play(action)
    return encode(match)


def add(game_id: str, records: list[Record]) -> None:
    known = {one["what"] for one in records}
    fresh = [recipe for recipe in RECIPES if recipe.game == game_id and recipe.what not in known]
    _write(game_id, [*records, *(record(recipe.what, cook(recipe)) for recipe in fresh)])
    print(f"{game_id}: {len(records)} kept, {len(fresh)} added")


def renew(game_id: str) -> None:
    if (game_id, game(game_id).version) in RELEASED:
        raise SystemExit(f"{game_id}: rules version {game(game_id).version} is released; its links stay")
    planned = {recipe.what for recipe in RECIPES}
    kept = []
    for one in read(game_id):
        if (game_id, one["version"]) in RELEASED:
            kept.append(one)
        elif one["what"] not in planned:
            try:
                kept.append(record(one["what"], one["link"]))
            except InvalidLink as error:
                print(f"{game_id}: dropped, for it does not open any more ({error}): {one['what']}")
    add(game_id, kept)


def main() -> None:
    LINKS.mkdir(exist_ok=True)
    match sys.argv[1:]:
        case []:
            for game_id in dict.fromkeys(recipe.game for recipe in RECIPES):
                add(game_id, read(game_id))
        case ["keep", link, *words] if words:
            one = record(" ".join(words), link)
            _write(one["game"], [*read(one["game"]), one])
        case ["renew", *names] if names:
            for game_id in names:
                renew(game_id)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
