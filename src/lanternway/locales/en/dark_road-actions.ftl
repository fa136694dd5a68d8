### Merchants of the Dark Road: actions and questions.

## Words of actions

dark_road-face-0 = 0
dark_road-face-1a = 1 (armor)
dark_road-face-1b = 1 (weapon)
dark_road-face-2 = 2
dark_road-face-3 = 3
dark_road-face-4 = 4
dark_road-die-0 = 0
dark_road-die-1a = 1 (armor)
    .n = 1
dark_road-die-1b = 1 (weapon)
    .n = 1
dark_road-die-2 = 2
dark_road-die-3 = 3
dark_road-die-4 = 4
dark_road-die-armor = armor
dark_road-die-weapon = weapon
dark_road-die-potion = potion
dark_road-die-staff = staff
dark_road-die-book = book
dark_road-die-instrument = instrument
dark_road-die-plain = without a travel die
    .word = plain
dark_road-die-die = with a travel die
    .word = die
dark_road-drawn-first = the first
dark_road-drawn-second = the second
dark_road-by-night = the night die
dark_road-by-lit = the illuminated die
dark_road-by-steed = the steed
dark_road-way-ahead = forward
dark_road-way-back = back
dark_road-to-ruins = the Ruins of Yin
dark_road-to-towns = the outlying towns
dark_road-with-lantern = for a lantern
dark_road-with-coin = for a coin
dark_road-with-nothing = for free
dark_road-from-upper = the upper deed of the courtyard
    .short = upper in the courtyard
dark_road-from-lower = the lower deed of the courtyard
    .short = lower in the courtyard
dark_road-from-deck = the top deed of the deck
dark_road-token-quartz = quartz
dark_road-token-horseshoe = horseshoe
dark_road-give-lantern = a lantern
dark_road-give-quartz = a quartz
dark_road-give-coins = coins
dark_road-get-lantern = a lantern
dark_road-get-quartz = a quartz
dark_road-get-coins = coins
dark_road-what-gain-coins = coins
    .do = gain coins
dark_road-what-gain-prestige = prestige
    .do = gain prestige
dark_road-what-gain-vp = victory points
    .do = gain victory points
dark_road-what-gain-lantern = a lantern
    .do = gain a lantern
dark_road-what-gain-horseshoe = a horseshoe
    .do = gain a horseshoe
dark_road-what-gain-quartz = a quartz
    .do = gain a quartz
dark_road-what-gain-lit_die = an illuminated die
    .do = gain an illuminated die
dark_road-what-gain-good = a good
    .do = gain a good
dark_road-what-gain-hero = a hero
    .do = gain a hero
dark_road-what-gain-commission = a commission
    .do = gain a commission
dark_road-what-gain-deed = a deed
    .do = gain a deed
dark_road-what-gain-wagon_upgrade = a wagon upgrade
    .do = gain a wagon upgrade
dark_road-what-gain-good_fortune = a good fortune
    .do = choose a good fortune
dark_road-what-gain-steed = a steed
    .do = gain a steed
dark_road-what-lose-coins = coins
    .do = lose coins
dark_road-what-lose-prestige = prestige
    .do = lose prestige
dark_road-what-lose-lantern = a lantern
    .do = lose a lantern
dark_road-what-lose-horseshoe = a horseshoe
    .do = lose a horseshoe
dark_road-what-lose-quartz = a quartz
    .do = lose a quartz
dark_road-what-lose-good = a good
    .do = lose a good
dark_road-what-lose-hero = a hero
    .do = let a hero go
dark_road-what-flip-good = the other side of a good
    .do = turn a good over
dark_road-what-craft-good = crafting
    .do = craft a good
dark_road-what-move-ruins = a step in the ruins
    .do = move the ruins marker
dark_road-what-move-dark_market = a step of the Dark Market marker
    .do = move the Dark Market marker
dark_road-what-act-ruins = a ruins action
    .do = take a ruins action
dark_road-what-roll-oracle = a roll of the oracle die
    .do = roll the oracle die
dark_road-what-roll-ruins = a roll of the ruins die
    .do = roll the ruins die
dark_road-what-rotate-wheel = a turn of the wheel
    .do = turn the wheel
dark_road-what-ready-lit_die = an illuminated die for the action pool
    .do = ready an illuminated die
dark_road-what-deliver-hero = the delivery of a hero
    .do = deliver a hero
dark_road-what-choose = a choice
    .do = make a choice
dark_road-what-pay = a payment
    .do = pay
dark_road-what-may = an offer
    .do = take the offer
dark_road-what-swap = a swap
    .do = swap
dark_road-what-again = another roll
    .do = roll again
dark_road-what-copy_travel_die = the reward of any die
    .do = gain the reward of any die
dark_road-what-raise_travel_die = a higher travel die
    .do = raise your travel die
dark_road-what-free_shortcut = a free shortcut
    .do = take the shortcut for free

## Actions

dark_road-act-keep = Keep { $drawn } deed
dark_road-act-draft = Take { $steed } and its hero
dark_road-act-reset = Reset the locked dice to 1, 2, 3
dark_road-act-bump = Lock the { $die } in slot { $slot }
dark_road-act-unlock = Take the die from slot { $slot }
dark_road-act-move = Use { $by }
dark_road-act-horseshoe = Spend a horseshoe: 1 space { $way }
dark_road-act-activate = Activate { NAME($place, form: "the") }
dark_road-act-rotate = Turn the wheel one step
dark_road-act-turn = Change a market die from { $die } to { $good }
dark_road-act-buy = Buy { NAME($good, form: "a") }
dark_road-act-ring = { $spaces ->
    [one] Move the marker { $spaces } space for { $spaces } coin
   *[other] Move the marker { $spaces } spaces for { $spaces } coins
}
dark_road-act-recruit = Sell to { $hero }
dark_road-act-sell = Sell { dark_road-text-tile }
dark_road-act-show = Pay 1 prestige: reveal three more heroes
dark_road-act-travel = Go to { $to }
dark_road-act-delve = { $spaces ->
    [one] Move the ruins marker { $spaces } space
   *[other] Move the ruins marker { $spaces } spaces
}
dark_road-act-light = Roll the ruins die { $with }
dark_road-act-invite = { NAME($die, form: "word") ->
    [die] Take { $companion } and its travel die along
   *[plain] Take { $companion } along
}
dark_road-act-invite-deck = Take the top companion of the deck along
dark_road-act-declare = Lead to { $town } by the { $road }
dark_road-act-join = Join the caravan
dark_road-act-stay = Stay at home
dark_road-act-die = Take the { $value }
dark_road-act-reroll = Spend a lantern: reroll the dice that are left
dark_road-act-raise = Add { $by } to your travel die
dark_road-act-visit = Visit { $town }
dark_road-act-pass = Visit no town
dark_road-act-deliver = Deliver on “{ $commission }”
dark_road-act-load = Deliver { dark_road-text-tile }
dark_road-act-escort = Deliver { $hero }
dark_road-act-fortune = Take { $fortune }
dark_road-act-choose = { UP(NAME($what, form: "do")) }
dark_road-act-pay = Pay { $what }
dark_road-act-swap = Swap { $give } for { $get }
dark_road-act-accept = Yes
dark_road-act-decline = Skip
dark_road-act-done = Done
dark_road-act-ready = Move the illuminated { $die } to the action pool
dark_road-act-take = Take { dark_road-text-tile }
dark_road-act-give = Give up { dark_road-text-tile }
dark_road-act-flip = Turn over { NAME($good, form: "a") }
dark_road-act-commission = Take the commission for { $town }
dark_road-act-hero = Take { $hero }
dark_road-act-hero-deck = Take the top hero of the deck
dark_road-act-deed = Take { $from }
dark_road-act-upgrade = Take “{ $upgrade }”
dark_road-act-steed = Take { $steed }
dark_road-act-leave = Let { $hero } go
dark_road-act-discard = Discard { dark_road-text-tile }
dark_road-act-return = Return a { $token }
dark_road-act-dismiss = Send { $hero } away
dark_road-act-drop = Put “{ $commission }” under its stack
dark_road-act-companion = Use a companion
dark_road-act-use = { UP($companion) }: ability { $ability }
dark_road-act-copy = Gain the reward of the { $value } too
dark_road-act-back = Not now

## Choices with what they cost or give now

dark_road-act-keep-deed = Keep “{ $deed }”
dark_road-act-draft-hero = Take { $steed } with { $hero }
dark_road-act-bump-crafts = Lock the { NAME($die, form: "n") } in slot { $slot }: craft { NAME($crafts, form: "a") }
dark_road-act-move-n = { $n ->
    [0] Use { $by }: stay here
    [one] Use { $by }: { $n } space
   *[other] Use { $by }: { $n } spaces
}
dark_road-act-buy-price = { $price ->
    [0] Take { NAME($good, form: "a") } for free
    [one] Buy { NAME($good, form: "a") } for { $price } coin
   *[other] Buy { NAME($good, form: "a") } for { $price } coins
}
dark_road-act-recruit-most = Sell to { $hero } for up to { $most } { $most ->
    [one] coin
   *[other] coins
}
dark_road-act-sell-quartz = Sell { dark_road-text-tile } for { $coins } { $coins ->
    [one] coin
   *[other] coins
} and { $quartz } quartz
dark_road-act-sell-coins = Sell { dark_road-text-tile } for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-declare-lanterns = { $lanterns ->
    [0] Lead to { $town } by the { $road } for free
    [one] Lead to { $town } by the { $road } for { $lanterns } lantern
   *[other] Lead to { $town } by the { $road } for { $lanterns } lanterns
}
dark_road-act-raise-value = Add { $by }: your travel die counts as { $value }
dark_road-act-escort-both = Deliver { $hero } for { $both } { $both ->
    [one] coin
   *[other] coins
} and { $prestige } prestige
dark_road-act-escort-coins = Deliver { $hero } for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-escort-prestige = Deliver { $hero } for { $prestige } prestige
dark_road-act-fortune-coins = Take { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-choose-coins = Gain { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-choose-prestige = Gain { $prestige } prestige
dark_road-act-choose-lanterns = Gain { $lanterns } { $lanterns ->
    [one] lantern
   *[other] lanterns
}
dark_road-act-choose-coins_given = Lose { $coins_given } { $coins_given ->
    [one] coin
   *[other] coins
}
dark_road-act-choose-prestige_given = Lose { $prestige_given } prestige
dark_road-act-choose-lanterns_given = Lose { $lanterns_given } { $lanterns_given ->
    [one] lantern
   *[other] lanterns
}
dark_road-act-choose-and_coins = { UP(NAME($what, form: "do")) } and { $and_coins } { $and_coins ->
    [one] coin
   *[other] coins
}
dark_road-act-choose-and_prestige = { UP(NAME($what, form: "do")) } and { $and_prestige } prestige
dark_road-act-choose-crafted = Craft { NAME($crafted, form: "a") }
dark_road-act-choose-crafted_upgraded = Craft { NAME($crafted_upgraded, form: "fine") }
dark_road-act-pay-coins = Pay { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-pay-worth = Pay a good worth { $worth }
dark_road-act-swap-coins_given = Swap { $coins_given } { $coins_given ->
    [one] coin
   *[other] coins
} for { $get }
dark_road-act-swap-coins = Swap { $give } for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
dark_road-act-commission-commission = Take “{ $commission }” for { $town }
dark_road-act-deed-deed = Take “{ $deed }” ({ NAME($from, form: "short") })
dark_road-act-use-does = { UP($companion) }: { $does }

## Questions

dark_road-prompt-keep = Which deed do you keep?
dark_road-prompt-draft = Which steed, with its hero, do you take?
dark_road-prompt-plan = Plan: which night die do you lock, and in which slot?
dark_road-prompt-move = Move: which die do you use?
dark_road-prompt-horseshoe = Do you spend a horseshoe for one more space?
dark_road-prompt-activate = What do you activate?
dark_road-prompt-final = The last visit: which town?
dark_road-prompt-slot = Which special action do you take?
dark_road-prompt-bazaar = At the Great Bazaar: turn the wheel, change a die, buy, or finish.
dark_road-prompt-ring = How far does the Dark Market marker move?
dark_road-prompt-inn = To which hero do you sell?
dark_road-prompt-sale = What do you sell?
dark_road-prompt-yurgs = The Ruins of Yin or the outlying towns?
dark_road-prompt-delve = How far does the ruins marker move?
dark_road-prompt-light = Do you roll the ruins die?
dark_road-prompt-invite = Which companion goes with you?
dark_road-prompt-declare = Which road, to which town?
dark_road-prompt-join = Do you join the caravan?
dark_road-prompt-die = Which travel die do you take?
dark_road-prompt-raise = Do you add to your travel die?
dark_road-prompt-copy_last = Does a companion copy a die before the dice go back?
dark_road-prompt-where = Which town of the region do you visit?
dark_road-prompt-visit = What do you deliver?
dark_road-prompt-load = Which goods do you deliver?
dark_road-prompt-fortune = Which good fortune do you take?
dark_road-prompt-choose = Which do you choose?
dark_road-prompt-pay = How do you pay?
dark_road-prompt-may = Do you want to do that?
dark_road-prompt-swap = What do you swap?
dark_road-prompt-ready = Which illuminated die goes to the action pool?
dark_road-prompt-good = Which good do you take?
dark_road-prompt-lose_good = Which good do you give up?
dark_road-prompt-lose_hero = Which hero leaves you?
dark_road-prompt-flip = Which good do you turn over?
dark_road-prompt-gain_hero = Which hero comes aboard?
dark_road-prompt-gain_commission = Which commission do you take?
dark_road-prompt-deed = Which deed do you take?
dark_road-prompt-upgrade = Which wagon upgrade do you take?
dark_road-prompt-steed = Which second steed do you take?
dark_road-prompt-escort = Which hero do you deliver?
dark_road-prompt-store = Your goods do not fit: what do you discard?
dark_road-prompt-tokens = Your inventory is too full: what goes back?
dark_road-prompt-hero_full = Your hero slots are full: who leaves?
dark_road-prompt-commission_full = Your commission slots are full: which one goes?
dark_road-prompt-companion = Which companion do you use?
dark_road-prompt-copy = Which die’s reward do you gain too?
dark_road-prompt-raise_by = How much do you add?
dark_road-prompt-wait = { $seat } is choosing.
dark_road-prompt-over = The game is over.
