"""The page's one door into Python: ``call(method, json) -> json``.

The page holds the link, Python computes. A position is a link and ``at``, how many of its choices count;
what lies behind ``at`` is what a redo would bring back. No call changes anything here; the last matches
are remembered only to be quick.
"""

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .bots import BOTS, bot
from .bots.bot import Thought, decide
from .games import GAMES, find_rules, game
from .kernel import link
from .kernel.errors import InvalidCall, ObolError
from .kernel.match import Match, Seat
from .kernel.rules import State
from .kernel.words import Event, Message, Plain

HINT, MOVE = 1, 2
ORDERS = ("ask", "target", "never")
"""What a player may say about reactions, once and until further notice: ask me, only when I am the target,
never. The first is what holds without an order."""
Orders = Mapping[str, str]
"""Standing orders by seat; a seat is text, as in JSON."""
_REMEMBERED = 8
_matches: OrderedDict[str, Match] = OrderedDict()


def call(method: str, payload: str = "{}") -> str:
    """Answer one question of the page: ``{"ok": ...}`` or ``{"error": {"key", "values"}}``. Never raises.

    >>> call("games")[:22]
    '{"ok": [{"id": "styx",'
    >>> call("open", '{"link": "rubbish!"}')
    '{"error": {"key": "error-link-foreign", "values": {}}}'
    """
    try:
        if method not in METHODS:
            raise InvalidCall("error-call", method=str(method))
        answer = METHODS[method](**json.loads(payload))
    except ObolError as error:
        message = error.message
        return json.dumps({"error": {"key": message.key, "values": dict(message.values)}})
    except (TypeError, ValueError, KeyError, IndexError, AssertionError, RecursionError) as error:
        # A fault of ours, not of the player: say so in words, keep the page alive.
        values = {"detail": f"{type(error).__name__}: {error}"}
        return json.dumps({"error": {"key": "error-engine", "values": values}})
    return json.dumps({"ok": answer})


def games() -> list[Plain]:
    """What can be played, and with which bots."""
    return [rules.facts() | {"bots": list(BOTS)} for rules in GAMES.values()]


def new(game_id: str, seats: list[dict[str, str]], options: dict[str, str], seed: int) -> Plain:
    """A new match as a link."""
    match = Match(game(game_id), [Seat(**seat) for seat in seats], options, seed)
    return {"link": _remember(match)}


def open_link(link: str, mine: Sequence[int] = ()) -> Plain:
    """Who plays what in a link, and how far it has come; an error if it is not one of ours.

    ``actor`` is whom these seats, or a spectator, may know to be asked.
    """
    match = _match(link)
    state = match.state
    return {
        "link": link,
        "game": match.rules.id,
        "version": match.rules.version,
        "seats": [seat.plain() for seat in match.seats],
        "options": dict(match.setup.options),
        "seed": match.setup.seed,
        "length": len(match.actions),
        "actor": state.actor if state.actor in mine else state.view(None)["actor"],
        "turn": state.turn,
        "over": state.actor is None,
        "scores": list(state.scores()),
        "result": state.result().plain() if state.actor is None else None,
    }


def look(link: str, at: int, seat: int | None = None, mine: Sequence[int] = ()) -> Plain:
    """Everything the page shows of one moment, through the eyes of one seat.

    ``mine`` are the seats played at this device: undo leads back to one of their choices. Choices are only
    told to the seat that has them (they would give its hand away). ``actor`` is whom this seat may know to be
    asked; ``next`` says what the page has to do for the game to go on.
    """
    whole, match = _match(link), _moment(link, at)
    state = match.state
    if seat is not None and seat not in range(len(match.seats)):
        raise InvalidCall("error-call", method="look")
    asked = state.actor is not None and state.actor == seat
    actions = state.legal() if asked else []
    view = state.view(seat)
    reaction = state.reaction() if asked else None
    return {
        "game": match.rules.id,
        "at": at,
        "length": len(whole.actions),
        "seats": [seat_.plain() for seat_ in match.seats],
        "actor": view["actor"],
        "next": _next(match, mine),
        "over": state.actor is None,
        "turn": state.turn,
        "view": view,
        "question": state.question().plain() if state.actor is not None else None,
        "reaction": {"decline": reaction.decline, "target": reaction.target} if reaction else None,
        "orders": list(ORDERS) if match.rules.reactions else [],
        "choices": [{"action": action} | state.choice(action).plain() for action in actions],
        "scores": list(state.scores()),
        "undo": match.last_choice_of(mine),
        "undoTurn": match.turn_start_of(mine),
        "redo": _next_stop(whole, at, mine),
        "result": state.result().plain() if state.actor is None else None,
    }


def play(link: str, at: int, action: int, orders: Orders | None = None) -> Plain:
    """Make a choice; what lay behind ``at`` is forgotten. Answers with the new link.

    Reactions of bots, and of seats with standing orders, are part of it: who was asked, and how long it took,
    is nobody's business.
    """
    match = _moment(link, at).cut(at)
    match.play(action)
    while (answer := _answer(match, orders or {})) is not None:
        match.play(answer)
    return {"link": _remember(match), "at": len(match.actions)}


def story(
    link: str, since: int, until: int, seat: int | None = None, views: int | None = None
) -> list[Plain]:
    """What happened from one moment to another, one frame an event, as this seat may know it.

    Each frame is the event and the view right after it: the log, the motion and the voice are made of these.
    ``step`` 0 is the deal before the first choice; step n is the n-th choice. Views are costly: before step
    ``views`` they are None.
    """
    match = _match(link)
    frames: list[Plain] = []

    def listen(step: int, state: State, event: Event) -> None:
        told = event.told_to(seat)
        if told is not None and step >= since:
            turn = match.steps[step - 1].turn if step else 0
            view = state.view(seat) if step >= (views or 0) else None
            frames.append(told.plain() | {"step": step, "turn": turn, "view": view})

    match.tell(listen, until)
    return frames


def cut(link: str, at: int) -> Plain:
    """The link of an earlier moment of the same match."""
    return {"link": _remember(_moment(link, at)), "at": at}


def components(link: str) -> Plain:
    """What the things of this match are called and what stands on them, where the box says it itself."""
    match = _match(link)
    return match.rules.components(match.setup)


def refusal(link: str, at: int, seat: int, refs: list[str]) -> Plain | None:
    """Why this seat may not touch these things in this order; None if it may."""
    state = _moment(link, at).state
    if state.actor is None:
        return Message("refusal-over").plain()
    if state.actor != seat:
        shown = state.view(seat)["actor"]
        if shown is None:
            return Message("refusal-others").plain()
        return Message("refusal-turn", {"seat": f"seat:{shown}"}).plain()
    message = state.refusal(refs)
    return message.plain() if message else None


def think(link: str, at: int, kind: str | None = None) -> Plain:
    """What a bot would do here: as the seat's own kind for its move, or as ``kind`` for a hint."""
    match = _moment(link, at)
    state = match.state
    if state.actor is None:
        raise InvalidCall("refusal-over")
    mover = kind or match.seats[state.actor].kind
    chance = match.chance(HINT if kind else MOVE)
    return _thought(state, decide(bot(mover), match.rules, state, chance))


def scores(link: str) -> list[list[int]]:
    """How the scores grew: one row before the first choice and one after each."""
    match = _match(link)
    state = match.rules.start(match.setup)
    rows = [list(state.scores())]
    for action in match.actions:
        state.play(action)
        rows.append(list(state.scores()))
    return rows


def ping() -> str:
    """Whether anybody is there."""
    return "obol"


def _thought(state: State, thought: Thought) -> Plain:
    return {
        "action": thought.action,
        "choice": state.choice(thought.action).plain(),
        "why": thought.why.plain(),
        "weighed": [{"value": value} | state.choice(action).plain() for action, value in thought.weighed],
    }


def _next(match: Match, mine: Sequence[int]) -> Plain | None:
    """How the game goes on: a person here is asked, a friend elsewhere, or a bot (which one is not said)."""
    seat = match.state.actor
    if seat is None:
        return None
    if seat in mine:
        return {"kind": "here", "seat": seat}
    if match.seats[seat].kind in BOTS:
        return {"kind": "bot", "seat": None}
    return {"kind": "friend", "seat": seat}


def _answer(match: Match, orders: Orders) -> int | None:
    """The answer to a reaction that needs no asking: a bot's, or one by a standing order."""
    state = match.state
    reaction = state.reaction()
    if reaction is None or state.actor is None:
        return None
    kind = match.seats[state.actor].kind
    if kind in BOTS:
        return decide(bot(kind), match.rules, state, match.chance(MOVE)).action
    order = orders.get(str(state.actor), ORDERS[0])
    declined = order == "never" or (order == "target" and not reaction.target)
    return reaction.decline if declined else None


def _next_stop(match: Match, at: int, mine: Sequence[int]) -> int | None:
    """Where a redo leads: behind the next choice of these seats and all that followed by itself."""
    if at >= len(match.steps):
        return None
    for later in range(at + 1, len(match.steps)):
        if match.steps[later].seat in mine and match.steps[later].width > 1:
            return later
    return len(match.steps)


def _match(text: str) -> Match:
    if text in _matches:
        _matches.move_to_end(text)
        return _matches[text]
    match = link.decode(text, find_rules)
    _keep(text, match)
    return match


def _moment(text: str, at: int) -> Match:
    """The match with only its first ``at`` choices. Not to be changed: it may be the remembered one."""
    match = _match(text)
    if not 0 <= at <= len(match.actions):
        raise InvalidCall("error-call", method="at")
    return match if at == len(match.actions) else match.cut(at)


def _remember(match: Match) -> str:
    text = link.encode(match)
    _keep(text, match)
    return text


def _keep(text: str, match: Match) -> None:
    _matches[text] = match
    while len(_matches) > _REMEMBERED:
        _matches.popitem(last=False)


METHODS: dict[str, Callable[..., Any]] = {
    "games": games,
    "new": new,
    "open": open_link,
    "look": look,
    "play": play,
    "story": story,
    "cut": cut,
    "components": components,
    "refusal": refusal,
    "think": think,
    "scores": scores,
    "ping": ping,
}
