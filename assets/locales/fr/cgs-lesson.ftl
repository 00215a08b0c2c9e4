# Les notes de la première partie guidée ; leurs occasions sont dans py/obol/games/cgs/lesson.py.

cgs-lesson-goal = Gagne combats et épreuves, et ta bannière y flotte : les bannières sont des points. Avec 8, et plus que tous les autres, tu peux gravir l’Olympe ; la première bannière au sommet gagne.
cgs-lesson-cards = D’abord les cartes : joues-en autant que tes dinars le permettent. Les alliés sont un bon début, car ils bougent et se battent aussitôt. Puis passe au mouvement.
cgs-lesson-move = Chacun de tes personnages peut bouger une fois, case par case. Une case coûte un point, une montagne deux ; le premier pas sur une route est gratuit.
cgs-lesson-encounter = Un nombre blanc annonce une rencontre : une épreuve ou une créature. Quand les cartes vaincues là atteignent ensemble le nombre, ta bannière s’y plante.
cgs-lesson-surprise = Les créatures frappent les premières quand tu arrives chez elles, puis tu ripostes. Un coup touche si la valeur et le dé ensemble dépassent la défense ; le laurier touche toujours.
cgs-lesson-explore = Personne ne connaît encore ce coin de la carte. Choisis comment il sera posé ; il est ensuite révélé et tu y entres. Si de l’eau ou un rempart te barre le chemin, tu restes là.
cgs-lesson-action = Chacun de tes personnages a une action : attaquer, ou tenter la rencontre de sa case. D’autres à portée peuvent soutenir une attaque, chacun pour 1 de plus.
cgs-lesson-banner = Une bannière ! Elle vaut le nombre de sa case, et sous ta propre bannière la case reste calme pour toi. Les autres peuvent l’arracher, mais il leur en coûte le double.
cgs-lesson-camp = À la deuxième blessure, un héros est vaincu et se réveille au camp, guéri et avec tous ses biens. Alors, du cran : une défaite ne coûte que le chemin.
