# Component Game System. Jeder Satz ist unser eigener. docs/translating.md sagt, wie Namen und Werte hier hineinkommen.
# Figuren, Karten, Begegnungen und Kartenteile benennen die Komponentensets selbst.


## Namen von Dingen. Ein Ref `kind:name` fragt nach `cgs-kind`: $name, $a vor dem letzten Bindestrich, $b dahinter.

cgs-hex = { $a }{ $b ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
   *[6] g
}
cgs-tile = Kartenteil { $name }
cgs-team = { $name ->
    [0] Team A
    [1] Team B
    [2] Team C
   *[3] Team D
}
cgs-rotation = { $name ->
    [0] wie es liegt
    [1] ein Sechstel nach links
    [2] zwei Sechstel nach links
    [3] auf dem Kopf
    [4] zwei Sechstel nach rechts
   *[5] ein Sechstel nach rechts
}
cgs-route = Weg { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-function = Funktion { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-option = Möglichkeit { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-mode = { $name ->
    [melee] Nahkampf
   *[ranged] Fernkampf
}
cgs-road = { $name ->
    [free] freier Schritt auf der Straße
   *[saved] bezahlter Schritt, der freie wird gespart
}
cgs-done = Fertig
cgs-coins = Dinare
cgs-sheet = eigener Bogen
cgs-cave = unbekannte Höhle
cgs-stack = Kreaturenstapel der Stufe { $name }
cgs-deck = Zugstapel
cgs-out = Ablagestapel
cgs-encounters = Begegnungsstapel
cgs-olympus = Olymp


## Wörter in Sätzen

cgs-word-stat = { $stat ->
    [defence] Abwehr
    [command] Befehl
    [diplomacy] Diplomatie
    [magic] Magie
    [ranged] Fernkampf
    [melee] Nahkampf
   *[speed] Geschwindigkeit
}
cgs-word-mode = { $mode ->
    [melee] Nahkampf
   *[ranged] Fernkampf
}
cgs-word-phase = { $phase ->
    [setup] Aufbau
    [card] Kartenphase
    [movement] Bewegungsphase
    [combat] Kampfphase
    [creature] Kreaturenphase
   *[over] Spielende
}
cgs-word-trigger = { $trigger ->
    [attack] ein Angriff ist angesagt
    [attack_rolled] der Würfel ist gefallen
    [hit] ein Treffer droht zu verletzen
    [check_failed] eine Probe ist misslungen
    [defeated] jemand wird besiegt
    [won] ein Sieg ist errungen
    [turn_start] ein Zug beginnt
    [round_start] eine Runde beginnt
   *[card_played] eine Karte wird ausgespielt
}
cgs-word-to = { $to ->
    [attack] den Angriff
    [defence] die Abwehr
   *[check] die Probe
}
cgs-word-price = { $cost ->
    [0] nichts
    [one] einen Dinar
   *[other] { $cost } Dinare
}
cgs-word-points = { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}
cgs-signed = { $by ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] { "" }
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $by }
}


## Was gefragt wird

cgs-ask-hero = Wähle deinen Helden.
cgs-ask-start-card = Wähle eine Karte von { $piece }, die du von Anfang an auf der Hand hast.
cgs-ask-rotation = Drehe dein Startteil, { $place }, wie du magst.
cgs-ask-rotation-blind = { $place } wird aufgedeckt: Wähle, wie es liegen soll.
cgs-ask-camp = Wähle für dein Lager ein Feld ohne Begegnungs- und Kreaturenzahl.
cgs-ask-pass = Gib Ausrüstung zwischen Figuren im selben Feld weiter, oder mach weiter.
cgs-ask-give = Gib Karten oder Dinare an deine Partner, oder mach weiter.
cgs-ask-play = Spiele Karten aus der Hand, oder geh zur Bewegung über.
cgs-ask-mover = Wähle eine Figur, die sich bewegt, oder beende die Bewegung.
cgs-ask-step = { $road ->
    [0] { $piece } ist unterwegs: noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, und der erste Schritt auf einer Straße ist frei.
   *[other] { $piece } ist unterwegs: noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
}
cgs-ask-action = Greif an, versuche eine Begegnung, nutze eine Funktion, oder beende die Kampfphase.
cgs-ask-support = { $piece } greift { $foe } an: Wähle, wer unterstützt, oder würfle.
cgs-ask-creature = Du darfst eine Kreatur jemanden in ihrer Reichweite angreifen lassen.
cgs-ask-mode = { $piece } schlägt gegen { $foe } zurück: Wähle, wie.
cgs-ask-use = Nutze jetzt { $card } ({ cgs-word-trigger }), oder lass es.
cgs-ask-react = Du darfst mit einer Reaktionskarte antworten: { cgs-word-trigger }.
cgs-ask-react-attack = { $trigger ->
    [attack] { $piece } greift { $foe } im { cgs-word-mode } an: Du darfst mit einer Reaktionskarte antworten.
    [attack_rolled] { $piece } hat im { cgs-word-mode } gegen { $foe } gewürfelt: Du darfst mit einer Reaktionskarte antworten.
   *[hit] { $piece } hat { $foe } im { cgs-word-mode } getroffen: Du darfst mit einer Reaktionskarte antworten, bevor der Treffer verletzt.
}
cgs-ask-react-card = { $player } spielt { $card }: Du darfst mit einer Reaktionskarte antworten.
cgs-ask-react-piece = { $trigger ->
    [check_failed] { $piece } ist eine Probe misslungen: Du darfst mit einer Reaktionskarte antworten.
    [defeated] { $piece } wird besiegt: Du darfst mit einer Reaktionskarte antworten.
   *[won] { $piece } hat gesiegt: Du darfst mit einer Reaktionskarte antworten.
}
cgs-ask-piece = Wähle, wen es betrifft.
cgs-ask-player = Wähle, wen von den anderen es trifft.
cgs-ask-place = Wähle ein verdecktes Kartenteil, das du dir ansiehst.
cgs-ask-hex = Wähle das Feld, in das { $piece } kommt.
cgs-ask-option = Wähle eines davon.
cgs-ask-discard = { $left ->
    [one] Wähle eine Karte, die du ablegst.
   *[other] Wähle nacheinander { $left } Karten, die du ablegst.
}
cgs-ask-loot = Wähle, wer die Beute nimmt.


## Was gewählt werden kann

cgs-choice-hero = { $ref1 } führen
cgs-choice-start-card = { $ref1 } auf die Hand nehmen
cgs-choice-rotation = So legen – { $ref1 }
cgs-choice-camp = Lager auf { $ref1 }
cgs-choice-pass = { $ref1 } an { $ref2 } weitergeben
cgs-choice-pass-done = Weiter zum Ziehen
cgs-choice-give = { $ref1 } an { $ref2 } geben
cgs-choice-give-coin = Einen Dinar an { $ref2 } geben
cgs-choice-give-done = Nichts mehr geben
cgs-choice-play = { $ref1 } auf { $ref2 } spielen
cgs-choice-play-event = { $ref1 } ausspielen
cgs-choice-play-done = Weiter zur Bewegung
cgs-choice-mover = { $ref1 } bewegen
cgs-choice-mover-done = Bewegung beenden
cgs-choice-step = Nach { $ref1 } gehen
cgs-choice-step-free = Auf der Straße nach { $ref1 }, umsonst
cgs-choice-step-paid = Nach { $ref1 } gehen und den freien Schritt sparen
cgs-choice-step-done = Hier anhalten
cgs-choice-action-done = Kampfphase beenden
cgs-choice-attempt = { $ref1 } versucht die Begegnung, { $ref2 }
cgs-choice-attack = { $ref1 } greift { $ref2 } an, { $ref3 }
cgs-choice-function = { $ref1 } nutzt { $ref2 }, { $ref3 }
cgs-choice-support = { $ref1 } unterstützt
cgs-choice-support-done = Würfeln
cgs-choice-creature = { $ref1 } greift { $ref2 } an
cgs-choice-creature-done = Zug beenden
cgs-choice-mode = Im { $ref1 } zurückschlagen
cgs-choice-use = { $ref1 } nutzen
cgs-choice-use-done = Lassen
cgs-choice-react = Mit { $ref1 } antworten
cgs-choice-react-done = Keine Antwort
cgs-choice-piece = { $ref1 } wählen
cgs-choice-player = { $ref1 } wählen
cgs-choice-place = { $ref1 } ansehen
cgs-choice-hex = Nach { $ref1 } gehen
cgs-choice-option = { $ref1 } wählen
cgs-choice-discard = { $ref1 } ablegen
cgs-choice-loot = { $ref1 } nimmt die Beute


## Was geschehen ist

cgs-hero = { $seat } führt { $piece }.
cgs-start-card = { $seat } beginnt mit { $card } auf der Hand.
cgs-start-card-hidden = { $seat } wählt eine Karte des eigenen Helden.
cgs-flip = { $place } wird aufgedeckt: { $tile }.
cgs-turned = { $place } liegt, { $rotation ->
    [0] wie gezogen
    [1] um ein Sechstel gedreht
   *[other] um { $rotation } Sechstel gedreht
}.
cgs-camp = { $side } schlägt das Lager auf { $hex } auf.
cgs-ready = { $seat } steht mit { $amount ->
    [one] einem Dinar
   *[other] { $amount } Dinaren
} am Lager.
cgs-roll-first = { $seat } würfelt eine { $die } um den ersten Zug.
cgs-begin = { $seat } beginnt.
cgs-round = Runde { $round } beginnt.
cgs-last-round = { $rounds } Runden sind vorbei: Jetzt entscheiden die Punkte.
cgs-turn = Runde { $round }: { $seat } ist am Zug.
cgs-phase-card = Die Kartenphase beginnt.
cgs-phase-movement = Die Bewegungsphase beginnt.
cgs-phase-combat = Die Kampfphase beginnt.
cgs-phase-creature = Die Kreaturenphase beginnt.
cgs-timer = { $left ->
    [0] { $card } ist abgelaufen.
    [one] { $card } wirkt noch eine Runde.
   *[other] { $card } wirkt noch { $left } Runden.
}
cgs-pass = { $piece } gibt { $card } an { $foe } weiter.
cgs-draw = { $seat } zieht { $card }.
cgs-draw-hidden = { $seat } zieht eine Karte.
cgs-reshuffle = { $pile ->
    [deck] Die abgelegten Karten werden zu einem neuen Zugstapel gemischt.
   *[encounters] Die abgelegten Begegnungen werden zu einem neuen Stapel gemischt.
}
cgs-give = { $seat } gibt { $card } an { $other }.
cgs-give-hidden = { $seat } gibt eine Karte an { $other }.
cgs-give-coin = { $seat } gibt { $amount } Dinar an { $other }.
cgs-play = { $seat } spielt { $card } für { $cost ->
    [one] einen Dinar
   *[other] { $cost } Dinare
}.
cgs-play-on = { $seat } spielt { $card } auf { $piece } für { $cost ->
    [one] einen Dinar
   *[other] { $cost } Dinare
}.
cgs-discard = { $card } wird abgelegt.
cgs-equip = { $piece } hat nun { $card }.
cgs-ally = { $piece } schließt sich auf { $hex } an: { $seat } wird stärker.
cgs-coins-gain = { $seat } bekommt { $amount ->
    [one] { $amount } Dinar
   *[other] { $amount } Dinare
} und hat { $total }.
cgs-coins-lose = { $seat } gibt { $amount ->
    [one] { $amount } Dinar
   *[other] { $amount } Dinare
} ab und hat { $total }.
cgs-step = { $piece } geht von { $origin } nach { $hex }, Kosten { $cost }.
cgs-step-road = { $piece } nimmt die Straße von { $origin } nach { $hex }.
cgs-step-cave = { $piece } geht durch den Höhleneingang von { $origin } nach { $hex }, Kosten { $cost }.
cgs-blocked = Der Weg nach { $hex } ist versperrt: { $piece } bleibt stehen.
cgs-too-steep = { $hex } ist zu steil: { $piece } bleibt stehen.
cgs-put = { $piece } kommt nach { $hex }.
cgs-blown = { $piece } wird nach { $hex } verschlagen.
cgs-activate-creature = { $piece } stört auf { $hex } einen Bau der Stufe { $level }.
cgs-activate-encounter = { $piece } stößt auf { $hex } auf eine Begegnung mit der Zahl { $number }.
cgs-no-encounter = Für { $hex } ist keine Begegnung mehr da.
cgs-special = { $encounter } – das trifft { $piece } auf { $hex }.
cgs-encounter-creature = Eine Begegnung auf { $hex }: { $piece }.
cgs-encounter-trial = { $encounter } liegt offen auf { $hex }, Wert { $value }.
cgs-no-surprise = { $piece } lässt sich nicht überraschen: { $foe } kommt zu spät.
cgs-bag-empty = Es ist kein Stein der Stufe { $level } mehr da: Nichts kommt.
cgs-counter-unread = Ein weiterer Stein der Stufe { $level } geht ungelesen zurück.
cgs-creature = { $piece } erscheint auf { $hex }.
cgs-loot-lies = { $piece } trägt { $card }.
cgs-rule-counter = { $piece } deckt auf { $hex } auf: { $counter }.
cgs-attack = { $piece } greift im { cgs-word-mode } an, Ziel: { $foe }.
cgs-attack-counter = { $piece } schlägt im { cgs-word-mode } zurück, Ziel: { $foe }.
cgs-attack-surprise = { $piece } greift überraschend an, im { cgs-word-mode }, Ziel: { $foe }.
cgs-attack-beast = { $piece } wird losgelassen, im { cgs-word-mode }, Ziel: { $foe }.
cgs-support = { $piece } unterstützt { $foe }.
cgs-roll-attack = { $piece }: { cgs-word-mode } { $base }, Unterstützung { $support }, Wirkungen { $bonus }, Würfel { $die }, zusammen { $total } gegen { $defence } ({ $foe }): { $result ->
    [hit] Treffer
   *[miss] daneben
}.
cgs-roll-attack-logo = { $piece } würfelt den Lorbeer (Ziel: { $foe }): { cgs-word-mode } { $base }, Unterstützung { $support }, Wirkungen { $bonus }, Würfel { $die }, zusammen { $total } gegen { $defence }, und es ist { $result ->
    [hit] ein Treffer, was auch die Summe sagt
   *[miss] daneben
}.
cgs-miss = { $piece } trifft nicht, Ziel: { $foe }.
cgs-wound = { $piece } ist verletzt.
cgs-heal = { $piece } ist geheilt.
cgs-defeat = { $piece } ist auf { $hex } besiegt.
cgs-to-camp = { $piece } kommt am Lager auf { $hex } wieder zu sich.
cgs-creature-beaten = { $piece } ist auf { $hex } bezwungen: ein Sieg für { $foe }.
cgs-creature-gone = { $piece } ist von { $hex } verschwunden.
cgs-attempt = { $piece } versucht { $encounter }.
cgs-attempt-failed = { $piece } scheitert an { $encounter }.
cgs-roll-contest = { $piece }: { cgs-word-stat } { $base }, Würfel { $die }, zusammen { $total } gegen { $against }: { $result ->
    [win] geschafft
   *[lose] gescheitert
}.
cgs-roll-contest-logo = { $piece } würfelt den Lorbeer: { cgs-word-stat } { $base }, Würfel { $die }, zusammen { $total } gegen { $against }, und es ist { $result ->
    [win] geschafft, was auch die Summe sagt
   *[lose] gescheitert
}.
cgs-roll-check = { $piece } würfelt eine { $die } auf { cgs-word-stat } { $base } mit Zuschlag { $modifier }, höchstens { $limit } ist gefragt: { $result ->
    [win] geschafft
   *[lose] gescheitert
}.
cgs-beaten = { $side } besteht auf { $hex }: { $encounter }. Dort bezwungen: { $total }, gefordert: { $need }.
cgs-banner = { $side } setzt das Banner auf { $hex }: { $points } Punkte.
cgs-banner-torn = { $side } verliert das Banner auf { $hex }.
cgs-use-piece = { $piece } nutzt eine Fähigkeit.
cgs-use-card = { $piece } nutzt { $card } für { $seat }.
cgs-use-timed = { $seat } nutzt { $card }.
cgs-bonus = { cgs-signed } auf { cgs-word-to }.
cgs-succeed = { $piece } hat trotzdem Erfolg.
cgs-cancel-card = { $card } bleibt ohne Wirkung.
cgs-cancel-attack = { $piece } kommt nicht zum Angriff auf { $foe }.
cgs-cancel-hit = { $piece } trifft, doch { $foe } bleibt unversehrt.
cgs-redirect = { $piece } fängt den Schlag auf, der { $foe } galt.
cgs-skip-move = { $piece } setzt die nächste Bewegung aus.
cgs-skip-action = { $piece } setzt die nächste Aktion aus.
cgs-mod-turn = { $piece }: { cgs-word-stat } { cgs-signed } bis zum Ende des Zuges.
cgs-mod-round = { $piece }: { cgs-word-stat } { cgs-signed } für eine ganze Runde.
cgs-roll = { $piece } würfelt eine { $die }.
cgs-grab = { $piece } reißt { $card } an sich, das { $foe } hatte.
cgs-peek-tile = { $seat } sieht unter { $place } nach: { $tile }.
cgs-peek-tile-hidden = { $seat } sieht unter { $place } nach.
cgs-peek-encounter = { $seat } sieht sich die { $nth }. Begegnung von oben an: { $encounter }.
cgs-peek-encounter-hidden = { $seat } sieht sich die { $nth }. Begegnung von oben an.
cgs-peek-card = { $seat } sieht eine Handkarte von { $other }: { $card }.
cgs-peek-card-hidden = { $seat } sieht sich die Hand von { $other } an.
cgs-end-olympus = { $side } hat in Runde { $round } mit { $points } Punkten den Olymp bezwungen.
cgs-end-points = Nach { $rounds } Runden führt { $side } mit { $points } Punkten.
cgs-end-shared = Nach { $rounds } Runden führt niemand allein: { $points } Punkte sind die meisten.


## Wie es ausging

cgs-won-olympus = { $side } hat in Runde { $round } den Olymp bezwungen, mit { $points } Punkten aus Bannern.
cgs-won-points = In { $rounds } Runden hat niemand den Olymp bezwungen. { $side } hat mit { $points } die meisten Punkte.
cgs-won-shared = In { $rounds } Runden hat niemand den Olymp bezwungen, und mehrere haben { $points } Punkte.


## Warum ein Bot oder ein Tipp etwas tut

cgs-why-done-pass = Weiterzugeben lohnt sich hier nichts.
cgs-why-done-give = Herzugeben lohnt sich hier nichts.
cgs-why-done-play = Keine weitere Karte ist jetzt ihre Dinare wert.
cgs-why-done-mover = Für niemanden sonst gibt es einen besseren Platz.
cgs-why-done-step = { $piece } steht hier, auf { $hex }, am besten.
cgs-why-done-action = Keine weitere Aktion verspricht mehr, als sie riskiert.
cgs-why-done-support = { $piece } trifft { $foe } bei { $sixths } von 6 Würfen; weitere Hilfe würde anderswo fehlen.
cgs-why-done-creature = Kein Angriff einer Kreatur verspricht mehr, als er riskiert.
cgs-why-done-answer = Später nützt es mehr, oder es ist die Dinare nicht wert.
cgs-why-mover = { $what ->
    [tile] { $piece } kann erkunden, was auf { $hex } verborgen liegt.
    [summit] { $piece } kann den Gipfel angehen, { $hex }.
    [encounter] { $piece } kann auf { $hex } { cgs-word-points } gewinnen.
    [foreign] { $piece } kann auf { $hex } der Konkurrenz { cgs-word-points } abnehmen.
   *[lair] { $piece } kann den Bau der Stufe { $number } auf { $hex } angehen.
}
cgs-why-mover-idle = { $piece } hat keinen besseren Platz in Aussicht.
cgs-why-mover-cave = { $piece } kann nachsehen, was in einer unbekannten Höhle ist.
cgs-why-step = { $what ->
    [tile] So kommt { $piece } nach { $hex } und sieht, was dort verborgen liegt.
    [summit] So kommt { $piece } zum Gipfel, { $hex }.
    [encounter] So kommt { $piece } nach { $hex } und kann dort { cgs-word-points } gewinnen.
    [foreign] So kommt { $piece } nach { $hex } und kann dort der Konkurrenz { cgs-word-points } abnehmen.
   *[lair] So kommt { $piece } nach { $hex }, zu einem Bau der Stufe { $number }.
}
cgs-why-step-idle = { $piece } hat keinen besseren Platz in Aussicht.
cgs-why-step-cave = So kommt { $piece } zu einer unbekannten Höhle.
cgs-why-step-aside = Das beste Ziel für { $piece }, { $hex }, liegt auf einem anderen Weg.
cgs-why-step-aside-cave = Eine unbekannte Höhle läge für { $piece } auf einem anderen Weg.
cgs-why-step-paid = Der freie Schritt nützt { $piece } später mehr.
cgs-why-attempt = { $chance ->
    [100] { $piece } bezwingt { $encounter } (Wert { $value }) mit Sicherheit.
   *[other] { $piece } bezwingt { $encounter } (Wert { $value }) mit { $chance } %.
}
cgs-why-attack = { $gain ->
    [banner] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen, und es winkt ein Banner.
    [encounter] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen; der Sieg zählt { $number } für die Begegnung.
    [coins] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen; der Sieg bringt { $number ->
        [one] einen Dinar
       *[other] { $number } Dinare
    }.
    [half] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen; der erste Treffer verletzt nur.
    [beaten] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen, und { $foe } ist schon verletzt.
    [leader] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen, und niemand hat mehr Punkte als diese Seite.
   *[wound] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen.
}
cgs-why-function = Nichts, was { $piece } tun könnte, verspricht mehr als { $card }.
cgs-why-function-sheet = Nichts anderes, was { $piece } tun könnte, verspricht mehr als die eigene Fähigkeit.
cgs-why-hero = Mit jedem Helden kann man gewinnen, und { $piece } ist noch frei.
cgs-why-start-card = { $card } hilft { $piece } mehr als die anderen Karten.
cgs-why-rotation = Keine Lage ist hier besser als eine andere.
cgs-why-camp = { $number ->
    [0] Von { $hex } sind es nur { $far } Felder zum Gipfel.
   *[other] Von { $hex } sind es { $far } Felder zum Gipfel, und die Begegnungen daneben ergeben zusammen { $number }.
}
cgs-why-pass = { $piece } kann mit { $card } mehr anfangen.
cgs-why-give = { $seat } kann mit { $card } mehr anfangen.
cgs-why-give-coin = { $seat } kann mit einem Dinar mehr anfangen.
cgs-why-play = { $card } nützt { $piece } und kostet { cgs-word-price }.
cgs-why-play-stat = { $card } gibt { $piece } { cgs-signed } auf { cgs-word-stat } und kostet { cgs-word-price }.
cgs-why-play-ally = { $card } bezwingt { $chance } % aller Begegnungen und kostet { cgs-word-price }.
cgs-why-play-event = { $card } lohnt sich jetzt und kostet { cgs-word-price }.
cgs-why-support = Mit { $piece } trifft der Schlag gegen { $foe } bei { $sixths } von 6 Würfen statt bei { $before }.
cgs-why-creature = { $gain ->
    [beaten] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen, und { $foe } ist schon verletzt.
    [leader] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen, und niemand hat mehr Punkte als diese Seite.
   *[wound] { $piece } trifft { $foe } bei { $sixths } von 6 Würfen.
}
cgs-why-mode = { $piece } trifft { $foe } im { cgs-word-mode } bei { $sixths } von 6 Würfen.
cgs-why-use = Jetzt ist der Moment für { $card }: { cgs-word-trigger }.
cgs-why-react = Dafür war { $card } aufgehoben: { cgs-word-trigger }.
cgs-why-piece = { $whose ->
    [own] Am meisten nützt es { $piece }.
    [enemy] Am härtesten trifft es { $piece }.
   *[creature] Von diesen Kreaturen ist { $piece } am meisten wert.
}
cgs-why-player = Bei { $seat } ist am meisten zu holen (Dinare: { $coins }, Punkte: { $points }).
cgs-why-place = Kein Teil verspricht mehr als ein anderes; { $place } ist so gut wie jedes.
cgs-why-hex = Von { $hex } hat { $piece } es nicht weit zu den nächsten Punkten.
cgs-why-option = Beides ginge.
cgs-why-discard = { $use ->
    [none] { $card } ist für einen Helden, den andere führen.
   *[little] { $card } würde am wenigsten helfen.
}
cgs-why-loot = { $piece } steht nah genug, um es zu nehmen.


## Warum etwas nicht geht

cgs-no-target = Danach ist hier nicht gefragt.
cgs-no-done-must = Jemand muss noch die Begegnung versuchen, die aufgedeckt wurde.
cgs-no-done = Hier musst du erst etwas wählen.
cgs-no-tile = Mit { $tile } ist gerade nichts anzufangen. Kartenteile deckst du auf, indem du hingehst.
cgs-no-route-piece = Wähle zuerst, wer die Begegnung versucht.
cgs-no-pile = Von diesem Stapel nimmt niemand; gezogen wird zu Beginn des Zuges.
cgs-no-thing = Damit ist gerade nichts anzufangen: { cgs-word-phase }.
cgs-no-hero-taken = { $piece } ist schon vergeben.
cgs-no-piece-yet = { $piece } wird noch nicht gebraucht: Das Spiel wird erst aufgebaut.
cgs-no-piece-out = { $piece } ist nicht im Spiel.
cgs-no-creature-first = Wähle zuerst die Kreatur, dann { $piece }.
cgs-no-creature-reach = { $piece } erreicht niemanden von den anderen.
cgs-no-creature-now = { $piece } gehört niemandem. Wähle zuerst jemanden von dir, der angreift.
cgs-no-piece-foreign = { $piece } gehört nicht dir.
cgs-no-move-done = { $piece } hat sich in diesem Zug schon bewegt.
cgs-no-move-stuck = { $piece } kann von hier keinen Schritt tun.
cgs-no-move-other = Eines nach dem anderen: Erst geht weiter, wer unterwegs ist, oder hält an. { $piece } muss warten.
cgs-no-act-done = { $piece } hat die Aktion dieses Zuges verbraucht.
cgs-no-act-must = { $piece } muss in diesem Zug die Begegnung im eigenen Feld versuchen.
cgs-no-act-idle = { $piece } hat hier nichts zu tun: kein Ziel in Reichweite, keine Begegnung, keine Funktion.
cgs-no-route = { $piece } kann diesen Weg nicht gehen: Es fehlt ein Wert, oder Dinare, oder Karten.
cgs-no-route-fresh = Diese Karte ist gerade erst gekommen. { $piece } kann sie im nächsten Zug versuchen.
cgs-no-piece-now = { $piece } hat in dieser Phase nichts zu tun: { cgs-word-phase }.
cgs-no-command = Der Befehl ist ausgeschöpft: { $command } unterstützen schon, für { $piece } ist kein Platz mehr.
cgs-no-support-reach = { $piece } könnte dieses Ziel selbst nicht angreifen und kann deshalb nicht unterstützen.
cgs-no-attack-friend = { $piece } und { $foe } stehen auf derselben Seite.
cgs-no-attack-olympus = Niemand greift in den Olymp hinein oder aus ihm heraus an: { $piece } und { $foe } erreichen sich nicht.
cgs-no-attack-wall = Zwischen { $piece } und { $foe } steht eine Mauer.
cgs-no-attack-cave = In Höhlen trifft man nur von Feld zu Nachbarfeld: { $foe } ist zu weit weg von { $piece }.
cgs-no-attack-far = { $foe } ist außer Reichweite: Nahkampf reicht 1 Feld, Fernkampf 2. { $piece } steht zu weit weg.
cgs-no-attack-value = { $piece } hat keinen Wert für den Angriff, der { $foe } erreichen würde.
cgs-no-attack-immune = { $foe } ist gegen diese Art von Angriff gefeit: { $piece } kann nichts ausrichten.
cgs-no-attack-truce = Zwischen { $piece } und { $foe } herrscht Waffenruhe.
cgs-no-pass = { $card } kann jetzt nicht weitergegeben werden: Es muss Ausrüstung sein, und beide müssen im selben Feld stehen.
cgs-no-card-hand = { $card } ist nicht auf deiner Hand.
cgs-no-react = { $card } ist darauf keine Antwort, oder zu teuer.
cgs-no-card-now = { $card } wird in der Kartenphase gespielt, und dies ist eine andere: { cgs-word-phase }.
cgs-no-card-reaction = { $card } ist eine Reaktion: Du wirst gefragt, wenn ihr Augenblick kommt.
cgs-no-card-hero = Nur { $piece } kann { $card } gebrauchen.
cgs-no-card-again = { $card } ist in diesem Zug auf die Hand zurückgekommen; spiele sie beim nächsten Mal.
cgs-no-card-target = Für { $card } ist niemand da, oder nicht diese Figur.
cgs-no-coins = { $card } kostet { $cost ->
    [one] einen Dinar
   *[other] { $cost } Dinare
}, und du hast { $coins }.
cgs-no-camp-number = { $hex } hat eine Begegnungs- oder Kreaturenzahl: kein Platz für ein Lager.
cgs-no-camp-tile = Das Lager gehört auf dein eigenes Startteil, und { $hex } liegt nicht dort.
cgs-no-hex-mover = Wähle zuerst, wer nach { $hex } gehen soll.
cgs-no-hex-now = Nach { $hex } ist gerade nicht gefragt.
cgs-no-cave = Hier ist kein offener Höhleneingang.
cgs-no-step-far = { $hex } ist kein Nachbarfeld: Geh Schritt für Schritt.
cgs-no-step-wall = Eine Mauer versperrt den Weg nach { $hex }.
cgs-no-step-water = Wasser versperrt den Weg nach { $hex }.
cgs-no-step-black = { $hex } ist massiver Fels.
cgs-no-step-gate = Das Tor auf { $hex } ist zu: Es braucht { $threshold } Punkte und mehr als alle anderen. Du hast { $points }, die anderen höchstens { $most }.
cgs-no-step-explore = Um das Teil auf { $hex } aufzudecken, braucht es einen Bewegungspunkt, und es ist keiner übrig.
cgs-no-step-points = { $hex } kostet { $cost } Punkte, und { $points } sind übrig.
cgs-error-heroes = Diese Sets haben { $available } Helden, gebraucht werden { $heroes }.
cgs-error-layout = { $layout ->
    [rosette] Die Rosette hat mit diesen Sets keinen Platz für { $sides } Seiten.
    [star] Der Stern hat mit diesen Sets keinen Platz für { $sides } Seiten.
   *[other] Die große Karte hat keinen Platz für { $sides } Seiten oder braucht beide Sets.
}


## Was auf Karten und Steinen steht: aus den Daten der Sets gebildet, Zeile für Zeile

cgs-text-sign-periodic = Aktion
cgs-text-sign-permanent = Ständig
cgs-text-sign-conditional = Bedingt
cgs-text-sign-on-play = Sofort
cgs-text-reaction = Reaktion: kann in jedem Zug gespielt werden
cgs-text-beat = Bezwungen durch
cgs-text-win = Bei Erfolg
cgs-text-fail = Bei Misserfolg
cgs-text-lose = Wenn sie misslingt
cgs-text-lasts = { $rounds ->
    [one] wirkt eine Runde
   *[other] wirkt { $rounds } Runden
}
cgs-text-mod = { $stat } { cgs-signed }
cgs-text-row = bei 1 bis { $upto }
cgs-text-or = oder
cgs-text-prize = wer sie bezwingt, setzt hier ein Banner
cgs-text-loot = { $n ->
    [one] trägt eine Ausrüstung
   *[other] trägt { $n } Ausrüstungen
}
cgs-text-discard-after = dann wird diese Karte abgelegt
cgs-text-limit-turn = einmal im Zug
cgs-text-limit-round = einmal in der Runde
cgs-text-scope-all = für alle
cgs-text-scope-others = für die anderen
cgs-text-scope-own-all = für alle deine Figuren
cgs-text-scope-creatures = für alle Kreaturen
cgs-text-key-mountaineer = Berge kosten 1
cgs-text-key-swimmer = überquert Wasser
cgs-text-key-wallclimber = übersteigt Mauern
cgs-text-key-scout = sieht sich ein Teil an, bevor es aufgedeckt wird
cgs-text-key-sniper = Wald schützt nicht vor Fernkampf
cgs-text-key-no-surprise = wird nie überrascht
cgs-text-key-no-counter = wird nicht zurückgeschlagen
cgs-text-key-strong-support = unterstützt mit 2
cgs-text-key-ranged-immune = gefeit gegen Fernkampf
cgs-text-key-melee-immune = gefeit gegen Nahkampf
cgs-text-key-truce = Figuren greifen einander nicht an
cgs-text-route-test = Probe auf { $stat } { cgs-signed }
cgs-text-route-trial = Kraftprobe: { $stat } und Würfel über { $against }
cgs-text-route-pay = { $n ->
    [one] einen Dinar zahlen
   *[other] { $n } Dinare zahlen
}
cgs-text-route-discard = { $n ->
    [one] eine Karte ablegen
   *[other] { $n } Karten ablegen
}
cgs-text-if-card-type-ability = eine Fähigkeit
cgs-text-if-card-type-character = einen Gefährten
cgs-text-if-card-type-equipment = Ausrüstung
cgs-text-if-card-type-event = ein Ereignis
cgs-text-if-check-command = auf Befehl
cgs-text-if-check-defence = auf Abwehr
cgs-text-if-check-diplomacy = auf Diplomatie
cgs-text-if-check-magic = auf Magie
cgs-text-if-check-melee = auf Nahkampf
cgs-text-if-check-ranged = auf Fernkampf
cgs-text-if-foe-ally = gegen Gefährten
cgs-text-if-foe-character = gegen Helden und Gefährten
cgs-text-if-foe-creature = gegen Kreaturen
cgs-text-if-foe-hero = gegen Helden
cgs-text-if-mode-melee = im Nahkampf
cgs-text-if-mode-ranged = im Fernkampf
cgs-text-if-other-false = nur sie selbst
cgs-text-if-other-true = eine andere als diese
cgs-text-if-result-hit = nach einem Treffer
cgs-text-if-result-miss = nach einem Fehlschlag
cgs-text-if-same-hex-false = nicht im selben Feld
cgs-text-if-same-hex-true = im selben Feld
cgs-text-if-supported-false = ohne Unterstützung
cgs-text-if-supported-true = mit Unterstützung
cgs-text-if-terrain-black = auf schwarzen Feldern
cgs-text-if-terrain-forest = im Wald
cgs-text-if-terrain-mountain = im Gebirge
cgs-text-if-terrain-olympus = auf dem Olymp
cgs-text-if-terrain-plain = in der Ebene
cgs-text-if-wounded-false = solange unverletzt
cgs-text-if-wounded-true = solange verletzt
cgs-text-when-attack-self = wenn diese Figur kämpft
cgs-text-when-attack-attacker-self = wenn diese Figur angreift
cgs-text-when-attack-defender-self = wenn diese Figur angegriffen wird
cgs-text-when-attack-rolled-self = nach dem Wurf, wenn diese Figur kämpft
cgs-text-when-attack-rolled-attacker-self = nach dem Wurf, wenn diese Figur angreift
cgs-text-when-attack-rolled-defender-self = nach dem Wurf, wenn diese Figur angegriffen wird
cgs-text-when-hit-self = bei einem Treffer, wenn diese Figur kämpft
cgs-text-when-hit-attacker-self = wenn diese Figur trifft
cgs-text-when-hit-defender-self = wenn diese Figur getroffen wird
cgs-text-when-check-failed-self = wenn diese Figur bei einer Probe scheitert
cgs-text-when-defeated-self = wenn diese Figur besiegt wird
cgs-text-when-won-self = wenn diese Figur einen Kampf oder eine Begegnung gewinnt
cgs-text-when-attack-own = wenn eine deiner Figuren kämpft
cgs-text-when-attack-attacker-own = wenn eine deiner Figuren angreift
cgs-text-when-attack-defender-own = wenn eine deiner Figuren angegriffen wird
cgs-text-when-attack-rolled-own = nach dem Wurf, wenn eine deiner Figuren kämpft
cgs-text-when-attack-rolled-attacker-own = nach dem Wurf, wenn eine deiner Figuren angreift
cgs-text-when-attack-rolled-defender-own = nach dem Wurf, wenn eine deiner Figuren angegriffen wird
cgs-text-when-hit-own = bei einem Treffer, wenn eine deiner Figuren kämpft
cgs-text-when-hit-attacker-own = wenn eine deiner Figuren trifft
cgs-text-when-hit-defender-own = wenn eine deiner Figuren getroffen wird
cgs-text-when-check-failed-own = wenn eine deiner Figuren bei einer Probe scheitert
cgs-text-when-defeated-own = wenn eine deiner Figuren besiegt wird
cgs-text-when-won-own = wenn eine deiner Figuren einen Kampf oder eine Begegnung gewinnt
cgs-text-when-attack-enemy = wenn eine gegnerische Figur kämpft
cgs-text-when-attack-attacker-enemy = wenn eine gegnerische Figur angreift
cgs-text-when-attack-defender-enemy = wenn eine gegnerische Figur angegriffen wird
cgs-text-when-attack-rolled-enemy = nach dem Wurf, wenn eine gegnerische Figur kämpft
cgs-text-when-attack-rolled-attacker-enemy = nach dem Wurf, wenn eine gegnerische Figur angreift
cgs-text-when-attack-rolled-defender-enemy = nach dem Wurf, wenn eine gegnerische Figur angegriffen wird
cgs-text-when-hit-enemy = bei einem Treffer, wenn eine gegnerische Figur kämpft
cgs-text-when-hit-attacker-enemy = wenn eine gegnerische Figur trifft
cgs-text-when-hit-defender-enemy = wenn eine gegnerische Figur getroffen wird
cgs-text-when-check-failed-enemy = wenn eine gegnerische Figur bei einer Probe scheitert
cgs-text-when-defeated-enemy = wenn eine gegnerische Figur besiegt wird
cgs-text-when-won-enemy = wenn eine gegnerische Figur einen Kampf oder eine Begegnung gewinnt
cgs-text-when-turn-start-self = zu Beginn deines Zuges
cgs-text-when-turn-start-own = zu Beginn deines Zuges
cgs-text-when-turn-start-enemy = zu Beginn eines anderen Zuges
cgs-text-when-round-start-self = zu Beginn einer Runde
cgs-text-when-round-start-own = zu Beginn einer Runde
cgs-text-when-round-start-enemy = zu Beginn einer Runde
cgs-text-when-card-played-self = wenn diese Karte gespielt wird
cgs-text-when-card-played-own = wenn du eine Karte spielst
cgs-text-when-card-played-enemy = wenn die Gegenseite eine Karte spielt
cgs-text-do-bonus-attack = { cgs-signed } auf den Angriff
cgs-text-do-bonus-defence = { cgs-signed } auf die Abwehr
cgs-text-do-bonus-check = { cgs-signed } auf die Probe
cgs-text-do-reroll = noch einmal würfeln
cgs-text-do-succeed = es gelingt
cgs-text-do-cancel = es bleibt ohne Wirkung
cgs-text-do-redirect = stattdessen wird diese Figur getroffen
cgs-text-do-heal = { $target }: geheilt
cgs-text-do-heal-within = { $target } im Umkreis von { $within }: geheilt
cgs-text-do-wound = { $target }: verletzt
cgs-text-do-wound-within = { $target } im Umkreis von { $within }: verletzt
cgs-text-do-gain = { $n ->
    [one] einen Dinar nehmen
   *[other] { $n } Dinare nehmen
}
cgs-text-do-lose = { $n ->
    [one] einen Dinar verlieren
   *[other] { $n } Dinare verlieren
}
cgs-text-do-steal-enemy-player = { $n ->
    [one] jemandem einen Dinar stehlen
   *[other] jemandem { $n } Dinare stehlen
}
cgs-text-do-steal-foe-player = { $n ->
    [one] der Gegenseite einen Dinar stehlen
   *[other] der Gegenseite { $n } Dinare stehlen
}
cgs-text-do-draw = { $n ->
    [one] eine Karte ziehen
   *[other] { $n } Karten ziehen
}
cgs-text-do-discard = { $n ->
    [one] eine Karte ablegen
   *[other] { $n } Karten ablegen
}
cgs-text-do-peek-encounter = { $n ->
    [one] die oberste Begegnung ansehen
   *[other] die obersten { $n } Begegnungen ansehen
}
cgs-text-do-peek-hand = eine andere Hand ansehen
cgs-text-do-peek-tile = unter ein verdecktes Teil sehen
cgs-text-do-skip-move = { $target }: keine nächste Bewegung
cgs-text-do-skip-move-within = { $target } im Umkreis von { $within }: keine nächste Bewegung
cgs-text-do-skip-action = { $target }: keine nächste Aktion
cgs-text-do-skip-action-within = { $target } im Umkreis von { $within }: keine nächste Aktion
cgs-text-do-mod-turn = { $target }: { $stat } { cgs-signed } in diesem Zug
cgs-text-do-mod-turn-within = { $target } im Umkreis von { $within }: { $stat } { cgs-signed } in diesem Zug
cgs-text-do-mod-round = { $target }: { $stat } { cgs-signed } für eine Runde
cgs-text-do-mod-round-within = { $target } im Umkreis von { $within }: { $stat } { cgs-signed } für eine Runde
cgs-text-do-move-camp = { $target }: ins Lager
cgs-text-do-move-camp-within = { $target } im Umkreis von { $within }: ins Lager
cgs-text-do-move-adjacent-random = { $target }: durch Zufall auf ein Nachbarfeld
cgs-text-do-move-adjacent-random-within = { $target } im Umkreis von { $within }: durch Zufall auf ein Nachbarfeld
cgs-text-do-move-within = { $target }: auf ein Feld deiner Wahl, höchstens { $n } weit
cgs-text-do-move-within-within = { $target } im Umkreis von { $within }: auf ein Feld deiner Wahl, höchstens { $n } weit
cgs-text-do-roll = einen Würfel werfen
cgs-text-do-check = Probe auf { $stat } { cgs-signed }
cgs-text-do-choose = wählen
cgs-text-do-spawn = { $n ->
    [one] eine Kreatur der Stufe { $level } erscheint
   *[other] { $n } Kreaturen der Stufe { $level } erscheinen
}
cgs-text-do-banner = hier ein Banner setzen
cgs-text-do-grab-equipment = nimmt der Gegenseite ein Stück Ausrüstung
# Die Wörter für $target oben.
cgs-target = { $target ->
    [self] diese Figur
    [foe] die Gegenseite
    [hero] dein Held
    [own] eine deiner Figuren
    [own_all] alle deine Figuren
    [enemy] eine gegnerische Figur
    [creature] eine Kreatur
    [enemy_player] jemand anders
   *[foe_player] wer die Gegenseite führt
}


## Der Tisch

cgs-map = Karte
cgs-caves = Höhlen
cgs-cave-of = Höhle hinter { $hex }
cgs-players = Wer spielt
cgs-phases = Phasen des Zuges
cgs-round-of = { $rounds ->
    [100] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
cgs-phase-short = { $phase ->
    [setup] Aufbau
    [card] Karten
    [movement] Bewegung
    [combat] Kampf
    [creature] Kreaturen
   *[over] Ende
}
cgs-gate = Das Tor zum Olymp
cgs-gate-need = { $threshold } Punkte, und mehr als alle anderen
cgs-gate-now = { $threshold } Punkte, und mehr als alle anderen: jetzt { $points } zu { $most }
cgs-gate-shut = { $who }: { $points } zu { $most }, das Tor ist zu
cgs-gate-open = { $who }: { $points } zu { $most }, das Tor ist offen
cgs-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
cgs-dinars = { $count ->
    [one] ein Dinar
   *[other] { $count } Dinare
}
cgs-hand-count = { $count ->
    [0] keine Karten auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
cgs-hand = Deine Hand
cgs-hand-known = Karten dieser Hand, die du gesehen hast
cgs-own = Deine Figuren
cgs-of = { $who }
cgs-allies = { $count ->
    [0] keine Gefährten
    [one] ein Gefährte
   *[other] { $count } Gefährten
}
cgs-timers = Laufende Karten
cgs-timed = { $left ->
    [one] { $card }, noch eine Runde
   *[other] { $card }, noch { $left } Runden
}
cgs-wounded = verletzt
cgs-moved = hat sich bewegt
cgs-acted = hat gehandelt
cgs-skips = { $what ->
    [move] setzt die Bewegung aus
   *[action] setzt die Aktion aus
}
cgs-must = muss die Begegnung hier versuchen
cgs-prize = ein Banner für den Sieg
cgs-creature-level = Kreatur der Stufe { $level }
cgs-card-creature = Kreatur von einer Begegnungskarte, Wert { $level }
cgs-kind = { $kind ->
    [hero] Held
    [ally] Gefährte
    [creature] Kreatur
    [trial] Prüfung
    [special] Spezial
    [rule] Regelstein
    [equipment] Ausrüstung
    [ability] Fähigkeit
    [event] Ereignis
   *[character] Gefährte
}
cgs-cost = kostet { $cost }
cgs-worth = Wert { $value }
cgs-group = { $group ->
    [weapon] Waffe
    [bow] Bogen
    [armour] Rüstung
    [shield] Schild
    [mount] Reittier
    [tool] Werkzeug
    [boots] Schuhwerk
    [amulet] Amulett
    [flask] Flasche
    [missiles] Wurfwaffe
    [helmet] Helm
   *[other] { $group }
}
cgs-only = nur für { $piece }
cgs-two-sides = hält zwei Wunden aus
cgs-one-side = fällt bei der ersten Wunde
cgs-stat-line = { $stat } { $value }
cgs-stat-changed = { $stat } { $value } (gedruckt { $printed })
cgs-stat-short = { $stat ->
    [defence] Abw
    [command] Bef
    [diplomacy] Dip
    [magic] Mag
    [ranged] Fern
    [melee] Nah
   *[speed] Ges
}
cgs-wears = trägt: { $cards }
cgs-no-gear = keine Ausrüstung
cgs-mods-turn = { $stat } { cgs-signed } in diesem Zug
cgs-mods-until = { $stat } { cgs-signed }, bis { $who } wieder am Zug ist
cgs-terrain = { $terrain ->
    [plain] Ebene
    [forest] Wald
    [mountain] Berg
    [olympus] Gipfel des Olymps
   *[black] massiver Fels
}
cgs-fog = unbekannt
cgs-fog-tile = verdeckt
cgs-fog-known = verdeckt, du kennst es: { $tile }
cgs-at-encounter = Begegnung { $n }
cgs-at-creature = Bau der Stufe { $n }
cgs-at-card = Händler, Ausrüstung { $n } billiger
cgs-at-mouth = { $mouth ->
    [in] Höhleneingang
   *[out] Höhlenausgang
}
cgs-at-link = führt nach { $hex }
cgs-at-banner = Banner von { $who }
cgs-at-camp = Lager von { $who }
cgs-at-top = offen: { $card }
cgs-at-fresh = erst im nächsten Zug
cgs-at-beaten = bezwungen { $beaten } von { $need }
cgs-at-edge = { $edge ->
    [water] Wasser
    [wall] Mauer
   *[road] Straße
} { $to ->
    [0] im Osten
    [1] im Nordosten
    [2] im Nordwesten
    [3] im Westen
    [4] im Südwesten
   *[5] im Südosten
}
cgs-step-cost = { $cost ->
    [0] freier Schritt
   *[other] Schritt für { $cost }
}
cgs-reach-cost = erreichbar für { $cost }
cgs-playing = { $who } spielt { $card }.
cgs-playing-on = { $who } spielt { $card } auf { $piece }.
cgs-countered = { $card } von { $who } ist gekontert.
cgs-underway = Was gerade geschieht
cgs-attack-sum = { $strength } gegen { $defence }
cgs-in-range = { $mode ->
    [melee] in Reichweite für Nahkampf
    [ranged] in Reichweite für Fernkampf
   *[both] in Reichweite
}
cgs-odds = trifft bei { $sixths } von 6
cgs-odds-more = mit noch einer Unterstützung bei { $sixths } von 6
cgs-chance = gelingt mit { $chance } %
cgs-pile-count = { $count ->
    [0] { $pile }, leer
    [one] { $pile }, eine Karte
   *[other] { $pile }, { $count } Karten
}
cgs-bag = Kreaturen der Stufe { $level }: { $count } Steine
cgs-bags = Kreaturenstapel
cgs-piles = Stapel
cgs-known-next = du weißt, was kommt: { $cards }
cgs-pile-empty = Hier liegt nichts.
cgs-deck-help = Eine Karte je Held zu Beginn des Zuges.
cgs-encounters-help = Gezogen von allen, die ein Feld mit weißer Zahl betreten.
cgs-choose-now = Wähle
cgs-done-help = Nichts mehr davon.
cgs-rotate-blind = Niemand weiß, was darauf gedruckt ist: Wähle, wohin die Marke zeigt.
cgs-rotate-seen = So läge es.
cgs-roll-title = { $kind ->
    [attack] { $piece } greift { $foe } an
    [check] { $piece } wird geprüft
    [contest] { $piece } wagt die Kraftprobe
    [chance] Der Zufall entscheidet
   *[first] Wer beginnt?
}
cgs-part = { $what ->
    [support] Unterstützung
    [bonus] Wirkungen
    [modifier] Abzug
    [lasting] dauernd
    [passing] vorübergehend
    [forest] Wald
    [defence] Abwehr
    [command] Befehl
    [diplomacy] Diplomatie
    [magic] Magie
    [ranged] Fernkampf
    [melee] Nahkampf
    [speed] Geschwindigkeit
    [die] Würfel
   *[other] { $what }
}
cgs-roll-sum = { $sum } gegen { $against }
cgs-roll-limit = Würfel { $die }, gefragt höchstens { $sum }
cgs-roll-logo = Lorbeer: Erfolg, was auch die Summe sagt
cgs-roll-won = { $kind ->
    [attack] Treffer!
   *[other] Geschafft!
}
cgs-roll-lost = { $kind ->
    [attack] Daneben.
   *[other] Gescheitert.
}
cgs-logo = Lorbeer
cgs-sentence = { $parts }
cgs-inside = { $line }: { $parts }
cgs-none = Keine
cgs-hexes = Bekannte Felder
cgs-hidden-tiles = { $count ->
    [0] Kein Teil liegt verdeckt.
    [one] Ein Teil liegt verdeckt.
   *[other] { $count } Teile liegen verdeckt.
}
cgs-piece-at = { $piece } auf { $hex }
cgs-creatures = Kreaturen
cgs-heroes-free = Helden zur Wahl
cgs-last-roll = Der letzte Wurf
cgs-start-facts = { $cards ->
    [one] beginnt mit { $dinars } Dinaren und einer eigenen Karte
   *[other] beginnt mit { $dinars } Dinaren und { $cards } eigenen Karten
}
cgs-tile-name = Hier liegt { $tile }.
cgs-gate-olympus = Ein Banner hier gewinnt das Spiel.
cgs-on-hex = In diesem Feld


## Optionen eines neuen Spiels

cgs-option-sets = Komponentensets
    .help = Daraus kommen Helden, Karten, Kartenteile und Kreaturen.
cgs-option-sets-auto = Nach Bedarf
    .help = Das erste Set für bis zu vier Helden, beide für mehr.
cgs-option-sets-set1 = Straße der Taten
    .help = Vier Helden um Hercules.
cgs-option-sets-set2 = Sturm und Stahl
    .help = Vier Helden um Xena.
cgs-option-sets-both = Beide zusammen
    .help = Acht Helden, und von allem doppelt so viel.
cgs-option-layout = Karte
    .help = Wie viele Teile um den Olymp liegen.
cgs-option-layout-auto = Nach Bedarf
    .help = Der Stern, oder die große Karte, wo er zu klein ist.
cgs-option-layout-star = Stern
    .help = Dreizehn Teile, 91 Felder: die übliche Karte.
cgs-option-layout-rosette = Rosette
    .help = Sieben Teile, 49 Felder: ein kurzes Spiel, bis zu vier Seiten.
cgs-option-layout-grand = Große Karte
    .help = Neunzehn Teile, 133 Felder: eine weite Reise, braucht beide Sets.
cgs-option-teams = Teams
    .help = Ein Team teilt Lager, Banner und Punkte.
cgs-option-teams-none = Jeder für sich
    .help = Alle spielen für sich.
cgs-option-teams-two = Zwei Teams
    .help = Die Plätze gehören ihnen abwechselnd.
cgs-option-teams-three = Drei Teams
    .help = Etwa zu sechst.
cgs-option-teams-four = Vier Teams
    .help = Etwa zu acht.
cgs-option-heroes = Helden je Person
    .help = Alle ziehen und handeln in einem Zug.
cgs-option-heroes-one = Einer
    .help = Das übliche Spiel.
cgs-option-heroes-two = Zwei
    .help = Gut zu zweit.
cgs-option-heroes-three = Drei
    .help = Zu zweit, mit beiden Sets.
cgs-option-heroes-four = Vier
    .help = Zu zweit, mit beiden Sets.
cgs-option-threshold = Punkte für das Tor
    .help = Weniger machen das Spiel kürzer. Für zwei Teams zu zweit sind 14 gut.
cgs-option-threshold-4 = 4
    .help = Sehr kurz.
cgs-option-threshold-5 = 5
    .help = Kurz.
cgs-option-threshold-6 = 6
    .help = Etwas kürzer.
cgs-option-threshold-7 = 7
    .help = Ein wenig kürzer.
cgs-option-threshold-8 = 8
    .help = Das übliche Spiel.
cgs-option-threshold-9 = 9
    .help = Ein wenig länger.
cgs-option-threshold-10 = 10
    .help = Länger.
cgs-option-threshold-11 = 11
    .help = Noch länger.
cgs-option-threshold-12 = 12
    .help = Viel länger.
cgs-option-threshold-13 = 13
    .help = Kurz für zwei Teams zu zweit.
cgs-option-threshold-14 = 14
    .help = Für zwei Teams zu zweit.
cgs-option-threshold-15 = 15
    .help = Für zwei Teams zu zweit, ein wenig länger.
cgs-option-threshold-16 = 16
    .help = Für zwei Helden je Person.
cgs-option-threshold-17 = 17
    .help = Für zwei Helden je Person, ein wenig länger.
cgs-option-threshold-18 = 18
    .help = Kurz für Teams zu dritt.
cgs-option-threshold-19 = 19
    .help = Kurz für Teams zu dritt.
cgs-option-threshold-20 = 20
    .help = Kurz für Teams zu dritt.
cgs-option-threshold-21 = 21
    .help = Für Teams zu dritt.
cgs-option-threshold-22 = 22
    .help = Für Teams zu dritt, länger.
cgs-option-threshold-23 = 23
    .help = Für Teams zu dritt, länger.
cgs-option-threshold-24 = 24
    .help = Für Teams zu dritt, länger.
cgs-option-threshold-25 = 25
    .help = Für Teams zu dritt, länger.
cgs-option-threshold-26 = 26
    .help = Kurz für Teams zu viert.
cgs-option-threshold-27 = 27
    .help = Kurz für Teams zu viert.
cgs-option-threshold-28 = 28
    .help = Für Teams zu viert.
cgs-option-threshold-29 = 29
    .help = Für Teams zu viert, länger.
cgs-option-threshold-30 = 30
    .help = Für Teams zu viert, länger.
cgs-option-threshold-31 = 31
    .help = Für Teams zu viert, länger.
cgs-option-threshold-32 = 32
    .help = Ein ganzes Wochenende.
cgs-option-rounds = Rundengrenze
    .help = Ist sie erreicht, entscheiden die Punkte.
cgs-option-rounds-100 = 100
    .help = So gut wie keine.
cgs-option-rounds-12 = 12
    .help = Ein kurzer Abend.
cgs-option-rounds-25 = 25
    .help = Ein langer Abend.
cgs-option-rounds-50 = 50
    .help = Nur gegen endlose Spiele.
cgs-option-piles = Bezwungene Karten
    .help = Für wen die bezwungenen Karten in einem Feld zählen.
cgs-option-piles-hex = Ein Stapel je Feld
    .help = Wer die letzte Karte bezwingt, bekommt das Banner.
cgs-option-piles-player = Jede Seite für sich
    .help = Nur die selbst bezwungenen Karten zählen.


## Was an einem Komponentenset nicht stimmt

cgs-set-toml = Das ist kein TOML: { $detail }.
cgs-set-missing = Hier fehlt etwas.
cgs-set-type = Hier gehört etwas anderes hin: { $wanted }.
cgs-set-range = Nur { $least } bis { $most } ist möglich.
cgs-set-unknown-table = Eine Tabelle { $word } gibt es nicht.
cgs-set-unknown-field = Ein Feld { $word } gibt es hier nicht.
cgs-set-unknown-word = Das Wort { $word } ist unbekannt.
cgs-set-reference = In diesem Set gibt es kein { $word }.
cgs-set-twice = Die Kennung { $word } kommt zweimal vor.
cgs-set-misplaced = Das gehört nicht hierher: { $word }.
cgs-set-format = Das Format { $found } ist unbekannt.
cgs-set-no-trigger = Eine Reaktion braucht einen Augenblick: eine bedingte Funktion.
cgs-set-route = Ein Weg ist genau eines von test, trial, pay, discard.
cgs-set-impassable = { $hero } könnte das nie schaffen.
cgs-set-die = Ein Würfel hat { $faces } Seiten.
cgs-set-no-logo = Der Aktionswürfel braucht ein Logo.
cgs-set-language = Der Name fehlt in der Sprache { $language }.
cgs-set-seven = Ein Kartenteil hat sieben Felder.
cgs-set-both-indicators = Ein Feld hat eine Begegnungs- oder eine Kreaturenzahl, nicht beide.
cgs-set-exits = So viele Höhlenausgänge sind verlangt: { $wanted }.
cgs-set-summits = So viele Gipfel sind verlangt: { $wanted }.
cgs-set-no-finale = Der Gipfel braucht eine Begegnungszahl.
cgs-set-edge = Das ist keine Kante: { $word }.
cgs-set-sealed = Feld { $hex } ist abgeschlossen.
cgs-set-border = Zu viele Sperren an einer Seite, bei Blatt { $petal }.
cgs-set-no-camp = Es gibt kein Feld für ein Lager.
cgs-set-no-roll = { $word } braucht einen Wurf, den es ändert.
cgs-set-id = Eine Kennung besteht aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen, nicht so: { $word }.
cgs-set-many = Höchstens { $most } davon.
cgs-set-long = Das ist zu lang: Höchstens { $most } Zeichen sind möglich.

cgs-error-clash = Diese Sets passen nicht zusammen: Beide haben ein { $word }.
cgs-error-large = Diese Sets sind zu groß: { $kind ->
    [piece] { $count } Spielsteine, und höchstens { $most } sind möglich.
    [card] { $count } Karten, und höchstens { $most } sind möglich.
   *[cave] { $count } Höhlen, und höchstens { $most } sind möglich.
}

cgs-supplies = Eigene Komponentensets
    .help = Ein Set ist eine Textdatei mit Helden, Karten, Kreaturen und Spielplanteilen. Bis zu vier lassen sich zu einer Partie hinzufügen; bei „Nach Bedarf“ kommt aus der Schachtel nur dazu, was ihnen fehlt.
cgs-supply-tile = { $count ->
    [one] ein Spielplanteil
   *[other] { $count } Spielplanteile
}
cgs-supply-hero = { $count ->
    [one] ein Held
   *[other] { $count } Helden
}
cgs-supply-card = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cgs-supply-encounter = { $count ->
    [one] eine Begegnung
   *[other] { $count } Begegnungen
}
cgs-supply-special = { $count ->
    [one] ein Spezial
   *[other] { $count } Speziale
}
cgs-supply-creature = { $count ->
    [one] eine Kreatur
   *[other] { $count } Kreaturen
}
cgs-supply-rule = { $count ->
    [one] ein Regelspielstein
   *[other] { $count } Regelspielsteine
}


## In einer Schachtel stöbern

cgs-box-piece = Helden und Gefährten
cgs-box-card = Karten
cgs-box-encounter = Begegnungen
cgs-box-counter = Steine
cgs-box-print = Kartenteile
