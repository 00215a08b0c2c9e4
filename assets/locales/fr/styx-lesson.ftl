# Les notes de la première partie guidée ; leurs occasions sont dans py/obol/games/styx/lesson.py.

styx-lesson-goal = Ces cinq cases sont le fleuve. Une case est à toi tant que sa carte du dessus te fait face : tiens les cinq et tu gagnes aussitôt, sinon c’est celui qui en tient le plus à la fin.
styx-lesson-turn = Prends une des deux âmes visibles, puis pose une âme de ta main, n’importe laquelle. Ou pioche à l’aveugle, et ton tour est fini.
styx-lesson-place = Choisis une âme, et les cases où elle peut aller sont marquées. En général, elle évite son groupe et sa force ; parmi les autres, c’est son signe qui choisit.
styx-lesson-again = Cette âme a le groupe ou la force de Phlégyas. Qui en pose une pareille doit en poser une autre aussitôt : un tour peut donc rapporter deux cases.
styx-lesson-capture = La nouvelle âme fait face à qui l’a posée, et la case est à lui. Rien n’est jamais sûr : toute case peut encore changer de main.
styx-lesson-ferry = Phlégyas, le nocher, rejoint le signe de chaque âme posée. Une âme qui porte son propre signe fait ce que dit sa place.
styx-lesson-reveal = Une nouvelle âme est visible. Ce que tu laisses est pour l’autre : regarde bien les deux avant de choisir.
styx-lesson-cover = Cette âme est tombée sur une case que son camp tenait déjà. Cela arrive quand le signe ne laisse pas d’autre place ; mieux vaut le voir venir.
