"""What happens in Apokalypse, clause by clause: turns, citizens, heaven and hell, passing (3.3, 3.4, 3.6).

The table and how the state is laid out: table.py; what may be done in a nation: places.py. Attacks:
attacks.py; dealing: dealing.py; horsemen and rewards: horsemen.py; the end: ending.py.
"""

from collections.abc import Sequence

from ...kernel.chance import Chance
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
    GOOD,
    HEAVEN,
    HELL,
    KIND,
    KIND_CARDS,
    METAL,
    MOST_SEATS,
    POPULATION,
    SAINT,
    SEAL,
)
from .dealing import end_round, proceed
from .guessing import guess
from .moves import (
    ANSWERS,
    ATTACK_KINDS,
    CAPITAL_KINDS,
    CITIZEN,
    CITIZEN_BITS,
    CITIZEN_KINDS,
    CITIZENS,
    COLUMN_AT,
    COLUMNS,
    CONVERT_INSIDE,
    DECLINE,
    GIFT,
    GIFTS_HIGH,
    GIFTS_LOW,
    GIVE,
    HEAVEN_BITS,
    HELL_BITS,
    HELL_SHIFT,
    HUSH_CHURCH,
    HUSH_METAL,
    KILL,
    KIND_AT,
    LONE_CITIZENS,
    MOST_CITIZENS,
    MUSIC_ONLY,
    NATIONS,
    NEXT,
    OTHERS,
    PASS,
    PLACE_SEAL,
    PLACES,
    PLAYS,
    POPULATION_KINDS,
    REPLACE,
    ROW_AT,
    SEAL_HEAVEN,
    SEAL_HELL,
    SEAL_HUSH,
    SETTLE,
    SETTLE_IN,
    STEAL,
    TAKE,
    WARD,
    WARD_BITS,
    WARD_SHIFT,
    WINDOW,
    row_of,
)
from .nations import Nations
from .places import ROWS
from .refs import CARD_BITS, NUMBER_BITS

ASK_GIFT = ((GIFT,),)
ASK_THEFT = ((STEAL,),)
POPULATION_CARDS = BACK_CARDS[POPULATION]


class ApokalypseState(Nations):
    """The table, and what may be done at it."""

    __slots__ = ()

    # What may be done

    def legal(self) -> list[int]:
        if self.stack:
            return self._answers_to(self.stack[-1][0])
        # A turn: pass, or one card of the hand, anywhere it fits. Written out, for this is where time goes.
        seat = self.mover
        kinds = self.kinds[seat]
        offers = self.offers
        if kinds & kinds - 1 or self.hands[seat].bit_count() > 1:
            found = [*CITIZENS[len(offers)][kinds & CITIZEN_BITS]]
        else:
            found = [*LONE_CITIZENS[len(offers)][kinds & CITIZEN_BITS]]
        for_heaven = kinds & HEAVEN_BITS
        for_hell = kinds >> HELL_SHIFT & HELL_BITS
        for_deeds = kinds >> WARD_SHIFT & WARD_BITS
        for heaven, hell, deeds in offers:
            found += heaven[for_heaven]
            found += hell[for_hell]
            found += deeds[for_deeds]
        return found

    def _answers_to(self, asked: int) -> list[int]:
        if asked == GIFT:
            kinds = self.kinds[self.mover]
            others = OTHERS[len(self.hands)][self.mover]  # R19: passed or not
            return [base + to for base in GIFTS_LOW[kinds & 511] + GIFTS_HIGH[kinds >> 9] for to in others]
        if asked == STEAL:
            return self._thefts()
        if asked == WINDOW:
            return self._answers()
        if asked == SETTLE:
            return list(range(SETTLE_IN, SETTLE_IN + len(self.hands)))
        return self._seal_uses() if asked == PLACE_SEAL else []

    def _thefts(self) -> list[int]:
        """Somebody who holds cards, and a back he holds (R20)."""
        found = []
        for victim in OTHERS[len(self.hands)][self.mover]:
            kinds = self.kinds[victim]
            if kinds & POPULATION_KINDS:
                found.append(TAKE + victim * 2)
            if kinds & CAPITAL_KINDS:
                found.append(TAKE + victim * 2 + 1)
        return found

    def _answers(self) -> list[int]:
        assert self.actor is not None
        held = self.kinds[self.actor] >> WARD_SHIFT & WARD_BITS
        return [*ANSWERS[KIND[self.stack[-1][1]] == CONVERSION][held]]

    def _seal_uses(self) -> list[int]:
        """R33: like music of either kind, and against either."""
        offers = self.offers
        found = [SEAL_HEAVEN + n * PLACES + place for n, o in enumerate(offers) for place in o[0].places[6]]
        found += [SEAL_HELL + n * PLACES + place for n, o in enumerate(offers) for place in o[1].places[0]]
        for nation, (_, _, deeds) in enumerate(offers):
            first = NATIONS + nation * PLAYS
            places = [action - first for action in deeds[MUSIC_ONLY]]
            base = SEAL_HUSH + nation * 2 * COLUMNS
            found += [base + place - HUSH_CHURCH for place in places if place >= HUSH_CHURCH]
            found += [base + place - HUSH_METAL + COLUMNS for place in places if place < HUSH_CHURCH]
        return found

    # What happens

    def play(self, action: int, tell: Tell | None = None) -> bool:
        if action < NATIONS:
            if action == PASS:
                self._pass("", tell)
                return self.end_turn(tell)
            return self._citizen(action - CITIZEN, tell)
        if action < GIVE:
            nation, choice = divmod(action - NATIONS, PLAYS)
            if choice < HUSH_METAL:
                return self._card(nation, choice, tell)
            return self._deed(nation, choice, tell)
        if action < TAKE:
            return self._give(action - GIVE, tell)
        if action < DECLINE:
            return self._steal(action - TAKE, tell)
        if action < SETTLE_IN:
            return decline(self, tell) if action == DECLINE else ward(self, action - WARD, tell)
        if action < SEAL_HEAVEN:
            return convert(self, action - SETTLE_IN, tell)
        return self._use_seal(action, tell)

    def _citizen(self, choice: int, tell: Tell | None) -> bool:
        """A new citizen, in any nation; then the deed, good or evil, of the player who laid it (R23)."""
        place, where = divmod(choice, 2 * MOST_SEATS)
        nation, side = where >> 1, where & 1
        seat = self.mover
        kind = CITIZEN_KINDS[place]
        hands = self.hands
        copies = hands[seat] & KIND_CARDS[kind]
        card = copies.bit_length() - 1
        hands[seat] ^= BIT[card]
        if copies == BIT[card]:
            self.kinds[seat] ^= 1 << kind
        elif kind >= SAINT and self.told & copies:
            self.doubt_all(seat, card)
        entry = self.births << NUMBER_BITS | seat << CARD_BITS | card
        self.births += 1
        self.rows[nation * ROWS + side] += (entry,)
        if kind < SAINT:
            gone = hands[seat] & POPULATION_CARDS | BIT[card]
            if self.told & gone:  # R25: its front goes down
                self.forget(seat, gone, -1)
            self.refresh_people(nation, side)
        if kind >= SAINT or self.house.conv_any:
            self.refresh(nation)  # R24: special people are citizens, but lie open
        if side == GOOD:
            self.stack = ASK_GIFT
        else:
            for other in OTHERS[len(hands)][seat]:
                if self.kinds[other]:
                    self.stack = ASK_THEFT  # R21: it must be done if it can be
                    break
        if tell:
            tell(events.settled(seat, nation, side, entry))
        if self.stack:
            return False
        if tell:
            tell(events.no_theft(seat))
        return self.end_turn(tell)

    def _give(self, choice: int, tell: Tell | None) -> bool:
        kind, to = divmod(choice, MOST_SEATS)
        seat = self.mover
        card = (self.hands[seat] & KIND_CARDS[kind]).bit_length() - 1
        self.hand_over(seat, card, to)
        self.stack = ()
        if tell:
            tell(events.moved_hand("apokalypse-gift", seat, to, card, seat))
        return self.end_turn(tell)

    def _steal(self, choice: int, tell: Tell | None) -> bool:
        """The thief chooses victim and back; chance draws among the cards of that back (R20)."""
        victim, back = choice >> 1, choice & 1
        chance = self.chance()
        cards = self.hands[victim] & BACK_CARDS[back]
        for _ in range(chance.below(cards.bit_count())):
            cards &= cards - 1
        self.seed = chance.state
        card = (cards & -cards).bit_length() - 1
        self.hand_over(victim, card, self.mover)
        self.stack = ()
        if tell:
            tell(events.moved_hand("apokalypse-theft", victim, self.mover, card, self.mover))
        self.end_turn(tell)
        return True

    def _card(self, nation: int, choice: int, tell: Tell | None) -> bool:
        """One card of the hand to heaven or hell, at the outer end or in place of another one."""
        seat, kind, row = self.mover, KIND_AT[choice], ROW_AT[choice]
        hands = self.hands
        copies = hands[seat] & KIND_CARDS[kind]
        card = copies.bit_length() - 1
        hands[seat] ^= BIT[card]
        if copies == BIT[card]:
            self.kinds[seat] ^= 1 << kind
        elif self.told & copies:
            self.doubt_all(seat, card)
        old = self.put(nation, row, COLUMN_AT[choice], card)
        if tell:
            tell(events.put("", seat, card, old, nation, row))
        return self.end_turn(tell)

    def _deed(self, nation: int, deed: int, tell: Tell | None) -> bool:
        """Silencing or an attack."""
        if deed < KILL or deed >= HUSH_CHURCH:
            # Music against the opposite music: both leave. No attack, so nobody can ward it (R28).
            card = self.show(self.mover, CHURCH if deed < KILL else METAL)
            place = deed - HUSH_METAL + COLUMNS if deed < KILL else deed - HUSH_CHURCH
            self._hush(card, nation, place, "apokalypse-silence", tell)
            return self.end_turn(tell)
        if deed >= CONVERT_INSIDE:
            side, column = divmod(deed - CONVERT_INSIDE, MOST_CITIZENS)
            return attack(self, CONVERSION, nation, side, column, tell)
        place, side = divmod(deed - KILL, 2)
        outermost = len(self.rows[nation * ROWS + side]) - 1
        return attack(self, ATTACK_KINDS[place], nation, side, outermost, tell)

    def _hush(self, card: int, nation: int, place: int, key: str, tell: Tell | None) -> None:
        plane, side = (HEAVEN, GOOD) if place < COLUMNS else (HELL, EVIL)
        column = place % COLUMNS
        music = self.lift(nation, plane * 2 + side, column)
        self.discard(music)
        self.discard(card)
        self.refresh(nation)
        if tell:
            tell(events.silenced(key, self.actor, card, music, nation))
            for moved in self.rows[nation * ROWS + plane * 2 + side][column:]:
                tell(events.slid(moved, plane, nation, side))

    def _use_seal(self, action: int, tell: Tell | None) -> bool:
        """The seal of a reward is laid or spent at once; then the dealing goes on."""
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
            old = self.put(nation, row, max(place - REPLACE, -1), card)
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
        active = self.active
        if not active & active - 1 and (not active or self._may_end()):  # R50: all but one
            if end_round(self, tell):
                self._next_turn(self.start, tell)
            return True
        seat = NEXT[self.mover][active]
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
        if kinds & POPULATION_KINDS or (kinds and len(self.legal()) > 1):
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

    def view(self, seat: int | None) -> Plain:
        return seeing.view(self, seat)

    def guess(self, seat: int | None, chance: Chance) -> "ApokalypseState":
        return guess(self, seat, chance)
