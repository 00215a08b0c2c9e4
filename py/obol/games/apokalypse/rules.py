"""The box of Apokalypse: who can play, with which options, and how the table is set up (2).

What happens then: turns.py.
"""

from ...kernel.chance import Chance
from ...kernel.rules import Option, Rules, Setup
from ...kernel.words import Tell
from . import events
from .components import CAPITAL, CODE_TABLES, MOST_SEATS, POPULATION, SPACING, alignments, deck
from .policy import POLICY
from .table import House
from .turns import ApokalypseState


class ApokalypseRules(Rules):
    """The box of Apokalypse.

    ``balanced``: as many good as evil alignments for two to four players (R9). ``strictRoundEnd``: a round
    may end before everybody has had a turn (R51). ``convAny``: conversion of any citizen, not only of the
    outermost (R37). ``dealNewStart``: the first to pass deals, not the old start player (R53).
    ``codeTable``: what the codes of virtues and vices are (R7: P, P2, T, S). ``showTalonCounts``: the cards
    above the next horseman (R87).
    """

    id = "apokalypse"
    number = 3
    version = 1
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("balanced", ("no", "yes")),
        Option("strictRoundEnd", ("no", "yes")),
        Option("convAny", ("no", "yes")),
        Option("dealNewStart", ("no", "yes")),
        Option("codeTable", CODE_TABLES),
        Option("showTalonCounts", ("yes", "no")),
    )
    # Between two horsemen every card is dealt at most once, and every play uses one up: 4 * 123 cards and
    # 24 of the first hands, two decisions each; 60 attacks (15 cards, four times) ask five more; 9 seals. A
    # dealing takes at least one population card a player, so there are at most 11 of them a horseman for
    # six, with six passes each.
    longest = 2 * (4 * 123 + 24) + 5 * 60 + 9 + 4 * 11 * 6
    policy = POLICY
    reactions = True

    def start(self, setup: Setup, tell: Tell | None = None) -> ApokalypseState:
        chance = Chance(setup.seed)
        options = setup.options
        house = House(
            options["balanced"] == "yes",
            options["strictRoundEnd"] == "yes",
            options["convAny"] == "yes",
            options["dealNewStart"] == "yes",
            CODE_TABLES.index(options["codeTable"]),
            options["showTalonCounts"] == "yes",
        )
        state = ApokalypseState(setup.seats, house, 0)
        set_up(state, chance, tell)
        return state


def set_up(state: ApokalypseState, chance: Chance, tell: Tell | None) -> None:
    """Alignments, two cards of each back, the talons with their horsemen, the start player (2)."""
    seats = len(state.hands)
    cards = alignments(seats, state.house.balanced)
    chance.shuffle(cards)
    state.align = tuple(cards[:seats])
    if tell:
        for seat, side in enumerate(state.align):
            tell(events.secret(seat, side))
    deeper = []
    for back in (POPULATION, CAPITAL):
        pile = list(deck(back, seats))
        chance.shuffle(pile)
        for seat in (*range(seats), *range(seats)):
            card = pile.pop()
            state.receive(seat, card)
            if tell:
                tell(events.drew("apokalypse-start-hand", seat, card))
        low, lower, lowest = pile[2 * SPACING : 3 * SPACING], pile[SPACING : 2 * SPACING], pile[:SPACING]
        deeper.append((tuple(low), tuple(lower), tuple(lowest)))  # the lowest lies on the fourth horseman
        state.talons[back] = pile[3 * SPACING :]
    state.deeper = tuple(deeper)
    state.start = state.mover = state.actor = chance.below(seats)  # R8
    state.seed = chance.state
    if tell:
        tell(events.began(state.start, 1))


APOKALYPSE = ApokalypseRules()
