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
table-hint-past = Solange gespielt wird, gibt ein Bot nur zu deinen eigenen Zügen Rat, danach zu denen aller.
table-inspect = Genau ansehen
table-lens = Tippe etwas an, um es genau anzusehen.
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-show = Den Tisch nach Schritt { $n } zeigen
timeline-round = Runde { $n }
table-turn = Zug { $n }
table-why = Warum?
table-thinking = Überlegt
table-thinking-share = { $percent } % des Nachdenkens sind getan
table-hurry = Jetzt ziehen
weighed-title = Was abgewogen wurde
weighed-show = Was noch?
weighed-chosen = gewählt
weighed-value = { $value } von 100 gewonnen
weighed-games = { $games ->
    [one] eine gedachte Partie
   *[other] { $games } gedachte Partien
}
weighed-secret = Etwas, das du nicht siehst
weighed-veiled = Was getan wurde
table-menu = Mehr
table-replay = Noch einmal ansehen
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
table-send-all = Den Link an die anderen schicken
table-who = Plätze
table-settled-revealed = Per Link lässt sich nur zurücknehmen, was nichts aufgedeckt hat. Hier kam etwas Verdecktes ans Licht.
table-settled-friend = Per Link lässt sich nichts zurücknehmen, worauf andere schon geantwortet haben. Seither wurde anderswo gezogen.
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
prompt-since = Seit deinem letzten Zug: { $what }
prompt-secret = Wer will, darf jetzt antworten.
prompt-friend-secret = Eine Antwort steht aus. Der Link bringt das Spiel hinüber.

## Blick zurück

watch-move = { $n ->
    [0] Der Anfang
   *[other] Schritt { $n } von { $of }
}
watch-first = Zum Anfang
watch-back = Einen Schritt zurück
watch-forward = Einen Schritt weiter
watch-last = Zum letzten Schritt
watch-play = Laufen lassen
watch-pause = Anhalten
watch-link = Link zu diesem Moment
watch-hint = Ein Bot würde das tun: { $why }
watch-return = Zurück zum Spiel
watch-branch = Von hier weiterspielen
watch-no-touch = Du siehst die Vergangenheit. Geh zurück zum Spiel, oder spiele von hier weiter.

## Was sich mit einer Zeile des Protokolls tun lässt

log-more = Was sich von hier aus tun lässt
log-more-of = Von hier aus: { $line }
log-moment = { $n ->
    [0] Der Anfang
   *[other] Schritt { $n }
}
log-watch = Diesen Moment ansehen
log-return = Bis hierher zurückgehen
log-branch = Von hier in einem neuen Spiel weiterspielen
log-link = Link zu diesem Moment

## Der Verlauf unter dem Tisch

timeline = Der Verlauf des Spiels
timeline-slider = Moment des Spiels
timeline-turn-back = An den Anfang des Zugs oder einen Zug zurück
timeline-turn-on = Einen ganzen Zug weiter
timeline-turn = Zu einem Zug springen
timeline-eyes = Mit wessen Augen
timeline-eyes-seat = Sicht von { $who }
timeline-eyes-all = Alle Hände offen
timeline-eyes-mover = Sicht der Person am Zug
timeline-eyes-table = Sicht von außen
timeline-pace = Tempo
timeline-times = { $n }×

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
result-analyse = Auswerten
result-chart = So sind die Punkte gewachsen.
result-chart-seat = { $who }: von { $first } auf { $last }, höchstens { $most }.
result-chart-start = Anfang
result-chart-end = Wahl { $n }

## Eine Partie im Rückblick

analysis-title = Wie die Partie verlief
analysis-what = Für jeden Moment wurden viele Partien erdacht, aus dem, was alle sehen konnten. Die Linien sagen, wie viele von hundert jede Seite gewann.
analysis-share = { $percent } % berechnet
analysis-halted = Angehalten bei { $percent } %
analysis-halt = Anhalten
analysis-go-on = Weiter
analysis-chart = Die Gewinnaussichten, von der ersten Wahl bis zur letzten.
analysis-seat = { $who }: von { $first } auf { $last } von hundert.
analysis-end = Wahl { $n }
analysis-turns = Wendepunkte
analysis-rose = Wahl { $at }: { $who } steigt von { $before } auf { $after }
analysis-fell = Wahl { $at }: { $who } fällt von { $before } auf { $after }
analysis-calm = Einen einzelnen Wendepunkt gab es nicht.
analysis-figures = Alle Zahlen
analysis-choice = Nach Wahl

## Nur gesprochen

said-undo = Zurückgenommen.
said-redo = Wiederholt.
said-undo-turn = Der ganze Zug ist zurückgenommen.
said-return = Du bist wieder an diesem Moment. Was danach kam, lässt sich wiederholen.
said-sound-on = Der Ton ist an.
said-sound-off = Der Ton ist aus.

## Ein Fenster auf eine Karte

pane-tools = Ein Fenster auf eine Karte
pane-whole = Ganze Karte
pane-mine = Mein Held
pane-nearer = Näher
pane-farther = Weiter weg
