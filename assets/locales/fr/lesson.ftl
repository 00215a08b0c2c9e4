# La première partie guidée : ce que tous les jeux ont en commun. Les mots sont dans <game>-lesson.ftl.

lesson = Leçon
lesson-count = Note { $n } sur { $all }
lesson-understood = Compris
lesson-play-on = Continuer à jouer
lesson-leave = Quitter la leçon

lesson-offer = C’est ta première fois ici ? Pendant quelques tours, quelqu’un peut regarder par-dessus ton épaule.
lesson-offer-no = Non, merci

# Des notes qui vont à tous les jeux

lesson-help = Tu hésites ? Le conseil propose un coup et dit pourquoi, et tu peux tout annuler. Pour lire une chose en grand, clic droit ou appui long.
lesson-end = Tu sais tout ce qu’il faut, la partie est à toi. Les règles sont dans le menu si tu veux vérifier quelque chose ; la prochaine fois, invite des bots plus forts ou des amis.
