"""Links stay what they are: every one of the corpus opens and ends where it did, for two readers."""

import re

import pytest

from obol.games import GAMES, find_rules, game
from obol.kernel.link import decode, encode
from obol.kernel.rules import State
from tests import reader
from tests.corpus import LINKS, RELEASED, Record, read, record
from tests.corpus_recipes import RECIPES
from tests.test_docs import REFUSED, VECTORS

CORPUS = [one for game_id in GAMES for one in read(game_id)]
every_link = pytest.mark.parametrize("one", CORPUS, ids=[f"{one['game']}: {one['what']}" for one in CORPUS])


def replayed(link: str) -> tuple[reader.Header, State, list[int]]:
    """The reader of the document reads a link; only the rules are ours."""
    header = reader.read(link)
    rules = game(header.game["id"])
    table = rules.start(rules.setup(len(header.seats), header.options, header.seed))
    return header, table, reader.choices(header, table)


@every_link
def test_a_kept_link_ends_in_its_position(one: Record) -> None:
    """If this fails for a released game, give it a new rules version; else `python -m tests.corpus renew`."""
    assert record(one["what"], one["link"]) == one
    assert encode(decode(one["link"], find_rules)) == one["link"]


@every_link
def test_the_reader_of_the_document_reads_the_same(one: Record) -> None:
    """If this fails, docs/link-format.md does not say how links are."""
    header, table, actions = replayed(one["link"])
    assert (header.game["id"], header.game["version"]) == (one["game"], one["version"])
    assert (header.seats, header.options, header.seed) == (one["seats"], one["options"], one["seed"])
    assert actions == decode(one["link"], find_rules).actions
    assert (len(actions), table.actor) == (one["choices"], one["actor"])


def test_every_recipe_is_recorded_and_every_game_has_both_ends() -> None:
    recorded = {(one["game"], one["what"]) for one in CORPUS}
    assert {(recipe.game, recipe.what) for recipe in RECIPES} <= recorded
    assert len(recorded) == len(CORPUS), "two records of one game have the same words"
    assert {path.stem for path in LINKS.iterdir()} == set(GAMES)
    for rules in GAMES.values():
        mine = [one for one in CORPUS if one["game"] == rules.id]
        assert {one["actor"] is None for one in mine} == {True, False}
        assert {len(one["seats"]) for one in mine} == set(rules.seats)
        for option in rules.options:
            if len(option.values) <= 4:
                assert {one["options"][option.id] for one in mine} == set(option.values), option.id


def test_the_document_lists_the_games_as_they_are() -> None:
    listed = [
        {
            "id": rules.id,
            "number": rules.number,
            "version": rules.version,
            "seats": [rules.seats[0], rules.seats[-1]],
            "longest": rules.longest,
            "options": {option.id: list(option.values) for option in rules.options},
        }
        for rules in GAMES.values()
    ]
    assert listed == reader.GAMES
    assert {(one["game"], one["version"]) for one in CORPUS} >= RELEASED


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["what"])
def test_the_reader_of_the_document_reads_its_vectors(vector: Record) -> None:
    header = reader.read(vector["link"])
    read_ = {"seats": header.seats, "options": header.options, "seed": header.seed}
    assert read_ == {name: vector[name] for name in read_}
    assert header.count == len(vector["choices"])


@pytest.mark.parametrize(("link", "what", "error"), REFUSED, ids=[what for _, what, _ in REFUSED])
def test_the_reader_of_the_document_refuses_the_same(link: str, what: str, error: str) -> None:
    with pytest.raises(reader.Wrong, match=error):
        replayed(link)


def test_chance_in_the_document_is_ours() -> None:
    rows = re.findall(r"^\| (\d+) \| `([0-9a-f]{16})` \| ([\d ]+) \| ([\d ]+) \|$", reader.DOCUMENT, re.M)
    assert len(rows) == 5
    for seed, state, numbers, order in rows:
        first, below = reader.chance(int(seed))
        assert f"{first:016x}" == state
        assert [below(1000) for _ in range(8)] == [int(one) for one in numbers.split()]
        things = list(range(12))
        reader.shuffle(things, reader.chance(int(seed))[1])
        assert things == [int(one) for one in order.split()]


def test_the_deal_of_styx_in_the_document_is_the_deal() -> None:
    _, below = reader.chance(7)
    river, souls = list(range(36, 42)), list(range(36))
    reader.shuffle(river, below)
    reader.shuffle(souls, below)
    said = re.search(r"seed 7 that gives the Styx cards ([\d, ]+), and .*? are ([\d, ]+)\.", reader.DOCUMENT)
    assert said
    assert [int(one) for one in said[1].split(", ")] == river
    assert [int(one) for one in said[2].split(", ")] == souls[-5:]
    rules = game("styx")
    table = rules.start(rules.setup(2, {}, 7))
    assert [table.row, table.deck] == [tuple(river[:5]), souls]  # type: ignore[attr-defined]
