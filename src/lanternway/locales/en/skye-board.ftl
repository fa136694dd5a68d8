# Words on the board of Skye.
skye-board-territory = Territory of { $player }
skye-board-lands = Whose territory to look at
skye-board-mine = My land
skye-board-closer = Closer
skye-board-further = Further away
skye-board-fit = Show everything
skye-board-movement = { $n } movement
skye-board-waypoints = { $n ->
    [one] one waypoint
   *[other] { $n } waypoints
}
skye-board-tokens = { $n ->
    [one] one road token
   *[other] { $n } road tokens
}
skye-board-my-gold = My gold
skye-board-gold = gold
skye-board-points = points
skye-board-tiles = tiles
skye-board-start = start player
skye-board-free = { $n } free to buy with
skye-board-less = One gold less
skye-board-more = One gold more
skye-board-set-price = Price it at { $n }
skye-board-axed = Axe: back to the bag
skye-board-axe-here = Tap to put the axe here
skye-board-turns = Ways to turn the tile
skye-board-scoring = Scoring tiles
skye-board-scored-now = this round: { $tiles }
skye-board-schedule = Which tiles score in which round
skye-board-offers = Offers
skye-board-bag = { $n } in the bag
skye-board-ready = ready
skye-board-round = Round { $n } of { $all }
skye-board-phase-income = Income
skye-board-phase-price = Price
skye-board-phase-buy = Buy
skye-board-phase-build = Build
skye-board-phase-journey = Journey
skye-board-phase-score = Score
skye-board-tab-tiles = Tiles
skye-board-tab-market = Market
skye-board-tab-tracks = Tracks
skye-board-no-tracks = This game is played without Journeyman.
skye-board-key-turn = Turn the tile
skye-board-key-axe = Put the axe on a tile
skye-board-space = { $track }, space { $n }: { $needs }
skye-board-space-points = { $n ->
    [one] one point once
   *[other] { $n } points once
}
skye-board-space-toll = toll { $n } gold
skye-board-space-round = { $n ->
    [one] one point each round
   *[other] { $n } points each round
}
skye-board-space-income = { $n } gold each round
skye-board-space-movement = movement { $n }
skye-board-req-sheep = a tile with sheep
skye-board-req-cattle = a tile with cattle
skye-board-req-farm = a tile with a farm
skye-board-req-broch = a tile with a broch
skye-board-req-lighthouse = a tile with a lighthouse
skye-board-req-ship = a tile with a ship
skye-board-req-whisky = a tile with whisky
skye-board-req-castle = the castle
skye-board-req-distance_2 = two or more from the castle
skye-board-req-distance_3 = three or more from the castle
skye-board-req-distance_4 = four or more from the castle
skye-board-req-completed_pasture = in a completed pasture
skye-board-req-completed_mountain = in completed mountains
skye-board-req-completed_water = in a completed water
skye-board-req-completed_mountain_and_water = in completed mountains and a completed water
skye-board-req-scroll = a tile with a scroll
skye-board-req-uppermost = an uppermost tile
skye-board-req-lowermost = a lowermost tile
skye-board-req-rightmost = a rightmost tile
skye-board-req-leftmost = a leftmost tile
