"""The phases of Strife of Gods, its questions and its actions, as numbers.

An action is the thing that is touched: a card, an end of a gap, or a gap. What is done with it follows from
the open question. Their order is part of the save format.
"""

from .components import (
    AMITIEL,
    ANA,
    ARCOHN,
    CARDS,
    CELESTIA,
    CHRISTOPH,
    DURBOC,
    GNIGRIT,
    GRONGURD,
    GURAK,
    MISHA,
    MURIEL,
    MYRIANI,
    PAERAL,
    REMIAL,
    ROGMESH,
    ZAKUM,
)

TAKE, EFFECT, SCORE, OVER = range(4)
PHASES = ("take", "effect", "score", "over")

MOST_GAPS = 16
"""As many as a ring of 32 can have."""
END = CARDS.stop  # + (gap - 1) * 2 + side
GAP = END + 2 * MOST_GAPS  # + gap - 1

# What a question aims at. Laying back a card is refused where no other edge would be left (SAFE_END, R26).
AIMS = (
    "edge",
    "edge-number",
    "ring",
    "interior",
    "own",
    "theirs",
    "other-edge",
    "end",
    "end",
    "gap",
    "drawn",
)
(
    EDGE,
    EDGE_NUMBER,
    RING_NUMBER,
    INTERIOR,
    OWN,
    THEIRS,
    OTHER_EDGE,
    GAP_END,
    SAFE_END,
    OPEN_GAP,
    DRAWN,
) = range(len(AIMS))

# The questions of the champions, in the order of the rulebook: champion, name, what a choice does, its aim.
_QUESTIONS = (
    (MISHA, "misha", "middle", EDGE_NUMBER),
    (MURIEL, "muriel-give", "middle", OWN),
    (MURIEL, "muriel-take", "take", EDGE),
    (AMITIEL, "amitiel-give", "give", OWN),
    (AMITIEL, "amitiel-place", "place", SAFE_END),
    (AMITIEL, "amitiel-take", "take", OTHER_EDGE),
    (CHRISTOPH, "christoph", "middle", RING_NUMBER),
    (GURAK, "gurak", "block", THEIRS),
    (GNIGRIT, "gnigrit", "block", EDGE),
    (ROGMESH, "rogmesh-gap", "shut", OPEN_GAP),
    (ROGMESH, "rogmesh-tear", "remove", INTERIOR),
    (DURBOC, "durboc", "take", RING_NUMBER),
    (MYRIANI, "myriani", "keep", DRAWN),
    (PAERAL, "paeral", "keep", DRAWN),
    (ANA, "ana", "middle", DRAWN),
    (GRONGURD, "grongurd", "keep", DRAWN),
    (CELESTIA, "celestia-give", "give", OWN),
    (CELESTIA, "celestia-take", "swap", THEIRS),
    (REMIAL, "remial", "middle", THEIRS),
    (ARCOHN, "arcohn-card", "return", THEIRS),
    (ARCOHN, "arcohn-place", "place", GAP_END),
    (ZAKUM, "zakum-card", "swap", THEIRS),
    (ZAKUM, "zakum-ring", "swap", RING_NUMBER),
)
QUESTION_NAME = tuple(name for _, name, *_ in _QUESTIONS)
DEED = tuple(deed for _, _, deed, _ in _QUESTIONS)
AIM = tuple(aim for *_, aim in _QUESTIONS)

(
    MISHA_EDGE,
    MURIEL_GIVE,
    MURIEL_TAKE,
    AMITIEL_GIVE,
    AMITIEL_PLACE,
    AMITIEL_TAKE,
    CHRISTOPH_NUMBER,
    GURAK_CARD,
    GNIGRIT_EDGE,
    ROGMESH_GAP,
    ROGMESH_TEAR,
    DURBOC_NUMBER,
    MYRIANI_KEEP,
    PAERAL_KEEP,
    ANA_KEEP,
    GRONGURD_KEEP,
    CELESTIA_GIVE,
    CELESTIA_TAKE,
    REMIAL_CARD,
    ARCOHN_CARD,
    ARCOHN_PLACE,
    ZAKUM_CARD,
    ZAKUM_RING,
) = range(len(_QUESTIONS))
DONE = len(_QUESTIONS)
"""In place of a question: this champion has only to wait for the one it brought."""
