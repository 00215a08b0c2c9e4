"""The words that change what is going on: the attack, the check or the card of a window (4.5).

What they speak of lies right below the innermost window on the stack.
"""

from ...kernel.words import Tell
from . import fights, trials
from .components import Effect
from .events import happened
from .frames import CONTRA, FLAGS, FOR, PASSED, RESULT, SAFE, STRUCK, TARGET, VOID, WHO
from .moves import CHECK, PLAYED, WINDOW
from .table import Table
from .vocabulary import HIT

Frame = tuple[int, ...]
SELF = 4
"""In a RUN frame: the bearer of the function."""


def _about(table: Table) -> int:
    """The place on the stack of what the innermost window is about."""
    for at in range(len(table.stack) - 1, 0, -1):
        if table.stack[at][0] == WINDOW:
            return at - 1
    return -1


def bonus(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    at = _about(table)
    about = table.stack[at]
    if about[0] == CHECK:
        trials.add_to_check(table, at, effect.by)
    elif effect.word == "defence":
        fights.alter(table, at, CONTRA, about[CONTRA] + effect.by)
    else:
        fights.alter(table, at, FOR, about[FOR] + effect.by)
    if tell:
        tell(happened(table, "cgs-bonus", piece=frame[SELF], to=effect.word, by=effect.by))
    return True


def reroll(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    at = _about(table)
    if table.stack[at][0] == CHECK:
        trials.roll_check(table, at, tell)
    else:
        fights.throw(table, at, tell)
    return True


def succeed(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    at = _about(table)
    about = table.stack[at]
    if about[0] == CHECK:
        table.stack[at] = (*about[:PASSED], 1, *about[PASSED + 1 :])
    else:
        fights.alter(table, at, RESULT, STRUCK)
    if tell:
        tell(happened(table, "cgs-succeed", piece=about[2]))
    return True


def cancel(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    at = _about(table)
    about = table.stack[at]
    if about[0] == PLAYED:
        table.stack[at] = (*about[:5], 1, *about[6:])
        if tell:
            tell(happened(table, "cgs-cancel-card", card=about[3]))
    else:
        hit = table.stack[at + 1][1] == HIT
        fights.alter(table, at, FLAGS, about[FLAGS] | (SAFE if hit else VOID))
        if tell:
            key = "cgs-cancel-hit" if hit else "cgs-cancel-attack"
            tell(happened(table, key, piece=about[WHO], foe=about[TARGET]))
    return True


def redirect(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    at = _about(table)
    if tell:
        tell(happened(table, "cgs-redirect", piece=frame[SELF], foe=table.stack[at][TARGET]))
    fights.alter(table, at, TARGET, frame[SELF])
    return True
