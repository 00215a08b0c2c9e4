# Hinweise der Lernpartie; wann sie kommen, steht in py/obol/games/apokalypse/lesson.py.

apokalypse-lesson-goal = Vier Reiter werden kommen. Wer überlebt, bringt Punkte, wer stirbt, kostet welche. Am Ende zählt auch, ob du insgeheim gut oder böse bist; das sagt dir diese Karte.
apokalypse-lesson-turn = Spiel eine Karte aus, in deine oder eine andere Auslage. Tippst du eine an, werden die Plätze markiert, auf die sie darf. Gute stehen links, Böse rechts.
apokalypse-lesson-citizen = Ein Mensch kam ins Spiel: irgendeine Bevölkerungskarte, verdeckt. Wer einen Guten legt, verschenkt eine Karte; wer einen Bösen legt, stiehlt eine.
apokalypse-lesson-place = Karten über und unter den Menschen schützen sie oder ändern, was sie verdienen. Maske, Helm und Schweinskopf helfen gegen je einen Reiter; der Tod, der letzte, verlangt alle drei.
apokalypse-lesson-attack = Ein Angriff trifft den äußersten Menschen einer Reihe: Gewalt tötet, ein Gesinnungswechsel holt ihn auf die andere Seite. Musik in seiner Spalte schützt ihn.
apokalypse-lesson-ward = Du hast eine Karte, die diesen Angriff aufhält; beide werden dann abgelegt. Spar sie dir, wenn dich das Opfer nicht kümmert: Niemand erfährt, dass du hättest helfen können.
apokalypse-lesson-round = Alle bis auf einen haben gepasst, also wurde ausgeteilt: Gute in Grundbevölkerung und Volk bringen Bevölkerungskarten, Böse bringen Kapital. Mehr Menschen, mehr Karten.
apokalypse-lesson-horseman = Ein Reiter kommt! Jedes seiner Symbole auf einer Seite rettet dort einen Menschen, und jede Musik auch; die übrigen sterben von außen nach innen.
apokalypse-lesson-score = Alle werten: die Lebenden minus die eben Gestorbenen. Wer am besten dasteht, gewinnt noch die Karte des Reiters, und die ist jedes Mal mehr wert.
