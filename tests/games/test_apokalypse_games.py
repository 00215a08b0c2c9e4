"""Whole games of Apokalypse: what must hold at every step, for every number of players and every option."""

from collections.abc import Iterator

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games.apokalypse import APOKALYPSE
from obol.games.apokalypse.components import (
    BACK,
    BACK_CARDS,
    BIT,
    CAPITAL,
    CARDS,
    CHURCH,
    CONVERSION,
    EARTH,
    EVIL,
    FIEND,
    FRAME,
    GOOD,
    HEAVEN,
    HELL,
    KIND,
    KIND_BIT,
    KINDS,
    METAL,
    MUSIC,
    POPULATION,
    PROTECTIONS,
    SAINT,
    SEALS,
    UNITS,
    VIOLENCE,
    deck,
)
from obol.games.apokalypse.moves import OVER, WINDOW
from obol.games.apokalypse.places import ROWS
from obol.games.apokalypse.refs import CARD_MASK, is_person, layer_of, place_ref
from obol.games.apokalypse.turns import ApokalypseState
from obol.kernel.chance import Chance
from obol.kernel.link import encode
from obol.kernel.match import Match, Seat
from obol.kernel.words import Event

from .apokalypse_table import all_cards, read

pytestmark = pytest.mark.slow

OPTIONS = [
    {},
    {"balanced": "yes"},
    {"strictRoundEnd": "yes"},
    {"convAny": "yes"},
    {"dealNewStart": "yes"},
    {"codeTable": "trade"},
    {"codeTable": "thematic"},
    {"codeTable": "swaps"},
    {"showTalonCounts": "no"},
]
SETTINGS: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in range(2, 7)] + [
    (2 + n % 5, option) for n, option in enumerate(OPTIONS)
]
every_setting = pytest.mark.parametrize(("seats", "options"), SETTINGS)


def random_game(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[ApokalypseState, int]]:
    """Every position of a random game, with the choice that follows; the last with -1."""
    state = APOKALYPSE.start(APOKALYPSE.setup(seats, options, seed))
    chance = Chance(seed)
    while legal := state.legal():
        action = chance.pick(legal)
        yield state, action
        state.play(action)
    yield state, -1


# Invariants


def check_rows(state: ApokalypseState) -> None:
    """I1: no gap, no card without a citizen. I2: music only over good and under evil."""
    for nation in range(len(state.hands)):
        rows = state.rows[nation * ROWS : nation * ROWS + ROWS]
        for side in (GOOD, EVIL):
            assert max(len(rows[HEAVEN * 2 + side]), len(rows[HELL * 2 + side])) <= len(rows[side])
        assert not any(MUSIC[card] for card in (*rows[HEAVEN * 2 + EVIL], *rows[HELL * 2 + GOOD]))
        for side, at in ((GOOD, HEAVEN * 2 + GOOD), (EVIL, HELL * 2 + EVIL)):
            music = sum(1 << column for column, card in enumerate(rows[at]) if MUSIC[card])
            assert state.music[nation * 2 + side] == music
            shown = (*rows[HEAVEN * 2 + side], *rows[HELL * 2 + side])
            units = sum(UNITS[side][card] for card in shown)
            assert state.units[nation * 2 + side] == units, "units are out of step with the rows"
        fresh = state.copy()
        fresh.refresh(nation)
        assert fresh == state, "what a nation offers is out of step with its rows"


def check_hands(state: ApokalypseState) -> None:
    for hand, kinds in zip(state.hands, state.kinds, strict=True):
        found = 0
        for card in CARDS:
            if hand & BIT[card]:
                found |= KIND_BIT[card]
        assert kinds == found, "kinds are out of step with the hand"


@every_setting
def test_invariants_hold_at_every_step(seats: int, options: dict[str, str]) -> None:
    box = sorted([*deck(POPULATION, seats), *deck(CAPITAL, seats), *SEALS])
    for seed in range(6):
        before: tuple[int, int] | None = None
        for state, action in random_game(seats, options, seed):
            check_rows(state)
            check_hands(state)
            assert all_cards(state) == box, "I3: every card is in exactly one place"
            for back, talon in enumerate(state.talons):
                assert all(BACK[card] == back for card in talon)
            if not state.stack and action >= 0:
                now = (state.round, state.mover)
                assert before != now or before is None, "I4: nobody takes two turns in a row"
                before = now


@every_setting
def test_random_games_end_within_the_bound(seats: int, options: dict[str, str]) -> None:
    for seed in range(100, 130):
        *before, (state, _) = random_game(seats, options, seed)
        assert len(before) <= APOKALYPSE.longest
        assert state.stack == ((OVER,),)
        assert state.next == 5
        assert state.round < 40


# The legal choices, written out once more straight from the table of the specification (3.3)


def naive_turn(state: ApokalypseState) -> set[str]:
    found = {"pass"}
    hand = [card for card in CARDS if state.hands[state.mover] & BIT[card]]
    for kind in {KIND[card] for card in hand}:
        for nation in range(len(state.hands)):
            found |= naive_uses(state, kind, nation, len(hand) > 1)
    return found


def naive_uses(state: ApokalypseState, kind: int, nation: int, others: bool) -> set[str]:
    """What one kind of card can do in one nation."""
    name = KINDS[kind]
    rows = state.rows[nation * ROWS : nation * ROWS + ROWS]
    found = set()
    if kind in PROTECTIONS or kind in (METAL, SAINT, FIEND):
        verb = "person" if kind in (SAINT, FIEND) else "citizen"
        if kind != FIEND and others:
            found.add(f"{verb} {name} {place_ref(EARTH, nation, GOOD)}")
        if kind != SAINT:
            found.add(f"{verb} {name} {place_ref(EARTH, nation, EVIL)}")
    if kind in PROTECTIONS or FRAME[kind] in ("heaven", "hell"):
        plane = HEAVEN if FRAME[kind] == "heaven" else HELL
        found |= naive_planes(rows, kind, nation, plane)
    if kind in (VIOLENCE, CONVERSION):
        found |= naive_attacks(state, rows, kind, nation)
    return found


def naive_planes(rows: list[tuple[int, ...]], kind: int, nation: int, plane: int) -> set[str]:
    name, found = KINDS[kind], set()
    first = GOOD if plane == HEAVEN else EVIL  # the side on which this plane comes first
    for side in (GOOD, EVIL):
        length = len(rows[plane * 2 + side])
        free = length < len(rows[side])
        if side != first:
            free = free and length < len(rows[(HELL if plane == HEAVEN else HEAVEN) * 2 + side])
            free = free and kind not in (CHURCH, METAL)
        if free:
            found.add(f"place {name} {place_ref(plane, nation, side)}")
    for column, card in enumerate(rows[plane * 2 + first], 1):
        if not MUSIC[card]:
            found.add(f"replace {name} {place_ref(plane, nation, first)}/{column}")
    if kind in (CHURCH, METAL):
        other, side = (HELL, EVIL) if kind == CHURCH else (HEAVEN, GOOD)
        for column, card in enumerate(rows[other * 2 + side], 1):
            if MUSIC[card]:
                found.add(f"silence {name} {place_ref(other, nation, side)}/{column}")
    return found


def naive_attacks(state: ApokalypseState, rows: list[tuple[int, ...]], kind: int, nation: int) -> set[str]:
    found = set()
    for side in (GOOD, EVIL):
        shield = rows[HEAVEN * 2 + GOOD] if side == GOOD else rows[HELL * 2 + EVIL]
        for column, entry in enumerate(rows[side]):
            outermost = column == len(rows[side]) - 1
            if not outermost and not (kind == CONVERSION and state.house.conv_any):
                continue
            if column < len(shield) and MUSIC[shield[column]]:
                continue
            if kind == CONVERSION and is_person(entry & CARD_MASK):
                continue
            verb = "kill" if kind == VIOLENCE else "convert"
            found.add(f"{verb} {KINDS[kind]} {place_ref(EARTH, nation, side)}/{column + 1}")
    return found


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"convAny": "yes"}), (4, {})])
def test_turn_choices_are_those_of_the_specification(seats: int, options: dict[str, str]) -> None:
    for seed in range(5):
        for state, action in random_game(seats, options, seed):
            if action >= 0 and not state.stack:
                words = [read(state, one) for one in state.legal()]
                assert len(words) == len(set(words)), "equal cards are one choice"
                assert set(words) == naive_turn(state)


# Secrets: each is permuted on its own


def swap_hidden(state: ApokalypseState, one: int, two: int) -> ApokalypseState:
    """The same table with two cards of one back exchanged, wherever they are."""
    other = state.copy()
    change = {one: two, two: one}
    both = BIT[one] | BIT[two]
    for seat, hand in enumerate(other.hands):
        if (hand & both).bit_count() == 1:
            other.hands[seat] = hand ^ both
        other.kinds[seat] = 0
        for card in CARDS:
            if other.hands[seat] & BIT[card]:
                other.kinds[seat] |= KIND_BIT[card]
    other.talons = [[change.get(card, card) for card in talon] for talon in other.talons]
    other.deeper = tuple(
        tuple(tuple(change.get(c, c) for c in part) for part in parts) for parts in other.deeper
    )
    for nation in range(len(other.hands)):
        for at in (nation * ROWS, nation * ROWS + 1):
            other.rows[at] = tuple(
                entry & ~CARD_MASK | change.get(entry & CARD_MASK, entry & CARD_MASK)
                for entry in other.rows[at]
            )
    return other


def hidden_cards(state: ApokalypseState, seat: int | None, back: int) -> list[int]:
    """The cards of a back whose place this seat cannot know: other hands, citizens, talons."""
    known = 0 if seat is None else state.hands[seat] | state.seen[seat]
    open_ = state.discards
    for at, cards in enumerate(state.rows):
        for card in cards:
            if at % ROWS >= 2 or is_person(card & CARD_MASK) or layer_of(card) == seat:
                open_ |= BIT[card & CARD_MASK if at % ROWS < 2 else card]
    if state.stack and state.stack[-1][0] == WINDOW:
        open_ |= BIT[state.stack[-1][1]]
    return [
        card
        for card in all_cards(state)
        if card in CARDS and BACK[card] == back and not (known | open_) & BIT[card]
    ]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_exchanging_hidden_cards_changes_no_view(seats: int) -> None:
    """Fronts in hands, fronts of citizens and the talons: any two cards of a back that a seat cannot see."""
    chance = Chance(5)
    for state, _ in random_game(seats, {}, 4):
        for seat in (*range(seats), None):
            for back in (POPULATION, CAPITAL):
                cards = hidden_cards(state, seat, back)
                chance.shuffle(cards)
                if len(cards) > 1:
                    other = swap_hidden(state, cards[0], cards[1])
                    assert other.view(seat) == state.view(seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_other_alignments_change_no_view_until_the_end(seats: int) -> None:
    for state, action in random_game(seats, {}, 9):
        for seat in range(seats):
            other = state.copy()
            other.align = tuple(a if s == seat else 1 - a for s, a in enumerate(state.align))
            assert (other.view(seat) == state.view(seat)) == (action >= 0)


def test_backs_are_public_and_guesses_keep_them() -> None:
    for state, _ in random_game(4, {}, 2):
        for seat in (0, None):
            guess = state.guess(seat, Chance(3))
            for owner in range(4):
                for mask in BACK_CARDS:
                    assert (guess.hands[owner] & mask).bit_count() == (state.hands[owner] & mask).bit_count()
            check_hands(guess)
            check_rows(guess)
            assert all_cards(guess) == all_cards(state)


def test_a_guess_lets_the_asked_seat_ward() -> None:
    """Whoever is asked in a window holds a ward, in every world that somebody else imagines."""
    asked = 0
    for seed in range(8):
        for state, _ in random_game(3, {}, seed):
            if state.stack and state.stack[-1][0] == WINDOW:
                for seat in range(3):
                    guess = state.guess(seat, Chance(seed))
                    assert len(guess.legal()) > 1
                    asked += 1
    assert asked > 30


def test_an_event_never_names_a_hidden_card() -> None:
    """Told after what happened: each named card is in the view of the seat that is told, or was."""
    for seed in range(3):
        state = APOKALYPSE.start(APOKALYPSE.setup(3, {}, seed))
        chance = Chance(seed)
        seen = {seat: repr(state.view(seat)) for seat in (0, 1, 2, None)}

        def listen(event: Event, state: ApokalypseState = state, seen: dict[int | None, str] = seen) -> None:
            for seat in (0, 1, 2, None):
                told = event.told_to(seat)
                now = repr(state.view(seat))
                for name in (*told.refs, *told.values.values()) if told else ():
                    if str(name).startswith("card:"):
                        assert f"'{name}'" in now + seen[seat], f"{told} to {seat}"
                seen[seat] = now

        while legal := state.legal():
            state.play(chance.pick(legal), listen)


def test_policy_says_why_for_every_choice() -> None:
    for state, action in random_game(3, {}, 11):
        if action >= 0:
            assert APOKALYPSE.policy.why(state, action).key.startswith("apokalypse-why-")


def test_the_greedy_player_beats_random_ones_at_a_full_table() -> None:
    """One greedy seat among three random ones: chance alone would win some eight of thirty."""
    won = 0
    for seed in range(30):
        state = APOKALYPSE.start(APOKALYPSE.setup(4, {}, seed))
        chance = Chance(seed)
        while (seat := state.actor) is not None:
            kind = "greedy" if seat == seed % 4 else "random"
            state.play(decide(BOTS[kind], APOKALYPSE, state, chance).action)
        won += seed % 4 in state.result().winners
    assert won >= 22


def test_links_of_four_players_are_short() -> None:
    lengths = []
    for seed in range(15):
        match = Match(APOKALYPSE, [Seat("random", "Anna")] * 4, {}, seed)
        chance = Chance(seed)
        while legal := match.state.legal():
            match.play(chance.pick(legal))
        lengths.append(len(encode(match)))
    assert sorted(lengths)[7] <= 500
