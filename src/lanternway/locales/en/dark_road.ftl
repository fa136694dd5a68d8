### Merchants of the Dark Road: names of things, options.

## The game and its options

dark_road-name = Merchants of the Dark Road
dark_road-about = Plan by dice, trade on the Ringway, lead caravans through the dark; whoever keeps both coins and prestige high wins.
dark_road-option-edition = Edition
dark_road-option-edition-help = The printed rules differ in a few points; see clause 15.
dark_road-option-edition-en2022 = English
dark_road-option-edition-hu = Hungarian
dark_road-option-edition-pl = Polish
dark_road-option-buildings = Buildings
dark_road-option-buildings-help = The four of the first game, four at random, or four named ones from different tiles.
dark_road-option-buildings-first-game = those of the first game
dark_road-option-buildings-random = random
dark_road-option-draft = Drafting variant
dark_road-option-draft-help = Steeds lie face up, each with a starting hero; everybody chooses a pair.
dark_road-option-deed_choice = Choose your deed
dark_road-option-deed_choice-help = Draw two deeds at the start and keep one.
dark_road-option-open_coins = Open coins
dark_road-option-open_coins-help = Coins are public instead of hidden behind the player screens.
dark_road-option-private_concern = Private Concern
dark_road-option-private_concern-help = An automatic merchant takes a seat; there are three levels.
dark_road-option-private_concern-off = none
dark_road-option-private_concern-apprentice = { dark_road-level-apprentice }
dark_road-option-private_concern-merchant = { dark_road-level-merchant }
dark_road-option-private_concern-guildmaster = { dark_road-level-guildmaster }
dark_road-option-concern_place = Private Concern’s turn
dark_road-option-concern_place-help = When the Private Concern takes its turn in a round; the others follow clockwise.
dark_road-option-concern_place-first = first
dark_road-option-concern_place-second = second
dark_road-option-concern_place-third = third
dark_road-option-concern_place-last = last

## Goods and things

dark_road-good-armor = armor
    .a = armor
    .fine = upgraded armor
dark_road-good-weapon = weapon
    .a = a weapon
    .fine = an upgraded weapon
dark_road-good-potion = potion
    .a = a potion
    .fine = an upgraded potion
dark_road-good-staff = staff
    .a = a staff
    .fine = an upgraded staff
dark_road-good-book = book
    .a = a book
    .fine = an upgraded book
dark_road-good-instrument = instrument
    .a = an instrument
    .fine = an upgraded instrument
dark_road-text-tile = { NAME($side, form: "word") ->
    [upgraded] { NAME($good, form: "fine") }
   *[basic] { NAME($good, form: "a") }
}
dark_road-side-basic = basic
    .word = basic
dark_road-side-upgraded = upgraded
    .word = upgraded
dark_road-thing-coins = coins
    .one = a coin
    .many = coins
dark_road-thing-prestige = prestige
    .one = 1 prestige
    .many = prestige
dark_road-thing-lantern = lantern
    .one = a lantern
    .many = lanterns
dark_road-thing-horseshoe = horseshoe
    .one = a horseshoe
    .many = horseshoes
dark_road-thing-quartz = quartz
    .one = a quartz
    .many = quartz
dark_road-thing-lit_die = illuminated die
    .one = an illuminated die
    .many = illuminated dice
dark_road-thing-crate = crate
    .one = a crate
    .many = crates
dark_road-thing-hero = hero
    .one = a hero
    .many = heroes
dark_road-thing-commission = commission
    .one = a commission
    .many = commissions
dark_road-thing-deed = deed
    .one = a deed
    .many = deeds

## Towns, classes, regions

dark_road-town-northbreak = Northbreak
dark_road-town-scorchborn = Scorchborn
dark_road-town-windglass = Windglass
dark_road-town-farglen = Farglen
dark_road-town-cursecairn = Cursecairn
dark_road-town-nightpoem = Nightpoem
dark_road-class-knight = knight
dark_road-class-skirmisher = skirmisher
dark_road-class-alchemist = alchemist
dark_road-class-bard = bard
dark_road-class-wizard = wizard
dark_road-class-loremaster = loremaster
dark_road-region-frost = the Frost
dark_road-region-glen = the Glens
dark_road-region-cairn = the Cairns

## Places of the city

dark_road-place-bazaar = Great Bazaar
    .the = the Great Bazaar
dark_road-place-commissions = Queen’s Commissions
    .the = the Queen’s Commissions
dark_road-place-yurgs = Yurg’s Excursions
dark_road-place-dark_market = Dark Market
    .the = the Dark Market
dark_road-place-inn = Ringway Inn
    .the = the Ringway Inn
dark_road-place-blazing_quartz_mine = Blazing Quartz Mine
    .the = the Blazing Quartz Mine
dark_road-place-queens_eyes_surveyor = Queen’s Eyes Surveyor
    .the = the Queen’s Eyes Surveyor
dark_road-place-icebreaker_harbor = Icebreaker Harbor
dark_road-place-merchants_guildhall = Merchant’s Guildhall
    .the = the Merchant’s Guildhall
dark_road-place-oracle_of_lumi = Oracle of Lumi
    .the = the Oracle of Lumi
dark_road-place-candle_and_quartz = Candle & Quartz
    .the = the Candle & Quartz
dark_road-place-othos_lanternworks = Otho’s Lanternworks
dark_road-place-guildmasters_mansion = Guildmaster’s Mansion
    .the = the Guildmaster’s Mansion
dark_road-place-yedls_workshop = Yedl’s Workshop
dark_road-place-frosted_filigree = Frosted Filigree
    .the = the Frosted Filigree
dark_road-building_text-blazing_quartz_mine = Gain 1 quartz.
dark_road-building_text-queens_eyes_surveyor = Pay 2 coins or 1 quartz: gain 3 prestige.
dark_road-building_text-icebreaker_harbor = Gain a basic good that no market die shows.
dark_road-building_text-merchants_guildhall = Pay 2 coins or 1 lantern: gain any basic good and a basic good worth 1.
dark_road-building_text-oracle_of_lumi = Roll the oracle die; you get what it shows.
dark_road-building_text-candle_and_quartz = Pay 2 coins or a basic good worth 1: gain an available hero or commission.
dark_road-building_text-othos_lanternworks = Gain a basic good worth 1, 1 lantern and 1 prestige.
dark_road-building_text-guildmasters_mansion = Swap lanterns, quartz and pairs of coins one for one, as often as you like.
dark_road-building_text-yedls_workshop = Upgrade one stored good and gain 1 lantern.
dark_road-building_text-frosted_filigree = Pay 2 coins or any good: gain an upgraded good worth 1.
dark_road-ring-north = the north space
dark_road-ring-east = the east space
dark_road-ring-south = the south space
dark_road-ring-west = the west space
dark_road-ruins-bottom_left = the lower left chamber
dark_road-ruins-top_left = the upper left chamber
dark_road-ruins-top_right = the upper right chamber
dark_road-ruins-bottom_right = the lower right chamber
dark_road-road-dark_road = dark road
dark_road-road-shortcut = shortcut
dark_road-fortune-A = an illuminated die
dark_road-fortune-B = a deed
dark_road-fortune-C = coins
dark_road-fortune-D = a wagon upgrade

## Dice

dark_road-oracle-purse = the purse: 3 coins
    .short = the purse
    .die = the oracle die
dark_road-oracle-crown = the crown: 2 prestige
    .short = the crown
    .die = the oracle die
dark_road-oracle-road = the road: a lantern and a horseshoe
    .short = the road
    .die = the oracle die
dark_road-oracle-ember = the ember: a quartz and a coin
    .short = the ember
    .die = the oracle die
dark_road-oracle-crate = the crate: a basic good
    .short = the crate
    .die = the oracle die
dark_road-oracle-guest = the guest: a face-up hero
    .short = the guest
    .die = the oracle die
dark_road-ruins_die-deeper = a way deeper: another ruins action
    .short = “deeper”
    .die = the ruins die
dark_road-ruins_die-glimmer = a glimmer: roll again
    .short = a glimmer
    .die = the ruins die
dark_road-ruins_die-bargain = a bargain: a basic good worth 1
    .short = a bargain
    .die = the ruins die
dark_road-ruins_die-quartz = a quartz
    .short = the quartz
    .die = the ruins die
dark_road-ruins_die-coins = 2 coins
    .short = the coins
    .die = the ruins die
dark_road-ruins_die-lost_traveller = a lost traveler: a hero
    .short = a lost traveler
    .die = the ruins die

## Companions

dark_road-companion-cave_dragon = Cave Dragon
dark_road-companion-ice_mouse = Ice Mouse
dark_road-companion-phoenix = Phoenix
dark_road-companion-raven = Raven
dark_road-companion-snow_bee = Snow Bee
dark_road-companion-threy_cat = Threy Cat
dark_road-companion-grace = Grace
dark_road-companion-flicker = Flicker
dark_road-companion-cosimo = Cosimo
dark_road-companion-lil_dumplin = Li’l Dumplin’
dark_road-ability-cave_dragon-1 = deliver a hero to its town now
dark_road-ability-cave_dragon-2 = a basic good that no market die shows
dark_road-ability-ice_mouse-1 = an available commission
dark_road-ability-ice_mouse-2 = any basic good
dark_road-ability-phoenix-1 = 2 lanterns
dark_road-ability-phoenix-2 = move the ruins marker 1 space and gain what is there
dark_road-ability-raven-1 = an illuminated die
dark_road-ability-raven-2 = roll the oracle die
dark_road-ability-snow_bee-1 = an available hero, without a sale
dark_road-ability-snow_bee-2 = craft with the die in slot 1
dark_road-ability-threy_cat-1 = gain the reward of any rolled travel die too
dark_road-ability-threy_cat-2 = add 1 or 2 to your travel die
dark_road-ability-grace-1 = a potion for a deed
dark_road-ability-flicker-1 = a quartz for a free shortcut
dark_road-ability-cosimo-1 = a hero for a wagon upgrade or a step at the Dark Market
dark_road-ability-lil_dumplin-1 = a horseshoe for a roll of the ruins die

## Steeds and upgrades

dark_road-steed-brembizant = Brembizánt
dark_road-steed-longshadow = Longshadow
dark_road-steed-lovebug = Lovebug
dark_road-steed-sugarfoot = Sugarfoot
dark_road-steed-velvet = Velvet
dark_road-steed-whisper = Whisper
dark_road-steed-woolsworth = Woolsworth
dark_road-steed_text-brembizant = Each visit to the Great Bazaar costs 2 coins less.
dark_road-steed_text-longshadow = With an illuminated die you may activate any of the four buildings.
dark_road-steed_text-longshadow-hu = With an illuminated die: any building instead of the connected one.
dark_road-steed_text-lovebug = You gain a lantern at Yurg’s Excursions.
dark_road-steed_text-lovebug-hu = You gain a lantern when you lead a caravan.
dark_road-steed_text-lovebug-pl = You gain a lantern when you lead a caravan.
dark_road-steed_text-sugarfoot = You may move exactly 3 spaces; a saddle bag of two by two cells.
dark_road-steed_text-velvet = Any number of wagon upgrades, and 2 prestige for each.
dark_road-steed_text-whisper = You may add 1 to the travel die you take.
dark_road-steed_text-woolsworth = A quartz for each upgraded good delivered on a commission.
dark_road-upgrade-U1 = Fine workbench
dark_road-upgrade-U2 = Lamp rack
dark_road-upgrade-U3 = Strongbox
dark_road-upgrade-U4 = Carved panel
dark_road-upgrade-U5 = Everburning lamp
dark_road-upgrade-U6 = Second harness
dark_road-upgrade_text-U1 = Slot 1 crafts upgraded goods.
dark_road-upgrade_text-U2 = Slot 2 gives the lantern, and also lets you ready an illuminated die.
dark_road-upgrade_text-U3 = Slot 3 gives 3 coins or 1 prestige.
dark_road-upgrade_text-U4 = 2 victory points; it takes two cells of your storage.
dark_road-upgrade_text-U5 = The ruins die needs no lantern; it takes a lantern slot.
dark_road-upgrade_text-U6 = A second steed at once; it takes an inventory slot.
dark_road-bonus-lantern = lantern
dark_road-bonus-horseshoe = horseshoe
dark_road-bonus-storage = storage for one good

## Options that do not go together

dark_road-option-buildings-blazing_quartz_mine = Blazing Quartz Mine
dark_road-option-buildings-queens_eyes_surveyor = Queen’s Eyes Surveyor
dark_road-option-buildings-icebreaker_harbor = Icebreaker Harbor
dark_road-option-buildings-merchants_guildhall = Merchant’s Guildhall
dark_road-option-buildings-oracle_of_lumi = Oracle of Lumi
dark_road-option-buildings-candle_and_quartz = Candle & Quartz
dark_road-option-buildings-othos_lanternworks = Otho’s Lanternworks
dark_road-option-buildings-guildmasters_mansion = Guildmaster’s Mansion
dark_road-option-buildings-yedls_workshop = Yedl’s Workshop
dark_road-option-buildings-frosted_filigree = Frosted Filigree
dark_road-error-solo = Alone you play against the Private Concern: choose its level.
dark_road-error-concern = At most three others play with the Private Concern.
dark_road-error-place = The Private Concern’s turn can be chosen only with two or three other players.
dark_road-error-buildings = Two of these buildings are on one tile.
dark_road-error-buildings-count = Choose random buildings, those of the first game, or name four.
