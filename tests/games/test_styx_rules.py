"""Every vector and every ruling of Styx, named after it (the rulings: docs/styx-rulings.md)."""

import pytest

from obol.games.styx import STYX
from obol.games.styx.components import (
    ABILITIES,
    ABILITY,
    CARDS,
    FIELDS,
    GROUP,
    MATCH,
    NAME,
    SOULS,
    STRENGTH,
    STYX_CARDS,
)
from obol.games.styx.moves import DISCARD, DRAW, FLIP, OVER, PLAY, TAKE, TURN
from obol.games.styx.rules import StyxState
from obol.kernel.chance import Chance
from obol.kernel.words import Event

from .styx_table import (
    LUDOVIC,
    PATRICIA,
    code,
    lay,
    moves,
    owners,
    pointer_of,
    ref,
    soul,
    souls,
    table,
    take,
    targets,
    tops_of,
)


def refused(state: StyxState, *refs: str) -> str:
    message = state.refusal(refs)
    assert message is not None, f"{refs} should be refused"
    return message.key


def events_of(state: StyxState, action: int) -> list[Event]:
    told: list[Event] = []
    state.play(action, told.append)
    return told


def start(seed: int = 1, **options: str) -> StyxState:
    return STYX.start(STYX.setup(2, options, seed))


# Components


def test_box_holds_36_souls_and_six_styx_cards_all_different() -> None:
    assert len({NAME[card] for card in SOULS}) == 36
    assert sorted(STRENGTH[card] for card in STYX_CARDS) == [1, 2, 3, 4, 5, 6]
    assert sorted(GROUP[card] for card in STYX_CARDS) == [0, 1, 2, 3, 4, 5]
    assert [code(card) for card in STYX_CARDS] == ["C1", "F2", "V3", "M4", "T5", "B6"]


def test_abilities_are_a_latin_square_that_fits_the_examples() -> None:
    for group in range(6):
        assert len({ABILITY[card] for card in SOULS if GROUP[card] == group}) == 6
    for strength in range(1, 7):
        assert len({ABILITY[card] for card in SOULS if STRENGTH[card] == strength}) == 6
    known = {"C2": "sd", "B6": "ph", "B3": "sd", "T6": "min", "V5": "min", "M5": "sd"}
    assert {one: ABILITIES[ABILITY[soul(one)]] for one in known} == known


# The worked example, step by step


def example() -> StyxState:
    return table(hand="B3", other="B6", open="T6 F1", deck="C3 V5 V4 M5 C6 C4")


def test_t01_choices_of_the_first_turn() -> None:
    assert moves(example()) == ["take toxic-6", "take fiery-1", "draw deck"]


def test_t02_step_1_targets() -> None:
    state = example()
    state.play(take(state, "T6"))
    assert targets(state, "B3") == "AC"
    assert targets(state, "T6") == "B"


def test_t03_steps_2_and_3_pointer_moves_and_strength_plays_again() -> None:
    state = example()
    state.play(take(state, "T6"))
    state.play(lay("B3", "A"))
    assert (pointer_of(state), owners(state)) == ("sd", "L P L L P")
    assert (state.phase, state.actor, state.chain) == (PLAY, LUDOVIC, 2)
    assert len(state.open) == 1, "nothing is picked up or refilled in between"


def test_t04_steps_3_to_5_second_card_and_refill() -> None:
    state = example()
    for action in (take(state, "T6"), lay("B3", "A")):
        state.play(action)
    assert moves(state) == ["play toxic-6 field:2"]
    state.play(lay("T6", "B"))
    assert (pointer_of(state), owners(state)) == ("min", "L L L L P")
    assert state.hands[LUDOVIC] == []
    assert state.open == souls("F1 C3")
    assert (state.actor, state.phase) == (PATRICIA, TURN)


def after_step_5() -> StyxState:
    state = example()
    for action in (take(state, "T6"), lay("B3", "A"), lay("T6", "B")):
        state.play(action)
    return state


def test_t05_step_6_the_ferrymans_ability_among_what_is_allowed() -> None:
    state = after_step_5()
    state.play(take(state, "F1"))
    assert tops_of(state) == "B3 T6 M4 B6 T5"
    assert targets(state, "B6") == "C"
    assert refused(state, ref("B6"), "field:1") == "styx-no-group"
    assert refused(state, ref("B6"), "field:2") == "styx-no-strength"
    assert refused(state, ref("B6"), "field:4") == "styx-no-both"
    assert refused(state, ref("B6"), "field:5") == "styx-no-extreme-min"
    state.play(lay("B6", "C"))
    assert (pointer_of(state), owners(state)) == ("min", "L L P L P")
    assert state.open == souls("C3 V5")


def after_step_6() -> StyxState:
    state = after_step_5()
    for action in (take(state, "F1"), lay("B6", "C")):
        state.play(action)
    return state


def test_t06_three_blind_draws_leave_the_display_alone() -> None:
    state = after_step_6()
    for _ in range(3):
        state.play(DRAW)
    assert state.open == souls("C3 V5")
    assert state.actor == PATRICIA
    assert state.hands[PATRICIA] == sorted(souls("F1 M5"))


def before_step_7() -> StyxState:
    state = after_step_6()
    for _ in range(3):
        state.play(DRAW)
    return state


def test_t07_step_7_same_ability_stays_and_group_plays_again() -> None:
    state = before_step_7()
    assert tops_of(state) == "B3 T6 B6 B6 T5"
    state.play(take(state, "V5"))
    assert targets(state, "V5") == "A"
    told = events_of(state, lay("V5", "A"))
    assert (pointer_of(state), owners(state)) == ("min", "P L P L P")
    assert [event.key for event in told] == ["styx-capture", "styx-ferry-stays", "styx-again"]
    assert (state.phase, state.actor) == (PLAY, PATRICIA)


def test_t08_steps_8_to_10_four_to_one() -> None:
    state = before_step_7()
    for action in (take(state, "V5"), lay("V5", "A")):
        state.play(action)
    assert targets(state, "M5") == "BCD"
    assert targets(state, "F1") == "AE"
    state.play(lay("M5", "D"))
    assert (pointer_of(state), owners(state)) == ("sd", "P L P P P")
    assert state.scores() == (1, 4)
    assert state.open == souls("C3 C4")
    assert (state.actor, state.hands[PATRICIA]) == (LUDOVIC, souls("F1"))


def test_t09_ferryman_at_no_ability_is_free() -> None:
    state = table(hand="V3 F1", open="T6", phase=PLAY)
    assert targets(state, "V3") == "ABCDE"
    assert targets(state, "F1") == "CDE"
    state.play(lay("V3", "A"))
    assert pointer_of(state) == "none"


def test_t10_same_group_or_strength() -> None:
    state = table("B1 C5 M4 B6 T2", hand="B5", open="F1", pointer="max", phase=PLAY)
    assert targets(state, "B5") == "ABD"


def test_t11_a_soul_that_leaves_nothing_to_play_cannot_be_taken() -> None:
    state = table("F3 C1 F4 B6 T5", open="V2 B1", deck="M6", pointer="max")
    assert moves(state) == ["take brute-1", "draw deck"]
    assert refused(state, ref("V2")) == "styx-no-take-useless"


def test_t12_nothing_legal_discards_from_the_display() -> None:
    state = table("F3 C1 F4 B6 T5", open="V2", deck="", pointer="max")
    assert moves(state) == ["discard vermin-2"]
    state.play(DISCARD)
    assert state.out == tuple(souls("V2"))
    assert state.result().winners == (PATRICIA,)
    assert state.result().scores == (2, 3)


def test_t13_a_hand_of_four_cannot_draw() -> None:
    state = table(hand="C2 C3 T1 T2")
    assert moves(state) == ["take toxic-6", "take fiery-1"]
    assert refused(state, "deck") == "styx-no-draw-full"


def test_t14_all_five_wins_at_once() -> None:
    state = table(own="L P L L L", hand="V5 T1", pointer="sd", phase=PLAY)
    told = events_of(state, lay("V5", "B"))
    assert (state.phase, state.actor) == (OVER, None)
    assert [event.key for event in told] == ["styx-capture", "styx-ferry", "styx-end-all"]
    assert state.result().winners == (LUDOVIC,)


def test_t15_a_chain_of_three() -> None:
    state = table(hand="V5 B3 T1", pointer="sd", phase=PLAY)
    state.play(lay("V5", "B"))
    state.play(lay("B3", "C"))
    assert (state.phase, state.chain, state.actor) == (PLAY, 3, LUDOVIC)


def test_t16_extra_play_without_a_field_ends_the_turn() -> None:
    state = table("F4 C5 F4 B6 T6", hand="C3 M1", open="T1", pointer="max", phase=PLAY)
    assert targets(state, "C3") == "DE"
    told = events_of(state, lay("C3", "E"))
    assert "styx-again-stuck" in [event.key for event in told]
    assert (state.actor, state.phase) == (PATRICIA, TURN)
    assert state.hands[LUDOVIC] == souls("M1")


def test_t17_the_last_open_soul_is_still_played() -> None:
    state = table(open="T6", deck="")
    state.play(take(state, "T6"))
    assert state.actor == LUDOVIC, "the game is not over after taking"
    state.play(lay("T6", "B"))
    assert state.actor is None
    assert state.result().winners == (LUDOVIC,)


def test_t18_smallest_difference() -> None:
    state = table("F3 C4 M5 B6 T4", hand="F4", open="T1", phase=PLAY)
    assert targets(state, "F4") == "C"


def test_t19_the_naive_reading_of_r4_contradicts_the_example() -> None:
    state = after_step_5()
    state.play(take(state, "F1"))
    least = min(STRENGTH[card] for card in state.tops)
    naive = [card for card in state.tops if STRENGTH[card] == least and not MATCH[soul("B6")][card]]
    assert naive == [], "over all five fields the least one is forbidden"
    assert targets(state, "B6") == "C", "the example plays there all the same"


# Rulings


def test_r01_five_of_six_shuffled_styx_cards_in_a_row() -> None:
    rows = set()
    for seed in range(40):
        state = start(seed)
        assert sorted([*state.tops, state.ferryman]) == list(STYX_CARDS)
        rows.add(tuple(state.tops))
    assert len(rows) > 30


def test_r02_each_player_turns_two_cards() -> None:
    state = start()
    assert state.phase == FLIP
    order = []
    for field in (4, 2, 0, 3):
        order.append(state.actor)
        assert field in state.legal()
        state.play(field)
    assert order == [0, 0, 1, 1]
    assert state.phase == TURN


def test_r02_turned_cards_cannot_be_turned_again() -> None:
    state = start()
    state.play(2)
    assert moves(state) == ["flip field:1", "flip field:2", "flip field:4", "flip field:5"]
    assert refused(state, "field:3") == "styx-no-flip-again"
    assert refused(state, "deck") == "styx-no-flip-first"


def test_r02_flips_may_be_left_to_chance() -> None:
    state = start(flips="chance")
    assert state.phase == TURN
    assert sorted(state.scores()) == [2, 3]


def test_r03_the_lowest_of_four_turns_the_fifth() -> None:
    for seed in range(60):
        state = start(seed)
        for field in (0, 1, 2, 3):
            state.play(field)
        lowest = min(range(4), key=lambda field: STRENGTH[state.tops[field]])
        owner = 0 if lowest < 2 else 1
        assert state.owners >> 4 & 1 == owner
        assert state.scores()[owner] == 3
        assert state.actor == 1 - owner, "who holds two fields begins"


def test_r04_forbidden_fields_drop_out_first() -> None:
    state = table("B3 T6 M4 B6 T5", hand="B6", open="F1", pointer="min", phase=PLAY)
    assert targets(state, "B6") == "C"


def test_r05_ph_at_no_ability_obeys_only_the_two_prohibitions() -> None:
    state = table(hand="F1", phase=PLAY)
    assert targets(state, "F1") == "CDE"


def test_r06_same_lifts_the_prohibition_also_for_ph() -> None:
    state = table("B1 C5 M4 B6 T2", hand="T4 B5", open="F1", pointer="same", phase=PLAY)
    assert targets(state, "T4") == "CE", "PH borrows SAME: strength 4 and group toxic"
    assert targets(state, "B5") == "ABD"
    assert refused(state, ref("B5"), "field:3") == "styx-no-match"
    both = table("B5 C1 M4 B6 T2", hand="F6", open="F1", phase=PLAY)
    assert targets(both, "F6") == "D", "matching by strength alone is enough"


def test_r07_chain_is_unlimited_or_two() -> None:
    for limit, phase in ((0, PLAY), (2, TURN)):
        state = table(hand="V5 B3 T1", pointer="sd", phase=PLAY, limit=limit)
        state.play(lay("V5", "B"))
        state.play(lay("B3", "C"))
        assert state.phase == phase
    assert start(chain="two").limit == 2
    assert start().limit == 0


def test_r07_chain_ends_with_an_empty_hand() -> None:
    state = table(hand="V5", pointer="sd", phase=PLAY)
    told = events_of(state, lay("V5", "B"))
    assert "styx-again-empty" in [event.key for event in told]
    assert state.actor == PATRICIA


def test_r08_take_needs_something_to_play() -> None:
    state = table("F3 C1 F4 B6 T5", hand="V2", open="M2 B1", deck="M6", pointer="same")
    assert "take cursed-2" not in moves(state)
    assert "take brute-1" in moves(state)


def test_r09_discard_leaves_phlegyas_and_the_fields_alone() -> None:
    state = table("F3 C1 F4 B6 T5", hand="M1", open="V2 T3", deck="", pointer="same")
    state.tops = souls("F5 C4 F4 B6 C5")
    assert moves(state) == ["discard vermin-2", "discard toxic-3"]
    before = (state.owners, state.pointer)
    state.play(DISCARD + 1)
    assert (state.owners, state.pointer) == before
    assert (state.actor, state.open, state.out) == (PATRICIA, souls("V2"), tuple(souls("T3")))


def test_r10_without_a_deck_no_draw_and_no_refill() -> None:
    state = table(open="T6 F1", deck="")
    assert moves(state) == ["take toxic-6", "take fiery-1"]
    assert refused(state, "deck") == "styx-no-deck"
    state.play(take(state, "T6"))
    state.play(lay("T6", "B"))
    assert (state.open, state.actor) == (souls("F1"), PATRICIA)


def test_r11_all_five_is_checked_after_each_card() -> None:
    state = table(own="L P L L P", hand="V5 T6", pointer="min", phase=PLAY)
    state.play(lay("V5", "B"))
    assert (state.phase, state.chain) == (PLAY, 2), "four fields: the chain goes on"
    state.tops[4] = soul("F1")
    state.play(lay("T6", "E"))
    assert state.phase == OVER


def test_r12_no_draw_is_possible() -> None:
    for seed in range(200):
        state = start(seed, flips="chance")
        chance = Chance(seed)
        while legal := state.legal():
            state.play(chance.pick(legal))
        assert sum(state.scores()) == 5
        assert len(state.result().winners) == 1


def test_r13_an_own_field_may_be_covered() -> None:
    state = example()
    state.play(take(state, "T6"))
    told = events_of(state, lay("B3", "C"))
    assert told[0].key == "styx-cover"
    assert owners(state) == "P P L L P"


def test_r14_styx_cards_count_like_souls() -> None:
    state = table(hand="T6 B1", open="F1", phase=PLAY)
    assert targets(state, "T6") == "B", "the least is the Styx card Carcass 1"
    assert targets(state, "B1") == "E", "the greatest is forbidden by group (Brute 6): Toxic 5 is next"


def test_r15_phlegyas_keeps_his_group_and_strength() -> None:
    state = start(3, flips="chance")
    before = state.ferryman
    chance = Chance(3)
    while legal := state.legal():
        state.play(chance.pick(legal))
        assert state.ferryman == before


def test_r16_pointer_moves_before_the_extra_play() -> None:
    state = table(hand="V4 F1", open="T6", pointer="none", phase=PLAY)
    state.play(lay("V4", "D"))
    assert pointer_of(state) == "max"
    assert targets(state, "F1") == "E", "the ferryman's new ability counts: the greatest of what is allowed"


def test_r17_the_soul_just_taken_may_be_played() -> None:
    state = before_step_7()
    state.play(take(state, "V5"))
    assert lay("V5", "A") in state.legal()


def test_r18_five_in_hand_only_between_taking_and_playing() -> None:
    state = table(hand="C2 C3 T1 T2")
    state.play(take(state, "F1"))
    assert (len(state.hands[LUDOVIC]), state.phase) == (5, PLAY)


def test_r19_what_is_public() -> None:
    state = example()
    state.blind = 1 << soul("B3") | 1 << soul("B6")
    state.play(take(state, "T6"))
    seen = state.view(PATRICIA)
    assert seen["hands"][LUDOVIC]["size"] == 2
    assert [one["card"] for one in seen["hands"][LUDOVIC]["souls"]] == ["toxic-6"]
    assert [one["card"] for one in seen["hands"][PATRICIA]["souls"]] == ["brute-6"]
    watched = state.view(None)
    assert [one["card"] for one in watched["hands"][PATRICIA]["souls"]] == []
    assert "brute-3" not in str(seen)
    assert seen["deck"] == len(state.deck)


def test_r20_covered_cards_may_be_looked_at() -> None:
    state = before_step_7()
    state.play(take(state, "V5"))
    state.play(lay("V5", "A"))
    field = state.view(LUDOVIC)["fields"][0]
    assert field["top"]["card"] == "vermin-5"
    assert field["under"] == ["styx:fiery-2", "soul:brute-3"]


def test_r21_the_view_of_others_does_not_tell_what_can_be_taken() -> None:
    playable = table(hand="B3", other="B6", open="V2 B1", pointer="max")
    helpless = table(hand="M2", other="B6", open="V2 B1", pointer="max")
    for state in (playable, helpless):
        state.blind = (1 << 36) - 1
        state.deck = souls("C3 C4")
    assert playable.view(PATRICIA) == helpless.view(PATRICIA)


def test_r22_full_hand_and_empty_deck_must_take() -> None:
    state = table(hand="C2 C3 T1 T2", deck="")
    assert moves(state) == ["take toxic-6", "take fiery-1"]


@pytest.mark.parametrize(("card", "field"), [("V3", "A"), ("T6", "B")])
def test_r23_phlegyas_stays_for_ph_and_for_the_same_ability(card: str, field: str) -> None:
    state = table(hand=card, open="F1", pointer="min", phase=PLAY, ferryman="C1")
    state.tops[1] = soul("C1")
    told = events_of(state, lay(card, field))
    assert "styx-ferry-stays" in [event.key for event in told]
    assert pointer_of(state) == "min"


def test_r24_differences_are_absolute_and_never_zero() -> None:
    state = table("F1 C6 M3 B2 T5", hand="V4", open="F2", phase=PLAY)
    for card in SOULS:
        for field in FIELDS:
            if ABILITIES[ABILITY[card]] in ("gd", "sd") and state.targets(card) >> field & 1:
                assert STRENGTH[card] != STRENGTH[state.tops[field]]
    assert targets(state, "F5") == "D", "GD: |2-5| beats |6-5| and |3-5|; Fiery 1 is forbidden by group"


# Refusals: each forbidden thing says why


def test_refusals_in_a_turn() -> None:
    state = table(hand="B3", other="B6")
    assert refused(state, ref("B3")) == "styx-no-play-yet"
    assert refused(state, "field:1") == "styx-no-field-yet"
    assert refused(state, "ferryman") == "styx-no-ferry"
    assert refused(state, "mooring:max") == "styx-no-ferry"
    assert refused(state, "back:1-0") == "styx-no-hand"
    assert refused(state, ref("B6")) == "styx-no-hand"
    assert refused(state, "out") == "styx-no-thing"


def test_refusals_while_playing() -> None:
    state = table(hand="B3 V2", phase=PLAY, own="L P L L P")
    state.tops[0] = soul("C3")
    assert refused(state, "deck") == "styx-no-draw-now"
    assert refused(state, ref("T6")) == "styx-no-take-now"
    assert refused(state, "field:1") == "styx-no-card-chosen"
    assert refused(state, ref("V2")) == "styx-no-match-anywhere"
    assert refused(state, ref("C3")) == "styx-no-laid"
    assert refused(state, ref("B3"), "deck") == "styx-no-thing"


def test_refusals_name_the_compared_numbers() -> None:
    state = table(hand="T6", open="F1 V1", phase=PLAY)
    message = state.refusal([ref("T6"), "field:3"])
    assert message is not None
    assert (message.key, message.rule) == ("styx-no-extreme-min", "min")
    assert (message.values["number"], message.values["best"]) == (4, 1)
    assert (message.values["field"], message.values["there"]) == ("field:3", "field:2")


def test_refusal_of_a_soul_with_every_field_forbidden() -> None:
    state = table("B1 B2 M3 C3 F3", hand="B3", phase=PLAY)
    assert refused(state, ref("B3")) == "styx-no-field-anywhere"


def test_refusal_after_the_end() -> None:
    state = table(open="T6", deck="")
    state.play(TAKE)
    state.play(lay("T6", "B"))
    assert refused(state, "deck") == "refusal-over"


def test_every_thing_in_view_is_either_open_or_refused_with_a_known_key() -> None:
    """Touching anything gives a choice or a reason, in every phase of whole games."""
    for seed in range(30):
        state = start(seed)
        chance = Chance(seed)
        while legal := state.legal():
            begun = {state.choice(action).refs[0] for action in legal}
            things = [f"soul:{NAME[card]}" for card in SOULS]
            things += [f"styx:{NAME[card]}" for card in CARDS if card not in SOULS]
            things += ["deck", "open", "out", "ferryman", "hand:0", "hand:1", "back:1-0", "seat:0"]
            things += [f"field:{field + 1}" for field in FIELDS]
            for thing in things:
                message = state.refusal([thing])
                assert (message is None) == (thing in begun)
                assert message is None or message.key.startswith("styx-no-")
            state.play(chance.pick(legal))
