"""Whoever may answer with a reaction card is told what there is to answer; nobody asked is named."""

from obol.games.cgs.moves import CARDS

from .cgs_table import action_die, attack, blank, do, hold, play, react, rig


def test_an_attack_that_may_be_answered_is_told_with_who_whom_and_how() -> None:
    state = blank("hercules", "iolaus")
    hold(state, 1, "aegis")
    state.coins[1] = 2
    state.advance()
    rig(state, *action_die("logo"))
    do(state, attack(state, "hercules", "iolaus"))
    asked = state.question()
    assert asked.key == "cgs-ask-react-attack"
    assert dict(asked.values) == {
        "trigger": "hit",
        "piece": "piece:hercules",
        "foe": "piece:iolaus",
        "mode": "melee",
    }
    for seat in (0, 1, None):
        shown = state.view(seat)["attack"]
        assert (shown["kind"], shown["piece"], shown["target"]) == (
            "attack",
            "piece:hercules",
            "piece:iolaus",
        )
        assert shown["rolled"]
        assert shown["hit"]


def test_a_card_that_may_be_answered_is_told_with_who_plays_it() -> None:
    state = blank("salmoneus", "hercules", sets="both", phase=CARDS)
    (shares,) = hold(state, 0, "shares")
    hold(state, 1, "hush")
    state.coins[1] = 2
    state.advance()
    assert state.view(1)["played"] is None
    do(state, play(state, "shares"))
    ref = f"card:{state.plan.box.cards[shares].id}"
    asked = state.question()
    assert asked.key == "cgs-ask-react-card"
    assert dict(asked.values) == {"trigger": "card_played", "player": "seat:0", "card": ref}
    for seat in (0, 1, None):
        assert state.view(seat)["played"] == {
            "card": ref,
            "seat": "seat:0",
            "piece": None,
            "cancelled": False,
        }
    do(state, react(state, "hush"))
    assert state.view(0)["played"] is None


def test_before_the_throw_the_sum_of_an_attack_and_its_chance_lie_open() -> None:
    state = blank("hercules", "autolycus")
    hold(state, 1, "vanish")
    state.coins[1] = 5
    state.advance()
    key = "piece:hercules piece:autolycus melee"
    sixths = state.view(0)["odds"][key]
    do(state, attack(state, "hercules", "autolycus"))
    assert state.question().values["trigger"] == "attack"
    shown = state.view(None)["attack"]
    assert shown["sixths"] == sixths
    faces = (-2, -1, 0, 1, 2)
    assert sixths == 1 + sum(shown["strength"] + face > shown["defence"] for face in faces)
