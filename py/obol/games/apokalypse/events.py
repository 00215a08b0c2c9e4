"""What can happen in Apokalypse, as the log, the motion and the voice are told of it.

What a seat may not know is veiled: a citizen's front and a gift are told to those concerned, the others see
a back (R22, R25).
"""

from collections.abc import Sequence

from ...kernel.words import Event, Ref, Value
from .components import BACK, BACKS, KIND, KINDS, REF, SEAL, SIDES
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
    place_ref,
    seat_ref,
    side_ref,
    talon_ref,
)


def half_ref(card: int, side: int) -> Ref:
    """The half of a card that this side shows."""
    return f"half:{'seal' if card >= SEAL else KINDS[KIND[card]]}-{SIDES[side]}"


def _pile(card: int) -> Ref:
    """Where a card goes that leaves a nation."""
    return "seals" if card >= SEAL else discard_ref(BACK[card])


# The set-up


def secret(seat: int, side: int) -> Event:
    thing = (alignment_ref(seat),)
    veiled = Event("apokalypse-secret-hidden", {"seat": seat_ref(seat)}, thing)
    return Event(
        "apokalypse-secret", {"seat": seat_ref(seat), "side": side_ref(side)}, thing, (seat,), veiled
    )


def began(seat: int, number: int) -> Event:
    return Event("apokalypse-begin", {"seat": seat_ref(seat), "round": number}, (seat_ref(seat),))


# Dealing


def drew(key: str, seat: int, card: int, earner: Sequence[Ref] = ()) -> Event:
    """A card from a talon to a hand; ``earner`` is the founder or citizen it is for."""
    back = BACK[card]
    where = (talon_ref(back), *earner, hand_ref(seat))
    values = {"seat": seat_ref(seat), "back": BACKS[back]}
    veiled = Event(key + "-hidden", values, (back_ref(seat, back), *where))
    return Event(key, values | {"card": REF[card]}, (REF[card], *where), (seat,), veiled)


def coded(seat: int, earner: Ref, card: int, side: int, change: int) -> Event:
    """A hell card changes what a citizen earns (R57)."""
    key = "apokalypse-code-more" if change > 0 else "apokalypse-code-less"
    return Event(key, {"seat": seat_ref(seat), "half": half_ref(card, side)}, (REF[card], earner))


def earner_ref(nation: int, side: int, entry: int) -> Ref:
    """Who earns a card: a citizen, or the founder (entry -1)."""
    return founder_ref(nation, side) if entry < 0 else citizen_ref(entry)


def round_over(dealer: int, number: int) -> Event:
    values: dict[str, Value] = {"seat": seat_ref(dealer), "round": number}
    return Event("apokalypse-round-over", values, (seat_ref(dealer),))


# Turns


def settled(seat: int, nation: int, side: int, entry: int) -> Event:
    """A citizen is laid: its front stays with the player who laid it; special people lie open."""
    card = entry & CARD_MASK
    values = {"seat": seat_ref(seat), "nation": seat_ref(nation), "side": side_ref(side)}
    where = (hand_ref(seat), place_ref(0, nation, side))
    if is_person(card):
        return Event("apokalypse-person", values | {"card": REF[card]}, (REF[card], *where))
    veiled = Event("apokalypse-grow-hidden", values, (citizen_ref(entry), back_ref(seat, BACK[card]), *where))
    refs = (citizen_ref(entry), REF[card], *where)
    return Event("apokalypse-grow", values | {"card": REF[card]}, refs, (seat,), veiled)


def moved_hand(key: str, giver: int, taker: int, card: int, doer: int) -> Event:
    """A gift or a theft: two players see the front, the others the back (R22)."""
    values = {"seat": seat_ref(doer), "other": seat_ref(taker if doer == giver else giver)}
    where = (hand_ref(giver), hand_ref(taker))
    backs = (back_ref(giver, BACK[card]), back_ref(taker, BACK[card]))
    veiled = Event(key + "-hidden", values | {"back": BACKS[BACK[card]]}, (*backs, *where))
    return Event(key, values | {"card": REF[card]}, (REF[card], *where), (giver, taker), veiled)


def no_theft(seat: int) -> Event:
    return Event("apokalypse-theft-none", {"seat": seat_ref(seat)}, (seat_ref(seat),))


def put(seal: str, seat: int | None, card: int, old: int, nation: int, row: int) -> Event:
    """A card of heaven or hell joins its row, or takes the place of an old one (else -1)."""
    plane, side = divmod(row, 2)
    values = {
        "seat": seat_ref(seat),
        "card": REF[card],
        "half": half_ref(card, side),
        "nation": seat_ref(nation),
    }
    place = place_ref(plane, nation, side)
    origin = "seals" if card >= SEAL else hand_ref(seat)
    if old < 0:
        return Event(f"apokalypse-{seal}place", values | {"place": place}, (REF[card], origin, place))
    refs = (REF[card], REF[old], _pile(old), origin)
    return Event(f"apokalypse-{seal}replace", values | {"old": REF[old]}, refs)


def silenced(key: str, seat: int | None, card: int, music: int, nation: int) -> Event:
    """Two pieces of music leave."""
    values = {"seat": seat_ref(seat), "card": REF[card], "music": REF[music], "nation": seat_ref(nation)}
    return Event(key, values, (REF[card], REF[music], _pile(card), _pile(music)))


def slid(card: int, plane: int, nation: int, side: int) -> Event:
    values = {"card": REF[card], "nation": seat_ref(nation)}
    return Event("apokalypse-slide", values, (REF[card], place_ref(plane, nation, side)))


def passed(seat: int, why: str) -> Event:
    """``why`` is empty, or says that the rules passed for the player: no card, or none that fits (R52)."""
    values = {"seat": seat_ref(seat)}
    if why == "stuck":  # that no card fits is the player's own knowledge
        veiled = Event("apokalypse-passes", values, (seat_ref(seat),))
        return Event("apokalypse-passes-stuck", values, (seat_ref(seat),), (seat,), veiled)
    key = "apokalypse-passes-empty" if why else "apokalypse-passes"
    return Event(key, values, (seat_ref(seat),))


# Attacks


def attacked(seat: int, card: int, entry: int, nation: int, side: int) -> Event:
    target = citizen_ref(entry)
    values = {"seat": seat_ref(seat), "card": REF[card], "nation": seat_ref(nation), "side": side_ref(side)}
    return Event("apokalypse-attack", values, (REF[card], hand_ref(seat), target))


def window(card: int, entry: int, order: Sequence[int]) -> Event:
    """Everybody but the attacker may answer now; the same words whoever can (R42)."""
    values: dict[str, Value] = {"card": REF[card], "seats": len(order), "first": seat_ref(order[0])}
    return Event("apokalypse-window", values, (REF[card], citizen_ref(entry)))


def declined(seat: int, card: int) -> Event:
    """Only for the seat itself: nobody may know that it could have answered (R42)."""
    values = {"seat": seat_ref(seat), "card": REF[card]}
    return Event("apokalypse-declines", values, (REF[card],), (seat,))


def warded(seat: int, card: int, attack: int, entry: int) -> Event:
    values = {"seat": seat_ref(seat), "card": REF[card], "attack": REF[attack]}
    refs = (REF[card], hand_ref(seat), REF[attack], citizen_ref(entry), _pile(card), _pile(attack))
    return Event("apokalypse-ward", values, refs)


def unanswered(card: int, entry: int) -> Event:
    return Event("apokalypse-unanswered", {"card": REF[card]}, (REF[card], citizen_ref(entry), _pile(card)))


def died(key: str, nation: int, side: int, column: Sequence[int]) -> Event:
    """A citizen and the cards of its column (entry, heaven, hell; -1 for none) go to the discards."""
    entry, *others = column
    cards = [entry & CARD_MASK, *(card for card in others if card >= 0)]
    values: dict[str, Value] = {"nation": seat_ref(nation), "side": side_ref(side), "card": REF[cards[0]]}
    piles = sorted({_pile(card) for card in cards})
    refs = dict.fromkeys((citizen_ref(entry), *(REF[card] for card in cards), *piles))
    return Event(key, values | {"lost": len(cards) - 1}, tuple(refs))


def converted(seat: int, nation: int, goal: int, side: int, column: Sequence[int]) -> Event:
    """A citizen has changed sides, with the cards of its column; ``side`` is the new one."""
    entry, *others = column
    values: dict[str, Value] = {
        "seat": seat_ref(seat),
        "nation": seat_ref(nation),
        "goal": seat_ref(goal),
        "side": side_ref(side),
        "cards": sum(card >= 0 for card in others),
    }
    cards = (REF[card] for card in others if card >= 0)
    return Event("apokalypse-converted", values, (citizen_ref(entry), *cards, place_ref(0, goal, side)))


# Horsemen


def rode(number: int, back: int) -> Event:
    values = {"horseman": horseman_ref(number), "back": BACKS[back]}
    return Event("apokalypse-rides", values, (horseman_ref(number), talon_ref(back)))


def shielded(nation: int, side: int, values: dict[str, int], refs: Sequence[Ref]) -> Event:
    """How many of a side are saved, and by what; ``refs`` are the cards that count."""
    key = f"apokalypse-shield-{SIDES[side]}"
    return Event(key, {"nation": seat_ref(nation), **values}, tuple(refs))


def immune(nation: int) -> Event:
    """All three horseman cards: Death has no power here (R70)."""
    return Event("apokalypse-immune", {"nation": seat_ref(nation)}, (seat_ref(nation),))


def scored(seat: int, alive: int, dead: int, total: int) -> Event:
    values: dict[str, Value] = {"seat": seat_ref(seat), "alive": alive, "dead": dead}
    return Event("apokalypse-score", values | {"points": alive - dead, "total": total}, (seat_ref(seat),))


def put_aside(number: int, back: int) -> Event:
    """The second copy of the horseman, still in the other talon, leaves it (R78)."""
    values = {"horseman": horseman_ref(number), "back": BACKS[back]}
    return Event("apokalypse-aside", values, (horseman_ref(number), talon_ref(back)))


def refilled(number: int, back: int) -> Event:
    values = {"horseman": horseman_ref(number), "back": BACKS[back]}
    return Event("apokalypse-refill", values, (discard_ref(back), talon_ref(back)))


def awarded(seat: int, number: int, worth: int) -> Event:
    values: dict[str, Value] = {"seat": seat_ref(seat), "horseman": horseman_ref(number), "worth": worth}
    return Event("apokalypse-award", values, (horseman_ref(number), seat_ref(seat)))


def award_none(number: int, seats: int) -> Event:
    values: dict[str, Value] = {"horseman": horseman_ref(number), "seats": seats}
    return Event("apokalypse-award-none", values, (horseman_ref(number),))


def seal_due(key: str, seat: int, citizens: int) -> Event:
    values: dict[str, Value] = {"seat": seat_ref(seat), "citizens": citizens}
    return Event(key, values, ("seals", seat_ref(seat)))


def seal_none(seats: int, citizens: int) -> Event:
    return Event("apokalypse-seal-tie", {"seats": seats, "citizens": citizens}, ("seals",))


# The end


def balance(good: int, evil: int) -> Event:
    return Event("apokalypse-balance", {"good": good, "evil": evil}, ())


def revealed(seat: int, side: int, points: int) -> Event:
    values: dict[str, Value] = {"seat": seat_ref(seat), "side": side_ref(side), "points": points}
    return Event("apokalypse-reveal", values, (alignment_ref(seat), seat_ref(seat)))
