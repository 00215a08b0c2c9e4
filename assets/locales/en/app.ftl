# The page around the games: start page, dialogs, messages that all games share.

name = Obol
title = Obol: mythic games from a link
title-game = { $game } · Obol
tagline = Four games of gods and shades, carried by a link. Pay the ferryman and sit down.
skip = Skip to the content
close = Close
cancel = Cancel
undo = Undo
reload = Reload
retry = Try again
more = More
to-start = To the start page

## Games

game-styx = Styx
game-styx-line = Two rulers fight over five stretches of the black river, card by card, until the ferryman has made his last crossing.
game-styx-credit = by Facily Jeux (Ludovic and Patricia Barbe); German translation by Lutz Pietschker
game-strife = Strife of Gods
game-strife-line = Gods pluck cards from a ring beneath the open sky, and champions upset the best of plans.
game-strife-credit = by Thomas Sellner, Adellos 2020
game-apokalypse = Apokalypse
game-apokalypse-line = Good or evil in secret, you people heaven, earth and hell while the horsemen draw near.
game-apokalypse-credit = by Henning Poehl
game-cgs = Component Game System
game-cgs-line = Heroes roam a map of hexes in the Aegean, hire troops, cast spells and meet what lives in the caves.
game-cgs-credit = fantasy rules 1.0 of the Component Game System
players = { $count } players
players-range = { $from } to { $to } players
minutes = about { $count } minutes
minutes-range = { $from } to { $to } minutes
others-title = The other games

## Start page

play = Play
play-help = At once, against the greedy bot. Or set up who plays: friends around this device, friends by link, other bots.
set-up = Set up…
learn = Learn by playing
rules = Rules
settings = Settings
about = About Obol
keys = Keys
tribute = An unofficial, non-commercial tribute to four games we love.
continue-title = Continue
standing-over = Over, { $score }
standing-open = Just begun
standing-secret = An answer is awaited · { $score }
standing-waits = Waits for its set: { $names }. Open it to bring the set.
standing-yours = Your move · { $score }
standing-theirs = { $who } to move · { $score }
delete-game = Delete the game { $seats }
deleted = The game is deleted.
library-open = All games ({ $count })
opened-stale = You have already moved past this in another game on this device. Here is the earlier moment.
to-newest = Go to the newest

## Seats

# $alike is how many nameless seats of this kind there are.
seat-person = { $alike ->
    [one] Player
   *[other] Player { $n }
}
seat-friend = { $alike ->
    [one] Guest
   *[other] Guest { $n }
}
seat-greedy = { $alike ->
    [one] Midas
   *[other] Midas { $n }
}
seat-random = { $alike ->
    [one] Tyche
   *[other] Tyche { $n }
}
seat-novice = { $alike ->
    [one] Elpenor
   *[other] Elpenor { $n }
}
seat-adept = { $alike ->
    [one] Orpheus
   *[other] Orpheus { $n }
}
seat-master = { $alike ->
    [one] Daedalus
   *[other] Daedalus { $n }
}
seat-oracle = { $alike ->
    [one] Pythia
   *[other] Pythia { $n }
}
kind-person = Person here
kind-friend = Friend by link
kind-bot = Bot
bot-label = Which bot
kind-greedy = Midas, greedy bot
    .help = Takes what looks best at the moment.
kind-random = Tyche, random bot
    .help = Takes anything.
kind-novice = Elpenor, novice
    .help = Weighs the two likeliest choices and looks one turn ahead. A friendly start.
kind-adept = Orpheus, adept
    .help = Tells itself a handful of games for each of the four likeliest choices.
kind-master = Daedalus, master
    .help = Imagines dozens of games for each of the eight likeliest choices. Hard to beat.
kind-oracle = Pythia, oracle
    .help = Imagines hundreds of games for every choice, and what you would answer. Takes its time.
elo-above = { $points ->
    [0] Elo: level with Midas.
   *[other] Elo: { $points } above Midas, who loses about { $percent } of 100 games.
}
elo-below = Elo: { $points } below Midas, who wins about { $percent } of 100 games.

## Waiting

boot-name = Preparing the rules
boot = { $stage ->
    [scripts] Opening the box
    [runtime] Fetching the referee
    [library] Fetching the rulebooks
    [rules] Learning the rules
   *[ready] Ready
} · { $percent }%
waiting-title = The ferry is on its way
waiting-text = The rules are being fetched. That takes a moment on the first visit, and hardly any later.

## New game

new-title = { $game }: a new game
players-label = How many play
seat-number = Seat { $n }
name-label = Name
swap-seats = Swap seats
note-friend = After your move, send the link to your friend. It holds the whole game, hidden cards too, and comes back as a link. A friend who wants to peek could.
note-around = You share this device. Between two turns a curtain covers the hand of the other one.
note-bots = The bots play among themselves, and you watch.
seed = Shuffle
seed-label = Seed of the shuffle
seed-help = The same number or words deal the same cards, wherever you play. Leave it empty for a shuffle nobody knows.
start-game = Start the game

## Open

open-title = Open a link or file
open-label = A link, or a message that has one in it
open-placeholder = Paste it here
open-do = Open
open-file = Choose a file
open-drop = Or drop a file anywhere on this page.
who-title = An invitation to { $game }
who-text = { $moves ->
    [0] The game is about to begin.
    [one] One choice has been made so far.
   *[other] { $moves } choices have been made so far.
}
who-question = Who are you?
who-friend = Seat { $n }, invited by link
who-person = Seat { $n }, who sent the invitation
who-moves = has the move
who-sit = Sit down
who-watch = Just watch

## Share

share-title = Share this game
share-length = { $count } characters. The link is the game: nothing is stored anywhere else.
share-wait = Writing the link…
copy = Copy
copied = The link is copied.
copy-yourself = The link is selected: copy it with your device’s own command.
share-system = Share…
share-file = Save as a file
share-live = Connect live
file-saved = Saved as { $file }.
share-open = An open link contains all cards, hidden ones too. Whoever wants to peek, can.
share-friend = Your friend opens the link, plays, and sends you the next one.
share-qr = QR code of the link
share-qr-long = This link is too long for a QR code.
branch-made = This is a new game. The one you came from is kept as it was.
error-no-puzzle = There is nothing to find here: no single move wins where most others do not. Look for a moment near the end of the game.
daily-title = Challenge of the day
daily-of = Challenge of { $date }
daily-text = { $game }, with the same deal for everybody.
daily-link = Its link
daily-play = Take it on
daily-resume = Go on
daily-again = See how it went
daily-done = Done: { $score }

## Settings

setting-language = Language
setting-theme = Light
setting-theme-auto = As the device
setting-theme-light = Day
setting-theme-dark = Night
setting-speed = How fast others’ moves are shown
setting-speed-05 = Slowly
setting-speed-1 = Normal
setting-speed-2 = Fast
setting-speed-0 = At once
setting-thinking = How long bots think
setting-thinking-quick = Briefly
setting-thinking-normal = Normal
setting-thinking-long = Long
setting-motion = Motion
setting-motion-auto = As the device
setting-motion-off = None
setting-pause = Pause after each event
    .help = What others do waits for a key or a tap.
setting-forced = Make the only choice for me
    .help = Where there is just one thing to do, it is done.
setting-curtain = Curtain between two people
    .help = Covers the table while the device changes hands.
setting-ceremony = Ceremonies
    .help = Turn the first cards over yourself instead of finding them turned.
setting-letters = Keys for single letters
    .help = Such as u for undo. Switch them off if you speak to your device.
setting-sound = Sound
    .help = Small noises for cards and the ferry.

## Keys

keys-key = Key
keys-does = What it does
keys-on = Single-letter keys can be switched off in the settings.
keys-off = Single-letter keys are switched off in the settings.
key-help = This help
key-move = Move from thing to thing
key-next = Next or previous thing that may be touched
key-act = Take, lay, press
key-back = Back, or close
key-hand = A card of your hand
key-undo = Undo
key-redo = Redo
key-hint = A hint
key-log = The log
key-inspect = Look at it closely
key-step = One step, when watching a game again
key-ends = First or last moment of a game
key-replay = Watch the game again, or end that
key-turn = When watching: one turn back or on
key-mute = Sound on or off
key-whole = On a map: all of it in sight
key-mine = On a map: back to your own
key-zoom = On a map: nearer, farther
key-pan = On a map: look on in a direction
keycap-arrows = Arrows
keycap-shift = Shift
keycap-page-down = Page down
keycap-page-up = Page up
keycap-enter = Enter
keycap-space = Space
keycap-escape = Esc
keycap-home = Home
keycap-end = End

## Rules

rules-of = Rules of { $game }
rules-contents = Contents
rules-wait = Turning the pages…
rules-missing = The rules could not be fetched. Check your connection and open them again.

## About

about-what = Obol was the coin that paid for the passage across the Styx. Here the coin is a link: it carries the whole game, so nothing has to be stored on a server, and there is no account.
about-privacy = This page talks to nobody. Your games and settings stay on this device until you send a link.
about-authors = The games and their authors
about-tribute = Obol is unofficial, non-commercial and not connected with the authors or publishers. All rights in the games are theirs. Texts, drawings and program are our own; the program is free under the MIT licence.
about-parts = Runs on Python (Pyodide and PyScript). Icons by Lucide, letters Atkinson Hyperlegible.

## Offline

offline-ready = From now on Obol also works offline.
update-ready = A new version of Obol is ready.
update-now = Reload now

## What can go wrong

failure-link = This cannot be opened
failure-engine = The ferry did not come
failure-safe = Nothing is lost: your games are where they were.
back-to-game = Back to your game
paste-again = Try another link
error-unknown = Something went wrong. Your game is stored; reloading the page brings it back.
error-link-empty = There is nothing to open yet. Paste a link first.
error-link-foreign = This is not a link of Obol. A game’s link ends in a # and a long row of letters and digits.
error-link-damaged = This link is damaged. Perhaps a part got lost on the way: ask for it again, and copy all of it.
error-link-long = This is too long for a link of Obol, so it was not opened.
error-link-newer = This link comes from a newer Obol. Reload the page to get the new version, then open it again.
error-link-sealed = This game is sealed, and this version of Obol cannot open sealed games. Ask your friend for an open link.
error-link-impossible = This link tells a game that could never have happened, so it was not opened.
error-file = This file is not a game of Obol.
error-file-large = This file is too large for a game of Obol, so it was not opened.
error-engine = The rules stumbled over something they should know. That is our fault. Your game is stored.
error-set-file = The file { $file } cannot be read: { $detail }.
error-set-problems = The set in { $file } has { $problems ->
    [one] a problem
   *[other] { $problems } problems
} and cannot be played. Check it first.
error-call = The page asked the rules for something they do not know. Reload the page, so that both are of the same version.
error-python-missing = The rules could not be loaded. Check your connection and try again; rules, settings and saved games are there meanwhile.
error-worker-died = The rules had stopped answering and were started again. Your game is stored, go on.
error-storage-full = The storage of this device is full. The game goes on, but keep it as a link or file before you close the tab.
error-storage-blocked = This browser does not allow us to store games. You can play, but keep the game as a link or file before you close the tab.
error-language = The texts in this language could not be loaded. Check your connection and try again.
error-setup-kind = There is no such player: { $kind }.
error-setup-name = A name may have { $longest } characters at most.
error-setup-seed = The seed must be a whole number from 0 to { $largest }.
error-setup-seats = The game is not made for { $seats } seats.
error-setup-option = The game has no option { $option }, or not with this value.
error-game-unknown = There is no game called { $game } here.
error-choice-illegal = The rules do not allow that now.
refusal-over = The game is over.
refusal-turn = It is not your move: { $seat } decides now.
refusal-others = Others may answer first. It goes on in a moment.
why-random = Pure chance: Tyche lets the dice decide.
why-only = There is no other choice.
why-search = { $games } imagined games: this choice wins { $won } of a hundred, the next best { $second }.
why-search-named = { $move }: wins { $won } of a hundred imagined games. Next best: { $next }, with { $second }.
why-search-secret = { $move }: wins { $won } of a hundred imagined games. The next best stays a secret, with { $second }.
why-search-near = { $games } imagined games: this choice wins { $won } of a hundred; another wins { $second }, which is not clearly better.
why-search-near-named = { $move }: wins { $won } of a hundred imagined games. { $next } wins { $second }, which is not clearly better.
why-search-near-secret = { $move }: wins { $won } of a hundred imagined games. Something that stays a secret wins { $second }, which is not clearly better.
why-past = This was decided with another measure of time or care than today’s.
why-hidden = What speaks for it lies in cards that you cannot see.
why-certain-won = Counted through to the end: this choice wins.
why-certain-lost = Counted through to the end: against best play, no choice wins any more.
error-tournament-bots = A tournament needs at least two different bots.
error-tournament-resume = The file { $file } belongs to another tournament.

## Looking through a box

box-open = Look through the box
box-of = The box of { $game }
box-search = Search names and texts
box-kinds = What to show
box-sets = Sets
box-sets-all = Both sets
box-all = All
box-print = Print
box-count = { $count ->
    [one] One thing
   *[other] { $count } things
}

## What players bring to a game themselves

supply-file = Choose a file
supply-example = Save an example
supply-paste = Or paste the text of a set, or a link that carries one
supply-add = Add it
supply-pasted = pasted text
supply-kept = Sets on this device
supply-added = “{ $name }” is on this device now and can be played with.
supply-refused = { $count ->
    [one] This set cannot be played yet. One thing is wrong with it:
   *[other] This set cannot be played yet. { $count } things are wrong with it:
}
supply-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
supply-wanted = The game is waiting for { $names }. Choose its file, or paste its text or a link that carries it.
supply-save = Save “{ $name }” as a file
supply-remove = Take “{ $name }” off this device
supply-removed = “{ $name }” is gone. Games that are played with it will ask for it.
supply-manage = Add or look at sets
supply-first = Add a set
share-supply = Bring { $names } along
share-supply-with = Whoever opens the link has the set, too. Some chats cut long links: the file is safer.
share-supply-without = A short link for those who have the set already. Others will be asked for it.
share-supply-long = { $names } does not fit into a link. Save the game as a file: the set is in it.
failure-supply = A set is missing
error-supply-missing = This game is played with a set that you do not have yet: { $names }. Open its file, or a link that carries it. The game stays as it is.
error-supply-long = This text is too long: { $longest } characters are the most.
error-supply-none = This link carries no set.
error-setup-supplies = { $most ->
    [0] This game is played with what is in its box.
   *[other] At most { $most } different sets can be added.
}
