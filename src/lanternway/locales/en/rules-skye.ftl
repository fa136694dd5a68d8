### Isle of Skye: the rules as one reads them, in our own words.

rules-skye-goal = Build the land that scores the most. Four scoring tiles, new in every game, say what is worth points: sheep here, completed areas there. After the last round scrolls and gold add a little more.

rules-skye-turn-income = Income: everybody takes { $n1 } gold and a little more for whisky.
rules-skye-turn-price = Draw three tiles. In secret, choose one to throw away and put a price of your own gold on each of the others.
rules-skye-turn-buy = In turn order, buy one tile from somebody else or pass. What nobody bought you keep, and your price goes to the supply.
rules-skye-turn-build = Everybody adds all new tiles to their land.
rules-skye-turn-score = The scoring tiles of this round give points. The start marker moves on.

rules-skye-start-title = Before you start
rules-skye-start-rounds = A game has six rounds, or five when five people play. Four scoring tiles lie on A, B, C and D for the whole game, so you can plan for them from the first tile on.
rules-skye-start-castle = Your land begins with one castle. Pasture lies north and south of it, mountain in the west and water in the east, and it is never turned. You start without gold and without points; the first income comes at once.

rules-skye-income-title = Income
rules-skye-income-castle = The castle brings { $n1 } gold every round. Each tile with whisky brings { $n2 } more, but only if a road leads from the castle to it without a gap.
rules-skye-income-behind = From round { $n1 } on, whoever is behind gets help: some gold for every player who has more points. The later the round, the more it is.
rules-skye-income-example = Here { $n1 } whisky tile lies on the road from the castle. It is round { $n2 } and one player is ahead: { $n3 } gold more.

rules-skye-price-title = Setting prices
rules-skye-price-three = Three tiles lie in front of your screen where everybody can see them. Behind it you decide: the axe sends one back to the bag, the other two get a price.
rules-skye-price-own = A price is at least { $n1 } gold, and it is paid twice over in a way: you put down your own gold first. If somebody buys, you get the price and your gold returns. If nobody does, the tile is yours and the gold is gone.
rules-skye-price-example = Prices { $n1 } and { $n2 } with { $n3 } gold leave { $n4 } to buy with. All of it could come back doubled, or stay on the tiles.

rules-skye-buy-title = Buying
rules-skye-buy-pay = When it is your turn, you may buy one tile from another player. You pay with gold that is not on a tile. The seller gets it at once, and can spend it in the same round.
rules-skye-buy-keep = After the last turn everybody takes their unsold tiles. The gold on them goes to the supply: a high price on a tile that you want yourself is expensive.
rules-skye-buy-example = The rival has { $n1 } gold and asks { $n2 } for a tile. If you buy it, the rival holds { $n3 } and can buy yours.

rules-skye-build-title = Building
rules-skye-build-edges = Every tile must touch your land with a whole edge, turned as you like. Wherever two tiles touch, terrain meets the same terrain. Roads may end: they need not go on.
rules-skye-build-back = You place all your tiles, in the order you like. Only when none of them fits anywhere do they return to the bag.
rules-skye-build-example = The lit places are those where this tile fits: pasture to pasture, water to water.

rules-skye-areas-title = Areas and roads
rules-skye-areas-area = Connected terrain of one kind is an area. It is completed when it has no open edge left. Completed areas are what several scoring tiles and all scrolls ask for.
rules-skye-areas-road = Two tiles are joined when a road leaves both through the same edge. Joined to the castle means: you could walk there on roads alone.
rules-skye-areas-example = Completed areas have a bright outline. This small land has { $n1 }: the water beside the castle, and a mountain that lies inside one tile.

rules-skye-score-title = Scoring
rules-skye-score-which = Each scoring tile counts in three rounds. The letters in the bar show which ones count now, and which follow. A tile scores all that lies on your land at that moment, old and new.
rules-skye-score-most = Some tiles compare players: the most gold, the most ships. First gives { $n1 } points, second { $n2 }. If several are first, nobody is second.
rules-skye-score-example = Scored now, the land above would get { $n1 } for its sheep and { $n2 } for its completed areas.

rules-skye-end-title = The end
rules-skye-end-scrolls = Each scroll names something on your land and gives points for it, twice as many if the scroll lies in a completed area.
rules-skye-end-gold = Then { $n2 } gold make { $n1 } point. Whoever has the most points wins.
rules-skye-end-tie = If points are tied, the gold left over decides; if that is equal too, the victory is shared.

rules-skye-journeyman-title = Journeyman
rules-skye-journeyman-walk = With this expansion a journeyman walks over your land after you have built. It starts with { $n1 } movement points. You put waypoints on tiles in secret, then collect them on the way.
rules-skye-journeyman-tracks = A waypoint lets you advance on one of three tracks, if the tile has what the next space asks for. Warrior and herald bring points, the merchant brings gold, and all of them bring bonus tiles.
rules-skye-journeyman-sale = Whoever sells a tile may also advance the warrior. So a sale is worth more than its price.
rules-skye-journeyman-example = A step along a road costs { $n1 } movement point. Where the road does not continue, it costs { $n2 }.
