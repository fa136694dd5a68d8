# Words on the board of Skye.
skye-board-territory = Territory of { $player }
skye-board-lands = Whose territory to look at
skye-board-mine = My land
skye-board-closer = Closer
skye-board-further = Further away
skye-board-fit = Show everything
skye-board-movement = { $n } movement points
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
skye-board-free = { $n } left to spend
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
skye-board-route = { $n } of { $all } movement points used
skye-board-on-tile = { $gold } on tile { $n }
skye-board-income = next income: at least { $n }
skye-board-fits = { $n ->
    [0] fits nowhere now
    [one] fits one place, { $gain } now
   *[other] fits { $n } places, best { $gain } now
}
skye-board-costs = { $n } gold
skye-board-turn-it = Turn it, then place it
skye-board-put-it = Choose a lit place
skye-board-drag-it = Drag it, or tap it
skye-board-no-tiles = No tiles to build
skye-board-turn-way = { $n ->
    [0] As printed
    [one] One quarter turn
   *[other] { $n } quarter turns
} ({ $gain ->
    [one] one point
   *[other] { $gain } points
} now)
skye-board-place-so = Place it like this: { $n ->
    [0] as printed
    [one] one quarter turn
   *[other] { $n } quarter turns
}, { $gain ->
    [one] one point
   *[other] { $gain } points
} now
skye-board-cell = Place it at { $x }, { $y }: { $gain ->
    [one] one point
   *[other] { $gain } points
} now at best
skye-board-lay-token = { $n ->
    [one] Lay the road token
   *[other] Lay a road token ({ $n })
}
skye-board-token = road token
skye-board-waypoint = waypoint
skye-board-journeyman = journeyman
skye-board-cost = { $n ->
    [one] one movement point
   *[other] { $n } movement points
}
skye-board-space-bonus = bonus tile: { $bonus }
skye-board-scrolls = scrolls { $change }
skye-board-changes = Scoring tiles for you: { $changes }
skye-board-changes-nothing = No scoring tile changes for you
skye-board-key-digit = Tile for the axe, then the price
skye-board-scoring-S0 = 2 for each square of four tiles
skye-board-scoring-S1 = 1 for each sheep
skye-board-scoring-S2 = a mountain area with 1, 2, 3+ brochs: 1, 3, 6
skye-board-scoring-S3 = most: 5, second: 2
skye-board-scoring-S4 = 1 for each animal on or next to a farm’s tile
skye-board-scoring-S5 = 2 for each head of cattle
skye-board-scoring-S6 = 1 for each tile
skye-board-scoring-S7 = 2 for each of its tiles
skye-board-scoring-S8 = 1 for each
skye-board-scoring-S9 = 3 for each of three tiles or more
skye-board-scoring-S10 = 5 for each set
skye-board-scoring-S11 = most: 5, second: 2
skye-board-scoring-S12 = most: 5, second: 2
skye-board-scoring-S13 = 3 for each water area with a ship and a lighthouse
skye-board-scoring-S14 = 3 for each unbroken column of three or more tiles
skye-board-scoring-S15 = 2 for each
skye-board-scoring-J1 = 2 for each step
skye-board-scoring-J2 = 1 for each row and column
skye-board-scoring-J3 = 2 for each row
skye-board-scoring-J4 = 1 for each bridge
skye-board-final = Final scoring
skye-board-final-all = Show all
skye-board-final-hide = Look at the lands
skye-board-final-sum = so far
skye-board-final-total = total
skye-board-final-tile = { $letter }: { $tile }
skye-board-last-prices = Last round’s prices
skye-board-last-prices-key = A filled tile was bought.
skye-board-asked = { $how ->
    [axe] { $tile }: the axe
    [sold] { $tile }: sold for { $price } gold
   *[other] { $tile }: { $price } gold, not sold
}
