"""What can happen in CGS, as the log, the motion and the voice are told of it.

Most events are made by ``happened``: the name of a value says what kind of thing it is, so that a number
becomes the ref of a piece, a card, a hex and so on. What not everybody may see has its own function.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...kernel.words import Event, Ref, Value

if TYPE_CHECKING:
    from .components import Box
    from .plan import Plan
    from .table import Table


def piece_ref(box: "Box", piece: int) -> Ref:
    return f"piece:{box.pieces[piece].id}"


def card_ref(box: "Box", card: int) -> Ref:
    return f"card:{box.cards[card].id}"


def encounter_ref(box: "Box", encounter: int) -> Ref:
    return f"encounter:{box.encounters[encounter].id}"


def counter_ref(box: "Box", counter: int) -> Ref:
    return f"counter:{box.counters[counter].id}"


def hex_ref(hex: int) -> Ref:
    """A hex by the place of its tile and its position there: 0 the centre, 1 to 6 the directions."""
    return f"hex:{hex // 7}-{hex % 7}"


def place_ref(place: int) -> Ref:
    return f"tile:{place}"


def seat_ref(seat: int) -> Ref:
    return f"seat:{seat}"


def side_ref(plan: "Plan", side: int) -> Ref:
    """A side of one is called by its seat; a team has a name of its own."""
    members = plan.side.count(side)
    return seat_ref(plan.side.index(side)) if members == 1 else f"team:{side}"


_REFS: dict[str, Callable[["Box", int], Ref]] = {
    "piece": piece_ref,
    "foe": piece_ref,
    "card": card_ref,
    "encounter": encounter_ref,
    "counter": counter_ref,
    "hex": lambda _, hex: hex_ref(hex),
    "origin": lambda _, hex: hex_ref(hex),
    "place": lambda _, place: place_ref(place),
    "seat": lambda _, seat: seat_ref(seat),
    "other": lambda _, seat: seat_ref(seat),
}


def happened(table: "Table", key: str, **values: Value) -> Event:
    """An open event; values that name things are told as their refs."""
    box = table.plan.box
    refs: list[Ref] = []
    told: dict[str, Value] = {}
    for name, value in values.items():
        make = _REFS.get(name)
        if name == "side" and isinstance(value, int):
            refs.append(side_ref(table.plan, value))
            told[name] = refs[-1]
        elif make is None or isinstance(value, str):
            told[name] = value
        elif value >= 0:
            refs.append(make(box, value))
            told[name] = refs[-1]
    return Event(key, told, tuple(refs))


def _secret(
    table: "Table", key: str, seats: tuple[int, ...], open_: dict[str, Value], **more: Value
) -> Event:
    """An event of which all others are told only the open values, under ``key-hidden``."""
    veiled = happened(table, f"{key}-hidden", **open_)
    full = happened(table, key, **open_, **more)
    return Event(full.key, full.values, full.refs, seats, veiled)


def drew(table: "Table", seat: int, card: int) -> Event:
    return _secret(table, "cgs-draw", (seat,), {"seat": seat}, card=card)


def chose_start_card(table: "Table", seat: int, card: int) -> Event:
    return _secret(table, "cgs-start-card", (seat,), {"seat": seat}, card=card)


def gave_card(table: "Table", seat: int, other: int, card: int) -> Event:
    return _secret(table, "cgs-give", (seat, other), {"seat": seat, "other": other}, card=card)


def peeked_tile(table: "Table", seat: int, place: int) -> Event:
    tile = f"print:{table.plan.box.tiles[table.tiles[place]].id}"
    return _secret(table, "cgs-peek-tile", (seat,), {"seat": seat, "place": place}, tile=tile)


def peeked_encounter(table: "Table", seat: int, encounter: int, nth: int) -> Event:
    return _secret(table, "cgs-peek-encounter", (seat,), {"seat": seat, "nth": nth}, encounter=encounter)


def peeked_card(table: "Table", seat: int, other: int, card: int) -> Event:
    return _secret(table, "cgs-peek-card", (seat,), {"seat": seat, "other": other}, card=card)


def reshuffled(pile: str) -> Event:
    return Event("cgs-reshuffle", {"pile": pile}, (pile,))


def discarded(table: "Table", card: int) -> Event:
    event = happened(table, "cgs-discard", card=card)
    return Event(event.key, event.values, (*event.refs, "out"))


def coins(table: "Table", seat: int, amount: int) -> Event:
    key = "cgs-coins-gain" if amount > 0 else "cgs-coins-lose"
    return happened(table, key, seat=seat, amount=abs(amount), total=table.coins[seat])


def equipped(table: "Table", piece: int, card: int) -> Event:
    return happened(table, "cgs-equip", piece=piece, card=card)


def banner_put(table: "Table", hex: int, side: int) -> Event:
    return happened(table, "cgs-banner", side=side, hex=hex, points=table.points(side))


def banner_torn(table: "Table", hex: int, side: int) -> Event:
    return happened(table, "cgs-banner-torn", side=side, hex=hex)
