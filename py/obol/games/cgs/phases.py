"""A turn: its phases in order, and what is asked in each of them (A2.3, D1 to D4).

A TURN frame says how far the turn is. Each step asks its question, which comes back until its player is done;
what leaves nothing to decide is passed over, and the next step follows at once.
"""

from ...kernel.words import Tell
from .asked_fight import may_actions, may_beasts, may_supports, use_function
from .asked_turn import give_coin, may_gifts, may_movers, may_passes, may_plays
from .cardplay import count_down, played
from .components import ROAD
from .effects import run
from .entering import activate
from .events import happened
from .fights import attack
from .ground import HIDDEN
from .kit import BY_OWNER, BY_ROUND, BY_TURN
from .moves import (
    ASK_ACTION,
    ASK_CREATURE,
    ASK_GIVE,
    ASK_MOVER,
    ASK_PASS,
    ASK_PLAY,
    ASK_STEP,
    ASK_SUPPORT,
    ATTACK,
    ATTEMPT,
    ATTEMPT_ROUTE,
    CARDS,
    COIN,
    COMBAT,
    CREATURES,
    DONE,
    MOVEMENT,
    NONE,
    OVER,
    PHASES,
    PIECES,
    PLAY,
    PLAYED,
    RUN,
    STEP_PAID,
    TURN,
    USE,
    WALK,
    WINDOW,
)
from .reach import keys
from .table import Table
from .vocabulary import MOUNTAIN, TURN_START
from .walking import CAVE, cost, onward, through_cave, turn_over
from .windows import window

Frame = tuple[int, ...]
Options = list[int] | None
"""What may be chosen, if somebody is asked."""
_CALLED = 1 << TURN_START
PASSING, _, GIVING, PLAYING, MOVING, FIGHTING, PROWLING = ((TURN, step) for step in range(1, 8))
"""How far a turn is: at which question it waits."""


def turn(table: Table, frame: Frame, tell: Tell | None) -> Options:
    """Carry a turn on from where it is."""
    return _STEPS[frame[1]](table, frame, tell)


def begin_turn(table: Table, frame: Frame, tell: Tell | None) -> Options:
    """All that is over and all that comes back; the innermost frame is that of the turn."""
    table.stack[-1] = PASSING
    seat = table.active
    table.turn += 1
    if table.luck:  # an imagined game: see guessing.py
        table.seed = table.luck + (table.turn << 32)
    table.phase = CARDS
    table.roll = table.roll[:1]
    table.played = table.passed = table.fallen = 0
    if table.owed or table.used or table.mods:
        _lapse(table, seat)
    if tell:
        tell(happened(table, "cgs-turn", seat=seat, round=table.round))
    if table.timed[seat]:
        count_down(table, seat, tell)
    rested, kits, called = 0, table.kits, False
    for piece in reversed(table.own[seat]):
        rested |= 1 << piece
        if kits[piece].when & _CALLED:
            table.stack.append((WINDOW, TURN_START, piece, 0))
            called = True
    table.moved &= ~rested
    table.acted &= ~rested
    if called and not _functions_used(table, tell):
        return None
    return _ask_passes(table, frame, tell)


def _functions_used(table: Table, tell: Tell | None) -> bool:
    """Use what is used at the beginning of a turn; says whether all of that is over."""
    stack = table.stack
    while table.phase != OVER:
        frame = stack[-1]
        if frame[0] == WINDOW:
            window(table, frame, tell)
        elif frame[0] == RUN:
            run(table, frame, tell)
        else:
            return frame == PASSING
    return False


def _lapse(table: Table, seat: int) -> None:
    """What was owed is due now, and what held until this turn is over."""
    if table.owed:
        table.must = tuple([entry for entry in table.owed if table.owner[entry >> 8] in (seat, -1)])
        table.owed = tuple([entry for entry in table.owed if entry not in table.must])
    table.used = tuple([name for name in table.used if name & 3 == BY_ROUND])
    table.mods = tuple([mod for mod in table.mods if mod[3] != seat])


def _begin_phase(table: Table, phase: int, tell: Tell | None) -> None:
    """Who was told to skip this phase has already done his part (4.5 skip)."""
    own = 0
    for piece in table.own[table.active]:
        own |= 1 << piece
    if phase == MOVEMENT:
        table.moved |= table.skip_move & own
        table.skip_move &= ~own
    elif phase == COMBAT:
        table.acted |= table.skip_act & own
        table.skip_act &= ~own
    if tell:
        tell(happened(table, f"cgs-phase-{PHASES[phase]}"))


def _ask_passes(table: Table, frame: Frame, tell: Tell | None) -> Options:
    asked = (ASK_PASS, table.active)
    options = may_passes(table, asked)
    if len(options) > 1:
        table.stack.append(asked)
        return options
    return _draw(table, frame, tell)


def _draw(table: Table, frame: Frame, tell: Tell | None) -> Options:
    """A card for each hero (D1.3)."""
    seat, allies = table.active, table.plan.box.heroes
    for piece in table.own[seat]:
        if piece >= allies:
            break
        table.draw(seat, tell)
    return _ask_gifts(table, frame, tell) if table.plan.partner[seat] else _ask_plays(table, frame, tell)


def _ask_gifts(table: Table, frame: Frame, tell: Tell | None) -> Options:
    asked = (ASK_GIVE, table.active)
    options = may_gifts(table, asked)
    if len(options) > 1:
        table.stack[-1] = GIVING
        table.stack.append(asked)
        return options
    return _ask_plays(table, frame, tell)


def _ask_plays(table: Table, frame: Frame, tell: Tell | None) -> Options:
    asked = (ASK_PLAY, table.active)
    options = may_plays(table, asked)
    if len(options) > 1:
        table.stack[-1] = PLAYING
        table.stack.append(asked)
        return options
    return _ask_movers(table, frame, tell)


def do_play(table: Table, frame: Frame, action: int, tell: Tell | None) -> Options:
    """A card is played, or a dinar given; if nothing comes of it the question comes back at once."""
    seat = frame[1]
    if action < PLAY:
        give_coin(table, seat, action - COIN, tell)
    else:
        target = action % PIECES
        card = (PLAYED, 0, seat, (action - PLAY) // PIECES, target if target != NONE else -1, 0, -1)
        table.stack.append(card)
        played(table, card, tell)
    again = table.stack[-1] == PLAYING and table.phase == CARDS
    return _ask_plays(table, frame, tell) if again else None


def take_step(table: Table, asked: Frame, action: int, tell: Tell | None) -> list[int] | None:
    """Carry out a step; the innermost frame is the WALK. If nothing comes of it: what
    follows, mostly the steps on."""
    stack = table.stack
    _, piece, points, road = stack[-1]
    here = table.at[piece]
    d = action % 8
    if d == CAVE:
        through_cave(table, here, tell)
        return None
    edge = here * 6 + d
    ground, other = table.ground, table.plan.grid.next[edge]
    terrain = ground.terrain[other]
    if terrain == HIDDEN:
        turn_over(table, piece, other // 7, d, tell)
        return None
    if not road and action < STEP_PAID and ground.edges[edge] & ROAD:
        price, road, key = 0, 1, "cgs-step-road"
    else:
        price, key = 1 if terrain != MOUNTAIN else cost(ground, other, keys(table, piece)), "cgs-step"
    points -= price
    stack[-1] = (WALK, piece, points, road)
    table.at[piece] = other
    if tell:
        tell(happened(table, key, piece=piece, hex=other, origin=here, cost=price))
    if (ground.creature[other] or ground.encounter[other]) and activate(table, piece, other, tell):
        return None
    found = onward(table, piece, points, road)
    if len(found) > 1:
        stack.append(asked)
        return found
    table.moved |= 1 << piece
    stack.pop()
    return _ask_movers(table, asked, tell)


def _ask_movers(table: Table, frame: Frame, tell: Tell | None) -> Options:
    if table.phase != MOVEMENT:
        table.phase = MOVEMENT
        if tell or table.skip_move:
            _begin_phase(table, MOVEMENT, tell)
    asked = (ASK_MOVER, table.active)
    options = may_movers(table, asked)
    if len(options) > 1:
        table.stack[-1] = MOVING
        table.stack.append(asked)
        return options
    return _ask_actions(table, frame, tell)


def _ask_actions(table: Table, frame: Frame, tell: Tell | None) -> Options:
    if table.phase != COMBAT:
        table.phase = COMBAT
        if tell or table.skip_act:
            _begin_phase(table, COMBAT, tell)
    asked = (ASK_ACTION, table.active)
    options = may_actions(table, asked)
    if len(options) > 1 or options[0] != DONE:  # who must try a card cannot be done without it (R44)
        table.stack[-1] = FIGHTING
        table.stack.append(asked)
        return options
    return _ask_beasts(table, frame, tell)


def do_action(table: Table, frame: Frame, action: int, tell: Tell | None) -> Options:
    """Somebody acts; if nothing is open after that the question comes back at once."""
    if action >= USE:
        use_function(table, action - USE, tell)
    elif action >= ATTACK:
        pair, mode = (action - ATTACK) // 2, action % 2
        piece, other = pair // PIECES, pair % PIECES
        table.acted |= 1 << piece
        asked = (ASK_SUPPORT, frame[1], piece, other, mode)
        options = may_supports(table, asked)
        if len(options) > 1:
            table.stack.append(asked)
            return options
        attack(table, piece, other, mode, (), 0, tell)
    elif action >= ATTEMPT_ROUTE:
        piece, route = divmod(action - ATTEMPT_ROUTE, 8)
        table.stack.append((ATTEMPT, 0, piece, table.at[piece], route))
    else:
        give_coin(table, frame[1], action - COIN, tell)
    again = table.stack[-1] == FIGHTING and table.phase == COMBAT
    return _ask_actions(table, frame, tell) if again else None


def _ask_beasts(table: Table, frame: Frame, tell: Tell | None) -> Options:
    if table.phase != CREATURES:
        table.phase = CREATURES
        if tell:
            _begin_phase(table, CREATURES, tell)
    asked = (ASK_CREATURE, table.active)
    options = may_beasts(table, asked)
    if len(options) > 1:
        table.stack[-1] = PROWLING
        table.stack.append(asked)
        return options
    return _end_turn(table, frame, tell)


def _end_turn(table: Table, frame: Frame, tell: Tell | None) -> Options:
    if table.mods:
        table.mods = tuple([mod for mod in table.mods if mod[3] >= 0])
    table.must = ()
    if table.used:
        table.used = tuple([name for name in table.used if name & 3 not in (BY_TURN, BY_OWNER)])
    table.stack.pop()
    return None


def _stop(table: Table, frame: Frame, tell: Tell | None) -> Options:
    """Who was on his way has arrived; the innermost frame is the WALK."""
    table.moved |= 1 << table.stack.pop()[1]
    return _ask_movers(table, frame, tell)


_STEPS = (
    begin_turn, _ask_passes, _draw, _ask_gifts, _ask_plays, _ask_movers, _ask_actions, _ask_beasts, _end_turn,
)  # fmt: skip
DONE_WITH = {
    ASK_PASS: _draw,
    ASK_GIVE: _ask_plays,
    ASK_PLAY: _ask_movers,
    ASK_MOVER: _ask_actions,
    ASK_STEP: _stop,
    ASK_ACTION: _ask_beasts,
    ASK_CREATURE: _end_turn,
}
"""What follows when a player is done with a question of the turn."""
