# Playing live: two browsers that talk to each other without a server.

live-title = Jouer en direct
live-how = Vos deux navigateurs se relient directement, et chaque coup arrive aussitôt. L’un envoie une invitation, l’autre renvoie une réponse.
live-writing = On écrit l’invitation…
live-invitation = Ton invitation
live-invitation-help = Envoie-la à l’autre, ou fais-la scanner.
live-answer = Ta réponse
live-answer-help = Renvoie-la là d’où vient l’invitation, ou fais-la scanner.
live-theirs = Ce que l’autre t’a envoyé
live-connect = Relier
live-wait = Dès que ta réponse est arrivée, la partie s’ouvre toute seule.
live-calling = Connexion en cours…
live-stale = Rien n’est revenu pour l’instant. Une réponse qui attend longtemps peut expirer : écris-en une nouvelle et envoie-la aussitôt.
live-answer-again = Écrire une nouvelle réponse
live-reach = Aucun serveur n’aide : les deux appareils doivent pouvoir se joindre. Sur le même réseau, c’est presque toujours le cas ; à travers Internet, rarement. Par lien, ça marche partout.
live-unable = Ce navigateur ne peut pas se relier directement à un autre. La partie continue par lien.

live-open = Vous êtes reliés : chaque coup arrive aussitôt.
live-undo = Un coup arrivé reste joué. Ce que tu peux reprendre dans une partie par lien, tu le reprends avant l’envoi.
live-leave = Couper la liaison
live-lost = La liaison directe est coupée. Rien n’est perdu : la partie continue par lien.
live-failed = Les deux appareils n’ont pas pu se joindre, ou la réponse est arrivée trop tard. Rien n’est perdu : la partie continue par lien.
live-again = Relier à nouveau
live-beside = Ouvrir l’autre à côté
live-stands = L’autre a déjà reçu ce coup : il reste joué.

live-forked = L’autre a continué autrement à partir d’ici. Ta partie reste comme elle est.
live-foreign = L’autre a une autre partie sur la table. La tienne reste comme elle est.
live-mine = L’autre a envoyé un coup pour une place que tu joues. Il n’a pas été accepté.
live-refused-forked = L’autre a continué autrement et n’a pas accepté ton coup. Partagez le lien pour vous mettre d’accord.
live-refused-foreign = L’autre a une autre partie sur la table et n’a pas accepté ton coup.
live-refused-mine = L’autre joue cette place et n’a pas accepté ton coup.

live-handed = La réponse est arrivée dans l’onglet de ta partie. Tu peux fermer celui-ci.
live-error-code = Ce n’est ni une invitation ni une réponse. Copie tout, de la première lettre à la dernière.
live-error-nobody = C’est une réponse, mais aucune partie ne l’attend ici. Envoie une nouvelle invitation depuis la partie.
live-error-network = Cet appareil n’a pas de réseau en ce moment.
