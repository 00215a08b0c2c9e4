"""The end of Styx, counted through: who wins if both play best, all cards open.

Each turn takes a soul from the display or from the deck, so the souls left there bound the turns that are
left. With an empty deck nothing is hidden from anybody (who counts knows the other hand), and the answer is
exact; some turns before, it is exact for the world that was guessed.
"""

from typing import TYPE_CHECKING

from .moves import FIELD_OF, PLAY_CARD

if TYPE_CHECKING:
    from .rules import StyxState

LAST_TURNS = 4


def settle(state: "StyxState") -> tuple[float, float] | None:
    """One for the seat that wins and zero for the other; None while too many turns are left."""
    if len(state.deck) + len(state.open) > LAST_TURNS:
        return None
    return (0.0, 1.0) if _wins(state, 1) else (1.0, 0.0)


def _wins(state: "StyxState", seat: int) -> bool:
    """Whether this seat wins. Whoever decides needs one choice that wins for him."""
    if state.actor is None:
        scores = state.scores()
        return scores[seat] > scores[1 - seat]
    mine = state.actor == seat
    for action in _hopeful(state):
        after = state.copy()
        after.play(action)
        if _wins(after, seat) == mine:
            return mine
    return not mine


def _hopeful(state: "StyxState") -> list[int]:
    """The choices, captures first: the sooner one that wins is found, the less there is to count."""
    actions = state.legal()
    if actions[0] < PLAY_CARD:
        return actions
    held = state.owners if state.actor else ~state.owners
    return sorted(actions, key=lambda action: held >> FIELD_OF[action] & 1)
