"""Why a sensible player of Apokalypse makes a choice, in a sentence."""

from typing import TYPE_CHECKING

from ...kernel.words import Message, Value
from .components import CARD_OF_REF, GOOD, MUSIC
from .judging import Eye, worth
from .moves import CONVERT, KILL, NATIONS, PLAYS, SETTLE_IN
from .refs import horseman_ref, seat_ref, side_ref

if TYPE_CHECKING:
    from ...kernel.words import Choice


def why(eye: Eye, action: int) -> Message:
    """The reason for an action: what it is for in this nation, or in the balance of all."""
    choice = eye.state.choice(action)
    kind = choice.kind
    if kind in ("pass", "decline"):
        return Message(f"apokalypse-why-{kind}")
    if kind in ("citizen", "person"):
        return _why_citizen(eye, choice)
    if kind in ("place", "replace"):
        return _why_card(eye, choice)
    if kind in ("kill", "convert"):
        return _why_attack(eye, choice, action - NATIONS)
    return _why_other(eye, choice, action)


def _nation(ref: str) -> int:
    """The nation of a place on the table, ``earth:2-good``."""
    return int(ref.partition(":")[2].partition("-")[0])


def _why_citizen(eye: Eye, choice: "Choice") -> Message:
    nation = _nation(choice.refs[1])
    side = choice.values["side"]
    values: dict[str, Value] = {"nation": seat_ref(nation), "side": side, "horseman": _next(eye)}
    if nation == eye.seat:
        return Message("apokalypse-why-grow", values)
    good, evil, left, right = eye.nations[nation]
    trophies = eye.state.trophies[nation]
    more = (good + 1, evil) if side == side_ref(GOOD) else (good, evil + 1)
    burden = (
        worth(*more, left, right, eye.number, trophies)[0]
        < worth(good, evil, left, right, eye.number, trophies)[0]
    )
    return Message("apokalypse-why-burden" if burden else "apokalypse-why-majority", values)


def _why_card(eye: Eye, choice: "Choice") -> Message:
    """Protection, music or a code; for the own nation, or against another."""
    card = CARD_OF_REF[choice.refs[0]]
    values: dict[str, Value] = {
        "card": choice.refs[0],
        "half": choice.values["half"],
        "nation": choice.values["nation"],
        "horseman": _next(eye),
    }
    if choice.values["nation"] != seat_ref(eye.seat):
        return Message("apokalypse-why-hamper", values)
    if choice.kind == "replace":
        return Message("apokalypse-why-replace", values | {"old": choice.refs[1]})
    if MUSIC[card]:
        return Message("apokalypse-why-music", values)
    coded = any(row[card] for back in eye.codes for row in back)
    return Message("apokalypse-why-code" if coded else "apokalypse-why-protect", values)


def _why_attack(eye: Eye, choice: "Choice", number: int) -> Message:
    nation, deed = divmod(number, PLAYS)
    assert deed >= KILL
    values: dict[str, Value] = {
        "nation": seat_ref(nation),
        "side": choice.values["side"],
        "horseman": _next(eye),
    }
    if deed >= CONVERT:
        return Message("apokalypse-why-convert", values)
    return Message("apokalypse-why-kill-own" if nation == eye.seat else "apokalypse-why-kill", values)


def _why_other(eye: Eye, choice: "Choice", action: int) -> Message:
    values: dict[str, Value] = {}
    if choice.kind == "steal":
        seat, _, back = choice.refs[0].removeprefix("back:").partition("-")
        return Message("apokalypse-why-steal", {"seat": f"seat:{seat}", "back": back})
    if choice.kind == "ward":
        nation = eye.state.stack[-1][2]
        key = "apokalypse-why-ward-own" if nation == eye.seat else "apokalypse-why-ward"
        return Message(key, {"card": choice.refs[0], "nation": seat_ref(nation)})
    if choice.kind == "settle":
        values = {"nation": seat_ref(action - SETTLE_IN), "side": choice.values["side"]}
        return Message("apokalypse-why-settle", values)
    if choice.kind in ("silence", "seal-silence"):
        return Message("apokalypse-why-silence", {"nation": choice.values["nation"]})
    if choice.kind in ("seal-place", "seal-replace"):
        values = {"nation": choice.values["nation"], "half": choice.values["half"]}
        return Message("apokalypse-why-seal", values)
    return Message("apokalypse-why-gift", {"card": choice.refs[0], "seat": choice.refs[1]})


def _next(eye: Eye) -> str:
    return horseman_ref(eye.number)
