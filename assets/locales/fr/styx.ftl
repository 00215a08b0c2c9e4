# Styx. Chaque phrase est de nous. docs/translating.md explique comment les noms et les valeurs y entrent.


## Noms des choses. Une ref `kind:name` demande `styx-kind` : $name, $a avant le dernier trait d’union, $b après.

# La faction d’une âme, sans article : le nom sert de sujet comme de complément.
styx-kin = { $a ->
    [brute] Brute
    [carcass] Carcasse
    [fiery] Igné
    [cursed] Maudit
    [toxic] Toxique
   *[vermin] Vermine
}
styx-soul = { styx-kin } { $b }
styx-styx = carte Styx { styx-kin } { $b }
styx-top = { styx-kin } { $b }
styx-field = case { $name }
styx-deck = Pioche
styx-open = Âmes visibles
styx-out = Âmes retirées du jeu
styx-hand = Main ({ $who })
styx-back = Âme inconnue ({ $who })
styx-ferryman = Phlégyas, le nocher
styx-ability = { $name ->
    [max] Plus grand
    [min] Plus petit
    [gd] Plus grande différence
    [sd] Plus petite différence
    [same] Même faction ou même force
    [ph] Phlégyas
   *[none] Faculté nulle
}
styx-mooring = point d’ancrage « { styx-ability } »


## Ce qui est demandé

styx-ask-flip = { $left ->
    [1] Retourne encore une carte Styx.
   *[other] Retourne deux cartes Styx.
}
styx-ask-turn = Prends une âme visible puis poses-en une, ou pioche à l’aveugle.
styx-ask-full = Ta main est pleine : choisis une des âmes visibles.
styx-ask-late = La pioche est vide : choisis une des âmes visibles.
styx-ask-play = Choisis une âme de ta main et pose-la sur une case.
styx-ask-again = Encore ! Pose une autre âme de ta main.


## Ce qui peut être choisi

styx-choice-flip = Retourner la { $ref1 }
styx-choice-take = Prendre { $ref1 }
styx-choice-draw = Piocher à l’aveugle
styx-choice-discard = Retirer { $ref1 } du jeu
styx-choice-play = Poser { $ref1 } sur la { $ref2 }


## Ce qui s’est passé

styx-flip = { $seat } retourne la { $field } : { $card }.
styx-third = { $seat } a trouvé la force la plus faible et reçoit aussi la { $field } : { $card }.
styx-phlegyas = La carte qui reste devient Phlégyas, le nocher : { $card }.
styx-deal = { $seat } commence avec { $soul } en main.
styx-deal-hidden = { $seat } commence avec une âme cachée en main.
styx-reveal = { $soul } rejoint les âmes visibles.
styx-begin = { $seat } ne tient que deux cases et commence.
styx-take = { $seat } prend { $soul }.
styx-draw = { $seat } pioche à l’aveugle et trouve { $soul }.
styx-draw-hidden = { $seat } pioche une âme à l’aveugle.
styx-discard = { $seat } ne peut rien poser et retire { $soul } du jeu.
styx-capture = { $seat } pose { $soul } sur la { $field } et s’en empare.
styx-cover = { $seat } pose { $soul } sur la { $field } et la garde.
styx-ferry = Phlégyas rejoint « { $ability } ».
styx-ferry-stays = Phlégyas reste sur « { $ability } ».
styx-again = { $soul } partage { $by ->
    [group] la faction
   *[strength] la force
} de Phlégyas : { $seat } rejoue.
styx-again-stuck = { $soul } partage { $by ->
    [group] la faction
   *[strength] la force
} de Phlégyas, mais { $seat } n’a en main aucune âme qui trouve une case.
styx-again-empty = { $soul } partage { $by ->
    [group] la faction
   *[strength] la force
} de Phlégyas, mais { $seat } n’a plus d’âme en main.
styx-deck-empty = La pioche est vide : il ne reste que les âmes visibles.
styx-end-all = Les cinq cases reviennent à { $seat } !
styx-end-most = Plus aucune âme visible : { $seat } tient { $fields } cases contre { $others }.

styx-won-all = { $seat } tient les cinq cases et porte le titre de Grand Maître du Styx.
styx-won-most = { $seat } tient { $fields } des cinq cases et porte le titre de Maître du Styx.


## Pourquoi pas

styx-no-flip-again = Cette carte Styx est déjà retournée : choisis-en une encore cachée.
styx-no-flip-first = D’abord le fleuve : retourne une carte Styx encore cachée.
styx-no-field-yet = Tu ne peux encore rien poser : prends d’abord une des âmes visibles.
styx-no-card-chosen = Choisis d’abord une âme de ta main, puis la case.
styx-no-ferry = Phlégyas se déplace seul : il suit la faculté de chaque âme posée.
styx-no-hand = Tu ne peux jouer que les âmes de ta main, une par une.
styx-no-thing = Il n’y a rien à faire ici pour l’instant.
styx-no-draw-now = Ce n’est pas le moment de piocher : pose une âme de ta main.
styx-no-deck = La pioche est vide : il n’y a plus rien à piocher.
styx-no-draw-full = Tu as déjà { $limit } âmes en main, et c’est le maximum : choisis une des âmes visibles.
styx-no-take-now = { $soul } doit rester là : maintenant, pose une âme de ta main.
styx-no-take-useless = Inutile de prendre { $soul } : même ainsi, aucune âme de ta main ne trouverait de case.
styx-no-play-yet = { $soul } doit attendre : prends d’abord une des âmes visibles.
styx-no-laid = { $soul } reste dans le fleuve jusqu’à ce qu’une autre âme vienne dessus.
styx-no-out = { $soul } est hors jeu.
styx-no-match-anywhere = { $soul } a besoin d’une case de même faction ou de même force, et il n’y en a pas.
styx-no-field-anywhere = { $soul } ne trouve pas de case : toutes montrent sa faction ou sa force.
styx-no-group = { $soul } ne va pas sur { $top } : c’est la même faction.
styx-no-strength = { $soul } ne va pas sur { $top } : c’est la même force.
styx-no-both = { $soul } ne va pas sur { $top } : faction et force sont les mêmes.
styx-no-match = { $soul } ne va pas sur { $top } : il faudrait une faction ou une force en commun.
styx-no-extreme-max = { $soul } vise la plus grande force permise : { $top } a { $number }, mais la { $there } a { $best }.
styx-no-extreme-min = { $soul } vise la plus petite force permise : { $top } a { $number }, mais la { $there } n’a que { $best }.
styx-no-extreme-gd = { $soul } vise le plus grand écart de force permis : { $number } avec { $top }, mais { $best } avec la { $there }.
styx-no-extreme-sd = { $soul } vise le plus petit écart de force permis : { $number } avec { $top }, mais seulement { $best } avec la { $there }.


## Pourquoi un robot, ou un conseil, le fait

styx-why-flip = Toutes les cartes Styx sont cachées : l’une vaut l’autre.
styx-why-take = Prendre { $soul } rapporte : { $play } peut s’emparer de la { $field }.
styx-why-take-win = Prendre { $soul } donne la victoire : { $play } sur la { $field } prend la cinquième case.
styx-why-take-quiet = Aucune case n’est à prendre. Le moins coûteux est de prendre { $soul } et de poser { $play } sur la { $field }.
styx-why-draw = Les âmes visibles apportent trop peu. Une âme de plus en main prépare un meilleur tour.
styx-why-discard = Rien ne peut être posé : une des âmes visibles doit partir.
styx-why-capture = { $soul } s’empare de la { $field }.
styx-why-again = { $soul } s’empare de la { $field } et permet de rejouer, car Phlégyas lui ressemble.
styx-why-cover = Aucune case n’est à prendre. { $soul } coûte le moins sur la { $field }.
styx-why-win = { $soul } sur la { $field } prend la cinquième case, et la partie.


## Options

styx-option-chain = Rejouer
    .help = Une âme qui partage la faction ou la force de Phlégyas te fait rejouer. La règle ne dit pas combien de fois par tour.
styx-option-chain-unlimited = Autant de fois que possible
    .help = Chaque âme posée est comparée à Phlégyas.
styx-option-chain-two = Une seule âme de plus
    .help = Jamais plus de deux âmes posées dans un tour.
styx-option-flips = Retourner les cartes Styx
    .help = Deux cartes cachées chacun : c’est de toute façon le hasard.
styx-option-flips-players = Par les joueurs
    .help = La partie commence avec le fleuve face cachée.
styx-option-flips-chance = Par le hasard
    .help = Le fleuve est déjà visible, et le jeu commence aussitôt.


## La table

styx-river = Le fleuve
styx-strip = Le quai du nocher
styx-group-name = { $group ->
    [brute] Brutes du Styx
    [carcass] Carcasses du Léthé
    [fiery] Ignés du Phlégéthon
    [cursed] Maudits du Cocyte
    [toxic] Toxiques de l’Achéron
   *[vermin] Vermines du Tartare
}
# Une lettre, différente pour chaque faction : elle accompagne l’emblème.
styx-letter = { $group ->
    [brute] B
    [carcass] C
    [fiery] I
    [cursed] M
    [toxic] T
   *[vermin] V
}
styx-ability-short = { $ability ->
    [max] Plus grand
    [min] Plus petit
    [gd] Grande diff.
    [sd] Petite diff.
    [same] Même
    [ph] Phlégyas
   *[none] Nulle
}
styx-ability-help = { $ability ->
    [max] Va sur la case de plus grande force. Les cases de sa faction ou de sa force ne comptent pas.
    [min] Va sur la case de plus petite force. Les cases de sa faction ou de sa force ne comptent pas.
    [gd] Va sur la case dont la force est la plus éloignée de la sienne. Les cases de sa faction ou de sa force ne comptent pas.
    [sd] Va sur la case dont la force est la plus proche de la sienne. Les cases de sa faction ou de sa force ne comptent pas.
    [same] Va seulement sur une case de sa faction ou de sa force.
    [ph] Utilise la faculté où se trouve Phlégyas, et l’y laisse.
   *[none] Faculté nulle : va sur toute case d’une autre faction et d’une autre force.
}
styx-strength = Force { $strength }
styx-deck-count = { $count ->
    [0] La pioche est vide
    [one] { $count } âme dans la pioche
   *[other] { $count } âmes dans la pioche
}
styx-hand-count = { $count ->
    [0] aucune âme en main
    [one] { $count } âme en main
   *[other] { $count } âmes en main
}
styx-fields-owned = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
styx-known = connue des deux joueurs
styx-again-banner = Encore !
styx-face-down = carte Styx cachée
styx-owner = tenue par { $who }
styx-covered = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}

# Sur une case, quand une âme est choisie : $number est la force ou l’écart comparé.
styx-aim-ok = ici
styx-aim-group = même faction
styx-aim-strength = même force
styx-aim-both = même faction et même force
styx-aim-extreme = { $number } : une autre case passe avant
styx-aim-match = rien en commun
