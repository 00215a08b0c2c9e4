# Der Tisch, den alle Spiele teilen. Was die Spiele selbst sagen, steht in <spiel>.ftl.

table-title = Der Tisch von { $game }
table-scene = Der Tisch
table-text = Der Tisch in Worten
table-side = Verlauf und Ergebnis
table-seats = Wer spielt
table-seat-active = (am Zug)
table-seat-won = (gewonnen)
table-score = Punkte:
table-open-mark = Kann jetzt gewählt werden

## Knöpfe. Jedes -none sagt, warum der Knopf gerade nichts bewirkt.

table-controls = Züge und Hilfe
table-undo = Zurücknehmen
table-undo-none = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
table-redo = Wiederholen
table-redo-none = Du hast nichts zurückgenommen, also gibt es nichts zu wiederholen.
table-undo-turn = Ganzen Zug zurück
table-undo-turn-none = Du hattest noch keinen Zug, den du zurücknehmen könntest.
table-hint = Tipp
table-hint-none = Einen Tipp bekommst du, wenn du am Zug bist.
table-inspect = Genau ansehen
table-lens = Tippe etwas an, um es genau anzusehen.
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-show = Den Tisch nach Zug { $n } zeigen
table-turn = Zug { $n }
table-why = Warum?
table-menu = Mehr
table-read = Tisch als Text
table-rules = Regeln
table-share = Teilen
table-settings = Einstellungen
table-keys = Tasten
table-leave = Den Tisch verlassen
table-close = Schließen
table-rule = Regel lesen
table-unpick = Zurücklegen
table-next = Weiter
table-skip = Überspringen
table-retry = Noch einmal versuchen
table-send = Link an { $who } schicken
table-busy = Einen Moment: Dieser Zug wird noch gezeigt.
table-orders = Reaktionen
table-orders-help = Wenn andere etwas tun, worauf du antworten könntest:
table-order-ask = Frag mich immer
table-order-target = Frag nur, wenn ich angegriffen werde
table-order-never = Frag nie, lass es geschehen

## Wer am Zug ist und was gefragt ist

prompt-loading = Der Tisch wird gedeckt.
prompt-yours = Du bist am Zug. { $question }
prompt-person = { $who }, du bist am Zug. { $question }
prompt-picked = { $thing }: { $count ->
    [one] Ein Platz ist markiert, tippe ihn an.
   *[other] { $count } Plätze sind markiert, tippe einen davon an.
}
prompt-hint = Tipp: { $why }
prompt-moving = Dein Zug wird ausgeführt.
prompt-thinking = { $who } denkt nach.
prompt-friend = { $who } ist am Zug. Der Link bringt das Spiel hinüber.
prompt-secret = Wer will, darf jetzt antworten.
prompt-friend-secret = Eine Antwort steht aus. Der Link bringt das Spiel hinüber.

## Blick zurück

watch-move = { $n ->
    [0] Du siehst den Anfang des Spiels ({ $of } Züge).
   *[other] Du siehst Zug { $n } von { $of }.
}
watch-first = Zum Anfang
watch-back = Einen Zug zurück
watch-forward = Einen Zug weiter
watch-last = Zum letzten Zug
watch-return = Zurück zum Spiel
watch-branch = Von hier weiterspielen
watch-no-touch = Du siehst die Vergangenheit. Geh zurück zum Spiel, oder spiele von hier weiter.

## Zwischen zweien an einem Gerät

curtain-title = { $who }, du bist am Zug
curtain-text = Gib das Gerät weiter. Der Tisch bleibt verdeckt, bis { $who } den Vorhang hebt.
curtain-lift = Ich bin { $who }

## Das Ende

result-won = Du hast gewonnen, { $who }!
result-title = { $who } gewinnt
result-shared = { $names } teilen sich den Sieg
result-nobody = Niemand gewinnt
result-rematch = Revanche
result-swap = Plätze tauschen
result-watch = Noch einmal ansehen
result-chart = So sind die Punkte gewachsen.
result-chart-seat = { $who }: von { $first } auf { $last }, höchstens { $most }.
result-chart-start = Anfang
result-chart-end = Zug { $n }

## Nur gesprochen

said-undo = Zurückgenommen.
said-redo = Wiederholt.
said-undo-turn = Der ganze Zug ist zurückgenommen.
said-sound-on = Der Ton ist an.
said-sound-off = Der Ton ist aus.

## Ein Fenster auf eine Karte

pane-tools = Ein Fenster auf eine Karte
pane-whole = Ganze Karte
pane-mine = Mein Held
pane-nearer = Näher
pane-farther = Weiter weg
