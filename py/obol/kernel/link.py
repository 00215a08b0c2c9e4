"""A match as URL text, and back.

Bytes: format version, game number, rules version, flags, seats with their kinds and names, standing orders
if there are any, options as one number, seed, what players brought if anything, count of choices, and the
choices as one mixed-radix number (a choice among n costs log2 n bits); then base64url without padding, then
four check characters of base 62, so that a link is made of letters, digits, - and _ and always ends in a
letter or digit. docs/link-format.md has the details.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Callable, Sequence
from dataclasses import replace

from . import supplies
from .errors import InvalidLink, InvalidSetup
from .match import KINDS, LARGEST_SEED, LONGEST_NAME, ORDERS, Match, Seat
from .rules import Rules

FORMAT = 1
NAMED, ORDERED, SEALED, CARRIED = 1, 2, 4, 8
"""Flags: the match names what players brought; standing orders follow the seats; what follows is sealed
(nobody can write or read that yet); the link has the texts themselves that players brought, too."""
LONGEST_LINK = 16_000
"""Nothing longer is looked at. The longest real game needs far less."""

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LETTERS = frozenset(_DIGITS + "-_")
_CHECK = 4

FindRules = Callable[[int, int], Rules]
"""Finds rules by a game's number and rules version; raises InvalidLink when there are none."""


def encode(match: Match, carry: bool = False) -> str:
    """The link of a match; to ``carry`` is to have in it what players brought themselves.

    >>> from obol.games import game
    >>> from obol.kernel.match import Match, Seat
    >>> encode(Match(game("styx"), [Seat("person", "Ada"), Seat("greedy")], {}, seed=7))
    'AQEBAAIAA0FkYQMAAAcAz8G1'
    """
    orders, brought = _pack_orders(match.seats), match.setup.supplies
    flags = (ORDERED if orders else 0) | (NAMED if brought else 0) | (CARRIED if brought and carry else 0)
    out = bytearray([FORMAT, match.rules.number, match.rules.version, flags])
    out.append(len(match.seats))
    for seat in match.seats:
        name = seat.name.encode()
        out += bytes([KINDS.index(seat.kind), len(name)]) + name
    if orders:
        _put(out, orders)
    _put(out, _pack_options(match))
    _put(out, match.setup.seed)
    if brought:
        out.append(len(brought))
        for supply in brought:
            _put_supply(out, supply, carry)
    _put(out, len(match.actions))
    choices = _pack_choices(match)
    out += choices.to_bytes((choices.bit_length() + 7) // 8, "big")
    return wrap(bytes(out))


def decode(text: str, find: FindRules) -> Match:
    """The match of a link, every choice checked by the rules. Raises InvalidLink, and nothing else."""
    match, length, choices = _beginning(text, find)
    _unpack_choices(match, length, choices)
    return match


def kinship(match: Match, text: str, find: FindRules) -> tuple[int, int] | None:
    """How many choices another link shares with this match, and how many it has; None if it is another game.

    Orders may differ. The other link is not replayed: as long as both agree, both have the same choices.
    """
    try:
        other, length, choices = _beginning(text, find)
    except InvalidLink:
        return None
    alike = [[(seat.kind, seat.name) for seat in one.seats] for one in (match, other)]
    if (match.rules, match.setup, alike[0]) != (other.rules, other.setup, alike[1]):
        return None
    packed = int.from_bytes(choices, "big")
    common = 0
    for step in match.steps[:length]:
        packed, place = divmod(packed, step.width)
        if place != step.place:
            break
        common += 1
    return common, length


def _beginning(text: str, find: FindRules) -> tuple[Match, int, bytes]:
    """A link's match before its first choice, how many there are, and the packed choices."""
    reader = _Reader(unwrap(text))
    version = reader.byte()
    if version != FORMAT:
        raise InvalidLink("error-link-newer" if version > FORMAT else "error-link-damaged")
    rules = find(reader.byte(), reader.byte())
    flags = reader.byte()
    if flags & SEALED:
        raise InvalidLink("error-link-sealed")
    known = ORDERED | (NAMED | CARRIED if rules.supplies else 0)
    if flags & ~known or flags & (NAMED | CARRIED) == CARRIED:
        raise InvalidLink("error-link-newer")
    try:
        match = _read_header(reader, rules, flags)
    except InvalidSetup as error:
        raise InvalidLink("error-link-impossible") from error
    length = reader.number()
    if length > rules.longest:
        raise InvalidLink("error-link-impossible")
    return match, length, reader.rest()


def wrap(data: bytes) -> str:
    """From bytes to text: base64url and the check characters."""
    return urlsafe_b64encode(data).decode().rstrip("=") + _check(data)


def unwrap(text: str) -> bytes:
    """From text to bytes, with everything checked that can be checked before a game is named."""
    if len(text) > LONGEST_LINK:
        raise InvalidLink("error-link-long", longest=LONGEST_LINK)
    if not text or not _LETTERS.issuperset(text):
        raise InvalidLink("error-link-foreign")
    body = text[:-_CHECK]
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except (Base64Error, ValueError) as error:
        raise InvalidLink("error-link-damaged") from error
    # Also when only the spelling differs: the same bytes have one link.
    if wrap(data) != text:
        raise InvalidLink("error-link-damaged")
    return data


def _check(data: bytes) -> str:
    value = zlib.crc32(data)
    digits = ""
    for _ in range(_CHECK):
        value, digit = divmod(value, 62)
        digits += _DIGITS[digit]
    return digits


def _put(out: bytearray, value: int) -> None:
    """A number in groups of seven bits, the lowest first."""
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)


class _Reader:
    """Takes a link's bytes apart. Raises InvalidLink when they end too soon."""

    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        return self.take(1)[0]

    def take(self, count: int) -> bytes:
        part = self.data[self.at : self.at + count]
        if len(part) < count:
            raise InvalidLink("error-link-damaged")
        self.at += count
        return part

    def number(self) -> int:
        value = shift = 0
        while True:
            digit = self.byte()
            value |= (digit & 127) << shift
            shift += 7
            # An empty last group would be a second way to write the same number.
            if shift > 63 or (digit == 0 and shift > 7):
                raise InvalidLink("error-link-damaged")
            if digit < 128:
                return value

    def rest(self) -> bytes:
        return self.take(len(self.data) - self.at)


def _put_supply(out: bytearray, name: str, carry: bool) -> None:
    label, _, digest = name.partition(".")
    out.append(len(label))
    out += label.encode() + bytes.fromhex(digest)
    if carry:
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
        text = deflate.compress(supplies.text_of(name).encode()) + deflate.flush()
        _put(out, len(text))
        out += text


def _read_supply(reader: _Reader, rules: Rules, carried: bool) -> str:
    """The name of a supply; one that comes along is examined like any other and remembered."""
    try:
        name = f"{reader.take(reader.byte()).decode()}.{reader.take(supplies.DIGEST).hex()}"
        if not supplies.is_name(name):
            raise InvalidLink("error-link-damaged")
        if carried:
            inflate = zlib.decompressobj(-15)
            data = inflate.decompress(reader.take(reader.number()), 4 * supplies.LONGEST)
            found, examined = supplies.bring(rules, data.decode())
            if found != name or examined.problems or not inflate.eof or inflate.unused_data:
                raise InvalidLink("error-link-damaged")
    except (UnicodeDecodeError, zlib.error) as error:
        raise InvalidLink("error-link-damaged") from error
    return name


def _read_header(reader: _Reader, rules: Rules, flags: int) -> Match:
    seats = []
    for _ in range(reader.byte()):
        kind, length = reader.byte(), reader.byte()
        if kind >= len(KINDS):
            raise InvalidLink("error-link-newer")
        try:
            name = reader.take(length).decode()
        except UnicodeDecodeError as error:
            raise InvalidLink("error-link-damaged") from error
        if len(name) > LONGEST_NAME:
            raise InvalidLink("error-link-impossible")
        seats.append(Seat(KINDS[kind], name))
    if flags & ORDERED:
        seats = _ordered(seats, reader.number())
    options = _unpack_options(rules, reader.number())
    seed = reader.number()
    if seed > LARGEST_SEED:
        raise InvalidLink("error-link-impossible")
    count = reader.byte() if flags & NAMED else 0
    if count > rules.supplies or (flags & NAMED and not count):
        raise InvalidLink("error-link-impossible")
    brought = [_read_supply(reader, rules, bool(flags & CARRIED)) for _ in range(count)]
    return Match(rules, seats, options, seed, brought)


def _pack_orders(seats: Sequence[Seat]) -> int:
    """Three bits a seat, the first lowest; 0 is no order, so a game without orders has no such number."""
    return sum(ORDERS.index(seat.order) << 3 * number for number, seat in enumerate(seats))


def _ordered(seats: Sequence[Seat], packed: int) -> list[Seat]:
    if packed == 0:
        raise InvalidLink("error-link-damaged")
    if packed >> 3 * len(seats):
        raise InvalidLink("error-link-impossible")
    places = [packed >> 3 * number & 7 for number in range(len(seats))]
    if max(places) >= len(ORDERS):
        raise InvalidLink("error-link-newer")
    return [replace(seat, order=ORDERS[place]) for seat, place in zip(seats, places, strict=True)]


def _pack_options(match: Match) -> int:
    packed = 0
    for option in reversed(match.rules.options):
        packed = packed * len(option.values) + option.values.index(match.setup.options[option.id])
    return packed


def _unpack_options(rules: Rules, packed: int) -> dict[str, str]:
    options = {}
    for option in rules.options:
        packed, place = divmod(packed, len(option.values))
        options[option.id] = option.values[place]
    if packed:
        raise InvalidLink("error-link-impossible")
    return options


def _pack_choices(match: Match) -> int:
    """The first choice is the lowest digit, so that a reader can replay while it unpacks."""
    packed = 0
    for step in reversed(match.steps):
        packed = packed * step.width + step.place
    return packed


def _unpack_choices(match: Match, length: int, data: bytes) -> None:
    if data[:1] == b"\0":
        raise InvalidLink("error-link-damaged")
    packed = int.from_bytes(data, "big")
    for _ in range(length):
        legal = match.state.legal()
        if not legal:
            raise InvalidLink("error-link-impossible")
        packed, place = divmod(packed, len(legal))
        match.take(legal, place)
    if packed:
        raise InvalidLink("error-link-impossible")
