"""What CGS remembers so as not to work it out again: it must be what would be found anew."""

from collections.abc import Iterator

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
@pytest.mark.parametrize("imagined", [False, True], ids=["at the table", "imagined"])
def test_what_is_remembered_is_what_would_be_found_anew(
    seats: int, options: dict[str, str], imagined: bool
) -> None:
    state = CGS.start(CGS.setup(seats, options, 1))
    if imagined:
        state = state.guess(state.actor, Chance(1))
        for seed in (2, 3, 1):  # the last of them turns the same tiles over, the others lay them otherwise
            list(random_game(state.copy(), seed))
    first = state.plan.box.first_creature
    for action in random_game(state):
        fresh = forgetful(state)
        assert fresh == state, "the map as a whole, and every piece with its cards"
        assert state.beasts == tuple(piece for piece in range(first, len(state.at)) if state.at[piece] >= 0)
        frame = fresh.stack[-1]
        assert OPTIONS[frame[0]](fresh, frame) == state.legal()
        for piece in state.own[frame[1]] if state.round else ():
            assert aim(fresh, piece) == aim(state, piece), "what may be had where"
        fresh.play(action)
        after = state.copy()
        after.play(action)
        assert fresh == after, "the same windows open, whoever remembers what"


def random_game(state: CgsState, seed: int = 1) -> Iterator[int]:
    """The choices of a random game, each before it is made."""
    chance = Chance(seed)
    for _ in range(DECISIONS):
        if state.actor is None:
            return
        action = chance.pick(state.legal())
        yield action
        state.play(action)


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
