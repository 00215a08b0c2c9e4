"""The questions of the combat and the creature phase, and those inside attacks and effects."""

from collections.abc import Callable

from ...kernel.words import Tell
from .asked_turn import coin_gifts, give_coin
from .components import Fn
from .effects import candidates
from .entering import go
from .events import happened
from .fights import start_strike
from .frames import BEASTLY, COUNTER
from .kit import BY_OWNER, use_key
from .moves import (
    ASK_SUPPORT,
    ATTACK,
    ATTEMPT,
    ATTEMPT_ROUTE,
    BEAST,
    CARD,
    COIN,
    DONE,
    HEX,
    MODE,
    OPTION,
    PIECE,
    PIECES,
    SHEET,
    THROW_OUT,
    TURN,
    USE,
    USE_IT,
)
from .reach import CLOSE, FAR, MODE_LISTS, best_mode, modes, opposing, targets, value
from .table import Table
from .trials import bound, open_routes
from .vocabulary import BY_MELEE, BY_RANGED, COMMAND, PLAYERS
from .windows import react, reactions, use

Frame = tuple[int, ...]
Answer = Callable[[Table, Frame, int, "Tell | None"], None]
_CHOSEN = 5
"""Where the supporters begin in the question for them."""
ENDING = (TURN, 8)
"""A turn in which nothing more is asked: see phases.py."""


# The combat phase


def may_actions(table: Table, frame: Frame) -> list[int]:
    """Attempts, attacks and functions of everybody who has not acted (D3); who must try, must (R44)."""
    seat, acted, top, at, kits = frame[1], table.acted, table.top, table.at, table.kits
    found: list[int] = []
    fighters = []
    tied = False
    for piece in table.own[seat]:
        if acted >> piece & 1:
            continue
        if top[at[piece]] >= 0:
            attempts = _attempts(table, piece)
            found += attempts
            if attempts and (piece << 8 | at[piece]) in table.must:
                tied = True
                continue
        fighters.append(piece)
        if kits[piece].periodic:
            found += _functions(table, piece)
    if fighters:
        foes = [*table.beasts]
        for rival in table.plan.rivals[seat]:
            foes += table.own[rival]
        for piece, other, able in targets(table, fighters, foes):
            first = ATTACK + (piece * PIECES + other) * 2
            if able & CLOSE:
                found.append(first + BY_MELEE)
            if able & FAR:
                found.append(first + BY_RANGED)
    found.sort()
    if not tied:
        found.append(DONE)
    return [*coin_gifts(table, seat), *found] if table.plan.partner[seat] else found


def _attempts(table: Table, piece: int) -> list[int]:
    return [ATTEMPT_ROUTE + piece * 8 + route for route in open_routes(table, piece)]


def _functions(table: Table, piece: int) -> list[int]:
    """To use a '-' function of a piece, where that is any use (R22)."""
    found = []
    for action, spent, fn in table.kits[piece].periodic:
        if spent not in table.used and useful(table, fn, piece):
            found.append(action)
    return found


def useful(table: Table, fn: Fn, piece: int) -> bool:
    """Whether there is anybody for its selectors, and for healing anybody hurt."""
    for effect in table.plan.box.scripts[fn.script]:
        op, who = effect.op, effect.who
        if op == "heal" and not table.hurt:
            return False
        if who and who not in PLAYERS:
            able = candidates(table, effect, table.owner[piece], piece)
            if op == "heal":
                able = [other for other in able if table.hurt >> other & 1]
            if not able:
                return False
        elif op == "peek" and effect.word == "tile" and not _tiles_left(table):
            return False
    return True


def _tiles_left(table: Table) -> bool:
    """Whether any tile of the land still lies face down."""
    return -1 in table.turned[: table.plan.grid.first_cave]


def do_action(table: Table, frame: Frame, action: int, tell: Tell | None) -> list[int] | None:
    if action >= USE:
        use_function(table, action - USE, tell)
    elif action >= ATTACK:
        pair, mode = divmod(action - ATTACK, 2)
        piece, other = divmod(pair, PIECES)
        table.acted |= 1 << piece
        return _ask_support(table, (ASK_SUPPORT, frame[1], piece, other, mode))
    elif action >= ATTEMPT_ROUTE:
        piece, route = divmod(action - ATTEMPT_ROUTE, 8)
        table.stack.append((ATTEMPT, 0, piece, table.at[piece], route))
    else:
        give_coin(table, frame[1], action - COIN, tell)
    return None


def use_function(table: Table, code: int, tell: Tell | None) -> None:
    piece, rest = divmod(code, 8192)
    card, nth = divmod(rest, 8)
    box = table.plan.box
    fn = (box.pieces[piece].fns if card == SHEET else box.cards[card].fns)[nth]
    source = -1 if card == SHEET else card
    table.acted |= 1 << piece
    name = use_key(fn, piece, source)
    table.used = (*table.used, name << 2 | BY_OWNER)
    use(table, fn, piece, source, table.owner[piece], name, tell)


def may_supports(table: Table, frame: Frame) -> list[int]:
    """Own characters that could attack the target themselves, as many as the attacker commands (D3.2)."""
    seat, piece, target = frame[1], frame[2], frame[3]
    acted = table.acted | 1 << piece
    if len(table.own[seat]) == 1 or len(frame) - _CHOSEN >= value(table, piece, COMMAND):
        return [DONE]
    able = []
    for other in table.own[seat]:
        if not acted >> other & 1 and modes(table, other, target) and not bound(table, other):
            able.append(PIECE + other)  # noqa: PERF401 -- a loop is quicker for a few
    able.sort()
    able.append(DONE)
    return able


def do_support(table: Table, frame: Frame, action: int, tell: Tell | None) -> list[int] | None:
    helper = action - PIECE
    table.acted |= 1 << helper
    if tell:
        tell(happened(table, "cgs-support", piece=helper, foe=frame[2]))
    return _ask_support(table, (*frame, helper))


def _ask_support(table: Table, frame: Frame) -> list[int] | None:
    """Ask for supporters; if there can be none the attack begins."""
    options = may_supports(table, frame)
    if len(options) > 1:
        table.stack.append(frame)
        return options
    strike_out(table, frame, None)
    return None


def strike_out(table: Table, frame: Frame, tell: Tell | None) -> None:
    """The attack begins, with those who support it."""
    start_strike(table, frame[2], frame[3], frame[4], frame[5:])


# The creature phase


def may_beasts(table: Table, frame: Frame) -> list[int]:
    """One creature, one opposing character in its reach, or none (D4, R67)."""
    if not table.beasts:
        return [DONE]
    found = []
    for creature, other, _ in targets(table, table.beasts, opposing(table, frame[1])):
        found.append(BEAST + creature * PIECES + other)
    found.sort()
    found.append(DONE)
    if len(found) > 1 and table.plan.partner[frame[1]]:  # dinars alone are no reason to ask
        return [*coin_gifts(table, frame[1]), *found]
    return found


def do_beast(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    if action < BEAST:
        give_coin(table, frame[1], action - COIN, tell)
        return
    table.stack[-1] = ENDING  # only one creature strikes
    creature, other = divmod(action - BEAST, PIECES)
    mode = best_mode(table, creature, other, modes(table, creature, other))
    start_strike(table, creature, other, mode, (), BEASTLY)


# Inside attacks and effects


def may_modes(table: Table, frame: Frame) -> list[int]:
    return [MODE + mode for mode in MODE_LISTS[modes(table, frame[2], frame[3])]]


def do_mode(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    start_strike(table, frame[2], frame[3], action - MODE, (), COUNTER)


def may_use_or_not(table: Table, frame: Frame) -> list[int]:
    return [USE_IT, DONE]


def do_use(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    _, seat, number, bearer, card = frame
    fn = table.plan.box.fns[number]
    use(table, fn, bearer, card, seat, use_key(fn, bearer, card), tell)


def may_reactions(table: Table, frame: Frame) -> list[int]:
    window, about = table.stack[-2], table.stack[-3]
    trigger, subject = window[1], window[2]
    able = [CARD + card for card in reactions(table, frame[1], trigger, subject, about)]
    able.append(DONE)
    return able


def do_react(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    react(table, frame[1], action - CARD)


def listed(base: int, first: int) -> Callable[[Table, Frame], list[int]]:
    return lambda table, frame: sorted([base + entry for entry in frame[first:]])


def chosen(base: int) -> Answer:
    """The answer goes back to the effect that asked."""

    def answer(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
        run, script, place, seat, me, foe, where, _ = table.stack[-1]
        table.stack[-1] = (run, script, place, seat, me, foe, where, action - base)

    return answer


def may_options(table: Table, frame: Frame) -> list[int]:
    return list(range(OPTION, OPTION + len(frame) - 2))


def do_hex(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    go(table, frame[2], action - HEX, "cgs-put", tell)


def may_discards(table: Table, frame: Frame) -> list[int]:
    return [CARD + card for card in table.hands[frame[1]]]


def do_discard(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    _, seat, left = frame
    table.leave_hand(seat, action - CARD)
    table.discard(action - CARD, tell)
    table.stack[-1] = (THROW_OUT, seat, left - 1)


def do_loot(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    table.answer = action - PIECE
