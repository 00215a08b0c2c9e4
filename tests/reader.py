"""A second reader of links, written from docs/link-format.md alone: it shares no line with obol.kernel.

What a game allows is its rules' business, so whoever reads the choices brings a table that answers two
questions: ``legal`` and ``play``. The list of games comes out of the document, too.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

DOCUMENT = (Path(__file__).parents[1] / "docs" / "link-format.md").read_text("utf-8")
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
KINDS = ["person", "friend", "random", "greedy", "novice", "adept", "master", "oracle"]
WORD = 1 << 64

_games = re.search(r"```json games\n(.*?)```", DOCUMENT, re.DOTALL)
assert _games
GAMES: list[dict[str, Any]] = json.loads(_games[1])


class Table(Protocol):
    def legal(self) -> list[int]: ...
    def play(self, action: int, /) -> object: ...


@dataclass
class Header:
    """All of a link but its choices, which are still one number."""

    game: dict[str, Any]
    seats: list[list[str]]
    orders: list[int]
    options: dict[str, str]
    seed: int
    count: int
    packed: int


class Wrong(Exception):  # noqa: N818
    """Not a link; the key says why."""


def read(text: str) -> Header:
    data = _bytes(text)
    form, number, version, flags, seats = (_take(data) for _ in range(5))
    if form != 1:
        raise Wrong("error-link-newer" if form > 1 else "error-link-damaged")
    games = [game for game in GAMES if (game["number"], game["version"]) == (number, version)]
    if games and flags & 4:
        raise Wrong("error-link-sealed")
    if not games or flags & ~2:
        raise Wrong("error-link-newer")
    people = [_seat(data) for _ in range(seats)]
    orders = _orders(data, seats) if flags else [0] * seats
    left = _number(data)
    options = {}
    for name, values in games[0]["options"].items():
        left, place = divmod(left, len(values))
        options[name] = values[place]
    seed, least, most = _number(data), *games[0]["seats"]
    if left or seed >= 1 << 48 or not least <= seats <= most:
        raise Wrong("error-link-impossible")
    count = _number(data)
    if count > games[0]["longest"]:
        raise Wrong("error-link-impossible")
    if data[:1] == [0]:
        raise Wrong("error-link-damaged")
    packed = 0
    for byte in data:
        packed = packed * 256 + byte
    return Header(games[0], people, orders, options, seed, count, packed)


def choices(header: Header, table: Table) -> list[int]:
    """The actions, while they are played on a table that has just been laid."""
    actions, packed = [], header.packed
    for _ in range(header.count):
        legal = table.legal()
        if not legal:
            raise Wrong("error-link-impossible")
        packed, place = packed // len(legal), packed % len(legal)
        actions.append(legal[place])
        table.play(legal[place])
    if packed:
        raise Wrong("error-link-impossible")
    return actions


def _bytes(text: str) -> list[int]:
    if len(text) > 16_000:
        raise Wrong("error-link-long")
    if not text or any(letter not in BASE64 for letter in text):
        raise Wrong("error-link-foreign")
    body, check = text[:-4], text[-4:]
    bits = "".join(f"{BASE64.index(letter):06b}" for letter in body)
    whole = len(bits) // 8 * 8
    data = [int(bits[at : at + 8], 2) for at in range(0, whole, 8)]
    value = _crc(data)
    digits = [value // 62**place % 62 for place in range(4)]
    if len(body) % 4 == 1 or "1" in bits[whole:] or "".join(BASE62[digit] for digit in digits) != check:
        raise Wrong("error-link-damaged")
    return data


def _crc(data: list[int]) -> int:
    value = 0xFFFFFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0xEDB88320 if value & 1 else 0)
    return value ^ 0xFFFFFFFF


def _take(data: list[int]) -> int:
    if not data:
        raise Wrong("error-link-damaged")
    return data.pop(0)


def _number(data: list[int]) -> int:
    groups = [_take(data)]
    while groups[-1] > 127:
        groups.append(_take(data))
        if len(groups) > 9:
            raise Wrong("error-link-damaged")
    if groups[-1] == 0 and len(groups) > 1:
        raise Wrong("error-link-damaged")
    return sum((group & 127) << 7 * place for place, group in enumerate(groups))


def _seat(data: list[int]) -> list[str]:
    kind, length = _take(data), _take(data)
    if kind >= len(KINDS):
        raise Wrong("error-link-newer")
    try:
        name = bytes(_take(data) for _ in range(length)).decode()
    except UnicodeDecodeError:
        raise Wrong("error-link-damaged") from None
    if len(name) > 24:
        raise Wrong("error-link-impossible")
    return [KINDS[kind], name]


def _orders(data: list[int], seats: int) -> list[int]:
    """Standing orders, three bits a seat."""
    packed = _number(data)
    if packed == 0:
        raise Wrong("error-link-damaged")
    if packed >> 3 * seats:
        raise Wrong("error-link-impossible")
    orders = [packed >> 3 * seat & 7 for seat in range(seats)]
    if max(orders) > 2:
        raise Wrong("error-link-newer")
    return orders


def chance(seed: int) -> tuple[int, Callable[[int], int]]:
    """The first state, and the function that gives a number below n."""
    z = (seed + 0x9E3779B97F4A7C15) % WORD
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
    state = [z ^ z >> 31]

    def below(n: int) -> int:
        state[0] = (state[0] * 6364136223846793005 + 1442695040888963407) % WORD
        return (state[0] >> 32) * n >> 32

    return state[0], below


def shuffle(things: list[int], below: Callable[[int], int]) -> None:
    for i in range(len(things) - 1, 0, -1):
        other = below(i + 1)
        things[i], things[other] = things[other], things[i]
