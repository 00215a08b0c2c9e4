"""What a sensible player of CGS prefers (7): walk where the points are, fight what can be beaten.

Values are in thousandths of a point. Every question has its own small judgement; what it does not know it
leaves to chance.
"""

from collections.abc import Callable, Sequence
from typing import cast

from ...kernel.rules import Course, Policy, State
from ...kernel.words import Message
from . import courses, plans, reasons
from .moves import (
    ASK_ACTION,
    ASK_CAMP,
    ASK_CREATURE,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_HEX,
    ASK_MODE,
    ASK_MOVER,
    ASK_PASS,
    ASK_PIECE,
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
    HEX,
    MODE,
    NONE,
    PIECE,
    PIECES,
    PLAY,
    SEAT,
    STRIKE,
    USE,
)
from .outlook import outlook
from .reach import best_mode, modes, odds
from .table import Table
from .vocabulary import ABILITY, CARD_PLAYED, CHARACTER, EQUIPMENT, HIT

LEFT_ALONE = frozenset((ASK_CAMP, ASK_PASS, ASK_GIVE, ASK_DISCARD))
"""What a camp is good for, or a card in other hands, shows much later than a turn or two on: imagined games
tell nothing of it but their luck."""
WORTH = (700, 150, 500, 500, 400, 600, 800)
"""What one more of each value is worth to a hero."""


class CgsPolicy(Policy):
    """The greedy player's judgement."""

    pace = 4
    grain = 2
    patience = 20
    trust = 0.1
    branching = False

    def ponders(self, state: State) -> bool:
        return cast(Table, state).stack[-1][0] not in LEFT_ALONE

    def weigh(self, state: State, actions: Sequence[int]) -> list[int]:
        table = cast(Table, state)
        judge = _JUDGES.get(table.stack[-1][0])
        if judge is None:
            return [0] * len(actions)
        return judge(table, actions)

    def courses(self, state: State, actions: Sequence[int]) -> list[Course]:
        table = cast(Table, state)
        kind = table.stack[-1][0]
        if kind == ASK_MOVER:
            return courses.movers(table, actions, self.weigh(state, actions))
        if kind == ASK_STEP:
            return courses.steps(table, actions)
        return super().courses(state, actions)

    def pursue(self, state: State, goal: int) -> None:
        courses.pursue(cast(Table, state), goal)

    def horizon(self, state: State) -> int:
        """The end of the next turn of whoever is on, with all the walks and fights until then."""
        return state.turn + len(cast(Table, state).plan.order) + 1

    def value(self, state: State) -> Sequence[float]:
        return outlook(cast(Table, state))

    def why(self, state: State, action: int) -> Message:
        return reasons.why(cast(Table, state), action)


def _stay(table: Table, actions: Sequence[int]) -> list[int]:
    """Nothing to gain from it: be done."""
    return [1 if action == DONE else 0 for action in actions]


def _camp(table: Table, actions: Sequence[int]) -> list[int]:
    """Near the middle, and near the numbers of the own tile (note in C2.12)."""
    spots, number = table.plan.grid.spots, table.ground.encounter
    found = []
    for action in actions:
        hex = action - HEX
        near = sum(number[other] for other in table.plan.grid.around[hex])
        q, r = spots[hex]
        found.append(40 * near - 100 * max(abs(q), abs(r), abs(q + r)))
    return found


def _start_card(table: Table, actions: Sequence[int]) -> list[int]:
    return [card_worth(table, action - CARD, -1) for action in actions]


def card_worth(table: Table, card: int, target: int) -> int:
    """What a card brings on a character, in thousandths of a point (-1: on somebody)."""
    printed = table.plan.box.cards[card]
    fns = printed.fns
    if printed.type == CHARACTER:
        return 700 + 20 * plans.mean_chance(table.plan.box, printed.piece)
    total = 100
    for fn in fns:
        for stat, by in fn.mods:
            total += WORTH[stat] * by
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


def _play(table: Table, actions: Sequence[int]) -> list[int]:
    found = []
    for action in actions:
        if action < PLAY or action == DONE:
            found.append(0 if action == DONE else -1)
            continue
        card, target = divmod(action - PLAY, PIECES)
        if target == NONE:
            found.append(_event(table, card))
        else:
            found.append(card_worth(table, card, target))
    return found


def _event(table: Table, card: int) -> int:
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


def _mover(table: Table, actions: Sequence[int]) -> list[int]:
    """Whoever has somewhere better to be, the most promising first."""
    found = []
    for action in actions:
        if action == DONE:
            found.append(1)
            continue
        if action >= COIN:
            found.append(0)
            continue
        score, _, step = plans.aim(table, action - PIECE)
        found.append(2 + score if step != plans.STAY else 0)
    return found


def _step(table: Table, actions: Sequence[int]) -> list[int]:
    """Along the way to the best target; explore with what is left."""
    _, piece, _, _ = table.stack[-2]
    score, _, step = plans.aim(table, piece)
    if step == plans.STAY:
        return _stay(table, actions)
    return [score if action == step else 1 if action == DONE else 0 for action in actions]


def _action(table: Table, actions: Sequence[int]) -> list[int]:
    found = []
    for action in actions:
        if action == DONE:
            found.append(0)
        elif action >= USE:
            found.append(150)
        elif action >= ATTACK:
            pair, mode = divmod(action - ATTACK, 2)
            found.append(strike_worth(table, pair // PIECES, pair % PIECES, mode))
        elif action >= ATTEMPT_ROUTE:
            found.append(_attempt(table, *divmod(action - ATTEMPT_ROUTE, 8)))
        else:
            found.append(-1)
    return found


def _attempt(table: Table, piece: int, route: int) -> int:
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
        worth = _victim(table, d)
    back = modes(table, d, a)
    risk = 0
    if back:
        risk = odds(table, d, a, best_mode(table, d, a, back)) * (6 - hit) * _loss(table, a) // 36
    return hit * worth // 6 - risk


def _victim(table: Table, piece: int) -> int:
    """What a wound on somebody else's character is worth: more on the leader, more on the wounded."""
    points = table.all_points()
    side = table.side_of(piece)
    worth = 300 + (60 * points[side] if points[side] == max(points) else 0)
    return worth * 2 if table.hurt >> piece & 1 else worth


def _loss(table: Table, piece: int) -> int:
    """What a wound on an own character costs."""
    hurt = table.hurt >> piece & 1
    return (1500 if hurt else 400) if piece < table.plan.box.heroes else (700 if hurt else 250)


def _support(table: Table, actions: Sequence[int]) -> list[int]:
    """Help if it raises the chance and the helper has nothing better to do."""
    _, _, a, d, mode, *chosen = table.stack[-1]
    before = strike_worth(table, a, d, mode, len(chosen))
    after = strike_worth(table, a, d, mode, len(chosen) + 1)
    found = []
    for action in actions:
        if action == DONE:
            found.append(0)
            continue
        helper = action - PIECE
        hex = table.at[helper]
        busy = table.top[hex] >= 0 and table.fresh[hex] != table.turn
        best = best_mode(table, helper, d, modes(table, helper, d))
        found.append(after - before - max(strike_worth(table, helper, d, best), 400 * busy))
    return found


def _creature(table: Table, actions: Sequence[int]) -> list[int]:
    """The main weapon against the leader; never hand an encounter to a strong counter-attacker (7)."""
    found = []
    for action in actions:
        if action == DONE:
            found.append(0)
            continue
        if action < BEAST:
            found.append(-1)
            continue
        creature, d = divmod(action - BEAST, PIECES)
        mode = best_mode(table, creature, d, modes(table, creature, d))
        worth = odds(table, creature, d, mode) * _victim(table, d)
        back = modes(table, d, creature)
        if back:
            printed = table.plan.box.pieces[creature]
            prize = 400 * printed.value + (900 * printed.value if printed.encounter >= 0 else 0)
            worth -= odds(table, d, creature, best_mode(table, d, creature, back)) * prize // printed.sides
        found.append(worth // 6)
    return found


def _mode(table: Table, actions: Sequence[int]) -> list[int]:
    _, _, piece, target = table.stack[-1]
    return [odds(table, piece, target, action - MODE) for action in actions]


def _yes(table: Table, actions: Sequence[int]) -> list[int]:
    return [0 if action == DONE else 1 for action in actions]


def _react(table: Table, actions: Sequence[int]) -> list[int]:
    """Reactions are for what hurts: a hero's second wound, a missed blow, a failed trial."""
    seat = table.stack[-1][1]
    _, trigger, *_ = table.stack[-2]
    about = table.stack[-3]
    worth = 500
    if about[0] == STRIKE and trigger <= HIT and table.owner[about[3]] == seat:
        worth = _loss(table, about[3])
        if trigger < HIT:
            mode = about[4]
            worth = worth * odds(table, about[2], about[3], mode) // 6
    elif trigger == CARD_PLAYED:
        worth = 350
    found = []
    for action in actions:
        cost = 0 if action == DONE else 120 + 100 * table.plan.box.cards[action - CARD].cost
        found.append(0 if action == DONE else worth - cost)
    return found


def _piece(table: Table, actions: Sequence[int]) -> list[int]:
    """Own pieces: the dearest; others: where it hurts most."""
    seat = table.stack[-1][1]
    found = []
    for action in actions:
        piece = action - PIECE
        if table.owner[piece] == seat:
            found.append(_loss(table, piece))
        elif piece < table.plan.box.first_creature:
            found.append(_victim(table, piece))
        else:
            printed = table.plan.box.pieces[piece]
            found.append(printed.value * (3 if printed.encounter >= 0 else 1) * 100)
    return found


def _player(table: Table, actions: Sequence[int]) -> list[int]:
    return [100 * table.coins[action - SEAT] + table.scores()[action - SEAT] for action in actions]


def _hex(table: Table, actions: Sequence[int]) -> list[int]:
    piece = table.stack[-1][2]
    found = []
    for action in actions:
        gain, effort = plans.prospect(table, piece, action - HEX, False)
        found.append(gain * 100 // (60 + effort) if gain else 0)
    return found


def _discard(table: Table, actions: Sequence[int]) -> list[int]:
    """Cards of absent heroes first, then the least useful."""
    seat = table.stack[-1][1]
    cards = table.plan.box.cards
    found = []
    for action in actions:
        hero = cards[action - CARD].hero
        dead = hero >= 0 and table.owner[hero] != seat
        found.append(5000 if dead else -card_worth(table, action - CARD, -1))
    return found


_JUDGES: dict[int, Callable[[Table, Sequence[int]], list[int]]] = {
    ASK_START_CARD: _start_card,
    ASK_CAMP: _camp,
    ASK_PASS: _stay,
    ASK_GIVE: _stay,
    ASK_PLAY: _play,
    ASK_MOVER: _mover,
    ASK_STEP: _step,
    ASK_ACTION: _action,
    ASK_SUPPORT: _support,
    ASK_CREATURE: _creature,
    ASK_MODE: _mode,
    ASK_USE: _yes,
    ASK_REACT: _react,
    ASK_PIECE: _piece,
    ASK_PLAYER: _player,
    ASK_HEX: _hex,
    ASK_DISCARD: _discard,
}
POLICY = CgsPolicy()
