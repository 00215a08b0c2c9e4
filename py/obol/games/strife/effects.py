"""What the champions of Strife of Gods do: one answer after the other, in the order of the rulebook.

``answer`` carries out a choice for the open question, tells it, and puts the next question or ends the
turn. Every function says whether it revealed a card.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...kernel.words import Tell
from . import events, moves
from .champions import arrive, draw_for, tear
from .components import AMITIEL, ANA, CHRISTOPH, DURBOC, MURIEL
from .moves import DONE, END, GAP

if TYPE_CHECKING:
    from .rules import StrifeState

Answer = Callable[["StrifeState", int, Tell | None], bool]


def answer(state: "StrifeState", action: int, tell: Tell | None) -> bool:
    """Carry out an answer to the open question."""
    return _ANSWERS[state.stack[-1][1]](state, action, tell)


def _choose(state: "StrifeState", card: int, question: int, tell: Tell | None) -> bool:
    """Remember a card for the next question; nothing moves yet."""
    champion = state.stack[-1][0]
    state.ask(champion, question, card)
    if tell:
        tell(events.chose(state.actor, champion, card))
    return False


def _misha(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    before = state.gaps
    place = state.lift(card)
    state.cover_middle(card, tell)
    if tell:
        state.tell_gap(tell, before, place)
    return state.end_turn(tell)


def _muriel_give(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    assert state.actor is not None
    state.drop(state.actor, card)
    state.cover_middle(card, tell)
    state.ask(MURIEL, moves.MURIEL_TAKE)
    return False


def _take_edge(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    """Muriel, Amitiel: an edge card is taken, number or champion."""
    state.take(card, tell)
    return arrive(state, card, tell)


def _amitiel_give(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    return _choose(state, card, moves.AMITIEL_PLACE, tell)


def _amitiel_place(state: "StrifeState", action: int, tell: Tell | None) -> bool:
    card = state.stack[-1][2]
    _lay_back(state, card, action, tell)
    state.ask(AMITIEL, moves.AMITIEL_TAKE, card)
    return False


def _lay_back(state: "StrifeState", card: int, action: int, tell: Tell | None) -> int:
    """A player's card goes back into the ring, to the end of a gap that was chosen. Says whose it was."""
    gap, side = divmod(action - END, 2)
    owner = state.owner(card)
    state.drop(owner, card)
    state.insert(card, gap + 1, side)
    if tell:
        tell(events.laid_back(state.actor, card, gap + 1, side))
    return owner


def _keep(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    """Myriani, Paeral, Grongurd: one drawn card in front, the other and the champion out of the game."""
    assert state.actor is not None
    champion, question, *drawn = state.stack[-1]
    drawn.remove(card)
    state.ask(champion, question, *drawn)
    state.front[state.actor] += (card,)
    if tell:
        tell(events.kept(state.actor, card))
    state.ask(champion, DONE)
    for other in drawn:
        state.remove(other, tell)
    state.drop(state.actor, champion)
    state.remove(champion, tell)
    return arrive(state, card, tell)


def _christoph(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    """R13: Christoph lies open in the ring and may be taken again."""
    assert state.actor is not None
    state.drop(state.actor, CHRISTOPH)
    state.replace(card, CHRISTOPH)
    state.cover_middle(card, tell)
    if tell:
        tell(events.stood_in(card))
    draw_for(state, state.actor, tell)
    state.end_turn(tell)
    return True


def _block(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    """Gurak, Gnigrit (R35: a champion too is shut away)."""
    state.block(card)
    if tell:
        tell(events.blocked(state.actor, card))
    return state.end_turn(tell)


def _rogmesh_gap(state: "StrifeState", action: int, tell: Tell | None) -> bool:
    gap = action - GAP + 1
    rim = state.rim
    shut = [card for card in state.ends(gap) if card in rim]
    for card in dict.fromkeys(shut):
        state.block(card)
        if tell:
            tell(events.blocked(state.actor, card))
    if tell:
        tell(events.gap_shut(gap))  # R33: still a gap
    return tear(state, tell)


def _rogmesh_tear(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    before = state.gaps
    place = state.lift(card)  # R5: this may be a fourth gap
    state.remove(card, tell)
    if tell:
        state.tell_gap(tell, before, place)
    return state.end_turn(tell)


def _durboc(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    """R27: Durboc lies face down in the place of the card, and no gap arises."""
    assert state.actor is not None
    state.drop(state.actor, DURBOC)
    state.front[state.actor] += (card,)
    state.blocked |= 1 << DURBOC
    state.replace(card, DURBOC)
    if tell:
        tell(events.took(state.actor, card))
        tell(events.lies_in_the_way(card))
    return state.end_turn(tell)


def _ana(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    _, _, *drawn = state.stack[-1]
    drawn.remove(card)
    state.ask(ANA, moves.ANA_KEEP, *drawn)
    state.cover_middle(card, tell)
    state.ask(ANA, DONE)
    for other in drawn:
        state.remove(other, tell)
    return state.end_turn(tell)


def _celestia_give(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    return _choose(state, card, moves.CELESTIA_TAKE, tell)


def _celestia_take(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    seat = state.actor
    assert seat is not None
    mine = state.stack[-1][2]
    owner = state.owner(card)
    state.change(seat, mine, card)
    state.change(owner, card, mine)
    if tell:
        tell(events.swapped("strife-swap", seat, mine, card, owner))
    return state.end_turn(tell)


def _remial(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    owner = state.owner(card)
    state.drop(owner, card)
    state.cover_middle(card, tell)
    draw_for(state, owner, tell)
    state.end_turn(tell)
    return True


def _arcohn_card(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    return _choose(state, card, moves.ARCOHN_PLACE, tell)


def _arcohn_place(state: "StrifeState", action: int, tell: Tell | None) -> bool:
    draw_for(state, _lay_back(state, state.stack[-1][2], action, tell), tell)
    state.end_turn(tell)
    return True


def _zakum_card(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    return _choose(state, card, moves.ZAKUM_RING, tell)


def _zakum_ring(state: "StrifeState", card: int, tell: Tell | None) -> bool:
    theirs = state.stack[-1][2]
    owner = state.owner(theirs)
    state.change(owner, theirs, card)
    state.replace(card, theirs)
    if tell:
        tell(events.swapped("strife-exchange", state.actor, theirs, card, owner))
    return state.end_turn(tell)


_ANSWERS: dict[int, Answer] = {
    moves.MISHA_EDGE: _misha,
    moves.MURIEL_GIVE: _muriel_give,
    moves.MURIEL_TAKE: _take_edge,
    moves.AMITIEL_GIVE: _amitiel_give,
    moves.AMITIEL_PLACE: _amitiel_place,
    moves.AMITIEL_TAKE: _take_edge,
    moves.CHRISTOPH_NUMBER: _christoph,
    moves.GURAK_CARD: _block,
    moves.GNIGRIT_EDGE: _block,
    moves.ROGMESH_GAP: _rogmesh_gap,
    moves.ROGMESH_TEAR: _rogmesh_tear,
    moves.DURBOC_NUMBER: _durboc,
    moves.MYRIANI_KEEP: _keep,
    moves.PAERAL_KEEP: _keep,
    moves.ANA_KEEP: _ana,
    moves.GRONGURD_KEEP: _keep,
    moves.CELESTIA_GIVE: _celestia_give,
    moves.CELESTIA_TAKE: _celestia_take,
    moves.REMIAL_CARD: _remial,
    moves.ARCOHN_CARD: _arcohn_card,
    moves.ARCOHN_PLACE: _arcohn_place,
    moves.ZAKUM_CARD: _zakum_card,
    moves.ZAKUM_RING: _zakum_ring,
}
