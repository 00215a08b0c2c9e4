"""What is in the box of Apokalypse, as tables.

A card is a number: the 60 population and 63 capital cards are 0 to 122 in the order of ``_DECK``, the six
seals 123 to 128. A *kind* is a line of that table: cards of one kind are equal. A card that lies in a nation
shows only one half: the left one on the good side, the right one on the evil side.

The rulebook gives the size of each class of cards; the counts inside a class, the stars and the codes are a
reconstruction (R2 to R7) and stand here as data, so that a real card list can replace them.
"""

from functools import cache
from typing import NamedTuple

SIDES = ("good", "evil")
GOOD, EVIL = range(2)
BACKS = ("population", "capital")
POPULATION, CAPITAL = range(2)
PLANES = ("earth", "heaven", "hell")
EARTH, HEAVEN, HELL = range(3)
SYMBOLS = ("mask", "helmet", "food")
MOST_SEATS = 6


class Kind(NamedTuple):
    """One line of the card list: what the halves show, and how many there are."""

    name: str
    back: int
    frame: str
    good: str
    evil: str
    copies: int


# The order of the kinds is chosen for the hands: those that go to heaven, those with deeds of their own, and
# those that go to hell are neighbours (moves.py).
_DECK = (
    Kind("pr-m", POPULATION, "heaven", "m", "hp", 9),
    Kind("pr-h", POPULATION, "heaven", "h", "mp", 9),
    Kind("pr-p", POPULATION, "heaven", "p", "mh", 9),
    Kind("pr-mh", POPULATION, "heaven", "mh", "p", 9),
    Kind("pr-mp", POPULATION, "heaven", "mp", "h", 9),
    Kind("pr-hp", POPULATION, "heaven", "hp", "m", 9),
    Kind("cm", CAPITAL, "heaven", "music", "", 6),
    Kind("vi", CAPITAL, "none", "", "", 9),
    Kind("cv", CAPITAL, "none", "", "", 6),
    Kind("hm", POPULATION, "hell", "", "music", 6),
    Kind("vv-cs", CAPITAL, "hell", "chastity", "sex", 6),
    Kind("vv-wd", CAPITAL, "hell", "work", "drugs", 6),
    Kind("vv-pg", CAPITAL, "hell", "piety", "gambling", 6),
    Kind("hp-m", CAPITAL, "hell", "m", "m", 6),
    Kind("hp-h", CAPITAL, "hell", "h", "h", 6),
    Kind("hp-p", CAPITAL, "hell", "p", "p", 6),
    Kind("sg", CAPITAL, "earth", "person", "", 3),
    Kind("se", CAPITAL, "earth", "", "person", 3),
)
KINDS = tuple(kind.name for kind in _DECK)
(
    PR_M,
    PR_H,
    PR_P,
    PR_MH,
    PR_MP,
    PR_HP,
    CHURCH,
    VIOLENCE,
    CONVERSION,
    METAL,
    CHASTITY,
    WORK,
    PIETY,
    HP_M,
    HP_H,
    HP_P,
    SAINT,
    FIEND,
) = range(18)
PROTECTIONS = range(PR_M, PR_HP + 1)
"""The kinds that go to heaven on either side."""
HELL_KINDS = range(CHASTITY, HP_P + 1)
"""The kinds that go to hell on either side."""

KIND = tuple(kind for kind, line in enumerate(_DECK) for _ in range(line.copies)) + (-1,) * 6
CARDS = range(123)
SEAL = 123
"""The first seal: from here on a card is one (R33: it counts as the music of its side)."""
SEALS = range(SEAL, SEAL + 6)
ALL = range(SEALS.stop)
COPY = tuple(card - KIND.index(KIND[card]) + 1 for card in CARDS) + tuple(range(1, 7))
STAR = tuple(COPY[card] % 3 == 0 for card in CARDS)
"""Left in the box with two or three players (R6): a third of every kind."""

BACK = tuple(_DECK[KIND[card]].back for card in CARDS)
FRAME = tuple(line.frame for line in _DECK)
HALF_NAMES = tuple(tuple((line.good, line.evil)[side] for line in _DECK) for side in (GOOD, EVIL))
BIT = tuple(1 << card for card in ALL)
KIND_CARDS = tuple(sum(BIT[card] for card in CARDS if KIND[card] == kind) for kind in range(len(KINDS)))
"""All cards of a kind, as bits."""
BACK_CARDS = tuple(sum(BIT[card] for card in CARDS if BACK[card] == back) for back in (POPULATION, CAPITAL))
KIND_BIT = tuple(1 << KIND[card] if card < SEAL else 0 for card in ALL)
PERSON = tuple(KIND[card] in (SAINT, FIEND) for card in ALL)
"""The special people: the only cards that lie face up on earth."""

# What a half counts against the horsemen: one byte each for mask, helmet, food and music, so that a whole
# row can be added up as numbers. "m" stands for the gas mask, "h" for the helmet, "p" for the pig's head,
# the food.
_UNIT = {"m": 1, "h": 1 << 8, "p": 1 << 16}
MUSIC_UNIT = 1 << 24


def _units(half: str) -> int:
    if half == "music":
        return MUSIC_UNIT
    return sum(_UNIT[letter] for letter in half) if set(half) <= set(_UNIT) else 0


UNITS = tuple(
    tuple(_units(HALF_NAMES[side][KIND[card]]) for card in CARDS) + (MUSIC_UNIT,) * 6 for side in (GOOD, EVIL)
)
"""UNITS[side][card]: what the half of this side counts, as packed bytes."""
MUSIC = tuple(KIND[card] in (METAL, CHURCH) for card in CARDS) + (True,) * 6

# The codes of the hell cards (R7): card, side -> cards more or less at the deal of (population, capital).
_CODES = {
    "paired": {
        (CHASTITY, GOOD): (-1, 0),
        (CHASTITY, EVIL): (0, 1),
        (WORK, GOOD): (1, 0),
        (WORK, EVIL): (0, -1),
        (PIETY, GOOD): (1, 0),
        (PIETY, EVIL): (0, -1),
    },
    "trade": {(WORK, EVIL): (0, 1)},
    "thematic": {(CHASTITY, EVIL): (1, 0), (WORK, GOOD): (0, 1), (WORK, EVIL): (0, -1)},
    "swaps": {(CHASTITY, EVIL): (1, -1), (WORK, GOOD): (-1, 1)},
}
CODE_TABLES = tuple(_CODES)
"""The first is the default; the others differ from it where they say so."""
CODES = tuple(
    tuple(
        tuple(
            tuple((_CODES["paired"] | changes).get((KIND[card], side), (0, 0))[back] for card in ALL)
            for side in (GOOD, EVIL)
        )
        for back in (POPULATION, CAPITAL)
    )
    for changes in _CODES.values()
)
"""CODES[table][back][side][card]: what this hell card adds when cards of this back are dealt."""
CROSSES = tuple(
    tuple(any(CODES[table][back][1 - back]) for back in (POPULATION, CAPITAL)) for table in range(len(_CODES))
)
"""CROSSES[table][back]: whether citizens of the other side have a say in this deal (R58)."""

HORSEMEN = range(1, 5)
DEATH = 4
VALUE = (0, 1, 2, 4, 7)
"""What a horseman's card is worth at the end, by its number."""
SPACING = 6
"""Cards between two horsemen of a talon."""
MOST_WINNERS = 3
"""Three copies of each horseman: when more share the first place, nobody gets one (R74, R79)."""

NAME = tuple(f"{KINDS[KIND[card]]}-{COPY[card]}" for card in CARDS)
REF = tuple("card:" + NAME[card] for card in CARDS) + tuple(f"seal:{COPY[card]}" for card in SEALS)
CARD_OF_REF = {ref: card for card, ref in enumerate(REF)}


def cards_of(bits: int) -> list[int]:
    """The cards whose bits are set, the last first.

    >>> cards_of(0b1011)
    [3, 1, 0]
    """
    found: list[int] = []
    while bits:
        card = bits.bit_length() - 1
        found.append(card)
        bits ^= BIT[card]
    return found


def alignments(seats: int, balanced: bool) -> list[int]:
    """The alignment cards that are shuffled: three and three, or fewer by the optional rule (R9)."""
    each = 3 if seats > 4 or not balanced else 1 if seats == 2 else 2
    return [GOOD] * each + [EVIL] * each


@cache
def deck(back: int, seats: int) -> tuple[int, ...]:
    """The cards of one back that are in play: without the starred ones for two or three."""
    return tuple(card for card in CARDS if BACK[card] == back and not (seats <= 3 and STAR[card]))
