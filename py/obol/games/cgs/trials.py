"""Attempts on encounter cards, checks, and what a beaten card brings (D3.3, B6.4, 1.3 ATTEMPT)."""

from ...kernel.words import Tell
from .board import changed
from .components import LOGO
from .entering import overcome
from .events import happened
from .frames import BONUS, BY, LOSE, PASSED, STAT, STEP, THROWN, WHO, WIN
from .moves import ASK_DISCARD, ATTEMPT, BEATEN, CHECK, DRAW, RUN, THROW_OUT
from .reach import value
from .sums import BY_CHECK, BY_CONTEST, note_roll
from .table import Table
from .vocabulary import CHECK_FAILED, STATS, WON
from .windows import opens

Frame = tuple[int, ...]


def open_routes(table: Table, piece: int) -> list[int]:
    """The ways in which a character may try the card in its hex now (R46, R49, R78)."""
    hex = table.at[piece]
    card = table.top[hex]
    if card < 0 or table.fresh[hex] == table.turn:
        return []
    seat = table.owner[piece]
    found = []
    stats = table.plan.box.pieces[piece].stats
    for place, (kind, stat, n) in enumerate(table.plan.box.encounters[card].routes):
        if kind == "pay":
            able = table.coins[seat] >= n
        elif kind == "discard":
            able = len(table.hands[seat]) >= n
        else:
            able = stats[stat] >= 0
        if able:
            found.append(place)
    return found


def bound(table: Table, piece: int) -> bool:
    """Whether a character must spend its action on the card in its hex (R44)."""
    return (piece << 8 | table.at[piece]) in table.must and bool(open_routes(table, piece))


def need(table: Table, hex: int, side: int) -> int:
    """What the beaten cards must add up to: twice the number under a foreign banner (D3.33, R50)."""
    number = table.ground.encounter[hex]
    return number * 2 if table.banner[hex] not in (-1, side) else number


def beaten_sum(table: Table, hex: int, side: int) -> int:
    """The values of the beaten cards that count for a side (R47)."""
    if not table.won[hex]:
        return 0
    cards = table.plan.box.encounters
    total = 0
    for entry in table.won[hex]:
        if not table.plan.own_piles or entry & 7 == side:
            total += cards[entry >> 3].value
    return total


def attempt(table: Table, frame: Frame, tell: Tell | None) -> None:
    _, step, piece, hex, route = frame
    seat = table.owner[piece]
    card = table.top[hex]
    encounter = table.plan.box.encounters[card]
    if step == 0:
        table.stack[-1] = (ATTEMPT, 1, piece, hex, route)
        table.acted |= 1 << piece
        if tell:
            tell(happened(table, "cgs-attempt", piece=piece, encounter=card, route=route))
        _try(table, piece, encounter.routes[route], tell)
    elif step == 1 and table.answer:
        table.stack[-1] = (ATTEMPT, 2, piece, hex, route)
        table.gain(seat, encounter.value, tell)
        opens(table, WON, piece, tell)
    elif step == 1:
        table.stack.pop()
        if tell:
            tell(happened(table, "cgs-attempt-failed", piece=piece, encounter=card))
        if encounter.fail >= 0:
            table.stack.append((RUN, encounter.fail, 0, seat, piece, -1, hex, -1))
    else:
        table.stack.pop()
        table.stack.append((BEATEN, 0, hex, card, seat, piece))


def _try(table: Table, piece: int, route: tuple[str, int, int], tell: Tell | None) -> None:
    kind, stat, n = route
    seat = table.owner[piece]
    table.answer = 1
    if kind == "pay":
        table.gain(seat, -n, tell)
    elif kind == "discard":
        table.stack.append((THROW_OUT, seat, n))
    elif kind == "test":
        start_check(table, piece, stat, n)
    else:
        faces = table.plan.box.action_die
        die = faces[table.below(len(faces))]
        base = value(table, piece, stat)
        passed = die == LOGO or base + die > n
        table.answer = int(passed)
        note_roll(table, BY_CONTEST, piece, -1, stat, base=base, die=die, against=n, passed=passed)
        if tell:
            key = "cgs-roll-contest-logo" if die == LOGO else "cgs-roll-contest"
            face = 0 if die == LOGO else die
            result = "win" if passed else "lose"
            told = happened(
                table, key, piece=piece, stat=STATS[stat], base=base, die=face, total=base + face, against=n,
                result=result,
            )  # fmt: skip
            tell(told)


def start_check(table: Table, piece: int, stat: int, by: int, win: int = -1, lose: int = -1) -> None:
    table.stack.append((CHECK, 0, piece, stat, by, 0, 0, 0, win, lose))


def check(table: Table, frame: Frame, tell: Tell | None) -> None:
    """1d6 against the value and the modifier; no automatic results (B6.4, R77)."""
    if frame[STEP] == 0:
        table.stack[-1] = (CHECK, 1, *frame[2:])
        roll_check(table, len(table.stack) - 1, tell)
        frame = table.stack[-1]
        if not frame[PASSED] and opens(table, CHECK_FAILED, frame[WHO], tell):
            return
    table.stack.pop()
    table.answer = frame[PASSED]
    script = frame[WIN] if frame[PASSED] else frame[LOSE]
    piece = frame[WHO]
    if script >= 0 and table.at[piece] >= 0:
        table.stack.append((RUN, script, 0, table.owner[piece], piece, -1, table.at[piece], -1))


def roll_check(table: Table, at: int, tell: Tell | None) -> None:
    """Throw the standard die for the check at this place of the stack."""
    frame = list(table.stack[at])
    faces = table.plan.box.standard_die
    frame[THROWN] = faces[table.below(len(faces))]
    base = max(0, value(table, frame[WHO], frame[STAT]))
    limit = base + frame[BY] + frame[BONUS]
    frame[PASSED] = int(frame[THROWN] <= limit)
    table.stack[at] = tuple(frame)
    _note_check(table, frame, base, limit)
    if tell:
        told = happened(
            table, "cgs-roll-check", piece=frame[WHO], stat=STATS[frame[STAT]], base=base,
            modifier=frame[BY] + frame[BONUS], limit=limit, die=frame[THROWN],
            result="win" if frame[PASSED] else "lose",
        )  # fmt: skip
        tell(told)


def _note_check(table: Table, frame: list[int], base: int, limit: int) -> None:
    note_roll(
        table, BY_CHECK, frame[WHO], -1, frame[STAT],
        base=base, bonus=frame[BY] + frame[BONUS], die=frame[THROWN], against=limit,
        passed=bool(frame[PASSED]),
    )  # fmt: skip


def add_to_check(table: Table, at: int, by: int) -> None:
    """A bonus on a check whose die has been thrown: the result is read anew."""
    frame = list(table.stack[at])
    frame[BONUS] += by
    base = max(0, value(table, frame[WHO], frame[STAT]))
    limit = base + frame[BY] + frame[BONUS]
    frame[PASSED] = int(bool(frame[PASSED]) or frame[THROWN] <= limit)
    table.stack[at] = tuple(frame)
    _note_check(table, frame, base, limit)


def beaten(table: Table, frame: Frame, tell: Tell | None) -> None:
    """A card is beaten: its effects, then the banner or the next card (D2.35, D3.32)."""
    _, step, hex, card, seat, piece = frame
    side = table.plan.side[seat]
    if not step:
        table.won[hex] = (*table.won[hex], card << 3 | side)
        if table.top[hex] == card:
            table.top[hex] = -1
            table.fresh = changed(table.fresh, hex, -1)
        if tell:
            total, wanted = beaten_sum(table, hex, side), need(table, hex, side)
            tell(happened(table, "cgs-beaten", encounter=card, hex=hex, side=side, total=total, need=wanted))
        table.stack[-1] = (BEATEN, 1, hex, card, seat, piece)
        if table.plan.box.encounters[card].win >= 0:
            table.stack.append((RUN, table.plan.box.encounters[card].win, 0, seat, piece, -1, hex, -1))
        return
    table.stack.pop()
    if beaten_sum(table, hex, side) >= need(table, hex, side):
        overcome(table, hex, side, tell)
    else:
        drawer = piece if table.at[piece] >= 0 else table.own[seat][0]
        table.stack.append((DRAW, 0, hex, drawer, 1, 0, -1, -1))


def throw_out(table: Table, frame: Frame, tell: Tell | None) -> None:
    """A seat discards some cards of its choice, as far as there are any."""
    _, seat, left = frame
    hand = table.hands[seat]
    if len(hand) <= left:
        table.stack.pop()
        for card in hand:
            table.leave_hand(seat, card)
            table.discard(card, tell)
    elif left:
        table.stack.append((ASK_DISCARD, seat, left))
    else:
        table.stack.pop()
