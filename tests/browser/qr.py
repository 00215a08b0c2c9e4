"""A reader of QR codes, written from the standard alone: what it reads, a camera reads.

It knows byte mode and versions 1 to 14, and checks the error correction instead of using it: a picture on a
screen has no dirt on it, but a wrong code word would be a fault of ours.
"""

from collections.abc import Iterator, Sequence

Grid = Sequence[Sequence[bool]]

# Data code words of each block, and error correction code words a block, by level and version.
BLOCKS: dict[str, list[tuple[list[int], int]]] = {
    "L": [
        ([19], 7), ([34], 10), ([55], 15), ([80], 20), ([108], 26), ([68] * 2, 18), ([78] * 2, 20),
        ([97] * 2, 24), ([116] * 2, 30), ([68] * 2 + [69] * 2, 18), ([81] * 4, 20), ([92] * 2 + [93] * 2, 24),
        ([107] * 4, 26), ([115] * 3 + [116], 30),
    ],
    "M": [
        ([16], 10), ([28], 16), ([44], 26), ([32] * 2, 18), ([43] * 2, 24), ([27] * 4, 16), ([31] * 4, 18),
        ([38] * 2 + [39] * 2, 22), ([36] * 3 + [37] * 2, 22), ([43] * 4 + [44], 26), ([50] + [51] * 4, 30),
        ([36] * 6 + [37] * 2, 22), ([37] * 8 + [38], 22), ([40] * 4 + [41] * 5, 24),
    ],
}  # fmt: skip
ALIGNED = [
    [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
    [6, 30, 54], [6, 32, 58], [6, 34, 62], [6, 26, 46, 66],
]  # fmt: skip
MASKS = [
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
]


def read(grid: Grid) -> str:
    """The text of a code, given without its quiet zone."""
    version = (len(grid) - 17) // 4
    level, mask = _format(grid)
    words = _words(grid, version, mask)
    sizes, correction = BLOCKS[level][version - 1]
    data: list[int] = []
    for place, size in enumerate(sizes):
        block = [words[_where(sizes, place, n)] for n in range(size)]
        rest = [words[sum(sizes) + n * len(sizes) + place] for n in range(correction)]
        assert _syndromes(block + rest, correction) == [0] * correction, "wrong error correction"
        data += block
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", "not in byte mode"
    count_bits = 8 if version < 10 else 16
    count = int(bits[4 : 4 + count_bits], 2)
    start = 4 + count_bits
    return bytes(int(bits[start + 8 * n : start + 8 * n + 8], 2) for n in range(count)).decode()


def _where(sizes: Sequence[int], place: int, n: int) -> int:
    """Where the n-th word of a block lies: the blocks are dealt out like cards, the short ones end first."""
    before = sum(min(size, n) for size in sizes)
    return before + sum(size > n for size in sizes[:place])


def _format(grid: Grid) -> tuple[str, int]:
    cells = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    bits = int("".join("01"[grid[y][x]] for y, x in cells), 2) ^ 0b101010000010010
    remainder = bits
    for shift in range(4, -1, -1):
        if remainder >> (shift + 10) & 1:
            remainder ^= 0b10100110111 << shift
    assert remainder == 0, "wrong format information"
    return "MLHQ"[bits >> 13], bits >> 10 & 7


def _words(grid: Grid, version: int, mask: int) -> list[int]:
    bits = [grid[y][x] ^ (MASKS[mask](y, x) == 0) for y, x in _path(version)]
    return [int("".join("01"[bit] for bit in bits[n : n + 8]), 2) for n in range(0, len(bits) - 7, 8)]


def _path(version: int) -> Iterator[tuple[int, int]]:
    """The modules that carry data: in columns of two from the right, up and down in turn."""
    size = 17 + 4 * version
    up = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if up else range(size):
            for x in (right, right - 1):
                if not _fixed(version, size, y, x):
                    yield y, x
        up = not up


def _fixed(version: int, size: int, y: int, x: int) -> bool:
    if y == 6 or x == 6:
        return True
    if (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9):
        return True
    if version >= 7 and ((y < 6 and x >= size - 11) or (x < 6 and y >= size - 11)):
        return True
    centres = ALIGNED[version - 1]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    return any(
        abs(y - cy) <= 2 and abs(x - cx) <= 2 and (cy, cx) not in corners for cy in centres for cx in centres
    )


def _syndromes(words: Sequence[int], count: int) -> list[int]:
    power = [1]
    for _ in range(254):
        double = power[-1] << 1
        power.append(double ^ 0x11D if double > 255 else double)
    found = []
    for root in range(count):
        total = 0
        for word in words:
            total = power[(power.index(total) + root) % 255] if total else 0
            total ^= word
        found.append(total)
    return found
