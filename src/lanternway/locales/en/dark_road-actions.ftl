### Merchants of the Dark Road: actions and questions.

## Words of actions

dark_road-face-0 = 0
dark_road-face-1a = 1 (a)
dark_road-face-1b = 1 (b)
dark_road-face-2 = 2
dark_road-face-3 = 3
dark_road-face-4 = 4
dark_road-die-0 = 0
dark_road-die-1a = 1 (a)
dark_road-die-1b = 1 (b)
dark_road-die-2 = 2
dark_road-die-3 = 3
dark_road-die-4 = 4
dark_road-die-armor = armor
dark_road-die-weapon = weapon
dark_road-die-potion = potion
dark_road-die-staff = staff
dark_road-die-book = book
dark_road-die-instrument = instrument
dark_road-die-plain = without a die
dark_road-die-die = with a travel die
dark_road-drawn-first = the first
dark_road-drawn-second = the second
dark_road-by-night = the night die
dark_road-by-lit = the illuminated die
dark_road-by-steed = the steed
dark_road-way-ahead = clockwise
dark_road-way-back = counter-clockwise
dark_road-to-ruins = the Ruins of Yin
dark_road-to-towns = the outlying towns
dark_road-with-lantern = a lantern
dark_road-with-coin = a coin
dark_road-with-nothing = nothing
dark_road-from-upper = the upper deed of the courtyard
dark_road-from-lower = the lower deed of the courtyard
dark_road-from-deck = the top of the deck
dark_road-token-quartz = quartz
dark_road-token-horseshoe = horseshoe
dark_road-give-lantern = a lantern
dark_road-give-quartz = a quartz
dark_road-give-coins = coins
dark_road-get-lantern = a lantern
dark_road-get-quartz = a quartz
dark_road-get-coins = coins
dark_road-what-gain-coins = coins
dark_road-what-gain-prestige = prestige
dark_road-what-gain-vp = victory points
dark_road-what-gain-lantern = a lantern
dark_road-what-gain-horseshoe = a horseshoe
dark_road-what-gain-quartz = a quartz
dark_road-what-gain-lit_die = an illuminated die
dark_road-what-gain-good = a good
dark_road-what-gain-hero = a hero
dark_road-what-gain-commission = a commission
dark_road-what-gain-deed = a deed
dark_road-what-gain-wagon_upgrade = a wagon upgrade
dark_road-what-gain-good_fortune = a good fortune
dark_road-what-gain-steed = a steed
dark_road-what-lose-coins = coins
dark_road-what-lose-prestige = prestige
dark_road-what-lose-lantern = a lantern
dark_road-what-lose-horseshoe = a horseshoe
dark_road-what-lose-quartz = a quartz
dark_road-what-lose-good = a good
dark_road-what-lose-hero = a hero given up
dark_road-what-flip-good = a good turned over
dark_road-what-craft-good = crafting
dark_road-what-move-ruins = a step in the ruins
dark_road-what-move-dark_market = a step of the ring
dark_road-what-act-ruins = a ruins action
dark_road-what-roll-oracle = a roll of the oracle die
dark_road-what-roll-ruins = a roll of the ruins die
dark_road-what-rotate-wheel = a turn of the wheel
dark_road-what-ready-lit_die = an illuminated die made ready
dark_road-what-deliver-hero = a hero delivered
dark_road-what-choose = a choice
dark_road-what-pay = a payment
dark_road-what-may = an offer
dark_road-what-swap = a swap
dark_road-what-again = another roll
dark_road-what-copy_travel_die = the reward of another die
dark_road-what-raise_travel_die = a higher travel die
dark_road-what-free_shortcut = a free shortcut

## Actions

dark_road-act-keep = Keep { $drawn } deed
dark_road-act-draft = Take { $steed } and its hero
dark_road-act-reset = Reset the locked dice to 1, 2, 3
dark_road-act-bump = Lock { $die } in slot { $slot }
dark_road-act-unlock = Take the die of slot { $slot }
dark_road-act-move = Move by { $by }
dark_road-act-horseshoe = Spend a horseshoe: one space { $way }
dark_road-act-activate = Activate { $place }
dark_road-act-rotate = Turn the wheel one step
dark_road-act-turn = Change a market die from { $die } to { $good }
dark_road-act-buy = Buy { $good }
dark_road-act-ring = Move the ring marker { $spaces } for { $spaces } { $spaces ->
    [1] coin
   *[other] coins
}
dark_road-act-recruit = Sell to { $hero }
dark_road-act-sell = Sell { $good } ({ $side })
dark_road-act-show = Pay 1 prestige to see three more heroes
dark_road-act-travel = Go to { $to }
dark_road-act-delve = Move the ruins marker { $spaces }
dark_road-act-light = Roll the ruins die for { $with }
dark_road-act-invite = Take { $companion } along ({ $die })
dark_road-act-invite-deck = Take the top companion of the deck
dark_road-act-declare = Lead to { $town } by the { $road }
dark_road-act-join = Join the caravan
dark_road-act-stay = Stay at home
dark_road-act-die = Take the { $value }
dark_road-act-reroll = Spend a lantern to reroll all dice left
dark_road-act-raise = Add { $by } to the travel die
dark_road-act-visit = Visit { $town }
dark_road-act-pass = Visit no town
dark_road-act-deliver = Deliver on “{ $commission }”
dark_road-act-load = Hand over { $good } ({ $side })
dark_road-act-escort = Deliver { $hero }
dark_road-act-fortune = Good fortune: { $fortune }
dark_road-act-choose = Choose: { $what }
dark_road-act-pay = Pay { $what }
dark_road-act-swap = Give { $give }, take { $get }
dark_road-act-accept = Yes
dark_road-act-decline = Decline
dark_road-act-done = Done
dark_road-act-ready = Make the illuminated { $die } ready
dark_road-act-take = Take { $good } ({ $side })
dark_road-act-give = Give up { $good } ({ $side })
dark_road-act-flip = Turn { $good } over
dark_road-act-commission = Take the commission of { $town }
dark_road-act-hero = Take { $hero }
dark_road-act-hero-deck = Take the top hero of the deck
dark_road-act-deed = Take { $from }
dark_road-act-upgrade = Take the upgrade { $upgrade }
dark_road-act-steed = Take { $steed }
dark_road-act-leave = Let { $hero } go
dark_road-act-discard = Discard { $good } ({ $side })
dark_road-act-return = Return a { $token }
dark_road-act-dismiss = Send { $hero } away
dark_road-act-drop = Put “{ $commission }” under its stack
dark_road-act-companion = Use a companion
dark_road-act-use = { $companion }: ability { $ability }
dark_road-act-copy = Gain the reward of the { $value } too
dark_road-act-back = Not now

## Choices with what they cost or give now

dark_road-act-keep-deed = Keep the deed “{ $deed }”
dark_road-act-draft-hero = Take { $steed } and { $hero }
dark_road-act-bump-crafts = Lock { $die } in slot { $slot } (crafts: { $crafts })
dark_road-act-move-n = Move { $n } by { $by }
dark_road-act-buy-price = Buy { $good } for { $price } { $price ->
    [one] coin
   *[other] coins
}
dark_road-act-recruit-most = Sell to { $hero } for up to { $most } { $most ->
    [one] coin
   *[other] coins
}
dark_road-act-sell-quartz = Sell { $good } ({ $side }) for { $coins } { $coins ->
    [one] coin
   *[other] coins
} and { $quartz } quartz
dark_road-act-sell-coins = Sell { $good } ({ $side }) for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-declare-lanterns = Lead to { $town } by the { $road } for { $lanterns } { $lanterns ->
    [one] lantern
   *[other] lanterns
}
dark_road-act-raise-value = Add { $by }: the travel die counts as { $value }
dark_road-act-escort-both = Deliver { $hero } for { $both } { $both ->
    [one] coin
   *[other] coins
} and { $prestige } prestige
dark_road-act-escort-coins = Deliver { $hero } for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-escort-prestige = Deliver { $hero } for { $prestige } prestige
dark_road-act-fortune-coins = Good fortune: { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-choose-coins = Choose: { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-choose-prestige = Choose: { $prestige } prestige
dark_road-act-choose-lanterns = Choose: { $lanterns } { $lanterns ->
    [one] lantern
   *[other] lanterns
}
dark_road-act-choose-coins_given = Choose: give { $coins_given } { $coins_given ->
    [one] coin
   *[other] coins
}
dark_road-act-choose-prestige_given = Choose: lose { $prestige_given } prestige
dark_road-act-choose-lanterns_given = Choose: give { $lanterns_given } { $lanterns_given ->
    [one] lantern
   *[other] lanterns
}
dark_road-act-choose-crafted = Craft: { $crafted }
dark_road-act-choose-crafted_upgraded = Craft: { $crafted_upgraded } (upgraded)
dark_road-act-pay-coins = Pay { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-pay-worth = Pay a good worth { $worth }
dark_road-act-swap-coins_given = Give { $coins_given } { $coins_given ->
    [one] coin
   *[other] coins
}, take { $get }
dark_road-act-swap-coins = Give { $give }, take { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-commission-commission = Take “{ $commission }” for { $town }
dark_road-act-deed-deed = Take “{ $deed }”, { $from }
dark_road-act-use-does = { $companion }: { $does }

## Questions

dark_road-prompt-keep = Which deed do you keep?
dark_road-prompt-draft = Which steed, with its hero, do you take?
dark_road-prompt-plan = Plan: which die do you lock, in which slot?
dark_road-prompt-move = Move: which die do you use?
dark_road-prompt-horseshoe = Do you spend a horseshoe for one more space?
dark_road-prompt-activate = What do you activate?
dark_road-prompt-final = The last visit: which town?
dark_road-prompt-slot = The slot’s action: which?
dark_road-prompt-bazaar = At the Bazaar: turn, change, buy, or be done.
dark_road-prompt-ring = How far does the ring marker move?
dark_road-prompt-inn = To which hero do you sell?
dark_road-prompt-sale = What do you sell?
dark_road-prompt-yurgs = Ruins or towns?
dark_road-prompt-delve = How far does the ruins marker move?
dark_road-prompt-light = Do you roll the ruins die?
dark_road-prompt-invite = Which companion goes with you?
dark_road-prompt-declare = Which road, to which town?
dark_road-prompt-join = Do you join the caravan?
dark_road-prompt-die = Which travel die do you take?
dark_road-prompt-raise = Do you add to your travel die?
dark_road-prompt-copy_last = Does a companion copy a die before they go back?
dark_road-prompt-where = Which town of the region do you visit?
dark_road-prompt-visit = What do you deliver?
dark_road-prompt-load = Which goods do you hand over?
dark_road-prompt-fortune = Which good fortune?
dark_road-prompt-choose = Which do you choose?
dark_road-prompt-pay = How do you pay?
dark_road-prompt-may = Do you do it?
dark_road-prompt-swap = What do you swap?
dark_road-prompt-ready = Which illuminated die is made ready?
dark_road-prompt-good = Which good do you take?
dark_road-prompt-lose_good = Which good do you give up?
dark_road-prompt-lose_hero = Which hero leaves you?
dark_road-prompt-flip = Which good is turned over?
dark_road-prompt-gain_hero = Which hero comes aboard?
dark_road-prompt-gain_commission = Which commission do you take?
dark_road-prompt-deed = Which deed do you take?
dark_road-prompt-upgrade = Which wagon upgrade do you take?
dark_road-prompt-steed = Which second steed do you take?
dark_road-prompt-escort = Which hero is delivered?
dark_road-prompt-store = Your goods do not fit: what do you discard?
dark_road-prompt-tokens = Your inventory is too full: what goes back?
dark_road-prompt-hero_full = Your hero slots are full: who leaves?
dark_road-prompt-commission_full = Your commission slots are full: which one goes?
dark_road-prompt-companion = Which companion do you use?
dark_road-prompt-copy = Which die’s reward do you gain too?
dark_road-prompt-raise_by = How much do you add?
dark_road-prompt-wait = Others are at it.
dark_road-prompt-over = The game is over.
