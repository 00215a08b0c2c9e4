"""The guided first game: a moment of a real match, and notes on what comes up in it.

Nothing in it is a script. A note waits for its occasion, the first time a question is asked or something
happens, and so it holds whatever the player does. Each is shown once; those that wait are shown in the
order of the table.
"""

from dataclasses import dataclass

from .words import Plain, Ref

START, END = "start", "end"
"""The two occasions that are no key: the very beginning, and when all other notes have been shown or the
game is over."""


@dataclass(frozen=True, slots=True)
class Note:
    """A few words of a friend at the table.

    ``occasion`` is the key of a question that the player is asked, the key of an event that the player is
    told, ``START`` or ``END``; ``text`` is the key of the words. ``refs`` are the things it points at; None
    means those of the event.
    """

    occasion: str
    text: str
    refs: tuple[Ref, ...] | None = None

    def plain(self) -> Plain:
        refs = None if self.refs is None else list(self.refs)
        return {"occasion": self.occasion, "text": self.text, "refs": refs}


@dataclass(frozen=True, slots=True)
class Lesson:
    """Where it begins, as the link of a match in which the one person who is to learn is asked; its notes."""

    link: str
    notes: tuple[Note, ...]
