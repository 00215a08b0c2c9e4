# Die Spiele auf diesem Gerät, und wie ein Link auf sie trifft.

## Die Bibliothek

library-title = Deine Spiele
library-search = Suchen
library-game = Spiel
library-state = Stand
library-all = Alle
library-yours = Du bist am Zug
library-theirs = Andere sind am Zug
library-running = Läuft
library-over = Beendet
library-count = { $of ->
    [one] Ein Spiel auf diesem Gerät, davon { $count } zu sehen.
   *[other] { $of } Spiele auf diesem Gerät, davon { $count } zu sehen.
}
library-none = Kein Spiel passt dazu. Ändere die Suche oder die Auswahl.
library-empty = Auf diesem Gerät gibt es noch kein Spiel. Fang eines an oder hole welche aus einer Datei.
library-export = Alle in einer Datei sichern
library-import = Spiele aus einer Datei holen
library-import-help = Was aus einer Datei kommt, kommt dazu. Hier wird nichts überschrieben.
library-imported = { $added ->
    [0] Kein neues Spiel.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $added } Spiele sind dazugekommen.
} { $known ->
    [0] { "" }
    [one] Eines war schon da.
   *[other] { $known } waren schon da.
}
library-wrong = { $wrong ->
    [one] Ein Eintrag war kein Spiel von Obol.
   *[other] { $wrong } Einträge waren keine Spiele von Obol.
}
library-single = In dieser Datei steckt ein einzelnes Spiel. Öffne es auf der Startseite.
shelf-facts = { $game } · { $moves ->
    [one] eine Entscheidung
   *[other] { $moves } Entscheidungen
} · { $size }
shelf-dates = Begonnen { $begun } · zuletzt { $changed }
shelf-rename = Umbenennen
shelf-duplicate = Verdoppeln
shelf-delete = Löschen
shelf-name = Name des Spiels
shelf-save = Sichern
shelf-copy = { $title } (Kopie)
shelf-duplicated = Die Kopie liegt daneben.
shelf-busy = Dieses Spiel ist in einem anderen Tab offen. Schließe es zuerst dort.
keeping-title = Wo deine Spiele sind
keeping-where = { $count ->
    [0] Spiele liegen in diesem Browser, auf diesem Gerät und nirgends sonst.
    [one] Ein Spiel mit { $size } liegt in diesem Browser, auf diesem Gerät und nirgends sonst.
   *[other] { $count } Spiele mit zusammen { $size } liegen in diesem Browser, auf diesem Gerät und nirgends sonst.
}
keeping-all = Mit der Offline-Kopie von Obol sind es { $size }.
keeping-safe = Der Browser hat versprochen, sie zu behalten.
keeping-unsafe = Der Browser darf sie löschen, wenn der Platz knapp wird oder du lange nicht hier warst. Bitte ihn, sie zu behalten, oder sichere ab und zu eine Datei.
keeping-protect = Den Browser bitten, sie zu behalten
keeping-granted = Der Browser behält deine Spiele.
keeping-refused = Der Browser verspricht noch nichts. Sichere eine Datei, dann kann nichts verloren gehen.

## Ein Link zu einem Spiel, das es hier schon gibt

stale-title = Darüber bist du schon hinaus
stale-text = Der Link zeigt das Spiel nach { $link ->
    [one] einer Entscheidung
   *[other] { $link } Entscheidungen
}. Auf diesem Gerät sind es schon { $here }.
stale-beside = Diesen Augenblick daneben öffnen
fork-title = Dasselbe Spiel, anders fortgesetzt
fork-text = { $common ->
    [0] Von der ersten Entscheidung an gehen der Link und das Spiel auf diesem Gerät verschiedene Wege.
    [one] Der Link und das Spiel auf diesem Gerät haben eine Entscheidung gemeinsam, dann gehen sie verschiedene Wege.
   *[other] Der Link und das Spiel auf diesem Gerät haben { $common } Entscheidungen gemeinsam, dann gehen sie verschiedene Wege.
}
fork-own = Meines öffnen
fork-beside = Beide behalten, das neue öffnen
crossing-safe = Auf diesem Gerät wird nichts überschrieben.

## Zwei Tabs

elsewhere-title = Dieses Spiel ist in einem anderen Tab offen
elsewhere-text = Ein Spiel wird immer nur in einem Tab gespielt, damit kein Zug verloren geht. Übernimm es, dann lässt der andere Tab es los.
elsewhere-take = Hier übernehmen
elsewhere-taking = Der andere Tab macht noch seinen Zug fertig.
elsewhere-copy = Mit einer Kopie weiterspielen
elsewhere-gone = Das Spiel ist in einen anderen Tab gewandert
elsewhere-gone-text = Jeder Zug, den du hier gemacht hast, ist dabei.
elsewhere-back = Hierher zurückholen

## Wer hier spielt

seats-title = Plätze an diesem Gerät
seats-text = Nimm bei einem Platz den Haken weg, um ihn abzugeben: Wer den Link anderswo öffnet, kann sich dann dorthin setzen. Setze einen Haken, um den Platz hier zu spielen.
seats-question = Welche Plätze werden hier gespielt?
seats-note = Am Spiel selbst ändert sich nichts.
seats-change = Ändern

## Von einem Augenblick eines Spiels mit anderen aus weiterspielen

branch-title = Von hier weiterspielen
branch-behind-revealed = So weit reicht das Zurücknehmen nicht: Seither kam etwas Verdecktes ans Licht.
branch-behind-friend = So weit reicht das Zurücknehmen nicht: Seither wurde anderswo gezogen.
branch-kept = Was du auch wählst: Das Spiel mit den anderen bleibt, wie es ist.
branch-alone = Allein ausprobieren
branch-alone-text = Bots nehmen die Plätze der anderen ein. Niemand sonst erfährt davon.
branch-friends = Mit den anderen weiterspielen
branch-friends-text = Das ist dasselbe Spiel, anders fortgesetzt. Schick den Link: Die anderen erfahren das und behalten beide.
branch-made-friends = Dasselbe Spiel, anders fortgesetzt. Das alte bleibt daneben erhalten.
