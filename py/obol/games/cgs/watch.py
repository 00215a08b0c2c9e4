"""Who listens for what: whether a reaction window can be of use to anybody (2, R24).

Most windows pass by unnoticed, and a few bits tell. Whatever is not only about its bearer calls for its
trigger: separately for who strikes and who is struck, for pieces of its own seat and of other sides (R81).
"""

from typing import TYPE_CHECKING

from .kit import ATTACKERS, DEFENDERS, FOES, LANE, Numbers, triggers

if TYPE_CHECKING:
    from .plan import Plan
    from .table import Table


class Watch:
    """Who calls for what.

    It holds as long as all seats have the same things; then it is replaced, so that states can share it.
    """

    __slots__ = (
        "asked",
        "attackers",
        "broad",
        "cards",
        "defenders",
        "hands",
        "held",
        "own",
        "played",
        "timed",
    )

    def __init__(self, own: list[Numbers], timed: list[Numbers], hands: list[Numbers]) -> None:
        self.own, self.timed, self.hands = own, timed, hands
        self.played: list[int] = []
        self.cards: list[int] = []
        """The calls of what each seat has in play, and of its reaction cards."""
        self.broad = self.held = 0
        """The triggers that anything in play is for, and any card in a hand."""
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        """What is called for if a piece of a seat strikes, or is struck: its triggers. Last: creatures."""
        self.asked: dict[int, list[int]] = {}

    def holders(self, trigger: int) -> list[int]:
        """The seats that have a reaction card for a trigger in the hand."""
        seats = self.asked.get(trigger)
        if seats is None:
            seats = [seat for seat, calls in enumerate(self.cards) if triggers(calls) >> trigger & 1]
            self.asked[trigger] = seats
        return seats

    def __eq__(self, other: object) -> bool:
        """It follows from the position, and is no part of it."""
        return isinstance(other, Watch)

    __hash__ = None  # type: ignore[assignment]


ASLEEP = Watch([], [], [])
"""No table is like this: it is looked at anew."""


def watchful(table: "Table") -> Watch:
    """Who calls for what on this table."""
    watch = table.watch
    # Who has got or lost something has another tuple; to compare them is quicker than to keep account.
    if watch.hands == table.hands and watch.own == table.own and watch.timed == table.timed:
        return watch
    return _look(table, watch)


def _look(table: "Table", old: Watch) -> Watch:
    """Look at what all have anew; what lies as it did has not changed what it can do."""
    table.watch = watch = Watch(table.own[:], table.timed[:], table.hands[:])
    lain = old.own == watch.own and old.timed == watch.timed
    watch.played = old.played if lain else [_in_play(table, seat) for seat in range(len(watch.own))]
    watch.cards = [
        old.cards[seat] if old.hands and old.hands[seat] is hand else _in_hand(table, seat, hand)
        for seat, hand in enumerate(watch.hands)
    ]
    if watch.played == old.played and watch.cards == old.cards:
        watch.broad, watch.held, watch.asked = old.broad, old.held, old.asked
        watch.attackers, watch.defenders = old.attackers, old.defenders
    else:
        _sum_up(watch, table.plan)
    return watch


def _in_play(table: "Table", seat: int) -> int:
    calls, kits, box = 0, table.kits, table.plan.box
    for piece in table.own[seat]:
        calls |= kits[piece].calls
    for entry in table.timed[seat]:
        calls |= box.card_calls[entry >> 4]
    return calls


def _in_hand(table: "Table", seat: int, hand: Numbers) -> int:
    box, calls = table.plan.box, 0
    for card in box.reactions.intersection(hand):
        hero = box.cards[card].hero
        if hero < 0 or table.owner[hero] == seat:  # R13
            calls |= box.card_calls[card]
    return calls


def _sum_up(watch: Watch, plan: "Plan") -> None:
    """Whose pieces all these calls are about."""
    watch.attackers = attackers = [0] * (plan.seats + 1)
    watch.defenders = defenders = [0] * (plan.seats + 1)
    for seat, played in enumerate(watch.played):
        calls = played | watch.cards[seat]
        watch.broad |= triggers(played)
        watch.held |= triggers(watch.cards[seat])
        if calls:
            attackers[seat] |= calls >> ATTACKERS & LANE
            defenders[seat] |= calls >> DEFENDERS & LANE
            for other in plan.rivals[seat]:
                attackers[other] |= calls >> (ATTACKERS + FOES) & LANE
                defenders[other] |= calls >> (DEFENDERS + FOES) & LANE
