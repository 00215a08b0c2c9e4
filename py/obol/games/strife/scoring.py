"""How a round of Strife of Gods is judged, and how the game ends (R17, R18, R30, R31)."""

from bisect import bisect_left
from typing import NamedTuple

from ...kernel.rules import Result
from ...kernel.words import Message, Tell, Value
from . import events
from .components import CHAMPION, CLOCKWISE, COLOUR, COLOUR_BIT, COLOURS, POINTS, VALUE, WORTH, seat_ref
from .table import Table


class Verdict(NamedTuple):
    """What a round is worth as the table lies."""

    pool: list[int]
    """The cards that may judge: unblocked numbers at an edge, and the active middle card."""
    low: int
    """The least value among them, 0 if there is none."""
    lowest: list[int]
    """The cards of that value."""
    colours: int
    """A bit for each winning colour."""
    sums: list[int]
    """For each seat what it has in winning colours; 0 means no such card."""
    ranking: list[int]
    """The seats that have one, the best first."""


def judge(state: Table) -> Verdict:
    """Judge the round as if it ended now."""
    pool = _judges(state)
    low = min([VALUE[card] for card in pool], default=0)
    lowest = [card for card in pool if VALUE[card] == low]
    colours = _winning(pool)
    sums = _sums(state, colours)
    return Verdict(pool, low, lowest, colours, sums, _ranking(sums, state.start))


def _judges(state: Table) -> list[int]:
    """The cards that may judge. R8, R14: what shows no number is passed over."""
    rim = state.rim
    pool = rim[: bisect_left(rim, CHAMPION)]
    if state.middle and state.middle[-1] < CHAMPION:
        pool.append(state.middle[-1])  # R11
    return pool


def _winning(pool: list[int]) -> int:
    """The colours of the lowest among these cards, a bit for each."""
    low = min(map(VALUE.__getitem__, pool), default=0)
    colours = 0
    for card in pool:
        if VALUE[card] == low:
            colours |= COLOUR_BIT[card]
    return colours


def _sums(state: Table, colours: int) -> list[int]:
    """What each seat has in these colours. R8: what is blocked does not count."""
    worth, blocked = WORTH[colours], state.blocked
    if blocked:
        return [sum([worth[card] for card in cards if not blocked >> card & 1]) for cards in state.front]
    return [sum(map(worth.__getitem__, cards)) for cards in state.front]


def _ranking(sums: list[int], start: int) -> list[int]:
    """The seats that have anything, the best first."""
    # R17: equal sums go clockwise from the start player; sorting keeps this order
    seats = [seat for seat in CLOCKWISE[len(sums)][start] if sums[seat]]
    seats.sort(key=sums.__getitem__, reverse=True)
    return seats


def award(state: Table, tell: Tell | None) -> None:
    """Judge the round and hand out the shields; R31: what nobody earned stays in the box."""
    if tell:
        _award_openly(state, judge(state), tell)
        return
    ranking = _ranking(_sums(state, _winning(_judges(state))), state.start)
    for place, seat in enumerate(ranking[: len(POINTS)]):
        state.shields[3 * seat + place] += 1


def _award_openly(state: Table, verdict: Verdict, tell: Tell) -> None:
    """The same, step by step, for those who watch."""
    _tell_judges(verdict, tell)
    _tell_sums(state, verdict, tell)
    for place, seat in enumerate(verdict.ranking[: len(POINTS)]):
        state.shields[3 * seat + place] += 1
        _tell_tie(state, verdict, place, tell)
        tell(events.awarded(seat, place))


def _tell_judges(verdict: Verdict, tell: Tell) -> None:
    if not verdict.pool:
        tell(events.no_colour())  # R30
        return
    tell(events.edges_judge(verdict.pool))
    tell(events.lowest(verdict.low, verdict.lowest))
    for colour in range(len(COLOURS)):
        if verdict.colours >> colour & 1:
            tell(events.colour_wins(colour, [c for c in verdict.lowest if COLOUR[c] == colour]))


def _tell_sums(state: Table, verdict: Verdict, tell: Tell) -> None:
    if not verdict.pool:
        return
    seats = len(verdict.sums)
    for place in range(seats):
        seat = (state.start + place) % seats
        tell(events.summed(seat, verdict.sums[seat], counting(state, seat, verdict.colours)))
    if not verdict.ranking:
        tell(events.nobody())  # R30


def counting(state: Table, seat: int, colours: int) -> list[int]:
    """The cards of a seat that count when these colours win."""
    worth = WORTH[colours]
    return [card for card in state.front[seat] if worth[card] and not state.blocked >> card & 1]


def _tell_tie(state: Table, verdict: Verdict, place: int, tell: Tell) -> None:
    """Whoever stands next with the same sum lost a tie to the seat at this place."""
    seat, *others = verdict.ranking[place : place + 2]
    for other in others:
        if verdict.sums[seat] == verdict.sums[other]:
            clockwise = CLOCKWISE[len(verdict.sums)][state.start]
            asked = clockwise[: clockwise.index(seat) + 1]
            tell(events.tie_broken(place, asked, other, verdict.sums[seat]))


def points(state: Table) -> tuple[int, ...]:
    """The shield points of each seat."""
    shields = state.shields
    return tuple(
        [3 * shields[at] + 2 * shields[at + 1] + shields[at + 2] for at in range(0, len(shields), 3)]
    )


def final(state: Table) -> Result:
    """Most shield points; then more gold, then more silver, then shared (R18)."""
    scores = points(state)
    shields = state.shields
    keys = [(score, shields[3 * seat], shields[3 * seat + 1]) for seat, score in enumerate(scores)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(scores, ranks, _reason(keys, ranks))


def _reason(keys: list[tuple[int, int, int]], ranks: tuple[int, ...]) -> Message:
    best = max(keys)
    winner = ranks.index(1)
    if ranks.count(1) > 1:
        return Message("strife-won-shared", {"count": ranks.count(1), "points": best[0]}, "end")
    rivals = [key for key in keys if key != best and key[0] == best[0]]
    won = ("points", "gold", "silver")
    values: dict[str, Value] = {"seat": seat_ref(winner), **dict(zip(won, best, strict=True))}
    if not rivals:
        return Message("strife-won", values, "end")
    by = "gold" if max(rivals)[1] < best[1] else "silver"
    return Message(f"strife-won-{by}", values, "end")
