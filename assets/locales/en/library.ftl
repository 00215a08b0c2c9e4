# The games of this device, and the ways in which a link meets them.

## The library

library-title = Your games
library-search = Search
library-game = Game
library-state = How it stands
library-all = All
library-yours = Your move
library-theirs = Waiting for others
library-running = In progress
library-over = Finished
library-count = { $of ->
    [one] One game on this device; { $count } shown.
   *[other] { $of } games on this device; { $count } shown.
}
library-none = No game fits. Change the search or what is shown.
library-empty = There is no game on this device yet. Start one, or bring games from a file.
library-export = Save all as one file
library-import = Bring games from a file
library-import-help = What comes from a file is added. Nothing here is overwritten.
library-imported = { $added ->
    [0] No new game.
    [one] One game added.
   *[other] { $added } games added.
} { $known ->
    [0] { "" }
    [one] One was here already.
   *[other] { $known } were here already.
}
library-wrong = { $wrong ->
    [one] One entry was no game of Obol.
   *[other] { $wrong } entries were no games of Obol.
}
library-single = This file holds a single game. Open it on the start page.
shelf-facts = { $game } · { $moves ->
    [one] one choice
   *[other] { $moves } choices
} · { $size }
shelf-dates = Begun { $begun } · last { $changed }
shelf-rename = Rename
shelf-duplicate = Duplicate
shelf-delete = Delete
shelf-name = Name of the game
shelf-save = Save
shelf-copy = { $title } (copy)
shelf-duplicated = The copy lies beside it.
shelf-busy = This game is open in another tab. Close it there first.
keeping-title = Where your games are
keeping-where = { $count ->
    [0] Games are stored in this browser, on this device, and nowhere else.
    [one] One game of { $size } is stored in this browser, on this device, and nowhere else.
   *[other] { $count } games, { $size } together, are stored in this browser, on this device, and nowhere else.
}
keeping-all = With the offline copy of Obol that makes { $size }.
keeping-safe = The browser has promised to keep them.
keeping-unsafe = The browser may clear them when room is short or you have not been here for a while. Ask it to keep them, or save a file now and then.
keeping-protect = Ask the browser to keep them
keeping-granted = The browser will keep your games.
keeping-refused = The browser makes no promise yet. Save a file to be sure.

## A link of a game that is here

stale-title = You have already moved past this
stale-text = The link shows the game after { $link ->
    [one] one choice
   *[other] { $link } choices
}. On this device it has come to { $here }.
stale-beside = Open this moment beside it
fork-title = Another continuation of the same game
fork-text = { $common ->
    [0] From the first choice on, the link and the game on this device go different ways.
    [one] The link and the game on this device share one choice and then go different ways.
   *[other] The link and the game on this device share { $common } choices and then go different ways.
}
fork-own = Open the one I have
fork-beside = Keep both, open the new one
crossing-safe = Nothing on this device is overwritten.

## Two tabs

elsewhere-title = This game is open in another tab
elsewhere-text = A game is played in one tab at a time, so that no move gets lost. Take it over, and the other tab lets go of it.
elsewhere-take = Take over here
elsewhere-taking = The other tab is finishing its move.
elsewhere-copy = Play on with a copy
elsewhere-gone = The game has moved to another tab
elsewhere-gone-text = Every move you made here is in it.
elsewhere-back = Take it back here

## Who plays here

seats-title = Seats at this device
seats-text = Untick a seat to hand it over: whoever opens the link elsewhere can then sit down there. Tick one to play it here.
seats-question = Which seats are played here?
seats-note = The game stays as it is.
seats-change = Change

## Playing on from a moment of a game with friends

branch-title = Play on from here
branch-behind-revealed = Undo does not reach back this far: something hidden has been seen since.
branch-behind-friend = Undo does not reach back this far: a friend has moved since.
branch-kept = Whatever you choose, the game with your friends is kept as it is.
branch-alone = Try it out alone
branch-alone-text = Bots take your friends’ seats. Nobody else hears of it.
branch-friends = Go on with my friends
branch-friends-text = It is another continuation of the same game. Send the link: their page will say so and keep both.
branch-made-friends = This is another continuation of your game. The one you came from is kept beside it.
