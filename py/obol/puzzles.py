"""Puzzles: positions in which somebody can win, if they find the move."""

from dataclasses import replace

from .bots import BOTS
from .bots.bot import decide
from .bots.puzzle import judge_at
from .kernel.chance import Chance
from .kernel.errors import InvalidCall
from .kernel.link import encode
from .kernel.match import MOVE, Match, Seat
from .kernel.preset import Preset
from .kernel.preset import encode as encode_preset
from .kernel.rules import Rules
from .kernel.words import Plain

LATE = 16
"""So many decisions before the end are looked at: earlier nothing is decided."""
SLIPS = 3
"""Where puzzles are looked for, one choice in so many is any: those who play best leave little to find."""
_SLIP = 4


def puzzle_link(match: Match) -> str:
    """The position as a puzzle, for one person and bots. Refused where there is nothing to find."""
    if match.state.actor is None or not judge_at(match).puzzling:
        raise InvalidCall("error-no-puzzle")
    alone = _for_one(match, match.state.actor)
    return encode_preset(Preset("puzzle", encode(alone), len(match.actions)))


def find(rules: Rules, *, games: int, seats: int, seed: int, options: dict[str, str]) -> Plain:
    """Let bots play, and keep the last moment of each game that is a puzzle."""
    found = []
    for number in range(seed, seed + games):
        match = Match(rules, [Seat("greedy")] * seats, options, number)
        chance = Chance(number).fork(_SLIP)
        while legal := match.state.legal():
            slip = chance.below(SLIPS) == 0
            match.play(chance.pick(legal) if slip else _sense(match))
        found += _last_puzzle(match)
    return {"game": rules.id, "games": games, "puzzles": found}


def _sense(match: Match) -> int:
    return decide(BOTS["greedy"], match.rules, match.state, match.chance(MOVE)).action


def _last_puzzle(match: Match) -> list[Plain]:
    length = len(match.actions)
    for at in range(length - 1, max(0, length - LATE), -1):
        if match.steps[at].width < 2:
            continue
        moment = match.cut(at)
        judged = judge_at(moment)
        if judged.puzzling:
            return [
                {
                    "link": puzzle_link(moment),
                    "seat": moment.state.actor,
                    "choices": len(judged.shares),
                    "winning": len(judged.winning),
                    "exact": judged.exact,
                }
            ]
    return []


def _for_one(match: Match, person: int) -> Match:
    """The same game for one person, nameless, and bots."""
    seats = [
        Seat("person") if place == person else seat if seat.kind in BOTS else replace(seat, kind="greedy")
        for place, seat in enumerate(match.seats)
    ]
    alike = Match(match.rules, seats, match.setup.options, match.setup.seed)
    for action in match.actions:
        alike.play(action)
    return alike
