# Hinweise der Lernpartie; wann sie kommen, steht in py/obol/games/styx/lesson.py.

styx-lesson-goal = Diese fünf Felder sind der Fluss. Ein Feld gehört dir, solange seine oberste Karte zu dir zeigt: Mit allen fünf gewinnst du sofort, sonst gewinnt, wer am Ende mehr hat.
styx-lesson-turn = Nimm eine der zwei offenen Seelen und lege dann irgendeine Seele aus deiner Hand. Oder zieh blind vom Stapel, das ist dann dein ganzer Zug.
styx-lesson-place = Such dir eine Seele aus, und die Felder, auf die sie darf, werden markiert. In der Regel meidet sie die eigene Gruppe und die eigene Stärke; unter den übrigen wählt ihr Zeichen.
styx-lesson-again = Diese Seele hat die Gruppe oder die Stärke von Phlegyas. Wer so eine legt, muss gleich noch eine legen. Ein Zug kann also zwei Felder bringen.
styx-lesson-capture = Die neue Seele zeigt zu dem, der sie gelegt hat, und damit gehört ihm das Feld. Sicher ist hier nichts: Jedes Feld kann wieder den Besitzer wechseln.
styx-lesson-ferry = Phlegyas, der Fährmann, fährt zum Zeichen jeder gelegten Seele. Eine Seele mit seinem eigenen Zeichen tut, was an seinem Platz steht.
styx-lesson-reveal = Eine neue Seele liegt offen. Was du nicht nimmst, bleibt für die andere Seite: Sieh dir beide an, bevor du wählst.
styx-lesson-cover = Diese Seele fiel auf ein Feld, das schon derselben Seite gehörte. Das kommt vor, wenn das Zeichen keinen anderen Platz lässt; gut, wenn man es vorher sieht.
