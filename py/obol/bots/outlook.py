"""How a game hung in the balance: each seat's chance of winning, from moment to moment.

At each moment worlds are guessed as a spectator could, and played on by the policy. All moments are given the
same luck, so that what differs between two of them is what happened there, more than chance.
"""

from dataclasses import dataclass

from ..kernel.chance import Chance
from ..kernel.match import OUTLOOK, Match
from ..kernel.rules import NEVER, State
from ..kernel.words import Plain

MOMENTS = 48
"""A longer game is looked at in so many places."""
GAMES = 100
"""Games imagined at each moment; where they are costly, fewer."""
FEWEST = 48
QUICK = 2
"""Up to this pace of the policy, games are played to their very end."""
TURN = 0.12
"""A change of a chance that is worth a mark."""
TURNS = 5


@dataclass(frozen=True, slots=True)
class Moment:
    """After so many choices: each seat's chance of winning, from 0 to 1."""

    at: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: between two moments, the chance of a seat changed most."""

    since: int
    at: int
    seat: int
    before: float
    after: float


class Outlook:
    """The chances over a match, computed moment by moment.

    >>> from obol.games import game
    >>> from obol.kernel.match import Seat
    >>> outlook = Outlook(Match(game("styx"), [Seat("greedy"), Seat("greedy")], {}, seed=7))
    >>> while outlook.step(): pass
    >>> [moment.at for moment in outlook.moments], sum(outlook.moments[0].chances)
    ([0], 1.0)
    """

    def __init__(self, match: Match) -> None:
        self.rules = match.rules
        self.actions = tuple(match.actions)
        self.moments: list[Moment] = []
        self.places = _places(match)
        self._chance = Chance(match.setup.seed).fork(OUTLOOK)
        self._state = match.rules.start(match.setup)
        self._played = 0
        self._wins = [0.0] * len(match.seats)
        self._games = 0

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return (len(self.moments) + self._games / self._wanted) / len(self.places)

    def step(self) -> bool:
        """Imagine one more game; says whether there is more to do."""
        if len(self.moments) == len(self.places):
            return False
        at = self.places[len(self.moments)]
        while self._played < at:
            self._state.play(self.actions[self._played])
            self._played += 1
        if self._state.actor is None:
            self._settle(_won(self._state), 1)
            return False
        self._imagine()
        if self._games == self._wanted:
            self._settle(self._wins, self._games)
        return len(self.moments) < len(self.places)

    def turns(self) -> list[Turn]:
        """The moments that decided most, in their order."""
        found = []
        for before, after in zip(self.moments, self.moments[1:], strict=False):
            change, seat = max(
                (abs(now - then), seat)
                for seat, (then, now) in enumerate(zip(before.chances, after.chances, strict=True))
            )
            if change >= TURN:
                found.append(
                    (change, Turn(before.at, after.at, seat, before.chances[seat], after.chances[seat]))
                )
        most = sorted(found, key=lambda one: (-one[0], one[1].at))[:TURNS]
        return sorted((turn for _, turn in most), key=lambda turn: turn.at)

    def plain(self) -> Plain:
        return {
            "share": self.share,
            "last": len(self.actions),
            "done": len(self.moments) == len(self.places),
            "moments": [{"at": one.at, "chances": _percent(one.chances)} for one in self.moments],
            "turns": [
                {"since": one.since, "at": one.at, "seat": one.seat}
                | dict(zip(("before", "after"), _percent((one.before, one.after)), strict=True))
                for one in self.turns()
            ],
        }

    @property
    def _wanted(self) -> int:
        return max(FEWEST, GAMES // self.rules.policy.pace)

    def _imagine(self) -> None:
        chance = self._chance.fork(self._games)
        policy = self.rules.policy
        until = NEVER if policy.pace <= QUICK else policy.horizon(self._state)
        world = self._state.guess(None, chance)
        policy.play_on(world, chance, until)
        won = _won(world) if world.actor is None else policy.value(world)
        total = sum(won) or 1.0
        for seat, share in enumerate(won):
            self._wins[seat] += share / total
        self._games += 1

    def _settle(self, wins: list[float], games: int) -> None:
        at = self.places[len(self.moments)]
        self.moments.append(Moment(at, tuple(won / games for won in wins)))
        self._wins = [0.0] * len(wins)
        self._games = 0


def _places(match: Match) -> list[int]:
    """Where to look: everywhere, or of a long game at beginnings of turns, evenly; always at both ends."""
    last = len(match.actions)
    if last < MOMENTS:
        return list(range(last + 1))
    steps = match.steps
    begins = [at for at in range(1, last) if steps[at].turn != steps[at - 1].turn] or list(range(1, last))
    every = max(1.0, len(begins) / (MOMENTS - 2))
    some = {begins[int(place * every)] for place in range(min(len(begins), MOMENTS - 2))}
    return sorted({0, last} | some)


def _won(state: State) -> list[float]:
    """A victory that is shared is shared."""
    winners = state.result().winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(len(state.result().ranks))]


def _percent(chances: tuple[float, ...]) -> list[int]:
    return [round(100 * chance) for chance in chances]
