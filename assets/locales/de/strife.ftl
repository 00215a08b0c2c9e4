# Strife of Gods. Jeder Satz ist unser eigener. docs/translating.md erklärt, wie Namen und Werte hineinkommen.


## Namen der Dinge. Ein Ref `kind:name` fragt nach `strife-kind`: $name, $a vor dem letzten Bindestrich, $b danach.

# Eine Zahlenkarte: $a ist Farbe und Wert, $b das Exemplar, das niemand hören muss.
strife-number = { $a ->
    [r1] Rot 1
    [r2] Rot 2
    [r3] Rot 3
    [r4] Rot 4
    [r5] Rot 5
    [g1] Grün 1
    [g2] Grün 2
    [g3] Grün 3
    [g4] Grün 4
    [g5] Grün 5
    [b1] Blau 1
    [b2] Blau 2
    [b3] Blau 3
    [b4] Blau 4
    [b5] Blau 5
    [y1] Gelb 1
    [y2] Gelb 2
    [y3] Gelb 3
    [y4] Gelb 4
   *[y5] Gelb 5
}
# Eigennamen, in jeder Sprache gleich.
strife-champion = { $name ->
    [misha] Misha
    [muriel] Muriel
    [amitiel] Amitiel
    [christoph] Christoph
    [gurak] Gurak
    [gnigrit] Gnigrit
    [rogmesh] Rogmesh
    [durboc] Durboc
    [myriani] Myriani
    [paeral] Paeral
    [ana] Ana
    [grongurd] Grongurd
    [celestia] Celestia
    [remial] Remial
    [arcohn] Arcohn
   *[zakum] Zakum
}
# Eine ganze Lücke oder eines ihrer Enden: steht im Akkusativ hinter „an“ ebenso richtig wie allein.
strife-gap = { $b ->
    [cw] das Ende von Lücke { $a } im Uhrzeigersinn
    [ccw] das Ende von Lücke { $a } gegen den Uhrzeigersinn
   *[whole] Lücke { $a }
}
strife-pile = { $name ->
    [numbers] Zahlenstapel
   *[champions] Championstapel
}
strife-shield = { $name ->
    [gold] Goldschild
    [silver] Silberschild
   *[bronze] Bronzeschild
}
strife-colour = { $name ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
}
strife-middle = Mitte des Kreises
strife-removed = Für diese Runde entfernte Karten


## Was gefragt wird

strife-ask-take = { $gaps ->
    [0] Nimm eine beliebige Zahlenkarte aus dem Kreis.
   *[other] Nimm eine beliebige Zahlenkarte aus dem Kreis oder was an einer Lücke liegt.
}
strife-ask-edge = Es gibt { $gaps } Lücken: Nimm eine Karte, die an einer davon liegt.
strife-ask-any = Es gibt { $gaps } Lücken, aber alle Karten daran sind blockiert. Nimm also irgendeine Zahlenkarte.
strife-ask-misha = { $champion }: Wähle eine Zahlenkarte an einer Lücke. Sie kommt in die Mitte.
strife-ask-muriel-give = { $champion }: Wähle eine deiner Karten. Sie kommt in die Mitte.
strife-ask-muriel-take = { $champion }: Nimm nun eine Karte, die an einer Lücke liegt.
strife-ask-amitiel-give = { $champion }: Wähle eine deiner Karten. Sie kommt zurück in den Kreis.
strife-ask-amitiel-place = { $champion }: Wähle das Ende einer Lücke, an das { $card } kommt.
strife-ask-amitiel-take = { $champion }: Nimm nun eine Karte an einer Lücke, aber nicht { $card }.
strife-ask-christoph = Wähle eine beliebige Zahlenkarte im Kreis. Sie kommt in die Mitte, und { $champion } nimmt ihren Platz ein.
strife-ask-gurak = { $champion }: Wähle eine Karte vor jemand anderem. Sie wird blockiert.
strife-ask-gnigrit = { $champion }: Wähle eine Karte an einer Lücke. Sie wird blockiert.
strife-ask-rogmesh-gap = { $champion }: Wähle eine Lücke. Die Karten an beiden Enden werden blockiert.
strife-ask-rogmesh-tear = { $champion }: Wähle nun eine Zahlenkarte abseits der Lücken. Sie wird entfernt und reißt eine neue Lücke.
strife-ask-durboc = Nimm eine beliebige Zahlenkarte aus dem Kreis. { $champion } legt sich verdeckt an ihren Platz.
strife-ask-myriani = { $champion }: Wähle die Zahlenkarte, die du behältst.
strife-ask-paeral = { $champion }: Wähle den Champion, den du behältst. Er handelt sofort.
strife-ask-ana = { $champion }: Wähle die Karte, die in die Mitte kommt.
strife-ask-grongurd = { $champion }: Behalte die Zahlenkarte oder den Champion, der dann sofort handelt.
strife-ask-celestia-give = { $champion }: Wähle die Karte, die du hergibst.
strife-ask-celestia-take = { $champion }: Wähle die Karte, die du für { $card } haben möchtest.
strife-ask-remial = { $champion }: Wähle eine Karte vor jemand anderem. Sie kommt in die Mitte, und dafür wird dort eine neue gezogen.
strife-ask-arcohn-card = { $champion }: Wähle eine Karte vor jemand anderem. Sie kommt zurück in den Kreis, und dafür wird dort eine neue gezogen.
strife-ask-arcohn-place = { $champion }: Wähle das Ende einer Lücke, an das { $card } kommt.
strife-ask-zakum-card = { $champion }: Wähle eine Karte vor jemand anderem. Sie kommt in den Kreis.
strife-ask-zakum-ring = { $champion }: Wähle die Zahlenkarte im Kreis, die mit { $card } den Platz tauscht.


## Was gewählt werden kann. Eine Wahl für einen Champion hat auch $champion.

strife-choice-take = { $ref1 } nehmen
strife-choice-middle = { $ref1 } in die Mitte legen
strife-choice-give = { $ref1 } hergeben
strife-choice-place = An { $ref1 } legen
strife-choice-block = { $ref1 } blockieren
strife-choice-shut = { $ref1 } sperren
strife-choice-remove = { $ref1 } entfernen
strife-choice-keep = { $ref1 } behalten
strife-choice-swap = { $ref1 } tauschen
strife-choice-return = { $ref1 } zurück in den Kreis legen


## Was geschehen ist

strife-deal = Runde { $round } von { $rounds }: Ein neuer Kreis liegt aus.
strife-start = { $seat } beginnt Runde { $round }.
strife-take = { $seat } nimmt { $card }.
strife-gap-opens = { $gaps ->
    [one] Die erste Lücke tut sich auf.
   *[other] Eine neue Lücke tut sich auf: Jetzt sind es { $gaps }.
}
strife-gaps-merge = { $gaps ->
    [one] Zwei Lücken fließen zusammen: Nur eine bleibt.
   *[other] Zwei Lücken fließen zusammen: { $gaps } bleiben.
}
strife-edges-only = Bei { $gaps } Lücken sind von nun an nur Karten an einer Lücke zu haben.
strife-ring-free = { $gaps ->
    [one] Nur eine Lücke ist übrig: Jede Zahlenkarte ist wieder zu haben.
   *[other] Nur { $gaps } Lücken sind übrig: Jede Zahlenkarte ist wieder zu haben.
}
strife-resolve = { $champion } handelt für { $seat }.
strife-resolve-inside = { $outer } bringt { $champion } mit: Auch dieser Effekt gilt sofort, für { $seat }.
strife-idle-edge = { $champion } bleibt ohne Wirkung: Alle Karten an den Lücken sind blockiert.
strife-idle-edge-number = { $champion } bleibt ohne Wirkung: An keiner Lücke liegt eine freie Zahlenkarte.
strife-idle-ring = { $champion } findet keine freie Zahlenkarte im Kreis.
strife-idle-own = { $champion } bleibt ohne Wirkung: { $seat } hat keine Karte dafür.
strife-idle-theirs = { $champion } bleibt ohne Wirkung: Vor den anderen liegt keine Karte, die gewählt werden könnte.
strife-idle-end = { $champion } bleibt ohne Wirkung: Nach dem Zurücklegen gäbe es keine andere Karte zu nehmen.
strife-idle-gap = { $champion } findet keine Lücke zum Sperren: Alle Enden sind blockiert.
strife-idle-numbers = { $champion } bleibt ohne Wirkung: Der Zahlenstapel ist leer.
strife-idle-champions = { $champion } bleibt ohne Wirkung: Der Championstapel ist leer.
strife-idle-piles = { $champion } bleibt ohne Wirkung: Beide Stapel sind leer.
strife-choose = { $seat } wählt { $card } für { $champion }.
strife-draw = { $seat } zieht { $card }.
strife-reveal = { $champion } lässt { $seat } { $card } ziehen.
strife-pile-empty = Der { $pile } ist leer.
strife-keep = { $seat } behält { $card }.
strife-remove = { $card } ist für diese Runde aus dem Spiel.
strife-to-middle = { $seat } legt { $card } in die Mitte.
strife-middle-covered = { $card } lag vorher in der Mitte und ist nun blockiert.
strife-return = { $seat } legt { $card } zurück in den Kreis, an { $end }.
strife-block = { $seat } blockiert { $card }.
strife-gap-shut = Die Enden von { $gap } sind gesperrt.
strife-stand-in = { $champion } liegt nun offen im Kreis, wo { $card } war.
strife-blocker = { $champion } liegt nun verdeckt im Kreis, wo { $card } war.
strife-swap = { $seat } gibt { $owner } { $card } und bekommt dafür { $other }.
strife-exchange = { $seat } schickt { $card } in den Kreis. Dafür bekommt { $owner } { $other }.

strife-score-edges = { $count ->
    [one] Die Runde ist vorbei. Eine Karte an den Lücken oder in der Mitte bestimmt die Farbe.
   *[other] Die Runde ist vorbei. { $count } Karten an den Lücken oder in der Mitte bestimmen die Farbe.
}
strife-score-lowest = { $count ->
    [one] Die niedrigste davon ist eine { $value }.
   *[other] Der niedrigste Wert ist { $value }, auf { $count } Karten.
}
strife-score-colour = Gewinnerfarbe: { $colour }.
strife-score-no-colour = Weder an einer Lücke noch in der Mitte ist eine Zahl zu sehen. Keine Farbe gewinnt, und es gibt keine Schilde.
strife-score-sum = { $seat } hat { $sum } in Gewinnerfarben.
strife-score-without = { $seat } hat nichts in einer Gewinnerfarbe.
strife-score-nobody = Niemand hat eine Gewinnerfarbe, also gibt es keine Schilde.
strife-tie = { $seat } und { $other } haben beide { $sum }. Von { $start } aus im Uhrzeigersinn kommt { $seat } zuerst.
strife-award = { $points ->
    [one] { $seat } bekommt den { $shield }: ein Punkt.
   *[other] { $seat } bekommt den { $shield }: { $points } Punkte.
}
strife-end = Alle { $rounds } Runden sind vorbei. Mehr als { $points } Punkte hat niemand.

strife-won = { $seat } hat { $points } Punkte und gewinnt den Streit der Götter.
strife-won-gold = Auch andere haben { $points } Punkte, aber { $seat } gewinnt mit mehr Gold: { $gold ->
    [one] ein Schild.
   *[other] { $gold } Schilde.
}
strife-won-silver = Auch andere haben { $points } Punkte und ebenso viel Gold, aber { $seat } gewinnt mit mehr Silber: { $silver ->
    [one] ein Schild.
   *[other] { $silver } Schilde.
}
strife-won-shared = { $count } haben { $points } Punkte und gleich viel Gold und Silber. Sie teilen sich den Sieg.


## Warum nicht

strife-no-more = Hier genügt ein Griff: { $thing }.
strife-no-middle = { $card } liegt in der Mitte und bleibt dort, bis die Runde vorbei ist.
strife-no-removed = { $card } ist für diese Runde aus dem Spiel. Zur nächsten werden alle Karten neu gemischt.
strife-no-gap = In { $gap } liegt nichts: Wähle eine Karte.
strife-no-own = { $card } liegt schon vor dir: Nimm eine Karte aus dem Kreis.
strife-no-theirs = { $card } gehört { $owner }: Nimm eine Karte aus dem Kreis.
strife-no-middle-place = Aus der Mitte wird nichts genommen: Wähle eine Karte im Kreis.
strife-no-pile = Nur Champions ziehen von den Stapeln: Wähle eine Karte im Kreis.
strife-no-seat = Genommen wird aus dem Kreis, nicht von den anderen.
strife-no-thing = Damit ist gerade nichts zu tun.
strife-no-blocked = { $card } ist blockiert und in dieser Runde nicht mehr zu haben.
strife-no-champion-inside = { $card } liegt an keiner Lücke: Nur dort sind Champions zu haben.
strife-no-inside = { $card } liegt an keiner Lücke. Bei { $gaps } Lücken sind nur Karten an einer Lücke zu haben.
strife-no-champion-yet = { $card } muss warten: Solange eine Zahlenkarte frei ist, nimm diese.
strife-no-side = Wähle eines der beiden Enden von { $gap }.
strife-no-want-edge = { $champion } braucht eine Karte an einer Lücke.
strife-no-want-edge-number = { $champion } braucht eine Zahlenkarte an einer Lücke.
strife-no-want-ring = { $champion } braucht eine Zahlenkarte aus dem Kreis.
strife-no-want-interior = { $champion } braucht eine Zahlenkarte aus dem Kreis, abseits der Lücken.
strife-no-want-own = { $champion } braucht eine von deinen eigenen Karten.
strife-no-want-theirs = { $champion } braucht eine Karte, die vor jemand anderem liegt.
strife-no-want-other-edge = { $champion } braucht eine Karte an einer Lücke.
strife-no-want-end = { $champion } braucht das Ende einer Lücke.
strife-no-want-gap = { $champion } braucht eine Lücke.
strife-no-want-drawn = { $champion } braucht eine der eben gezogenen Karten.
strife-no-last-edge = Nicht an { $end }: Dann gäbe es keine andere Karte an einer Lücke zu nehmen.
strife-no-dead-gap = Beide Enden von { $gap } sind schon blockiert: Wähle eine andere Lücke.
strife-no-blocked-target = { $card } ist blockiert: { $champion } kann nichts damit anfangen.
strife-no-returned = { $card } wurde eben erst zurückgelegt: { $champion } braucht eine andere Karte.
strife-no-inert = { $card } ist ein Champion und vor euch außer Reichweite: { $champion } braucht eine Zahlenkarte.
strife-no-champion-target = { $card } ist ein Champion: { $champion } braucht eine Zahlenkarte.
strife-no-edge-target = { $card } liegt an einer Lücke und risse keine neue: { $champion } braucht eine Karte abseits der Lücken.
strife-no-inside-target = { $card } liegt an keiner Lücke: { $champion } braucht eine Karte, die das tut.


## Warum ein Bot oder ein Tipp es tut

strife-why-champion = { $card } verspricht mehr als eine Zahlenkarte.
strife-why-shield = { $card } bringt nach jetzigem Stand den { $shield }: { $judge } bestimmt die Farbe.
strife-why-turn = { $card } ändert die Gewinnerfarbe: Dann bestimmt { $judge }, und das bringt den { $shield }.
strife-why-collect = { $card } macht { $sum } in { $colour }, und diese Farbe kann noch gewinnen.
strife-why-effect = Die beste Wahl für { $champion }: { $thing }.
strife-why-effect-shield = Die beste Wahl für { $champion }: { $thing }. Nach jetzigem Stand bestimmt { $judge } die Farbe, und das bringt den { $shield }.
strife-why-effect-turn = Die beste Wahl für { $champion }: { $thing }. Das ändert die Gewinnerfarbe: Dann bestimmt { $judge }, und das bringt den { $shield }.


## Wahlregeln

strife-option-champions = Champions
    .help = Sechzehn Champions stellen den Tisch auf den Kopf. Die ersten Partien sind ohne sie leichter.
strife-option-champions-yes = Mit Champions
    .help = Jede achte Karte im Kreis ist ein Champion.
strife-option-champions-no = Nur Zahlen
    .help = Der Kreis besteht aus Zahlenkarten, und gezogen wird nie.
strife-option-copies = Zahlenkarten
    .help = Wie oft es jede der zwanzig Zahlenkarten gibt. In den Regeln, die wir kennen, steht es nicht.
strife-option-copies-two = Jede zweimal
    .help = 40 Zahlenkarten. Die meisten davon liegen im Kreis.
strife-option-copies-three = Jede dreimal
    .help = 60 Zahlenkarten. Die Hälfte davon bleibt ungesehen.
strife-option-inert = Champions vor den Spielern
    .help = Manche Champions verlangen eine Karte, die vor jemandem liegt. Ob das auch ein Champion sein darf, lassen die Regeln offen.
strife-option-inert-yes = Außer Reichweite
    .help = Nur Zahlenkarten können gewählt werden. Ein Champion bleibt, wo er hingekommen ist.
strife-option-inert-no = Karten wie alle anderen
    .help = Ein Champion kann hergegeben, blockiert, getauscht oder zurückgelegt und wieder genommen werden.


## Die Champions. $champion ist der Name nach dem Doppelpunkt.

strife-champion-short = { $champion ->
    [misha] Rand in die Mitte
    [muriel] Bezahlen, Rand nehmen
    [amitiel] Zurücklegen, andere nehmen
    [christoph] Zahl in die Mitte, einspringen, ziehen
    [gurak] Fremde Karte blockieren
    [gnigrit] Rand blockieren
    [rogmesh] Lücke sperren, neue reißen
    [durboc] Beliebige nehmen, Blocker bleiben
    [myriani] Eine von zwei Zahlen
    [paeral] Einer von zwei Champions
    [ana] Eine von zweien in die Mitte
    [grongurd] Zahl oder Champion
    [celestia] Karten tauschen
    [remial] Fremde Karte in die Mitte
    [arcohn] Fremde Karte in den Kreis
   *[zakum] Fremde Karte gegen den Kreis
}
strife-champion-help = { $champion ->
    [misha] Du legst eine Zahlenkarte, die an einer Lücke liegt, in die Mitte.
    [muriel] Du legst eine deiner Zahlenkarten in die Mitte. Dann nimmst du eine Karte an einer Lücke.
    [amitiel] Du legst eine deiner Zahlenkarten an eine Lücke zurück, die offen bleibt. Dann nimmst du eine andere Karte an einer Lücke.
    [christoph] Du legst eine beliebige Zahlenkarte aus dem Kreis in die Mitte. Christoph liegt offen an ihrem Platz, und du ziehst eine Zahlenkarte.
    [gurak] Du blockierst eine Zahlenkarte vor jemand anderem.
    [gnigrit] Du blockierst eine Karte an einer Lücke, Zahl oder Champion.
    [rogmesh] Du blockierst die Karten an beiden Enden einer Lücke. Dann entfernst du eine Zahlenkarte abseits der Lücken und reißt so eine neue.
    [durboc] Du nimmst eine beliebige Zahlenkarte aus dem Kreis. Durboc liegt an ihrem Platz, verdeckt und blockiert.
    [myriani] Du ziehst zwei Zahlenkarten und behältst eine. Die andere und Myriani werden entfernt.
    [paeral] Du ziehst zwei Champions und behältst einen, der sofort handelt. Der andere und Paeral werden entfernt.
    [ana] Du ziehst zwei Zahlenkarten. Eine kommt in die Mitte, die andere wird entfernt.
    [grongurd] Du ziehst eine Zahlenkarte und einen Champion und behältst eins von beiden; der Champion würde sofort handeln. Die andere Karte und Grongurd werden entfernt.
    [celestia] Du tauschst eine deiner Zahlenkarten gegen eine, die vor jemand anderem liegt.
    [remial] Du legst eine Zahlenkarte, die vor jemand anderem liegt, in die Mitte. Dafür wird dort eine Zahlenkarte gezogen.
    [arcohn] Du legst eine Zahlenkarte, die vor jemand anderem liegt, an eine Lücke zurück, die offen bleibt. Dafür wird dort eine Zahlenkarte gezogen.
   *[zakum] Du tauschst eine Zahlenkarte, die vor jemand anderem liegt, gegen eine beliebige Zahlenkarte aus dem Kreis.
}


## Der Tisch

strife-ring = Der Kreis
strife-hub = Im Kreis
# Ein Buchstabe, für jede Farbe ein anderer: Er steht auf der Karte neben dem Zeichen.
strife-colour-letter = { $colour ->
    [red] R
    [green] G
    [blue] B
   *[yellow] E
}
strife-round = Runde { $round } von { $rounds }
strife-turn = Karte { $turn } von { $turns }
strife-gaps = { $count ->
    [0] keine Lücke
    [one] { $count } Lücke
   *[other] { $count } Lücken
}
strife-banner-edges = Nur Ränder
strife-banner-free = Jede Zahl
strife-start-player = Startspieler
strife-cards-of = Karten von { $who }
strife-no-cards = noch keine Karten
strife-sum = { $colour }: { $sum }
strife-shields = Schilde: { $gold } Gold, { $silver } Silber, { $bronze } Bronze
strife-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
strife-pile-count = { $count ->
    [0] Der { $pile } ist leer
    [one] { $count } Karte im { $pile }
   *[other] { $count } Karten im { $pile }
}
strife-removed-count = { $count ->
    [0] keine Karte entfernt
    [one] { $count } Karte entfernt
   *[other] { $count } Karten entfernt
}
strife-empty-middle = Die Mitte ist leer
strife-middle-help = Die neueste Karte hier zählt, wenn die Runde gewertet wird. Die darunter sind blockiert.

# Hinter dem Namen einer Karte oder Lücke.
strife-edge = an einer Lücke
strife-blocked = blockiert
strife-judge = würde jetzt entscheiden
strife-middle-active = gilt in der Mitte
strife-gap-width = { $count ->
    [one] { $count } Platz breit
   *[other] { $count } Plätze breit
}
strife-gap-dead = beide Enden blockiert

# Champions am Werk, vielleicht einer im anderen.
strife-asks = { $champion } fragt
strife-waits = { $champion } wartet
strife-inside = { $champion }, durch { $outer }
strife-chosen = gewählt: { $card }
strife-drawn = Gezogene Karten

# Wie die Runde in diesem Augenblick gewertet würde.
strife-now = Wenn die Runde jetzt endete
strife-now-lowest = niedrigste Karte: { $value }
strife-now-colours = es gewinnt: { $colours }
strife-now-rank = { $who }: { $sum }, { $shield }
strife-now-without = { $who }: { $sum }, kein Schild
strife-now-nobody = niemand hat eine Gewinnerfarbe
strife-now-none = keine Zahl zu sehen: keine Farbe gewinnt

# Von Nahem, und der Tisch in Worten.
strife-value = Wert { $value }
strife-left = { $count ->
    [0] Darin ist nichts mehr.
    [one] Darin ist noch eine Karte:
   *[other] Darin sind noch { $count } Karten, in einer Reihenfolge, die niemand kennt:
}
strife-text-ring = Der Kreis, im Uhrzeigersinn
strife-text-middle = Die Mitte
strife-text-stack = Champions am Werk
strife-text-piles = Stapel und entfernte Karten
strife-text-none = keine
