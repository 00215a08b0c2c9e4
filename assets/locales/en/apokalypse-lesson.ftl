# Notes of the guided first game, in the order of py/obol/games/apokalypse/lesson.py.

apokalypse-lesson-goal = Four horsemen will come. Citizens who live are points, those who die cost points; and at the end it also matters whether you are secretly good or evil, as your card here says.
apokalypse-lesson-turn = Play one card, into your nation or any other. Touch a card, and the places where it may go are marked. Good people stand on the left, evil ones on the right.
apokalypse-lesson-citizen = A citizen came into play: any population card, face down. Whoever lays a good one gives a card away, and whoever lays an evil one steals one.
apokalypse-lesson-place = Cards above and below citizens protect them, or change what they earn. Mask, helmet and pig’s head each help against one horseman; Death, the last, asks for all three.
apokalypse-lesson-attack = An attack hits the outermost citizen of a row: Violence kills, a Change of Heart takes it to the other side. Music in its column keeps a citizen safe.
apokalypse-lesson-ward = You hold a card that can stop this attack; both cards are discarded then. Save it if the victim is nothing to you, for nobody learns that you could have helped.
apokalypse-lesson-round = All but one have passed, so cards were dealt: good founders and citizens bring population cards, evil ones bring capital. More people, more cards.
apokalypse-lesson-horseman = A horseman rides! Each of his symbols on a side saves one citizen there, and so does each piece of music; the others die, from the outside inward.
apokalypse-lesson-score = Everybody scores the living minus those who have just died. The best also wins the horseman’s card, which is worth more each time.
