"""The rulings of Apokalypse on attacks and the reaction window, named after their numbers."""

import pytest

from obol.games.apokalypse.components import BIT, EARTH, EVIL, FRAME, GOOD, HEAVEN, HELL, KIND, KINDS

from .apokalypse_table import discarded, do, hand, keys, moves, people, read, row, size, table


def test_r37_only_the_outermost_by_default() -> None:
    state = table("", "G[c,c] E[c]", hands={0: "VI CV"})
    assert moves(state, "kill", "convert") == [
        "kill vi earth:1-good/2",
        "kill vi earth:1-evil/1",
        "convert cv earth:1-good/2",
        "convert cv earth:1-evil/1",
    ]


def test_r37_conv_any_reaches_inside_and_the_rows_close_up() -> None:
    state = table("", "G[c,sg,c,c] hv[PR-M,PR-H,CM]", hands={0: "VI CV", 1: "PR-M"}, convAny="yes")
    assert moves(state, "convert") == ["convert cv earth:1-good/4", "convert cv earth:1-good/1"]
    do(state, "convert cv earth:1-good/1", "settle earth:1-evil")
    assert row(state, 1, EARTH, GOOD) == ["sg", "c", "c"]
    assert row(state, 1, HEAVEN, GOOD) == ["pr-h", "cm"]
    assert (row(state, 1, EARTH, EVIL), row(state, 1, HEAVEN, EVIL)) == (["c"], ["pr-m"])
    assert state.music[2] == 0b10


def test_r38_founders_are_never_attacked() -> None:
    state = table("", "", hands={0: "VI CV"})
    assert state.legal() == [0]
    refused = table("", "G[c]", hands={0: "VI"}).refusal(["card:vi-1", "founder:1-good"])
    assert refused is not None
    assert refused.key == "apokalypse-no-founder"


def test_r39_r40_own_people_may_be_attacked() -> None:
    state = table("G[c]", "", hands={0: "VI CV"})
    assert moves(state, "kill", "convert") == ["kill vi earth:0-good/1", "convert cv earth:0-good/1"]


def test_r41_everybody_but_the_attacker_may_ward() -> None:
    state = table("", "G[c]", "", "", hands={0: "VI CM", 1: "HM", 2: "CM", 3: "CV"})
    state.active = 0b1001
    do(state, "kill vi earth:1-good/1")
    asked = []
    while state.stack:
        asked.append(state.actor)
        do(state, "decline")
    assert asked == [1, 2, 3]
    assert people(state, 1) == (0, 0)


@pytest.mark.parametrize(("attack", "wards"), [("VI", ["cv", "cm", "hm"]), ("CV", ["vi", "cm", "hm"])])
def test_r41_what_wards(attack: str, wards: list[str]) -> None:
    state = table("", "G[c]", hands={0: attack, 1: "VI CV CM HM PR-M HP-M"})
    do(state, *moves(state, "kill", "convert"))
    assert sorted(moves(state, "ward")) == sorted(f"ward {kind}" for kind in wards)


def test_r42_the_owner_first_then_clockwise_from_the_attacker() -> None:
    state = table("", "", "", "G[c]", "", hands=dict.fromkeys(range(5), "CM VI"), start=1)
    do(state, "kill vi earth:3-good/1")
    asked = []
    while state.stack:
        asked.append(state.actor)
        do(state, "decline")
    assert asked == [3, 2, 4, 0]


def test_r42_own_citizen_attacked_starts_clockwise() -> None:
    state = table("", "G[c]", "", hands=dict.fromkeys(range(3), "CM VI"), start=1)
    do(state, "kill vi earth:1-good/1")
    assert state.actor == 2


def test_r42_nobody_sees_who_is_asked() -> None:
    """Whether seat 1 can ward and declines, or cannot ward at all: the others are shown the same."""
    views = []
    logs = []
    for seen_hand in ("CM PR-M", "HP-M PR-M"):
        state = table("", "G[c]", "", hands={0: "VI PR-M", 1: seen_hand, 2: "CM PR-M"})
        told = do(state, "kill vi earth:1-good/1")
        if state.actor == 1:
            assert state.view(2)["actor"] is None
            assert state.view(1)["actor"] == 1
            told += do(state, "decline")
        assert state.actor == 2
        views.append([state.view(seat) for seat in (0, None)])
        logs.append([event.told_to(0) for event in told if event.told_to(0)])
    assert views[0] == views[1]
    assert logs[0] == logs[1]


def test_r43_one_ward_suffices_and_cannot_be_answered() -> None:
    state = table("", "G[c]", "", hands={0: "VI CM VI", 1: "CV", 2: "VI CM"})
    do(state, "kill vi earth:1-good/1", "ward cv")
    assert (state.stack, people(state, 1)) == ((), (1, 0))
    assert discarded(state) == ["vi", "cv"], "R49: both to the pile of their back"


def test_r44_any_nation_but_always_the_other_side() -> None:
    state = table("", "E[c]", "", hands={0: "CV PR-M", 1: "PR-M", 2: "PR-M"})
    do(state, "convert cv earth:1-evil/1")
    assert moves(state) == ["settle earth:0-good", "settle earth:1-good", "settle earth:2-good"]
    do(state, "settle earth:1-good")
    assert people(state, 1) == (1, 0)


def test_r45_loose_cards_take_the_inner_free_places() -> None:
    state = table(
        "E[c,c,c] hl[HP-M,HP-M] hv[PR-M]", "G[c] hv[PR-MH] hl[VV-WD]", hands={0: "CV PR-M", 1: "PR-M"}
    )
    do(state, "convert cv earth:1-good/1", "settle earth:0-evil")
    assert row(state, 0, HEAVEN, EVIL) == ["pr-m", "pr-mh"]
    assert row(state, 0, HELL, EVIL) == ["hp-m", "hp-m", "vv-wd"]


def test_r46_order_conditions_are_ignored_on_arrival() -> None:
    state = table("", "G[c] hv[PR-MH]", hands={0: "CV PR-M", 1: "PR-M"})
    do(state, "convert cv earth:1-good/1", "settle earth:0-evil")
    assert (row(state, 0, HEAVEN, EVIL), row(state, 0, HELL, EVIL)) == (["pr-mh"], [])


def test_r47_no_gift_and_no_theft_on_conversion() -> None:
    state = table("", "E[c]", hands={0: "CV PR-M", 1: "PR-M"})
    told = do(state, "convert cv earth:1-evil/1", "settle earth:0-good")
    assert keys(told) == ["attack", "window", "unanswered", "converted"]
    assert (size(state, 0), state.actor) == ((1, 0), 1)


def test_r48_halves_flip() -> None:
    state = table("", "E[c] hl[HP-H] hv[PR-M]", hands={0: "CV PR-M", 1: "PR-M"})
    assert state.view(None)["nations"][1]["evil"]["symbols"] == {"mask": 0, "helmet": 2, "food": 1}
    do(state, "convert cv earth:1-evil/1", "settle earth:0-good")
    assert state.view(None)["nations"][0]["good"]["symbols"] == {"mask": 1, "helmet": 1, "food": 0}


def test_r49_heavy_metal_goes_to_the_population_pile() -> None:
    state = table("", "G[c]", hands={0: "VI", 1: "HM PR-M"})
    do(state, "kill vi earth:1-good/1", "ward hm")
    discards = state.view(None)["discards"]
    assert [card["kind"] for card in discards["population"]["cards"]] == ["hm"]
    assert [card["kind"] for card in discards["capital"]["cards"]] == ["vi"]


def test_attack_cards_leave_the_hand_before_the_window_opens() -> None:
    state = table("", "G[c]", hands={0: "VI PR-M", 1: "CM PR-M"})
    action = next(action for action in state.legal() if read(state, action).startswith("kill"))
    state.play(action)
    attack = state.view(1)["attack"]
    assert attack["card"]["kind"] == "vi"
    assert hand(state, 0) == ["pr-m"]
    assert not state.discards & BIT[KIND.index(KINDS.index("vi"))]
    assert FRAME[KINDS.index("vi")] == "none"
