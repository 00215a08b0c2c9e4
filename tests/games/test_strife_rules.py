"""The vectors of section 6 of the specification of Strife of Gods, one test each, named after it."""

from obol.games.strife.components import COLOURS
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
    score,
    table,
    turned,
)

T3 = "R1 G1 B2 _ Y3 ___ R4 Gurak B5 _ G5 Y1 Y2"
T7 = "R2 G1 B2 _ Y4 Y1 R5 _ R4 B5 Y3 _"


def test_t01_without_a_gap_every_number_and_no_champion() -> None:
    state = table("R1 G2 B3 Misha Y4 R5")
    assert legal(state) == names("R1 G2 B3 Y4 R5")
    assert refused(state, "Misha") == "champion-inside"


def test_t02_with_two_gaps_every_number_and_champions_at_a_gap() -> None:
    state = table("R1 _ Misha Y4 _ B3 G2 Gurak R2")
    assert legal(state) == names("R1 Y4 B3 G2 R2 Misha")


def test_t03_with_three_gaps_only_edges_and_each_once() -> None:
    state = table(T3)
    assert legal(state) == names("B2 Y3 R4 B5 G5")
    assert state.legal().count(state.legal()[0]) == 1


def test_t04_two_gaps_flow_together_and_the_ring_is_free_again() -> None:
    state = table(T3)
    told = play(state, "Y3")
    assert ring(state) == "R1 G1 B2 _____ R4 Gurak B5 _ G5 Y1 Y2"
    assert state.gaps.bit_count() == 2
    assert legal(state) == names("R1 G1 B2 R4 B5 G5 Y1 Y2")
    assert keys(told) == ["take", "gaps-merge", "ring-free"]


def test_t05_a_blocked_edge_card_is_not_taken() -> None:
    state = table("R1 G1 B2 _ #Y3 Y5 _ R4 B5 _ G5 Y1 R3")
    assert legal(state) == names("B2 Y5 R4 B5 G5")
    assert refused(state, "Y3") == "blocked"


def test_t06_when_all_edges_are_blocked_any_number_is_free() -> None:
    state = table("#R1 _ #G1 B2 #B3 _ #Y3 _")
    assert state.gaps.bit_count() == 3
    assert legal(state) == {"B2"}


def test_t07_the_lowest_edges_make_the_winning_colours() -> None:
    state = table(T7, "B5 R1'", "B1 B4", "Y5 Y4'")
    verdict = judge(state)
    assert verdict.low == 2
    assert [COLOURS[colour] for colour in range(4) if verdict.colours >> colour & 1] == ["red", "blue"]
    assert verdict.sums == [6, 5, 0]
    assert score(state) == (3, 2, 0)


def test_t08_the_middle_judges_like_an_edge() -> None:
    state = table(T7, "B5 R1'", "B1 B4", "Y5 Y4'", middle="#R1 Y1'")
    assert judge(state).low == 1
    assert score(state) == (0, 0, 3)


def test_t09_a_tie_goes_clockwise_from_the_start_player() -> None:
    state = table("R2 _ B3 _ Y4 _", "R5", "R3 R2'", "R1 R4", start=1)
    assert judge(state).sums == [5, 5, 5]
    assert score(state) == (1, 3, 2)


def test_t10_a_blocked_card_does_not_score() -> None:
    state = table("R2 _ B3 _ Y4 _", "#R5", "R1", "B5")
    assert score(state) == (0, 3, 0)


def test_t11_misha_brings_an_edge_number_to_the_middle() -> None:
    state = table("R1 G1 _ Misha B2 B3 _ Gurak Y1", "R5", middle="G4")
    play(state, "Misha")
    assert legal(state) == names("G1 B2 B3")
    play(state, "B2")
    assert middle(state) == "#G4 B2"
    assert ring(state) == "R1 G1 ___ B3 _ Gurak Y1"
    assert front(state, 0) == names("R5 Misha")


def test_t12_muriel_takes_a_champion_that_resolves_inside() -> None:
    state = table("R1 G1 _ Muriel B2 B3 _ Gnigrit Y1", "R5")
    play(state, "Muriel")
    assert (asked(state), legal(state)) == ("muriel-give", {"R5"})
    play(state, "R5")
    assert asked(state) == "muriel-take"
    play(state, "Gnigrit")
    assert (asked(state), len(state.stack)) == ("gnigrit", 2)
    assert legal(state) == names("G1 B2 B3 Y1")
    play(state, "Y1")
    assert front(state, 0) == names("Muriel Gnigrit")
    assert middle(state) == "R5"
    assert "#Y1" in ring(state)
    assert state.actor == 1, "the turn is over when the innermost effect is"


def test_t13_muriel_without_an_own_card_has_no_effect() -> None:
    state = table("R1 G1 _ Muriel B2 B3 _ Gnigrit Y1")
    assert keys(play(state, "Muriel"))[-1] == "idle-own"
    assert front(state, 0) == {"Muriel"}
    assert state.actor == 1


def test_t14_amitiel_lays_a_card_back_and_takes_another_edge() -> None:
    state = table("R1 G1 _ Amitiel B2 B3 _ Y1 Y5", "R5")
    play(state, "Amitiel", "R5", "gap:1-ccw")
    assert legal(state) == names("B2 B3 Y1")
    play(state, "B2")
    assert ring(state) == "R1 G1 R5 __ B3 _ Y1 Y5"
    assert front(state, 0) == names("Amitiel B2")


def test_t15_christoph_stands_in_and_can_be_taken_again() -> None:
    state = table("R1 G1 _ Christoph B2 B3 _ Y1 Y5", numbers="G4")
    play(state, "Christoph", "B2")
    assert ring(state) == "R1 G1 __ Christoph B3 _ Y1 Y5"
    assert middle(state) == "B2"
    assert front(state, 0) == {"G4"}
    assert "Christoph" in legal(state)


def test_t16_rogmesh_shuts_a_gap_and_tears_another() -> None:
    state = table("R1 G1 _ Rogmesh B2 B3 _ Y1 Y5")
    play(state, "Rogmesh", "gap:2", "Y5")
    assert ring(state) == "R1 G1 __ B2 #B3 _ #Y1 _"
    assert state.gaps.bit_count() == 3
    assert legal(state) == names("B2 G1 R1")
    assert removed(state) == {"Y5"}


def test_t17_durboc_takes_any_number_and_stays_as_a_blocker() -> None:
    state = table("R1 G1 _ Durboc B2 B5 Y2 _ Y1 Y5")
    play(state, "Durboc", "B5")
    assert ring(state) == "R1 G1 __ B2 #Durboc Y2 _ Y1 Y5"
    assert front(state, 0) == {"B5"}


def test_t18_paeral_brings_grongurd_who_brings_durboc() -> None:
    state = table("R1 G1 _ Paeral B2 Y5", numbers="G4", champions="Misha Grongurd Durboc")
    play(state, "Paeral")
    assert legal(state) == names("Misha Grongurd")
    play(state, "Grongurd")
    assert legal(state) == names("G4 Durboc")
    play(state, "Durboc", "Y5")
    assert front(state, 0) == {"Y5"}
    assert removed(state) == names("Paeral Misha Grongurd G4")
    assert ring(state) == "R1 G1 __ B2 #Durboc"


def test_t19_celestia_swaps_only_unblocked_numbers() -> None:
    state = table("R1 G1 _ Celestia B2 B5", "R1'", "#Y5 Misha B4")
    play(state, "Celestia", "R1'")
    assert legal(state) == {"B4"}
    play(state, "B4")
    assert front(state, 0) == names("Celestia B4")
    assert front(state, 1) == names("#Y5 Misha R1'")


def test_t20_remial_moves_a_rivals_card_to_the_middle() -> None:
    state = table("R1 G1 _ Remial B2 B5", "", "B4", numbers="G3")
    play(state, "Remial", "B4")
    assert (middle(state), front(state, 1), front(state, 0)) == ("B4", {"G3"}, {"Remial"})


def test_t21_arcohn_lays_a_rivals_card_back() -> None:
    state = table("R1 G1 _ Arcohn B2 B5", "", "B4", numbers="G3")
    play(state, "Arcohn", "B4", "gap:1-cw")
    assert ring(state) == "R1 G1 _ B4 B2 B5"
    assert front(state, 1) == {"G3"}


def test_t22_zakum_changes_a_rivals_card_with_the_ring() -> None:
    state = table("R1 G1 _ Zakum B2 B5", "", "B4")
    play(state, "Zakum", "B4", "R1")
    assert ring(state) == turned("B4 G1 __ B2 B5", "B4")
    assert front(state, 1) == {"R1"}


def test_t23_gurak_without_a_rivals_card_has_no_effect() -> None:
    state = table("R1 G1 _ Gurak B2 B5")
    assert keys(play(state, "Gurak"))[-1] == "idle-theirs"
    assert front(state, 0) == {"Gurak"}


def test_t24_myriani_keeps_one_of_two_numbers() -> None:
    state = table("R1 G1 _ Myriani B2 B5", numbers="G3 Y1")
    play(state, "Myriani")
    assert legal(state) == names("G3 Y1")
    play(state, "G3")
    assert front(state, 0) == {"G3"}
    assert removed(state) == names("Myriani Y1")


def test_t25_ana_brings_one_of_two_numbers_to_the_middle() -> None:
    state = table("R1 G1 _ Ana B2 B5", numbers="G3 Y1")
    play(state, "Ana", "Y1")
    assert (middle(state), removed(state), front(state, 0)) == ("Y1", {"G3"}, {"Ana"})


def test_t26_without_a_readable_edge_no_colour_wins() -> None:
    state = table("#R1 _ Misha _ #G1 _", "R5")
    verdict = judge(state)
    assert (verdict.pool, verdict.low, verdict.colours) == ([], 0, 0)
    assert score(state) == (0, 0, 0)
