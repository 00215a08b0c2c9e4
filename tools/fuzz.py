"""Mutated links, as accidents and as somebody hostile would make them.

    python -m tools.fuzz [COUNT]

Every mutant must be refused in words, or be a real game whose link it is. Anything else is a crash.
"""

import sys
import time
from collections import Counter

from obol.games import GAMES, find_rules
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidLink
from obol.kernel.link import decode, encode, unwrap, wrap
from obol.kernel.match import Match, Seat
from obol.kernel.rules import Rules
from obol.simulate import play_out

LATEST = 200
"""Mutants of longer games than this would only take longer."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def real_links(rules: Rules, count: int) -> list[str]:
    """Links of games by bots, cut at any moment, of long ones at an early one."""
    links = []
    for seed in range(count):
        seats = rules.seats[seed % len(rules.seats)]
        match = Match(rules, [Seat("greedy", f"P{n}") for n in range(seats)], {}, seed)
        play_out(match, ["greedy", "random"])
        links.append(encode(match.cut(min(len(match.actions), LATEST) * (seed + 1) // count)))
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
        try:
            match = decode(text, find_rules)
        except InvalidLink as error:
            ends[error.message.key] += 1
            continue
        if encode(match) != text:
            raise AssertionError(f"{text} opens, but is not the link of what it opens")
        ends["opened"] += 1
    return ends


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    for rules in GAMES.values():
        began = time.perf_counter()
        ends = fuzz(rules, count)
        print(f"{rules.id}: {count:,} mutated links in {time.perf_counter() - began:.0f} s, none escaped")
        for end, times in ends.most_common():
            print(f"  {times:8,}  {end}")


if __name__ == "__main__":
    main()
