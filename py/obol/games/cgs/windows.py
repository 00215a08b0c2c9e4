"""Reaction windows: functions in play and cards from hands, in and out of turn (2, B6.13, D1.41, R24, R25).

A WINDOW frame is (trigger, subject, asked seats, *functions done with). What the window is about lies right
below it on the stack: the attack, the check, or the card. Each use is resolved before the next is offered.
"""

from collections.abc import Iterator

from ...kernel.words import Tell
from . import fights, trials
from .components import ALLY, CREATURE, HERO, Fn
from .events import happened
from .moves import ASK_REACT, ASK_USE, CHECK, PLAYED, RUN, STRIKE, WINDOW
from .table import Table
from .vocabulary import (
    CARD_PLAYED,
    CARD_TYPES,
    CHECK_FAILED,
    HIT,
    MODES,
    ROUND_START,
    STATS,
    TERRAINS,
    TURN_START,
)

Frame = tuple[int, ...]
Source = tuple[Fn, int, int, int]
"""A function, its bearer (-1: none), the card it stands on (-1: the piece itself), and its seat (-1)."""

BY_TURN, BY_ROUND, BY_OWNER = 1, 2, 3
_FOES = {"creature": (CREATURE,), "hero": (HERO,), "ally": (ALLY,), "character": (HERO, ALLY)}


def window(table: Table, frame: Frame, tell: Tell | None) -> None:
    _, trigger, subject, asked, *done = frame
    if _closed(table, trigger):
        table.stack.pop()
        return
    for fn, bearer, card, seat in _in_play(table, trigger):
        name = use_key(fn, bearer, card)
        if name in done or not fits(table, fn, trigger, subject, bearer, seat, name, len(table.stack) - 1):
            continue
        table.become(*frame, name)
        if seat < 0 or fn.free or trigger in (TURN_START, ROUND_START):
            use(table, fn, bearer, card, seat, tell)
        else:
            table.push(ASK_USE, seat, fn.number, bearer, card)
        return
    for seat in clockwise(table):
        if not asked >> seat & 1 and reactions(table, seat, len(table.stack) - 1):
            table.become(WINDOW, trigger, subject, asked | 1 << seat, *done)
            table.push(ASK_REACT, seat)
            return
    table.stack.pop()


def _closed(table: Table, trigger: int) -> bool:
    """Whether what the window is about has been cancelled or has already turned out well."""
    about = table.stack[-2] if len(table.stack) > 1 else (-1,)
    if about[0] == STRIKE:
        return bool(about[fights.FLAGS] & (fights.SAFE if trigger == HIT else fights.VOID))
    if about[0] == CHECK and trigger == CHECK_FAILED:
        return bool(about[trials.PASSED])
    return about[0] == PLAYED and trigger == CARD_PLAYED and bool(about[5])


def clockwise(table: Table) -> tuple[int, ...]:
    """The seats from the active one on."""
    return table.plan.circle[max(table.active, 0)]


def _in_play(table: Table, trigger: int) -> Iterator[Source]:
    """Functions for this trigger: creatures first, then the players' from the active seat on."""
    box = table.plan.box
    for piece in box.beasts_when[trigger]:
        if table.at[piece] >= 0:
            for fn in box.pieces[piece].fns:
                if fn.when == trigger:
                    yield fn, piece, -1, -1
    piece_when, card_when = box.piece_when, box.card_when
    for seat in clockwise(table):
        for piece in table.own[seat]:
            if piece_when[piece] >> trigger & 1:
                for fn in box.pieces[piece].fns:
                    if fn.when == trigger:
                        yield fn, piece, -1, seat
            for card in table.gear[piece]:
                if card_when[card] >> trigger & 1:
                    for fn in box.cards[card].fns:
                        if fn.when == trigger:
                            yield fn, piece, card, seat
        for entry in table.timed[seat]:
            if card_when[entry >> 4] >> trigger & 1:
                for fn in box.cards[entry >> 4].fns:
                    if fn.when == trigger:
                        yield fn, -1, entry >> 4, seat


def use_key(fn: Fn, bearer: int, card: int) -> int:
    """The name of one function on one card or piece."""
    return fn.number << 12 | (card if card >= 0 else 2048 + bearer)


def fits(
    table: Table, fn: Fn, trigger: int, subject: int, bearer: int, seat: int, name: int, at: int
) -> bool:
    """Whether a function may be used in the window at this place of the stack."""
    about = table.stack[at - 1] if at else (-1,)
    foe = -1
    if about[0] == STRIKE and trigger <= HIT:
        attacks = fn.role != "defender"
        victim = about[fights.TARGET] if trigger == HIT else about[fights.AGAINST]
        subject, foe = (about[fights.WHO], victim) if attacks else (victim, about[fights.WHO])
    if not _concerns(table, fn.whose, trigger, subject, bearer, seat):
        return False
    if fn.limit and name << 2 | (BY_TURN if fn.limit == "turn" else BY_ROUND) in table.used:
        return False
    return all(_holds(table, word, want, about, subject, foe, bearer) for word, want in fn.conditions)


def _concerns(table: Table, whose: str, trigger: int, subject: int, bearer: int, seat: int) -> bool:
    if whose == "self":
        return subject == bearer and trigger != CARD_PLAYED
    if seat < 0:
        return False
    owner = subject if trigger == CARD_PLAYED else table.owner[subject]
    if whose == "own":
        return owner == seat  # R81
    return owner >= 0 and table.plan.side[owner] != table.plan.side[seat]


def _holds(table: Table, word: str, want: object, about: Frame, subject: int, foe: int, bearer: int) -> bool:
    """One condition of a function."""
    if word == "mode":
        return about[0] == STRIKE and MODES[about[fights.MODE]] == want
    if word == "result":
        return about[0] == STRIKE and (about[fights.RESULT] == fights.STRUCK) == (want == "hit")
    if word == "foe":
        return foe >= 0 and table.plan.box.pieces[foe].kind in _FOES[str(want)]
    if word == "check":
        return about[0] == CHECK and STATS[about[trials.STAT]] == want
    if word == "same_hex":
        return (bearer >= 0 and table.at[bearer] == table.at[subject]) == want
    if word == "other":
        return (subject != bearer and table.plan.box.pieces[subject].kind == HERO) == want
    if word == "wounded":
        return bool(table.hurt >> subject & 1) == want
    if word == "supported":
        return about[0] == STRIKE and bool(about[fights.HELPERS]) == want
    if word == "card_type":
        return about[0] == PLAYED and CARD_TYPES[table.plan.box.cards[about[3]].type] == want
    return TERRAINS[table.ground.terrain[table.at[subject]]] == want


def use(table: Table, fn: Fn, bearer: int, card: int, seat: int, tell: Tell | None) -> None:
    """Use a function in play; the innermost frame is the window."""
    spend(table, fn, use_key(fn, bearer, card))
    if tell:
        if card < 0:
            tell(happened(table, "cgs-use-piece", piece=bearer))
        else:
            key = "cgs-use-card" if bearer >= 0 else "cgs-use-timed"
            tell(happened(table, key, piece=bearer, card=card, seat=seat))
    foe = _foe(table, fn, len(table.stack) - 1)
    if fn.discard and card >= 0:
        table.unequip(card)
        table.discard(card, tell)
    hex = table.at[bearer] if bearer >= 0 else -1
    table.push(RUN, fn.script, 0, seat, bearer, foe, hex, -1)


def spend(table: Table, fn: Fn, name: int) -> None:
    """Remember a function that has a limit."""
    if fn.limit:
        table.used = (*table.used, name << 2 | (BY_TURN if fn.limit == "turn" else BY_ROUND))


def _foe(table: Table, fn: Fn, at: int) -> int:
    """The other side of the attack that the window at this place is about."""
    about = table.stack[at - 1] if at else (-1,)
    if about[0] != STRIKE:
        return -1
    return about[fights.WHO] if fn.role == "defender" else about[fights.AGAINST]


def reactions(table: Table, seat: int, at: int) -> list[int]:
    """The reaction cards in a hand that may be played in the window at this place of the stack."""
    _, trigger, subject, *_ = table.stack[at]
    box = table.plan.box
    found = []
    for card in table.hands[seat]:
        if box.card_when[card] >> trigger & 1 and box.cards[card].reaction and _playable(table, seat, card):
            fn = next(fn for fn in box.cards[card].fns if fn.when == trigger)
            if fits(table, fn, trigger, subject, -1, seat, -1, at):
                found.append(card)
    return found


def _playable(table: Table, seat: int, card: int) -> bool:
    printed = table.plan.box.cards[card]
    if table.played >> card & 1 or printed.cost > table.purse(seat):
        return False
    return printed.hero < 0 or table.owner[printed.hero] == seat  # R13


def react(table: Table, seat: int, card: int) -> None:
    """Play a reaction card; the seat is asked again for its other ones."""
    _, trigger, subject, asked, *done = table.stack[-1]
    table.become(WINDOW, trigger, subject, asked & ~(1 << seat), *done)
    fn = next(fn for fn in table.plan.box.cards[card].fns if fn.when == trigger)
    table.push(PLAYED, 0, seat, card, -1, 0, fn.number)


def reaction_foe(table: Table, fn: Fn) -> int:
    """For a reaction card being played (innermost frame): the other side of the attack it answers."""
    return _foe(table, fn, len(table.stack) - 2)
