"""The 27 test vectors of Apokalypse, named after their numbers in the specification."""

import pytest

from obol.games.apokalypse.components import BACKS, CAPITAL, EARTH, EVIL, HEAVEN, HELL, POPULATION
from obol.games.apokalypse.dealing import due
from obol.games.apokalypse.ending import judge
from obol.games.apokalypse.horsemen import fate, needs, pool, ride
from obol.games.apokalypse.turns import ApokalypseState

from .apokalypse_table import discarded, do, hand, keys, moves, pass_all, people, row, size, table


def dealt(state: ApokalypseState, seat: int) -> tuple[int, int]:
    """What one undisturbed dealing brings this seat: population, capital."""
    found = [sum(one[4] for one in due(state, back) if one[0] == seat) for back in (POPULATION, CAPITAL)]
    return found[0], found[1]


def lives(state: ApokalypseState, number: int, cards: tuple[int, ...] = ()) -> tuple[int, int]:
    """Who of nation 0 survives a horseman, with these horseman cards."""
    trophies = sum(1 << card for card in cards)
    good, evil, _ = fate(pool(state, 0), needs(number, trophies))
    return good, evil


def test_tv1_sample_display_of_the_rulebook() -> None:
    state = table("G[c] hv[PR-M] E[c,c] hl[HP-M,VV-PG] hv[PR-H]", above=(20, 20))
    assert dealt(state, 0) == (2, 2), "founder and good 1; founder and evil 1, evil 2 gambles"
    before = size(state, 0)
    pass_all(state)
    assert (size(state, 0)[0] - before[0], size(state, 0)[1] - before[1]) == (2, 2)


def test_tv2_example_a_two_outermost_good_die() -> None:
    state = table("G[c,c,c,c,c,c] hv[PR-M,PR-MH,CM] hl[HP-M]")
    assert lives(state, 1) == (4, 0)
    first_four = state.rows[0][:4]
    ride(state, POPULATION, None)
    assert state.rows[0] == first_four


def test_tv3_example_b_surplus_saves_two_evil() -> None:
    state = table("G[c,c,c] hv[PR-H,CM,CM] hl[HP-H,HP-H] E[c,c,c]")
    assert fate(pool(state, 0), (1,)) == (3, 2, 2)
    state.next = 2
    state.deeper = tuple(parts[1:] for parts in state.deeper)
    ride(state, CAPITAL, None)
    assert people(state, 0) == (3, 2)


def test_tv4_example_c_living_minus_dead() -> None:
    state = table("G[c,c,c,c,c,c] hv[PR-M,PR-M,PR-MH,PR-MH] E[c,c,c] hl[HP-M,HP-M,HP-M]")
    ride(state, POPULATION, None)
    assert people(state, 0) == (4, 3)
    assert state.sheet[0] == 4 + 3 - 2


def test_tv5_a_lone_card_makes_no_good_citizen() -> None:
    state = table("", "", hands={0: "PR-MH"})
    assert moves(state) == ["pass", "citizen pr-mh earth:0-evil", "citizen pr-mh earth:1-evil"]


def test_tv6_the_last_card_is_a_forced_gift() -> None:
    state = table("", "", hands={0: "PR-MH HP-M"})
    assert moves(state) == [
        "pass",
        "citizen pr-mh earth:0-good",
        "citizen pr-mh earth:0-evil",
        "citizen pr-mh earth:1-good",
        "citizen pr-mh earth:1-evil",
    ]
    do(state, "citizen pr-mh earth:0-good")
    assert moves(state) == ["give hp-m seat:1"]


def test_tv7_order_rules() -> None:
    state = table("G[c] E[c]", "", hands={0: "HP-M VV-WD PR-MH"})
    assert moves(state, "place", "replace") == [
        "place pr-mh heaven:0-good",
        "place vv-wd hell:0-evil",
        "place hp-m hell:0-evil",
    ]


def test_tv8_replacing() -> None:
    state = table(
        "G[c] hv[PR-M] hl[HP-M] E[c] hl[HP-M] hv[PR-M]", "G[c] hv[CM] E[c] hl[HM]", hands={0: "PR-HP HP-H"}
    )
    assert moves(state, "place", "replace", "silence") == [
        "replace pr-hp heaven:0-good/1",
        "replace hp-h hell:0-evil/1",
        "place pr-hp heaven:1-evil",
        "place hp-h hell:1-good",
    ]


def test_tv9_targets() -> None:
    state = table("", "G[c,c] hv[CM] E[se]", hands={0: "VI CV"})
    assert moves(state) == [
        "pass",
        "kill vi earth:1-good/2",
        "kill vi earth:1-evil/1",
        "convert cv earth:1-good/2",
    ]


def test_tv10_reaction() -> None:
    state = table("", "", "G[c]", "", hands={0: "VI PR-M", 1: "HM", 2: "VI", 3: "CV PR-H"}, start=0)
    state.active &= ~0b10  # P1 has passed
    do(state, "kill vi earth:2-good/1")
    assert state.actor == 1, "P2 cannot answer: violence does not ward violence"
    do(state, "decline")
    assert (state.actor, moves(state)) == (3, ["decline", "ward cv"])
    do(state, "ward cv")
    assert discarded(state) == ["vi", "cv"]
    assert people(state, 2) == (1, 0)
    assert hand(state, 1) == ["hm"]


def test_tv11_flip() -> None:
    state = table("", "G[c] hv[PR-MH] hl[VV-WD]", hands={0: "CV PR-M", 1: "PR-M"})
    backs = size(state, 1)
    do(state, "convert cv earth:1-good/1", "settle earth:0-evil")
    assert row(state, 0, HEAVEN, EVIL) == ["pr-mh"]
    assert state.view(None)["nations"][0]["evil"]["symbols"] == {"mask": 0, "helmet": 0, "food": 1}
    assert state.view(None)["nations"][0]["evil"]["hell"][0]["half"] == "drugs"
    assert dealt(state, 0) == (1, 1), "the founder's card only: drugs"
    assert people(state, 1) == (0, 0)
    assert (state.actor, state.stack, size(state, 1)) == (1, (), backs), "no gift, no theft"


def test_tv12_slide_on_arrival() -> None:
    state = table("E[c,c] hl[HP-M]", "G[c] hv[PR-MH] hl[HP-H]", hands={0: "CV PR-M", 1: "PR-M"})
    do(state, "convert cv earth:1-good/1", "settle earth:0-evil")
    assert row(state, 0, EARTH, EVIL) == ["c", "c", "c"]
    assert row(state, 0, HEAVEN, EVIL) == ["pr-mh"]
    assert row(state, 0, HELL, EVIL) == ["hp-m", "hp-h"]


def test_tv13_neutralise() -> None:
    state = table("", "G[c,c] hv[CM,CM]", hands={0: "HM VI", 1: "PR-M"})
    inner, outer = state.rows[6 + HEAVEN * 2]
    assert moves(state, "kill") == []
    told = do(state, "silence hm heaven:1-good/1")
    assert state.rows[6 + HEAVEN * 2] == (outer,)
    assert discarded(state) == ["cm", "hm"]
    assert keys(told) == ["silence", "slide"]
    state.mover = state.actor = 0  # his next turn
    assert moves(state) == ["pass", "kill vi earth:1-good/2"]
    assert inner != outer


def test_tv14_horseman_4() -> None:
    state = table("G[c,c] hv[PR-MH,PR-MP] hl[HP-P,HP-H] E[c]")
    assert lives(state, 4) == (2, 0)


@pytest.mark.parametrize(
    ("cards", "expected"), [((), (0, 0)), ((3,), (2, 1)), ((1, 3), (2, 1)), ((1, 2, 3), (3, 2))]
)
def test_tv15_horseman_4_with_cards(cards: tuple[int, ...], expected: tuple[int, int]) -> None:
    state = table("G[c,c,c] hv[PR-MH,PR-MH] E[c,c] hl[HP-M,HP-H]")
    assert lives(state, 4, cards) == expected


def test_tv16_horseman_4_leftovers() -> None:
    first = table("G[c] hv[CM] E[c,c] hl[HP-M,HP-H] hv[PR-MH]")
    assert lives(first, 4) == (1, 1)
    second = table("G[c,c] hv[PR-MH,PR-HP] hl[HP-M] E[c] hl[HP-P]")
    assert lives(second, 4) == (1, 1), "R68: single symbols pass on although a good citizen dies"


def test_tv17_interrupted_dealing() -> None:
    state = table("G[c,c]", "", "G[c]", above=(4, 5), start=1)
    assert [one[0] for one in due(state, POPULATION)] == [1, 2, 0, 2, 0, 0]
    told = pass_all(state)
    who = [
        event.values["seat"]
        for event in told
        if event.key == "apokalypse-deal" and event.values["back"] == "population"
    ]
    assert who == ["seat:1", "seat:2", "seat:0", "seat:2"]
    assert [event.values["horseman"] for event in told if event.key == "apokalypse-rides"] == ["horseman:1"]


def test_tv18_refill() -> None:
    state = table("G[c,c]", "", "G[c]", above=(4, 5), discards=(7, 3), start=1)
    state.seals = 0  # nobody can place one here anyway
    told = pass_all(state)
    assert keys(told).count("dies") == 3
    assert len(state.talons[POPULATION]) == 6 + 7 + 3
    assert len(state.talons[CAPITAL]) == 5 + 6 + 3 - 3, "then phase K deals three founders' cards"
    aside = next(event for event in told if event.key == "apokalypse-aside")
    assert aside.values == {"horseman": "horseman:1", "back": BACKS[CAPITAL]}
    assert state.next == 2


def test_tv19_codes() -> None:
    state = table("G[c,c] hv[PR-M,PR-H] hl[VV-WD,VV-CS] E[c] hl[VV-CS]")
    assert [one[4] for one in due(state, POPULATION) if one[0] == 0] == [1, 2, 0]
    assert [one[4] for one in due(state, CAPITAL) if one[0] == 0] == [1, 2]


def test_tv20_end_of_round() -> None:
    state = table(
        "", "", "", "", hands={0: "PR-M PR-M", 1: "PR-M PR-M", 2: "PR-M", 3: "PR-M"}, above=(20, 20)
    )
    do(state, "citizen pr-m earth:0-evil", "steal back:2-population")
    do(state, "citizen pr-m earth:1-evil", "steal back:0-population")
    assert state.actor == 3, "P2 was robbed of the last card: the engine passes for him"
    told = do(state, "pass")
    assert state.actor == 0
    told = do(state, "pass")
    assert keys(told)[:2] == ["passes", "round-over"], "the round is over at once, P1 gets no turn"
    assert told[1].values["seat"] == "seat:0", "dealer P0"
    assert (state.start, state.actor, state.round) == (2, 2, 2), "P2 passed first"


def test_tv21_lock_out_guard() -> None:
    state = table("", "", hands={0: "PR-M", 1: "PR-M PR-M"})
    do(state, "pass")
    assert (state.round, state.actor) == (1, 1)
    do(state, "citizen pr-m earth:1-evil", "steal back:0-population")
    assert (state.round, state.actor) == (2, 0), "exactly one turn, then dealing; start player stays P0"
    strict = table("", "", hands={0: "PR-M", 1: "PR-M PR-M"}, strictRoundEnd="yes")
    do(strict, "pass")
    assert (strict.round, strict.actor, strict.start) == (2, 0, 0)


def test_tv22_rewards() -> None:
    one = "G[c] hv[PR-M]"
    state = table(one, one, one, "")
    ride(state, POPULATION, None)
    assert [state.sheet[seat * 4] for seat in range(4)] == [1, 1, 1, 0]
    assert state.trophies == (2, 2, 2, 0)
    assert [frame[1] for frame in state.stack] == [2, 1, 0], "three seals, the dealer first"
    nobody = table("", "", "", "")
    ride(nobody, POPULATION, None)
    assert (nobody.trophies, nobody.stack) == ((0, 0, 0, 0), ())


def test_tv23_seal_not_placeable() -> None:
    state = table("", "", "", above=(0, 10))
    told = pass_all(state)
    assert state.trophies == (2, 2, 2)
    assert keys(told).count("seal-useless") == 3
    assert state.seals == 0b111111
    assert state.actor is not None, "the game goes on by itself"


@pytest.mark.parametrize(
    ("sides", "points", "good", "evil", "case", "winners"),
    [
        ("GGE", (5, 6, 10), 4, 3, "good", (0, 1)),
        ("GGE", (5, 5, 10), 4, 3, "nobody", ()),
        ("GEE", (30, 4, 9), 3, 3, "evil", (2,)),
        ("GEE", (30, 9, 9), 2, 3, "evil", (1, 2)),
        ("EE", (3, 8), 9, 0, "same", (1,)),
        ("GGG", (3, 8, 8), 0, 5, "same", (1, 2)),
    ],
)
def test_tv24_endings(
    sides: str, points: tuple[int, ...], good: int, evil: int, case: str, winners: tuple[int, ...]
) -> None:
    state = table(f"G[{','.join('c' * good)}] E[{','.join('c' * evil)}]", seats=len(sides))
    state.align = tuple("GE".index(side) for side in sides)
    state.sheet = tuple(value for own in points for value in (own, 0, 0, 0))
    verdict = judge(state)
    assert (verdict.case, verdict.winners) == (case, winners)
    assert state.result().winners == winners


def test_tv25_block_by_special_person() -> None:
    state = table("", "E[c,c,se]", hands={0: "CV VI"})
    assert moves(state) == ["pass", "kill vi earth:1-evil/3"]


def test_tv26_theft() -> None:
    state = table("", "", "", hands={0: "PR-M", 1: "PR-H PR-P HP-M"})
    do(state, "citizen pr-m earth:0-evil")
    assert moves(state) == ["steal back:1-population", "steal back:1-capital"]
    alone = table("", "", "", hands={0: "PR-M PR-M"})
    told = do(alone, "citizen pr-m earth:0-evil")
    assert keys(told)[:2] == ["grow", "theft-none"]
    assert people(alone, 0) == (0, 1)


def test_tv27_two_horsemen() -> None:
    state = table("E[c,c,c,c] hl[HP-M,HP-M,HP-M,HP-M]", "", "", above=(0, 0))
    told = pass_all(state)
    assert keys(told).count("dies") == 0
    assert (len(state.talons[CAPITAL]), len(state.talons[POPULATION])) == (6, 6)
    do(state, "seal-replace hell:0-evil/1")  # the seal for the most citizens, between the two phases
    assert state.next == 3
    assert [state.sheet[0], state.sheet[1]] == [4, 1 - 3]
    assert sum(size(state, seat)[1] for seat in range(3)) == 6, "seven cards due, six dealt, then horseman 2"
