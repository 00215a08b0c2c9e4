"""The rulings of Apokalypse, named after their numbers: set-up, placing, music."""

from collections import Counter

import pytest

from obol.games.apokalypse import APOKALYPSE
from obol.games.apokalypse.components import (
    BACK,
    BACKS,
    CAPITAL,
    CARDS,
    CODES,
    EVIL,
    GOOD,
    HALF_NAMES,
    HEAVEN,
    HELL,
    KIND,
    KINDS,
    POPULATION,
    SEALS,
    STAR,
    UNITS,
    alignments,
    deck,
)
from obol.games.apokalypse.refs import CARD_MASK
from obol.games.apokalypse.turns import ApokalypseState

from .apokalypse_table import discarded, do, hand, keys, moves, people, row, size, table

# Components and set-up


def start(seats: int, seed: int = 1, **options: str) -> ApokalypseState:
    return APOKALYPSE.start(APOKALYPSE.setup(seats, options, seed))


def test_r01_total() -> None:
    alignment_cards, horsemen, set_up = 6, 12, 18
    assert len(CARDS) + len(SEALS) + alignment_cards + horsemen + set_up == 165


def test_r02_nine_of_each_split_and_no_bias() -> None:
    splits = [HALF_NAMES[GOOD][KIND[card]] + "|" + HALF_NAMES[EVIL][KIND[card]] for card in range(54)]
    assert Counter(splits) == dict.fromkeys(["m|hp", "h|mp", "p|mh", "mh|p", "mp|h", "hp|m"], 9)
    for side in (GOOD, EVIL):
        assert sum(UNITS[side][card] for card in range(54)) == 27 * 0x010101


def test_r03_r04_r05_classes_of_the_capital_deck() -> None:
    counts = Counter(KINDS[KIND[card]] for card in CARDS if BACK[card] == CAPITAL)
    assert all(counts[kind] == 6 for kind in "vv-cs vv-wd vv-pg hp-m hp-h hp-p cm cv".split())
    assert (counts["sg"], counts["se"], counts["vi"]) == (3, 3, 9)
    assert sum(counts.values()) == 63


@pytest.mark.parametrize(("seats", "sizes"), [(2, (40, 42)), (3, (40, 42)), (4, (60, 63)), (6, (60, 63))])
def test_r06_starred_cards_stay_in_the_box_with_two_or_three(seats: int, sizes: tuple[int, int]) -> None:
    assert tuple(len(deck(back, seats)) for back in (POPULATION, CAPITAL)) == sizes
    assert Counter(STAR[card] for card in CARDS) == {False: 82, True: 41}


@pytest.mark.parametrize(
    ("seats", "above"), [(2, (18, 20)), (3, (16, 18)), (4, (34, 37)), (5, (32, 35)), (6, (30, 33))]
)
def test_setup_sizes(seats: int, above: tuple[int, int]) -> None:
    state = start(seats)
    assert tuple(map(len, state.talons)) == above
    assert [[len(part) for part in parts] for parts in state.deeper] == [[6, 6, 6], [6, 6, 6]]
    assert all(size(state, seat) == (2, 2) for seat in range(seats))


def test_r07_codes_of_the_default_table() -> None:
    """Five hints of the rulebook: the dealing names them, Gambling is -1K, Chastity is a hostile play."""
    table_ = CODES[0]
    for kind, good, evil in (("vv-cs", -1, 1), ("vv-wd", 1, -1), ("vv-pg", 1, -1)):
        card = KIND.index(KINDS.index(kind))
        assert (table_[POPULATION][GOOD][card], table_[CAPITAL][EVIL][card]) == (good, evil)
        assert (table_[CAPITAL][GOOD][card], table_[POPULATION][EVIL][card]) == (0, 0)


def test_r08_the_start_player_is_drawn() -> None:
    assert {start(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


def test_r09_balanced_alignments() -> None:
    assert {sum(start(2, seed, balanced="yes").align) for seed in range(20)} == {1}
    assert {sum(start(2, seed).align) for seed in range(40)} == {0, 1, 2}
    assert {sum(start(3, seed, balanced="yes").align) for seed in range(40)} == {1, 2}
    assert {sum(start(4, seed, balanced="yes").align) for seed in range(20)} == {2}
    assert alignments(6, True) == [GOOD] * 3 + [EVIL] * 3, "five and six players use all six cards"


# Placing


def test_r10_r11_heaven_first_for_good_hell_first_for_evil() -> None:
    state = table("G[c] hv[PR-M] E[c] hl[HP-M]", "", hands={0: "HP-H PR-H"})
    assert moves(state, "place") == ["place pr-h heaven:0-evil", "place hp-h hell:0-good"]


def test_r12_founders_have_no_places() -> None:
    state = table("", "", hands={0: "PR-M HP-M CM HM VV-WD"})
    assert moves(state, "place", "replace") == []


def test_r13_rows_grow_outwards_only() -> None:
    state = table("G[c,c,c]", "", hands={0: "PR-M PR-H PR-P", 1: "PR-M PR-M PR-M"})
    do(state, "place pr-m heaven:0-good")
    assert row(state, 0, HEAVEN, GOOD) == ["pr-m"]
    assert len(moves(state, "place")) == 1, "one place a row, never a choice of columns"
    state.mover = state.actor = 0
    do(state, "place pr-h heaven:0-good")
    assert row(state, 0, HEAVEN, GOOD) == ["pr-m", "pr-h"], "the innermost citizen without one"


def test_r14_the_order_is_tested_only_when_a_card_is_played() -> None:
    """Silencing takes heaven away; the hell card under good stays, and a new heaven card may come."""
    state = table("", "G[c] hv[CM] hl[HP-M]", hands={0: "HM PR-M", 1: "PR-H"})
    do(state, "silence hm heaven:1-good/1")
    assert (row(state, 1, HEAVEN, GOOD), row(state, 1, HELL, GOOD)) == ([], ["hp-m"])
    assert "place pr-h heaven:1-good" in moves(state)


def test_r16_r18_what_may_be_replaced() -> None:
    state = table(
        "", "G[c,c] hv[PR-M,CM] hl[HP-M] E[c] hl[HP-H] hv[PR-H]", hands={0: "PR-HP HP-P", 1: "PR-M"}
    )
    assert moves(state, "replace") == ["replace pr-hp heaven:1-good/1", "replace hp-p hell:1-evil/1"]
    do(state, "replace pr-hp heaven:1-good/1")
    assert row(state, 1, HEAVEN, GOOD) == ["pr-hp", "cm"], "the same column, nothing slides"
    assert discarded(state) == ["pr-m"]


def test_r17_replacing_by_an_equal_card_is_allowed() -> None:
    state = table("G[c] hv[PR-M]", "", hands={0: "PR-M", 1: "PR-M"})
    assert "replace pr-m heaven:0-good/1" in moves(state)


def test_r19_a_gift_to_anybody_else_passed_or_not() -> None:
    state = table("", "", "", hands={0: "PR-M HP-M VI VI", 1: "PR-M", 2: "PR-M"})
    state.active = 0b101
    do(state, "citizen pr-m earth:2-good")
    assert moves(state) == ["give vi seat:1", "give vi seat:2", "give hp-m seat:1", "give hp-m seat:2"]
    do(state, "give vi seat:1")
    assert (hand(state, 0), hand(state, 1)) == (["vi", "hp-m"], ["pr-m", "vi"])
    assert state.actor == 2


def test_r19_a_saintly_person_needs_a_gift_too() -> None:
    state = table("", "", hands={0: "SG"})
    assert state.legal() == [0]
    assert moves(table("", "", hands={0: "SG VI"}), "person") == [
        "person sg earth:0-good",
        "person sg earth:1-good",
    ]


def test_r20_theft_by_victim_and_back_the_card_by_chance() -> None:
    drawn: set[str] = set()
    for seed in range(30):
        state = table("", "", "", hands={0: "PR-M", 1: "PR-H PR-P HP-M", 2: "VI"})
        state.seed = seed << 40
        do(state, "citizen pr-m earth:0-evil")
        assert moves(state) == ["steal back:1-population", "steal back:1-capital", "steal back:2-capital"]
        do(state, "steal back:1-population")
        drawn.add(*hand(state, 0))
    assert drawn == {"pr-h", "pr-p"}


def test_r21_the_theft_is_a_must_for_special_people_too() -> None:
    state = table("", "", hands={0: "SE", 1: "PR-M"})
    do(state, "person se earth:1-evil")
    assert moves(state) == ["steal back:1-population"]


def test_r22_who_learns_a_gift_or_a_theft() -> None:
    state = table("", "", "", hands={0: "PR-M PR-M VI", 1: "PR-H", 2: "PR-M"})
    gift = do(state, "citizen pr-m earth:0-good", "give vi seat:1")[-1]
    assert [gift.told_to(seat).key for seat in (0, 1, 2, None)] == [  # type: ignore[union-attr]
        "apokalypse-gift",
        "apokalypse-gift",
        "apokalypse-gift-hidden",
        "apokalypse-gift-hidden",
    ]
    known = [[g["kind"] for g in state.view(seat)["nations"][1]["hand"]["cards"]] for seat in (0, 1, 2)]
    assert known == [["vi"], ["pr-h", "vi"], []]


def test_r22_knowledge_fades_when_a_back_moves_unseen() -> None:
    """Seat 0 gave seat 1 a card; when one of two like backs is laid face down, it cannot tell which."""
    state = table("", "", "", hands={0: "PR-M PR-M PR-P", 1: "PR-H VI", 2: "PR-M VI"})
    do(state, "citizen pr-m earth:0-good", "give pr-p seat:1")
    do(state, "citizen pr-h earth:1-evil", "steal back:2-capital")
    assert state.view(0)["nations"][1]["hand"]["cards"] == []
    assert state.view(0)["nations"][1]["evil"]["earth"][0]["front"] is None
    assert state.view(1)["nations"][1]["evil"]["earth"][0]["kind"] == "pr-h", "who laid it knows it"


def test_r22_the_only_card_of_its_back_can_be_followed() -> None:
    state = table("", "", "", hands={0: "PR-M PR-M PR-P", 1: "VI", 2: "PR-M VI"})
    do(state, "citizen pr-m earth:0-good", "give pr-p seat:1")
    do(state, "citizen pr-p earth:1-evil", "steal back:2-capital")
    assert state.view(0)["nations"][1]["evil"]["earth"][0]["kind"] == "pr-p"
    assert state.view(2)["nations"][1]["evil"]["earth"][0]["kind"] is None


def test_r22_equal_cards_give_no_hint() -> None:
    """Seat 1 holds two equal cards, one from seat 0: when it shows one, seat 0 is sure of none."""
    state = table("", "", "", hands={0: "PR-M PR-P VI", 1: "VI", 2: "PR-M"})
    do(state, "citizen pr-m earth:0-good", "give vi seat:1")
    assert len(state.view(0)["nations"][1]["hand"]["cards"]) == 1
    do(state, "kill vi earth:0-good/1")
    assert state.view(0)["nations"][1]["hand"]["cards"] == []


def test_r23_who_lays_a_citizen_abroad_does_the_deed() -> None:
    state = table("", "", "", hands={0: "PR-M VI", 1: "PR-H", 2: "PR-H"})
    do(state, "citizen pr-m earth:1-good")
    assert (state.actor, people(state, 1)) == (0, (1, 0))
    assert moves(state) == ["give vi seat:1", "give vi seat:2"]


def test_r24_special_people_are_citizens_but_immune_to_conversion() -> None:
    state = table("", "G[sg] hv[PR-M] E[se]", hands={0: "VI CV", 1: "PR-M"})
    assert moves(state, "kill", "convert") == ["kill vi earth:1-good/1", "kill vi earth:1-evil/1"]
    do(state, "kill vi earth:1-good/1")
    assert people(state, 1) == (0, 1)
    assert discarded(state) == ["pr-m", "vi", "sg"]


def test_r25_fronts_stay_hidden_until_discarded() -> None:
    state = table("", "G[c]", hands={0: "VI", 1: "PR-M"})
    card = state.rows[6][0] & CARD_MASK
    assert all(state.view(seat)["nations"][1]["good"]["earth"][0]["front"] is None for seat in (0, 1, None))
    do(state, "kill vi earth:1-good/1")
    shown = state.view(None)["discards"][BACKS[BACK[card]]]["cards"]
    assert [one["kind"] for one in shown] == [KINDS[KIND[card]]]


# Music and seals


def test_r26_r27_music_replaces_and_has_its_own_plane() -> None:
    state = table("G[c,c] hv[PR-M] E[c,c] hl[HP-M]", "", hands={0: "CM HM"})
    assert moves(state, "place", "replace") == [
        "place cm heaven:0-good",
        "replace cm heaven:0-good/1",
        "place hm hell:0-evil",
        "replace hm hell:0-evil/1",
    ]


def test_r28_silencing_is_no_attack() -> None:
    state = table("", "G[c] hv[CM]", "", hands={0: "HM PR-M", 1: "CM HM CV", 2: "CM VI"})
    do(state, "silence hm heaven:1-good/1")
    assert (state.actor, state.stack, row(state, 1, HEAVEN, GOOD)) == (1, (), [])


def test_r29_only_its_own_row_slides() -> None:
    state = table("", "G[c,c,c] hv[CM,PR-M,PR-H] hl[HP-M,HP-H]", hands={0: "HM", 1: "PR-M"})
    do(state, "silence hm heaven:1-good/1")
    assert row(state, 1, HEAVEN, GOOD) == ["pr-m", "pr-h"]
    assert row(state, 1, HELL, GOOD) == ["hp-m", "hp-h"]


def test_r30_music_shields_its_present_column() -> None:
    state = table("", "G[c,c] hv[PR-M,CM] E[c,c] hl[HM]", hands={0: "VI"})
    assert moves(state, "kill") == ["kill vi earth:1-evil/2"]


def test_r31_music_is_one_unit_for_the_whole_side() -> None:
    state = table("G[c,c] hv[CM] E[c,c] hl[HM]")
    doom = state.view(None)["doom"][0]["nations"][0]
    assert (doom["good"]["living"], doom["evil"]["living"]) == (1, 1)


def test_r32_only_opposite_music_silences() -> None:
    state = table("G[c] hv[CM] E[c] hl[HM]", "G[c] hv[seal] E[c] hl[seal]", hands={0: "CM HM"})
    assert moves(state, "silence") == [
        "silence cm hell:0-evil/1",
        "silence hm heaven:0-good/1",
        "silence cm hell:1-evil/1",
        "silence hm heaven:1-good/1",
    ]


def test_r33_r34_a_seal_is_music_and_goes_back_to_the_supply() -> None:
    state = table("", "G[c] hv[seal]", hands={0: "HM VI PR-M", 1: "PR-M"})
    assert state.seals.bit_count() == 5
    assert moves(state, "kill") == [], "shield"
    assert "replace pr-m heaven:1-good/1" not in moves(state)
    do(state, "silence hm heaven:1-good/1")
    assert state.seals.bit_count() == 6
    assert discarded(state) == ["hm"]


def test_r35_the_supply_can_run_out() -> None:
    state = table(
        "G[c] hv[PR-M]", "G[c] hv[PR-M]", "", above=(0, 20), hands={0: "PR-M", 1: "PR-M", 2: "PR-M"}
    )
    state.seals = 0b100
    told = do(state, "pass", "pass", "pass")
    told += do(state, moves(state)[0])
    assert (keys(told).count("seal-due"), keys(told).count("seal-gone")) == (1, 1)
    assert state.seals == 0


def test_r36_a_seal_must_be_used_even_if_it_harms() -> None:
    state = table("E[c] hl[HM]", "", "", above=(0, 20), hands={0: "PR-M", 1: "PR-M", 2: "PR-M"})
    do(state, "pass", "pass", "pass")
    assert (state.actor, moves(state)) == (0, ["seal-silence hell:0-evil/1"])
    do(state, "seal-silence hell:0-evil/1")
    assert state.seals == 0b111111
    assert discarded(state) == ["hm"]


def test_seals_can_be_laid_exchanged_or_spent_anywhere() -> None:
    state = table(
        "G[c] hv[PR-M] E[c] hl[HP-M]",
        "G[c] hv[CM]",
        "E[c]",
        above=(0, 20),
        hands={0: "PR-M", 1: "PR-M", 2: "PR-M"},
    )
    do(state, "pass", "pass", "pass")
    assert moves(state) == [
        "seal-replace heaven:0-good/1",
        "seal-replace hell:0-evil/1",
        "seal-silence heaven:1-good/1",
    ], "seat 2 has lost its citizen; the seal goes to the one with the most"
