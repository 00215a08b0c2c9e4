"""The levels of the search: the same eyes, and more or less time and care behind them.

A weaker level makes the mistakes of a person in a hurry: it looks at fewer choices and tells itself fewer
stories about each, down to a single one. None of them blunders by chance.
"""

from ..kernel.chance import Chance
from ..kernel.rules import Rules, State
from ..kernel.words import Message, Value
from .bot import Thought
from .search import Level, Search, begin

LEVELS = {
    "novice": Level(each=1, most=60, breadth=2, ahead=1),
    "adept": Level(each=3, most=200, breadth=4),
    "master": Level(each=12, most=800, breadth=8),
    "oracle": Level(each=400, most=4000, breadth=40, depth=4),
}


class Searcher:
    """The search as a bot that thinks in one go."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def think(self, rules: Rules, state: State, chance: Chance) -> Thought:
        search = begin(rules, state, chance, self.level)
        while not search.done:
            search.step(search.budget)
        return thought(search)


def thought(search: Search) -> Thought:
    """What a search has come to so far, in words and numbers."""
    weighed = tuple((line.action, line.share) for line in search.ranking())
    return Thought(search.best(), _why(search), weighed)


def _why(search: Search) -> Message:
    if search.forced:
        return Message("why-only")
    best, next_ = search.ranking()[:2]
    if search.exact and search.played and best.won in (0, best.games):
        return Message("why-certain-won" if best.won else "why-certain-lost")
    refs = search.state.choice(next_.action).refs
    values: dict[str, Value] = {
        "games": search.played,
        "won": best.share,
        "next": refs[0],
        "second": next_.share,
    }
    if len(refs) == 1:
        return Message("why-search", values)
    return Message("why-search-place", values | {"place": refs[-1]})
