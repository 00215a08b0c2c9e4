"""What a bot says of its thoughts gives nothing away."""

import json
from typing import Any, cast

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.bots.discretion import Discretion
from obol.bridge import call
from obol.games import GAMES, game
from obol.games.styx.components import REF
from obol.games.styx.rules import StyxState
from obol.kernel.chance import Chance
from obol.kernel.link import encode
from obol.kernel.match import Match, Seat
from obol.kernel.rules import Rules, State


def think(match: Match, at: int, **more: Any) -> Any:
    answer = json.loads(call("think", json.dumps({"link": encode(match), "at": at, **more})))
    assert "ok" in answer, answer
    return answer["ok"]


def a_game(game_id: str, kinds: list[str], seed: int, moves: int) -> Match:
    match = Match(game(game_id), [Seat(kind) for kind in kinds], {}, seed)
    chance = Chance(seed)
    while len(match.actions) < moves and match.state.actor is not None:
        match.play(decide(BOTS["greedy"], match.rules, match.state, chance).action)
    return match


def hidden_from(state: State, seat: int) -> set[str]:
    """Styx: what lies in the other hand, and this seat does not see."""
    mine = json.dumps(state.view(seat))
    theirs = {REF[card] for card in cast(StyxState, state).hands[1 - seat]}
    return {ref for ref in theirs if f'"{ref}"' not in mine}


@pytest.mark.native  # hundreds of thoughts: minutes inside Pyodide, by the same Python code
@pytest.mark.parametrize("kind", ["greedy", "adept"])
def test_no_hidden_card_of_the_bot_is_named(kind: str) -> None:
    """Whatever it laid or considered: a card that is still hidden after its move occurs nowhere."""
    told_of = hidden = 0
    for seed in range(4):
        match = a_game("styx", [kind, kind], seed, 60)
        state = match.rules.start(match.setup)
        for at, action in enumerate(match.actions):
            bot = state.actor
            assert bot is not None
            state.play(action)
            secret = hidden_from(state, 1 - bot)
            told = think(match, at, seat=1 - bot, care=10)
            text = json.dumps(told)
            assert not [ref for ref in secret if f'"{ref}"' in text], (seed, at, told)
            hidden += bool(secret)
            told_of += any(row["choice"] for row in told["weighed"] if not row["chosen"])
    assert hidden > 40, "hardly anything was hidden: nothing was tested"
    assert told_of > 60 or kind == "greedy", "what is no secret is named"


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_to_others_it_says_the_same_whatever_it_holds(rules: Rules) -> None:
    """Deal anew what the listener cannot see: what may be named stays the same, with the same chance."""
    seats = rules.seats[0]
    state, chance, compared = rules.start(rules.setup(seats, {}, 5)), Chance(5), 0
    for moves in range(60):
        if state.actor is None:
            break
        listener = (state.actor + 1) % seats
        other = state.guess(listener, Chance(900 + moves))
        if other.actor == state.actor and other.legal() == state.legal():
            mine, theirs = (Discretion(one, listener, Chance(moves)) for one in (state, other))
            for action in state.legal():
                if state.choice(action) == other.choice(action):
                    assert mine.names(action) == theirs.names(action)
                    compared += 1
        state.play(decide(BOTS["greedy"], rules, state, chance).action)
    assert compared > 20


def test_whoever_decides_hears_everything() -> None:
    match = a_game("styx", ["adept", "adept"], 3, 9)
    actor = match.state.actor
    told = think(match, len(match.actions), seat=actor)
    assert all(row["choice"] for row in told["weighed"])
    assert [row["chosen"] for row in told["weighed"]].count(True) == 1


@pytest.mark.native
def test_a_move_made_face_down_is_not_named_to_others() -> None:
    """A citizen of Apokalypse is laid face down: neither its card nor the reason speaks of it."""
    found = 0
    for seed in range(6):
        match = a_game("apokalypse", ["adept"] * 3, seed, 30)
        state = match.rules.start(match.setup)
        for at, action in enumerate(match.actions):
            if state.choice(action).kind == "citizen":
                seat = state.actor
                assert seat is not None
                told = think(match, at, seat=(seat + 1) % 3)
                assert told["choice"] is None
                assert state.choice(action).refs[0] not in json.dumps(told)
                assert think(match, at, seat=seat)["choice"]["kind"] == "citizen"
                found += 1
            state.play(action)
        if found > 5:
            return
    raise AssertionError("hardly any citizen was laid")


@pytest.mark.native
def test_a_forced_move_does_not_tell_that_the_hand_allowed_nothing_else() -> None:
    """ "There is no other choice" is for those who can see that anyway."""
    said = set()
    for seed in range(12):
        match = a_game("styx", ["adept", "adept"], seed, 80)
        for at, step in enumerate(match.steps):
            if step.width == 1:
                said.add(think(match, at, seat=1 - step.seat)["why"]["key"])
                assert think(match, at, seat=step.seat)["why"]["key"] == "why-only"
    assert "why-hidden" in said
