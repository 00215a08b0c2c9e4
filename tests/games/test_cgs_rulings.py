"""The rulings that are no vector, named after them (the others: test_cgs_vectors, test_cgs_sets)."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from obol.games.cgs import CGS
from obol.games.cgs.board import changed
from obol.games.cgs.cardplay import passes, plays, price
from obol.games.cgs.components import ROAD, WALL, WATER
from obol.games.cgs.effects import landing
from obol.games.cgs.entering import go
from obol.games.cgs.fights import start_strike, wound
from obol.games.cgs.ground import survey
from obol.games.cgs.moves import (
    ASK_ACTION,
    ASK_CAMP,
    ASK_CREATURE,
    ASK_MOVER,
    ASK_PASS,
    ASK_PLAY,
    ASK_REACT,
    ASK_ROTATION,
    ASK_START_CARD,
    CARD,
    CARDS,
    COIN,
    COMBAT,
    CREATURES,
    DONE,
    HEX,
    MOVEMENT,
    OVER,
    PREPARE,
    RUN,
    STEP_PAID,
    TURN,
    USE,
    USE_IT,
)
from obol.games.cgs.reach import CLOSE, FAR, best_mode, lines, modes, value
from obol.games.cgs.rules import CgsState
from obol.games.cgs.trials import beaten_sum, open_routes
from obol.games.cgs.vocabulary import BY_MELEE, BY_RANGED, COMMAND, DEFENCE, RANGED, SPEED
from obol.games.cgs.walking import steps
from obol.kernel.words import Event

from .cgs_table import (
    E,
    action_die,
    attack,
    attempt,
    beast,
    beside,
    blank,
    card,
    choose,
    counter,
    do,
    edge,
    encounter,
    hand_over,
    hold,
    keys_of,
    lie,
    mark,
    next_encounters,
    piece,
    play,
    put,
    react,
    reprinted,
    rig,
    rotate,
    step,
    tile,
    wear,
)


def enter(state: CgsState, name: str, hex: int) -> list[str]:
    told: list[Event] = []
    go(state, piece(state, name), hex, "put", told.append)
    state.advance(told.append)
    return keys_of(told)


def strike(state: CgsState, who: str, whom: str, *faces: int | str, mode: int = BY_MELEE) -> list[str]:
    """An attack with loaded dice, until somebody is asked."""
    told: list[Event] = []
    rig(state, *action_die(*faces))
    start_strike(state, piece(state, who), piece(state, whom), mode)
    state.advance(told.append)
    return keys_of(told)


def until(state: CgsState, kind: int) -> CgsState:
    """Answer everything with the first choice until a question of this kind."""
    while state.stack[-1][0] != kind:
        do(state, state.legal()[0])
    return state


def away(state: CgsState, *names: str) -> None:
    for name in names:
        state.at[piece(state, name)] = 85


# Map and set-up


def test_r05_the_prints_of_both_tiles_count_and_a_barrier_beats_a_road() -> None:
    state = blank()
    content, plan = state.plan.box, state.plan
    state.tiles[1], state.tiles[0] = tile(content, "isthmos"), content.of_kind(2)[0]
    for turn in range(6):
        state.turned[1] = turn
        ground = survey(content, plan.grid, state.tiles, state.turned, ())
        for at, other in enumerate(plan.grid.next):
            if other >= 0:
                back = other * 6 + (at % 6 + 3) % 6
                assert ground.edges[at] == ground.edges[back], "an edge looks the same from both sides"
                assert not (ground.edges[at] & ROAD and ground.edges[at] & (WATER | WALL))


def test_r06_a_visible_barrier_forbids_exploring() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    near = beside(state, state.at[hero])
    mark(state, near, terrain="plain")
    mark(state, near, terrain="")
    state.ground = replace(
        state.ground, terrain=tuple(-1 if hex == near else of for hex, of in enumerate(state.ground.terrain))
    )
    state.learn()
    assert step(E) in steps(state, hero, 2, 0)
    edge(state, state.at[hero], near, WATER)
    assert step(E) not in steps(state, hero, 2, 0)


def test_r07_r08_tiles_are_seen_before_they_are_turned_then_all_camps() -> None:
    state = until(CGS.start(CGS.setup(3, {}, 5)), ASK_ROTATION)
    place = state.stack[-1][2]
    assert state.view(1)["tiles"][place]["print"], "visible to all before the choice"
    kinds = []
    while state.phase == PREPARE:
        kinds.append(state.stack[-1][0])
        do(state, state.legal()[0])
    assert kinds == [ASK_ROTATION] * 3 + [ASK_CAMP] * 3


def test_r09_camps_may_stand_on_card_numbers_and_cave_mouths() -> None:
    state = until(CGS.start(CGS.setup(2, {}, 3)), ASK_CAMP)
    place = state.stack[-1][2]
    for hex in range(place * 7, place * 7 + 7):
        numbered = state.ground.encounter[hex] or state.ground.creature[hex]
        assert (HEX + hex in state.legal()) != bool(numbered)


def test_r10_positions_go_clockwise() -> None:
    layout = blank().plan.grid.layout
    spots = [layout.spots[place] for place in layout.starts]
    # In pixels (pointy-top, y down) the angle grows clockwise.
    turns = []
    for (q1, r1), (q2, r2) in pairwise(spots):
        x1, y1, x2, y2 = 2 * q1 + r1, 1.732 * r1, 2 * q2 + r2, 1.732 * r2
        turns.append(x1 * y2 - x2 * y1 > 0)
    assert all(turns)


def test_r11_ties_for_the_first_player_throw_again() -> None:
    for seed in range(40):
        told: list[Event] = []
        state = CGS.start(CGS.setup(4, {}, seed))
        while state.phase == PREPARE:
            state.play(state.legal()[0], told.append)
        dice = [event for event in told if event.key == "cgs-roll-first"]
        if len(dice) > 4:
            best = max(int(event.values["die"]) for event in dice[:4])
            tied = [event.values["seat"] for event in dice[:4] if event.values["die"] == best]
            assert [event.values["seat"] for event in dice[4 : 4 + len(tied)]] == tied
            return
    raise AssertionError("forty games without a tie")


def test_r12_unchosen_hero_cards_are_in_the_pile_those_of_absent_heroes_are_not() -> None:
    state = until(CGS.start(CGS.setup(2, {"sets": "set1"}, 4)), ASK_START_CARD)
    while state.phase == PREPARE:
        do(state, state.legal()[0])
    cards = state.plan.box.cards
    there = set(state.deck) | {one for hand in state.hands for one in hand}
    for number, one in enumerate(cards):
        assert (number in there) == (one.hero < 0 or state.owner[one.hero] >= 0)


def test_r13_a_hero_card_is_only_for_that_heros_player() -> None:
    state = blank(phase=CARDS)
    hold(state, 0, "torch", "club")
    state.coins[0] = 9
    state.advance()
    assert play(state, "club", "hercules") in state.legal()
    assert not [one for one in state.legal() if "torch" in str(state.choice(one))]
    assert state.refusal(["card:s1.iolaus.torch"]).key == "cgs-no-card-hero"  # type: ignore[union-attr]


def test_r14_no_hand_limit() -> None:
    state = blank(phase=CARDS)
    for _ in range(20):
        assert state.draw(0, None)
    assert len(state.hands[0]) == 20


# The card phase


def test_r16_r17_any_number_of_passes_but_no_abilities() -> None:
    state = blank(phase=CARDS)
    put(state, "hoplite", state.at[piece(state, "hercules")], seat=0)
    wear(state, piece(state, "hercules"), "sword", "eq.shield", "fleet", "club")
    assert passes(state, 0) == sorted(
        [hand_over(state, "eq.sword", "hoplite"), hand_over(state, "eq.shield", "hoplite")]
    )
    state.stack[-1] = (2, 1)
    state.advance()
    do(state, hand_over(state, "eq.sword", "hoplite"), hand_over(state, "eq.shield", "hoplite"))
    assert len(state.gear[piece(state, "hoplite")]) == 2


def test_r18_r19_a_fresh_ally_enters_its_hex_and_may_move_and_act() -> None:
    state = blank(phase=CARDS)
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=2)
    next_encounters(state, "toll")
    hold(state, 0, "hoplite")
    state.coins[0] = 3
    state.advance()
    do(state, play(state, "hoplite", "hercules"))
    assert state.top[here] == encounter(state, "toll")
    assert (piece(state, "hoplite") << 8 | here) in state.must
    state = blank(phase=CARDS)
    hold(state, 0, "hoplite")
    state.coins[0] = 3
    state.advance()
    do(state, play(state, "hoplite", "hercules"))
    until(state, ASK_MOVER)
    assert choose(state, "hoplite") in state.legal()


def test_r20_the_receivers_hex_makes_equipment_cheaper() -> None:
    state = blank(phase=CARDS)
    ally = put(state, "hoplite", 60, seat=0)
    mark(state, 60, card=2)
    (shield,) = hold(state, 0, "eq.shield")
    assert (price(state, shield, ally), price(state, shield, piece(state, "hercules"))) == (1, 3)


def test_r22_a_periodic_function_once_a_round() -> None:
    state = blank()
    seer = put(state, "seer", state.at[0], seat=0)
    state.turned[5] = -1
    away(state, "iolaus")
    state.advance()
    use = USE + seer * 8192 + 1023 * 8
    assert use in state.legal()
    do(state, use)
    assert use not in state.legal()
    assert state.tile_seen[5] == 1


def test_r23_a_modifier_gives_no_missing_value() -> None:
    state = blank()
    ally = put(state, "hoplite", 60, seat=0)
    wear(state, ally, "eq.bow")
    assert value(state, ally, RANGED) == -1


def test_r24_creatures_first_then_the_active_player() -> None:
    """Leaping at its prey, the viper's function comes before the defender's answer."""
    state = blank("salmoneus", "hercules")
    put(state, "viper", state.at[0])
    hero = piece(state, "hercules")
    wear(state, hero, "flask")
    away(state, "salmoneus")
    strike(state, "viper", "hercules", "logo")
    assert state.skip_move >> hero & 1, "done before the flask is even offered"
    assert state.stack[-1][0] != ASK_ACTION
    do(state, USE_IT)
    assert not state.hurt >> hero & 1


def test_r25_players_may_decline_creatures_may_not() -> None:
    state = blank("salmoneus", "hercules")
    hero = piece(state, "hercules")
    put(state, "viper", state.at[0])
    wear(state, hero, "flask")
    away(state, "salmoneus")
    strike(state, "viper", "hercules", "logo")
    do(state, DONE)
    assert state.hurt >> hero & 1
    assert card(state, "flask") in state.gear[hero]


# Movement


def test_r26_one_character_after_the_other() -> None:
    state = blank(phase=MOVEMENT)
    put(state, "hoplite", state.at[0], seat=0)
    state.advance()
    do(state, choose(state, "hercules"), step(E), DONE)
    assert state.stack[-1][0] == ASK_MOVER
    assert choose(state, "hercules") not in state.legal()


def test_r28_the_free_road_step_may_be_saved() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    here = state.at[hero]
    near, far = beside(state, here), beside(state, beside(state, here))
    edge(state, here, near, ROAD)
    assert STEP_PAID + E not in steps(state, hero, 2, 0), "no use for it: no other road"
    edge(state, near, far, ROAD)
    mark(state, far, "mountain")
    state.advance()
    do(state, choose(state, "hercules"), STEP_PAID + E)
    assert state.stack[-2][2:] == (1, 0)
    do(state, step(E))
    assert state.at[hero] == far


def test_r30_a_mountain_found_with_one_point_ends_the_movement() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    state.tiles[1] = tile(state.plan.box, "erymanthos")
    state.turned[1] = -1
    state.survey()
    border = [(a, b) for a, b in state.plan.grid.beside if a // 7 == 0 and b // 7 == 1]
    a, b = border[0]
    state.at[hero] = a
    state.advance()
    do(state, choose(state, "hercules"))
    state.stack[-2] = (3, hero, 1, 0)
    d = state.plan.grid.next[a * 6 : a * 6 + 6].index(b)
    do(state, step(d))
    turn = next(
        n for n in range(6) if state.plan.box.tiles[state.tiles[1]].hexes[(b % 7 - 1 - n) % 6 + 1][0] == 2
    )
    told = do(state, rotate(turn))
    assert "cgs-too-steep" in keys_of(told)
    assert state.at[hero] == a


def test_r31_turning_a_tile_costs_nothing_but_the_step() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    state.tiles[1] = tile(state.plan.box, "eleusis")
    state.turned[1] = -1
    state.survey()
    a, b = next((a, b) for a, b in state.plan.grid.beside if a // 7 == 0 and b // 7 == 1)
    state.at[hero] = a
    state.enc = state.enc_seen = []
    state.bags = [(), (), (), ()]
    state.advance()
    do(state, choose(state, "hercules"), step(state.plan.grid.next[a * 6 : a * 6 + 6].index(b)), rotate(0))
    assert state.at[hero] == b
    assert state.stack[-2][2] == 1


def test_r32_the_first_step_into_a_cave_draws_it_and_later_entrances_are_sealed() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    mark(state, state.at[hero], mouth="in")
    assert step(6) in steps(state, hero, 1, 0)
    state.caves = []
    assert step(6) not in steps(state, hero, 1, 0)
    state = CGS.start(CGS.setup(2, {}, 1))
    while state.phase == PREPARE:
        do(state, state.legal()[0])
    # A real map: lay Oeta beside the first camp and walk in.
    place = next(n for n in range(1, 13) if state.turned[n] < 0)
    state.tiles[place], state.turned[place] = tile(state.plan.box, "oeta"), 0
    state.survey()
    until(state, ASK_MOVER)
    hero = state.own[state.actor][0]  # type: ignore[index]
    state.at[hero] = place * 7
    state.options = []
    state.stack.pop()
    state.advance()
    do(state, 256 + hero, step(6))
    entrance, cave = state.mouths[0]
    assert entrance == place * 7
    assert state.at[hero] // 7 == cave or state.at[hero] in state.camps
    assert state.ground.link[entrance] // 7 == cave


def test_r33_characters_do_not_keep_an_indicator_asleep() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, encounter=2)
    put(state, "hoplite", 60, seat=1)
    next_encounters(state, "toll")
    assert "cgs-encounter-trial" in enter(state, "hercules", 60)


def test_r34_r35_an_activation_ends_the_movement_and_staying_does_not_repeat_it() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    near = beside(state, state.at[hero])
    mark(state, near, encounter=2)
    next_encounters(state, "toll", "market")
    state.advance()
    do(state, choose(state, "hercules"), step(E))
    assert state.moved >> hero & 1
    assert state.top[near] == encounter(state, "toll")
    assert "cgs-activate-encounter" not in enter(state, "hercules", near), "a card lies there"


def test_r36_creatures_are_not_moved() -> None:
    state = blank()
    wolf = put(state, "wolf", 60)
    for _ in range(30):
        if state.phase == OVER:
            break
        state.advance()
        do(state, state.legal()[-1])
    assert state.at[wolf] in (60, -1)


# Encounters and creatures


def test_r38_counters_return_to_their_bag() -> None:
    state = blank()
    put(state, "wolf", state.at[0])
    away(state, "iolaus")
    before = sum(map(len, state.bags))
    strike(state, "hercules", "wolf", "logo")
    assert sum(map(len, state.bags)) == before + 1


def test_r39_with_no_card_left_a_follow_up_counts_as_overcome() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=9)
    lie(state, "toll", here)
    state.enc = state.enc_seen = []
    state.coins[0] = 4
    state.advance()
    do(state, attempt(state, "hercules", 2))
    assert state.banner[here] == 0
    state = blank(phase=MOVEMENT)
    mark(state, 60, encounter=2)
    state.enc = state.enc_seen = []
    assert "cgs-no-encounter" in enter(state, "hercules", 60)
    assert state.banner[60] == -1


def test_r39_when_only_specials_are_left_they_do_not_come_round_for_ever() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, encounter=2)
    state.enc = [encounter(state, name) for name in ("jar", "dream")]
    state.enc_seen = [0, 0]
    assert "cgs-no-encounter" in enter(state, "hercules", 60)


def test_r40_chains_of_rule_counters_end() -> None:
    """Four counters that bring the next one are read; the fifth goes back unread, and all of them do."""
    echo: dict[str, Any] = {
        "id": "x.echo",
        "name": dict.fromkeys(("de", "en", "fr"), "x"),
        "level": 1,
        "count": 7,
    }
    echo["do"] = [{"op": "spawn", "level": 1, "n": 1}]
    state = blank(phase=MOVEMENT, content=reprinted(lambda data: {"rule": [*data["rule"], echo]}))
    mark(state, 60, creature=1)
    echoes = [n for n, one in enumerate(state.plan.box.counters) if one.id.startswith("x.echo")]
    state.bags[1] = tuple(echoes)
    told = enter(state, "hercules", 60)
    assert told.count("cgs-rule-counter") == 4
    assert told.count("cgs-counter-unread") == 1
    assert sorted(state.bags[1]) == echoes


def test_r40_an_empty_bag_ends_a_chain_too() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, creature=1)
    state.bags[1] = (counter(state, "trail"), counter(state, "pack"))
    told = enter(state, "hercules", 60)
    assert "cgs-bag-empty" in told
    assert sorted(state.bags[1]) == sorted([counter(state, "trail"), counter(state, "pack")])


def test_r41_r51_an_ordinary_creature_brings_its_level_and_no_banner() -> None:
    state = blank()
    mark(state, state.at[0], creature=3)
    put(state, "cyclops", state.at[0])
    away(state, "iolaus")
    strike(state, "hercules", "cyclops", "logo")
    assert state.coins[0] == 3
    assert state.banner[state.at[0]] == -1


def test_r42_a_surprise_attack_is_countered() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, creature=1)
    state.bags[1] = (counter(state, "crab"),)
    rig(state, (1, 0), *action_die(-2, -2))
    told = enter(state, "hercules", 60)
    assert told.count("cgs-attack-surprise") == told.count("cgs-attack-counter") == 1


def test_r43_specials_follow_each_other() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, encounter=2)
    next_encounters(state, "jar", "dream", "inn", "toll")
    told = enter(state, "hercules", 60)
    assert told.count("cgs-special") == 3
    assert state.coins[0] == 4
    assert len(state.hands[0]) == 1


def test_r44_r45_the_drawer_must_try_this_turn_only() -> None:
    state = blank()
    hero = piece(state, "hercules")
    here = state.at[hero]
    mark(state, here, encounter=3)
    lie(state, "toll", here)
    state.must = (hero << 8 | here,)
    state.advance()
    assert DONE not in state.legal()
    assert state.refusal(["done"]).key == "cgs-no-done-must"  # type: ignore[union-attr]
    rig(state, (6, 5))
    do(state, attempt(state, "hercules", 0))
    while state.active != 0 or state.stack[-1][0] != ASK_MOVER:
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert state.must == ()
    assert choose(state, "hercules") in state.legal()
    assert state.top[here] >= 0


def test_d235_a_follow_up_must_be_tried_in_the_next_turn() -> None:
    """The rulebook: 'muss bei seinem nächsten Zug versuchen'; whoever is still there then, must."""
    state = blank()
    hero = piece(state, "hercules")
    here = state.at[hero]
    mark(state, here, encounter=9)
    lie(state, "toll", here)
    next_encounters(state, "fever")
    state.coins[0] = 4
    state.advance()
    do(state, attempt(state, "hercules", 2))
    while state.active != 0 or state.stack[-1][0] != ASK_ACTION:
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert DONE not in state.legal()
    assert attempt(state, "hercules", 0) in state.legal()


def test_r46_anybody_in_the_hex_may_try() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=3)
    lie(state, "toll", here)
    elder = put(state, "elder", here, seat=0)
    assert open_routes(state, elder) == [0, 1]
    assert open_routes(state, piece(state, "iolaus")) == [0, 1]


@pytest.mark.parametrize(("piles", "total"), [("hex", 4), ("player", 2)])
def test_r47_piles_of_a_hex_or_of_a_player(piles: str, total: int) -> None:
    state = blank(piles=piles)
    state.won[60] = (encounter(state, "toll") << 3, encounter(state, "games") << 3 | 1)
    assert beaten_sum(state, 60, 0) == total


def test_r48_a_failed_attempt_can_be_repeated_next_turn() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=3)
    lie(state, "toll", here)
    state.advance()
    rig(state, (6, 5))
    do(state, attempt(state, "hercules", 0))
    assert state.top[here] >= 0
    while state.active != 0 or state.stack[-1][0] != ASK_ACTION:
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert attempt(state, "hercules", 0) in state.legal()


def test_r49_a_creature_that_follows_strikes_at_once() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=4)
    lie(state, "toll", here)
    next_encounters(state, "raider")
    state.coins[0] = 4
    put(state, "hoplite", here, seat=0)
    state.advance()
    rig(state, *action_die(-2, -2))
    told = do(state, attempt(state, "hercules", 2))
    assert "cgs-attack-surprise" in keys_of(told)
    assert attack(state, "hoplite", "raider") in state.legal()


def test_r50_the_need_is_computed_when_a_card_is_beaten() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=2)
    lie(state, "toll", here)
    state.banner[here] = 1
    next_encounters(state, "market")
    state.coins[0] = 4
    state.advance()
    do(state, attempt(state, "hercules", 2))
    assert state.banner[here] == 1
    assert state.top[here] == encounter(state, "market")


def test_r52_the_owner_of_an_effect_is_rewarded() -> None:
    state = blank("salmoneus", "hercules", phase=CARDS)
    put(state, "wolf", beside(state, state.at[piece(state, "salmoneus")]))
    hold(state, 0, "thunder")
    state.coins[0] = 2
    state.advance()
    do(state, play(state, "thunder"))
    assert state.coins[0] == 1
    assert state.at[piece(state, "wolf")] == -1


def test_r53_no_reward_for_beating_a_character() -> None:
    state = blank()
    state.hurt |= 1 << piece(state, "iolaus")
    strike(state, "hercules", "iolaus", "logo")
    assert state.coins == [0, 0]


def test_r54_wounds_stay_until_something_heals() -> None:
    state = blank()
    hero = piece(state, "hercules")
    wound(state, hero, -1, -1, None)
    state.advance()
    for _ in range(12):
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert state.hurt >> hero & 1


def test_r57_a_hero_beaten_while_moving_keeps_his_action() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    state.hurt |= 1 << hero
    wound(state, hero, -1, -1, None)
    state.advance()
    assert state.moved >> hero & 1
    assert not state.acted >> hero & 1


# Fights


def test_r60_no_shot_through_a_face_down_tile() -> None:
    state = blank()
    here = state.at[0]
    far = beside(state, beside(state, here))
    for _, middle, _ in state.plan.grid.across[here, far]:
        mark(state, middle, terrain="plain")
        state.ground = replace(
            state.ground,
            terrain=tuple(-1 if hex == middle else of for hex, of in enumerate(state.ground.terrain)),
        )
        state.learn()
    assert lines(state, here, far) == 0


def test_r61_pieces_in_between_do_not_matter() -> None:
    state = blank()
    here = state.at[0]
    put(state, "cyclops", beside(state, here))
    assert lines(state, here, beside(state, beside(state, here))) == FAR


def test_r62_creatures_choose_the_better_mode_in_doubt_melee() -> None:
    state = blank()
    hero = piece(state, "iolaus")
    archer = put(state, "harpy", beside(state, state.at[hero]))
    assert best_mode(state, archer, hero, CLOSE | FAR) == BY_RANGED
    both = put(state, "fledgling", beside(state, state.at[hero]))
    state.extra = changed(state.extra, both, ((5, 1),))  # melee 3, ranged 3
    assert best_mode(state, both, hero, CLOSE | FAR) == BY_MELEE


def test_r63_the_modified_command_counts() -> None:
    state = blank()
    hero = piece(state, "hercules")
    wear(state, hero, "horn")
    assert value(state, hero, COMMAND) == 5


def test_r64_partners_do_not_support() -> None:
    state = blank("hercules", "iolaus", "autolycus", "salmoneus", seats=4, teams="two")
    here = state.at[0]
    put(state, "cyclops", here)
    put(state, "hoplite", here, seat=2)
    away(state, "iolaus", "salmoneus")
    state.advance()
    told = do(state, attack(state, "hercules", "cyclops"))
    assert "cgs-roll-attack" in keys_of(told) or "cgs-roll-attack-logo" in keys_of(told), "nobody was asked"
    assert attack(state, "hercules", "autolycus") not in state.legal()


def test_r65_supporters_may_reach_the_target_by_any_mode() -> None:
    state = blank()
    here = state.at[0]
    foe = put(state, "cyclops", beside(state, here))
    archer = put(state, "ally.archer", beside(state, here, 3), seat=0)
    assert modes(state, archer, foe) == FAR
    state.advance()
    do(state, attack(state, "hercules", "cyclops"))
    assert choose(state, "ally.archer") in state.legal()


def test_r66_the_owner_picks_the_mode_of_a_counter_attack() -> None:
    state = blank("salmoneus", "iolaus")
    put(state, "cyclops", beside(state, state.at[piece(state, "iolaus")]))
    away(state, "salmoneus")
    strike(state, "cyclops", "iolaus", -2)
    assert state.actor == 1
    assert [str(state.choice(one)) for one in state.legal()] == ["mode mode:melee", "mode mode:ranged"]
    acted = state.acted
    do(state, state.legal()[0])
    assert state.acted == acted, "no action is spent"


def test_r67_the_creature_phase_is_optional_and_only_against_opponents() -> None:
    state = blank(phase=CREATURES)
    put(state, "wolf", state.at[0])
    state.advance()
    assert state.legal() == [beast(state, "wolf", "iolaus"), DONE]


def test_r69_loot_without_a_receiver_is_discarded() -> None:
    state = blank("salmoneus", "hercules", phase=CARDS)
    wolf = put(state, "wolf", beside(state, beside(state, state.at[piece(state, "salmoneus")])))
    wear(state, wolf, "eq.shield")
    hold(state, 0, "thunder")
    state.coins[0] = 2
    state.advance()
    do(state, play(state, "thunder"))
    assert card(state, "eq.shield") in state.out


@pytest.mark.parametrize("victor", ["hercules", "autolycus", "hoplite"])
def test_r13_loot_of_a_hero_is_for_that_hero_only(victor: str) -> None:
    """D3.42: Hercules' own club lies on a wolf; whoever else takes the loot does not get it."""
    state = blank("hercules", "iolaus", "autolycus")
    wolf = put(state, "wolf", 60)
    put(state, "hoplite", 61, seat=0)
    away(state, "hercules", "iolaus", "autolycus", "hoplite")
    state.at[piece(state, victor)] = 60
    club, shield = card(state, "club"), card(state, "eq.shield")
    state.deck = [one for one in state.deck if one not in (club, shield)]
    state.wear(wolf, (club, shield))
    strike(state, victor, "wolf", "logo")
    assert state.at[wolf] == -1
    assert shield in state.gear[piece(state, victor)]
    assert (club in state.gear[piece(state, victor)]) == (victor == "hercules")
    assert (club in state.out) == (victor != "hercules")


def test_r70_creatures_get_equipment_by_grabbing() -> None:
    state = blank("salmoneus", "hercules")
    hero = piece(state, "hercules")
    captain = put(state, "captain", state.at[hero])
    wear(state, hero, "sword", "fleet")
    away(state, "salmoneus")
    rig(state, *action_die("logo"), (1, 0), *action_die(-2))
    start_strike(state, captain, hero, BY_MELEE)
    state.advance()
    assert state.gear[captain] == (card(state, "sword"),)
    assert state.gear[hero] == (card(state, "fleet"),)


# Victory, values, teams


def before_the_gate(points: int, **options: Any) -> CgsState:
    """Hercules stands beside the summit and has so many points; Iolaus is far away."""
    state = blank("hercules", "iolaus", **options)
    mark(state, 0, "olympus", encounter=5)
    mark(state, 70, encounter=points)
    state.banner[70] = 0
    next_encounters(state, "toll")
    away(state, "iolaus")
    assert state.gate(0) == (points >= 8)
    return state


def test_r72_whoever_is_inside_may_go_on_when_the_gate_shuts() -> None:
    state = before_the_gate(7)
    state.at[0] = 0
    lie(state, "toll", 0)
    state.coins[0] = 9
    assert open_routes(state, 0) == [0, 1, 2]


@pytest.mark.parametrize("points", [7, 8])
def test_r72_the_gate_is_tested_on_entry_by_any_means(points: int) -> None:
    """On foot, and wherever an effect looks for a place to put somebody."""
    state = before_the_gate(points, phase=MOVEMENT)
    hero, opened = piece(state, "hercules"), points == 8
    assert (step(E) in steps(state, hero, 2, 0)) == opened
    for reach, outside in ((1, False), (1, True), (2, True)):
        assert (0 in landing(state, hero, reach, outside)) == opened


@pytest.mark.parametrize("points", [7, 8])
@pytest.mark.parametrize("place", ["adjacent_random", "within"])
def test_r72_no_effect_puts_anybody_through_a_shut_gate(place: str, points: int) -> None:
    """A squall with nowhere else to blow to, and a journey of the player's choice."""
    gust: dict[str, Any] = {"id": "x.gust", "name": dict.fromkeys(("de", "en", "fr"), "x")}
    gust |= {"do": [{"op": "move", "who": "self", "to": place, "n": 1}]}
    content = reprinted(lambda data: {"special": [*data["special"], gust]})
    state = before_the_gate(points, content=content)
    hero = piece(state, "hercules")
    here = state.at[hero]
    for d in range(1, 6):
        mark(state, beside(state, here, d), "black")
    state.stack.append((RUN, content.encounters[-1].script, 0, 0, hero, -1, here, -1))
    state.advance()
    if place == "within" and points == 8:
        assert state.legal() == [HEX]
        do(state, HEX)
    assert state.at[hero] == (0 if points == 8 else here)


@pytest.mark.parametrize("points", [7, 8])
def test_r72_an_ally_joins_a_hero_inside_only_through_an_open_gate(points: int) -> None:
    """To appear there is to enter, too; the refusal names the gate."""
    state = before_the_gate(points, phase=CARDS)
    state.at[0] = 0
    hold(state, 0, "hoplite", "sword")
    state.coins[0] = 9
    state.advance()
    choice = play(state, "hoplite", "hercules")
    if points == 8:
        do(state, choice)
        assert state.at[piece(state, "hoplite")] == 0
    else:
        assert choice not in state.legal()
        refused = state.refusal(("card:s1.ally.hoplite", "piece:hercules"))
        assert refused is not None
        assert (refused.key, refused.values["hex"]) == ("cgs-no-step-gate", "hex:0-0")


def test_r75_victory_comes_at_once_even_in_anothers_turn() -> None:
    state = blank("salmoneus", "hercules", phase=CREATURES)
    mark(state, 0, "olympus", encounter=2)
    state.at[piece(state, "hercules")] = 0
    away(state, "salmoneus")
    put(state, "raider", 0)
    rig(state, *action_die(-2, "logo"))
    state.advance()
    told = do(state, beast(state, "raider", "hercules"))
    assert state.actor is None
    assert state.result().winners == (1,)
    assert keys_of(told)[-1] == "cgs-end-olympus"


def test_r76_values_do_not_fall_below_zero_nor_speed_below_one() -> None:
    state = blank()
    state.mods = ((0, DEFENCE, -20, -1), (0, SPEED, -20, -1))
    assert (value(state, 0, DEFENCE), value(state, 0, SPEED)) == (0, 1)


def test_r78_a_route_with_a_missing_value_is_not_offered() -> None:
    state = blank()
    hoplite = put(state, "hoplite", 60, seat=0)
    lie(state, "crossroads", 60)
    assert open_routes(state, hoplite) == [0], "no ranged value, no two cards"


def test_r79_dinars_belong_to_the_player() -> None:
    state = CGS.start(CGS.setup(2, {"heroes": "two"}, 1))
    while state.phase == PREPARE:
        do(state, state.legal()[0])
    dinars = state.plan.box.dinars
    assert [sum(dinars[hero] for hero in state.own[seat]) for seat in (0, 1)] == state.coins


def test_r80_partners_make_up_a_shortfall_and_gifts_are_free() -> None:
    names = ("hercules", "iolaus", "autolycus", "salmoneus")
    state = blank(*names, seats=4, teams="two", phase=CARDS)
    hold(state, 0, "eq.shield")
    state.coins = [1, 9, 5, 0]
    state.advance()
    assert play(state, "eq.shield", "hercules") in state.legal()
    do(state, play(state, "eq.shield", "hercules"))
    assert state.coins == [0, 9, 3, 0]
    state = blank(*names, seats=4, teams="two", phase=CARDS)
    state.coins = [2, 0, 0, 0]
    hold(state, 0, "eq.shield")
    state.stack[-1] = (2, 3)
    state.advance()
    gift = next(one for one in state.legal() if state.choice(one).kind == "give")
    do(state, 768 + 2, gift)
    assert state.coins == [1, 0, 1, 0]
    assert state.hands[2] == (card(state, "eq.shield"),)
    assert state.view(0)["players"][2]["hand"], "the giver knows what he gave"
    assert not state.view(1)["players"][2]["hand"]


TEAMS = ("hercules", "iolaus", "autolycus", "salmoneus")
"""Seats 0 and 2 against 1 and 3."""


def test_14_equipment_may_go_to_a_partner_in_the_same_hex() -> None:
    """D1.2 in teams: Autolycus is a partner's, Iolaus is not, and who is elsewhere gets nothing."""
    state = blank(*TEAMS, seats=4, teams="two", phase=CARDS)
    wear(state, piece(state, "hercules"), "eq.shield", "fleet", "club")
    state.stack[-1] = (TURN, 1)
    state.advance()
    assert state.legal() == [hand_over(state, "eq.shield", "autolycus"), DONE]
    told = do(state, hand_over(state, "eq.shield", "autolycus"))
    assert "cgs-pass" in keys_of(told)
    assert card(state, "eq.shield") in state.gear[piece(state, "autolycus")]
    assert card(state, "eq.shield") not in state.gear[piece(state, "hercules")]
    state = blank(*TEAMS, seats=4, teams="two", phase=CARDS)
    wear(state, piece(state, "hercules"), "eq.shield")
    away(state, "autolycus")
    assert passes(state, 0) == []
    state = blank(*TEAMS, seats=4, phase=CARDS)
    wear(state, piece(state, "hercules"), "eq.shield")
    assert passes(state, 0) == [], "without teams nobody is a partner"


def test_14_partners_are_no_targets_of_attacks_or_creatures() -> None:
    state = blank(*TEAMS, seats=4, teams="two", phase=CREATURES)
    put(state, "wolf", state.at[0])
    state.advance()
    assert state.legal() == [beast(state, "wolf", "iolaus"), beast(state, "wolf", "salmoneus"), DONE]
    state = blank(*TEAMS, seats=4, teams="two")
    state.advance()
    assert attack(state, "hercules", "iolaus") in state.legal()
    assert attack(state, "hercules", "autolycus") not in state.legal()
    assert refused(state, "piece:hercules", "piece:autolycus") == "cgs-no-attack-friend"


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        (CARDS, ASK_PASS),
        (CARDS, ASK_PLAY),
        (MOVEMENT, ASK_MOVER),
        (COMBAT, ASK_ACTION),
        (CREATURES, ASK_CREATURE),
    ],
)
def test_14_dinars_may_be_given_in_every_phase_of_the_own_turn(phase: int, question: int) -> None:
    """One at a time, to the partner only, until there are none; the question stays open all the while."""
    state = blank(*TEAMS, seats=4, teams="two", phase=phase)
    state.coins = [2, 0, 0, 0]
    if question == ASK_PASS:
        wear(state, piece(state, "hercules"), "eq.shield")
        state.stack[-1] = (TURN, 1)
    elif question == ASK_PLAY:
        hold(state, 0, "ev.tithe")
    elif question == ASK_CREATURE:
        put(state, "wolf", state.at[0])
    state.advance()
    assert state.stack[-1][0] == question
    assert [one for one in state.legal() if COIN <= one < CARD] == [COIN + 2], "to the partner only"
    others = [one for one in state.legal() if one != COIN + 2]
    do(state, COIN + 2, COIN + 2)
    assert state.coins == [0, 0, 2, 0]
    assert state.stack[-1][0] == question
    assert state.legal() == others, "nothing left to give, all else as before"


@pytest.mark.parametrize(
    ("phase", "question"), [(CARDS, ASK_PASS), (MOVEMENT, ASK_MOVER), (CREATURES, ASK_CREATURE)]
)
def test_14_dinars_alone_are_no_reason_to_ask(phase: int, question: int) -> None:
    """Who has nothing to hand over, nobody to move, no creature to send is asked further on."""
    state = blank(*TEAMS, seats=4, teams="two", phase=phase)
    state.coins = [2, 0, 0, 0]
    state.moved |= 1 << piece(state, "hercules")
    if question == ASK_PASS:
        state.stack[-1] = (TURN, 1)
    state.advance()
    assert state.stack[-1][0] != question


@pytest.mark.parametrize("heroes", [1, 2])
def test_d13_one_card_is_drawn_for_each_hero(heroes: int) -> None:
    """1.4: several heroes of one person bring one card each; allies bring none."""
    state = blank(*("hercules", "iolaus", "autolycus", "salmoneus")[: 2 * heroes], phase=CARDS)
    put(state, "hoplite", state.at[0], seat=0)
    state.stack[-1] = (TURN, 1)
    state.advance()
    assert len(state.hands[0]) == heroes
    assert state.hands[1] == ()


def test_r81_reactions_are_for_own_pieces_only() -> None:
    names = ("hercules", "iolaus", "autolycus", "salmoneus")
    state = blank(*names, seats=4, teams="two")
    hold(state, 2, "aegis")
    state.coins[2] = 9
    put(state, "cyclops", state.at[0])
    strike(state, "cyclops", "hercules", "logo", -2)
    assert state.stack[-1][0] != ASK_REACT
    assert state.hurt & 1


def test_r84_the_round_limit_counts_points() -> None:
    state = CGS.start(CGS.setup(2, {"rounds": "12"}, 2))
    while state.actor is not None:
        state.play(DONE if DONE in state.options else state.options[0])
    assert state.round == 12
    assert state.result().reason.key in ("cgs-won-points", "cgs-won-shared")


def test_a3_teams_of_unequal_size_have_equal_heroes_and_turns() -> None:
    plan = CGS.start(CGS.setup(3, {"teams": "two"}, 1)).plan
    assert plan.heroes == (1, 2, 1)
    assert plan.order == (0, 1, 2, 1)


def test_r25_turn_start_functions_are_automatic() -> None:
    state = blank(phase=COMBAT)
    put(state, "mule", state.at[0], seat=1)
    state.advance()
    coins = state.coins[1]
    while state.active != 1:
        do(state, DONE if DONE in state.legal() else state.legal()[0])
    assert state.coins[1] == coins + 1


def test_played_cards_cannot_be_played_twice_in_one_turn() -> None:
    """Ours: a card that comes back in the same turn waits, or draws and gains could go on for ever."""
    state = blank("salmoneus", "iolaus", phase=CARDS)
    (shares,) = hold(state, 0, "ev.tithe")
    state.played |= 1 << shares
    assert plays(state, 0) == []


def test_reaction_cards_are_asked_out_of_turn() -> None:
    state = blank("hercules", "iolaus")
    hold(state, 1, "aegis")
    state.coins[1] = 2
    state.advance()
    rig(state, *action_die("logo"))
    do(state, attack(state, "hercules", "iolaus"))
    assert (state.actor, state.active) == (1, 0)
    assert state.legal() == [react(state, "aegis"), DONE]


@pytest.mark.parametrize(
    ("event", "against"),
    [("shares", False), ("s1.ev.swell", True), ("s1.ev.thief", True)],
    ids=["gains", "hinders", "robs"],
)
def test_a_veto_is_about_me_if_the_card_can_be_turned_against_me(event: str, against: bool) -> None:
    """With the order 'only when I am the target' one is asked about a thief, not about another's gain."""
    state = blank("salmoneus", "hercules", sets="both", phase=CARDS)
    hold(state, 0, event)
    hold(state, 1, "hush")
    state.coins[0], state.coins[1] = 9, 2
    state.advance()
    do(state, play(state, event))
    reaction = state.reaction()
    assert state.actor == 1
    assert reaction is not None
    assert reaction.target is against


def refused(state: CgsState, *refs: str) -> str:
    message = state.refusal(refs)
    assert message is not None, f"{refs} should be refused"
    return message.key


def test_refusals_name_the_rule_that_forbids_it() -> None:
    """8.1 'why not?': water, wall, range, gate, no value, truce, and who must do something else."""
    hero, wolf = "piece:hercules", "piece:s1.cr.wolf"
    state = blank()
    here = state.at[piece(state, "hercules")]
    near = beside(state, here)
    put(state, "wolf", near)
    put(state, "crab", here)
    edge(state, here, near, WALL)
    state.advance()
    assert refused(state, hero, wolf) == "cgs-no-attack-wall"
    put(state, "cr.boar", 80)
    assert refused(state, hero, "piece:s1.cr.boar") == "cgs-no-attack-far"
    assert refused(state, hero, hero) == "cgs-no-attack-friend"
    assert refused(state, wolf) == "cgs-no-creature-now"
    state.set_timed(0, (card(state, "truce") << 4 | 2,))
    state.options = [one for one in state.options if "iolaus" not in str(state.choice(one))]
    assert refused(state, hero, "piece:iolaus") == "cgs-no-attack-truce"
    state = blank()
    mark(state, here, encounter=3)
    lie(state, "toll", here)
    put(state, "wolf", here)
    state.must = (piece(state, "hercules") << 8 | here,)
    state.advance()
    assert refused(state, hero, wolf) == "cgs-no-act-must"
    state.must = ()
    state.fresh = changed(state.fresh, here, state.turn)
    state.stack.pop()
    state.advance()
    assert refused(state, hero, "route:0") == "cgs-no-route-fresh"


def test_refusals_of_steps() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    here = state.at[hero]
    mark(state, 0, "olympus", encounter=5)
    hexes = {d: beside(state, here, d) for d in range(6)}
    edge(state, here, hexes[1], WATER)
    edge(state, here, hexes[2], WALL)
    mark(state, hexes[3], "mountain")
    state.advance()
    do(state, choose(state, "hercules"))
    state.stack[-2] = (3, hero, 1, 0)
    state.options = [one for one in state.options if one != step(3)]
    names = {d: f"hex:{hex // 7}-{hex % 7}" for d, hex in hexes.items()}
    assert hexes[E] == 0
    assert refused(state, names[E]) == "cgs-no-step-gate"
    assert refused(state, names[1]) == "cgs-no-step-water"
    assert refused(state, names[2]) == "cgs-no-step-wall"
    assert refused(state, names[3]) == "cgs-no-step-points"
    assert refused(state, "hex:12-0") == "cgs-no-step-far"
    assert refused(state, "cave") == "cgs-no-cave"
