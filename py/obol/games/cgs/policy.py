"""What a sensible player of CGS prefers (7): walk where the points are, fight what can be beaten.

Every question has its own small judgement, in thousandths of a point (worth.py); what it does not know it
leaves to chance.
"""

from collections.abc import Callable, Sequence
from typing import cast

from ...kernel.chance import Chance
from ...kernel.rules import NEVER, Course, Policy, State
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
from .vocabulary import CARD_PLAYED, HIT
from .worth import attempt_worth, card_worth, event_worth, loss, strike_worth, victim_worth

LEFT_ALONE = frozenset((ASK_CAMP, ASK_PASS, ASK_GIVE, ASK_DISCARD))
"""What a camp is good for, or a card in other hands, shows much later than a turn or two on: imagined games
tell nothing of it but their luck."""


class CgsPolicy(Policy):
    """The greedy player's judgement."""

    pace = 4
    grain = 2
    patience = 20
    trust = 0.2
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

    def interval(self, state: State) -> int:
        """A round: the same player has been on again."""
        return len(cast(Table, state).plan.order)

    def play_on(self, state: State, chance: Chance, until: int = NEVER) -> None:
        """A walk at a time: whoever has set out need not ask at every step where it was going."""
        table = cast(Table, state)
        while table.actor is not None and table.turn < until:
            legal = table.options
            if len(legal) > 1 and table.stack[-1][0] == ASK_MOVER:
                (_, goal), action = max(zip(courses.outings(table, legal), legal, strict=True), key=_liking)
                table.play(action)
                if goal >= 0:
                    courses.pursue(table, goal)
            else:
                table.play(self.pick(table, legal, chance) if len(legal) > 1 else legal[0])

    def value(self, state: State) -> Sequence[float]:
        return outlook(cast(Table, state))

    def why(self, state: State, action: int) -> Message:
        return reasons.why(cast(Table, state), action)


def _liking(option: tuple[tuple[int, int], int]) -> int:
    (value, _), _ = option
    return value


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


def _play(table: Table, actions: Sequence[int]) -> list[int]:
    found = []
    for action in actions:
        if action < PLAY or action == DONE:
            found.append(0 if action == DONE else -1)
            continue
        card, target = divmod(action - PLAY, PIECES)
        if target == NONE:
            found.append(event_worth(table, card))
        else:
            found.append(card_worth(table, card, target))
    return found


def _mover(table: Table, actions: Sequence[int]) -> list[int]:
    """Whoever has somewhere better to be, the most promising first."""
    return [value for value, _ in courses.outings(table, actions)]


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
            found.append(attempt_worth(table, *divmod(action - ATTEMPT_ROUTE, 8)))
        else:
            found.append(-1)
    return found


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
        worth = odds(table, creature, d, mode) * victim_worth(table, d)
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
        worth = loss(table, about[3])
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
            found.append(loss(table, piece))
        elif piece < table.plan.box.first_creature:
            found.append(victim_worth(table, piece))
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
