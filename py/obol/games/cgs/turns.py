"""The course of the game: set-up and rounds (C1, C2; 2)."""

from ...kernel.words import Tell
from .events import happened
from .ground import hidden
from .kit import BY_ROUND
from .moves import (
    ASK_CAMP,
    ASK_HERO,
    ASK_ROTATION,
    ASK_START_CARD,
    OVER,
    ROUND,
    SETUP,
    TURN,
    WINDOW,
)
from .phases import begin_turn
from .sums import BY_FIRST, note_roll
from .table import Table
from .vocabulary import CAVE as CAVE_TILE
from .vocabulary import LAND, ROUND_START, SUMMIT
from .walking import flipped

Frame = tuple[int, ...]


def lay_out(table: Table) -> None:
    """Olympus in the middle, the land tiles face down round it, caves and encounters shuffled (C1.1)."""
    box, grid = table.plan.box, table.plan.grid
    land = box.of_kind(LAND)
    table.shuffle(land)
    table.tiles[0], table.turned[0] = box.of_kind(SUMMIT)[0], 0
    for place in range(1, grid.first_cave):
        table.tiles[place] = land.pop()
    table.caves = box.of_kind(CAVE_TILE)
    table.shuffle(table.caves)
    table.enc = list(range(len(box.encounters)))
    table.shuffle(table.enc)
    table.enc_seen = [0] * len(table.enc)
    table.ground = hidden(grid)
    table.learn()
    table.reveal(0)
    table.stack.append((SETUP, 0))


def setup(table: Table, frame: Frame, tell: Tell | None) -> None:
    """The choices before the first turn, one kind after the other (X3, R8)."""
    (_, step) = frame
    if not _SETUP[step](table, tell):
        table.stack[-1] = (SETUP, step + 1)


def _choose_heroes(table: Table, tell: Tell | None) -> bool:
    """In seat order, one hero each, until everybody has all of theirs (C1.11)."""
    plan = table.plan
    for count in range(max(plan.heroes)):
        for seat in range(plan.seats):
            if len(table.own[seat]) <= count < plan.heroes[seat]:
                table.stack.append((ASK_HERO, seat))
                return True
    cards = plan.box.cards
    # Absent heroes' cards stay in the box (R12).
    table.deck = [n for n, card in enumerate(cards) if card.hero < 0 or table.owner[card.hero] >= 0]
    return False


def _choose_cards(table: Table, tell: Tell | None) -> bool:
    cards = table.plan.box.cards
    for seat in range(table.plan.seats):
        for hero in table.own[seat]:
            have = sum(cards[card].hero == hero for card in table.hands[seat])
            left = any(cards[card].hero == hero for card in table.deck)
            if have < table.plan.box.start_cards[hero] and left:
                table.stack.append((ASK_START_CARD, seat, hero))
                return True
    table.shuffle(table.deck)
    table.news = True
    return False


def leader(table: Table, side: int) -> int:
    """The seat that decides for a side: its first."""
    return table.plan.side.index(side)


def _turn_tiles(table: Table, tell: Tell | None) -> bool:
    """Each start tile is turned over and then laid as its side likes (C2.11, R7)."""
    plan = table.plan
    for side, place in enumerate(plan.grid.layout.start_places(plan.sides)):
        if table.turned[place] < 0:
            table.turned[place] = 0
            table.news = True
            table.reveal(place)
            if tell:
                tell(flipped(table, place))
            table.stack.append((ASK_ROTATION, leader(table, side), place, -1))
            return True
    return False


def _pitch_camps(table: Table, tell: Tell | None) -> bool:
    plan = table.plan
    for side, place in enumerate(plan.grid.layout.start_places(plan.sides)):
        if table.camps[side] < 0:
            table.stack.append((ASK_CAMP, leader(table, side), place))
            return True
    return False


def _place_heroes(table: Table, tell: Tell | None) -> bool:
    for seat in range(table.plan.seats):
        for hero in table.own[seat]:
            table.at[hero] = table.camps[table.plan.side[seat]]
            table.coins[seat] += table.plan.box.dinars[hero]
        if tell:
            tell(happened(table, "cgs-ready", seat=seat, amount=table.coins[seat]))
    table.start = table.plan.order.index(_first_seat(table, tell))
    if tell:
        tell(happened(table, "cgs-begin", seat=table.plan.order[table.start]))
    table.stack[-1] = (ROUND, 0)
    return True


def _first_seat(table: Table, tell: Tell | None) -> int:
    """The highest standard die begins; who ties throws again (C2.2, R11)."""
    faces = table.plan.box.standard_die
    seats = list(range(table.plan.seats))
    while len(seats) > 1:
        dice = {}
        for seat in seats:
            dice[seat] = faces[table.below(len(faces))]
            note_roll(table, BY_FIRST, -1, seat, die=dice[seat])
            if tell:
                tell(happened(table, "cgs-roll-first", seat=seat, die=dice[seat]))
        best = max(dice.values())
        seats = [seat for seat in seats if dice[seat] == best]
    return seats[0]


_SETUP = (_choose_heroes, _choose_cards, _turn_tiles, _pitch_camps, _place_heroes)


def round_(table: Table, frame: Frame, tell: Tell | None) -> list[int] | None:
    """Everybody's turn once, from the first player on (A2.2)."""
    step, order = frame[1], table.plan.order
    if step == 0 or step > len(order):
        if not _begin_round(table, tell):
            return None
        step = 1
    table.stack[-1] = (ROUND, step + 1)
    table.place = place = (table.start + step - 1) % len(order)
    table.active = order[place]
    frame = (TURN, 0)
    table.stack.append(frame)
    return begin_turn(table, frame, tell)


def _begin_round(table: Table, tell: Tell | None) -> bool:
    """The next round, if there is one; says whether a turn can begin at once."""
    if table.round == table.plan.rounds:
        table.stack[-1] = (ROUND, 0)
        table.phase = OVER
        if tell:
            tell(happened(table, "cgs-last-round", rounds=table.plan.rounds))
        return False
    table.round += 1
    if table.used:
        table.used = tuple([name for name in table.used if name & 3 != BY_ROUND])
    if tell:
        tell(happened(table, "cgs-round", round=table.round))
    table.stack[-1] = (ROUND, 1)
    for piece in table.plan.box.beasts_when[ROUND_START]:
        if table.at[piece] >= 0:
            table.stack.append((WINDOW, ROUND_START, piece, 0))
    return table.stack[-1][0] == ROUND
