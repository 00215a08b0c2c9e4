"""The rulings of Strife of Gods on what champions do, named after each."""

import pytest

from obol.games.strife.components import CHAMPION
from obol.games.strife.scoring import judge

from .strife_table import (
    asked,
    front,
    keys,
    legal,
    middle,
    names,
    play,
    refused,
    removed,
    ring,
    table,
)


@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("gap:1-ccw", "R1 G1 R5 _ B2 B3 _ Y1 Y5"),
        ("gap:1-cw", "R1 G1 _ R5 B2 B3 _ Y1 Y5"),
        ("gap:2-ccw", "R1 G1 __ B2 B3 R5 _ Y1 Y5"),
        ("gap:2-cw", "R1 G1 __ B2 B3 _ R5 Y1 Y5"),
    ],
)
def test_r09_a_card_laid_back_never_closes_the_gap(place: str, after: str) -> None:
    state = table("R1 G1 _ Amitiel B2 B3 _ Y1 Y5", "R5")
    play(state, "Amitiel", "R5", place)
    assert ring(state) == after
    assert state.gaps.bit_count() == 2


def test_r09_a_gap_over_the_last_place_has_its_two_ends_too() -> None:
    state = table("_ G1 Amitiel _ B2 B3 _", "R5")
    play(state, "Amitiel", "R5", "gap:1-cw", "G1")
    assert ring(state).startswith("R5 ___ B2 B3 _")


def test_r10_rogmesh_needs_one_unblocked_end_and_removes_inside() -> None:
    state = table("R1 G1 _ Rogmesh B2 #B3 _ Y1 Y5 #Y4 _ #Y3 R4 #R2 _")
    play(state, "Rogmesh")
    assert refused(state, "gap:3") == "dead-gap"
    assert legal(state) == names("gap:1 gap:2 gap:4")
    play(state, "gap:2")
    assert "#B3 _ #Y1" in ring(state)
    assert legal(state) == names("Y5 R4")
    assert refused(state, "B2") == "edge-target"


def test_r10_without_an_interior_number_any_may_be_removed() -> None:
    state = table("R1 _ Rogmesh B2 _ Y1 _")
    play(state, "Rogmesh", "gap:1")
    assert legal(state) == {"Y1"}
    play(state, "Y1")
    assert ring(state) == "#R1 __ #B2 ___"


def test_r10_the_two_parts_are_independent() -> None:
    state = table("#R1 _ Rogmesh #B2 Y1 #G1")
    told = play(state, "Rogmesh")
    assert keys(told)[-1] == "idle-gap"
    assert (asked(state), legal(state)) == ("rogmesh-tear", {"Y1"})
    state = table("R1 _ Rogmesh #B2")
    told = play(state, "Rogmesh", "gap:1")
    assert keys(told)[-3:] == ["block", "gap-shut", "idle-ring"]
    assert state.actor == 1


def test_r10_rogmesh_with_both_parts_impossible_is_the_card_of_the_turn() -> None:
    state = table("#R1 _ Rogmesh #B2 Gurak #B3")
    told = play(state, "Rogmesh")
    assert keys(told)[-2:] == ["idle-gap", "idle-ring"]
    assert (ring(state), front(state, 0)) == ("#R1 __ #B2 Gurak #B3", {"Rogmesh"})
    assert (state.actor, state.stack) == (1, ())


def test_r12_a_champion_without_effect_is_the_card_of_the_turn() -> None:
    state = table("R1 G1 _ Celestia B2 B5", "", "B4")
    told = play(state, "Celestia")
    assert keys(told)[-2:] == ["resolve", "idle-own"]
    assert front(state, 0) == {"Celestia"}
    assert (state.actor, state.stack) == (1, ())


def test_r13_christoph_in_the_ring_is_a_champion_like_any() -> None:
    state = table("R1 G1 _ Christoph B2 B3 Y1 Y5", numbers="G4 G5")
    play(state, "Christoph", "B3")
    assert "Christoph" not in legal(state), "he lies inside"
    play(state, "B2")
    assert "Christoph" in legal(state)
    play(state, "Christoph", "R1")
    assert front(state, 2) == {"G5"}, "his effect anew, for whoever takes him"


def test_r15_a_champion_taken_by_an_effect_resolves_at_once() -> None:
    state = table("R1 G1 _ Amitiel B2 B3 _ Muriel Y1", "R5 Y5")
    play(state, "Amitiel", "R5", "gap:1-ccw", "Muriel")
    assert [frame[0] for frame in state.stack] == [CHAMPION + 2, CHAMPION + 1]
    play(state, "Y5", "Y1")
    assert front(state, 0) == names("Amitiel Muriel Y1")
    assert state.actor == 1


def test_r16_with_an_empty_pile_the_exchange_is_off() -> None:
    for champion in ("Christoph", "Remial", "Arcohn"):
        state = table(f"R1 G1 _ {champion} B2 B5", "R5", "B4")
        assert keys(play(state, champion))[-1] == "idle-numbers"
        assert front(state, 0) == {"R5", champion}
        assert front(state, 1) == {"B4"}


def test_r16_with_one_card_left_it_is_used() -> None:
    state = table("R1 G1 _ Myriani B2 B5", numbers="G3")
    told = play(state, "Myriani")
    assert legal(state) == {"G3"}
    assert keys(told)[-2:] == ["reveal", "pile-empty"]
    play(state, "G3")
    assert (front(state, 0), removed(state)) == ({"G3"}, {"Myriani"})
    state = table("R1 G1 _ Ana B2 B5", numbers="G3")
    play(state, "Ana", "G3")
    assert (middle(state), removed(state)) == ("G3", set())
    state = table("R1 G1 _ Grongurd B2 B5", numbers="G3")
    play(state, "Grongurd", "G3")
    assert (front(state, 0), removed(state)) == ({"G3"}, {"Grongurd"})


def test_r19_a_resolved_champion_is_inert() -> None:
    state = table("R1 G1 _ Gurak B2 B5", "", "Misha B4")
    play(state, "Gurak")
    assert legal(state) == {"B4"}
    assert refused(state, "Misha") == "inert"


def test_r19_literally_read_every_card_is_a_card() -> None:
    state = table("R1 G1 _ Celestia B2 B5", "", "Misha B4", inert=False)
    play(state, "Celestia")
    assert legal(state) == {"Celestia"}, "she may give herself away"
    play(state, "Celestia")
    assert legal(state) == names("Misha B4")
    play(state, "Misha")
    assert (front(state, 0), front(state, 1)) == ({"Misha"}, names("Celestia B4"))
    assert state.actor == 1, "a champion that changes hands has acted already"


def test_r19_literally_read_a_champion_in_the_middle_shows_no_number() -> None:
    state = table("R2 _ Muriel B3 _ Y4 _", "Misha", "R5", inert=False, middle="Y1")
    play(state, "Muriel", "Misha", "B3")
    assert middle(state) == "#Y1 Misha"
    assert judge(state).low == 2


def test_r21_an_effect_must_be_carried_out() -> None:
    state = table("R1 G1 _ Gurak B2 B5", "", "", "R5")
    play(state, "Gurak")
    assert legal(state) == {"R5"}, "there is no way to decline"


def test_r26_amitiel_never_takes_back_what_he_laid() -> None:
    state = table("R1 G1 _ Amitiel B2 #B3", "R5")
    play(state, "Amitiel", "R5", "gap:1-ccw")
    assert refused(state, "R5") == "returned"
    assert legal(state) == {"B2"}


def test_r26_placements_that_leave_no_other_edge_are_not_offered() -> None:
    state = table("R1 #G1 _ Amitiel B2 #B3 _ #Y1 Y5", "R5")
    play(state, "Amitiel", "R5")
    assert legal(state) == names("gap:1-ccw gap:2-ccw gap:2-cw")
    assert refused(state, "gap:1-cw") == "last-edge"
    state = table("R1 #G1 _ Amitiel #B2 B3", "R5")
    assert keys(play(state, "Amitiel"))[-1] == "idle-end"


def test_r27_durboc_is_a_blocked_end_if_the_number_lay_at_a_gap() -> None:
    state = table("R1 G1 _ Durboc B2 B5 Y2 _ Y1 Y5")
    play(state, "Durboc", "B2")
    assert ring(state) == "R1 G1 __ #Durboc B5 Y2 _ Y1 Y5"
    assert state.gaps.bit_count() == 2, "no gap arises in his place"
    assert refused(state, "Durboc") == "blocked"


def test_r28_the_acting_player_chooses_for_arcohn_and_the_victim_draws_blind() -> None:
    state = table("R1 G1 _ Arcohn B2 B5", "", "B4", "Y4", numbers="G3 G5")
    play(state, "Arcohn", "Y4")
    assert state.actor == 0
    play(state, "gap:1-ccw")
    assert front(state, 2) == {"G3"}, "the top card"
    assert state.actor == 1


def test_r29_a_victim_has_as_many_cards_as_before() -> None:
    for champion, then in (("Remial", ["B4"]), ("Arcohn", ["B4", "gap:1-cw"]), ("Zakum", ["B4", "R1"])):
        state = table(f"R1 G1 _ {champion} B2 B5", "", "B4 Y1", numbers="G3 G5")
        play(state, champion, *then)
        assert len(front(state, 1)) == 2


def test_r32_the_place_of_a_taken_champion_is_a_gap_during_its_effect() -> None:
    state = table("R1 G1 _ Misha B2 B5")
    play(state, "Misha")
    assert legal(state) == names("G1 B2"), "B2 is at the gap that Misha left"


def test_r34_misha_cannot_move_a_champion() -> None:
    state = table("R1 G1 _ Misha B2 B5 _ Gurak Y1")
    play(state, "Misha")
    assert refused(state, "Gurak") == "champion-target"


def test_r35_gnigrit_and_rogmesh_shut_champions_away() -> None:
    state = table("R1 G1 _ Gnigrit B2 B5 _ Gurak Y1")
    play(state, "Gnigrit", "Gurak")
    assert refused(state, "Gurak") == "blocked"
    state = table("R1 G1 _ Rogmesh B2 B5 _ Gurak Y1")
    play(state, "Rogmesh", "gap:2", "R1")
    assert "#B5 _ #Gurak" in ring(state)
