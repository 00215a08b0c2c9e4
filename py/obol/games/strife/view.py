"""What is seen of Strife of Gods, the same by everybody (R20), and what may be imagined behind it.

Hidden are only the order of the two piles and the rounds to come. What the piles hold can be reckoned by
anybody who looks at the table, so ``left`` says it, sorted.

A ring entry is a card or a gap, clockwise, with the ``place`` where it begins among ``places``; a gap also
has its ``width``. ``ends`` of a card are the ends of gaps it lies at; ``ends`` of a gap are where a card can
be laid.
"""

from typing import TYPE_CHECKING

from ...kernel.chance import Chance
from ...kernel.words import Plain
from .components import (
    CHAMPION,
    COLOUR,
    COLOURS,
    EDGES_ONLY,
    HOLE,
    NAME,
    POINTS,
    REF,
    SHIELDS,
    TURNS,
    VALUE,
    end_ref,
    gap_ref,
)
from .moves import AIM, AIMS, DONE, DRAWN, EFFECT, PHASES, QUESTION_NAME
from .scoring import counting, judge

if TYPE_CHECKING:
    from .rules import StrifeState


def view(state: "StrifeState", seat: int | None) -> Plain:
    """The table as everybody sees it; ``seat`` only says whose eyes these are."""
    seats = len(state.front)
    gaps = state.gaps.bit_count()
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "actor": state.actor,
        "round": state.lap(),
        "rounds": seats,
        "turn": state.turn % (TURNS * seats) // seats + 1,
        "turns": TURNS,
        "start": state.start,
        "order": [(state.start + place) % seats for place in range(seats)],
        "champions": bool(state.champions),
        "inert": state.inert,
        "places": len(state.ring),
        "ring": _ring(state),
        "gaps": gaps,
        "edgesOnly": gaps >= EDGES_ONLY,
        "middle": [_card(state, card) for card in state.middle],
        "players": [_player(state, owner) for owner in range(seats)],
        "piles": {"numbers": len(state.number_pile), "champions": len(state.champion_pile)},
        "left": {
            "numbers": [REF[card] for card in sorted(state.number_pile)],
            "champions": [REF[card] for card in sorted(state.champion_pile)],
        },
        "removed": [_card(state, card) for card in state.removed],
        "stack": [_frame(state, frame) for frame in state.stack],
        "now": _now(state),
        "scores": list(state.scores()),
    }


def guess(state: "StrifeState", chance: Chance) -> "StrifeState":
    """Shuffle both piles, and the rounds to come: nothing else is hidden, from nobody."""
    other = state.copy()
    # Sorted first, so that the same chance gives the same guess, whatever was hidden.
    numbers, champions = sorted(state.number_pile), sorted(state.champion_pile)
    chance.shuffle(numbers)
    chance.shuffle(champions)
    other.number_pile = tuple(numbers)
    other.champion_pile = tuple(champions)
    other.seed = chance.below(1 << 32)
    return other


def _card(state: "StrifeState", card: int) -> Plain:
    """One card, wherever it lies. Blocked ones stay known (R20)."""
    plain: Plain = {"ref": REF[card], "blocked": bool(state.blocked >> card & 1)}
    if card >= CHAMPION:
        return plain | {"kind": "champion", "name": NAME[card]}
    return plain | {"kind": "number", "colour": COLOURS[COLOUR[card]], "value": VALUE[card]}


def _ring(state: "StrifeState") -> list[Plain]:
    """Cards and gaps clockwise; a gap that runs over the last place stands where it begins."""
    ring = state.ring
    found: list[Plain] = []
    for place, entry in enumerate(ring):
        if entry < HOLE:
            ends = []
            if ring[place - 1] > HOLE:
                ends.append(end_ref(ring[place - 1] - HOLE, 1))
            if ring[place + 1 - len(ring)] > HOLE:
                ends.append(end_ref(ring[place + 1 - len(ring)] - HOLE, 0))
            card = {"place": place, "edge": bool(ends), "ends": ends}
            found.append(_card(state, entry) | card)
        elif ring[place - 1] != entry:
            found.append(_gap(state, entry - HOLE, place))
    return found


def _gap(state: "StrifeState", gap: int, place: int) -> Plain:
    """A gap; ``dead`` if both its end cards are blocked."""
    return {
        "ref": gap_ref(gap),
        "kind": "gap",
        "number": gap,
        "place": place,
        "width": state.width(place),
        "dead": not any(card in state.rim for card in state.ends(gap)),
        "ends": [end_ref(gap, 0), end_ref(gap, 1)],
    }


def _player(state: "StrifeState", seat: int) -> Plain:
    won = state.shields[3 * seat : 3 * seat + 3]
    return {
        "seat": seat,
        "cards": [_card(state, card) for card in state.front[seat]],
        "sums": {
            name: sum(VALUE[card] for card in counting(state, seat, 1 << colour))
            for colour, name in enumerate(COLOURS)
        },
        "shields": dict(zip(SHIELDS, won, strict=True)),
        "points": sum(points * count for points, count in zip(POINTS, won, strict=True)),
    }


def _frame(state: "StrifeState", frame: tuple[int, ...]) -> Plain:
    """A champion at work, the outermost first. ``aim`` is what its open question looks for, if it has one."""
    champion, question, *memory = frame
    asked = question != DONE and state.phase == EFFECT
    drawn = asked and AIM[question] == DRAWN
    return {
        "champion": REF[champion],
        "question": QUESTION_NAME[question] if asked else None,
        "aim": AIMS[AIM[question]] if asked else None,
        "chosen": [] if drawn else [REF[card] for card in memory],
        "drawn": [_card(state, card) for card in memory] if drawn else [],
    }


def _now(state: "StrifeState") -> Plain:
    """If the round ended now: who judges, which colours win, and what each would get."""
    verdict = judge(state)
    shields: list[str | None] = [None] * len(state.front)
    for shield, seat in zip(SHIELDS, verdict.ranking, strict=False):
        shields[seat] = shield
    return {
        "pool": [REF[card] for card in verdict.pool],
        "low": verdict.low or None,
        "lowest": [REF[card] for card in verdict.lowest],
        "colours": [name for colour, name in enumerate(COLOURS) if verdict.colours >> colour & 1],
        "sums": verdict.sums,
        "ranking": verdict.ranking,
        "shields": shields,
        "counting": [
            [REF[card] for card in counting(state, seat, verdict.colours)] for seat in range(len(state.front))
        ],
    }
