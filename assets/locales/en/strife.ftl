# Strife of Gods. Every sentence is our own. docs/translating.md says how names and values get in here.


## Names of things. A ref `kind:name` asks for `strife-kind`: $name, $a before its last hyphen, $b after it.

# A number card: $a is its colour and value, $b the copy, which nobody needs to hear.
strife-number = { $a ->
    [r1] Red 1
    [r2] Red 2
    [r3] Red 3
    [r4] Red 4
    [r5] Red 5
    [g1] Green 1
    [g2] Green 2
    [g3] Green 3
    [g4] Green 4
    [g5] Green 5
    [b1] Blue 1
    [b2] Blue 2
    [b3] Blue 3
    [b4] Blue 4
    [b5] Blue 5
    [y1] Yellow 1
    [y2] Yellow 2
    [y3] Yellow 3
    [y4] Yellow 4
   *[y5] Yellow 5
}
# Proper names, the same in every language.
strife-champion = { $name ->
    [misha] Misha
    [muriel] Muriel
    [amitiel] Amitiel
    [christoph] Christoph
    [gurak] Gurak
    [gnigrit] Gnigrit
    [rogmesh] Rogmesh
    [durboc] Durboc
    [myriani] Myriani
    [paeral] Paeral
    [ana] Ana
    [grongurd] Grongurd
    [celestia] Celestia
    [remial] Remial
    [arcohn] Arcohn
   *[zakum] Zakum
}
# A whole gap, or one of its two ends: it must fit behind “at”.
strife-gap = { $b ->
    [cw] the clockwise end of gap { $a }
    [ccw] the counter-clockwise end of gap { $a }
   *[whole] gap { $a }
}
strife-pile = { $name ->
    [numbers] number pile
   *[champions] champion pile
}
strife-shield = { $name ->
    [gold] gold shield
    [silver] silver shield
   *[bronze] bronze shield
}
strife-colour = { $name ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
strife-middle = Middle of the ring
strife-removed = Cards out for this round


## What is asked

strife-ask-take = { $gaps ->
    [0] Take any number card from the ring.
   *[other] Take any number card from the ring, or whatever lies at a gap.
}
strife-ask-edge = There are { $gaps } gaps: take a card that lies at one of them.
strife-ask-any = There are { $gaps } gaps, but every card at them is blocked. So take a number card from anywhere.
strife-ask-misha = { $champion }: choose a number card at a gap. It goes to the middle.
strife-ask-muriel-give = { $champion }: choose one of your cards. It goes to the middle.
strife-ask-muriel-take = { $champion }: now take a card that lies at a gap.
strife-ask-amitiel-give = { $champion }: choose one of your cards. It goes back into the ring.
strife-ask-amitiel-place = { $champion }: choose the end of a gap where { $card } shall lie.
strife-ask-amitiel-take = { $champion }: now take a card at a gap, but not { $card }.
strife-ask-christoph = Choose any number card of the ring. It goes to the middle, and { $champion } takes its place.
strife-ask-gurak = { $champion }: choose a card of another player. It is blocked.
strife-ask-gnigrit = { $champion }: choose a card at a gap. It is blocked.
strife-ask-rogmesh-gap = { $champion }: choose a gap. The cards at both its ends are blocked.
strife-ask-rogmesh-tear = { $champion }: now choose a number card away from the gaps. It is removed and leaves a new gap.
strife-ask-durboc = Take any number card of the ring. { $champion } lies face down in its place.
strife-ask-myriani = { $champion }: choose the number card that you keep.
strife-ask-paeral = { $champion }: choose the champion that you keep. It acts at once.
strife-ask-ana = { $champion }: choose the card that goes to the middle.
strife-ask-grongurd = { $champion }: keep the number card, or the champion, who then acts at once.
strife-ask-celestia-give = { $champion }: choose the card that you give away.
strife-ask-celestia-take = { $champion }: choose the card that you want for { $card }.
strife-ask-remial = { $champion }: choose a card of another player. It goes to the middle, and its owner draws a new one.
strife-ask-arcohn-card = { $champion }: choose a card of another player. It goes back into the ring, and its owner draws a new one.
strife-ask-arcohn-place = { $champion }: choose the end of a gap where { $card } shall lie.
strife-ask-zakum-card = { $champion }: choose a card of another player. It goes into the ring.
strife-ask-zakum-ring = { $champion }: choose the number card of the ring that changes places with { $card }.


## What can be chosen. A choice for a champion also has $champion.

strife-choice-take = Take { $ref1 }
strife-choice-middle = Lay { $ref1 } in the middle
strife-choice-give = Give away { $ref1 }
strife-choice-place = Lay it at { $ref1 }
strife-choice-block = Block { $ref1 }
strife-choice-shut = Shut { $ref1 }
strife-choice-remove = Remove { $ref1 }
strife-choice-keep = Keep { $ref1 }
strife-choice-swap = Swap { $ref1 }
strife-choice-return = Send { $ref1 } back into the ring


## What happened

strife-deal = Round { $round } of { $rounds }: a new ring is laid.
strife-start = { $seat } begins round { $round }.
strife-take = { $seat } takes { $card }.
strife-gap-opens = { $gaps ->
    [one] A first gap opens.
   *[other] A new gap opens: now there are { $gaps }.
}
strife-gaps-merge = { $gaps ->
    [one] Two gaps flow together: only one is left.
   *[other] Two gaps flow together: { $gaps } are left.
}
strife-edges-only = With { $gaps } gaps, only cards at a gap can be taken from now on.
strife-ring-free = { $gaps ->
    [one] Only one gap is left: every number card can be taken again.
   *[other] Only { $gaps } gaps are left: every number card can be taken again.
}
strife-resolve = { $champion } acts for { $seat }.
strife-resolve-inside = { $outer } brings { $champion }, who acts for { $seat } at once.
strife-idle-edge = { $champion } has no effect: every card at the gaps is blocked.
strife-idle-edge-number = { $champion } has no effect: no free number card lies at a gap.
strife-idle-ring = { $champion } finds no free number card in the ring.
strife-idle-own = { $champion } has no effect: { $seat } has no card to give.
strife-idle-theirs = { $champion } has no effect: the others have no card that could be chosen.
strife-idle-end = { $champion } has no effect: after laying a card back, there would be no other to take.
strife-idle-gap = { $champion } finds no gap to shut: all their ends are blocked.
strife-idle-numbers = { $champion } has no effect: the number pile is empty.
strife-idle-champions = { $champion } has no effect: the champion pile is empty.
strife-idle-piles = { $champion } has no effect: both piles are empty.
strife-choose = { $seat } chooses { $card } for { $champion }.
strife-draw = { $seat } draws { $card }.
strife-reveal = { $champion } lets { $seat } draw { $card }.
strife-pile-empty = The { $pile } is empty.
strife-keep = { $seat } keeps { $card }.
strife-remove = { $card } is out for this round.
strife-to-middle = { $seat } lays { $card } in the middle.
strife-middle-covered = { $card } was in the middle before, and is blocked now.
strife-return = { $seat } lays { $card } back into the ring, at { $end }.
strife-block = { $seat } blocks { $card }.
strife-gap-shut = The ends of { $gap } are shut.
strife-stand-in = { $champion } lies face up in the ring, where { $card } was.
strife-blocker = { $champion } lies face down in the ring, where { $card } was.
strife-swap = { $seat } gives { $card } to { $owner } and gets { $other } for it.
strife-exchange = { $seat } sends { $card } into the ring. In its place, { $owner } gets { $other }.

strife-score-edges = { $count ->
    [one] The round is over. One card at the gaps or in the middle decides about the colour.
   *[other] The round is over. { $count } cards at the gaps or in the middle decide about the colour.
}
strife-score-lowest = { $count ->
    [one] The lowest of them is a { $value }.
   *[other] The lowest value is { $value }, shown by { $count } cards.
}
strife-score-colour = Winning colour: { $colour }.
strife-score-no-colour = No card at a gap or in the middle shows a number. So no colour wins, and there are no shields.
strife-score-sum = { $seat } has { $sum } in winning colours.
strife-score-without = { $seat } has nothing in a winning colour.
strife-score-nobody = Nobody has a winning colour, so nobody gets a shield.
strife-tie = { $seat } and { $other } both have { $sum }. Clockwise from { $start }, { $seat } comes first.
strife-award = { $points ->
    [one] { $seat } gets the { $shield }: one point.
   *[other] { $seat } gets the { $shield }: { $points } points.
}
strife-end = All { $rounds } rounds are over. The most that anybody has is { $points } points.

strife-won = { $seat } has { $points } points and wins the strife of the gods.
strife-won-gold = Others have { $points } points too, but { $seat } wins with more gold: { $gold ->
    [one] one shield.
   *[other] { $gold } shields.
}
strife-won-silver = Others have { $points } points and as much gold, but { $seat } wins with more silver: { $silver ->
    [one] one shield.
   *[other] { $silver } shields.
}
strife-won-shared = { $count } players have { $points } points, and the same gold and silver. They share the victory.


## Why not

strife-no-more = One touch is enough here: { $thing }.
strife-no-middle = { $card } lies in the middle and stays there until the round is over.
strife-no-removed = { $card } is out for this round. The next one is dealt from all cards again.
strife-no-gap = There is nothing to take in { $gap }: choose a card.
strife-no-own = { $card } is yours already: take a card from the ring.
strife-no-theirs = { $card } belongs to { $owner }: take a card from the ring.
strife-no-middle-place = Nothing is taken from the middle: choose a card of the ring.
strife-no-pile = Only champions draw from the piles: choose a card of the ring.
strife-no-seat = You take from the ring, not from a player.
strife-no-thing = There is nothing to do with this right now.
strife-no-blocked = { $card } is blocked and cannot be taken any more this round.
strife-no-champion-inside = { $card } does not lie at a gap: only there can a champion be taken.
strife-no-inside = { $card } does not lie at a gap. As there are { $gaps } gaps, only cards at a gap can be taken.
strife-no-champion-yet = { $card } has to wait: as long as a number card is free, take that.
strife-no-side = Choose one of the two ends of { $gap }.
strife-no-want-edge = { $champion } wants a card at a gap.
strife-no-want-edge-number = { $champion } wants a number card at a gap.
strife-no-want-ring = { $champion } wants a number card of the ring.
strife-no-want-interior = { $champion } wants a number card of the ring, away from the gaps.
strife-no-want-own = { $champion } wants one of your own cards.
strife-no-want-theirs = { $champion } wants a card that lies in front of another player.
strife-no-want-other-edge = { $champion } wants a card at a gap.
strife-no-want-end = { $champion } wants one end of a gap.
strife-no-want-gap = { $champion } wants a gap.
strife-no-want-drawn = { $champion } wants one of the cards that were just drawn.
strife-no-last-edge = Not at { $end }: there would be no other card at a gap left to take.
strife-no-dead-gap = Both ends of { $gap } are blocked already: choose another gap.
strife-no-blocked-target = { $card } is blocked: { $champion } can do nothing with it.
strife-no-returned = { $card } was laid back just now: { $champion } wants another card.
strife-no-inert = { $card } is a champion, and out of reach in front of a player: { $champion } wants a number card.
strife-no-champion-target = { $card } is a champion: { $champion } wants a number card.
strife-no-edge-target = { $card } lies at a gap and would leave no new one: { $champion } wants a card away from the gaps.
strife-no-inside-target = { $card } does not lie at a gap: { $champion } wants a card that does.


## Why a bot, or a hint, does it

strife-why-champion = { $card } promises more than a number card.
strife-why-shield = { $card } is good for the { $shield } as things stand: { $judge } decides about the colour.
strife-why-turn = { $card } changes the winning colour: then { $judge } decides, and that is good for the { $shield }.
strife-why-collect = { $card } makes { $sum } in { $colour }, and that colour may still win.
strife-why-effect = The best choice for { $champion }: { $thing }.
strife-why-effect-shield = The best choice for { $champion }: { $thing }. As things stand, { $judge } decides about the colour, and that is good for the { $shield }.
strife-why-effect-turn = The best choice for { $champion }: { $thing }. It changes the winning colour: then { $judge } decides, and that is good for the { $shield }.


## Options

strife-option-champions = Champions
    .help = Sixteen champions turn the table upside down. The first games are easier without them.
strife-option-champions-yes = With champions
    .help = Every eighth card of the ring is a champion.
strife-option-champions-no = Numbers only
    .help = The ring is made of number cards, and nothing is ever drawn.
strife-option-copies = Number cards
    .help = How often each of the twenty number cards exists. The book we know does not say it.
strife-option-copies-two = Twice each
    .help = 40 number cards. Most of them lie in the ring.
strife-option-copies-three = Three times each
    .help = 60 number cards. Half of them stay unseen.
strife-option-inert = Champions in front of players
    .help = Some champions ask for a card of a player. The book does not say whether that may be another champion.
strife-option-inert-yes = Out of reach
    .help = Only number cards can be chosen. A champion stays with the one who took it.
strife-option-inert-no = Cards like all others
    .help = A champion can be given away, blocked, swapped or laid back, and be taken again.


## The champions. $champion is the name after the colon.

strife-champion-short = { $champion ->
    [misha] Edge to the middle
    [muriel] Pay, then take an edge
    [amitiel] Give back, take another
    [christoph] Number to the middle, stand in, draw
    [gurak] Block a rival’s card
    [gnigrit] Block an edge
    [rogmesh] Shut a gap, tear another
    [durboc] Take any, stay as a blocker
    [myriani] One of two numbers
    [paeral] One of two champions
    [ana] One of two to the middle
    [grongurd] Number or champion
    [celestia] Swap with a rival
    [remial] Rival’s card to the middle
    [arcohn] Rival’s card into the ring
   *[zakum] Rival’s card for one of the ring
}
strife-champion-help = { $champion ->
    [misha] You lay a number card that lies at a gap in the middle.
    [muriel] You lay one of your number cards in the middle. Then you take a card at a gap.
    [amitiel] You lay one of your number cards back at a gap, which stays open. Then you take another card at a gap.
    [christoph] You lay any number card of the ring in the middle. Christoph takes its place, face up, and you draw a number card.
    [gurak] You block a number card of another player.
    [gnigrit] You block a card at a gap, number or champion.
    [rogmesh] You block the cards at both ends of a gap. Then you remove a number card away from the gaps, which leaves a new gap.
    [durboc] You take any number card of the ring. Durboc lies in its place, face down and blocked.
    [myriani] You draw two number cards and keep one. The other one and Myriani are removed.
    [paeral] You draw two champions and keep one, who acts at once. The other one and Paeral are removed.
    [ana] You draw two number cards. One goes to the middle, the other is removed.
    [grongurd] You draw a number card and a champion and keep one of them; the champion would act at once. The other one and Grongurd are removed.
    [celestia] You swap one of your number cards for one of another player.
    [remial] You lay a number card of another player in the middle. Its owner draws a number card.
    [arcohn] You lay a number card of another player back at a gap, which stays open. Its owner draws a number card.
   *[zakum] You swap a number card of another player for any number card of the ring.
}


## The table

strife-ring = The ring
strife-hub = Inside the ring
# One letter, different for each colour: it stands on the card beside the emblem.
strife-colour-letter = { $colour ->
    [red] R
    [green] G
    [blue] B
   *[yellow] Y
}
strife-round = Round { $round } of { $rounds }
strife-turn = Card { $turn } of { $turns }
strife-gaps = { $count ->
    [0] no gap
    [one] { $count } gap
   *[other] { $count } gaps
}
strife-banner-edges = Edges only
strife-banner-free = Any number
strife-start-player = Start player
strife-cards-of = Cards of { $who }
strife-no-cards = no cards yet
strife-sum = { $colour }: { $sum }
strife-shields = shields: { $gold } gold, { $silver } silver, { $bronze } bronze
strife-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
strife-pile-count = { $count ->
    [0] The { $pile } is empty
    [one] { $count } card in the { $pile }
   *[other] { $count } cards in the { $pile }
}
strife-removed-count = { $count ->
    [0] no cards removed
    [one] { $count } card removed
   *[other] { $count } cards removed
}
strife-empty-middle = The middle is empty
strife-middle-help = The newest card here counts when the round is scored. Those below it are blocked.

# Said after the name of a card or a gap.
strife-edge = at a gap
strife-blocked = blocked
strife-judge = would decide now
strife-middle-active = counts in the middle
strife-gap-width = { $count ->
    [one] { $count } place wide
   *[other] { $count } places wide
}
strife-gap-dead = both ends blocked

# Champions at work, perhaps one inside the other.
strife-asks = { $champion } asks
strife-waits = { $champion } waits
strife-inside = { $champion }, inside { $outer }
strife-chosen = chosen: { $card }
strife-drawn = Drawn cards

# How the round would be scored at this moment.
strife-now = If the round ended now
strife-now-lowest = lowest card: { $value }
strife-now-colours = winning: { $colours }
strife-now-rank = { $who }: { $sum }, { $shield }
strife-now-without = { $who }: { $sum }, no shield
strife-now-nobody = nobody has a winning colour
strife-now-none = no number to be seen: no colour wins

# Looking closely, and the table in words.
strife-value = Value { $value }
strife-left = { $count ->
    [0] Nothing is left in it.
    [one] One card is left in it:
   *[other] { $count } cards are left in it, in an order that nobody knows:
}
strife-text-ring = The ring, clockwise
strife-text-middle = The middle
strife-text-stack = Champions at work
strife-text-piles = Piles and removed cards
strife-text-none = none
