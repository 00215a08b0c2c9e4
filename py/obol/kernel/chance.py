"""The only source of chance: a seeded generator, the same on every Python and platform for ever.

A 64-bit linear congruential generator with Knuth's MMIX constants, of which only the upper 32 bits are
used. The seed is stirred by the finaliser of SplitMix64, so that neighbouring seeds start far apart.
``below(n)`` scales those 32 bits by multiplication; for the small n of a card table the bias is below
one in a hundred million. Saved games depend on every bit of this: it never changes.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


def stir(seed: int) -> int:
    """Spread a seed over 64 bits (the finaliser of SplitMix64).

    >>> stir(1) != stir(2), 0 <= stir(-5) < 2**64
    (True, True)
    """
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def further(state: int, n: int) -> tuple[int, int]:
    """What a stream in this state answers to ``below(n)``, after the state it is in then.

    >>> chance = Chance(7)
    >>> further(chance.state, 1000) == (chance.below(1000), chance.state)[::-1]
    True
    """
    state = (state * _MULTIPLIER + _INCREMENT) & _MASK
    return state, (state >> 32) * n >> 32


def drawn(seed: int, n: int) -> tuple[int, int]:
    """The same for a stream that begins with this seed: both in one go, as each throw of a die needs them.

    >>> drawn(7, 1000) == further(stir(7), 1000)
    True
    """
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    z = ((z ^ (z >> 31)) * _MULTIPLIER + _INCREMENT) & _MASK
    return z, (z >> 32) * n >> 32


class Chance:
    """A stream of chance.

    >>> chance = Chance(7)
    >>> cards = list(range(5)); chance.shuffle(cards); cards
    [0, 2, 4, 1, 3]
    >>> [chance.die(6) for _ in range(5)]
    [3, 5, 6, 2, 3]
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = stir(seed)

    def copy(self) -> "Chance":
        other = Chance.__new__(Chance)
        other.state = self.state
        return other

    def fork(self, *labels: int) -> "Chance":
        """A stream of its own for a purpose, without disturbing this one."""
        seed = self.state
        for label in labels:
            seed = stir(seed ^ label)
        return Chance(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (state >> 32) * n >> 32

    def die(self, sides: int) -> int:
        """One throw of a die, 1 to its number of sides."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put a list into random order, in place (Fisher and Yates, from the end).

        Asks ``below`` for one number a thing; they are worked out together, which is quicker.
        """
        left = len(things)
        while left > 1:
            numbers, self.state = _ahead(left - 1 if left <= _MOST_AHEAD else _MOST_AHEAD)(self.state)
            for number in numbers:
                other = number * left >> 32
                left -= 1
                things[left], things[other] = things[other], things[left]

    def mix(self, *decks: bytes) -> list[bytes]:
        """Whole decks in random order, each for itself: some six times quicker than ``shuffle``.

        All their cards must be different. Eight times, one of 256 fixed ways to shuffle them is carried out.
        A step of such a walk leaves about an eighth of any bias (that is 2/16: the average of 256 random
        permutations shrinks whatever is not uniform so far), eight steps less than one in ten million.
        """
        first = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = second = (first * _MULTIPLIER + _INCREMENT) & _MASK
        ways, cuts = _ways(decks)
        cards = b"".join(decks)
        for byte in (first >> 32 << 32 | second >> 32).to_bytes(8, "big"):
            cards = cards.translate(ways[byte])
        return [cards[cut] for cut in cuts]


_MOST_AHEAD = 48


@cache
def _ahead(count: int) -> Callable[[int], tuple[tuple[int, ...], int]]:
    """Takes a stream this many states ahead: the upper 32 bits of each of them, and the last.

    One long product instead of many short ones. In it the states lie side by side, each in a lane of 16
    bytes, so that none runs over into the next before it is cut to 64 bits.
    """
    factor, term = 1, 0
    factors = terms = 0
    for lane in range(count):
        factor, term = factor * _MULTIPLIER & _MASK, (term * _MULTIPLIER + _INCREMENT) & _MASK
        factors |= factor << 128 * lane
        terms |= term << 128 * lane
    size, read = 16 * count, Struct("<" + "4xI8x" * count).unpack

    def ahead(state: int) -> tuple[tuple[int, ...], int]:
        return read((state * factors + terms).to_bytes(size, "little")), (state * factor + term) & _MASK

    return ahead


@cache
def _ways(decks: tuple[bytes, ...]) -> tuple[list[bytes], list[slice]]:
    """256 ways to shuffle decks, as tables to translate cards with, and where to cut these apart again."""
    chance = Chance(len(decks))
    ways = []
    for _ in range(256):
        shuffled: list[int] = []
        for deck in decks:
            cards = list(deck)
            chance.shuffle(cards)
            shuffled += cards
        ways.append(bytes.maketrans(b"".join(decks), bytes(shuffled)))
    ends = list(accumulate(map(len, decks)))
    return ways, list(map(slice, [0, *ends], ends))
