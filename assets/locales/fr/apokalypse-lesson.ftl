# Les notes de la première partie guidée ; leurs occasions sont dans py/obol/games/apokalypse/lesson.py.

apokalypse-lesson-goal = Quatre cavaliers viendront. Les citoyens vivants sont des points, les morts en coûtent ; et à la fin, il compte aussi que tu sois en secret du bien ou du mal, comme le dit cette carte.
apokalypse-lesson-turn = Joue une carte, dans ta nation ou dans une autre. Touche une carte, et les places où elle peut aller sont marquées. Les bons sont à gauche, les mauvais à droite.
apokalypse-lesson-citizen = Un citoyen est arrivé : une carte Population, face cachée. Qui pose un bon donne une carte, qui pose un mauvais en vole une.
apokalypse-lesson-place = Les cartes au-dessus et au-dessous des citoyens les protègent, ou changent ce qu’ils gagnent. Masque, casque et tête de porc aident chacun contre un cavalier ; la Mort, la dernière, demande les trois.
apokalypse-lesson-attack = Une attaque vise le dernier citoyen d’un rang : la Violence tue, un Revirement le fait changer de côté. Une musique dans sa colonne le garde.
apokalypse-lesson-ward = Tu as une carte qui arrête cette attaque ; les deux sont alors défaussées. Garde-la si la victime ne te touche pas : personne n’apprend que tu aurais pu aider.
apokalypse-lesson-round = Tous sauf un ont passé, et on a distribué : les bons fondateurs et citoyens rapportent de la Population, les mauvais du Capital. Plus de gens, plus de cartes.
apokalypse-lesson-horseman = Un cavalier arrive ! Chacun de ses symboles d’un côté y sauve un citoyen, et chaque musique aussi ; les autres meurent, de l’extérieur vers l’intérieur.
apokalypse-lesson-score = Chacun compte ses vivants moins ceux qui viennent de mourir. Le meilleur gagne aussi la carte du cavalier, qui vaut plus à chaque fois.
