"""Bots for tests that look at every position: of every kind of thinking one, and none of them slow."""

from obol.bots import BOTS
from obol.bots.bot import Bot
from obol.bots.levels import Searcher
from obol.bots.search import Level

HASTY = Level(each=2, most=6, breadth=3, ahead=1, depth=1)

KINDS: dict[str, Bot] = {"random": BOTS["random"], "greedy": BOTS["greedy"], "search": Searcher(HASTY)}
