"""What the actor of CGS is asked, and what each answer means."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...kernel.rules import Reaction
from ...kernel.words import Choice, Event, Message, Ref, Value
from .events import card_ref, hex_ref, piece_ref, place_ref, seat_ref
from .frames import AGAINST, TARGET, WHO
from .frames import MODE as BY
from .moves import (
    ASK,
    ASK_DISCARD,
    ASK_HEX,
    ASK_MODE,
    ASK_REACT,
    ASK_ROTATION,
    ASK_START_CARD,
    ASK_STEP,
    ASK_SUPPORT,
    ASK_USE,
    ATTACK,
    ATTEMPT_ROUTE,
    BEAST,
    CARD,
    COIN,
    DONE,
    GIVE,
    HEX,
    MODE,
    NONE,
    OPTION,
    PASS,
    PIECE,
    PIECES,
    PLACE,
    PLAY,
    PLAYED,
    QUESTIONS,
    SEAT,
    SHEET,
    STEP,
    STEP_PAID,
    STRIKE,
    TURN_TILE,
    USE,
    USE_IT,
)
from .vocabulary import AT_ALL, AT_OTHERS, CARD_PLAYED, CHECK_FAILED, DEFEATED, HIT, MODES, TRIGGERS, WON

if TYPE_CHECKING:
    from .table import Table

RULES = {
    "hero": "setup",
    "start-card": "setup",
    "camp": "setup",
    "rotation": "exploring",
    "pass": "cards",
    "give": "teams",
    "play": "cards",
    "mover": "movement",
    "step": "movement",
    "action": "combat",
    "support": "support",
    "creature": "creature-phase",
    "mode": "counter-attack",
    "use": "windows",
    "react": "windows",
    "loot": "rewards",
}
"""The paragraph of the rules page for each question; all others are about effects."""


def question(table: "Table") -> Message:
    """What is asked now, without a word about what is hidden."""
    frame = table.stack[-1]
    kind, box = frame[0], table.plan.box
    name = QUESTIONS[kind - ASK]
    values: dict[str, Value] = {"seat": seat_ref(frame[1])}
    if kind == ASK_STEP:
        _, piece, points, road = table.stack[-2]
        values |= {"piece": piece_ref(box, piece), "points": points, "road": road}
    elif kind in (ASK_SUPPORT, ASK_MODE):
        values |= {"piece": piece_ref(box, frame[2]), "foe": piece_ref(box, frame[3])}
    elif kind == ASK_USE:
        source = card_ref(box, frame[4]) if frame[4] >= 0 else piece_ref(box, frame[3])
        values |= {"card": source, "trigger": TRIGGERS[box.fns[frame[2]].when]}
    elif kind == ASK_HEX:
        values["piece"] = piece_ref(box, frame[2])
    elif kind == ASK_ROTATION:
        values["place"] = place_ref(frame[2])
        name = "rotation" if frame[3] < 0 else "rotation-blind"
    elif kind == ASK_START_CARD:
        values["piece"] = piece_ref(box, frame[2])
    elif kind == ASK_DISCARD:
        values["left"] = frame[2]
    elif kind == ASK_REACT:
        return _answering(table)
    return Message(
        f"cgs-ask-{name}", values, RULES.get(name, "exploring" if kind == ASK_ROTATION else "effects")
    )


def _answering(table: "Table") -> Message:
    """What may be answered with a reaction card; all of it lies open.

    Who is asked for one is nobody's business: this question does not name the seat.
    """
    box, about = table.plan.box, table.stack[-3]
    _, trigger, subject, *_ = table.stack[-2]
    key = "cgs-ask-react"
    values: dict[str, Value] = {"trigger": TRIGGERS[trigger]}
    if about[0] == STRIKE and trigger <= HIT:
        key = "cgs-ask-react-attack"
        foe = about[TARGET if trigger == HIT else AGAINST]
        values |= {"piece": piece_ref(box, about[WHO]), "foe": piece_ref(box, foe)}
        values["mode"] = MODES[about[BY]]
    elif about[0] == PLAYED and trigger == CARD_PLAYED:
        key = "cgs-ask-react-card"
        values |= {"player": seat_ref(about[2]), "card": card_ref(box, about[3])}
    elif trigger in (CHECK_FAILED, DEFEATED, WON):
        key = "cgs-ask-react-piece"
        values["piece"] = piece_ref(box, subject)
    return Message(key, values, RULES["react"])


def reaction(table: "Table") -> Reaction | None:
    """Who may answer another's deed with a card from the hand (D1.41): to be asked gives the card away.

    The target is whoever's character it is about; of a card that is played, whoever it can be turned against.
    What a seat may do in its own turn is no reaction, and what lies open on the table is no secret.
    """
    if table.actor is None or table.stack[-1][0] != ASK_REACT or table.actor == table.active:
        return None
    _, trigger, subject, *_ = table.stack[-2]
    about = table.stack[-3]
    if trigger == CARD_PLAYED:
        return Reaction(DONE, _turned_against(table))
    concerned = about[2:4] if about[0] == STRIKE else (subject,)
    return Reaction(DONE, any(table.owner[piece] == table.actor for piece in concerned))


def _turned_against(table: "Table") -> bool:
    """Whether the card that is being played can be turned against the actor, an enemy of who plays it.

    At whom an effect goes is only chosen when it happens. A card out of turn goes at the attack it is about.
    """
    _, _, _, card, _, _, fn = table.stack[-3]
    box = table.plan.box
    strike = next((frame for frame in reversed(table.stack[:-3]) if frame[0] == STRIKE), None)
    if fn >= 0 and strike:
        return any(table.owner[piece] == table.actor for piece in strike[2:4])
    printed = (box.fns[fn],) if fn >= 0 else box.cards[card].fns
    return any(
        one.scope in AT_ALL or (one.script >= 0 and _goes_at_others(box.sources[one.script]))
        for one in printed
    )


def _goes_at_others(effects: object) -> bool:
    """Whether effects, or those inside them, can have an enemy or another's hand as their target."""
    if isinstance(effects, Mapping):
        at = effects.get("who") in AT_OTHERS or effects.get("what") == "hand"
        return at or _goes_at_others([*effects.values()])
    return isinstance(effects, list | tuple) and any(map(_goes_at_others, effects))


def ended(reason: Message) -> Event:
    """The last event of a game."""
    how = reason.key.rpartition("-")[2]
    return Event(f"cgs-end-{how}", reason.values, ("olympus",))


def choice(table: "Table", action: int) -> Choice:
    """What an action means, and what to touch for it."""
    kind = table.stack[-1][0]
    name = QUESTIONS[kind - ASK]
    if action == DONE:
        return Choice(f"{name}-done", ("done",))
    if action < PIECE:
        return _small(table, name, action)
    box = table.plan.box
    if action < HEX:
        return Choice(name, (piece_ref(box, action - PIECE),))
    if action < COIN:
        return Choice(name, (hex_ref(action - HEX),))
    if action < CARD:
        return Choice("give-coin", ("coins", seat_ref(action - COIN)))
    if action < ATTEMPT_ROUTE:
        return Choice(name, (card_ref(box, action - CARD),))
    return _large(table, action)


def _small(table: "Table", name: str, action: int) -> Choice:
    frame = table.stack[-1]
    if action == USE_IT:
        box = table.plan.box
        source = card_ref(box, frame[4]) if frame[4] >= 0 else piece_ref(box, frame[3])
        return Choice("use", (source,))
    if action >= MODE:
        return Choice("mode", (f"mode:{MODES[action - MODE]}",), {"mode": MODES[action - MODE]})
    if action >= OPTION:
        return Choice("option", (f"option:{action - OPTION}",), {"option": action - OPTION})
    if action >= PLACE:
        return Choice(name, (place_ref(action - PLACE),))
    if action >= SEAT:
        return Choice(name, (seat_ref(action - SEAT),))
    if action >= STEP:
        return _step(table, action)
    return Choice("rotation", (f"rotation:{action - TURN_TILE}",), {"turn": action - TURN_TILE})


def step_hex(table: "Table", action: int) -> int:
    """The hex a step leads to; -1 for a cave that is still closed."""
    here = table.at[table.stack[-2][1]]
    d = action % 8
    return table.ground.link[here] if d == 6 else table.plan.grid.next[here * 6 + d]


def _step(table: "Table", action: int) -> Choice:
    hex = step_hex(table, action)
    target: Ref = hex_ref(hex) if hex >= 0 else "cave"
    if action >= STEP_PAID:
        return Choice("step-paid", (target, "road:saved"))
    if action - STEP + STEP_PAID in table.options:
        return Choice("step-free", (target, "road:free"))
    return Choice("step", (target,))


def _large(table: "Table", action: int) -> Choice:
    box = table.plan.box
    if action >= USE:
        piece, rest = divmod(action - USE, 8192)
        card, nth = divmod(rest, 8)
        source = "sheet" if card == SHEET else card_ref(box, card)
        return Choice("function", (piece_ref(box, piece), source, f"function:{nth}"))
    if action >= BEAST:
        piece, other = divmod(action - BEAST, PIECES)
        return Choice("creature", (piece_ref(box, piece), piece_ref(box, other)))
    if action >= ATTACK:
        pair, mode = divmod(action - ATTACK, 2)
        piece, other = divmod(pair, PIECES)
        refs = (piece_ref(box, piece), piece_ref(box, other), f"mode:{MODES[mode]}")
        return Choice("attack", refs, {"mode": MODES[mode]})
    if action >= PASS:
        base = PLAY if action >= PLAY else PASS
        card, target = divmod(action - base, PIECES)
        if target == NONE:
            return Choice("play-event", (card_ref(box, card),))
        return Choice("play" if base == PLAY else "pass", (card_ref(box, card), piece_ref(box, target)))
    if action >= GIVE:
        card, seat = divmod(action - GIVE, 8)
        return Choice("give", (card_ref(box, card), seat_ref(seat)))
    piece, route = divmod(action - ATTEMPT_ROUTE, 8)
    return Choice("attempt", (piece_ref(box, piece), f"route:{route}"), {"route": route})
