# Apokalypse. Chaque phrase est de nous. docs/translating.md dit comment les noms et les valeurs y entrent.


## Noms des choses. Un ref `kind:name` demande `apokalypse-kind` : $name, $a avant le dernier tiret, $b après.

# Une carte : $a est sa sorte, $b l’exemplaire. À gauche de la barre, la moitié du bien.
apokalypse-card = { $a ->
    [pr-m] Protection (masque | casque, porc)
    [pr-h] Protection (casque | masque, porc)
    [pr-p] Protection (porc | masque, casque)
    [pr-mh] Protection (masque, casque | porc)
    [pr-mp] Protection (masque, porc | casque)
    [pr-hp] Protection (casque, porc | masque)
    [hm] Heavy metal
    [vv-cs] Chasteté | Débauche
    [vv-wd] Travail | Drogues
    [vv-pg] Piété | Jeu compulsif
    [hp-m] Abri (masque)
    [hp-h] Abri (casque)
    [hp-p] Abri (porc)
    [sg] Grand cœur
    [se] Scélérat
    [cm] Musique sacrée
    [vi] Violence
   *[cv] Revirement
}
# La moitié d’une carte qui compte d’un côté : $a est la sorte, $b le côté.
apokalypse-half = { $b ->
    [good] { $a ->
        [pr-m] masque
        [pr-h] casque
        [pr-p] tête de porc
        [pr-mh] masque et casque
        [pr-mp] masque et tête de porc
        [pr-hp] casque et tête de porc
        [vv-cs] Chasteté
        [vv-wd] Travail
        [vv-pg] Piété
        [hp-m] masque
        [hp-h] casque
        [hp-p] tête de porc
        [sg] grand cœur
        [cm] Musique sacrée
       *[seal] sceau
    }
   *[evil] { $a ->
        [pr-m] casque et tête de porc
        [pr-h] masque et tête de porc
        [pr-p] masque et casque
        [pr-mh] tête de porc
        [pr-mp] casque
        [pr-hp] masque
        [vv-cs] Débauche
        [vv-wd] Drogues
        [vv-pg] Jeu compulsif
        [hp-m] masque
        [hp-h] casque
        [hp-p] tête de porc
        [se] scélérat
        [hm] Heavy metal
       *[seal] sceau
    }
}
# Doit aller derrière « côté ».
apokalypse-side = { $name ->
    [good] du bien
   *[evil] du mal
}
apokalypse-plane = { $name ->
    [heaven] le ciel
    [earth] la terre
   *[hell] l’enfer
}
# Le bout d’un rang, où va la prochaine carte : sans préposition.
apokalypse-earth = { $b ->
    [good] terre du bien chez { $who }
   *[evil] terre du mal chez { $who }
}
apokalypse-heaven = { $b ->
    [good] ciel au-dessus du bien chez { $who }
   *[evil] ciel au-dessus du mal chez { $who }
}
apokalypse-hell = { $b ->
    [good] enfer sous le bien chez { $who }
   *[evil] enfer sous le mal chez { $who }
}
apokalypse-founder = { $b ->
    [good] Bon fondateur chez { $who }
   *[evil] Mauvais fondateur chez { $who }
}
apokalypse-citizen = Citoyen { $name }
apokalypse-hand = Main, { $who }
apokalypse-back = { $b ->
    [population] Cartes Population, { $who }
   *[capital] Cartes Capital, { $who }
}
apokalypse-talon = { $name ->
    [population] Pioche Population
   *[capital] Pioche Capital
}
apokalypse-discard = { $name ->
    [population] Défausse Population
   *[capital] Défausse Capital
}
apokalypse-horseman = { $name ->
    [1] Bombardements
    [2] Guerre civile
    [3] Exploitation
   *[4] Mort
}
apokalypse-alignment = Allégeance, { $who }
apokalypse-seal = Sceau
apokalypse-seals = Réserve de sceaux
apokalypse-pass = Passer
apokalypse-decline = Laisser faire


## Ce qui est demandé

apokalypse-ask-turn = Joue une carte, ou passe.
apokalypse-ask-gift = Une bonne action : choisis une de tes cartes, puis qui la reçoit.
apokalypse-ask-steal = Une mauvaise action : choisis chez qui tu voles une carte, Population ou Capital.
apokalypse-ask-window = { $seat } attaque le côté { $side } chez { $nation } : { $card }. Pare, ou laisse faire.
apokalypse-ask-settle = Choisis la nation que rejoint le converti, du côté { $side }.
apokalypse-ask-seal = Pose ton sceau : au ciel au-dessus du bien, en enfer sous le mal, ou contre une musique.


## Ce qu’on peut choisir

apokalypse-choice-pass = Passer
apokalypse-choice-citizen = { $ref1 } comme citoyen
apokalypse-choice-person = { $ref1 } comme citoyen
apokalypse-choice-place = { $ref1 } à cette place, { $ref2 }
apokalypse-choice-replace = { $ref1 } à la place de { $ref2 }
apokalypse-choice-silence = Faire taire { $ref2 } avec { $ref1 }
apokalypse-choice-kill = Violence contre { $ref2 }
apokalypse-choice-convert = Convertir { $ref2 }
apokalypse-choice-give = Donner { $ref1 } à { $ref2 }
apokalypse-choice-steal = En voler une, { $ref1 }
apokalypse-choice-decline = Laisser faire
apokalypse-choice-ward = Parer avec { $ref1 }
apokalypse-choice-settle = Là, { $ref1 }
apokalypse-choice-seal-place = Sceau là, { $ref1 }
apokalypse-choice-seal-replace = Sceau à la place de { $ref1 }
apokalypse-choice-seal-silence = Faire taire { $ref1 }


## Ce qui s’est passé

apokalypse-secret = { $seat } est en secret du côté { $side }.
apokalypse-secret-hidden = { $seat } reçoit une allégeance secrète.
apokalypse-start-hand = { $seat } commence avec { $card }.
apokalypse-start-hand-hidden = { $seat } commence avec une { $back ->
    [population] carte Population.
   *[capital] carte Capital.
}
apokalypse-begin = Manche { $round } : { $seat } commence.
apokalypse-round-over = La manche { $round } est finie. { $seat } distribue.
apokalypse-deal = { $seat } reçoit { $card }.
apokalypse-deal-hidden = { $seat } reçoit une { $back ->
    [population] carte Population.
   *[capital] carte Capital.
}
apokalypse-code-more = { $half } : une carte de plus pour { $seat }.
apokalypse-code-less = { $half } : une carte de moins pour { $seat }.
apokalypse-grow = { $seat } pose { $card } comme citoyen du côté { $side } chez { $nation }.
apokalypse-grow-hidden = { $seat } pose un citoyen du côté { $side } chez { $nation }.
apokalypse-person = { $seat } fait venir { $card } du côté { $side } chez { $nation }.
apokalypse-gift = Une bonne action : { $seat } donne { $card } à { $other }.
apokalypse-gift-hidden = Une bonne action : { $seat } donne à { $other } une { $back ->
    [population] carte Population.
   *[capital] carte Capital.
}
apokalypse-theft = Une mauvaise action : { $seat } vole { $card } à { $other }.
apokalypse-theft-hidden = Une mauvaise action : { $seat } vole à { $other } une { $back ->
    [population] carte Population.
   *[capital] carte Capital.
}
apokalypse-theft-none = Personne d’autre n’a de carte : { $seat } n’a rien à voler.
apokalypse-place = { $seat } joue { $card } et montre { $half }. Place : { $place }.
apokalypse-replace = { $seat } remplace { $old } chez { $nation } par { $card } et montre { $half }.
apokalypse-silence = { $seat } fait taire { $music } chez { $nation } avec { $card }.
apokalypse-slide = { $card } glisse vers l’intérieur chez { $nation }.
apokalypse-passes = { $seat } passe.
apokalypse-passes-empty = { $seat } n’a plus de carte et passe.
apokalypse-passes-stuck = { $seat } n’a aucune carte qui puisse se poser, et passe.
apokalypse-attack = { $seat } attaque le côté { $side } chez { $nation } : { $card }.
apokalypse-window = { $seats ->
    [one] { $first } peut parer { $card }.
   *[other] Tous les autres peuvent parer { $card }, { $first } d’abord.
}
apokalypse-declines = { $seat } ne pare pas { $card }.
apokalypse-ward = { $seat } pare { $attack } avec { $card }.
apokalypse-unanswered = Personne ne pare { $card }.
apokalypse-killed = Un citoyen disparaît du côté { $side } chez { $nation } : { $card }{ $lost ->
    [0] .
    [one] , et une carte avec lui.
   *[other] , et { $lost } cartes avec lui.
}
apokalypse-converted = { $seat } convertit un citoyen chez { $nation }. Il est maintenant du côté { $side } chez { $goal }{ $cards ->
    [0] .
    [one] , avec une carte.
   *[other] , avec { $cards } cartes.
}
apokalypse-rides = Un cavalier sort de la pioche { $back ->
    [population] Population
   *[capital] Capital
} : { $horseman } !
apokalypse-shield-good = { $nation } : bons qui survivent : { $saved } sur { $citizens } (au plus { $symbols } par les symboles, { $music } par la musique).
apokalypse-shield-evil = { $nation } : mauvais qui survivent : { $saved } sur { $citizens } (au plus { $symbols } par les symboles, { $music } par la musique, { $surplus } par ce que les bons ont en trop).
apokalypse-immune = { $nation } possède les trois cavaliers : la Mort n’y peut rien.
apokalypse-dies = Un citoyen meurt du côté { $side } chez { $nation } : { $card }{ $lost ->
    [0] .
    [one] , et une carte part avec lui.
   *[other] , et { $lost } cartes partent avec lui.
}
apokalypse-score = { $seat } : { $alive ->
    [one] { $alive } vivant
   *[other] { $alive } vivants
}, { $dead ->
    [one] { $dead } mort
   *[other] { $dead } morts
}, cela fait { $points } et { $total } en tout.
apokalypse-aside = { $horseman } quitte aussi la pioche { $back ->
    [population] Population.
   *[capital] Capital.
}
apokalypse-refill = La pioche { $back ->
    [population] Population
   *[capital] Capital
} est remélangée. Dessous attend : { $horseman }.
apokalypse-award = { $seat } a le plus de points à ce décompte et gagne { $horseman }, valeur { $worth }.
apokalypse-award-none = { $seats } à égalité en tête : personne ne gagne { $horseman }.
apokalypse-seal-due = { $seat } a le plus de citoyens restants ({ $citizens }) et reçoit un sceau.
apokalypse-seal-useless = { $seat } a le plus de citoyens restants ({ $citizens }), mais un sceau n’a de place nulle part.
apokalypse-seal-tie = { $seats } nations ont autant de citoyens ({ $citizens }) : personne ne reçoit de sceau.
apokalypse-seal-place = { $seat } pose un sceau. Place : { $place }.
apokalypse-seal-replace = { $seat } pose chez { $nation } un sceau à la place de { $old }.
apokalypse-seal-silence = { $seat } fait taire { $music } chez { $nation } avec un sceau.
apokalypse-balance = La fin du monde : il reste { $good } bons et { $evil } mauvais.
apokalypse-reveal = { $seat } était depuis toujours du côté { $side }, avec { $points } points.

apokalypse-won-good = Il y a plus de bons que de mauvais ({ $good } contre { $evil }), et les joueurs du bien ont ensemble plus de points ({ $goodPoints } contre { $evilPoints }) : le bien gagne.
apokalypse-won-nobody = Il y a plus de bons que de mauvais ({ $good } contre { $evil }), mais les joueurs du bien n’ont pas plus de points que ceux du mal ({ $goodPoints } contre { $evilPoints }) : personne ne gagne.
apokalypse-won-evil = Il n’y a pas plus de bons que de mauvais ({ $good } contre { $evil }) : du côté du mal, { $seat } a le plus de points, { $points }, et gagne seul.
apokalypse-won-evil-shared = Il n’y a pas plus de bons que de mauvais ({ $good } contre { $evil }) : { $seats } joueurs du mal ont { $points } points et partagent la victoire.
apokalypse-won-same = Vous étiez tous du même côté, seuls les points comptent : { $seat } gagne avec { $points }.
apokalypse-won-same-shared = Vous étiez tous du même côté, seuls les points comptent : { $seats } joueurs en ont { $points } et partagent la victoire.


## Pourquoi pas

apokalypse-no-talon = On ne pioche pas à son gré : les cartes viennent à la distribution, à la fin d’une manche.
apokalypse-no-discard = La défausse reste là jusqu’au prochain cavalier : alors elle retourne dans la pioche.
apokalypse-no-horseman = La carte d’un cavalier va à qui marque le plus quand il passe.
apokalypse-no-alignment = Les allégeances restent cachées jusqu’à la fin.
apokalypse-no-gift-self = Un cadeau est pour quelqu’un d’autre : choisis un autre joueur.
apokalypse-no-gift-want = Donne d’abord une carte : choisis-en une dans ta main, puis un joueur.
apokalypse-no-theft-self = Ces cartes sont déjà à toi : choisis celles d’un autre.
apokalypse-no-theft-empty = { $seat } n’a aucune { $back ->
    [population] carte Population
   *[capital] carte Capital
} à voler.
apokalypse-no-theft-want = Vole d’abord une carte : choisis les cartes Population ou Capital d’un autre.
apokalypse-no-ward-want = Pare { $attack } avec une carte de ta main, ou laisse faire.
apokalypse-no-ward-same = { $card } ne pare pas { $attack } : il faut l’autre sorte d’attaque, ou de la musique.
apokalypse-no-ward-violence = { $card } ne peut rien contre { $attack } : il faut un Revirement, ou de la musique.
apokalypse-no-ward-conversion = { $card } ne peut rien contre { $attack } : il faut de la Violence, ou de la musique.
apokalypse-no-settle-side = Ce citoyen a changé de camp : il ne peut aller que du côté { $side }.
apokalypse-no-settle-want = Choisis où va ce citoyen : sur la terre d’une nation, du côté { $side }.
apokalypse-no-seal-want = Ton sceau va au ciel au-dessus du bien, en enfer sous le mal, ou fait taire une musique.
apokalypse-no-seal-side = Un sceau n’a pas sa place ici ({ $place }) : seulement au ciel au-dessus du bien et en enfer sous le mal.
apokalypse-no-seal-now = Les sceaux récompensent : qui a le plus de citoyens après un cavalier en reçoit un.
apokalypse-no-citizen-heaven = Pas de place : { $place }. Chaque citoyen y a déjà sa carte au-dessus de lui. Il en faut d’abord un nouveau.
apokalypse-no-citizen-hell = Pas de place : { $place }. Chaque citoyen y a déjà sa carte sous lui. Il en faut d’abord un nouveau.
apokalypse-no-order-good = Pas encore : { $place }. Un bon veut d’abord une carte au-dessus de lui, puis une dessous.
apokalypse-no-order-evil = Pas encore : { $place }. Un mauvais veut d’abord une carte sous lui, puis une au-dessus.
apokalypse-no-copy = Tu en as plusieurs : { $card }. Touche celle de devant.
apokalypse-no-back = Les autres mains ne te regardent pas : seule une mauvaise action y vole.
apokalypse-no-card-first = Choisis d’abord une carte de ta main.
apokalypse-no-thing = Il n’y a rien à faire avec cela maintenant.
apokalypse-no-target = { $card } ne trouve pas de cible : personne n’est au bout sans que la musique le protège.
apokalypse-no-gift-card = { $card } ne peut pas rejoindre le bien : une bonne action donne une autre carte, et tu n’en as pas.
apokalypse-no-church-place = { $card } n’a de place nulle part : rien n’est libre au-dessus du bien, et aucun Heavy metal ne joue.
apokalypse-no-hell-place = { $card } n’a de place nulle part : aucun enfer n’est libre.
apokalypse-no-founder = Rien n’atteint les fondateurs : { $card } veut un citoyen.
apokalypse-no-onto = { $card } ne se pose pas sur quelqu’un : choisis le bout libre d’un rang.
apokalypse-no-goal = { $card } va dans une nation : choisis une place marquée.
apokalypse-no-attack-thing = { $card } vise un citoyen : choisis le dernier d’un côté.
apokalypse-no-shielded = La musique protège ce citoyen du côté { $side } chez { $nation } : { $card } ne peut rien contre { $music }.
apokalypse-no-inner = { $card } n’atteint que le dernier citoyen du côté { $side } chez { $nation }.
apokalypse-no-immune = { $person } ne se convertit pas, du côté { $side } chez { $nation } : { $card } serait vain.
apokalypse-no-person-side = { $card } n’est jamais du côté { $side }.
apokalypse-no-citizen = { $card } n’est pas un citoyen : sur la terre { $side } vivent seulement des cartes Population et des gens hors du commun.
apokalypse-no-same-music = { $card } et { $old } sont la même musique : seule l’autre la fait taire.
apokalypse-no-replace-music = La musique ne se remplace pas, même par { $card } : { $old } reste, tant que l’autre musique ne la fait pas taire.
apokalypse-no-replace-here = { $old } ({ $half }) ne bouge plus : on remplace seulement au-dessus du bien et sous le mal, donc pas ici par { $card }.
apokalypse-no-plane = { $card } n’a pas sa place dans ce rang : { $plane }.
apokalypse-no-church-evil = { $card } est seulement pour le bien, pas ici : { $place }.
apokalypse-no-metal-good = { $card } est seulement pour le mal, pas ici : { $place }.


## Pourquoi un bot, ou un conseil, fait cela

apokalypse-why-pass = Aucune carte ne servirait mieux maintenant que plus tard.
apokalypse-why-decline = La carte vaut mieux en main que ce citoyen.
apokalypse-why-grow = Un de plus du côté { $side } chez { $nation } : des cartes, et des points quand viendra { $horseman }.
apokalypse-why-burden = Personne ne protège un de plus du côté { $side } chez { $nation } : cela coûtera un point quand viendra { $horseman }.
apokalypse-why-majority = Un de plus du côté { $side } chez { $nation } fait pencher la balance.
apokalypse-why-hamper = { $card } ({ $half }) gêne { $nation } avant que vienne { $horseman }.
apokalypse-why-replace = { $card } montre { $half }, et cela aide { $nation } contre { $horseman } mieux que { $old }.
apokalypse-why-music = { $card } ({ $half }) garde { $nation } des attaques, et de { $horseman }.
apokalypse-why-code = { $card } montre { $half } : cela change ce que reçoit { $nation } avant que vienne { $horseman }.
apokalypse-why-protect = { $card } montre { $half } : cela garde des gens en vie chez { $nation }, face à { $horseman } ou plus tard.
apokalypse-why-convert = Un de moins du côté { $side } chez { $nation } et un de plus ailleurs : cela compte double avant { $horseman }.
apokalypse-why-kill = Un de moins du côté { $side } chez { $nation } coûte des points quand viendra { $horseman }.
apokalypse-why-kill-own = Mieux vaut un de moins du côté { $side } chez { $nation } qu’un mort par { $horseman }.
apokalypse-why-steal = { $seat } a des cartes { $back ->
    [population] Population
   *[capital] Capital
} qui valent la peine.
apokalypse-why-ward-own = { $card } est bien employée pour un citoyen à soi, { $nation }.
apokalypse-why-ward = { $card } garde un citoyen en vie chez { $nation }, et la balance où elle est.
apokalypse-why-settle = C’est du côté { $side } chez { $nation } que le converti sert le plus.
apokalypse-why-silence = Sans cette musique, { $nation } est à la merci des attaques et des cavaliers.
apokalypse-why-seal = Comme { $half }, il sert là le mieux { $nation }.
apokalypse-why-gift = { $card } est la carte dont on se passe le mieux, et { $seat } y gagne le moins.


## Options

apokalypse-option-balanced = Allégeances
    .help = On mélange trois allégeances du bien et trois du mal. À peu de joueurs, tous peuvent se trouver du même côté.
apokalypse-option-balanced-no = Au hasard
    .help = Chacun en tire une sur six.
apokalypse-option-balanced-yes = Équilibrées
    .help = Une de chaque à deux, deux de chaque à trois ou quatre. Bien à deux.
apokalypse-option-strictRoundEnd = Fin d’une manche
    .help = Une manche est finie quand tous sauf un ont passé. Le dernier n’a peut-être pas encore joué.
apokalypse-option-strictRoundEnd-no = Chacun joue
    .help = Qui n’a pas encore joué peut jouer une fois.
apokalypse-option-strictRoundEnd-yes = Aussitôt
    .help = À la lettre du livret. À deux, cela peut exclure quelqu’un.
apokalypse-option-convAny = Revirement
    .help = Le livret ne dit pas quel citoyen peut être converti.
apokalypse-option-convAny-no = Le dernier
    .help = Comme la Violence, il n’atteint que le bout d’un rang.
apokalypse-option-convAny-yes = N’importe qui
    .help = Tout citoyen sans musique dans sa colonne.
apokalypse-option-dealNewStart = Qui est servi d’abord
    .help = Cela compte quand un cavalier interrompt la distribution.
apokalypse-option-dealNewStart-no = L’ancien premier joueur
    .help = Qui a commencé la manche finie.
apokalypse-option-dealNewStart-yes = Le nouveau premier joueur
    .help = Qui a passé le premier.
apokalypse-option-codeTable = Vertus et vices
    .help = Ce qu’ils apportent ou coûtent à la distribution. Un seul des codes imprimés est connu.
apokalypse-option-codeTable-paired = Par paires
    .help = Chaque carte a un bien et un mal. Travail et Piété donnent une carte Population, Chasteté en coûte une ; Débauche donne une carte Capital, Drogues et Jeu en coûtent une.
apokalypse-option-codeTable-trade = Commerce
    .help = Comme par paires, mais les Drogues donnent une carte Capital.
apokalypse-option-codeTable-thematic = Par thème
    .help = Débauche donne de la population, Travail du capital, Drogues coûtent du capital.
apokalypse-option-codeTable-swaps = Échanges
    .help = Débauche échange du capital contre de la population, Travail l’inverse.
apokalypse-option-showTalonCounts = Cartes au-dessus des cavaliers
    .help = Tout le monde pourrait les compter.
apokalypse-option-showTalonCounts-yes = Visibles
    .help = Vous voyez quand le prochain cavalier doit venir.
apokalypse-option-showTalonCounts-no = Cachées
    .help = À vous de compter.


## La table

apokalypse-round = Manche { $round }
apokalypse-nation = Nation, { $who }
apokalypse-centre = Pioches, cavaliers et balance
apokalypse-start-player = Premier joueur
apokalypse-passed = a passé
apokalypse-first-passer = a passé en premier, commence la prochaine manche
apokalypse-unfold = Montrer en grand la nation de ce joueur, { $who }
apokalypse-people = { $good } bons, { $evil } mauvais
apokalypse-hand-backs = { $population } Population, { $capital } Capital
apokalypse-backs = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# Une lettre pour le dos d’une carte : Population, Capital.
apokalypse-back-letter = { $back ->
    [population] P
   *[capital] C
}
# Une lettre pour chaque symbole, et pour la musique : toutes différentes.
apokalypse-symbol-letter = { $symbol ->
    [mask] M
    [helmet] C
    [food] P
   *[music] ♪
}
apokalypse-symbol = { $name ->
    [mask] masque
    [helmet] casque
    [food] tête de porc
   *[music] musique
}
apokalypse-tally = { $symbol } : { $count }
apokalypse-hand-own = Ta main
apokalypse-hand-empty = aucune carte
apokalypse-copies = { $count } exemplaires
apokalypse-alignment-is = en secret du côté { $side }
apokalypse-alignment-was = était du côté { $side }
apokalypse-alignment-hidden = allégeance inconnue
apokalypse-above = { $count ->
    [0] Ensuite : { $horseman }
    [one] Encore { $count } carte avant { $horseman }
   *[other] Encore { $count } cartes avant { $horseman }
}
apokalypse-above-hidden = Quelque part dessous : { $horseman }
apokalypse-discard-count = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
apokalypse-seals-left = { $count ->
    [0] plus aucun sceau
    [one] encore { $count } sceau
   *[other] encore { $count } sceaux
}
apokalypse-scale = { $good } bons contre { $evil } mauvais dans toutes les nations
apokalypse-scale-good = le bien en tête
apokalypse-scale-evil = le mal en tête
apokalypse-horseman-next = le prochain
apokalypse-horseman-done = est passé
apokalypse-horseman-worth = { $count ->
    [one] vaut { $count } point
   *[other] vaut { $count } points
}
apokalypse-horseman-owners = gagné par { $names }
apokalypse-attacking = { $seat } attaque { $nation }, côté { $side }
apokalypse-answers = Tous les autres peuvent répondre
apokalypse-converting = Un citoyen de cette nation change de camp, { $nation }
apokalypse-case = { $case ->
    [good] Le bien gagne ensemble
    [evil] Le meilleur du mal gagne
    [nobody] Personne ne gagne
   *[same] Un seul camp : le plus de points gagne
}

# Derrière le nom d’un citoyen ou d’une carte.
apokalypse-place-in = { $place ->
    [1] le premier de l’intérieur sur { $of }
   *[other] numéro { $place } de l’intérieur sur { $of }
}
apokalypse-on-good = bon citoyen chez { $who }
apokalypse-on-evil = mauvais citoyen chez { $who }
apokalypse-front = recto : { $card }
apokalypse-shielded = protégé par la musique
apokalypse-doomed = mourrait maintenant : { $horseman }
apokalypse-counts = compte maintenant : { $horseman }
apokalypse-target = attaqué
apokalypse-shows = montre { $half }
apokalypse-tucked = caché : { $half }
apokalypse-code = { $back ->
    [population] { $count ->
        [one] une carte Population de plus
       *[other] une carte Population de moins
    }
   *[capital] { $count ->
        [one] une carte Capital de plus
       *[other] une carte Capital de moins
    }
}
apokalypse-immortal = hors d’atteinte
apokalypse-next-card = bout libre du rang

# Ce qui serait, si.
apokalypse-book = Malheurs, distribution, points
apokalypse-doom = Si les cavaliers venaient maintenant
apokalypse-doom-help = citoyens vivants moins les morts, pour chaque nation ; encadré : la protection qui compte, et pour combien elle suffit
apokalypse-doom-cell = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $living ->
    [one] { $living } vivant
   *[other] { $living } vivants
}, { $dying ->
    [one] { $dying } mort
   *[other] { $dying } morts
}
apokalypse-doom-side = côté { $side } : en vie { $living } sur { $citizens }, protection pour { $units }
apokalypse-doom-surplus = { $count } grâce à ce que les bons ont en trop
apokalypse-doom-immune = n’a besoin de rien : hors d’atteinte
apokalypse-doom-needs = demande { $symbols }
apokalypse-die = { $count ->
    [one] { $count } mourrait
   *[other] { $count } mourraient
}
apokalypse-deal-next = Prochaine distribution
apokalypse-deal-help = cartes dues à la fin de cette manche, vertus et vices compris
apokalypse-deal-due = { $population } Population, { $capital } Capital
apokalypse-deal-short = { $back ->
    [population] La pioche Population suffit pour { $served } cartes sur { $due } : puis vient { $horseman }.
   *[capital] La pioche Capital suffit pour { $served } cartes sur { $due } : puis vient { $horseman }.
}
apokalypse-deal-unknown = On saura qui est servi d’abord quand quelqu’un aura passé.
apokalypse-sheet = Feuille de points
apokalypse-sheet-total = Total
apokalypse-sheet-cards = Cavaliers
apokalypse-sheet-nation = Nation

# Vu de près, et la table en mots.
apokalypse-good-half = Moitié du bien
apokalypse-evil-half = Moitié du mal
apokalypse-no-half = inutilisable
apokalypse-card-help = { $kind ->
    [pr] Va au ciel, ou se pose face cachée comme citoyen. Du côté du bien compte sa moitié gauche, du côté du mal sa moitié droite.
    [hm] Va en enfer sous le mal : il garde sa colonne des attaques et sauve un mauvais. Fait taire la Musique sacrée, pare les attaques. Ou bien un citoyen.
    [cm] Va au ciel au-dessus du bien : elle garde sa colonne des attaques et sauve un bon. Fait taire le Heavy metal, pare les attaques.
    [vv] Va en enfer. Vertu ou vice, elle change ce que gagne le citoyen au-dessus à la distribution.
    [hp] Va en enfer. Il protège des deux côtés.
    [sg] Un bon citoyen que personne ne convertit.
    [se] Un mauvais citoyen que personne ne convertit.
    [vi] Une attaque : le dernier citoyen d’un côté disparaît, avec les cartes de sa colonne. Pare aussi un Revirement.
    [cv] Une attaque : le dernier citoyen d’un côté change de camp, dans n’importe quelle nation, avec les cartes de sa colonne. Pare aussi la Violence.
   *[seal] Compte comme la musique du côté où il se trouve.
}
apokalypse-place-help = { $plane ->
    [earth] Les nouveaux citoyens arrivent ici, au bout. Un bon te coûte un cadeau, un mauvais te vaut un vol.
    [heaven] La prochaine carte du ciel va ici, au-dessus du citoyen le plus intérieur qui n’en a pas.
   *[hell] La prochaine carte de l’enfer va ici, sous le citoyen le plus intérieur qui n’en a pas.
}
apokalypse-founder-help = Les fondateurs gagnent une carte à chaque distribution. On ne les attaque pas, ils ne meurent pas et ne comptent pas.
apokalypse-citizen-help = Gagne une carte à chaque distribution, et un point à chaque décompte auquel il survit.
apokalypse-seals-help = Un sceau récompense le plus de citoyens après un cavalier. On le pose aussitôt, comme musique d’un côté ou de l’autre, ou contre une musique.
apokalypse-alignment-help = Le bien gagne ensemble, si les bons citoyens sont en majorité et s’il a plus de points. Sinon gagne le meilleur du mal, ou personne.
apokalypse-backs-help = Tout le monde voit le dos des cartes d’une main, leur recto seulement qui les tient.
apokalypse-known-fronts = Tu as vu celles-ci :
apokalypse-pass-help = Tu as fini cette manche. Qui passe en premier commence la suivante. Quand tous sauf un ont passé, on distribue.
apokalypse-decline-help = Tu gardes ta carte. Les suivants peuvent encore répondre.
apokalypse-seat-help = { $points } points
apokalypse-text-attack = Attaque
apokalypse-text-none = rien
apokalypse-text-discards = Défausses
