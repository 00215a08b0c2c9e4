"""Each effect of the vocabulary does what it says (4.5); scopes, selectors, and cards with the other words.

The words of functions (conditions, whose, limits, triggers, keys) have their pairs in test_cgs_vocabulary.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from obol.games.cgs import effects
from obol.games.cgs.components import WALL, WATER
from obol.games.cgs.effects import candidates
from obol.games.cgs.fights import start_strike
from obol.games.cgs.moves import (
    ASK_HEX,
    ASK_PIECE,
    ASK_ROTATION,
    ASK_USE,
    CARDS,
    DONE,
    MOVEMENT,
    OPTION,
    RUN,
    USE_IT,
)
from obol.games.cgs.reach import CLOSE, FAR, defence_value, keys, modes, value
from obol.games.cgs.rules import CgsState
from obol.games.cgs.trials import start_check
from obol.games.cgs.vocabulary import BY_MELEE, BY_RANGED, DEFENCE, KEY, MELEE, OPS, SPANS, SPEED
from obol.games.cgs.walking import steps
from obol.kernel.words import Event

from .cgs_table import (
    E,
    action_die,
    attack,
    beside,
    blank,
    card,
    choose,
    counter,
    do,
    edge,
    hold,
    keys_of,
    mark,
    piece,
    play,
    put,
    react,
    reprinted,
    rig,
    standard_die,
    step,
    to_hex,
    wear,
)

HERO = "hercules"


TESTED: dict[str, list[Callable[[], None]]] = {}
"""The tests of each effect; at the end of this group they are tested themselves."""


def of(*ops: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Marks the test of these effects."""

    def note(test: Callable[[], None]) -> Callable[[], None]:
        for op in ops:
            TESTED.setdefault(op, []).append(test)
        return test

    return note


def with_script(written: list[dict[str, Any]], **options: Any) -> tuple[CgsState, int]:
    """A blank table whose box knows one more special with these effects; its script's number."""
    special = {"id": "x.test", "name": dict.fromkeys(("de", "en", "fr"), "x"), "do": written}
    content = reprinted(lambda data: {"special": [*data["special"], special]})
    state = blank(content=content, **options)
    state.enc.pop()
    state.enc_seen.pop()
    return state, content.encounters[-1].script


def carry_out(written: list[dict[str, Any]], prepare: Callable[[CgsState], object] = lambda _: None,
              *throws: tuple[int, int], **options: Any) -> tuple[CgsState, list[str]]:  # fmt: skip
    """Run effects for Hercules (seat 0), with loaded chance, until somebody is asked."""
    state, script = with_script(written, **options)
    prepare(state)
    if throws:
        rig(state, *throws)
    hero = piece(state, HERO)
    foe = piece(state, "iolaus")
    told: list[Event] = []
    state.stack.append((RUN, script, 0, 0, hero, foe, state.at[hero], -1))
    state.advance(told.append)
    return state, keys_of(told)


def hurt_all(state: CgsState) -> None:
    state.hurt = (1 << len(state.at)) - 1


@of("heal", "wound")
def test_op_heal_and_wound() -> None:
    state, _ = carry_out([{"op": "heal", "who": "self"}], hurt_all)
    assert not state.hurt & 1
    state, _ = carry_out([{"op": "wound", "who": "self"}])
    assert state.hurt & 1
    state, _ = carry_out([{"op": "heal", "who": "own_all"}], hurt_all)
    assert not any(state.hurt >> one & 1 for one in state.own[0])


@of("gain", "lose", "steal")
def test_op_gain_lose_steal() -> None:
    def purse(state: CgsState) -> None:
        state.coins = [1, 5]

    assert carry_out([{"op": "gain", "n": 3}], purse)[0].coins == [4, 5]
    assert carry_out([{"op": "lose", "n": 3}], purse)[0].coins == [0, 5], "as far as there are any"
    assert carry_out([{"op": "steal", "n": 3, "who": "enemy_player"}], purse)[0].coins == [4, 2]
    assert carry_out([{"op": "steal", "n": 9, "who": "foe_player"}], purse)[0].coins == [6, 0]


@of("draw", "discard")
def test_op_draw_and_discard() -> None:
    state, told = carry_out([{"op": "draw", "n": 2}])
    assert len(state.hands[0]) == 2
    assert told.count("cgs-draw") == 2
    state, _ = carry_out([{"op": "discard", "n": 1}], lambda state: hold(state, 0, "eq.sword", "eq.bow"))
    assert state.actor == 0
    do(state, 1024 + card(state, "eq.bow"))
    assert state.hands[0] == (card(state, "eq.sword"),)


@of("peek")
def test_op_peek() -> None:
    state, _ = carry_out([{"op": "peek", "what": "encounter", "n": 2}])
    assert len(state.view(0)["piles"]["known"]) == 2
    assert state.view(1)["piles"]["known"] == []

    def close(state: CgsState) -> None:
        state.turned[4] = -1

    state, _ = carry_out([{"op": "peek", "what": "tile", "n": 1}], close)
    assert state.view(0)["tiles"][4]["print"]
    assert state.view(1)["tiles"][4]["print"] is None
    state, _ = carry_out([{"op": "peek", "what": "hand", "n": 1}], lambda state: hold(state, 1, "eq.sword"))
    assert state.view(0)["players"][1]["hand"] == ["card:s1.eq.sword"]
    assert state.view(None)["players"][1]["hand"] == []


def offered(state: CgsState, action: int, number: int) -> bool:
    """Whether an action may be chosen at any time in this round, if nobody does anything before it."""
    found = False
    while state.round <= number:
        found |= state.round == number and action in state.legal()
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    return found


@of("skip")
def test_op_skip_move() -> None:
    """Iolaus is told in another's turn: he does not move in his own, and in the next one he does."""
    state, _ = carry_out([{"op": "skip", "what": "move", "who": "foe"}])
    mover = choose(state, "iolaus")
    assert [offered(state, mover, number) for number in (1, 2)] == [False, True]


@of("skip")
def test_op_skip_action() -> None:
    """Told in a combat phase, it is the next own one that is lost, and only that one."""
    state, _ = carry_out([{"op": "skip", "what": "action", "who": "self"}])
    blow = attack(state, HERO, "iolaus")
    assert [offered(state, blow, number) for number in (1, 2, 3)] == [True, False, True]


@pytest.mark.parametrize("span", SPANS)
def test_op_mod(span: str) -> None:
    state, _ = carry_out([{"op": "mod", "who": "self", "stat": "melee", "by": 2, "span": span}])
    assert value(state, 0, MELEE) == 8
    while state.active == 0:
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert value(state, 0, MELEE) == (8 if span == "round" else 6)
    while state.active == 1:
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert value(state, 0, MELEE) == 6


@of("move")
def test_op_move() -> None:
    state, _ = carry_out([{"op": "move", "who": "self", "to": "camp"}])
    assert state.at[0] == state.camps[0]
    state, _ = carry_out([{"op": "move", "who": "self", "to": "adjacent_random"}])
    assert state.plan.grid.beside.get((state.plan.grid.spots.index((-1, 0)), state.at[0])) is not None
    state, _ = carry_out([{"op": "move", "who": "self", "to": "within", "n": 2}])
    assert state.stack[-1][0] == ASK_HEX
    assert len(state.legal()) == 18, "six hexes beside, twelve behind them"
    there = beside(state, beside(state, state.at[0]))
    do(state, to_hex(there))
    assert state.at[0] == there


@of("roll")
def test_op_roll_reads_the_first_row_that_fits() -> None:
    table = [{"upto": 2, "do": [{"op": "gain", "n": 1}]}, {"upto": 5, "do": [{"op": "gain", "n": 2}]}]
    for die, coins in ((1, 1), (2, 1), (3, 2), (5, 2), (6, 0)):
        state, _ = carry_out([{"op": "roll", "table": table}], lambda _: None, *standard_die(die))
        assert state.coins[0] == coins


@of("check")
def test_op_check_wins_and_loses() -> None:
    effect = {"op": "check", "stat": "magic", "by": 0}
    effect |= {"win": [{"op": "gain", "n": 1}], "lose": [{"op": "wound", "who": "self"}]}
    state, _ = carry_out([effect], lambda _: None, *standard_die(2))
    assert (state.coins[0], state.hurt & 1) == (1, 0)
    state, _ = carry_out([effect], lambda _: None, *standard_die(3))
    assert (state.coins[0], state.hurt & 1) == (0, 1)


@of("choose")
def test_op_choose() -> None:
    state, _ = carry_out([{"op": "choose", "options": [[{"op": "gain", "n": 4}], [{"op": "draw", "n": 2}]]}])
    assert state.legal() == [OPTION, OPTION + 1]
    do(state, OPTION + 1)
    assert (state.coins[0], len(state.hands[0])) == (0, 2)


@of("spawn")
def test_op_spawn_with_prize_loot_and_mods() -> None:
    effect = {"op": "spawn", "level": 2, "n": 1, "prize": True, "loot": 1}
    effect["mods"] = [{"stat": "melee", "by": 1}]

    def only_lamia(state: CgsState) -> None:
        state.bags[2] = (counter(state, "lamia"),)
        mark(state, state.at[0], creature=2)

    state, told = carry_out([effect], only_lamia, (1, 0), *action_die(-2, -2))
    lamia = piece(state, "lamia")
    assert value(state, lamia, MELEE) == 6
    assert len(state.gear[lamia]) == 1
    assert "cgs-attack-surprise" in told
    rig(state, *action_die("logo"))
    start_strike(state, 0, lamia, BY_MELEE)
    state.advance()
    assert state.banner[state.at[0]] == 0
    assert len(state.gear[0]) == 1


@of("banner")
def test_op_banner() -> None:
    state, _ = carry_out([{"op": "banner"}], lambda state: mark(state, state.at[0], creature=2))
    assert state.points(0) == 2


@of("grab_equipment")
def test_op_grab_equipment() -> None:
    state, _ = carry_out(
        [{"op": "grab_equipment"}], lambda state: wear(state, piece(state, "iolaus"), "eq.sword")
    )
    assert state.gear[0] == (card(state, "eq.sword"),)


def attack_with(hand: str, *throws: tuple[int, int], defender: bool = False) -> CgsState:
    """Hercules (seat 0) attacks Iolaus (seat 1); one of them holds a reaction card."""
    state = blank(sets="both")
    name = hand
    seat = 1 if defender else 0
    number = card(state, name)
    hero = state.plan.box.cards[number].hero
    if hero >= 0 and state.owner[hero] < 0:  # let somebody of that seat be this hero, far away
        state.owner[hero] = seat
        state.lead(seat, (*state.own[seat], hero))
        state.at[hero] = 85
        state.deck += [n for n, one in enumerate(state.plan.box.cards) if one.hero == hero]
    hold(state, seat, name)
    state.coins[seat] = 5
    rig(state, *throws)
    start_strike(state, piece(state, HERO), piece(state, "iolaus"), BY_MELEE)
    state.advance()
    return state


@of("reroll")
def test_op_reroll_replaces_the_die() -> None:
    state = attack_with("s1.ev.stone", *action_die(-2, 2, -2))
    assert state.actor == 0
    do(state, react(state, "s1.ev.stone"))
    assert state.hurt >> piece(state, "iolaus") & 1


@of("succeed")
def test_op_succeed_makes_a_miss_a_hit() -> None:
    state = attack_with("s2.joxer.stumble", *action_die(-2))
    do(state, next(one for one in state.legal() if one != DONE))
    assert state.hurt >> piece(state, "iolaus") & 1


@of("cancel")
def test_op_cancel_in_each_window() -> None:
    state = attack_with("s1.autolycus.vanish", *action_die(2), defender=True)
    do(state, react(state, "s1.autolycus.vanish"))
    assert not state.hurt, "in 'attack': no attack, and no counter-attack"
    state = attack_with("s1.ev.aegis", *action_die(2, -2), defender=True)
    do(state, react(state, "s1.ev.aegis"))
    assert not state.hurt >> piece(state, "iolaus") & 1
    state = blank("salmoneus", "hercules", sets="both", phase=CARDS)
    hold(state, 0, "shares")
    hold(state, 1, "hush")
    state.coins[1] = 2
    state.advance()
    do(state, play(state, "shares"))
    assert state.actor == 1
    do(state, react(state, "hush"))
    assert state.coins == [0, 0], "in 'card_played': no effect, the costs are lost"
    assert {card(state, "shares"), card(state, "hush")} <= set(state.out)


@of("redirect", "bonus")
def test_op_redirect_and_bonus() -> None:
    state = blank("salmoneus", "iolaus")
    put(state, "ally.shield", state.at[piece(state, "iolaus")], seat=1)
    rig(state, *action_die("logo", -2))
    start_strike(state, piece(state, "salmoneus"), piece(state, "iolaus"), BY_MELEE)
    state.advance()
    do(state, USE_IT)
    assert state.hurt >> piece(state, "ally.shield") & 1
    state = blank()
    foe = put(state, "chimera", state.at[0])  # defence 6 against melee 6
    wear(state, piece(state, HERO), "slayer")
    rig(state, *action_die(0))
    start_strike(state, piece(state, HERO), foe, BY_MELEE)
    state.at[piece(state, "iolaus")] = 85
    state.advance()
    assert state.at[foe] == -1, "the bonus of one turned a miss into a hit"


TESTED["mod"] = [partial(test_op_mod, span) for span in SPANS]


def test_every_op_is_tested_here() -> None:
    assert TESTED.keys() == OPS.keys() == effects.OPS.keys()


@pytest.mark.parametrize("op", OPS)
def test_an_op_that_does_nothing_is_noticed(op: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that passes although its word has no effect tests nothing."""
    monkeypatch.setitem(effects.OPS, op, lambda table, effect, frame, tell: True)
    for test in TESTED[op]:
        with pytest.raises((AssertionError, IndexError, StopIteration)):
            test()


# Triggers and conditions on cards of our sets


def test_when_check_failed_and_condition_check() -> None:
    state = blank("salmoneus", "iolaus")
    wear(state, piece(state, "salmoneus"), "patter")
    rig(state, *standard_die(6, 1))
    start_check(state, piece(state, "salmoneus"), 2, 0)
    state.advance()
    do(state, USE_IT)
    assert state.answer == 1
    start_check(state, piece(state, "salmoneus"), 3, -9)
    state.advance()
    assert state.answer == 0, "only diplomacy can be tried again"


def test_when_defeated_and_won() -> None:
    state = blank("xena", "callisto", sets="set2")
    veteran = put(state, "veteran", state.at[0], seat=1)
    state.hurt |= 1 << veteran
    rig(state, *action_die("logo"))
    start_strike(state, piece(state, "xena"), veteran, BY_MELEE)
    state.advance()
    assert len(state.hands[1]) == 1
    state = blank("autolycus", "iolaus")
    wear(state, piece(state, "autolycus"), "locks")
    put(state, "wolf", state.at[piece(state, "autolycus")])
    rig(state, *action_die("logo"))
    start_strike(state, piece(state, "autolycus"), piece(state, "wolf"), BY_MELEE)
    state.advance()
    assert state.coins[0] == 2, "one for the wolf, one for the soundless step"


def test_when_turn_start_with_condition_wounded() -> None:
    state = blank("xena", "callisto", sets="set2")
    hero = piece(state, "callisto")
    wear(state, hero, "balm")
    state.hurt |= 1 << hero
    state.advance()
    while state.active == 0:
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert not state.hurt >> hero & 1
    assert card(state, "balm") in state.out


@pytest.mark.parametrize(("die", "healed"), [(3, True), (4, False)])
def test_when_round_start(die: int, healed: bool) -> None:
    state = blank()
    hydra = put(state, "cr.hydra", 60)
    state.hurt |= 1 << hydra
    state.stack = [(1, 0)]
    rig(state, *standard_die(die))
    state.advance()
    assert bool(state.hurt >> hydra & 1) != healed


def test_conditions_supported_foe_and_terrain() -> None:
    state = blank("xena", "callisto", sets="set2")
    xena, callisto = piece(state, "xena"), piece(state, "callisto")
    wear(state, xena, "cry")
    for helpers, bonus in (((), 0), ((callisto,), 1)):
        told: list[Event] = []
        start_strike(state, xena, callisto, BY_MELEE, helpers)
        state.advance(told.append)
        roll = next(event for event in told if event.key.startswith("cgs-roll-attack"))
        assert roll.values["bonus"] == bonus
    state = blank("xena", "callisto", sets="set2")
    wear(state, callisto, "grudge")
    told = []
    start_strike(state, callisto, xena, BY_MELEE)
    state.advance(told.append)
    assert next(event for event in told if "roll-attack" in event.key).values["bonus"] == 1
    scout = put(state, "scout", state.at[0], seat=1)
    for terrain, guard in (("plain", 4), ("forest", 5)):
        mark(state, state.at[scout], terrain)
        told = []
        start_strike(state, xena, scout, BY_MELEE)
        state.advance(told.append)
        assert next(event for event in told if "roll-attack" in event.key).values["defence"] == guard
        state.at[scout] = state.at[0]
        state.hurt = 0


def test_limit_round_is_used_up() -> None:
    """Whoever has thrown again in this round is not even asked; in the next round he is."""
    state = blank()
    hero = piece(state, HERO)
    wear(state, hero, "might")
    put(state, "cyclops", 60)
    state.at[piece(state, "iolaus")] = 85

    def is_asked() -> bool:
        rig(state, *action_die(-2, -2))
        start_strike(state, hero, piece(state, "cyclops"), BY_MELEE)
        state.advance()
        return state.stack[-1][0] == ASK_USE

    assert is_asked()
    do(state, USE_IT)
    assert not is_asked()
    while state.round == 1:
        assert not is_asked()
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert is_asked()


# Keys and scopes


def test_keys_of_movement() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, HERO)
    near = beside(state, state.at[hero])
    mark(state, near, "mountain")
    assert step(E) not in steps(state, hero, 1, 0)
    state.wear(hero, (card(state, "line"),))
    assert step(E) in steps(state, hero, 1, 0), "mountaineer"
    edge(state, state.at[hero], near, WALL)
    assert step(E) in steps(state, hero, 1, 0), "wallclimber"
    edge(state, state.at[hero], near, WATER)
    assert step(E) not in steps(state, hero, 2, 0)
    state.wear(hero, (card(state, "sandals"),))
    assert step(E) in steps(state, hero, 2, 0), "swimmer"
    assert value(state, hero, SPEED) == 3


def test_key_scout_sees_the_tile_before_turning_it() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, HERO)
    wear(state, hero, "sight")
    state.turned[1] = -1
    state.survey()
    a, b = next((a, b) for a, b in state.plan.grid.beside if a // 7 == 0 and b // 7 == 1)
    state.at[hero] = a
    state.advance()
    do(state, choose(state, HERO), step(state.plan.grid.next[a * 6 : a * 6 + 6].index(b)))
    assert state.stack[-1][0] == ASK_ROTATION
    assert state.view(0)["tiles"][1]["print"]
    assert state.view(1)["tiles"][1]["print"] is None


def test_keys_of_fights() -> None:
    state = blank("iolaus", "hercules")
    iolaus = piece(state, "iolaus")
    leopard = put(state, "leopard", state.at[iolaus])
    assert keys(state, leopard) & KEY["no_counter"]
    rig(state, *action_die(-2))
    told: list[Event] = []
    start_strike(state, leopard, iolaus, BY_MELEE)
    state.advance(told.append)
    assert "cgs-attack-counter" not in keys_of(told)
    lion = put(state, "lion", beside(state, state.at[iolaus]))
    assert modes(state, iolaus, lion) == CLOSE, "ranged_immune"
    state = blank("xena", "callisto", sets="set2")
    wisp = put(state, "ghost", beside(state, state.at[piece(state, "xena")]))
    assert modes(state, piece(state, "xena"), wisp) == FAR, "melee_immune"
    wear(state, piece(state, "xena"), "ring")
    mark(state, state.at[wisp], "forest")
    assert defence_value(state, piece(state, "xena"), wisp, BY_RANGED) == 3, "sniper"


def test_key_strong_support_and_no_surprise() -> None:
    state = blank("hercules", "iolaus")
    wear(state, piece(state, "iolaus"), "flank")
    put(state, "cyclops", state.at[0])
    told: list[Event] = []
    start_strike(state, 0, piece(state, "cyclops"), BY_MELEE, (piece(state, "iolaus"),))
    state.advance(told.append)
    assert next(event for event in told if "roll-attack" in event.key).values["support"] == 2
    state = blank("autolycus", "iolaus", phase=MOVEMENT)
    wear(state, piece(state, "autolycus"), "locks")
    mark(state, 60, creature=1)
    state.bags[1] = (counter(state, "wolf"),)
    from obol.games.cgs.entering import go

    told = []
    go(state, piece(state, "autolycus"), 60, "put", told.append)
    state.advance(told.append)
    assert "cgs-no-surprise" in keys_of(told)
    assert "cgs-attack-surprise" not in keys_of(told)


def test_scopes() -> None:
    state = blank(sets="both")
    wolf = put(state, "wolf", 60)
    before = [value(state, one, MELEE) for one in (0, 1, wolf)]

    def timed(name: str) -> None:
        state.set_timed(0, (card(state, name) << 4 | 1,))

    timed("moonless")
    assert [value(state, one, MELEE) for one in (0, 1, wolf)] == [before[0], before[1], before[2] + 1]
    timed("truce")
    assert modes(state, 0, 1) == 0, "truce [all]"
    state.at[wolf] = state.at[0]
    assert modes(state, 0, wolf) == CLOSE, "creatures keep no truce"
    timed("winter")
    assert (value(state, 0, SPEED), value(state, 1, SPEED)) == (2, 1), "others"
    timed("phalanx")
    assert (value(state, 0, DEFENCE), value(state, 1, DEFENCE)) == (7, 5), "own_all"


# Selectors


def test_selectors() -> None:
    state = blank()
    ally = put(state, "hoplite", beside(state, state.at[0]), seat=0)
    wolf = put(state, "wolf", 60)
    content = state.plan.box

    def meant(who: str, within: int = -1) -> list[int]:
        from obol.games.cgs.components import Effect

        return candidates(state, Effect("heal", who=who, within=within), 0, 0, 1)

    assert meant("self") == [0]
    assert meant("foe") == [1]
    assert meant("hero") == [0]
    assert meant("own") == meant("own_all") == [0, ally]
    assert meant("own", 0) == [0]
    assert meant("own", 1) == [0, ally]
    assert meant("enemy") == [1]
    assert meant("creature") == [wolf]
    assert content.heroes == 4


def test_a_selector_with_several_candidates_is_a_choice() -> None:
    state, _ = carry_out([{"op": "wound", "who": "enemy"}], lambda state: put(state, "hoplite", 60, seat=1))
    assert state.stack[-1][0] == ASK_PIECE
    do(state, choose(state, "hoplite"))
    assert state.hurt >> piece(state, "hoplite") & 1
