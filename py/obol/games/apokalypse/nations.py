"""The nations of Apokalypse: how cards come to lie there and leave, and what may be done there after that.

How they are laid out: table.py. ``refresh`` looks at a nation from scratch; where one card comes, which is
most of the time, only what that changes is looked at.
"""

from .components import ALL, BIT, EVIL, GOOD, HEAVEN, HELL, MUSIC, MUSIC_UNIT, PERSON, SEAL, UNITS
from .places import (
    CHURCH_FROM,
    CLOSE,
    EVIL_FREE,
    FILL,
    GOOD_FREE,
    HEAVENS,
    HELLS,
    LENGTHEN,
    LONGER,
    METAL_FROM,
    MORTAL,
    MUSIC_FROM,
    OPEN,
    OUTER,
    OUTER_EVIL,
    OUTER_GOOD,
    ROWS,
    SPECIAL,
    WELCOME,
    expose,
    inner_citizens,
    known_deeds,
    known_heaven,
    known_hell,
    learn_deeds,
)
from .refs import CARD_MASK, is_person
from .table import Table

OVER_GOOD = HEAVEN * 2 + GOOD
OVER_EVIL = HEAVEN * 2 + EVIL
UNDER_GOOD = HELL * 2 + GOOD
UNDER_EVIL = HELL * 2 + EVIL
"""Rows of a nation. Over good and under evil can hold music, and their cards can be replaced (R16, I2)."""
ALONE = tuple((card,) for card in ALL)
"""Every card as a row of its own."""
GOOD_TARGET = tuple((SPECIAL if PERSON[card] else MORTAL) << OUTER_GOOD for card in ALL)
EVIL_TARGET = tuple((SPECIAL if PERSON[card] else MORTAL) << OUTER_EVIL for card in ALL)
"""What this card adds to the key of deeds if it is the outermost citizen of a side, and not shielded."""


class Nations(Table):
    """The table, and the hands that change a nation."""

    __slots__ = ()

    def refresh(self, nation: int) -> None:
        """The people or the music of a nation have changed: look anew at all that may be done there.

        Good wants heaven before hell, evil hell before heaven (R10); that is tested here, when a card is
        played, and never again (R14).
        """
        at = nation * ROWS
        good, evil, over_good, over_evil, under_good, under_evil = self.rows[at : at + ROWS]
        church, metal = self.music[2 * nation], self.music[2 * nation + 1]
        goods, evils = len(good), len(evil)
        over, under = len(over_good), len(under_evil)
        above = nation + over * LONGER
        below = nation + under * LONGER
        people = nation
        if church | metal:
            above |= church << MUSIC_FROM
            below |= metal << MUSIC_FROM
            people |= church << CHURCH_FROM | metal << METAL_FROM
        if goods:
            if over < goods:
                above |= GOOD_FREE
            if over and len(under_good) < over:
                below |= GOOD_FREE
            if not church >> goods - 1 & 1:  # R39: a column with music is no target
                people |= GOOD_TARGET[good[-1] & CARD_MASK]
        if evils:
            if under < evils:
                below |= EVIL_FREE
            if under and len(over_evil) < under:
                above |= EVIL_FREE
            if not metal >> evils - 1 & 1:
                people |= EVIL_TARGET[evil[-1] & CARD_MASK]
        if self.house.conv_any:
            safe = (church | _persons(good), metal | _persons(evil))
            deeds = learn_deeds(people, inner_citizens(safe, (goods, evils)))
        else:
            deeds = known_deeds(people) or learn_deeds(people)
        self.offers[nation] = (
            known_heaven(above) or HEAVENS.learn(above),
            known_hell(below) or HELLS.learn(below),
            deeds,
        )

    def settle(self, nation: int, side: int, who: int, entry: int) -> None:
        """A citizen, MORTAL or SPECIAL, comes to a side (R12): it can be covered and attacked.

        Most often there is a bare one already, and nothing changes. The second plane of the side stays as it
        is: what is free there lies behind cards of the first, and these behind older citizens.
        """
        self.rows[nation * ROWS + side] += (entry,)
        heaven, hell, deeds = self.offers[nation]
        if side == GOOD:
            if heaven.good and deeds.good == who:
                return
            heaven = heaven.after[WELCOME] or HEAVENS.change(heaven, WELCOME)
        else:
            if hell.evil and deeds.evil == who:
                return
            hell = hell.after[WELCOME] or HELLS.change(hell, WELCOME)
        self.offers[nation] = heaven, hell, deeds.after[2 * who + side] or expose(deeds, who, side)

    def put(self, nation: int, row: int, card: int) -> None:
        """A card of heaven or hell joins the outer end of a row (R13)."""
        at = nation * ROWS
        side = row & 1
        rows = self.rows
        cards = rows[at + row] + ALONE[card]
        rows[at + row] = cards
        self.units[nation * 2 + side] += UNITS[side][card]
        length = len(cards)
        heaven, hell, deeds = self.offers[nation]
        if row == OVER_GOOD:
            change = LENGTHEN if length < len(rows[at]) else FILL
            heaven = heaven.after[change] or HEAVENS.change(heaven, change)
            if not hell.good and len(rows[at + UNDER_GOOD]) < length:
                hell = hell.after[OPEN] or HELLS.change(hell, OPEN)
        elif row == UNDER_EVIL:
            change = LENGTHEN if length < len(rows[at + EVIL]) else FILL
            hell = hell.after[change] or HELLS.change(hell, change)
            if not heaven.evil and len(rows[at + OVER_EVIL]) < length:
                heaven = heaven.after[OPEN] or HEAVENS.change(heaven, OPEN)
        elif row == UNDER_GOOD:
            if length < len(rows[at + OVER_GOOD]):
                return  # the next place is free as this one was
            hell = hell.after[CLOSE] or HELLS.change(hell, CLOSE)
        else:
            if length < len(rows[at + UNDER_EVIL]):
                return
            heaven = heaven.after[CLOSE] or HEAVENS.change(heaven, CLOSE)
        self.offers[nation] = heaven, hell, deeds
        if MUSIC[card]:  # R26
            self._shield(nation, side, length - 1)

    def replace(self, nation: int, row: int, column: int, card: int) -> int:
        """A card takes the place of another one, which is discarded (R16, R18). Answers with the old one."""
        at = nation * ROWS + row
        side = row & 1
        cards = [*self.rows[at]]
        old = cards[column]
        cards[column] = card
        self.rows[at] = tuple(cards)
        units = UNITS[side]
        self.units[nation * 2 + side] += units[card] - units[old]
        self.discards += BIT[old]  # never a seal: music is not replaced
        if MUSIC[card]:  # R26
            self._shield(nation, side, column)
        return old

    def _shield(self, nation: int, side: int, column: int) -> None:
        """Music has come to a column: it is not replaced any more (R16), and shields its citizen (R39)."""
        self.music[nation * 2 + side] |= 1 << column
        heaven, hell, deeds = self.offers[nation]
        outermost = column == len(self.rows[nation * ROWS + side]) - 1
        if side == GOOD:
            above = heaven.key | 1 << MUSIC_FROM + column
            heaven = known_heaven(above) or HEAVENS.learn(above)
            people = deeds.key | 1 << CHURCH_FROM + column
            if outermost:
                people &= ~(OUTER << OUTER_GOOD)
        else:
            below = hell.key | 1 << MUSIC_FROM + column
            hell = known_hell(below) or HELLS.learn(below)
            people = deeds.key | 1 << METAL_FROM + column
            if outermost:
                people &= ~(OUTER << OUTER_EVIL)
        self.offers[nation] = heaven, hell, known_deeds(people) or learn_deeds(people)
        if self.house.conv_any:
            self.refresh(nation)

    def lift_music(self, nation: int, side: int, column: int) -> int:
        """Music leaves; the outer cards of its row alone slide inward (R29). Answers with the music."""
        at = nation * ROWS + (UNDER_EVIL if side else OVER_GOOD)
        cards = self.rows[at]
        self.rows[at] = cards[:column] + cards[column + 1 :]
        self.units[nation * 2 + side] -= MUSIC_UNIT
        self._slide(nation * 2 + side, column)
        return cards[column]

    def lift_column(self, nation: int, side: int, column: int) -> tuple[int, int, int]:
        """A citizen leaves with what lies above and below: (entry, heaven card or -1, hell card or -1)."""
        at = nation * ROWS + side
        rows = self.rows
        people = rows[at]
        rows[at] = people[:column] + people[column + 1 :]
        above = below = -1
        cards = rows[at + HEAVEN * 2]
        if column < len(cards):
            above = cards[column]
            rows[at + HEAVEN * 2] = cards[:column] + cards[column + 1 :]
            self.units[nation * 2 + side] -= UNITS[side][above]
        cards = rows[at + HELL * 2]
        if column < len(cards):
            below = cards[column]
            rows[at + HELL * 2] = cards[:column] + cards[column + 1 :]
            self.units[nation * 2 + side] -= UNITS[side][below]
        self._slide(nation * 2 + side, column)
        return people[column], above, below

    def _slide(self, at: int, column: int) -> None:
        """This column of music is gone; what lies outside of it moves inward."""
        music = self.music[at]
        self.music[at] = music & (1 << column) - 1 | music >> column + 1 << column

    def cut(self, nation: int, side: int, living: int) -> None:
        """Keep the inner citizens of a side, this many; all other columns go to the discards (R66)."""
        at = nation * ROWS + side
        rows, gone = self.rows, self.discards
        people = rows[at]
        rows[at] = people[:living]
        for entry in people[living:]:
            gone += BIT[entry & CARD_MASK]
        units, lost = UNITS[side], 0
        for row in (at + HEAVEN * 2, at + HELL * 2):
            cards = rows[row]
            if len(cards) > living:
                rows[row] = cards[:living]
                for card in cards[living:]:
                    lost += units[card]
                    gone += BIT[card]
        if gone >= BIT[SEAL]:
            self.seals |= gone >> SEAL
            gone &= BIT[SEAL] - 1
        self.discards = gone
        self.units[nation * 2 + side] -= lost
        self.music[nation * 2 + side] &= (1 << living) - 1

    def discard(self, card: int) -> None:
        """To the pile of its back (R49); a seal goes back to the supply (R34)."""
        if card >= SEAL:
            self.seals |= 1 << card - SEAL
        else:
            self.discards |= BIT[card]


def _persons(row: tuple[int, ...]) -> int:
    return sum(1 << column for column, entry in enumerate(row) if is_person(entry & CARD_MASK))
