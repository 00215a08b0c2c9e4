"""The nations of Apokalypse: how cards come to lie there and leave, and what may be done there after that.

How they are laid out: table.py. ``refresh`` and its quicker kin keep ``offers`` and ``outer`` in step.
"""

from .components import (
    BIT,
    EVIL,
    GOOD,
    HEAVEN,
    HELL,
    MUSIC,
    PERSON,
    SEAL,
)
from .places import MORTAL, ROWS, SAFE, SPECIAL, deeds, heaven_plays, hell_plays, with_inner
from .refs import CARD_MASK, is_person
from .table import Table

OVER_GOOD = HEAVEN * 2 + GOOD
UNDER_EVIL = HELL * 2 + EVIL
"""The two rows that can hold music, and whose cards can be replaced (R16, I2)."""


class Nations(Table):
    """The table, and the hands that change a nation."""

    __slots__ = ()

    def refresh(self, nation: int) -> None:
        """The people or the music of a nation have changed: look anew at all that may be done there."""
        at = nation * ROWS
        good, evil = self.rows[at], self.rows[at + 1]
        church, metal = self.music[2 * nation], self.music[2 * nation + 1]
        outer_good = outer_evil = SAFE  # R39: a column with music is no target
        if good and not church >> len(good) - 1 & 1:
            outer_good = SPECIAL if PERSON[good[-1] & CARD_MASK] else MORTAL
        if evil and not metal >> len(evil) - 1 & 1:
            outer_evil = SPECIAL if PERSON[evil[-1] & CARD_MASK] else MORTAL
        self.outer[2 * nation] = outer_good
        self.outer[2 * nation + 1] = outer_evil
        done = deeds(nation, outer_good, outer_evil, church, metal)
        if self.house.conv_any:
            safe = (church | _persons(good), metal | _persons(evil))
            done = with_inner(done, nation, safe, (len(good), len(evil)))
        heaven, hell, _ = self.offers[nation]
        self.offers[nation] = (heaven, hell, done)
        self.refresh_rows(nation)

    def refresh_rows(self, nation: int) -> None:
        """A card has come to heaven or hell: look anew at what may follow.

        Good wants heaven before hell, evil hell before heaven (R10); that is tested here, when a card is
        played, and never again (R14).
        """
        at = nation * ROWS
        good, evil, over_good, over_evil, under_good, under_evil = map(len, self.rows[at : at + ROWS])
        music = self.music
        self.offers[nation] = (
            heaven_plays(
                nation,
                over_good,
                music[2 * nation],
                over_good < good,
                over_evil < evil and over_evil < under_evil,
            ),
            hell_plays(
                nation,
                under_evil,
                music[2 * nation + 1],
                under_good < good and under_good < over_good,
                under_evil < evil,
            ),
            self.offers[nation][2],
        )

    def refresh_people(self, nation: int, side: int) -> None:
        """An ordinary citizen has come to a side, and can be covered and attacked: look at what that changes.

        Most often there is a bare citizen already, and nothing changes.
        """
        at = nation * ROWS
        rows, music, outer = self.rows, self.music, self.outer
        heaven, hell, done = self.offers[nation]
        if side == GOOD:
            over = len(rows[at + 2])
            if not heaven.good:
                heaven = heaven_plays(nation, over, music[2 * nation], True, heaven.evil)
            if not hell.good and len(rows[at + 4]) < over:
                hell = hell_plays(nation, len(rows[at + 5]), music[2 * nation + 1], True, hell.evil)
        else:
            under = len(rows[at + 5])
            if not hell.evil:
                hell = hell_plays(nation, under, music[2 * nation + 1], hell.good, True)
            if not heaven.evil and len(rows[at + 3]) < under:
                heaven = heaven_plays(nation, len(rows[at + 2]), music[2 * nation], heaven.good, True)
        if outer[2 * nation + side] != MORTAL:
            outer[2 * nation + side] = MORTAL
            good, evil = outer[2 * nation], outer[2 * nation + 1]
            done = deeds(nation, good, evil, music[2 * nation], music[2 * nation + 1])
        self.offers[nation] = (heaven, hell, done)

    def refresh_row(self, nation: int, row: int, length: int) -> None:
        """A row of heaven or hell, but no music, has grown to this length: look anew at what that changes."""
        at = nation * ROWS
        heaven, hell, done = self.offers[nation]
        people = len(self.rows[at + (row & 1)])
        if row == OVER_GOOD:
            heaven = heaven_plays(nation, length, self.music[2 * nation], length < people, heaven.evil)
            if not hell.good and len(self.rows[at + 4]) < min(people, length):
                hell = hell_plays(nation, len(self.rows[at + 5]), self.music[2 * nation + 1], True, hell.evil)
        elif row == UNDER_EVIL:
            hell = hell_plays(nation, length, self.music[2 * nation + 1], hell.good, length < people)
            if not heaven.evil and len(self.rows[at + 3]) < min(people, length):
                heaven = heaven_plays(
                    nation, len(self.rows[at + 2]), self.music[2 * nation], heaven.good, True
                )
        else:
            mate = len(self.rows[at + (UNDER_EVIL if row & 1 else OVER_GOOD)])
            if length < people and length < mate:
                return  # the next place is free as this one was
            self.refresh_rows(nation)
            return
        self.offers[nation] = (heaven, hell, done)

    def put(self, nation: int, row: int, column: int, card: int) -> int:
        """A card of heaven or hell joins the outer end of a row (R13), or takes the place of another one.

        Answers with the old card, which is discarded (R18), or -1.
        """
        at = nation * ROWS + row
        cards = self.rows[at]
        old = -1
        if column < 0:
            column = len(cards)
            self.rows[at] = (*cards, card)
        else:
            old = cards[column]
            self.rows[at] = (*cards[:column], card, *cards[column + 1 :])
            self.discard(old)
        if MUSIC[card]:  # R26
            self.music[nation * 2 + (row & 1)] |= 1 << column
            self.refresh(nation)
        elif old < 0:
            self.refresh_row(nation, row, column + 1)
        return old

    def lift(self, nation: int, row: int, column: int) -> int:
        """A card leaves a row; the outer ones of that row alone slide inward (R29). Answers with the card."""
        at = nation * ROWS + row
        cards = self.rows[at]
        if row in (OVER_GOOD, UNDER_EVIL):
            music = self.music[nation * 2 + (row & 1)]
            inner = music & (1 << column) - 1
            self.music[nation * 2 + (row & 1)] = inner | music >> column + 1 << column
        self.rows[at] = cards[:column] + cards[column + 1 :]
        return cards[column]

    def lift_column(self, nation: int, side: int, column: int) -> tuple[int, int, int]:
        """A citizen leaves with what lies above and below: (entry, heaven card or -1, hell card or -1)."""
        found = [self.lift(nation, side, column)]
        for row in (HEAVEN * 2 + side, HELL * 2 + side):
            there = column < len(self.rows[nation * ROWS + row])
            found.append(self.lift(nation, row, column) if there else -1)
        return found[0], found[1], found[2]

    def cut(self, nation: int, side: int, living: int) -> None:
        """Keep the inner citizens of a side, this many; all other columns go to the discards (R66)."""
        at = nation * ROWS + side
        rows = self.rows
        for entry in rows[at][living:]:
            self.discards |= BIT[entry & CARD_MASK]
        rows[at] = rows[at][:living]
        for row in (at + HEAVEN * 2, at + HELL * 2):
            cards = rows[row]
            if len(cards) > living:
                rows[row] = cards[:living]
                for card in cards[living:]:
                    self.discard(card)
        self.music[nation * 2 + side] &= (1 << living) - 1

    def discard(self, card: int) -> None:
        """To the pile of its back (R49); a seal goes back to the supply (R34)."""
        if card >= SEAL:
            self.seals |= 1 << card - SEAL
        else:
            self.discards |= BIT[card]


def _persons(row: tuple[int, ...]) -> int:
    return sum(1 << column for column, entry in enumerate(row) if is_person(entry & CARD_MASK))
