"""Attacks and wounds (1.3 ATTACK, WOUND; D3.1, D3.2, D4)."""

from ...kernel.chance import drawn
from ...kernel.words import Event, Tell
from .components import LOGO
from .defeats import defeat
from .events import happened
from .frames import (
    AGAINST,
    BEASTLY,
    COUNTER,
    DEAD,
    DIE,
    FLAGS,
    FOR,
    MISS,
    MODE,
    RESULT,
    SAFE,
    STEP,
    STRUCK,
    SUPPORT,
    SURPRISE,
    TARGET,
    UNKNOWN,
    VOID,
    WHO,
)
from .moves import ASK_MODE, DEFEAT, OVER, STRIKE
from .reach import BOTH, ONLY_MODE, best_mode, in_cover, keys, modes, value
from .sums import BY_ATTACK
from .table import Table
from .vocabulary import (
    ATTACK,
    BY_RANGED,
    DEFENCE,
    HIT,
    MODES,
    NO_COUNTER,
    ROLLED,
    STAT_OF_MODE,
    STRONG_SUPPORT,
)
from .windows import alert, answered

Frame = tuple[int, ...]


def start_strike(
    table: Table, a: int, d: int, mode: int, supporters: tuple[int, ...] = (), flags: int = 0
) -> None:
    """Begin an attack. Each supporter adds 1, a strong one 2 (D3.21)."""
    support = helpers = 0
    if supporters:
        helpers = len(supporters)
        for piece in supporters:
            support += 2 if keys(table, piece) & STRONG_SUPPORT else 1
    table.stack.append((STRIKE, 0, a, d, mode, support, helpers, 0, 0, 0, UNKNOWN, flags, d))


def alter(table: Table, at: int, entry: int, to: int) -> None:
    """Change an entry of the STRIKE frame at this place of the stack (see frames.py)."""
    frame = [*table.stack[at]]
    frame[entry] = to
    table.stack[at] = tuple(frame)


def strike(table: Table, frame: Frame, tell: Tell | None) -> None:
    """An attack from where it stands: on to its end, or to the next window that somebody uses.

    How far it is stands in its frame only when it has to wait: most attacks are over at once.
    """
    step = frame[STEP]
    if step == 4:  # after a defeat
        _counter(table, frame, tell)
        return
    heard = alert(table, frame[WHO], frame[AGAINST], frame[TARGET])
    if step < 2:
        _strike_out(table, frame, heard, tell)
    else:
        _carry_on(table, frame, step, heard, tell)


def _strike_out(table: Table, frame: Frame, heard: int, tell: Tell | None) -> None:
    """An attack that is still without its die; the innermost frame is its own."""
    step, a, d, stack = frame[STEP], frame[WHO], frame[AGAINST], table.stack
    here = len(stack) - 1
    if step == 0:
        if tell:
            tell(_announced(table, frame))
        if heard >> ATTACK & 1 and answered(table, ATTACK, d, tell):
            stack[here] = _AT_STEP[1] + frame[2:]
            return
    if frame[FLAGS] & VOID or table.at[a] < 0 or table.at[d] < 0:
        stack.pop()  # no counter-attack either
        return
    _carry_on(table, throw(table, here, tell), step, heard, tell)


def _carry_on(table: Table, frame: Frame, step: int, heard: int, tell: Tell | None) -> None:
    """An attack from this step on, its die thrown; the innermost frame is its own."""
    a, d, target, stack = frame[WHO], frame[AGAINST], frame[TARGET], table.stack
    here = len(stack) - 1
    if step < 2 and heard >> ROLLED & 1 and answered(table, ROLLED, a, tell):
        stack[here] = _AT_STEP[2] + frame[2:]
        return
    if step == 3 or frame[RESULT] == STRUCK:
        if step < 3 and heard >> HIT & 1 and answered(table, HIT, d, tell):
            stack[here] = _AT_STEP[3] + frame[2:]
            return
        if _strike_home(table, frame, tell):
            # The DEFEAT lies on top now; what it leaves of the attack is the counter-attack.
            stack[here] = _AT_STEP[4] + frame[2:]
            if target == d:
                alter(table, here, FLAGS, frame[FLAGS] | DEAD)
            return
    elif tell:
        tell(happened(table, "cgs-miss", piece=a, foe=d))
    _counter(table, frame, tell)


_AT_STEP = tuple((STRIKE, step) for step in range(5))
"""How the frame of an attack begins that waits before this step."""


def attack(
    table: Table, a: int, d: int, mode: int, supporters: tuple[int, ...], flags: int, tell: Tell | None
) -> None:
    """An attack that is known to be possible, and all that comes of it until somebody can interfere.

    Most are over before anybody could. If none is to be told of it either, such an attack needs no frame.
    """
    heard = alert(table, a, d, d)
    if tell or supporters or heard >> ATTACK & 1:
        start_strike(table, a, d, mode, supporters, flags)
        _strike_out(table, table.stack[-1], heard, tell)
        return
    struck = cast(table, a, d, mode, 0, 0, 0)
    if heard >> ROLLED & 1 or (struck and heard >> HIT & 1):
        die = table.roll[_ROLLED_DIE]
        frame = (STRIKE, 0, a, d, mode, 0, 0, 0, 0, die, STRUCK if struck else MISS, flags, d)
        table.stack.append(frame)
        _carry_on(table, frame, 0, heard, None)
        return
    if struck:
        if table.hurt >> d & 1 or table.plan.box.pieces[d].sides != 2:
            _slay(table, a, d, mode, flags)
            return
        table.hurt |= 1 << d
    if not flags & COUNTER:
        _strike_back(table, a, d, None)


def _slay(table: Table, a: int, d: int, mode: int, flags: int) -> None:
    """A defeat can bring questions: below it lies the frame of the attack, as always."""
    stack = table.stack
    frame = (STRIKE, 4, a, d, mode, 0, 0, 0, 0, table.roll[_ROLLED_DIE], STRUCK, flags | DEAD, d)
    beaten = (DEFEAT, 0, d, a, table.owner[a], table.at[d])
    stack += (frame, beaten)
    defeat(table, beaten, None)
    if stack[-1] is frame and table.phase != OVER:
        stack.pop()  # no counter-attack follows


_ROLLED_DIE = 8
"""Where the die stands in ``Table.roll``."""


def _announced(table: Table, frame: Frame) -> Event:
    flags = frame[FLAGS]
    key = "cgs-attack"
    for bit, name in ((COUNTER, "counter"), (SURPRISE, "surprise"), (BEASTLY, "beast")):
        if flags & bit:
            key = f"cgs-attack-{name}"
    return happened(table, key, piece=frame[WHO], foe=frame[AGAINST], mode=MODES[frame[MODE]])


def throw(table: Table, at: int, tell: Tell | None) -> Frame:
    """Throw the action die for the attack at this place of the stack (D3.11); a re-roll replaces it."""
    _, step, a, d, mode, support, helpers, bonus, more, _, _, flags, target = table.stack[at]
    result = STRUCK if cast(table, a, d, mode, support, bonus, more) else MISS
    _, _, _, _, _, base, _, _, die, defence, _ = table.roll
    frame = (STRIKE, step, a, d, mode, support, helpers, bonus, more, die, result, flags, target)
    table.stack[at] = frame
    if tell:
        tell(_thrown(table, frame, base, defence))
    return frame


def cast(table: Table, a: int, d: int, mode: int, support: int, bonus: int, more: int) -> bool:
    """Throw the action die for an attack, with this support and bonus, against so much more defence.

    Says whether it hits; the sum is noted.
    """
    faces, stat = table.plan.box.action_die, STAT_OF_MODE[mode]
    table.seed, face = drawn(table.seed, len(faces))  # as Table.below does
    table.news, die = True, faces[face]
    if table.mods or table.spell.stats or table.extra[a] or table.extra[d]:
        base, defence = value(table, a, stat), value(table, d, DEFENCE) + more
    else:  # as usual
        base, defence = table.kits[a].values[stat], table.kits[d].values[DEFENCE] + more
    if mode == BY_RANGED and in_cover(table, a, d):
        defence += 1
    struck = 1 if die == LOGO or base + support + bonus + die > defence else 0
    # As note_roll does; but dice are thrown for attacks more than for all else.
    table.roll = (table.roll[0] + 1, BY_ATTACK, a, d, stat, base, support, bonus, die, defence, struck)
    return struck == 1


def _thrown(table: Table, frame: Frame, base: int, defence: int) -> Event:
    die, strength = frame[DIE], base + frame[SUPPORT] + frame[FOR]
    return happened(
        table,
        "cgs-roll-attack" if die != LOGO else "cgs-roll-attack-logo",
        piece=frame[WHO],
        foe=frame[AGAINST],
        mode=MODES[frame[MODE]],
        base=base,
        support=frame[SUPPORT],
        bonus=frame[FOR],
        die=0 if die == LOGO else die,
        total=strength if die == LOGO else strength + die,
        defence=defence,
        result="hit" if frame[RESULT] == STRUCK else "miss",
    )


def _strike_home(table: Table, frame: Frame, tell: Tell | None) -> bool:
    """The hit wounds whom it is for; says whether that is a defeat."""
    target = frame[TARGET]
    if frame[FLAGS] & SAFE or table.at[target] < 0:
        return False
    return wound(table, target, frame[WHO], table.owner[frame[WHO]], tell)


def _counter(table: Table, frame: Frame, tell: Tell | None) -> None:
    """The attack is over, but for what the attacked does; the innermost frame is its own."""
    table.stack.pop()
    if not frame[FLAGS] & _LAST:
        _strike_back(table, frame[WHO], frame[AGAINST], tell)


def _strike_back(table: Table, a: int, d: int, tell: Tell | None) -> None:
    """The attacked strikes back if it can (D3.11): once, unsupported, with no action spent (R66)."""
    if (keys(table, a) if table.spell.gifts else table.kits[a].keys) & NO_COUNTER:
        return
    found = modes(table, d, a)
    if found == BOTH and d < table.plan.box.first_creature:
        table.stack.append((ASK_MODE, table.owner[d], d, a))
    elif found:
        mode = best_mode(table, d, a, found) if found == BOTH else ONLY_MODE[found]
        attack(table, d, a, mode, (), COUNTER, tell)


_LAST = COUNTER | DEAD
"""No counter-attack follows one, and none a defeat."""


def wound(table: Table, piece: int, victor: int, seat: int, tell: Tell | None) -> bool:
    """One wound, by a piece (-1: by no piece) or for a seat. Says whether that is a defeat (R52)."""
    if table.plan.box.pieces[piece].sides == 2 and not table.hurt >> piece & 1:
        table.hurt |= 1 << piece
        if tell:
            tell(happened(table, "cgs-wound", piece=piece))
        return False
    table.stack.append((DEFEAT, 0, piece, victor, seat, table.at[piece]))
    return True
