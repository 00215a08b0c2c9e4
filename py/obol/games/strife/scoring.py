"""How a round of Strife of Gods is judged, and how the game ends (R17, R18, R30, R31)."""

from typing import NamedTuple

from ...kernel.rules import Result
from ...kernel.words import Message, Tell, Value
from . import events
from .components import CHAMPION, COLOUR, COLOURS, POINTS, VALUE, WORTH, seat_ref
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
    pool = [card for card in state.rim if card < CHAMPION]  # R8, R14: what shows no number is passed over
    if state.middle and state.middle[-1] < CHAMPION:
        pool.append(state.middle[-1])  # R11
    low = min([VALUE[card] for card in pool]) if pool else 0
    lowest = [card for card in pool if VALUE[card] == low]
    colours = 0
    for card in lowest:
        colours |= 1 << COLOUR[card]
    worth, blocked = WORTH[colours], state.blocked
    # R8: what is blocked does not count
    sums = [sum([worth[card] for card in cards if not blocked >> card & 1]) for cards in state.front]
    # R17: equal sums go clockwise from the start player; sorting keeps this order
    seats = [*range(state.start, len(sums)), *range(state.start)]
    ranking = sorted([seat for seat in seats if sums[seat]], key=sums.__getitem__, reverse=True)
    return Verdict(pool, low, lowest, colours, sums, ranking)


def award(state: Table, tell: Tell | None) -> None:
    """Judge the round and hand out the shields; R31: what nobody earned stays in the box."""
    verdict = judge(state)
    if tell:
        _tell_judges(verdict, tell)
        _tell_sums(state, verdict, tell)
    for place, seat in enumerate(verdict.ranking[: len(POINTS)]):
        state.shields[3 * seat + place] += 1
        if tell:
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
            tell(events.tie_broken(seat, other, verdict.sums[seat], state.start))


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
