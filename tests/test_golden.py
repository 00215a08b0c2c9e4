"""Recorded games stay what they were. A change that breaks one needs a new rules version."""

from pathlib import Path

import pytest

from obol.games import GAMES, find_rules
from obol.kernel.link import decode
from tests.playthrough import GOLDEN, playthrough

RECORDS = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_recorded_game_plays_the_same(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    link = text.partition("\n")[0]
    assert playthrough(decode(link, find_rules)) == text


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_recorded(game_id: str) -> None:
    assert any(record.stem.startswith(game_id + "-") for record in RECORDS)
