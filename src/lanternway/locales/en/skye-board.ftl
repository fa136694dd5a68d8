# Words on the board of Skye.
skye-board-territory = Territory of { $player }
skye-board-lands = Whose territory to look at
skye-board-mine = My territory
skye-board-closer = Closer
skye-board-further = Further away
skye-board-fit = Show everything
skye-board-movement =
    { $n ->
        [one] one movement point
       *[other] { $n } movement points
    }
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
skye-board-less = One gold less
skye-board-more = One gold more
skye-board-set-price = Price it at { $n }
skye-board-turns = Ways to turn the tile
skye-board-scoring = Scoring tiles
skye-board-scored-now = this round: { $tiles }
skye-board-schedule = Which tiles score in which round
skye-board-offers = Offers
skye-board-prices-hidden = Prices are still secret
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
skye-board-key-turn = Turn the tile
skye-board-key-axe = { skye-act-axe }
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
skye-board-space-movement = { $n } movement points
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
skye-board-req-completed_pasture = in a completed pasture area
skye-board-req-completed_mountain = in a completed mountain area
skye-board-req-completed_water = in a completed water area
skye-board-req-completed_mountain_and_water = in a completed mountain area and a completed water area
skye-board-req-scroll = a tile with a scroll
skye-board-req-uppermost = the uppermost tile
skye-board-req-lowermost = the lowermost tile
skye-board-req-rightmost = the rightmost tile
skye-board-req-leftmost = the leftmost tile
skye-board-route = { $n } of { $all } movement points used
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
    [1] A quarter clockwise
    [2] Half around
   *[3] A quarter counterclockwise
} ({ $gain ->
    [one] one point
   *[other] { $gain } points
} now)
skye-board-place-so = Place it like this: { $n ->
    [0] as printed
    [1] a quarter clockwise
    [2] half around
   *[3] a quarter counterclockwise
}, { $gain ->
    [one] one point
   *[other] { $gain } points
} now
skye-board-cell = { $action }: { $gain ->
    [one] one point
   *[other] { $gain } points
} now at best
skye-board-lay-token = Lay a road token ({ $n })
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
skye-board-key-digit = A tile to price; then its price
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
skye-board-scoring-S11 = { skye-board-scoring-S3 }
skye-board-scoring-S12 = { skye-board-scoring-S3 }
skye-board-scoring-S13 = 3 for each water area with a ship and a lighthouse
skye-board-scoring-S14 = 3 for each unbroken column of three or more tiles
skye-board-scoring-S15 = 2 for each
skye-board-scoring-J1 = 2 for each step
skye-board-scoring-J2 = 1 for each row and column
skye-board-scoring-J3 = 2 for each row
skye-board-scoring-J4 = 1 for each bridge
skye-board-final = Final scoring
skye-board-final-all = Show all
skye-board-final-hide = Look at the territories
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
skye-board-round-end = The round is scored
skye-board-round-after = After round { $n }
skye-board-round-next = Round { $n } scores { $tiles }.
skye-board-before = before
skye-board-flags = flags
skye-board-again = Again
skye-board-counted = { $player }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $tile }

## Prices, all in one view

skye-board-buy-from = Buy from { $seat }
skye-board-gold-left = { $n } left
skye-board-gold-have = you have { $n }
skye-board-at-note = The number on a place: the points that the tile adds there to this round’s scoring.
skye-board-plan-note = Tap the tiles where your journeyman shall stop. A number is the way there; a filled sign is a track that a waypoint there advances.
skye-board-prices-ask = Set your prices
skye-board-prices-note = A price is what others pay you, and what you pay if nobody buys.
skye-board-priced = { $how ->
    [axe] Tile { $n }, { $tile }: the axe
    [price] Tile { $n }, { $tile }: { $price } gold
   *[open] Tile { $n }, { $tile }: no price yet
}
skye-board-tile-n = tile { $n }
skye-board-axe = Axe
skye-board-put-axe = Axe here
skye-board-put-axe-on = Put the axe on tile { $n }, { $tile }
skye-board-price-it = Price it
skye-board-price-most = { $most } is the most here: the rest of your gold lies on your other tiles
skye-board-price-none = No gold is left for this tile: it lies on your other tiles
skye-board-sold = Sold:
skye-board-sold-then = +{ $n }, your { $n } back
skye-board-unsold = Unsold:
skye-board-unsold-then = yours for { $n }
skye-board-axed-then = Back to the bag. Nobody gets it, it costs nothing.
skye-board-open-then = Give it a price, or the axe.
skye-board-on-tile = on tile { $n }
skye-board-left = left to buy with
skye-board-left-none = nothing left to buy with
skye-board-lock = Lock in { $what }
skye-board-lock-word-axe = axe
skye-board-lock-axe = { $n ->
    [one] One tile must get the axe
   *[other] { $n } tiles must get the axe
}
skye-board-lock-price = Every other tile needs a price
skye-board-outcomes = If you lock this in
skye-board-outcomes-note = gold before you buy; somebody may buy before you, so your purse can grow first
skye-board-out-nobody = Nobody buys
skye-board-out-sells = Tile { $n } sells
skye-board-out-all = { $n ->
    [one] It sells
    [2] Both sell
   *[other] All sell
}
skye-board-out-keep = { $n ->
    [one] You keep one and pay { $gold }.
    [2] You keep both and pay { $gold }.
   *[other] You keep { $n } and pay { $gold }.
}
skye-board-out-got = { $gold } for you, your { $gold } back.
skye-board-out-none = None of your tiles is left.
skye-board-out-short = { $n ->
    [0] no tile, { $gold } gold to spend
    [one] one tile yours, { $gold } gold left
   *[other] { $n } tiles yours, { $gold } gold left
}
skye-board-tracks-next = Next spaces
