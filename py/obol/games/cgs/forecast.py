"""The chance of an attack as it is shown before anybody commits to it (8.3, R25).

Support counts as it will, and so does all that lies open and is applied without asking: what creatures do,
and functions that only help. What somebody would have to choose to do, with a card or a function, is not.
"""

from .effects import run
from .fights import start_strike
from .frames import CONTRA, FLAGS, FOR, SUPPORT, VOID
from .moves import ASK_REACT, ASK_USE, RUN, STRIKE, WINDOW
from .reach import attack_value, chances, defence_value
from .table import Table
from .vocabulary import ATTACK
from .windows import answered, window


def forecast(
    table: Table, a: int, d: int, mode: int, supporters: tuple[int, ...] = (), flags: int = 0
) -> int:
    """How many of the six faces would hit, if a attacked d and nobody did anything about it."""
    trial = table.copy()
    stack = trial.stack
    start_strike(trial, a, d, mode, supporters, flags)
    strike = len(stack)
    stack[-1] = (STRIKE, 1, *stack[-1][2:])
    answered(trial, ATTACK, d, None)
    while len(stack) > strike:
        frame = stack[-1]
        if frame[0] == WINDOW:
            window(trial, frame, None)
        elif frame[0] == RUN:
            run(trial, frame, None)
        elif frame[0] in (ASK_USE, ASK_REACT):
            stack.pop()
        else:
            break  # somebody will have to choose something first
    frame = stack[strike - 1]
    if frame[FLAGS] & VOID:
        return 0
    strength = attack_value(trial, a, mode) + frame[SUPPORT] + frame[FOR]
    return chances(trial, strength, defence_value(trial, a, d, mode) + frame[CONTRA])
