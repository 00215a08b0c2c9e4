"""The phases of Styx and its actions, as numbers. Their order is part of the save format."""

from .components import FIELDS, SOULS

FLIP, TURN, PLAY, OVER = range(4)
PHASES = ("flip", "turn", "play", "over")

FLIP_FIELD = 0  # + field
TAKE = 5  # + place in the display
DRAW = 7
DISCARD = 8  # + place in the display
PLAY_CARD = 10  # + card * 5 + field

ALL_FIELDS = 0b11111

CARD_OF = [0] * PLAY_CARD + [card for card in SOULS for _ in FIELDS]
FIELD_OF = [0] * PLAY_CARD + [field for _ in SOULS for field in FIELDS]
"""From a PLAY_CARD action to its card and its field."""

FLIPS = tuple([field for field in FIELDS if not turned >> field & 1] for turned in range(ALL_FIELDS + 1))
"""The fields still face down, by the bits of those that are turned."""

TAKES: tuple[list[int], ...] = ([], [TAKE], [TAKE, TAKE + 1])
TAKES_OR_DRAW = ([DRAW], [TAKE, DRAW], [TAKE, TAKE + 1, DRAW])
"""The choices of a turn by the number of souls on display."""
