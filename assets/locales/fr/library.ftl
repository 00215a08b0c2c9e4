# Les parties de cet appareil, et ce qui arrive quand un lien les rencontre.

## La bibliothèque

library-title = Tes parties
library-search = Chercher
library-game = Jeu
library-state = État
library-all = Tout
library-yours = À toi de jouer
library-theirs = Aux autres de jouer
library-running = En cours
library-over = Terminées
library-count = { $of ->
    [one] Une partie sur cet appareil, { $count } affichée.
   *[other] { $of } parties sur cet appareil, { $count } affichées.
}
library-none = Aucune partie ne correspond. Change la recherche ou le choix.
library-empty = Il n’y a pas encore de partie sur cet appareil. Commences-en une, ou prends-en dans un fichier.
library-export = Tout enregistrer dans un fichier
library-import = Prendre des parties dans un fichier
library-import-help = Ce qui vient d’un fichier s’ajoute. Rien n’est écrasé ici.
library-imported = { $added ->
    [0] Aucune nouvelle partie.
    [one] Une partie ajoutée.
   *[other] { $added } parties ajoutées.
} { $known ->
    [0] { "" }
    [one] Une autre était déjà là.
   *[other] { $known } autres étaient déjà là.
}
library-wrong = { $wrong ->
    [one] Une entrée n’était pas une partie d’Obol.
   *[other] { $wrong } entrées n’étaient pas des parties d’Obol.
}
library-single = Ce fichier ne contient qu’une partie. Ouvre-le sur la page d’accueil.
shelf-facts = { $game } · { $moves ->
    [one] un choix
   *[other] { $moves } choix
} · { $size }
shelf-dates = Commencée { $begun } · jouée { $changed }
shelf-rename = Renommer
shelf-duplicate = Dupliquer
shelf-delete = Supprimer
shelf-name = Nom de la partie
shelf-save = Enregistrer
shelf-copy = { $title } (copie)
shelf-duplicated = La copie est à côté.
shelf-busy = Cette partie est ouverte dans un autre onglet. Ferme-la d’abord là-bas.
keeping-title = Où sont tes parties
keeping-where = { $count ->
    [0] Les parties sont gardées dans ce navigateur, sur cet appareil, et nulle part ailleurs.
    [one] Une partie de { $size } est gardée dans ce navigateur, sur cet appareil, et nulle part ailleurs.
   *[other] { $count } parties, { $size } en tout, sont gardées dans ce navigateur, sur cet appareil, et nulle part ailleurs.
}
keeping-all = Avec la copie hors ligne d’Obol, cela fait { $size }.
keeping-safe = Le navigateur a promis de les garder.
keeping-unsafe = Le navigateur peut les effacer si la place manque ou si tu ne viens pas pendant un moment. Demande-lui de les garder, ou enregistre un fichier de temps en temps.
keeping-protect = Demander au navigateur de les garder
keeping-granted = Le navigateur gardera tes parties.
keeping-refused = Le navigateur ne promet encore rien. Enregistre un fichier pour être tranquille.

## Un lien vers une partie déjà présente

stale-title = Tu es déjà plus loin
stale-text = Le lien montre la partie après { $link ->
    [one] un choix
   *[other] { $link } choix
}. Sur cet appareil, elle en est à { $here }.
stale-beside = Ouvrir ce moment à côté
fork-title = La même partie, une autre suite
fork-text = { $common ->
    [0] Dès le premier choix, le lien et la partie de cet appareil prennent des chemins différents.
    [one] Le lien et la partie de cet appareil ont un choix en commun, puis prennent des chemins différents.
   *[other] Le lien et la partie de cet appareil ont { $common } choix en commun, puis prennent des chemins différents.
}
fork-own = Ouvrir la mienne
fork-beside = Garder les deux, ouvrir la nouvelle
crossing-safe = Rien n’est écrasé sur cet appareil.

## Deux onglets

elsewhere-title = Cette partie est ouverte dans un autre onglet
elsewhere-text = Une partie se joue dans un seul onglet à la fois, pour qu’aucun coup ne se perde. Reprends-la ici, et l’autre onglet la laisse.
elsewhere-take = Reprendre ici
elsewhere-taking = L’autre onglet termine son coup.
elsewhere-copy = Continuer sur une copie
elsewhere-gone = La partie est passée dans un autre onglet
elsewhere-gone-text = Tous les coups joués ici y sont.
elsewhere-back = La reprendre ici

## Qui joue ici

seats-title = Places sur cet appareil
seats-text = Décoche une place pour la céder : qui ouvre le lien ailleurs pourra s’y asseoir. Coche une place pour la jouer ici.
seats-question = Quelles places se jouent ici ?
seats-note = La partie elle-même ne change pas.
seats-change = Changer

## Rejouer à partir d’un moment d’une partie entre amis

branch-title = Continuer à partir d’ici
branch-behind-revealed = L’annulation ne remonte pas si loin : depuis, quelque chose de caché a été vu.
branch-behind-friend = L’annulation ne remonte pas si loin : depuis, quelqu’un d’autre a joué.
branch-kept = Quel que soit ton choix, la partie avec tes amis reste telle quelle.
branch-alone = Essayer en solo
branch-alone-text = Des bots prennent les places de tes amis. Personne d’autre n’en saura rien.
branch-friends = Continuer avec mes amis
branch-friends-text = C’est une autre suite de la même partie. Envoie le lien : leur page le dira et gardera les deux.
branch-made-friends = C’est une autre suite de ta partie. Celle d’où tu viens est gardée à côté.
