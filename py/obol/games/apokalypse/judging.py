"""How a sensible player of Apokalypse values a nation: the features of the specification (6.3).

Values are in hundredths of a point. ``worth`` looks at one nation by its citizens and its packed units
(components.py) alone, so that the same question is answered only once; ``Eye`` is one seat's look at the
whole table at one moment.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from .components import ALL, CHASTITY, CODES, DEATH, GOOD, HELL, KIND, KINDS, PIETY, UNITS
from .horsemen import lives_at
from .places import ROWS

if TYPE_CHECKING:
    from .turns import ApokalypseState

NOW, LATER, LAST = 100, 35, 12
"""A point at the next horseman, at the one after him, a survivor of Death."""
PEOPLE = 24
"""A citizen, for the cards it earns and the race for the seal."""
CODE = 30
"""A card more or less at each deal."""
RIVAL = 45
"""What a rival has counts against me, in hundredths, shared among all rivals."""
MAJORITY = (0, 10, 20, 45, 90)
"""A step in the majority of all nations, by the next horseman."""
SELF = 100

_CARD = {"cm": 100, "hm": 100, "cv": 90, "se": 90, "vi": 70, "sg": 70, "hp": 60, "pr": 55, "vv": 40}
CARD = tuple(_CARD[name.partition("-")[0]] for name in KINDS)
"""What a card in hand is worth, by its kind."""
BLIND = (58, 62)
"""What an unseen card is worth, by its back."""
CODED = tuple(CHASTITY <= KIND[card] <= PIETY for card in ALL)
"""The cards that have codes: virtues and vices."""


@lru_cache(maxsize=1 << 12)
def least(kinds: int) -> int:
    """What the card is worth that a hand of these kinds (bits) can best do without."""
    return min(value for kind, value in enumerate(CARD) if kinds >> kind & 1)


@lru_cache(maxsize=1 << 15)
def worth(good: int, evil: int, left: int, right: int, number: int, trophies: int) -> tuple[int, int]:
    """A nation with these citizens and units before this horseman: its value, its step in the majority.

    The majority counts those who will survive Death; long before him it is the citizens there are.
    """
    value = PEOPLE * (good + evil) if number < DEATH else 0
    everybody = good + evil
    lives = lives_at(good, evil, left, right, number, trophies)
    value += NOW * (2 * (lives[0] + lives[1]) - everybody)
    if number < DEATH - 1:
        after = lives_at(good, evil, left, right, number + 1, trophies)
        value += LATER * (2 * (after[0] + after[1]) - everybody)
    last = lives_at(good, evil, left, right, DEATH, trophies)
    value += LAST * (last[0] + last[1])
    balance = last[0] - last[1] if number >= DEATH - 1 else good - evil
    return value, MAJORITY[number] * balance


@cache
def _share(seats: int, seat: int) -> tuple[int, ...]:
    """What each nation counts for this seat."""
    return tuple(SELF if nation == seat else -RIVAL // (seats - 1) for nation in range(seats))


class Eye:
    """One seat's look at the table: what each nation is worth to it now, and would be worth changed."""

    __slots__ = ("changes", "codes", "nations", "number", "points", "pull", "seat", "share", "state")

    def __init__(self, state: "ApokalypseState", seat: int) -> None:
        self.state = state
        self.seat = seat
        self.points: tuple[int, ...] = ()  # the scores, as soon as somebody asks for the leader
        self.number = min(state.next, DEATH)
        self.pull = 1 if state.align[seat] == GOOD else -1
        self.share = _share(len(state.hands), seat)
        self.codes = CODES[state.house.codes]
        self.changes: dict[tuple[int, ...], int] = {}  # many actions come to the same
        rows, units = state.rows, state.units
        self.nations = [
            (len(rows[nation * ROWS]), len(rows[nation * ROWS + 1]), units[2 * nation], units[2 * nation + 1])
            for nation in range(len(state.hands))
        ]

    def change(self, nation: int, good: int, evil: int, left: int, right: int) -> int:
        """What it is worth to this seat if a nation changes by this much."""
        asked = nation, good, evil, left, right
        known = self.changes.get(asked)
        if known is not None:
            return known
        g, e, a, b = self.nations[nation]
        trophies = self.state.trophies[nation]
        old, old_step = worth(g, e, a, b, self.number, trophies)
        new, step = worth(g + good, e + evil, a + left, b + right, self.number, trophies)
        value = (new - old) * self.share[nation] // 100 + (step - old_step) * self.pull
        self.changes[asked] = value
        return value

    def code(self, nation: int, side: int, card: int) -> int:
        """What the code of a hell card is worth to this seat, lying there."""
        if self.number == DEATH and not any(self.state.talons):
            return 0
        return CODE * (self.codes[0][side][card] + self.codes[1][side][card]) * self.share[nation] // 100

    def gain(self, nation: int, row: int, card: int, old: int = -1) -> int:
        """A card comes to lie in a row of heaven or hell, perhaps in place of an old one."""
        side = row & 1
        units = UNITS[side][card]
        if old >= 0:
            units -= UNITS[side][old]
        value = self.change(nation, 0, 0, 0, units) if side else self.change(nation, 0, 0, units, 0)
        if row >= HELL * 2:
            value += self.code(nation, side, card) if CODED[card] else 0
            value -= self.code(nation, side, old) if old >= 0 and CODED[old] else 0
        return value

    def move(self, nation: int, side: int, column: Sequence[int], sign: int) -> int:
        """A whole column (citizen, heaven card, hell card) comes (1) or goes (-1)."""
        _, heaven, hell = column
        units = UNITS[side][heaven] if heaven >= 0 else 0
        if hell >= 0:
            units += UNITS[side][hell]
        code = self.code(nation, side, hell) * sign if hell >= 0 and CODED[hell] else 0
        if side == GOOD:
            return self.change(nation, sign, 0, units * sign, 0) + code
        return self.change(nation, 0, sign, 0, units * sign) + code

    def settle(self, side: int, column: Sequence[int]) -> tuple[int, int]:
        """The best nation for a convert of this (old) side: what it is worth, and which."""
        seats = range(len(self.nations))
        return max((self.move(goal, 1 - side, column, 1), -goal) for goal in seats)

    def leader(self, seat: int) -> int:
        """How far ahead somebody is: the stronger a rival, the better to rob and the worse to help."""
        if not self.points:
            self.points = self.state.scores()
        return self.points[seat] - min(self.points)
