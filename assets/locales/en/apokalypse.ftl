# Apokalypse. Every sentence is our own. docs/translating.md says how names and values get in here.


## Names of things. A ref `kind:name` asks for `apokalypse-kind`: $name, $a before its last hyphen, $b after it.

# A card: $a is its kind, $b the copy, which nobody needs to hear. Left of the bar is the good half.
apokalypse-card = { $a ->
    [pr-m] Protection (mask | helmet, pig)
    [pr-h] Protection (helmet | mask, pig)
    [pr-p] Protection (pig | mask, helmet)
    [pr-mh] Protection (mask, helmet | pig)
    [pr-mp] Protection (mask, pig | helmet)
    [pr-hp] Protection (helmet, pig | mask)
    [hm] Heavy Metal
    [vv-cs] Chastity | Debauchery
    [vv-wd] Work | Drugs
    [vv-pg] Piety | Gambling
    [hp-m] Shelter (mask)
    [hp-h] Shelter (helmet)
    [hp-p] Shelter (pig)
    [sg] Saintly Person
    [se] Fiendish Person
    [cm] Church Music
    [vi] Violence
   *[cv] Change of Heart
}
# The half of a card that counts on a side: $a is the kind, $b the side.
apokalypse-half = { $b ->
    [good] { $a ->
        [pr-m] mask
        [pr-h] helmet
        [pr-p] pig’s head
        [pr-mh] mask and helmet
        [pr-mp] mask and pig’s head
        [pr-hp] helmet and pig’s head
        [vv-cs] Chastity
        [vv-wd] Work
        [vv-pg] Piety
        [hp-m] mask
        [hp-h] helmet
        [hp-p] pig’s head
        [sg] saintly person
        [cm] Church Music
       *[seal] seal
    }
   *[evil] { $a ->
        [pr-m] helmet and pig’s head
        [pr-h] mask and pig’s head
        [pr-p] mask and helmet
        [pr-mh] pig’s head
        [pr-mp] helmet
        [pr-hp] mask
        [vv-cs] Debauchery
        [vv-wd] Drugs
        [vv-pg] Gambling
        [hp-m] mask
        [hp-h] helmet
        [hp-p] pig’s head
        [se] fiendish person
        [hm] Heavy Metal
       *[seal] seal
    }
}
# It must fit before “side” and after “is”.
apokalypse-side = { $name ->
    [good] good
   *[evil] evil
}
apokalypse-plane = { $name ->
    [heaven] heaven
    [earth] earth
   *[hell] hell
}
# The end of a row, where the next card goes: it must fit behind “in”.
apokalypse-earth = { $b ->
    [good] the good earth of { $who }
   *[evil] the evil earth of { $who }
}
apokalypse-heaven = { $b ->
    [good] heaven over the good of { $who }
   *[evil] heaven over the evil of { $who }
}
apokalypse-hell = { $b ->
    [good] hell under the good of { $who }
   *[evil] hell under the evil of { $who }
}
apokalypse-founder = { $b ->
    [good] Good founder of { $who }
   *[evil] Evil founder of { $who }
}
apokalypse-citizen = Citizen { $name }
apokalypse-hand = Hand of { $who }
apokalypse-back = { $b ->
    [population] Population cards of { $who }
   *[capital] Capital cards of { $who }
}
apokalypse-talon = { $name ->
    [population] Population draw pile
   *[capital] Capital draw pile
}
apokalypse-discard = { $name ->
    [population] Population discard pile
   *[capital] Capital discard pile
}
apokalypse-horseman = { $name ->
    [1] Bomb War
    [2] Civil War
    [3] Exploitation
   *[4] Death
}
apokalypse-alignment = Alignment of { $who }
apokalypse-seal = Seal
apokalypse-seals = Seals
apokalypse-pass = Pass
apokalypse-decline = Let it happen


## What is asked

apokalypse-ask-turn = Play one card, or pass.
apokalypse-ask-gift = A good deed: choose one of your cards, then the player who gets it.
apokalypse-ask-steal = An evil deed: choose from whom you steal a card, population or capital.
apokalypse-ask-window = { $seat } attacks { $nation }, { $side } side: { $card }. Ward it off, or let it happen.
apokalypse-ask-settle = Choose the nation that the converted citizen joins, on the { $side } side.
apokalypse-ask-seal = Place your seal: in heaven over good, in hell under evil, or against music.


## What can be chosen

apokalypse-choice-pass = Pass
apokalypse-choice-citizen = { $ref1 } as a citizen
apokalypse-choice-person = { $ref1 } as a citizen
apokalypse-choice-place = { $ref1 } in { $ref2 }
apokalypse-choice-replace = { $ref1 } in place of { $ref2 }
apokalypse-choice-silence = Silence { $ref2 } with { $ref1 }
apokalypse-choice-kill = Violence against { $ref2 }
apokalypse-choice-convert = Convert { $ref2 }
apokalypse-choice-give = Give { $ref1 } to { $ref2 }
apokalypse-choice-steal = Take one of the { $ref1 }
apokalypse-choice-decline = Let it happen
apokalypse-choice-ward = Ward it off with { $ref1 }
apokalypse-choice-settle = To { $ref1 }
apokalypse-choice-seal-place = Seal in { $ref1 }
apokalypse-choice-seal-replace = Seal in place of { $ref1 }
apokalypse-choice-seal-silence = Silence { $ref1 }


## What happened

apokalypse-secret = { $seat } is secretly { $side }.
apokalypse-secret-hidden = { $seat } gets a secret alignment.
apokalypse-start-hand = { $seat } begins with { $card }.
apokalypse-start-hand-hidden = { $seat } begins with a { $back ->
    [population] population card.
   *[capital] capital card.
}
apokalypse-begin = Round { $round }: { $seat } begins.
apokalypse-round-over = Round { $round } is over. { $seat } deals.
apokalypse-deal = { $seat } is dealt { $card }.
apokalypse-deal-hidden = { $seat } is dealt a { $back ->
    [population] population card.
   *[capital] capital card.
}
apokalypse-code-more = { $half } brings { $seat } one card more.
apokalypse-code-less = { $half } costs { $seat } a card.
apokalypse-grow = { $seat } lays { $card } as a citizen on the { $side } side of { $nation }.
apokalypse-grow-hidden = { $seat } lays a citizen on the { $side } side of { $nation }.
apokalypse-person = { $seat } brings { $card } to the { $side } side of { $nation }.
apokalypse-gift = A good deed: { $seat } gives { $other } { $card }.
apokalypse-gift-hidden = A good deed: { $seat } gives { $other } a { $back ->
    [population] population card.
   *[capital] capital card.
}
apokalypse-theft = An evil deed: { $seat } steals { $card } from { $other }.
apokalypse-theft-hidden = An evil deed: { $seat } steals a { $back ->
    [population] population card
   *[capital] capital card
} from { $other }.
apokalypse-theft-none = Nobody else holds a card: there is nothing for { $seat } to steal.
apokalypse-place = { $seat } plays { $card } ({ $half }): { $place }.
apokalypse-replace = { $seat } replaces { $old } by { $card } in the nation of { $nation }: { $half }.
apokalypse-silence = { $seat } silences { $music } in the nation of { $nation } with { $card }.
apokalypse-slide = { $card } slides inward in the nation of { $nation }.
apokalypse-passes = { $seat } passes.
apokalypse-passes-empty = { $seat } has no card left and passes.
apokalypse-passes-stuck = { $seat } has no card that fits anywhere, and passes.
apokalypse-attack = { $seat } attacks { $nation }, { $side } side: { $card }.
apokalypse-window = { $seats ->
    [one] { $first } may ward off { $card }.
   *[other] Everybody else may ward off { $card }, { $first } first.
}
apokalypse-declines = { $seat } does not ward off { $card }.
apokalypse-ward = { $seat } wards off { $attack } with { $card }.
apokalypse-unanswered = Nobody wards off { $card }.
apokalypse-killed = A citizen on the { $side } side of { $nation } is gone: { $card }{ $lost ->
    [0] .
    [one] , and with it one more card.
   *[other] , and with it { $lost } more cards.
}
apokalypse-converted = { $seat } converts a citizen of { $nation }, who now stands on the { $side } side of { $goal }{ $cards ->
    [0] .
    [one] , with one card.
   *[other] , with { $cards } cards.
}
apokalypse-rides = { $horseman } rides out of the { $back ->
    [population] population
   *[capital] capital
} pile!
apokalypse-shield-good = { $nation }: good who survive: { $saved } of { $citizens } ({ $symbols } by symbols, { $music } by music at most).
apokalypse-shield-evil = { $nation }: evil who survive: { $saved } of { $citizens } ({ $symbols } by symbols, { $music } by music at most, { $surplus } by what the good had left).
apokalypse-immune = { $nation } owns all three horsemen: Death has no power there.
apokalypse-dies = A citizen on the { $side } side of { $nation } dies: { $card }{ $lost ->
    [0] .
    [one] , and with it one more card.
   *[other] , and with it { $lost } more cards.
}
apokalypse-score = { $seat }: { $alive } alive, { $dead } dead, that makes { $points } and { $total } in all.
apokalypse-aside = The second { $horseman } leaves the { $back ->
    [population] population
   *[capital] capital
} pile.
apokalypse-refill = The { $back ->
    [population] population
   *[capital] capital
} pile is shuffled anew, down to { $horseman }.
apokalypse-award = { $seat } has the most points of this scoring and wins { $horseman }, worth { $worth }.
apokalypse-award-none = { $seats } share the first place: nobody wins { $horseman }.
apokalypse-seal-due = { $seat } has the most citizens left ({ $citizens }) and gets a seal.
apokalypse-seal-useless = { $seat } has the most citizens left ({ $citizens }), but there is no place for a seal.
apokalypse-seal-tie = { $seats } nations have { $citizens } citizens left: nobody gets a seal.
apokalypse-seal-place = { $seat } lays a seal in { $place }.
apokalypse-seal-replace = { $seat } lays a seal in place of { $old } in the nation of { $nation }.
apokalypse-seal-silence = { $seat } silences { $music } in the nation of { $nation } with a seal.
apokalypse-balance = The end of the world: { $good } good and { $evil } evil citizens are left.
apokalypse-reveal = { $seat } was { $side } all along, with { $points } points.

apokalypse-won-good = There are more good citizens than evil ones ({ $good } to { $evil }), and the good players have more points together ({ $goodPoints } to { $evilPoints }): the good win.
apokalypse-won-nobody = There are more good citizens than evil ones ({ $good } to { $evil }), but the good players have no more points than the evil ones ({ $goodPoints } to { $evilPoints }): nobody wins.
apokalypse-won-evil = There are not more good citizens than evil ones ({ $good } to { $evil }): of the evil players { $seat } has the most points, { $points }, and wins alone.
apokalypse-won-evil-shared = There are not more good citizens than evil ones ({ $good } to { $evil }): { $seats } evil players have { $points } points and share the victory.
apokalypse-won-same = All of you were on the same side, so points alone count: { $seat } wins with { $points }.
apokalypse-won-same-shared = All of you were on the same side, so points alone count: { $seats } players have { $points } and share the victory.


## Why not

apokalypse-no-talon = Nobody draws by choice: cards come when they are dealt, at the end of a round.
apokalypse-no-discard = The discards stay here until the next horseman: then they are shuffled into the draw pile.
apokalypse-no-horseman = A horseman’s card goes to whoever scores best when he rides.
apokalypse-no-alignment = Alignments stay face down until the end.
apokalypse-no-gift-self = A gift is for somebody else: choose another player.
apokalypse-no-gift-want = First give a card away: choose one of your hand, then a player.
apokalypse-no-theft-self = These cards are yours already: choose those of another player.
apokalypse-no-theft-empty = { $seat } has no { $back ->
    [population] population card
   *[capital] capital card
} to steal.
apokalypse-no-theft-want = First steal a card: choose the population or capital cards of another player.
apokalypse-no-ward-want = Ward off { $attack } with a card of your hand, or let it happen.
apokalypse-no-ward-same = { $card } does not ward off { $attack }: it takes the other kind of attack, or music.
apokalypse-no-ward-violence = { $card } is no help against { $attack }: that takes a Change of Heart, or music.
apokalypse-no-ward-conversion = { $card } is no help against { $attack }: that takes Violence, or music.
apokalypse-no-settle-side = The citizen has changed sides: it can only go to the { $side } side of a nation.
apokalypse-no-settle-want = Choose where the citizen goes: the { $side } earth of any nation.
apokalypse-no-seal-want = Your seal goes into heaven over good, into hell under evil, or silences a piece of music.
apokalypse-no-seal-side = A seal has no place in { $place }: only in heaven over good and in hell under evil.
apokalypse-no-seal-now = Seals are a reward: whoever has the most citizens after a horseman gets one.
apokalypse-no-citizen-heaven = No room in { $place }: every citizen there has its card above it. A new citizen comes first.
apokalypse-no-citizen-hell = No room in { $place }: every citizen there has its card below it. A new citizen comes first.
apokalypse-no-order-good = Not yet in { $place }: a good citizen needs something above it before a card goes below.
apokalypse-no-order-evil = Not yet in { $place }: an evil citizen needs something below it before a card goes above.
apokalypse-no-copy = You have several cards like this one: { $card }. Touch the front one.
apokalypse-no-back = You cannot touch other hands now: only an evil deed steals from them.
apokalypse-no-card-first = First choose a card of your hand.
apokalypse-no-thing = There is nothing to do with this right now.
apokalypse-no-target = { $card } finds no target: nobody stands outermost without music above or below.
apokalypse-no-gift-card = { $card } cannot join the good now: a good deed gives another card away, and you have none.
apokalypse-no-church-place = { $card } fits nowhere: there is no room over good, and no Heavy Metal to silence.
apokalypse-no-hell-place = { $card } fits nowhere: there is no room for it in any hell.
apokalypse-no-founder = Founders cannot be harmed: { $card } needs a citizen.
apokalypse-no-onto = { $card } does not go onto somebody: choose the free end of a row.
apokalypse-no-goal = { $card } goes into a nation: choose a place that is marked.
apokalypse-no-attack-thing = { $card } is aimed at a citizen, not at that: choose the outermost one of a side.
apokalypse-no-shielded = Music protects this citizen of { $nation }, on the { $side } side: { $card } can do nothing against { $music }.
apokalypse-no-inner = { $card } only reaches the outermost citizen on the { $side } side of { $nation }.
apokalypse-no-immune = Nobody changes the heart of { $person }, on the { $side } side of { $nation }: { $card } is in vain.
apokalypse-no-person-side = { $card } never stands on the { $side } side.
apokalypse-no-citizen = { $card } is no citizen: on the { $side } earth, only population cards and special people can stand.
apokalypse-no-same-music = { $card } and { $old } are the same kind of music: only the other kind silences it.
apokalypse-no-replace-music = Music cannot be replaced by { $card }: { $old } stays, unless the other music silences it.
apokalypse-no-replace-here = { $old } ({ $half }) lies for good: only cards over the good and under the evil can be replaced, not by { $card } here.
apokalypse-no-plane = { $card } has no place in this row: { $plane }.
apokalypse-no-church-evil = { $card } is for the good only: it has no place in { $place }.
apokalypse-no-metal-good = { $card } is for the evil only: it has no place in { $place }.


## Why a bot, or a hint, does it

apokalypse-why-pass = No card would do more good now than later.
apokalypse-why-decline = The card is worth more in the hand than this citizen.
apokalypse-why-grow = One more on the { $side } side of { $nation } brings cards, and points when { $horseman } comes.
apokalypse-why-burden = Nobody protects one more on the { $side } side of { $nation }: that will cost a point when { $horseman } comes.
apokalypse-why-majority = One more on the { $side } side of { $nation } tips the scale of all nations.
apokalypse-why-hamper = { $card } ({ $half }) gets in the way of { $nation } before { $horseman } comes.
apokalypse-why-replace = { $card } shows { $half }, and that is better for { $nation } against { $horseman } than { $old }.
apokalypse-why-music = { $card } ({ $half }) guards { $nation } against attacks, and against { $horseman }.
apokalypse-why-code = { $card } shows { $half }: that changes what { $nation } is dealt before { $horseman } comes.
apokalypse-why-protect = { $card } shows { $half }: that keeps people of { $nation } alive, { $horseman } or later.
apokalypse-why-convert = A citizen of { $nation } fewer on the { $side } side and one more on the other counts twice before { $horseman }.
apokalypse-why-kill = One fewer on the { $side } side of { $nation } costs points when { $horseman } comes.
apokalypse-why-kill-own = Better one fewer on the { $side } side of { $nation } than one dead by { $horseman }.
apokalypse-why-steal = { $seat } has { $back ->
    [population] population
   *[capital] capital
} cards worth having.
apokalypse-why-ward-own = { $card } is well spent on a citizen of one’s own, { $nation }.
apokalypse-why-ward = { $card } keeps a citizen of { $nation } alive, and the scale where it is.
apokalypse-why-settle = On the { $side } side of { $nation } the convert does the most.
apokalypse-why-silence = Without this music { $nation } is open to attacks, and to horsemen.
apokalypse-why-seal = A { $half } serves { $nation } best there.
apokalypse-why-gift = { $card } is the card one can spare best, and { $seat } gains the least by it.


## Options

apokalypse-option-balanced = Alignments
    .help = Three good and three evil alignments are shuffled. With few players, all may happen to be on one side.
apokalypse-option-balanced-no = As it comes
    .help = Everybody draws one of six.
apokalypse-option-balanced-yes = Balanced
    .help = One of each for two players, two of each for three or four. Good for two.
apokalypse-option-strictRoundEnd = End of a round
    .help = A round is over when all but one have passed. The last one may not have had a turn yet.
apokalypse-option-strictRoundEnd-no = Everybody gets a turn
    .help = Who has not played yet may play once more.
apokalypse-option-strictRoundEnd-yes = At once
    .help = By the letter of the book. With two players it can lock somebody out.
apokalypse-option-convAny = Change of Heart
    .help = The book does not say which citizen can be converted.
apokalypse-option-convAny-no = The outermost
    .help = Like Violence, it reaches only the end of a row.
apokalypse-option-convAny-yes = Anybody
    .help = Every citizen without music in its column.
apokalypse-option-dealNewStart = Who is dealt to first
    .help = It matters when a horseman cuts the dealing short.
apokalypse-option-dealNewStart-no = The old start player
    .help = Whoever began the round that has ended.
apokalypse-option-dealNewStart-yes = The new start player
    .help = Whoever was first to pass.
apokalypse-option-codeTable = Virtues and vices
    .help = What they add or take when cards are dealt. Only one of the printed codes is known.
apokalypse-option-codeTable-paired = Paired
    .help = Each card has a blessing and a curse. Work and Piety bring a population card and Chastity costs one; Debauchery brings a capital card, Drugs and Gambling cost one.
apokalypse-option-codeTable-trade = Trade
    .help = Like Paired, but Drugs bring a capital card.
apokalypse-option-codeTable-thematic = By theme
    .help = Debauchery brings population, Work brings capital, Drugs cost capital.
apokalypse-option-codeTable-swaps = Swaps
    .help = Debauchery trades capital for population, Work population for capital.
apokalypse-option-showTalonCounts = Cards above the horsemen
    .help = Everybody could count them.
apokalypse-option-showTalonCounts-yes = Shown
    .help = You see when the next horseman must come.
apokalypse-option-showTalonCounts-no = Hidden
    .help = Count yourself.


## The table

apokalypse-round = Round { $round }
apokalypse-nation = Nation of { $who }
apokalypse-centre = Piles, horsemen and scale
apokalypse-start-player = Start player
apokalypse-passed = has passed
apokalypse-first-passer = passed first, begins the next round
apokalypse-unfold = Show the nation of { $who } large
apokalypse-people = { $good } good, { $evil } evil
apokalypse-hand-backs = { $population } population, { $capital } capital
apokalypse-backs = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# One letter for the back of a card: population, capital.
apokalypse-back-letter = { $back ->
    [population] P
   *[capital] C
}
# One letter for each protection symbol, and for music: different from each other.
apokalypse-symbol-letter = { $symbol ->
    [mask] M
    [helmet] H
    [food] P
   *[music] ♪
}
apokalypse-symbol = { $name ->
    [mask] mask
    [helmet] helmet
    [food] pig’s head
   *[music] music
}
apokalypse-tally = { $symbol }: { $count }
apokalypse-hand-own = Your hand
apokalypse-hand-empty = no cards
apokalypse-copies = { $count } of them
apokalypse-alignment-is = secretly { $side }
apokalypse-alignment-was = was { $side }
apokalypse-alignment-hidden = alignment unknown
apokalypse-above = { $count ->
    [0] { $horseman } is next
    [one] { $count } card above { $horseman }
   *[other] { $count } cards above { $horseman }
}
apokalypse-above-hidden = { $horseman } is somewhere below
apokalypse-discard-count = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
apokalypse-seals-left = { $count ->
    [0] no seals left
    [one] { $count } seal left
   *[other] { $count } seals left
}
apokalypse-scale = { $good } good to { $evil } evil in all nations
apokalypse-scale-good = good ahead
apokalypse-scale-evil = evil ahead
apokalypse-horseman-next = comes next
apokalypse-horseman-done = has ridden
apokalypse-horseman-worth = { $count ->
    [one] worth { $count } point
   *[other] worth { $count } points
}
apokalypse-horseman-owners = won by { $names }
apokalypse-attacking = { $seat } attacks { $nation }, { $side } side
apokalypse-answers = Everybody else may answer now
apokalypse-converting = A citizen of { $nation } changes sides
apokalypse-case = { $case ->
    [good] The good win together
    [evil] The best of the evil wins
    [nobody] Nobody wins
   *[same] One side only: most points win
}

# Said after the name of a citizen or a card.
apokalypse-place-in = { $place ->
    [1] innermost of { $of }
   *[other] number { $place } of { $of } from inside
}
apokalypse-on-good = good citizen of { $who }
apokalypse-on-evil = evil citizen of { $who }
apokalypse-front = front: { $card }
apokalypse-shielded = shielded by music
apokalypse-doomed = would die now: { $horseman }
apokalypse-counts = counts now: { $horseman }
apokalypse-target = attacked
apokalypse-shows = shows { $half }
apokalypse-tucked = tucked away: { $half }
apokalypse-code = { $back ->
    [population] { $count ->
        [one] one population card more
       *[other] one population card less
    }
   *[capital] { $count ->
        [one] one capital card more
       *[other] one capital card less
    }
}
apokalypse-immortal = cannot be harmed
apokalypse-next-card = free end of the row

# What would be, if.
apokalypse-book = Doom, dealing, points
apokalypse-doom = If the horsemen came now
apokalypse-doom-help = living citizens minus dead ones, for each nation; framed: the protection that counts, and for how many it is enough
apokalypse-doom-cell = { $points ->
    [one] one point
   *[other] { $points } points
}: { $living } alive, { $dying } dead
apokalypse-doom-side = { $side }: alive { $living } of { $citizens }, protected { $units }
apokalypse-doom-surplus = { $count } of them by what the good have left over
apokalypse-doom-immune = needs nothing: immune
apokalypse-doom-needs = asks for { $symbols }
apokalypse-die = { $count ->
    [one] { $count } would die
   *[other] { $count } would die
}
apokalypse-deal-next = Next dealing
apokalypse-deal-help = cards due at the end of this round; codes are counted
apokalypse-deal-due = { $population } population, { $capital } capital
apokalypse-deal-short = { $back ->
    [population] The population pile lasts for { $served } of { $due } cards: then { $horseman } comes.
   *[capital] The capital pile lasts for { $served } of { $due } cards: then { $horseman } comes.
}
apokalypse-deal-unknown = Who is dealt to first is known when somebody has passed.
apokalypse-sheet = Score sheet
apokalypse-sheet-total = Total
apokalypse-sheet-cards = Horsemen
apokalypse-sheet-nation = Nation

# Looking closely, and the table in words.
apokalypse-good-half = Good half
apokalypse-evil-half = Evil half
apokalypse-no-half = not usable
apokalypse-card-help = { $kind ->
    [pr] Goes to heaven, or lies face down as a citizen. On the good side its left half counts, on the evil side its right half.
    [hm] Goes to hell under evil: it shields its column from attacks and saves one of the evil. Silences Church Music, wards off attacks. Or a citizen.
    [cm] Goes to heaven over good: it shields its column from attacks and saves one of the good. Silences Heavy Metal, wards off attacks.
    [vv] Goes to hell. As a virtue or a vice it changes what the citizen above it earns at the dealing.
    [hp] Goes to hell. It protects on either side.
    [sg] A good citizen who cannot be converted.
    [se] An evil citizen who cannot be converted.
    [vi] An attack: the outermost citizen of a side is gone, with the cards of its column. Also wards off a Change of Heart.
    [cv] An attack: the outermost citizen of a side changes sides, into any nation, with the cards of its column. Also wards off Violence.
   *[seal] Counts as the music of the side it lies on.
}
apokalypse-place-help = { $plane ->
    [earth] New citizens stand here, at the outer end. A good one costs you a gift, an evil one brings a theft.
    [heaven] The next card of heaven goes here, above the innermost citizen that has none.
   *[hell] The next card of hell goes here, below the innermost citizen that has none.
}
apokalypse-founder-help = Founders earn a card at every dealing. They cannot be attacked, do not die and do not score.
apokalypse-citizen-help = Earns a card at every dealing, and a point at every scoring it survives.
apokalypse-seals-help = A seal is a reward for the most citizens after a horseman. It is laid at once, as music of either side, or silences a piece of music.
apokalypse-alignment-help = Good players win together, if good citizens are in the majority and they have more points. Otherwise the best evil player wins, or nobody.
apokalypse-backs-help = Everybody sees the backs of a hand, only its owner the fronts.
apokalypse-known-fronts = You have seen these of them:
apokalypse-pass-help = You are out of this round. Whoever passes first begins the next one. When all but one have passed, cards are dealt.
apokalypse-decline-help = You keep your card. The next player may still answer.
apokalypse-seat-help = { $points } points
apokalypse-text-attack = Attack
apokalypse-text-none = none
apokalypse-text-discards = Discards
