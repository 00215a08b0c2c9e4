"""What is in the box of Styx, as tables.

A card is a number. Souls are 0 to 35, six to a group, by strength; the six Styx cards are 36 to 41.
"""

GROUPS = ("brute", "carcass", "fiery", "cursed", "toxic", "vermin")

ABILITIES = ("max", "min", "sd", "gd", "same", "ph", "none")
MAX, MIN, SD, GD, SAME, PH, NONE = range(7)

MOORINGS = (NONE, MAX, MIN, SD, GD, SAME)
"""Where Phlegyas can lie, in the order of the ferryman's strip. He never moves for PH."""

# One line a group, strengths 1 to 6. The rulebook fixes six of the 36; the others are a reconstruction:
# every ability once in each group and once at each strength.
_ABILITY_TABLE = (
    (MAX, MIN, SD, GD, SAME, PH),  # brute
    (MIN, SD, GD, SAME, PH, MAX),  # carcass
    (PH, MAX, MIN, SD, GD, SAME),  # fiery
    (SAME, PH, MAX, MIN, SD, GD),  # cursed
    (SD, GD, SAME, PH, MAX, MIN),  # toxic
    (GD, SAME, PH, MAX, MIN, SD),  # vermin
)

# The Styx cards: all groups and all strengths different, no ability.
_STYX_TABLE = (("carcass", 1), ("fiery", 2), ("vermin", 3), ("cursed", 4), ("toxic", 5), ("brute", 6))

SOULS = range(36)
STYX_CARDS = range(36, 42)
CARDS = range(42)
FIELDS = range(5)

HAND_LIMIT = 4
OPEN_SOULS = 2

GROUP = tuple(card // 6 for card in SOULS) + tuple(GROUPS.index(group) for group, _ in _STYX_TABLE)
STRENGTH = tuple(card % 6 + 1 for card in SOULS) + tuple(strength for _, strength in _STYX_TABLE)
ABILITY = tuple(_ABILITY_TABLE[card // 6][card % 6] for card in SOULS) + (NONE,) * 6
NAME = tuple(f"{GROUPS[GROUP[card]]}-{STRENGTH[card]}" for card in CARDS)
REF = tuple(("soul:" if card in SOULS else "styx:") + NAME[card] for card in CARDS)
SOUL_OF_REF = {REF[card]: card for card in SOULS}


def field_ref(field: int) -> str:
    """The name of a field: 1 to 5 for people, 0 to 4 for the tables."""
    return f"field:{field + 1}"


MATCH = tuple(tuple(GROUP[a] == GROUP[b] or STRENGTH[a] == STRENGTH[b] for b in CARDS) for a in CARDS)
"""Whether two cards share their group or their strength."""


def number(ability: int, card: int, top: int) -> int:
    """What this ability compares when ``card`` is held against ``top``: a strength or a difference."""
    if ability in (GD, SD):
        return abs(STRENGTH[top] - STRENGTH[card])  # R24
    return STRENGTH[top]


def _score(ability: int, card: int, top: int) -> int:
    """How well ``top`` suits ``card``, 0 being forbidden: the greatest score on the river is the target."""
    if ability == SAME:
        return int(MATCH[card][top])  # R6: only what matches, and all that matches
    if MATCH[card][top]:
        return 0  # R4: forbidden fields drop out first
    if ability in (MAX, GD):
        return number(ability, card, top)
    if ability in (MIN, SD):
        return 7 - number(ability, card, top)
    return 1  # R5: no ability adds no condition


def _uses(card: int, pointer: int) -> int:
    """The ability a soul acts with while Phlegyas lies at this mooring (R5, R6)."""
    return pointer if ABILITY[card] == PH else ABILITY[card]


SCORES = tuple(
    tuple(tuple(_score(_uses(card, pointer), card, top) for top in CARDS) for card in SOULS)
    for pointer in range(7)
)
"""SCORES[pointer][card][top]: how well a field with this top suits this soul now; 0 is forbidden."""

USES = tuple(tuple(_uses(card, pointer) for card in SOULS) for pointer in range(7))
"""USES[pointer][card]: the ability that counts for this soul now."""
