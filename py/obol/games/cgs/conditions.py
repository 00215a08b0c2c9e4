"""Whether a function may be used in a window: whom it is about, and its conditions (B6.13, R24, R81)."""

from .components import ALLY, CREATURE, HERO, Fn
from .frames import AGAINST, HELPERS, MODE, RESULT, STAT, STRUCK, TARGET, WHO
from .kit import BY_ROUND, BY_TURN
from .moves import CHECK, PLAYED, STRIKE
from .table import Table
from .vocabulary import CARD_PLAYED, CARD_TYPES, HIT, MODES, STATS, TERRAINS

Frame = tuple[int, ...]
_FOES = {"creature": (CREATURE,), "hero": (HERO,), "ally": (ALLY,), "character": (HERO, ALLY)}


def fits(
    table: Table, fn: Fn, trigger: int, subject: int, bearer: int, seat: int, name: int, about: Frame
) -> bool:
    """Whether a function may be used in a window about this frame."""
    foe = -1
    if trigger <= HIT and about[0] == STRIKE:
        foe = about[TARGET] if trigger == HIT else about[AGAINST]
        subject = about[WHO]
        if fn.role == "defender":
            subject, foe = foe, subject
    if fn.whose == "self":
        if subject != bearer or trigger == CARD_PLAYED:
            return False
    elif not _concerns(table, fn.whose, trigger, subject, seat):
        return False
    if fn.limit and name << 2 | (BY_TURN if fn.limit == "turn" else BY_ROUND) in table.used:
        return False
    return not fn.conditions or _all_hold(table, fn, about, subject, foe, bearer)


def _all_hold(table: Table, fn: Fn, about: Frame, subject: int, foe: int, bearer: int) -> bool:
    for word, want in fn.conditions:  # noqa: SIM110 -- all() takes twice as long
        if not _holds(table, word, want, about, subject, foe, bearer):
            return False
    return True


def _concerns(table: Table, whose: str, trigger: int, subject: int, seat: int) -> bool:
    """Whether a seat's function for its own pieces, or against others, is about this one."""
    if seat < 0:
        return False
    owner = subject if trigger == CARD_PLAYED else table.owner[subject]
    if whose == "own":
        return owner == seat  # R81
    return owner >= 0 and table.plan.side[owner] != table.plan.side[seat]


def _holds(table: Table, word: str, want: object, about: Frame, subject: int, foe: int, bearer: int) -> bool:
    """One condition of a function."""
    if word == "mode":
        return about[0] == STRIKE and MODES[about[MODE]] == want
    if word == "result":
        return about[0] == STRIKE and (about[RESULT] == STRUCK) == (want == "hit")
    if word == "foe":
        return foe >= 0 and table.plan.box.pieces[foe].kind in _FOES[str(want)]
    if word == "check":
        return about[0] == CHECK and STATS[about[STAT]] == want
    if word == "same_hex":
        return (bearer >= 0 and table.at[bearer] == table.at[subject]) == want
    if word == "other":
        return (subject != bearer and table.plan.box.pieces[subject].kind == HERO) == want
    if word == "wounded":
        return bool(table.hurt >> subject & 1) == want
    if word == "supported":
        return about[0] == STRIKE and bool(about[HELPERS]) == want
    if word == "card_type":
        return about[0] == PLAYED and CARD_TYPES[table.plan.box.cards[about[3]].type] == want
    return TERRAINS[table.ground.terrain[table.at[subject]]] == want
