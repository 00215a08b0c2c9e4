"""What players bring to a game themselves: texts that the rules read, named by their content.

The kernel does not know what such a text says; the rules do (``Rules.examine``). A supply is called
``label.digest``: a word a person recognises, and the beginning of its SHA-256. So a match can name what it is
played with, wherever it is opened, and nobody can put another text in its place. Texts are only remembered
here: whoever asks brings them along (the page keeps them on the device).
"""

import re

from .errors import InvalidSetup, MissingSupply
from .rules import Examined, Rules

LONGEST = 200_000
"""Characters of one text. The two sets of CGS have thirty thousand each."""
LONGEST_LABEL = 24
DIGEST = 6
"""Bytes of the digest in a name: two texts of one label do not meet by accident, nor easily on purpose."""

_NAME = re.compile(rf"[a-z0-9_-]{{1,{LONGEST_LABEL}}}\.[0-9a-f]{{{2 * DIGEST}}}")
_texts: dict[str, str] = {}


def digest(text: str) -> str:
    """The name of a text by its content: the same wherever it is read.

    >>> digest("anything")
    'ee0874170b7f'
    """
    from hashlib import sha256  # only here: the page must not pay for it at its start

    return sha256(text.encode()).hexdigest()[: 2 * DIGEST]


def named(label: str, text: str) -> str:
    """The name of a supply.

    >>> named("The Bog!", "anything")
    'the-bog.ee0874170b7f'
    """
    word = re.sub(r"[^a-z0-9_]+", "-", label.lower()).strip("-")[:LONGEST_LABEL]
    return f"{word or 'supply'}.{digest(text)}"


def is_name(name: object) -> bool:
    return isinstance(name, str) and bool(_NAME.fullmatch(name))


def bring(rules: Rules, text: str, file: str = "") -> tuple[str, Examined]:
    """Examine a text, and remember it if it is sound. Answers with its name and what was found."""
    if len(text) > LONGEST:
        raise InvalidSetup("error-supply-long", longest=LONGEST)
    found = rules.examine(text, file)
    name = named(found.label, text)
    if not found.problems:
        _texts[name] = text
    return name, found


def text_of(name: str) -> str:
    """The text of a supply that was brought. Raises MissingSupply."""
    need([name])
    return _texts[name]


def need(names: "list[str] | tuple[str, ...]") -> None:
    """Raises MissingSupply, with the names of all that nobody has brought yet."""
    if missing := [name for name in names if name not in _texts]:
        raise MissingSupply("error-supply-missing", names=", ".join(missing))


def forget() -> None:
    """As if nobody had brought anything."""
    _texts.clear()
