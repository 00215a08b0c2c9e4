"""What must hold in Strife of Gods at every moment of any game, by random play in every setting."""

import json
from itertools import groupby, pairwise

import pytest

from obol.games.strife.components import (
    CARDS,
    CHAMPIONS,
    EDGES_ONLY,
    HOLE,
    REF,
    TURNS,
    end_ref,
    gap_ref,
    seat_ref,
)
from obol.games.strife.moves import EFFECT, END, GAP, MOST_GAPS, SCORE, TAKE
from obol.games.strife.rules import StrifeState
from obol.kernel.chance import Chance
from obol.kernel.words import Event

from .strife_table import GAME, all_cards, random_game, start

pytestmark = pytest.mark.slow

SETTINGS = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"champions": "no"}),
    (4, {"champions": "no"}),
    (5, {"champions": "no"}),
    (4, {"copies": "three"}),
    (4, {"champions": "no", "copies": "three"}),
    (3, {"inert": "no"}),
    (5, {"inert": "no"}),
    (5, {"inert": "no", "copies": "three"}),
]
every_setting = pytest.mark.parametrize(
    ("seats", "options"), SETTINGS, ids=["-".join((str(n), *o.values())) for n, o in SETTINGS]
)


def check_fronts(state: StrifeState) -> None:
    """After each turn a player has as many cards as turns taken; nobody's count changes otherwise."""
    seats = len(state.front)
    done = state.turn % (TURNS * seats)
    for seat, cards in enumerate(state.front):
        place = (seat - state.start) % seats
        taken = (done + seats - 1 - place) // seats
        if state.phase == TAKE or seat != state.actor:
            assert len(cards) == taken, f"seat {seat} in turn {done}"


def check_ring(state: StrifeState) -> None:
    """Two gaps are never neighbours, each is in one piece, and what can be reached is what the ring shows."""
    runs = [entry for entry, _ in groupby(state.ring) if entry > HOLE]
    if len(runs) > 1 and state.ring[0] == state.ring[-1]:
        runs.pop()
    assert sorted(gap - HOLE for gap in runs) == state.gap_numbers()
    before = all(left < HOLE or right < HOLE or left == right for left, right in pairwise(state.ring))
    assert before, "neighbouring gaps must flow together"
    shown = state.copy()
    shown.survey()
    assert (shown.free, shown.rim) == (state.free, state.rim)


def check_all(state: StrifeState) -> None:
    check_fronts(state)
    check_ring(state)
    assert all_cards(state) == [*state.deck, *state.champions], "no card is lost or doubled"
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert legal, "nobody may be stuck"
    assert len(legal) <= 32
    assert legal[-1] < GAP + MOST_GAPS
    assert len(state.stack) <= 5


@every_setting
def test_invariants_hold_before_every_choice(seats: int, options: dict[str, str]) -> None:
    for seed in range(25):
        state = random_game(seats, seed, check_all, **options)
        assert sum(state.shields) <= 3 * seats
        assert sum(state.scores()) <= 6 * seats
        assert sorted(state.result().ranks)[0] == 1


@every_setting
def test_random_games_have_no_dead_end(seats: int, options: dict[str, str]) -> None:
    for seed in range(100, 180):
        random_game(seats, seed, **options)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_and_gaps_at_every_single_event(seats: int) -> None:
    """Each event comes right after what it tells: the table is whole, and the view can be drawn."""
    for seed in range(3):
        state = start(seats, seed)
        chance = Chance(seed)

        def look(event: Event) -> None:
            assert all_cards(state) == [*state.deck, *state.champions], event.key  # noqa: B023
            check_ring(state)  # noqa: B023
            view = json.loads(json.dumps(state.view(None)))  # noqa: B023
            assert sum(entry.get("width", 1) for entry in view["ring"]) == view["places"]
            assert event.key.startswith("strife-")
            assert (state.phase == SCORE) == (view["phase"] == "score")  # noqa: B023

        while state.actor is not None:
            state.play(chance.pick(state.legal()), look)


@every_setting
def test_every_touch_is_allowed_or_explained(seats: int, options: dict[str, str]) -> None:
    gaps = range(1, 6)
    things = [
        *REF,
        *map(gap_ref, gaps),
        *(end_ref(gap, side) for gap in gaps for side in (0, 1)),
        *map(seat_ref, range(seats)),
        *("middle", "pile:numbers", "pile:champions", "removed", "shield:gold", "rubbish"),
    ]
    chance = Chance(5)

    def touch(state: StrifeState) -> None:
        if chance.below(4) and state.phase != EFFECT:
            return
        allowed = {state.choice(action).refs[0] for action in state.legal()}
        for thing in things:
            message = state.refusal([thing])
            assert (message is None) == (thing in allowed)
            if message:
                assert message.key.startswith("strife-no-")
                assert message.rule

    random_game(seats, 7, touch, **options)


def test_choices_name_the_thing_that_is_touched() -> None:
    def compare(state: StrifeState) -> None:
        for action in state.legal():
            (thing,) = state.choice(action).refs
            assert (thing in REF) == (action < END)
            assert state.choice(action).kind

    for seed in range(5):
        random_game(4, seed, compare)


def test_no_event_has_the_key_of_a_name() -> None:
    """Things are named by ``strife-<kind>``: an event of that key would be spoken as a name."""
    keys: set[str] = set()
    kinds: set[str] = set()

    def listen(event: Event) -> None:
        keys.add(event.key)
        kinds.update(f"strife-{thing.partition(':')[0]}" for thing in (*event.refs, *REF, "colour:red"))

    for seed in range(12):
        state, chance = start(5, seed), Chance(seed)
        while state.actor is not None:
            state.play(chance.pick(state.legal()), listen)
    assert len(keys) > 25
    assert not keys & kinds


def test_three_gaps_leave_only_edges() -> None:
    def compare(state: StrifeState) -> None:
        if state.phase == TAKE and state.gaps.bit_count() >= EDGES_ONLY and state.rim:
            edges = {entry["ref"] for entry in state.view(0)["ring"] if entry.get("edge")}
            assert {REF[c] for c in state.legal()} <= edges

    for seed in range(20):
        random_game(5, seed, compare)


def test_play_says_when_something_came_to_light() -> None:
    """Undo is free exactly until a card was drawn or a new ring was laid."""
    for seed in range(10):
        state = start(4, seed)
        chance = Chance(seed)
        while state.actor is not None:
            piles, turn = len(state.number_pile) + len(state.champion_pile), state.turn
            revealed = state.play(chance.pick(state.legal()))
            drawn = len(state.number_pile) + len(state.champion_pile) < piles
            dealt = state.turn % 16 == 0 and state.turn > turn
            assert revealed == (drawn or dealt) or (state.actor is None and not revealed)


def test_the_numbers_of_cards_and_actions_are_fixed() -> None:
    """Saved games depend on them."""
    assert (len(CARDS), CHAMPIONS[0], END, GAP) == (76, 60, 76, 108)
    assert (REF[0], REF[39], REF[59], REF[60], REF[75]) == (
        "number:r1-1",
        "number:y5-2",
        "number:y5-3",
        "champion:misha",
        "champion:zakum",
    )
    assert (GAME.number, GAME.version) == (2, 1)
