"""Every question: what may be answered, and what an answer does.

``OPTIONS`` lists the legal actions of each kind of question, ascending. Once the question has left the stack,
``ANSWERS`` carries one out, and ``DECLINED`` what follows from DONE: no more of it. If that leads straight to
the next question, both say what may be chosen.
"""

from collections.abc import Callable

from ...kernel.words import Tell
from . import asked_fight, asked_turn, phases, walking
from .moves import (
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
    ASK_OPTION,
    ASK_PASS,
    ASK_PIECE,
    ASK_PLACE,
    ASK_PLAY,
    ASK_PLAYER,
    ASK_REACT,
    ASK_ROTATION,
    ASK_START_CARD,
    ASK_STEP,
    ASK_SUPPORT,
    ASK_USE,
    HEX,
    OPTION,
    PIECE,
    PLACE,
    SEAT,
)
from .table import Table

Frame = tuple[int, ...]
Answer = Callable[[Table, Frame, int, "Tell | None"], list[int] | None]

OPTIONS: dict[int, Callable[[Table, Frame], list[int]]] = {
    ASK_HERO: asked_turn.may_heroes,
    ASK_START_CARD: asked_turn.may_start_cards,
    ASK_ROTATION: asked_turn.may_rotations,
    ASK_CAMP: asked_turn.may_camps,
    ASK_PASS: asked_turn.may_passes,
    ASK_GIVE: asked_turn.may_gifts,
    ASK_PLAY: asked_turn.may_plays,
    ASK_MOVER: asked_turn.may_movers,
    ASK_STEP: asked_turn.may_steps,
    ASK_ACTION: asked_fight.may_actions,
    ASK_SUPPORT: asked_fight.may_supports,
    ASK_CREATURE: asked_fight.may_beasts,
    ASK_MODE: asked_fight.may_modes,
    ASK_USE: asked_fight.may_use_or_not,
    ASK_REACT: asked_fight.may_reactions,
    ASK_PIECE: asked_fight.listed(PIECE, 2),
    ASK_PLAYER: asked_fight.listed(SEAT, 2),
    ASK_PLACE: asked_fight.listed(PLACE, 2),
    ASK_HEX: asked_fight.listed(HEX, 3),
    ASK_OPTION: asked_fight.may_options,
    ASK_DISCARD: asked_fight.may_discards,
    ASK_LOOT: asked_fight.listed(PIECE, 2),
}
ANSWERS: dict[int, Answer] = {
    ASK_HERO: asked_turn.do_hero,
    ASK_START_CARD: asked_turn.do_start_card,
    ASK_ROTATION: asked_turn.do_rotation,
    ASK_CAMP: asked_turn.do_camp,
    ASK_PASS: asked_turn.do_pass,
    ASK_GIVE: asked_turn.do_gift,
    ASK_PLAY: phases.do_play,
    ASK_MOVER: asked_turn.do_mover,
    ASK_STEP: walking.take_step,
    ASK_ACTION: asked_fight.do_action,
    ASK_SUPPORT: asked_fight.do_support,
    ASK_CREATURE: asked_fight.do_beast,
    ASK_MODE: asked_fight.do_mode,
    ASK_USE: asked_fight.do_use,
    ASK_REACT: asked_fight.do_react,
    ASK_PIECE: asked_fight.chosen(PIECE),
    ASK_PLAYER: asked_fight.chosen(SEAT),
    ASK_PLACE: asked_fight.chosen(PLACE),
    ASK_HEX: asked_fight.do_hex,
    ASK_OPTION: asked_fight.chosen(OPTION),
    ASK_DISCARD: asked_fight.do_discard,
    ASK_LOOT: asked_fight.do_loot,
}
DECLINED: dict[int, Callable[[Table, Frame, "Tell | None"], list[int] | None]] = {
    **phases.DONE_WITH,
    ASK_SUPPORT: asked_fight.strike_out,
    ASK_USE: lambda table, frame, tell: None,
    ASK_REACT: lambda table, frame, tell: None,
}
