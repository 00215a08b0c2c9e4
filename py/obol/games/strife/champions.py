"""How the champions of Strife of Gods begin: what each needs, draws and asks first.

``resolve`` is called when a champion has come in front of the actor; it puts the champion's first question
or, if the effect is impossible, ends the turn (R12). A champion brought by another resolves inside it
(R15): the outer one stays on the stack, waiting, until the turn is over. Functions that act say whether
they revealed a card.
"""

from typing import TYPE_CHECKING

from ...kernel.words import Tell
from . import events, moves
from .components import (
    AMITIEL,
    ANA,
    ARCOHN,
    CELESTIA,
    CHAMPION,
    CHRISTOPH,
    DURBOC,
    GNIGRIT,
    GRONGURD,
    GURAK,
    MISHA,
    MURIEL,
    MYRIANI,
    PAERAL,
    REMIAL,
    ROGMESH,
    ZAKUM,
)
from .moves import AIMS, DONE, EDGE, EDGE_NUMBER, OPEN_GAP, OWN, RING_NUMBER, SAFE_END, THEIRS
from .targets import TARGETS, any_in_front

if TYPE_CHECKING:
    from .rules import StrifeState

PILE = -1
"""Beside the aims: the effect needs a card on the number pile."""


def _lacks(state: "StrifeState", need: int) -> str | None:
    """The name of what is missing, if nothing on the table would answer this need."""
    if need == EDGE:
        return None if state.rim else "edge"
    if need == EDGE_NUMBER:  # champions are the last in the rim
        return None if state.rim and state.rim[0] < CHAMPION else "edge-number"
    if need == RING_NUMBER:
        return None if state.free else "ring"
    if need == PILE:
        return None if state.number_pile else "numbers"  # R16
    if need in (OWN, THEIRS):
        return None if any_in_front(state, need == OWN) else AIMS[need]
    return None if TARGETS[need](state) else AIMS[need]


# The first question of each champion and what must exist for its whole effect (R12: all or nothing).
_OPENINGS = {
    MISHA: (moves.MISHA_EDGE, (EDGE_NUMBER,)),
    MURIEL: (moves.MURIEL_GIVE, (OWN, EDGE)),
    AMITIEL: (moves.AMITIEL_GIVE, (OWN, SAFE_END)),
    CHRISTOPH: (moves.CHRISTOPH_NUMBER, (RING_NUMBER, PILE)),
    GURAK: (moves.GURAK_CARD, (THEIRS,)),
    GNIGRIT: (moves.GNIGRIT_EDGE, (EDGE,)),
    DURBOC: (moves.DURBOC_NUMBER, (RING_NUMBER,)),
    CELESTIA: (moves.CELESTIA_GIVE, (OWN, THEIRS)),
    REMIAL: (moves.REMIAL_CARD, (THEIRS, PILE)),
    ARCOHN: (moves.ARCOHN_CARD, (THEIRS, PILE)),
    ZAKUM: (moves.ZAKUM_CARD, (THEIRS, RING_NUMBER)),
}

# Those that draw first: their question, how many numbers and champions, and what is missing if none comes.
_DRAWS = {
    MYRIANI: (moves.MYRIANI_KEEP, 2, 0, "numbers"),
    PAERAL: (moves.PAERAL_KEEP, 0, 2, "champions"),
    ANA: (moves.ANA_KEEP, 2, 0, "numbers"),
    GRONGURD: (moves.GRONGURD_KEEP, 1, 1, "piles"),
}


def resolve(state: "StrifeState", champion: int, tell: Tell | None) -> bool:
    """A champion has come in front of the actor: put its first question, or let it be without effect."""
    state.stack += ((champion, DONE),)
    if tell:
        outer = state.stack[-2][0] if len(state.stack) > 1 else None
        tell(events.resolves(state.actor, champion, outer))
    if champion in _DRAWS:
        return _draw_first(state, champion, tell)
    if champion == ROGMESH:
        return _rogmesh(state, tell)
    question, needs = _OPENINGS[champion]
    for need in needs:
        lack = _lacks(state, need)
        if lack:
            _tell_idle(state, lack, tell)
            return state.end_turn(tell)
    state.ask(champion, question)
    return False


def _tell_idle(state: "StrifeState", lack: str, tell: Tell | None) -> None:
    """R12: the champion stays in front as the card of the turn, without effect."""
    if tell:
        tell(events.idle(state.actor, state.stack[-1][0], lack))


# Steps that several champions share


def arrive(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    """A card brought by an effect lies in front of the actor; a champion resolves inside (R15)."""
    if card < CHAMPION:
        return state.end_turn(tell)
    state.ask(state.stack[-1][0], DONE)
    return resolve(state, card, tell)


def draw_for(state: "StrifeState", seat: int, tell: Tell | None) -> None:
    """The top number card goes to a player (R28: blind; R29: so nobody's number of cards changes)."""
    card = state.number_pile[-1]
    state.number_pile = state.number_pile[:-1]
    state.front[seat] += (card,)
    if tell:
        tell(events.drew(seat, card))
        _tell_empty(state, card, tell)


def _draw_first(state: "StrifeState", champion: int, tell: Tell | None) -> bool:
    """Draw openly (R20) what there is (R16), then ask which to keep."""
    question, numbers, champions, lack = _DRAWS[champion]
    drawn: tuple[int, ...] = ()
    for _ in range(min(numbers, len(state.number_pile))):
        drawn += state.number_pile[-1:]
        state.number_pile = state.number_pile[:-1]
        _show(state, champion, question, drawn, tell)
    for _ in range(min(champions, len(state.champion_pile))):
        drawn += state.champion_pile[-1:]
        state.champion_pile = state.champion_pile[:-1]
        _show(state, champion, question, drawn, tell)
    if drawn:
        return True
    _tell_idle(state, lack, tell)
    return state.end_turn(tell)


def _show(
    state: "StrifeState", champion: int, question: int, drawn: tuple[int, ...], tell: Tell | None
) -> None:
    state.ask(champion, question, *drawn)
    if tell:
        tell(events.revealed(state.actor, champion, drawn[-1]))
        _tell_empty(state, drawn[-1], tell)


def _tell_empty(state: "StrifeState", card: int, tell: Tell) -> None:
    """Whether this card was the last of its pile."""
    if not (state.number_pile if card < CHAMPION else state.champion_pile):
        tell(events.pile_empty(events.pile_of(card)))


def _rogmesh(state: "StrifeState", tell: Tell | None) -> bool:
    """R10: the two parts are independent."""
    if TARGETS[OPEN_GAP](state):
        state.ask(ROGMESH, moves.ROGMESH_GAP)
        return False
    _tell_idle(state, "gap", tell)
    return tear(state, tell)


def tear(state: "StrifeState", tell: Tell | None) -> bool:
    """Rogmesh's second part, if there is a number card to remove."""
    if state.free:
        state.ask(ROGMESH, moves.ROGMESH_TEAR)
        return False
    _tell_idle(state, "ring", tell)
    return state.end_turn(tell)
