# Die erste Partie mit Begleitung: was allen Spielen gemeinsam ist. Die Hinweise stehen in <game>-lesson.ftl.

lesson = Lernpartie
lesson-count = Hinweis { $n } von { $all }
lesson-understood = Verstanden
lesson-play-on = Weiterspielen
lesson-leave = Ohne Hinweise weiter

lesson-offer = Zum ersten Mal hier? Für die ersten Züge kann dir jemand über die Schulter schauen.
lesson-offer-no = Nein, danke

# Hinweise, die zu jedem Spiel passen

lesson-help = Unsicher? Der Tipp schlägt einen Zug vor und sagt, warum. Zurücknehmen kannst du alles. Und mit Rechtsklick oder langem Druck liest du jedes Ding groß.
lesson-end = Mehr brauchst du nicht, ab hier gehört die Partie dir. Die Regeln stehen im Menü, wenn du etwas nachlesen willst. Nächstes Mal setzen sich vielleicht stärkere Bots dazu, oder Freunde.
