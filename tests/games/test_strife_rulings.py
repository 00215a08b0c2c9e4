"""The rulings of Strife of Gods on box, ring, turns and scoring, named after each; the others: effects."""

from collections import Counter

import pytest

from obol.games.strife.components import CHAMPION, COLOUR, REF, RING, VALUE
from obol.games.strife.moves import OVER
from obol.games.strife.scoring import judge
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidSetup

from .strife_table import (
    GAME,
    all_cards,
    front,
    is_champion,
    keys,
    legal,
    names,
    play,
    random_game,
    refused,
    score,
    start,
    table,
)


@pytest.mark.parametrize(("copies", "count"), [("two", 2), ("three", 3)])
def test_r01_so_many_copies_of_each_of_twenty_kinds(copies: str, count: int) -> None:
    cards = all_cards(start(copies=copies))
    kinds = Counter((COLOUR[c], VALUE[c]) for c in cards if c < CHAMPION)
    assert set(kinds.values()) == {count}
    assert len(kinds) == 20
    assert sum(map(is_champion, cards)) == 16


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r02_the_ring_has_32_cards_whoever_plays(seats: int) -> None:
    state = start(seats)
    assert len(state.ring) == RING == 32
    assert [place for place, c in enumerate(state.ring, 1) if is_champion(c)] == [8, 16, 24, 32]
    assert (len(state.number_pile), len(state.champion_pile)) == (12, 12)
    plain = start(seats, champions="no")
    assert len(plain.ring) == 32
    assert not any(map(is_champion, all_cards(plain)))
    assert len(plain.number_pile) == 8


def test_r03_a_card_between_two_gaps_is_one_card() -> None:
    state = table("R1 G1 _ Y1 ___ R4 B4 _ G5", "Y5")
    assert state.legal().count(next(c for c in state.legal() if REF[c] == "number:y1-1")) == 1
    assert [REF[c] for c in judge(state).pool].count("number:y1-1") == 1


def test_r04_free_choice_follows_the_gaps_there_are_now() -> None:
    state = table("R1 G1 B2 _ Y3 _ R4 B5 _ G5 Y1 Y2")
    assert "G1" not in legal(state)
    told = play(state, "Y3")
    assert "G1" in legal(state), "two gaps flowed together: there are only two left"
    assert "ring-free" in keys(told)
    told = play(state, "G1")
    assert keys(told)[1:] == ["gap-opens", "edges-only"]
    assert "Y1" not in legal(state), "three gaps again"


def test_r05_taking_never_makes_a_fourth_gap_but_rogmesh_may() -> None:
    state = table("R1 G1 B2 _ Rogmesh R4 B5 _ G5 Y1 Y2 _ B3 B4 Y4")
    assert legal(state) == names("B2 Rogmesh B5 G5 Y2 B3"), "with three gaps only edges"
    for thing in legal(state) - {"Rogmesh"}:
        after = state.copy()
        play(after, thing)
        assert after.gaps.bit_count() == 3, f"taking {thing} has made another gap"
    play(state, "Rogmesh", "gap:1", "Y1")
    assert state.gaps.bit_count() == 4
    assert legal(state) == names("B5 G5 Y2 B3"), "with four gaps still only edges"


def test_r06_a_champion_only_at_a_gap_so_never_on_the_first_turn() -> None:
    for seed in range(20):
        assert not any(map(is_champion, start(seed=seed).legal()))
    state = table("R1 G1 _ B2 Misha R4")
    assert refused(state, "Misha") == "champion-inside"
    play(state, "B2")
    assert "Misha" in legal(state)


def test_r07_nobody_loses_a_turn() -> None:
    state = table("#R1 _ #G1 B2 Misha #B3 _ #Y3 _")
    assert legal(state) == {"B2"}
    assert state.question().key == "strife-ask-any"
    assert refused(state, "Misha") == "champion-yet"
    state = table("#R1 _ #G1 Misha #B3 _ #Y3 _")
    assert legal(state) == {"Misha"}


def test_r08_a_blocked_card_in_the_ring_shields_and_shows_nothing() -> None:
    state = table("R5 #R1 _ B3 G1 #B1 _ Y4 Y1 R3 _", "R4", "B4", "Y5")
    assert refused(state, "R1") == "blocked"
    verdict = judge(state)
    assert verdict.low == 3, "neither the blocked one nor the card behind it judges"
    assert state.gaps.bit_count() == 3, "the gap beside it is still a gap"


def test_r08_a_blocked_card_in_front_is_no_target_and_one_of_the_four() -> None:
    state = table("R1 G1 _ Gurak B2 B5", "", "#B4 Y2", "G2")
    play(state, "Gurak")
    assert legal(state) == names("Y2 G2")
    assert refused(state, "B4") == "blocked-target"
    assert len(front(state, 1)) == 2


def test_r08_an_older_middle_card_is_blocked_and_inactive() -> None:
    state = table("R2 _ B3 _ Y4 _", "R5", "G5", middle="#R1 G2")
    assert [REF[c] for c in judge(state).lowest] == ["number:r2-1", "number:g2-1"]


def test_r11_the_active_middle_card_cannot_be_touched() -> None:
    state = table("R1 G1 _ Gnigrit B2 B5", "", "B4", middle="#G5 Y1")
    assert refused(state, "Y1") == "middle"
    assert refused(state, "G5") == "middle"
    play(state, "Gnigrit")
    assert refused(state, "Y1") == "middle"


def test_r14_champions_left_at_an_edge_are_passed_over() -> None:
    state = table("R2 _ Misha B1 Y5 _ Y4 _", "B5", "R3")
    assert score(state) == (0, 3, 0), "the blue one behind Misha does not judge"


def test_r17_the_start_player_wins_every_tie() -> None:
    for begins in range(3):
        state = table("R2 _ B3 _ Y4 _", "R5", "R3 R2'", "R1 R4", start=begins)
        order = [(begins + place) % 3 for place in range(3)]
        assert judge(state).ranking == order


@pytest.mark.parametrize(
    ("shields", "ranks", "key"),
    [
        ((1, 0, 0, 0, 1, 0, 0, 0, 1), (1, 2, 3), "strife-won"),
        ((1, 0, 1, 0, 2, 0, 0, 0, 2), (1, 2, 3), "strife-won-gold"),
        ((1, 1, 0, 1, 0, 2, 0, 0, 0), (1, 2, 3), "strife-won-silver"),
        ((1, 0, 0, 1, 0, 0, 0, 1, 0), (1, 1, 3), "strife-won-shared"),
    ],
)
def test_r18_points_then_gold_then_silver_then_shared(
    shields: tuple[int, ...], ranks: tuple[int, ...], key: str
) -> None:
    state = table("R2 _ B3 _ Y4 _", shields=shields)
    state.phase, state.actor = OVER, None
    result = state.result()
    assert (result.ranks, result.reason.key) == (ranks, key)
    assert result.scores == state.scores()


def test_r20_nothing_is_hidden_but_the_order_of_the_piles() -> None:
    state = table("R1 G1 _ Ana B2 B5", numbers="G3 Y1 R4 B1", champions="Misha Gurak")
    play(state, "Ana")
    views = [state.view(seat) | {"seat": None} for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert [card["ref"] for card in views[0]["stack"][0]["drawn"]] == ["number:g3-1", "number:y1-1"]
    assert views[0]["left"]["numbers"] == ["number:r4-1", "number:b1-1"]
    others = [state.guess(0, Chance(n)) for n in range(9)]
    assert {other.number_pile for other in others} == {state.number_pile, state.number_pile[::-1]}
    assert all(other.view(0) == state.view(0) for other in others)


def test_r20_a_guess_does_not_know_the_rounds_to_come() -> None:
    state = start(3, champions="no")
    truth, guess = state.copy(), state.guess(0, Chance(8))
    while state.turn < 12:
        action = state.legal()[0]
        for one in (state, truth, guess):
            one.play(action)
    assert truth.ring == state.ring
    assert guess.ring != state.ring


def test_r22_three_to_five_players() -> None:
    for seats in (2, 6):
        with pytest.raises(InvalidSetup):
            GAME.setup(seats, {}, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r23_four_cards_each_in_as_many_rounds_as_players(seats: int) -> None:
    takes = 0

    def count(state: object) -> None:
        nonlocal takes
        takes += 1

    state = random_game(seats, 3, count, champions="no")
    assert takes == 4 * seats * seats
    assert [len(cards) for cards in state.front] == [4] * seats


def test_r24_chance_picks_the_first_start_player_and_the_marker_moves_on() -> None:
    assert {start(4, seed).start for seed in range(40)} == {0, 1, 2, 3}
    starts: list[int] = []

    def note(state: object) -> None:
        starts.append(state.start)  # type: ignore[attr-defined]

    random_game(4, 2, note)
    seen = list(dict.fromkeys(starts))
    assert seen == [(seen[0] + n) % 4 for n in range(4)], "everybody begins once, clockwise"


def test_r25_each_round_is_dealt_from_all_cards_anew() -> None:
    rings: dict[int, tuple[int, ...]] = {}

    def note(state: object) -> None:
        turn = state.turn  # type: ignore[attr-defined]
        if turn % 12 == 0 and turn not in rings:
            rings[turn] = tuple(state.ring)  # type: ignore[attr-defined]
            assert (state.blocked, state.gaps, state.middle, state.removed) == (0, 0, (), ())  # type: ignore[attr-defined]
            assert state.front == [()] * 3  # type: ignore[attr-defined]

    random_game(3, 4, note)
    assert len(set(rings.values())) == 3


def test_r30_no_shields_if_nobody_has_the_colour_or_none_wins() -> None:
    assert score(table("R2 _ B3 _ Y4 _", "G5", "Y5", "B5")) == (0, 0, 0)
    assert score(table("#R1 _ Misha _ #G1 _", "R5")) == (0, 0, 0)


def test_r31_fewer_than_three_eligible_leave_shields_in_the_box() -> None:
    state = table("R2 _ B3 _ Y4 _", "R5", "Y5", "R4")
    assert score(state) == (3, 0, 2)
    assert sum(state.shields) == 2


def test_r33_a_dead_gap_still_counts() -> None:
    state = table("#R1 _ #G1 B2 Y2 _ R4 B5 _ G5")
    assert state.gaps.bit_count() == 3
    assert refused(state, "B5") is None
    assert legal(state) == names("Y2 R4 B5 G5")
    assert refused(state, "B2") == "inside"
