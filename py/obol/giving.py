"""Links that are more than a game: what the page asks about set-ups, moments and puzzles. See bridge.py."""

from dataclasses import replace

from .bots import BOTS
from .bots.puzzle import judge_at
from .kernel.errors import InvalidCall, InvalidLink
from .kernel.link import encode
from .kernel.match import Match
from .kernel.preset import Preset
from .kernel.preset import decode as decode_preset
from .kernel.preset import encode as encode_preset
from .kernel.words import Plain
from .puzzles import puzzle_link
from .remembering import match_of, moment_of


def preset(kind: str, link: str, at: int) -> Plain:
    """A link that does something with a game: begins its set-up anew, shows a moment, asks for a win.

    A puzzle is refused where there is none: no choice that nearly always wins, or too many of them.
    """
    match = moment_of(link, at)
    if kind == "setup":
        seats = [seat if seat.kind in BOTS else replace(seat, name="") for seat in match.seats]
        link, at = encode(Match(match.rules, seats, match.setup.options, 0)), 0
    elif kind == "puzzle":
        return {"link": puzzle_link(match)}
    elif kind != "moment":
        raise InvalidCall("error-call", method="preset")
    return {"link": encode_preset(Preset(kind, link, at))}


def unpack(link: str) -> Plain:
    """What a link that is more than a game asks for, and the game in it."""
    found = decode_preset(link)
    match = match_of(found.link)
    whole = found.kind != "puzzle" or (found.at == len(match.actions) and match.state.actor is not None)
    if found.at > len(match.actions) or not whole:
        raise InvalidLink("error-link-impossible")
    return {"kind": found.kind, "link": found.link, "at": found.at, "actor": match.state.actor}


def verdict(link: str, since: int, at: int) -> Plain:
    """How the seat that was asked at a moment has solved the puzzle there, with its choices up to another.

    ``missed`` as soon as a choice lets the win go, ``solved`` when the turn ends without that, else ``open``.
    """
    match = moment_of(link, at)
    seat, turn = match.steps[since].seat, match.steps[since].turn
    answer: Plain = {"state": "open", "won": 0, "best": 0, "worlds": 0, "exact": False}
    for step in range(since, at):
        if (match.steps[step].seat, match.steps[step].turn) != (seat, turn):
            return answer | {"state": "solved"}
        judged = judge_at(match.cut(step))
        action = match.actions[step]
        answer |= {
            "won": judged.shares[action],
            "best": judged.best,
            "worlds": judged.worlds,
            "exact": judged.exact,
        }
        if not judged.keeps(action):
            return answer | {"state": "missed"}
    goes_on = match.state.actor == seat and match.state.turn == turn
    return answer if goes_on else answer | {"state": "solved"}
