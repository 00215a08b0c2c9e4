# Die Seite um die Spiele herum: Startseite, Dialoge, Sätze, die alle Spiele teilen.

name = Obol
title = Obol: mythische Spiele aus einem Link
title-game = { $game } · Obol
tagline = Vier Spiele von Göttern und Schatten, getragen von einem Link. Bezahl den Fährmann und setz dich.
skip = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
undo = Rückgängig
reload = Neu laden
retry = Noch einmal versuchen
more = Mehr
to-start = Zur Startseite

## Games

game-styx = Styx
game-styx-line = Zwei Herrscher ringen Karte um Karte um fünf Abschnitte des schwarzen Flusses, bis der Fährmann zum letzten Mal übersetzt.
game-styx-credit = von Facily Jeux (Ludovic und Patricia Barbe); deutsche Übersetzung von Lutz Pietschker
game-strife = Strife of Gods
game-strife-line = Götter pflücken Karten aus einem Ring unter freiem Himmel, und ihre Helden werfen die besten Pläne um.
game-strife-credit = von Thomas Sellner, Adellos 2020
game-apokalypse = Apokalypse
game-apokalypse-line = Insgeheim gut oder böse, bevölkerst du Himmel, Erde und Hölle, während die Reiter näher kommen.
game-apokalypse-credit = von Henning Poehl
game-cgs = Component Game System
game-cgs-line = Helden ziehen über eine Karte aus Sechsecken in der Ägäis, werben Truppen, zaubern und begegnen dem, was in den Höhlen haust.
game-cgs-credit = Fantasy-Regeln 1.0 des Component Game System
players = { $count } Personen
players-range = { $from } bis { $to } Personen
minutes = etwa { $count } Minuten
minutes-range = { $from } bis { $to } Minuten
others-title = Die anderen Spiele

## Start page

play = Spielen
play-help = Sofort, gegen den gierigen Bot. Oder stell ein, wer mitspielt: Freunde an diesem Gerät, Freunde per Link, andere Bots.
set-up = Einrichten …
learn = Spielend lernen
rules = Regeln
settings = Einstellungen
about = Über Obol
keys = Tasten
tribute = Eine inoffizielle, nicht kommerzielle Hommage an vier Spiele, die wir lieben.
continue-title = Weiterspielen
standing-over = Zu Ende, { $score }
standing-open = Gerade begonnen
standing-secret = Eine Antwort steht aus · { $score }
standing-waits = Wartet auf sein Set: { $names }. Öffne das Spiel, um das Set mitzubringen.
standing-yours = Du bist am Zug · { $score }
standing-theirs = { $who } ist am Zug · { $score }
delete-game = Das Spiel { $seats } löschen
deleted = Das Spiel ist gelöscht.
library-open = Alle Spiele ({ $count })
opened-stale = Auf diesem Gerät bist du darüber schon hinaus. Hier ist der frühere Augenblick.
to-newest = Zum neuesten Stand

## Seats

# $alike is how many nameless seats of this kind there are.
seat-person = { $alike ->
    [one] Spieler
   *[other] Spieler { $n }
}
seat-friend = { $alike ->
    [one] Gast
   *[other] Gast { $n }
}
seat-greedy = { $alike ->
    [one] Midas
   *[other] Midas { $n }
}
seat-random = { $alike ->
    [one] Tyche
   *[other] Tyche { $n }
}
seat-novice = { $alike ->
    [one] Elpenor
   *[other] Elpenor { $n }
}
seat-adept = { $alike ->
    [one] Orpheus
   *[other] Orpheus { $n }
}
seat-master = { $alike ->
    [one] Dädalus
   *[other] Dädalus { $n }
}
seat-oracle = { $alike ->
    [one] Pythia
   *[other] Pythia { $n }
}
kind-person = Person hier
kind-friend = Gast per Link
kind-bot = Bot
bot-label = Welcher Bot
kind-greedy = Midas, gieriger Bot
    .help = Nimmt, was gerade am besten aussieht.
kind-random = Tyche, Zufalls-Bot
    .help = Nimmt irgendetwas.
kind-novice = Elpenor, Anfänger
    .help = Wägt die zwei naheliegendsten Möglichkeiten ab und schaut einen Zug weit. Ein freundlicher Anfang.
kind-adept = Orpheus, Geübter
    .help = Spielt jede der vier naheliegendsten Möglichkeiten ein paar Mal in Gedanken durch.
kind-master = Dädalus, Meister
    .help = Spielt die acht naheliegendsten Möglichkeiten dutzendfach in Gedanken durch. Schwer zu schlagen.
kind-oracle = Pythia, Orakel
    .help = Spielt jede Möglichkeit hundertfach durch und bedenkt, was du antwortest. Nimmt sich Zeit.
elo-above = { $points ->
    [0] Elo: gleichauf mit Midas.
   *[other] Elo: { $points } über Midas, der etwa { $percent } von 100 Partien verliert.
}
elo-below = Elo: { $points } unter Midas, der etwa { $percent } von 100 Partien gewinnt.

## Waiting

boot-name = Die Regeln werden vorbereitet
boot = { $stage ->
    [scripts] Die Schachtel wird geöffnet
    [runtime] Der Schiedsrichter kommt
    [library] Die Regelbücher kommen
    [rules] Die Regeln werden gelernt
   *[ready] Bereit
} · { $percent } %
waiting-title = Die Fähre ist unterwegs
waiting-text = Die Regeln werden geholt. Beim ersten Besuch dauert das einen Moment, später kaum noch.

## New game

new-title = { $game }: ein neues Spiel
players-label = Wie viele spielen
seat-number = Platz { $n }
name-label = Name
swap-seats = Plätze tauschen
note-friend = Nach deinem Zug schickst du den Link weiter. Er enthält das ganze Spiel, auch verdeckte Karten, und kommt als Link zurück. Wer nachsehen will, kann das.
note-around = Ihr teilt euch dieses Gerät. Zwischen zwei Zügen verdeckt ein Vorhang die Hand der anderen Person.
note-bots = Die Bots spielen unter sich, und du schaust zu.
seed = Mischung
seed-label = Startwert der Mischung
seed-help = Dieselbe Zahl oder dieselben Wörter geben überall dieselben Karten. Lass das Feld leer, dann kennt niemand die Mischung.
start-game = Spiel beginnen

## Open

open-title = Link oder Datei öffnen
open-label = Ein Link oder eine Nachricht, in der einer steht
open-placeholder = Hier einfügen
open-do = Öffnen
open-file = Datei auswählen
open-drop = Oder zieh eine Datei irgendwo auf diese Seite.
who-title = Eine Einladung zu { $game }
who-text = { $moves ->
    [0] Das Spiel fängt gerade an.
    [one] Bisher ist eine Entscheidung gefallen.
   *[other] Bisher sind { $moves } Entscheidungen gefallen.
}
who-question = Wer bist du?
who-friend = Platz { $n }, per Link eingeladen
who-person = Platz { $n }, von hier kam die Einladung
who-moves = ist am Zug
who-sit = An den Tisch
who-watch = Nur zuschauen

## Share

share-title = Dieses Spiel teilen
share-length = { $count } Zeichen. Der Link ist das Spiel: Nirgendwo sonst wird etwas gespeichert.
share-wait = Der Link wird geschrieben …
copy = Kopieren
copied = Der Link ist kopiert.
copy-yourself = Der Link ist markiert: Kopiere ihn mit dem Befehl deines Geräts.
share-system = Teilen …
share-file = Als Datei sichern
share-live = Live verbinden
file-saved = Gesichert als { $file }.
share-open = Ein offener Link enthält alle Karten, auch die verdeckten. Wer spicken will, kann es.
share-friend = Dein Gegenüber öffnet den Link, spielt und schickt dir den nächsten.
share-qr = QR-Code des Links
share-qr-long = Dieser Link ist zu lang für einen QR-Code.
branch-made = Das ist ein neues Spiel. Das alte bleibt, wie es war.
error-no-puzzle = Hier gibt es nichts zu finden: Kein einzelner Zug gewinnt, wo die meisten anderen es nicht tun. Such einen Moment kurz vor dem Ende.
daily-title = Aufgabe des Tages
daily-of = Aufgabe vom { $date }
daily-text = { $game }, für alle gleich gemischt.
daily-link = Der Link dazu
daily-play = Annehmen
daily-resume = Weiterspielen
daily-again = Noch einmal ansehen
daily-done = Geschafft: { $score }

## Settings

setting-language = Sprache
setting-theme = Licht
setting-theme-auto = Wie das Gerät
setting-theme-light = Tag
setting-theme-dark = Nacht
setting-speed = Wie schnell die Züge der anderen gezeigt werden
setting-speed-05 = Langsam
setting-speed-1 = Normal
setting-speed-2 = Schnell
setting-speed-0 = Sofort
setting-thinking = Wie lange Bots nachdenken
setting-thinking-quick = Kurz
setting-thinking-normal = Normal
setting-thinking-long = Lange
setting-motion = Bewegung
setting-motion-auto = Wie das Gerät
setting-motion-off = Keine
setting-pause = Nach jedem Ereignis warten
    .help = Was andere tun, wartet auf eine Taste oder einen Tipp.
setting-forced = Die einzige Möglichkeit für mich wählen
    .help = Wo nur eines geht, geschieht es von selbst.
setting-curtain = Vorhang zwischen zwei Menschen
    .help = Verdeckt den Tisch, während ihr das Gerät weitergebt.
setting-ceremony = Zeremonien
    .help = Dreh die ersten Karten selbst um, statt sie aufgedeckt vorzufinden.
setting-letters = Tasten für einzelne Buchstaben
    .help = Zum Beispiel u für Rückgängig. Schalte sie ab, wenn du mit deinem Gerät sprichst.
setting-sound = Ton
    .help = Kleine Geräusche für Karten und Fähre.

## Keys

keys-key = Taste
keys-does = Was sie tut
keys-on = Die Tasten für einzelne Buchstaben lassen sich in den Einstellungen abschalten.
keys-off = Die Tasten für einzelne Buchstaben sind in den Einstellungen abgeschaltet.
key-help = Diese Hilfe
key-move = Von Ding zu Ding gehen
key-next = Nächstes oder voriges, was du anfassen darfst
key-act = Nehmen, legen, drücken
key-back = Zurück oder schließen
key-hand = Eine Karte deiner Hand
key-undo = Rückgängig
key-redo = Wiederholen
key-hint = Ein Tipp
key-log = Das Protokoll
key-inspect = Genau ansehen
key-step = Ein Schritt, wenn du ein Spiel noch einmal ansiehst
key-ends = Anfang oder Ende eines Spiels
key-replay = Das Spiel noch einmal ansehen, oder damit aufhören
key-turn = Beim Ansehen: einen ganzen Zug zurück oder weiter
key-mute = Ton an oder aus
key-whole = Auf einer Karte: alles zeigen
key-mine = Auf einer Karte: zurück zur eigenen Figur
key-zoom = Auf einer Karte: näher, weiter weg
key-pan = Auf einer Karte: in eine Richtung weiterschauen
keycap-arrows = Pfeile
keycap-shift = Umschalt
keycap-page-down = Bild ab
keycap-page-up = Bild auf
keycap-enter = Eingabe
keycap-space = Leertaste
keycap-escape = Esc
keycap-home = Pos1
keycap-end = Ende

## Rules

rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-wait = Es wird geblättert …
rules-missing = Die Regeln ließen sich nicht holen. Prüfe deine Verbindung und öffne sie noch einmal.

## About

about-what = Der Obol war die Münze für die Fahrt über den Styx. Hier ist die Münze ein Link: Er trägt das ganze Spiel. Darum liegt nichts auf einem Server, und es gibt kein Konto.
about-privacy = Diese Seite spricht mit niemandem. Deine Spiele und Einstellungen bleiben auf diesem Gerät, bis du einen Link verschickst.
about-authors = Die Spiele und wer sie gemacht hat
about-tribute = Obol ist inoffiziell, nicht kommerziell und hat mit den Autoren und Verlagen nichts zu tun. Alle Rechte an den Spielen liegen bei ihnen. Texte, Zeichnungen und Programm sind von uns; das Programm ist frei unter der MIT-Lizenz.
about-parts = Läuft mit Python (Pyodide und PyScript). Symbole von Lucide, Schrift Atkinson Hyperlegible.

## Offline

offline-ready = Ab jetzt geht Obol auch ohne Netz.
update-ready = Eine neue Version von Obol ist bereit.
update-now = Jetzt neu laden

## What can go wrong

failure-link = Das lässt sich nicht öffnen
failure-engine = Die Fähre kam nicht
failure-safe = Nichts ist verloren: Deine Spiele sind, wo sie waren.
back-to-game = Zurück zu deinem Spiel
paste-again = Anderen Link versuchen
error-unknown = Etwas ist schiefgegangen. Dein Spiel ist gespeichert; lade die Seite neu, dann ist es wieder da.
error-link-empty = Noch ist nichts zu öffnen. Füge zuerst einen Link ein.
error-link-foreign = Das ist kein Link von Obol. Der Link eines Spiels endet mit einem # und einer langen Reihe von Buchstaben und Ziffern.
error-link-damaged = Dieser Link ist beschädigt. Vielleicht ging unterwegs ein Stück verloren: Bitte noch einmal darum und kopiere ihn ganz.
error-link-long = Das ist zu lang für einen Link von Obol und wurde deshalb nicht geöffnet.
error-link-newer = Dieser Link kommt von einem neueren Obol. Lade die Seite neu, damit du die neue Version hast, und öffne ihn dann noch einmal.
error-link-sealed = Dieses Spiel ist versiegelt, und diese Version von Obol kann versiegelte Spiele nicht öffnen. Bitte um einen offenen Link.
error-link-impossible = Dieser Link erzählt von einem Spiel, das es so nie geben konnte, und wurde deshalb nicht geöffnet.
error-file = Diese Datei ist kein Spiel von Obol.
error-file-large = Diese Datei ist zu groß für ein Spiel von Obol und wurde deshalb nicht geöffnet.
error-engine = Die Regeln sind über etwas gestolpert, das sie kennen müssten. Das ist unser Fehler. Dein Spiel ist gespeichert.
error-set-file = Die Datei { $file } lässt sich nicht lesen: { $detail }.
error-set-problems = Das Set in { $file } hat { $problems ->
    [one] ein Problem
   *[other] { $problems } Probleme
} und lässt sich nicht spielen. Prüfe es zuerst.
error-call = Die Seite hat die Regeln etwas gefragt, das sie nicht kennen. Lade die Seite neu, damit beide dieselbe Version haben.
error-python-missing = Die Regeln ließen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal; Spielregeln, Einstellungen und gespeicherte Spiele sind solange da.
error-worker-died = Die Regeln hatten aufgehört zu antworten und wurden neu gestartet. Dein Spiel ist gespeichert, mach weiter.
error-storage-full = Der Speicher dieses Geräts ist voll. Das Spiel geht weiter, aber sichere es als Link oder Datei, bevor du den Tab schließt.
error-storage-blocked = Dieser Browser lässt uns keine Spiele speichern. Du kannst spielen, aber sichere das Spiel als Link oder Datei, bevor du den Tab schließt.
error-language = Die Texte in dieser Sprache ließen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
error-setup-kind = So einen Mitspieler gibt es nicht: { $kind }.
error-setup-name = Ein Name darf höchstens { $longest } Zeichen haben.
error-setup-seed = Der Startwert muss eine ganze Zahl von 0 bis { $largest } sein.
error-setup-seats = Für { $seats } Plätze ist das Spiel nicht gemacht.
error-setup-option = Das Spiel hat die Variante { $option } nicht, oder nicht mit diesem Wert.
error-game-unknown = Ein Spiel namens { $game } gibt es hier nicht.
error-choice-illegal = Das erlauben die Regeln jetzt nicht.
refusal-over = Das Spiel ist zu Ende.
refusal-turn = Du bist nicht am Zug: Jetzt entscheidet { $seat }.
refusal-others = Erst dürfen andere antworten. Gleich geht es weiter.
why-random = Reiner Zufall: Tyche lässt das Los entscheiden.
why-only = Es gibt keine andere Wahl.
why-search = { $games } gedachte Partien: Diese Wahl gewinnt { $won } von hundert, die nächstbeste { $second }.
why-search-named = { $move }: gewinnt { $won } von hundert gedachten Partien. Nächstbeste Wahl: { $next }, mit { $second }.
why-search-secret = { $move }: gewinnt { $won } von hundert gedachten Partien. Die nächstbeste Wahl bleibt geheim, mit { $second }.
why-search-near = { $games } gedachte Partien: Diese Wahl gewinnt { $won } von hundert, eine andere { $second }, also nicht deutlich mehr.
why-search-near-named = { $move }: gewinnt { $won } von hundert gedachten Partien. { $next } gewinnt { $second }, also nicht deutlich mehr.
why-search-near-secret = { $move }: gewinnt { $won } von hundert gedachten Partien. Etwas, das geheim bleibt, gewinnt { $second }, also nicht deutlich mehr.
why-past = Das wurde mit mehr oder weniger Zeit und Sorgfalt entschieden als heute.
why-hidden = Was dafür spricht, liegt in Karten, die du nicht siehst.
why-certain-won = Bis zum Ende durchgerechnet: Diese Wahl gewinnt.
why-certain-lost = Bis zum Ende durchgerechnet: Gegen bestes Spiel gewinnt keine Wahl mehr.
error-tournament-bots = Ein Turnier braucht mindestens zwei verschiedene Bots.
error-tournament-resume = Die Datei { $file } gehört zu einem anderen Turnier.

## In einer Schachtel stöbern

box-open = In der Schachtel stöbern
box-of = Die Schachtel von { $game }
box-search = Namen und Texte durchsuchen
box-kinds = Was gezeigt wird
box-sets = Sets
box-sets-all = Beide Sets
box-all = Alles
box-print = Drucken
box-count = { $count ->
    [one] Ein Ding
   *[other] { $count } Dinge
}

## Was Spieler selbst in ein Spiel mitbringen

supply-file = Datei auswählen
supply-example = Beispiel sichern
supply-paste = Oder füge den Text eines Sets ein, oder einen Link, der eins mitbringt
supply-add = Hinzufügen
supply-pasted = eingefügter Text
supply-kept = Sets auf diesem Gerät
supply-added = „{ $name }“ liegt jetzt auf diesem Gerät und kann mitgespielt werden.
supply-refused = { $count ->
    [one] Mit diesem Set kann man noch nicht spielen. Eine Sache stimmt nicht:
   *[other] Mit diesem Set kann man noch nicht spielen. { $count } Dinge stimmen nicht:
}
supply-more = { $count ->
    [one] Und noch eins.
   *[other] Und noch { $count }.
}
supply-wanted = Das Spiel wartet auf { $names }. Wähle die Datei aus, oder füge den Text ein oder einen Link, der das Set mitbringt.
supply-save = „{ $name }“ als Datei sichern
supply-remove = „{ $name }“ von diesem Gerät nehmen
supply-removed = „{ $name }“ ist weg. Partien, die damit gespielt werden, fragen danach.
supply-manage = Sets hinzufügen oder ansehen
supply-first = Set hinzufügen
share-supply = { $names } mitschicken
share-supply-with = Wer den Link öffnet, hat auch das Set. Manche Chats schneiden lange Links ab: Die Datei ist sicherer.
share-supply-without = Ein kurzer Link für alle, die das Set schon haben. Andere werden danach gefragt.
share-supply-long = { $names } passt in keinen Link. Sichere die Partie als Datei: Darin ist das Set enthalten.
failure-supply = Ein Set fehlt
error-supply-missing = Diese Partie wird mit einem Set gespielt, das du noch nicht hast: { $names }. Öffne seine Datei oder einen Link, der es mitbringt. Die Partie bleibt, wie sie ist.
error-supply-long = Dieser Text ist zu lang: Höchstens { $longest } Zeichen sind möglich.
error-supply-none = Dieser Link bringt kein Set mit.
error-setup-supplies = { $most ->
    [0] Dieses Spiel wird mit dem gespielt, was in seiner Schachtel liegt.
   *[other] Höchstens { $most } verschiedene Sets lassen sich hinzufügen.
}
