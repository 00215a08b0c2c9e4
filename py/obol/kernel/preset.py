"""Links that are more than a game: a set-up to begin anew, a moment to look at, a puzzle to solve.

Each is an envelope around the link of a game, written with a format number of its own. A reader that knows
no envelopes takes it for the link of a newer version, and says so. docs/link-format.md has the details.
"""

from dataclasses import dataclass

from .errors import InvalidLink
from .link import unwrap, wrap

ENVELOPE = 64
KINDS = ("setup", "moment", "puzzle")
"""What an envelope asks the reader to do with the game inside. Their order is part of the link."""

_PLACE = 3
_HEAD = 2 + _PLACE


@dataclass(frozen=True, slots=True)
class Preset:
    """A game's link, and what is to be done with it; ``at`` is the moment to be shown."""

    kind: str
    link: str
    at: int = 0


def encode(preset: Preset) -> str:
    """The preset as a link.

    >>> encode(Preset("setup", "AQEBAAIAAAAAAAAAPtI4"))
    'QAEAAAABAQEAAgAAAAAAAAAQxuo'
    """
    head = bytes([ENVELOPE, KINDS.index(preset.kind) + 1]) + preset.at.to_bytes(_PLACE, "big")
    return wrap(head + unwrap(preset.link))


def decode(text: str) -> Preset:
    """The preset of a link; the game inside is not looked at. Raises InvalidLink, and nothing else."""
    data = unwrap(text)
    if len(data) <= _HEAD:
        raise InvalidLink("error-link-damaged")
    if data[0] != ENVELOPE or not 0 < data[1] <= len(KINDS):
        raise InvalidLink("error-link-newer")
    return Preset(KINDS[data[1] - 1], wrap(data[_HEAD:]), int.from_bytes(data[2:_HEAD], "big"))
