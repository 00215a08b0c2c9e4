"""The page's one door into Python: ``call(method, json) -> json``.

The page holds the link, Python computes. A position is a link and ``at``, how many of its choices count;
what lies behind ``at`` is what a redo would bring back. No call changes anything here; the last matches,
and what is being thought about, are remembered only to be quick.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

from .bots import BOTS, bot
from .bots.bot import decide
from .games import GAMES, find_rules, game
from .kernel import supplies
from .kernel.errors import InvalidCall, ObolError
from .kernel.link import encode, kinship
from .kernel.match import MOVE, ORDERS, Match, Seat
from .kernel.rules import State
from .kernel.words import EVERYBODY, Event, Message, Plain
from .remembering import match_of, moment_of, remember

Orders = Mapping[str, str]
"""Standing orders by seat; a seat is text, as in JSON."""

LATER = {
    "preset": "giving",
    "unpack": "giving",
    "verdict": "giving",
    "lesson": "lessons",
    "think": "thinking",
    "outlook": "thinking",
}
"""Methods of other modules, by the module: what is asked for rarely, or late, is not read at the start."""


def call(method: str, payload: str = "{}") -> str:
    """Answer one question of the page: ``{"ok": ...}`` or ``{"error": {"key", "values"}}``. Never raises.

    >>> call("games")[:22]
    '{"ok": [{"id": "styx",'
    >>> call("open", '{"link": "rubbish!"}')
    '{"error": {"key": "error-link-foreign", "values": {}}}'
    """
    try:
        answer = _method(method)(**json.loads(payload))
    except ObolError as error:
        message = error.message
        return json.dumps({"error": {"key": message.key, "values": dict(message.values)}})
    except (TypeError, ValueError, KeyError, IndexError, AssertionError, RecursionError) as error:
        # A fault of ours, not of the player: say so in words, keep the page alive.
        values = {"detail": f"{type(error).__name__}: {error}"}
        return json.dumps({"error": {"key": "error-engine", "values": values}})
    return json.dumps({"ok": answer})


def _method(name: str) -> Callable[..., Any]:
    if name in METHODS:
        return METHODS[name]
    if name in LATER:
        found: Callable[..., Any] = getattr(import_module(f".{LATER[name]}", __package__), name)
        return found
    raise InvalidCall("error-call", method=str(name))


def games() -> list[Plain]:
    """What can be played, and with which bots."""
    return [rules.facts() | {"bots": list(BOTS)} for rules in GAMES.values()]


def supply(game_id: str, text: str, file: str = "") -> Plain:
    """Examine what a player brings, and have it at hand from now on if nothing is wrong with it.

    A worker that was just started knows none; it is told again when a match asks for it.
    """
    name, found = supplies.bring(game(game_id), text, file)
    return {"name": name, "problems": found.problems, "about": found.about}


def new(
    game_id: str,
    seats: list[dict[str, str]],
    options: dict[str, str],
    seed: int,
    supplies: Sequence[str] = (),
) -> Plain:
    """A new match as a link."""
    match = Match(game(game_id), [Seat(**seat) for seat in seats], options, seed, supplies)
    return {"link": remember(match)}


def open_link(link: str, mine: Sequence[int] = ()) -> Plain:
    """Who plays what in a link, and how far it has come; an error if it is not one of ours.

    ``actor`` is whom these seats, or a spectator, may know to be asked. ``supplies`` is what players brought,
    with their texts: a link that carries them is answered with the short one that names them.
    """
    match = match_of(link)
    state = match.state
    brought = match.setup.supplies
    return {
        "link": remember(match) if brought else link,
        "supplies": [{"name": name, "text": supplies.text_of(name)} for name in brought],
        "game": match.rules.id,
        "version": match.rules.version,
        "seats": [seat.plain() for seat in match.seats],
        "orders": {str(n): seat.order for n, seat in enumerate(match.seats) if seat.order != ORDERS[0]},
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
    """Everything the page shows of one moment, through the eyes of one seat; of EVERYBODY once all is over.

    ``mine`` are the seats played at this device: undo leads back to one of their choices, or ``settled`` says
    why not. Choices are only told to the seat that has them (they would give its hand away). ``actor`` is
    whom this seat may know to be asked; ``next`` says what the page has to do for the game to go on.
    """
    whole, match = match_of(link), moment_of(link, at)
    state = match.state
    _check_eyes(whole, seat, "look")
    asked = state.actor is not None and state.actor == seat
    actions = state.legal() if asked else []
    view = state.view(seat)
    reaction = state.reaction() if asked else None
    undo, undo_turn, settled = _ways_back(match, mine)
    bound, why = match.settled(mine)
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
        "undo": undo,
        "undoTurn": undo_turn,
        "settled": settled,
        "stands": {"until": bound, "why": why},
        "last": match.last_choice_of(mine),
        "redo": _next_stop(whole, at, mine),
        "result": state.result().plain() if state.actor is None else None,
    }


def play(link: str, at: int, action: int, orders: Orders | None = None) -> Plain:
    """Make a choice; what lay behind ``at`` is forgotten. Answers with the new link.

    Reactions of bots, and of seats with standing orders, are part of it: who was asked, and how long it took,
    is nobody's business. ``orders`` are those given at this device; they go into the link, where those of
    the others are.
    """
    match = moment_of(link, at).cut(at)
    _command(match, orders or {})
    match.play(action)
    while (answer := _answer(match)) is not None:
        match.play(answer)
    return {"link": remember(match), "at": len(match.actions)}


def story(
    link: str, since: int, until: int, seat: int | None = None, views: int | None = None
) -> list[Plain]:
    """What happened from one moment to another, one frame an event, as this seat may know it.

    Each frame is the event and the view right after it: the log, the motion and the voice are made of these.
    ``step`` 0 is the deal before the first choice; step n is the n-th choice and all that comes of it, which
    may belong to the next turn already. Views are costly: before step ``views`` they are None.
    """
    match = match_of(link)
    _check_eyes(match, seat, "story")
    frames: list[Plain] = []

    def listen(step: int, state: State, event: Event) -> None:
        told = event.told_to(seat)
        if told is not None and step >= since:
            view = state.view(seat) if step >= (views or 0) else None
            frames.append(
                told.plain() | {"step": step, "turn": state.turn, "round": state.lap(), "view": view}
            )

    match.tell(listen, until)
    return frames


def movers(link: str, at: int) -> list[int]:
    """Who made each choice up to a moment; not told while the game runs, since it may be a secret."""
    match = moment_of(link, at)
    if match.state.actor is not None:
        raise InvalidCall("error-call", method="movers")
    return [step.seat for step in match.steps]


def cut(link: str, at: int, seats: list[dict[str, str]] | None = None) -> Plain:
    """The link of an earlier moment of the same match; with ``seats``, others go on from there."""
    match = moment_of(link, at)
    if seats is not None:
        if len(seats) != len(match.seats):
            raise InvalidCall("error-call", method="cut")
        match = match.cut(at)
        match.seats = tuple(Seat(**seat) for seat in seats)
    return {"link": remember(match), "at": at}


def carry(link: str, at: int) -> Plain:
    """The link of a moment that has in it what players brought, for those who have not got it."""
    return {"link": encode(moment_of(link, at), carry=True)}


def command(link: str, orders: Orders) -> Plain:
    """The link of the same match with these standing orders in it."""
    whole = match_of(link)
    match = whole.cut(len(whole.actions))
    _command(match, orders)
    return {"link": remember(match)}


def kin(link: str, others: list[str]) -> list[Plain | None]:
    """How other links are related to this one: how many choices they share, and how many the other has.

    None: that is another game, or no link.
    """
    match = match_of(link)
    return [
        {"common": found[0], "length": found[1]} if (found := kinship(match, other, find_rules)) else None
        for other in others
    ]


def components(link: str) -> Plain:
    """What the things of this match are called and what stands on them, where the box says it itself."""
    match = match_of(link)
    return match.rules.components(match.setup)


def refusal(link: str, at: int, seat: int, refs: list[str]) -> Plain | None:
    """Why this seat may not touch these things in this order; None if it may."""
    state = moment_of(link, at).state
    if state.actor is None:
        return Message("refusal-over").plain()
    if state.actor != seat:
        shown = state.view(seat)["actor"]
        if shown is None:
            return Message("refusal-others").plain()
        return Message("refusal-turn", {"seat": f"seat:{shown}"}).plain()
    message = state.refusal(refs)
    return message.plain() if message else None


def scores(link: str) -> list[list[int]]:
    """How the scores grew: one row before the first choice and one after each."""
    match = match_of(link)
    state = match.rules.start(match.setup)
    rows = [list(state.scores())]
    for action in match.actions:
        state.play(action)
        rows.append(list(state.scores()))
    return rows


def ping() -> str:
    """Whether anybody is there."""
    return "obol"


def _check_eyes(match: Match, seat: int | None, method: str) -> None:
    """The eyes of a seat or a spectator; those of everybody only when the match is over."""
    if seat is None or seat in range(len(match.seats)):
        return
    if seat != EVERYBODY or match.state.actor is not None:
        raise InvalidCall("error-call", method=method)


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


def _command(match: Match, orders: Orders) -> None:
    match.seats = tuple(
        replace(seat, order=orders.get(str(number), seat.order)) for number, seat in enumerate(match.seats)
    )


def _ways_back(match: Match, mine: Sequence[int]) -> tuple[int | None, int | None, str | None]:
    """Where undo and taking back the turn lead, and what keeps undo from going further, if that is so."""
    undo, turn = match.last_choice_of(mine), match.turn_start_of(mine)
    bound, why = match.settled(mine)
    if undo is None or turn is None:
        return None, None, None
    if undo < bound:
        return None, None, why
    if turn < bound:
        turn = next(at for at in range(bound, undo + 1) if match.steps[at].seat in mine)
    return undo, turn, None


def _answer(match: Match) -> int | None:
    """The answer to a reaction that needs no asking: a bot's, or one by a standing order."""
    state = match.state
    reaction = state.reaction()
    if reaction is None or state.actor is None:
        return None
    kind = match.seats[state.actor].kind
    if kind in BOTS:
        return decide(bot(kind), match.rules, state, match.chance(MOVE)).action
    order = match.seats[state.actor].order
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


METHODS: dict[str, Callable[..., Any]] = {
    "games": games,
    "new": new,
    "open": open_link,
    "look": look,
    "play": play,
    "story": story,
    "movers": movers,
    "cut": cut,
    "carry": carry,
    "supply": supply,
    "command": command,
    "kin": kin,
    "components": components,
    "refusal": refusal,
    "scores": scores,
    "ping": ping,
}
