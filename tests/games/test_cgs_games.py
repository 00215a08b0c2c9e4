"""Whole games of CGS: no dead end, nothing lost, secrets kept, every touch explained."""

import itertools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from obol.games.cgs import CGS
from obol.games.cgs.asking import choice
from obol.games.cgs.moves import PREPARE
from obol.games.cgs.rules import CgsState
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidSetup
from obol.kernel.link import encode
from obol.kernel.match import Match, Seat
from obol.kernel.words import Event

from .cgs_table import conserved

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SETTINGS = {
    "two": (2, {}),
    "three": (3, {"sets": "set2"}),
    "four": (4, {}),
    "both sets": (4, {"sets": "both"}),
    "two teams of two": (4, {"teams": "two"}),
    "rosette": (3, {"layout": "rosette"}),
    "two heroes each": (2, {"heroes": "two", "sets": "both"}),
    "grand": (5, {"layout": "grand"}),
}
LONGEST = 66
"""Rounds of the longest of the specification's 2600 greedy games."""
every_setting = pytest.mark.parametrize(("seats", "options"), SETTINGS.values(), ids=SETTINGS)


def greedy(state: CgsState, chance: Chance) -> int:
    values = CGS.policy.weigh(state, state.options)
    best = max(values)
    return chance.pick([one for one, value in zip(state.options, values, strict=True) if value == best])


def game(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[CgsState, int]]:
    """The positions of a greedy game, each with the choice made there."""
    state = CGS.start(CGS.setup(seats, options, seed))
    chance = Chance(seed)
    while state.actor is not None:
        action = greedy(state, chance)
        yield state, action
        state.play(action)
    yield state, -1


@every_setting
def test_greedy_games_end_on_olympus_and_lose_nothing(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        state = None
        for state, _ in game(seats, options, seed):
            assert state.options == sorted(set(state.options))
            if state.phase != PREPARE and state.actor is not None:
                conserved(state)
        assert state is not None
        assert state.winner >= 0
        assert state.round <= LONGEST


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"teams": "two"}), (8, {})])
def test_random_games_lose_nothing(seats: int, options: dict[str, str]) -> None:
    state = CGS.start(CGS.setup(seats, {**options, "rounds": "12"}, 3))
    chance = Chance(3)
    while state.actor is not None:
        if state.phase != PREPARE:
            conserved(state)
        state.play(chance.pick(state.options))
    assert state.round <= 12


def test_a_finished_game_of_four_fits_into_a_short_link() -> None:
    lengths = []
    for seed in range(3):
        match = Match(CGS, [Seat("greedy")] * 4, {}, seed)
        chance = Chance(seed)
        while match.state.actor is not None:
            assert isinstance(match.state, CgsState)
            match.play(greedy(match.state, chance))
        lengths.append(len(encode(match)))
    assert sorted(lengths)[1] <= 900


def test_views_and_guesses_hide_what_is_hidden() -> None:
    for nth, (state, _) in enumerate(game(3, {}, 7)):
        if nth % 9:
            continue
        for seat in (0, 1, 2, None):
            other = state.guess(seat, Chance(nth))
            assert other.view(seat) == state.view(seat)
            assert other.guess(seat, Chance(5)) == state.guess(seat, Chance(5))
            assert state.actor is None or other.question() == state.question()
            assert state.actor != seat or other.legal() == state.legal()
            if state.actor is not None:
                assert other.legal()
            if state.phase != PREPARE and state.actor is not None:
                conserved(other)


def test_a_guess_is_not_the_truth() -> None:
    state = next(state for state, _ in game(2, {}, 5) if state.turn == 3)
    guesses = [state.guess(0, Chance(n)) for n in range(5)]
    assert len({tuple(one.tiles) for one in guesses}) > 1
    assert len({one.hands[1] for one in guesses}) > 1
    assert len({tuple(one.enc) for one in guesses}) > 1
    assert all(one.hands[0] == state.hands[0] for one in guesses)
    assert all(one.seed != state.seed for one in guesses), "nobody knows the dice to come"


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    for nth, (state, action) in enumerate(game(2, {}, 9)):
        if nth % 7 or action < 0:
            continue
        twin, witness = state.copy(), state.copy()
        assert twin == state
        twin.play(action)
        assert state == witness
        assert twin != state


def test_choices_can_be_told_apart_and_every_touch_is_explained() -> None:
    things = ["hex:0-0", "hex:3-2", "tile:4", "deck", "done", "cave", "route:0", "nothing:at-all", "seat:1"]
    for nth, (state, _) in enumerate(game(4, {"teams": "two"}, 11)):
        if state.actor is None or nth % 3:
            continue
        touches = sorted(choice(state, one).refs for one in state.options)
        for one, other in itertools.pairwise(touches):
            assert other[: len(one)] != one
        for refs in touches:
            for length in range(1, len(refs) + 1):
                assert state.refusal(refs[:length]) is None
        pieces = [thing["ref"] for thing in state.view(None)["pieces"]]
        cards = [f"card:{state.plan.box.cards[one].id}" for one in state.hands[state.actor]]
        for first in (*things, *pieces, *cards):
            message = state.refusal([first])
            legal = any(refs[:1] == (first,) for refs in touches)
            assert (message is None) == legal
            assert message is None or message.key.startswith(("cgs-no-", "refusal-"))
        for first, second in zip(pieces, reversed(pieces), strict=True):
            message = state.refusal([first, second])
            assert (message is None) == any(refs[:2] == (first, second) for refs in touches)


def test_events_are_told_after_they_happened_and_keep_secrets() -> None:
    match = Match(CGS, [Seat("greedy")] * 2, {}, 13)
    chance = Chance(13)
    told: list[Event] = []
    while match.state.actor is not None:
        assert isinstance(match.state, CgsState)
        match.play(greedy(match.state, chance), told.append)
    keys = {event.key for event in told}
    assert {"cgs-turn", "cgs-draw", "cgs-step", "cgs-banner", "cgs-end-olympus"} <= keys
    for event in told:
        if event.key == "cgs-draw":
            assert event.seats is not None
            hidden = event.told_to(1 - event.seats[0])
            assert hidden is not None
            assert "card" not in hidden.values


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {"sets": "set1"}),
        (7, {"layout": "star"}),
        (5, {"layout": "rosette"}),
        (2, {"layout": "grand", "sets": "set1"}),
        (4, {"heroes": "three"}),
        (9, {}),
    ],
)
def test_what_the_boxes_cannot_give_is_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(InvalidSetup):
        CGS.setup(seats, options, 1)


def test_the_same_seed_gives_the_same_game() -> None:
    one = [action for _, action in game(3, {}, 4)]
    other = [action for _, action in game(3, {}, 4)]
    assert one == other


def test_the_view_knows_every_step_and_every_chance_before_it_is_taken() -> None:
    """Reachable hexes, the chance of a hit, the chance of a route: all are shown before committing."""
    met = set()
    for state, _ in game(4, {}, 15):
        if state.actor is None:
            break
        view = state.view(state.actor)
        met.add(view["question"])
        for action in state.options:
            made = state.choice(action)
            if made.kind.startswith("step") and made.refs[0].startswith("hex:"):
                cave = state.ground.link[state.at[state.stack[-2][1]]]
                assert made.refs[0] in view["steps"]["reach"] or made.refs[0] == f"hex:{cave // 7}-{cave % 7}"
            elif made.kind == "attack":
                assert 1 <= view["odds"][f"{made.refs[0]} {made.refs[1]} {made.values['mode']}"] <= 6
            elif made.kind == "attempt":
                assert 0 <= view["chances"][" ".join(made.refs)] <= 100
        assert state.view(None)["odds"] == {}
    assert {"step", "action", "mover", "play"} <= met


@pytest.mark.native
def test_the_page_starts_without_reading_sets() -> None:
    heavy = ("tomllib", "hashlib", "importlib.resources")
    code = f"import sys, obol.games.cgs; assert not set({heavy}) & set(sys.modules)"
    subprocess.run([sys.executable, "-S", "-c", code], check=True, env={"PYTHONPATH": str(ROOT / "py")})
