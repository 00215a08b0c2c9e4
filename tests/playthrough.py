"""A whole game as text: every choice, every event, and what changed in every seat's view.

A leak, a wrong view or a changed rule shows up in review as a changed line. To record a game:

    python -m tests.playthrough LINK > tests/golden/NAME.txt
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from obol.games import find_rules
from obol.kernel.link import decode, encode
from obol.kernel.match import Match
from obol.kernel.rules import State
from obol.kernel.words import Event, Plain

GOLDEN = Path(__file__).parent / "golden"
LONG = 10_000
"""Of a game that can have more choices, all is told, but views only where a turn begins."""


def playthrough(match: Match) -> str:
    """The text of a match; its first line is the link."""
    return "\n".join([encode(match), *_lines(match)]) + "\n"


def _lines(match: Match) -> Iterator[str]:
    everybody: tuple[int | None, ...] = (*range(len(match.seats)), None)
    seen: dict[int | None, Plain] = {seat: {} for seat in everybody}
    told: list[Event] = []
    state = match.rules.start(match.setup, told.append)
    yield f"{match.rules.id} version {match.rules.version}, {json.dumps(dict(match.setup.options))}"
    yield from _told(told, everybody)
    yield from _changes(state, seen)
    long, turn = match.rules.longest > LONG, state.turn
    for step, action in enumerate(match.actions, 1):
        yield ""
        choices = [str(state.choice(one)) for one in state.legal()]
        legal = f"{len(choices)} choices" if long and len(choices) > 12 else " | ".join(choices)
        yield f"{step}. seat {state.actor}: {state.choice(action)}   [{legal}]"
        told.clear()
        revealed = state.play(action, told.append)
        if revealed:
            yield "   something hidden came to light"
        yield from _told(told, everybody)
        if not long or state.turn != turn or state.actor is None:
            yield from _changes(state, seen)
            turn = state.turn
    yield ""
    yield json.dumps(state.result().plain() if state.actor is None else None)


def _told(events: list[Event], everybody: tuple[int | None, ...]) -> Iterator[str]:
    for event in events:
        for seat in everybody:
            one = event.told_to(seat)
            if one is not None and (one is not event or seat == (event.seats or everybody)[0]):
                values = " ".join(str(value) for value in one.values.values())
                who = "*" if event.seats is None else "-" if seat is None else seat
                yield f"   {who}> {one.key} {values} <{' '.join(one.refs)}>"


def _changes(state: State, seen: dict[int | None, Plain]) -> Iterator[str]:
    """What is new in each view, leaf by leaf; what is new to all seats stands once, behind a star."""
    changed: dict[str, list[int | None]] = {}
    for seat, before in seen.items():
        view = dict(_leaves("", state.view(seat)))
        for name in sorted({*before, *view}):
            if before.get(name) != view.get(name):
                changed.setdefault(f"{name}: {view.get(name, 'gone')}", []).append(seat)
        seen[seat] = view
    for line, seats in changed.items():
        who = (
            "*" if len(seats) == len(seen) else ",".join("-" if seat is None else str(seat) for seat in seats)
        )
        yield f"   {who}| {line}"


def _leaves(name: str, value: object) -> Iterator[tuple[str, str]]:
    """A view taken apart: a leaf is a number, a word, or a flat collection of them."""
    parts: list[tuple[object, object]] = []
    if isinstance(value, dict):
        parts = list(value.items())
    elif isinstance(value, list):
        parts = list(enumerate(value))
    if any(isinstance(part, dict | list) and part for _, part in parts):
        for key, part in parts:
            yield from _leaves(f"{name}.{key}" if name else str(key), part)
    else:
        yield name, json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.stdout.write(playthrough(decode(sys.argv[1], find_rules)))
