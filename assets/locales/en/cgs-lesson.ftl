# Notes of the guided first game, in the order of py/obol/games/cgs/lesson.py.

cgs-lesson-goal = Win fights and trials, and your banner flies there: banners are points. With 8, and more than anyone else, you may climb Olympus; the first banner on the summit wins.
cgs-lesson-cards = First come cards: play as many as your dinars pay for. Allies are a good beginning, since they move and fight at once. Then go on to the movement.
cgs-lesson-move = Each of your characters may move once, hex by hex. A hex costs a point and a mountain two; the first step along a road is free.
cgs-lesson-encounter = A white number means an encounter: a trial to pass or a creature to beat. When the cards beaten there add up to the number, your banner goes up.
cgs-lesson-surprise = Creatures strike first when you walk in on them, then you strike back. A blow hits if value and die together are above the defence; the laurel always hits.
cgs-lesson-explore = Nobody knows this part of the map yet. Choose how it shall lie, then it is turned over and you step onto it; if water or a wall is in the way, you stay.
cgs-lesson-action = Each of your characters has one action: attack, or try the encounter in the same hex. Others in reach can support an attack, each for 1 more.
cgs-lesson-banner = A banner! It is worth the number of its hex, and your own banner keeps that hex quiet for you. Others can tear it down, but it costs them twice the effort.
cgs-lesson-camp = After a second wound a hero is beaten, and wakes up at the camp unhurt, with everything they had. So be bold: a defeat costs only the way.
