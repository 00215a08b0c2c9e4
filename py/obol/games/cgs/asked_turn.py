"""The questions of the set-up, the card phase and the movement phase."""

from ...kernel.words import Tell
from . import cardplay, events
from .board import changed
from .events import happened
from .moves import (
    CARD,
    COIN,
    DONE,
    GIVE,
    HEX,
    PASS,
    PIECE,
    PIECES,
    TURN_TILE,
)
from .reach import value
from .table import Table
from .vocabulary import SPEED
from .walking import explore, onward, set_out

Frame = tuple[int, ...]


# Set-up


def may_heroes(table: Table, frame: Frame) -> list[int]:
    return [PIECE + hero for hero in range(table.plan.box.heroes) if table.owner[hero] < 0]


def do_hero(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    hero, seat = action - PIECE, frame[1]
    table.owner[hero] = seat
    table.lead(seat, (*table.own[seat], hero))
    if tell:
        tell(happened(table, "cgs-hero", seat=seat, piece=hero))


def may_start_cards(table: Table, frame: Frame) -> list[int]:
    cards = table.plan.box.cards
    return [CARD + card for card in sorted(table.deck) if cards[card].hero == frame[2]]


def do_start_card(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    card, seat = action - CARD, frame[1]
    table.deck.remove(card)
    table.enter_hand(seat, card)
    if tell:
        tell(events.chose_start_card(table, seat, card))


def may_rotations(table: Table, frame: Frame) -> list[int]:
    return list(range(TURN_TILE, TURN_TILE + 6))


def do_rotation(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    _, _, place, d = frame
    if d >= 0:
        explore(table, place, d, action - TURN_TILE, tell)
        return
    table.turned[place] = action - TURN_TILE
    table.reveal(place)
    if tell:
        tell(happened(table, "cgs-turned", place=place, rotation=table.turned[place]))


def may_camps(table: Table, frame: Frame) -> list[int]:
    """Any hex of the start tile without a number for encounters or creatures (C2.12, R9)."""
    ground = table.ground
    hexes = range(frame[2] * 7, frame[2] * 7 + 7)
    return [HEX + hex for hex in hexes if not ground.encounter[hex] and not ground.creature[hex]]


def do_camp(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    side = table.plan.side[frame[1]]
    table.camps = changed(table.camps, side, action - HEX)
    if tell:
        tell(happened(table, "cgs-camp", side=side, hex=action - HEX))


# The card phase


def may_passes(table: Table, frame: Frame) -> list[int]:
    seat = frame[1]
    found = cardplay.passes(table, seat)
    if found and table.plan.partner[seat]:  # dinars alone are no reason to ask: the next question takes them
        found = [*coin_gifts(table, seat), *found]
    found.append(DONE)
    return found


def do_pass(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    if action < PASS:
        give_coin(table, frame[1], action - COIN, tell)
    else:
        cardplay.pass_card(table, (action - PASS) // PIECES, action % PIECES, tell)


def coin_gifts(table: Table, seat: int) -> list[int]:
    """Dinars may go to partners, one at a time, in every phase of the own turn (B2.1, R80)."""
    partners = table.plan.partner[seat]
    if not partners or not table.coins[seat]:
        return []
    return sorted([COIN + other for other in partners])


def may_gifts(table: Table, frame: Frame) -> list[int]:
    seat = frame[1]
    partners = sorted(table.plan.partners(seat))
    cards = [GIVE + card * 8 + other for card in table.hands[seat] for other in partners]
    return [*coin_gifts(table, seat), *cards, DONE]


def do_gift(table: Table, frame: Frame, action: int, tell: Tell | None) -> None:
    seat = frame[1]
    if action >= GIVE:
        card, other = (action - GIVE) // 8, action % 8
        table.leave_hand(seat, card)
        table.enter_hand(other, card)
        table.seen = changed(table.seen, seat, table.seen[seat] | 1 << card)
        if tell:
            tell(events.gave_card(table, seat, other, card))
    else:
        give_coin(table, seat, action - COIN, tell)


def give_coin(table: Table, seat: int, other: int, tell: Tell | None) -> None:
    table.coins[seat] -= 1
    table.coins[other] += 1
    if tell:
        tell(happened(table, "cgs-give-coin", seat=seat, other=other, amount=1))


def may_plays(table: Table, frame: Frame) -> list[int]:
    found = cardplay.plays(table, frame[1])
    found.append(DONE)
    return [*coin_gifts(table, frame[1]), *found] if table.plan.partner[frame[1]] else found


# The movement phase


def may_movers(table: Table, frame: Frame) -> list[int]:
    moved, at = table.moved, table.at
    lore = table.lore
    free = lore.free  # from most hexes everybody can go on: then it need not be known where to
    able = []
    for piece in table.own[frame[1]]:
        if moved >> piece & 1:
            continue
        if at[piece] in free or len(onward(table, piece, value(table, piece, SPEED), 0)) > 1:
            able.append(PIECE + piece)
    able.sort()
    if able and table.plan.partner[frame[1]]:  # dinars alone are no reason to ask: the next phase takes them
        able += coin_gifts(table, frame[1])
    able.append(DONE)
    return able


def do_mover(table: Table, frame: Frame, action: int, tell: Tell | None) -> list[int] | None:
    if action >= COIN:
        give_coin(table, frame[1], action - COIN, tell)
        return None
    return set_out(table, action - PIECE)


def may_steps(table: Table, frame: Frame) -> list[int]:
    _, piece, points, road = table.stack[-2]
    return onward(table, piece, points, road)
