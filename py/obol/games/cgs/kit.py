"""What a piece is worth and can do with the cards on it (B5, B6.13): worked out once for each such pair.

A piece and its cards say all of it, and the same pairs come back in game after game.
"""

from dataclasses import dataclass
from functools import lru_cache

from .components import MISSING, Box, Fn, Values
from .moves import SHEET, USE
from .vocabulary import PERIODIC, SPEED, TRIGGERS

Numbers = tuple[int, ...]
BY_TURN, BY_ROUND, BY_OWNER = 1, 2, 3
"""In ``Table.used``: until when a function is used up."""
LANE = (1 << 16) - 1
ATTACKERS, DEFENDERS, FOES = 0, 32, 16
"""What a function calls for, as bits: its trigger, in a lane for those whom it is about."""


@dataclass(slots=True)
class Kit:
    """A piece with its cards."""

    sums: list[int]
    """Print and permanent modifiers, added up. No list of a kit is ever changed: others share it."""
    values: list[int]
    """The same as they count if nothing else changes them; MISSING where nothing is printed (B5.2)."""
    keys: int
    when: int
    """The triggers it has functions for, as bits."""
    strikes: int
    guards: int
    """Those of them for functions about the piece itself: as the one that strikes, and that is struck."""
    calls: int
    """What its other functions call for."""
    answers: list[tuple[tuple[Fn, int, int], ...]]
    """For each trigger the functions for it, with their card (-1: the piece itself) and name."""
    periodic: tuple[tuple[int, int, Fn], ...]
    """The '-' functions (R22): the action, what it leaves in ``Table.used``, and the function."""

    def plus(self, piece: int, card: int, fns: tuple[Fn, ...], mods: Values, keys: int) -> "Kit":
        """The same with what is printed on the piece itself (card -1), or on one more card."""
        other = Kit(
            self.sums, self.values, self.keys | keys, self.when, self.strikes, self.guards, self.calls,
            self.answers, self.periodic,
        )  # fmt: skip
        if mods:
            other._modify(mods)
        for nth, fn in enumerate(fns):
            if fn.when >= 0:
                other._listen(fn, card, use_key(fn, piece, card))
            if fn.sign == PERIODIC:
                action = USE + piece * 8192 + (SHEET if card < 0 else card) * 8 + nth
                spent = use_key(fn, piece, card) << 2 | BY_OWNER
                other.periodic = (*other.periodic, (action, spent, fn))
        return other

    def _modify(self, mods: Values) -> None:
        self.sums, self.values = self.sums.copy(), self.values.copy()
        for stat, by in mods:
            self.sums[stat] += by
            if self.values[stat] != MISSING:
                self.values[stat] = floored(self.sums[stat], stat)

    def _listen(self, fn: Fn, card: int, name: int) -> None:
        self.answers = self.answers.copy()
        self.answers[fn.when] = (*self.answers[fn.when], (fn, card, name))
        self.when |= 1 << fn.when
        self.calls |= call(fn)
        if fn.whose == "self" and fn.role == "defender":
            self.guards |= 1 << fn.when
        elif fn.whose == "self":
            self.strikes |= 1 << fn.when


@lru_cache(maxsize=1 << 14)
def kit(box: Box, piece: int, gear: tuple[int, ...]) -> Kit:
    """What a piece is with these cards. A creature carries its loot and does not use it."""
    if gear and piece < box.first_creature:
        card, before = gear[-1], kit(box, piece, gear[:-1])
        return before.plus(piece, card, box.cards[card].fns, box.card_mods[card], box.card_keys[card])
    printed = box.pieces[piece]
    values = [of if of == MISSING else floored(of, stat) for stat, of in enumerate(printed.stats)]
    bare = Kit(list(printed.stats), values, 0, 0, 0, 0, 0, [()] * len(TRIGGERS), ())
    return bare.plus(piece, -1, printed.fns, box.piece_mods[piece], box.piece_keys[piece])


def floored(total: int, stat: int) -> int:
    """A sum as it counts: nothing falls below 0, the speed not below 1 (R76)."""
    return max(total, 1 if stat == SPEED else 0)


def use_key(fn: Fn, bearer: int, card: int) -> int:
    """The name of one function on one card or piece."""
    return fn.number << 12 | (card if card >= 0 else 2048 + bearer)


def call(fn: Fn) -> int:
    """What a function calls for, whoever has it; nothing if it is only about its bearer."""
    if fn.when < 0 or fn.whose == "self":
        return 0
    lane = DEFENDERS if fn.role == "defender" else ATTACKERS
    return 1 << fn.when + lane + (FOES if fn.whose == "enemy" else 0)


def triggers(calls: int) -> int:
    """The triggers of some calls, whomever they are about."""
    calls |= calls >> DEFENDERS
    return (calls | calls >> FOES) & LANE
