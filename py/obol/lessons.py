"""What the page asks about a game's lesson. See bridge.py and kernel/lesson.py."""

from dataclasses import replace
from importlib import import_module

from .games import game
from .kernel.lesson import Lesson
from .kernel.match import Match
from .kernel.words import Plain
from .remembering import match_of, remember


def lesson_of(game_id: str) -> Lesson:
    """The lesson of a game: ``LESSON`` in its folder.

    >>> lesson_of("styx").notes[0].occasion
    'start'
    """
    found = import_module(f".games.{game(game_id).id}.lesson", __package__).LESSON
    assert isinstance(found, Lesson)
    return found


def lesson(game_id: str, name: str = "") -> Plain:
    """Where the lesson begins, for somebody of this name; ``since`` is how many choices were made by then."""
    found = lesson_of(game_id)
    match = _named(match_of(found.link), name)
    notes = [note.plain() for note in found.notes]
    return {"link": remember(match), "since": len(match.actions), "notes": notes}


def _named(match: Match, name: str) -> Match:
    seats = [replace(seat, name=name) if seat.kind == "person" else seat for seat in match.seats]
    alike = Match(match.rules, seats, match.setup.options, match.setup.seed)
    for action in match.actions:
        alike.play(action)
    return alike
