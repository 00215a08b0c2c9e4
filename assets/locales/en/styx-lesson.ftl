# Notes of the guided first game, in the order of py/obol/games/styx/lesson.py.

styx-lesson-goal = These five fields are the river. A field is yours while its top card faces you: hold all five and you win at once, otherwise whoever holds more at the end.
styx-lesson-turn = Take one of the two open souls, then lay any soul of your hand. Or draw blind from the deck, which is your whole turn.
styx-lesson-place = Pick a soul, and the fields it may go to are marked. As a rule it avoids its own group and its own strength; its sign chooses among the others.
styx-lesson-again = That soul has the group or the strength of Phlegyas. Whoever lays such a soul must lay another one at once, so one turn can win two fields.
styx-lesson-capture = The new soul faces whoever laid it, so the field has a new owner. Nothing is ever safe: any field can change hands again.
styx-lesson-ferry = Phlegyas, the ferryman, goes to the sign of each soul that is laid. A soul with his own sign does what his place says.
styx-lesson-reveal = A new soul lies open. What you do not take is there for the other, so look at both before you choose.
styx-lesson-cover = That soul fell on a field its owner held already. It happens when the sign leaves no other place; better to see it coming.
