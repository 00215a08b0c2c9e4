# Hinweise der Lernpartie; wann sie kommen, steht in py/obol/games/strife/lesson.py.

strife-lesson-goal = Alle nehmen vier Karten aus dem Kreis. Am Ende zählt nicht jede Farbe, und welche zählt, bestimmt ihr gemeinsam: durch die Löcher, die ihr hinterlasst.
strife-lesson-take = Du hast die Wahl, nimm irgendeine Zahl. Hohe sind gut, aber nur, wenn ihre Farbe gewinnt. Champions gibt es nur neben einer Lücke.
strife-lesson-edges = Drei Lücken: Ab jetzt darf man nur noch Karten nehmen, die an einer Lücke liegen. Sie sind für dich markiert.
strife-lesson-gap = Wo eine Karte war, bleibt eine Lücke. Behalte die Karten an den Lücken im Auge: Am Ende der Runde entscheidet die niedrigste Zahl dort, welche Farbe gewinnt.
strife-lesson-behind = Sieh dir an, was hinter der Karte liegt, die du nimmst. Das liegt dann an der Lücke, und ist es niedrig, gewinnt vielleicht seine Farbe.
strife-lesson-champion = Ein Champion ist eine der vier Karten. Er hat keine Zahl, tut aber sofort etwas; was, liest du mit Rechtsklick oder langem Druck.
strife-lesson-colour = Die Runde ist vorbei. Die niedrigste Zahl an den Lücken oder in der Mitte hat entschieden: Jede Farbe, die sie dort zeigte, war eine Gewinnerfarbe.
strife-lesson-shields = Zusammengezählt wird, was du in Gewinnerfarben hast. Die höchste Summe bekommt Gold für 3 Punkte, dann Silber für 2 und Bronze für 1; bei Gleichstand geht vor, wer näher am Startspieler sitzt.
strife-lesson-round = Ein neuer Kreis, und der Nächste fängt an. Es gibt so viele Runden, wie Leute am Tisch sind, und die meisten Punkte gewinnen.
