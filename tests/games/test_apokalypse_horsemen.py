"""The rulings of Apokalypse, named after their numbers: passing, dealing, horsemen, rewards, the end."""

from itertools import product

import pytest

from obol.games.apokalypse import APOKALYPSE
from obol.games.apokalypse.components import (
    BACKS,
    BIT,
    CAPITAL,
    CODE_TABLES,
    DEATH,
    EVIL,
    GOOD,
    HEAVEN,
    POPULATION,
)
from obol.games.apokalypse.dealing import due
from obol.games.apokalypse.ending import judge
from obol.games.apokalypse.horsemen import Pool, fate, lives_at, needs, ride
from obol.games.apokalypse.refs import CARD_MASK
from obol.games.apokalypse.turns import ApokalypseState
from obol.kernel.chance import Chance

from .apokalypse_table import all_cards, do, keys, moves, pass_all, people, row, size, table

ONE_EACH = {0: "PR-M", 1: "PR-M", 2: "PR-M"}


def served(state: ApokalypseState, back: int) -> list[tuple[int, int]]:
    return [(seat, count) for seat, _, _, _, count in due(state, back)]


# Passing


def test_r50_all_but_one_passed_ends_the_round() -> None:
    state = table("", "", "", hands={0: "PR-M PR-M", 1: "PR-M", 2: "PR-M"})
    do(state, "citizen pr-m earth:0-evil", "steal back:1-population")
    told = do(state, "pass")  # seat 1 has nothing left and was passed for
    assert "round-over" in keys(told), "seat 0 is the only one left, and has had a turn"


def test_r51_the_last_one_gets_a_turn_if_it_had_none() -> None:
    state = table("", "", "", hands={0: "PR-M", 1: "PR-M", 2: "PR-M PR-M"})
    do(state, "pass", "pass")
    assert (state.actor, state.round) == (2, 1)
    do(state, "pass")
    assert (state.round, state.start) == (2, 0)


def test_r51_strict_round_end() -> None:
    state = table("", "", "", hands={0: "PR-M", 1: "PR-M", 2: "PR-M PR-M"}, strictRoundEnd="yes")
    do(state, "pass", "pass")
    assert (state.round, state.start) == (2, 0)


def test_r52_the_engine_passes_for_who_cannot_play() -> None:
    """An empty hand, or cards that fit nowhere; that none fits is told to the player alone."""
    state = table("", "", "", "", hands={0: "PR-M", 1: "", 2: "VI HP-M", 3: "PR-M"})
    told = do(state, "pass")
    assert state.actor == 3
    assert keys(told) == ["passes", "passes-empty", "passes-stuck"]
    assert told[2].told_to(2).key == "apokalypse-passes-stuck"  # type: ignore[union-attr]
    assert told[2].told_to(3).key == "apokalypse-passes"  # type: ignore[union-attr]


def test_r52_a_forced_pass_counts_as_the_first() -> None:
    state = table("", "", "", hands={0: "PR-M PR-M PR-M", 2: "PR-M"}, above=(20, 20))
    do(state, "citizen pr-m earth:0-good", "give pr-m seat:2")
    assert (state.first, state.actor) == (1, 2)
    do(state, "pass")
    assert (state.start, state.round) == (1, 2)


def test_r53_the_start_player_of_the_ended_round_deals() -> None:
    state = table("", "", "", hands={0: "PR-M PR-M", 1: "PR-M PR-M", 2: "PR-M"}, above=(20, 20))
    do(state, "citizen pr-m earth:0-evil", "steal back:1-population", "pass")
    assert (state.start, state.first, state.dealer()) == (0, 1, 0)
    assert served(state, POPULATION)[0] == (0, 1)


def test_r53_deal_new_start() -> None:
    state = table("", "", "", hands={0: "PR-M PR-M", 1: "PR-M PR-M", 2: "PR-M"}, dealNewStart="yes")
    assert state.view(0)["deal"]["population"]["order"] == [], "nobody has passed: nobody knows who deals"
    do(state, "citizen pr-m earth:0-evil", "steal back:1-population", "pass")
    assert state.dealer() == 1
    assert [seat for seat, _ in served(state, POPULATION)[:3]] == [1, 2, 0]


def test_r54_passed_players_keep_their_hand_and_may_be_robbed() -> None:
    state = table("", "", "", hands={0: "PR-M", 1: "PR-M PR-M", 2: "PR-M"})
    do(state, "pass", "citizen pr-m earth:1-evil")
    assert "steal back:0-population" in moves(state)


# Dealing


def test_r55_r56_founders_first_then_ring_by_ring() -> None:
    state = table("G[c] E[c,c]", "G[c,c]", "", start=2)
    assert [seat for seat, _ in served(state, POPULATION)] == [2, 0, 1, 0, 1, 1]
    assert [seat for seat, _ in served(state, CAPITAL)] == [2, 0, 1, 0, 0]


def test_r57_a_code_counts_in_its_column_and_never_below_zero() -> None:
    state = table("G[c,c,c] hv[PR-M,PR-M,PR-M] hl[VV-CS,HP-M,VV-PG]")
    assert [count for seat, count in served(state, POPULATION) if seat == 0] == [1, 0, 1, 2]


@pytest.mark.parametrize(
    ("name", "population", "capital"),
    [
        # display: good Work, good Piety; evil Sex, evil Drugs. Founder 1 each.
        ("paired", [1, 2, 2], [1, 2, 0]),
        ("trade", [1, 2, 2], [1, 2, 2]),
        ("thematic", [1, 1, 2, 1], [1, 1, 0, 1]),
        ("swaps", [1, 0, 2, 1], [1, 0, 0, 1]),
    ],
)
def test_r07_r58_code_tables(name: str, population: list[int], capital: list[int]) -> None:
    """Across sides: after the rings of the proper side those of the other, with nothing but the code."""
    state = table("G[c,c] hv[PR-M,PR-M] hl[VV-WD,VV-PG] E[c,c] hl[VV-CS,VV-WD]", codeTable=name)
    assert [count for seat, count in served(state, POPULATION) if seat == 0] == population
    assert [count for seat, count in served(state, CAPITAL) if seat == 0] == capital
    assert name in CODE_TABLES


def test_r59_a_horseman_shows_only_when_he_would_be_dealt() -> None:
    state = table("", "", hands={0: "PR-M", 1: "PR-M"}, above=(2, 10))
    pass_all(state)
    assert (state.next, state.talons[POPULATION]) == (1, []), "he lies on top and is not seen"
    told = pass_all(state)
    assert "rides" in keys(told)


def test_r60_phase_k_follows_on_the_new_state() -> None:
    """Nobody is protected: the citizens are dead before the capital cards are dealt for them."""
    state = table("E[c,c]", "", hands={0: "PR-M", 1: "PR-M"}, above=(0, 20))
    told = pass_all(state)
    order = keys(told)
    assert order.index("rides") < order.index("dies") < order.index("score") < order.index("refill")
    assert order.index("refill") < order.index("award") < order.index("deal")
    assert (size(state, 0), size(state, 1)) == ((1, 1), (1, 1)), "founders only"


def test_r62_who_is_not_served_gets_nothing() -> None:
    state = table("G[c,c]", "", hands={0: "PR-M", 1: "PR-M"}, above=(3, 20))
    pass_all(state)
    assert (size(state, 0)[0], size(state, 1)[0]) == (1 + 2, 1 + 1)


def test_r63_death_in_phase_b_ends_the_game_without_phase_k() -> None:
    state = table("", "", hands={0: "PR-M", 1: "PR-M"}, above=(0, 20))
    state.next = DEATH
    state.deeper = ((), ())
    told = pass_all(state)
    assert state.actor is None
    assert (size(state, 0)[1], size(state, 1)[1]) == (0, 0)
    assert "seal-due" not in keys(told), "R77"
    assert [bits >> DEATH & 1 for bits in state.trophies] == [1, 1], "R77: the card of Death is won"


# Horsemen


def test_r64_protection_is_a_pool_of_the_side() -> None:
    state = table("G[c,c] hv[PR-H,PR-M]")
    first = state.rows[0][0]
    ride(state, POPULATION, None)
    assert state.rows[0] == (first,), "the mask lay at the outer citizen and saves the inner one"


def test_r65_surplus_flows_from_good_to_evil_only() -> None:
    assert fate(Pool(1, 2, (2, 0, 0), (0, 0, 0), 0, 0), (0,)) == (1, 1, 1)
    assert fate(Pool(2, 1, (0, 0, 0), (3, 0, 0), 0, 1), (0,)) == (0, 1, 0)


def test_r66_the_cards_of_a_dead_column_have_counted_first() -> None:
    state = table("G[c,c] hv[PR-H,PR-M] hl[HP-H]", "")
    lost = state.rows[HEAVEN * 2][1]
    told: list[str] = []
    ride(state, POPULATION, lambda event: told.append(event.key))
    assert lost in state.talons[POPULATION], "discarded, and shuffled in at the refill"
    assert told.count("apokalypse-dies") == 1


def test_r67_closed_form_is_the_best_allotment() -> None:
    """Death: sets and music, good first, whatever is left to the evil; against brute force."""
    chance = Chance(3)
    for _ in range(1500):
        good, evil = chance.below(5), chance.below(5)
        left = tuple(chance.below(4) for _ in range(3))
        right = tuple(chance.below(4) for _ in range(3))
        church, metal = chance.below(3), chance.below(3)
        trophies = chance.below(8) << 1
        wanted = needs(DEATH, trophies)
        have = Pool(good, evil, left, right, church, metal)  # type: ignore[arg-type]
        best = (good, evil) if not wanted else max(_allot(have, wanted))
        assert fate(have, wanted)[:2] == best
        packed = [a | b << 8 | c << 16 for a, b, c in (left, right)]
        assert (
            lives_at(good, evil, packed[0] | church << 24, packed[1] | metal << 24, DEATH, trophies) == best
        )


def _allot(have: Pool, wanted: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every way to serve the good with x sets and y music, and the evil with the rest."""
    found = []
    for x, y in product(range(min(have.good_symbols[s] for s in wanted) + 1), range(have.church + 1)):
        if x + y <= have.good:
            rest = min(have.good_symbols[s] + have.evil_symbols[s] - x for s in wanted)
            found.append((x + y, min(have.evil, have.metal + have.church - y + rest)))
    return found


def test_r68_incomplete_sets_pass_to_the_evil() -> None:
    assert fate(Pool(2, 1, (1, 1, 0), (0, 0, 1), 0, 0), (0, 1, 2)) == (0, 1, 1)


def test_r69_music_is_no_joker_for_one_symbol() -> None:
    assert fate(Pool(2, 0, (1, 1, 0), (0, 0, 0), 1, 0), (0, 1, 2)) == (1, 0, 0)


def test_r70_horseman_cards_forgive_their_symbol() -> None:
    assert needs(DEATH, 0b0010) == (1, 2)
    assert needs(DEATH, 0b1110) == ()
    assert needs(2, 0b1110) == (1,), "only against Death"
    assert fate(Pool(4, 5, (0, 0, 0), (0, 0, 0), 0, 0), ()) == (4, 5, 0)


def test_r71_negative_scores() -> None:
    state = table("G[c,c] E[c]")
    ride(state, POPULATION, None)
    assert state.sheet[0] == -3


def test_r72_founders_do_not_score() -> None:
    state = table("", "G[c] hv[PR-M]")
    ride(state, POPULATION, None)
    assert (state.sheet[0], state.sheet[4]) == (0, 1)


def test_r73_killed_by_violence_is_not_subtracted() -> None:
    state = table("", "G[c,c] hv[PR-M]", hands={0: "VI PR-M", 1: "PR-M"}, above=(0, 10))
    do(state, "kill vi earth:1-good/2")
    pass_all(state)
    assert state.sheet[4] == 1


def test_r74_the_highest_score_wins_even_below_zero() -> None:
    state = table("G[c]", "G[c,c]", "G[c,c]")
    ride(state, POPULATION, None)
    assert state.sheet[0] == -1
    assert state.trophies == (0b10, 0, 0)


def test_r75_the_seal_goes_by_citizens_not_points() -> None:
    state = table("G[c,c,c] hv[PR-M,PR-M] E[c]", "G[c] hv[PR-M]", "")
    ride(state, POPULATION, None)
    assert (state.sheet[0], state.sheet[4]) == (0, 1)
    assert state.trophies == (0, 0b10, 0)
    assert [frame[1] for frame in state.stack] == [0]


def test_r76_cards_discarded_by_a_seal_wait_for_the_next_refill() -> None:
    state = table("G[c] hv[PR-M]", "", "", hands=ONE_EACH, above=(0, 20))
    do(state, "pass", "pass", "pass")
    do(state, "seal-replace heaven:0-good/1")
    assert state.discards.bit_count() == 1
    assert row(state, 0, HEAVEN, GOOD) == ["seal"]


def test_r78_refill_of_both_talons() -> None:
    state = table("", "", "", above=(0, 7), discards=(5, 4))
    recycled = state.discards
    ride(state, POPULATION, None)
    assert [len(talon) for talon in state.talons] == [0 + 6 + 5, 7 + 6 + 4]
    assert state.discards == 0
    assert state.surfaced == recycled
    assert [len(parts) for parts in state.deeper] == [2, 2]


def test_r79_three_copies_of_each_horseman() -> None:
    four = table(*["G[c] hv[PR-M]"] * 4)
    ride(four, POPULATION, None)
    assert four.trophies == (0, 0, 0, 0)
    assert four.stack == ()


# The end


def ended(sides: str, points: tuple[int, ...], good: int, evil: int) -> ApokalypseState:
    state = table(f"G[{','.join('c' * good)}] E[{','.join('c' * evil)}]", seats=len(sides))
    state.align = tuple("GE".index(side) for side in sides)
    state.sheet = tuple(value for own in points for value in (own, 0, 0, 0))
    return state


def test_r80_equal_majority_is_evil() -> None:
    assert judge(ended("GEGE", (50, 1, 0, 0), 2, 2)).winners == (1,)


def test_r81_equal_sums_nobody_wins() -> None:
    result = ended("GEGE", (5, 5, 5, 5), 3, 2).result()
    assert (result.winners, result.reason.key) == ((), "apokalypse-won-nobody")
    assert result.ranks == (2, 2, 2, 2)


def test_r82_a_tie_of_the_best_evil_is_shared() -> None:
    result = ended("GEEE", (50, 4, 4, 1), 0, 1).result()
    assert (result.winners, result.reason.key) == ((1, 2), "apokalypse-won-evil-shared")
    assert result.ranks == (3, 1, 1, 4), "the others come behind, by points"


def test_r83_same_alignment_highest_points() -> None:
    assert judge(ended("GG", (3, 9), 0, 8)).winners == (1,)


def test_r84_both_alignments_are_there_with_four_or_more() -> None:
    for seats in (4, 5, 6):
        for seed in range(20):
            state = APOKALYPSE.start(APOKALYPSE.setup(seats, {}, seed))
            assert {*state.align} == {GOOD, EVIL}


def test_r85_evil_needs_no_more_points_than_good() -> None:
    verdict = judge(ended("GE", (90, -5), 1, 1))
    assert (verdict.case, verdict.winners) == ("evil", (1,))


def test_horseman_cards_count_at_the_end() -> None:
    state = table(seats=2)
    state.sheet = (1, 1, 1, 1, 0, 0, 0, 0)
    state.trophies = (0b00010, 0b11100)
    assert state.scores() == (4 + 1, 2 + 4 + 7)


def test_the_end_reveals_the_alignments_and_says_why() -> None:
    state = table("G[c] hv[CM]", "", hands={0: "PR-M", 1: "PR-M"}, above=(0, 10))
    state.next, state.deeper = DEATH, ((), ())
    state.align = (GOOD, EVIL)
    assert state.view(1)["nations"][0]["alignment"]["side"] is None
    told = pass_all(state)
    assert keys(told)[-4:] == ["balance", "reveal", "reveal", "won-good"]
    assert [nation["alignment"]["side"] for nation in state.view(None)["nations"]] == ["good", "evil"]
    assert state.view(None)["case"] == "good"
    assert state.result().winners == (0,)


# Information


def test_r87_talon_counts_can_be_hidden() -> None:
    shown, hidden = table(above=(4, 9)), table(above=(4, 9), showTalonCounts="no")
    assert [talon["above"] for talon in shown.view(0)["talons"]] == [4, 9]
    assert [talon["above"] for talon in hidden.view(0)["talons"]] == [None, None]
    assert hidden.view(0)["deal"]["population"]["served"] is None


def test_r89_discards_are_open() -> None:
    state = table(discards=(2, 3))
    found = state.view(None)["discards"]
    assert [len(found[back]["cards"]) for back in BACKS] == [2, 3]


def test_recycled_cards_are_not_guessed_under_later_horsemen() -> None:
    """What everybody saw go into the talon cannot lie under the horsemen after the next."""
    state = table("", "", "", above=(0, 7), discards=(9, 9))
    recycled = state.discards
    ride(state, POPULATION, None)
    for seed in range(20):
        guess = state.guess(0, Chance(seed))
        deep = [card for parts in guess.deeper for part in parts for card in part]
        assert not any(recycled & BIT[card] for card in deep)
        assert all_cards(guess) == all_cards(state)


def test_dead_citizens_lose_their_secret() -> None:
    state = table("", "G[c]", hands={0: "PR-M", 1: "PR-M"}, above=(0, 20))
    card = state.rows[6][0] & CARD_MASK
    told = pass_all(state)
    death = next(event for event in told if event.key == "apokalypse-dies")
    assert death.seats is None
    assert state.seen[1] & BIT[card] == 0
    assert people(state, 1) == (0, 0)
