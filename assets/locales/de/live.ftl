# Playing live: two browsers that talk to each other without a server.

live-title = Live spielen
live-how = Eure beiden Browser verbinden sich direkt, und jeder Zug kommt sofort an. Eine Seite schickt eine Einladung, die andere schickt eine Antwort zurück.
live-writing = Die Einladung wird geschrieben …
live-invitation = Deine Einladung
live-invitation-help = Schick sie der anderen Seite oder lass sie scannen.
live-answer = Deine Antwort
live-answer-help = Schick sie dorthin zurück, woher die Einladung kam, oder lass sie scannen.
live-theirs = Was die andere Seite geschickt hat
live-connect = Verbinden
live-wait = Sobald deine Antwort angekommen ist, öffnet sich das Spiel von selbst.
live-calling = Die Verbindung wird aufgebaut …
live-stale = Bisher kam nichts zurück. Eine Antwort, die lange liegt, kann ablaufen: Schreib eine neue und schick sie gleich los.
live-answer-again = Neue Antwort schreiben
live-reach = Kein Server hilft mit, also müssen beide Geräte einander erreichen: Im selben Netz klappt das fast immer, quer durchs Internet selten. Per Link geht es überall.
live-unable = Dieser Browser kann sich nicht direkt mit einem anderen verbinden. Das Spiel geht per Link weiter.

live-open = Ihr seid verbunden: Jeder Zug kommt sofort an.
live-undo = Ein Zug, der angekommen ist, bleibt gemacht. Was du beim Spiel per Link zurücknehmen darfst, nimmst du zurück, bevor es gesendet ist.
live-leave = Verbindung beenden
live-lost = Die Live-Verbindung ist weg. Nichts ist verloren: Das Spiel geht per Link weiter.
live-failed = Die beiden Geräte konnten einander nicht erreichen, oder die Antwort kam zu spät. Nichts ist verloren: Das Spiel geht per Link weiter.
live-again = Neu verbinden
live-beside = Das andere daneben öffnen
live-stands = Die andere Seite hat diesen Zug schon, deshalb bleibt er gemacht.

live-forked = Die andere Seite hat von hier aus anders weitergespielt. Dein Spiel bleibt, wie es ist.
live-foreign = Die andere Seite hat ein anderes Spiel auf dem Tisch. Dein Spiel bleibt, wie es ist.
live-mine = Die andere Seite hat einen Zug für einen Platz geschickt, den du spielst. Er wurde nicht übernommen.
live-refused-forked = Die andere Seite hat anders weitergespielt und deinen Zug nicht übernommen. Teilt den Link, um euch auf einen Stand zu einigen.
live-refused-foreign = Die andere Seite hat ein anderes Spiel auf dem Tisch und deinen Zug nicht übernommen.
live-refused-mine = Die andere Seite spielt diesen Platz selbst und hat deinen Zug nicht übernommen.

live-handed = Die Antwort ist bei dem Tab mit deinem Spiel angekommen. Diesen kannst du schließen.
live-error-code = Das ist weder eine Einladung noch eine Antwort. Kopiere alles, vom ersten bis zum letzten Zeichen.
live-error-nobody = Das ist eine Antwort, aber hier wartet kein Spiel darauf. Schick aus dem Spiel heraus eine neue Einladung.
live-error-network = Dieses Gerät hat gerade kein Netz.
