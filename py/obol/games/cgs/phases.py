"""A turn: its phases in order, and what is asked in each of them (A2.3, D1 to D4).

A TURN frame says how far the turn is. Each step asks its question, which comes back until its player is done;
what leaves nothing to decide is passed over, and the next step follows at once.
"""

from ...kernel.words import Tell
from .asked_fight import may_actions, may_beasts
from .asked_turn import give_coin, may_gifts, may_movers, may_passes, may_plays
from .cardplay import count_down, played, start_play
from .events import happened
from .kit import BY_OWNER, BY_ROUND, BY_TURN
from .moves import (
    ASK_ACTION,
    ASK_CREATURE,
    ASK_GIVE,
    ASK_MOVER,
    ASK_PASS,
    ASK_PLAY,
    ASK_STEP,
    CARDS,
    COIN,
    COMBAT,
    CREATURES,
    DONE,
    MOVEMENT,
    PHASES,
    PIECES,
    PLAY,
    TURN,
    WINDOW,
)
from .sums import forget_roll
from .table import Table
from .vocabulary import TURN_START

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
    """The innermost frame is that of a turn that has just begun."""
    table.stack[-1] = PASSING
    return None if _wake(table, table.active, tell) else _ask_passes(table, frame, tell)


def _wake(table: Table, seat: int, tell: Tell | None) -> bool:
    """All that is over and all that comes back; says whether functions are to be used first."""
    table.turn += 1
    if table.luck:  # an imagined game: see guessing.py
        table.seed = table.luck + (table.turn << 32)
    table.phase = CARDS
    forget_roll(table)
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
    return called


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
        start_play(table, seat, (action - PLAY) // PIECES, action % PIECES)
        played(table, table.stack[-1], tell)
    again = table.stack[-1] == PLAYING and table.phase == CARDS
    return _ask_plays(table, frame, tell) if again else None


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
