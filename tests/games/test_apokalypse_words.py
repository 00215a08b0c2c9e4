"""Apokalypse answers every touch: with a choice, or with the reason why not."""

import pytest

from obol.games.apokalypse import APOKALYPSE
from obol.games.apokalypse.components import BACK_CARDS, CAPITAL, SAINT
from obol.games.apokalypse.turns import ApokalypseState
from obol.kernel.chance import Chance

from .apokalypse_table import do, table


def things(state: ApokalypseState) -> set[str]:
    """Everything that stands in a view with a ref."""
    found: set[str] = {"pass", "decline", "seals"}
    stack: list[object] = [state.view(state.actor)]
    while stack:
        part = stack.pop()
        if isinstance(part, dict):
            stack += part.values()
        elif isinstance(part, list):
            stack += part
        elif isinstance(part, str) and ":" in part:
            found.add(part)
    return found | {f"seat:{seat}" for seat in range(len(state.hands))}


def test_everything_in_view_is_either_open_or_refused_with_a_reason() -> None:
    for seed, seats in ((1, 2), (2, 3)):
        state = APOKALYPSE.start(APOKALYPSE.setup(seats, {}, seed))
        chance = Chance(seed)
        while legal := state.legal():
            state.play(chance.pick(legal))
            if state.actor is None or chance.below(6):
                continue
            choices = [state.choice(one).refs for one in state.legal()]
            firsts = {refs[0] for refs in choices}
            for thing in things(state):
                message = state.refusal([thing])
                assert (message is None) == (thing in firsts)
                assert message is None or message.key.startswith("apokalypse-no-"), message
            first = sorted(firsts)[-1]
            for thing in things(state):
                message = state.refusal([first, thing])
                assert (message is None) == ((first, thing) in choices)


REFUSED = [
    ("talon:capital", "no-talon"),
    ("discard:population", "no-discard"),
    ("horseman:1", "no-horseman"),
    ("alignment:0", "no-alignment"),
    ("back:1-capital", "no-back"),
    ("seals", "no-seal-now"),
    ("heaven:0-good", "no-card-first"),
    ("citizen:0", "no-card-first"),
    ("seat:1", "no-thing"),
    ("vi > founder:0-good", "no-founder"),
    ("vi > heaven:0-good", "no-attack-thing"),
    ("vi > earth:0-good/1", "no-inner"),
    ("vi > earth:1-good/1", "no-shielded"),
    ("cv > earth:1-evil/1", "no-immune"),
    ("pr-m > founder:0-good", "no-onto"),
    ("pr-m > earth:0-good/1", "no-onto"),
    ("pr-m > hell:0-evil", "no-plane"),
    ("pr-m > heaven:1-good", "no-citizen-heaven"),
    ("pr-m > heaven:1-evil", "no-order-evil"),
    ("pr-m > heaven:1-good/1", "no-replace-music"),
    ("pr-m > hell:0-evil/1", "no-plane"),
    ("pr-m > seat:1", "no-goal"),
    ("hp-m > earth:0-good", "no-citizen"),
    ("hp-m > hell:0-good", "no-order-good"),
    ("hp-m > hell:0-evil", "no-citizen-hell"),
    ("cm > heaven:0-evil", "no-church-evil"),
    ("cm > heaven:1-good/1", "no-same-music"),
    ("hm > hell:0-good", "no-metal-good"),
    ("sg > earth:0-evil", "no-person-side"),
]


@pytest.mark.parametrize(("touch", "key"), REFUSED)
def test_refusals_of_a_turn(touch: str, key: str) -> None:
    state = table(
        "G[c,c] E[c] hl[HP-M]", "G[c] hv[CM] E[se]", hands={0: "VI CV PR-M HP-M CM HM SG", 1: "PR-M"}
    )
    refs = [named(state, part) for part in touch.split(" > ")]
    message = state.refusal(refs)
    assert message is not None
    assert message.key == f"apokalypse-{key}"


def named(state: ApokalypseState, words: str) -> str:
    """The ref of a thing written as a kind in hand or a place with a column."""
    if "/" in words:
        place, _, column = words.partition("/")
        plane, rest = place.split(":")
        nation, side = rest.split("-")
        view = state.view(0)["nations"][int(nation)][side][plane]
        return str(view[int(column) - 1]["ref"])
    for group in state.view(0)["nations"][0]["hand"]["cards"]:
        if group["kind"] == words:
            return str(group["ref"])
    return words


def test_refusals_of_the_other_questions() -> None:
    state = table("", "G[c]", "", hands={0: "PR-M PR-M SG VI", 1: "CV VI PR-M", 2: "PR-M"})
    lone = table("", "", hands={0: "SG PR-M", 1: "PR-M"})
    lone.hands[0] &= BACK_CARDS[CAPITAL]
    lone.kinds[0] = 1 << SAINT

    def refused(*refs: str) -> str:
        message = state.refusal(refs)
        assert message is not None
        return message.key.removeprefix("apokalypse-")

    assert lone.refusal([named(lone, "sg")]).key == "apokalypse-no-gift-card"  # type: ignore[union-attr]
    do(state, "citizen pr-m earth:0-good")
    assert refused("seat:1") == "no-gift-want"
    assert refused(named(state, "vi"), "seat:0") == "no-gift-self"
    do(state, "give sg seat:2", "citizen pr-m earth:1-evil")
    assert refused("back:1-capital") == "no-theft-self"
    assert refused("earth:0-good") == "no-theft-want"
    do(state, "steal back:2-population")
    assert state.stack == ()


def test_refusals_in_a_window_and_after_a_conversion() -> None:
    state = table("", "G[c]", hands={0: "CV PR-M", 1: "CV VI PR-M HP-M"})
    do(state, "convert cv earth:1-good/1")

    def refused(ref: str) -> str:
        message = state.refusal([ref])
        assert message is not None
        return message.key.removeprefix("apokalypse-")

    held = {group["kind"]: group["ref"] for group in state.view(1)["nations"][1]["hand"]["cards"]}
    assert refused(held["cv"]) == "no-ward-same"
    assert refused(held["pr-m"]) == "no-ward-conversion"
    assert refused("pass") == "no-ward-want"
    do(state, "decline")
    assert refused("earth:0-good") == "no-settle-side"
    assert refused("pass") == "no-settle-want"
