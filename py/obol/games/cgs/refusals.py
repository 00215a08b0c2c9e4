"""Why the actor of CGS may not touch something: every forbidden touch has its reason (8.1 'why not?')."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.words import Message, Ref, Value
from . import asking, cardplay
from .components import MISSING, WALL
from .events import hex_ref
from .ground import HIDDEN
from .moves import (
    ASK_ACTION,
    ASK_CAMP,
    ASK_CREATURE,
    ASK_GIVE,
    ASK_HERO,
    ASK_MOVER,
    ASK_PASS,
    ASK_PLAY,
    ASK_REACT,
    ASK_ROTATION,
    ASK_START_CARD,
    ASK_STEP,
    ASK_SUPPORT,
    OVER,
    PHASES,
)
from .reach import keys, lines, modes, value
from .trials import bound
from .vocabulary import (
    BLACK,
    CHARACTER,
    COMMAND,
    EQUIPMENT,
    MELEE,
    MELEE_IMMUNE,
    OLYMPUS,
    RANGED,
    RANGED_IMMUNE,
)
from .walking import barred, cost

if TYPE_CHECKING:
    from .table import Table

_SETUP = (ASK_HERO, ASK_START_CARD, ASK_ROTATION, ASK_CAMP)


def refusal(table: "Table", refs: Sequence[Ref]) -> Message | None:
    """Why the actor may not touch these things in this order; None if that is a legal beginning."""
    begun = tuple(refs)
    legal = [asking.choice(table, action).refs for action in table.options]
    if any(one[: len(begun)] == begun for one in legal):
        return None
    if table.phase == OVER:
        return Message("refusal-over")
    kind = table.stack[-1][0]
    first = begun[0] if begun else ""
    thing = first.partition(":")[0]
    # What was begun well is refused for its last touch.
    if len(begun) > 1 and any(one[: len(begun) - 1] == begun[:-1] for one in legal):
        last = begun[-1]
        if kind == ASK_ACTION and thing == "piece":
            return _own_piece(table, kind, find_piece(table, first), {"piece": first}, begun[1:])
        if kind == ASK_CREATURE and last.startswith("piece:"):
            return _attack(table, first, last)
        if kind in (ASK_PLAY, ASK_PASS):
            return _card(table, first, last)
        return Message("cgs-no-target", {}, "combat")
    if first == "done":
        key = "cgs-no-done-must" if kind == ASK_ACTION else "cgs-no-done"
        return Message(key, {}, "combat")
    if thing == "piece":
        return _piece(table, kind, first, begun[1:])
    if thing == "card":
        return _card(table, first, begun[1] if len(begun) > 1 else "")
    if thing in ("hex", "cave"):
        return _hex(table, kind, first)
    if thing == "tile":
        return Message("cgs-no-tile", {"tile": first}, "exploring")
    if thing == "route":
        return Message("cgs-no-route-piece", {}, "encounters")
    if first in ("deck", "out", "encounters") or thing == "stack":
        return Message("cgs-no-pile", {}, "cards")
    return Message("cgs-no-thing", {"phase": PHASES[table.phase]}, "turn")


def find_piece(table: "Table", ref: Ref) -> int:
    """The piece of a ref, or -1."""
    name = ref.partition(":")[2]
    return next((n for n, one in enumerate(table.plan.box.pieces) if one.id == name), -1)


def find_hex(table: "Table", ref: Ref) -> int:
    place, _, position = ref.partition(":")[2].partition("-")
    if not (place.isdigit() and position.isdigit()):
        return -1
    hex = int(place) * 7 + int(position)
    return hex if int(position) < 7 and hex < table.plan.grid.hexes else -1


def _piece(table: "Table", kind: int, ref: Ref, then: Sequence[Ref]) -> Message:
    seat = table.stack[-1][1]
    piece = find_piece(table, ref)
    values: dict[str, Value] = {"piece": ref}
    if piece < 0:
        return Message("cgs-no-thing", {"phase": PHASES[table.phase]}, "turn")
    if kind in _SETUP:
        taken = piece < table.plan.box.heroes and table.owner[piece] >= 0
        return Message("cgs-no-hero-taken" if taken else "cgs-no-piece-yet", values, "setup")
    if table.at[piece] < 0:
        return Message("cgs-no-piece-out", values, "combat")
    if kind == ASK_SUPPORT:
        return _support(table, piece, values)
    if kind == ASK_CREATURE:
        if piece < table.plan.box.first_creature:
            return Message("cgs-no-creature-first", values, "creature-phase")
        return Message("cgs-no-creature-reach", values, "creature-phase")
    if table.owner[piece] != seat:
        key = "cgs-no-creature-now" if table.owner[piece] < 0 else "cgs-no-piece-foreign"
        return Message(key, values, "turn")
    return _own_piece(table, kind, piece, values, then)


def _own_piece(
    table: "Table", kind: int, piece: int, values: dict[str, Value], then: Sequence[Ref]
) -> Message:
    if kind == ASK_MOVER:
        key = "cgs-no-move-done" if table.moved >> piece & 1 else "cgs-no-move-stuck"
        return Message(key, values, "movement")
    if kind == ASK_STEP:
        return Message("cgs-no-move-other", values, "movement")
    if kind == ASK_ACTION:
        if table.acted >> piece & 1:
            return Message("cgs-no-act-done", values, "combat")
        if bound(table, piece):
            return Message("cgs-no-act-must", values, "encounters")
        if then and then[0].startswith("piece:"):
            return _attack(table, str(values["piece"]), then[0])
        if then and then[0].startswith("route:"):
            hex = table.at[piece]
            fresh = table.top[hex] >= 0 and table.fresh[hex] == table.turn
            return Message("cgs-no-route-fresh" if fresh else "cgs-no-route", values, "encounters")
        return Message("cgs-no-act-idle", values, "combat")
    return Message("cgs-no-piece-now", {**values, "phase": PHASES[table.phase]}, "turn")


def _support(table: "Table", piece: int, values: dict[str, Value]) -> Message:
    _, seat, attacker, target, _, *chosen = table.stack[-1]
    if table.owner[piece] != seat:
        return Message("cgs-no-piece-foreign", values, "support")
    if piece == attacker or table.acted >> piece & 1:
        return Message("cgs-no-act-done", values, "support")
    if len(chosen) >= value(table, attacker, COMMAND):
        return Message("cgs-no-command", {**values, "command": len(chosen)}, "support")
    if bound(table, piece):
        return Message("cgs-no-act-must", values, "encounters")
    assert not modes(table, piece, target)
    return Message("cgs-no-support-reach", values, "support")


def _attack(table: "Table", ref: Ref, other_ref: Ref) -> Message:
    """Why one piece cannot attack another (1.3 'Reach')."""
    a, d = find_piece(table, ref), find_piece(table, other_ref)
    values: dict[str, Value] = {"piece": ref, "foe": other_ref}
    if a < 0 or d < 0 or table.at[d] < 0 or table.at[a] < 0:
        return Message("cgs-no-target", {}, "combat")
    if d < table.plan.box.first_creature and table.owner[a] >= 0 and table.side_of(a) == table.side_of(d):
        return Message("cgs-no-attack-friend", values, "combat")
    terrain = table.ground.terrain
    one, other = table.at[a], table.at[d]
    if (terrain[one] == OLYMPUS) != (terrain[other] == OLYMPUS):
        return Message("cgs-no-attack-olympus", values, "olympus")
    line = lines(table, one, other)
    edge = table.plan.grid.beside.get((one, other))
    if not line:
        if edge is not None and table.ground.edges[edge] & WALL:
            return Message("cgs-no-attack-wall", values, "combat")
        cave = table.plan.grid.first_cave * 7
        key = "cgs-no-attack-cave" if max(one, other) >= cave else "cgs-no-attack-far"
        return Message(key, values, "combat")
    stats = table.plan.box.pieces[a].stats
    able = line & ((stats[MELEE] != MISSING) | (stats[RANGED] != MISSING) << 1)
    if not able:
        return Message("cgs-no-attack-value", values, "combat")
    guarded = keys(table, d)
    if guarded & (MELEE_IMMUNE | RANGED_IMMUNE) and not modes(table, a, d):
        return Message("cgs-no-attack-immune", values, "combat")
    if not modes(table, a, d):
        return Message("cgs-no-attack-truce", values, "combat")
    return Message("cgs-no-target", {}, "combat")


def _card(table: "Table", ref: Ref, then: Ref) -> Message:
    seat = table.stack[-1][1]
    kind = table.stack[-1][0]
    box = table.plan.box
    name = ref.partition(":")[2]
    card = next((n for n, one in enumerate(box.cards) if one.id == name), -1)
    values: dict[str, Value] = {"card": ref}
    if card < 0:
        return Message("cgs-no-thing", {"phase": PHASES[table.phase]}, "turn")
    if kind == ASK_PASS:
        return Message("cgs-no-pass", values, "cards")
    if card not in table.hands[seat]:
        return Message("cgs-no-card-hand", values, "cards")
    printed = box.cards[card]
    if kind == ASK_REACT:
        return Message("cgs-no-react", values, "windows")
    if kind not in (ASK_PLAY, ASK_GIVE):
        return Message("cgs-no-card-now", {**values, "phase": PHASES[table.phase]}, "cards")
    if printed.reaction:
        return Message("cgs-no-card-reaction", values, "windows")
    if printed.hero >= 0 and table.owner[printed.hero] != seat:
        return Message(
            "cgs-no-card-hero", {**values, "piece": f"piece:{box.pieces[printed.hero].id}"}, "cards"
        )
    if table.played >> card & 1:
        return Message("cgs-no-card-again", values, "cards")
    target = find_piece(table, then) if then else -1
    able = cardplay.receivers(table, seat, card)
    beside = target if then else next(iter(table.own[seat]), -1)
    if printed.type == CHARACTER and not able and beside >= 0 and cardplay.is_shut_in(table, beside):
        return _gate(table, beside, {"hex": hex_ref(table.at[beside])})
    if not able or (then and target not in able):
        return Message("cgs-no-card-target", values, "cards")
    price = cardplay.price(table, card, target if printed.type == EQUIPMENT else -1)
    return Message("cgs-no-coins", {**values, "cost": price, "coins": table.purse(seat)}, "cards")


def _hex(table: "Table", kind: int, ref: Ref) -> Message:
    hex = find_hex(table, ref) if ref != "cave" else -1
    values: dict[str, Value] = {"hex": ref}
    if kind == ASK_CAMP:
        own = hex // 7 == table.stack[-1][2]
        return Message("cgs-no-camp-number" if own else "cgs-no-camp-tile", values, "setup")
    if kind != ASK_STEP:
        key = "cgs-no-hex-mover" if kind == ASK_MOVER else "cgs-no-hex-now"
        return Message(key, values, "movement")
    _, piece, points, _ = table.stack[-2]
    here = table.at[piece]
    if hex < 0:
        return Message("cgs-no-cave", values, "caves")
    edge = table.plan.grid.beside.get((here, hex))
    if edge is None and table.ground.link[here] != hex:
        return Message("cgs-no-step-far", values, "movement")
    return _step(table, piece, hex, -1 if edge is None else table.ground.edges[edge], points, values)


def _step(table: "Table", piece: int, hex: int, bits: int, points: int, values: dict[str, Value]) -> Message:
    """Why a neighbouring hex cannot be entered."""
    able = keys(table, piece)
    terrain = table.ground.terrain[hex]
    if bits > 0 and barred(bits, able):
        return Message("cgs-no-step-wall" if bits & WALL else "cgs-no-step-water", values, "movement")
    if terrain == BLACK:
        return Message("cgs-no-step-black", values, "caves")
    if terrain == OLYMPUS and not table.gate(table.side_of(piece)):
        return _gate(table, piece, values)
    if terrain == HIDDEN:
        return Message("cgs-no-step-explore", values, "exploring")
    price: dict[str, Value] = {"cost": cost(table.ground, hex, able), "points": points}
    return Message("cgs-no-step-points", {**values, **price}, "movement")


def _gate(table: "Table", piece: int, values: dict[str, Value]) -> Message:
    """The gate is shut for the side of this character (C2.31)."""
    points = table.all_points()
    mine = points.pop(table.side_of(piece))
    more: dict[str, Value] = {"points": mine, "most": max(points), "threshold": table.plan.threshold}
    return Message("cgs-no-step-gate", {**values, **more}, "olympus")
