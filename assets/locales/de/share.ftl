# Teilen in allen Formen, und Rätsel: wird geholt, wenn jemand es will.

share-what = Was möchtest du teilen?
share-kind-game = Das Spiel
    .help = Wer den Link öffnet, sitzt am Tisch, wie er hier steht.
    .label = Der Link des Spiels, wie es jetzt steht
share-kind-moment = Diesen Moment, und was folgte
    .help = Der Link öffnet das ganze Spiel und zeigt zuerst diesen Moment.
    .label = Der Link dieses Moments
share-kind-setup = Den Aufbau
    .help = Dieselben Plätze und Optionen, bei jedem Öffnen neu gemischt.
    .label = Der Link des Aufbaus
share-kind-puzzle = Ein Rätsel
    .help = Wer den Link öffnet, soll den Zug finden, der von hier gewinnt.
    .label = Der Link des Rätsels
share-other = Andere Wege
share-summary = Zusammenfassung kopieren
share-transcript = Verlauf als Text sichern
share-png = Bild (PNG)
share-svg = Bild (SVG)
share-copied = Die Zusammenfassung ist kopiert.
share-failed = Das hat in diesem Browser nicht geklappt.
share-qr-file = Sichere das Spiel stattdessen als Datei und schicke die.

## Ein Spiel in Worten

account-seat = { $who }: { $score }
account-winner = { $who }: { $score } (gewonnen)
account-moves = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
}
account-next = { $who } ist am Zug.

## Rätsel. Ein Anteil sagt, wie viele von hundert Spielen gewonnen werden.

puzzle-ask = Ein Rätsel: Du bist am Zug und kannst gewinnen. Finde den Zug.
puzzle-open = Gut so weit. Der Zug ist noch nicht zu Ende.
puzzle-solved-sure = Gelöst! Danach ist der Sieg nicht mehr zu nehmen.
puzzle-solved-likely = Gelöst! Von hier in { $worlds } erdachten Welten weitergespielt, gewinnt das { $won } von 100 Spielen.
puzzle-missed-sure = Das ist er nicht: Der Sieg ist sicher vertan, und ein Zug hätte ihn gehalten. Nimm zurück und versuche einen anderen.
puzzle-missed-likely = Das ist er nicht: In { $worlds } erdachten Welten gewinnt das nur { $won } von 100 Spielen, der beste Zug { $best }. Nimm zurück und versuche einen anderen.
