"""What happens in Apokalypse, clause by clause: turns, citizens, heaven and hell, passing (3.3, 3.4, 3.6).

The table and how the state is laid out: table.py; what may be decided: deciding.py. Attacks: attacks.py;
dealing: dealing.py; horsemen and rewards: horsemen.py; the end: ending.py.
"""

from collections.abc import Callable, Sequence

from ...kernel.chance import Chance, further
from ...kernel.rules import Reaction, Result
from ...kernel.words import Choice, Message, Plain, Ref, Tell
from . import asking, ending, events, refusals
from . import view as seeing
from .attacks import attack, convert, decline, ward
from .components import (
    BACK_CARDS,
    BIT,
    CHURCH,
    CONVERSION,
    EVIL,
    FIEND,
    GOOD,
    HEAVEN,
    HELL,
    KIND_BIT,
    KIND_CARDS,
    METAL,
    MOST_SEATS,
    POPULATION,
    SAINT,
    SEAL,
)
from .dealing import end_round, proceed
from .deciding import Deciding
from .guessing import guess
from .moves import (
    ATTACK_KINDS,
    CITIZEN_AT,
    COLUMN_AT,
    COLUMNS,
    CONVERT_INSIDE,
    DECLINE,
    GIFT,
    GIVE,
    HUSH_CHURCH,
    HUSH_METAL,
    KILL,
    KIND_AT,
    MOST_CITIZENS,
    NATIONS,
    NEXT,
    NUMBER,
    PASS,
    PLACES,
    PLAYS,
    POPULATION_KINDS,
    REPLACE,
    ROW_AT,
    SEAL_HEAVEN,
    SEAL_HELL,
    SEAL_HUSH,
    SETTLE_IN,
    STEAL,
    TAKE,
    WARD,
    WARD_KINDS,
    row_of,
)
from .places import MORTAL, ROWS, SPECIAL
from .refs import LAYER_UNIT, NUMBER_UNIT
from .table import EQUAL

ALWAYS_PLAYED = POPULATION_KINDS | 1 << FIEND
"""Whoever holds one of these kinds can lay a citizen."""
ASK_GIFT = ((GIFT,),)
ASK_THEFT = ((STEAL,),)
POPULATION_CARDS = BACK_CARDS[POPULATION]
SAME_BACK = tuple(next(some for some in BACK_CARDS if some & cards) for cards in KIND_CARDS)
"""By kind: all cards of its back, as bits."""


class ApokalypseState(Deciding):
    """The table, and what happens at it."""

    __slots__ = ()

    # What happens

    def play(self, action: int, tell: Tell | None = None) -> bool:
        verb, what = _meanings[action] or _learn(action)
        shown = verb(self, what, tell)
        if shown is not None:
            return shown
        # The turn is over: ``end_turn``, written out for the usual case.
        seat = NEXT[self.mover][self.active]
        if seat >= 0 and self.kinds[seat] & POPULATION_KINDS:  # a citizen can always be laid
            self.turn += 1
            self.mover = self.actor = seat
            return False
        return self.end_turn(tell)

    def _pass_turn(self, what: tuple[int, ...], tell: Tell | None) -> bool | None:
        self._pass("", tell)
        return None

    def _citizen(self, what: tuple[int, ...], tell: Tell | None) -> bool | None:
        """A new citizen, in any nation; then the deed, good or evil, of the player who laid it (R23)."""
        who, nation, side, equal = what
        seat = self.mover
        hands, kinds = self.hands, self.kinds
        hand = hands[seat]
        copies = hand & equal
        card = copies.bit_length() - 1
        bit = BIT[card]
        hands[seat] = hand - bit
        if copies == bit:
            kinds[seat] -= KIND_BIT[card]
        number = self.births
        entry = number * NUMBER_UNIT + seat * LAYER_UNIT + card
        self.births = number + 1
        self.settle(nation, side, who, entry)
        if self.house.conv_any:
            self.refresh(nation)
        if who == MORTAL:  # R25: its front goes down
            gone = hand & POPULATION_CARDS
            if self.told & gone:
                self.forget(seat, gone, -1)
        elif self.told & copies:  # R24: special people are citizens, but lie open
            self.doubt_all(seat, card)
        able = True
        if side == GOOD:
            self.stack = ASK_GIFT
        elif sum(kinds) > kinds[seat]:  # somebody else has cards
            self.stack = ASK_THEFT  # R21: it must be done if it can be
        else:
            able = False
        if tell:
            tell(events.settled(seat, nation, side, entry))
            if not able:
                tell(events.no_theft(seat))
        return False if able else None

    def _give(self, what: tuple[int, ...], tell: Tell | None) -> bool | None:
        equal, same_back, to = what
        seat = self.mover
        hand = self.hands[seat]
        copies = hand & equal
        card = copies.bit_length() - 1
        self.hand_over(seat, card, to, copies, hand & same_back)
        self.stack = ()
        if tell:
            tell(events.moved_hand("apokalypse-gift", seat, to, card, seat))
        return None

    def _steal(self, what: tuple[int, ...], tell: Tell | None) -> bool:
        """The thief chooses victim and back; chance draws among the cards of that back (R20)."""
        victim, same_back = what
        hand = self.hands[victim]
        cards = same_back = hand & same_back
        self.seed, others = further(self.seed, cards.bit_count())
        while others:
            cards &= cards - 1
            others -= 1
        card = (cards & -cards).bit_length() - 1
        self.hand_over(victim, card, self.mover, hand & EQUAL[card], same_back)
        self.stack = ()
        if tell:
            tell(events.moved_hand("apokalypse-theft", victim, self.mover, card, self.mover))
        self.end_turn(tell)
        return True

    def _card(self, what: tuple[int, ...], tell: Tell | None) -> bool | None:
        """One card of the hand to heaven or hell, at the outer end or in place of another one."""
        nation, row, column, equal = what
        seat = self.mover
        hands = self.hands
        hand = hands[seat]
        copies = hand & equal
        card = copies.bit_length() - 1
        bit = BIT[card]
        hands[seat] = hand - bit
        if copies == bit:
            self.kinds[seat] -= KIND_BIT[card]
        elif self.told & copies:
            self.doubt_all(seat, card)
        old = -1
        if column < 0:
            self.put(nation, row, card)
        else:
            old = self.replace(nation, row, column, card)
        if tell:
            tell(events.put("", seat, card, old, nation, row))
        return None

    def _silence(self, what: tuple[int, ...], tell: Tell | None) -> bool | None:
        """Music against the opposite music: both leave. No attack, so nobody can ward it (R28)."""
        kind, nation, place = what
        card = self.show(self.mover, kind)
        self._hush(card, nation, place, "apokalypse-silence", tell)
        return None

    def _hush(self, card: int, nation: int, place: int, key: str, tell: Tell | None) -> None:
        plane, side = (HEAVEN, GOOD) if place < COLUMNS else (HELL, EVIL)
        column = place % COLUMNS
        music = self.lift_music(nation, side, column)
        self.discard(music)
        self.discard(card)
        self.refresh(nation)
        if tell:
            tell(events.silenced(key, self.actor, card, music, nation))
            for moved in self.rows[nation * ROWS + plane * 2 + side][column:]:
                tell(events.slid(moved, plane, nation, side))

    def _seal(self, what: tuple[int, ...], tell: Tell | None) -> bool | None:
        """The seal of a reward is laid or spent at once; then the dealing goes on."""
        (action,) = what
        low = self.seals & -self.seals
        self.seals ^= low
        card = SEAL + low.bit_length() - 1
        if action >= SEAL_HUSH:
            nation, place = divmod(action - SEAL_HUSH, 2 * COLUMNS)
            self._hush(card, nation, place, "apokalypse-seal-silence", tell)
        else:
            plane, first = (HELL, SEAL_HELL) if action >= SEAL_HELL else (HEAVEN, SEAL_HEAVEN)
            nation, place = divmod(action - first, PLACES)
            row = row_of(plane, place)
            old = -1
            if place < REPLACE:
                self.put(nation, row, card)
            else:
                old = self.replace(nation, row, place - REPLACE, card)
            if tell:
                tell(events.put("seal-", self.actor, card, old, nation, row))
        self.stack = self.stack[:-1]
        self.actor = None
        if proceed(self, tell):
            self._next_turn(self.start, tell)
        return True

    # Turns and rounds

    def _pass(self, why: str, tell: Tell | None) -> None:
        seat = self.mover
        self.active ^= 1 << seat
        if self.first < 0:
            self.first = seat
        if tell:
            tell(events.passed(seat, why))

    def end_turn(self, tell: Tell | None) -> bool:
        """The next who has not passed, clockwise; with one left the round is over. True: cards were dealt."""
        self.turn += 1
        seat = NEXT[self.mover][self.active]
        if seat < 0:  # R50: all but one have passed
            if not self.active or self._may_end():
                if end_round(self, tell):
                    self._next_turn(self.start, tell)
                return True
            seat = self.active.bit_length() - 1
        if self.kinds[seat] & POPULATION_KINDS:  # the usual case, written out: a citizen can always be laid
            self.mover = self.actor = seat
            return False
        return self._next_turn(seat, tell)

    def _may_end(self) -> bool:
        """R51: whoever is left gets one turn, if the others passed before he had any."""
        return self.house.strict_round_end or self.turn - self.opened >= len(self.hands)

    def _next_turn(self, seat: int, tell: Tell | None) -> bool:
        """Ask this seat; if it can do nothing, pass for it (R52)."""
        self.mover = self.actor = seat
        kinds = self.kinds[seat]
        if kinds & ALWAYS_PLAYED:
            return False
        for heaven, hell, deeds in self.offers:
            if kinds & (heaven.able | hell.able | deeds.able):
                return False
        if kinds >> SAINT & 1 and self.hands[seat].bit_count() > 1:  # R19: there is a card to give
            return False
        self._pass("stuck" if kinds else "empty", tell)
        return self.end_turn(tell)

    # What is asked, and how it stands

    def scores(self) -> tuple[int, ...]:
        return ending.scores(self)

    def result(self) -> Result:
        return ending.result(self)

    def question(self) -> Message:
        return asking.question(self)

    def reaction(self) -> Reaction | None:
        return asking.reaction(self)

    def choice(self, action: int) -> Choice:
        return asking.choice(self, action)

    def refusal(self, refs: Sequence[Ref]) -> Message | None:
        return refusals.refusal(self, refs)

    def lap(self) -> int:
        return self.round

    def view(self, seat: int | None) -> Plain:
        return seeing.view(self, seat)

    def guess(self, seat: int | None, chance: Chance) -> "ApokalypseState":
        return guess(self, seat, chance)


Verb = Callable[[ApokalypseState, tuple[int, ...], Tell | None], bool | None]
"""Says whether something came to light; None if that is the end of the turn."""


def _meaning(action: int) -> tuple[Verb, tuple[int, ...]]:
    """What a number stands for: worked out once, for it is asked at every step."""
    if action == PASS:
        return ApokalypseState._pass_turn, ()
    if action < NATIONS:
        kind, nation, side = CITIZEN_AT[action]
        who = SPECIAL if kind >= SAINT else MORTAL
        return ApokalypseState._citizen, (who, nation, side, KIND_CARDS[kind])
    if action < GIVE:
        return _meaning_in_nation(*divmod(action - NATIONS, PLAYS))
    if action < TAKE:
        kind, to = divmod(action - GIVE, MOST_SEATS)
        return ApokalypseState._give, (KIND_CARDS[kind], SAME_BACK[kind], to)
    if action < DECLINE:
        victim, back = divmod(action - TAKE, 2)
        return ApokalypseState._steal, (victim, BACK_CARDS[back])
    if action < SETTLE_IN:
        return (ward, (WARD_KINDS[action - WARD],)) if action >= WARD else (decline, ())
    if action < SEAL_HEAVEN:
        return convert, (action - SETTLE_IN,)
    return ApokalypseState._seal, (action,)


def _meaning_in_nation(nation: int, choice: int) -> tuple[Verb, tuple[int, ...]]:
    if choice < HUSH_METAL:
        where = nation, ROW_AT[choice], COLUMN_AT[choice]
        return ApokalypseState._card, (*where, KIND_CARDS[KIND_AT[choice]])
    if choice < KILL:
        return ApokalypseState._silence, (CHURCH, nation, choice - HUSH_METAL + COLUMNS)
    if choice < CONVERT_INSIDE:
        place, side = divmod(choice - KILL, 2)
        return attack, (ATTACK_KINDS[place], nation, side, -1)
    if choice < HUSH_CHURCH:
        side, column = divmod(choice - CONVERT_INSIDE, MOST_CITIZENS)
        return attack, (CONVERSION, nation, side, column)
    return ApokalypseState._silence, (METAL, nation, choice - HUSH_CHURCH)


_meanings: list[tuple[Verb, tuple[int, ...]] | None] = [None] * len(NUMBER)


def _learn(action: int) -> tuple[Verb, tuple[int, ...]]:
    found = _meanings[action] = _meaning(action)
    return found
