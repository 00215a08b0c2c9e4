"""A game being played: rules, seats, options, a seed, and the list of choices. The rest is computed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from .chance import Chance
from .errors import IllegalChoice, InvalidSetup
from .rules import Rules, State
from .words import Event, Plain, Tell

KINDS = ("person", "friend", "random", "greedy", "novice", "adept", "master", "oracle")
"""Who sits there: a person here, a friend who gets the link, or a bot. Their order is part of the link."""
LONGEST_NAME = 24
LARGEST_SEED = (1 << 48) - 1

Listen = Callable[[int, State, Event], None]


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table."""

    kind: str
    name: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise InvalidSetup("error-setup-kind", kind=str(self.kind))
        if len(self.name) > LONGEST_NAME:
            raise InvalidSetup("error-setup-name", longest=LONGEST_NAME)

    def plain(self) -> Plain:
        return {"kind": self.kind, "name": self.name}


@dataclass(frozen=True, slots=True)
class Step:
    """One choice as it was made: by whom, which of how many, in which turn, whether it revealed anything."""

    seat: int
    place: int
    width: int
    turn: int
    revealed: bool


class Match:
    """A game from its first deal to its last choice.

    >>> from obol.games import game
    >>> match = Match(game("styx"), [Seat("person", "Ada"), Seat("greedy")], {}, seed=7)
    >>> match.play(0); match.state.actor, len(match.actions)
    (0, 1)
    >>> match.cut(0).state == match.rules.start(match.setup)
    True
    """

    __slots__ = ("actions", "rules", "seats", "setup", "state", "steps")

    def __init__(self, rules: Rules, seats: Sequence[Seat], options: Mapping[str, str], seed: int) -> None:
        if not 0 <= seed <= LARGEST_SEED:
            raise InvalidSetup("error-setup-seed", largest=LARGEST_SEED)
        self.rules = rules
        self.seats = tuple(seats)
        self.setup = rules.setup(len(self.seats), options, seed)
        self.actions: list[int] = []
        self.steps: list[Step] = []
        self.state: State = rules.start(self.setup)

    def play(self, action: int, tell: Tell | None = None) -> None:
        """Make a choice. Raises IllegalChoice, and changes nothing, if the rules do not allow it."""
        state = self.state
        legal = state.legal()
        if action not in legal or state.actor is None:
            raise IllegalChoice("error-choice-illegal", action=action)
        seat, turn = state.actor, state.turn
        revealed = state.play(action, tell)
        self.actions.append(action)
        self.steps.append(Step(seat, legal.index(action), len(legal), turn, revealed))

    def cut(self, length: int) -> "Match":
        """A new match with only the first choices of this one: undo, replay and branches are this."""
        shorter = Match(self.rules, self.seats, self.setup.options, self.setup.seed)
        for action in self.actions[:length]:
            shorter.play(action)
        return shorter

    def tell(self, listen: Listen, until: int | None = None) -> State:
        """Play the match again and let somebody listen: to the step (0 is the deal), the table and the event.

        The table is the one right after the event. Answers with the last position.
        """
        told: list[Event] = []
        state = self.rules.start(self.setup, told.append)
        for event in told:  # the deal is one picture: there was no table before it
            listen(0, state, event)
        for step, action in enumerate(self.actions[:until], 1):
            state.play(action, partial(listen, step, state))
        return state

    def chance(self, purpose: int) -> Chance:
        """Chance that belongs to this position: whoever computes it gets the same stream."""
        return Chance(self.setup.seed).fork(purpose, len(self.actions), *self.actions[-3:])

    def last_choice_of(self, seats: Sequence[int]) -> int | None:
        """Where an undo of these seats leads: their last choice that was one."""
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].seat in seats and self.steps[at].width > 1:
                return at
        return None

    def turn_start_of(self, seats: Sequence[int]) -> int | None:
        """Where the turn of the last choice of these seats began."""
        last = self.last_choice_of(seats)
        if last is None:
            return None
        first = last
        while first > 0 and self.steps[first - 1].turn == self.steps[last].turn:
            first -= 1
        return first
