"""What a seat may imagine: everything it cannot see, dealt anew (2 'Hidden information').

Hidden are the face-down tiles, the cave pile, the order of the draw pile and of the encounter stack, other
hands, and all chance to come. What a seat has looked at stays as it is. Whatever is hidden is sorted before
it is shuffled: the same chance gives the same guess, whatever is true.

In a guessed world every turn has dice of its own: what one does now does not change what others throw later.
So games imagined in one world can be told apart by what was chosen, with far fewer of them.
"""

from typing import TypeVar

from ...kernel.chance import Chance
from .asked import OPTIONS
from .moves import ASK_REACT, DONE, PREPARE
from .table import Table
from .vocabulary import LAND

T = TypeVar("T", bound=Table)


def guess(table: T, seat: int | None, chance: Chance) -> T:
    """A full state that this seat cannot tell from the real one."""
    other = table.copy()
    other.seed = other.luck = chance.below(1 << 32)
    bit = 0 if seat is None else 1 << seat
    _tiles(other, bit, chance)
    _encounters(other, bit, chance)
    if table.phase == PREPARE:
        _start_hands(other, seat, chance)
    else:
        _hands(other, seat, chance)
    if table.stack and table.stack[-1][0] == ASK_REACT and table.actor != seat:
        _give_reaction(other, seat)
    other.calls = None  # other cards are in the hands now
    return other


def _tiles(other: Table, bit: int, chance: Chance) -> None:
    hidden = [
        place
        for place in range(other.plan.grid.first_cave)
        if other.turned[place] < 0 and not other.tile_seen[place] & bit
    ]
    known = {tile for place, tile in enumerate(other.tiles) if place not in hidden}
    pool = [tile for tile in other.plan.box.of_kind(LAND) if tile not in known]
    chance.shuffle(pool)
    for place in hidden:
        other.tiles[place] = pool.pop()
    other.caves.sort()
    chance.shuffle(other.caves)


def _encounters(other: Table, bit: int, chance: Chance) -> None:
    hidden = [place for place, seen in enumerate(other.enc_seen) if not seen & bit]
    pool = sorted([other.enc[place] for place in hidden])
    chance.shuffle(pool)
    for place in hidden:
        other.enc[place] = pool.pop()


def _known(other: Table, owner: int, seat: int | None) -> list[int]:
    """The cards of a hand that this seat knows."""
    if owner == seat:
        return list(other.hands[owner])
    seen = 0 if seat is None else other.seen[seat]
    return [card for card in other.hands[owner] if seen >> card & 1]


def _hands(other: Table, seat: int | None, chance: Chance) -> None:
    kept = [_known(other, owner, seat) for owner in range(other.plan.seats)]
    shown = {card for hand in kept for card in hand}
    pool = sorted(other.deck + [card for hand in other.hands for card in hand if card not in shown])
    chance.shuffle(pool)
    for owner, hand in enumerate(other.hands):
        missing = len(hand) - len(kept[owner])
        dealt, pool = pool[:missing], pool[missing:]
        other.hands[owner] = tuple(sorted(kept[owner] + dealt))
    other.deck = pool
    _forget(other, seat, shown)


def _forget(other: Table, seat: int | None, shown: set[int]) -> None:
    """What others know of cards that this seat does not see is not for this seat to know."""
    mask = sum(1 << card for card in shown)
    other.seen = tuple([bits if owner == seat else bits & mask for owner, bits in enumerate(other.seen)])


def _start_hands(other: Table, seat: int | None, chance: Chance) -> None:
    """Before the first turn others hold only cards of their own heroes."""
    cards, start = other.plan.box.cards, other.plan.box.start_cards
    for owner, hand in enumerate(other.hands):
        if owner == seat or not hand:
            continue
        other.deck = sorted(other.deck + list(hand))
        left = len(hand)
        dealt: list[int] = []
        for hero in other.own[owner]:
            pool = [card for card in other.deck if cards[card].hero == hero]
            chance.shuffle(pool)
            dealt += pool[: min(left - len(dealt), start[hero])]
        other.hands[owner] = tuple(sorted(dealt))
        other.deck = [card for card in other.deck if card not in dealt]
    if other.turned.count(-1) < len(other.turned) - 1:  # shuffled already: the tiles are being laid
        other.deck.sort()
        chance.shuffle(other.deck)


def _give_reaction(other: Table, seat: int | None) -> None:
    """Who is asked for a reaction has one: a fitting card of the pile goes to that hand."""
    frame = other.stack[-1]
    actor = frame[1]
    if OPTIONS[ASK_REACT](other, frame) != [DONE]:
        return
    fixed = _known(other, actor, seat)
    free = [card for card in other.hands[actor] if card not in fixed]
    hand = other.hands[actor]
    for place, card in enumerate(other.deck):
        for old in free[:1]:
            other.hands[actor] = tuple(sorted([*(one for one in hand if one != old), card]))
            if OPTIONS[ASK_REACT](other, frame) != [DONE]:
                other.deck[place] = old
                return
    other.hands[actor] = hand
