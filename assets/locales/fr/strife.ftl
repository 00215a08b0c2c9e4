# Strife of Gods. Chaque phrase est de nous. docs/translating.md explique comment les noms et les valeurs y entrent.


## Noms des choses. Une ref `kind:name` demande `strife-kind` : $name, $a avant le dernier trait d’union, $b après.

# Une carte Nombre : $a est la couleur et la valeur, $b l’exemplaire, que personne n’a besoin d’entendre.
strife-number = { $a ->
    [r1] Rouge 1
    [r2] Rouge 2
    [r3] Rouge 3
    [r4] Rouge 4
    [r5] Rouge 5
    [g1] Vert 1
    [g2] Vert 2
    [g3] Vert 3
    [g4] Vert 4
    [g5] Vert 5
    [b1] Bleu 1
    [b2] Bleu 2
    [b3] Bleu 3
    [b4] Bleu 4
    [b5] Bleu 5
    [y1] Jaune 1
    [y2] Jaune 2
    [y3] Jaune 3
    [y4] Jaune 4
   *[y5] Jaune 5
}
# Des noms propres, les mêmes dans toutes les langues : jamais de « de » ni de « que » devant.
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
# Une brèche entière, sans article, ou l’un de ses côtés, qui doit pouvoir suivre « sur ».
strife-gap = { $b ->
    [cw] le côté horaire de la brèche { $a }
    [ccw] le côté antihoraire de la brèche { $a }
   *[whole] brèche { $a }
}
strife-pile = { $name ->
    [numbers] pioche des nombres
   *[champions] pioche des champions
}
strife-shield = { $name ->
    [gold] bouclier d’or
    [silver] bouclier d’argent
   *[bronze] bouclier de bronze
}
strife-colour = { $name ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
strife-middle = Centre du cercle
strife-removed = Cartes retirées pour la manche


## Ce qui est demandé

strife-ask-take = { $gaps ->
    [0] Prends n’importe quelle carte Nombre du cercle.
   *[other] Prends n’importe quelle carte Nombre du cercle, ou ce qui borde une brèche.
}
strife-ask-edge = Il y a { $gaps } brèches : prends une carte qui borde l’une d’elles.
strife-ask-any = Il y a { $gaps } brèches, mais toutes les cartes de bord sont bloquées. Prends donc une carte Nombre où tu veux.
strife-ask-misha = { $champion } : choisis une carte Nombre au bord d’une brèche. Elle va au centre.
strife-ask-muriel-give = { $champion } : choisis une de tes cartes. Elle va au centre.
strife-ask-muriel-take = { $champion } : prends maintenant une carte au bord d’une brèche.
strife-ask-amitiel-give = { $champion } : choisis une de tes cartes. Elle retourne dans le cercle.
strife-ask-amitiel-place = { $champion } : choisis le côté d’une brèche où poser { $card }.
strife-ask-amitiel-take = { $champion } : prends maintenant une carte au bord d’une brèche, mais pas { $card }.
strife-ask-christoph = Choisis n’importe quelle carte Nombre du cercle. Elle va au centre, et { $champion } prend sa place.
strife-ask-gurak = { $champion } : choisis une carte d’un autre joueur. Elle est bloquée.
strife-ask-gnigrit = { $champion } : choisis une carte au bord d’une brèche. Elle est bloquée.
strife-ask-rogmesh-gap = { $champion } : choisis une brèche. Les cartes de ses deux bords sont bloquées.
strife-ask-rogmesh-tear = { $champion } : choisis maintenant une carte Nombre loin des brèches. Elle est retirée et laisse une nouvelle brèche.
strife-ask-durboc = Prends n’importe quelle carte Nombre du cercle. { $champion } reste à sa place, face cachée.
strife-ask-myriani = { $champion } : choisis la carte Nombre que tu gardes.
strife-ask-paeral = { $champion } : choisis le champion que tu gardes. Il agit aussitôt.
strife-ask-ana = { $champion } : choisis la carte qui va au centre.
strife-ask-grongurd = { $champion } : garde la carte Nombre, ou le champion, qui agit alors aussitôt.
strife-ask-celestia-give = { $champion } : choisis la carte que tu donnes.
strife-ask-celestia-take = { $champion } : choisis la carte que tu veux contre { $card }.
strife-ask-remial = { $champion } : choisis une carte d’un autre joueur. Elle va au centre, et ce joueur en pioche une autre.
strife-ask-arcohn-card = { $champion } : choisis une carte d’un autre joueur. Elle retourne dans le cercle, et ce joueur en pioche une autre.
strife-ask-arcohn-place = { $champion } : choisis le côté d’une brèche où poser { $card }.
strife-ask-zakum-card = { $champion } : choisis une carte d’un autre joueur. Elle va dans le cercle.
strife-ask-zakum-ring = { $champion } : choisis la carte Nombre du cercle à échanger contre { $card }.


## Ce qui peut être choisi. Un choix pour un champion a aussi $champion.

strife-choice-take = Prendre { $ref1 }
strife-choice-middle = Poser { $ref1 } au centre
strife-choice-give = Donner { $ref1 }
strife-choice-place = Poser sur { $ref1 }
strife-choice-block = Bloquer { $ref1 }
strife-choice-shut = Fermer la { $ref1 }
strife-choice-remove = Retirer { $ref1 }
strife-choice-keep = Garder { $ref1 }
strife-choice-swap = Échanger { $ref1 }
strife-choice-return = Remettre { $ref1 } dans le cercle


## Ce qui s’est passé

strife-deal = Manche { $round } sur { $rounds } : un nouveau cercle est posé.
strife-start = { $seat } commence la manche { $round }.
strife-take = { $seat } prend { $card }.
strife-gap-opens = { $gaps ->
    [one] Une première brèche s’ouvre.
   *[other] Une nouvelle brèche s’ouvre : il y en a maintenant { $gaps }.
}
strife-gaps-merge = { $gaps ->
    [one] Deux brèches se rejoignent : il n’en reste qu’une.
   *[other] Deux brèches se rejoignent : il en reste { $gaps }.
}
strife-edges-only = Avec { $gaps } brèches, seules les cartes de bord peuvent désormais être prises.
strife-ring-free = { $gaps ->
    [one] Il ne reste qu’une brèche : toute carte Nombre peut de nouveau être prise.
   *[other] Il ne reste que { $gaps } brèches : toute carte Nombre peut de nouveau être prise.
}
strife-resolve = { $champion } agit pour { $seat }.
strife-resolve-inside = { $outer } amène { $champion }, qui agit aussitôt pour { $seat }.
strife-idle-edge = { $champion } reste sans effet : toutes les cartes de bord sont bloquées.
strife-idle-edge-number = { $champion } reste sans effet : aucune carte Nombre libre ne borde une brèche.
strife-idle-ring = { $champion } ne trouve aucune carte Nombre libre dans le cercle.
strife-idle-own = { $champion } reste sans effet : { $seat } n’a pas de carte à donner.
strife-idle-theirs = { $champion } reste sans effet : les autres n’ont aucune carte à choisir.
strife-idle-end = { $champion } reste sans effet : une carte rendue, il n’y en aurait aucune autre à prendre.
strife-idle-gap = { $champion } ne trouve aucune brèche à fermer : tous les bords sont bloqués.
strife-idle-numbers = { $champion } reste sans effet : la pioche des nombres est vide.
strife-idle-champions = { $champion } reste sans effet : la pioche des champions est vide.
strife-idle-piles = { $champion } reste sans effet : les deux pioches sont vides.
strife-choose = { $seat } choisit { $card } pour { $champion }.
strife-draw = { $seat } pioche { $card }.
strife-reveal = Pour { $champion }, { $seat } pioche { $card }.
strife-pile-empty = La { $pile } est vide.
strife-keep = { $seat } garde { $card }.
strife-remove = { $card } sort du jeu pour cette manche.
strife-to-middle = { $seat } pose { $card } au centre.
strife-middle-covered = { $card } était au centre, et y reste comme carte bloquée.
strife-return = { $seat } remet { $card } dans le cercle, sur { $end }.
strife-block = { $seat } bloque { $card }.
strife-gap-shut = Les bords de la { $gap } sont fermés.
strife-stand-in = { $champion } prend la place laissée par { $card } dans le cercle, face visible.
strife-blocker = { $champion } prend la place laissée par { $card } dans le cercle, face cachée.
strife-swap = { $seat } donne { $card } à { $owner } et reçoit { $other } en échange.
strife-exchange = { $seat } envoie { $card } dans le cercle. En échange, { $owner } reçoit { $other }.

strife-score-edges = { $count ->
    [one] La manche est finie. Une seule carte, au bord d’une brèche ou au centre, décide de la couleur.
   *[other] La manche est finie. { $count } cartes, au bord des brèches ou au centre, décident de la couleur.
}
strife-score-lowest = { $count ->
    [one] La plus basse est un { $value }.
   *[other] La valeur la plus basse est { $value }, sur { $count } cartes.
}
strife-score-colour = Couleur gagnante : { $colour }.
strife-score-no-colour = Ni au bord d’une brèche ni au centre on ne voit de nombre. Aucune couleur ne gagne, et il n’y a pas de boucliers.
strife-score-sum = { $seat } a { $sum } en couleurs gagnantes.
strife-score-without = { $seat } n’a rien dans une couleur gagnante.
strife-score-nobody = Personne n’a de couleur gagnante, donc personne ne reçoit de bouclier.
strife-tie = { $seat } et { $other } sont à égalité avec { $sum }. En comptant depuis { $start } dans le sens horaire, { $seat } passe devant.
strife-award = { $points ->
    [one] { $seat } reçoit le { $shield } : un point.
   *[other] { $seat } reçoit le { $shield } : { $points } points.
}
strife-end = Les { $rounds } manches sont finies. Le meilleur total est de { $points } points.

strife-won = { $seat } a { $points } points et remporte la querelle des dieux.
strife-won-gold = D’autres ont aussi { $points } points, mais { $seat } gagne avec plus d’or : { $gold ->
    [one] un bouclier.
   *[other] { $gold } boucliers.
}
strife-won-silver = D’autres ont aussi { $points } points et autant d’or, mais { $seat } gagne avec plus d’argent : { $silver ->
    [one] un bouclier.
   *[other] { $silver } boucliers.
}
strife-won-shared = { $count } joueurs ont { $points } points, et autant d’or et d’argent. Ils se partagent la victoire.


## Pourquoi pas

strife-no-more = Un seul geste suffit ici : { $thing }.
strife-no-middle = { $card } est au centre et y reste jusqu’à la fin de la manche.
strife-no-removed = { $card } est hors jeu pour cette manche. Toutes les cartes reviennent à la suivante.
strife-no-gap = Il n’y a rien à prendre dans la { $gap } : choisis une carte.
strife-no-own = { $card } est déjà devant toi : prends une carte du cercle.
strife-no-theirs = { $card } appartient à { $owner } : prends une carte du cercle.
strife-no-middle-place = On ne prend rien au centre : choisis une carte du cercle.
strife-no-pile = Seuls les champions font piocher : choisis une carte du cercle.
strife-no-seat = On prend dans le cercle, pas chez les autres.
strife-no-thing = Il n’y a rien à faire ici pour l’instant.
strife-no-blocked = { $card } est une carte bloquée : on ne peut plus la prendre de toute la manche.
strife-no-champion-inside = { $card } ne borde aucune brèche : un champion ne se prend que là.
strife-no-inside = { $card } ne borde aucune brèche. Comme il y en a { $gaps }, seules les cartes de bord peuvent être prises.
strife-no-champion-yet = { $card } doit attendre : tant qu’une carte Nombre est libre, prends celle-ci.
strife-no-side = Choisis l’un des deux côtés de la { $gap }.
strife-no-want-edge = { $champion } demande une carte au bord d’une brèche.
strife-no-want-edge-number = { $champion } demande une carte Nombre au bord d’une brèche.
strife-no-want-ring = { $champion } demande une carte Nombre du cercle.
strife-no-want-interior = { $champion } demande une carte Nombre du cercle, loin des brèches.
strife-no-want-own = { $champion } demande une de tes propres cartes.
strife-no-want-theirs = { $champion } demande une carte posée devant un autre joueur.
strife-no-want-other-edge = { $champion } demande une carte au bord d’une brèche.
strife-no-want-end = { $champion } demande un côté d’une brèche.
strife-no-want-gap = { $champion } demande une brèche.
strife-no-want-drawn = { $champion } demande une des cartes qui viennent d’être piochées.
strife-no-last-edge = Pas sur { $end } : il n’y aurait plus d’autre carte de bord à prendre.
strife-no-dead-gap = Les deux bords de la { $gap } sont déjà bloqués : choisis une autre brèche.
strife-no-blocked-target = { $card } est une carte bloquée : { $champion } ne peut rien en faire.
strife-no-returned = { $card } vient de retourner dans le cercle : { $champion } demande une autre carte.
strife-no-inert = { $card } est un champion, hors d’atteinte devant un joueur : { $champion } demande une carte Nombre.
strife-no-champion-target = { $card } est un champion : { $champion } demande une carte Nombre.
strife-no-edge-target = { $card } borde une brèche et n’en ouvrirait pas de nouvelle : { $champion } demande une carte loin des brèches.
strife-no-inside-target = { $card } ne borde aucune brèche : { $champion } demande une carte de bord.


## Pourquoi un robot, ou un conseil, le fait

strife-why-champion = { $card } promet plus qu’une carte Nombre.
strife-why-shield = { $card } vaut pour l’instant le { $shield } : c’est { $judge } qui décide de la couleur.
strife-why-turn = { $card } change la couleur gagnante : c’est alors { $judge } qui décide, et cela vaut le { $shield }.
strife-why-collect = { $card } fait { $sum } en { $colour }, et cette couleur peut encore gagner.
strife-why-effect = Le meilleur choix pour { $champion } : { $thing }.
strife-why-effect-shield = Le meilleur choix pour { $champion } : { $thing }. Pour l’instant, c’est { $judge } qui décide de la couleur, et cela vaut le { $shield }.
strife-why-effect-turn = Le meilleur choix pour { $champion } : { $thing }. La couleur gagnante change : c’est alors { $judge } qui décide, et cela vaut le { $shield }.


## Options

strife-option-champions = Champions
    .help = Seize champions mettent la table sens dessus dessous. Les premières parties sont plus faciles sans eux.
strife-option-champions-yes = Avec les champions
    .help = Une carte du cercle sur huit est un champion.
strife-option-champions-no = Nombres seulement
    .help = Le cercle n’a que des cartes Nombre, et on ne pioche jamais.
strife-option-copies = Cartes Nombre
    .help = En combien d’exemplaires existe chacune des vingt cartes Nombre. La règle que nous connaissons ne le dit pas.
strife-option-copies-two = Deux de chaque
    .help = 40 cartes Nombre. La plupart sont dans le cercle.
strife-option-copies-three = Trois de chaque
    .help = 60 cartes Nombre. La moitié reste invisible.
strife-option-inert = Champions devant les joueurs
    .help = Certains champions demandent la carte d’un joueur. La règle ne dit pas si ce peut être un autre champion.
strife-option-inert-yes = Hors d’atteinte
    .help = Seules les cartes Nombre peuvent être choisies. Un champion reste devant qui l’a pris.
strife-option-inert-no = Des cartes comme les autres
    .help = Un champion peut être donné, bloqué, échangé ou remis dans le cercle, puis repris.


## Les champions. $champion est le nom après les deux points.

strife-champion-short = { $champion ->
    [misha] Bord au centre
    [muriel] Payer, prendre un bord
    [amitiel] Rendre, prendre une autre
    [christoph] Nombre au centre, remplacer, piocher
    [gurak] Bloquer une carte adverse
    [gnigrit] Bloquer un bord
    [rogmesh] Fermer une brèche, en ouvrir une
    [durboc] Prendre au choix, rester en bloqueur
    [myriani] Un nombre sur deux
    [paeral] Un champion sur deux
    [ana] Une carte sur deux au centre
    [grongurd] Nombre ou champion
    [celestia] Échanger avec un rival
    [remial] Carte adverse au centre
    [arcohn] Carte adverse dans le cercle
   *[zakum] Carte adverse contre le cercle
}
strife-champion-help = { $champion ->
    [misha] Tu poses au centre une carte Nombre qui borde une brèche.
    [muriel] Tu poses une de tes cartes Nombre au centre. Puis tu prends une carte au bord d’une brèche.
    [amitiel] Tu remets une de tes cartes Nombre au bord d’une brèche, qui reste ouverte. Puis tu prends une autre carte de bord.
    [christoph] Tu poses au centre n’importe quelle carte Nombre du cercle. Christoph prend sa place, face visible, et tu pioches une carte Nombre.
    [gurak] Tu bloques une carte Nombre d’un autre joueur.
    [gnigrit] Tu bloques une carte au bord d’une brèche, nombre ou champion.
    [rogmesh] Tu bloques les cartes des deux bords d’une brèche. Puis tu retires une carte Nombre loin des brèches, qui laisse une nouvelle brèche.
    [durboc] Tu prends n’importe quelle carte Nombre du cercle. Durboc reste à sa place, face cachée et bloqué.
    [myriani] Tu pioches deux cartes Nombre et en gardes une. L’autre et Myriani sont retirées.
    [paeral] Tu pioches deux champions et en gardes un, qui agit aussitôt. L’autre et Paeral sont retirés.
    [ana] Tu pioches deux cartes Nombre. L’une va au centre, l’autre est retirée.
    [grongurd] Tu pioches une carte Nombre et un champion et gardes l’une ou l’autre ; le champion agirait aussitôt. L’autre carte et Grongurd sont retirés.
    [celestia] Tu échanges une de tes cartes Nombre contre celle d’un autre joueur.
    [remial] Tu poses au centre une carte Nombre d’un autre joueur. Ce joueur pioche une carte Nombre.
    [arcohn] Tu remets une carte Nombre d’un autre joueur au bord d’une brèche, qui reste ouverte. Ce joueur pioche une carte Nombre.
   *[zakum] Tu échanges une carte Nombre d’un autre joueur contre n’importe quelle carte Nombre du cercle.
}


## La table

strife-ring = Le cercle
strife-hub = Dans le cercle
# Une lettre, différente pour chaque couleur : elle accompagne l’emblème sur la carte.
strife-colour-letter = { $colour ->
    [red] R
    [green] V
    [blue] B
   *[yellow] J
}
strife-round = Manche { $round } sur { $rounds }
strife-turn = Carte { $turn } sur { $turns }
strife-gaps = { $count ->
    [0] aucune brèche
    [one] { $count } brèche
   *[other] { $count } brèches
}
strife-banner-edges = Bords seulement
strife-banner-free = Tout nombre
strife-start-player = Premier joueur
strife-cards-of = Cartes ({ $who })
strife-no-cards = pas encore de cartes
strife-sum = { $colour } : { $sum }
strife-shields = boucliers : { $gold } d’or, { $silver } d’argent, { $bronze } de bronze
strife-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
strife-pile-count = { $count ->
    [0] La { $pile } est vide
    [one] { $count } carte dans la { $pile }
   *[other] { $count } cartes dans la { $pile }
}
strife-removed-count = { $count ->
    [0] aucune carte retirée
    [one] { $count } carte retirée
   *[other] { $count } cartes retirées
}
strife-empty-middle = Le centre est vide
strife-middle-help = La carte la plus récente compte à la fin de la manche. Celles du dessous sont bloquées.

# Après le nom d’une carte ou d’une brèche.
strife-edge = au bord d’une brèche
strife-blocked = carte bloquée
strife-judge = déciderait maintenant
strife-middle-active = compte au centre
strife-gap-width = { $count ->
    [one] large de { $count } place
   *[other] large de { $count } places
}
strife-gap-dead = deux bords bloqués

# Les champions à l’œuvre, peut-être l’un dans l’autre.
strife-asks = { $champion } demande
strife-waits = { $champion } attend
strife-inside = { $champion }, par { $outer }
strife-chosen = choix : { $card }
strife-drawn = Cartes piochées

# Comment la manche serait comptée à cet instant.
strife-now = Si la manche finissait maintenant
strife-now-lowest = carte la plus basse : { $value }
strife-now-colours = gagne : { $colours }
strife-now-rank = { $who } : { $sum }, { $shield }
strife-now-without = { $who } : { $sum }, pas de bouclier
strife-now-nobody = personne n’a de couleur gagnante
strife-now-none = aucun nombre visible : aucune couleur ne gagne

# De près, et la table en mots.
strife-value = Valeur { $value }
strife-left = { $count ->
    [0] Il n’y reste rien.
    [1] Il y reste une carte :
   *[other] Il y reste { $count } cartes, dans un ordre que personne ne connaît :
}
strife-text-ring = Le cercle, dans le sens horaire
strife-text-middle = Le centre
strife-text-stack = Champions à l’œuvre
strife-text-piles = Pioches et cartes retirées
strife-text-none = aucune
