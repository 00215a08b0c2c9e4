"""Why the greedy player of CGS prefers something: whom or what it is about, and what it promises.

A reason says what the judgement in ``policy.py`` looked at, in figures a player can check on the table.
Where there is no judgement, the reason says so.
"""

from collections.abc import Callable

from ...kernel.words import Message, Value
from . import plans
from .cardplay import price
from .components import MISSING
from .events import card_ref, encounter_ref, hex_ref, piece_ref, place_ref, seat_ref
from .forecast import forecast
from .frames import COUNTER
from .ground import HIDDEN
from .moves import (
    ASK,
    ASK_ACTION,
    ASK_CAMP,
    ASK_CREATURE,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_HERO,
    ASK_HEX,
    ASK_LOOT,
    ASK_MODE,
    ASK_MOVER,
    ASK_PASS,
    ASK_PIECE,
    ASK_PLACE,
    ASK_PLAY,
    ASK_PLAYER,
    ASK_REACT,
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
    PASS,
    PIECE,
    PIECES,
    PLACE,
    PLAY,
    QUESTIONS,
    SEAT,
    SHEET,
    STEP_PAID,
    USE,
)
from .reach import best_mode, modes
from .table import Table
from .vocabulary import CHARACTER, EVENT, MODES, STATS, TRIGGERS

Values = dict[str, Value]


def why(table: Table, action: int) -> Message:
    """The reason for one of the legal actions."""
    kind = table.stack[-1][0]
    name = QUESTIONS[kind - ASK]
    if action == DONE:
        return _enough(table, kind, name)
    if COIN <= action < CARD:
        return Message("cgs-why-give-coin", {"seat": seat_ref(action - COIN)})
    if kind in (ASK_MOVER, ASK_STEP):
        return _walk(table, kind, name, action)
    if kind == ASK_ACTION:
        return _deed(table, action)
    if kind == ASK_PLAY:
        return _played(table, *divmod(action - PLAY, PIECES))
    said = _SAID.get(kind)
    return Message(f"cgs-why-{name}", said(table, action) if said else {})


def _enough(table: Table, kind: int, name: str) -> Message:
    """Nothing more of it."""
    values: Values = {}
    if kind == ASK_STEP:
        piece = table.stack[-2][1]
        values = {"piece": piece_ref(table.plan.box, piece), "hex": hex_ref(table.at[piece])}
    elif kind == ASK_SUPPORT:
        _, _, a, d, mode, *helpers = table.stack[-1]
        values = _pair(table, a, d) | {"sixths": forecast(table, a, d, mode, tuple(helpers))}
    elif kind in (ASK_USE, ASK_REACT):
        name = "answer"
    return Message(f"cgs-why-done-{name}", values)


def _walk(table: Table, kind: int, name: str, action: int) -> Message:
    """Where the walker had best go, and what is there."""
    walker = action - PIECE if kind == ASK_MOVER else table.stack[-2][1]
    values: Values = {"piece": piece_ref(table.plan.box, walker)}
    if kind == ASK_STEP and action >= STEP_PAID:
        return Message("cgs-why-step-paid", values)
    _, hex, step = plans.aim(table, walker)
    if kind == ASK_STEP and step not in (action, plans.STAY):
        name = "step-aside"
    if step == plans.STAY:
        return Message(f"cgs-why-{name}-idle", values)
    if hex < 0:
        return Message(f"cgs-why-{name}-cave", values)
    what, number = _found(table, walker, hex)
    return Message(f"cgs-why-{name}", {**values, "hex": hex_ref(hex), "what": what, "number": number})


def _found(table: Table, piece: int, hex: int) -> tuple[str, int]:
    """What a character would find in a hex, and its number."""
    ground = table.ground
    if ground.terrain[hex] == HIDDEN:
        return "tile", 0
    number = ground.encounter[hex]
    if table.is_summit(hex):
        return "summit", number
    if number:
        return ("foreign" if table.banner[hex] not in (-1, table.side_of(piece)) else "encounter"), number
    return "lair", ground.creature[hex]


def _deed(table: Table, action: int) -> Message:
    """An action of the combat phase."""
    box = table.plan.box
    if action >= USE:
        piece, rest = divmod(action - USE, 8192)
        card = rest // 8
        values: Values = {"piece": piece_ref(box, piece)}
        if card == SHEET:
            return Message("cgs-why-function-sheet", values)
        return Message("cgs-why-function", {**values, "card": card_ref(box, card)})
    if action >= ATTACK:
        pair, mode = divmod(action - ATTACK, 2)
        a, d = divmod(pair, PIECES)
        return Message("cgs-why-attack", _blow(table, a, d, mode))
    piece, route = divmod(action - ATTEMPT_ROUTE, 8)
    card = table.top[table.at[piece]]
    chance = plans.route_chances(table, piece, card)[route]
    values = {"piece": piece_ref(box, piece), "encounter": encounter_ref(box, card)}
    return Message("cgs-why-attempt", {**values, "chance": chance, "value": box.encounters[card].value})


def _blow(table: Table, a: int, d: int, mode: int) -> Values:
    """An attack: how likely it hits, and what a hit is good for."""
    foe = table.plan.box.pieces[d]
    points = table.all_points()
    hurt = foe.sides == 1 or table.hurt >> d & 1
    if d >= table.plan.box.first_creature:
        gain = "banner" if table.prize >> d & 1 else "encounter" if foe.encounter >= 0 else "coins"
        gain = gain if hurt else "half"
    elif hurt:
        gain = "beaten"
    else:
        gain = "leader" if 0 < max(points) == points[table.side_of(d)] else "wound"
    return {**_pair(table, a, d), "sixths": forecast(table, a, d, mode), "gain": gain, "number": foe.value}


def _pair(table: Table, a: int, d: int) -> Values:
    return {"piece": piece_ref(table.plan.box, a), "foe": piece_ref(table.plan.box, d)}


def _played(table: Table, card: int, target: int) -> Message:
    """A card from the hand: on whom, what it changes, and what it costs."""
    box = table.plan.box
    printed = box.cards[card]
    on = -1 if target == NONE else target
    values: Values = {"card": card_ref(box, card), "cost": price(table, card, on)}
    if printed.type == EVENT:
        return Message("cgs-why-play-event", values)
    if printed.type == CHARACTER:
        return Message("cgs-why-play-ally", {**values, "chance": plans.mean_chance(box, printed.piece)})
    values["piece"] = piece_ref(box, on)
    stats = box.pieces[on].stats
    for stat, by in box.card_mods[card]:
        if by > 0 and stats[stat] != MISSING:
            return Message("cgs-why-play-stat", {**values, "stat": STATS[stat], "by": by})
    return Message("cgs-why-play", values)


def _supported(table: Table, action: int) -> Values:
    """By how much the chance grows."""
    _, _, a, d, mode, *helpers = table.stack[-1]
    helper = action - PIECE
    before = forecast(table, a, d, mode, tuple(helpers))
    after = forecast(table, a, d, mode, (*helpers, helper))
    values: Values = {"piece": piece_ref(table.plan.box, helper), "foe": piece_ref(table.plan.box, d)}
    return {**values, "before": before, "sixths": after}


def _set_on(table: Table, action: int) -> Values:
    creature, d = divmod(action - BEAST, PIECES)
    return _blow(table, creature, d, best_mode(table, creature, d, modes(table, creature, d)))


def _struck_back(table: Table, action: int) -> Values:
    _, _, a, d = table.stack[-1]
    mode = action - MODE
    return {**_pair(table, a, d), "mode": MODES[mode], "sixths": forecast(table, a, d, mode, (), COUNTER)}


def _used(table: Table, action: int) -> Values:
    _, _, number, bearer, card = table.stack[-1]
    box = table.plan.box
    source = card_ref(box, card) if card >= 0 else piece_ref(box, bearer)
    return {"card": source, "trigger": TRIGGERS[box.fns[number].when]}


def _answered(table: Table, action: int) -> Values:
    return {"card": card_ref(table.plan.box, action - CARD), "trigger": TRIGGERS[table.stack[-2][1]]}


def _meant(table: Table, action: int) -> Values:
    piece = action - PIECE
    owner = table.owner[piece]
    own = "own" if owner == table.stack[-1][1] else "creature" if owner < 0 else "enemy"
    return {"piece": piece_ref(table.plan.box, piece), "whose": own}


def _rich(table: Table, action: int) -> Values:
    seat = action - SEAT
    points = table.points(table.plan.side[seat])
    return {"seat": seat_ref(seat), "coins": table.coins[seat], "points": points}


def _pitched(table: Table, action: int) -> Values:
    """How far it is to the middle, and what the encounters beside it add up to."""
    hex = action - HEX
    q, r = table.plan.grid.spots[hex]
    number = sum(table.ground.encounter[other] for other in table.plan.grid.around[hex])
    return {"hex": hex_ref(hex), "far": max(abs(q), abs(r), abs(q + r)), "number": number}


def _thrown_out(table: Table, action: int) -> Values:
    card, seat = action - CARD, table.stack[-1][1]
    hero = table.plan.box.cards[card].hero
    useless = hero >= 0 and table.owner[hero] != seat
    return {"card": card_ref(table.plan.box, card), "use": "none" if useless else "little"}


def _card_of(table: Table, action: int) -> Values:
    box = table.plan.box
    card = action - CARD
    return {"card": card_ref(box, card), "piece": piece_ref(box, box.cards[card].hero)}


def _given(table: Table, action: int) -> Values:
    card, seat = divmod(action - GIVE, 8)
    return {"card": card_ref(table.plan.box, card), "seat": seat_ref(seat)}


def _handed(table: Table, action: int) -> Values:
    card, piece = divmod(action - PASS, PIECES)
    return {"card": card_ref(table.plan.box, card), "piece": piece_ref(table.plan.box, piece)}


def _one(table: Table, action: int) -> Values:
    return {"piece": piece_ref(table.plan.box, action - PIECE)}


def _brought(table: Table, action: int) -> Values:
    return {"piece": piece_ref(table.plan.box, table.stack[-1][2]), "hex": hex_ref(action - HEX)}


_SAID: dict[int, Callable[[Table, int], Values]] = {
    ASK_HERO: _one,
    ASK_START_CARD: _card_of,
    ASK_CAMP: _pitched,
    ASK_PASS: _handed,
    ASK_GIVE: _given,
    ASK_SUPPORT: _supported,
    ASK_CREATURE: _set_on,
    ASK_MODE: _struck_back,
    ASK_USE: _used,
    ASK_REACT: _answered,
    ASK_PIECE: _meant,
    ASK_PLAYER: _rich,
    ASK_PLACE: lambda _, action: {"place": place_ref(action - PLACE)},
    ASK_HEX: _brought,
    ASK_DISCARD: _thrown_out,
    ASK_LOOT: _one,
}
"""What a reason names, for each question whose reason is always the same sentence."""
