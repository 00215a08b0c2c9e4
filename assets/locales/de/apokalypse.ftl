# Apokalypse. Jeder Satz ist unser eigener. docs/translating.md sagt, wie Namen und Werte hereinkommen.


## Namen der Dinge. Ein Ref `kind:name` fragt nach `apokalypse-kind`: $name, $a vor dem letzten Strich, $b danach.

# Eine Karte: $a ist ihre Art, $b das Exemplar. Links vom Strich steht die gute Hälfte.
apokalypse-card = { $a ->
    [pr-m] Schutz (Maske | Helm, Schwein)
    [pr-h] Schutz (Helm | Maske, Schwein)
    [pr-p] Schutz (Schwein | Maske, Helm)
    [pr-mh] Schutz (Maske, Helm | Schwein)
    [pr-mp] Schutz (Maske, Schwein | Helm)
    [pr-hp] Schutz (Helm, Schwein | Maske)
    [hm] Heavy Metal
    [vv-cs] Keuschheit | Zügelloser Sex
    [vv-wd] Arbeit | Drogen
    [vv-pg] Frommheit | Spielsucht
    [hp-m] Bunker (Maske)
    [hp-h] Bunker (Helm)
    [hp-p] Bunker (Schwein)
    [sg] Besonders guter Mensch
    [se] Besonders böser Mensch
    [cm] Kirchenmusik
    [vi] Gewalt
   *[cv] Gesinnungswechsel
}
# Die Hälfte einer Karte, die auf einer Seite zählt: $a ist die Art, $b die Seite.
apokalypse-half = { $b ->
    [good] { $a ->
        [pr-m] Maske
        [pr-h] Helm
        [pr-p] Schweinskopf
        [pr-mh] Maske und Helm
        [pr-mp] Maske und Schweinskopf
        [pr-hp] Helm und Schweinskopf
        [vv-cs] Keuschheit
        [vv-wd] Arbeit
        [vv-pg] Frommheit
        [hp-m] Maske
        [hp-h] Helm
        [hp-p] Schweinskopf
        [sg] besonders guter Mensch
        [cm] Kirchenmusik
       *[seal] Siegel
    }
   *[evil] { $a ->
        [pr-m] Helm und Schweinskopf
        [pr-h] Maske und Schweinskopf
        [pr-p] Maske und Helm
        [pr-mh] Schweinskopf
        [pr-mp] Helm
        [pr-hp] Maske
        [vv-cs] Zügelloser Sex
        [vv-wd] Drogen
        [vv-pg] Spielsucht
        [hp-m] Maske
        [hp-h] Helm
        [hp-p] Schweinskopf
        [se] besonders böser Mensch
        [hm] Heavy Metal
       *[seal] Siegel
    }
}
# Muss hinter „Seite“ passen.
apokalypse-side = { $name ->
    [good] der Guten
   *[evil] der Bösen
}
apokalypse-plane = { $name ->
    [heaven] Himmel
    [earth] Erde
   *[hell] Hölle
}
# Das Ende einer Reihe, wo die nächste Karte hinkommt: ohne Artikel, hinter einem Doppelpunkt oder allein.
apokalypse-earth = { $b ->
    [good] Erde der Guten bei { $who }
   *[evil] Erde der Bösen bei { $who }
}
apokalypse-heaven = { $b ->
    [good] Himmel über den Guten bei { $who }
   *[evil] Himmel über den Bösen bei { $who }
}
apokalypse-hell = { $b ->
    [good] Hölle unter den Guten bei { $who }
   *[evil] Hölle unter den Bösen bei { $who }
}
apokalypse-founder = { $b ->
    [good] Gute Grundbevölkerung bei { $who }
   *[evil] Böse Grundbevölkerung bei { $who }
}
apokalypse-citizen = Mensch { $name }
apokalypse-hand = Hand von { $who }
apokalypse-back = { $b ->
    [population] Bevölkerungskarten von { $who }
   *[capital] Kapitalkarten von { $who }
}
apokalypse-talon = { $name ->
    [population] Bevölkerungstalon
   *[capital] Kapitaltalon
}
apokalypse-discard = { $name ->
    [population] Bevölkerungsablage
   *[capital] Kapitalablage
}
apokalypse-horseman = { $name ->
    [1] Bombenkrieg
    [2] Bürgerkrieg
    [3] Ausbeutung
   *[4] Tod
}
apokalypse-alignment = Gesinnung von { $who }
apokalypse-seal = Siegel
apokalypse-seals = Siegelvorrat
apokalypse-pass = Passen
apokalypse-decline = Geschehen lassen


## Was gefragt ist

apokalypse-ask-turn = Spiel eine Karte aus, oder passe.
apokalypse-ask-gift = Eine gute Tat: Wähle eine deiner Karten, dann wer sie bekommt.
apokalypse-ask-steal = Eine böse Tat: Wähle, wem du eine Karte stiehlst, Bevölkerung oder Kapital.
apokalypse-ask-window = { $seat } greift bei { $nation } die Seite { $side } an, mit { $card }. Wehr ab, oder lass es geschehen.
apokalypse-ask-settle = Wähle die Auslage, in die der Bekehrte zieht, auf die Seite { $side }.
apokalypse-ask-seal = Leg dein Siegel: in den Himmel über Guten, in die Hölle unter Bösen oder gegen Musik.


## Was man wählen kann

apokalypse-choice-pass = Passen
apokalypse-choice-citizen = { $ref1 } als Mensch
apokalypse-choice-person = { $ref1 } als Mensch
apokalypse-choice-place = { $ref1 } an diesen Platz, { $ref2 }
apokalypse-choice-replace = { $ref1 } statt { $ref2 }
apokalypse-choice-silence = { $ref2 } zum Schweigen bringen, mit { $ref1 }
apokalypse-choice-kill = Gewalt gegen { $ref2 }
apokalypse-choice-convert = { $ref2 } bekehren
apokalypse-choice-give = { $ref1 } an { $ref2 } verschenken
apokalypse-choice-steal = Eine stehlen, { $ref1 }
apokalypse-choice-decline = Geschehen lassen
apokalypse-choice-ward = Abwehren mit { $ref1 }
apokalypse-choice-settle = Dorthin, { $ref1 }
apokalypse-choice-seal-place = Siegel dorthin, { $ref1 }
apokalypse-choice-seal-replace = Siegel statt { $ref1 }
apokalypse-choice-seal-silence = { $ref1 } zum Schweigen bringen


## Was geschah

apokalypse-secret = { $seat } steht insgeheim auf der Seite { $side }.
apokalypse-secret-hidden = { $seat } bekommt eine geheime Gesinnung.
apokalypse-start-hand = { $seat } beginnt mit { $card }.
apokalypse-start-hand-hidden = { $seat } beginnt mit einer { $back ->
    [population] Bevölkerungskarte.
   *[capital] Kapitalkarte.
}
apokalypse-begin = Runde { $round }: { $seat } beginnt.
apokalypse-round-over = Runde { $round } ist vorbei. { $seat } teilt aus.
apokalypse-deal = { $seat } bekommt { $card }.
apokalypse-deal-hidden = { $seat } bekommt eine { $back ->
    [population] Bevölkerungskarte.
   *[capital] Kapitalkarte.
}
apokalypse-code-more = { $half } bringt { $seat } eine Karte mehr.
apokalypse-code-less = { $half } kostet { $seat } eine Karte.
apokalypse-grow = { $seat } legt { $card } als Mensch auf die Seite { $side }, bei { $nation }.
apokalypse-grow-hidden = { $seat } legt einen Menschen auf die Seite { $side }, bei { $nation }.
apokalypse-person = { $seat } holt bei { $nation } jemand Besonderen auf die Seite { $side }: { $card }.
apokalypse-gift = Eine gute Tat: { $seat } schenkt { $other } { $card }.
apokalypse-gift-hidden = Eine gute Tat: { $seat } schenkt { $other } eine { $back ->
    [population] Bevölkerungskarte.
   *[capital] Kapitalkarte.
}
apokalypse-theft = Eine böse Tat: { $seat } stiehlt { $other } { $card }.
apokalypse-theft-hidden = Eine böse Tat: { $seat } stiehlt { $other } eine { $back ->
    [population] Bevölkerungskarte.
   *[capital] Kapitalkarte.
}
apokalypse-theft-none = Sonst hat niemand eine Karte: Für { $seat } gibt es nichts zu stehlen.
apokalypse-place = { $seat } spielt { $card } und zeigt { $half }. Platz: { $place }.
apokalypse-replace = { $seat } tauscht bei { $nation } { $old } gegen { $card } und zeigt { $half }.
apokalypse-silence = { $seat } bringt bei { $nation } { $music } zum Schweigen, mit { $card }.
apokalypse-slide = { $card } rückt bei { $nation } nach innen.
apokalypse-passes = { $seat } passt.
apokalypse-passes-empty = { $seat } hat keine Karte mehr und passt.
apokalypse-passes-stuck = { $seat } hat keine Karte, die irgendwo passt, und muss passen.
apokalypse-attack = { $seat } greift bei { $nation } die Seite { $side } an: { $card }.
apokalypse-window = { $seats ->
    [one] { $first } darf { $card } abwehren.
   *[other] Alle anderen dürfen { $card } abwehren, { $first } zuerst.
}
apokalypse-declines = { $seat } wehrt { $card } nicht ab.
apokalypse-ward = { $seat } wehrt { $attack } ab, mit { $card }.
apokalypse-unanswered = Niemand wehrt { $card } ab.
apokalypse-killed = Bei { $nation } verschwindet ein Mensch von der Seite { $side }: { $card }{ $lost ->
    [0] .
    [one] , und mit ihm eine weitere Karte.
   *[other] , und mit ihm { $lost } weitere Karten.
}
apokalypse-converted = { $seat } bekehrt einen Menschen von { $nation }. Er steht jetzt bei { $goal }, auf der Seite { $side }{ $cards ->
    [0] .
    [one] , mit einer Karte.
   *[other] , mit { $cards } Karten.
}
apokalypse-rides = Ein Reiter kommt aus dem { $back ->
    [population] Bevölkerungstalon
   *[capital] Kapitaltalon
}: { $horseman }!
apokalypse-shield-good = { $nation }: Gute, die überleben: { $saved } von { $citizens } (höchstens { $symbols } durch Symbole, { $music } durch Musik).
apokalypse-shield-evil = { $nation }: Böse, die überleben: { $saved } von { $citizens } (höchstens { $symbols } durch Symbole, { $music } durch Musik, { $surplus } durch das, was die Guten übrig haben).
apokalypse-immune = { $nation } hat alle drei Reiterkarten: Der Tod hat dort keine Macht.
apokalypse-dies = Bei { $nation } stirbt ein Mensch auf der Seite { $side }: { $card }{ $lost ->
    [0] .
    [one] , und mit ihm geht eine weitere Karte.
   *[other] , und mit ihm gehen { $lost } weitere Karten.
}
apokalypse-score = { $seat }: { $alive } am Leben, { $dead } tot, das macht { $points } und zusammen { $total }.
apokalypse-aside = { $horseman } verlässt auch den { $back ->
    [population] Bevölkerungstalon.
   *[capital] Kapitaltalon.
}
apokalypse-refill = Der { $back ->
    [population] Bevölkerungstalon
   *[capital] Kapitaltalon
} wird neu gemischt. Darunter liegt: { $horseman }.
apokalypse-award = { $seat } hat in dieser Wertung die meisten Punkte und gewinnt { $horseman }, Wert { $worth }.
apokalypse-award-none = { $seats } teilen sich den ersten Platz: Niemand gewinnt { $horseman }.
apokalypse-seal-due = { $seat } hat die meisten Menschen übrig ({ $citizens }) und bekommt ein Siegel.
apokalypse-seal-useless = { $seat } hat die meisten Menschen übrig ({ $citizens }), aber für ein Siegel ist nirgends Platz.
apokalypse-seal-tie = { $seats } haben gleich viele Menschen übrig ({ $citizens }): Niemand bekommt ein Siegel.
apokalypse-seal-place = { $seat } legt ein Siegel. Platz: { $place }.
apokalypse-seal-replace = { $seat } legt bei { $nation } ein Siegel statt { $old }.
apokalypse-seal-silence = { $seat } bringt bei { $nation } { $music } zum Schweigen, mit einem Siegel.
apokalypse-balance = Das Ende der Welt: { $good } Gute und { $evil } Böse sind übrig.
apokalypse-reveal = { $seat } stand die ganze Zeit auf der Seite { $side } und hat { $points } Punkte.

apokalypse-won-good = Es gibt mehr Gute als Böse ({ $good } zu { $evil }), und die guten Spieler haben zusammen mehr Punkte ({ $goodPoints } zu { $evilPoints }): Die Guten gewinnen.
apokalypse-won-nobody = Es gibt mehr Gute als Böse ({ $good } zu { $evil }), aber die guten Spieler haben nicht mehr Punkte als die bösen ({ $goodPoints } zu { $evilPoints }): Niemand gewinnt.
apokalypse-won-evil = Es gibt nicht mehr Gute als Böse ({ $good } zu { $evil }): Von den Bösen hat { $seat } die meisten Punkte, { $points }, und gewinnt allein.
apokalypse-won-evil-shared = Es gibt nicht mehr Gute als Böse ({ $good } zu { $evil }): { $seats } böse Spieler haben { $points } Punkte und teilen sich den Sieg.
apokalypse-won-same = Ihr wart alle auf derselben Seite, also zählen nur Punkte: { $seat } gewinnt mit { $points }.
apokalypse-won-same-shared = Ihr wart alle auf derselben Seite, also zählen nur Punkte: { $seats } haben { $points } und teilen sich den Sieg.


## Warum nicht

apokalypse-no-talon = Niemand zieht nach Belieben: Karten gibt es beim Austeilen am Ende einer Runde.
apokalypse-no-discard = Die Ablage liegt hier bis zum nächsten Reiter: Dann wird sie in den Talon gemischt.
apokalypse-no-horseman = Eine Reiterkarte bekommt, wer bei ihrer Wertung die meisten Punkte macht.
apokalypse-no-alignment = Gesinnungen bleiben bis zum Ende verdeckt.
apokalypse-no-gift-self = Ein Geschenk ist für andere: Wähle jemand anderen.
apokalypse-no-gift-want = Erst verschenkst du eine Karte: Wähle eine aus deiner Hand, dann jemanden am Tisch.
apokalypse-no-theft-self = Diese Karten gehören dir schon: Wähle die von jemand anderem.
apokalypse-no-theft-empty = { $seat } hat keine { $back ->
    [population] Bevölkerungskarte
   *[capital] Kapitalkarte
}, die du stehlen könntest.
apokalypse-no-theft-want = Erst stiehlst du eine Karte: Wähle die Bevölkerungs- oder Kapitalkarten von jemand anderem.
apokalypse-no-ward-want = Wehr { $attack } mit einer Handkarte ab, oder lass es geschehen.
apokalypse-no-ward-same = { $card } hilft nicht gegen { $attack }: Das braucht die andere Art von Angriff, oder Musik.
apokalypse-no-ward-violence = { $card } hilft nicht gegen { $attack }: Das braucht einen Gesinnungswechsel, oder Musik.
apokalypse-no-ward-conversion = { $card } hilft nicht gegen { $attack }: Das braucht Gewalt, oder Musik.
apokalypse-no-settle-side = Dieser Mensch hat die Seite gewechselt: Er kann nur auf eine Seite { $side }.
apokalypse-no-settle-want = Wähle, wohin dieser Mensch zieht: auf die Erde einer Auslage, Seite { $side }.
apokalypse-no-seal-want = Dein Siegel kommt in den Himmel über Gute, in die Hölle unter Böse oder bringt Musik zum Schweigen.
apokalypse-no-seal-side = Hier ist kein Platz für ein Siegel ({ $place }): Es gehört in den Himmel über Gute oder in die Hölle unter Böse.
apokalypse-no-seal-now = Siegel sind ein Lohn: Wer nach einem Reiter die meisten Menschen hat, bekommt eines.
apokalypse-no-citizen-heaven = Kein Platz: { $place }. Über jedem Menschen dort liegt schon etwas. Erst muss ein neuer kommen.
apokalypse-no-citizen-hell = Kein Platz: { $place }. Unter jedem Menschen dort liegt schon etwas. Erst muss ein neuer kommen.
apokalypse-no-order-good = Noch nicht: { $place }. Ein Guter braucht erst etwas über sich, dann etwas unter sich.
apokalypse-no-order-evil = Noch nicht: { $place }. Ein Böser braucht erst etwas unter sich, dann etwas über sich.
apokalypse-no-copy = Davon hast du mehrere: { $card }. Tippe die vorderste an.
apokalypse-no-back = Fremde Hände gehen dich jetzt nichts an: Nur eine böse Tat stiehlt daraus.
apokalypse-no-card-first = Wähle erst eine Karte aus deiner Hand.
apokalypse-no-thing = Damit ist jetzt nichts anzufangen.
apokalypse-no-target = { $card } findet kein Ziel: Niemand steht außen, ohne dass Musik ihn schützt.
apokalypse-no-gift-card = { $card } kann jetzt nicht zu den Guten: Eine gute Tat verschenkt eine weitere Karte, und du hast keine.
apokalypse-no-church-place = { $card } passt nirgends: Über Guten ist kein Platz, und kein Heavy Metal ist zu hören.
apokalypse-no-hell-place = { $card } passt nirgends: In keiner Hölle ist Platz.
apokalypse-no-founder = Der Grundbevölkerung kann nichts geschehen: { $card } braucht einen anderen Menschen.
apokalypse-no-onto = { $card } wird nicht auf jemanden gelegt: Wähle das freie Ende einer Reihe.
apokalypse-no-goal = { $card } gehört in eine Auslage: Wähle einen markierten Platz.
apokalypse-no-attack-thing = { $card } zielt auf einen Menschen: Wähle den äußersten einer Seite.
apokalypse-no-shielded = Bei { $nation } schützt Musik diesen Menschen, Seite { $side }: { $card } kann gegen { $music } nichts ausrichten.
apokalypse-no-inner = { $card } erreicht nur den äußersten Menschen der Seite { $side }, bei { $nation }.
apokalypse-no-immune = { $person } lässt sich nicht bekehren, bei { $nation } auf der Seite { $side }: { $card } wäre vergeblich.
apokalypse-no-person-side = { $card } steht nie auf der Seite { $side }.
apokalypse-no-citizen = { $card } ist kein Mensch: Auf der Erde { $side } stehen nur Bevölkerungskarten und besondere Menschen.
apokalypse-no-same-music = { $card } und { $old } sind dieselbe Musik: Nur die andere bringt sie zum Schweigen.
apokalypse-no-replace-music = Musik wird nicht ausgetauscht, auch nicht gegen { $card }: { $old } bleibt, bis die andere Musik kommt.
apokalypse-no-replace-here = { $old } ({ $half }) liegt fest: Nur Karten über Guten und unter Bösen werden ausgetauscht, also nicht hier gegen { $card }.
apokalypse-no-plane = { $card } gehört nicht in diese Reihe: { $plane }.
apokalypse-no-church-evil = { $card } ist nur für die Guten, nicht hier: { $place }.
apokalypse-no-metal-good = { $card } ist nur für die Bösen, nicht hier: { $place }.


## Warum ein Bot oder ein Tipp das tut

apokalypse-why-pass = Keine Karte brächte jetzt mehr als später.
apokalypse-why-decline = Die Karte ist in der Hand mehr wert als dieser Mensch.
apokalypse-why-grow = Einer mehr bei { $nation } auf der Seite { $side } bringt Karten, und Punkte, wenn { $horseman } kommt.
apokalypse-why-burden = Einen mehr bei { $nation } auf der Seite { $side } schützt niemand: Das kostet einen Punkt, wenn { $horseman } kommt.
apokalypse-why-majority = Einer mehr bei { $nation } auf der Seite { $side } verschiebt die Waage aller Auslagen.
apokalypse-why-hamper = { $card } ({ $half }) stört { $nation }, bevor { $horseman } kommt.
apokalypse-why-replace = { $card } zeigt { $half }, und das hilft { $nation } gegen { $horseman } mehr als { $old }.
apokalypse-why-music = { $card } ({ $half }) bewahrt { $nation } vor Angriffen, und vor { $horseman }.
apokalypse-why-code = { $card } zeigt { $half }: Das ändert, was { $nation } bekommt, bevor { $horseman } kommt.
apokalypse-why-protect = { $card } zeigt { $half }: Das hält bei { $nation } Menschen am Leben, bei { $horseman } oder später.
apokalypse-why-convert = Bei { $nation } einer weniger auf der Seite { $side } und anderswo einer mehr: Das zählt doppelt, bevor { $horseman } kommt.
apokalypse-why-kill = Bei { $nation } einer weniger auf der Seite { $side } kostet Punkte, wenn { $horseman } kommt.
apokalypse-why-kill-own = Lieber bei { $nation } einer weniger auf der Seite { $side } als ein Toter durch { $horseman }.
apokalypse-why-steal = { $seat } hat { $back ->
    [population] Bevölkerungskarten
   *[capital] Kapitalkarten
}, die sich lohnen.
apokalypse-why-ward-own = { $card } ist für einen eigenen Menschen von { $nation } gut ausgegeben.
apokalypse-why-ward = { $card } hält bei { $nation } jemanden am Leben und die Waage, wo sie ist.
apokalypse-why-settle = Bei { $nation } auf der Seite { $side } bewirkt der Bekehrte am meisten.
apokalypse-why-silence = Ohne diese Musik ist { $nation } Angriffen und Reitern ausgesetzt.
apokalypse-why-seal = Als { $half } nützt es { $nation } dort am meisten.
apokalypse-why-gift = { $card } ist am ehesten entbehrlich, und { $seat } gewinnt damit am wenigsten.


## Optionen

apokalypse-option-balanced = Gesinnungen
    .help = Drei gute und drei böse Gesinnungen werden gemischt. Zu wenigen könnt ihr zufällig alle auf einer Seite stehen.
apokalypse-option-balanced-no = Wie es kommt
    .help = Jeder zieht eine von sechs.
apokalypse-option-balanced-yes = Ausgeglichen
    .help = Je eine zu zweit, je zwei zu dritt oder viert. Gut für zwei.
apokalypse-option-strictRoundEnd = Ende einer Runde
    .help = Eine Runde ist vorbei, wenn alle bis auf einen gepasst haben. Der letzte war vielleicht noch gar nicht dran.
apokalypse-option-strictRoundEnd-no = Jeder kommt dran
    .help = Wer noch nicht gespielt hat, darf noch einmal.
apokalypse-option-strictRoundEnd-yes = Sofort
    .help = Nach dem Buchstaben der Anleitung. Zu zweit kann das jemanden aussperren.
apokalypse-option-convAny = Gesinnungswechsel
    .help = Die Anleitung sagt nicht, welcher Mensch bekehrt werden kann.
apokalypse-option-convAny-no = Der äußerste
    .help = Wie Gewalt erreicht er nur das Ende einer Reihe.
apokalypse-option-convAny-yes = Jeder
    .help = Jeder Mensch, den keine Musik in seiner Spalte schützt.
apokalypse-option-dealNewStart = Wer zuerst Karten bekommt
    .help = Wichtig, wenn ein Reiter das Austeilen unterbricht.
apokalypse-option-dealNewStart-no = Der alte Startspieler
    .help = Wer die vergangene Runde begonnen hat.
apokalypse-option-dealNewStart-yes = Der neue Startspieler
    .help = Wer zuerst gepasst hat.
apokalypse-option-codeTable = Tugenden und Laster
    .help = Was sie beim Austeilen bringen oder kosten. Nur einer der gedruckten Werte ist bekannt.
apokalypse-option-codeTable-paired = Paarweise
    .help = Jede Karte hat einen Segen und einen Fluch. Arbeit und Frommheit bringen eine Bevölkerungskarte, Keuschheit kostet eine; Zügelloser Sex bringt eine Kapitalkarte, Drogen und Spielsucht kosten eine.
apokalypse-option-codeTable-trade = Handel
    .help = Wie paarweise, aber Drogen bringen eine Kapitalkarte.
apokalypse-option-codeTable-thematic = Nach Thema
    .help = Zügelloser Sex bringt Bevölkerung, Arbeit bringt Kapital, Drogen kosten Kapital.
apokalypse-option-codeTable-swaps = Tausch
    .help = Zügelloser Sex tauscht Kapital gegen Bevölkerung, Arbeit Bevölkerung gegen Kapital.
apokalypse-option-showTalonCounts = Karten über den Reitern
    .help = Mitzählen könnten alle.
apokalypse-option-showTalonCounts-yes = Sichtbar
    .help = Ihr seht, wann der nächste Reiter kommen muss.
apokalypse-option-showTalonCounts-no = Verborgen
    .help = Zählt selbst.


## Der Tisch

apokalypse-round = Runde { $round }
apokalypse-nation = Auslage von { $who }
apokalypse-centre = Stapel, Reiter und Waage
apokalypse-start-player = Startspieler
apokalypse-passed = hat gepasst
apokalypse-first-passer = hat zuerst gepasst und beginnt die nächste Runde
apokalypse-unfold = Auslage von { $who } groß zeigen
apokalypse-people = { $good } gut, { $evil } böse
apokalypse-hand-backs = { $population } Bevölkerung, { $capital } Kapital
apokalypse-backs = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# Ein Buchstabe für die Rückseite: Bevölkerung, Kapital.
apokalypse-back-letter = { $back ->
    [population] B
   *[capital] K
}
# Ein Buchstabe für jedes Schutzsymbol und für Musik: alle verschieden.
apokalypse-symbol-letter = { $symbol ->
    [mask] M
    [helmet] H
    [food] S
   *[music] ♪
}
apokalypse-symbol = { $name ->
    [mask] Maske
    [helmet] Helm
    [food] Schweinskopf
   *[music] Musik
}
apokalypse-tally = { $symbol }: { $count }
apokalypse-hand-own = Deine Hand
apokalypse-hand-empty = keine Karten
apokalypse-copies = { $count } davon
apokalypse-alignment-is = insgeheim auf der Seite { $side }
apokalypse-alignment-was = stand auf der Seite { $side }
apokalypse-alignment-hidden = Gesinnung unbekannt
apokalypse-above = { $count ->
    [0] Als Nächstes: { $horseman }
    [one] Noch { $count } Karte bis { $horseman }
   *[other] Noch { $count } Karten bis { $horseman }
}
apokalypse-above-hidden = Irgendwo darunter: { $horseman }
apokalypse-discard-count = { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
apokalypse-seals-left = { $count ->
    [0] kein Siegel übrig
    [one] { $count } Siegel übrig
   *[other] { $count } Siegel übrig
}
apokalypse-scale = { $good } Gute gegen { $evil } Böse in allen Auslagen
apokalypse-scale-good = Gute voran
apokalypse-scale-evil = Böse voran
apokalypse-horseman-next = kommt als Nächstes
apokalypse-horseman-done = ist geritten
apokalypse-horseman-worth = { $count ->
    [one] { $count } Punkt wert
   *[other] { $count } Punkte wert
}
apokalypse-horseman-owners = gewonnen von { $names }
apokalypse-attacking = { $seat } greift { $nation } an, Seite { $side }
apokalypse-answers = Alle anderen dürfen jetzt antworten
apokalypse-converting = Ein Mensch von { $nation } wechselt die Seite
apokalypse-case = { $case ->
    [good] Die Guten gewinnen zusammen
    [evil] Der beste Böse gewinnt
    [nobody] Niemand gewinnt
   *[same] Nur eine Seite: Die meisten Punkte gewinnen
}

# Hinter dem Namen eines Menschen oder einer Karte.
apokalypse-place-in = { $place ->
    [1] der innerste von { $of }
   *[other] Nummer { $place } von { $of } von innen
}
apokalypse-on-good = guter Mensch bei { $who }
apokalypse-on-evil = böser Mensch bei { $who }
apokalypse-front = Vorderseite: { $card }
apokalypse-shielded = von Musik geschützt
apokalypse-doomed = würde jetzt sterben: { $horseman }
apokalypse-counts = zählt jetzt: { $horseman }
apokalypse-target = angegriffen
apokalypse-shows = zeigt { $half }
apokalypse-tucked = verdeckt: { $half }
apokalypse-code = { $back ->
    [population] { $count ->
        [one] eine Bevölkerungskarte mehr
       *[other] eine Bevölkerungskarte weniger
    }
   *[capital] { $count ->
        [one] eine Kapitalkarte mehr
       *[other] eine Kapitalkarte weniger
    }
}
apokalypse-immortal = unverwundbar
apokalypse-next-card = freies Ende der Reihe

# Was wäre, wenn.
apokalypse-book = Unheil, Austeilen, Punkte
apokalypse-doom = Wenn die Reiter jetzt kämen
apokalypse-doom-help = lebende Menschen minus tote, für jede Auslage; gerahmt: der Schutz, der zählt, und für wie viele er reicht
apokalypse-doom-cell = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: { $living } am Leben, { $dying } tot
apokalypse-doom-side = Seite { $side }: am Leben { $living } von { $citizens }, geschützt { $units }
apokalypse-doom-surplus = { $count } davon durch das, was die Guten übrig haben
apokalypse-doom-immune = braucht nichts: unangreifbar
apokalypse-doom-needs = verlangt { $symbols }
apokalypse-die = { $count ->
    [one] { $count } würde sterben
   *[other] { $count } würden sterben
}
apokalypse-deal-next = Nächstes Austeilen
apokalypse-deal-help = Karten am Ende dieser Runde, mit Tugenden und Lastern
apokalypse-deal-due = { $population } Bevölkerung, { $capital } Kapital
apokalypse-deal-short = { $back ->
    [population] Der Bevölkerungstalon reicht für { $served } von { $due } Karten: Dann kommt { $horseman }.
   *[capital] Der Kapitaltalon reicht für { $served } von { $due } Karten: Dann kommt { $horseman }.
}
apokalypse-deal-unknown = Wer zuerst Karten bekommt, steht fest, wenn jemand gepasst hat.
apokalypse-sheet = Punktezettel
apokalypse-sheet-total = Summe
apokalypse-sheet-cards = Reiter
apokalypse-sheet-nation = Auslage

# Genau angesehen, und der Tisch in Worten.
apokalypse-good-half = Gute Hälfte
apokalypse-evil-half = Böse Hälfte
apokalypse-no-half = nicht zu gebrauchen
apokalypse-card-help = { $kind ->
    [pr] Kommt in den Himmel oder liegt verdeckt als Mensch. Auf der guten Seite zählt die linke Hälfte, auf der bösen die rechte.
    [hm] Kommt in die Hölle unter Böse: Es schützt seine Spalte vor Angriffen und rettet einen der Bösen. Bringt Kirchenmusik zum Schweigen, wehrt Angriffe ab. Oder ein Mensch.
    [cm] Kommt in den Himmel über Gute: Sie schützt ihre Spalte vor Angriffen und rettet einen der Guten. Bringt Heavy Metal zum Schweigen, wehrt Angriffe ab.
    [vv] Kommt in die Hölle. Als Tugend oder Laster ändert sie, was der Mensch darüber beim Austeilen verdient.
    [hp] Kommt in die Hölle. Er schützt auf beiden Seiten.
    [sg] Ein Guter, den niemand bekehren kann.
    [se] Ein Böser, den niemand bekehren kann.
    [vi] Ein Angriff: Der äußerste Mensch einer Seite verschwindet, mit den Karten seiner Spalte. Wehrt auch einen Gesinnungswechsel ab.
    [cv] Ein Angriff: Der äußerste Mensch einer Seite wechselt sie, in eine beliebige Auslage, mit den Karten seiner Spalte. Wehrt auch Gewalt ab.
   *[seal] Zählt als die Musik der Seite, auf der es liegt.
}
apokalypse-place-help = { $plane ->
    [earth] Hier, am äußeren Ende, kommen neue Menschen dazu. Ein guter kostet dich ein Geschenk, ein böser bringt einen Diebstahl.
    [heaven] Hierher kommt die nächste Karte des Himmels, über den innersten Menschen, der noch keine hat.
   *[hell] Hierher kommt die nächste Karte der Hölle, unter den innersten Menschen, der noch keine hat.
}
apokalypse-founder-help = Die Grundbevölkerung verdient bei jedem Austeilen eine Karte. Sie wird nicht angegriffen, stirbt nicht und zählt nicht.
apokalypse-citizen-help = Verdient bei jedem Austeilen eine Karte und bei jeder Wertung, die er überlebt, einen Punkt.
apokalypse-seals-help = Ein Siegel ist der Lohn für die meisten Menschen nach einem Reiter. Es wird sofort gelegt, als Musik der einen oder anderen Seite, oder bringt Musik zum Schweigen.
apokalypse-alignment-help = Die Guten gewinnen zusammen, wenn gute Menschen in der Mehrheit sind und sie mehr Punkte haben. Sonst gewinnt der beste Böse, oder niemand.
apokalypse-backs-help = Die Rückseiten einer Hand sehen alle, die Vorderseiten nur, wem sie gehört.
apokalypse-known-fronts = Diese davon hast du gesehen:
apokalypse-pass-help = Du bist für diese Runde fertig. Wer zuerst passt, beginnt die nächste. Wenn alle bis auf einen gepasst haben, wird ausgeteilt.
apokalypse-decline-help = Du behältst deine Karte. Die nächsten dürfen noch antworten.
apokalypse-seat-help = { $points } Punkte
apokalypse-text-attack = Angriff
apokalypse-text-none = nichts
apokalypse-text-discards = Ablagen
