"""Attacks, wounds and defeats (1.3 ATTACK, WOUND, DEFEAT; D3.1, D3.2, D3.4, D4)."""

from ...kernel.words import Event, Tell
from .board import changed
from .components import ALLY, HERO, LOGO
from .events import happened
from .frames import (
    AGAINST,
    BEASTLY,
    COUNTER,
    DEAD,
    DIE,
    FLAGS,
    FOR,
    MISS,
    MODE,
    RESULT,
    SAFE,
    STEP,
    STRUCK,
    SUPPORT,
    SURPRISE,
    TARGET,
    UNKNOWN,
    VOID,
    WHO,
)
from .ground import near
from .moves import ASK_LOOT, ASK_MODE, BEATEN, DEFEAT, STRIKE
from .reach import BOTH, best_mode, in_cover, keys, modes, value
from .sums import BY_ATTACK
from .table import Table
from .vocabulary import (
    ATTACK,
    BY_RANGED,
    DEFEATED,
    DEFENCE,
    HIT,
    MODES,
    NO_COUNTER,
    ROLLED,
    STAT_OF_MODE,
    STRONG_SUPPORT,
    WON,
)
from .windows import alert, answered, opens

Frame = tuple[int, ...]


def start_strike(
    table: Table, a: int, d: int, mode: int, supporters: tuple[int, ...] = (), flags: int = 0
) -> None:
    """Begin an attack. Each supporter adds 1, a strong one 2 (D3.21)."""
    support = helpers = 0
    if supporters:
        helpers = len(supporters)
        for piece in supporters:
            support += 2 if keys(table, piece) & STRONG_SUPPORT else 1
    table.stack.append((STRIKE, 0, a, d, mode, support, helpers, 0, 0, 0, UNKNOWN, flags, d))


def alter(table: Table, at: int, entry: int, to: int) -> None:
    """Change an entry of the STRIKE frame at this place of the stack (see frames.py)."""
    frame = [*table.stack[at]]
    frame[entry] = to
    table.stack[at] = tuple(frame)


def strike(table: Table, frame: Frame, tell: Tell | None) -> None:
    """An attack from where it stands: on to its end, or to the next window that somebody uses.

    How far it is stands in its frame only when it has to wait: most attacks are over at once.
    """
    step, a, d, target, stack = frame[STEP], frame[WHO], frame[AGAINST], frame[TARGET], table.stack
    if step == 4:  # after a defeat
        _counter(table, frame, tell)
        return
    here, heard = len(stack) - 1, alert(table, a, d, target)
    if step == 0:
        if tell:
            tell(_announced(table, frame))
        if heard >> ATTACK & 1 and answered(table, ATTACK, d, tell):
            stack[here] = _AT_STEP[1] + frame[2:]
            return
    if step < 2:
        if frame[FLAGS] & VOID or table.at[a] < 0 or table.at[d] < 0:
            stack.pop()  # no counter-attack either
            return
        frame = throw(table, here, tell)
        if heard >> ROLLED & 1 and answered(table, ROLLED, a, tell):
            stack[here] = _AT_STEP[2] + frame[2:]
            return
    if step == 3 or frame[RESULT] == STRUCK:
        if step < 3 and heard >> HIT & 1 and answered(table, HIT, d, tell):
            stack[here] = _AT_STEP[3] + frame[2:]
            return
        if _strike_home(table, frame, tell):
            # The DEFEAT lies on top now; what it leaves of the attack is the counter-attack.
            stack[here] = _AT_STEP[4] + frame[2:]
            if target == d:
                alter(table, here, FLAGS, frame[FLAGS] | DEAD)
            return
    elif tell:
        tell(happened(table, "cgs-miss", piece=a, foe=d))
    _counter(table, frame, tell)


_AT_STEP = tuple((STRIKE, step) for step in range(5))
"""How the frame of an attack begins that waits before this step."""


def _announced(table: Table, frame: Frame) -> Event:
    flags = frame[FLAGS]
    key = "cgs-attack"
    for bit, name in ((COUNTER, "counter"), (SURPRISE, "surprise"), (BEASTLY, "beast")):
        if flags & bit:
            key = f"cgs-attack-{name}"
    return happened(table, key, piece=frame[WHO], foe=frame[AGAINST], mode=MODES[frame[MODE]])


def throw(table: Table, at: int, tell: Tell | None) -> Frame:
    """Throw the action die for the attack at this place of the stack (D3.11); a re-roll replaces it."""
    _, step, a, d, mode, support, helpers, bonus, more, _, _, flags, target = table.stack[at]
    faces, stat = table.plan.box.action_die, STAT_OF_MODE[mode]
    die = faces[table.below(len(faces))]
    if table.mods or table.spell.stats or table.extra[a] or table.extra[d]:
        base, defence = value(table, a, stat), value(table, d, DEFENCE) + more
    else:  # as usual
        base, defence = table.kits[a].values[stat], table.kits[d].values[DEFENCE] + more
    if mode == BY_RANGED and in_cover(table, a, d):
        defence += 1
    struck = die == LOGO or base + support + bonus + die > defence
    result = STRUCK if struck else MISS
    frame = (STRIKE, step, a, d, mode, support, helpers, bonus, more, die, result, flags, target)
    table.stack[at] = frame
    # As note_roll does; but dice are thrown for attacks more than for all else.
    count = table.roll[0] + 1
    table.roll = (count, BY_ATTACK, a, d, stat, base, support, bonus, die, defence, int(struck))
    if tell:
        tell(_thrown(table, frame, base, defence))
    return frame


def _thrown(table: Table, frame: Frame, base: int, defence: int) -> Event:
    die, strength = frame[DIE], base + frame[SUPPORT] + frame[FOR]
    return happened(
        table,
        "cgs-roll-attack" if die != LOGO else "cgs-roll-attack-logo",
        piece=frame[WHO],
        foe=frame[AGAINST],
        mode=MODES[frame[MODE]],
        base=base,
        support=frame[SUPPORT],
        bonus=frame[FOR],
        die=0 if die == LOGO else die,
        total=strength if die == LOGO else strength + die,
        defence=defence,
        result="hit" if frame[RESULT] == STRUCK else "miss",
    )


def _strike_home(table: Table, frame: Frame, tell: Tell | None) -> bool:
    """The hit wounds whom it is for; says whether that is a defeat."""
    target = frame[TARGET]
    if frame[FLAGS] & SAFE or table.at[target] < 0:
        return False
    return wound(table, target, frame[WHO], table.owner[frame[WHO]], tell)


def _counter(table: Table, frame: Frame, tell: Tell | None) -> None:
    """The attacked strikes back if it can (D3.11): once, unsupported, with no action spent (R66)."""
    stack = table.stack
    stack.pop()
    if frame[FLAGS] & _LAST:
        return
    a, d = frame[WHO], frame[AGAINST]
    if keys(table, a) & NO_COUNTER:
        return
    found = modes(table, d, a)
    if found == BOTH and d < table.plan.box.first_creature:
        stack.append((ASK_MODE, table.owner[d], d, a))
    elif found:
        start_strike(table, d, a, best_mode(table, d, a, found), (), COUNTER)
        strike(table, stack[-1], tell)


_LAST = COUNTER | DEAD
"""No counter-attack follows one, and none a defeat."""


def wound(table: Table, piece: int, victor: int, seat: int, tell: Tell | None) -> bool:
    """One wound, by a piece (-1: by no piece) or for a seat. Says whether that is a defeat (R52)."""
    if table.plan.box.pieces[piece].sides == 2 and not table.hurt >> piece & 1:
        table.hurt |= 1 << piece
        if tell:
            tell(happened(table, "cgs-wound", piece=piece))
        return False
    table.stack.append((DEFEAT, 0, piece, victor, seat, table.at[piece]))
    return True


def defeat(table: Table, frame: Frame, tell: Tell | None) -> None:
    step, piece = frame[1], frame[2]
    kind = table.plan.box.pieces[piece].kind
    if kind not in (HERO, ALLY):
        _creature_beaten(table, frame, tell)
    elif not step:
        if tell:
            tell(happened(table, "cgs-defeat", piece=piece, hex=frame[5]))
        table.stack[-1] = (DEFEAT, 1, piece, frame[3], frame[4], frame[5])
        opens(table, DEFEATED, piece, tell)
    else:
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
