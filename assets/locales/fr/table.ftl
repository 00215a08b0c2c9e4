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
table-hint-past = Tant que la partie dure, un bot ne conseille que pour tes propres coups ; ensuite, pour ceux de tous.
table-inspect = Regarder de près
table-lens = Touche un objet pour le regarder de près.
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-show = Montrer la table après le coup { $n }
timeline-round = Manche { $n }
table-turn = Tour { $n }
table-why = Pourquoi ?
table-thinking = Réfléchit
table-thinking-share = { $percent } % de la réflexion est faite
table-hurry = Jouer maintenant
weighed-title = Ce qui fut pesé
weighed-show = Et sinon ?
weighed-chosen = choisi
weighed-value = { $value } gagnées sur 100
weighed-games = { $games ->
    [one] une partie imaginée
   *[other] { $games } parties imaginées
}
weighed-secret = Une chose que tu ne vois pas
weighed-veiled = Ce qui fut fait
table-menu = Plus
table-replay = Revoir la partie
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
table-send-all = Envoyer le lien aux autres
table-who = Places
table-settled-revealed = Par lien, on n’annule que ce qui n’a rien dévoilé : ici, quelque chose de caché a été vu.
table-settled-friend = Par lien, on n’annule pas ce à quoi d’autres ont déjà répondu : on a joué ailleurs depuis.
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
prompt-since = Depuis ton dernier tour : { $what }
prompt-secret = Qui veut peut répondre maintenant.
prompt-friend-secret = Une réponse est attendue. Le lien emporte la partie.

## Regarder en arrière

watch-move = { $n ->
    [0] Le début
   *[other] Coup { $n } sur { $of }
}
watch-first = Au début
watch-back = Un coup en arrière
watch-forward = Un coup en avant
watch-last = Au dernier coup
watch-play = Laisser défiler
watch-pause = Pause
watch-link = Lien vers ce moment
watch-hint = Un bot ferait ceci : { $why }
watch-return = Revenir à la partie
watch-branch = Reprendre d’ici
watch-no-touch = Tu regardes le passé. Reviens à la partie pour jouer, ou reprends d’ici.

## Ce qu’on peut faire d’une ligne du journal

log-more = Ce qu’on peut faire à partir d’ici
log-more-of = À partir d’ici : { $line }
log-moment = { $n ->
    [0] Le début
   *[other] Coup { $n }
}
log-watch = Regarder ce moment
log-return = Revenir jusqu’ici
log-branch = Continuer d’ici dans une nouvelle partie
log-link = Lien vers ce moment

## Le cours de la partie, sous la table

timeline = Le cours de la partie
timeline-slider = Moment de la partie
timeline-turn-back = Au début du tour, ou un tour en arrière
timeline-turn-on = Un tour en avant
timeline-turn = Aller à un tour
timeline-eyes = Avec les yeux de qui
timeline-eyes-seat = Vue : { $who }
timeline-eyes-all = Toutes les mains visibles
timeline-eyes-mover = Vue de qui joue
timeline-eyes-table = Vue du public
timeline-pace = Allure
timeline-times = { $n }×

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
result-analyse = Analyser
result-chart = L’évolution des points.
result-chart-seat = { $who } : de { $first } à { $last }, au plus { $most }.
result-chart-start = début
result-chart-end = choix { $n }

## Une partie après coup

analysis-title = Comment la partie s’est jouée
analysis-what = À chaque moment, beaucoup de parties ont été imaginées d’après ce que chacun pouvait voir. Les lignes disent combien sur cent chaque joueur en gagne.
analysis-share = { $percent } % calculés
analysis-halted = Arrêté à { $percent } %
analysis-halt = Arrêter
analysis-go-on = Continuer
analysis-chart = Les chances de gagner, du premier choix au dernier.
analysis-seat = { $who } : de { $first } à { $last } sur cent.
analysis-end = choix { $n }
analysis-turns = Tournants
analysis-rose = Choix { $at } : { $who } monte de { $before } à { $after }
analysis-fell = Choix { $at } : { $who } tombe de { $before } à { $after }
analysis-calm = Il n’y eut aucun tournant marqué.
analysis-figures = Tous les chiffres
analysis-choice = Après le choix

## Seulement parlé

said-undo = Annulé.
said-redo = Rétabli.
said-undo-turn = Le tour est repris.
said-return = Tu es revenu à ce moment. La suite peut être rétablie.
said-sound-on = Le son est activé.
said-sound-off = Le son est coupé.

## Une fenêtre sur une carte

pane-tools = Une fenêtre sur une carte
pane-whole = Toute la carte
pane-mine = Mon héros
pane-nearer = Plus près
pane-farther = Plus loin
