# Notes of the guided first game, in the order of py/obol/games/strife/lesson.py.

strife-lesson-goal = Everybody takes four cards from the ring. Not every colour will count in the end, and you all decide together which ones do, by the holes you leave.
strife-lesson-take = It is your card to choose, so take any number. High ones are good, but only if their colour wins. Champions can be taken only beside a gap.
strife-lesson-edges = Three gaps: from now on only cards beside a gap may be taken. They are marked for you.
strife-lesson-gap = Where a card was, a gap stays. Keep an eye on the cards beside the gaps: at the end of the round the lowest number there decides the winning colour.
strife-lesson-behind = Look at the card behind the one you take. It lies at the gap then, and if it is low, its colour may win.
strife-lesson-champion = A champion counts as one of the four cards. It has no number, but it does something at once; touch it with the right button, or hold it, to read what.
strife-lesson-colour = The round is over. The lowest number beside the gaps, or in the middle, decided: every colour that showed it there was a winning colour.
strife-lesson-shields = What you have in winning colours is added up. The best gets gold for 3 points, then silver for 2 and bronze for 1; in a tie, who sits closer to the start player.
strife-lesson-round = A new ring, and the next one starts. There are as many rounds as players, and the most points win.
