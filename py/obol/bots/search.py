"""A search that serves every game: it imagines games and keeps the choice that does best in them.

For each imagined game the seat guesses a world (``State.guess``): that is the only state it ever gets, so no
hidden card can reach a choice. In one world every choice still in question is tried, which makes the
comparison fair, and each game is played on by the game's policy to its end or to the policy's horizon.
Half of the choices are dropped, the others share what is left of the budget, until one remains (sequential
halving). Below the root a tree remembers what did well for whoever decides there.

A search is an object that can be carried on in slices and stopped at any moment. It depends on the
position, the chance and the level, and on nothing else: budgets are counted in imagined games, not in
seconds, so that the same link gives the same move on every machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from ..kernel.chance import Chance
from ..kernel.rules import Course, Rules, State
from .tree import Node, Tree
from .uniform import PLAYOUTS

FIRST, NARROW = 12, 8
"""Games that a choice is given before half of them are dropped: with fewer, luck would drop the best. Where
there are not so many games to imagine, fewer choices are considered, down to this number."""
SETTLED = 12
"""Worlds that are enough where every game is counted through to its end: few cards are unseen there."""
HEAT, SURE = 24, 3.0
"""After every so many worlds, from the second time on, who is behind by more than so many standard errors is
dropped at once: what is left of the budget goes to the choices that are hard to tell apart."""


@dataclass(frozen=True, slots=True)
class Level:
    """How far and how widely a bot looks. What it may see is the same for all."""

    each: int
    """Imagined games for each choice considered, more where the game wants it (``Policy.grain``); what is
    dropped early leaves its part to the rest."""
    most: int
    """Imagined games for one decision, at most; where they are costly (``Policy.pace``), fewer."""
    breadth: int
    """So many choices are considered, the most promising by the policy; fewer where games are costly."""
    ahead: int = 0
    """Turns that are played on before the position is judged, its own the first; 0: as the game says."""
    depth: int = 0
    """Decisions after its own that it weighs anew instead of leaving them to the policy; more of them where
    the game wants it (``Policy.replies``), none where they make no sense alone (``Policy.branching``)."""
    glances: int = 1
    """How often an imagined game is judged on its way, where the game says when (``Policy.interval``): what
    counts is the mean of it."""
    playout: str = ""
    """For studies: how imagined games are played on instead of by the policy, one of ``PLAYOUTS``."""


@dataclass(slots=True, eq=False)
class Line:
    """A course, and what has come of it in imagined games."""

    course: Course
    node: Node
    games: int = 0
    gain: float = 0.0
    """What the seat got, summed up: winning and its place."""
    won: float = 0.0
    """Games won; a game that was cut off counts as the chance of winning it."""
    gains: list[float] = field(default_factory=list)
    """What the seat got, world by world."""

    @property
    def action(self) -> int:
        return self.course.action

    @property
    def mean(self) -> float:
        return self.gain / self.games if self.games else 0.0

    @property
    def share(self) -> int:
        """Games won out of a hundred."""
        return round(100 * self.won / self.games) if self.games else 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come: for a ring that fills, and a chart of what it weighs."""

    played: int
    budget: int
    done: bool
    best: int


class Search:
    """Thinking about one decision.

    >>> from obol.games import game
    >>> from obol.bots.levels import LEVELS
    >>> rules = game("styx"); state = rules.start(rules.setup(2, {}, 1))
    >>> search = begin(rules, state, Chance(1), LEVELS["novice"])
    >>> while not search.step(10).done: pass
    >>> search.best() in state.legal()
    True
    """

    def __init__(self, rules: Rules, state: State, chance: Chance, level: Level) -> None:
        assert state.actor is not None
        self.rules = rules
        self.state = state
        self.seat = state.actor
        self.chance = chance
        self.played = 0
        self.exact = True
        """Whether every imagined game so far was counted through to its end."""
        legal = state.legal()
        self.forced = len(legal) == 1
        most = level.most // rules.policy.pace
        breadth = _affordable(level.breadth, most)
        self.lines = [Line(course, Node()) for course in _promising(rules, state, legal, breadth)]
        """Everything that is weighed; those still in question come first."""
        self._favourite = self.lines[0]
        count = len(self.lines)
        each = level.each * rules.policy.grain
        self.budget = 0 if self.forced else min(each * count, max(count, most))
        policy = PLAYOUTS[level.playout](rules.policy) if level.playout else rules.policy
        self.until = policy.horizon(state)
        ahead = level.ahead or (each < rules.policy.patience)
        if ahead:
            self.until = min(self.until, policy.clock(state) + ahead)
        interval = 0 if ahead else policy.interval(state)
        glances = level.glances if interval else 1
        depth = max(level.depth, policy.replies) if policy.branching else 0
        times = [self.until + interval * glance for glance in range(glances)]
        self._tree = Tree(policy, chance, depth, times)
        self._work = self._halve()
        self.done = self.forced

    def step(self, games: int) -> Progress:
        """Imagine some more games, about so many, and say how far it is."""
        if not self.done:
            goal = self.played + games
            for _ in self._work:
                if self.played >= goal:
                    break
            else:
                self.done = True
        return Progress(self.played, self.budget, self.done, self.best())

    def best(self) -> int:
        """The choice that stands best now; may be asked at any moment."""
        return self.ranking()[0].action

    def ranking(self) -> list[Line]:
        """The choices as they stand now, the best first; at the beginning as the policy likes them.

        Of several courses that begin with the same choice it is the best that counts.
        """
        found: dict[int, Line] = {}
        for line in sorted(self.lines, key=self._standing):
            found.setdefault(line.action, line)
        return list(found.values())

    def games(self, action: int) -> int:
        """How many games were imagined that begin with this choice."""
        return sum(line.games for line in self.lines if line.action == action)

    def _standing(self, line: Line) -> tuple[int, float]:
        """Who came further in the halving stands better, whatever luck the others had in a few games."""
        if line is self._favourite and line.games:
            return (-line.games, -line.mean - self.rules.policy.trust / line.games)
        return (-line.games, -line.mean)

    def _halve(self) -> Iterator[None]:
        """All choices in the same worlds; then the better half of them, and so on."""
        alive = len(self.lines)
        while len({line.action for line in self.lines[:alive]}) > 1:
            half = (alive + 1) // 2
            worlds = max(1, (self.budget - self.played) // (_rounds(alive) * alive))
            for world_number in range(worlds):
                if alive <= half or (self.exact and world_number >= SETTLED):
                    break
                world = self.state.guess(self.seat, self.chance)
                for line in self.lines[:alive]:
                    self._imagine(world.copy(), line)
                yield
                alive = self._race(alive)
            alive = min(alive, half)
            self.lines.sort(key=self._standing)

    def _race(self, alive: int) -> int:
        """Put who is surely behind the best of those in question last; says how many are left.

        Where a tree grows, what a choice is worth changes while it is looked at: then nothing is sure.
        """
        worlds = self.lines[0].games
        if worlds % HEAT or worlds == HEAT or self._tree.depth:
            return alive
        best, *others = sorted(self.lines[:alive], key=self._standing)
        kept = [best, *(line for line in others if not _beaten(line, best))]
        self.lines[:alive] = [*kept, *(line for line in others if line not in kept)]
        return len(kept)

    def _imagine(self, world: State, line: Line) -> None:
        action, goal = line.course
        world.play(action)
        if goal >= 0:
            self.rules.policy.pursue(world, goal)
        gains, wins, exact = self._tree.imagine(world, line.node)
        line.games += 1
        line.gain += gains[self.seat]
        line.gains.append(gains[self.seat])
        line.won += wins[self.seat]
        self.played += 1
        self.exact = self.exact and exact


def begin(rules: Rules, state: State, chance: Chance, level: Level) -> Search:
    """Start thinking for ``state.actor``, whose guess this state must be: what it hides may be wrong."""
    return Search(rules, state, chance, level)


def _beaten(line: Line, best: Line) -> bool:
    """Whether a choice is surely worse than another in the same worlds, or the same in every one of them."""
    ahead = [one - other for one, other in zip(best.gains, line.gains, strict=True)]
    lead = sum(ahead) / len(ahead)
    spread = sum([(one - lead) ** 2 for one in ahead]) / len(ahead)
    return lead >= SURE * sqrt(spread / len(ahead))


def _rounds(count: int) -> int:
    """How often so many choices are halved until one remains."""
    return (count - 1).bit_length()


def _affordable(breadth: int, most: int) -> int:
    """How many choices can be considered with so many imagined games.

    >>> _affordable(40, 4000), _affordable(40, 1000), _affordable(4, 20)
    (40, 16, 4)
    """
    while breadth > NARROW and _rounds(breadth) * breadth * FIRST > most:
        breadth -= 1
    return breadth


def _promising(rules: Rules, state: State, legal: Sequence[int], breadth: int) -> list[Course]:
    """The courses that the policy likes most, the best first; at least two choices, if there are."""
    if len(legal) == 1:
        return [Course(legal[0])]
    courses = rules.policy.courses(state, legal)
    found = courses[: max(2, breadth)]
    if len({course.action for course in found}) == 1:
        others = [*courses, *map(Course, legal)]
        found[max(1, len(found) - 1) :] = [next(one for one in others if one.action != found[0].action)]
    return found
