### Isle of Skye with Journeyman: names, actions, questions.

## The game and its options

skye-name = Isle of Skye
skye-about = Price three tiles in secret, buy from your neighbours, and build the territory that the four scoring tiles want.
skye-option-journeyman = Journeyman
skye-option-journeyman-help = The expansion: a journeyman walks through your territory and advances three tracks.
skye-option-scoring_tiles = Scoring tiles
skye-option-scoring_tiles-help = At random, or four by name, for A, B, C and D in this order.
skye-option-scoring_tiles-random = at random
skye-option-open_gold = Open gold
skye-option-open_gold-help = Everybody sees how much gold everybody has.
skye-option-castle_counts = The castle counts for S6
skye-option-castle_counts-help = S6 counts the tiles joined to the castle by road; with this option the castle too.
skye-option-same_bonus_layout = Same bonus tiles for all
skye-option-same_bonus_layout-help = The bonus tiles lie on the same places of every progress board.

## Scoring tiles

skye-scoring-S0 = S0: squares of four tiles
skye-scoring-S1 = S1: sheep
skye-scoring-S2 = S2: brochs by mountain area
skye-scoring-S3 = S3: most tiles with whisky
skye-scoring-S4 = S4: animals at farms
skye-scoring-S5 = S5: cattle on roads to the castle
skye-scoring-S6 = S6: tiles on roads to the castle
skye-scoring-S7 = S7: largest completed water area
skye-scoring-S8 = S8: completed areas
skye-scoring-S9 = S9: large completed areas
skye-scoring-S10 = S10: sets of broch, farm and lighthouse
skye-scoring-S11 = S11: most ships
skye-scoring-S12 = S12: most gold
skye-scoring-S13 = S13: ships by a lighthouse
skye-scoring-S14 = S14: columns of three or more
skye-scoring-S15 = S15: completed mountain areas
skye-scoring-J1 = J1: the journeyman’s distance from the castle
skye-scoring-J2 = J2: rows and columns with a broch
skye-scoring-J3 = J3: rows with two tiles of one symbol
skye-scoring-J4 = J4: bridges crossed
skye-option-scoring_tiles-S0 = squares of four tiles
skye-option-scoring_tiles-S1 = sheep
skye-option-scoring_tiles-S2 = brochs by mountain area
skye-option-scoring_tiles-S3 = most tiles with whisky
skye-option-scoring_tiles-S4 = animals at farms
skye-option-scoring_tiles-S5 = cattle on roads to the castle
skye-option-scoring_tiles-S6 = tiles on roads to the castle
skye-option-scoring_tiles-S7 = largest completed water area
skye-option-scoring_tiles-S8 = completed areas
skye-option-scoring_tiles-S9 = large completed areas
skye-option-scoring_tiles-S10 = sets of broch, farm and lighthouse
skye-option-scoring_tiles-S11 = most ships
skye-option-scoring_tiles-S12 = most gold
skye-option-scoring_tiles-S13 = ships by a lighthouse
skye-option-scoring_tiles-S14 = columns of three or more
skye-option-scoring_tiles-S15 = completed mountain areas
skye-option-scoring_tiles-J1 = the journeyman’s distance from the castle
skye-option-scoring_tiles-J2 = rows and columns with a broch
skye-option-scoring_tiles-J3 = rows with two tiles of one symbol
skye-option-scoring_tiles-J4 = bridges crossed

## What each scoring tile pays

skye-scoring-S0-text = 2 points for each square of four tiles; squares may overlap.
skye-scoring-S1-text = 1 point for each sheep.
skye-scoring-S2-text = For each mountain area 1, 3 or 6 points for 1, 2 or at least 3 brochs.
skye-scoring-S3-text = Most tiles with whisky 5 points, second most 2.
skye-scoring-S4-text = 1 point for each sheep and each head of cattle on or around a tile with a farm.
skye-scoring-S5-text = 2 points for each head of cattle on a tile joined to the castle by road.
skye-scoring-S6-text = 1 point for each tile joined to the castle by road.
skye-scoring-S7-text = 2 points for each tile of the largest completed water area.
skye-scoring-S8-text = 1 point for each completed area.
skye-scoring-S9-text = 3 points for each completed area of at least three tiles.
skye-scoring-S10-text = 5 points for each set of broch, farm and lighthouse.
skye-scoring-S11-text = Most ships 5 points, second most 2.
skye-scoring-S12-text = Most gold 5 points, second most 2.
skye-scoring-S13-text = 3 points for each water area with a ship and a lighthouse.
skye-scoring-S14-text = 3 points for each unbroken column of at least three tiles.
skye-scoring-S15-text = 2 points for each completed mountain area.
skye-scoring-J1-text = 2 points for each step between the journeyman and the castle.
skye-scoring-J2-text = 1 point for each row and each column with a broch.
skye-scoring-J3-text = 2 points for each row with two tiles that share a symbol.
skye-scoring-J4-text = 1 point for each bridge your markers have crossed.

## Tracks, bonus tiles, sides

skye-track-warrior = warrior
skye-track-merchant = merchant
skye-track-herald = herald
skye-bonus-third_waypoint = third waypoint
skye-bonus-advance = advance on any track
skye-bonus-road = 1 point and a road token
skye-bonus-boost = 4 more movement points, once
skye-bonus-gold = 5 gold
skye-bonus-two_roads = two road tokens
skye-bonus-no_discard = no discard
skye-bonus-bank_pays = the bank pays
skye-bonus-two_purchases = two purchases
skye-side-east = east
skye-side-south = south

## Symbols

skye-symbol-sheep = sheep
skye-symbol-cattle = cattle
skye-symbol-farm = farm
skye-symbol-broch = broch
skye-symbol-lighthouse = lighthouse
skye-symbol-ship = ship
skye-symbol-whisky = whisky

## Where points come from

skye-score-a = scoring tile A
skye-score-b = scoring tile B
skye-score-c = scoring tile C
skye-score-d = scoring tile D
skye-score-warrior = warrior track
skye-score-merchant = merchant track
skye-score-herald = herald track
skye-score-bonus = bonus tiles
skye-score-scrolls = scrolls
skye-score-gold = gold
skye-score-other = from before

## Actions

skye-act-axe = Axe on your tile no. { $slot }
skye-act-axe-tile = Axe on { $tile }
skye-act-spare = Price all three tiles
skye-act-price = Price: { $gold } gold
skye-act-price-tile = Price { $tile } at { $gold } gold
skye-act-buy = Buy { $tile }
skye-act-buy-price = Buy { $tile } for { $price } gold
skye-act-buy-bank = Take { $tile }: the bank pays { $bank } gold
skye-act-pass = Buy nothing
skye-act-take = Take { $tile }
skye-act-at = Place it at { $cell }
skye-act-turn =
    { $turns ->
        [0] As printed
        [one] One quarter turn
       *[other] { $turns } quarter turns
    }
skye-act-waypoint = Waypoint on { $tile }
skye-act-waypoint-route =
    Waypoint on { $tile }, { $route } movement { $route ->
        [one] point
       *[other] points
    } in all
skye-act-boost = Use the 4 movement points
skye-act-collect = Collect the waypoint on { $tile }
skye-act-collect-steps =
    Collect the waypoint on { $tile } for { $steps } movement { $steps ->
        [one] point
       *[other] points
    }
skye-act-advance = Advance on the { $track } track
skye-act-advance-gold =
    Advance on the { $track } track to space { $space } for { $gold } gold, scoring { $points ->
        [one] 1 point
       *[other] { $points } points
    }
skye-act-advance-points =
    Advance on the { $track } track to space { $space }, scoring { $points ->
        [one] 1 point
       *[other] { $points } points
    }
skye-act-advance-space = Advance on the { $track } track to space { $space }
skye-act-decline = Do not advance
skye-act-bonus = Bonus tile: { $bonus }
skye-act-token = Road token: { $tile }, { $side } edge
skye-act-done = Done
skye-act-revise = Take it back

## Questions

skye-prompt-axe = Which tile gets the axe?
skye-prompt-price = Price of { $tile }, up to { $most } gold
skye-prompt-confirm = Are you done? You can take it back until everybody is.
skye-prompt-buy =
    { $bank ->
        [0] Buy one tile of another player, or nothing. You have { $gold } gold.
       *[other] Buy one tile of another player, or nothing. The bank pays.
    }
skye-prompt-buy-again =
    { $bank ->
        [0] Buy a second tile, or nothing. You have { $gold } gold.
       *[other] Buy a second tile, or nothing. The bank pays.
    }
skye-prompt-take = Which tile do you place next?
skye-prompt-at = Where do you place { $tile }?
skye-prompt-turn = How is { $tile } turned at { $x }, { $y }?
skye-prompt-plan =
    { $n ->
        [0] Plan: all waypoints are placed
        [one] Plan: place one more waypoint
       *[other] Plan: place up to { $n } waypoints
    }; { $steps ->
        [one] 1 movement point
       *[other] { $steps } movement points
    }
skye-prompt-journey =
    Which waypoint next? { $steps ->
        [one] 1 movement point
       *[other] { $steps } movement points
    } left.
skye-prompt-advance-sale = You sold { $tile }: advance on the warrior track? You have { $gold } gold.
skye-prompt-advance-symbol = You received { $tile }, which shows the journeyman: advance on a track? You have { $gold } gold.
skye-prompt-advance-bonus = Bonus tile: advance on a track? You have { $gold } gold.
skye-prompt-advance-waypoint = Waypoint collected on { $tile }: advance on a track? You have { $gold } gold.
skye-prompt-bonus = You unlocked { $n } bonus tiles: which one takes effect next?
skye-prompt-tokens-before-income = Lay road tokens before income?
skye-prompt-tokens-before-score = Lay road tokens before scoring?
skye-prompt-over = The game is over.
skye-prompt-wait = Waiting for { $seat }.
skye-prompt-wait-all = 
    { $n ->
        [one] Waiting for one player.
       *[other] Waiting for { $n } players.
    }

## Why not

skye-why-over = The game is over.
skye-why-no-seat = There is no such seat.
skye-why-not-you = It is { $seat }’s decision now.
skye-why-committed = You are done; take it back if you want to change it.
skye-why-nothing-to-revise = There is nothing to take back yet.
skye-why-not-now = You cannot do that now.
skye-why-order = From { $tile } the other waypoints could not all be collected.
skye-why-no-waypoint = No waypoint of yours lies on { $tile }.
skye-why-no-tokens = You have no road token.
skye-why-no-edge = A road token lies between two tiles of your territory.
skye-why-token-there = A road token lies there already.
skye-why-token-later = Road tokens wait while bonus tiles take effect: lay them in the next phase.
skye-why-advance-gold = That costs { $gold } gold and you have { $has }.
skye-why-warrior-only = A sale advances the warrior only.
skye-why-loop = Between the last two spaces of a track the marker moves only by a waypoint on a tile that meets the space.
skye-why-no-bonus = That bonus tile is not among those you have just unlocked: { $bonus }.
skye-why-requirement = The next space’s requirement is not met by { $tile }.
skye-why-price-gold = The price can be { $most } gold at most.
skye-why-one-axe = You have already placed the axe.
skye-why-axe-first = First choose the tile for the axe.
skye-why-no-spare = Only “no discard” lets you price all your tiles.
skye-why-unpriced = A tile has no price yet.
skye-why-not-for-sale = You cannot buy { $tile }: it is not for sale.
skye-why-own-tile = You own { $tile } already.
skye-why-buy-gold = It costs { $gold } gold and you have { $has } unassigned.
skye-why-fits-nowhere = There is no place for { $tile } now.
skye-why-not-in-hand = You do not hold { $tile }.
skye-why-cell-taken = A tile lies there.
skye-why-no-edge-shared = That place shares no edge with your territory.
skye-why-terrain = The terrain of { $tile } does not match there.
skye-why-unplaced = A tile that fits must be placed.
skye-why-waypoint-there = A waypoint lies on { $tile } already.
skye-why-not-your-tile = Your territory does not contain { $tile }.
skye-why-no-more-waypoints = You have no waypoint left.
skye-why-too-far = You cannot collect all your waypoints with { $steps } movement points.
skye-why-no-boost = You have no extra movement to use.
