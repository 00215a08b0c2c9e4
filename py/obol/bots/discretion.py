"""What may be told of a bot's thoughts to somebody who does not see its cards.

A thought names choices, and a choice can give a hand away: "I might have laid the six" says that it is there.
The rule is one for all games. Something may be told if it is so in every world that the listener can imagine
(``State.guess``); once a move has been shown, only worlds in which it was possible are left.
"""

from collections.abc import Callable

from ..kernel.chance import Chance
from ..kernel.rules import State
from ..kernel.words import Event, Message

WORLDS = 24
"""So many worlds are imagined: what is the same in all of them, the listener knows as good as surely."""
TRIES = 240
"""So many are tried to find those that fit; if fewer than ``ENOUGH`` do, nothing is told."""
ENOUGH = 10


class Discretion:
    """What one seat may be told about the thoughts of whoever decides here; None is a spectator.

    ``made`` is the choice that was made, if it was: the listener has seen what it showed.
    """

    def __init__(self, state: State, listener: int | None, chance: Chance, made: int | None = None) -> None:
        self.state = state
        self.made = made
        self.insider = listener == state.actor
        self.shown = made is not None and (self.insider or _is_shown(state, made, listener))
        self._worlds = [] if self.insider else self._imagine(listener, chance)
        self._legal = [set(world.legal()) for world in self._worlds]

    def names(self, action: int) -> bool:
        """Whether this choice may be named."""
        if self.insider or (self.shown and action == self.made):
            return True
        return bool(self._worlds) and all(
            self._offers(world, legal, action) for world, legal in zip(self._worlds, self._legal, strict=True)
        )

    def says(self, reason: Callable[[State], Message]) -> bool:
        """Whether a reason may be told: it would be the same whatever is hidden."""
        if self.insider:
            return True
        if self.made is None or not self.names(self.made) or not self._worlds:
            return False
        mine = reason(self.state)
        return all(reason(world) == mine for world in self._worlds)

    def _imagine(self, listener: int | None, chance: Chance) -> list[State]:
        found: list[State] = []
        for _ in range(TRIES if self.shown else WORLDS):
            world = self.state.guess(listener, chance)
            made = self.made
            if not self.shown or made is None or self._offers(world, set(world.legal()), made):
                found.append(world)
            if len(found) == WORLDS:
                break
        return found if len(found) >= ENOUGH else []

    def _offers(self, world: State, legal: set[int], action: int) -> bool:
        if world.actor != self.state.actor or action not in legal:
            return False
        return world.choice(action) == self.state.choice(action)


def _is_shown(state: State, action: int, listener: int | None) -> bool:
    """Whether whoever listens hears of everything that is touched for this choice."""
    events: list[Event] = []
    state.copy().play(action, events.append)
    heard: set[int | str] = set()
    for event in events:
        told = event.told_to(listener)
        if told is not None:
            heard.update(told.refs, told.values.values())
    return heard.issuperset(state.choice(action).refs)
