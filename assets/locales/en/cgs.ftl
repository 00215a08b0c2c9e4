# The Component Game System. Every sentence is our own. docs/translating.md says how names and values get in here.
# Pieces, cards, encounters and tiles are named by the component sets themselves.


## Names of things. A ref `kind:name` asks for `cgs-kind`: $name, $a before its last hyphen, $b after it.

cgs-hex = { $a }{ $b ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
   *[6] g
}
cgs-tile = map tile { $name }
cgs-team = { $name ->
    [0] team A
    [1] team B
    [2] team C
   *[3] team D
}
cgs-rotation = { $name ->
    [0] as it lies
    [1] one sixth to the left
    [2] two sixths to the left
    [3] upside down
    [4] two sixths to the right
   *[5] one sixth to the right
}
cgs-route = way { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-function = function { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-option = option { $name ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[7] 8
}
cgs-mode = { $name ->
    [melee] melee
   *[ranged] ranged combat
}
cgs-road = { $name ->
    [free] free step on the road
   *[saved] paid step, the free one is saved
}
cgs-done = Done
cgs-coins = dinars
cgs-sheet = own sheet
cgs-cave = unknown cave
cgs-stack = creature stack of level { $name }
cgs-deck = draw pile
cgs-out = discard pile
cgs-encounters = encounter stack
cgs-olympus = Olympus


## Words inside sentences

cgs-word-stat = { $stat ->
    [defence] defence
    [command] command
    [diplomacy] diplomacy
    [magic] magic
    [ranged] ranged combat
    [melee] melee
   *[speed] speed
}
cgs-word-mode = { $mode ->
    [melee] melee
   *[ranged] ranged combat
}
cgs-word-phase = { $phase ->
    [setup] set-up
    [card] card phase
    [movement] movement phase
    [combat] combat phase
    [creature] creature phase
   *[over] end of the game
}
cgs-word-trigger = { $trigger ->
    [attack] an attack is announced
    [attack_rolled] the die has been thrown
    [hit] a hit is about to wound
    [check_failed] a check has failed
    [defeated] somebody is beaten
    [won] a victory is won
    [turn_start] a turn begins
    [round_start] a round begins
   *[card_played] a card is being played
}
cgs-word-to = { $to ->
    [attack] the attack
    [defence] the defence
   *[check] the check
}
cgs-word-price = { $cost ->
    [0] nothing
    [one] one dinar
   *[other] { $cost } dinars
}
cgs-word-points = { $number ->
    [one] one point
   *[other] { $number } points
}
cgs-signed = { $by ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] { "" }
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $by }
}


## What is asked

cgs-ask-hero = Choose your hero.
cgs-ask-start-card = Choose a card of { $piece } that you hold from the start.
cgs-ask-rotation = Turn your start tile, { $place }, as you like.
cgs-ask-rotation-blind = Choose how { $place } shall lie, before it is turned over.
cgs-ask-camp = Choose a hex without encounter and creature numbers for your camp.
cgs-ask-pass = Pass equipment between your characters in one hex, or go on.
cgs-ask-give = Give cards or dinars to your partner, or go on.
cgs-ask-play = Play cards from your hand, or go on to the movement.
cgs-ask-mover = Choose a character to move, or end the movement.
cgs-ask-step = { $road ->
    [0] { $piece } walks: { $points ->
        [one] one point
       *[other] { $points } points
    } left, and the first step on a road is free.
   *[other] { $piece } walks: { $points ->
        [one] one point
       *[other] { $points } points
    } left.
}
cgs-ask-action = Attack, try an encounter, use a function, or end the combat phase.
cgs-ask-support = { $piece } attacks { $foe }: choose who supports, or throw the die.
cgs-ask-creature = You may let one creature attack somebody in its reach.
cgs-ask-mode = { $piece } strikes back at { $foe }: choose how.
cgs-ask-use = Use { $card } now ({ cgs-word-trigger }), or let it be.
cgs-ask-react = You may answer with a reaction card: { cgs-word-trigger }.
cgs-ask-react-attack = { $trigger ->
    [attack] { $piece } attacks { $foe } in { cgs-word-mode }: you may answer with a reaction card.
    [attack_rolled] { $piece } has thrown the die against { $foe } in { cgs-word-mode }: you may answer with a reaction card.
   *[hit] { $piece } has hit { $foe } in { cgs-word-mode }: you may answer with a reaction card before it wounds.
}
cgs-ask-react-card = { $player } plays { $card }: you may answer with a reaction card.
cgs-ask-react-piece = { $trigger ->
    [check_failed] { $piece } has failed a check: you may answer with a reaction card.
    [defeated] { $piece } is beaten: you may answer with a reaction card.
   *[won] { $piece } has won: you may answer with a reaction card.
}
cgs-ask-piece = Choose whom it concerns.
cgs-ask-player = Choose a player.
cgs-ask-place = Choose a face-down map tile to look at.
cgs-ask-hex = Choose the hex where { $piece } goes.
cgs-ask-option = Choose one of these.
cgs-ask-discard = { $left ->
    [one] Choose a card to discard.
   *[other] Choose { $left } cards to discard, one after the other.
}
cgs-ask-loot = Choose who takes the loot.


## What can be chosen

cgs-choice-hero = Lead { $ref1 }
cgs-choice-start-card = Hold { $ref1 }
cgs-choice-rotation = Lay it { $ref1 }
cgs-choice-camp = Camp at { $ref1 }
cgs-choice-pass = Pass { $ref1 } to { $ref2 }
cgs-choice-pass-done = Go on and draw
cgs-choice-give = Give { $ref1 } to { $ref2 }
cgs-choice-give-coin = Give a dinar to { $ref2 }
cgs-choice-give-done = Give nothing more
cgs-choice-play = Play { $ref1 } on { $ref2 }
cgs-choice-play-event = Play { $ref1 }
cgs-choice-play-done = Go on to the movement
cgs-choice-mover = Move { $ref1 }
cgs-choice-mover-done = End the movement
cgs-choice-step = Go to { $ref1 }
cgs-choice-step-free = Go to { $ref1 } by road, for nothing
cgs-choice-step-paid = Go to { $ref1 } and save the free step
cgs-choice-step-done = Stop here
cgs-choice-action-done = End the combat phase
cgs-choice-attempt = { $ref1 } tries the encounter, { $ref2 }
cgs-choice-attack = { $ref1 } attacks { $ref2 }, { $ref3 }
cgs-choice-function = { $ref1 } uses { $ref2 }, { $ref3 }
cgs-choice-support = { $ref1 } supports
cgs-choice-support-done = Throw the die
cgs-choice-creature = { $ref1 } attacks { $ref2 }
cgs-choice-creature-done = End the turn
cgs-choice-mode = Strike back in { $ref1 }
cgs-choice-use = Use { $ref1 }
cgs-choice-use-done = Let it be
cgs-choice-react = Answer with { $ref1 }
cgs-choice-react-done = No answer
cgs-choice-piece = Choose { $ref1 }
cgs-choice-player = Choose { $ref1 }
cgs-choice-place = Look at { $ref1 }
cgs-choice-hex = Go to { $ref1 }
cgs-choice-option = Choose { $ref1 }
cgs-choice-discard = Discard { $ref1 }
cgs-choice-loot = { $ref1 } takes the loot


## What happened

cgs-hero = { $seat } leads { $piece }.
cgs-start-card = { $seat } begins with { $card } in hand.
cgs-start-card-hidden = { $seat } chooses a card of the own hero.
cgs-flip = Turned over: { $place }, { $tile }.
cgs-turned = Laid: { $place }, { $rotation ->
    [0] as it came
    [1] turned by one sixth
   *[other] turned by { $rotation } sixths
}.
cgs-camp = { $side } pitches camp at { $hex }.
cgs-ready = { $seat } stands at the camp with { $amount ->
    [one] one dinar
   *[other] { $amount } dinars
}.
cgs-roll-first = { $seat } throws a { $die } for the first turn.
cgs-begin = { $seat } begins.
cgs-round = Round { $round } begins.
cgs-last-round = { $rounds } rounds are over: now the points decide.
cgs-turn = Round { $round }: the turn of { $seat }.
cgs-phase-card = The card phase begins.
cgs-phase-movement = The movement phase begins.
cgs-phase-combat = The combat phase begins.
cgs-phase-creature = The creature phase begins.
cgs-timer = { $left ->
    [0] { $card } has run out.
    [one] { $card } lasts one more round.
   *[other] { $card } lasts { $left } more rounds.
}
cgs-pass = { $piece } passes { $card } to { $foe }.
cgs-draw = { $seat } draws { $card }.
cgs-draw-hidden = { $seat } draws a card.
cgs-reshuffle = { $pile ->
    [deck] The discarded cards are shuffled into a new draw pile.
   *[encounters] The discarded encounters are shuffled into a new stack.
}
cgs-give = { $seat } gives { $card } to { $other }.
cgs-give-hidden = { $seat } gives a card to { $other }.
cgs-give-coin = { $seat } gives { $amount } dinar to { $other }.
cgs-play = { $seat } plays { $card } for { $cost ->
    [one] one dinar
   *[other] { $cost } dinars
}.
cgs-play-on = { $seat } plays { $card } on { $piece } for { $cost ->
    [one] one dinar
   *[other] { $cost } dinars
}.
cgs-discard = { $card } is discarded.
cgs-equip = { $piece } now has { $card }.
cgs-ally = { $piece } joins { $seat } at { $hex }.
cgs-coins-gain = { $seat } gains { $amount ->
    [one] { $amount } dinar
   *[other] { $amount } dinars
} and has { $total }.
cgs-coins-lose = { $seat } spends { $amount ->
    [one] { $amount } dinar
   *[other] { $amount } dinars
} and has { $total }.
cgs-step = { $piece } goes from { $origin } to { $hex }, cost { $cost }.
cgs-step-road = { $piece } takes the road from { $origin } to { $hex }.
cgs-step-cave = { $piece } goes through the cave mouth from { $origin } to { $hex }, cost { $cost }.
cgs-blocked = The way of { $piece } to { $hex } is barred: the movement is over.
cgs-too-steep = The hex { $hex } is too steep for { $piece }: the movement is over.
cgs-put = { $piece } is brought to { $hex }.
cgs-blown = { $piece } is driven to { $hex }.
cgs-activate-creature = { $piece } disturbs a lair of level { $level } at { $hex }.
cgs-activate-encounter = { $piece } comes upon an encounter of { $number } at { $hex }.
cgs-no-encounter = No encounter is left for { $hex }.
cgs-special = { $encounter } befalls { $piece } at { $hex }.
cgs-encounter-creature = An encounter at { $hex }: { $piece }.
cgs-encounter-trial = { $encounter } lies open at { $hex }, worth { $value }.
cgs-no-surprise = { $piece } is not caught out by { $foe }.
cgs-bag-empty = There is no counter of level { $level } left: nothing comes.
cgs-counter-unread = One more counter of level { $level } goes back unread.
cgs-creature = { $piece } appears at { $hex }.
cgs-loot-lies = { $piece } carries { $card }.
cgs-rule-counter = { $piece } uncovers { $counter } at { $hex }.
cgs-attack = { $piece } attacks { $foe } in { cgs-word-mode }.
cgs-attack-counter = { $piece } strikes back at { $foe } in { cgs-word-mode }.
cgs-attack-surprise = { $piece } falls upon { $foe } by surprise, in { cgs-word-mode }.
cgs-attack-beast = { $piece } is set on { $foe }, in { cgs-word-mode }.
cgs-support = { $piece } supports { $foe }.
cgs-roll-attack = { $piece }: { cgs-word-mode } { $base }, support { $support }, effects { $bonus }, die { $die }, together { $total } against { $defence } of { $foe }: { $result ->
    [hit] hit
   *[miss] miss
}.
cgs-roll-attack-logo = { $piece } throws the laurel against { $foe }: { cgs-word-mode } { $base }, support { $support }, effects { $bonus }, die { $die }, together { $total } against { $defence }, and it is a { $result ->
    [hit] hit whatever the sum
   *[miss] miss
}.
cgs-miss = { $piece } misses { $foe }.
cgs-wound = { $piece } is wounded.
cgs-heal = { $piece } is healed.
cgs-defeat = { $piece } is beaten at { $hex }.
cgs-to-camp = { $piece } comes to at the camp, { $hex }.
cgs-creature-beaten = { $foe } beats { $piece } at { $hex }.
cgs-creature-gone = { $piece } is gone from { $hex }.
cgs-attempt = { $piece } tries { $encounter }.
cgs-attempt-failed = { $piece } fails at { $encounter }.
cgs-roll-contest = { $piece }: { cgs-word-stat } { $base }, die { $die }, together { $total } against { $against }: { $result ->
    [win] passed
   *[lose] failed
}.
cgs-roll-contest-logo = { $piece } throws the laurel: { cgs-word-stat } { $base }, die { $die }, together { $total } against { $against }, and it is { $result ->
    [win] passed whatever the sum
   *[lose] failed
}.
cgs-roll-check = { $piece } throws a { $die } for { cgs-word-stat } { $base } with modifier { $modifier }, at most { $limit } is wanted: { $result ->
    [win] passed
   *[lose] failed
}.
cgs-beaten = { $side } has beaten { $encounter }. Beaten at { $hex } so far: { $total }, needed: { $need }.
cgs-banner = The banner of { $side } flies at { $hex }: { $points } points.
cgs-banner-torn = The banner of { $side } at { $hex } is torn down.
cgs-use-piece = { $piece } uses an ability.
cgs-use-card = { $piece } uses { $card } for { $seat }.
cgs-use-timed = { $seat } uses { $card }.
cgs-bonus = { cgs-signed } to { cgs-word-to }.
cgs-succeed = { $piece } succeeds all the same.
cgs-cancel-card = { $card } has no effect.
cgs-cancel-attack = The attack of { $piece } on { $foe } does not take place.
cgs-cancel-hit = The blow of { $piece } does { $foe } no harm.
cgs-redirect = { $piece } takes the blow meant for { $foe }.
cgs-skip-move = { $piece } will not move next time.
cgs-skip-action = { $piece } will lose the next action.
cgs-mod-turn = { $piece }: { cgs-word-stat } { cgs-signed } until the end of the turn.
cgs-mod-round = { $piece }: { cgs-word-stat } { cgs-signed } for a whole round.
cgs-roll = { $piece } throws a { $die }.
cgs-grab = { $piece } snatches { $card } from { $foe }.
cgs-peek-tile = { $seat } looks under { $place }: { $tile }.
cgs-peek-tile-hidden = { $seat } looks under { $place }.
cgs-peek-encounter = { $seat } looks at encounter { $nth } from the top: { $encounter }.
cgs-peek-encounter-hidden = { $seat } looks at encounter { $nth } from the top.
cgs-peek-card = { $seat } sees a card of { $other }: { $card }.
cgs-peek-card-hidden = { $seat } looks at the hand of { $other }.
cgs-end-olympus = { $side } has conquered Olympus with { $points } points in round { $round }.
cgs-end-points = After { $rounds } rounds { $side } leads with { $points } points.
cgs-end-shared = After { $rounds } rounds nobody leads alone: { $points } points are the most.


## How it ended

cgs-won-olympus = { $side } overcame Olympus in round { $round }, with { $points } points from banners.
cgs-won-points = Nobody overcame Olympus in { $rounds } rounds. { $side } has the most points, { $points }.
cgs-won-shared = Nobody overcame Olympus in { $rounds } rounds, and several have { $points } points.


## Why a bot, or a hint, does something

cgs-why-done-pass = There is nothing worth passing on.
cgs-why-done-give = There is nothing worth giving away.
cgs-why-done-play = No other card is worth its dinars now.
cgs-why-done-mover = Nobody else has anywhere better to be.
cgs-why-done-step = { $piece } is best placed here, at { $hex }.
cgs-why-done-action = No other action promises more than it risks.
cgs-why-done-support = { $piece } hits { $foe } in { $sixths } of 6 throws; more help would be missed elsewhere.
cgs-why-done-creature = No creature’s attack promises more than it risks.
cgs-why-done-answer = It is of more use later, or not worth its dinars.
cgs-why-mover = { $what ->
    [tile] { $piece } can find out what lies hidden at { $hex }.
    [summit] { $piece } can go for the summit, { $hex }.
    [encounter] { $piece } can win { cgs-word-points } at { $hex }.
    [foreign] { $piece } can take { cgs-word-points } from a rival at { $hex }.
   *[lair] { $piece } can go for the lair of level { $number } at { $hex }.
}
cgs-why-mover-idle = { $piece } has nowhere better to be.
cgs-why-mover-cave = { $piece } can see what is in an unknown cave.
cgs-why-step = { $what ->
    [tile] This leads { $piece } to { $hex }, to find out what lies hidden there.
    [summit] This leads { $piece } to the summit, { $hex }.
    [encounter] This leads { $piece } to { $hex }, to win { cgs-word-points }.
    [foreign] This leads { $piece } to { $hex }, to take { cgs-word-points } from a rival.
   *[lair] This leads { $piece } to { $hex }, a lair of level { $number }.
}
cgs-why-step-idle = { $piece } has nowhere better to be.
cgs-why-step-cave = This leads { $piece } to an unknown cave.
cgs-why-step-aside = The best target for { $piece }, { $hex }, lies another way.
cgs-why-step-aside-cave = An unknown cave would draw { $piece } another way.
cgs-why-step-paid = { $piece } can use the free step better later on.
cgs-why-attempt = { $chance ->
    [100] { $piece } is sure to beat { $encounter }, worth { $value }.
   *[other] { $piece } beats { $encounter }, worth { $value }, with { $chance } %.
}
cgs-why-attack = { $gain ->
    [banner] { $piece } hits { $foe } in { $sixths } of 6 throws, and a banner is the prize.
    [encounter] { $piece } hits { $foe } in { $sixths } of 6 throws; the victory counts { $number } toward the encounter.
    [coins] { $piece } hits { $foe } in { $sixths } of 6 throws; the victory brings { $number ->
        [one] one dinar
       *[other] { $number } dinars
    }.
    [half] { $piece } hits { $foe } in { $sixths } of 6 throws; the first hit only wounds.
    [beaten] { $piece } hits { $foe } in { $sixths } of 6 throws, and { $foe } is wounded already.
    [leader] { $piece } hits { $foe } in { $sixths } of 6 throws, and nobody has more points than that side.
   *[wound] { $piece } hits { $foe } in { $sixths } of 6 throws.
}
cgs-why-function = Nothing that { $piece } could do promises more than { $card }.
cgs-why-function-sheet = Nothing else that { $piece } could do promises more than the own ability.
cgs-why-hero = Every hero can win, and { $piece } is still free.
cgs-why-start-card = { $card } helps { $piece } more than the other cards.
cgs-why-rotation = No way of laying it is better than another here.
cgs-why-camp = { $number ->
    [0] From { $hex } it is only { $far } hexes to the summit.
   *[other] From { $hex } it is { $far } hexes to the summit, and the encounters beside it add up to { $number }.
}
cgs-why-pass = { $piece } can make better use of { $card }.
cgs-why-give = { $seat } can make better use of { $card }.
cgs-why-give-coin = { $seat } can make better use of a dinar.
cgs-why-play = { $card } is of use to { $piece } and costs { cgs-word-price }.
cgs-why-play-stat = { $card } gives { $piece } { cgs-signed } in { cgs-word-stat } and costs { cgs-word-price }.
cgs-why-play-ally = { $card } beats { $chance } % of all encounters and costs { cgs-word-price }.
cgs-why-play-event = { $card } is worth it now and costs { cgs-word-price }.
cgs-why-support = With { $piece } the blow against { $foe } lands in { $sixths } of 6 throws instead of { $before }.
cgs-why-creature = { $gain ->
    [beaten] { $piece } hits { $foe } in { $sixths } of 6 throws, and { $foe } is wounded already.
    [leader] { $piece } hits { $foe } in { $sixths } of 6 throws, and nobody has more points than that side.
   *[wound] { $piece } hits { $foe } in { $sixths } of 6 throws.
}
cgs-why-mode = { $piece } hits { $foe } in { $sixths } of 6 throws in { cgs-word-mode }.
cgs-why-use = This is the moment for { $card }: { cgs-word-trigger }.
cgs-why-react = { $card } was kept for this: { cgs-word-trigger }.
cgs-why-piece = { $whose ->
    [own] It does { $piece } the most good.
    [enemy] It does { $piece } the most harm.
   *[creature] Of these creatures { $piece } is worth most.
}
cgs-why-player = There is most to be had from { $seat } (dinars: { $coins }, points: { $points }).
cgs-why-place = No tile promises more than another; { $place } will do.
cgs-why-hex = From { $hex } it is not far to the next points for { $piece }.
cgs-why-option = Either would do.
cgs-why-discard = { $use ->
    [none] { $card } is for a hero whom others lead.
   *[little] { $card } would help the least.
}
cgs-why-loot = { $piece } is near enough to take it.


## Why something may not be done

cgs-no-target = That is not what is asked for here.
cgs-no-done-must = Somebody must still try the encounter that was drawn.
cgs-no-done = Here you have to choose something first.
cgs-no-tile = Nothing can be done with { $tile } now. Tiles are turned over by walking up to them.
cgs-no-route-piece = Choose first who shall try the encounter.
cgs-no-pile = Nobody takes from this pile; cards are drawn at the start of a turn.
cgs-no-thing = Nothing can be done with that now: { cgs-word-phase }.
cgs-no-hero-taken = { $piece } is already led by somebody.
cgs-no-piece-yet = { $piece } is not needed yet: the game is still being set up.
cgs-no-piece-out = { $piece } is not in play.
cgs-no-creature-first = Choose the creature first, then { $piece }.
cgs-no-creature-reach = { $piece } reaches no opposing character.
cgs-no-creature-now = { $piece } belongs to nobody. Choose one of your own first, to attack with.
cgs-no-piece-foreign = { $piece } is not yours.
cgs-no-move-done = { $piece } has moved already this turn.
cgs-no-move-stuck = { $piece } cannot take any step from here.
cgs-no-move-other = One after the other: first whoever is walking goes on, or stops. { $piece } has to wait.
cgs-no-act-done = { $piece } has used the action of this turn.
cgs-no-act-must = { $piece } must try the encounter in the own hex this turn.
cgs-no-act-idle = { $piece } has nothing to do here: no target in reach, no encounter, no function.
cgs-no-route = { $piece } cannot take this way: a value, dinars or cards are missing.
cgs-no-route-fresh = This card has only just come. { $piece } can try it next turn.
cgs-no-piece-now = { $piece } has nothing to do in this phase: { cgs-word-phase }.
cgs-no-command = The command of the attacker is used up: { $command } support already, there is no room for { $piece }.
cgs-no-support-reach = { $piece } could not attack this target, and so cannot support.
cgs-no-attack-friend = { $piece } and { $foe } are on the same side.
cgs-no-attack-olympus = Nobody attacks into Olympus or out of it: { $piece } and { $foe } cannot reach each other.
cgs-no-attack-wall = A wall stands between { $piece } and { $foe }.
cgs-no-attack-cave = In caves one only strikes from hex to neighbouring hex: { $foe } is too far from { $piece }.
cgs-no-attack-far = { $foe } is out of reach: melee reaches 1 hex, ranged combat 2. { $piece } stands too far away.
cgs-no-attack-value = { $piece } has no value for the attack that would reach { $foe }.
cgs-no-attack-immune = { $foe } is immune to this kind of attack by { $piece }.
cgs-no-attack-truce = A truce holds between { $piece } and { $foe }.
cgs-no-pass = { $card } cannot be passed on now: it must be equipment, and both must stand in one hex.
cgs-no-card-hand = { $card } is not in your hand.
cgs-no-react = { $card } is no answer to this, or too dear.
cgs-no-card-now = { $card } is played in the card phase, and this is another: { cgs-word-phase }.
cgs-no-card-reaction = { $card } is a reaction: you are asked when its moment comes.
cgs-no-card-hero = Only { $piece } can use { $card }.
cgs-no-card-again = { $card } has come back to the hand this turn; play it next time.
cgs-no-card-target = There is nobody for { $card }, or not this one.
cgs-no-coins = { $card } costs { $cost ->
    [one] one dinar
   *[other] { $cost } dinars
}, and you have { $coins }.
cgs-no-camp-number = { $hex } has an encounter or a creature number: no place for a camp.
cgs-no-camp-tile = The camp belongs on your own start tile, and { $hex } is not there.
cgs-no-hex-mover = Choose first who shall walk to { $hex }.
cgs-no-hex-now = Nothing is asked about { $hex } now.
cgs-no-cave = There is no open cave mouth here.
cgs-no-step-far = { $hex } is not a neighbouring hex: go step by step.
cgs-no-step-wall = A wall bars the way to { $hex }.
cgs-no-step-water = Water bars the way to { $hex }.
cgs-no-step-black = { $hex } is solid rock.
cgs-no-step-gate = The gate at { $hex } is shut: it takes { $threshold } points and more than anyone else. You have { $points }, the best of the others { $most }.
cgs-no-step-explore = Turning over the tile at { $hex } needs a point of movement, and none is left.
cgs-no-step-points = { $hex } costs { $cost } points, and { $points } are left.
cgs-error-heroes = These sets have { $available } heroes, but { $heroes } are needed.
cgs-error-layout = { $layout ->
    [rosette] The rosette has no room for { $sides } sides with these sets.
    [star] The star has no room for { $sides } sides with these sets.
   *[other] The grand map has no room for { $sides } sides, or needs both sets.
}


## What stands on cards and counters: built from the data of the sets, line by line

cgs-text-sign-periodic = Action
cgs-text-sign-permanent = Always
cgs-text-sign-conditional = Conditional
cgs-text-sign-on-play = At once
cgs-text-reaction = Reaction: can be played in anybody’s turn
cgs-text-beat = Beaten by
cgs-text-win = On success
cgs-text-fail = On failure
cgs-text-lose = If it fails
cgs-text-lasts = { $rounds ->
    [one] lasts one round
   *[other] lasts { $rounds } rounds
}
cgs-text-mod = { $stat } { cgs-signed }
cgs-text-row = on 1 to { $upto }
cgs-text-or = or
cgs-text-prize = whoever beats it sets a banner here
cgs-text-loot = { $n ->
    [one] carries one equipment card
   *[other] carries { $n } equipment cards
}
cgs-text-discard-after = then this card is discarded
cgs-text-limit-turn = once a turn
cgs-text-limit-round = once a round
cgs-text-scope-all = for everybody
cgs-text-scope-others = for the others
cgs-text-scope-own-all = for all your characters
cgs-text-scope-creatures = for all creatures
cgs-text-key-mountaineer = mountains cost 1
cgs-text-key-swimmer = crosses water
cgs-text-key-wallclimber = climbs walls
cgs-text-key-scout = looks at a tile before turning it over
cgs-text-key-sniper = forest is no cover against ranged attacks
cgs-text-key-no-surprise = is never attacked by surprise
cgs-text-key-no-counter = cannot be struck back at
cgs-text-key-strong-support = supports with 2
cgs-text-key-ranged-immune = immune to ranged attacks
cgs-text-key-melee-immune = immune to melee
cgs-text-key-truce = characters do not attack each other
cgs-text-route-test = check of { $stat } { cgs-signed }
cgs-text-route-trial = contest: { $stat } and die above { $against }
cgs-text-route-pay = { $n ->
    [one] pay one dinar
   *[other] pay { $n } dinars
}
cgs-text-route-discard = { $n ->
    [one] discard one card
   *[other] discard { $n } cards
}
cgs-text-if-card-type-ability = an ability
cgs-text-if-card-type-character = an ally
cgs-text-if-card-type-equipment = equipment
cgs-text-if-card-type-event = an event
cgs-text-if-check-command = on command
cgs-text-if-check-defence = on defence
cgs-text-if-check-diplomacy = on diplomacy
cgs-text-if-check-magic = on magic
cgs-text-if-check-melee = on melee
cgs-text-if-check-ranged = on ranged combat
cgs-text-if-foe-ally = against allies
cgs-text-if-foe-character = against characters
cgs-text-if-foe-creature = against creatures
cgs-text-if-foe-hero = against heroes
cgs-text-if-mode-melee = in melee
cgs-text-if-mode-ranged = in ranged combat
cgs-text-if-other-false = only this one itself
cgs-text-if-other-true = another one than this
cgs-text-if-result-hit = after a hit
cgs-text-if-result-miss = after a miss
cgs-text-if-same-hex-false = not in the same hex
cgs-text-if-same-hex-true = in the same hex
cgs-text-if-supported-false = without support
cgs-text-if-supported-true = with support
cgs-text-if-terrain-black = on black hexes
cgs-text-if-terrain-forest = in forest
cgs-text-if-terrain-mountain = in mountains
cgs-text-if-terrain-olympus = on Olympus
cgs-text-if-terrain-plain = on plains
cgs-text-if-wounded-false = while unhurt
cgs-text-if-wounded-true = while wounded
cgs-text-when-attack-self = when this piece is in a fight
cgs-text-when-attack-attacker-self = when this piece attacks
cgs-text-when-attack-defender-self = when this piece is attacked
cgs-text-when-attack-rolled-self = after the throw in a fight of this piece
cgs-text-when-attack-rolled-attacker-self = after the throw when this piece attacks
cgs-text-when-attack-rolled-defender-self = after the throw when this piece is attacked
cgs-text-when-hit-self = on a hit in a fight of this piece
cgs-text-when-hit-attacker-self = when this piece hits
cgs-text-when-hit-defender-self = when this piece is hit
cgs-text-when-check-failed-self = when this piece fails a check
cgs-text-when-defeated-self = when this piece is beaten
cgs-text-when-won-self = when this piece wins a fight or a trial
cgs-text-when-attack-own = when one of your pieces is in a fight
cgs-text-when-attack-attacker-own = when one of your pieces attacks
cgs-text-when-attack-defender-own = when one of your pieces is attacked
cgs-text-when-attack-rolled-own = after the throw in a fight of one of your pieces
cgs-text-when-attack-rolled-attacker-own = after the throw when one of your pieces attacks
cgs-text-when-attack-rolled-defender-own = after the throw when one of your pieces is attacked
cgs-text-when-hit-own = on a hit in a fight of one of your pieces
cgs-text-when-hit-attacker-own = when one of your pieces hits
cgs-text-when-hit-defender-own = when one of your pieces is hit
cgs-text-when-check-failed-own = when one of your pieces fails a check
cgs-text-when-defeated-own = when one of your pieces is beaten
cgs-text-when-won-own = when one of your pieces wins a fight or a trial
cgs-text-when-attack-enemy = when an opposing piece is in a fight
cgs-text-when-attack-attacker-enemy = when an opposing piece attacks
cgs-text-when-attack-defender-enemy = when an opposing piece is attacked
cgs-text-when-attack-rolled-enemy = after the throw in a fight of an opposing piece
cgs-text-when-attack-rolled-attacker-enemy = after the throw when an opposing piece attacks
cgs-text-when-attack-rolled-defender-enemy = after the throw when an opposing piece is attacked
cgs-text-when-hit-enemy = on a hit in a fight of an opposing piece
cgs-text-when-hit-attacker-enemy = when an opposing piece hits
cgs-text-when-hit-defender-enemy = when an opposing piece is hit
cgs-text-when-check-failed-enemy = when an opposing piece fails a check
cgs-text-when-defeated-enemy = when an opposing piece is beaten
cgs-text-when-won-enemy = when an opposing piece wins a fight or a trial
cgs-text-when-turn-start-self = at the start of your turn
cgs-text-when-turn-start-own = at the start of your turn
cgs-text-when-turn-start-enemy = at the start of another player’s turn
cgs-text-when-round-start-self = at the start of a round
cgs-text-when-round-start-own = at the start of a round
cgs-text-when-round-start-enemy = at the start of a round
cgs-text-when-card-played-self = when this card is played
cgs-text-when-card-played-own = when you play a card
cgs-text-when-card-played-enemy = when an opponent plays a card
cgs-text-do-bonus-attack = { cgs-signed } to the attack
cgs-text-do-bonus-defence = { cgs-signed } to the defence
cgs-text-do-bonus-check = { cgs-signed } to the check
cgs-text-do-reroll = throw again
cgs-text-do-succeed = it succeeds
cgs-text-do-cancel = it has no effect
cgs-text-do-redirect = this piece is hit instead
cgs-text-do-heal = heals { $target }
cgs-text-do-heal-within = heals { $target } within { $within } hexes
cgs-text-do-wound = wounds { $target }
cgs-text-do-wound-within = wounds { $target } within { $within } hexes
cgs-text-do-gain = { $n ->
    [one] take one dinar
   *[other] take { $n } dinars
}
cgs-text-do-lose = { $n ->
    [one] pay one dinar
   *[other] pay { $n } dinars
}
cgs-text-do-steal-enemy-player = { $n ->
    [one] steal one dinar from another player
   *[other] steal { $n } dinars from another player
}
cgs-text-do-steal-foe-player = { $n ->
    [one] steal one dinar from whoever leads the foe
   *[other] steal { $n } dinars from whoever leads the foe
}
cgs-text-do-draw = { $n ->
    [one] draw one card
   *[other] draw { $n } cards
}
cgs-text-do-discard = { $n ->
    [one] discard one card
   *[other] discard { $n } cards
}
cgs-text-do-peek-encounter = { $n ->
    [one] look at the top encounter
   *[other] look at the top { $n } encounters
}
cgs-text-do-peek-hand = look at another hand
cgs-text-do-peek-tile = look under a face-down tile
cgs-text-do-skip-move = { $target }: no movement next time
cgs-text-do-skip-move-within = { $target } within { $within } hexes: no movement next time
cgs-text-do-skip-action = { $target }: no action next time
cgs-text-do-skip-action-within = { $target } within { $within } hexes: no action next time
cgs-text-do-mod-turn = { $target }: { $stat } { cgs-signed } this turn
cgs-text-do-mod-turn-within = { $target } within { $within } hexes: { $stat } { cgs-signed } this turn
cgs-text-do-mod-round = { $target }: { $stat } { cgs-signed } for a round
cgs-text-do-mod-round-within = { $target } within { $within } hexes: { $stat } { cgs-signed } for a round
cgs-text-do-move-camp = { $target }: to the camp
cgs-text-do-move-camp-within = { $target } within { $within } hexes: to the camp
cgs-text-do-move-adjacent-random = { $target }: to a neighbouring hex, as chance will have it
cgs-text-do-move-adjacent-random-within = { $target } within { $within } hexes: to a neighbouring hex, as chance will have it
cgs-text-do-move-within = { $target }: to a hex of your choice, at most { $n } away
cgs-text-do-move-within-within = { $target } within { $within } hexes: to a hex of your choice, at most { $n } away
cgs-text-do-roll = throw a die
cgs-text-do-check = check of { $stat } { cgs-signed }
cgs-text-do-choose = choose
cgs-text-do-spawn = { $n ->
    [one] a creature of level { $level } appears
   *[other] { $n } creatures of level { $level } appear
}
cgs-text-do-banner = set a banner here
cgs-text-do-grab-equipment = takes a piece of equipment from its foe
# The words for $target above.
cgs-target = { $target ->
    [self] this piece
    [foe] the foe
    [hero] your hero
    [own] one of your characters
    [own_all] all your characters
    [enemy] an opposing character
    [creature] a creature
    [enemy_player] another player
   *[foe_player] whoever leads the foe
}


## The table

cgs-map = Map
cgs-caves = Caves
cgs-cave-of = Cave behind { $hex }
cgs-players = Players
cgs-phases = Phases of the turn
cgs-round-of = { $rounds ->
    [100] Round { $round }
   *[other] Round { $round } of { $rounds }
}
cgs-phase-short = { $phase ->
    [setup] Set-up
    [card] Cards
    [movement] Movement
    [combat] Combat
    [creature] Creatures
   *[over] End
}
cgs-gate = The gate to Olympus
cgs-gate-need = { $threshold } points, and more than anyone
cgs-gate-now = { $threshold } points, and more than anyone: { $points } to { $most } now
cgs-gate-shut = { $who }: { $points } to { $most } now, the gate is shut
cgs-gate-open = { $who }: { $points } to { $most } now, the gate is open
cgs-points = { $count ->
    [one] one point
   *[other] { $count } points
}
cgs-dinars = { $count ->
    [one] one dinar
   *[other] { $count } dinars
}
cgs-hand-count = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
cgs-hand = Your hand
cgs-hand-known = Cards of this hand that you have seen
cgs-own = Your characters
cgs-of = { $who }
cgs-allies = { $count ->
    [0] no allies
    [one] one ally
   *[other] { $count } allies
}
cgs-timers = Running cards
cgs-timed = { $left ->
    [one] { $card }, one more round
   *[other] { $card }, { $left } more rounds
}
cgs-wounded = wounded
cgs-moved = has moved
cgs-acted = has acted
cgs-skips = { $what ->
    [move] will not move
   *[action] will not act
}
cgs-must = must try the encounter here
cgs-prize = a banner for whoever beats it
cgs-creature-level = creature of level { $level }
cgs-card-creature = creature from an encounter card, value { $level }
cgs-kind = { $kind ->
    [hero] hero
    [ally] ally
    [creature] creature
    [trial] trial
    [special] special
    [rule] rule counter
    [equipment] equipment
    [ability] ability
    [event] event
   *[character] ally
}
cgs-cost = costs { $cost }
cgs-worth = worth { $value }
cgs-group = { $group ->
    [weapon] weapon
    [bow] bow
    [armour] armour
    [shield] shield
    [mount] mount
    [tool] tool
    [boots] footwear
    [amulet] amulet
    [flask] flask
    [missiles] missiles
    [helmet] helmet
   *[other] { $group }
}
cgs-only = only for { $piece }
cgs-two-sides = takes two wounds
cgs-one-side = falls at the first wound
cgs-stat-line = { $stat } { $value }
cgs-stat-changed = { $stat } { $value } (printed { $printed })
cgs-stat-short = { $stat ->
    [defence] Def
    [command] Com
    [diplomacy] Dip
    [magic] Mag
    [ranged] Ran
    [melee] Mel
   *[speed] Spd
}
cgs-wears = carries: { $cards }
cgs-no-gear = no equipment
cgs-mods-turn = { $stat } { cgs-signed } this turn
cgs-mods-until = { $stat } { cgs-signed } until { $who } moves again
cgs-terrain = { $terrain ->
    [plain] plain
    [forest] forest
    [mountain] mountain
    [olympus] summit of Olympus
   *[black] solid rock
}
cgs-fog = unknown
cgs-fog-tile = face down
cgs-fog-known = face down, you know it: { $tile }
cgs-at-encounter = encounter { $n }
cgs-at-creature = lair of level { $n }
cgs-at-card = trader, equipment { $n } cheaper
cgs-at-mouth = { $mouth ->
    [in] cave mouth
   *[out] way out of the cave
}
cgs-at-link = leads to { $hex }
cgs-at-banner = banner of { $who }
cgs-at-camp = camp of { $who }
cgs-at-top = open: { $card }
cgs-at-fresh = not before the next turn
cgs-at-beaten = beaten { $beaten } of { $need }
cgs-at-edge = { $edge ->
    [water] water
    [wall] wall
   *[road] road
} { $to ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
}
cgs-step-cost = { $cost ->
    [0] free step
   *[other] step for { $cost }
}
cgs-reach-cost = within reach for { $cost }
cgs-playing = { $who } plays { $card }.
cgs-playing-on = { $who } plays { $card } on { $piece }.
cgs-countered = { $card } of { $who } is countered.
cgs-underway = What is happening
cgs-attack-sum = { $strength } against { $defence }
cgs-in-range = { $mode ->
    [melee] in reach for melee
    [ranged] in reach for ranged combat
   *[both] in reach
}
cgs-odds = hits in { $sixths } of 6
cgs-odds-more = with one more supporter in { $sixths } of 6
cgs-chance = succeeds with { $chance } %
cgs-pile-count = { $count ->
    [0] { $pile }, empty
    [one] { $pile }, one card
   *[other] { $pile }, { $count } cards
}
cgs-bag = creatures of level { $level }: { $count } counters
cgs-bags = Creature stacks
cgs-piles = Piles
cgs-known-next = you know what comes: { $cards }
cgs-pile-empty = Nothing lies here.
cgs-deck-help = One card for each hero at the start of the turn.
cgs-encounters-help = Drawn by whoever enters a hex with a white number.
cgs-choose-now = Choose
cgs-done-help = Nothing more of this.
cgs-rotate-blind = Nobody knows what is printed there: choose which way its mark points.
cgs-rotate-seen = This is how it would lie.
cgs-roll-title = { $kind ->
    [attack] { $piece } attacks { $foe }
    [check] { $piece } is put to the test
    [contest] { $piece } tries the contest
    [chance] Chance decides
   *[first] Who begins?
}
cgs-part = { $what ->
    [support] support
    [bonus] effects
    [modifier] modifier
    [lasting] lasting change
    [passing] passing change
    [forest] forest
    [defence] defence
    [command] command
    [diplomacy] diplomacy
    [magic] magic
    [ranged] ranged combat
    [melee] melee
    [speed] speed
    [die] die
   *[other] { $what }
}
cgs-roll-sum = { $sum } against { $against }
cgs-roll-limit = die { $die }, wanted at most { $sum }
cgs-roll-logo = laurel: success whatever the sum
cgs-roll-won = { $kind ->
    [attack] Hit!
   *[other] Passed!
}
cgs-roll-lost = { $kind ->
    [attack] Missed.
   *[other] Failed.
}
cgs-logo = laurel
cgs-sentence = { $parts }
cgs-inside = { $line }: { $parts }
cgs-none = None
cgs-hexes = Hexes that are known
cgs-hidden-tiles = { $count ->
    [0] No tile is face down.
    [one] One tile is face down.
   *[other] { $count } tiles are face down.
}
cgs-piece-at = { $piece } at { $hex }
cgs-creatures = Creatures
cgs-heroes-free = Heroes to choose from
cgs-last-roll = The last throw
cgs-start-facts = { $cards ->
    [one] begins with { $dinars } dinars and one own card
   *[other] begins with { $dinars } dinars and { $cards } own cards
}
cgs-tile-name = Here lies { $tile }.
cgs-gate-olympus = A banner here wins the game.
cgs-on-hex = In this hex


## Options of a new game

cgs-option-sets = Component sets
    .help = Heroes, cards, tiles and creatures come from these.
cgs-option-sets-auto = As needed
    .help = The first set for up to four heroes, both for more.
cgs-option-sets-set1 = Road of Labours
    .help = Four heroes around Hercules.
cgs-option-sets-set2 = Storm and Steel
    .help = Four heroes around Xena.
cgs-option-sets-both = Both together
    .help = Eight heroes, and twice as much of everything.
cgs-option-layout = Map
    .help = How many tiles lie around Olympus.
cgs-option-layout-auto = As needed
    .help = The star, or the grand map where the star is too small.
cgs-option-layout-star = Star
    .help = Thirteen tiles, 91 hexes: the usual map.
cgs-option-layout-rosette = Rosette
    .help = Seven tiles, 49 hexes: a short game, up to four sides.
cgs-option-layout-grand = Grand map
    .help = Nineteen tiles, 133 hexes: a long journey, needs both sets.
cgs-option-teams = Teams
    .help = Partners share camp, banners and points.
cgs-option-teams-none = Everybody alone
    .help = Each player is a side.
cgs-option-teams-two = Two teams
    .help = The seats belong to them in turn.
cgs-option-teams-three = Three teams
    .help = For six players, say.
cgs-option-teams-four = Four teams
    .help = For eight players, say.
cgs-option-heroes = Heroes for each player
    .help = All of them move and act in one turn.
cgs-option-heroes-one = One
    .help = The usual game.
cgs-option-heroes-two = Two
    .help = A good game for two.
cgs-option-heroes-three = Three
    .help = For two players, with both sets.
cgs-option-heroes-four = Four
    .help = For two players, with both sets.
cgs-option-threshold = Points for the gate
    .help = Fewer make a shorter game. For two teams of two, 14 is good.
cgs-option-threshold-4 = 4
    .help = Very short.
cgs-option-threshold-5 = 5
    .help = Short.
cgs-option-threshold-6 = 6
    .help = Somewhat shorter.
cgs-option-threshold-7 = 7
    .help = A little shorter.
cgs-option-threshold-8 = 8
    .help = The usual game.
cgs-option-threshold-9 = 9
    .help = A little longer.
cgs-option-threshold-10 = 10
    .help = Longer.
cgs-option-threshold-11 = 11
    .help = Longer still.
cgs-option-threshold-12 = 12
    .help = Much longer.
cgs-option-threshold-13 = 13
    .help = Short for two teams of two.
cgs-option-threshold-14 = 14
    .help = For two teams of two.
cgs-option-threshold-15 = 15
    .help = For two teams of two, a little longer.
cgs-option-threshold-16 = 16
    .help = For two heroes each.
cgs-option-threshold-17 = 17
    .help = For two heroes each, a little longer.
cgs-option-threshold-18 = 18
    .help = Short for teams of three.
cgs-option-threshold-19 = 19
    .help = Short for teams of three.
cgs-option-threshold-20 = 20
    .help = Short for teams of three.
cgs-option-threshold-21 = 21
    .help = For teams of three.
cgs-option-threshold-22 = 22
    .help = For teams of three, longer.
cgs-option-threshold-23 = 23
    .help = For teams of three, longer.
cgs-option-threshold-24 = 24
    .help = For teams of three, longer.
cgs-option-threshold-25 = 25
    .help = For teams of three, longer.
cgs-option-threshold-26 = 26
    .help = Short for teams of four.
cgs-option-threshold-27 = 27
    .help = Short for teams of four.
cgs-option-threshold-28 = 28
    .help = For teams of four.
cgs-option-threshold-29 = 29
    .help = For teams of four, longer.
cgs-option-threshold-30 = 30
    .help = For teams of four, longer.
cgs-option-threshold-31 = 31
    .help = For teams of four, longer.
cgs-option-threshold-32 = 32
    .help = A whole weekend.
cgs-option-rounds = Round limit
    .help = When it is reached, the points decide.
cgs-option-rounds-100 = 100
    .help = As good as none.
cgs-option-rounds-12 = 12
    .help = A short evening.
cgs-option-rounds-25 = 25
    .help = A long evening.
cgs-option-rounds-50 = 50
    .help = Only against endless games.
cgs-option-piles = Beaten cards
    .help = For whom the cards beaten in a hex add up.
cgs-option-piles-hex = One pile for each hex
    .help = Whoever beats the last card gets the banner.
cgs-option-piles-player = Everybody for themselves
    .help = Only the cards you have beaten yourself count for you.


## What is wrong with a component set

cgs-set-toml = This is no TOML: { $detail }.
cgs-set-missing = Something is missing here.
cgs-set-type = Another kind of value is wanted: { $wanted }.
cgs-set-range = Only { $least } to { $most } will do.
cgs-set-unknown-table = No table is called { $word }.
cgs-set-unknown-field = No field is called { $word } here.
cgs-set-unknown-word = The word { $word } is not known.
cgs-set-reference = There is no { $word } in this set.
cgs-set-twice = The id { $word } is used twice.
cgs-set-misplaced = This does not belong here: { $word }.
cgs-set-format = Format { $found } is not known.
cgs-set-no-trigger = A reaction needs a moment: a conditional function.
cgs-set-route = A route is exactly one of test, trial, pay, discard.
cgs-set-impassable = { $hero } could never pass this.
cgs-set-die = A die has { $faces } faces.
cgs-set-no-logo = The action die needs a logo.
cgs-set-language = The name is missing in the language { $language }.
cgs-set-seven = A tile has seven hexes.
cgs-set-both-indicators = A hex has an encounter or a creature number, not both.
cgs-set-exits = So many ways out of the cave are wanted: { $wanted }.
cgs-set-summits = So many summits are wanted: { $wanted }.
cgs-set-no-finale = The summit needs an encounter number.
cgs-set-edge = This is no edge: { $word }.
cgs-set-sealed = Hex { $hex } is sealed off.
cgs-set-border = Too many barriers on one side, at petal { $petal }.
cgs-set-no-camp = There is no hex for a camp.
cgs-set-no-roll = { $word } needs a throw to change.
cgs-set-id = An id is made of letters, digits, dots, hyphens and underscores: not { $word }.
cgs-set-many = At most { $most } of these.
cgs-set-long = This is too long: { $most } characters are the most.

cgs-error-clash = These sets do not go together: both have a { $word }.
cgs-error-large = These sets are too large: { $kind ->
    [piece] { $count } pieces, and { $most } are the most.
    [card] { $count } cards, and { $most } are the most.
   *[cave] { $count } caves, and { $most } are the most.
}

cgs-supplies = Your own component sets
    .help = A set is a text file with heroes, cards, creatures and map tiles. Up to four can be added to a game; with “As needed” only what they lack is taken from the box.
cgs-supply-tile = { $count ->
    [one] one map tile
   *[other] { $count } map tiles
}
cgs-supply-hero = { $count ->
    [one] one hero
   *[other] { $count } heroes
}
cgs-supply-card = { $count ->
    [one] one card
   *[other] { $count } cards
}
cgs-supply-encounter = { $count ->
    [one] one encounter
   *[other] { $count } encounters
}
cgs-supply-special = { $count ->
    [one] one special
   *[other] { $count } specials
}
cgs-supply-creature = { $count ->
    [one] one creature
   *[other] { $count } creatures
}
cgs-supply-rule = { $count ->
    [one] one rule counter
   *[other] { $count } rule counters
}


## Looking through a box

cgs-box-piece = Heroes and allies
cgs-box-card = Cards
cgs-box-encounter = Encounters
cgs-box-counter = Counters
cgs-box-print = Map tiles
