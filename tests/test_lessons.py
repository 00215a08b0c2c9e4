"""The guided first game of every game: it begins in a real position, and all that it speaks of comes up."""

from functools import cache

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.bridge import call
from obol.games import GAMES, find_rules
from obol.kernel.lesson import END, START
from obol.kernel.link import decode
from obol.kernel.match import MOVE, Match
from obol.kernel.words import Event
from obol.lessons import lesson, lesson_of

every_game = pytest.mark.parametrize("game_id", GAMES)

SOON = 12
"""Whoever plays sensibly has been shown everything after so many own choices."""


def learner(match: Match) -> int:
    """The seat of the one person in a lesson."""
    (seat,) = (number for number, seat in enumerate(match.seats) if seat.kind == "person")
    return seat


@cache
def heard(game_id: str) -> dict[str, int]:
    """When the learner is first asked or told each thing, in own choices: greedy bots play the lesson on."""
    match = decode(lesson_of(game_id).link, find_rules)
    seat, own, found = learner(match), 0, {START: 0}

    def tell(event: Event) -> None:
        if told := event.told_to(seat):
            found.setdefault(told.key, own)

    while match.state.actor is not None:
        if match.state.actor == seat:
            found.setdefault(match.state.question().key, own)
            own += len(match.state.legal()) > 1
        match.play(decide(BOTS["greedy"], match.rules, match.state, match.chance(MOVE)).action, tell)
    return found


@every_game
def test_a_lesson_begins_where_the_learner_has_a_choice(game_id: str) -> None:
    match = decode(lesson_of(game_id).link, find_rules)
    assert match.rules.id == game_id
    assert match.state.actor == learner(match)
    assert len(match.state.legal()) > 1
    assert {seat.kind for seat in match.seats} == {"person", "greedy"}
    assert not any(seat.name for seat in match.seats), "the learner brings the name"


@every_game
def test_a_lesson_has_a_beginning_an_end_and_few_notes_between(game_id: str) -> None:
    notes = lesson_of(game_id).notes
    assert [notes[0].occasion, notes[-1].occasion] == [START, END]
    assert START not in {note.occasion for note in notes[1:]}
    assert END not in {note.occasion for note in notes[:-1]}
    assert 6 <= len(notes) - 2 <= 10
    assert len({note.text for note in notes}) == len(notes), "a note is shown once, by its text"


@every_game
def test_everything_a_lesson_speaks_of_comes_up_soon(game_id: str) -> None:
    first = heard(game_id)
    late = {
        note.occasion: first.get(note.occasion)
        for note in lesson_of(game_id).notes[:-1]
        if first.get(note.occasion, SOON + 1) > SOON
    }
    assert late == {}


@every_game
def test_the_page_gets_the_lesson_with_the_name_of_the_learner(game_id: str) -> None:
    given, again = lesson(game_id, "Ada"), lesson(game_id)
    match = decode(given["link"], find_rules)
    assert [seat.name for seat in match.seats if seat.kind == "person"] == ["Ada"]
    assert match.actions == decode(lesson_of(game_id).link, find_rules).actions
    assert given["since"] == len(match.actions)
    assert given["notes"] == again["notes"]


def test_a_game_that_is_none_has_no_lesson() -> None:
    assert '"error-game-unknown"' in call("lesson", '{"game_id": "chess"}')
