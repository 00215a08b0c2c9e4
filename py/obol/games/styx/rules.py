"""What happens in Styx, clause by clause.

Layout of the state: ``tops`` holds the uppermost card of each field, ``row`` the Styx card at its bottom and
``owners`` one bit a field (set: seat 1 holds it); ``turned`` has a bit for each field that lies face up.
``laid`` remembers every soul on the river as (field, card, those before), so that copies can share it.
``hands`` are sorted; ``blind`` has a bit for each soul that came unseen to a hand, and keeps it. The deck is
drawn from its end.
"""

from bisect import insort
from collections.abc import Sequence

from ...kernel.chance import Chance
from ...kernel.rules import Option, Result, Rules, Setup, State
from ...kernel.words import Choice, Message, Plain, Ref, Tell, Value
from . import asking, events
from . import view as seeing
from .components import (
    ABILITY,
    FIELDS,
    GROUP,
    HAND_LIMIT,
    MATCH,
    NONE,
    OPEN_SOULS,
    PH,
    SCORES,
    SOULS,
    STRENGTH,
    STYX_CARDS,
)
from .moves import (
    ALL_FIELDS,
    CARD_OF,
    DISCARD,
    DRAW,
    FIELD_OF,
    FLIP,
    FLIPS,
    OVER,
    PLAY,
    PLAY_CARD,
    TAKE,
    TAKES,
    TAKES_OR_DRAW,
    TURN,
)
from .policy import POLICY

BIT = tuple(1 << place for place in SOULS)
Laid = tuple[()] | tuple[int, int, "Laid"]
_blank = object.__new__


class StyxState(State):
    """The river, the ferryman, two hands, the display and the deck."""

    __slots__ = (
        "blind",
        "chain",
        "deck",
        "ferryman",
        "hands",
        "laid",
        "limit",
        "open",
        "out",
        "owners",
        "phase",
        "pointer",
        "row",
        "tops",
        "turned",
    )

    def __init__(self, styx: list[int], deck: list[int], limit: int) -> None:
        """The table before the first card is turned: five Styx cards in a row, the sixth apart (R1)."""
        self.row = tuple(styx[:5])
        self.tops = styx[:5]
        self.ferryman = styx[5]
        self.deck = deck
        self.limit = limit
        self.owners = 0
        self.turned = 0
        self.pointer = NONE
        self.open: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.blind = 0
        self.out: tuple[int, ...] = ()
        self.laid: Laid = ()
        self.phase = FLIP
        self.actor: int | None = 0
        self.turn = 0
        self.chain = 0

    def copy(self) -> "StyxState":
        # Search does little else. [*list] is the quickest copy of a short list: half the price of list[:].
        other: StyxState = _blank(StyxState)
        first, second = self.hands
        other.hands = [[*first], [*second]]
        other.tops = [*self.tops]
        other.deck = [*self.deck]
        other.open = [*self.open]
        other.row = self.row
        other.ferryman = self.ferryman
        other.limit = self.limit
        other.owners = self.owners
        other.turned = self.turned
        other.pointer = self.pointer
        other.blind = self.blind
        other.out = self.out
        other.laid = self.laid
        other.phase = self.phase
        other.actor = self.actor
        other.turn = self.turn
        other.chain = self.chain
        return other

    # What may be done

    def targets(self, card: int) -> int:
        """The fields this soul may go to now, as bits: the best score on the river, if it is not 0."""
        score = SCORES[self.pointer][card]
        scores = [score[top] for top in self.tops]
        best = max(scores)
        return sum(1 << field for field in FIELDS if scores[field] == best) if best else 0

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == PLAY:
            return self._plays()
        if phase == TURN:
            hand = self.hands[self.actor]  # type: ignore[index]
            choices = TAKES_OR_DRAW if self.deck and len(hand) < HAND_LIMIT else TAKES  # R18
            if self._playable(hand):
                return choices[len(self.open)][:]
            return self._poor_choices(choices[0])
        if phase == FLIP:
            return FLIPS[self.turned][:]
        return []

    def _plays(self) -> list[int]:
        """Every soul of the hand on each of its ``targets``; written out, for this is where time goes."""
        found: list[int] = []
        scores = SCORES[self.pointer]
        a, b, c, d, e = self.tops
        for card in self.hands[self.actor]:  # type: ignore[index]
            score = scores[card]
            v, w, x, y, z = score[a], score[b], score[c], score[d], score[e]
            best = v if v > w else w
            if x > best:
                best = x
            if y > best:
                best = y
            if z > best:
                best = z
            if best:
                action = PLAY_CARD + card * 5
                if v == best:
                    found.append(action)
                if w == best:
                    found.append(action + 1)
                if x == best:
                    found.append(action + 2)
                if y == best:
                    found.append(action + 3)
                if z == best:
                    found.append(action + 4)
        return found

    def _playable(self, hand: Sequence[int]) -> bool:
        """Whether any of these souls has a field to go to."""
        scores = SCORES[self.pointer]
        a, b, c, d, e = self.tops
        for card in hand:
            score = scores[card]
            if score[a] or score[b] or score[c] or score[d] or score[e]:
                return True
        return False

    def _poor_choices(self, draw: list[int]) -> list[int]:
        """With a hand that cannot play, what is taken must be playable itself (R8)."""
        found = [TAKE + place for place, card in enumerate(self.open) if self._playable((card,))]
        found += draw
        return found or [DISCARD + place for place in range(len(self.open))]  # R9

    # What happens

    def play(self, action: int, tell: Tell | None = None) -> bool:
        if action >= PLAY_CARD:
            return self._lay(CARD_OF[action], FIELD_OF[action], tell)
        if action == DRAW:
            return self._draw(tell)
        if action >= DISCARD:
            return self._discard(action - DISCARD, tell)
        if action >= TAKE:
            return self._take(action - TAKE, tell)
        return self._flip(action, tell)

    def _take(self, place: int, tell: Tell | None) -> bool:
        seat = self.actor
        assert seat is not None
        card = self.open.pop(place)
        insort(self.hands[seat], card)
        self.phase = PLAY
        self.chain = 1
        if tell:
            tell(events.took(seat, card))
        return False

    def _draw(self, tell: Tell | None) -> bool:
        seat = self.actor
        assert seat is not None
        card = self.deck.pop()
        insort(self.hands[seat], card)
        self.blind |= BIT[card]
        if tell:
            tell(events.got_hidden("styx-draw", seat, card))
            if not self.deck:
                tell(events.deck_empty())
        self.actor = 1 - seat
        self.turn += 1
        return True

    def _discard(self, place: int, tell: Tell | None) -> bool:
        assert self.actor is not None
        card = self.open.pop(place)
        self.out += (card,)
        if tell:
            tell(events.discarded(self.actor, card))
        return self._close_turn(tell)

    def _lay(self, card: int, field: int, tell: Tell | None) -> bool:
        seat = self.actor
        assert seat is not None
        hand = self.hands[seat]
        hand.remove(card)
        self.tops[field] = card
        self.laid = (field, card, self.laid)
        before = self.owners
        self.owners = owners = before | BIT[field] if seat else before & ~BIT[field]
        if tell:
            tell(events.laid(seat, card, field, captured=owners != before))
        ability = ABILITY[card]
        moved = ability != PH and ability != self.pointer  # R16, R23
        if moved:
            self.pointer = ability
        if tell:
            tell(events.ferry(self.pointer, moved))
        if owners == (ALL_FIELDS if seat else 0):  # R11: before any extra play
            self._end()
            if tell:
                tell(events.won_all(seat))
            return False
        if MATCH[card][self.ferryman] and self.chain != self.limit and self._again(card, hand, tell):
            self.chain += 1
            return False
        return self._close_turn(tell)

    def _again(self, card: int, hand: Sequence[int], tell: Tell | None) -> bool:
        """A soul of Phlegyas' group or strength: another must be played, if there is one that can be (R7)."""
        playable = self._playable(hand)
        if tell:
            end = "" if playable else "-stuck" if hand else "-empty"  # R8: the chain simply ends
            by = "group" if GROUP[card] == GROUP[self.ferryman] else "strength"
            assert self.actor is not None
            tell(events.again(end, self.actor, card, by))
        return playable

    def _close_turn(self, tell: Tell | None) -> bool:
        """One soul from the deck to the display, while there is one (R10); then the other seat's turn."""
        revealed = False
        if self.deck:
            revealed = True
            card = self.deck.pop()
            self.open.append(card)
            if tell:
                tell(events.opened(card))
                if not self.deck:
                    tell(events.deck_empty())
        elif not self.open:  # with nothing on display nobody can play
            self._end()
            if tell:
                scores = self.scores()
                tell(events.won_most(scores.index(max(scores)), max(scores), min(scores)))
            return False
        self.actor = 1 - self.actor  # type: ignore[operator]
        self.phase = TURN
        self.turn += 1
        return revealed

    def _end(self) -> None:
        self.phase = OVER
        self.actor = None

    # The set-up

    def _flip(self, field: int, tell: Tell | None) -> bool:
        """Seat 0 turns two Styx cards, then seat 1 two (R2); what is left turns by itself."""
        assert self.actor is not None
        self._turn_styx(self.actor, field, "styx-flip", tell)
        turned = self.turned.bit_count()
        self.actor = turned // 2
        self.turn = turned // 2
        if turned == 4:
            lowest = min(
                (field for field in FIELDS if self.turned >> field & 1),
                key=lambda field: STRENGTH[self.tops[field]],
            )
            owner = self.owners >> lowest & 1
            last = next(field for field in FIELDS if not self.turned >> field & 1)
            self._turn_styx(owner, last, "styx-third", tell)  # R3
            self._deal(1 - owner, tell)
        return True

    def _turn_styx(self, seat: int, field: int, key: str, tell: Tell | None) -> None:
        self.turned |= 1 << field
        self.owners |= seat << field
        if tell:
            tell(events.flipped(key, seat, self.tops[field], field))

    def _deal(self, starter: int, tell: Tell | None) -> None:
        """Phlegyas is shown, one soul to each hand, two on display; who holds two fields begins."""
        self.phase = TURN
        self.turn = 2
        if tell:
            tell(events.ferryman_shown(self.ferryman))
        for seat in (0, 1):
            soul = self.deck.pop()
            self.hands[seat].append(soul)
            self.blind |= BIT[soul]
            if tell:
                tell(events.got_hidden("styx-deal", seat, soul))
        for _ in range(OPEN_SOULS):
            self.open.append(self.deck.pop())
            if tell:
                tell(events.opened(self.open[-1]))
        self.actor = starter
        if tell:
            tell(events.began(starter))

    # What is asked, and how it stands

    def scores(self) -> tuple[int, ...]:
        ones = (self.owners & self.turned).bit_count()
        return (self.turned.bit_count() - ones, ones)

    def result(self) -> Result:
        scores = self.scores()
        winner = int(scores[1] > scores[0])  # R12: five fields, no draw
        key = "styx-won-all" if max(scores) == 5 else "styx-won-most"
        values: dict[str, Value] = {"seat": f"seat:{winner}", "fields": max(scores), "others": min(scores)}
        return Result(scores, (winner + 1, 2 - winner), Message(key, values, "end"))

    def question(self) -> Message:
        return asking.question(self)

    def choice(self, action: int) -> Choice:
        return asking.choice(self, action)

    def refusal(self, refs: Sequence[Ref]) -> Message | None:
        return asking.refusal(self, refs)

    def view(self, seat: int | None) -> Plain:
        return seeing.view(self, seat)

    def guess(self, seat: int | None, chance: Chance) -> "StyxState":
        return seeing.guess(self, seat, chance)


class StyxRules(Rules):
    """The box of Styx.

    ``chain``: how many souls one turn may lay (R7). ``flips``: whether the players turn the Styx cards
    themselves or chance does it for them (R2).
    """

    id = "styx"
    number = 1
    version = 1
    seats = range(2, 3)
    options = (Option("chain", ("unlimited", "two")), Option("flips", ("players", "chance")))
    longest = 4 + 36 + 34
    policy = POLICY

    def start(self, setup: Setup, tell: Tell | None = None) -> StyxState:
        chance = Chance(setup.seed)
        styx = list(STYX_CARDS)
        souls = list(SOULS)
        chance.shuffle(styx)
        chance.shuffle(souls)
        state = StyxState(styx, souls, 2 if setup.options["chain"] == "two" else 0)
        if setup.options["flips"] == "chance":
            for _ in range(4):
                state.play(chance.pick(state.legal()), tell)
        return state


STYX = StyxRules()
