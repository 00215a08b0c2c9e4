# The table that all games share. What the games themselves say stands in <game>.ftl.

table-title = The table of { $game }
table-scene = The table
table-text = The table in words
table-side = Log and result
table-seats = Who plays
table-seat-active = (to move)
table-seat-won = (winner)
table-score = Score:
table-open-mark = Can be chosen now

## Controls. Each -none says why the button can do nothing.

table-controls = Moves and help
table-undo = Undo
table-undo-none = There is no move of yours to undo.
table-redo = Redo
table-redo-none = Nothing was undone, so there is nothing to redo.
table-undo-turn = Take back turn
table-undo-turn-none = You have not had a turn that could be taken back.
table-hint = Hint
table-hint-none = A hint is there for you when it is your move.
table-inspect = Look closely
table-lens = Touch a thing to look at it closely.
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-show = Show the table after move { $n }
table-turn = Turn { $n }
table-why = Why?
table-menu = More
table-read = Table as text
table-rules = Rules
table-share = Share
table-settings = Settings
table-keys = Keys
table-leave = Leave the table
table-close = Close
table-rule = Read the rule
table-unpick = Put it back
table-next = Go on
table-skip = Skip
table-retry = Try again
table-send = Send the link to { $who }
table-busy = One moment: this move is still being shown.
table-orders = Reactions
table-orders-help = When others do something that you could answer:
table-order-ask = Always ask me
table-order-target = Ask only when I am attacked
table-order-never = Never ask, let it happen

## Whose move it is, and what is asked

prompt-loading = The table is being laid.
prompt-yours = Your move. { $question }
prompt-person = { $who }, your move. { $question }
prompt-picked = { $thing }: { $count ->
    [one] one place is marked, touch it.
   *[other] { $count } places are marked, touch one of them.
}
prompt-hint = Hint: { $why }
prompt-moving = Your move is being made.
prompt-thinking = { $who } is thinking.
prompt-friend = { $who } is to move. The link carries the game over.
prompt-secret = Whoever wants to may answer now.
prompt-friend-secret = An answer is awaited. The link carries the game over.

## Looking at the past

watch-move = { $n ->
    [0] You are watching the beginning of the game ({ $of } moves).
   *[other] You are watching move { $n } of { $of }.
}
watch-first = To the beginning
watch-back = One move back
watch-forward = One move on
watch-last = To the last move
watch-return = Back to the game
watch-branch = Play on from here
watch-no-touch = You are watching the past. Go back to the game to play, or play on from here.

## Between two people at one device

curtain-title = { $who }, it is your move
curtain-text = Pass the device on. The table stays covered until { $who } lifts the curtain.
curtain-lift = I am { $who }

## The end

result-won = You have won, { $who }!
result-title = { $who } wins
result-shared = { $names } share the victory
result-nobody = Nobody wins
result-rematch = Rematch
result-swap = Swap seats
result-watch = Watch again
result-chart = How the scores grew.
result-chart-seat = { $who }: from { $first } to { $last }, at most { $most }.
result-chart-start = start
result-chart-end = move { $n }

## Spoken only

said-undo = Undone.
said-redo = Done again.
said-undo-turn = The turn is taken back.
said-sound-on = Sound is on.
said-sound-off = Sound is off.

## A window onto a map

pane-tools = A window onto a map
pane-whole = Whole map
pane-mine = My hero
pane-nearer = Nearer
pane-farther = Farther
