### Treos: names, actions, questions, events.

## The game and its options

treos-name = Treos
treos-about = Plan three turns ahead in secret, dodge the highwaymen, and be the first to 20 gold.
treos-option-goal = Goal
treos-option-goal-help = The first to own this much gold wins at once.
treos-option-variable_setup = Variable setup
treos-option-variable_setup-help = The reverse sides of the regions: quest piles and towns are placed at random.
treos-option-no_events = No events
treos-option-no_events-help = Days without events.
treos-option-meaner_highwaymen = Meaner highwaymen
treos-option-meaner_highwaymen-help = Whoever can move must move at least one space every turn.
treos-option-highwaymen_at_phase_end = Highwaymen at the end of a phase
treos-option-highwaymen_at_phase_end-help = Highwaymen move after everybody’s turn of the phase, not after the turn of whoever moves them.
treos-option-secret_per_region = Secret places in each region
treos-option-secret_per_region-help = With one, one of the two spaces, drawn at random, stays plain.
treos-option-characters = Characters
treos-option-characters-help = At random, or one for each seat in order.
treos-option-characters-random = at random
treos-option-characters-carolijn = { treos-character-carolijn }
treos-option-characters-leonardo = { treos-character-leonardo }
treos-option-characters-sophie = { treos-character-sophie }
treos-option-characters-urs = { treos-character-urs }
treos-option-seats = Sides of the map
treos-option-seats-help = Where each player sits; arrows on cards are read from there. A side can be shared.
treos-option-seats-default = spread out
treos-option-seats-S = { treos-direction-S }
treos-option-seats-W = { treos-direction-W }
treos-option-seats-N = { treos-direction-N }
treos-option-seats-E = { treos-direction-E }

## Places

treos-region-alder_vale = Alder Vale
treos-region-cairn_hills = Cairn Hills
treos-region-heron_lakes = Heron Lakes
treos-region-owlwood = Owlwood
treos-pile-alder_vale = { treos-region-alder_vale }
treos-pile-cairn_hills = { treos-region-cairn_hills }
treos-pile-heron_lakes = { treos-region-heron_lakes }
treos-pile-owlwood = { treos-region-owlwood }
treos-town-treos = Treos
treos-town-virrat = Virrat
treos-town-westend = Westend
treos-town-brannet = Brannet
treos-town-sarass_fords = Sarass Fords
treos-town-pale_quay = Pale Quay
treos-town-ostermoor = Ostermoor
treos-town-hollin = Hollin
treos-tile-milepost = { treos-place-milepost }
treos-tile-settlement = { treos-place-settlement }
treos-tile-portal = { treos-place-portal }
treos-direction-N = north
treos-direction-NE = northeast
treos-direction-E = east
treos-direction-SE = southeast
treos-direction-S = south
treos-direction-SW = southwest
treos-direction-W = west
treos-direction-NW = northwest
treos-phase-morning = morning
    .at = in the morning
treos-phase-midday = midday
    .at = at midday
treos-phase-evening = evening
    .at = in the evening

## Characters and weapons

treos-character-carolijn = Carolijn Cerfontain
treos-character-carolijn-text = 1 gold more for each side quest completed. A side quest with every weapon.
treos-character-leonardo = Leonardo Bastoras
treos-character-leonardo-text = One more move by the card in the phase of the intrigue marker. A movement card with the second and third weapon.
treos-character-sophie = Sophie Larousse
treos-character-sophie-text = One more quest space; completes a common quest in either town of a target’s region. May take a quest with every weapon.
treos-character-urs = Urs von Hallen
treos-character-urs-text = Wraps around the map: rim roads, edge lakes and corner lakes lead to the other side. More gold from weapons, but late.
treos-weapon-sword = sword
treos-weapon-bow = bow
treos-weapon-axe = axe
treos-weapon-spear = spear

## Events of the day

treos-happening-none = no event
treos-happening-attacks = Attacks
treos-happening-attacks-text = Your highwayman may end on a space with other characters; displace them to adjacent spaces.
treos-happening-fast_currents = Fast Currents
treos-happening-fast_currents-text = One more move by water, whatever your card.
treos-happening-wanderlust = Wanderlust
treos-happening-wanderlust-text = One more move by trail, whatever your card.
treos-happening-tailwind = Tailwind
treos-happening-tailwind-text = One more move by road, whatever your card.
treos-happening-second_wind = Second Wind
treos-happening-second_wind-text = One more move by your card.
treos-happening-slip_past = Slip Past
treos-happening-slip_past-text = You may pass spaces with highwaymen, but not end there.
treos-happening-stirred_up = Stirred Up
treos-happening-stirred_up-text = You may move two different highwaymen, one after the other.
treos-happening-generous_patron = Generous Patron
treos-happening-generous_patron-text = 1 gold more for each common quest you complete.
treos-happening-travellers_tales = Travelers’ Tales
treos-happening-travellers_tales-text = If you end a move on a space that is not special, draw a side quest.
treos-happening-shared_camp = Shared Camp
treos-happening-shared_camp-text = If you end a move on a space with another character, draw a common movement card.
treos-happening-trading_office = Trading Office
treos-happening-trading_office-text = All but Sophie may complete quests in either town of a target’s region.
treos-happening-borderwalker = Borderwalker
treos-happening-borderwalker-text = All but Urs may leave the map and return on the other side, too.
treos-happening-long_dawn = Long Dawn
treos-happening-long_dawn-text = Draw six movement cards. Two are left over; place each as you like.
treos-happening-last_shall_be_first = Last Shall Be First
treos-happening-last_shall_be_first-text = The lowest bid moves first today.
treos-happening-low_water = Low Water
treos-happening-low_water-text = The movement option trail works on water, too.
treos-happening-busy_boards = Busy Boards
treos-happening-busy_boards-text = In a town you may take two quests, one after the other.
treos-happening-town_criers = Town Criers
treos-happening-town_criers-text = In a town you may take the face-up quest of any region.
treos-happening-turning_winds = Turning Winds
treos-happening-turning_winds-text = Each arrow also works in the opposite direction.
treos-happening-open_gates = Open Gates
treos-happening-open_gates-text = Once today you may use the space you stand on without moving.
treos-happening-alms_at_dawn = Alms at Dawn
treos-happening-alms_at_dawn-text = Before drawing, whoever has the least gold gains a common movement card.

## Side quests

treos-side-three_ways = Three Ways
treos-side-three_ways-text = In one day, use a trail, a road and water.
treos-side-lake_hopper = Lake Hopper
treos-side-lake_hopper-text = In one day, cross two different lakes.
treos-side-river_rat = River Rat
treos-side-river_rat-text = In one day, make three moves by water.
treos-side-cobbles = Cobbles
treos-side-cobbles-text = In one day, make three moves by road.
treos-side-bramble_boots = Bramble Boots
treos-side-bramble_boots-text = In one day, make four moves by trail.
treos-side-long_haul = Long Haul
treos-side-long_haul-text = In one day, make seven moves.
treos-side-as_the_crow = As the Crow Flies
treos-side-as_the_crow-text = In one turn, make two moves in the same direction.
treos-side-border_stone = Border Stone
treos-side-border_stone-text = In one turn, cross a region border by road.
treos-side-grand_tour = Grand Tour
treos-side-grand_tour-text = In one day, be in three regions.
treos-side-full_circle = Full Circle
treos-side-full_circle-text = End the evening where your morning began, with a move on each turn.
treos-side-two_market_day = Two-Market Day
treos-side-two_market_day-text = In one day, end turns in two different towns.
treos-side-good_company = Good Company
treos-side-good_company-text = End a turn on a space with another character.
treos-side-bold_as_brass = Bold as Brass
treos-side-bold_as_brass-text = End a turn next to two highwaymen.
treos-side-lie_low = Lie Low
treos-side-lie_low-text = Stay where you are for a turn, with a highwayman next to you.
treos-side-inn_regular = A Regular
treos-side-inn_regular-text = End a move at an inn.
treos-side-guard_duty = Guard Duty
treos-side-guard_duty-text = End a move at a fort whose weapon you already own.
treos-side-old_stones = Old Stones
treos-side-old_stones-text = End a move at a secret place that was revealed before.
treos-side-heart_of_the_land = Heart of the Land
treos-side-heart_of_the_land-text = End a move on the shore of the central lake.
treos-side-far_corner = Far Corner
treos-side-far_corner-text = End a move on the shore of a corner lake.
treos-side-homesick = Homesick
treos-side-homesick-text = End a move in your hometown.
treos-side-thick_as_thieves = Thick as Thieves
treos-side-thick_as_thieves-text = Move a highwayman onto a space with another highwayman.
treos-side-bar_the_door = Bar the Door
treos-side-bar_the_door-text = Move a highwayman onto an inn or a secret place.
treos-side-cold_shoulder = Cold Shoulder
treos-side-cold_shoulder-text = Move a highwayman next to another character.
treos-side-honest_day = Honest Day
treos-side-honest_day-text = Move on all three turns of a day and gain no gold.

## Quests: what is carried

treos-quest-personal = personal quest
    .short = the personal one
treos-quest-alder_vale_01 = A sack of rye
treos-quest-alder_vale_02 = A cask of cider
treos-quest-alder_vale_03 = Wheel of valley cheese
treos-quest-alder_vale_04 = The miller’s ledger
treos-quest-alder_vale_05 = Basket of live eels
treos-quest-alder_vale_06 = Bolt of green linen
treos-quest-alder_vale_07 = Honey in a locked box
treos-quest-alder_vale_08 = Seed potatoes
treos-quest-alder_vale_09 = A pair of geese
treos-quest-alder_vale_10 = Letter with a wet seal
treos-quest-alder_vale_11 = Willow fiddle
treos-quest-alder_vale_12 = Plum brandy
treos-quest-cairn_hills_01 = Block of rock salt
treos-quest-cairn_hills_02 = Sheepskins
treos-quest-cairn_hills_03 = A surveyor’s chain
treos-quest-cairn_hills_04 = Pot of tin buttons
treos-quest-cairn_hills_05 = The bell-founder’s mold
treos-quest-cairn_hills_06 = A stubborn goat
treos-quest-cairn_hills_07 = Slate for a roof
treos-quest-cairn_hills_08 = Mountain tea
treos-quest-cairn_hills_09 = Letter under a stone seal
treos-quest-cairn_hills_10 = Copper kettle
treos-quest-cairn_hills_11 = Jar of juniper
treos-quest-cairn_hills_12 = Twelve whetstones
treos-quest-heron_lakes_01 = Smoked perch
treos-quest-heron_lakes_02 = A ferryman’s lantern
treos-quest-heron_lakes_03 = Coil of new rope
treos-quest-heron_lakes_04 = Basket of reeds
treos-quest-heron_lakes_05 = Freshwater pearls
treos-quest-heron_lakes_06 = Mended nets
treos-quest-heron_lakes_07 = Letter in a bottle
treos-quest-heron_lakes_08 = A painted oar
treos-quest-heron_lakes_09 = Goose-down pillow
treos-quest-heron_lakes_10 = Barrel of tar
treos-quest-heron_lakes_11 = Blue heron feathers
treos-quest-heron_lakes_12 = The harbor accounts
treos-quest-owlwood_01 = Sack of acorn flour
treos-quest-owlwood_02 = Beeswax candles
treos-quest-owlwood_03 = A charcoal cart
treos-quest-owlwood_04 = Dried mushrooms
treos-quest-owlwood_05 = Bow staves
treos-quest-owlwood_06 = An owl in a cage
treos-quest-owlwood_07 = Letter on birch bark
treos-quest-owlwood_08 = Hazel hurdles
treos-quest-owlwood_09 = Medicine chest
treos-quest-owlwood_10 = Carved chess set
treos-quest-owlwood_11 = Bag of pine resin
treos-quest-owlwood_12 = The forester’s map

## What gold comes from, and the score

treos-source-quest = a quest
treos-source-fort = a weapon
treos-source-inn = a new inn
treos-source-secret = a new secret place
treos-source-side = a side quest
treos-source-event = the event
treos-score-gold = gold

## Actions

treos-act-bid = Bid with card { $card }
treos-act-morning = Play card { $card } in the morning
treos-act-midday = Play card { $card } at midday
treos-act-evening = Play card { $card } in the evening
treos-act-keep = Put card { $card } on top of the draw pile
treos-act-drop = Put card { $card } on the discard pile
treos-act-symbol = Place the intrigue marker { NAME($phase, form: "at") }
treos-act-revise = Take back the whole plan
treos-act-go = Go to { $space }
treos-act-step = Move { $direction }
treos-act-land = Land at { $space }
treos-act-hop = Hop to the portal at { $space }
treos-act-stop = End the movement here
treos-act-use = Use this place
treos-act-deliver = Complete the quest: { NAME($quest, form: "short") }
treos-act-take = Take the quest of { $pile }
treos-act-discard = Discard the side quest “{ $side }”
treos-act-highwayman = Move the highwayman { $highwayman }
treos-act-drive = Move the highwayman to { $space }
treos-act-push = Displace to { $space }
treos-act-fulfil = Complete the side quest “{ $side }”
treos-act-done = Done
treos-act-go-town = Go to { $town }
treos-act-go-place = Go to { $space } ({ $place })
treos-act-land-town = Land at { $town }
treos-act-land-place = Land at { $space } ({ $place })
treos-act-push-town = Displace to { $town }
treos-act-push-place = Displace to { $space } ({ $place })
treos-act-drive-place = Move the highwayman to { $space } ({ $place })
treos-act-use-weapon = Take the { $weapon }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } gold)
}
treos-act-use-gold = Use this place ({ $gold } gold)
treos-act-deliver-gold = Complete the quest: { NAME($quest, form: "short") } ({ $gold } gold)
treos-act-take-quest = Take the quest: { $quest } ({ $gold } gold)
treos-act-take-gold = Take the quest of { $pile } ({ $gold } gold)
treos-act-highwayman-start = Move { $highwayman } from { $start }
treos-act-done-highwayman = Leave { $highwayman } there

## Questions

treos-prompt-planning-watch = Everybody is planning the day.
treos-prompt-planned = Your plan is ready. You can change any part of it until everybody is ready.
treos-prompt-plan = { $n ->
    [one] One part of your plan is open; with it you are ready. You can still change the others.
   *[other] Plan the day in any order: { $n } parts are open.
}
treos-prompt-moving = Card { $card } gives you { $n ->
    [one] one move
   *[other] up to { $n } moves
}. Where do you end?
treos-prompt-moving-on = Card { $card }: { $n ->
    [0] you have no move left
    [one] you have one move left
   *[other] you have { $n } moves left
}.
treos-prompt-landing = On which shore do you land?
treos-prompt-gates = Open Gates: use the space you stand on without moving?
treos-prompt-using = Use this place?
treos-prompt-hopping = You have found a portal: hop to another one?
treos-prompt-trading = Complete quests, then take a new one, or leave.
treos-prompt-keeping = No room for all side quests: which one do you discard?
treos-prompt-choosing = Which highwayman do you move?
treos-prompt-driving = Where does the highwayman go?
treos-prompt-pushing = Where do you displace { $pushed_seat }?
treos-prompt-fulfilling = Which side quest do you complete?
treos-prompt-wait = It is { $seat }’s turn.
treos-prompt-over = { $seat } has won.

## What happened

## Why not
