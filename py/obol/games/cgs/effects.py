"""The effect vocabulary: what each word does (4.5).

A RUN frame is (script, place, seat, self, foe, hex, chosen). An effect that needs a choice puts a question on
the stack; the answer comes back as ``chosen`` and the effect is carried out again with it.
"""

from collections.abc import Callable

from ...kernel.words import Tell
from . import events, fights, rolls, trials
from .board import changed
from .components import Effect
from .entering import go
from .events import happened
from .ground import can_stand, near
from .moves import (
    ASK_HEX,
    ASK_OPTION,
    ASK_PIECE,
    ASK_PLACE,
    ASK_PLAYER,
    RUN,
    SPAWN,
    THROW_OUT,
)
from .reach import opposing
from .sums import BY_CHANCE, note_roll
from .table import Table
from .vocabulary import EQUIPMENT, STATS

Frame = tuple[int, ...]
Op = Callable[[Table, Effect, Frame, "Tell | None"], bool]
"""Carries out an effect; False while a question is open."""
SCRIPT, PLACE, SEAT, SELF, FOE, WHERE, CHOSEN = range(1, 8)


def run(table: Table, frame: Frame, tell: Tell | None) -> None:
    """The effects of a script, in order, until one asks somebody or brings something about."""
    script, stack = frame[SCRIPT], table.stack
    effects = table.plan.box.scripts[script]
    here = len(stack) - 1
    if len(effects) == 1:  # most have no more to say
        effect = effects[0]
        if OPS[effect.op](table, effect, frame, tell):
            del stack[here]
        return
    place, last = frame[PLACE], len(effects) - 1
    while place <= last:
        effect = effects[place]
        if not OPS[effect.op](table, effect, frame, tell):
            stack[here] = frame  # asked: carried out again with the answer
            return
        if place == last:
            break
        place += 1
        frame = (RUN, script, place, *frame[3:7], -1)
        if len(stack) > here + 1 or table.winner >= 0:
            stack[here] = frame  # what came of it comes first
            return
    del stack[here]  # what came of the last effect needs nobody to wait for it


def candidates(table: Table, effect: Effect, seat: int, me: int, foe: int = -1) -> list[int]:
    """The pieces a selector may mean (4.5 who), restricted by distance."""
    who = effect.who
    if who == "self":
        found = [me]
    elif who == "foe":
        found = [foe]
    elif who == "hero":
        found = table.heroes(seat)
    elif who in ("own", "own_all"):
        found = list(table.own[seat])
    elif who == "enemy":
        found = [*opposing(table, seat)]
    else:
        found = list(table.beasts)
    at = table.at
    close: frozenset[int] | None = None
    if effect.within >= 0 and found:
        close = frozenset()
        for centre in (me,) if me >= 0 else table.heroes(seat):
            close |= near(table.plan.grid, table.ground, at[centre], effect.within)
    able = []
    for piece in found:
        if piece >= 0 and at[piece] >= 0 and (close is None or at[piece] in close):
            able.append(piece)  # noqa: PERF401 -- a loop is quicker for a few
    return able


ALL = -1
"""The bits of all pieces."""


def _targets(table: Table, effect: Effect, frame: Frame, among: int) -> list[int] | None:
    """Whom among the pieces of these bits an effect hits; None while its owner is asked."""
    if frame[CHOSEN] >= 0:
        return [frame[CHOSEN]]
    found = candidates(table, effect, frame[SEAT], frame[SELF], frame[FOE])
    if among != ALL:
        found = [piece for piece in found if among >> piece & 1]
    if effect.who == "own_all" or len(found) < 2 or frame[SEAT] < 0:
        return found if effect.who == "own_all" else found[:1]
    table.stack.append((ASK_PIECE, frame[SEAT], *sorted(found)))
    return None


def _heal(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if not table.hurt:
        return True
    found = _targets(table, effect, frame, table.hurt)
    if found is None:
        return False
    for piece in found:
        table.hurt &= ~(1 << piece)
        if tell:
            tell(happened(table, "cgs-heal", piece=piece))
    return True


def _wound(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    found = _targets(table, effect, frame, ALL)
    if found is None:
        return False
    for piece in found:
        seat = frame[SEAT] if table.owner[piece] < 0 else -1
        fights.wound(table, piece, frame[SELF] if frame[SELF] != piece else -1, seat, tell)
    return True


def _gain(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if frame[SEAT] >= 0:
        table.gain(frame[SEAT], effect.n, tell)
    return True


def _lose(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if frame[SEAT] >= 0:
        table.gain(frame[SEAT], -min(effect.n, table.coins[frame[SEAT]]), tell)
    return True


def _steal(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    seat = frame[SEAT]
    if effect.who == "foe_player":
        found = [table.owner[frame[FOE]]] if frame[FOE] >= 0 and table.owner[frame[FOE]] >= 0 else []
    elif frame[CHOSEN] >= 0:
        found = [frame[CHOSEN]]
    else:
        found = [other for other in opponents(table, seat) if table.coins[other]]
        if len(found) > 1:
            table.stack.append((ASK_PLAYER, seat, *found))
            return False
    for other in found:
        amount = min(effect.n, table.coins[other])
        table.gain(other, -amount, tell)
        if seat >= 0:
            table.gain(seat, amount, tell)  # a creature's booty goes to the bank
    return True


def opponents(table: Table, seat: int) -> list[int]:
    """The seats of other sides."""
    return sorted(table.plan.rivals[seat]) if seat >= 0 else list(range(table.plan.seats))


def _draw(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if frame[SEAT] >= 0:
        for _ in range(effect.n):
            table.draw(frame[SEAT], tell)
    return True


def _discard(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if frame[SEAT] >= 0:
        table.stack.append((THROW_OUT, frame[SEAT], effect.n))
    return True


def _peek(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    seat = frame[SEAT]
    if seat < 0:
        return True
    if effect.word == "encounter":
        return _peek_encounters(table, seat, effect.n, tell)
    tile = effect.word == "tile"
    if frame[CHOSEN] < 0:
        if tile:
            found = [place for place in range(table.plan.grid.first_cave) if table.turned[place] < 0]
        else:
            found = [other for other in opponents(table, seat) if table.hands[other]]
        if len(found) != 1:
            if found:
                table.stack.append((ASK_PLACE if tile else ASK_PLAYER, seat, *found))
            return not found
        return _peek_at(table, seat, found[0], tile, tell)
    return _peek_at(table, seat, frame[CHOSEN], tile, tell)


def _peek_encounters(table: Table, seat: int, count: int, tell: Tell | None) -> bool:
    table.news = True
    for nth in range(1, min(count, len(table.enc)) + 1):
        table.enc_seen[-nth] |= 1 << seat
        if tell:
            tell(events.peeked_encounter(table, seat, table.enc[-nth], nth))
    return True


def _peek_at(table: Table, seat: int, chosen: int, tile: bool, tell: Tell | None) -> bool:
    table.news = True
    if tile:
        table.tile_seen = changed(table.tile_seen, chosen, table.tile_seen[chosen] | 1 << seat)
        if tell:
            tell(events.peeked_tile(table, seat, chosen))
        return True
    for card in table.hands[chosen]:
        table.seen = changed(table.seen, seat, table.seen[seat] | 1 << card)
        if tell:
            tell(events.peeked_card(table, seat, chosen, card))
    return True


def _skip(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    found = _targets(table, effect, frame, ALL)
    if found is None:
        return False
    for piece in found:
        if effect.word == "move":
            table.skip_move |= 1 << piece
        else:
            table.skip_act |= 1 << piece
        if tell:
            tell(happened(table, f"cgs-skip-{effect.word}", piece=piece))
    return True


def _mod(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    found = _targets(table, effect, frame, ALL)
    if found is None:
        return False
    until = frame[SEAT] if effect.word == "round" else -1
    for piece in found:
        table.mods = (*table.mods, (piece, effect.stat, effect.by, until))
        if tell:
            told = happened(
                table, f"cgs-mod-{effect.word}", piece=piece, stat=STATS[effect.stat], by=effect.by
            )
            tell(told)
    return True


def _roll(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    faces = table.plan.box.standard_die
    die = faces[table.below(len(faces))]
    note_roll(table, BY_CHANCE, frame[SELF], die=die)
    if tell:
        tell(happened(table, "cgs-roll", piece=frame[SELF], die=die))
    for upto, script in effect.rows:
        if die <= upto:
            _start(table, script, frame)
            break
    return True


def _start(table: Table, script: int, frame: Frame) -> None:
    """Effects inside an effect: for the same seat, pieces and hex."""
    table.stack.append((RUN, script, 0, frame[SEAT], frame[SELF], frame[FOE], frame[WHERE], -1))


def _check(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if frame[SELF] >= 0:
        trials.start_check(table, frame[SELF], effect.stat, effect.by, *effect.scripts)
    return True


def _choose(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if frame[CHOSEN] < 0 and frame[SEAT] >= 0:
        table.stack.append((ASK_OPTION, frame[SEAT], *effect.scripts))
        return False
    _start(table, effect.scripts[max(0, frame[CHOSEN])], frame)
    return True


def _spawn(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    if frame[WHERE] >= 0 and frame[SELF] >= 0:
        table.stack.append(
            (SPAWN, effect.n, effect.level, frame[SELF], frame[WHERE], frame[SCRIPT], frame[PLACE])
        )
    return True


def _banner(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    hex, seat = frame[WHERE], frame[SEAT]
    if hex >= 0 and seat >= 0 and (table.ground.creature[hex] or table.ground.encounter[hex]):
        table.plant(hex, table.plan.side[seat], tell)
    return True


def _grab(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    me, foe = frame[SELF], frame[FOE]
    if me < 0 or foe < 0:
        return True
    cards = table.plan.box.cards
    gear = [card for card in table.gear[foe] if cards[card].type == EQUIPMENT]
    if gear:
        card = gear[table.below(len(gear))]
        table.unequip(card)
        table.wear(me, (*table.gear[me], card))
        if tell:
            tell(happened(table, "cgs-grab", piece=me, foe=foe, card=card))
    return True


def _move(table: Table, effect: Effect, frame: Frame, tell: Tell | None) -> bool:
    found = _targets(table, effect, frame, (1 << table.plan.box.first_creature) - 1)  # R36
    if found is None:
        return False
    for piece in found:
        camp = table.camps[table.side_of(piece)]
        if effect.word == "camp":
            if table.at[piece] != camp:
                go(table, piece, camp, "cgs-put", tell)
            continue
        within = effect.word == "within"
        hexes = landing(table, piece, effect.n if within else 1, within)
        if within and hexes:
            table.stack.append((ASK_HEX, frame[SEAT], piece, *hexes))
        elif hexes:
            go(table, piece, hexes[table.below(len(hexes))], "cgs-blown", tell)
    return True


def landing(table: Table, piece: int, reach: int, outside: bool) -> list[int]:
    """Where an effect may put a character: revealed hexes, barriers ignored, the gate obeyed (R72)."""
    here = table.at[piece]
    cave = table.plan.grid.first_cave * 7
    found = []
    for hex in near(table.plan.grid, table.ground, here, reach):
        if hex == here or not can_stand(table.ground, hex) or (outside and hex >= cave):
            continue
        if not table.is_summit(hex) or table.gate(table.side_of(piece)):
            found.append(hex)
    return sorted(found)


OPS: dict[str, Op] = {
    "bonus": rolls.bonus,
    "reroll": rolls.reroll,
    "succeed": rolls.succeed,
    "cancel": rolls.cancel,
    "redirect": rolls.redirect,
    "heal": _heal,
    "wound": _wound,
    "gain": _gain,
    "lose": _lose,
    "steal": _steal,
    "draw": _draw,
    "discard": _discard,
    "peek": _peek,
    "skip": _skip,
    "mod": _mod,
    "move": _move,
    "roll": _roll,
    "check": _check,
    "choose": _choose,
    "spawn": _spawn,
    "banner": _banner,
    "grab_equipment": _grab,
}
