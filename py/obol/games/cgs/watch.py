"""Who listens for what: whether a reaction window can be of use to anybody (2, R24).

Most windows pass by unnoticed, and a few bits tell. Whatever is not only about its bearer calls for its
trigger: separately for who strikes and who is struck, for pieces of its own seat and of other sides (R81).
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from .kit import ATTACKERS, DEFENDERS, FOES, LANE, Numbers, triggers

if TYPE_CHECKING:
    from .table import Table

Rows = tuple[Numbers, ...]


class Calls:
    """Who calls for what, as what each seat has in play and in the hand says.

    The same come back in game after game, and states share them.
    """

    __slots__ = ("asked", "attackers", "broad", "cards", "defenders", "held", "played")

    def __init__(self, rivals: Rows, played: Numbers, cards: Numbers) -> None:
        self.played, self.cards = played, cards
        """The calls of what each seat has in play, and of its reaction cards."""
        self.broad = self.held = 0
        """The triggers that anything in play is for, and any card in a hand."""
        self.attackers = [0] * (len(rivals) + 1)
        self.defenders = [0] * (len(rivals) + 1)
        """What is called for if a piece of a seat strikes, or is struck: its triggers. Last: creatures."""
        self.asked: dict[int, list[int]] = {}
        for seat, others in enumerate(rivals):
            self.broad |= triggers(played[seat])
            self.held |= triggers(cards[seat])
            calls = played[seat] | cards[seat]
            self.attackers[seat] |= calls >> ATTACKERS & LANE
            self.defenders[seat] |= calls >> DEFENDERS & LANE
            for other in others:
                self.attackers[other] |= calls >> (ATTACKERS + FOES) & LANE
                self.defenders[other] |= calls >> (DEFENDERS + FOES) & LANE

    def holders(self, trigger: int) -> list[int]:
        """The seats that have a reaction card for a trigger in the hand."""
        seats = self.asked.get(trigger)
        if seats is None:
            seats = [seat for seat, calls in enumerate(self.cards) if triggers(calls) >> trigger & 1]
            self.asked[trigger] = seats
        return seats


_calls = lru_cache(maxsize=1 << 10)(Calls)


class Watch:
    """What all had when it was last looked who calls for what.

    It holds as long as all seats have the same things; then it is replaced, so that states can share it.
    """

    __slots__ = ("calls", "hands", "own", "timed")

    def __init__(self, own: list[Numbers], timed: list[Numbers], hands: list[Numbers], calls: Calls) -> None:
        self.own, self.timed, self.hands, self.calls = own, timed, hands, calls

    def __eq__(self, other: object) -> bool:
        """It follows from the position, and is no part of it."""
        return isinstance(other, Watch)

    __hash__ = None  # type: ignore[assignment]


ASLEEP = Watch([], [], [], Calls((), (), ()))
"""No table is like this: it is looked at anew."""


def watchful(table: "Table") -> Calls:
    """Who calls for what on this table."""
    watch = table.watch
    # Who has got or lost something has another tuple; to compare them is quicker than to keep account.
    if watch.hands == table.hands and watch.own == table.own and watch.timed == table.timed:
        return watch.calls
    return _look(table, watch)


def _look(table: "Table", old: Watch) -> Calls:
    """Look at what all have anew; what lies as it did has not changed what it can do."""
    own, timed, hands, calls = old.own, old.timed, table.hands.copy(), old.calls
    played = calls.played
    if own != table.own or timed != table.timed:
        own, timed, played = table.own.copy(), table.timed.copy(), _in_play(table)
    held, known = [*calls.cards] or [0] * len(hands), old.hands
    for seat, hand in enumerate(hands):
        if not known or known[seat] is not hand:
            held[seat] = _in_hand(table, seat, hand)
    cards = tuple(held)
    if cards != calls.cards or played != calls.played:
        calls = _calls(table.plan.rivals, played, cards)
    table.watch = Watch(own, timed, hands, calls)
    return calls


def _in_play(table: "Table") -> Numbers:
    found, kits, box = [], table.kits, table.plan.box
    for own, timed in zip(table.own, table.timed, strict=True):
        calls = 0
        for piece in own:
            calls |= kits[piece].calls
        for entry in timed:
            calls |= box.card_calls[entry >> 4]
        found.append(calls)
    return tuple(found)


def _in_hand(table: "Table", seat: int, hand: Numbers) -> int:
    box, calls = table.plan.box, 0
    for card in box.reactions.intersection(hand):
        hero = box.cards[card].hero
        if hero < 0 or table.owner[hero] == seat:  # R13
            calls |= box.card_calls[card]
    return calls
