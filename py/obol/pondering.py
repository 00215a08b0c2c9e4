"""Thinking in slices: what the page asks bit by bit, so that it can be watched, hurried and stopped.

A question that is asked again goes on where it was; only the last few are remembered. Nothing depends on
the slices: budgets are counted in imagined games, and a worker that had to begin anew comes to the same
answer.
"""

from collections import OrderedDict
from dataclasses import dataclass, replace
from math import inf
from time import perf_counter

from .bots import bot
from .bots.bot import Bot, Thought, decide
from .bots.discretion import Discretion
from .bots.levels import USUAL, Searcher, thought
from .bots.outlook import Outlook
from .bots.search import Search
from .kernel.errors import InvalidCall
from .kernel.match import HINT, MOVE, TELL, Match
from .kernel.rules import State
from .kernel.words import Message, Plain

CARES = range(1, 1001)

_REMEMBERED = 8
"""A bot may be thinking while the player asks for the reasons of some earlier moves."""
_searches: OrderedDict[tuple[object, ...], Search] = OrderedDict()
_outlooks: dict[str, Outlook] = {}


@dataclass(frozen=True, slots=True)
class Request:
    """Who is to think, who wants to hear of it, and how much of it is wanted now."""

    kind: str | None = None
    """As which bot, for a hint; None: as the seat's own kind, for its move."""
    seat: int | None = None
    """Who listens; None is a spectator."""
    care: int = USUAL
    milliseconds: float | None = None
    """About so long; None: to the end."""
    tell: bool = False
    """Say what was thought even if it is not done yet."""


def ponder(match: Match, made: int | None, request: Request) -> Plain:
    """Think on, and say how far it is and what it would do; when it is done, also why and what it weighed.

    ``made`` is what the bot chose here, if it did already: then the thought is about that.
    """
    state = match.state
    if state.actor is None:
        raise InvalidCall("refusal-over")
    if request.care not in CARES:
        raise InvalidCall("error-call", method="think")
    mover = bot(request.kind or match.seats[state.actor].kind)
    search = _searching(match, mover, request) if isinstance(mover, Searcher) else None
    if search is None:
        whole = _at_once(match, mover, made, request)
        far: Plain = {"played": 0, "budget": 0, "done": True}
    else:
        _go_on(search, request.milliseconds)
        far = {"played": search.played, "budget": search.budget, "done": search.done}
        if not (search.done or request.tell):
            return far | {"action": search.best()}
        whole = thought(search, made)
    shown = None if request.kind else whole.action
    discretion = Discretion(state, request.seat, match.chance(TELL), shown)
    return far | _told(match, whole, discretion)


def outlook(text: str, match: Match, milliseconds: float) -> Plain:
    """Compute the chances of all seats over a match for about so long, and tell what is there."""
    if text not in _outlooks:
        _outlooks.clear()
        _outlooks[text] = Outlook(match)
    found = _outlooks[text]
    until = perf_counter() + milliseconds / 1000
    while found.step() and perf_counter() < until:
        pass
    return found.plain()


def _searching(match: Match, mover: Searcher, request: Request) -> Search | None:
    """The search about this position, as far as it has come."""
    key = (match.rules.id, str(match.setup), tuple(match.actions), mover.level, request.kind, request.care)
    if key not in _searches:
        chance = match.chance(HINT if request.kind else MOVE)
        state = match.state.guess(match.state.actor, chance)
        search = mover.begin(match.rules, state, chance, request.care)
        if search is None:
            return None
        _searches[key] = search
    _searches.move_to_end(key)
    while len(_searches) > _REMEMBERED:
        _searches.popitem(last=False)
    return _searches[key]


def _at_once(match: Match, mover: Bot, made: int | None, request: Request) -> Thought:
    """The thought of a bot that does not ponder."""
    whole = decide(mover, match.rules, match.state, match.chance(HINT if request.kind else MOVE))
    whole = replace(whole, weighed=())
    return whole if made in (None, whole.action) else replace(whole, action=made, why=Message("why-past"))


def _go_on(search: Search, milliseconds: float | None) -> None:
    until = inf if milliseconds is None else perf_counter() + milliseconds / 1000
    while not search.step(1).done and perf_counter() < until:
        pass


def _told(match: Match, whole: Thought, discretion: Discretion) -> Plain:
    """A thought as somebody may hear it: of choices they cannot know there is one figure, the best one."""
    state = match.state
    told: list[Plain] = []
    secret = False
    for action, value, games in whole.weighed:
        named, chosen = discretion.names(action), action == whole.action
        if named or chosen or not secret:
            choice = state.choice(action).plain() if named else None
            told.append({"value": value, "games": games, "chosen": chosen, "choice": choice})
        secret = secret or not (named or chosen)
    return {
        "action": whole.action,
        "choice": state.choice(whole.action).plain() if discretion.names(whole.action) else None,
        "why": _reason(match, whole, discretion).plain(),
        "sense": sense.plain() if (sense := _sense(match, whole, discretion)) else None,
        "weighed": told,
    }


def _reason(match: Match, whole: Thought, discretion: Discretion) -> Message:
    """Why, without giving anything away: a search speaks in figures, but a policy of cards."""
    why, policy = whole.why, match.rules.policy
    if why.key == "why-only":
        told = discretion.says(lambda world: Message("why-only" if len(world.legal()) == 1 else "why-hidden"))
    elif why.key.startswith("why-"):
        told = True
    else:
        told = discretion.says(lambda world: policy.why(world, whole.action))
    return why if told else Message("why-hidden")


def _sense(match: Match, whole: Thought, discretion: Discretion) -> Message | None:
    """What speaks for the choice of a search without any figures, if the policy would make it as well."""
    policy, action = match.rules.policy, whole.action

    def reason(world: State) -> Message:
        legal = world.legal()
        values = policy.weigh(world, legal)
        preferred = action in legal and values[legal.index(action)] == max(values)
        return policy.why(world, action) if preferred else Message("why-past")

    state = match.state
    if not whole.weighed or len(state.legal()) == 1:
        return None  # there were no figures, or nothing to choose
    found = reason(state.guess(state.actor, match.chance(TELL)))
    return found if found.key != "why-past" and discretion.says(reason) else None


__all__ = ["Request", "outlook", "ponder"]
