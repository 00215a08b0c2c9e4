"""What each seat of Apokalypse sees (R22, R25, R42, R87). Secrecy is decided here only.

Hidden: the alignments of the others until the end, fronts in other hands and of citizens unless this seat
has seen them, the order of the talons. Backs are open. While a window is open nobody but the seat itself is
told who is asked: ``actor`` is None for all others, because being asked means being able to ward.

``doom`` says what each horseman still to come would do now, ``deal`` who would be dealt what, in order.
"""

from typing import TYPE_CHECKING

from ...kernel.words import EVERYBODY, Plain, Ref
from .attacks import column_of
from .components import (
    BACK,
    BACK_CARDS,
    BACKS,
    BIT,
    CAPITAL,
    CARDS,
    CODE_TABLES,
    CODES,
    EARTH,
    EVIL,
    FRAME,
    GOOD,
    HALF_NAMES,
    HEAVEN,
    HELL,
    HORSEMEN,
    KIND,
    KINDS,
    MUSIC,
    PLANES,
    POPULATION,
    REF,
    SEAL,
    SEALS,
    SIDES,
    SYMBOLS,
    UNITS,
    VALUE,
)
from .dealing import NO_CARD, due
from .ending import judge, population
from .events import earner_ref
from .horsemen import NEEDS, Pool, counting, fate, needs, pool
from .moves import OVER, PHASES, SETTLE, TURN, WINDOW, WINDOW_ORDER
from .places import ROWS
from .refs import (
    CARD_MASK,
    alignment_ref,
    back_ref,
    citizen_ref,
    discard_ref,
    founder_ref,
    hand_ref,
    horseman_ref,
    is_person,
    layer_of,
    place_ref,
    talon_ref,
)

if TYPE_CHECKING:
    from .turns import ApokalypseState


def view(state: "ApokalypseState", seat: int | None) -> Plain:
    """The table as this seat sees it; None is a spectator."""
    asked = state.stack[-1][0] if state.stack else TURN
    seats = range(len(state.hands))
    good, evil = population(state)
    return {
        "seat": seat,
        "phase": PHASES[asked],
        "actor": None if asked == WINDOW and seat not in (state.actor, EVERYBODY) else state.actor,
        "mover": state.mover,
        "round": state.round,
        "start": state.start,
        "first": state.first if state.first >= 0 else None,
        "next": state.next if state.next in HORSEMEN else None,
        "codes": CODE_TABLES[state.house.codes],
        "alignment": SIDES[state.align[seat]] if seat is not None and seat in seats else None,
        "nations": [_nation(state, nation, seat) for nation in seats],
        "talons": [_talon(state, back) for back in (POPULATION, CAPITAL)],
        "discards": {BACKS[back]: _discards(state, back) for back in (POPULATION, CAPITAL)},
        "seals": [REF[card] for card in SEALS if state.seals >> card - SEAL & 1],
        "horsemen": [_horseman(state, number) for number in HORSEMEN],
        "balance": {"good": good, "evil": evil},
        "attack": _attack(state),
        "doom": [doom(state, number) for number in range(state.next, HORSEMEN.stop)],
        "deal": {BACKS[back]: _deal(state, back) for back in (POPULATION, CAPITAL)},
        "scores": list(state.scores()),
        "case": judge(state).case if asked == OVER else None,
    }


def card_plain(card: int, side: int | None = None) -> Plain:
    """A card by its kind; lying on a side also the half that counts there."""
    if card >= SEAL:
        return {"ref": REF[card], "kind": "seal", "half": "music"}
    plain: Plain = {"ref": REF[card], "kind": KINDS[KIND[card]]}
    return plain if side is None else plain | {"half": HALF_NAMES[side][KIND[card]]}


def _nation(state: "ApokalypseState", nation: int, seat: int | None) -> Plain:
    over = bool(state.stack) and state.stack[-1][0] == OVER
    shown = over or seat in (nation, EVERYBODY)
    trophies = state.trophies[nation]
    return {
        "seat": nation,
        "passed": not state.active >> nation & 1,
        "alignment": {
            "ref": alignment_ref(nation),
            "side": SIDES[state.align[nation]] if shown else None,
        },
        "hand": _hand(state, nation, seat),
        "good": _side(state, nation, GOOD, seat),
        "evil": _side(state, nation, EVIL, seat),
        "sheet": [
            state.sheet[nation * 4 + number - 1] if number < state.next else None for number in HORSEMEN
        ],
        "horsemen": [number for number in HORSEMEN if trophies >> number & 1],
    }


def _hand(state: "ApokalypseState", owner: int, seat: int | None) -> Plain:
    """A hand: all of it to its owner, to others the backs, and the fronts this seat has seen (R22).

    Equal cards are one group; its ``ref`` is the card that is played when the kind is chosen.
    """
    hand = state.hands[owner]
    shown = seat in (owner, EVERYBODY)
    known = hand if shown else 0 if seat is None else hand & state.seen[seat]
    groups: dict[int, list[int]] = {}
    for card in CARDS:
        if known & BIT[card]:
            groups.setdefault(KIND[card], []).append(card)
    return {
        "ref": hand_ref(owner),
        "backs": {
            BACKS[back]: {"ref": back_ref(owner, back), "count": (hand & BACK_CARDS[back]).bit_count()}
            for back in (POPULATION, CAPITAL)
        },
        "cards": [_group(kind, cards) for kind, cards in groups.items()],
    }


def _group(kind: int, cards: list[int]) -> Plain:
    return {
        "ref": REF[cards[-1]],
        "kind": KINDS[kind],
        "back": BACKS[BACK[cards[0]]],
        "frame": FRAME[kind],
        "good": HALF_NAMES[GOOD][kind],
        "evil": HALF_NAMES[EVIL][kind],
        "refs": [REF[card] for card in cards],
    }


def _side(state: "ApokalypseState", nation: int, side: int, seat: int | None) -> Plain:
    """One side of a nation: three rows from inside to outside, and what they count."""
    at = nation * ROWS + side
    units = sum(UNITS[side][card] for card in (*state.rows[at + 2], *state.rows[at + 4]))
    return {
        "founder": founder_ref(nation, side),
        "places": {PLANES[plane]: place_ref(plane, nation, side) for plane in (EARTH, HEAVEN, HELL)},
        "earth": [_citizen(state, nation, side, column, seat) for column in range(len(state.rows[at]))],
        "heaven": [card_plain(card, side) for card in state.rows[at + HEAVEN * 2]],
        "hell": [
            card_plain(card, side) | {"code": _code(state, card, side)} for card in state.rows[at + HELL * 2]
        ],
        "symbols": {name: units >> 8 * symbol & 255 for symbol, name in enumerate(SYMBOLS)},
        "music": units >> 24,
    }


def _code(state: "ApokalypseState", card: int, side: int) -> dict[str, int]:
    """What this hell card changes at a deal, by the back that is dealt; nothing if it has no code."""
    table = CODES[state.house.codes]
    changes = ((BACKS[back], table[back][side][card]) for back in (POPULATION, CAPITAL))
    return {back: change for back, change in changes if change}


def _citizen(state: "ApokalypseState", nation: int, side: int, column: int, seat: int | None) -> Plain:
    """A citizen; the front only for those who have seen it. ``shielded``: music in its column (R30)."""
    entry, heaven, hell = column_of(state, nation, side, column)
    card = entry & CARD_MASK
    music = hell if side == EVIL else heaven
    seen = seat in (layer_of(entry), EVERYBODY) or (seat is not None and bool(state.seen[seat] & BIT[card]))
    return {
        "ref": citizen_ref(entry),
        "person": is_person(card),
        "front": REF[card] if is_person(card) or seen else None,
        "kind": KINDS[KIND[card]] if is_person(card) or seen else None,
        "shielded": music >= 0 and MUSIC[music],
    }


def _talon(state: "ApokalypseState", back: int) -> Plain:
    """R87: the cards above the next horseman, if the house shows them."""
    above = len(state.talons[back]) if state.house.show_talons else None
    return {"ref": talon_ref(back), "back": BACKS[back], "above": above}


def _discards(state: "ApokalypseState", back: int) -> Plain:
    pile = state.discards & BACK_CARDS[back]
    return {"ref": discard_ref(back), "cards": [card_plain(card) for card in CARDS if pile & BIT[card]]}


def _horseman(state: "ApokalypseState", number: int) -> Plain:
    return {
        "ref": horseman_ref(number),
        "number": number,
        "value": VALUE[number],
        "symbols": [SYMBOLS[symbol] for symbol in NEEDS[number]],
        "done": number < state.next,
        "owners": [seat for seat, trophies in enumerate(state.trophies) if trophies >> number & 1],
    }


def _attack(state: "ApokalypseState") -> Plain | None:
    """The attack that is being answered, or whose convert is looking for a place."""
    if not state.stack or state.stack[-1][0] not in (WINDOW, SETTLE):
        return None
    frame = state.stack[-1]
    nation, side, column = frame[2:5] if frame[0] == WINDOW else frame[1:4]
    return {
        "card": card_plain(frame[1]) if frame[0] == WINDOW else None,
        "seat": state.mover,
        "nation": nation,
        "side": SIDES[side],
        "citizen": citizen_ref(state.rows[nation * ROWS + side][column]),
        "order": list(WINDOW_ORDER[len(state.hands)][state.mover][nation]),
    }


def doom(state: "ApokalypseState", number: int) -> Plain:
    """What this horseman would do if he came now: who dies, and what saves the others."""
    nations = []
    for nation in range(len(state.hands)):
        have, wanted = pool(state, nation), needs(number, state.trophies[nation])
        lives = fate(have, wanted)
        dead = have.good + have.evil - lives.good - lives.evil
        nations.append(
            {
                "needs": [SYMBOLS[symbol] for symbol in wanted],
                "good": _spared(state, nation, GOOD, have, lives.good, wanted),
                "evil": _spared(state, nation, EVIL, have, lives.evil, wanted),
                "surplus": lives.surplus,
                "points": lives.good + lives.evil - dead,
            }
        )
    return {"ref": horseman_ref(number), "number": number, "nations": nations}


def _spared(
    state: "ApokalypseState", nation: int, side: int, have: Pool, living: int, wanted: tuple[int, ...]
) -> Plain:
    symbols, music = (have.evil_symbols, have.metal) if side else (have.good_symbols, have.church)
    row = state.rows[nation * ROWS + side]
    return {
        "living": living,
        "dying": [citizen_ref(entry) for entry in row[living:]],
        "units": min((symbols[symbol] for symbol in wanted), default=0) + music,
        "by": counting(state, nation, side, wanted) if wanted else [],
    }


def _deal(state: "ApokalypseState", back: int) -> Plain:
    """Who would be dealt to if the round ended now, in order; ``served``: cards before the horseman."""
    if state.first < 0 and state.house.deal_new_start:
        return {"order": [], "totals": [], "served": None}  # nobody has passed: it is not known who deals
    order = due(state, back)
    totals = [0] * len(state.hands)
    rows: list[Plain] = []
    for seat, side, entry, code, count in order:
        totals[seat] += count
        earner: Ref = earner_ref(seat, side, entry)
        rows.append(
            {"seat": seat, "earner": earner, "cards": count, "code": None if code == NO_CARD else REF[code]}
        )
    left = len(state.talons[back])
    served = min(left, sum(totals)) if state.house.show_talons else None
    return {"order": rows, "totals": totals, "served": served}
