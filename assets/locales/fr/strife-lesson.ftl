# Les notes de la première partie guidée ; leurs occasions sont dans py/obol/games/strife/lesson.py.

strife-lesson-goal = Chacun prend quatre cartes du cercle. À la fin, toutes les couleurs ne comptent pas, et vous décidez ensemble lesquelles, par les trous que vous laissez.
strife-lesson-take = À toi de choisir : prends le nombre que tu veux. Les grands sont bons, mais seulement si leur couleur gagne. Un champion ne se prend qu’au bord d’une brèche.
strife-lesson-edges = Trois brèches : désormais on ne prend plus que des cartes au bord d’une brèche. Elles sont marquées pour toi.
strife-lesson-gap = Là où était une carte, il reste une brèche. Garde un œil sur les cartes au bord : à la fin de la manche, le plus petit nombre y décide de la couleur gagnante.
strife-lesson-behind = Regarde ce qu’il y a derrière la carte que tu prends. Elle sera au bord ensuite, et si elle est petite, sa couleur peut gagner.
strife-lesson-champion = Un champion est une des quatre cartes. Il n’a pas de nombre, mais il agit aussitôt ; clic droit ou appui long pour lire ce qu’il fait.
strife-lesson-colour = La manche est finie. Le plus petit nombre au bord des brèches, ou au centre, a décidé : chaque couleur qui l’y montrait était gagnante.
strife-lesson-shields = On additionne ce que tu as dans les couleurs gagnantes. La plus forte somme reçoit l’or pour 3 points, puis l’argent pour 2 et le bronze pour 1 ; à égalité, c’est le plus proche du premier joueur.
strife-lesson-round = Un nouveau cercle, et c’est au suivant de commencer. Il y a autant de manches que de joueurs, et le plus de points l’emporte.
