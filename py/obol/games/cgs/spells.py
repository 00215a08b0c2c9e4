"""What the timed cards on the table do to pieces (D1.1, B6.13): worked out once for each such table."""

from dataclasses import dataclass
from functools import lru_cache

from .components import Box
from .vocabulary import STATS

NOBODYS = -2
"""Behind the seats in a Spell: pieces that nobody leads. The last entry, at -1, is for creatures."""


@dataclass(frozen=True, slots=True)
class Spell:
    """By how much each value differs, and which keywords are added: for each seat's pieces, and so on."""

    sums: tuple[tuple[int, ...], ...]
    keys: tuple[int, ...]
    stats: int
    """The values that differ for anybody, as bits: most spells are about a single one, or none."""
    gifts: int
    """The keywords that anybody gets."""


CALM = Spell((), (), 0, 0)
"""Nothing differs, for nobody."""


@lru_cache(maxsize=1 << 10)
def spell(box: Box, side: tuple[int, ...], timed: tuple[tuple[int, ...], ...]) -> Spell:
    """The permanent functions of the cards that lie before each seat, added up; CALM if there is none."""
    if not any(box.card_spread[card] for cards in timed for card in cards):
        return CALM
    owners = [(seat, False) for seat in range(len(side))]
    found = [_cast(box, side, timed, *of) for of in (*owners, (-1, False), (-1, True))]
    stats = gifts = 0
    for sums, keys in found:
        stats |= sum(1 << stat for stat, by in enumerate(sums) if by)
        gifts |= keys
    return Spell(tuple(sums for sums, _ in found), tuple(keys for _, keys in found), stats, gifts)


def _cast(
    box: Box, side: tuple[int, ...], timed: tuple[tuple[int, ...], ...], owner: int, creature: bool
) -> tuple[tuple[int, ...], int]:
    """What all this does to the pieces of an owner, or to creatures."""
    sums, keys = [0] * len(STATS), 0
    for seat, cards in enumerate(timed):
        for card in cards:
            for fn in box.card_spread[card]:
                if covers(side, fn.scope, seat, owner, creature):
                    keys |= fn.keys
                    for stat, by in fn.mods:
                        sums[stat] += by
    return tuple(sums), keys


def covers(side: tuple[int, ...], scope: str, seat: int, owner: int, creature: bool) -> bool:
    """Whether a seat's function of this scope covers a piece of that owner, or a creature."""
    if scope == "all":
        return True
    if scope == "creatures":
        return creature
    if creature:
        return False
    if scope == "own_all":
        return owner == seat  # R81
    return owner < 0 or side[owner] != side[seat]
