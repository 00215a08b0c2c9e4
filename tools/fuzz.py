"""Mutated links, as accidents and as somebody hostile would make them.

    python -m tools.fuzz [COUNT] [GAME...]

Each goes through the page's own door. Every mutant must be refused in words and leave nothing behind, or be a
real game whose link it is. Anything else is a crash.
"""

import json
import sys
import time
from collections import Counter

from obol import bridge
from obol.bots import bot
from obol.bots.bot import decide
from obol.games import GAMES
from obol.kernel.chance import Chance
from obol.kernel.link import encode, unwrap, wrap
from obol.kernel.match import Match, Seat
from obol.kernel.rules import Rules
from obol.remembering import remembered

LATEST = 200
"""Mutants of longer games than this would only take longer."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def real_links(rules: Rules, count: int) -> list[str]:
    """Links of games by bots that stop at any moment, long ones at an early one."""
    links = []
    players = bot("greedy"), bot("random")
    latest = min(LATEST, rules.longest)
    for seed in range(count):
        seats = rules.seats[seed % len(rules.seats)]
        match = Match(rules, [Seat("greedy", f"P{n}") for n in range(seats)], {}, seed)
        chance = Chance(seed)
        while (seat := match.state.actor) is not None and len(match.actions) < latest * (seed + 1) // count:
            match.play(decide(players[seat % 2], rules, match.state, chance).action)
        links.append(encode(match))
    return links


def mutant(link: str, chance: Chance) -> str:
    """A link with something wrong: letters changed, cut or added, or bytes changed under a right checksum."""
    if chance.below(2):
        data = bytearray(unwrap(link))
        for _ in range(1 + chance.below(3)):
            data[chance.below(len(data))] = chance.below(256)
        if chance.below(4) == 0:
            data = data[: chance.below(len(data))] + bytes(chance.below(256) for _ in range(chance.below(9)))
        return wrap(bytes(data))
    text = list(link)
    for _ in range(1 + chance.below(4)):
        text[chance.below(len(text))] = chance.pick(LETTERS)
    return "".join(text)[: len(text) - chance.below(3)] + chance.pick(["", "", "A", "é", " "])


def fuzz(rules: Rules, count: int) -> Counter[str]:
    """How many mutants ended how. Raises what should never be raised."""
    chance = Chance(20261116)
    links = real_links(rules, 20)
    ends: Counter[str] = Counter()
    for _ in range(count):
        text = mutant(chance.pick(links), chance)
        ends[_open(text)] += 1
    return ends


def _open(text: str) -> str:
    """What the page is told about this text: a refusal's key, or that it is a game."""
    known = list(remembered())
    answer = json.loads(bridge.call("open", json.dumps({"link": text})))
    if "error" in answer:
        key = str(answer["error"]["key"])
        if not key.startswith("error-link-"):
            raise AssertionError(f"{text!r} is not refused as a link: {answer['error']}")
        if list(remembered()) != known:
            raise AssertionError(f"{text!r} is refused, but remembered")
        return key
    if encode(remembered()[text]) != text:
        raise AssertionError(f"{text!r} opens, but is not the link of what it opens")
    return "opened"


def main() -> None:
    words = sys.argv[1:]
    count = int(words.pop(0)) if words and words[0].isdecimal() else 100_000
    for rules in [GAMES[word] for word in words] or GAMES.values():
        began = time.process_time()
        ends = fuzz(rules, count)
        spent = time.process_time() - began
        rate = f"{spent:.0f} s, {count / spent:,.0f} a second"
        print(f"{rules.id}: {count:,} mutated links in {rate}, none escaped", flush=True)
        for end, times in ends.most_common():
            print(f"  {times:8,}  {times / count:6.1%}  {end}", flush=True)


if __name__ == "__main__":
    main()
