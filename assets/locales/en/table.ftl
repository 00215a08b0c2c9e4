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
table-hint-past = While a game runs, a bot gives advice on your own moves only; once it is over, on everybody’s.
table-inspect = Look closely
table-lens = Touch a thing to look at it closely.
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-show = Show the table after move { $n }
timeline-round = Round { $n }
table-turn = Turn { $n }
table-why = Why?
table-thinking = Thinking
table-thinking-share = { $percent }% of the thinking is done
table-hurry = Move now
weighed-title = What was weighed
weighed-show = What else?
weighed-chosen = chosen
weighed-value = { $value } of 100 won
weighed-games = { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
}
weighed-secret = Something you cannot see
weighed-veiled = What it did
table-menu = More
table-replay = Watch again
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
table-send-all = Send the link to the others
table-who = Seats
table-settled-revealed = By link, undo reaches back to what came to light: here something hidden was seen.
table-settled-friend = By link, undo reaches back to the last choice of a friend. They have moved since.
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
prompt-since = Since your last turn: { $what }
prompt-secret = Whoever wants to may answer now.
prompt-friend-secret = An answer is awaited. The link carries the game over.

## Looking at the past

watch-move = { $n ->
    [0] The beginning
   *[other] Move { $n } of { $of }
}
watch-first = To the beginning
watch-back = One move back
watch-forward = One move on
watch-last = To the last move
watch-play = Let it run
watch-pause = Pause
watch-link = Link to this moment
watch-hint = A bot would do this: { $why }
watch-return = Back to the game
watch-branch = Play on from here
watch-no-touch = You are watching the past. Go back to the game to play, or play on from here.

## What can be done with a line of the log

log-more = What can be done from here
log-more-of = From here: { $line }
log-moment = { $n ->
    [0] The beginning
   *[other] Move { $n }
}
log-watch = Watch this moment
log-return = Go back to here
log-branch = Play on from here in a new game
log-link = Link to this moment

## The timeline: the whole game under the table

timeline = The course of the game
timeline-slider = Moment of the game
timeline-turn-back = To the start of the turn, or one turn back
timeline-turn-on = One turn on
timeline-turn = Go to a turn
timeline-eyes = Through whose eyes
timeline-eyes-seat = View of { $who }
timeline-eyes-all = All hands open
timeline-eyes-mover = View of whoever moves
timeline-eyes-table = A spectator’s view
timeline-pace = Pace
timeline-times = { $n }×

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
result-analyse = Analyse
result-chart = How the scores grew.
result-chart-seat = { $who }: from { $first } to { $last }, at most { $most }.
result-chart-start = start
result-chart-end = choice { $n }

## A game looked at afterwards

analysis-title = How the game went
analysis-what = At each moment many games were imagined from what anybody could see. The lines say how many of a hundred each player won.
analysis-share = { $percent }% computed
analysis-halted = Halted at { $percent }%
analysis-halt = Halt
analysis-go-on = Go on
analysis-chart = The chances of winning, from the first choice to the last.
analysis-seat = { $who }: from { $first } to { $last } of a hundred.
analysis-end = choice { $n }
analysis-turns = Turning points
analysis-rose = Choice { $at }: { $who } rises from { $before } to { $after }
analysis-fell = Choice { $at }: { $who } falls from { $before } to { $after }
analysis-calm = There was no single turning point.
analysis-figures = All figures
analysis-choice = After choice

## Spoken only

said-undo = Undone.
said-redo = Done again.
said-undo-turn = The turn is taken back.
said-return = You are back at this moment. What came after it can be redone.
said-sound-on = Sound is on.
said-sound-off = Sound is off.

## A window onto a map

pane-tools = A window onto a map
pane-whole = Whole map
pane-mine = My hero
pane-nearer = Nearer
pane-farther = Farther
