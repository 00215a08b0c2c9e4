"""What comes of a defeat: the way to the camp, reward and loot (1.3 DEFEAT; D3.4, R41, R52 to R57, R69)."""

from ...kernel.words import Tell
from .board import changed
from .components import ALLY, HERO
from .events import happened
from .ground import near
from .moves import ASK_LOOT, BEATEN, DEFEAT
from .table import Table
from .vocabulary import DEFEATED, WON
from .windows import opens

Frame = tuple[int, ...]


def defeat(table: Table, frame: Frame, tell: Tell | None) -> None:
    step, piece = frame[1], frame[2]
    kind = table.plan.box.pieces[piece].kind
    if kind not in (HERO, ALLY):
        _creature_beaten(table, frame, tell)
    else:
        if not step:
            if tell:
                tell(happened(table, "cgs-defeat", piece=piece, hex=frame[5]))
            table.stack[-1] = (DEFEAT, 1, piece, frame[3], frame[4], frame[5])
            if opens(table, DEFEATED, piece, tell):
                return
        table.stack.pop()
        table.hurt &= ~(1 << piece)
        table.fallen |= 1 << piece
        if kind == HERO:
            _to_camp(table, piece, tell)
        else:
            remove_ally(table, piece, tell)


def _to_camp(table: Table, hero: int, tell: Tell | None) -> None:
    """Unhurt to the camp, with all cards and dinars (R55); no more movement, but his action (R57)."""
    camp = table.camps[table.side_of(hero)]
    table.at[hero] = camp
    table.moved |= 1 << hero
    if tell:
        tell(happened(table, "cgs-to-camp", piece=hero, hex=camp))


def remove_ally(table: Table, piece: int, tell: Tell | None) -> None:
    """An ally leaves the game with all that is on it (R56)."""
    seat = table.owner[piece]
    table.at[piece] = -1
    table.owner[piece] = -1
    table.lead(seat, tuple([other for other in table.own[seat] if other != piece]))
    mask = ~(1 << piece)
    table.hurt &= mask
    table.moved &= mask
    table.acted &= mask
    table.skip_move &= mask
    table.skip_act &= mask
    table.mods = tuple([mod for mod in table.mods if mod[0] != piece])
    cards = (table.plan.box.pieces[piece].card, *table.gear[piece])
    table.wear(piece, ())
    for card in cards:
        table.discard(card, tell)


def _creature_beaten(table: Table, frame: Frame, tell: Tell | None) -> None:
    """Reward, loot, the counters back, the prize, and the encounter card if it was one (D3.4, R41, R69)."""
    _, step, piece, victor, seat, hex = frame
    printed = table.plan.box.pieces[piece]
    if step == 0:
        table.vanish(piece)
        table.hurt &= ~(1 << piece)
        if tell:
            key = "cgs-creature-beaten" if victor >= 0 else "cgs-creature-gone"
            tell(happened(table, key, piece=piece, foe=victor, hex=hex))
        if seat >= 0:
            table.gain(seat, printed.value, tell)
        table.stack[-1] = (DEFEAT, 1, piece, victor, seat, hex)
        if _share_loot(table, piece, seat, hex):
            return
    if step < 2:
        if table.gear[piece]:
            _take_loot(table, piece, tell)
        table.stack[-1] = (DEFEAT, 2, piece, victor, seat, hex)
        character = 0 <= victor < table.plan.box.first_creature and table.at[victor] >= 0
        if character and opens(table, WON, victor, tell):
            return
    table.stack.pop()
    _tidy(table, piece, hex, seat, tell)
    if printed.encounter >= 0 and seat >= 0:
        table.stack.append((BEATEN, 0, hex, printed.encounter, seat, _credited(table, victor, seat)))
    elif printed.encounter >= 0:
        table.enc_out.append(printed.encounter)


def _credited(table: Table, victor: int, seat: int) -> int:
    """The character an encounter's follow-up is drawn for: who struck, else the seat's first hero."""
    if victor >= 0 and table.owner[victor] == seat:
        return victor
    return table.own[seat][0]


def _share_loot(table: Table, piece: int, seat: int, hex: int) -> bool:
    """Who may take the creature's equipment: own characters in its hex or beside it (D3.42).

    Says whether that is still to be decided.
    """
    table.answer = -1
    if not table.gear[piece] or seat < 0:
        return False
    around = near(table.plan.grid, table.ground, hex, 1)
    able = [other for other in table.own[seat] if table.at[other] in around]
    if len(able) == 1:
        table.answer = able[0]
    elif able:
        table.stack.append((ASK_LOOT, seat, *able))
    return len(able) > 1


def _take_loot(table: Table, piece: int, tell: Tell | None) -> None:
    loot = table.gear[piece]
    table.wear(piece, ())
    for card in loot:
        hero = table.plan.box.cards[card].hero
        if table.answer >= 0 and hero in (-1, table.answer):  # R13: hero cards only to that hero
            table.equip(table.answer, card, tell)
        else:
            table.discard(card, tell)


def _tidy(table: Table, piece: int, hex: int, seat: int, tell: Tell | None) -> None:
    counter = table.plan.box.pieces[piece].counter
    if counter >= 0:
        table.put_back(counter)
    for one in table.tied[piece]:
        table.put_back(one)
    table.tied = changed(table.tied, piece, ())
    table.extra = changed(table.extra, piece, ())
    if table.mods:
        table.mods = tuple([mod for mod in table.mods if mod[0] != piece])
    prize = table.prize >> piece & 1
    table.prize &= ~(1 << piece)
    if prize and seat >= 0:
        table.plant(hex, table.plan.side[seat], tell)
