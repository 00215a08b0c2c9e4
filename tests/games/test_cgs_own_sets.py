"""Sets that players bring themselves: named by content, carried by links, asked for where missing."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.bridge import call
from obol.games import find_rules, game
from obol.games.cgs import sets
from obol.games.cgs.plan import plan
from obol.kernel import supplies
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidLink, InvalidSetup, MissingSupply
from obol.kernel.link import LONGEST_LINK, decode, encode, unwrap, wrap
from obol.kernel.match import Match, Seat

EXAMPLE = (Path(__file__).parents[2] / "assets" / "games" / "cgs-example.toml").read_text(encoding="utf-8")
WHOLE = sets.text("set1").replace('id = "set1"', 'id = "mine"')
CGS = game("cgs")
TWO = [Seat("person", "Ada"), Seat("friend", "Ben")]


@pytest.fixture(autouse=True)
def nothing_brought() -> Iterator[None]:
    supplies.forget()
    yield
    supplies.forget()


def bring(text: str) -> str:
    name, found = supplies.bring(CGS, text, "mine.toml")
    assert found.problems == []
    return name


def a_match(*texts: str, moves: int = 0, **options: str) -> Match:
    match = Match(CGS, TWO, options, 7, [bring(text) for text in texts])
    chance = Chance(3)
    while len(match.actions) < moves:
        match.play(chance.pick(match.state.legal()))
    return match


def ask(method: str, **args: object) -> Any:
    return json.loads(call(method, json.dumps(args)))


# What is opened


def test_an_expansion_is_played_with_as_few_of_our_sets_as_needed() -> None:
    content = plan(a_match(EXAMPLE).setup).box
    assert content.heroes == 5
    assert "lerna.io" in [piece.id for piece in content.pieces]
    assert "hercules" in [piece.id for piece in content.pieces]
    assert "xena" not in [piece.id for piece in content.pieces]


def test_a_whole_set_is_played_alone() -> None:
    content = plan(a_match(WHOLE).setup).box
    assert (content.heroes, len(content.cards)) == (4, 57)


def test_asked_for_sets_are_added() -> None:
    content = plan(a_match(EXAMPLE, sets="both").setup).box
    assert content.heroes == 9
    assert len(content.cards) == 115 + 3


def test_a_changed_copy_of_ours_beside_ours_is_a_second_copy() -> None:
    """Whoever edits one of our files keeps its ids: then its things come as the second of each (1.4)."""
    content = plan(a_match(sets.text("set1") + "\n# mine", sets="set1").setup).box
    assert content.heroes == 8


def test_sets_with_the_same_ids_do_not_go_together() -> None:
    with pytest.raises(InvalidSetup, match="cgs-error-clash word=hercules"):
        a_match(WHOLE, sets="set1")


def test_a_set_that_is_too_large_is_refused_in_words() -> None:
    crowd = EXAMPLE + "".join(
        EXAMPLE[EXAMPLE.index("[[creature]]") :]
        .replace("leech", f"leech{n}")
        .replace("count = 2", "count = 20")
        for n in range(12)
    )
    with pytest.raises(InvalidSetup, match="cgs-error-large kind=piece"):
        a_match(crowd)


def test_a_game_with_an_own_set_ends() -> None:
    match = Match(CGS, [Seat("greedy"), Seat("greedy")], {"rounds": "12"}, 3, [bring(EXAMPLE)])
    while match.state.actor is not None:
        match.play(decide(BOTS["greedy"], CGS, match.state, match.chance(2)).action)
    assert decode(encode(match), find_rules).state == match.state


# Names and links


def test_the_name_is_the_content() -> None:
    assert supplies.digest(EXAMPLE) != supplies.digest(EXAMPLE + " ")
    assert bring(EXAMPLE) == f"lerna.{supplies.digest(EXAMPLE)}"


def test_a_link_names_its_sets_and_asks_for_them() -> None:
    link = encode(a_match(EXAMPLE, moves=12))
    assert decode(link, find_rules).setup.supplies == (f"lerna.{supplies.digest(EXAMPLE)}",)
    supplies.forget()
    with pytest.raises(MissingSupply, match=f"names=lerna.{supplies.digest(EXAMPLE)}"):
        decode(link, find_rules)
    bring(EXAMPLE)
    assert encode(decode(link, find_rules)) == link, "nothing was lost"


def test_a_link_can_carry_its_sets() -> None:
    match = a_match(EXAMPLE, moves=12)
    link, long = encode(match), encode(match, carry=True)
    assert len(link) < 120 < len(long) < 3000
    supplies.forget()
    again = decode(long, find_rules)
    assert (again.state, encode(again)) == (match.state, link)


def test_a_whole_set_fits_into_a_link() -> None:
    assert len(encode(a_match(WHOLE, moves=200), carry=True)) < LONGEST_LINK


def test_links_without_own_sets_are_what_they_were() -> None:
    match = a_match()
    assert unwrap(encode(match))[3] == 0
    assert encode(match, carry=True) == encode(match)


@pytest.mark.parametrize(("at", "byte"), [(3, 16), (3, 8)], ids=["an unknown flag", "carried, but not named"])
def test_other_flags_are_of_a_newer_version(at: int, byte: int) -> None:
    data = bytearray(unwrap(encode(a_match(EXAMPLE))))
    data[at] = byte
    with pytest.raises(InvalidLink, match="error-link-newer"):
        decode(wrap(bytes(data)), find_rules)


def test_what_a_link_carries_must_be_what_it_names() -> None:
    data = unwrap(encode(a_match(EXAMPLE), carry=True))
    place = data.index(bytes.fromhex(supplies.digest(EXAMPLE)))
    with pytest.raises(InvalidLink, match="error-link-damaged"):
        decode(wrap(data[:place] + bytes(6) + data[place + 6 :]), find_rules)


def test_a_link_cannot_carry_a_broken_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody wrote the link by hand: the name fits its content, but the content is no set."""
    match = a_match(EXAMPLE)
    broken = EXAMPLE.replace('op = "heal"', 'op = "fly"')
    name = supplies.named("lerna", broken)
    monkeypatch.setitem(supplies._texts, name, broken)
    object.__setattr__(match.setup, "supplies", (name,))
    with pytest.raises(InvalidLink, match="error-link-damaged"):
        decode(encode(match, carry=True), find_rules)


def test_games_without_sets_take_none() -> None:
    with pytest.raises(InvalidSetup, match="error-setup-supplies"):
        game("styx").setup(2, {}, 1, ["lerna.000000000000"])
    assert ask("supply", game_id="styx", text="[set]")["error"]["key"] == "error-setup-supplies"


# The page's door


def test_the_bridge_examines_and_plays_what_is_brought() -> None:
    found = ask("supply", game_id="cgs", text=EXAMPLE, file="lerna.toml")["ok"]
    assert found["problems"] == []
    assert found["about"]["name"]["de"] == "Sumpf von Lerna"
    assert found["about"]["counts"]["creature"] == 2
    seats = [{"kind": "person", "name": ""}, {"kind": "greedy", "name": ""}]
    made = ask("new", game_id="cgs", seats=seats, options={}, seed=1, supplies=[found["name"]])["ok"]
    opened = ask("open", link=made["link"])["ok"]
    assert opened["supplies"] == [{"name": found["name"], "text": EXAMPLE}]
    names = ask("components", link=made["link"])["ok"]
    assert names["piece:lerna.io"]["name"]["fr"] == "Io la passeuse"
    long = ask("carry", link=made["link"], at=0)["ok"]["link"]
    assert ask("open", link=long)["ok"]["link"] == made["link"], "from now on by its short link"


def test_the_bridge_names_each_error_and_keeps_nothing_broken() -> None:
    broken = EXAMPLE.replace('op = "heal"', 'op = "fly"').replace('id = "lerna.pole"', 'id = "a \\"b"')
    found = ask("supply", game_id="cgs", text=broken, file="broken.toml")["ok"]
    told = [(one["file"], one["entry"], one["field"], one["message"]["key"]) for one in found["problems"]]
    assert ("broken.toml", "lerna.lantern", "do[0].op", "cgs-set-unknown-word") in told
    assert ("broken.toml", 'a "b', "id", "cgs-set-id") in told
    with pytest.raises(MissingSupply):
        supplies.text_of(found["name"])


def test_a_text_beyond_all_measure_is_not_looked_at() -> None:
    long = ask("supply", game_id="cgs", text="#" * (supplies.LONGEST + 1))
    assert long["error"]["key"] == "error-supply-long"


# Standing orders


def a_reaction(target: bool) -> Match:
    """A game up to where somebody is asked for a reaction card out of turn."""
    for seed in range(1, 60):
        match = Match(CGS, [Seat("person"), Seat("person")], {}, seed)
        chance = Chance(seed)
        while match.state.actor is not None and len(match.actions) < 500:
            reaction = match.state.reaction()
            if reaction is not None and reaction.target == target:
                return match
            legal = match.state.legal()
            match.play(
                decide(BOTS["greedy"], CGS, match.state, chance).action if len(legal) > 1 else legal[0]
            )
    raise AssertionError("no game in which it comes up")


@pytest.mark.parametrize("order", ["ask", "target", "never"])
def test_standing_orders_answer_for_reaction_cards(order: str) -> None:
    match = a_reaction(target=True)
    asked, step = match.state.actor, match.steps[-1]
    before = match.cut(len(match.actions) - 1)
    made = ask(
        "play",
        link=encode(before),
        at=len(before.actions),
        action=match.actions[-1],
        orders={str(asked): order},
    )["ok"]
    waits = made["at"] == len(match.actions)
    assert waits == (order != "never"), "who is the target is asked, unless never"
    assert step.seat != asked


def test_nobody_else_is_told_who_is_asked_for_a_reaction_card() -> None:
    match = a_reaction(target=True)
    asked = match.state.actor
    assert asked is not None
    link, at = encode(match), len(match.actions)
    for seat in (1 - asked, None):
        look = ask("look", link=link, at=at, seat=seat)["ok"]
        assert (look["actor"], look["view"]["actor"], look["view"]["question"]) == (None, None, None)
        assert (look["choices"], look["reaction"], "seat" in look["question"]["values"]) == ([], None, False)
    own = ask("look", link=link, at=at, seat=asked)["ok"]
    assert (own["actor"], own["view"]["question"]) == (asked, "react")
    assert own["reaction"]["target"]
    assert own["orders"] == ["ask", "target", "never"]
