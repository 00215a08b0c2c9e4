"""What can happen in Strife of Gods, as the log, the motion and the voice are told of it.

Everything is open, so everybody is told everything. The refs of an event are what moved, then where to.
"""

from collections.abc import Sequence

from ...kernel.words import Event, Ref, Value
from .components import (
    CHAMPION,
    CHRISTOPH,
    COLOURS,
    DURBOC,
    POINTS,
    REF,
    SHIELDS,
    end_ref,
    gap_ref,
    seat_ref,
)

NUMBERS, CHAMPIONS = "pile:numbers", "pile:champions"

# Rounds


def dealt(round_: int, rounds: int, champions: bool) -> Event:
    values = {"round": round_, "rounds": rounds}
    return Event("strife-deal", values, (NUMBERS, CHAMPIONS) if champions else (NUMBERS,))


def began(seat: int, round_: int) -> Event:
    return Event("strife-start", {"seat": seat_ref(seat), "round": round_}, (seat_ref(seat),))


def ended(rounds: int, points: int, winners: Sequence[int]) -> Event:
    return Event("strife-end", {"rounds": rounds, "points": points}, tuple(map(seat_ref, winners)))


# Taking, and what becomes of the gaps


def took(seat: int | None, card: int) -> Event:
    return Event("strife-take", {"seat": seat_ref(seat), "card": REF[card]}, (REF[card], seat_ref(seat)))


def gap_opened(gap: int, gaps: int) -> Event:
    return Event("strife-gap-opens", {"gap": gap_ref(gap), "gaps": gaps}, (gap_ref(gap),))


def gaps_merged(gap: int, other: int, gaps: int) -> Event:
    values: dict[str, Value] = {"gap": gap_ref(gap), "other": gap_ref(other), "gaps": gaps}
    return Event("strife-gaps-merge", values, (gap_ref(gap), gap_ref(other)))


def edges_only(gaps: int, rim: Sequence[int]) -> Event:
    return Event("strife-edges-only", {"gaps": gaps}, tuple(REF[card] for card in rim))


def ring_free(gaps: int) -> Event:
    return Event("strife-ring-free", {"gaps": gaps})


# Champions


def resolves(seat: int | None, champion: int, outer: int | None) -> Event:
    """A champion begins, perhaps inside another one that brought it."""
    values = {"seat": seat_ref(seat), "champion": REF[champion]}
    if outer is None:
        return Event("strife-resolve", values, (REF[champion],))
    values["outer"] = REF[outer]
    return Event("strife-resolve-inside", values, (REF[champion], REF[outer]))


def idle(seat: int | None, champion: int, lack: str) -> Event:
    """A champion, or one part of Rogmesh, has no effect for want of something."""
    values = {"seat": seat_ref(seat), "champion": REF[champion]}
    return Event(f"strife-idle-{lack}", values, (REF[champion],))


def chose(seat: int | None, champion: int, card: int) -> Event:
    values = {"seat": seat_ref(seat), "champion": REF[champion], "card": REF[card]}
    return Event("strife-choose", values, (REF[card], REF[champion]))


def drew(seat: int, card: int) -> Event:
    values = {"seat": seat_ref(seat), "card": REF[card]}
    return Event("strife-draw", values, (REF[card], NUMBERS, seat_ref(seat)))


def revealed(seat: int | None, champion: int, card: int) -> Event:
    values = {"seat": seat_ref(seat), "champion": REF[champion], "card": REF[card]}
    return Event("strife-reveal", values, (REF[card], pile_of(card), REF[champion]))


def pile_of(card: int) -> Ref:
    return NUMBERS if card < CHAMPION else CHAMPIONS


def pile_empty(pile: Ref) -> Event:
    return Event("strife-pile-empty", {"pile": pile}, (pile,))


def kept(seat: int | None, card: int) -> Event:
    return Event("strife-keep", {"seat": seat_ref(seat), "card": REF[card]}, (REF[card], seat_ref(seat)))


def removed(card: int) -> Event:
    return Event("strife-remove", {"card": REF[card]}, (REF[card], "removed"))


def to_middle(seat: int | None, card: int) -> Event:
    return Event("strife-to-middle", {"seat": seat_ref(seat), "card": REF[card]}, (REF[card], "middle"))


def covered(card: int) -> Event:
    return Event("strife-middle-covered", {"card": REF[card]}, (REF[card], "middle"))


def laid_back(seat: int | None, card: int, gap: int, side: int) -> Event:
    end = end_ref(gap, side)
    values = {"seat": seat_ref(seat), "card": REF[card], "end": end}
    return Event("strife-return", values, (REF[card], end, gap_ref(gap)))


def blocked(seat: int | None, card: int) -> Event:
    return Event("strife-block", {"seat": seat_ref(seat), "card": REF[card]}, (REF[card],))


def gap_shut(gap: int) -> Event:
    return Event("strife-gap-shut", {"gap": gap_ref(gap)}, (gap_ref(gap),))


def stood_in(card: int) -> Event:
    values = {"champion": REF[CHRISTOPH], "card": REF[card]}
    return Event("strife-stand-in", values, (REF[CHRISTOPH], REF[card]))


def lies_in_the_way(card: int) -> Event:
    values = {"champion": REF[DURBOC], "card": REF[card]}
    return Event("strife-blocker", values, (REF[DURBOC], REF[card]))


def swapped(key: str, seat: int | None, card: int, other: int, owner: int) -> Event:
    """``card`` goes where ``other`` was, and the reverse; ``owner`` is the rival concerned."""
    values = {"seat": seat_ref(seat), "card": REF[card], "other": REF[other], "owner": seat_ref(owner)}
    return Event(key, values, (REF[card], REF[other], seat_ref(owner)))


# Scoring, step by step


def edges_judge(pool: Sequence[int]) -> Event:
    return Event("strife-score-edges", {"count": len(pool)}, tuple(REF[card] for card in pool))


def lowest(value: int, cards: Sequence[int]) -> Event:
    values = {"value": value, "count": len(cards)}
    return Event("strife-score-lowest", values, tuple(REF[card] for card in cards))


def colour_wins(colour: int, judges: Sequence[int]) -> Event:
    values = {"colour": f"colour:{COLOURS[colour]}"}
    return Event("strife-score-colour", values, tuple(REF[card] for card in judges))


def no_colour() -> Event:
    return Event("strife-score-no-colour")


def summed(seat: int, total: int, cards: Sequence[int]) -> Event:
    if not total:
        return Event("strife-score-without", {"seat": seat_ref(seat)}, (seat_ref(seat),))
    values: dict[str, Value] = {"seat": seat_ref(seat), "sum": total}
    return Event("strife-score-sum", values, (seat_ref(seat), *(REF[card] for card in cards)))


def nobody() -> Event:
    return Event("strife-score-nobody")


def tie_broken(place: int, asked: Sequence[int], other: int, total: int) -> Event:
    """The shield goes clockwise from the start player to the first who has the sum: past these seats."""
    way = tuple(map(seat_ref, asked))
    values: dict[str, Value] = {"seat": way[-1], "other": seat_ref(other), "sum": total, "start": way[0]}
    return Event("strife-tie", values, (seat_ref(other), f"shield:{SHIELDS[place]}", *way))


def awarded(seat: int, place: int) -> Event:
    shield = f"shield:{SHIELDS[place]}"
    values: dict[str, Value] = {"seat": seat_ref(seat), "shield": shield, "points": POINTS[place]}
    return Event("strife-award", values, (shield, seat_ref(seat)))
