"""Links: short, exact, and safe to open whatever somebody sends."""

import pytest

from obol.games import GAMES, find_rules, game
from obol.kernel.errors import InvalidLink, InvalidSetup
from obol.kernel.link import LONGEST_LINK, decode, encode, unwrap, wrap
from obol.kernel.match import LARGEST_SEED, LONGEST_NAME, Match, Seat
from obol.kernel.rules import Rules
from obol.simulate import play_out
from tools.bench_links import MEDIAN, WORST, finished_link, measured
from tools.fuzz import fuzz


def finished(seed: int = 1, names: tuple[str, str] = ("Ada", "Blaise")) -> Match:
    match = Match(game("styx"), [Seat("person", names[0]), Seat("greedy", names[1])], {}, seed)
    play_out(match, ["random", "greedy"])
    return match


def refused(text: str) -> str:
    with pytest.raises(InvalidLink) as caught:
        decode(text, find_rules)
    return caught.value.message.key


def test_names_kinds_options_and_seed_come_back() -> None:
    seats = [Seat("friend", "Ἀχέρων & Söhne <b>"), Seat("random", "🜚" * LONGEST_NAME)]
    match = Match(game("styx"), seats, {"chain": "two"}, LARGEST_SEED)
    back = decode(encode(match), find_rules)
    assert (back.seats, back.setup) == (match.seats, match.setup)


def test_the_text_of_a_link_is_fixed_for_ever() -> None:
    """If this changes, every link ever sent breaks: raise the format version instead."""
    match = Match(game("styx"), [Seat("person", "Ada"), Seat("greedy")], {}, 7)
    assert encode(match) == "AQEBAAIAA0FkYQMAAAcAz8G1"
    play_out(match, ["greedy", "greedy"])
    assert decode(encode(match), find_rules).actions == match.actions


@pytest.mark.native  # the same numbers come from the same code inside Pyodide, only later
@pytest.mark.parametrize(("game_id", "games"), {"styx": 100, "strife": 20, "apokalypse": 6, "cgs": 4}.items())
def test_ux13_links_are_short(game_id: str, games: int) -> None:
    """Finished games as people finish them; ./build.sh bench links has 500 of each."""
    found = measured(finished_link(game_id, seed) for seed in range(games))
    assert found["median"] <= MEDIAN[game_id]
    assert found["max"] <= WORST
    assert found["malformed"] == 0


def test_forced_choices_at_the_end_are_not_lost() -> None:
    match = finished(4)
    for length in range(len(match.actions) + 1):
        assert len(decode(encode(match.cut(length)), find_rules).actions) == length


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-link-foreign"),
        ("hello world", "error-link-foreign"),
        ("<script>alert(1)</script>", "error-link-foreign"),
        ("ÄÖÜ", "error-link-foreign"),
        ("A", "error-link-damaged"),
        ("AAAA", "error-link-damaged"),
        ("A" * LONGEST_LINK, "error-link-damaged"),
        ("A" * (LONGEST_LINK + 1), "error-link-long"),
    ],
)
def test_bad_text_gets_its_sentence(text: str, key: str) -> None:
    assert refused(text) == key


def test_every_cut_and_every_changed_letter_is_noticed() -> None:
    text = encode(finished())
    for at in range(len(text)):
        assert refused(text[:at]).startswith("error-link-")
        other = "A" if text[at] != "A" else "B"
        assert refused(text[:at] + other + text[at + 1 :]).startswith("error-link-")
    assert refused(text + "A").startswith("error-link-")


@pytest.mark.parametrize(
    ("at", "value", "key"),
    [
        (0, 2, "error-link-newer"),
        (0, 0, "error-link-damaged"),
        (1, 200, "error-link-newer"),
        (2, 99, "error-link-newer"),
        (3, 1, "error-link-newer"),
        (4, 7, "error-link-"),
        (5, 99, "error-link-newer"),
    ],
)
def test_hostile_headers_with_a_right_checksum(at: int, value: int, key: str) -> None:
    data = bytearray(unwrap(encode(finished())))
    data[at] = value
    assert refused(wrap(bytes(data))).startswith(key)


def test_hostile_bodies_with_a_right_checksum() -> None:
    data = bytearray(unwrap(encode(finished())))
    for extra in (b"\xff" * 8, b"\x01"):
        assert refused(wrap(bytes(data) + extra)).startswith("error-link-")
    assert refused(wrap(bytes(data[:4]))) == "error-link-damaged"
    assert refused(wrap(b"\x01\x01\x01\x00\x02\x00\x02\xff\xfe\x03\x00\x00\x01\x00")) == "error-link-damaged"
    endless = b"\x01\x01\x01\x00\x02\x00\x00\x03\x00" + b"\xff" * 40
    assert refused(wrap(endless)) == "error-link-damaged"
    too_many = b"\x01\x01\x01\x00\x02\x00\x00\x03\x00\x00\x05\xff\xff\x03"
    assert refused(wrap(too_many)) == "error-link-impossible"


@pytest.mark.slow
@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_fuzz_5000_mutated_links(rules: Rules) -> None:
    """A mutant is refused in words, or is a real match that encodes to itself; fuzz raises otherwise.

    It is 5,000 of all games together; ./build.sh bench links has 100,000 of each.
    """
    count = 5000 // len(GAMES)
    ends = fuzz(rules, count)
    assert ends.total() == count
    assert ends["opened"], "mutants under a right checksum that are real games must open"
    assert all(end == "opened" or end.startswith("error-link-") for end in ends)


def test_setups_that_cannot_be_are_refused() -> None:
    styx = GAMES["styx"]
    for seats, options, seed in (
        ([Seat("person")], {}, 1),
        ([Seat("person")] * 3, {}, 1),
        ([Seat("person")] * 2, {"chain": "three"}, 1),
        ([Seat("person")] * 2, {"colour": "red"}, 1),
        ([Seat("person")] * 2, {}, -1),
        ([Seat("person")] * 2, {}, LARGEST_SEED + 1),
    ):
        with pytest.raises(InvalidSetup):
            Match(styx, seats, options, seed)
    with pytest.raises(InvalidSetup):
        Seat("dragon")
    with pytest.raises(InvalidSetup):
        Seat("person", "x" * (LONGEST_NAME + 1))
