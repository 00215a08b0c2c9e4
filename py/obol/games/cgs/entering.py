"""Entering a hex and what comes of it: activation, encounters, creature counters (1.3, D2.3, D2.4)."""

from ...kernel.words import Tell
from .board import changed
from .events import happened, reshuffled
from .fights import start_strike
from .frames import SURPRISE
from .moves import DRAW, ENTER, RULE, RUN, SPAWN
from .reach import best_mode, keys, modes
from .table import Table, without
from .vocabulary import EQUIPMENT, NO_SURPRISE

Frame = tuple[int, ...]
DEEPEST = 4
"""So many rule counters may follow each other (R40)."""


def go(table: Table, piece: int, hex: int, key: str, tell: Tell | None, **values: int) -> None:
    """Put a character into a hex, whatever moved it there: that is entering it (D2.31)."""
    origin = table.at[piece]
    table.at[piece] = hex
    if tell:
        tell(happened(table, key, piece=piece, hex=hex, origin=origin, **values))
    # Where no number is printed nothing can come of it.
    if table.ground.creature[hex] or table.ground.encounter[hex]:
        table.stack.append((ENTER, 0, piece, hex))


def enter(table: Table, frame: Frame, tell: Tell | None) -> None:
    _, step, piece, hex = frame
    table.stack.pop()
    if not step:
        activate(table, piece, hex, tell)
    elif table.top[hex] >= 0 or table.creature_at(hex):
        table.moved |= 1 << piece  # R34


def activate(table: Table, piece: int, hex: int, tell: Tell | None) -> bool:
    """What a character wakes in a hex with a number that it has just entered; says whether anything."""
    if table.banner[hex] == table.side_of(piece) or table.creature_at(hex):
        return False  # D2.33; D2.32: an undefeated creature lies there
    level, number = table.ground.creature[hex], table.ground.encounter[hex]
    if level:
        if tell:
            tell(happened(table, "cgs-activate-creature", piece=piece, hex=hex, level=level))
        table.stack += ((ENTER, 1, piece, hex), (SPAWN, 1, level, piece, hex, -1, 0))
        return True
    if table.top[hex] < 0:
        if tell:
            tell(happened(table, "cgs-activate-encounter", piece=piece, hex=hex, number=number))
        table.stack += ((ENTER, 1, piece, hex), (DRAW, 0, hex, piece, 0, 0, -1, -1))
        return True
    return False


def draw_encounter(table: Table, frame: Frame, tell: Tell | None) -> None:
    """Encounter cards until one is no special, or the character is gone (D2.35, R43)."""
    _, step, hex, piece, follow, drawn, card, before = frame
    if step:
        table.enc_out.append(card)
        if table.at[piece] != before or table.fallen >> piece & 1:
            table.stack.pop()
        else:
            table.stack[-1] = (DRAW, 0, hex, piece, follow, drawn, -1, -1)
        return
    # When only specials are left they would come round for ever: then the stack counts as empty (R39).
    card = _top_encounter(table, tell) if drawn <= table.plan.box.specials else -1
    if card < 0:
        table.stack.pop()
        if tell:
            tell(happened(table, "cgs-no-encounter", hex=hex))
        if follow:
            overcome(table, hex, table.side_of(piece), tell)
        return
    encounter = table.plan.box.encounters[card]
    if encounter.script >= 0:
        table.fallen &= ~(1 << piece)
        if tell:
            tell(happened(table, "cgs-special", piece=piece, encounter=card, hex=hex))
        table.stack[-1] = (DRAW, 1, hex, piece, follow, drawn + 1, card, table.at[piece])
        table.stack.append((RUN, encounter.script, 0, table.owner[piece], piece, -1, hex, -1))
        return
    table.stack.pop()
    _lay_open(table, card, hex, piece, follow, tell)


def _lay_open(table: Table, card: int, hex: int, piece: int, follow: int, tell: Tell | None) -> None:
    """An encounter that is no special: a creature strikes, a trial waits to be tried."""
    encounter = table.plan.box.encounters[card]
    if encounter.piece >= 0:
        table.appear(encounter.piece, hex)
        if tell:
            tell(happened(table, "cgs-encounter-creature", encounter=card, piece=encounter.piece, hex=hex))
        surprise(table, encounter.piece, piece, tell)
        return
    table.top[hex] = card
    table.fresh = changed(table.fresh, hex, table.turn if follow else -1)  # R49
    # Tried it must be: this turn (R44), a follow-up in the next turn of its player (D2.35).
    if follow:
        table.owed = (*table.owed, piece << 8 | hex)
    else:
        table.must = (*table.must, piece << 8 | hex)
    if tell:
        tell(happened(table, "cgs-encounter-trial", encounter=card, hex=hex, value=encounter.value))


def _top_encounter(table: Table, tell: Tell | None) -> int:
    if not table.enc:
        if not table.enc_out:
            return -1
        table.enc, table.enc_out = sorted(table.enc_out), []
        table.shuffle(table.enc)
        table.enc_seen = [0] * len(table.enc)
        if tell:
            tell(reshuffled("encounters"))
    table.enc_seen.pop()
    table.news = True
    return table.enc.pop()


def overcome(table: Table, hex: int, side: int, tell: Tell | None) -> None:
    """The indicator is overcome: its pile is put away, the banner stands (D3.32, D3.33)."""
    mine = [entry for entry in table.won[hex] if not table.plan.own_piles or entry & 7 == side]
    table.enc_out += [entry >> 3 for entry in mine]
    table.won[hex] = tuple([entry for entry in table.won[hex] if entry not in mine])
    table.plant(hex, side, tell)


def surprise(table: Table, creature: int, piece: int, tell: Tell | None) -> None:
    """A creature that has just appeared strikes at once, if it can (D2.4, R42)."""
    if table.at[piece] < 0:
        return
    found = modes(table, creature, piece)
    if not found:
        return
    if keys(table, piece) & NO_SURPRISE:
        if tell:
            tell(happened(table, "cgs-no-surprise", piece=piece, foe=creature))
        return
    start_strike(table, creature, piece, best_mode(table, creature, piece, found), (), SURPRISE)


def spawn(table: Table, frame: Frame, tell: Tell | None) -> None:
    """Counters from a creature stack into a hex, one after the other."""
    _, left, level, piece, hex, script, place = frame
    if not left:
        table.stack.pop()
        return
    table.stack[-1] = (SPAWN, left - 1, level, piece, hex, script, place)
    bag = table.bags[level] if level < len(table.bags) else ()
    if not bag:
        if tell:
            tell(happened(table, "cgs-bag-empty", level=level))  # R39
        return
    counter = bag[table.below(len(bag))]
    creature = table.plan.box.counters[counter].piece
    if creature < 0:
        chain = sum(other[0] == RULE for other in _chain(table))
        if chain < DEEPEST:
            table.bags[level] = without(bag, counter)
            table.stack.append((RULE, 0, counter, piece, hex, 0))
        elif tell:
            tell(happened(table, "cgs-counter-unread", level=level))
        return
    table.bags[level] = without(bag, counter)
    _appear(table, creature, hex, tell)
    surprise(table, creature, piece, tell)


def _chain(table: Table) -> list[Frame]:
    """The rule counters and spawns under way, the innermost first."""
    found = []
    for frame in reversed(table.stack):
        if frame[0] not in (SPAWN, RULE, RUN):
            break
        found.append(frame)
    return found


def _appear(table: Table, creature: int, hex: int, tell: Tell | None) -> None:
    """A creature counter on the map, with all that the rule counters before it gave it."""
    table.appear(creature, hex)
    if tell:
        tell(happened(table, "cgs-creature", piece=creature, hex=hex))
    for offset, frame in enumerate(_chain(table), 1):
        if frame[0] == RULE and not frame[5]:
            table.tied = changed(table.tied, creature, (*table.tied[creature], frame[2]))
            table.stack[-offset] = (*frame[:5], 1)
        elif frame[0] == SPAWN and frame[5] >= 0:
            effect = table.plan.box.scripts[frame[5]][frame[6]]
            table.extra = changed(table.extra, creature, (*table.extra[creature], *effect.mods))
            table.prize |= effect.prize << creature
            _loot(table, creature, effect.loot, tell)


def _loot(table: Table, creature: int, count: int, tell: Tell | None) -> None:
    """Equipment from the draw pile on a creature (R70); what else turns up on the way is discarded."""
    while count and table.deck:
        card = table.deck.pop()
        table.news = True
        if table.plan.box.cards[card].type == EQUIPMENT:
            count -= 1
            table.wear(creature, (*table.gear[creature], card))
            if tell:
                tell(happened(table, "cgs-loot-lies", piece=creature, card=card))
        else:
            table.discard(card, tell)


def rule_counter(table: Table, frame: Frame, tell: Tell | None) -> None:
    """A counter that holds a rule instead of a creature (D2.34)."""
    _, step, counter, piece, hex, tied = frame
    box = table.plan.box
    if not step:
        if tell:
            tell(happened(table, "cgs-rule-counter", counter=counter, piece=piece, hex=hex))
        table.stack[-1] = (RULE, 1, counter, piece, hex, tied)
        table.stack.append((RUN, box.counters[counter].script, 0, table.owner[piece], piece, -1, hex, -1))
        return
    table.stack.pop()
    if not tied:
        table.put_back(counter)
