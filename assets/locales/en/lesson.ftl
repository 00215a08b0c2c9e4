# The guided first game: what all games share. Its notes are in <game>-lesson.ftl.

lesson = Lesson
lesson-count = Note { $n } of { $all }
lesson-understood = Understood
lesson-play-on = Play on
lesson-leave = Leave the lesson

lesson-offer = First time here? A friend can look over your shoulder for the first few turns.
lesson-offer-no = No, thanks

# Notes that fit every game

lesson-help = Not sure? The hint suggests a move and says why, and undo takes back whatever you like. To read a thing large, right-click it or hold it.
lesson-end = That is all you need, and the game is yours now. The rules are in the menu whenever you want to look something up; next time, ask stronger bots or friends to the table.
