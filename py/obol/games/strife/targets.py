"""What the questions of the champions aim at: the answers to each, ascending.

«own number»: an unblocked number card in front of the actor; «their number»: the same in front of another;
«edge»: an unblocked card at a gap. With ``inert`` off, champions in front of players are cards too (R19).
"""

from collections.abc import Callable

from .components import CARDS, CHAMPION
from .moves import (
    AIM,
    DRAWN,
    EDGE,
    EDGE_NUMBER,
    END,
    GAP,
    GAP_END,
    INTERIOR,
    OPEN_GAP,
    OTHER_EDGE,
    OWN,
    RING_NUMBER,
    SAFE_END,
    THEIRS,
)
from .table import Table


def _edges(state: Table) -> list[int]:
    return state.rim[:]


def _edge_numbers(state: Table) -> list[int]:
    return [card for card in state.rim if card < CHAMPION]  # R34


def _ring_numbers(state: Table) -> list[int]:
    return state.free[:]


def _interior(state: Table) -> list[int]:
    """Number cards whose place would become a gap of its own; without one, any (R10)."""
    rim = state.rim
    return [card for card in state.free if card not in rim] or state.free[:]


def _own(state: Table) -> list[int]:
    assert state.actor is not None
    blocked, last = state.blocked, CHAMPION if state.inert else CARDS.stop  # R19
    return sorted([card for card in state.front[state.actor] if card < last and not blocked >> card & 1])


def _theirs(state: Table) -> list[int]:
    actor, blocked, last = state.actor, state.blocked, CHAMPION if state.inert else CARDS.stop  # R19
    return sorted(
        [
            card
            for seat, cards in enumerate(state.front)
            if seat != actor
            for card in cards
            if card < last and not blocked >> card & 1
        ]
    )


def any_in_front(state: Table, mine: bool) -> bool:
    """Whether «own number», or else «their number», has any answer: quicker than listing them."""
    actor, blocked, last = state.actor, state.blocked, CHAMPION if state.inert else CARDS.stop  # R19
    for seat, cards in enumerate(state.front):
        if (seat == actor) is mine:
            for card in cards:
                if card < last and not blocked >> card & 1:
                    return True
    return False


def _ends(state: Table) -> list[int]:
    return [END + 2 * (gap - 1) + side for gap in state.gap_numbers() for side in (0, 1)]


def _safe_ends(state: Table) -> list[int]:
    """Ends where a card can be laid so that another edge card is left to take (R26)."""
    rim = state.rim
    if len(rim) > 1:
        return _ends(state)
    return [
        END + 2 * (gap - 1) + side
        for gap in state.gap_numbers()
        for side in (0, 1)
        if rim and state.covered(gap, side) not in rim
    ]


def _other_edges(state: Table) -> list[int]:
    """Every edge card but the one just laid back (R26)."""
    returned = state.stack[-1][2]
    return [card for card in state.rim if card != returned]


def _open_gaps(state: Table) -> list[int]:
    """Gaps with an unblocked end (R10)."""
    rim = state.rim
    return [GAP + gap - 1 for gap in state.gap_numbers() if any(card in rim for card in state.ends(gap))]


def _drawn(state: Table) -> list[int]:
    return sorted(state.stack[-1][2:])


TARGETS: dict[int, Callable[[Table], list[int]]] = {
    EDGE: _edges,
    EDGE_NUMBER: _edge_numbers,
    RING_NUMBER: _ring_numbers,
    INTERIOR: _interior,
    OWN: _own,
    THEIRS: _theirs,
    OTHER_EDGE: _other_edges,
    GAP_END: _ends,
    SAFE_END: _safe_ends,
    OPEN_GAP: _open_gaps,
    DRAWN: _drawn,
}


def targets(state: Table) -> list[int]:
    """Every answer to the open question, ascending."""
    return TARGETS[AIM[state.stack[-1][1]]](state)
