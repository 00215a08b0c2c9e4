"""The reasons of the greedy player name whom and what they are about, with figures that are true."""

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games.cgs import CGS
from obol.games.cgs.moves import CARDS, COIN, CREATURES, DONE, MOVEMENT
from obol.games.cgs.plans import route_chances
from obol.games.cgs.reach import odds
from obol.games.cgs.rules import CgsState
from obol.games.cgs.vocabulary import BY_MELEE
from obol.kernel.chance import Chance
from obol.kernel.words import Value

from .cgs_table import (
    E,
    W,
    attack,
    attempt,
    beast,
    beside,
    blank,
    choose,
    do,
    hold,
    lie,
    mark,
    piece,
    play,
    put,
    step,
    wear,
)

HERO = "piece:hercules"


def why(state: CgsState, action: int) -> tuple[str, dict[str, Value]]:
    assert action in state.legal()
    said = CGS.policy.why(state, action)
    return said.key.removeprefix("cgs-why-"), dict(said.values)


def test_an_attack_names_its_target_its_chance_and_what_it_is_good_for() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    wolf = put(state, "wolf", here)
    state.advance()
    key, values = why(state, attack(state, "hercules", "wolf"))
    assert (key, values["piece"], values["foe"]) == ("attack", HERO, "piece:s1.cr.wolf")
    assert values["sixths"] == odds(state, piece(state, "hercules"), wolf, BY_MELEE)
    assert (values["gain"], values["number"]) == ("coins", 1)
    iolaus = attack(state, "hercules", "iolaus")
    assert why(state, iolaus)[1]["gain"] == "wound"
    mark(state, 60, encounter=3)
    state.banner[60] = 1
    assert why(state, iolaus)[1]["gain"] == "leader"
    state.hurt |= 1 << piece(state, "iolaus")
    assert why(state, iolaus)[1]["gain"] == "beaten"


def test_support_says_what_it_changes() -> None:
    """Hercules (melee 6) against the cyclops (defence 7): 2 of 6 alone, one more with each helper, or two."""
    state = blank()
    put(state, "cyclops", state.at[0])
    put(state, "hoplite", state.at[0], seat=0)
    state.advance()
    do(state, attack(state, "hercules", "cyclops"))
    key, values = why(state, choose(state, "hoplite"))
    assert (key, values["piece"]) == ("support", "piece:s1.ally.hoplite")
    assert (values["before"], values["sixths"]) == (2, 3)
    assert why(state, DONE) == (
        "done-support",
        {"piece": HERO, "foe": "piece:s1.cr.cyclops", "sixths": 2},
    )
    wear(state, piece(state, "hoplite"), "flank")
    assert why(state, choose(state, "hoplite"))[1]["sixths"] == 4, "a strong supporter counts twice"


def test_an_attempt_names_the_card_its_value_and_the_chance() -> None:
    state = blank()
    hero = piece(state, "hercules")
    card = lie(state, "toll", state.at[hero])
    mark(state, state.at[hero], encounter=3)
    state.coins[0] = 9
    state.advance()
    for route, chance in enumerate(route_chances(state, hero, card)):
        key, values = why(state, attempt(state, "hercules", route))
        assert key == "attempt"
        assert values == {"piece": HERO, "encounter": "encounter:s1.en.toll", "chance": chance, "value": 2}


def test_a_walk_says_what_lies_at_its_end() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    target = beside(state, beside(state, state.at[hero], W), W)
    mark(state, target, encounter=3)
    state.advance()
    there = {"piece": HERO, "hex": f"hex:{target // 7}-{target % 7}", "what": "encounter", "number": 3}
    assert why(state, choose(state, "hercules")) == ("mover", there)
    do(state, choose(state, "hercules"))
    assert why(state, step(W)) == ("step", there)
    assert why(state, step(E))[0] == "step-aside", "not everything leads there"
    state.banner[target] = 1
    assert why(state, step(W))[1]["what"] == "foreign"
    state.banner[target] = 0
    assert why(state, step(W)) == ("step-idle", {"piece": HERO})


def test_a_card_says_on_whom_what_and_at_which_price() -> None:
    state = blank(phase=CARDS)
    mark(state, state.at[0], card=1)
    hold(state, 0, "eq.shield", "hoplite", "ev.errand")
    state.coins[0] = 9
    state.advance()
    key, values = why(state, play(state, "eq.shield", "hercules"))
    assert (key, values["card"], values["piece"]) == ("play-stat", "card:s1.eq.shield", HERO)
    assert (values["stat"], values["by"], values["cost"]) == ("defence", 1, 2), "one less in this hex"
    assert why(state, play(state, "hoplite", "hercules"))[0] == "play-ally"
    assert why(state, play(state, "ev.errand")) == ("play-event", {"card": "card:s1.ev.errand", "cost": 1})


def test_a_creature_and_a_gift_are_named() -> None:
    state = blank("hercules", "iolaus", "autolycus", "salmoneus", seats=4, teams="two", phase=CREATURES)
    put(state, "wolf", state.at[0])
    state.advance()
    key, values = why(state, beast(state, "wolf", "iolaus"))
    assert (key, values["piece"], values["foe"]) == ("creature", "piece:s1.cr.wolf", "piece:iolaus")
    state = blank("hercules", "iolaus", "autolycus", "salmoneus", seats=4, teams="two", phase=CARDS)
    state.coins[0] = 1
    state.advance()
    assert why(state, COIN + 2) == ("give-coin", {"seat": "seat:2"})


def test_most_decisions_of_a_game_are_explained_by_name() -> None:
    """Only where the policy has no judgement (a rotation, an option), or ends a step, nothing is named."""
    state, chance = CGS.start(CGS.setup(2, {}, 5)), Chance(5)
    bare: set[str] = set()
    for _ in range(250):
        if state.actor is None:
            break
        thought = decide(BOTS["greedy"], CGS, state, chance)
        if not thought.why.values and thought.why.key.startswith("cgs-"):
            bare.add(thought.why.key.removeprefix("cgs-why-"))
        state.play(thought.action)
    assert {key for key in bare if not key.startswith("done-")} <= {"rotation", "option"}
