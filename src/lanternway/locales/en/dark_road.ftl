### Merchants of the Dark Road: names, actions, questions, events.

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
dark_road-option-private_concern-help = An automatic merchant takes the last seat; three levels.
dark_road-option-private_concern-off = none
dark_road-option-private_concern-apprentice = apprentice
dark_road-option-private_concern-merchant = merchant
dark_road-option-private_concern-guildmaster = guildmaster

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
dark_road-error-buildings = Two of these buildings are on one tile.
dark_road-error-buildings-count = Buildings are random, those of the first game, or four names.

## Heroes: the line under the name

dark_road-epithet-agatha = reads the enemy’s letters first
dark_road-epithet-hroald = three winters on the wall
dark_road-epithet-ysmay = sings the watch awake
dark_road-epithet-corvane = owes a duel in the north
dark_road-epithet-dagny = travels light, hits hard
dark_road-epithet-isbet = pilgrim in plate
dark_road-epithet-wulfram = gave his armor to a friend
dark_road-epithet-alun = maps every ambush
dark_road-epithet-cecily = never late, never seen
dark_road-epithet-oleg = drums before he fights
dark_road-epithet-brannoch = burnt twice, shy never
dark_road-epithet-tamsin = quick knife, slow temper
dark_road-epithet-vesk = learning to sign his name
dark_road-epithet-rurik = whistles in the dark
dark_road-epithet-quillon = tests on himself
dark_road-epithet-mirabel = blows glass and trumpets
dark_road-epithet-fennick = labels nothing
dark_road-epithet-odalys = brews to a metronome
dark_road-epithet-zephrin = poison, purely academic
dark_road-epithet-hesper = has read the warning
dark_road-epithet-brume = gave up tasting
dark_road-epithet-lirra = a verse for every milestone
dark_road-epithet-jory = banned from eleven inns
dark_road-epithet-anselm = marches to his own tune
dark_road-epithet-rosamund = knows how your story ends
dark_road-epithet-tibalt = plays in full plate
dark_road-epithet-wick = juggles with both
dark_road-epithet-merrow = walked here from the sea
dark_road-epithet-atlantes = keeps a candle that burns cold
dark_road-epithet-sabeth = expects trouble, brings some
dark_road-epithet-maugrin = argues with the weather
dark_road-epithet-thessaly = hums her spells flat
dark_road-epithet-corbin = lost his staff at cards
dark_road-epithet-ilvane = sees by starlight only
dark_road-epithet-prosper = retired, he says
dark_road-epithet-ogrim = guards a library of one
dark_road-epithet-sunniva = collects lullabies of war
dark_road-epithet-bastien = footnotes his quarrels
dark_road-epithet-ottoline = indexes the night sky
dark_road-epithet-marchetta = dates a dent by ear
dark_road-epithet-leofric = forgets only what he drinks
dark_road-epithet-quire = writes on anything
dark_road-epithet-edda = rides ahead of the bell
dark_road-epithet-kestra = home by the short way
dark_road-epithet-ulvero = carries his still in pieces
dark_road-epithet-odo = knows one song, knows it well
dark_road-epithet-veda = left her tower unlocked
dark_road-epithet-ambrose = looking for page nine

## Commissions

dark_road-commission-northbreak_1 = Winter Garrison
dark_road-commission-northbreak_2 = Muster Drums
dark_road-commission-northbreak_3 = Frostbite Ward
dark_road-commission-northbreak_4 = Gate Night Watch
dark_road-commission-northbreak_5 = Drill Manual
dark_road-commission-scorchborn_1 = Firebreak Crew
dark_road-commission-scorchborn_2 = Cinder Parade
dark_road-commission-scorchborn_3 = Burn Ward
dark_road-commission-scorchborn_4 = Ash Day Rite
dark_road-commission-scorchborn_5 = Smoke Scouts
dark_road-commission-windglass_1 = Glassblowers’ Guild
dark_road-commission-windglass_2 = Furnace Guards
dark_road-commission-windglass_3 = Chime Makers
dark_road-commission-windglass_4 = Lens Grinders
dark_road-commission-windglass_5 = Weather Tower
dark_road-commission-farglen_1 = Midwinter Revel
dark_road-commission-farglen_2 = Mummers’ Joust
dark_road-commission-farglen_3 = Antler Dance
dark_road-commission-farglen_4 = Long Table
dark_road-commission-farglen_5 = Ballad of the Axe
dark_road-commission-cursecairn_1 = Warding Circle
dark_road-commission-cursecairn_2 = Grave Wardens
dark_road-commission-cursecairn_3 = Sealed Door
dark_road-commission-cursecairn_4 = Bell and Smoke
dark_road-commission-cursecairn_5 = Séance Season
dark_road-commission-nightpoem_1 = Ink and Iron
dark_road-commission-nightpoem_2 = Armory Archive
dark_road-commission-nightpoem_3 = Copyists’ Winter
dark_road-commission-nightpoem_4 = Tower of Pages
dark_road-commission-nightpoem_5 = Staged Battle

## Deeds

dark_road-deed-three_knights = Shields for the North
dark_road-deed-crown_round = The Crown Round
dark_road-deed-twelve_deliveries = A Dozen Doors
dark_road-deed-hearth_round = The Hearth Round
dark_road-deed-feast_before_dawn = Feast before Dawn
dark_road-deed-night_school = Night School
dark_road-deed-every_crest = Every Crest
dark_road-deed-four_seals = Four Seals
dark_road-deed-standing_order = Standing Order
dark_road-deed-three_roads = Three Roads
dark_road-deed-full_crates = Full Crates
dark_road-deed-masters_mark = Master’s Mark
dark_road-deed-both_doors = Both Doors
dark_road-deed-lights_still_burning = Lights Still Burning
dark_road-deed-kept_promises = Kept Promises
dark_road-deed-road_captain = Road Captain
dark_road-deed-heavy_purse = Heavy Purse
dark_road-deed-winter_larder = Winter Larder
dark_road-deed-clean_ledger = Clean Ledger
dark_road-deed_text-three_knights = Deliver 3 knights: 4 prestige.
dark_road-deed_text-crown_round = A hero each to Nightpoem, Northbreak and Windglass: 3 coins or 3 prestige; up to twice.
dark_road-deed_text-twelve_deliveries = Deliver 12 heroes and commissions in all: 2 victory points.
dark_road-deed_text-hearth_round = A hero each to Scorchborn, Farglen and Cursecairn: 3 coins or 3 prestige; up to twice.
dark_road-deed_text-feast_before_dawn = Deliver 3 bards: 4 coins.
dark_road-deed_text-night_school = For each pair of a delivered wizard and loremaster: 1 coin and 1 prestige; up to three times.
dark_road-deed_text-every_crest = For each class beyond the third among delivered heroes: 1 victory point.
dark_road-deed_text-four_seals = Deliver commissions to 4 different towns: 2 victory points.
dark_road-deed_text-standing_order = Deliver 3 commissions to one and the same town: 5 coins.
dark_road-deed_text-three_roads = For each set of commissions, one in each region: 3 coins; up to twice.
dark_road-deed_text-full_crates = For each commission delivered with all 3 goods: 1 coin or 1 prestige; up to four times.
dark_road-deed_text-masters_mark = For every 2 upgraded goods delivered on commissions: 2 coins; up to three times.
dark_road-deed_text-both_doors = For each town beyond the first with both a hero and a commission delivered: 1 victory point.
dark_road-deed_text-lights_still_burning = For each lantern on your wagon at the end: 1 prestige.
dark_road-deed_text-kept_promises = For each gift on your loyal companions: 1 coin or 1 prestige; up to five times.
dark_road-deed_text-road_captain = For each caravan beyond the second that you led: 1 victory point; up to three times.
dark_road-deed_text-heavy_purse = At least 5 more coins than prestige, before deeds: 4 prestige.
dark_road-deed_text-winter_larder = For each type of good left on your wagon: 1 coin; up to five times.
dark_road-deed_text-clean_ledger = No hero and no commission left on your wagon: 2 victory points.

## Events on the way

dark_road-event_card-only_one_survived = Only One Survived
dark_road-event_card-quartz_mining = Quartz Mining
dark_road-event_card-toll_of_snow = Toll of Snow
dark_road-event_card-frozen_ferry = Frozen Ferry
dark_road-event_card-lamplighters_strike = Lamplighters’ Strike
dark_road-event_card-tinkers_sledge = The Tinker’s Sledge
dark_road-event_card-wolves_at_the_treeline = Wolves at the Treeline
dark_road-event_card-night_market_cart = The Night Market Cart
dark_road-event_card-wayside_shrine = Wayside Shrine
dark_road-event_card-dropped_mailbag = Dropped Mailbag
dark_road-event_card-stranded_coach = The Stranded Coach
dark_road-event_card-diggers_camp = The Diggers’ Camp
dark_road-event_card-aurora_over_the_pass = Aurora over the Pass
dark_road-event_card-bards_grave = Bard’s Grave
dark_road-event_card-hunting_party = Hunting Party
dark_road-event_card-thin_ice = Thin Ice
dark_road-event_card-smugglers_cellar = The Smugglers’ Cellar
dark_road-event_card-old_kings_barrow = The Old King’s Barrow
dark_road-event_card-avalanche = Avalanche
dark_road-event_card-bridge_that_asks = The Bridge That Asks
dark_road-event_card-glass_forest = The Glass Forest
dark_road-event_card-runaway_heir = The Runaway Heir
dark_road-event_card-drowned_road = The Drowned Road
dark_road-event_card-comet_smith = The Comet Smith
dark_road-event_card-false_lanterns = False Lanterns
dark_road-event_card-winter_court = The Winter Court
dark_road-event_card_text-only_one_survived = One line of footprints leads out of the gully, and it is still being made.
dark_road-event_card_text-quartz_mining = The seam glows, the winch groans, and a strong back is worth a warm stone.
dark_road-event_card_text-toll_of_snow = The drift has eaten the road, and the only shovels are for hire.
dark_road-event_card_text-frozen_ferry = The ferryman swears that the ice will hold, and wants his fare beforehand.
dark_road-event_card_text-lamplighters_strike = Every third post is dark, and the ladder stays down until dues are paid.
dark_road-event_card_text-tinkers_sledge = He mends what you have and envies what you have not yet broken.
dark_road-event_card_text-wolves_at_the_treeline = They walk where the light ends and wait for it to end sooner.
dark_road-event_card_text-night_market_cart = A bell, a blue flame, and prices that change while you read them.
dark_road-event_card_text-wayside_shrine = Somebody has fed the little flame all winter, and left no name.
dark_road-event_card_text-dropped_mailbag = The wax is the Queen’s, the address is smudged, and nobody is looking.
dark_road-event_card_text-stranded_coach = Its passengers are cold, well dressed and extremely willing.
dark_road-event_card_text-diggers_camp = They share their soup, and then the map that was under the soup.
dark_road-event_card_text-aurora_over_the_pass = The whole caravan stops to look, which costs an hour and mends a month.
dark_road-event_card_text-bards_grave = The stone bears a chord instead of a name, and the wind keeps playing it.
dark_road-event_card_text-hunting_party = They ride without lamps and count the antlers aloud.
dark_road-event_card_text-thin_ice = It always speaks before it breaks, if one knows the language.
dark_road-event_card_text-smugglers_cellar = Six doors, five of them locked from the other side.
dark_road-event_card_text-old_kings_barrow = The crown is worth a great deal, and so is leaving it where it lies.
dark_road-event_card_text-avalanche = First the silence, then the bells of every harness, then the hill.
dark_road-event_card_text-bridge_that_asks = It lets you over for an answer, or for something that shines.
dark_road-event_card_text-glass_forest = Every branch rings as you pass, and two of them cut.
dark_road-event_card_text-runaway_heir = She pays in rings and never says whose.
dark_road-event_card_text-drowned_road = The milestones go on under the ice, and so does the traffic.
dark_road-event_card_text-comet_smith = He forges only while it hangs overhead, and it is nearly gone.
dark_road-event_card_text-false_lanterns = The lights ahead are lovely, and there are too many of them.
dark_road-event_card_text-winter_court = They crown whoever comes last and bill whoever comes first.

## The Private Concern

dark_road-concern = the Private Concern
dark_road-action-counting_house = Counting House
dark_road-action-early_rounds = Early Rounds
dark_road-action-warehouse_run = Warehouse Run
dark_road-action-quiet_word = A Quiet Word
dark_road-action-sealed_orders = Sealed Orders
dark_road-action-wagons_out = Wagons Out
dark_road-action-standing_credit = Standing Credit
dark_road-action-night_wagons = Night Wagons
dark_road-action-two_desks = Two Desks
dark_road-action-long_ledger = The Long Ledger
dark_road-notice-seats_taken = Seats Taken
dark_road-notice-signed_and_sealed = Signed and Sealed
dark_road-notice-far_corners = Far Corners
dark_road-notice-good_company = Good Company
dark_road-notice-a_name_on_the_ring = A Name on the Ring
dark_road-notice-well_stocked = Well Stocked
dark_road-notice_text-seats_taken = Heroes in the merchant’s log.
dark_road-notice_text-signed_and_sealed = Commissions in the merchant’s log.
dark_road-notice_text-far_corners = Different towns among the deliveries in the log.
dark_road-notice_text-good_company = Companions held, and gifts lying on them.
dark_road-notice_text-a_name_on_the_ring = Prestige.
dark_road-notice_text-well_stocked = Different types of goods on the wagon.
dark_road-sarcophagus-cracked_lid = The Cracked Lid
dark_road-sarcophagus-turned_stair = The Turned Stair
dark_road-sarcophagus-lamp_below = The Lamp Below
dark_road-sarcophagus_text-cracked_lid = A ruins move that ends lower left also gives a quartz.
dark_road-sarcophagus_text-turned_stair = The ruins marker moves the other way round.
dark_road-sarcophagus_text-lamp_below = A coin pays for the ruins die as well as a lantern.
dark_road-level-apprentice = apprentice
dark_road-level-merchant = merchant
dark_road-level-guildmaster = guildmaster
dark_road-work-bazaar = buys at the Great Bazaar
dark_road-work-commissions = takes a commission
dark_road-work-journey = leads a caravan
dark_road-work-ruins = digs in the ruins
dark_road-work-dark_market = buys at the Dark Market
dark_road-work-inn = takes a hero at the Inn
dark_road-aim-purse = purse
dark_road-aim-seal = seal
dark_road-aim-road = road
dark_road-aim-scales = scales

## Heroes

dark_road-hero-agatha = Agatha
dark_road-hero-hroald = Hroald
dark_road-hero-ysmay = Ysmay
dark_road-hero-corvane = Corvane
dark_road-hero-dagny = Dagny
dark_road-hero-isbet = Isbet
dark_road-hero-wulfram = Wulfram
dark_road-hero-alun = Alun
dark_road-hero-cecily = Cecily
dark_road-hero-oleg = Oleg
dark_road-hero-brannoch = Brannoch
dark_road-hero-tamsin = Tamsin
dark_road-hero-vesk = Vesk
dark_road-hero-rurik = Rurik
dark_road-hero-quillon = Quillon
dark_road-hero-mirabel = Mirabel
dark_road-hero-fennick = Fennick
dark_road-hero-odalys = Odalys
dark_road-hero-zephrin = Zephrin
dark_road-hero-hesper = Hesper
dark_road-hero-brume = Brume
dark_road-hero-lirra = Lirra
dark_road-hero-jory = Jory
dark_road-hero-anselm = Anselm
dark_road-hero-rosamund = Rosamund
dark_road-hero-tibalt = Tibalt
dark_road-hero-wick = Wick
dark_road-hero-merrow = Merrow
dark_road-hero-atlantes = Atlantes
dark_road-hero-sabeth = Sabeth
dark_road-hero-maugrin = Maugrin
dark_road-hero-thessaly = Thessaly
dark_road-hero-corbin = Corbin
dark_road-hero-ilvane = Ilvane
dark_road-hero-prosper = Prosper
dark_road-hero-ogrim = Ogrim
dark_road-hero-sunniva = Sunniva
dark_road-hero-bastien = Bastien
dark_road-hero-ottoline = Ottoline
dark_road-hero-marchetta = Marchetta
dark_road-hero-leofric = Leofric
dark_road-hero-quire = Quire
dark_road-hero-edda = Edda
dark_road-hero-kestra = Kestra
dark_road-hero-ulvero = Ulvero
dark_road-hero-odo = Odo
dark_road-hero-veda = Veda
dark_road-hero-ambrose = Ambrose

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
dark_road-what-lose-coins = coins (given)
dark_road-what-lose-prestige = prestige (given)
dark_road-what-lose-lantern = a lantern given
dark_road-what-lose-horseshoe = a horseshoe given
dark_road-what-lose-quartz = a quartz given
dark_road-what-lose-good = a good given
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
dark_road-act-pass = Visit nobody
dark_road-act-deliver = Deliver on “{ $commission }”
dark_road-act-load = Hand over { $good } ({ $side })
dark_road-act-escort = Deliver { $hero }
dark_road-act-fortune = Good fortune { $fortune }
dark_road-act-choose = Choose: { $what }
dark_road-act-pay = Pay: { $what }
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

## What happened

dark_road-event-turn = Round { $round }: { $seat } begins.
dark_road-event-coins = { $seat } gains { $n } { $n ->
    [one] coin
    *[other] coins
}.
dark_road-event-coins_lost = { $seat } gives { $n } { $n ->
    [one] coin
    *[other] coins
}.
dark_road-event-prestige = { $seat } gains { $n } prestige.
dark_road-event-prestige_lost = { $seat } loses { $n } prestige.
dark_road-event-gained = { $seat } gains { $n } × { $thing }.
dark_road-event-lost = { $seat } gives { $n } × { $thing }.
dark_road-event-gain_lost = { $n } × { $thing } finds no room or no supply: lost for { $seat }.
dark_road-event-good_gained = { $seat } gains { $good } ({ $side }).
dark_road-event-good_gain_lost = No tile of { $good } ({ $side }) is left: { $seat } gains none.
dark_road-event-good_lost = { $seat } gives up { $good } ({ $side }).
dark_road-event-good_sold = { $seat } sells { $good } ({ $side }).
dark_road-event-good_discarded = { $seat } discards { $good } ({ $side }).
dark_road-event-good_delivered = { $seat } hands over { $good } ({ $side }).
dark_road-event-flipped = { $seat } turns { $good } over: { $side }.
dark_road-event-lit_die_gained = { $seat } gains an illuminated die: { $face }.
dark_road-event-readied = { $seat } makes an illuminated die ready: { $face }.
dark_road-event-reset = { $seat } resets the locked dice.
dark_road-event-bumped = { $seat } locks { $face } in slot { $slot }.
dark_road-event-moved = { $seat } moves { $n }, to space { $space }.
dark_road-event-activated = { $seat } activates { $place }.
dark_road-event-wheel_turned = The wheel turns { $n }: { $good } is worth most now.
dark_road-event-die_turned = { $seat } changes a market die from { $good } to { $to }.
dark_road-event-market_die = A market die is rolled: { $good }.
dark_road-event-ring_moved = { $seat } moves the ring marker to { $space }.
dark_road-event-ruins_moved = { $seat } moves the ruins marker to { $space }.
dark_road-event-rolled = { $seat } rolls { $face }.
dark_road-event-hero_shown = { $seat } reveals { $hero } at the Inn.
dark_road-event-boarded = { $hero } comes aboard { $seat }’s wagon.
dark_road-event-dismissed = { $hero } leaves { $seat }’s wagon.
dark_road-event-hero_delivered = { $seat } brings { $hero } to { $town }.
dark_road-event-commission_gained = { $seat } takes “{ $commission }” for { $town }.
dark_road-event-commission_dropped = { $seat } puts “{ $commission }” under its stack.
dark_road-event-commission_delivered = { $seat } delivers “{ $commission }” to { $town } with { $goods } { $goods ->
    [one] good
    *[other] goods
}.
dark_road-event-deed_taken = { $seat } takes the deed “{ $deed }”.
dark_road-event-deed_drawn = { $seat } draws a deed.
dark_road-event-deed_drawn-secret = { $seat } draws the deed “{ $deed }”.
dark_road-event-deed_kept = { $seat } keeps a deed.
dark_road-event-deed_kept-secret = { $seat } keeps the deed “{ $deed }”.
dark_road-event-upgraded = { $seat } takes the upgrade { $upgrade }.
dark_road-event-steed = { $steed } draws { $seat }’s wagon.
dark_road-event-companion_joined = { $companion } goes with { $seat }.
dark_road-event-companion_used = { $seat } uses { $companion }, ability { $ability }.
dark_road-event-stray_passed = { $companion } runs from { $seat } to { $to_seat }.
dark_road-event-caravan_led = { $seat } leads a caravan to { $town } by the { $road }.
dark_road-event-joined = { $seat } joins the caravan.
dark_road-event-stayed = { $seat } stays at home.
dark_road-event-event = On the way: “{ $event }”.
dark_road-event-travel_dice = The travel dice show { $dice }.
dark_road-event-die_taken = { $seat } takes the { $value }.
dark_road-event-die_raised = { $seat } adds { $n }: it counts as { $value }.
dark_road-event-rested = { $seat } rests.
dark_road-event-reserve_rolled = { $seat } rolls a new reserve: { $faces }.
dark_road-event-game_over = The dark season is over.
dark_road-event-concern_card = The Concern’s next card: “{ $card }”.
dark_road-event-concern_works = { $seat } { $work }.
dark_road-event-concern_idle = { $seat } finds nothing to do and gains a coin.
dark_road-event-crates = { $seat } now has { $n } { $n ->
    [one] crate
    *[other] crates
}.
dark_road-event-notice_met = { $seat } meets the notice “{ $notice }”.
dark_road-event-notice_unmet = Nobody meets the notice “{ $notice }”.

## Why not

dark_road-why-over = The game is over.
dark_road-why-other-game = That is an action of another game.
dark_road-why-not-your-turn = It is { $seat } who is asked now.
dark_road-why-not-asked = That is not what is asked now.
dark_road-why-not-available = That is not there to be had now.
dark_road-why-not-offered = This good is not among those offered.
dark_road-why-coins = That takes { $need } { $need ->
    [one] coin
    *[other] coins
}.
dark_road-why-lanterns = That takes { $need } { $need ->
    [one] lantern
    *[other] lanterns
}.
dark_road-why-nothing-asked = You have nothing that is asked for here.
dark_road-why-not-at-inn = This hero is not at the Inn.
dark_road-why-no-more-heroes = More heroes cannot be shown now.
dark_road-why-sell-one = At least one good must be sold.
dark_road-why-load-one = At least one good must be handed over.
dark_road-why-not-requested = That good is not requested, or it was given already.
dark_road-why-good-missing = You do not have such a good.
dark_road-why-too-far = The marker moves one space, and one more for each hero aboard at most.
dark_road-why-no-such-die = There is no such die.
dark_road-why-no-raise = The die cannot be raised so.
dark_road-why-other-region = The caravan goes to another region.
dark_road-why-other-town = That is for another town.
dark_road-why-nothing-to-deliver = You have nothing to deliver there.
dark_road-why-hero-not-here = This hero is not aboard, or its town is another.
dark_road-why-not-held = You do not have this commission.
dark_road-why-cannot-pay = You cannot pay so.
dark_road-why-lit-limit = More than { $limit } illuminated dice are not allowed.
dark_road-why-upgrade-limit = No upgrade is left, or your wagon has one already.
dark_road-why-no-effect = That would do nothing now.
dark_road-why-no-supply = No tile of { $good } is left.
dark_road-why-own-turn = Companions are used on one’s own turn only.
dark_road-why-no-companion = You have no companion.
dark_road-why-no-companion-now = No companion can be used now.
dark_road-why-not-same = The locked dice do not show the same value.
dark_road-why-reserve-empty = The main reserve is empty: take a locked die.
dark_road-why-reserve-not-empty = Locked dice are taken only when the main reserve is empty.
dark_road-why-slot-empty = That slot is empty.
dark_road-why-not-beside = Your pawn is not beside that district.
dark_road-why-used = With one die only one district; it is done.
dark_road-why-needs-lit-die = A building needs an illuminated die in the pool.
dark_road-why-not-connected = That building is not connected with your space.
dark_road-why-bought-already = That comes before buying.
dark_road-why-once = Only once a visit.
dark_road-why-section-full = At most two dice a section.

## Scores

dark_road-score-base = Lower of coins and prestige
dark_road-score-coins = Coins
dark_road-score-prestige = Prestige
dark_road-score-deeds = Deeds
dark_road-score-upgrades = Wagon upgrades
dark_road-score-lit_dice = Unused illuminated dice
dark_road-score-deed_coins = Coins for deeds
dark_road-score-deed_prestige = Prestige for deeds

## Facts of a view

dark_road-field-wheel = market wheel
dark_road-field-ring = ring marker
dark_road-field-ruins = ruins marker
dark_road-field-inn = heroes at the Inn
dark_road-field-courtyard = courtyard
dark_road-field-companions = companions
dark_road-field-commissions = commissions
dark_road-field-buildings = buildings
dark_road-field-upgrades = wagon upgrades
dark_road-field-caravan = caravan
dark_road-field-heroes = heroes aboard
dark_road-field-goods = goods
dark_road-field-lanterns = lanterns
dark_road-field-quartz = quartz
dark_road-field-horseshoes = horseshoes
dark_road-field-locked = locked dice
dark_road-field-reserve = main reserve
dark_road-field-spent = spent dice
dark_road-field-pool = action pool
dark_road-field-lit = special reserve
dark_road-field-steeds = steeds
dark_road-field-deeds = deeds
dark_road-field-prestige = prestige
dark_road-field-space = space
dark_road-field-log = merchant’s log
dark_road-field-concern = Private Concern
dark_road-field-turn = turn
