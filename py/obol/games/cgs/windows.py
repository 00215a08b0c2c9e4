"""Reaction windows: functions in play and cards from hands, in and out of turn (2, B6.13, D1.41, R24, R25).

A WINDOW frame is (trigger, subject, asked seats, *functions done with). What the window is about lies right
below it on the stack: the attack, the check, or the card. Each use is resolved before the next is offered.
"""

from collections.abc import Sequence

from ...kernel.words import Tell
from .components import Fn
from .conditions import fits
from .events import happened
from .frames import AGAINST, FLAGS, PASSED, SAFE, TARGET, VOID, WHO
from .kit import BY_ROUND, BY_TURN, use_key
from .moves import ASK_REACT, ASK_USE, CHECK, PLAYED, RUN, STRIKE, WINDOW
from .table import Table
from .vocabulary import CARD_PLAYED, CHECK_FAILED, HIT, ROUND_START, TURN_START
from .watch import Calls, look

Frame = tuple[int, ...]
Source = tuple[Fn, int, int, int, int]
"""A function, its bearer (-1: none), the card it is on (-1: the piece itself), its seat (-1), its name."""

_NOBODY: Frame = (-1,)
_BEGINNINGS = (TURN_START, ROUND_START)
"""Windows about nothing that is under way: what is for them is used without asking."""


def alert(table: Table, one: int, other: int, target: int) -> int:
    """The triggers of an attack for which anything is there, its conditions apart, as bits.

    It is one piece's, on another, and hits a target: mostly the same. Most attacks find none. It holds until
    a window opens: what comes of that may change whom the attack is for, and who has what.
    """
    kits, owner, calls = table.kits, table.owner, table.calls or look(table)
    found = kits[one].strikes | kits[other].guards
    found |= calls.attackers[owner[one]] | calls.defenders[owner[other]]
    if target != other:
        found |= kits[target].guards | calls.defenders[owner[target]]
    return found


def opens(table: Table, trigger: int, subject: int, tell: Tell | None) -> bool:
    """Open a window about the innermost frame, if anybody can use it. Most windows pass by unnoticed."""
    if not table.plan.box.heeded >> trigger & 1:
        return False
    calls, seat = table.calls or look(table), subject
    called = 0
    if trigger != CARD_PLAYED:
        seat = table.owner[subject]
        called = table.kits[subject].when
    if not (called | calls.attackers[seat] | calls.defenders[seat]) >> trigger & 1:
        return False
    return answered(table, trigger, subject, tell)


def answered(table: Table, trigger: int, subject: int, tell: Tell | None) -> bool:
    """The same for a trigger that something is there for; whether it fits this case is seen here."""
    about, calls = table.stack[-1], table.calls or look(table)
    found = _function(table, calls, trigger, subject, about, ())
    if found:
        frame = (WINDOW, trigger, subject, 0)
        table.stack.append(frame)
        _offer(table, frame, found, tell)
        return True
    seat = _ask(table, calls, trigger, subject, about, 0)
    if seat < 0:
        return False
    table.stack.append((WINDOW, trigger, subject, 1 << seat))
    table.stack.append((ASK_REACT, seat))
    return True


def window(table: Table, frame: Frame, tell: Tell | None) -> None:
    trigger, subject, asked, done = frame[1], frame[2], frame[3], frame[4:]
    if trigger in _BEGINNINGS and not table.plan.box.called >> trigger & 1:
        _begin(table, frame, trigger, subject, done, tell)
        return
    calls = table.calls or look(table)
    about = table.stack[-2] if len(table.stack) > 1 else _NOBODY
    if _closed(about, trigger) or (done and _exhausted(table, calls, trigger, subject, about, done)):
        table.stack.pop()
        return
    found = _function(table, calls, trigger, subject, about, done)
    if found:
        _offer(table, frame, found, tell)
        return
    seat = _ask(table, calls, trigger, subject, about, asked)
    if seat < 0:
        table.stack.pop()
    else:
        table.stack[-1] = (WINDOW, trigger, subject, asked | 1 << seat, *done)
        table.stack.append((ASK_REACT, seat))


def _begin(
    table: Table, frame: Frame, trigger: int, piece: int, done: Sequence[int], tell: Tell | None
) -> None:
    """A beginning that is nobody else's business: mostly a single function of the piece it is about."""
    found = _own(table, piece, trigger, piece, _NOBODY, done)
    if not found or len(table.kits[piece].answers[trigger]) == 1:
        table.stack.pop()  # it would come back only to be closed
    else:
        table.stack[-1] = (*frame, found[-1])
    if found:
        fn, bearer, card, seat, name = found
        use(table, fn, bearer, card, seat, name, tell)


def _offer(table: Table, frame: Frame, found: Source, tell: Tell | None) -> None:
    """A function's turn in the innermost frame, its window: used at once, or its seat is asked (R25)."""
    fn, bearer, card, seat, name = found
    table.stack[-1] = (*frame, name)
    if seat < 0 or fn.free or frame[1] in _BEGINNINGS:
        use(table, fn, bearer, card, seat, name, tell)
    else:
        table.stack.append((ASK_USE, seat, fn.number, bearer, card))


def _closed(about: Frame, trigger: int) -> bool:
    """Whether what the window is about has been cancelled or has already turned out well."""
    if about[0] == STRIKE:
        return bool(about[FLAGS] & (SAFE if trigger == HIT else VOID))
    if about[0] == CHECK and trigger == CHECK_FAILED:
        return bool(about[PASSED])
    return about[0] == PLAYED and trigger == CARD_PLAYED and bool(about[5])


def _exhausted(
    table: Table, calls: Calls, trigger: int, subject: int, about: Frame, done: Sequence[int]
) -> bool:
    """Whether all that is for a window has been used. Most are for a single function of its bearer."""
    if (calls.broad | calls.held) >> trigger & 1 or trigger == CARD_PLAYED:
        return False
    for piece in (about[WHO], about[AGAINST], about[TARGET]) if about[0] == STRIKE else (subject,):
        for _, _, name in table.kits[piece].answers[trigger]:
            if name not in done:
                return False
    return True


def clockwise(table: Table) -> tuple[int, ...]:
    """The seats from the active one on."""
    return table.plan.circle[max(table.active, 0)]


def _function(
    table: Table, calls: Calls, trigger: int, subject: int, about: Frame, done: Sequence[int]
) -> Source | None:
    """The first function to be used: creatures' first, then the players' from the active seat on."""
    broad, kits = calls.broad >> trigger & 1, table.kits
    concerned: Frame = (subject,) if trigger != CARD_PLAYED else ()
    if trigger <= HIT and about[0] == STRIKE:
        one, other, target = about[WHO], about[AGAINST], about[TARGET]
        concerned = (one, other) if other == target else (one, other, target)
    able: Frame = ()
    for piece in concerned:
        if kits[piece].when >> trigger & 1:
            able += (piece,)
    if not broad and len(able) < 2:  # the usual case: it is the business of one piece, if of any
        return _own(table, able[0], trigger, subject, about, done) if able else None
    for piece in able:
        if piece >= table.plan.box.first_creature and table.at[piece] >= 0:
            found = _borne(table, piece, -1, trigger, subject, about, done)
            if found:
                return found
    leaders = [*map(table.owner.__getitem__, able)]
    for seat in clockwise(table):
        if not broad and seat not in leaders:
            continue
        for piece in table.own[seat]:
            if piece in able or (broad and kits[piece].when >> trigger & 1):
                found = _borne(table, piece, seat, trigger, subject, about, done)
                if found:
                    return found
        if table.timed[seat]:
            found = _timed(table, trigger, subject, about, done, seat)
            if found:
                return found
    return None


def _own(
    table: Table, piece: int, trigger: int, subject: int, about: Frame, done: Sequence[int]
) -> Source | None:
    """The first function to be used on a piece, if it is in play."""
    seat = table.owner[piece]
    if seat < 0 and (piece < table.plan.box.first_creature or table.at[piece] < 0):
        return None
    return _borne(table, piece, seat, trigger, subject, about, done)


def _borne(
    table: Table, piece: int, seat: int, trigger: int, subject: int, about: Frame, done: Sequence[int]
) -> Source | None:
    """The first function to be used on a piece and its cards."""
    for fn, card, name in table.kits[piece].answers[trigger]:
        if name not in done and fits(table, fn, trigger, subject, piece, seat, name, about):
            return fn, piece, card, seat, name
    return None


def _timed(
    table: Table, trigger: int, subject: int, about: Frame, done: Sequence[int], seat: int
) -> Source | None:
    """The first function to be used on a seat's timed cards."""
    box = table.plan.box
    for entry in table.timed[seat]:
        card = entry >> 4
        for fn in box.cards[card].fns if box.card_when[card] >> trigger & 1 else ():
            name = use_key(fn, -1, card)
            able = fn.when == trigger and name not in done
            if able and fits(table, fn, trigger, subject, -1, seat, name, about):
                return fn, -1, card, seat, name
    return None


def _ask(table: Table, calls: Calls, trigger: int, subject: int, about: Frame, asked: int) -> int:
    """The next seat to be asked for a reaction card, after those that have been; -1 if there is none."""
    if not calls.held >> trigger & 1:
        return -1
    holders = calls.holders(trigger)
    for seat in clockwise(table) if len(holders) > 1 else holders:
        able = seat in holders and not asked >> seat & 1
        if able and reactions(table, seat, trigger, subject, about):
            return seat
    return -1


def use(table: Table, fn: Fn, bearer: int, card: int, seat: int, name: int, tell: Tell | None) -> None:
    """Use a function in play; the innermost frame is the window."""
    if fn.limit:
        _spend(table, fn, name)
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
    table.stack.append((RUN, fn.script, 0, seat, bearer, foe, hex, -1))


def _spend(table: Table, fn: Fn, name: int) -> None:
    """Remember a function that has a limit."""
    table.used = (*table.used, name << 2 | (BY_TURN if fn.limit == "turn" else BY_ROUND))


def _foe(table: Table, fn: Fn, at: int) -> int:
    """The other side of the attack that the window at this place is about."""
    about = table.stack[at - 1] if at else (-1,)
    if about[0] != STRIKE:
        return -1
    return about[WHO] if fn.role == "defender" else about[AGAINST]


def reactions(table: Table, seat: int, trigger: int, subject: int, about: Frame) -> list[int]:
    """The reaction cards in a hand that may be played in a window about this frame."""
    apt, found = table.plan.box.reactions_when[trigger], []
    for card in filter(apt.__contains__, table.hands[seat]):
        fn = apt[card]
        if _playable(table, seat, card) and fits(table, fn, trigger, subject, -1, seat, -1, about):
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
    table.stack[-1] = (WINDOW, trigger, subject, asked & ~(1 << seat), *done)
    fn = table.plan.box.reactions_when[trigger][card]
    table.stack.append((PLAYED, 0, seat, card, -1, 0, fn.number))


def reaction_foe(table: Table, fn: Fn) -> int:
    """For a reaction card being played (innermost frame): the other side of the attack it answers."""
    return _foe(table, fn, len(table.stack) - 2)
