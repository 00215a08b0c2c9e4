# La table que tous les jeux partagent. Ce que disent les jeux eux-mêmes se trouve dans <jeu>.ftl.

table-title = La table de { $game }
table-scene = La table
table-text = La table en mots
table-side = Journal et résultat
table-seats = Qui joue
table-seat-active = (à son tour)
table-seat-won = (vainqueur)
table-score = Points :
table-open-mark = Peut être choisi maintenant

## Boutons. Chaque -none dit pourquoi le bouton ne peut rien faire.

table-controls = Coups et aide
table-undo = Annuler
table-undo-none = Tu n’as encore aucun coup à annuler.
table-redo = Rétablir
table-redo-none = Rien n’a été annulé : il n’y a rien à rétablir.
table-undo-turn = Reprendre le tour
table-undo-turn-none = Tu n’as pas encore joué de tour que tu pourrais reprendre.
table-hint = Conseil
table-hint-none = Le conseil est là pour toi quand c’est à toi de jouer.
table-inspect = Regarder de près
table-lens = Touche un objet pour le regarder de près.
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-show = Montrer la table après le coup { $n }
table-turn = Tour { $n }
table-why = Pourquoi ?
table-menu = Plus
table-read = La table en texte
table-rules = Règles
table-share = Partager
table-settings = Réglages
table-keys = Touches
table-leave = Quitter la table
table-close = Fermer
table-rule = Lire la règle
table-unpick = Reposer
table-next = Continuer
table-skip = Passer
table-retry = Réessayer
table-send = Envoyer le lien à { $who }
table-busy = Un instant : ce coup est encore en train d’être montré.
table-orders = Réactions
table-orders-help = Quand les autres font une chose à laquelle tu pourrais répondre :
table-order-ask = Toujours me demander
table-order-target = Seulement quand on m’attaque
table-order-never = Ne jamais demander, laisser faire

## À qui de jouer, et ce qui est demandé

prompt-loading = La table se met en place.
prompt-yours = À toi de jouer. { $question }
prompt-person = { $who }, à toi de jouer. { $question }
prompt-picked = { $thing } : { $count ->
    [one] une place est marquée, touche-la.
   *[other] { $count } places sont marquées, touche l’une d’elles.
}
prompt-hint = Conseil : { $why }
prompt-moving = Ton coup est joué.
prompt-thinking = { $who } réfléchit.
prompt-friend = C’est à { $who } de jouer. Le lien emporte la partie.
prompt-secret = Qui veut peut répondre maintenant.
prompt-friend-secret = Une réponse est attendue. Le lien emporte la partie.

## Regarder en arrière

watch-move = { $n ->
    [0] Tu regardes le début de la partie ({ $of } coups).
   *[other] Tu regardes le coup { $n } sur { $of }.
}
watch-first = Au début
watch-back = Un coup en arrière
watch-forward = Un coup en avant
watch-last = Au dernier coup
watch-return = Revenir à la partie
watch-branch = Reprendre d’ici
watch-no-touch = Tu regardes le passé. Reviens à la partie pour jouer, ou reprends d’ici.

## Entre deux personnes sur un même appareil

curtain-title = { $who }, à toi de jouer
curtain-text = Passe l’appareil. La table reste couverte jusqu’à ce que { $who } lève le rideau.
curtain-lift = Je suis { $who }

## La fin

result-won = Tu as gagné, { $who } !
result-title = Victoire : { $who }
result-shared = { $names } partagent la victoire
result-nobody = Personne ne gagne
result-rematch = Revanche
result-swap = Changer de place
result-watch = Revoir la partie
result-chart = L’évolution des points.
result-chart-seat = { $who } : de { $first } à { $last }, au plus { $most }.
result-chart-start = début
result-chart-end = coup { $n }

## Seulement parlé

said-undo = Annulé.
said-redo = Rétabli.
said-undo-turn = Le tour est repris.
said-sound-on = Le son est activé.
said-sound-off = Le son est coupé.

## Une fenêtre sur une carte

pane-tools = Une fenêtre sur une carte
pane-whole = Toute la carte
pane-mine = Mon héros
pane-nearer = Plus près
pane-farther = Plus loin
