"""What can happen in Styx, as the log, the motion and the voice are told of it."""

from ...kernel.words import Event, Ref, Value
from .components import ABILITIES, FIELDS, REF, field_ref


def _seat(seat: int) -> Ref:
    return f"seat:{seat}"


def _hand(seat: int) -> Ref:
    return f"hand:{seat}"


def flipped(key: str, seat: int, card: int, field: int) -> Event:
    values = {"seat": _seat(seat), "card": REF[card], "field": field_ref(field)}
    return Event(key, values, (REF[card], field_ref(field)))


def ferryman_shown(card: int) -> Event:
    return Event("styx-phlegyas", {"card": REF[card]}, ("ferryman", "mooring:none"))


def got_hidden(key: str, seat: int, card: int) -> Event:
    """A soul from the deck that only its owner sees (R19)."""
    veiled = Event(key + "-hidden", {"seat": _seat(seat)}, ("deck", _hand(seat)))
    values = {"seat": _seat(seat), "soul": REF[card]}
    return Event(key, values, (REF[card], "deck", _hand(seat)), (seat,), veiled)


def began(seat: int) -> Event:
    return Event("styx-begin", {"seat": _seat(seat)}, (_seat(seat),))


def took(seat: int, card: int) -> Event:
    values = {"seat": _seat(seat), "soul": REF[card]}
    return Event("styx-take", values, (REF[card], "open", _hand(seat)))


def discarded(seat: int, card: int) -> Event:
    return Event("styx-discard", {"seat": _seat(seat), "soul": REF[card]}, (REF[card], "open", "out"))


def laid(seat: int, card: int, field: int, captured: bool) -> Event:
    key = "styx-capture" if captured else "styx-cover"
    values = {"seat": _seat(seat), "soul": REF[card], "field": field_ref(field)}
    return Event(key, values, (REF[card], _hand(seat), field_ref(field)))


def ferry(pointer: int, moved: bool) -> Event:
    mooring = ABILITIES[pointer]
    key = "styx-ferry" if moved else "styx-ferry-stays"
    return Event(key, {"ability": f"ability:{mooring}"}, ("ferryman", f"mooring:{mooring}"))


def again(end: str, seat: int, card: int, by: str) -> Event:
    """A soul matched Phlegyas; ``end`` says why no other follows, if none does."""
    values = {"seat": _seat(seat), "soul": REF[card], "by": by}
    return Event("styx-again" + end, values, (REF[card], "ferryman"))


def opened(card: int) -> Event:
    return Event("styx-reveal", {"soul": REF[card]}, (REF[card], "deck", "open"))


def deck_empty() -> Event:
    return Event("styx-deck-empty", {}, ("deck",))


def won_all(seat: int) -> Event:
    return Event("styx-end-all", {"seat": _seat(seat)}, tuple(map(field_ref, FIELDS)))


def won_most(seat: int, fields: int, others: int) -> Event:
    values: dict[str, Value] = {"seat": _seat(seat), "fields": fields, "others": others}
    return Event("styx-end-most", values, (_seat(seat),))
