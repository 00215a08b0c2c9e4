# La page autour des jeux : accueil, dialogues, phrases communes à tous les jeux.

name = Obol
title = Obol : des jeux mythiques dans un lien
title-game = { $game } · Obol
tagline = Quatre jeux de dieux et d’ombres, portés par un lien. Paie le passeur et prends place.
skip = Aller au contenu
close = Fermer
cancel = Annuler
undo = Annuler
reload = Recharger
retry = Réessayer
more = Plus
to-start = Vers l’accueil

## Games

game-styx = Styx
game-styx-line = Deux souverains se disputent, carte après carte, cinq rives du fleuve noir, jusqu’à la dernière traversée du passeur.
game-styx-credit = par Facily Jeux (Ludovic et Patricia Barbe) ; traduction allemande de Lutz Pietschker
game-strife = Strife of Gods
game-strife-line = Les dieux cueillent des cartes dans un cercle à ciel ouvert, et leurs champions bousculent les meilleurs plans.
game-strife-credit = par Thomas Sellner, Adellos 2020
game-apokalypse = Apokalypse
game-apokalypse-line = En secret bon ou mauvais, tu peuples le ciel, la terre et l’enfer pendant que les cavaliers approchent.
game-apokalypse-credit = par Henning Poehl
game-cgs = Component Game System
game-cgs-line = Des héros parcourent une carte d’hexagones en Égée, lèvent des troupes, lancent des sorts et croisent ce qui vit dans les grottes.
game-cgs-credit = règles de fantasy 1.0 du Component Game System
players = { $count } personnes
players-range = { $from } à { $to } personnes
minutes = environ { $count } minutes
minutes-range = { $from } à { $to } minutes
others-title = Les autres jeux

## Start page

play = Jouer
play-help = Tout de suite, contre le bot avide. Ou choisis qui joue : des amis autour de cet appareil, des amis par lien, d’autres bots.
set-up = Préparer…
learn = Partie guidée
rules = Règles
settings = Réglages
about = À propos d’Obol
keys = Touches
tribute = Un hommage non officiel et non commercial à quatre jeux que nous aimons.
continue-title = Continuer
standing-over = Terminée, { $score }
standing-open = À peine commencée
standing-secret = Une réponse est attendue · { $score }
standing-waits = Attend ses composants : { $names }. Ouvre la partie pour les apporter.
standing-yours = À toi de jouer · { $score }
standing-theirs = À { $who } de jouer · { $score }
delete-game = Supprimer la partie { $seats }
deleted = La partie est supprimée.
library-open = Toutes les parties ({ $count })
opened-stale = Sur cet appareil, tu es déjà plus loin. Voici le moment d’avant.
to-newest = Aller au plus récent

## Seats

# $alike is how many nameless seats of this kind there are.
seat-person = { $alike ->
    [one] Joueur
   *[other] Joueur { $n }
}
seat-friend = { $alike ->
    [one] Invité
   *[other] Invité { $n }
}
seat-greedy = { $alike ->
    [one] Midas
   *[other] Midas { $n }
}
seat-random = { $alike ->
    [one] Tyché
   *[other] Tyché { $n }
}
seat-novice = { $alike ->
    [one] Elpénor
   *[other] Elpénor { $n }
}
seat-adept = { $alike ->
    [one] Orphée
   *[other] Orphée { $n }
}
seat-master = { $alike ->
    [one] Dédale
   *[other] Dédale { $n }
}
seat-oracle = { $alike ->
    [one] Pythie
   *[other] Pythie { $n }
}
kind-person = Quelqu’un ici
kind-friend = Invité par lien
kind-bot = Bot
bot-label = Quel bot
kind-greedy = Midas, bot avide
    .help = Prend ce qui semble le mieux sur le moment.
kind-random = Tyché, bot au hasard
    .help = Prend n’importe quoi.
kind-novice = Elpénor, novice
    .help = Pèse les deux choix les plus probables et regarde un tour en avant. Un début aimable.
kind-adept = Orphée, initié
    .help = Imagine quelques parties pour chacun des quatre choix les plus probables.
kind-master = Dédale, maître
    .help = Imagine des dizaines de parties pour chacun des huit choix les plus probables. Difficile à battre.
kind-oracle = Pythie, oracle
    .help = Imagine des centaines de parties pour chaque choix, et ce que tu répondras. Prend son temps.
elo-above = { $points ->
    [0] Elo : à égalité avec Midas.
   *[other] Elo : { $points } au-dessus de Midas, qui perd environ { $percent } parties sur 100.
}
elo-below = Elo : { $points } au-dessous de Midas, qui gagne environ { $percent } parties sur 100.

## Waiting

boot-name = Préparation des règles
boot = { $stage ->
    [scripts] On ouvre la boîte
    [runtime] L’arbitre arrive
    [library] Les livres de règles arrivent
    [rules] On apprend les règles
   *[ready] Prêt
} · { $percent } %
waiting-title = La barque est en route
waiting-text = Les règles arrivent. Cela prend un moment à la première visite, presque rien ensuite.

## New game

new-title = { $game } : une nouvelle partie
players-label = Combien de personnes jouent
seat-number = Place { $n }
name-label = Nom
swap-seats = Échanger les places
note-friend = Après ton coup, envoie le lien. Il contient toute la partie, même les cartes cachées, et te revient sous forme de lien. Qui veut regarder le peut.
note-around = Vous partagez cet appareil. Entre deux tours, un rideau cache la main de l’autre.
note-bots = Les bots jouent entre eux et tu regardes.
seed = Mélange
seed-label = Graine du mélange
seed-help = Le même nombre ou les mêmes mots donnent partout les mêmes cartes. Laisse vide pour un mélange que personne ne connaît.
start-game = Commencer la partie

## Open

open-title = Ouvrir un lien ou un fichier
open-label = Un lien, ou un message qui en contient un
open-placeholder = Colle-le ici
open-do = Ouvrir
open-file = Choisir un fichier
open-drop = Ou dépose un fichier n’importe où sur cette page.
who-title = Une invitation à { $game }
who-text = { $moves ->
    [0] La partie va commencer.
    [one] Un seul choix a été fait jusqu’ici.
   *[other] { $moves } choix ont été faits jusqu’ici.
}
who-question = Qui es-tu ?
who-friend = Place { $n }, invitation par lien
who-person = Place { $n }, d’où vient l’invitation
who-moves = doit jouer
who-sit = À table
who-watch = Seulement regarder

## Share

share-title = Partager cette partie
share-length = { $count } caractères. Le lien est la partie : rien n’est stocké ailleurs.
share-wait = On écrit le lien…
copy = Copier
copied = Le lien est copié.
copy-yourself = Le lien est sélectionné : copie-le avec la commande de ton appareil.
share-system = Partager…
share-file = Enregistrer un fichier
share-live = Relier en direct
file-saved = Enregistré sous { $file }.
share-open = Un lien ouvert contient toutes les cartes, même cachées. Qui veut tricher le peut.
share-friend = L’autre ouvre le lien, joue et t’envoie le suivant.
share-qr = Code QR du lien
share-qr-long = Ce lien est trop long pour un code QR.
branch-made = C’est une nouvelle partie. L’ancienne reste telle quelle.
error-no-puzzle = Il n’y a rien à trouver ici : aucun coup ne gagne à lui seul là où la plupart échouent. Cherche un moment proche de la fin.
daily-title = Défi du jour
daily-of = Défi du { $date }
daily-text = { $game }, avec la même donne pour tous.
daily-link = Son lien
daily-play = Relever le défi
daily-resume = Continuer
daily-again = Revoir la partie
daily-done = Terminé : { $score }

## Settings

setting-language = Langue
setting-theme = Lumière
setting-theme-auto = Comme l’appareil
setting-theme-light = Jour
setting-theme-dark = Nuit
setting-speed = Vitesse à laquelle on montre les coups des autres
setting-speed-05 = Lente
setting-speed-1 = Normale
setting-speed-2 = Rapide
setting-speed-0 = Immédiate
setting-thinking = Temps de réflexion des bots
setting-thinking-quick = Bref
setting-thinking-normal = Normal
setting-thinking-long = Long
setting-motion = Mouvement
setting-motion-auto = Comme l’appareil
setting-motion-off = Aucun
setting-pause = Attendre après chaque événement
    .help = Ce que font les autres attend une touche ou un appui.
setting-forced = Faire pour moi le seul choix possible
    .help = Là où il n’y a qu’une chose à faire, elle se fait seule.
setting-curtain = Rideau entre deux personnes
    .help = Cache la table pendant que l’appareil change de mains.
setting-ceremony = Cérémonies
    .help = Retourne toi-même les premières cartes au lieu de les trouver retournées.
setting-letters = Touches à une seule lettre
    .help = Comme u pour revenir en arrière. Désactive-les si tu parles à ton appareil.
setting-sound = Son
    .help = De petits bruits pour les cartes et la barque.

## Keys

keys-key = Touche
keys-does = Ce qu’elle fait
keys-on = Les touches à une seule lettre se désactivent dans les réglages.
keys-off = Les touches à une seule lettre sont désactivées dans les réglages.
key-help = Cette aide
key-move = Aller d’une chose à l’autre
key-next = Chose suivante ou précédente que tu peux toucher
key-act = Prendre, poser, appuyer
key-back = Retour, ou fermer
key-hand = Une carte de ta main
key-undo = Annuler le coup
key-redo = Rejouer le coup annulé
key-hint = Un conseil
key-log = Le journal
key-inspect = Regarder de près
key-step = Un pas, quand tu revois une partie
key-ends = Début ou fin d’une partie
key-replay = Revoir la partie, ou arrêter de la revoir
key-turn = En revoyant : un tour en arrière ou en avant
key-mute = Couper ou remettre le son
key-whole = Sur une carte : tout voir
key-mine = Sur une carte : revenir à soi
key-zoom = Sur une carte : plus près, plus loin
key-pan = Sur une carte : regarder dans une direction
keycap-arrows = Flèches
keycap-shift = Maj
keycap-page-down = Page bas
keycap-page-up = Page haut
keycap-enter = Entrée
keycap-space = Espace
keycap-escape = Échap
keycap-home = Début
keycap-end = Fin

## Rules

rules-of = Règles de { $game }
rules-contents = Sommaire
rules-wait = On tourne les pages…
rules-missing = Les règles n’ont pas pu être chargées. Vérifie ta connexion et ouvre-les de nouveau.

## About

about-what = L’obole était la pièce qui payait le passage du Styx. Ici, la pièce est un lien : il porte toute la partie. Rien n’est donc gardé sur un serveur, et il n’y a pas de compte.
about-privacy = Cette page ne parle à personne. Tes parties et tes réglages restent sur cet appareil tant que tu n’envoies pas de lien.
about-authors = Les jeux et leurs auteurs
about-tribute = Obol n’est ni officiel ni commercial, et n’a aucun lien avec les auteurs ou les éditeurs. Tous les droits sur les jeux leur appartiennent. Les textes, les dessins et le programme sont de nous ; le programme est libre sous licence MIT.
about-parts = Fonctionne avec Python (Pyodide et PyScript). Icônes Lucide, caractères Atkinson Hyperlegible.

## Offline

offline-ready = Désormais, Obol fonctionne aussi hors ligne.
update-ready = Une nouvelle version d’Obol est prête.
update-now = Recharger maintenant

## What can go wrong

failure-link = Impossible d’ouvrir cela
failure-engine = La barque n’est pas venue
failure-safe = Rien n’est perdu : tes parties sont là où elles étaient.
back-to-game = Retour à ta partie
paste-again = Essayer un autre lien
error-unknown = Quelque chose s’est mal passé. Ta partie est enregistrée ; recharge la page pour la retrouver.
error-link-empty = Il n’y a encore rien à ouvrir. Colle d’abord un lien.
error-link-foreign = Ce n’est pas un lien d’Obol. Le lien d’une partie finit par un # et une longue suite de lettres et de chiffres.
error-link-damaged = Ce lien est abîmé. Un morceau s’est peut-être perdu en route : redemande-le et copie-le en entier.
error-link-long = C’est trop long pour un lien d’Obol ; il n’a donc pas été ouvert.
error-link-newer = Ce lien vient d’un Obol plus récent. Recharge la page pour avoir la nouvelle version, puis ouvre-le de nouveau.
error-link-sealed = Cette partie est scellée, et cette version d’Obol ne sait pas ouvrir les parties scellées. Demande un lien ouvert.
error-link-impossible = Ce lien raconte une partie qui n’a jamais pu avoir lieu ; il n’a donc pas été ouvert.
error-file = Ce fichier n’est pas une partie d’Obol.
error-file-large = Ce fichier est trop gros pour une partie d’Obol ; il n’a donc pas été ouvert.
error-engine = Les règles ont trébuché sur une chose qu’elles devraient connaître. C’est notre faute. Ta partie est enregistrée.
error-set-file = Le fichier { $file } est illisible : { $detail }.
error-set-problems = Le jeu de composants dans { $file } a { $problems ->
    [one] un problème
   *[other] { $problems } problèmes
} et ne peut pas être joué. Vérifie-le d’abord.
error-call = La page a demandé aux règles une chose qu’elles ne connaissent pas. Recharge la page pour que les deux aient la même version.
error-python-missing = Les règles n’ont pas pu être chargées. Vérifie ta connexion et réessaie ; le livret, les réglages et les parties enregistrées restent là.
error-worker-died = Les règles ne répondaient plus et ont été relancées. Ta partie est enregistrée, continue.
error-storage-full = La mémoire de cet appareil est pleine. La partie continue, mais garde-la sous forme de lien ou de fichier avant de fermer l’onglet.
error-storage-blocked = Ce navigateur ne nous laisse pas enregistrer de parties. Tu peux jouer, mais garde la partie sous forme de lien ou de fichier avant de fermer l’onglet.
error-language = Les textes dans cette langue n’ont pas pu être chargés. Vérifie ta connexion et réessaie.
error-setup-kind = Ce genre de joueur n’existe pas : { $kind }.
error-setup-name = Un nom a { $longest } caractères au plus.
error-setup-seed = La graine doit être un nombre entier de 0 à { $largest }.
error-setup-seats = Le jeu n’est pas fait pour { $seats } places.
error-setup-option = Le jeu n’a pas l’option { $option }, ou pas avec cette valeur.
error-game-unknown = Il n’y a pas ici de jeu nommé { $game }.
error-choice-illegal = Les règles ne le permettent pas maintenant.
refusal-over = La partie est terminée.
refusal-turn = Ce n’est pas à toi : c’est à { $seat } de décider.
refusal-others = Les autres peuvent répondre d’abord. La suite dans un instant.
why-random = Pur hasard : Tyché s’en remet au sort.
why-only = Il n’y a pas d’autre choix.
why-search = { $games } parties imaginées : ce choix en gagne { $won } sur cent, le suivant { $second }.
why-search-named = { $move } : gagne { $won } parties imaginées sur cent. Ensuite : { $next }, avec { $second }.
why-search-secret = { $move } : gagne { $won } parties imaginées sur cent. Le choix suivant reste secret, avec { $second }.
why-search-near = { $games } parties imaginées : ce choix en gagne { $won } sur cent, un autre { $second }, ce qui n’est pas nettement mieux.
why-search-near-named = { $move } : gagne { $won } parties imaginées sur cent. { $next } en gagne { $second }, ce qui n’est pas nettement mieux.
why-search-near-secret = { $move } : gagne { $won } parties imaginées sur cent. Un choix qui reste secret en gagne { $second }, ce qui n’est pas nettement mieux.
why-past = Cela fut décidé avec un autre temps ou un autre soin qu’aujourd’hui.
why-hidden = Ce qui parle pour ce coup se trouve dans des cartes que tu ne vois pas.
why-certain-won = Tout est calculé jusqu’à la fin : ce choix gagne.
why-certain-lost = Tout est calculé jusqu’à la fin : face au meilleur jeu, aucun choix ne gagne plus.
error-tournament-bots = Un tournoi demande au moins deux bots différents.
error-tournament-resume = Le fichier { $file } appartient à un autre tournoi.

## Fouiller une boîte

box-open = Fouiller la boîte
box-of = La boîte : { $game }
box-search = Chercher dans les noms et les textes
box-kinds = Ce qui est montré
box-sets = Boîtes
box-sets-all = Les deux boîtes
box-all = Tout
box-print = Imprimer
box-count = { $count ->
    [one] Une chose
   *[other] { $count } choses
}

## Ce que les joueurs apportent eux-mêmes

supply-file = Choisir un fichier
supply-example = Enregistrer un exemple
supply-paste = Ou colle le texte d’un jeu de composants, ou un lien qui en contient un
supply-add = Ajouter
supply-pasted = texte collé
supply-kept = Jeux de composants sur cet appareil
supply-added = « { $name } » est maintenant sur cet appareil, prêt à être joué.
supply-refused = { $count ->
    [one] On ne peut pas encore jouer avec ces composants. Une chose ne va pas :
   *[other] On ne peut pas encore jouer avec ces composants. { $count } choses ne vont pas :
}
supply-more = { $count ->
    [one] Et une autre.
   *[other] Et { $count } autres.
}
supply-wanted = La partie attend { $names }. Choisis son fichier, ou colle son texte ou un lien qui le contient.
supply-save = Enregistrer « { $name } » dans un fichier
supply-remove = Retirer « { $name } » de cet appareil
supply-removed = « { $name } » est parti. Les parties qui l’utilisent le demanderont.
supply-manage = Ajouter ou regarder des composants
supply-first = Ajouter des composants
share-supply = Joindre { $names }
share-supply-with = Qui ouvre le lien reçoit aussi les composants. Certaines messageries coupent les longs liens : le fichier est plus sûr.
share-supply-without = Un lien court pour qui a déjà les composants. Aux autres, ils seront demandés.
share-supply-long = { $names } ne tient pas dans un lien. Enregistre la partie dans un fichier : les composants y sont.
failure-supply = Il manque des composants
error-supply-missing = Cette partie se joue avec des composants que tu n’as pas encore : { $names }. Ouvre leur fichier, ou un lien qui les contient. La partie reste telle qu’elle est.
error-supply-long = Ce texte est trop long : { $longest } caractères au plus.
error-supply-none = Ce lien ne contient pas de composants.
error-setup-supplies = { $most ->
    [0] Ce jeu se joue avec ce que contient sa boîte.
   *[other] On peut ajouter au plus { $most } jeux de composants différents.
}
