"""What the engine says to people: keys and values, never sentences.

The sentences stand in the locale files. A value is a number, a plain word or a *ref*: the name of a
thing on the table, written ``kind:name`` (``soul:brute-3``, ``field:2``, ``seat:0``). A thing keeps its
ref wherever it goes; that is how the page can follow it. A ref without a name is a thing there is only
one of (``deck``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Value = int | str
Ref = str
Plain = dict[str, Any]

EVERYBODY = -1
"""In the place of a seat: the eyes of all together, for looking back when a game is over."""


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence, to be said in the player's language.

    ``rule`` names the paragraph of the game's rules page that explains it.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)
    rule: str | None = None

    def plain(self) -> Plain:
        return {"key": self.key, "values": dict(self.values), "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Choice:
    """What an action means: its kind, the values of its sentence, and the things to touch, in order."""

    kind: str
    refs: tuple[Ref, ...]
    values: Mapping[str, Value] = field(default_factory=dict)

    def plain(self) -> Plain:
        return {"kind": self.kind, "refs": list(self.refs), "values": dict(self.values)}

    def __str__(self) -> str:
        """The notation of the terminal.

        >>> str(Choice("play", ("soul:brute-3", "field:2")))
        'play brute-3 field:2'
        """
        short = (ref.removeprefix("soul:") for ref in self.refs)
        return " ".join((self.kind, *short))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told right after it did.

    ``seats`` may know it (None: everybody); all others are told ``veiled`` in its place, or nothing.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)
    refs: tuple[Ref, ...] = ()
    seats: tuple[int, ...] | None = None
    veiled: "Event | None" = None

    def told_to(self, seat: int | None) -> "Event | None":
        """The event as this seat may know it; seat None is a spectator, EVERYBODY all seats together.

        >>> draw = Event("draw", {"card": "soul:x-1"}, seats=(0,), veiled=Event("draw-hidden"))
        >>> draw.told_to(0).key, draw.told_to(1).key, draw.told_to(None).key
        ('draw', 'draw-hidden', 'draw-hidden')
        """
        if self.seats is None or seat in self.seats or seat == EVERYBODY:
            return self
        return self.veiled

    def plain(self) -> Plain:
        return {"key": self.key, "values": dict(self.values), "refs": list(self.refs)}


Tell = Callable[[Event], None]
