"""The guided first game: the start player of a whole ring, and champions that are soon within reach.

When a round is scored, its cards lie in the next ring already: those notes point at nothing.
"""

from ...kernel.lesson import END, START, Lesson, Note

LESSON = Lesson(
    link="AQIBAAMAAAMAAwAACQA0RG3",
    notes=(
        Note(START, "strife-lesson-goal"),
        Note("strife-ask-take", "strife-lesson-take"),
        Note("strife-edges-only", "strife-lesson-edges"),
        Note("strife-gap-opens", "strife-lesson-gap"),
        Note("strife-ask-edge", "strife-lesson-behind"),
        Note("strife-resolve", "strife-lesson-champion"),
        Note("strife-score-lowest", "strife-lesson-colour", ()),
        Note("strife-award", "strife-lesson-shields", ()),
        Note("strife-start", "strife-lesson-round"),
        Note("strife-ask-edge", "lesson-help"),
        Note(END, "lesson-end"),
    ),
)
