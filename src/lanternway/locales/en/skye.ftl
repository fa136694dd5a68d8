### Isle of Skye with Journeyman: names, actions, questions.

## The game and its options

skye-name = Isle of Skye
skye-about = Price three tiles in secret, buy from your neighbors, and build the territory that the four scoring tiles want.
skye-option-journeyman = Journeyman
skye-option-journeyman-help = The expansion: a journeyman walks through your territory and advances three tracks.
skye-option-scoring_tiles = Scoring tiles
skye-option-scoring_tiles-help = At random, or four by name, for A, B, C and D in this order.
skye-option-scoring_tiles-random = at random
skye-option-open_gold = Open gold
skye-option-open_gold-help = Everybody sees how much gold everybody has.
skye-option-castle_counts = The castle counts as a tile on the roads
skye-option-castle_counts-help = The scoring tile for tiles on roads to the castle counts the castle too.
skye-option-same_bonus_layout = Same bonus tiles for all
skye-option-same_bonus_layout-help = The bonus tiles lie on the same places of every progress board.

## Scoring tiles

skye-scoring-S0 = squares of four tiles
skye-scoring-S1 = sheep
skye-scoring-S2 = brochs by mountain area
skye-scoring-S3 = most tiles with whisky
skye-scoring-S4 = animals at farms
skye-scoring-S5 = cattle on roads to the castle
skye-scoring-S6 = tiles on roads to the castle
skye-scoring-S7 = largest completed water area
skye-scoring-S8 = completed areas
skye-scoring-S9 = large completed areas
skye-scoring-S10 = sets of broch, farm and lighthouse
skye-scoring-S11 = most ships
skye-scoring-S12 = most gold
skye-scoring-S13 = ships by a lighthouse
skye-scoring-S14 = columns of three or more
skye-scoring-S15 = completed mountain areas
skye-scoring-J1 = the journeyman’s distance from the castle
skye-scoring-J2 = rows and columns with a broch
skye-scoring-J3 = rows with two tiles of one symbol
skye-scoring-J4 = bridges crossed
skye-option-scoring_tiles-S0 = { skye-scoring-S0 }
skye-option-scoring_tiles-S1 = { skye-scoring-S1 }
skye-option-scoring_tiles-S2 = { skye-scoring-S2 }
skye-option-scoring_tiles-S3 = { skye-scoring-S3 }
skye-option-scoring_tiles-S4 = { skye-scoring-S4 }
skye-option-scoring_tiles-S5 = { skye-scoring-S5 }
skye-option-scoring_tiles-S6 = { skye-scoring-S6 }
skye-option-scoring_tiles-S7 = { skye-scoring-S7 }
skye-option-scoring_tiles-S8 = { skye-scoring-S8 }
skye-option-scoring_tiles-S9 = { skye-scoring-S9 }
skye-option-scoring_tiles-S10 = { skye-scoring-S10 }
skye-option-scoring_tiles-S11 = { skye-scoring-S11 }
skye-option-scoring_tiles-S12 = { skye-scoring-S12 }
skye-option-scoring_tiles-S13 = { skye-scoring-S13 }
skye-option-scoring_tiles-S14 = { skye-scoring-S14 }
skye-option-scoring_tiles-S15 = { skye-scoring-S15 }
skye-option-scoring_tiles-J1 = { skye-scoring-J1 }
skye-option-scoring_tiles-J2 = { skye-scoring-J2 }
skye-option-scoring_tiles-J3 = { skye-scoring-J3 }
skye-option-scoring_tiles-J4 = { skye-scoring-J4 }

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
skye-bonus-advance = advance on a track
skye-bonus-road = on the road (1 point and a road token)
skye-bonus-boost = extra movement (4 movement points, once)
skye-bonus-gold = five gold
skye-bonus-two_roads = two roads (two road tokens)
skye-bonus-no_discard = no discard
skye-bonus-bank_pays = the bank pays
skye-bonus-two_purchases = two purchases
skye-side-east = east
skye-side-south = south
skye-side-north = north
skye-side-west = west

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

skye-act-axe = Put the axe on a tile
skye-act-axe-tile = Put the axe on the { $tile }
skye-act-spare = Price all three tiles
skye-act-price = Ask { $gold } gold
skye-act-price-tile = Ask { $gold } gold for the { $tile }
skye-act-buy = Buy the { $tile }
skye-act-buy-price = Buy the { $tile } for { $price } gold
skye-act-buy-bank = Buy the { $tile }: the bank pays { $bank } gold
skye-act-pass = Buy nothing
skye-act-take = Place the { $tile }
skye-act-at = Place the tile
skye-act-at-by_tile = Place it { $side } of the { $by_tile }
skye-act-turn =
    { $turns ->
        [0] Place it as printed
        [1] Turn it a quarter clockwise
        [2] Turn it half around
       *[3] Turn it a quarter counterclockwise
    }
skye-act-waypoint = Lay a waypoint on the { $tile }
skye-act-waypoint-route =
    Lay one on the { $tile }{ $route ->
        [0] {""}
       *[other] {" "}({ $route } movement)
    }
skye-act-boost = Use the extra movement
skye-act-collect = Collect the waypoint on the { $tile }
skye-act-collect-steps =
    { $steps ->
        [0] Collect it here, on the { $tile }
       *[other] Go to the { $tile } ({ $steps } movement)
    }
skye-act-advance = Advance on the { $track } track
skye-act-advance-gold =
    Pay { $gold } gold: advance on the { $track } track to space { $space }{ $points ->
        [0] {""}
        [one] {" "}(1 point)
       *[other] {" "}({ $points } points)
    }
skye-act-advance-points =
    Advance on the { $track } track to space { $space }, scoring { $points ->
        [one] 1 point
       *[other] { $points } points
    }
skye-act-advance-space = Advance on the { $track } track to space { $space }
skye-act-decline = Do not advance
skye-act-bonus = Use the bonus tile: { $bonus }
skye-act-token = Lay a road token { $side } of the { $tile }
skye-act-done = Done
skye-act-revise = Take it back
skye-act-revise-tiles =
    { $tiles ->
        [0] Take it back
        [one] Take back what lies on 1 tile
       *[other] Take back what lies on { $tiles } tiles
    }

## Questions

skye-prompt-axe = Which tile gets the axe?
skye-prompt-price = What do you ask for the { $tile }? At most { $most } gold.
skye-prompt-confirm = Are you done? You can take it back until everybody is.
skye-prompt-confirm-last = Are you done? Everybody else is, so there is no way back.
skye-prompt-done = You are done. You can take it back until everybody is.
skye-prompt-buy =
    { $bank ->
        [0] Buy a tile from another player, or nothing. You have { $gold } gold.
       *[other] Buy a tile from another player, or nothing. The bank pays.
    }
skye-prompt-buy-again =
    { $bank ->
        [0] Buy a second tile, or nothing. You have { $gold } gold.
       *[other] Buy a second tile, or nothing. The bank pays.
    }
skye-prompt-take = Which tile do you place next?
skye-prompt-at = Where do you place the { $tile }?
skye-prompt-turn = How do you turn the { $tile }, { $side } of the { $by_tile }?
skye-prompt-plan =
    { $n ->
        [0] All waypoints are laid
        [one] Lay one more waypoint, or be done
       *[other] Lay up to { $n } waypoints
    }. You have { $steps ->
        [one] 1 movement point
       *[other] { $steps } movement points
    }.
skye-prompt-journey =
    Which waypoint next? { $steps ->
        [one] 1 movement point
       *[other] { $steps } movement points
    } left.
skye-prompt-advance-sale = You sold the { $tile }: advance on the warrior track? You have { $gold } gold.
skye-prompt-advance-symbol = You got the { $tile }, which shows the journeyman: advance on a track? You have { $gold } gold.
skye-prompt-advance-bonus = Bonus tile: advance on a track? You have { $gold } gold.
skye-prompt-advance-waypoint = You collected the waypoint on the { $tile }: advance on a track? You have { $gold } gold.
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
skye-why-no-seat = Nobody sits there.
skye-why-not-you = It is { $seat }’s decision now.
skye-why-committed = You are done; take it back if you want to change it.
skye-why-nothing-to-revise = There is nothing to take back yet.
skye-why-revise-when-done = You can take it back once you are done, until everybody is.
skye-why-not-now = You cannot do that now.
skye-why-order = If you collect the waypoint on the { $tile } first, you cannot reach all the others.
skye-why-no-waypoint = You have no waypoint on the { $tile }.
skye-why-no-tokens = You have no road token.
skye-why-no-edge = A road token lies between two tiles of your territory.
skye-why-token-there = A road token lies there already.
skye-why-token-later = Road tokens wait while bonus tiles take effect: lay them in the next phase.
skye-why-advance-gold = That costs { $gold } gold, and you have { $has }.
skye-why-warrior-only = After a sale you can advance only on the warrior track.
skye-why-loop = Between the last two spaces of a track the marker moves only by a waypoint on a tile that meets the space.
skye-why-no-bonus = That bonus tile is not among those you have just unlocked: { $bonus }.
skye-why-requirement = The { $tile } does not meet the requirement of the next space.
skye-why-price-gold = The price can be { $most } gold at most.
skye-why-one-axe = You have already placed the axe.
skye-why-axe-first = First choose the tile for the axe.
skye-why-no-spare = Only “no discard” lets you price all your tiles.
skye-why-unpriced = A tile has no price yet.
skye-why-not-for-sale = The { $tile } is not for sale.
skye-why-own-tile = The { $tile } is yours already.
skye-why-buy-gold = It costs { $gold } gold, and you have only { $has } to spend.
skye-why-fits-nowhere = The { $tile } fits nowhere now.
skye-why-not-in-hand = You do not hold the { $tile }.
skye-why-cell-taken = There is a tile there already.
skye-why-no-edge-shared = That place shares no edge with your territory.
skye-why-terrain = The { $tile } does not match the terrain around that place.
skye-why-unplaced = A tile that fits must be placed.
skye-why-waypoint-there = You have a waypoint on the { $tile } already.
skye-why-not-your-tile = The { $tile } is not in your territory.
skye-why-no-more-waypoints = You have no waypoint left.
skye-why-too-far =
    You cannot collect all your waypoints with { $steps ->
        [one] 1 movement point
       *[other] { $steps } movement points
    }.
skye-why-no-boost = You have no extra movement to use.
