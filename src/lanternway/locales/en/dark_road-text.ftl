### Merchants of the Dark Road in words: the terminal and the text view.

## Head

dark_road-text-step-plan = { dark_road-board-step-plan }
dark_road-text-step-move = { dark_road-board-step-move }
dark_road-text-step-horseshoe = { dark_road-board-step-move }
dark_road-text-step-activate = { dark_road-board-step-activate }
dark_road-text-step-rest = { dark_road-board-step-rest }
dark_road-text-step-final = The last visit
dark_road-text-step-other = Before the first turn
dark_road-text-step-over = The end

## Parts of the table

dark_road-text-wheel = Market wheel
dark_road-text-wheel-note = A star marks an upgraded good: it sells for 1 more and brings a quartz. A turn of the wheel moves every good one price on.
dark_road-text-city = The Ringway
dark_road-text-ring-note = Each coin moves the Dark Market marker one space, 1 to 4 spaces; you gain what its new space shows.
dark_road-text-ruins-note = The ruins marker moves 1 space, and up to 1 more for each hero aboard; you gain what its chamber shows.
dark_road-text-ruins-die = For a lantern you roll the ruins die: { $faces }.
dark_road-text-oracle = Faces of the oracle die
dark_road-text-faces-oracle = Oracle die: { $faces }.
dark_road-text-faces-ruins_die = Ruins die: { $faces }.
dark_road-text-roads = Events
dark_road-text-road = { UP($road) }: { $n } left; seen: { $seen }
dark_road-text-under = Under the decks
dark_road-text-under-heroes = Heroes under their deck: { $cards }
dark_road-text-under-commissions = Commissions under their decks: { $cards }
dark_road-text-under-deeds = { $n ->
    [one] One deed lies under the deed deck.
   *[other] { $n } deeds lie under the deed deck.
}
dark_road-text-under-mine = You put the deed “{ $deed }” there yourself.
dark_road-text-storage = Storage
dark_road-text-free = { $n ->
    [one] { $n } cell free
   *[other] { $n } cells free
}
dark_road-text-carried = heroes carry { $goods }
dark_road-text-too-much = More than fits
dark_road-text-wagon = Your wagon
dark_road-text-dice = Dice
dark_road-text-kept = Kept
dark_road-text-lit = illuminated
dark_road-text-steed = Steed
dark_road-text-used = used: { $gifts }
dark_road-text-led = Caravans led: { $dark } by the dark road, { $short } by the shortcut
dark_road-text-hidden-deeds = { $n ->
    [one] { $n } face down
   *[other] { $n } face down
}
dark_road-text-deeds-note = The number in front is how much you have of what the next reward needs; ×2: it would be paid twice now.
dark_road-text-players-note = Dice: those locked in slots 1, 2, 3, then the main reserve.
dark_road-text-with-deeds = { $thing } ({ $n } by deeds)
dark_road-text-lower = the lower one counts
dark_road-text-leads = { $player } leads.
dark_road-text-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
dark_road-text-with = { UP($what) } Comes with { $also }.
dark_road-text-fortune-note = The leader takes one after the visits, and two after a shortcut.
dark_road-text-fortune-first = { $first } for the first taker, then { $later }
dark_road-text-commission-note = 1, 2 or 3 goods bring 1, 3 or 6 prestige; each upgraded one brings 1 more.

## Things

dark_road-text-upgraded = upgraded { $good }
dark_road-text-quoted = “{ $name }”
dark_road-text-change = { $thing } { $had } → { $then }
dark_road-text-hero-home = { $hero } ({ $kind }, { $town })
dark_road-text-hero = { UP($home) } asks for { $goods }; bonus: { $bonus }; at home: { $reward }
dark_road-text-commission = “{ $name }” for { $town }: { $goods }
dark_road-text-commission-short = “{ $name }” ({ $town }) { $goods }
dark_road-text-loyal = { UP($name) }: { $does } (each once, for a quartz)
dark_road-text-stray = { UP($name) }, a stray companion: { $does }
dark_road-text-slot = Slot { $n }: { $gives }
dark_road-text-slot-leads = Slot { $n }: { $gives }; its { $die } leads to space { $space } ({ $places }).
dark_road-text-lock = { $die } to slot { $n }
dark_road-text-good = { UP($good) }: worth { $price }, after a turn of the wheel { $turned }; takes { $cells } cells; { $left } left; crafted with { $dice }
dark_road-text-town = { UP($town) }, home of every { $kind }, in { $region } with { $other }. A hero brought home gives { $reward }.
dark_road-text-place-bazaar = turn the wheel, change one market die, then buy what the dice show
dark_road-text-place-commissions = take the face-up commission of a town
dark_road-text-place-yurgs = go into the Ruins of Yin, or lead a caravan to an outlying town
dark_road-text-place-dark_market = pay a coin for each space of the marker and gain what is there
dark_road-text-no-coin = nothing now: each space of the marker costs a coin, and you have none
dark_road-text-place-inn = sell goods to one hero, who comes aboard with a bonus

## The Private Concern

dark_road-text-level = Level
dark_road-text-has = Has
dark_road-text-tiles = Delivery tiles
dark_road-text-eager = eager
dark_road-text-used-cards = Cards played
dark_road-text-seen-deeds = Deeds seen
dark_road-text-concern-goes = Card “{ $card }”: moves to space { $n } ({ $places }); priority: { $aim }.
dark_road-text-concern-works = Then: { $works }.
dark_road-text-concern-joins = { dark_road-board-joins }.
dark_road-text-market-dice = { $n ->
    [one] { $n } market die
   *[other] { $n } market dice
}
dark_road-text-notice = Guild notice “{ $name }”, due after round { $due }: { $text }, at least { $need }; gives { $reward }. Met now by: { $met }.
dark_road-text-notices = Guild notices
dark_road-text-sarcophagi = Sarcophagi
dark_road-text-action-card = “{ $name }”: moves { $move }, priority: { $aim }, crates: { $crates }

## Choices

dark_road-text-turn = Market die: { $old } → { $new }
dark_road-text-room-yes = yes
dark_road-text-room-no = no
dark_road-text-prices-then = prices: { $prices }
dark_road-text-comes-aboard = { $hero } comes aboard
dark_road-text-to-ruins = move the ruins marker up to { $n } and gain an upgraded good
dark_road-text-to-towns = you could deliver: { $what }
dark_road-text-note-bazaar = A second good from the same section is free. Turning and changing come before buying.
dark_road-text-note-turned = After a turn of the wheel: { $prices }.
dark_road-text-note-effect = This is about: { $what }.
dark_road-text-note-inn = A hero buys one of each good asked for, as many as you like, at least one; an upgraded one also brings a quartz.
dark_road-text-note-roads = Events left: { $dark } on the dark road, { $short } on the shortcut. A shortcut costs 3 lanterns and brings two good fortunes.
dark_road-text-note-loyal = A loyal companion helps once in each way, for a quartz each time. A stray one takes what is named first, then leaves you.
dark_road-text-note-plan = The die that leaves the slot goes to the action pool and moves you.
dark_road-text-note-activate = { $n ->
    [one] You can activate one more district.
   *[other] You can activate { $n } more districts.
}

## Headings

dark_road-text-column-prestige = prestige
dark_road-text-column-coins = coins
dark_road-text-column-lanterns = lanterns
dark_road-text-column-quartz = quartz
dark_road-text-column-horseshoes = shoes
dark_road-text-column-space = space
dark_road-text-column-heroes = heroes
dark_road-text-column-commissions = comm.
dark_road-text-column-goods = goods
dark_road-text-column-good = good
dark_road-text-column-price = price
dark_road-text-column-turned = turned
dark_road-text-column-dice = dice
dark_road-text-column-left = left
dark_road-text-column-here = here
dark_road-text-column-districts = districts
dark_road-text-column-building = building
dark_road-text-column-hero = hero
dark_road-text-column-class = class
dark_road-text-column-town = town
dark_road-text-column-asks = asks
dark_road-text-column-pays = pays
dark_road-text-column-bonus = bonus
dark_road-text-column-at-home = hero at home
dark_road-text-column-commission = commission
dark_road-text-column-below = below
dark_road-text-column-value = die
dark_road-text-column-gives = gives
dark_road-text-column-taken = taken
dark_road-text-column-due = due
dark_road-text-column-notice = notice
dark_road-text-column-need = need
dark_road-text-column-counts = counts
dark_road-text-column-from-round = from round
dark_road-text-column-card = card
dark_road-text-column-does = does
dark_road-text-column-condition = condition
dark_road-text-column-steed = steed
dark_road-text-column-crafts = crafts
dark_road-text-column-moves = moves
dark_road-text-column-to = to
dark_road-text-column-beside = beside it
dark_road-text-column-you-have = you have
dark_road-text-column-sells = you sell
dark_road-text-column-home = to
dark_road-text-column-delivers = you could deliver
dark_road-text-column-hands-over = goods
dark_road-text-column-prestige-now = prestige so far
dark_road-text-column-aboard = aboard
dark_road-text-column-room = fits
dark_road-text-column-also = comes with
dark_road-text-column-gift = gift
dark_road-text-column-final-coins = { dark_road-text-column-coins }
dark_road-text-column-final-deed_coins = + deeds
dark_road-text-column-final-prestige = { dark_road-text-column-prestige }
dark_road-text-column-final-deed_prestige = { dark_road-text-column-final-deed_coins }
dark_road-text-column-final-base = lower
dark_road-text-column-final-deeds = deeds
dark_road-text-column-final-upgrades = upgrades
dark_road-text-column-final-lit_dice = illum. dice
dark_road-text-column-total = total
