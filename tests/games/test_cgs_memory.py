"""What CGS remembers so as not to work it out again: it must be what would be found anew."""

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games.cgs import CGS
from obol.games.cgs.asked import OPTIONS
from obol.games.cgs.kit import kit
from obol.games.cgs.plans import STAY, aim, targets
from obol.games.cgs.rules import CgsState
from obol.kernel.chance import Chance

SETTINGS = {
    "two": (2, {}),
    "two teams of two": (4, {"teams": "two"}),
    "grand": (5, {"layout": "grand"}),
    "three heroes each": (2, {"heroes": "three", "sets": "both"}),
}
DECISIONS = 200
every_setting = pytest.mark.parametrize(("seats", "options"), SETTINGS.values(), ids=SETTINGS)


def forgetful(state: CgsState) -> CgsState:
    """The same position with nothing remembered."""
    other = state.copy()
    other.survey()  # and with the ground all that was worked out about it is forgotten
    other.calls = None
    other.kits = [kit.__wrapped__(other.plan.box, piece, worn) for piece, worn in enumerate(other.gear)]
    return other


@every_setting
def test_what_is_remembered_is_what_would_be_found_anew(seats: int, options: dict[str, str]) -> None:
    state = CGS.start(CGS.setup(seats, options, 1))
    chance = Chance(1)
    first = state.plan.box.first_creature
    for _ in range(DECISIONS):
        fresh = forgetful(state)
        assert fresh == state, "the map as a whole, and every piece with its cards"
        assert state.beasts == tuple(piece for piece in range(first, len(state.at)) if state.at[piece] >= 0)
        frame = fresh.stack[-1]
        assert OPTIONS[frame[0]](fresh, frame) == state.legal()
        for piece in state.own[state.actor] if state.round and state.actor is not None else ():
            assert aim(fresh, piece) == aim(state, piece), "what may be had where"
        action = chance.pick(state.legal())
        state.play(action)
        fresh.play(action)
        assert fresh == state, "the same windows open, whoever remembers what"
        if state.actor is None:
            break


@every_setting
def test_a_target_that_is_not_looked_at_would_not_have_been_better(
    seats: int, options: dict[str, str]
) -> None:
    state, chance = CGS.start(CGS.setup(seats, options, 2)), Chance(2)
    aims = set()
    while state.actor is not None and state.round < 40:
        for piece in state.own[state.actor] if state.round else ():
            best = (0, state.at[piece], STAY)
            for target in targets(state, piece):
                best = target if target[0] > best[0] else best
            assert aim(state, piece) == best
            aims.add(best)
        state.play(decide(BOTS["greedy"], CGS, state, chance).action)
    assert len(aims) > 50
