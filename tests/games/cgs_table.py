"""Positions of CGS: a blank map (or real tiles), pieces where a test wants them, and loaded dice."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from obol.games.cgs.board import changed
from obol.games.cgs.box import box, build
from obol.games.cgs.components import Box
from obol.games.cgs.ground import Ground
from obol.games.cgs.layout import DIRECTIONS
from obol.games.cgs.moves import (
    ATTACK,
    ATTEMPT_ROUTE,
    BEAST,
    CARD,
    CARDS,
    COMBAT,
    CREATURES,
    DONE,
    HEX,
    MODE,
    MOVEMENT,
    NONE,
    PASS,
    PIECE,
    PIECES,
    PLAY,
    ROUND,
    STEP,
    TURN,
    TURN_TILE,
)
from obol.games.cgs.plan import plan
from obol.games.cgs.rules import CGS, CgsState
from obol.games.cgs.sets import Data, read, text
from obol.games.cgs.vocabulary import MODES, TERRAINS
from obol.kernel.chance import Chance
from obol.kernel.words import Event

STEPS = {CARDS: 4, MOVEMENT: 5, COMBAT: 6, CREATURES: 7}
E, NE, NW, W, SW, SE = range(6)


def piece(state: CgsState, name: str) -> int:
    """A piece by its id, or by the last part of it: ``wolf`` is s1.cr.wolf."""
    return _find([one.id for one in state.plan.box.pieces], name)


def card(state: CgsState, name: str) -> int:
    return _find([one.id for one in state.plan.box.cards], name)


def encounter(state: CgsState, name: str) -> int:
    return _find([one.id for one in state.plan.box.encounters], name)


def counter(state: CgsState, name: str) -> int:
    return _find([one.id for one in state.plan.box.counters], name)


def tile(content: Box, name: str) -> int:
    return _find([one.id for one in content.tiles], name)


def _find(names: Sequence[str], name: str) -> int:
    for number, full in enumerate(names):
        if full == name or full.endswith("." + name):
            return number
    raise KeyError(name)


def at(q: int, r: int, state: CgsState) -> int:
    """The hex at these coordinates of the map."""
    return state.plan.grid.spots.index((q, r))


def beside(state: CgsState, hex: int, d: int = E) -> int:
    return state.plan.grid.next[hex * 6 + d]


def blank(
    *heroes: str,
    phase: int = COMBAT,
    seats: int = 2,
    sets: str = "set1",
    advance: bool = False,
    content: Box | None = None,
    **options: str,
) -> CgsState:
    """A map of revealed plains without any numbers; seat n leads the n-th hero (in turn), seat 0 is active.

    All heroes stand in the hex west of the middle; the camps lie on the west tile. With ``content`` the game
    is played with this box instead (see ``reprinted``).
    """
    names = heroes or ("hercules", "iolaus")
    settled = plan(CGS.setup(seats, {"sets": sets, **options}, 1))
    state = CgsState(replace(settled, box=content) if content else settled, 1)
    grid = state.plan.grid
    state.turned = [0] * grid.first_cave + [-1] * (grid.places - grid.first_cave)
    state.tiles = state.plan.box.of_kind(2)[:1] + state.plan.box.of_kind(0)[: grid.first_cave - 1]
    state.tiles += [-1] * (grid.places - grid.first_cave)
    plain = (0,) * grid.hexes
    state.ground = Ground(
        plain, plain, plain, plain, ("",) * grid.hexes, (0,) * (grid.hexes * 6), (-1,) * grid.hexes
    )
    state.learn()
    start = grid.spots.index((-1, 0))
    for nth, name in enumerate(names):
        hero = piece(state, name)
        seat = nth % seats
        state.owner[hero] = seat
        state.lead(seat, (*state.own[seat], hero))
        state.at[hero] = start
    for side in range(state.plan.sides):
        state.camps = changed(state.camps, side, grid.spots.index((-2, -1)) + side)
    state.deck = [
        n for n, one in enumerate(state.plan.box.cards) if one.hero < 0 or state.owner[one.hero] >= 0
    ]
    state.enc = list(range(len(state.plan.box.encounters)))
    state.enc_seen = [0] * len(state.enc)
    state.caves = state.plan.box.of_kind(1)
    state.active = 0
    state.turn = state.round = 1
    state.phase = phase
    state.stack = [(ROUND, 2), (TURN, STEPS[phase])]
    if advance:
        state.advance()
    return state


@cache
def _first_set() -> Data:
    return read(text("set1"))


def reprinted(change: Callable[[Data], dict[str, Any]]) -> Box:
    """The first set with some of its lists changed; what is added stands at the end of its list."""
    data = _first_set()
    return build([data | change(data)])


CHARM = "s1.ab.stubborn"
"""An ability for anybody: what it does is printed anew by tests that need a function of their own."""


def charm(**fn: object) -> Box:
    """The first set, whose CHARM has this one function."""
    return reprinted(
        lambda data: {
            "card": [one | {"fn": [fn]} if one["id"] == CHARM else one for one in data["card"]],
        }
    )


def mark(state: CgsState, hex: int, terrain: str = "", **marks: object) -> None:
    """Print something on a hex: terrain, encounter, creature, card, mouth."""
    if terrain:
        marks["terrain"] = TERRAINS.index(terrain)
    for field, value in marks.items():
        row = list(getattr(state.ground, field))
        row[hex] = value
        state.ground = replace(state.ground, **{field: tuple(row)})
        state.learn()


def edge(state: CgsState, one: int, other: int, bits: int) -> None:
    """Print something on the edge between two hexes."""
    edges = list(state.ground.edges)
    for a, b in ((one, other), (other, one)):
        edges[state.plan.grid.beside[a, b]] = bits
    state.ground = replace(state.ground, edges=bytes(edges))
    state.learn()


def link(state: CgsState, entrance: int, exit: int) -> None:
    """Join a cave entrance and a cave exit."""
    links = list(state.ground.link)
    links[entrance], links[exit] = exit, entrance
    state.ground = replace(state.ground, link=tuple(links))
    state.learn()
    mark(state, entrance, mouth="in")
    mark(state, exit, mouth="out")


def put(state: CgsState, name: str, hex: int, seat: int = -1) -> int:
    """A creature (its counter out of the bag, its card out of the stack) or an ally of a seat into a hex."""
    found = piece(state, name)
    printed = state.plan.box.pieces[found]
    if found < state.plan.box.first_creature:
        state.at[found] = hex
    else:
        state.appear(found, hex)
    if seat >= 0:
        state.owner[found] = seat
        state.lead(seat, (*state.own[seat], found))
        state.deck.remove(printed.card)
    if printed.counter >= 0:
        state.bags = [tuple(one for one in bag if one != printed.counter) for bag in state.bags]
    if printed.encounter >= 0:
        _take(state, printed.encounter)
    return found


def _take(state: CgsState, number: int) -> None:
    place = state.enc.index(number)
    del state.enc[place], state.enc_seen[place]


def lie(state: CgsState, name: str, hex: int) -> int:
    """A trial lies open in a hex."""
    found = encounter(state, name)
    _take(state, found)
    state.top[hex] = found
    return found


def next_encounters(state: CgsState, *names: str) -> None:
    """Stack the encounter cards so that these come first."""
    for name in reversed(names):
        found = encounter(state, name)
        _take(state, found)
        state.enc.append(found)
        state.enc_seen.append(0)


def hold(state: CgsState, seat: int, *names: str) -> list[int]:
    """Cards out of the draw pile into a hand."""
    found = [card(state, name) for name in names]
    for one in found:
        state.deck.remove(one)
        state.enter_hand(seat, one)
    return found


def wear(state: CgsState, who: int, *names: str) -> None:
    for name in names:
        one = card(state, name)
        state.deck.remove(one)
        state.wear(who, (*state.gear[who], one))


def rig(state: CgsState, *throws: tuple[int, int]) -> None:
    """Choose the chance to come: each throw is (how many possibilities, which of them)."""
    for seed in range(4_000_000):
        now = seed
        for n, wanted in throws:
            chance = Chance(now)
            if chance.below(n) != wanted:
                break
            now = chance.state
        else:
            state.seed = seed
            return
    raise AssertionError("no such chance")


FACES = (-2, -1, 0, 1, 2, "logo")


def action_die(*faces: int | str) -> list[tuple[int, int]]:
    return [(6, FACES.index(face)) for face in faces]


def standard_die(*faces: int) -> list[tuple[int, int]]:
    return [(6, face - 1) for face in faces]


# Actions


def attack(state: CgsState, who: str, whom: str, mode: str = "melee") -> int:
    return ATTACK + (piece(state, who) * PIECES + piece(state, whom)) * 2 + MODES.index(mode)


def beast(state: CgsState, who: str, whom: str) -> int:
    return BEAST + piece(state, who) * PIECES + piece(state, whom)


def attempt(state: CgsState, who: str, route: int) -> int:
    return ATTEMPT_ROUTE + piece(state, who) * 8 + route


def play(state: CgsState, name: str, whom: str = "") -> int:
    return PLAY + card(state, name) * PIECES + (piece(state, whom) if whom else NONE)


def hand_over(state: CgsState, name: str, whom: str) -> int:
    return PASS + card(state, name) * PIECES + piece(state, whom)


def choose(state: CgsState, name: str) -> int:
    return PIECE + piece(state, name)


def react(state: CgsState, name: str) -> int:
    return CARD + card(state, name)


def step(d: int) -> int:
    return STEP + d


def rotate(turn: int) -> int:
    return TURN_TILE + turn


def mode(name: str) -> int:
    return MODE + MODES.index(name)


def to_hex(hex: int) -> int:
    return HEX + hex


def do(state: CgsState, *actions: int) -> list[Event]:
    """Play legal actions one after the other; the events they told."""
    told: list[Event] = []
    for action in actions:
        assert action in state.legal(), [str(state.choice(one)) for one in state.legal()]
        state.play(action, told.append)
    return told


def keys_of(told: Sequence[Event]) -> list[str]:
    return [event.key for event in told]


def conserved(state: CgsState) -> None:
    """Every card, encounter and counter is somewhere, exactly once."""
    content = state.plan.box
    cards = [*state.deck, *state.out]
    for hand in state.hands:
        cards += hand
    for gear in state.gear:
        cards += gear
    for timed in state.timed:
        cards += [entry >> 4 for entry in timed]
    cards += [content.pieces[one].card for own in state.own for one in own if one >= content.heroes]
    cards += [frame[3] for frame in state.stack if frame[0] == 13]
    wanted = [n for n, one in enumerate(content.cards) if one.hero < 0 or state.owner[one.hero] >= 0]
    assert sorted(cards) == wanted
    met = [*state.enc, *state.enc_out, *(one for one in state.top if one >= 0)]
    met += [entry >> 3 for won in state.won for entry in won]
    met += [content.pieces[one].encounter for one in state.beasts if content.pieces[one].encounter >= 0]
    met += [frame[6] for frame in state.stack if frame[0] == 5 and frame[1] == 1]
    beaten = [frame for frame in state.stack if frame[0] == 9 and frame[1] > 0]
    met += [content.pieces[frame[2]].encounter for frame in beaten if content.pieces[frame[2]].encounter >= 0]
    met += [frame[3] for frame in state.stack if frame[0] == 10 and frame[1] == 0]
    assert sorted(met) == list(range(len(content.encounters)))
    counters = [one for bag in state.bags for one in bag]
    counters += [content.pieces[one].counter for one in state.beasts if content.pieces[one].counter >= 0]
    counters += [one for tied in state.tied for one in tied]
    counters += [frame[2] for frame in state.stack if frame[0] == 7 and not frame[5]]
    counters += [
        content.pieces[frame[2]].counter for frame in beaten if content.pieces[frame[2]].counter >= 0
    ]
    assert sorted(counters) == list(range(len(content.counters)))


__all__ = ["DIRECTIONS", "DONE", "box"]
