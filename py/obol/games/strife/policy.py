"""What a sensible player of Strife of Gods prefers.

A choice is worth what it leaves: partly the shield if the round ended now, partly the shields in each colour
that may still come to judge, weighed by the low cards that are left in the ring. The fewer turns are
left in the round, the more the first counts; on the very last it is all. A champion is worth what its
effect brought on average in games played by this policy. Values are in hundredths of a hundredth of a point.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ...kernel.chance import Chance
from ...kernel.rules import NEVER, Policy, State
from ...kernel.words import Message, Value
from .components import CHAMPION, COLOUR, COLOUR_BIT, COLOURS, NAME, REF, SHIELDS, TURNS, VALUE, WORTH
from .moves import AMITIEL_GIVE, ARCOHN_CARD, CELESTIA_GIVE, EFFECT, ZAKUM_CARD
from .outlook import outlook
from .scoring import Verdict, judge

if TYPE_CHECKING:
    from .rules import StrifeState

RANK = (300, 200, 100, 0, 0)
MARGIN = 12
"""For each point of the sum ahead of the best rival: it may be needed yet."""
NOW = tuple(100 // (1 + 2 * left) for left in range(TURNS * 5))
"""The share of 'if the round ended now', by the turns left in it."""
JUDGE = (0, 30, 15, 10, 6, 4)
"""How likely a card of each value is to judge in the end. Where it lies now matters little."""
WAVERING = 3_000
"""So much more a choice may be liked in an imagined game, by chance: less than a shield on the last turn."""
JUDGE_CARD = tuple(JUDGE[value] for value in VALUE)
HIGH = 9
"""More than any card is worth."""

BONUS = (
    (15, 10, 5, 0),  # misha
    (35, 5, 0, 0),  # muriel
    (30, 5, 0, 0),  # amitiel
    (60, 45, 55, 70),  # christoph
    (40, 30, 20, 10),  # gurak
    (35, 15, 10, 0),  # gnigrit
    (70, 35, 25, 5),  # rogmesh
    (110, 75, 75, 85),  # durboc
    (50, 45, 60, 70),  # myriani
    (75, 40, 40, 35),  # paeral
    (10, 0, 0, 0),  # ana
    (50, 30, 50, 65),  # grongurd
    (110, 45, 20, 0),  # celestia
    (50, 20, 15, 10),  # remial
    (45, 30, 20, 5),  # arcohn
    (80, 55, 35, 15),  # zakum
)
"""What each champion's effect brings on average, from the last quarter of a round to the first."""

PICKS = (AMITIEL_GIVE, ARCOHN_CARD, CELESTIA_GIVE, ZAKUM_CARD)
"""Questions after whose answer nothing has moved yet: the card is weighed as if it were gone."""


class Glance:
    """One look at the table through the eyes of one seat."""

    __slots__ = ("judge", "judges", "known", "left", "seat", "state", "sums", "total", "weight", "weights")

    def __init__(self, state: "StrifeState", seat: int, left: int) -> None:
        self.state = state
        self.seat = seat
        self.left = left
        self.sums: dict[int, list[int]] = {}
        self.known: dict[tuple[int, int], int] = {}
        self.judges = state.rim[: bisect_left(state.rim, CHAMPION)]
        if state.middle and state.middle[-1] < CHAMPION:
            self.judges.append(state.middle[-1])
        self.judge = _lowest(self.judges)
        self.weights = weights = [1, 1, 1, 1]
        for card in state.free:
            weights[COLOUR[card]] += JUDGE_CARD[card]
        self.weight = sum(weights)
        self.total = sum([weight * self.standing(1 << at, 0) for at, weight in enumerate(weights)])

    def standing(self, colours: int, extra: int) -> int:
        """What these winning colours are worth to the seat if it had so much more in them."""
        found = self.known.get((colours, extra))
        if found is None:
            found = self.known[colours, extra] = self._standing(colours, extra)
        return found

    def _standing(self, colours: int, extra: int) -> int:
        state, seat = self.state, self.seat
        if colours not in self.sums:
            worth, blocked = WORTH[colours], state.blocked
            self.sums[colours] = [
                sum([worth[card] for card in cards if not blocked >> card & 1]) for cards in state.front
            ]
        sums = self.sums[colours]
        mine = sums[seat] + extra
        seats, start = len(sums), state.start
        ahead = (seat - start) % seats
        rank = best = 0
        for other, total in enumerate(sums):
            if other != seat:
                best = max(best, total)
                rank += total > mine or (total == mine and (other - start) % seats < ahead)  # R17
        return (RANK[rank] if mine else 0) + MARGIN * (mine - best)

    def value(self, colours: int, card: int = CHAMPION) -> int:
        """The table where these colours win, once the seat has this number card (none by default)."""
        now = self.standing(colours, WORTH[colours][card]) if colours else 0
        later, weights = self.total, self.weight
        if card < CHAMPION:
            colour, gone = COLOUR[card], JUDGE_CARD[card]
            weight, bit = self.weights[colour], 1 << colour
            later += (weight - gone) * self.standing(bit, VALUE[card]) - weight * self.standing(bit, 0)
            weights -= gone
        share = NOW[self.left]
        return share * now + (100 - share) * later // weights

    def as_it_lies(self) -> int:
        return self.value(self.judge[1])

    def after_taking(self, card: int) -> int:
        """The table once this card is taken: its neighbours lie at a gap."""
        state = self.state
        ring, blocked = state.ring, state.blocked
        low, colours = self.judge
        if VALUE[card] == low and card in self.judges:
            low, colours = _lowest([one for one in self.judges if one != card])
        at = ring.index(card)
        for other in (ring[at - 1], ring[at + 1 - len(ring)]):
            # One that lay at a gap before is among the judges already, and changes nothing.
            if other < CHAMPION and VALUE[other] <= low and not blocked >> other & 1:
                if VALUE[other] < low:
                    low, colours = VALUE[other], 0
                colours |= COLOUR_BIT[other]
        if card >= CHAMPION:
            return self.value(colours) + self.bonus(card)
        return self.value(colours, card)

    def bonus(self, champion: int) -> int:
        """What a champion's effect is worth before it is asked."""
        return 100 * BONUS[champion - CHAMPION][4 * self.left // (TURNS * len(self.state.front))]


def _lowest(judges: list[int]) -> tuple[int, int]:
    """The least value among these cards, more than any if there is none, and its colours, a bit each."""
    low, colours = HIGH, 0
    for card in judges:
        value = VALUE[card]
        if value < low:
            low, colours = value, COLOUR_BIT[card]
        elif value == low:
            colours |= COLOUR_BIT[card]
    return low, colours


class StrifePolicy(Policy):
    """The greedy player's judgement."""

    pace = 2
    replies = 3

    def weigh(self, state: State, actions: Sequence[int]) -> list[int]:
        table = cast("StrifeState", state)
        left = _turns_left(table)
        if table.phase == EFFECT:
            return [self._answered(table, action, left) for action in actions]
        glance = Glance(table, _seat(table), left)
        return [glance.after_taking(card) for card in actions]

    def horizon(self, state: State) -> int:
        """The end of this round: the next one is dealt anew, and nothing can be known about it."""
        turns = TURNS * len(cast("StrifeState", state).front)
        return state.turn - state.turn % turns + turns

    def play_on(self, state: State, chance: Chance, until: int = NEVER) -> None:
        """As the policy likes it, but wavering between choices that are nearly alike.

        But for the piles all is open, and if the others always did the same, all imagined games were one: a
        search would find what works against just that, and come to grief with anybody else.
        """
        table = cast("StrifeState", state)
        weigh, below = self.weigh, chance.below
        while table.actor is not None and table.turn < until:
            actions = table.legal()
            action, best = actions[0], -NEVER
            if len(actions) > 1:
                for other, value in zip(actions, weigh(table, actions), strict=True):
                    wavering = value + below(WAVERING)
                    if wavering > best:
                        action, best = other, wavering
            table.play(action)

    def value(self, state: State) -> Sequence[float]:
        return outlook(cast("StrifeState", state))

    def _answered(self, table: "StrifeState", action: int, left: int) -> int:
        """The table once the open question is answered so; a champion brought by it has yet to act."""
        after = _after(table, action)
        glance = Glance(after, _seat(table), left)
        value = glance.as_it_lies()
        if after.stack and after.stack[-1][0] != table.stack[-1][0]:
            value += glance.bonus(after.stack[-1][0])
        return value

    def why(self, state: State, action: int) -> Message:
        table = cast("StrifeState", state)
        if table.phase == EFFECT:
            return self._why_answer(table, action)
        if action >= CHAMPION:
            return Message("strife-why-champion", {"card": REF[action]}, NAME[action])
        after = _after(table, action)
        won = _won(judge(table), judge(after), _seat(table))
        if won:
            return Message(f"strife-why-{won.pop('key')}", {"card": REF[action]} | won, "score")
        colour = COLOUR[action]
        total = Glance(after, _seat(table), 0).sums[1 << colour][_seat(table)]
        values: dict[str, Value] = {"card": REF[action], "colour": f"colour:{COLOURS[colour]}", "sum": total}
        return Message("strife-why-collect", values, "score")

    def _why_answer(self, table: "StrifeState", action: int) -> Message:
        champion, question, *_ = table.stack[-1]
        values: dict[str, Value] = {"champion": REF[champion], "thing": table.choice(action).refs[0]}
        won = _won(judge(table), judge(_after(table, action)), _seat(table))
        if won and question not in PICKS:
            return Message(f"strife-why-effect-{won.pop('key')}", values | won, NAME[champion])
        return Message("strife-why-effect", values, NAME[champion])


def _after(table: "StrifeState", action: int) -> "StrifeState":
    """A copy where this was chosen, still in the same round."""
    after = table.copy()
    after.turn = 0  # far from the end of the round, which would be scored and dealt anew
    if table.phase == EFFECT and table.stack[-1][1] in PICKS:
        after.drop(after.owner(action), action)
    else:
        after.play(action)
    return after


def _won(before: Verdict, after: Verdict, seat: int) -> dict[str, Value]:
    """The shield the seat would get if the round ended now, and whether other colours win than before."""
    if seat not in after.ranking[: len(SHIELDS)]:
        return {}
    shield = f"shield:{SHIELDS[after.ranking.index(seat)]}"
    key = "shield" if before.colours == after.colours else "turn"
    return {"key": key, "shield": shield, "judge": REF[after.lowest[0]]}


def _seat(table: "StrifeState") -> int:
    assert table.actor is not None
    return table.actor


def _turns_left(table: "StrifeState") -> int:
    """Turns after this one until the round is judged."""
    turns = TURNS * len(table.front)
    return turns - 1 - table.turn % turns


POLICY = StrifePolicy()
