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

    def __eq__(self, other: object) -> bool:
        """They follow from the position, and are no part of it."""
        return other is None or isinstance(other, Calls)

    __hash__ = None  # type: ignore[assignment]

    def holders(self, trigger: int) -> list[int]:
        """The seats that have a reaction card for a trigger in the hand."""
        seats = self.asked.get(trigger)
        if seats is None:
            seats = [seat for seat, calls in enumerate(self.cards) if triggers(calls) >> trigger & 1]
            self.asked[trigger] = seats
        return seats


_calls = lru_cache(maxsize=1 << 10)(Calls)


def look(table: "Table") -> Calls:
    """Look who calls for what on this table; whoever gives or takes what may call has to ask for it anew."""
    held, reactions = [], table.plan.box.reactions
    for seat, hand in enumerate(table.hands):
        held.append(0 if reactions.isdisjoint(hand) else _in_hand(table, seat, hand))
    table.calls = calls = _calls(table.plan.rivals, _in_play(table), tuple(held))
    return calls


def _in_play(table: "Table") -> Numbers:
    found, kits, box = [], table.kits, table.plan.box
    for seat, own in enumerate(table.own):
        calls = 0
        for piece in own:
            calls |= kits[piece].calls
        for entry in table.timed[seat]:
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
