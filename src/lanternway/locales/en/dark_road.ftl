### Merchants of the Dark Road: names of things, options.

## The game and its options

dark_road-name = Merchants of the Dark Road
dark_road-about = Plan by dice, trade on the Ringway, lead caravans through the dark; whoever keeps both coins and prestige high wins.
dark_road-option-edition = Edition
dark_road-option-edition-help = The printed rules differ in a few facts; see clause 15.
dark_road-option-edition-en2022 = English
dark_road-option-edition-hu = Hungarian
dark_road-option-edition-pl = Polish
dark_road-option-buildings = Buildings
dark_road-option-buildings-help = The four of the first game, four at random, or four named ones from different tiles.
dark_road-option-buildings-first-game = those of the first game
dark_road-option-buildings-random = random
dark_road-option-draft = Draft of steeds
dark_road-option-draft-help = Steeds lie open, each with a starting hero; everybody chooses a pair.
dark_road-option-deed_choice = Choice of deeds
dark_road-option-deed_choice-help = At the start draw two deeds and keep one.
dark_road-option-open_coins = Open coins
dark_road-option-open_coins-help = Coins are public instead of hidden behind the screens.
dark_road-option-private_concern = Private Concern
dark_road-option-private_concern-help = An automatic merchant takes a seat; three levels.
dark_road-option-private_concern-off = none
dark_road-option-private_concern-apprentice = apprentice
dark_road-option-private_concern-merchant = merchant
dark_road-option-private_concern-guildmaster = guildmaster
dark_road-option-concern_place = Private Concern’s turn
dark_road-option-concern_place-help = Where the Private Concern’s turn is in a round; the others follow clockwise.
dark_road-option-concern_place-first = first
dark_road-option-concern_place-second = second
dark_road-option-concern_place-third = third
dark_road-option-concern_place-last = last

## Goods and things

dark_road-good-armor = armor
dark_road-good-weapon = weapon
dark_road-good-potion = potion
dark_road-good-staff = staff
dark_road-good-book = book
dark_road-good-instrument = instrument
dark_road-side-basic = basic
dark_road-side-upgraded = upgraded
dark_road-thing-coins = coins
dark_road-thing-prestige = prestige
dark_road-thing-lantern = lantern
dark_road-thing-horseshoe = horseshoe
dark_road-thing-quartz = quartz
dark_road-thing-lit_die = illuminated die
dark_road-thing-crate = crate
dark_road-thing-hero = hero
dark_road-thing-commission = commission
dark_road-thing-deed = deed

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
dark_road-place-commissions = Queen’s Commissions
dark_road-place-yurgs = Yurg’s Excursions
dark_road-place-dark_market = Dark Market
dark_road-place-inn = Ringway Inn
dark_road-place-blazing_quartz_mine = Blazing Quartz Mine
dark_road-place-queens_eyes_surveyor = Queen’s Eyes Surveyor
dark_road-place-icebreaker_harbor = Icebreaker Harbor
dark_road-place-merchants_guildhall = Merchant’s Guildhall
dark_road-place-oracle_of_lumi = Oracle of Lumi
dark_road-place-candle_and_quartz = Candle & Quartz
dark_road-place-othos_lanternworks = Otho’s Lanternworks
dark_road-place-guildmasters_mansion = Guildmaster’s Mansion
dark_road-place-yedls_workshop = Yedl’s Workshop
dark_road-place-frosted_filigree = Frosted Filigree
dark_road-building_text-blazing_quartz_mine = Gain 1 quartz.
dark_road-building_text-queens_eyes_surveyor = Pay 2 coins or 1 quartz: gain 3 prestige.
dark_road-building_text-icebreaker_harbor = Gain a basic good that no market die shows.
dark_road-building_text-merchants_guildhall = Pay 2 coins or 1 lantern: gain any basic good and a basic good worth 1.
dark_road-building_text-oracle_of_lumi = Roll the oracle die and gain what it shows.
dark_road-building_text-candle_and_quartz = Pay 2 coins or a basic good worth 1: gain an available hero or commission.
dark_road-building_text-othos_lanternworks = Gain a basic good worth 1, 1 lantern and 1 prestige.
dark_road-building_text-guildmasters_mansion = Swap lanterns, quartz and pairs of coins one for one, as often as you like.
dark_road-building_text-yedls_workshop = Upgrade one stored good and gain 1 lantern.
dark_road-building_text-frosted_filigree = Pay 2 coins or any good: gain an upgraded good worth 1.
dark_road-ring-north = the north of the ring
dark_road-ring-east = the east of the ring
dark_road-ring-south = the south of the ring
dark_road-ring-west = the west of the ring
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
dark_road-oracle-crown = the crown: 2 prestige
dark_road-oracle-road = the road: a lantern and a horseshoe
dark_road-oracle-ember = the ember: a quartz and a coin
dark_road-oracle-crate = the crate: a basic good
dark_road-oracle-guest = the guest: a face-up hero
dark_road-ruins_die-deeper = deeper: another ruins action
dark_road-ruins_die-glimmer = a glimmer: roll again
dark_road-ruins_die-bargain = a bargain: a basic good worth 1
dark_road-ruins_die-quartz = a quartz
dark_road-ruins_die-coins = 2 coins
dark_road-ruins_die-lost_traveller = a lost traveller: a hero

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
dark_road-ability-phoenix-2 = move the ruins marker 1 and gain what is there
dark_road-ability-raven-1 = an illuminated die
dark_road-ability-raven-2 = roll the oracle die
dark_road-ability-snow_bee-1 = an available hero, without a sale
dark_road-ability-snow_bee-2 = craft with the die in slot 1
dark_road-ability-threy_cat-1 = gain the reward of another rolled travel die too
dark_road-ability-threy_cat-2 = add 1 or 2 to your travel die
dark_road-ability-grace-1 = a potion for a deed
dark_road-ability-flicker-1 = a quartz for a free shortcut
dark_road-ability-cosimo-1 = a hero for an upgrade or a step of the ring
dark_road-ability-lil_dumplin-1 = a horseshoe for a roll of the ruins die

## Steeds and upgrades

dark_road-steed-brembizant = Brembizánt
dark_road-steed-longshadow = Longshadow
dark_road-steed-lovebug = Lovebug
dark_road-steed-sugarfoot = Sugarfoot
dark_road-steed-velvet = Velvet
dark_road-steed-whisper = Whisper
dark_road-steed-woolsworth = Woolsworth
dark_road-steed_text-brembizant = 2 coins off each visit to the Bazaar.
dark_road-steed_text-longshadow = With an illuminated die, any of the four buildings.
dark_road-steed_text-lovebug = A lantern at Yurg’s.
dark_road-steed_text-sugarfoot = May move exactly 3; a saddle bag of 2 by 2.
dark_road-steed_text-velvet = Any number of upgrades, 2 prestige for each.
dark_road-steed_text-whisper = May add 1 to a chosen travel die.
dark_road-steed_text-woolsworth = A quartz for each upgraded good delivered on a commission.
dark_road-upgrade-U1 = Fine workbench
dark_road-upgrade-U2 = Lamp rack
dark_road-upgrade-U3 = Strongbox
dark_road-upgrade-U4 = Carved panel
dark_road-upgrade-U5 = Everburning lamp
dark_road-upgrade-U6 = Second harness
dark_road-upgrade_text-U1 = Slot 1 crafts upgraded goods.
dark_road-upgrade_text-U2 = Slot 2 gives the lantern and may ready an illuminated die.
dark_road-upgrade_text-U3 = Slot 3 gives 3 coins or 1 prestige.
dark_road-upgrade_text-U4 = 2 victory points; it takes two cells of the storage.
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
dark_road-error-solo = One seat plays against the Private Concern: choose its level.
dark_road-error-concern = With the Private Concern at most three others play.
dark_road-error-place = A place for the Private Concern is chosen with two or three others at the table.
dark_road-error-buildings = Two of these buildings are on one tile.
dark_road-error-buildings-count = Buildings are random, those of the first game, or four names.
