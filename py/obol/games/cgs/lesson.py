"""The guided first game: the camps are pitched, and an encounter and a lair lie beside the hero."""

from ...kernel.lesson import END, START, Lesson, Note

LESSON = Lesson(
    link="AQQBAAIAAAMAAAIJ8M0wzzz",
    notes=(
        Note(START, "cgs-lesson-goal"),
        Note("cgs-ask-play", "cgs-lesson-cards"),
        Note("cgs-ask-mover", "cgs-lesson-move"),
        Note("cgs-ask-action", "cgs-lesson-action"),
        Note("cgs-ask-rotation-blind", "cgs-lesson-explore"),
        Note("cgs-activate-encounter", "cgs-lesson-encounter"),
        Note("cgs-attack-surprise", "cgs-lesson-surprise"),
        Note("cgs-banner", "cgs-lesson-banner"),
        Note("cgs-to-camp", "cgs-lesson-camp"),
        Note("cgs-ask-play", "lesson-help"),
        Note(END, "lesson-end"),
    ),
)
