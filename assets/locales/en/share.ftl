# Sharing in all its forms, and puzzles: fetched when somebody wants it.

share-what = What do you want to share?
share-kind-game = The game
    .help = Whoever opens the link is at the table as it stands here.
    .label = The link of the game as it stands
share-kind-moment = This moment, and what followed
    .help = The link opens the whole game and shows this moment of it first.
    .label = The link of this moment
share-kind-setup = The set-up
    .help = The same seats and options with a new deal, each time the link is opened.
    .label = The link of the set-up
share-kind-puzzle = A puzzle
    .help = Whoever opens the link is to find the move that wins from here.
    .label = The link of the puzzle
share-other = Other ways
share-summary = Copy a summary
share-transcript = Save the story as text
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-copied = The summary is copied.
share-failed = That did not work in this browser.
share-qr-file = Save the game as a file and send that instead.

## A game in words

account-seat = { $who }: { $score }
account-winner = { $who }: { $score } (winner)
account-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
account-next = { $who } is to move.

## Puzzles. A share is how many of a hundred games are won.

puzzle-ask = A puzzle: it is your move, and you can win. Find the move.
puzzle-open = Good so far. The move is not finished yet.
puzzle-solved-sure = Solved! After this the win cannot be taken away any more.
puzzle-solved-likely = Solved! Played on from here in { $worlds } guessed worlds, this wins { $won } games out of 100.
puzzle-missed-sure = That is not it: the win is gone for certain, and there was a move that keeps it. Undo and try another.
puzzle-missed-likely = That is not it: in { $worlds } guessed worlds this wins only { $won } games out of 100, the best move { $best }. Undo and try another.
