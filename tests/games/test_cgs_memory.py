"""What CGS remembers so as not to work it out again: it must be what would be found anew."""

import pytest

from obol.games.cgs import CGS
from obol.games.cgs.asked import OPTIONS
from obol.games.cgs.board import ASLEEP
from obol.games.cgs.ground import Lore
from obol.games.cgs.kit import kit
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
    other.survey()
    other.lore, other.watch = Lore(None), ASLEEP
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
        action = chance.pick(state.legal())
        state.play(action)
        fresh.play(action)
        assert fresh == state, "the same windows open, whoever remembers what"
        if state.actor is None:
            break
