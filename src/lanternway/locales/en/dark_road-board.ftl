# Words on the board of the Dark Road.
dark_road-board-kingdom = The kingdom
dark_road-board-courtyard = Courtyard
dark_road-board-empty = empty
dark_road-board-empty-seat = free hero slot
dark_road-board-empty-slot = empty slot
dark_road-board-pays = pays
dark_road-board-any = any
dark_road-board-or = or
dark_road-board-otherwise = otherwise
dark_road-board-rotate = { dark_road-act-rotate }
dark_road-board-ruins = Ruins of Yin
dark_road-board-towns = Outlying towns
dark_road-board-caravan = Caravan to { $town } ({ $road })
dark_road-board-leader = leads
dark_road-board-to-space = to space { $n }
dark_road-board-storage = Storage, six by five
dark_road-board-reserve = Reserve
dark_road-board-special = Special
dark_road-board-spent = spent { $n }
dark_road-board-locked = Locked
dark_road-board-pool = Action pool
dark_road-board-lanterns = Lanterns
dark_road-board-inventory = Inventory
dark_road-board-heroes = Heroes aboard
dark_road-board-commissions = Commissions
dark_road-board-deeds = Deeds
dark_road-board-prestige = Prestige
dark_road-board-coins = Coins
dark_road-board-gifts = { $n ->
    [0] no gift yet
    [one] one gift
   *[other] { $n } gifts
}
dark_road-board-companions = Companions
dark_road-board-deck = { $n } in the deck
dark_road-board-travel-die = a travel die
dark_road-board-upgrades = Wagon upgrades
dark_road-board-fortune = Good fortune
dark_road-board-concern = What the Private Concern will do
dark_road-board-intent = Moves to space { $n }; priority: { $aim }
dark_road-board-joins = Would join a caravan to { $towns }
dark_road-board-notice = Guild notice “{ $name }”: { $need } by the end of round { $n }.
dark_road-board-my-deeds = My deeds
dark_road-board-secret = secret
dark_road-board-now = If the game ended now
dark_road-board-base = base score
dark_road-board-supply = Left in the supply
dark_road-board-tab-wagon = Wagon
dark_road-board-tab-supply = Supply
dark_road-board-key-slot = Pick a slot
dark_road-board-round = Round { $n } of { $all }
dark_road-board-step-plan = Plan
dark_road-board-step-move = Move
dark_road-board-step-activate = Activate
dark_road-board-step-rest = Rest
dark_road-board-elsewhere = { UP($good) }, carried by a hero or a steed
dark_road-board-loose = { UP($good) }: does not fit
dark_road-board-tab-city = City
dark_road-board-n-coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
dark_road-board-n-prestige = { $n } prestige
dark_road-board-n-vp = { $n } { $n ->
    [one] victory point
   *[other] victory points
}
dark_road-board-n-lantern = { $n } { $n ->
    [one] lantern
   *[other] lanterns
}
dark_road-board-n-horseshoe = { $n } { $n ->
    [one] horseshoe
   *[other] horseshoes
}
dark_road-board-n-quartz = { $n } quartz
dark_road-board-n-lit_die = { $n } { $n ->
    [one] illuminated die
   *[other] illuminated dice
}
dark_road-board-n-good = { $n } { $n ->
    [one] basic good
   *[other] basic goods
}
dark_road-board-n-own = { $n } { $n ->
    [one] good
   *[other] goods
}
dark_road-board-n-own-best = { $n } { $n ->
    [one] good, the most valuable
   *[other] goods, the most valuable
}
dark_road-board-n-good-upgraded = { $n } { $n ->
    [one] upgraded good
   *[other] upgraded goods
}
dark_road-board-n-good-off_wheel = { $n ->
    [one] { $n } basic good that no market die shows
   *[other] { $n } basic goods that no market die shows
}
dark_road-board-n-good-worth = { $n ->
    [one] { $n } basic good worth { $worth }
   *[other] { $n } basic goods worth { $worth }
}
dark_road-board-n-good-worth-upgraded = { $n ->
    [one] { $n } upgraded good worth { $worth }
   *[other] { $n } upgraded goods worth { $worth }
}
dark_road-board-n-good-type = { $n } { $good }
dark_road-board-n-good-type-upgraded = { $n } upgraded { $good }
dark_road-board-n-hero = { $n } { $n ->
    [one] hero
   *[other] heroes
}
dark_road-board-n-commission = { $n } { $n ->
    [one] commission
   *[other] commissions
}
dark_road-board-n-commission-town = { $n ->
    [one] { $n } commission for { $town }
   *[other] { $n } commissions for { $town }
}
dark_road-board-n-deed = { $n } { $n ->
    [one] deed
   *[other] deeds
}
dark_road-board-n-deed-deck = { $n ->
    [one] { $n } deed from the deck
   *[other] { $n } deeds from the deck
}
dark_road-board-n-wagon_upgrade = { $n ->
    [one] { $n } wagon upgrade
   *[other] { $n } wagon upgrades
}
dark_road-board-n-good_fortune = { $n ->
    [one] { $n } good fortune
   *[other] { $n } good fortunes
}
dark_road-board-n-steed = { $n ->
    [one] { $n } steed
   *[other] { $n } steeds
}
dark_road-board-gain = +{ $thing }
dark_road-board-lose = −{ $thing }
dark_road-board-effect-flip-basic = an upgraded good becomes basic
dark_road-board-effect-flip-upgraded = upgrade a good
dark_road-board-effect-craft-good = craft a good
dark_road-board-effect-craft-good-upgraded = craft an upgraded good
dark_road-board-effect-move-ruins = { $n ->
    [one] the ruins marker moves { $n } space
   *[other] the ruins marker moves { $n } spaces
}
dark_road-board-effect-move-dark_market = { $n ->
    [one] the Dark Market marker moves { $n } space
   *[other] the Dark Market marker moves { $n } spaces
}
dark_road-board-effect-act-ruins = take a ruins action
dark_road-board-effect-roll-oracle = roll the oracle die
dark_road-board-effect-roll-ruins = roll the ruins die
dark_road-board-effect-rotate-wheel = { $n ->
    [one] the wheel turns { $n } step
   *[other] the wheel turns { $n } steps
}
dark_road-board-effect-ready-lit_die = move an illuminated die to the action pool
dark_road-board-effect-deliver-hero = deliver a hero
dark_road-board-effect-again-die = roll again
dark_road-board-else = { $first }; otherwise { $other }
dark_road-board-slot-1 = Slot 1: craft the basic good of the die you lock there
dark_road-board-slot-2 = Slot 2: gain a lantern or ready an illuminated die
dark_road-board-slot-3 = Slot 3: gain 2 coins or turn the wheel one step
dark_road-board-crafts = In slot 1 this die crafts: { $good }
dark_road-board-opens = Opens { $places }.
dark_road-board-hero-study = { UP($class) } from { $town }, { $epithet }. Asks for: { $goods }. Bonus: { $bonus }.
dark_road-board-hero-pays = { $n ->
    [one] Would pay you { $n } coin now.
   *[other] Would pay you { $n } coins now.
}
dark_road-board-commission-study = Commission for { $town }: { $goods }. 1, 2 or 3 delivered goods give 1, 3 or 6 prestige.
dark_road-board-stack = { $n } more below
dark_road-board-courtyard-upper = Comes with 2 prestige
dark_road-board-courtyard-lower = Comes with a basic good and a horseshoe
dark_road-board-wheel-good = { UP($good) }: worth { $n }
dark_road-board-wheel-good-dice = { UP($good) }: worth { $n }, market dice: { $dice }
dark_road-board-companion-die = brings a travel die
dark_road-board-space = Space { $n }
dark_road-board-crates = { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}
dark_road-board-sarcophagus = Sarcophagus: { $text }
dark_road-board-idle = nothing (no effect there)
dark_road-board-final = Final scoring
dark_road-board-total = Total
dark_road-board-final-next = Next step
dark_road-board-final-all = Show all
dark_road-board-draft-title = Steeds and the heroes who ride along
dark_road-board-keep-title = You drew two deeds
dark_road-board-steed-title = Steeds in the stable
dark_road-board-travellers = Travelers
dark_road-board-taken = taken: { $dice }
dark_road-board-dice = Travel dice
dark_road-board-road-deck = { $road }: { $n }
dark_road-board-marker-here = marker here
dark_road-board-log = Delivered
dark_road-board-rolls = { $player } rolls
dark_road-board-aboard = on the wagon
dark_road-board-move-good = { UP($good) }: arrow keys move it in the wagon, R or a double click turns it
dark_road-board-none = none
# The seat that nobody at the table holds.
dark_road-seat-extra = The Private Concern
dark_road-board-buy-or-finish = At the Great Bazaar: buy, or finish.
dark_road-board-hero-wants = To { $town }; asks for { $goods }
dark_road-board-coins-then = then { $n }
dark_road-board-brings = { UP($town) }: you can deliver { $things }.
dark_road-board-brings-nothing = { UP($town) }: you have nothing to deliver there.
dark_road-board-brings-goods = “{ $commission }” ({ $n } of { $all } goods)
dark_road-board-lower-coins = Coins are your lower side: more prestige alone would not score.
dark_road-board-lower-prestige = Prestige is your lower side: more coins alone would not score.
dark_road-board-lower-none = Coins and prestige are level: only both together score more.
dark_road-board-plan-note = The die you lock works in its slot; the die it bumps moves your wagon.
