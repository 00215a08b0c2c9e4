"""The guided first game: the other has laid one soul, and your hand can answer with two."""

from ...kernel.lesson import END, START, Lesson, Note

LESSON = Lesson(
    link="AQEBAAIAAAMAAAAGVgrVy8",
    notes=(
        Note(START, "styx-lesson-goal", tuple(f"field:{field}" for field in range(1, 6))),
        Note("styx-ask-turn", "styx-lesson-turn", ("open", "deck")),
        Note("styx-ask-play", "styx-lesson-place"),
        Note("styx-again", "styx-lesson-again", ("ferryman",)),
        Note("styx-capture", "styx-lesson-capture"),
        Note("styx-ferry", "styx-lesson-ferry", ("ferryman",)),
        Note("styx-reveal", "styx-lesson-reveal", ("open",)),
        Note("styx-ask-turn", "lesson-help"),
        Note("styx-cover", "styx-lesson-cover"),
        Note(END, "lesson-end"),
    ),
)
