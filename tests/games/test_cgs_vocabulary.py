"""Each word of a function in a component set, in a pair: where it holds, and where it does not (4.5).

A card that anybody can have, the charm, is printed with the one function under test. The tables below are
compared with the vocabulary, so that a new word without a pair fails.
"""

from collections.abc import Callable
from typing import Any

import pytest

from obol.games.cgs.cardplay import start_play
from obol.games.cgs.components import WALL, WATER
from obol.games.cgs.entering import go
from obol.games.cgs.fights import start_strike, wound
from obol.games.cgs.moves import ASK_MODE, ASK_ROTATION, ASK_USE, COMBAT, DONE, MOVEMENT, USE_IT
from obol.games.cgs.reach import CLOSE, FAR, defence_value, modes
from obol.games.cgs.rules import CgsState
from obol.games.cgs.trials import start_check
from obol.games.cgs.vocabulary import (
    BY_MELEE,
    BY_RANGED,
    CONDITIONS,
    KEYS,
    LIMITS,
    PRINTED,
    ROLES,
    TERRAINS,
    TRIGGERS,
    WHOSE,
)
from obol.games.cgs.walking import steps
from obol.kernel.words import Event

from .cgs_table import (
    CHARM,
    E,
    action_die,
    beside,
    blank,
    card,
    charm,
    choose,
    counter,
    do,
    edge,
    keys_of,
    mark,
    piece,
    put,
    rig,
    standard_die,
    step,
    wear,
)

HERO, FOE = "hercules", "iolaus"
Moment = Callable[[CgsState], object]
Fn = dict[str, Any]


def charmed(*heroes: str, bearer: str = HERO, seats: int = 2, phase: int = COMBAT, **fn: Any) -> CgsState:
    """A blank table on which somebody bears the charm with this function."""
    teams = "two" if seats == 4 else "none"
    state = blank(*heroes, seats=seats, phase=phase, content=charm(**fn), teams=teams)
    wear(state, piece(state, bearer), CHARM)
    return state


def uses(state: CgsState, moment: Moment) -> int:
    """How often the charm is used in what happens, by a player who says yes whenever asked."""
    told: list[Event] = []
    moment(state)
    state.advance(told.append)
    while state.stack[-1][0] in (ASK_USE, ASK_MODE):
        state.play(USE_IT if USE_IT in state.legal() else state.legal()[0], told.append)
    return keys_of(told).count("cgs-use-card")


def strikes(who: str, whom: str, *faces: int | str, mode: int = BY_MELEE, helper: str = "") -> Moment:
    """Somebody attacks; with loaded dice if any are named."""

    def moment(state: CgsState) -> None:
        if faces:
            rig(state, *action_die(*faces))
        helpers = (piece(state, helper),) if helper else ()
        start_strike(state, piece(state, who), piece(state, whom), mode, helpers)

    return moment


def after(prepare: Moment, moment: Moment) -> Moment:
    def both(state: CgsState) -> None:
        prepare(state)
        moment(state)

    return both


def stand(name: str, hex: int = -1, seat: int = -1) -> Moment:
    """A creature or an ally in a hex, by default where everybody is."""
    return lambda state: put(state, name, hex if hex >= 0 else state.at[piece(state, HERO)], seat)


# Conditions


def attacked(name: str) -> Moment:
    """A monster from far away attacks a character; nobody strikes back at it."""
    return after(stand("cyclops", 85), strikes("cyclops", name))


def checks(stat: str) -> Moment:
    """Hercules fails a check."""
    return lambda state: start_check(state, piece(state, HERO), PRINTED.index(stat), -9)


def plays_card(name: str, whom: str = "") -> Moment:
    """The other seat plays a card."""

    def moment(state: CgsState) -> None:
        number = card(state, name)
        state.deck.remove(number)
        state.hands[1] = (number,)
        state.coins[1] = 9
        start_play(state, 1, number, piece(state, whom) if whom else -1)

    return moment


def hurt(state: CgsState) -> None:
    state.hurt |= 1 << piece(state, HERO)


def on_terrain(terrain: str) -> Moment:
    return after(lambda state: mark(state, state.at[piece(state, HERO)], terrain), attacked(HERO))


ATTACKER: Fn = {"when": "attack", "role": "attacker", "whose": "self"}
DEFENDER: Fn = {"when": "attack", "role": "defender", "whose": "self"}
OWN_HIT: Fn = {"when": "attack", "role": "defender", "whose": "own"}
FOES = {
    "creature": after(stand("wolf"), strikes(HERO, "wolf")),
    "hero": strikes(HERO, FOE),
    "ally": after(stand("hoplite", seat=1), strikes(HERO, "hoplite")),
}
NOT_FOE = {"creature": "hero", "hero": "ally", "ally": "creature", "character": "creature"}
CARD_PLAYS = {
    "character": plays_card("hoplite", FOE),
    "equipment": plays_card("eq.shield", FOE),
    "ability": plays_card("fleet", FOE),
    "event": plays_card("ev.tithe"),
}
HOPLITE_HERE = after(stand("hoplite", seat=0), attacked("hoplite"))
HOPLITE_AWAY = after(stand("hoplite", 60, seat=0), attacked("hoplite"))
HELPED = after(stand("hoplite", seat=0), strikes(HERO, FOE, helper="hoplite"))

CASES: dict[tuple[str, object], tuple[Fn, Moment, Moment]] = {
    ("mode", "melee"): (ATTACKER, strikes(HERO, FOE), strikes(HERO, FOE, mode=BY_RANGED)),
    ("mode", "ranged"): (ATTACKER, strikes(HERO, FOE, mode=BY_RANGED), strikes(HERO, FOE)),
    ("result", "hit"): (ATTACKER | {"when": "attack_rolled"}, strikes(HERO, FOE, 2), strikes(HERO, FOE, -2)),
    ("result", "miss"): (ATTACKER | {"when": "attack_rolled"}, strikes(HERO, FOE, -2), strikes(HERO, FOE, 2)),
    **{("foe", kind): (ATTACKER, FOES[kind], FOES[NOT_FOE[kind]]) for kind in FOES},
    ("foe", "character"): (ATTACKER, FOES["ally"], FOES["creature"]),
    **{
        ("check", stat): (
            {"when": "check_failed", "whose": "self"},
            checks(stat),
            checks(PRINTED[nth - 1]),
        )
        for nth, stat in enumerate(PRINTED)
    },
    ("same_hex", True): (OWN_HIT, HOPLITE_HERE, HOPLITE_AWAY),
    ("same_hex", False): (OWN_HIT, HOPLITE_AWAY, HOPLITE_HERE),
    ("other", True): (OWN_HIT, attacked("autolycus"), attacked(HERO)),
    ("other", False): (OWN_HIT, attacked(HERO), attacked("autolycus")),
    ("wounded", True): (DEFENDER, after(hurt, attacked(HERO)), attacked(HERO)),
    ("wounded", False): (DEFENDER, attacked(HERO), after(hurt, attacked(HERO))),
    ("supported", True): (ATTACKER, HELPED, strikes(HERO, FOE)),
    ("supported", False): (ATTACKER, strikes(HERO, FOE), HELPED),
    **{
        ("card_type", kind): (
            {"when": "card_played", "whose": "enemy"},
            CARD_PLAYS[kind],
            CARD_PLAYS["event" if kind != "event" else "ability"],
        )
        for kind in CARD_PLAYS
    },
    **{
        ("terrain", terrain): (DEFENDER, on_terrain(terrain), on_terrain(TERRAINS[nth - 1]))
        for nth, terrain in enumerate(TERRAINS)
    },
}
"""For each word of each condition: a function, a moment in which it may be used, and one in which not."""


def test_every_condition_has_a_pair() -> None:
    wanted = {(name, word) for name, words in CONDITIONS.items() for word in words or (True, False)}
    assert CASES.keys() == wanted


@pytest.mark.parametrize(("condition", "word"), CASES, ids=[f"{name}-{word}" for name, word in CASES])
def test_condition(condition: str, word: object) -> None:
    fn, holds, fails = CASES[condition, word]
    for moment, times in ((holds, 1), (fails, 0)):
        state = charmed(HERO, FOE, "autolycus", sign=">", do=[GAIN], **fn | {"if": {condition: word}})
        assert uses(state, moment) == times, "holds" if times else "does not hold"


GAIN = {"op": "gain", "n": 1}


def test_all_conditions_must_hold() -> None:
    for mode, times in ((BY_MELEE, 0), (BY_RANGED, 1)):
        state = charmed(sign=">", do=[GAIN], **ATTACKER | {"if": {"foe": "hero", "mode": "ranged"}})
        assert uses(state, strikes(HERO, FOE, mode=mode)) == times


def test_other_means_another_hero_and_no_ally() -> None:
    state = charmed(sign=">", do=[GAIN], **OWN_HIT | {"if": {"other": True}})
    assert uses(state, HOPLITE_HERE) == 0


# Whom it is about


WHOSE_CASES = {"self": {HERO}, "own": {HERO, "hoplite"}, "enemy": {FOE}}


@pytest.mark.parametrize("whose", WHOSE)
def test_whose(whose: str) -> None:
    """Hercules bears it, the hoplite is his too, Autolycus is a partner's, Iolaus an enemy's."""
    found = set()
    for name in (HERO, "hoplite", "autolycus", FOE, "wolf"):
        state = charmed(
            HERO, FOE, "autolycus", "salmoneus", seats=4,
            sign=">", when="attack", role="defender", whose=whose, do=[GAIN],
        )  # fmt: skip
        stand("hoplite", 60, seat=0)(state)
        stand("wolf", 61)(state)
        if uses(state, attacked(name)):
            found.add(name)
    assert found == WHOSE_CASES[whose]


@pytest.mark.parametrize("role", ROLES)
def test_role(role: str) -> None:
    """Far from each other there is one attack and no answer to it."""
    for moment, mine in (
        (after(stand("cyclops", 85), strikes(HERO, "cyclops")), "attacker"),
        (attacked(HERO), "defender"),
    ):
        state = charmed(sign=">", when="attack", role=role, whose="self", do=[GAIN])
        assert uses(state, moment) == (role == mine)


# How often


def end_turn(state: CgsState) -> None:
    active, turn = state.active, state.turn
    while (state.active, state.turn) == (active, turn):
        do(state, DONE if DONE in state.legal() else state.legal()[0])


@pytest.mark.parametrize("limit", ["", *LIMITS])
def test_limit(limit: str) -> None:
    """Twice in one turn, then in the next turn, then in the next round."""
    wanted = {"": [1, 1, 1, 1], "turn": [1, 0, 1, 1], "round": [1, 0, 0, 1]}[limit]
    state = charmed(sign=">", do=[GAIN], **DEFENDER | ({"limit": limit} if limit else {}))
    put(state, "cyclops", 85)
    found = [uses(state, strikes("cyclops", HERO, -2)), uses(state, strikes("cyclops", HERO, -2))]
    end_turn(state)
    assert (state.round, state.active) == (1, 1)
    found.append(uses(state, strikes("cyclops", HERO, -2)))
    end_turn(state)
    assert (state.round, state.active) == (2, 0)
    found.append(uses(state, strikes("cyclops", HERO, -2)))
    assert found == wanted


def test_a_limit_is_the_cards_and_not_the_bearers() -> None:
    """Handed on, a card that is used up stays used up."""
    state = charmed(sign=">", do=[GAIN], **DEFENDER | {"limit": "round"})
    assert uses(state, attacked(HERO)) == 1
    state.wear(piece(state, HERO), ())
    state.wear(piece(state, FOE), (card(state, CHARM),))
    assert uses(state, strikes("cyclops", FOE)) == 0


@pytest.mark.parametrize("discard", [False, True])
def test_discard_throws_the_card_away_after_use(discard: bool) -> None:
    state = charmed(sign=">", do=[GAIN], discard=discard, **DEFENDER)
    assert uses(state, attacked(HERO)) == 1
    assert (card(state, CHARM) in state.out) == discard
    assert (card(state, CHARM) in state.gear[piece(state, HERO)]) != discard


# When


def beaten(times: int) -> Moment:
    def moment(state: CgsState) -> None:
        for _ in range(times):
            wound(state, piece(state, HERO), -1, -1, None)

    return moment


def turn_of(seat: int) -> Moment:
    def moment(state: CgsState) -> None:
        state.stack = [(1, seat + 1)]  # the round, with this seat next

    return moment


def own_card(state: CgsState) -> None:
    number = card(state, "ev.tithe")
    state.deck.remove(number)
    state.hands[0] = (number,)
    start_play(state, 0, number, -1)


def passed(state: CgsState) -> None:
    rig(state, *standard_die(1))
    start_check(state, piece(state, HERO), 1, 0)


HIT, MISS = strikes(HERO, FOE, "logo", -2), strikes(HERO, FOE, -2, -2)
MOMENTS: dict[str, tuple[Fn, Moment, Moment]] = {
    "attack": (ATTACKER, MISS, checks("magic")),
    "attack_rolled": (ATTACKER | {"when": "attack_rolled"}, MISS, checks("magic")),
    "hit": (ATTACKER | {"when": "hit"}, HIT, MISS),
    "check_failed": ({"when": "check_failed"}, checks("magic"), passed),
    "defeated": ({"when": "defeated"}, beaten(2), beaten(1)),
    "won": (
        {"when": "won"},
        after(stand("wolf"), strikes(HERO, "wolf", "logo")),
        after(stand("wolf"), strikes(HERO, "wolf", -2, -2)),
    ),
    "turn_start": ({"when": "turn_start"}, turn_of(0), turn_of(1)),
    "card_played": ({"when": "card_played", "whose": "enemy"}, CARD_PLAYS["event"], own_card),
}


def test_every_trigger_has_a_pair() -> None:
    """But for round_start, which is for creatures: test_cgs_words has it."""
    assert MOMENTS.keys() == set(TRIGGERS) - {"round_start"}


@pytest.mark.parametrize("trigger", MOMENTS)
def test_trigger(trigger: str) -> None:
    fn, there, elsewhere = MOMENTS[trigger]
    for moment, times in ((there, 1), (elsewhere, 0)):
        assert uses(charmed(sign=">", do=[GAIN], **fn), moment) == times


# Keys: what a hero can do without, and with


def ground_probe(terrain: str = "", bits: int = 0, points: int = 2) -> Callable[[CgsState], bool]:
    def probe(state: CgsState) -> bool:
        hero = piece(state, HERO)
        near = beside(state, state.at[hero])
        if terrain:
            mark(state, near, terrain)
        edge(state, state.at[hero], near, bits)
        return step(E) in steps(state, hero, points, 0)

    return probe


def sees_the_tile(state: CgsState) -> bool:
    hero = piece(state, HERO)
    state.turned[1] = -1
    state.survey()
    a, b = next((a, b) for a, b in state.plan.grid.beside if a // 7 == 0 and b // 7 == 1)
    state.at[hero] = a
    state.advance()
    do(state, choose(state, HERO), step(state.plan.grid.next[a * 6 : a * 6 + 6].index(b)))
    assert state.stack[-1][0] == ASK_ROTATION
    return bool(state.view(0)["tiles"][1]["print"])


def is_surprised(state: CgsState) -> bool:
    mark(state, 60, creature=1)
    state.bags[1] = (counter(state, "wolf"),)
    told: list[Event] = []
    go(state, piece(state, HERO), 60, "put", told.append)
    state.advance(told.append)
    return "cgs-attack-surprise" in keys_of(told)


def is_countered(state: CgsState) -> bool:
    told: list[Event] = []
    stand("cyclops")(state)
    strikes(HERO, "cyclops", -2, -2)(state)
    state.advance(told.append)
    return "cgs-attack-counter" in keys_of(told)


def support(state: CgsState) -> object:
    told: list[Event] = []
    after(stand("cyclops"), strikes(FOE, "cyclops", helper=HERO))(state)
    state.advance(told.append)
    return next(event for event in told if "roll-attack" in event.key).values["support"]


def cover(state: CgsState) -> int:
    mark(state, state.at[piece(state, FOE)], "forest")
    return defence_value(state, piece(state, HERO), piece(state, FOE), BY_RANGED)


def both_ways(state: CgsState) -> tuple[int, int]:
    return modes(state, piece(state, HERO), piece(state, FOE)), modes(
        state, piece(state, FOE), piece(state, HERO)
    )


def exposed(state: CgsState) -> tuple[int, int]:
    """How Hercules can be attacked from beside him, and how he can attack."""
    hero, foe = piece(state, HERO), piece(state, FOE)
    state.at[foe] = beside(state, state.at[hero])
    return modes(state, foe, hero), modes(state, hero, foe)


PROBES: dict[str, tuple[Callable[[CgsState], object], object, object]] = {
    "mountaineer": (ground_probe("mountain", points=1), False, True),
    "swimmer": (ground_probe(bits=WATER), False, True),
    "wallclimber": (ground_probe(bits=WALL), False, True),
    "scout": (sees_the_tile, False, True),
    "sniper": (cover, 6, 5),
    "no_surprise": (is_surprised, True, False),
    "no_counter": (is_countered, True, False),
    "strong_support": (support, 1, 2),
    "ranged_immune": (exposed, (CLOSE | FAR, CLOSE | FAR), (CLOSE, CLOSE | FAR)),
    "melee_immune": (exposed, (CLOSE | FAR, CLOSE | FAR), (FAR, CLOSE | FAR)),
    "truce": (both_ways, (CLOSE, CLOSE), (0, 0)),
}


def test_every_key_has_a_pair() -> None:
    assert PROBES.keys() == set(KEYS)


@pytest.mark.parametrize("key", PROBES)
def test_key(key: str) -> None:
    probe, without, having = PROBES[key]
    state = charmed(sign="=", keys=[key], phase=MOVEMENT)
    state.wear(piece(state, HERO), ())
    assert probe(state) == without
    assert probe(charmed(sign="=", keys=[key], phase=MOVEMENT)) == having


def test_swimmers_do_not_climb_and_climbers_do_not_swim() -> None:
    assert not ground_probe(bits=WALL)(charmed(sign="=", keys=["swimmer"], phase=MOVEMENT))
    assert not ground_probe(bits=WATER)(charmed(sign="=", keys=["wallclimber"], phase=MOVEMENT))


def test_a_truce_of_one_binds_both_but_no_creature() -> None:
    """Whoever keeps a truce does not attack characters and is not attacked by them; monsters know none."""
    state = charmed(sign="=", keys=["truce"])
    wolf = put(state, "wolf", state.at[piece(state, HERO)])
    assert modes(state, piece(state, HERO), wolf) == modes(state, wolf, piece(state, HERO)) == CLOSE
