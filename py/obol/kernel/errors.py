"""What can go wrong, each with a message that a player can be shown."""

from .words import Message, Value


class ObolError(Exception):
    """The root of the ladder. ``message`` is for the player, in any language."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key + "".join(f" {name}={value}" for name, value in values.items()))
        self.message = Message(key, values)


class InvalidSetup(ObolError):  # noqa: N818
    """Seats, options or a seed that the game does not know."""


class InvalidLink(ObolError):  # noqa: N818
    """A link that is damaged, foreign, too long, or tells a game that could not be."""


class MissingSupply(InvalidLink):
    """A match is played with something that a player brought, and nobody has brought it here yet."""


class IllegalChoice(ObolError):  # noqa: N818
    """An action that the rules do not allow now."""


class InvalidCall(ObolError):  # noqa: N818
    """The bridge was asked for something that does not exist."""
