"""The levels of the search: the same eyes, and more or less time and care behind them.

A weaker level makes the mistakes of a person in a hurry: it looks at fewer choices and tells itself fewer
stories about each, down to a single one. None of them blunders by chance.
"""

from dataclasses import replace

from ..kernel.chance import Chance
from ..kernel.rules import Rules, State
from ..kernel.words import Message
from .bot import Thought, Weighed
from .greedy import Greedy
from .search import Level, Search, begin

LEVELS = {
    "novice": Level(each=1, most=60, breadth=2, ahead=1),
    "adept": Level(each=4, most=200, breadth=4),
    "master": Level(each=24, most=800, breadth=8),
    "oracle": Level(each=400, most=4000, breadth=40, depth=4, glances=3),
}
USUAL = 100
"""The care a level takes, in percent, unless somebody wants it quicker or slower."""


def careful(level: Level, care: int) -> Level:
    """A level with so many percent of its time: what it looks at is the same.

    >>> careful(LEVELS["adept"], 300)
    Level(each=12, most=600, breadth=4, ahead=0, depth=0, glances=1, playout='')
    """
    return replace(level, each=max(1, level.each * care // USUAL), most=max(1, level.most * care // USUAL))


class Searcher:
    """The search as a bot."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def think(self, rules: Rules, state: State, chance: Chance) -> Thought:
        """Think in one go."""
        search = self.begin(rules, state, chance)
        if search is None:
            return Greedy().think(rules, state, chance)
        while not search.done:
            search.step(search.budget)
        return thought(search)

    def begin(self, rules: Rules, state: State, chance: Chance, care: int = USUAL) -> Search | None:
        """Start thinking, to go on in slices; None where it does not think but reacts like any other bot.

        Who is asked out of turn is a secret. Pondering would tell: it takes time.
        """
        if state.reaction() is not None or not rules.policy.ponders(state):
            return None
        return begin(rules, state, chance, careful(self.level, care))


def thought(search: Search, about: int | None = None) -> Thought:
    """What a search has come to so far, in words and numbers: about its best choice, or another."""
    ranking = search.ranking()
    action = ranking[0].action if about is None else about
    weighed = tuple(Weighed(line.action, line.share, search.games(line.action)) for line in ranking)
    return Thought(action, _why(search, action), weighed)


def _why(search: Search, action: int) -> Message:
    if search.forced:
        return Message("why-only")
    ranking = search.ranking()
    mine = next((line for line in ranking if line.action == action), None)
    if mine is None or not mine.games:
        return Message("why-past")
    if search.exact and mine.won == mine.games:
        return Message("why-certain-won")
    if search.exact and not ranking[0].won:
        return Message("why-certain-lost")
    other = next(line for line in ranking if line is not mine)
    # What another choice is ahead by may be too little to trust it (``Policy.trust``).
    key = "why-search" if mine.share >= other.share else "why-search-near"
    return Message(key, {"games": search.played, "won": mine.share, "second": other.share})
