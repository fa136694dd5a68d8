### Isle of Skye in words: the terminal and the text view.

skye-text-round = round { $n } of { $most }
skye-text-stage-tokens-before-income = road tokens
skye-text-stage-income = income
skye-text-stage-price = set prices
skye-text-stage-buy = buy
skye-text-stage-buy-again = second purchases
skye-text-stage-keep = keep the unsold tiles
skye-text-stage-trade-end = after the trade
skye-text-stage-build = build
skye-text-stage-plan = lay waypoints
skye-text-stage-journey = journey
skye-text-stage-journey-end = after the journey
skye-text-stage-tokens-before-score = road tokens before scoring
skye-text-stage-score = score
skye-text-stage-over = over
skye-text-scoring = Scoring tiles (* scores this round)
skye-text-market = Tiles for sale
skye-text-hand = Tiles to build
skye-text-progress = Your tracks: the next space
skye-text-castle-pays = At the castle any requirement can be bought off, for this much gold in sections 1 to 4: { $costs }.
skye-text-next =
    { UP($track) } track, next space: needs { $needs }; toll { $toll }; { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once; gives: { $gives }.
skye-text-walker = The journeyman is on the { $tile } and has { $n } movement points a round.
skye-text-waypoints = Waypoints lie here: { $tiles }.
skye-text-bonuses = Bonus tiles of the { $track } track: { $tiles }.
skye-text-token = There is a road token between the { $tile } and the { $other }.
skye-text-axe = axe
skye-text-turned = { $n ->
    [0] as printed
    [1] a quarter clockwise
    [2] half around
   *[3] a quarter counterclockwise
}
skye-text-road = road { $sides }
skye-text-roads = road
skye-text-earns = { $n } gold each round when joined to the castle
skye-text-castle-earns = { $n } gold each round
skye-text-token-gives = Tiles joined to the castle by road: +{ $n }. Income each round: +{ $gold } gold. Scoring tiles of this round: +{ $points } points.
skye-text-edge = { UP($tile) }, { $side }: { $other }
skye-text-bonus-third_waypoint = A third waypoint, from the next journey on.
skye-text-bonus-advance = A step on any track, whatever its next space asks; a toll is due.
skye-text-bonus-road = 1 point and a road token.
skye-text-bonus-boost = 4 movement points more on one later journey of your choice.
skye-text-bonus-gold = 5 gold.
skye-text-bonus-two_roads = Two road tokens.
skye-text-bonus-no_discard = 3 points; from now on you may price all three tiles, and your income is 3 gold higher.
skye-text-bonus-bank_pays = 3 points; from now on the supply pays for the tiles you buy.
skye-text-bonus-two_purchases = 3 points; from now on, when you have bought a tile, you may buy a second one after everybody’s turn.
skye-text-journeyman = journeyman symbol
skye-text-scroll = scroll: 1 point for { $n ->
    [one] each symbol
   *[other] every { $n } symbols
} ({ $symbol }), doubled when the area is completed
skye-text-scrolls = scroll
skye-text-inside = inside
skye-text-terrain-pasture = pasture
skye-text-terrain-mountain = mountain
skye-text-terrain-water = water
skye-text-column-points = points
skye-text-column-gold = gold
skye-text-column-scrolls = scrolls
skye-text-column-rounds = rounds
skye-text-column-you-now = you now
skye-text-column-others-now = others
skye-text-column-pays = pays
skye-text-column-owner = owner
skye-text-column-tile = tile
skye-text-column-price = price
skye-text-column-fits = places
skye-text-column-best = best now
skye-text-column-shows = shows
skye-text-column-left = left to buy with
skye-text-column-if-sold = if sold
skye-text-column-if-kept = if not: yours, gold
skye-text-column-gain = points this round
skye-text-column-turn = best turn
skye-text-column-steps = movement
skye-text-column-advances = may advance
skye-text-column-joined = joined tiles
skye-text-column-income = income
skye-text-column-needs = needs
skye-text-column-gives = gives
skye-text-column-track = track
skye-text-column-at = now
skye-text-column-toll = toll
skye-text-note-price = You have { $n } gold; what you set lies on the tile. Sold: you get the price and your gold back. Not sold: the tile is yours for it.
skye-text-note-buy = The seller gets the price and takes back the gold on the tile.
skye-text-symbols = Symbols
skye-text-points-so-far = Points so far
skye-text-bag = { $n ->
    [one] One tile is left in the bag.
   *[other] { $n } tiles are left in the bag.
}
skye-text-column-place = from the castle
skye-text-where = { $side } of the { $tile }
skye-text-off = { $n } { $side }
