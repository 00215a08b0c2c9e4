"""The guided first game: the first cards lie, and the first horseman is a few turns away."""

from ...kernel.lesson import END, START, Lesson, Note

LESSON = Lesson(
    link="AQMBAAMAAAMAAwAACAYBhHMd366",
    notes=(
        Note(START, "apokalypse-lesson-goal", ("alignment:0",)),
        Note("apokalypse-ask-turn", "apokalypse-lesson-turn"),
        Note("apokalypse-rides", "apokalypse-lesson-horseman"),
        Note("apokalypse-score", "apokalypse-lesson-score"),
        Note("apokalypse-ask-window", "apokalypse-lesson-ward"),
        Note("apokalypse-grow-hidden", "apokalypse-lesson-citizen"),
        Note("apokalypse-place", "apokalypse-lesson-place"),
        Note("apokalypse-attack", "apokalypse-lesson-attack"),
        Note("apokalypse-round-over", "apokalypse-lesson-round"),
        Note("apokalypse-ask-turn", "lesson-help"),
        Note(END, "lesson-end"),
    ),
)
