"""The card phase: timers, passing, drawing, playing (D1, B6.3, R13 to R21)."""

from collections.abc import Sequence
from functools import lru_cache

from ...kernel.words import Tell
from .components import GENERAL, Box, Card
from .effects import candidates, run
from .entering import go
from .events import happened
from .moves import NONE, OVER, PASS, PIECES, PLAY, PLAYED, RUN
from .table import Table
from .vocabulary import ABILITY, CARD_PLAYED, CHARACTER, EQUIPMENT, EVENT, ON_PLAY
from .windows import opens, reaction_foe

Frame = tuple[int, ...]
_WITHOUT = (NONE,)


def count_down(table: Table, seat: int, tell: Tell | None) -> None:
    """The timers of a player's cards, one less; at 0 the card is put away (D1.1, R21)."""
    left = []
    for entry in table.timed[seat]:
        if entry & 15 > 1:
            left.append(entry - 1)
            if tell:
                tell(happened(table, "cgs-timer", card=entry >> 4, left=(entry & 15) - 1))
        else:
            table.discard(entry >> 4, tell)
    table.set_timed(seat, tuple(left))


def passes(table: Table, seat: int) -> list[int]:
    """Equipment that may go to another own character in the same hex, in a team to a partner's (D1.2).

    What was passed is not passed on in the same turn: everybody who could get it could have got it directly.
    """
    own, partners = table.own[seat], table.plan.partner[seat]
    found: list[int] = []
    if len(own) == 1 and not partners:
        return found
    family, at, gear = own, table.at, table.gear
    for other in partners:
        family += table.own[other]
    spots: list[int] = []
    for piece in family:
        spots.append(at[piece])  # noqa: PERF401 -- a loop is quicker for a few
    if len({*spots}) == len(spots):
        return found  # everybody is alone
    for piece in own:
        if gear[piece] and spots.count(at[piece]) > 1:
            found += _handed(table, piece, family)
    found.sort()
    return found


def _handed(table: Table, piece: int, family: Sequence[int]) -> list[int]:
    """What a character may pass to those of its family that are in its hex."""
    cards, at, here, passed = table.plan.box.cards, table.at, table.at[piece], table.passed
    near: tuple[int, ...] = ()
    for other in family:
        if at[other] == here and other != piece:
            near += (other,)
    found: list[int] = []
    for card in table.gear[piece]:
        printed = cards[card]
        if printed.type != EQUIPMENT or passed >> card & 1:
            continue  # R17: abilities stay
        hero = printed.hero
        for other in near:
            if hero in (GENERAL, other):
                found.append(PASS + card * PIECES + other)  # noqa: PERF401 -- a loop is quicker for a few
    return found


def pass_card(table: Table, card: int, receiver: int, tell: Tell | None) -> None:
    giver = table.unequip(card)
    table.passed |= 1 << card
    if tell:
        tell(happened(table, "cgs-pass", piece=giver, foe=receiver, card=card))
    table.equip(receiver, card, tell)


def price(table: Table, card: int, target: int) -> int:
    """What playing a card costs: equipment less by the number of the receiver's hex (B1.13, R20)."""
    printed = table.plan.box.cards[card]
    if printed.type == EQUIPMENT and target >= 0:
        return max(0, printed.cost - table.ground.card[table.at[target]])
    return printed.cost


def receivers(table: Table, seat: int, card: int) -> Sequence[int]:
    """On whom, or with whom, a card could be played if money were no matter; NONE for an event."""
    box = table.plan.box
    if table.played >> card & 1 or (card in box.aimed and not _has_targets(table, seat, card)):
        return ()
    able = [action % PIECES for action in _offers(box, table.own[seat])[card]]
    if box.cards[card].type == CHARACTER:
        able = [piece for piece in able if not is_shut_in(table, piece)]
    return able


def is_shut_in(table: Table, piece: int) -> bool:
    """Whether nobody can join this character: the gate of Olympus has shut behind it (R72)."""
    return table.is_summit(table.at[piece]) and not table.gate(table.side_of(piece))


class Offers(dict[int, tuple[int, ...]]):
    """To play each card on whoever could get it, for somebody who leads these pieces.

    What anybody could get is worked out when it is first asked for.
    """

    __slots__ = ("means", "own")

    def __init__(self, box: Box, own: tuple[int, ...]) -> None:
        self.own = own
        self.means = _means(box, tuple([piece for piece in own if piece < box.heroes]))

    def __missing__(self, card: int) -> tuple[int, ...]:
        actions = self.means.offers.get(card)
        if actions is None:
            first = PLAY + card * PIECES
            actions = tuple([first + piece for piece in self.own])
        self[card] = actions
        return actions


_offers = lru_cache(maxsize=1 << 12)(Offers)


def _playable(printed: Card, heroes: tuple[int, ...]) -> bool:
    """Whether who leads these heroes can play a card in the card phase (R13)."""
    return not printed.reaction and (printed.hero < 0 or printed.hero in heroes)


class Means(dict[int, frozenset[int]]):
    """By purse, all cards that who leads these heroes can play; some need a target (``Box.aimed``)."""

    __slots__ = ("box", "heroes", "offers")

    def __init__(self, box: Box, heroes: tuple[int, ...]) -> None:
        self.box, self.heroes = box, heroes
        self.offers: dict[int, tuple[int, ...]] = {}
        """To play each card that not just anybody could get."""
        for card, printed in enumerate(box.cards):
            able = _receivers(printed, heroes)
            if able is not None:
                self.offers[card] = tuple([PLAY + card * PIECES + piece for piece in able])

    def __missing__(self, purse: int) -> frozenset[int]:
        cards = enumerate(self.box.cards)
        able = [card for card, of in cards if of.cost <= purse and _playable(of, self.heroes)]
        self[purse] = found = frozenset(able)
        return found


_means = lru_cache(maxsize=1 << 10)(Means)


def _receivers(printed: Card, heroes: tuple[int, ...]) -> tuple[int, ...] | None:
    """Who could get a card from who leads these heroes; None: anybody."""
    if not _playable(printed, heroes):
        return ()
    if printed.type == EVENT:
        return _WITHOUT
    if printed.hero >= 0:
        return (printed.hero,)
    return heroes if printed.type == CHARACTER else None


def _has_targets(table: Table, seat: int, card: int) -> bool:
    """Every selector with a distance must have somebody in reach."""
    for effect in table.plan.box.card_within[card]:  # noqa: SIM110 -- mostly it is a single one
        if not candidates(table, effect, seat, -1):
            return False
    return True


def plays(table: Table, seat: int) -> list[int]:
    """Everything that may be played in the card phase (2, CARD 4)."""
    box, own, hand, played = table.plan.box, table.own[seat], table.hands[seat], table.played
    purse = table.purse(seat) if table.plan.partner[seat] else table.coins[seat]
    offers, aimed = _offers(box, own), box.aimed
    found: list[int] = []
    for card in offers.means[purse].intersection(hand):
        if played and played >> card & 1:
            continue
        if card not in aimed or _has_targets(table, seat, card):
            found += offers[card]
    lore, at = table.lore, table.at
    markets = lore.markets or lore.visit()
    for piece in own:
        if at[piece] in markets:
            found += _bargains(table, hand, offers, piece, purse)
            if is_shut_in(table, piece):
                found = _left_alone(box, found, piece)
    found.sort()
    return found


def _left_alone(box: Box, actions: list[int], piece: int) -> list[int]:
    """Of these all but to play a companion to this character."""
    pairs = [divmod(action - PLAY, PIECES) for action in actions]
    return [
        action
        for action, (card, receiver) in zip(actions, pairs, strict=True)
        if receiver != piece or box.cards[card].type != CHARACTER
    ]


def _bargains(table: Table, hand: Sequence[int], offers: Offers, piece: int, purse: int) -> list[int]:
    """Equipment that only the number of this character's hex makes affordable (B1.13, R20)."""
    box, means = table.plan.box, purse + table.ground.card[table.at[piece]]
    found: list[int] = []
    if means == purse:
        return found
    for card in offers.means[means].intersection(hand) - offers.means[purse]:
        action = PLAY + card * PIECES + piece
        able = box.cards[card].type == EQUIPMENT and not table.played >> card & 1
        if able and action in offers[card]:
            found.append(action)
    return found


def start_play(table: Table, seat: int, card: int, target: int) -> None:
    table.stack.append((PLAYED, 0, seat, card, target if target != NONE else -1, 0, -1))


def played(table: Table, frame: Frame, tell: Tell | None) -> None:
    """A card is paid for and shown; unless it is countered it takes effect (D1.4, D1.41)."""
    _, step, seat, card, target, cancelled, fn = frame
    if step == 0:
        cost = price(table, card, target)
        table.leave_hand(seat, card)
        table.played |= 1 << card
        table.news = True
        table.stack[-1] = (PLAYED, 1, seat, card, target, cancelled, fn)
        if tell:
            key = "cgs-play-on" if target >= 0 else "cgs-play"
            tell(happened(table, key, seat=seat, card=card, piece=target, cost=cost))
        table.pay(seat, cost, tell)
        if opens(table, CARD_PLAYED, seat, tell):
            return
    if step == 2 or cancelled:
        table.stack.pop()
        # An event is put away after its effect; a countered card costs all the same.
        table.discard(card, tell)
    elif fn >= 0:
        table.stack[-1] = (PLAYED, 2, seat, card, target, cancelled, fn)
        printed = table.plan.box.fns[fn]
        table.stack.append((RUN, printed.script, 0, seat, -1, reaction_foe(table, printed), -1, -1))
    else:
        _take_effect(table, seat, card, target, tell)


def _take_effect(table: Table, seat: int, card: int, target: int, tell: Tell | None) -> None:
    """What a card that was paid for does; the innermost frame is its own."""
    printed = table.plan.box.cards[card]
    if printed.type in (EQUIPMENT, ABILITY):
        table.stack.pop()
        table.equip(target, card, tell)
    elif printed.type == CHARACTER:
        table.stack.pop()
        _join(table, seat, printed.piece, table.at[target], tell)
    elif printed.lasts:
        table.stack.pop()
        table.set_timed(seat, (*table.timed[seat], card << 4 | printed.lasts))
        if tell:
            tell(happened(table, "cgs-timer", card=card, left=printed.lasts))
    else:
        _happen(table, seat, card, printed, tell)


def _happen(table: Table, seat: int, card: int, printed: Card, tell: Tell | None) -> None:
    """The effects of an event; it is put away after them."""
    stack = table.stack
    stack[-1] = (PLAYED, 2, seat, card, -1, 0, -1)
    here = len(stack)
    for fn in reversed(printed.fns):
        if fn.sign == ON_PLAY and fn.script >= 0:
            stack.append((RUN, fn.script, 0, seat, -1, -1, -1, -1))
    if len(stack) == here + 1:  # most have one effect: it may be over at once
        run(table, stack[here], tell)
        if len(stack) == here and table.phase != OVER:
            stack.pop()
            table.discard(card, tell)


def _join(table: Table, seat: int, ally: int, hex: int, tell: Tell | None) -> None:
    """An ally appears in a hero's hex, which it enters; it may move and act at once (B6.31, R18, R19)."""
    table.owner[ally] = seat
    table.lead(seat, (*table.own[seat], ally))
    mask = ~(1 << ally)
    table.moved &= mask
    table.acted &= mask
    go(table, ally, hex, "cgs-ally", tell, seat=seat)
