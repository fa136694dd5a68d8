# The first games, tips while one plays them, and advice for the next ones.

first-game-dark_road-table = First game
first-game-dark_road-table-why = The book’s own four buildings for a first game. Coins are open, so you can compare everybody’s totals. Two rivals lead caravans that you can join.
first-game-dark_road-solo = First solo game
first-game-dark_road-solo-why = The mildest of the three levels; its intent is always shown, so there are no surprises.
tip-dark_road-wrong-half-coins = You have more coins than prestige already. More coins do not raise your score.
tip-dark_road-slot-skipped = The special action is free. Skipping it gives up a good, a lantern or coins.
tip-dark_road-inn-without-goods = The Ringway Inn is beside you, but you have no goods. A hero boards only if you sell them something.
tip-dark_road-sold-cheap = This good has its lowest price now. As the last good of a commission it brings far more.
tip-dark_road-wheel-first = You may turn the wheel before you buy. Then this good costs less.
tip-dark_road-load-on = You have another good for this commission. What you leave out now cannot be delivered later.
tip-dark_road-hero-left-aboard = This town is the home of one of your heroes. Deliver them before you leave.
tip-dark_road-stay-at-home = Joining costs nothing but the event’s risk. You may deliver in either town of that region, without a turn of your own.
tip-dark_road-empty-caravan = You have nothing to deliver. A caravan still brings a companion, an event and a good fortune, but loaded it brings far more.
tip-dark_road-no-shortcut = A shortcut needs three lanterns. It gives two good fortunes instead of one.
tip-dark_road-full-of-heroes = You have three heroes, so a new one sends somebody away. Deliver first.
tip-dark_road-full-of-commissions = You have three commissions already. A fourth sends one back under its pile.
tip-dark_road-last-three-rounds = From now on you take out a locked die instead. Each slot works once more, and the first gives any basic good.
tip-dark_road-final-visit = After the last round everybody may still visit one town and deliver. Keep the load of one town for it.
advice-dark_road-prestige-is-scarce = Prestige is usually the lower total. Go for it first, and let the coins come from the heroes you sell to.
advice-dark_road-stay-even = Keep coins and prestige within two or three of each other from the middle of the game on.
advice-dark_road-three-goods = Deliver commissions with all three goods. The third good alone brings as much as the first two.
advice-dark_road-always-join = Join nearly every caravan. Others spend the turn; you deliver.
advice-dark_road-craft = Get goods by crafting in the first slot rather than at the Great Bazaar.
advice-dark_road-sell-often = Visit the Ringway Inn three or four times, and sell when the goods you have are high on the wheel.
advice-dark_road-yurgs = Yurg’s is the district to be at. Plan your dice so that you pass it loaded.
advice-dark_road-companions = Quartz is for companions. Each ability used is a small turn of its own.
advice-dark_road-slot-1-upgrade = If you take a wagon upgrade, the fine workbench is the strongest: the first slot crafts upgraded goods. Take it early.
advice-dark_road-deeds = Deeds pay twice, at once and at the end. Prefer the upper one while prestige is your lower total.

first-game-skye-base = First game
first-game-skye-base-why = Sheep, completed areas, joined tiles and cattle can be counted on the board; open gold shows what others can pay. No majorities, no water rules.
first-game-skye-journeyman = First game with Journeyman
first-game-skye-journeyman-why = With two players the journeys are easy to follow; everybody has the same bonus tiles, so the boards are easy to compare.
tip-skye-spend-all = Then all your gold lies on tiles. You can buy nothing this round unless you sell first.
tip-skye-nobody-can-pay = In the first round nobody has gold for such a price. If nobody buys, you pay it yourself.
tip-skye-sold-for-one = At the lowest price somebody will surely take it. Would you sell it for that?
tip-skye-pass-with-gold = You can afford a tile. A land with more tiles scores more than gold does at the end.
tip-skye-feeding-the-leader = The gold goes to the seller, with the stake on the tile. Check who has the most points before you buy.
tip-skye-road-points-away = Turned like this, the tile is not joined to the castle by road. Another turn would join it.
tip-skye-area-left-open = Elsewhere this tile would complete more areas. Completed areas score with some tiles and double the scrolls in them.
tip-skye-scroll-counts-once = Elsewhere your scrolls would be worth more. A scroll in a completed area counts twice.
tip-skye-whisky-not-joined = Whisky pays gold every round, but only on tiles joined to the castle by road. Elsewhere this tile would be.
tip-skye-last-round = Last round. A does not score again, only B, C and D do. Gold that is left is worth little.
tip-skye-why-more-gold = You got extra gold because others have more points. Spend it on tiles that help you catch up.
tip-skye-no-waypoints = Without a waypoint your journeyman stays put and no track advances. Put one on a tile that meets the requirement of a next space.
tip-skye-castle-without-gold = At the castle an advance costs gold, and you have none.
advice-skye-late-tiles = C and D bring the most: they score when your land is large. Even early on, choose tiles that suit them.
advice-skye-buy-every-round = Buy in nearly every round. One more tile is worth more than the gold for it.
advice-skye-scrolls = Take scrolls that fit your land, and close the areas they lie in.
advice-skye-price-to-sell = To sell a tile ask three or four gold. To keep one ask five or more, and be ready to pay that yourself.
advice-skye-spend = Don’t save for the end. The winner usually has less gold left than the others.
advice-skye-join-and-close = Prefer the cell that joins the tile by road and closes an area at once.
advice-skye-shapes = Some scoring tiles pay more than they look. Columns of three and blocks of four bring twice as much as cattle by road.
advice-skye-majorities = With more players a majority pays less. Compete for it only if one or two tiles decide it.
advice-skye-herald = Journeyman: save for the herald’s tolls. Its points each round are the largest.
advice-skye-third-waypoint = Journeyman: look where the third waypoint lies. On the warrior’s or merchant’s track it comes early enough to matter.

first-game-treos-duel = First game
first-game-treos-duel-why = No events, so every day has the same rules. You play Carolijn, as in the lessons. Two seats, south and north.
tip-treos-strong-card-bid = A bid card does not move you today. This one has more moves than most.
tip-treos-arrows-from-my-side = You don’t sit in the south. Arrows on cards are read from your side of the table, so look at the lit spaces before you plan.
tip-treos-card-leads-nowhere = From where you stand this card reaches no space. Choose another for the morning.
tip-treos-plain-space = Nothing is there. End your turn where something is: a town, a fort, an inn, a secret place.
tip-treos-standing-still = A special space works only on a turn in which you moved. Staying here brings nothing.
tip-treos-home-region = This town is in your home region. Your personal quest needs a town of another region, and quests come after it.
tip-treos-quest-not-taken = You have room for a quest. Take one before you leave: quests pay the most.
tip-treos-fort-again = You own this fort’s weapon already. It has nothing more for you.
tip-treos-use-declined = Using this space costs nothing.
tip-treos-highwayman-unused = This is the only phase today in which you may move a highwayman. Put one on somebody’s way, or off your own.
tip-treos-somebody-is-close = Somebody is close to winning. Look which towns and forts they can reach, and who bids highest.
advice-treos-quests-decide = Quests decide the game. Leave every town with as many as you can carry, and choose ones that lie on your way.
advice-treos-personal-first = Complete your personal quest on the first day if you can. Before it most characters can’t carry any quest.
advice-treos-all-forts = Visit all four forts during the game, each when a quest leads you near it.
advice-treos-first-visits = Take first visits early. Each inn and secret place pays gold only once, to whoever comes first.
advice-treos-keep-moving = A turn without a move is nearly a lost turn. If a card leads nowhere, bid it or leave it out of the plan.
advice-treos-weak-cards-bid = Bid weak cards. High numbers are mostly on cards with one move, so going first is cheap.
advice-treos-keep-the-fifth = Keep the fifth card unless it is useless. Then you know one of tomorrow’s cards and can plan with it.
advice-treos-marker-early = The intrigue marker is mostly best in the morning. The highwayman then blocks all day, or frees your way for the rest of it.
advice-treos-tempo = A game lasts about nine days. If you make less than two gold a day, look for richer quests.
advice-treos-side-quests-on-the-way = Do side quests along the way. Completing one gives you a strong card but rarely decides the game.

learn-dark_road-goal = Gain both coins and prestige: only the lower of the two counts at the end.
learn-skye-goal = Build the land that the four scoring tiles pay for: after six rounds, the most points win.
learn-treos-goal = Plan three turns a day in secret, visit the right places, and be the first to own twenty gold.
learn-dark_road-coins = { $n } coins
learn-dark_road-prestige = { $n } prestige
learn-dark_road-counts = counts
learn-treos-wins = wins

## What a first game is set to

chip-rivals = { $n ->
    [one] { $n } rival
   *[other] { $n } rivals
}: { $level }
chip-no-clock = no clock
chip-slow = slow pace
chip-tips = tips on
chip-dark_road-buildings = buildings of the first game
chip-dark_road-open_coins = open coins
chip-dark_road-private_concern = against the Private Concern
chip-skye-scoring_tiles = simple scoring tiles
chip-skye-open_gold = open gold
chip-skye-journeyman = with Journeyman
chip-skye-same_bonus_layout = same bonus tiles for all
chip-treos-no_events = no events
chip-treos-characters = you are Carolijn
