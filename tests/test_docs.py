"""The documentation is true: its link vectors decode, and every command and option is in it."""

import json
import re
from pathlib import Path

import pytest

from obol.cli import main
from obol.games import find_rules
from obol.games.cgs import vocabulary
from obol.kernel.errors import InvalidLink
from obol.kernel.link import decode, encode

ROOT = Path(__file__).parents[1]
DOCS = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
LINK_FORMAT = (ROOT / "docs" / "link-format.md").read_text("utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text("utf-8")

_vectors = re.search(r"```json\n(.*?)```", LINK_FORMAT, re.DOTALL)
assert _vectors
VECTORS = json.loads(_vectors[1])
REFUSED = re.findall(r"^\| (?:`(.*?)`|\*\(empty\)\*) \| (.*?) \| `(error-link-\w+)` \|$", LINK_FORMAT, re.M)


# The link format


def test_there_are_enough_vectors() -> None:
    assert len(VECTORS) >= 6
    assert {error for _, _, error in REFUSED} == {
        "error-link-foreign",
        "error-link-damaged",
        "error-link-newer",
        "error-link-sealed",
        "error-link-impossible",
    }


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["what"])
def test_link_vector(vector: dict[str, object]) -> None:
    """If this fails, links that people have kept do not open as they did."""
    match = decode(str(vector["link"]), find_rules)
    assert [[seat.kind, seat.name] for seat in match.seats] == vector["seats"]
    assert [seat.order for seat in match.seats] == vector.get("orders", ["ask"] * len(match.seats))
    assert match.setup.options == vector["options"]
    assert match.setup.seed == vector["seed"]
    assert match.actions == vector["choices"]
    assert (match.state.actor is None) == vector["over"]
    assert encode(match) == vector["link"]


@pytest.mark.parametrize(("link", "what", "error"), REFUSED, ids=[what for _, what, _ in REFUSED])
def test_refused_link(link: str, what: str, error: str) -> None:
    with pytest.raises(InvalidLink) as refused:
        decode(link, find_rules)
    assert refused.value.message.key == error, what


def test_too_long_a_link_is_refused() -> None:
    with pytest.raises(InvalidLink) as refused:
        decode("A" * 16_001, find_rules)
    assert refused.value.message.key == "error-link-long"


# The terminal


def help_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as end:
        main([*words, "--help"])
    assert end.value.code == 0
    return capsys.readouterr().out


def options_of(help_text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", help_text)) - {"--help"}


def commands_of(help_text: str) -> list[str]:
    return re.findall(r"^    ([a-z]+)\s", help_text, re.MULTILINE)


def section(command: str) -> str:
    found = re.search(rf"^## {command}\n(.*?)(?=^## |\Z)", TERMINAL, re.MULTILINE | re.DOTALL)
    assert found, f"docs/terminal.md has no section about `{command}`"
    return found[1]


def test_every_command_and_option_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    top = help_of(capsys)
    commands = commands_of(top)
    assert commands, "the help lists the commands"
    for command in commands:
        missing = options_of(help_of(capsys, command)) - options_of(TERMINAL.partition("\n## ")[0])
        missing -= options_of(section(command))
        assert missing == set(), command
    assert options_of(top) <= options_of(TERMINAL)


def test_no_command_is_documented_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    commands = commands_of(help_of(capsys))
    assert re.findall(r"^## (\w+)", TERMINAL, re.MULTILINE) == commands
    for path in DOCS:
        for command, rest in re.findall(r"python -m obol ([a-z]+)([^`\n]*)", path.read_text("utf-8")):
            assert command in commands, f"{path.name}: {command}"
            unknown = options_of(rest) - options_of(help_of(capsys, command))
            assert unknown == set(), f"{path.name}: {command}"


def test_links_in_the_documentation_open() -> None:
    for path in DOCS:
        for link in re.findall(r"obol replay (A[\w-]+)", path.read_text("utf-8")):
            assert decode(link, find_rules).actions


def test_files_that_the_documentation_points_at_exist() -> None:
    for path in DOCS:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text("utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_files_that_the_documentation_names_exist() -> None:
    """A path in backquotes that begins in one of our folders."""
    named = r"`((?:py|assets|tests|docs|tools|\.github)/[\w./-]*\w)`"
    for path in DOCS:
        for name in re.findall(named, path.read_text("utf-8")):
            if not name.startswith("assets/vendor/"):
                assert (ROOT / name).exists(), f"{path.name}: {name}"


def test_no_figure_is_missing_in_the_documentation() -> None:
    """A place that is kept for a figure (a word between two @) must be filled."""
    assert {
        path.name: gaps for path in DOCS if (gaps := re.findall(r"@[A-Z]+@", path.read_text("utf-8")))
    } == {}


def test_credits_name_the_parts_that_are_shipped() -> None:
    """Every browser part with the version that is pinned."""
    credited = (ROOT / "CREDITS.md").read_text("utf-8")
    parts = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    missing = {name: version for name, version in parts.items() if f" {version}" not in credited}
    assert missing == {}


def test_the_dialog_shows_the_elo_that_is_published() -> None:
    """docs/tournament.md has a column for each game, and a dash where nothing is known."""
    published = (ROOT / "docs" / "tournament.md").read_text("utf-8").partition("### Elo\n")[2]
    head, _, *rows = [line.strip("| ").split(" | ") for line in re.findall(r"^\|.*\|$", published, re.M)[:6]]
    table = {
        game: {row[0]: int(row[column].replace("−", "-")) for row in rows if row[column] != "–"}
        for column, game in enumerate(head)
        if column
    }
    dialog = (ROOT / "assets" / "shell" / "newgame.js").read_text("utf-8")
    shown = re.search(r"const ELO = \{(.*?)^\};", dialog, re.M | re.S)
    assert shown
    games = re.findall(r"(\w+): \{(.*?)\}", shown[1])
    assert table == {
        game: {kind: int(points) for kind, points in re.findall(r"(\w+): (-?\d+)", levels)}
        for game, levels in games
    }
    assert len(table["styx"]) == 4


# Component sets


def test_every_word_of_the_vocabulary_is_explained() -> None:
    text = (ROOT / "docs" / "component-sets.md").read_text("utf-8")
    known = [*vocabulary.OPS, *vocabulary.KEYS, *vocabulary.TRIGGERS, *vocabulary.CONDITIONS]
    known += [*vocabulary.FN_FIELDS, *vocabulary.SCOPES, *vocabulary.WHOSE, *vocabulary.WHO]
    known += [*vocabulary.TERRAINS, *vocabulary.CARD_TYPES, *vocabulary.ROUTES, *vocabulary.STATS]
    said = set(re.findall(r"[a-z_]+", text))
    assert [word for word in known if word not in said] == []
