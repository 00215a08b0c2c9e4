"""Every vector of the specification, V01 to V48, named after it."""

from fractions import Fraction
from typing import Any

import pytest

from obol.games.cgs import CGS
from obol.games.cgs.box import box
from obol.games.cgs.cardplay import price
from obol.games.cgs.components import ROAD, WALL, WATER
from obol.games.cgs.entering import go
from obol.games.cgs.fights import start_strike
from obol.games.cgs.layout import LAYOUTS, grid
from obol.games.cgs.moves import CARDS, CREATURES, DONE, MOVEMENT, OVER, TURN_TILE
from obol.games.cgs.reach import CLOSE, FAR, chances, defence_value, lines, modes, odds, value
from obol.games.cgs.rules import CgsState
from obol.games.cgs.trials import need, start_check
from obol.games.cgs.vocabulary import BY_MELEE, BY_RANGED, COMMAND, DEFENCE, SPEED
from obol.games.cgs.walking import steps

from .cgs_table import (
    E,
    action_die,
    attack,
    attempt,
    beast,
    beside,
    blank,
    choose,
    do,
    edge,
    hold,
    keys_of,
    lie,
    link,
    mark,
    next_encounters,
    piece,
    play,
    put,
    react,
    reprinted,
    rig,
    rotate,
    standard_die,
    step,
    tile,
    wear,
)


def test_v01_six_borders_of_three_edges() -> None:
    star = grid("star", 0)
    for other in range(1, 7):
        shared = [(a, b) for a, b in star.beside if a // 7 == 0 and b // 7 == other]
        assert len(shared) == 3


def test_v02_star_has_13_tiles_and_91_hexes() -> None:
    star = grid("star", 0)
    assert star.places == 13
    assert len(set(star.spots)) == 91
    assert len(set(grid("grand", 0).spots)) == 133
    assert len(set(grid("rosette", 0).spots)) == 49


def test_v03_start_positions_of_two_three_and_four() -> None:
    slots = LAYOUTS["star"].slots
    assert (slots[2], slots[3], slots[4]) == ((1, 4), (1, 3, 5), (1, 2, 4, 5))
    assert LAYOUTS["grand"].slots[8] == (1, 3, 4, 6, 7, 9, 10, 12)


def test_v04_an_outer_tile_of_the_star_touches_two_inner_tiles() -> None:
    star = grid("star", 0)
    for outer in range(7, 13):
        touched = {b // 7 for a, b in star.beside if a // 7 == outer} - {outer}
        assert len(touched) == 2
        assert all(1 <= place <= 6 for place in touched)


@pytest.mark.parametrize(("strength", "defence", "sixths"), [(6, 4, 5), (6, 7, 2), (7, 7, 3)])
def test_v05_chances_to_hit(strength: int, defence: int, sixths: int) -> None:
    assert Fraction(chances(blank(), strength, defence), 6) == Fraction(sixths, 6)


def test_v06_the_logo_always_hits() -> None:
    assert chances(blank(), 6, 99) == 1


def test_v07_command_limits_support() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    for name in ("hoplite", "wrestler", "runner", "elder"):
        put(state, name, here, seat=0)
    put(state, "cyclops", here)
    state.advance()
    do(state, attack(state, "hercules", "cyclops"))
    for name in ("hoplite", "wrestler", "runner"):
        assert choose(state, "elder") in state.legal()
        told = do(state, choose(state, name))
        assert keys_of(told)[0] == "cgs-support"
    assert not state.acted >> piece(state, "elder") & 1, "the fourth may not support, so it keeps its action"
    assert state.acted >> piece(state, "runner") & 1


def test_v08_check_succeeds_on_value_plus_modifier_or_less() -> None:
    for die in range(1, 7):
        state = blank("salmoneus", "iolaus")
        start_check(state, piece(state, "salmoneus"), 2, -2)
        rig(state, *standard_die(die))
        state.advance()
        assert bool(state.answer) == (die <= 3)


def cards_over_rounds(lasts: int) -> list[int]:
    """The timer of a card after each own card phase, until it is gone."""
    state = blank(phase=CARDS)
    one = state.plan.box.cards[hold(state, 0, "truce")[0]]
    number = state.plan.box.cards.index(one)
    state.hands[0] = ()
    state.set_timed(0, (number << 4 | lasts,))
    found = []
    state.advance()
    while state.timed[0]:
        turn = state.turn
        while state.turn < turn + 2:  # the other player's turn, then the own card phase again
            do(state, DONE if DONE in state.legal() else state.legal()[0])
        found.append(state.timed[0][0] & 15 if state.timed[0] else 0)
    assert number in state.out or number in state.deck or any(number in hand for hand in state.hands)
    return found


def test_v09_timer_three_counts_two_one_and_is_discarded() -> None:
    assert cards_over_rounds(3) == [2, 1, 0]


def test_v10_timer_one_ends_in_the_next_card_phase() -> None:
    assert cards_over_rounds(1) == [0]


@pytest.mark.parametrize(
    ("points", "opened"), [((8, 7, 0), True), ((8, 8, 0), False), ((7, 3, 0), False), ((9, 8, 8), True)]
)
def test_v11_gate(points: tuple[int, ...], opened: bool) -> None:
    state = blank("hercules", "iolaus", "autolycus", seats=3)
    for side, total in enumerate(points):
        hex = 50 + side
        mark(state, hex, encounter=total)
        state.banner[hex] = side if total else -1
    assert state.gate(0) == opened


def test_v12_the_step_into_olympus_needs_the_lead() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    mark(state, 0, "olympus", encounter=5)
    state.at[hero] = beside(state, 0)
    for side, hex in ((0, 50), (1, 51)):
        mark(state, hex, encounter=8)
        state.banner[hex] = side
    west = step(3)
    assert west not in steps(state, hero, 2, 0)
    mark(state, 50, encounter=9)
    assert west in steps(state, hero, 2, 0)


def test_v13_nothing_attacks_into_or_out_of_olympus() -> None:
    state = blank()
    mark(state, 0, "olympus")
    wolf = put(state, "fledgling", 0)
    hero = piece(state, "hercules")
    state.at[hero] = beside(state, 0)
    assert modes(state, hero, wolf) == modes(state, wolf, hero) == 0
    state.at[hero] = 0
    assert modes(state, hero, wolf) == CLOSE, "inside, they may fight each other"


def test_v14_reach_by_distance() -> None:
    state = blank()
    here = state.at[0]
    near = beside(state, here)
    far = beside(state, near)
    assert [lines(state, here, other) for other in (here, near, far)] == [CLOSE, CLOSE | FAR, FAR]
    assert lines(state, here, beside(state, far)) == 0


def test_v15_water_and_wall_between_neighbours() -> None:
    state = blank()
    here = state.at[0]
    near = beside(state, here)
    edge(state, here, near, WATER)
    assert lines(state, here, near) == FAR
    edge(state, here, near, WALL)
    assert lines(state, here, near) == 0, "no shooting round it"


def test_v16_walls_on_every_line() -> None:
    state = blank()
    here = state.at[0]
    far = beside(state, beside(state, here))
    for _, middle, _ in state.plan.grid.across[here, far]:
        assert lines(state, here, far) == FAR
        edge(state, here, middle, WALL)
    assert lines(state, here, far) == 0


def test_v17_forest_helps_against_ranged_only() -> None:
    state = blank("iolaus", "hercules")
    a, d = piece(state, "iolaus"), put(state, "wolf", beside(state, state.at[0]))
    before = [odds(state, a, d, mode) for mode in (BY_MELEE, BY_RANGED)]
    mark(state, state.at[d], "forest")
    after = [odds(state, a, d, mode) for mode in (BY_MELEE, BY_RANGED)]
    assert after == [before[0], before[1] - 1]
    wear(state, a, "eagle")
    assert defence_value(state, a, d, BY_RANGED) == value(state, d, DEFENCE)


def test_v18_cave_link_is_adjacent_and_caves_shorten_shots() -> None:
    state = blank()
    hero = piece(state, "hercules")
    exit = state.plan.grid.first_cave * 7 + 1
    link(state, state.at[hero], exit)
    creature = put(state, "fledgling", exit)
    assert modes(state, hero, creature) == CLOSE | FAR
    state.at[creature] = exit - 1
    assert modes(state, hero, creature) == 0


def test_v19_a_cave_has_no_outside() -> None:
    star = grid("star", 2)
    first = star.first_cave * 7
    for hex in range(first, first + 7):
        assert all(other // 7 == star.first_cave for other in star.around[hex])


def test_v20_road_into_a_mountain() -> None:
    state = blank(phase=MOVEMENT)
    hero = piece(state, "hercules")
    here = state.at[hero]
    near = beside(state, here)
    mark(state, near, "mountain")
    edge(state, here, near, ROAD)
    assert step(E) in steps(state, hero, 1, 0)
    assert steps(state, hero, 0, 0) == [step(E)]
    assert step(E) not in steps(state, hero, 1, 1)
    assert step(E) in steps(state, hero, 2, 1)
    state.advance()
    do(state, choose(state, "hercules"), step(E))
    assert state.stack[-2][2:] == (2, 1), "no point spent, the road is used"
    state = blank(phase=MOVEMENT)
    mark(state, near, "mountain")
    edge(state, here, near, ROAD)
    state.mods = ((hero, SPEED, 1, 0),)  # with three points one is left
    state.advance()
    do(state, choose(state, "hercules"))
    state.stack[-2] = (*state.stack[-2][:3], 1)
    do(state, step(E))
    assert state.at[hero] == near
    assert state.stack[-2][2:] == (1, 1), "both points of the mountain are spent"


def explorer(turn: int) -> tuple[CgsState, int]:
    """Hercules beside a face-down tile whose shared edge bears a river when it is turned by ``turn``."""
    state = blank(phase=MOVEMENT)
    place = 1
    state.turned[place] = -1
    state.tiles[place] = tile(state.plan.box, "lerna")  # water 2>1
    hero = piece(state, "hercules")
    state.turned[0] = 0
    state.survey()
    for hex in range(7):
        for d in range(6):
            other = state.plan.grid.next[hex * 6 + d]
            if other // 7 == place and other % 7 == (2 - 1 + turn) % 6 + 1 and (1 + turn) % 6 == (d + 3) % 6:
                state.at[hero] = hex
                state.advance()
                return state, d
    raise LookupError


def test_v21_a_river_on_the_crossed_edge_ends_the_movement() -> None:
    for turn in range(6):
        try:
            state, d = explorer(turn)
        except LookupError:
            continue
        hero = piece(state, "hercules")
        here = state.at[hero]
        told = do(state, choose(state, "hercules"), step(d))
        assert state.legal() == [TURN_TILE + n for n in range(6)]
        told = do(state, rotate(turn))
        assert state.at[hero] == here
        assert state.turned[1] == turn
        assert "cgs-blocked" in keys_of(told)
        assert state.moved >> hero & 1
        return
    raise AssertionError("no rotation brings the river to this border")


def test_v22_no_exploring_without_a_point() -> None:
    state, d = next(found for turn in range(6) if (found := _try_explorer(turn)))
    hero = piece(state, "hercules")
    assert step(d) in steps(state, hero, 1, 0)
    assert step(d) not in steps(state, hero, 0, 0)


def _try_explorer(turn: int) -> tuple[CgsState, int] | None:
    try:
        return explorer(turn)
    except LookupError:
        return None


def enter(state: CgsState, name: str, hex: int) -> list[str]:
    """Put a character into a hex, and what was told until the next decision."""
    told: list[object] = []
    go(state, piece(state, name), hex, "put", told.append)  # type: ignore[arg-type]
    state.advance(told.append)  # type: ignore[arg-type]
    return [event.key for event in told]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("side", "drawn"), [(0, False), (1, True), (-1, True)])
def test_v23_the_own_banner_keeps_an_indicator_asleep(side: int, drawn: bool) -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, encounter=3)
    state.banner[60] = side
    next_encounters(state, "toll")
    assert ("cgs-encounter-trial" in enter(state, "hercules", 60)) == drawn


def test_v24_an_undefeated_creature_keeps_its_indicator_asleep() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, creature=1)
    put(state, "wolf", 60)
    assert "cgs-activate-creature" not in enter(state, "hercules", 60)
    assert not state.moved & 1, "an old obstacle can be passed (R34)"


def trial_at(number: int, *following: str, first: str = "toll") -> CgsState:
    """Hercules stands before an open trial of value 2 on an indicator."""
    state = blank()
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=number)
    lie(state, first, here)
    next_encounters(state, *following)
    state.coins[0] = 4
    state.advance()
    return state


def test_v25_a_beaten_card_brings_the_next_but_no_second_attempt() -> None:
    state = trial_at(3, "market")
    here = state.at[piece(state, "hercules")]
    put(state, "hoplite", here, seat=0)
    put(state, "wolf", here)
    do(state, attempt(state, "hercules", 2))  # pay 4
    assert state.coins[0] == 2
    assert state.plan.box.encounters[state.top[here]].id == "s1.en.market"
    assert state.fresh[here] == state.turn
    kinds = {state.choice(action).kind for action in state.legal()}
    assert kinds == {"attack", "action-done"}, "nobody may try it this turn (R49)"


def test_v26_the_next_turn_completes_the_indicator() -> None:
    state = trial_at(3, "market")
    here = state.at[piece(state, "hercules")]
    put(state, "hoplite", here, seat=0)
    put(state, "wolf", here)
    do(state, attempt(state, "hercules", 2))
    state.turn += 2
    state.acted = 0
    state.stack = [(1, 2), (2, 6)]
    state.advance()
    coins = state.coins[0]
    do(state, attempt(state, "hercules", 1))  # pay 2
    assert state.coins[0] == coins - 2 + 1
    assert state.banner[here] == 0
    assert state.won[here] == ()
    assert state.points(0) == 3


def test_v27_a_foreign_banner_doubles_the_need() -> None:
    state = blank()
    mark(state, 60, encounter=3)
    state.banner[60] = 1
    assert (need(state, 60, 0), need(state, 60, 1)) == (6, 3)


def test_v28_special_then_trial() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, encounter=3)
    next_encounters(state, "jar", "toll")
    enter(state, "hercules", 60)
    assert state.coins[0] == 3
    assert state.plan.box.encounters[state.top[60]].id == "s1.en.toll"
    assert (piece(state, "hercules") << 8 | 60) in state.must


def test_v29_a_squall_ends_the_drawing() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, encounter=3)
    next_encounters(state, "storm", "toll")
    enter(state, "hercules", 60)
    assert state.at[piece(state, "hercules")] != 60
    assert state.top[60] == -1


def test_v30_an_encounter_creature_beaten_by_a_counter_attack() -> None:
    state = blank("salmoneus", "hercules", phase=CREATURES)
    hex = beside(state, state.at[0])
    mark(state, hex, encounter=2)
    put(state, "raider", hex)
    rig(state, *action_die(-2, 2))  # the raider misses, Hercules strikes back
    state.advance()
    do(state, beast(state, "raider", "hercules"))
    if state.actor == 1:
        do(state, state.legal()[0])  # melee
    assert state.banner[hex] == 1
    assert state.coins[1] == 2
    assert state.at[piece(state, "hercules")] != hex


def test_v31_a_hero_hit_twice_goes_to_camp() -> None:
    state = blank("salmoneus", "hercules")
    hero = piece(state, "hercules")
    wear(state, hero, "sword")
    for beaten in (False, True):
        put(state, "cyclops", state.at[hero])
        rig(state, *action_die("logo"))
        start_strike(state, piece(state, "cyclops"), hero, BY_MELEE)
        state.at[piece(state, "salmoneus")] = 80
        state.advance()
        assert bool(state.hurt >> hero & 1) != beaten
        assert (state.at[hero] == state.camps[1]) == beaten
    assert len(state.gear[hero]) == 1, "what he carries stays his (R55)"


def test_v32_a_wounded_ally_that_is_hit_is_gone() -> None:
    state = blank("salmoneus", "hercules")
    ally = put(state, "hoplite", state.at[0], seat=1)
    wear(state, ally, "eq.shield")
    state.hurt |= 1 << ally
    put(state, "cyclops", state.at[0])
    rig(state, *action_die("logo"))
    start_strike(state, piece(state, "cyclops"), ally, BY_MELEE)
    state.advance()
    assert state.at[ally] == -1
    assert ally not in state.own[1]
    assert {state.plan.box.cards[one].id for one in state.out} == {"s1.ally.hoplite", "s1.eq.shield"}


def test_v33_a_second_weapon_throws_out_the_first() -> None:
    state = blank(phase=CARDS)
    hero = piece(state, "hercules")
    wear(state, hero, "sword")
    hold(state, 0, "spear")
    state.coins[0] = 3
    state.advance()
    do(state, play(state, "spear", "hercules"))
    assert [state.plan.box.cards[one].id for one in state.gear[hero]] == ["s1.eq.spear"]
    assert [state.plan.box.cards[one].id for one in state.out] == ["s1.eq.sword"]


@pytest.mark.parametrize(("number", "cost"), [(2, 1), (5, 0)])
def test_v34_card_indicators_make_equipment_cheaper(number: int, cost: int) -> None:
    state = blank(phase=CARDS)
    hero = piece(state, "hercules")
    mark(state, state.at[hero], card=number)
    (shield,) = hold(state, 0, "eq.shield")
    assert price(state, shield, hero) == cost


def test_v35_counter_attacks() -> None:
    state = blank("iolaus", "hercules")
    here = state.at[0]
    put(state, "crab", beside(state, beside(state, here)))
    state.advance()
    rig(state, *action_die(-2))
    told = do(state, attack(state, "iolaus", "crab", "ranged"))
    assert keys_of(told).count("cgs-attack-counter") == 0
    state = blank("iolaus", "hercules")
    put(state, "crab", beside(state, here))
    state.advance()
    rig(state, *action_die(-2, -2))
    told = do(state, attack(state, "iolaus", "crab"))
    assert keys_of(told).count("cgs-attack-counter") == 1


def test_v36_pack_brings_two_and_returns_with_its_creature() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, creature=1)
    pack = next(n for n, one in enumerate(state.plan.box.counters) if one.id == "s1.ru.pack")
    bag = state.bags[1]
    rig(state, (len(bag), bag.index(pack)))
    told = enter(state, "hercules", 60)
    assert told.count("cgs-creature") >= 2
    assert told.count("cgs-attack-surprise") >= 2
    tied = [one for one in range(len(state.at)) if pack in state.tied[one]]
    assert len(tied) <= 1, "it is tied to the first creature that came of it"
    assert (pack in state.bags[1]) != bool(tied), "it returns together with that creature"
    if tied:
        start_strike(state, piece(state, "hercules"), tied[0], BY_MELEE)
        rig(state, *action_die("logo"))
        state.advance()
        assert pack in state.bags[1]


def test_v37_an_empty_stack_has_no_effect() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, creature=3)
    state.bags[3] = ()
    assert "cgs-bag-empty" in enter(state, "hercules", 60)
    assert not state.moved & 1


def test_v38_deserted_lair_gives_a_banner() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 60, creature=1)
    lair = next(n for n, one in enumerate(state.plan.box.counters) if one.id == "s1.ru.empty")
    rig(state, (len(state.bags[1]), state.bags[1].index(lair)))
    enter(state, "hercules", 60)
    assert state.banner[60] == 0
    assert state.points(0) == 1
    assert lair in state.bags[1]


def test_v39_aegis_against_a_hit() -> None:
    state = blank("salmoneus", "hercules")
    hero = piece(state, "hercules")
    (aegis,) = hold(state, 1, "aegis")
    state.coins[1] = 2
    put(state, "cyclops", state.at[hero])
    state.at[piece(state, "salmoneus")] = 80
    rig(state, *action_die("logo"))
    start_strike(state, piece(state, "cyclops"), hero, BY_MELEE)
    state.advance()
    assert state.actor == 1
    do(state, react(state, "aegis"))
    assert not state.hurt >> hero & 1
    assert state.coins[1] == 0
    assert aegis in state.out


def test_v40_an_empty_draw_pile_is_made_of_the_discard() -> None:
    state = blank(phase=CARDS)
    state.out, state.deck = state.deck[:3], []
    assert state.draw(0, None)
    assert len(state.deck) == 2
    assert state.out == []
    state.deck = []
    assert not state.draw(0, None), "no card when both are empty (R15)"


def test_v41_loot_and_reward() -> None:
    state = blank()
    hero = piece(state, "hercules")
    foe = put(state, "lamia", beside(state, state.at[hero]))
    wear(state, foe, "eq.shield")
    state.advance()
    rig(state, *action_die("logo"))
    do(state, attack(state, "hercules", "lamia"))
    assert state.coins[0] == 2
    assert [state.plan.box.cards[one].id for one in state.gear[hero]] == ["s1.eq.shield"]


def test_v42_teams_share_banners_points_and_camp() -> None:
    state = blank("hercules", "iolaus", "autolycus", "salmoneus", seats=4, teams="two", phase=MOVEMENT)
    mark(state, 60, encounter=3)
    state.banner[60] = 0
    next_encounters(state, "toll")
    assert "cgs-activate-encounter" not in enter(state, "autolycus", 60)
    assert state.plan.side == (0, 1, 0, 1)
    assert state.scores() == (3, 0, 3, 0)
    assert len(state.camps) == 2


def test_v43_a_trial_drawn_this_turn_must_be_tried() -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    mark(state, here, encounter=3)
    lie(state, "toll", here)
    state.must = (piece(state, "hercules") << 8 | here,)
    put(state, "wolf", here)
    state.advance()
    assert state.legal() == [attempt(state, "hercules", 0), attempt(state, "hercules", 1)]


def test_v44_camp_on_thebes() -> None:
    state = CGS.start(CGS.setup(2, {"sets": "set1"}, 1))
    place = state.plan.grid.layout.start_places(2)[0]
    thebes = tile(state.plan.box, "thebes")
    state.tiles[place] = thebes
    state.turned[place] = 0
    state.survey()
    ground = state.ground
    free = [n for n in range(7) if not ground.encounter[place * 7 + n] and not ground.creature[place * 7 + n]]
    assert free == [1, 2, 3, 4, 6]


def test_v45_the_shield_bearer_takes_the_hit() -> None:
    state = blank("salmoneus", "hercules")
    hero = piece(state, "hercules")
    bearer = put(state, "ally.shield", state.at[hero], seat=1)
    put(state, "cyclops", state.at[hero])
    state.at[piece(state, "salmoneus")] = 80
    rig(state, *action_die("logo", -2))
    start_strike(state, piece(state, "cyclops"), hero, BY_MELEE)
    state.advance()
    assert state.actor == 1
    do(state, 90)
    assert state.hurt >> bearer & 1
    assert not state.hurt >> hero & 1


@pytest.mark.parametrize(("dice", "total"), [((1, 1, 1), 3), ((2, 3, 5), 10), ((6, 6, 6), 18)])
def test_v46_three_throws_add_up(dice: tuple[int, ...], total: int) -> None:
    """No word throws several dice at once; ``roll`` three times in a row is three throws."""
    rows = [{"upto": face, "do": [{"op": "gain", "n": face}]} for face in range(1, 7)]
    jackpot: dict[str, Any] = {"id": "x.dice", "name": dict.fromkeys(("de", "en", "fr"), "x")}
    jackpot |= {"do": [{"op": "roll", "table": rows}] * 3}
    content = reprinted(lambda data: {"special": [*data["special"], jackpot]})
    state = blank(phase=MOVEMENT, content=content)
    mark(state, 60, encounter=2)
    next_encounters(state, "x.dice", "toll")
    rig(state, *standard_die(*dice))
    assert enter(state, "hercules", 60).count("cgs-roll") == 3
    assert state.coins[0] == total


def test_v46_the_standard_die_has_six_faces() -> None:
    """Each is thrown alike: a check of value n succeeds with n of them."""
    assert box(("set1",)).standard_die == (1, 2, 3, 4, 5, 6)
    state = blank()
    hero = piece(state, "hercules")
    for die in range(1, 7):
        rig(state, *standard_die(die))
        start_check(state, hero, COMMAND, 0)
        state.advance()
        assert state.answer == (die <= value(state, hero, COMMAND) == 3)


def test_v47_threshold_option() -> None:
    state = blank(threshold="5")
    mark(state, 50, encounter=5)
    state.banner[50] = 0
    assert state.gate(0)


@pytest.mark.parametrize("helped", [False, True])
def test_v48_support_turns_a_miss_into_a_hit(helped: bool) -> None:
    state = blank()
    here = state.at[piece(state, "hercules")]
    foe = put(state, "chimera", here)
    if helped:
        put(state, "hoplite", here, seat=0)
    state.at[piece(state, "iolaus")] = 80
    state.advance()
    rig(state, *action_die(0, -2))
    do(state, attack(state, "hercules", "chimera"))
    if helped:
        do(state, choose(state, "hoplite"))
    assert (state.at[foe] == -1) == helped


def test_phases_end_the_game_when_olympus_is_overcome() -> None:
    state = blank(phase=MOVEMENT)
    mark(state, 0, "olympus", encounter=5)
    state.plant(0, 1, None)
    state.advance()
    assert state.phase == OVER
    assert state.result().winners == (1,)
