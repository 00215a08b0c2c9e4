"""What the page asks of bots: methods of the bridge that are read when somebody first asks for them."""

from . import pondering
from .bots.levels import USUAL
from .kernel.errors import InvalidCall
from .kernel.words import Plain
from .pondering import Request, ponder
from .remembering import match_of, moment_of


def think(
    link: str,
    at: int,
    kind: str | None = None,
    made: int | None = None,
    seat: int | None = None,
    care: int = USUAL,
    ms: float | None = None,
    tell: bool = False,
) -> Plain:
    """What a bot would do here: as the seat's own kind for its move, or as ``kind`` for a hint.

    With ``ms`` it thinks for about so long; asked again, it goes on. ``seat`` is who hears of it: nothing is
    named that this seat cannot know. ``made`` is what it chose already, if the match does not say so.
    See pondering.py.
    """
    whole, match = match_of(link), moment_of(link, at)
    if kind is None and at < len(whole.actions):
        made = whole.actions[at]
    if made is not None and made not in match.state.legal():
        raise InvalidCall("error-call", method="think")
    return ponder(match, made, Request(kind, seat, care, ms, tell))


def outlook(link: str, ms: float) -> Plain:
    """Each seat's chance of winning over the whole match: for about so long; asked again, it goes on."""
    return pondering.outlook(link, match_of(link), ms)
