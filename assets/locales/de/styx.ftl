# Styx. Jeder Satz ist unser eigener. docs/translating.md erklärt, wie Namen und Werte hineinkommen.


## Namen der Dinge. Ein Ref `kind:name` fragt nach `styx-kind`: $name, $a vor dem letzten Bindestrich, $b danach.

# Die Gruppe einer Seele. „Feurige 2“ (die Seele) steht als Subjekt wie als Objekt richtig; „Feuriger“ täte das nicht.
styx-kin = { $a ->
    [brute] Rohling
    [carcass] Kadaver
    [fiery] Feurige
    [cursed] Verfluchte
    [toxic] Giftige
   *[vermin] Gewürm
}
styx-soul = { styx-kin } { $b }
styx-styx = Styx-Karte { styx-kin } { $b }
styx-top = { styx-kin } { $b }
styx-field = Feld { $name }
styx-deck = Nachziehstapel
styx-open = Offene Seelen
styx-out = Seelen aus dem Spiel
styx-hand = Hand von { $who }
styx-back = Unbekannte Seele von { $who }
styx-ferryman = Fährmann Phlegyas
styx-ability = { $name ->
    [max] Größte
    [min] Geringste
    [gd] Größte Differenz
    [sd] Kleinste Differenz
    [same] Gleiche Gruppe oder Stärke
    [ph] Phlegyas
   *[none] Keine Fähigkeit
}
styx-mooring = Ankerplatz „{ styx-ability }“


## Was gefragt wird

styx-ask-flip = { $left ->
    [one] Decke noch eine Styx-Karte auf.
   *[other] Decke zwei Styx-Karten auf.
}
styx-ask-turn = Nimm eine offene Seele und spiele eine aus, oder zieh blind vom Stapel.
styx-ask-full = Deine Hand ist voll: Wähle eine der offenen Seelen.
styx-ask-late = Der Stapel ist leer: Wähle eine der offenen Seelen.
styx-ask-play = Wähle eine Seele aus deiner Hand und lege sie auf ein Feld.
styx-ask-again = Noch einmal! Spiele eine weitere Seele aus deiner Hand.


## Was gewählt werden kann

styx-choice-flip = { $ref1 } aufdecken
styx-choice-take = { $ref1 } nehmen
styx-choice-draw = Blind vom Stapel ziehen
styx-choice-discard = { $ref1 } aus dem Spiel nehmen
styx-choice-play = { $ref1 } auf { $ref2 } legen


## Was geschehen ist

styx-flip = { $seat } deckt { $field } auf: { $card }.
styx-third = { $seat } hat die kleinste Stärke gefunden und bekommt auch { $field }: { $card }.
styx-phlegyas = { $card } bleibt übrig und wird zum Fährmann Phlegyas.
styx-deal = { $seat } hat zu Beginn { $soul } auf der Hand.
styx-deal-hidden = { $seat } hat zu Beginn eine verdeckte Seele auf der Hand.
styx-reveal = { $soul } liegt jetzt offen aus.
styx-begin = { $seat } hat nur zwei Felder und fängt an.
styx-take = { $seat } nimmt { $soul }.
styx-draw = { $seat } zieht blind und findet { $soul }.
styx-draw-hidden = { $seat } zieht blind eine Seele.
styx-discard = { $seat } kann nichts ausspielen und nimmt { $soul } aus dem Spiel.
styx-capture = { $seat } legt { $soul } auf { $field } und erobert es.
styx-cover = { $seat } legt { $soul } auf { $field } und behält es.
styx-ferry = Phlegyas fährt nach „{ $ability }“.
styx-ferry-stays = Phlegyas bleibt bei „{ $ability }“.
styx-again = { $soul } hat dieselbe { $by ->
    [group] Gruppe
   *[strength] Stärke
} wie Phlegyas: { $seat } spielt noch einmal.
styx-again-stuck = { $soul } hat dieselbe { $by ->
    [group] Gruppe
   *[strength] Stärke
} wie Phlegyas, doch für keine Seele auf der Hand von { $seat } gibt es ein Feld.
styx-again-empty = { $soul } hat dieselbe { $by ->
    [group] Gruppe
   *[strength] Stärke
} wie Phlegyas, doch { $seat } hat keine Seele mehr auf der Hand.
styx-deck-empty = Der Stapel ist leer: Was jetzt offen liegt, ist der Rest.
styx-end-all = Alle fünf Felder gehören { $seat }!
styx-end-most = Keine Seele liegt mehr offen: { $seat } hält { $fields } Felder gegen { $others }.

styx-won-all = { $seat } beherrscht alle fünf Felder und heißt nun Hochmeister des Styx.
styx-won-most = { $seat } beherrscht { $fields } der fünf Felder und heißt nun Meister des Styx.


## Warum nicht

styx-no-flip-again = Diese Styx-Karte liegt schon offen: Wähle eine, die noch verdeckt ist.
styx-no-flip-first = Zuerst der Fluss: Decke eine verdeckte Styx-Karte auf.
styx-no-field-yet = Noch kannst du nichts legen: Nimm zuerst eine der offenen Seelen.
styx-no-card-chosen = Wähle zuerst eine Seele aus deiner Hand, dann das Feld.
styx-no-ferry = Phlegyas fährt von selbst: Er folgt der Fähigkeit jeder gespielten Seele.
styx-no-hand = Du kannst nur Seelen aus deiner eigenen Hand spielen, immer eine auf einmal.
styx-no-thing = Damit ist gerade nichts zu tun.
styx-no-draw-now = Jetzt wird nicht gezogen: Spiele eine Seele aus deiner Hand.
styx-no-deck = Der Stapel ist leer: Es gibt nichts mehr zu ziehen.
styx-no-draw-full = Du hast { $limit } Seelen auf der Hand, und mehr gehen nicht: Wähle eine der offenen Seelen.
styx-no-take-now = { $soul } bleibt liegen: Jetzt spielst du eine Seele aus deiner Hand.
styx-no-take-useless = { $soul } hilft dir nicht: Auch damit gäbe es für keine Seele in deiner Hand ein Feld.
styx-no-play-yet = { $soul } muss warten: Nimm zuerst eine der offenen Seelen.
styx-no-laid = { $soul } liegt im Fluss und bleibt dort, bis eine andere Seele darauf liegt.
styx-no-out = { $soul } ist aus dem Spiel.
styx-no-match-anywhere = { $soul } braucht ein Feld mit gleicher Gruppe oder gleicher Stärke, und keines passt.
styx-no-field-anywhere = { $soul } findet kein Feld: Jedes zeigt die gleiche Gruppe oder die gleiche Stärke.
styx-no-group = { $soul } passt nicht auf { $top }: Beide gehören zur selben Gruppe.
styx-no-strength = { $soul } passt nicht auf { $top }: Beide haben dieselbe Stärke.
styx-no-both = { $soul } passt nicht auf { $top }: Gruppe und Stärke sind gleich.
styx-no-match = { $soul } passt nicht auf { $top }: Gruppe oder Stärke müsste gleich sein.
styx-no-extreme-max = { $soul } sucht unter den erlaubten Feldern die größte Stärke: { $top } hat { $number }, { $there } aber { $best }.
styx-no-extreme-min = { $soul } sucht unter den erlaubten Feldern die geringste Stärke: { $top } hat { $number }, { $there } aber nur { $best }.
styx-no-extreme-gd = { $soul } sucht unter den erlaubten Feldern den größten Unterschied: { $top } ist { $number } entfernt, { $there } aber { $best }.
styx-no-extreme-sd = { $soul } sucht unter den erlaubten Feldern den kleinsten Unterschied: { $top } ist { $number } entfernt, { $there } aber nur { $best }.


## Warum ein Bot oder ein Tipp es tut

styx-why-flip = Alle Styx-Karten liegen verdeckt: Eine ist so gut wie die andere.
styx-why-take = { $soul } zu nehmen lohnt sich: { $play } kann { $field } erobern.
styx-why-take-win = { $soul } zu nehmen bringt den Sieg: { $play } auf { $field } holt das fünfte Feld.
styx-why-take-quiet = Zu erobern ist gerade nichts. Am wenigsten schadet es, { $soul } zu nehmen und { $play } auf { $field } zu legen.
styx-why-draw = Die offenen Seelen bringen gerade zu wenig. Eine Seele mehr auf der Hand bereitet einen besseren Zug vor.
styx-why-discard = Nichts ist spielbar, also muss eine der offenen Seelen weg.
styx-why-capture = { $soul } erobert { $field }.
styx-why-again = { $soul } erobert { $field } und erlaubt eine weitere Seele, weil Phlegyas ihr gleicht.
styx-why-cover = Zu erobern ist gerade nichts. Auf { $field } schadet { $soul } am wenigsten.
styx-why-win = { $soul } auf { $field } holt das fünfte Feld, und damit das Spiel.


## Wahlregeln

styx-option-chain = Zusatzkarten
    .help = Wer eine Seele mit der Gruppe oder der Stärke des Phlegyas legt, spielt noch eine. Wie oft in einem Zug, lässt das Regelheft offen.
styx-option-chain-unlimited = So oft es passt
    .help = Jede gelegte Seele wird mit Phlegyas verglichen.
styx-option-chain-two = Höchstens eine Zusatzkarte
    .help = In einem Zug kommen nie mehr als zwei Seelen in den Fluss.
styx-option-flips = Aufdecken der Styx-Karten
    .help = Zwei verdeckte Karten für jede Seite: So oder so entscheidet das Glück.
styx-option-flips-players = Selbst aufdecken
    .help = Das Spiel beginnt mit verdecktem Fluss.
styx-option-flips-chance = Dem Zufall überlassen
    .help = Der Fluss liegt schon offen, und es geht gleich los.


## Der Tisch

styx-river = Der Fluss
styx-strip = Die Leiste des Fährmanns
styx-group-name = { $group ->
    [brute] Rohlinge des Styx
    [carcass] Kadaver der Lethe
    [fiery] Feurige des Phlegethon
    [cursed] Verfluchte des Kokytos
    [toxic] Giftige des Acheron
   *[vermin] Gewürm des Tartaros
}
# Ein Buchstabe, für jede Gruppe ein anderer: Er steht neben dem Zeichen.
styx-letter = { $group ->
    [brute] R
    [carcass] K
    [fiery] F
    [cursed] V
    [toxic] G
   *[vermin] W
}
styx-ability-short = { $ability ->
    [max] Größte
    [min] Geringste
    [gd] Größte Diff.
    [sd] Kleinste Diff.
    [same] Gleiche
    [ph] Phlegyas
   *[none] Keine
}
styx-ability-help = { $ability ->
    [max] Kommt auf das Feld mit der größten Stärke. Felder der eigenen Gruppe oder Stärke zählen nicht mit.
    [min] Kommt auf das Feld mit der geringsten Stärke. Felder der eigenen Gruppe oder Stärke zählen nicht mit.
    [gd] Kommt auf das Feld, dessen Stärke am weitesten von der eigenen entfernt ist. Felder der eigenen Gruppe oder Stärke zählen nicht mit.
    [sd] Kommt auf das Feld, dessen Stärke der eigenen am nächsten ist. Felder der eigenen Gruppe oder Stärke zählen nicht mit.
    [same] Kommt nur auf ein Feld der eigenen Gruppe oder der eigenen Stärke.
    [ph] Nutzt die Fähigkeit, bei der Phlegyas gerade liegt, und lässt ihn dort.
   *[none] Keine Fähigkeit: kommt auf jedes Feld mit anderer Gruppe und anderer Stärke.
}
styx-strength = Stärke { $strength }
styx-deck-count = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Seele im Stapel
   *[other] { $count } Seelen im Stapel
}
styx-hand-count = { $count ->
    [0] keine Seele auf der Hand
    [one] { $count } Seele auf der Hand
   *[other] { $count } Seelen auf der Hand
}
styx-fields-owned = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
styx-known = beiden bekannt
styx-again-banner = Noch einmal!
styx-face-down = verdeckte Styx-Karte
styx-owner = beherrscht von { $who }
styx-covered = { $count ->
    [one] { $count } Karte darunter
   *[other] { $count } Karten darunter
}

# Auf einem Feld, solange eine Seele gewählt ist: $number ist die verglichene Stärke oder Differenz.
styx-aim-ok = hierher
styx-aim-group = gleiche Gruppe
styx-aim-strength = gleiche Stärke
styx-aim-both = gleiche Gruppe und Stärke
styx-aim-extreme = { $number }: ein anderes Feld geht vor
styx-aim-match = nichts gemeinsam
