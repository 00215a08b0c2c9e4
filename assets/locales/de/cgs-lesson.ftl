# Hinweise der Lernpartie; wann sie kommen, steht in py/obol/games/cgs/lesson.py.

cgs-lesson-goal = Gewinn Kämpfe und Prüfungen, dann weht dort dein Banner, und Banner sind Punkte. Mit 8, und mehr als alle anderen, darfst du auf den Olymp; das erste Banner auf dem Gipfel gewinnt.
cgs-lesson-cards = Zuerst kommen Karten: Spiel so viele, wie deine Dinare hergeben. Verbündete sind ein guter Anfang, denn sie ziehen und kämpfen sofort mit. Dann geh zur Bewegung über.
cgs-lesson-move = Jede deiner Figuren darf einmal ziehen, Feld für Feld. Ein Feld kostet einen Punkt, ein Gebirge zwei; der erste Schritt auf einer Straße ist frei.
cgs-lesson-encounter = Eine weiße Zahl bedeutet eine Begegnung: eine Prüfung oder eine Kreatur. Erreichen die dort besiegten Karten zusammen die Zahl, weht dein Banner.
cgs-lesson-surprise = Kreaturen schlagen zuerst zu, wenn du bei ihnen auftauchst, dann schlägst du zurück. Ein Schlag trifft, wenn Wert und Würfel zusammen über der Verteidigung liegen; der Lorbeer trifft immer.
cgs-lesson-explore = Diesen Teil der Karte kennt noch niemand. Wähle, wie er liegen soll; dann wird er aufgedeckt, und du betrittst ihn. Kommt dir Wasser oder ein Wall in den Weg, bleibst du stehen.
cgs-lesson-action = Jede deiner Figuren hat eine Aktion: angreifen oder die Begegnung im eigenen Feld versuchen. Andere in Reichweite können einen Angriff unterstützen, jede mit 1 mehr.
cgs-lesson-banner = Ein Banner! Es zählt so viel wie die Zahl seines Feldes, und unter dem eigenen Banner bleibt das Feld für dich ruhig. Andere können es herunterholen, aber mit doppelter Mühe.
cgs-lesson-camp = Nach der zweiten Wunde ist ein Held besiegt und wacht unverletzt im Lager auf, mit allem, was er hatte. Also nur Mut: Eine Niederlage kostet bloß den Weg.
