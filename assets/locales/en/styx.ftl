# Styx. Every sentence is our own. docs/translating.md says how names and values get in here.


## Names of things. A ref `kind:name` asks for `styx-kind`: $name, $a before its last hyphen, $b after it.

# One soul's group. Sentences put the name where subjects and objects stand: it must fit both.
styx-kin = { $a ->
    [brute] Brute
    [carcass] Carcass
    [fiery] Fiery
    [cursed] Cursed
    [toxic] Toxic
   *[vermin] Vermin
}
styx-soul = { styx-kin } { $b }
styx-styx = Styx card { styx-kin } { $b }
styx-top = { styx-kin } { $b }
styx-field = field { $name }
styx-deck = Deck
styx-open = Open souls
styx-out = Souls out of the game
styx-hand = Hand of { $who }
styx-back = Unknown soul of { $who }
styx-ferryman = Phlegyas the ferryman
styx-ability = { $name ->
    [max] Greatest
    [min] Least
    [gd] Greatest difference
    [sd] Smallest difference
    [same] Same group or strength
    [ph] Phlegyas
   *[none] No ability
}
styx-mooring = mooring “{ styx-ability }”


## What is asked

styx-ask-flip = { $left ->
    [one] Turn one more Styx card over.
   *[other] Turn two Styx cards over.
}
styx-ask-turn = Take an open soul and lay one in the river, or draw blind from the deck.
styx-ask-full = Your hand is full: choose one of the open souls.
styx-ask-late = The deck is empty: choose one of the open souls.
styx-ask-play = Choose a soul from your hand and lay it on a field.
styx-ask-again = Once more! Lay another soul from your hand.


## What can be chosen

styx-choice-flip = Turn over { $ref1 }
styx-choice-take = Take { $ref1 }
styx-choice-draw = Draw blind from the deck
styx-choice-discard = Remove { $ref1 } from the game
styx-choice-play = Lay { $ref1 } on { $ref2 }


## What happened

styx-flip = { $seat } turns over { $card } on { $field }.
styx-third = { $seat } found the lowest strength and also gets { $field }, { $card }.
styx-phlegyas = { $card } is left over and becomes Phlegyas, the ferryman.
styx-deal = { $seat } starts with { $soul } in hand.
styx-deal-hidden = { $seat } starts with one hidden soul in hand.
styx-reveal = { $soul } is laid out face up.
styx-begin = { $seat } holds only two fields and begins.
styx-take = { $seat } takes { $soul }.
styx-draw = { $seat } draws blind and finds { $soul }.
styx-draw-hidden = { $seat } draws a soul blind.
styx-discard = { $seat } has no possible play and removes { $soul } from the game.
styx-capture = { $seat } lays { $soul } on { $field } and captures it.
styx-cover = { $seat } lays { $soul } on { $field } and keeps it.
styx-ferry = Phlegyas moves to “{ $ability }”.
styx-ferry-stays = Phlegyas stays at “{ $ability }”.
styx-again = { $soul } shares { $by ->
    [group] the group
   *[strength] the strength
} of Phlegyas: { $seat } plays again.
styx-again-stuck = { $soul } shares { $by ->
    [group] the group
   *[strength] the strength
} of Phlegyas, but no soul left in the hand of { $seat } finds a field.
styx-again-empty = { $soul } shares { $by ->
    [group] the group
   *[strength] the strength
} of Phlegyas, but { $seat } has no soul left to play.
styx-deck-empty = The deck is empty: what lies open now is the last.
styx-end-all = All five fields turn to { $seat }!
styx-end-most = No soul is open any more: { $seat } holds { $fields } fields against { $others }.

styx-won-all = { $seat } holds all five fields and is Grand Master of the Styx.
styx-won-most = { $seat } holds { $fields } of the five fields and is Master of the Styx.


## Why not

styx-no-flip-again = This Styx card lies face up already: choose one that is still face down.
styx-no-flip-first = First the river: turn over a Styx card that lies face down.
styx-no-field-yet = Nothing can be laid yet: first take one of the open souls.
styx-no-card-chosen = First choose a soul from your hand, then the field.
styx-no-ferry = Phlegyas moves by himself: he follows the ability of each soul that is laid.
styx-no-hand = You can only play souls from your own hand, one at a time.
styx-no-thing = There is nothing to do with this right now.
styx-no-draw-now = No drawing now: lay a soul from your hand.
styx-no-deck = The deck is empty: nothing is left to draw.
styx-no-draw-full = You hold { $limit } souls, and a hand takes no more: choose one of the open souls.
styx-no-take-now = { $soul } has to stay there: now you lay a soul from your hand.
styx-no-take-useless = { $soul } cannot be taken: with it, nothing in your hand would find a field.
styx-no-play-yet = { $soul } has to wait: first take one of the open souls.
styx-no-laid = { $soul } lies in the river and stays there until another soul covers it.
styx-no-out = { $soul } is out of the game.
styx-no-match-anywhere = { $soul } needs a field of its own group or strength, and there is none.
styx-no-field-anywhere = { $soul } finds no field: each one shows its group or its strength.
styx-no-group = { $soul } cannot cover { $top }: both are of the same group.
styx-no-strength = { $soul } cannot cover { $top }: both have the same strength.
styx-no-both = { $soul } cannot cover { $top }: group and strength are the same.
styx-no-match = { $soul } cannot cover { $top }: it needs the same group or the same strength.
styx-no-extreme-max = { $soul } goes to the greatest strength it may cover: { $top } has { $number }, but { $there } has { $best }.
styx-no-extreme-min = { $soul } goes to the least strength it may cover: { $top } has { $number }, but { $there } has only { $best }.
styx-no-extreme-gd = { $soul } goes to the greatest difference allowed: { $top } is { $number } away, but { $there } is { $best } away.
styx-no-extreme-sd = { $soul } goes to the smallest difference allowed: { $top } is { $number } away, but { $there } only { $best }.


## Why a bot, or a hint, does it

styx-why-flip = All the Styx cards are face down: one is as good as another.
styx-why-take = Taking { $soul } pays: { $play } can capture { $field }.
styx-why-take-win = Taking { $soul } wins: { $play } on { $field } makes the fifth field.
styx-why-take-quiet = Nothing can be captured now. It costs least to take { $soul } and lay { $play } on { $field }.
styx-why-draw = The open souls bring too little now. One more soul in hand prepares a better turn.
styx-why-discard = Nothing can be played, so one of the open souls has to go.
styx-why-capture = { $soul } captures { $field }.
styx-why-again = { $soul } captures { $field } and allows another soul, because it resembles Phlegyas.
styx-why-cover = No field can be captured. { $soul } does the least harm on { $field }.
styx-why-win = { $soul } on { $field } takes the fifth field, and the game.


## Options

styx-option-chain = Extra plays
    .help = A soul that shares the group or the strength of Phlegyas lets you play again. The book does not say how often in one turn.
styx-option-chain-unlimited = As often as it happens
    .help = Every soul you lay is compared with Phlegyas.
styx-option-chain-two = One extra soul at most
    .help = A turn never lays more than two souls.
styx-option-flips = Turning the Styx cards
    .help = Two cards each, face down: it is pure luck either way.
styx-option-flips-players = The players turn them
    .help = The game begins with the river face down.
styx-option-flips-chance = Done by chance
    .help = The river is turned over already, and play begins at once.


## The table

styx-river = The river
styx-strip = The ferryman’s strip
styx-group-name = { $group ->
    [brute] Brutes of the Styx
    [carcass] Carcasses of the Lethe
    [fiery] Fiery ones of the Phlegethon
    [cursed] Cursed of the Cocytus
    [toxic] Toxic ones of the Acheron
   *[vermin] Vermin of Tartarus
}
# One letter, different for each group: it stands beside the emblem.
styx-letter = { $group ->
    [brute] B
    [carcass] C
    [fiery] F
    [cursed] U
    [toxic] T
   *[vermin] V
}
styx-ability-short = { $ability ->
    [max] Greatest
    [min] Least
    [gd] Greatest diff.
    [sd] Smallest diff.
    [same] Same
    [ph] Phlegyas
   *[none] None
}
styx-ability-help = { $ability ->
    [max] Goes to the field with the greatest strength. Fields of its own group or strength do not count.
    [min] Goes to the field with the least strength. Fields of its own group or strength do not count.
    [gd] Goes to the field whose strength differs most from its own. Fields of its own group or strength do not count.
    [sd] Goes to the field whose strength differs least from its own. Fields of its own group or strength do not count.
    [same] Goes only to a field of its own group or its own strength.
    [ph] Uses the ability where Phlegyas lies now, and leaves him there.
   *[none] No ability: goes to any field of another group and another strength.
}
styx-strength = Strength { $strength }
styx-deck-count = { $count ->
    [0] The deck is empty
    [one] { $count } soul in the deck
   *[other] { $count } souls in the deck
}
styx-hand-count = { $count ->
    [0] no souls in hand
    [one] { $count } soul in hand
   *[other] { $count } souls in hand
}
styx-fields-owned = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
styx-known = known to both players
styx-again-banner = Once more!
styx-face-down = Styx card, face down
styx-owner = held by { $who }
styx-covered = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}

# On a field, while a soul is chosen: $number is the strength or the difference that was compared.
styx-aim-ok = here
styx-aim-group = same group
styx-aim-strength = same strength
styx-aim-both = same group and strength
styx-aim-extreme = { $number }: another field comes first
styx-aim-match = nothing in common
