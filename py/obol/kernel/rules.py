"""The questions that every game answers, in the same order.

``Rules`` is the box: it holds nothing that changes. ``State`` is the table at one moment. A game is a
pair of subclasses; the match, the link, the bots, the bridge and the terminal know only what is here.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from .chance import Chance
from .errors import InvalidSetup
from .words import Choice, Message, Plain, Ref, Tell


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that the rulebook leaves open. The first value is the default."""

    id: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Setup:
    """What must be known before a game can start."""

    seats: int
    options: Mapping[str, str]
    seed: int
    supplies: tuple[str, ...] = ()
    """The names of what players brought themselves (see supplies.py)."""


@dataclass(frozen=True, slots=True)
class Examined:
    """What the rules say of a text that a player brings: a word for it, every problem, and what it holds.

    It is only played with if there is no problem. ``about`` is for the page to show.
    """

    label: str
    problems: list[Plain]
    about: Plain


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: a score and a rank for each seat, the winners, and why.

    Rank 1 is for winners. Where a game has beaten everybody, nobody has it: the best then has rank 2.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Message
    roles: tuple[tuple[str, ...], ...] = ()
    """What each seat played, if they differ in that: heroes, sides. For those who study the balance."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def shares(self) -> tuple[float, ...]:
        """What the game was worth to each seat, from 0 to 1: half for winning, half for its place.

        >>> Result((9, 4, 4), (1, 2, 2), Message("won")).shares()
        (1.0, 0.125, 0.125)
        """
        by_rank = places([-rank for rank in self.ranks])
        return tuple(((rank == 1) + place) / 2 for rank, place in zip(self.ranks, by_rank, strict=True))

    def plain(self) -> Plain:
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "reason": self.reason.plain(),
        }


@dataclass(frozen=True, slots=True)
class Reaction:
    """A question out of turn, about what another seat does: it may be let pass.

    ``decline`` is the action that does so. ``target``: whether it is done to the seat that is asked. A player
    may leave the answer to a standing order, so that nobody is asked without need.
    """

    decline: int
    target: bool


class State(ABC):
    """The table at one moment: small numbers, cheap to copy, changed in place by ``play``."""

    __slots__ = ("actor", "turn")

    actor: int | None
    """The seat that decides now; None when the game is over."""
    turn: int
    """Counts the turns; every decision of one turn has the same number."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name)
            for kind in type(self).__mro__
            for name in getattr(kind, "__slots__", ())
        )

    __hash__ = None  # type: ignore[assignment]

    @abstractmethod
    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """Every action the actor may choose, ascending; empty only when the game is over.

        The state may keep what it answers: nobody changes it.
        """

    @abstractmethod
    def play(self, action: int, tell: Tell | None = None) -> bool:
        """Carry out a legal action, in place, telling each event right after it happened.

        Says whether something hidden came to light. The action is not checked: ``legal`` is the check.
        """

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Each seat's standing now, as the open part of the table shows it."""

    @abstractmethod
    def result(self) -> Result:
        """How it ended. Only asked when ``actor`` is None."""

    @abstractmethod
    def view(self, seat: int | None) -> Plain:
        """All that this seat may see, as plain data; None is a spectator. Secrecy is decided here only.

        EVERYBODY is told what any seat may see; the bridge asks for that only when the game is over.

        Every view has ``actor``: the seat that decides now, or None if this seat may not know who it is.
        It is always told to the seat itself.
        """

    def lap(self) -> int | None:
        """Which round is being played, counted from 1; None where a game has no rounds."""
        return None

    @abstractmethod
    def guess(self, seat: int | None, chance: Chance) -> Self:
        """A full state that this seat cannot tell from the real one."""

    @abstractmethod
    def question(self) -> Message:
        """What the actor is asked, in a sentence that gives nothing away."""

    def reaction(self) -> Reaction | None:
        """Whether the actor is asked for a reaction. Then it is a secret of the actor that it is asked."""
        return None

    @abstractmethod
    def choice(self, action: int) -> Choice:
        """What an action means, and what to touch for it."""

    @abstractmethod
    def refusal(self, refs: Sequence[Ref]) -> Message | None:
        """Why the actor may not touch these things in this order; None if that is a legal beginning."""


NEVER = 1 << 60
"""Later than any game lasts."""


class Course(NamedTuple):
    """Something to consider at a decision: a choice, and what it is the beginning of."""

    action: int
    goal: int = -1
    """What the policy makes of it (``pursue``); -1: the choice is all."""


class Policy(ABC):
    """What a sensible player prefers: cheap enough for imagined games, and able to say why.

    The first two questions every game answers. The others are what a search asks of a game, and have an
    answer that serves; a game gives a better one where it knows more, or a quicker one.
    """

    pace: int = 1
    """How much an imagined game costs: so many times fewer of them are played for one decision."""
    grain: int = 1
    """How many imagined games tell as much as one does elsewhere: more where much is left to the dice."""
    patience: int = 0
    """Who imagines fewer games for a choice than this judges them at the end of the turn: with so few, what
    all the others do until the horizon would drown what the choice was worth."""
    trust: float = 0.0
    """How sure the policy is of what it likes best: after one imagined game something else must have done
    better by so much to be preferred, after four by a quarter of it, and so on."""

    replies: int = 0
    """Decisions after its own that a search weighs anew, where what the others answer counts for much. Only
    who imagines some dozens of games for a choice comes to that."""

    branching: bool = True
    """Whether decisions after its own can be weighed anew at all, one by one. Where most are parts of a plan
    (one step of a way), a search that tries others loses itself in detours."""

    def ponders(self, state: State) -> bool:
        """Whether looking ahead tells anything here; where it does not, every bot follows the policy."""
        return True

    @abstractmethod
    def weigh(self, state: State, actions: Sequence[int]) -> list[int]:
        """A value for each action, from the actor's side; greater is better."""

    @abstractmethod
    def why(self, state: State, action: int) -> Message:
        """The reason for choosing this action, for a player to read. True of the action ``weigh`` prefers."""

    def pick(self, state: State, actions: Sequence[int], chance: Chance) -> int:
        """What is chosen in an imagined game: the best by ``weigh``, of equal ones the first."""
        values = self.weigh(state, actions)
        return actions[values.index(max(values))]

    def courses(self, state: State, actions: Sequence[int]) -> list[Course]:
        """What there is to consider, the most promising first: every choice, or whole plans.

        Where a choice makes sense only as a part of something (one step of a way), a game names the same
        choice more than once, each time with another goal. What ``pick`` likes best comes first.
        """
        values = dict(zip(actions, self.weigh(state, actions), strict=True))
        return [Course(action) for action in sorted(actions, key=lambda action: -values[action])]

    def pursue(self, state: State, goal: int) -> None:
        """Right after the first choice of a course with a goal: carry out the rest, in place."""
        raise NotImplementedError

    def clock(self, state: State) -> int:
        """How late it is in an imagined game: one more each turn, and more where something came to an end."""
        return state.turn

    def horizon(self, state: State) -> int:
        """When, by the clock, a game imagined from here is judged by ``value`` and not played on."""
        return NEVER

    def interval(self, state: State) -> int:
        """From one judgement to the next, for who looks further than the horizon; 0: there is only one."""
        return 0

    def play_on(self, state: State, chance: Chance, until: int = NEVER) -> None:
        """Play an imagined game on, in place, as this policy would, to its end or to this time."""
        pick, clock = self.pick, self.clock
        while state.actor is not None and clock(state) < until:
            legal = state.legal()
            state.play(pick(state, legal, chance) if len(legal) > 1 else legal[0])

    def value(self, state: State) -> Sequence[float]:
        """Each seat's chance of winning, from 0 to 1, as the table stands: for games that are cut off."""
        return places(state.scores())

    def settle(self, state: State) -> Sequence[float] | None:
        """What each seat gets if all play best from here, cards open; None if the end is too far off."""
        return None


def places(scores: Sequence[int]) -> tuple[float, ...]:
    """The share of the others that each seat is ahead of; whoever is level counts half.

    >>> places((7, 3, 7))
    (0.75, 0.0, 0.75)
    """
    others = max(1, len(scores) - 1)
    return tuple(
        (sum(one > other for other in scores) + (scores.count(one) - 1) / 2) / others for one in scores
    )


class Rules(ABC):
    """The box of one game. Stateless; one instance serves everybody."""

    id: str
    number: int
    """The game's number in a link. Never changes, never reused."""
    version: int
    """Grows when a saved game would replay differently."""
    seats: range
    """How many may play."""
    options: tuple[Option, ...]
    longest: int
    """No game has more decisions than this."""
    policy: Policy
    reactions = False
    """Whether seats can be asked out of turn: then players may give standing orders."""
    supplies = 0
    """How many texts of their own players may bring to a match; most games take none."""

    @abstractmethod
    def start(self, setup: Setup, tell: Tell | None = None) -> State:
        """The table before the first decision, with what had to happen until then."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int, supplies: Sequence[str] = ()) -> Setup:
        """A complete set-up, the missing options at their defaults.

        Raises InvalidSetup for a number of players, an option or a value that the game does not know, and
        MissingSupply for a text that nobody has brought.
        """
        if seats not in self.seats:
            raise InvalidSetup("error-setup-seats", game=self.id, seats=seats)
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known or value not in known[name].values:
                raise InvalidSetup("error-setup-option", game=self.id, option=name, value=str(value))
        chosen = {option.id: options.get(option.id, option.default) for option in self.options}
        if len(supplies) > self.supplies or len(set(supplies)) < len(supplies):
            raise InvalidSetup("error-setup-supplies", most=self.supplies)
        return Setup(seats, chosen, seed, tuple(supplies))

    def examine(self, text: str, file: str) -> Examined:
        """What there is to say about a text that a player brings. Only asked of games that take some."""
        raise InvalidSetup("error-setup-supplies", most=self.supplies)

    def components(self, setup: Setup) -> Plain:
        """What the box brings along in words of its own, by ref: names in every language, print, texts.

        A game whose things are all named in the locale files brings nothing.
        """
        return {}

    def facts(self) -> Plain:
        """What the page needs to offer a new game."""
        return {
            "id": self.id,
            "version": self.version,
            "seats": list(self.seats),
            "reactions": self.reactions,
            "supplies": self.supplies,
            "options": [
                {"id": option.id, "values": list(option.values), "default": option.default}
                for option in self.options
            ],
        }
