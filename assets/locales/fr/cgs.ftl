# Component Game System. Chaque phrase est de nous. docs/translating.md dit comment les noms et les valeurs arrivent ici.
# Pions, cartes, rencontres et tuiles sont nommés par les jeux de composants eux-mêmes.


## Noms des choses. Une référence `kind:name` demande `cgs-kind` : $name, $a avant le dernier tiret, $b après.

cgs-hex = { $a }{ $b ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
   *[6] g
}
cgs-tile = tuile { $name }
cgs-team = { $name ->
    [0] l’équipe A
    [1] l’équipe B
    [2] l’équipe C
   *[3] l’équipe D
}
cgs-rotation = { $name ->
    [0] comme elle est
    [1] un sixième à gauche
    [2] deux sixièmes à gauche
    [3] la tête en bas
    [4] deux sixièmes à droite
   *[5] un sixième à droite
}
cgs-route = voie { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-function = fonction { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-option = possibilité { $name ->
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
    [melee] corps à corps
   *[ranged] combat à distance
}
cgs-road = { $name ->
    [free] pas gratuit sur la route
   *[saved] pas payé, le gratuit est gardé
}
cgs-done = Terminé
cgs-coins = dinars
cgs-sheet = propre feuille
cgs-cave = caverne inconnue
cgs-stack = pile de créatures de niveau { $name }
cgs-deck = pioche
cgs-out = défausse
cgs-encounters = pile de rencontres
cgs-olympus = Olympe


## Mots dans les phrases

cgs-word-stat = { $stat ->
    [defence] défense
    [command] commandement
    [diplomacy] diplomatie
    [magic] magie
    [ranged] combat à distance
    [melee] corps à corps
   *[speed] vitesse
}
cgs-word-mode = { $mode ->
    [melee] corps à corps
   *[ranged] combat à distance
}
cgs-word-phase = { $phase ->
    [setup] mise en place
    [card] phase de cartes
    [movement] phase de mouvement
    [combat] phase de combat
    [creature] phase des créatures
   *[over] fin de partie
}
cgs-word-trigger = { $trigger ->
    [attack] une attaque est annoncée
    [attack_rolled] le dé est jeté
    [hit] une touche va blesser
    [check_failed] un test est manqué
    [defeated] quelqu’un est vaincu
    [won] une victoire est acquise
    [turn_start] un tour commence
    [round_start] une manche commence
   *[card_played] une carte est jouée
}
cgs-word-to = { $to ->
    [attack] l’attaque
    [defence] la défense
   *[check] le test
}
cgs-word-price = { $cost ->
    [0] zéro dinar
    [one] un dinar
   *[other] { $cost } dinars
}
cgs-word-points = { $number ->
    [one] un point
   *[other] { $number } points
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


## Ce qui est demandé

cgs-ask-hero = Choisis ton héros.
cgs-ask-start-card = Choisis une carte liée à { $piece } que tu as en main dès le début.
cgs-ask-rotation = Tourne ta tuile de départ, { $place }, comme tu veux.
cgs-ask-rotation-blind = La { $place } va être révélée : choisis son orientation.
cgs-ask-camp = Choisis pour ton camp une case sans rencontre ni créature.
cgs-ask-pass = Transmets de l’équipement entre tes personnages d’une même case, ou continue.
cgs-ask-give = Donne des cartes ou des dinars à un partenaire, ou continue.
cgs-ask-play = Joue des cartes de ta main, ou passe au mouvement.
cgs-ask-mover = Choisis un personnage à déplacer, ou termine le mouvement.
cgs-ask-step = { $road ->
    [0] { $piece } marche : encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et le premier pas sur une route est gratuit.
   *[other] { $piece } marche : encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
cgs-ask-action = Attaque, tente une rencontre, utilise une fonction, ou termine la phase de combat.
cgs-ask-support = { $piece } attaque { $foe } : choisis les soutiens, ou jette le dé.
cgs-ask-creature = Tu peux faire attaquer quelqu’un par une créature à portée.
cgs-ask-mode = { $piece } riposte contre { $foe } : choisis comment.
cgs-ask-use = Utilise maintenant { $card } ({ cgs-word-trigger }), ou laisse passer.
cgs-ask-react = Tu peux répondre par une carte de réaction : { cgs-word-trigger }.
cgs-ask-react-attack = { $trigger ->
    [attack] { $piece } attaque { $foe }, { cgs-word-mode } : tu peux répondre par une carte de réaction.
    [attack_rolled] { $piece } a jeté le dé contre { $foe }, { cgs-word-mode } : tu peux répondre par une carte de réaction.
   *[hit] { $piece } a touché { $foe }, { cgs-word-mode } : tu peux répondre par une carte de réaction avant la blessure.
}
cgs-ask-react-card = { $player } joue { $card } : tu peux répondre par une carte de réaction.
cgs-ask-react-piece = { $trigger ->
    [check_failed] { $piece } a manqué un test : tu peux répondre par une carte de réaction.
    [defeated] { $piece } est vaincu : tu peux répondre par une carte de réaction.
   *[won] { $piece } l’emporte : tu peux répondre par une carte de réaction.
}
cgs-ask-piece = Choisis qui est concerné.
cgs-ask-player = Choisis un joueur.
cgs-ask-place = Choisis une tuile cachée à regarder.
cgs-ask-hex = Choisis la case où va { $piece }.
cgs-ask-option = Choisis une de ces possibilités.
cgs-ask-discard = { $left ->
    [one] Choisis une carte à défausser.
   *[other] Choisis { $left } cartes à défausser, l’une après l’autre.
}
cgs-ask-loot = Choisis qui prend le butin.


## Ce qui peut être choisi

cgs-choice-hero = Mener { $ref1 }
cgs-choice-start-card = Prendre { $ref1 } en main
cgs-choice-rotation = La poser { $ref1 }
cgs-choice-camp = Camper en { $ref1 }
cgs-choice-pass = Transmettre { $ref1 } à { $ref2 }
cgs-choice-pass-done = Continuer et piocher
cgs-choice-give = Donner { $ref1 } à { $ref2 }
cgs-choice-give-coin = Donner un dinar à { $ref2 }
cgs-choice-give-done = Ne plus rien donner
cgs-choice-play = Jouer { $ref1 } sur { $ref2 }
cgs-choice-play-event = Jouer { $ref1 }
cgs-choice-play-done = Passer au mouvement
cgs-choice-mover = Déplacer { $ref1 }
cgs-choice-mover-done = Finir le mouvement
cgs-choice-step = Aller en { $ref1 }
cgs-choice-step-free = Aller en { $ref1 } par la route, gratuitement
cgs-choice-step-paid = Aller en { $ref1 } et garder le pas gratuit
cgs-choice-step-done = S’arrêter ici
cgs-choice-action-done = Finir le combat
cgs-choice-attempt = { $ref1 } tente la rencontre, { $ref2 }
cgs-choice-attack = { $ref1 } attaque { $ref2 }, { $ref3 }
cgs-choice-function = { $ref1 } utilise { $ref2 }, { $ref3 }
cgs-choice-support = { $ref1 } soutient
cgs-choice-support-done = Jeter le dé
cgs-choice-creature = { $ref1 } attaque { $ref2 }
cgs-choice-creature-done = Finir le tour
cgs-choice-mode = Riposter au { $ref1 }
cgs-choice-use = Utiliser { $ref1 }
cgs-choice-use-done = Laisser passer
cgs-choice-react = Répondre par { $ref1 }
cgs-choice-react-done = Pas de réponse
cgs-choice-piece = Choisir { $ref1 }
cgs-choice-player = Choisir { $ref1 }
cgs-choice-place = Regarder { $ref1 }
cgs-choice-hex = Aller en { $ref1 }
cgs-choice-option = Choisir { $ref1 }
cgs-choice-discard = Défausser { $ref1 }
cgs-choice-loot = { $ref1 } prend le butin


## Ce qui s’est passé

cgs-hero = { $seat } mène { $piece }.
cgs-start-card = { $seat } commence avec { $card } en main.
cgs-start-card-hidden = { $seat } choisit une carte de son héros.
cgs-flip = La { $place } est révélée : { $tile }.
cgs-turned = La { $place } est posée, { $rotation ->
    [0] telle quelle
    [1] tournée d’un sixième
   *[other] tournée de { $rotation } sixièmes
}.
cgs-camp = { $side } plante son camp en { $hex }.
cgs-ready = { $seat } attend au camp avec { $amount ->
    [one] un dinar
   *[other] { $amount } dinars
}.
cgs-roll-first = { $seat } fait { $die } pour le premier tour.
cgs-begin = { $seat } commence.
cgs-round = La manche { $round } commence.
cgs-last-round = { $rounds } manches sont passées : les points décident.
cgs-turn = Manche { $round } : { $seat } joue.
cgs-phase-card = La phase de cartes commence.
cgs-phase-movement = La phase de mouvement commence.
cgs-phase-combat = La phase de combat commence.
cgs-phase-creature = La phase des créatures commence.
cgs-timer = { $left ->
    [0] { $card } est épuisée.
    [one] { $card } dure encore une manche.
   *[other] { $card } dure encore { $left } manches.
}
cgs-pass = { $piece } transmet { $card } à { $foe }.
cgs-draw = { $seat } pioche { $card }.
cgs-draw-hidden = { $seat } pioche une carte.
cgs-reshuffle = { $pile ->
    [deck] La défausse est mélangée : voici une nouvelle pioche.
   *[encounters] Les rencontres défaussées sont mélangées en une nouvelle pile.
}
cgs-give = { $seat } donne { $card } à { $other }.
cgs-give-hidden = { $seat } donne une carte à { $other }.
cgs-give-coin = { $seat } donne { $amount } dinar à { $other }.
cgs-play = { $seat } joue { $card } pour { $cost ->
    [one] un dinar
   *[other] { $cost } dinars
}.
cgs-play-on = { $seat } joue { $card } sur { $piece } pour { $cost ->
    [one] un dinar
   *[other] { $cost } dinars
}.
cgs-discard = { $card } est défaussée.
cgs-equip = { $piece } a maintenant { $card }.
cgs-ally = { $piece } rejoint { $seat } en { $hex }.
cgs-coins-gain = { $seat } gagne { $amount ->
    [one] { $amount } dinar
   *[other] { $amount } dinars
} et en a { $total }.
cgs-coins-lose = { $seat } dépense { $amount ->
    [one] { $amount } dinar
   *[other] { $amount } dinars
} et en a { $total }.
cgs-step = { $piece } va de { $origin } à { $hex }, coût { $cost }.
cgs-step-road = { $piece } prend la route de { $origin } à { $hex }.
cgs-step-cave = { $piece } passe par la caverne de { $origin } à { $hex }, coût { $cost }.
cgs-blocked = Le chemin vers { $hex } est barré : { $piece } doit rester là.
cgs-too-steep = { $hex } est trop raide : { $piece } doit rester là.
cgs-put = { $piece } est mené en { $hex }.
cgs-blown = { $piece } est poussé en { $hex }.
cgs-activate-creature = { $piece } dérange un repaire de niveau { $level } en { $hex }.
cgs-activate-encounter = { $piece } tombe sur une rencontre de { $number } en { $hex }.
cgs-no-encounter = Il ne reste aucune rencontre pour { $hex }.
cgs-special = { $encounter } : voilà ce qui arrive à { $piece } en { $hex }.
cgs-encounter-creature = Une rencontre en { $hex } : { $piece }.
cgs-encounter-trial = { $encounter } est révélée en { $hex }, valeur { $value }.
cgs-no-surprise = { $piece } ne se laisse pas surprendre par { $foe }.
cgs-bag-empty = Il ne reste aucun jeton de niveau { $level } : rien ne vient.
cgs-counter-unread = Un jeton de niveau { $level } de plus repart sans être lu.
cgs-creature = { $piece } apparaît en { $hex }.
cgs-loot-lies = { $piece } porte { $card }.
cgs-rule-counter = { $piece } découvre { $counter } en { $hex }.
cgs-attack = { $piece } attaque { $foe }, { cgs-word-mode }.
cgs-attack-counter = { $piece } riposte contre { $foe }, { cgs-word-mode }.
cgs-attack-surprise = { $piece } surprend { $foe }, { cgs-word-mode }.
cgs-attack-beast = { $piece } est lancé contre { $foe }, { cgs-word-mode }.
cgs-support = { $piece } soutient { $foe }.
cgs-roll-attack = { $piece } : { cgs-word-mode } { $base }, soutien { $support }, effets { $bonus }, dé { $die }, en tout { $total } contre { $defence } pour { $foe } : { $result ->
    [hit] touché
   *[miss] manqué
}.
cgs-roll-attack-logo = { $piece } fait le laurier contre { $foe } : { cgs-word-mode } { $base }, soutien { $support }, effets { $bonus }, dé { $die }, en tout { $total } contre { $defence }, et { $result ->
    [hit] c’est touché quelle que soit la somme
   *[miss] c’est manqué
}.
cgs-miss = { $piece } manque { $foe }.
cgs-wound = { $piece } est blessé.
cgs-heal = { $piece } est guéri.
cgs-defeat = { $piece } est vaincu en { $hex }.
cgs-to-camp = { $piece } reprend ses esprits au camp, { $hex }.
cgs-creature-beaten = { $foe } terrasse { $piece } en { $hex }.
cgs-creature-gone = { $piece } a disparu de { $hex }.
cgs-attempt = { $piece } tente { $encounter }.
cgs-attempt-failed = { $piece } échoue devant { $encounter }.
cgs-roll-contest = { $piece } : { cgs-word-stat } { $base }, dé { $die }, en tout { $total } contre { $against } : { $result ->
    [win] réussi
   *[lose] échoué
}.
cgs-roll-contest-logo = { $piece } fait le laurier : { cgs-word-stat } { $base }, dé { $die }, en tout { $total } contre { $against }, et { $result ->
    [win] c’est réussi quelle que soit la somme
   *[lose] c’est échoué
}.
cgs-roll-check = { $piece } fait { $die } : { cgs-word-stat } { $base }, modificateur { $modifier }, au plus { $limit } : { $result ->
    [win] réussi
   *[lose] échoué
}.
cgs-beaten = { $side } a vaincu { $encounter }. Vaincu en { $hex } jusqu’ici : { $total }, demandé : { $need }.
cgs-banner = { $side } plante sa bannière en { $hex } : { $points } points.
cgs-banner-torn = { $side } perd sa bannière en { $hex }.
cgs-use-piece = { $piece } utilise une capacité.
cgs-use-card = { $piece } utilise { $card } pour { $seat }.
cgs-use-timed = { $seat } utilise { $card }.
cgs-bonus = { cgs-signed } pour { cgs-word-to }.
cgs-succeed = { $piece } réussit quand même.
cgs-cancel-card = { $card } reste sans effet.
cgs-cancel-attack = L’attaque prévue par { $piece } contre { $foe } n’a pas lieu.
cgs-cancel-hit = { $piece } touche, mais { $foe } reste indemne.
cgs-redirect = { $piece } encaisse le coup destiné à { $foe }.
cgs-skip-move = { $piece } perdra son prochain mouvement.
cgs-skip-action = { $piece } perdra sa prochaine action.
cgs-mod-turn = { $piece } : { cgs-word-stat } { cgs-signed } jusqu’à la fin du tour.
cgs-mod-round = { $piece } : { cgs-word-stat } { cgs-signed } pendant toute une manche.
cgs-roll = { $piece } fait { $die }.
cgs-grab = { $piece } arrache { $card } à { $foe }.
cgs-peek-tile = { $seat } regarde sous { $place } : { $tile }.
cgs-peek-tile-hidden = { $seat } regarde sous { $place }.
cgs-peek-encounter = { $seat } regarde la rencontre numéro { $nth } de la pile : { $encounter }.
cgs-peek-encounter-hidden = { $seat } regarde la rencontre numéro { $nth } de la pile.
cgs-peek-card = { $seat } voit une carte dans la main adverse ({ $other }) : { $card }.
cgs-peek-card-hidden = { $seat } regarde la main adverse ({ $other }).
cgs-end-olympus = { $side } a conquis l’Olympe avec { $points } points à la manche { $round }.
cgs-end-points = Après { $rounds } manches, { $side } mène avec { $points } points.
cgs-end-shared = Après { $rounds } manches, personne ne mène seul : { $points } points au mieux.


## Comment cela s’est terminé

cgs-won-olympus = { $side } a vaincu l’Olympe à la manche { $round }, avec { $points } points de bannières.
cgs-won-points = Personne n’a vaincu l’Olympe en { $rounds } manches. { $side } a le plus de points, { $points }.
cgs-won-shared = Personne n’a vaincu l’Olympe en { $rounds } manches, et plusieurs ont { $points } points.


## Pourquoi un robot, ou un conseil, fait quelque chose

cgs-why-done-pass = Rien ne mérite d’être transmis ici.
cgs-why-done-give = Rien ne mérite d’être donné ici.
cgs-why-done-play = Aucune autre carte ne vaut ses dinars maintenant.
cgs-why-done-mover = Personne d’autre n’a de meilleure place en vue.
cgs-why-done-step = { $piece } est au mieux ici, en { $hex }.
cgs-why-done-action = Aucune autre action ne promet plus qu’elle ne risque.
cgs-why-done-support = { $piece } touche { $foe } { $sixths } fois sur 6 ; plus d’aide manquerait ailleurs.
cgs-why-done-creature = Aucune attaque de créature ne promet plus qu’elle ne risque.
cgs-why-done-answer = Cela servira mieux plus tard, ou ne vaut pas ses dinars.
cgs-why-mover = { $what ->
    [tile] { $piece } peut découvrir ce que cache { $hex }.
    [summit] { $piece } peut viser le sommet, { $hex }.
    [encounter] { $piece } peut gagner { cgs-word-points } en { $hex }.
    [foreign] { $piece } peut prendre { cgs-word-points } à un rival en { $hex }.
   *[lair] { $piece } peut viser le repaire de niveau { $number } en { $hex }.
}
cgs-why-mover-idle = { $piece } n’a pas de meilleure place en vue.
cgs-why-mover-cave = { $piece } peut voir ce que contient une caverne inconnue.
cgs-why-step = { $what ->
    [tile] Ce pas mène { $piece } vers { $hex }, pour voir ce qui s’y cache.
    [summit] Ce pas mène { $piece } vers le sommet, { $hex }.
    [encounter] Ce pas mène { $piece } vers { $hex }, pour gagner { cgs-word-points }.
    [foreign] Ce pas mène { $piece } vers { $hex }, pour prendre { cgs-word-points } à un rival.
   *[lair] Ce pas mène { $piece } vers { $hex }, un repaire de niveau { $number }.
}
cgs-why-step-idle = { $piece } n’a pas de meilleure place en vue.
cgs-why-step-cave = Ce pas mène { $piece } vers une caverne inconnue.
cgs-why-step-aside = Le meilleur but pour { $piece }, { $hex }, est d’un autre côté.
cgs-why-step-aside-cave = Pour { $piece }, une caverne inconnue serait d’un autre côté.
cgs-why-step-paid = Le pas gratuit servira mieux à { $piece } plus tard.
cgs-why-attempt = { $chance ->
    [100] { $piece } vaincra à coup sûr { $encounter } (valeur { $value }).
   *[other] { $piece } peut vaincre { $encounter } (valeur { $value }) à { $chance } %.
}
cgs-why-attack = { $gain ->
    [banner] { $piece } touche { $foe } { $sixths } fois sur 6, et une bannière est à gagner.
    [encounter] { $piece } touche { $foe } { $sixths } fois sur 6 ; la victoire compte { $number } pour la rencontre.
    [coins] { $piece } touche { $foe } { $sixths } fois sur 6 ; la victoire rapporte { $number ->
        [one] un dinar
       *[other] { $number } dinars
    }.
    [half] { $piece } touche { $foe } { $sixths } fois sur 6 ; la première touche blesse seulement.
    [beaten] { $piece } touche { $foe } { $sixths } fois sur 6, et { $foe } a déjà une blessure.
    [leader] { $piece } touche { $foe } { $sixths } fois sur 6, et personne n’a plus de points que ce camp.
   *[wound] { $piece } touche { $foe } { $sixths } fois sur 6.
}
cgs-why-function = Rien de ce que { $piece } peut faire ne promet plus que { $card }.
cgs-why-function-sheet = Rien d’autre de ce que { $piece } peut faire ne promet plus que sa propre capacité.
cgs-why-hero = Chaque héros peut gagner, et { $piece } est encore libre.
cgs-why-start-card = { $card } aide { $piece } plus que les autres cartes.
cgs-why-rotation = Aucune orientation ne vaut mieux qu’une autre ici.
cgs-why-camp = { $number ->
    [0] De { $hex }, le sommet n’est qu’à { $far } cases.
   *[other] De { $hex }, le sommet est à { $far } cases, et les rencontres voisines valent { $number } en tout.
}
cgs-why-pass = { $piece } fera meilleur usage de { $card }.
cgs-why-give = { $seat } fera meilleur usage de { $card }.
cgs-why-give-coin = { $seat } fera meilleur usage d’un dinar.
cgs-why-play = { $card } sert à { $piece } et coûte { cgs-word-price }.
cgs-why-play-stat = { $card } donne à { $piece } { cgs-signed } en { cgs-word-stat } et coûte { cgs-word-price }.
cgs-why-play-ally = { $card } vainc { $chance } % des rencontres et coûte { cgs-word-price }.
cgs-why-play-event = { $card } vaut la peine maintenant et coûte { cgs-word-price }.
cgs-why-support = Avec { $piece }, le coup contre { $foe } porte { $sixths } fois sur 6 au lieu de { $before }.
cgs-why-creature = { $gain ->
    [beaten] { $piece } touche { $foe } { $sixths } fois sur 6, et { $foe } a déjà une blessure.
    [leader] { $piece } touche { $foe } { $sixths } fois sur 6, et personne n’a plus de points que ce camp.
   *[wound] { $piece } touche { $foe } { $sixths } fois sur 6.
}
cgs-why-mode = { $piece } touche { $foe } { $sixths } fois sur 6, { cgs-word-mode }.
cgs-why-use = C’est le moment pour { $card } : { cgs-word-trigger }.
cgs-why-react = C’est pour cela que { $card } attendait : { cgs-word-trigger }.
cgs-why-piece = { $whose ->
    [own] C’est { $piece } qui en profite le plus.
    [enemy] C’est { $piece } que cela gêne le plus.
   *[creature] De ces créatures, { $piece } vaut le plus.
}
cgs-why-player = C’est chez { $seat } qu’il y a le plus à prendre (dinars : { $coins }, points : { $points }).
cgs-why-place = Aucune tuile ne promet plus qu’une autre ; { $place } convient.
cgs-why-hex = De { $hex }, les prochains points sont proches pour { $piece }.
cgs-why-option = L’un ou l’autre conviendrait.
cgs-why-discard = { $use ->
    [none] { $card } est pour un héros que d’autres mènent.
   *[little] { $card } servirait le moins.
}
cgs-why-loot = { $piece } est assez près pour le prendre.


## Pourquoi quelque chose est impossible

cgs-no-target = Ce n’est pas ce qui est demandé ici.
cgs-no-done-must = Quelqu’un doit encore tenter la rencontre révélée.
cgs-no-done = Il faut d’abord choisir quelque chose.
cgs-no-tile = Rien à faire avec { $tile } pour l’instant. On révèle une tuile en marchant vers elle.
cgs-no-route-piece = Choisis d’abord qui tente la rencontre.
cgs-no-pile = On ne prend rien dans cette pile ; on pioche au début du tour.
cgs-no-thing = Rien à faire avec cela maintenant : { cgs-word-phase }.
cgs-no-hero-taken = { $piece } est déjà pris.
cgs-no-piece-yet = { $piece } ne sert pas encore : la partie se met en place.
cgs-no-piece-out = { $piece } n’est pas en jeu.
cgs-no-creature-first = Choisis d’abord la créature, puis { $piece }.
cgs-no-creature-reach = { $piece } n’atteint aucun adversaire.
cgs-no-creature-now = { $piece } n’est à personne. Choisis d’abord un des tiens pour attaquer.
cgs-no-piece-foreign = { $piece } n’est pas à toi.
cgs-no-move-done = { $piece } s’est déjà déplacé ce tour-ci.
cgs-no-move-stuck = { $piece } ne peut faire aucun pas d’ici.
cgs-no-move-other = Chacun son tour : d’abord celui qui marche, ou arrête-le. { $piece } attend.
cgs-no-act-done = { $piece } a déjà utilisé son action.
cgs-no-act-must = { $piece } doit tenter ce tour-ci la rencontre de sa case.
cgs-no-act-idle = { $piece } n’a rien à faire ici : ni cible à portée, ni rencontre, ni fonction.
cgs-no-route = { $piece } ne peut pas prendre cette voie : il manque une valeur, des dinars ou des cartes.
cgs-no-route-fresh = Cette carte vient d’arriver. { $piece } pourra la tenter au prochain tour.
cgs-no-piece-now = { $piece } n’a rien à faire dans cette phase : { cgs-word-phase }.
cgs-no-command = Le commandement est épuisé : { $command } soutiens déjà, pas de place pour { $piece }.
cgs-no-support-reach = { $piece } ne pourrait pas attaquer cette cible, donc ne peut pas soutenir.
cgs-no-attack-friend = { $piece } et { $foe } sont du même côté.
cgs-no-attack-olympus = On n’attaque ni vers l’Olympe ni depuis l’Olympe : { $piece } et { $foe } ne s’atteignent pas.
cgs-no-attack-wall = Un rempart sépare { $piece } et { $foe }.
cgs-no-attack-cave = Dans les cavernes on ne frappe que d’une case à sa voisine : { $foe } est trop loin de { $piece }.
cgs-no-attack-far = { $foe } est hors de portée : corps à corps 1 case, à distance 2. { $piece } est trop loin.
cgs-no-attack-value = { $piece } n’a pas la valeur qu’il faudrait pour atteindre { $foe }.
cgs-no-attack-immune = { $foe } est insensible à ce genre d’attaque : { $piece } n’y peut rien.
cgs-no-attack-truce = Une trêve règne entre { $piece } et { $foe }.
cgs-no-pass = { $card } ne peut pas être transmise : il faut de l’équipement, et deux personnages dans la même case.
cgs-no-card-hand = { $card } n’est pas dans ta main.
cgs-no-react = { $card } n’est pas une réponse à cela, ou coûte trop cher.
cgs-no-card-now = { $card } se joue en phase de cartes, et c’est une autre phase : { cgs-word-phase }.
cgs-no-card-reaction = { $card } est une réaction : on te la proposera au bon moment.
cgs-no-card-hero = Seul { $piece } peut utiliser { $card }.
cgs-no-card-again = { $card } vient de revenir en main ; joue-la au prochain tour.
cgs-no-card-target = Personne pour { $card }, ou pas ce pion.
cgs-no-coins = { $card } coûte { $cost ->
    [one] un dinar
   *[other] { $cost } dinars
}, et tu en as { $coins }.
cgs-no-camp-number = { $hex } porte une rencontre ou une créature : pas de camp ici.
cgs-no-camp-tile = Le camp se place sur ta tuile de départ, et { $hex } n’en fait pas partie.
cgs-no-hex-mover = Choisis d’abord qui doit aller en { $hex }.
cgs-no-hex-now = Rien n’est demandé à propos de { $hex }.
cgs-no-cave = Il n’y a pas d’entrée de caverne ouverte ici.
cgs-no-step-far = { $hex } n’est pas voisine : avance pas à pas.
cgs-no-step-wall = Un rempart barre le chemin vers { $hex }.
cgs-no-step-water = L’eau barre le chemin vers { $hex }.
cgs-no-step-black = { $hex } est de la roche pleine.
cgs-no-step-gate = La porte en { $hex } est fermée : il faut { $threshold } points et plus que tous les autres. Tu en as { $points }, le meilleur des autres { $most }.
cgs-no-step-explore = Révéler la tuile en { $hex } demande un point de mouvement, et il n’en reste pas.
cgs-no-step-points = { $hex } coûte { $cost } points, et il en reste { $points }.
cgs-error-heroes = Ces jeux ont { $available } héros, et il en faut { $heroes }.
cgs-error-layout = { $layout ->
    [rosette] La rosette n’a pas de place pour { $sides } camps avec ces jeux.
    [star] L’étoile n’a pas de place pour { $sides } camps avec ces jeux.
   *[other] La grande carte n’a pas de place pour { $sides } camps, ou demande les deux jeux.
}


## Ce qui est écrit sur les cartes et les jetons : formé à partir des données, ligne par ligne

cgs-text-sign-periodic = Action
cgs-text-sign-permanent = Permanent
cgs-text-sign-conditional = Conditionnel
cgs-text-sign-on-play = Aussitôt
cgs-text-reaction = Réaction : se joue pendant n’importe quel tour
cgs-text-beat = Vaincue par
cgs-text-win = En cas de succès
cgs-text-fail = En cas d’échec
cgs-text-lose = Si le test échoue
cgs-text-lasts = { $rounds ->
    [one] dure une manche
   *[other] dure { $rounds } manches
}
cgs-text-mod = { $stat } { cgs-signed }
cgs-text-row = de 1 à { $upto }
cgs-text-or = ou
cgs-text-prize = qui la vainc plante une bannière ici
cgs-text-loot = { $n ->
    [one] porte un équipement
   *[other] porte { $n } équipements
}
cgs-text-discard-after = puis cette carte est défaussée
cgs-text-limit-turn = une fois par tour
cgs-text-limit-round = une fois par manche
cgs-text-scope-all = pour tous
cgs-text-scope-others = pour les autres
cgs-text-scope-own-all = pour tous tes personnages
cgs-text-scope-creatures = pour toutes les créatures
cgs-text-key-mountaineer = les montagnes coûtent 1
cgs-text-key-swimmer = traverse l’eau
cgs-text-key-wallclimber = franchit les remparts
cgs-text-key-scout = regarde une tuile avant de la révéler
cgs-text-key-sniper = la forêt ne protège pas des tirs
cgs-text-key-no-surprise = n’est jamais surpris
cgs-text-key-no-counter = ne subit pas de riposte
cgs-text-key-strong-support = soutient pour 2
cgs-text-key-ranged-immune = insensible aux tirs
cgs-text-key-melee-immune = insensible au corps à corps
cgs-text-key-truce = les personnages ne s’attaquent pas
cgs-text-route-test = test : { $stat } { cgs-signed }
cgs-text-route-trial = épreuve : { $stat } plus dé au-dessus de { $against }
cgs-text-route-pay = { $n ->
    [one] payer un dinar
   *[other] payer { $n } dinars
}
cgs-text-route-discard = { $n ->
    [one] défausser une carte
   *[other] défausser { $n } cartes
}
cgs-text-if-card-type-ability = une capacité
cgs-text-if-card-type-character = un allié
cgs-text-if-card-type-equipment = un équipement
cgs-text-if-card-type-event = un événement
cgs-text-if-check-command = de commandement
cgs-text-if-check-defence = de défense
cgs-text-if-check-diplomacy = de diplomatie
cgs-text-if-check-magic = de magie
cgs-text-if-check-melee = de corps à corps
cgs-text-if-check-ranged = de combat à distance
cgs-text-if-foe-ally = contre un allié
cgs-text-if-foe-character = contre un personnage
cgs-text-if-foe-creature = contre une créature
cgs-text-if-foe-hero = contre un héros
cgs-text-if-mode-melee = au corps à corps
cgs-text-if-mode-ranged = à distance
cgs-text-if-other-false = seulement elle-même
cgs-text-if-other-true = une autre que celle-ci
cgs-text-if-result-hit = après une touche
cgs-text-if-result-miss = après un coup manqué
cgs-text-if-same-hex-false = pas dans la même case
cgs-text-if-same-hex-true = dans la même case
cgs-text-if-supported-false = sans soutien
cgs-text-if-supported-true = avec soutien
cgs-text-if-terrain-black = sur une case noire
cgs-text-if-terrain-forest = en forêt
cgs-text-if-terrain-mountain = en montagne
cgs-text-if-terrain-olympus = sur l’Olympe
cgs-text-if-terrain-plain = en plaine
cgs-text-if-wounded-false = tant que sans blessure
cgs-text-if-wounded-true = tant que blessé
cgs-text-when-attack-self = quand ce pion combat
cgs-text-when-attack-attacker-self = quand ce pion attaque
cgs-text-when-attack-defender-self = quand ce pion est attaqué
cgs-text-when-attack-rolled-self = après le jet quand ce pion combat
cgs-text-when-attack-rolled-attacker-self = après le jet quand ce pion attaque
cgs-text-when-attack-rolled-defender-self = après le jet quand ce pion est attaqué
cgs-text-when-hit-self = sur une touche quand ce pion combat
cgs-text-when-hit-attacker-self = quand ce pion touche
cgs-text-when-hit-defender-self = quand ce pion est touché
cgs-text-when-check-failed-self = quand ce pion manque un test
cgs-text-when-defeated-self = quand ce pion est vaincu
cgs-text-when-won-self = quand ce pion gagne un combat ou une rencontre
cgs-text-when-attack-own = quand un de tes pions combat
cgs-text-when-attack-attacker-own = quand un de tes pions attaque
cgs-text-when-attack-defender-own = quand un de tes pions est attaqué
cgs-text-when-attack-rolled-own = après le jet quand un de tes pions combat
cgs-text-when-attack-rolled-attacker-own = après le jet quand un de tes pions attaque
cgs-text-when-attack-rolled-defender-own = après le jet quand un de tes pions est attaqué
cgs-text-when-hit-own = sur une touche quand un de tes pions combat
cgs-text-when-hit-attacker-own = quand un de tes pions touche
cgs-text-when-hit-defender-own = quand un de tes pions est touché
cgs-text-when-check-failed-own = quand un de tes pions manque un test
cgs-text-when-defeated-own = quand un de tes pions est vaincu
cgs-text-when-won-own = quand un de tes pions gagne un combat ou une rencontre
cgs-text-when-attack-enemy = quand un pion adverse combat
cgs-text-when-attack-attacker-enemy = quand un pion adverse attaque
cgs-text-when-attack-defender-enemy = quand un pion adverse est attaqué
cgs-text-when-attack-rolled-enemy = après le jet quand un pion adverse combat
cgs-text-when-attack-rolled-attacker-enemy = après le jet quand un pion adverse attaque
cgs-text-when-attack-rolled-defender-enemy = après le jet quand un pion adverse est attaqué
cgs-text-when-hit-enemy = sur une touche quand un pion adverse combat
cgs-text-when-hit-attacker-enemy = quand un pion adverse touche
cgs-text-when-hit-defender-enemy = quand un pion adverse est touché
cgs-text-when-check-failed-enemy = quand un pion adverse manque un test
cgs-text-when-defeated-enemy = quand un pion adverse est vaincu
cgs-text-when-won-enemy = quand un pion adverse gagne un combat ou une rencontre
cgs-text-when-turn-start-self = au début de ton tour
cgs-text-when-turn-start-own = au début de ton tour
cgs-text-when-turn-start-enemy = au début du tour d’un autre
cgs-text-when-round-start-self = au début d’une manche
cgs-text-when-round-start-own = au début d’une manche
cgs-text-when-round-start-enemy = au début d’une manche
cgs-text-when-card-played-self = quand cette carte est jouée
cgs-text-when-card-played-own = quand tu joues une carte
cgs-text-when-card-played-enemy = quand un adversaire joue une carte
cgs-text-do-bonus-attack = { cgs-signed } à l’attaque
cgs-text-do-bonus-defence = { cgs-signed } à la défense
cgs-text-do-bonus-check = { cgs-signed } au test
cgs-text-do-reroll = relancer le dé
cgs-text-do-succeed = c’est réussi
cgs-text-do-cancel = cela reste sans effet
cgs-text-do-redirect = ce pion est touché à la place
cgs-text-do-heal = guérit { $target }
cgs-text-do-heal-within = guérit { $target } à { $within } cases au plus
cgs-text-do-wound = blesse { $target }
cgs-text-do-wound-within = blesse { $target } à { $within } cases au plus
cgs-text-do-gain = { $n ->
    [one] prendre un dinar
   *[other] prendre { $n } dinars
}
cgs-text-do-lose = { $n ->
    [one] perdre un dinar
   *[other] perdre { $n } dinars
}
cgs-text-do-steal-enemy-player = { $n ->
    [one] voler un dinar à un autre joueur
   *[other] voler { $n } dinars à un autre joueur
}
cgs-text-do-steal-foe-player = { $n ->
    [one] voler un dinar à l’adversaire
   *[other] voler { $n } dinars à l’adversaire
}
cgs-text-do-draw = { $n ->
    [one] piocher une carte
   *[other] piocher { $n } cartes
}
cgs-text-do-discard = { $n ->
    [one] défausser une carte
   *[other] défausser { $n } cartes
}
cgs-text-do-peek-encounter = { $n ->
    [one] regarder la première rencontre
   *[other] regarder les { $n } premières rencontres
}
cgs-text-do-peek-hand = regarder la main d’un autre
cgs-text-do-peek-tile = regarder sous une tuile cachée
cgs-text-do-skip-move = { $target } : pas de prochain mouvement
cgs-text-do-skip-move-within = { $target } à { $within } cases au plus : pas de prochain mouvement
cgs-text-do-skip-action = { $target } : pas de prochaine action
cgs-text-do-skip-action-within = { $target } à { $within } cases au plus : pas de prochaine action
cgs-text-do-mod-turn = { $target } : { $stat } { cgs-signed } ce tour-ci
cgs-text-do-mod-turn-within = { $target } à { $within } cases au plus : { $stat } { cgs-signed } ce tour-ci
cgs-text-do-mod-round = { $target } : { $stat } { cgs-signed } pour une manche
cgs-text-do-mod-round-within = { $target } à { $within } cases au plus : { $stat } { cgs-signed } pour une manche
cgs-text-do-move-camp = { $target } : retour au camp
cgs-text-do-move-camp-within = { $target } à { $within } cases au plus : retour au camp
cgs-text-do-move-adjacent-random = { $target } : vers une case voisine, au hasard
cgs-text-do-move-adjacent-random-within = { $target } à { $within } cases au plus : vers une case voisine, au hasard
cgs-text-do-move-within = { $target } : vers une case de ton choix, à { $n } au plus
cgs-text-do-move-within-within = { $target } à { $within } cases au plus : vers une case de ton choix, à { $n } au plus
cgs-text-do-roll = jeter un dé
cgs-text-do-check = test : { $stat } { cgs-signed }
cgs-text-do-choose = choisir
cgs-text-do-spawn = { $n ->
    [one] une créature de niveau { $level } apparaît
   *[other] { $n } créatures de niveau { $level } apparaissent
}
cgs-text-do-banner = planter une bannière ici
cgs-text-do-grab-equipment = prend un équipement à l’adversaire
# Les mots pour $target ci-dessus.
cgs-target = { $target ->
    [self] ce pion
    [foe] l’adversaire
    [hero] ton héros
    [own] un de tes personnages
    [own_all] tous tes personnages
    [enemy] un personnage adverse
    [creature] une créature
    [enemy_player] un autre joueur
   *[foe_player] qui mène l’adversaire
}


## La table

cgs-map = Carte
cgs-caves = Cavernes
cgs-cave-of = Caverne derrière { $hex }
cgs-players = Joueurs
cgs-phases = Phases du tour
cgs-round-of = { $rounds ->
    [100] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
cgs-phase-short = { $phase ->
    [setup] Mise en place
    [card] Cartes
    [movement] Mouvement
    [combat] Combat
    [creature] Créatures
   *[over] Fin
}
cgs-gate = La porte de l’Olympe
cgs-gate-need = { $threshold } points, et plus que tous
cgs-gate-now = { $threshold } points, et plus que tous : { $points } contre { $most } pour l’instant
cgs-gate-shut = { $who } : { $points } contre { $most }, la porte est fermée
cgs-gate-open = { $who } : { $points } contre { $most }, la porte est ouverte
cgs-points = { $count ->
    [one] un point
   *[other] { $count } points
}
cgs-dinars = { $count ->
    [one] un dinar
   *[other] { $count } dinars
}
cgs-hand-count = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
cgs-hand = Ta main
cgs-hand-known = Cartes de cette main que tu as vues
cgs-own = Tes personnages
cgs-of = { $who }
cgs-allies = { $count ->
    [0] aucun allié
    [one] un allié
   *[other] { $count } alliés
}
cgs-timers = Cartes en cours
cgs-timed = { $left ->
    [one] { $card }, encore une manche
   *[other] { $card }, encore { $left } manches
}
cgs-wounded = blessé
cgs-moved = a bougé
cgs-acted = a agi
cgs-skips = { $what ->
    [move] ne bougera pas
   *[action] n’agira pas
}
cgs-must = doit tenter la rencontre ici
cgs-prize = une bannière pour qui la vainc
cgs-creature-level = créature de niveau { $level }
cgs-card-creature = créature d’une carte rencontre, valeur { $level }
cgs-kind = { $kind ->
    [hero] héros
    [ally] allié
    [creature] créature
    [trial] épreuve
    [special] spécial
    [rule] jeton de règle
    [equipment] équipement
    [ability] capacité
    [event] événement
   *[character] allié
}
cgs-cost = coûte { $cost }
cgs-worth = valeur { $value }
cgs-group = { $group ->
    [weapon] arme
    [bow] arc
    [armour] armure
    [shield] bouclier
    [mount] monture
    [tool] outil
    [boots] chaussures
    [amulet] amulette
    [flask] flacon
    [missiles] projectiles
    [helmet] casque
   *[other] { $group }
}
cgs-only = seulement pour { $piece }
cgs-two-sides = encaisse deux blessures
cgs-one-side = tombe à la première blessure
cgs-stat-line = { $stat } { $value }
cgs-stat-changed = { $stat } { $value } (imprimé { $printed })
cgs-stat-short = { $stat ->
    [defence] Déf
    [command] Com
    [diplomacy] Dip
    [magic] Mag
    [ranged] Dis
    [melee] Cor
   *[speed] Vit
}
cgs-wears = porte : { $cards }
cgs-no-gear = aucun équipement
cgs-mods-turn = { $stat } { cgs-signed } ce tour-ci
cgs-mods-until = { $stat } { cgs-signed } jusqu’au tour suivant ({ $who })
cgs-terrain = { $terrain ->
    [plain] plaine
    [forest] forêt
    [mountain] montagne
    [olympus] sommet de l’Olympe
   *[black] roche pleine
}
cgs-fog = inconnu
cgs-fog-tile = cachée
cgs-fog-known = cachée, tu la connais : { $tile }
cgs-at-encounter = rencontre { $n }
cgs-at-creature = repaire de niveau { $n }
cgs-at-card = marchand, équipement { $n } moins cher
cgs-at-mouth = { $mouth ->
    [in] entrée de caverne
   *[out] sortie de caverne
}
cgs-at-link = mène à { $hex }
cgs-at-banner = bannière : { $who }
cgs-at-camp = camp : { $who }
cgs-at-top = ouverte : { $card }
cgs-at-fresh = pas avant le prochain tour
cgs-at-beaten = vaincu { $beaten } sur { $need }
cgs-at-edge = { $edge ->
    [water] eau
    [wall] rempart
   *[road] route
} { $to ->
    [0] à l’est
    [1] au nord-est
    [2] au nord-ouest
    [3] à l’ouest
    [4] au sud-ouest
   *[5] au sud-est
}
cgs-step-cost = { $cost ->
    [0] pas gratuit
   *[other] pas à { $cost }
}
cgs-reach-cost = accessible pour { $cost }
cgs-playing = { $who } joue { $card }.
cgs-playing-on = { $who } joue { $card } sur { $piece }.
cgs-countered = { $card } de { $who } est contrée.
cgs-underway = Ce qui se passe
cgs-attack-sum = { $strength } contre { $defence }
cgs-in-range = { $mode ->
    [melee] à portée pour le corps à corps
    [ranged] à portée pour le combat à distance
   *[both] à portée
}
cgs-odds = touche { $sixths } fois sur 6
cgs-odds-more = avec un soutien de plus { $sixths } fois sur 6
cgs-chance = réussit à { $chance } %
cgs-pile-count = { $count ->
    [0] { $pile }, vide
    [one] { $pile }, une carte
   *[other] { $pile }, { $count } cartes
}
cgs-bag = créatures de niveau { $level } : { $count } jetons
cgs-bags = Réserves de créatures
cgs-piles = Piles
cgs-known-next = tu sais ce qui vient : { $cards }
cgs-pile-empty = Rien ici.
cgs-deck-help = Une carte par héros au début du tour.
cgs-encounters-help = Piochées par qui entre dans une case à nombre blanc.
cgs-choose-now = Choisis
cgs-done-help = Rien de plus.
cgs-rotate-blind = Personne ne sait ce qu’elle montre : choisis où pointe sa marque.
cgs-rotate-seen = Voici comment elle serait.
cgs-roll-title = { $kind ->
    [attack] { $piece } attaque { $foe }
    [check] { $piece } passe un test
    [contest] { $piece } tente l’épreuve
    [chance] Le hasard décide
   *[first] Qui commence ?
}
cgs-part = { $what ->
    [support] soutien
    [bonus] effets
    [modifier] malus
    [lasting] durable
    [passing] passager
    [forest] forêt
    [defence] défense
    [command] commandement
    [diplomacy] diplomatie
    [magic] magie
    [ranged] à distance
    [melee] corps à corps
    [speed] vitesse
    [die] dé
   *[other] { $what }
}
cgs-roll-sum = { $sum } contre { $against }
cgs-roll-limit = dé { $die }, au plus { $sum }
cgs-roll-logo = laurier : succès quelle que soit la somme
cgs-roll-won = { $kind ->
    [attack] Touché !
   *[other] Réussi !
}
cgs-roll-lost = { $kind ->
    [attack] Manqué.
   *[other] Échoué.
}
cgs-logo = laurier
cgs-sentence = { $parts }
cgs-inside = { $line } : { $parts }
cgs-none = Aucun
cgs-hexes = Cases connues
cgs-hidden-tiles = { $count ->
    [0] Aucune tuile n’est cachée.
    [one] Une tuile est cachée.
   *[other] { $count } tuiles sont cachées.
}
cgs-piece-at = { $piece } en { $hex }
cgs-creatures = Créatures
cgs-heroes-free = Héros au choix
cgs-last-roll = Le dernier jet
cgs-start-facts = { $cards ->
    [one] commence avec { $dinars } dinars et une carte propre
   *[other] commence avec { $dinars } dinars et { $cards } cartes propres
}
cgs-tile-name = Ici se trouve { $tile }.
cgs-gate-olympus = Une bannière ici gagne la partie.
cgs-on-hex = Dans cette case


## Options d’une nouvelle partie

cgs-option-sets = Jeux de composants
    .help = Les héros, cartes, tuiles et créatures en viennent.
cgs-option-sets-auto = Selon le besoin
    .help = Le premier jeu jusqu’à quatre héros, les deux au-delà.
cgs-option-sets-set1 = La Route des travaux
    .help = Quatre héros autour d’Hercule.
cgs-option-sets-set2 = Tempête et acier
    .help = Quatre héros autour de Xena.
cgs-option-sets-both = Les deux ensemble
    .help = Huit héros, et deux fois plus de tout.
cgs-option-layout = Carte
    .help = Combien de tuiles entourent l’Olympe.
cgs-option-layout-auto = Selon le besoin
    .help = L’étoile, ou la grande carte si elle est trop petite.
cgs-option-layout-star = Étoile
    .help = Treize tuiles, 91 cases : la carte habituelle.
cgs-option-layout-rosette = Rosette
    .help = Sept tuiles, 49 cases : une partie courte, jusqu’à quatre camps.
cgs-option-layout-grand = Grande carte
    .help = Dix-neuf tuiles, 133 cases : un long voyage, avec les deux jeux.
cgs-option-teams = Équipes
    .help = Une équipe partage camp, bannières et points.
cgs-option-teams-none = Chacun pour soi
    .help = Chaque joueur est un camp.
cgs-option-teams-two = Deux équipes
    .help = Les places leur reviennent tour à tour.
cgs-option-teams-three = Trois équipes
    .help = Pour six joueurs, par exemple.
cgs-option-teams-four = Quatre équipes
    .help = Pour huit joueurs, par exemple.
cgs-option-heroes = Héros par joueur
    .help = Tous bougent et agissent dans le même tour.
cgs-option-heroes-one = Un
    .help = La partie habituelle.
cgs-option-heroes-two = Deux
    .help = Bien à deux.
cgs-option-heroes-three = Trois
    .help = À deux, avec les deux jeux.
cgs-option-heroes-four = Quatre
    .help = À deux, avec les deux jeux.
cgs-option-threshold = Points pour la porte
    .help = Moins de points, partie plus courte. Pour deux équipes de deux, 14 convient.
cgs-option-threshold-4 = 4
    .help = Très court.
cgs-option-threshold-5 = 5
    .help = Court.
cgs-option-threshold-6 = 6
    .help = Un peu plus court.
cgs-option-threshold-7 = 7
    .help = À peine plus court.
cgs-option-threshold-8 = 8
    .help = La partie habituelle.
cgs-option-threshold-9 = 9
    .help = À peine plus long.
cgs-option-threshold-10 = 10
    .help = Plus long.
cgs-option-threshold-11 = 11
    .help = Encore plus long.
cgs-option-threshold-12 = 12
    .help = Bien plus long.
cgs-option-threshold-13 = 13
    .help = Court pour deux équipes de deux.
cgs-option-threshold-14 = 14
    .help = Pour deux équipes de deux.
cgs-option-threshold-15 = 15
    .help = Pour deux équipes de deux, un peu plus long.
cgs-option-threshold-16 = 16
    .help = Pour deux héros chacun.
cgs-option-threshold-17 = 17
    .help = Pour deux héros chacun, un peu plus long.
cgs-option-threshold-18 = 18
    .help = Court pour des équipes de trois.
cgs-option-threshold-19 = 19
    .help = Court pour des équipes de trois.
cgs-option-threshold-20 = 20
    .help = Court pour des équipes de trois.
cgs-option-threshold-21 = 21
    .help = Pour des équipes de trois.
cgs-option-threshold-22 = 22
    .help = Pour des équipes de trois, plus long.
cgs-option-threshold-23 = 23
    .help = Pour des équipes de trois, plus long.
cgs-option-threshold-24 = 24
    .help = Pour des équipes de trois, plus long.
cgs-option-threshold-25 = 25
    .help = Pour des équipes de trois, plus long.
cgs-option-threshold-26 = 26
    .help = Court pour des équipes de quatre.
cgs-option-threshold-27 = 27
    .help = Court pour des équipes de quatre.
cgs-option-threshold-28 = 28
    .help = Pour des équipes de quatre.
cgs-option-threshold-29 = 29
    .help = Pour des équipes de quatre, plus long.
cgs-option-threshold-30 = 30
    .help = Pour des équipes de quatre, plus long.
cgs-option-threshold-31 = 31
    .help = Pour des équipes de quatre, plus long.
cgs-option-threshold-32 = 32
    .help = Tout un week-end.
cgs-option-rounds = Limite de manches
    .help = Une fois atteinte, les points décident.
cgs-option-rounds-100 = 100
    .help = Autant dire aucune.
cgs-option-rounds-12 = 12
    .help = Une courte soirée.
cgs-option-rounds-25 = 25
    .help = Une longue soirée.
cgs-option-rounds-50 = 50
    .help = Seulement contre les parties sans fin.
cgs-option-piles = Cartes vaincues
    .help = Pour qui s’additionnent les cartes vaincues d’une case.
cgs-option-piles-hex = Une pile par case
    .help = Qui vainc la dernière carte a la bannière.
cgs-option-piles-player = Chacun la sienne
    .help = Seules comptent les cartes que tu as vaincues.


## Ce qui ne va pas dans un jeu de composants

cgs-set-toml = Ce n’est pas du TOML : { $detail }.
cgs-set-missing = Il manque quelque chose ici.
cgs-set-type = Il faut ici une autre sorte de valeur : { $wanted }.
cgs-set-range = Seul { $least } à { $most } convient.
cgs-set-unknown-table = Il n’y a pas de table { $word }.
cgs-set-unknown-field = Il n’y a pas de champ { $word } ici.
cgs-set-unknown-word = Le mot { $word } est inconnu.
cgs-set-reference = Il n’y a pas de { $word } dans ce jeu.
cgs-set-twice = L’identifiant { $word } sert deux fois.
cgs-set-misplaced = Cela n’a rien à faire ici : { $word }.
cgs-set-format = Le format { $found } est inconnu.
cgs-set-no-trigger = Une réaction a besoin d’un moment : une fonction conditionnelle.
cgs-set-route = Une voie est une seule chose : test, trial, pay ou discard.
cgs-set-impassable = { $hero } ne pourrait jamais y arriver.
cgs-set-die = Un dé a { $faces } faces.
cgs-set-no-logo = Le dé d’action a besoin d’un emblème.
cgs-set-language = Le nom manque dans la langue { $language }.
cgs-set-seven = Une tuile a sept cases.
cgs-set-both-indicators = Une case a une rencontre ou une créature, pas les deux.
cgs-set-exits = Nombre de sorties voulu : { $wanted }.
cgs-set-summits = Nombre de sommets voulu : { $wanted }.
cgs-set-no-finale = Le sommet a besoin d’un nombre de rencontre.
cgs-set-edge = Ce n’est pas une arête : { $word }.
cgs-set-sealed = La case { $hex } est isolée.
cgs-set-border = Trop d’obstacles d’un côté, au pétale { $petal }.
cgs-set-no-camp = Il n’y a pas de case pour un camp.
cgs-set-no-roll = { $word } a besoin d’un jet à changer.
cgs-set-id = Un identifiant se compose de lettres, de chiffres, de points et de tirets, pas ainsi : { $word }.
cgs-set-many = Il en faut { $most } au plus.
cgs-set-long = C’est trop long : { $most } caractères au plus.

cgs-error-clash = Ces jeux de composants ne vont pas ensemble : tous deux ont un { $word }.
cgs-error-large = Ces jeux de composants sont trop grands : { $kind ->
    [piece] { $count } pions, alors que { $most } sont le maximum.
    [card] { $count } cartes, alors que { $most } sont le maximum.
   *[cave] { $count } cavernes, alors que { $most } sont le maximum.
}

cgs-supplies = Tes propres jeux de composants
    .help = Un jeu de composants est un fichier texte avec des héros, des cartes, des créatures et des tuiles de carte. On peut en ajouter jusqu’à quatre à une partie ; avec « Selon le besoin », la boîte ne fournit que ce qui leur manque.
cgs-supply-tile = { $count ->
    [one] une tuile de carte
   *[other] { $count } tuiles de carte
}
cgs-supply-hero = { $count ->
    [one] un héros
   *[other] { $count } héros
}
cgs-supply-card = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
cgs-supply-encounter = { $count ->
    [one] une rencontre
   *[other] { $count } rencontres
}
cgs-supply-special = { $count ->
    [one] un spécial
   *[other] { $count } spéciaux
}
cgs-supply-creature = { $count ->
    [one] une créature
   *[other] { $count } créatures
}
cgs-supply-rule = { $count ->
    [one] un jeton de règle
   *[other] { $count } jetons de règle
}


## Fouiller une boîte

cgs-box-piece = Héros et alliés
cgs-box-card = Cartes
cgs-box-encounter = Rencontres
cgs-box-counter = Jetons
cgs-box-print = Tuiles
