"""The last matches the page asked about, by their links: remembered only to be quick."""

from collections import OrderedDict
from collections.abc import Mapping

from .games import find_rules
from .kernel import link
from .kernel.errors import InvalidCall
from .kernel.match import Match

REMEMBERED = 8
_matches: OrderedDict[str, Match] = OrderedDict()


def remembered() -> Mapping[str, Match]:
    """The matches that are kept at hand, by their links: of those that are real ones only."""
    return _matches


def match_of(text: str) -> Match:
    if text in _matches:
        _matches.move_to_end(text)
        return _matches[text]
    match = link.decode(text, find_rules)
    _keep(text, match)
    return match


def moment_of(text: str, at: int) -> Match:
    """The match with only its first ``at`` choices. Not to be changed: it may be the remembered one."""
    match = match_of(text)
    if not 0 <= at <= len(match.actions):
        raise InvalidCall("error-call", method="at")
    return match if at == len(match.actions) else match.cut(at)


def remember(match: Match) -> str:
    text = link.encode(match)
    _keep(text, match)
    return text


def _keep(text: str, match: Match) -> None:
    _matches[text] = match
    while len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
