"""What things are worth to a player of CGS, in thousandths of a point: cards, attempts, attacks, wounds."""

from . import plans
from .reach import best_mode, modes, odds
from .table import Table
from .vocabulary import ABILITY, CHARACTER, EQUIPMENT

BY_STAT = (700, 150, 500, 500, 400, 600, 800)
"""What one more of each value is worth to a hero."""


def card_worth(table: Table, card: int, target: int) -> int:
    """What a card brings on a character, in thousandths of a point (-1: on somebody)."""
    printed = table.plan.box.cards[card]
    fns = printed.fns
    if printed.type == CHARACTER:
        return 700 + 20 * plans.mean_chance(table.plan.box, printed.piece)
    total = 100
    for fn in fns:
        for stat, by in fn.mods:
            total += BY_STAT[stat] * by
        total += 250 * bool(fn.keys) + 350 * (fn.when >= 0) + 300 * (fn.sign == 0)
    if printed.type in (EQUIPMENT, ABILITY):
        if target >= table.plan.box.heroes:
            total = total * 2 // 3
        rivals = [
            other
            for other in (table.gear[target] if target >= 0 else ())
            if printed.group and table.plan.box.cards[other].group == printed.group
        ]
        total -= sum(card_worth(table, other, -1) for other in rivals)
    return total - 100 * printed.cost


def event_worth(table: Table, card: int) -> int:
    """An event is worth playing when there is somebody for it."""
    seat = table.stack[-1][1]
    hurt = any(table.hurt >> piece & 1 for piece in table.own[seat])
    rich = any(table.coins[other] for other in range(table.plan.seats) if other != seat)
    total = -100 * table.plan.box.cards[card].cost
    for fn in table.plan.box.cards[card].fns:
        if fn.sign == 1:
            return -1 if not fn.mods or fn.scope == "creatures" else total + 150
        for effect in table.plan.box.scripts[fn.script] if fn.script >= 0 else ():
            total += {
                "heal": 700 if hurt else 0,
                "gain": 150 * effect.n,
                "draw": 200 * effect.n,
                "steal": 250 * effect.n if rich else 0,
                "choose": 500,
                "wound": 900,
                "skip": 320,
                "mod": 250,
                "move": 150,
            }.get(effect.op, 100)
    return total


def attempt_worth(table: Table, piece: int, route: int) -> int:
    """What it promises to try the card where a character stands, by one of its routes."""
    card = table.top[table.at[piece]]
    encounter = table.plan.box.encounters[card]
    kind, _, n = encounter.routes[route]
    chance = plans.route_chances(table, piece, card)[route]
    worth = chance * (10 * encounter.value + 5)
    if encounter.fail >= 0:
        worth -= (100 - chance) * 3
    if kind == "pay":
        worth -= 120 * n
    elif kind == "discard":
        worth -= 150 * n
    return max(worth, 1) if table.is_summit(table.at[piece]) else worth


def strike_worth(table: Table, a: int, d: int, mode: int, more: int = 0) -> int:
    """What an attack promises, less what the counter-attack may cost."""
    box = table.plan.box
    foe = box.pieces[d]
    hit = odds(table, a, d, mode, more)
    if d >= box.first_creature:
        worth = 400 * foe.value + 1000 * (table.prize >> d & 1) * foe.value
        if foe.encounter >= 0:
            worth += 900 * foe.value
        if foe.sides == 2 and not table.hurt >> d & 1:
            worth = worth // 2
    else:
        worth = victim_worth(table, d)
    back = modes(table, d, a)
    risk = 0
    if back:
        risk = odds(table, d, a, best_mode(table, d, a, back)) * (6 - hit) * loss(table, a) // 36
    return hit * worth // 6 - risk


def victim_worth(table: Table, piece: int) -> int:
    """What a wound on somebody else's character is worth: more on the leader, more on the wounded."""
    points = table.all_points()
    side = table.side_of(piece)
    worth = 300 + (60 * points[side] if points[side] == max(points) else 0)
    return worth * 2 if table.hurt >> piece & 1 else worth


def loss(table: Table, piece: int) -> int:
    """What a wound on an own character costs."""
    hurt = table.hurt >> piece & 1
    return (1500 if hurt else 400) if piece < table.plan.box.heroes else (700 if hurt else 250)
