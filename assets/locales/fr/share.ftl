# Le partage sous toutes ses formes, et les énigmes : chargé quand on le demande.

share-what = Que veux-tu partager ?
share-kind-game = La partie
    .help = Qui ouvre le lien s’assoit à la table telle qu’elle est ici.
    .label = Le lien de la partie telle qu’elle est
share-kind-moment = Ce moment, et la suite
    .help = Le lien ouvre toute la partie et montre d’abord ce moment.
    .label = Le lien de ce moment
share-kind-setup = La mise en place
    .help = Les mêmes places et options, avec une nouvelle donne à chaque ouverture.
    .label = Le lien de la mise en place
share-kind-puzzle = Une énigme
    .help = Qui ouvre le lien doit trouver le coup qui gagne à partir d’ici.
    .label = Le lien de l’énigme
share-other = Autres moyens
share-summary = Copier un résumé
share-transcript = Enregistrer le récit en texte
share-png = Image (PNG)
share-svg = Image (SVG)
share-copied = Le résumé est copié.
share-failed = Cela n’a pas marché dans ce navigateur.
share-qr-file = Enregistre plutôt la partie dans un fichier et envoie-le.

## Une partie en mots

account-seat = { $who } : { $score }
account-winner = { $who } : { $score } (gagne)
account-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups
}
account-next = C’est à { $who } de jouer.

## Énigmes. Une part dit combien de parties sur cent sont gagnées.

puzzle-ask = Une énigme : c’est à toi, et tu peux gagner. Trouve le coup.
puzzle-open = Bien jusqu’ici. Le coup n’est pas encore fini.
puzzle-solved-sure = Résolu ! Après cela, la victoire ne peut plus échapper.
puzzle-solved-likely = Résolu ! En jouant la suite dans { $worlds } mondes imaginés, ce coup gagne { $won } parties sur 100.
puzzle-missed-sure = Ce n’est pas ça : la victoire est perdue à coup sûr, et un coup la gardait. Annule et essaie autre chose.
puzzle-missed-likely = Ce n’est pas ça : dans { $worlds } mondes imaginés, ce coup ne gagne que { $won } parties sur 100, le meilleur { $best }. Annule et essaie autre chose.
