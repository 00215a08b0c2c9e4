"""The sixteen champions of Strife of Gods: normal effect, no target, what is no target and why, nesting.

The vectors show most normal effects; here each champion has its own place in the order of the rulebook.
"""

from typing import Any

import pytest

from obol.games.strife.components import CHAMPIONS, NAME
from obol.games.strife.rules import StrifeState

from .strife_table import (
    all_cards,
    front,
    keys,
    legal,
    middle,
    names,
    play,
    refusals,
    removed,
    ring,
    table,
)

AROUND: Any = {"middle": "#G3 G4", "numbers": "Y2 Y3", "champions": "Paeral Ana"}
"""Things that are never targets lie about, so that touching them can be refused."""


# Misha


def test_misha_moves_an_edge_number_and_may_merge_gaps() -> None:
    state = table("R1 G1 _ Misha _ B2 Y3 _ Y4")
    told = play(state, "Misha", "G1")
    assert middle(state) == "G1"
    assert ring(state) == "R1 ____ B2 Y3 _ Y4"
    assert keys(told)[-1] == "to-middle"


def test_misha_without_an_edge_number() -> None:
    state = table("#R1 _ Misha Gurak Y1")
    assert keys(play(state, "Misha"))[-1] == "idle-edge-number"
    assert front(state, 0) == {"Misha"}


def test_misha_targets() -> None:
    state = table("R1 G1 _ Misha B2 #B3 _ Gnigrit Y1", "R5", "Y5", **AROUND)
    play(state, "Misha")
    assert legal(state) == names("G1 B2")
    refusals(
        state,
        inside_target="R1 Y1",
        champion_target="Gnigrit",
        blocked_target="B3",
        want_edge_number="R5 Y5 Misha gap:1 gap:1-cw pile:numbers seat:1 middle",
        middle="G4 G3",
    )


# Muriel


def test_muriel_pays_and_takes_a_number() -> None:
    state = table("R1 G1 _ Muriel B2 B3 _ Y1 Y5", "R5 G2", middle="G4")
    told = play(state, "Muriel", "G2", "B2")
    assert middle(state) == "#G4 G2"
    assert front(state, 0) == names("R5 Muriel B2")
    assert keys(told)[2:] == ["to-middle", "middle-covered", "take"]


@pytest.mark.parametrize(
    ("circle", "own", "lack"),
    [("R1 G1 _ Muriel B2", "#R5 Misha", "idle-own"), ("#R1 _ Muriel #B2 B3", "R5", "idle-edge")],
)
def test_muriel_without_a_payment_or_an_edge(circle: str, own: str, lack: str) -> None:
    state = table(circle, own)
    assert keys(play(state, "Muriel"))[-1] == lack
    assert "Muriel" in front(state, 0)
    assert middle(state) == ""


def test_muriel_targets() -> None:
    state = table("R1 G1 _ Muriel B2 #B3 _ Gnigrit Y1", "R5 #R4 Zakum", "Y5", **AROUND)
    play(state, "Muriel")
    assert legal(state) == {"R5"}
    refusals(
        state,
        inert="Zakum Muriel",
        blocked_target="R4",
        want_own="Y5 G1 Gnigrit gap:2",
        middle="G4",
    )
    play(state, "R5")
    assert legal(state) == names("G1 B2 Gnigrit")
    refusals(state, inside_target="R1 Y1", blocked_target="B3", want_edge="R4 Y5 gap:1-ccw", middle="R5 G4")


def test_muriel_may_take_amitiel_who_gives_back_what_lies_there() -> None:
    state = table("R1 G1 _ Muriel B2 B3 _ Amitiel Y1", "R5 G2")
    play(state, "Muriel", "R5", "Amitiel", "G2", "gap:2-cw", "B3")
    assert front(state, 0) == names("Muriel Amitiel B3")
    assert ring(state) == "R1 G1 __ B2 __ G2 Y1"


def test_muriel_pays_her_last_number_so_that_amitiel_inside_has_none() -> None:
    state = table("R1 G1 _ Muriel B2 B3 _ Amitiel Y1", "R5")
    told = play(state, "Muriel", "R5", "Amitiel")
    assert keys(told)[-2:] == ["resolve-inside", "idle-own"]
    assert front(state, 0) == names("Muriel Amitiel")
    assert state.actor == 1


# Amitiel


def test_amitiel_without_a_payment_or_a_placement() -> None:
    for circle, own, lack in (
        ("R1 G1 _ Amitiel B2", "", "idle-own"),
        ("R1 #G1 _ Amitiel #B2 B3", "R5", "idle-end"),
    ):
        state = table(circle, own)
        assert keys(play(state, "Amitiel"))[-1] == lack


def test_amitiel_targets() -> None:
    state = table("R1 G1 _ Amitiel B2 #B3 _ Gnigrit Y1", "R5 #R4 Zakum", "Y5", **AROUND)
    play(state, "Amitiel")
    refusals(state, inert="Zakum Amitiel", blocked_target="R4", want_own="Y5 G1", middle="G4")
    play(state, "R5")
    assert front(state, 0) == names("R5 #R4 Zakum Amitiel"), "nothing moves before the place is chosen"
    assert legal(state) == names("gap:1-ccw gap:1-cw gap:2-ccw gap:2-cw")
    refusals(state, side="gap:1 gap:2", want_end="R5 G1 Y5 seat:0", middle="G4")
    play(state, "gap:1-cw")
    assert legal(state) == names("G1 Gnigrit")
    refusals(state, returned="R5", inside_target="B2 R1 Y1", blocked_target="B3", want_other_edge="R4 gap:1")


def test_amitiel_lays_beside_a_card_between_two_gaps_which_stays_an_edge() -> None:
    state = table("R1 _ Amitiel _ B2 _ Y1 Y5", "R5")
    play(state, "Amitiel", "R5", "gap:1-cw")
    assert ring(state) == "R1 __ R5 B2 _ Y1 Y5"
    assert legal(state) == names("R1 B2 Y1")


# Christoph


def test_christoph_may_replace_an_interior_card() -> None:
    state = table("R1 G1 _ Christoph B2 B3 Y1 Y5", numbers="G4 G5", middle="R3")
    told = play(state, "Christoph", "Y1")
    assert ring(state) == "R1 G1 __ B2 B3 Christoph Y5"
    assert middle(state) == "#R3 Y1"
    assert keys(told)[2:] == ["to-middle", "middle-covered", "stand-in", "draw"]


def test_christoph_without_a_number_or_a_pile() -> None:
    state = table("#R1 _ Christoph Gurak #Y1", numbers="G4")
    assert keys(play(state, "Christoph"))[-1] == "idle-ring"
    state = table("R1 _ Christoph Gurak Y1")
    assert keys(play(state, "Christoph"))[-1] == "idle-numbers"
    assert front(state, 0) == {"Christoph"}


def test_christoph_targets() -> None:
    state = table("R1 G1 _ Christoph B2 #B3 _ Gnigrit Y1", "R5", "Y5", **AROUND)
    play(state, "Christoph")
    assert legal(state) == names("R1 G1 B2 Y1")
    refusals(state, champion_target="Gnigrit", blocked_target="B3", want_ring="R5 Y5 gap:1", middle="G4")


# Gurak


def test_gurak_blocks_a_rivals_number() -> None:
    state = table("R1 G1 _ Gurak B2 B5", "R5", "Y5", "G5 B4")
    told = play(state, "Gurak", "G5")
    assert front(state, 2) == names("#G5 B4")
    assert keys(told)[-1] == "block"


def test_gurak_targets() -> None:
    state = table("R1 G1 _ Gurak B2 #B3", "R5", "Y5 #Y4 Remial", **AROUND)
    play(state, "Gurak")
    assert legal(state) == {"Y5"}
    refusals(state, inert="Remial", blocked_target="Y4", want_theirs="R5 Gurak G1 gap:1", middle="G4")


# Gnigrit


def test_gnigrit_without_an_edge() -> None:
    state = table("#R1 _ Gnigrit #B2 B3")
    assert keys(play(state, "Gnigrit"))[-1] == "idle-edge"


def test_gnigrit_targets() -> None:
    state = table("R1 G1 _ Gnigrit B2 #B3 _ Misha Y1", "R5", "Y5", **AROUND)
    play(state, "Gnigrit")
    assert legal(state) == names("G1 B2 Misha")
    refusals(state, inside_target="R1 Y1", blocked_target="B3", want_edge="R5 Y5 gap:1 pile:champions")


# Rogmesh


def test_rogmesh_targets() -> None:
    state = table("R1 G1 G2 _ Rogmesh B2 B4 Misha #B3 _ #Y1 Y2", "R5", "Y5", middle="G4")
    play(state, "Rogmesh")
    assert legal(state) == {"gap:1"}
    refusals(state, dead_gap="gap:2", want_gap="gap:1-cw G2 R5 Y5", middle="G4")
    play(state, "gap:1")
    assert legal(state) == names("R1 G1 B4 Y2")
    refusals(state, champion_target="Misha", blocked_target="G2 B2 B3", want_interior="R5 Y5 gap:1")


def test_rogmesh_blocks_one_card_once_at_a_gap_around_it() -> None:
    state = table("R1 _ Rogmesh _")
    told = play(state, "Rogmesh", "gap:1")
    assert keys(told).count("block") == 1
    assert keys(told)[-1] == "idle-ring"


# Durboc


def test_durboc_without_a_number() -> None:
    state = table("#R1 _ Durboc Gurak")
    assert keys(play(state, "Durboc"))[-1] == "idle-ring"
    assert front(state, 0) == {"Durboc"}


def test_durboc_targets() -> None:
    state = table("R1 G1 _ Durboc B2 #B3 _ Gnigrit Y1", "R5", "Y5", **AROUND)
    play(state, "Durboc")
    assert legal(state) == names("R1 G1 B2 Y1")
    refusals(state, champion_target="Gnigrit", blocked_target="B3", want_ring="R5 Y5 Durboc", middle="G4")


# Myriani, Paeral, Ana, Grongurd


@pytest.mark.parametrize(
    ("champion", "lack"),
    [
        ("Myriani", "idle-numbers"),
        ("Paeral", "idle-champions"),
        ("Ana", "idle-numbers"),
        ("Grongurd", "idle-piles"),
    ],
)
def test_drawing_champions_without_a_pile_stay_in_front(champion: str, lack: str) -> None:
    state = table(f"R1 G1 _ {champion} B2 B5")
    assert keys(play(state, champion))[-1] == lack
    assert (front(state, 0), removed(state)) == ({champion}, set())


@pytest.mark.parametrize("champion", ["Myriani", "Paeral", "Ana", "Grongurd"])
def test_drawing_champions_targets(champion: str) -> None:
    state = table(
        f"R1 G1 _ {champion} B2 B5", "R5", "Y5", numbers="Y2 Y3", champions="Gurak Misha", middle="G4"
    )
    play(state, champion)
    assert len(legal(state)) == 2
    refusals(state, want_drawn="G1 R5 Y5 gap:1 pile:numbers middle")


def test_paeral_with_one_champion_left_and_without_effect_inside() -> None:
    state = table("R1 G1 _ Paeral B2 B5", champions="Gurak")
    told = play(state, "Paeral", "Gurak")
    assert (front(state, 0), removed(state)) == ({"Gurak"}, {"Paeral"})
    assert keys(told)[-4:] == ["keep", "remove", "resolve-inside", "idle-theirs"]


def test_ana_covers_the_middle() -> None:
    state = table("R1 G1 _ Ana B2 B5", numbers="G3 Y1", middle="R1'")
    told = play(state, "Ana", "G3")
    assert middle(state) == "#R1' G3"
    assert keys(told)[-3:] == ["to-middle", "middle-covered", "remove"]


def test_grongurd_keeps_the_number_or_the_champion() -> None:
    state = table("R1 G1 _ Grongurd B2 B5", numbers="G3", champions="Gurak Misha")
    play(state, "Grongurd", "G3")
    assert (front(state, 0), removed(state)) == ({"G3"}, names("Gurak Grongurd"))
    state = table("R1 G1 _ Grongurd B2 B5", "", "Y5", numbers="G3", champions="Gurak Misha")
    play(state, "Grongurd", "Gurak", "Y5")
    assert (front(state, 0), removed(state)) == ({"Gurak"}, names("G3 Grongurd"))
    assert front(state, 1) == {"#Y5"}


def test_five_champions_can_resolve_in_one_turn() -> None:
    circle = "R1 _ Muriel B2 _ Amitiel _ Paeral Y5"
    state = table(circle, "R5 G5", "Y4", numbers="G4", champions="Grongurd Ana Zakum")
    play(state, "Muriel", "R5", "Amitiel", "G5", "gap:1-cw", "Paeral", "Grongurd", "Zakum")
    assert [NAME[frame[0]] for frame in state.stack] == ["muriel", "amitiel", "paeral", "grongurd", "zakum"]
    play(state, "Y4", "Y5")
    assert front(state, 0) == names("Muriel Amitiel Zakum")
    assert front(state, 1) == {"Y5"}
    assert (state.actor, state.stack) == (1, ())


BRINGERS = ("Muriel", "Amitiel", "Paeral", "Grongurd")
"""Those that can bring another champion, which then resolves inside them (R15)."""


def nested(outer: str, inner: str) -> StrifeState:
    """A turn in which a champion has just brought another; every effect finds what it needs."""
    drawn = outer in BRINGERS[2:]
    at_edge = "" if drawn else inner
    spare = [name for name in ("Gurak", "Misha", "Ana", "Zakum") if name not in (outer, inner)]
    state = table(
        f"R1 G1 _ {outer} B2 B3 _ {at_edge} Y1 Y5",
        "R5 G5",
        "B4 Y4",
        "G4 Y3",
        middle="R2",
        numbers="G3 G2 Y2 R3",
        champions=" ".join([inner, *spare] if drawn else spare),
    )
    play(state, outer)
    if not drawn:
        play(state, "R5", *["gap:1-ccw"] * (outer == "Amitiel"))
    play(state, inner)
    return state


@pytest.mark.parametrize("inner", [NAME[champion].capitalize() for champion in CHAMPIONS])
def test_r15_every_champion_resolves_inside_another(inner: str) -> None:
    """Whatever is chosen inside: in the end the stack is empty, no card is lost, each has their number."""
    for outer in BRINGERS:
        if outer == inner:
            continue
        state = nested(outer, inner)
        assert [NAME[frame[0]].capitalize() for frame in state.stack][:2] == [outer, inner]
        cards, ends, ways = all_cards(state), 0, [state]
        while ways:
            here = ways.pop()
            assert all_cards(here) == cards, f"{inner} inside {outer} has lost a card or made one"
            if here.actor != 0:
                assert (here.actor, here.stack) == (1, ())
                assert [len(held) for held in here.front] == [3, 2, 2], "one more, for nobody else"
                ends += 1
                continue
            for action in here.legal():
                ways.append(here.copy())
                ways[-1].play(action)
        assert ends > 1


# Celestia, Remial, Arcohn, Zakum


def test_celestia_targets() -> None:
    state = table("R1 G1 _ Celestia B2 #B3", "R5 #R4 Zakum", "Y5 #Y4 Remial", "G5", middle="G4")
    play(state, "Celestia")
    refusals(state, inert="Zakum Celestia", blocked_target="R4", want_own="Y5 G1", middle="G4")
    told = play(state, "R5")
    assert keys(told) == ["choose"]
    assert legal(state) == names("Y5 G5")
    refusals(state, inert="Remial", blocked_target="Y4", want_theirs="R5 G1 gap:1")
    assert keys(play(state, "G5")) == ["swap"]
    assert "G5" in front(state, 0)
    assert front(state, 2) == {"R5"}


def test_celestia_without_an_own_or_their_number() -> None:
    for own, theirs, lack in (("#R5", "Y5", "idle-own"), ("R5", "#Y5 Misha", "idle-theirs")):
        state = table("R1 G1 _ Celestia B2", own, theirs)
        assert keys(play(state, "Celestia"))[-1] == lack


@pytest.mark.parametrize("champion", ["Remial", "Arcohn", "Zakum"])
def test_the_others_without_their_number(champion: str) -> None:
    state = table(f"R1 G1 _ {champion} B2", "R5", "#Y5 Misha", numbers="G1'")
    assert keys(play(state, champion))[-1] == "idle-theirs"
    assert front(state, 0) == {"R5", champion}


@pytest.mark.parametrize("champion", ["Remial", "Arcohn", "Zakum"])
def test_the_others_targets(champion: str) -> None:
    state = table(f"R1 G1 _ {champion} B2 #B3", "R5", "Y5 #Y4 Misha", **AROUND)
    play(state, champion)
    assert legal(state) == {"Y5"}
    refusals(state, inert="Misha", blocked_target="Y4", want_theirs="R5 G1 gap:1-cw", middle="G4")


def test_arcohn_places() -> None:
    state = table("R1 #G1 _ Arcohn #B2 B3", "", "Y5", numbers="G3")
    play(state, "Arcohn", "Y5")
    assert legal(state) == names("gap:1-ccw gap:1-cw"), "also beside a blocked card"
    refusals(state, side="gap:1", want_end="Y5 B3")
    play(state, "gap:1-cw")
    assert ring(state) == "R1 #G1 _ Y5 #B2 B3"


def test_zakum_ring_targets_and_none() -> None:
    state = table("R1 G1 _ Zakum B2 #B3 _ Gnigrit Y1", "R5", "Y5", middle="G4")
    play(state, "Zakum", "Y5")
    assert legal(state) == names("R1 G1 B2 Y1")
    refusals(state, champion_target="Gnigrit", blocked_target="B3", want_ring="R5 Y5", middle="G4")
    state = table("#R1 _ Zakum Misha", "R5", "Y5")
    assert keys(play(state, "Zakum"))[-1] == "idle-ring"
