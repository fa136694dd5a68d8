### Merchants of the Dark Road: the rules as one reads them, in our own words.

rules-dark_road-goal = You earn coins and prestige, and only the smaller of the two counts. After { $n1 } rounds the merchant whose smaller heap is the largest wins. Here { $n2 } coins and { $n3 } prestige are worth { $n4 }: prestige is what is missing.

rules-dark_road-turn-plan = Plan: lock a die of your main reserve in one of three slots. You get what the slot gives, and the die that lay there goes to the action pool.
rules-dark_road-turn-move = Move: that die moves your wagon pawn around the Ringway, exactly as far as it shows.
rules-dark_road-turn-activate = Activate: use one of the two districts beside your space. With an illuminated die: both, and the building too.
rules-dark_road-turn-rest = Rest: the die is spent, and the open rows are refilled.

rules-dark_road-start-title = Before you start
rules-dark_road-start-goods = Six goods are bought, made and sold. Each has a basic and an upgraded side; upgraded ones are worth more. Six towns wait beyond the city, two in each of three regions.
rules-dark_road-start-wheel = The market wheel says what goods are worth: { $n1 } at the top, down to { $n2 }. When it turns, every price falls by a step and the cheapest good becomes the most expensive.
rules-dark_road-start-you = You begin with { $n1 } coins, a good, a hero, a steed, a horseshoe and a secret deed. Three of your dice are locked, the others are rolled.

rules-dark_road-turn-title = A turn
rules-dark_road-turn-dice = Three dice are always locked. You choose a rolled die and a slot; the new die stays, the old one is what you act with. So today’s choice is also the way you can go tomorrow.
rules-dark_road-turn-slots = The first slot crafts the good shown by the die that you lock. The second gives a lantern or readies an illuminated die. The third gives { $n1 } coins or turns the market wheel.
rules-dark_road-turn-ring = The pawn moves clockwise, exactly by the value of the die. A horseshoe shifts it by one space more, either way. Pawns never block each other.
rules-dark_road-turn-lit = With a night die you use one district. If an illuminated die goes with it, you use both districts and the building between them.
rules-dark_road-turn-example = A one was locked in the second slot. The { $n1 } from there and an illuminated { $n2 } lie in the action pool now: two ways to move, and two districts to use.
rules-dark_road-turn-later = Dice run out. After rounds { $n1 }, { $n2 }, { $n3 } and { $n4 } one spent die leaves the game and the others are rolled again. In the last rounds the locked dice themselves are used up.

rules-dark_road-wagon-title = Your wagon
rules-dark_road-wagon-room = Goods are pieces of different shapes and must fit into your storage. They are packed for you; what counts is only whether they fit. What does not is discarded, and you choose which.
rules-dark_road-wagon-limits = There is room for { $n1 } commissions, { $n2 } heroes and { $n3 } lanterns, and for { $n4 } quartz and horseshoes together.
rules-dark_road-wagon-secret = Your coins and deeds are secret. Everybody can see everything else on a wagon.
rules-dark_road-wagon-example = A full storage: these { $n1 } goods leave no cell free.

rules-dark_road-city-title = The city
rules-dark_road-city-bazaar = The Great Bazaar sells the goods on market dice at today’s prices. Before you buy, you may turn the wheel and change one die. You pay for a section once: its second good is free.
rules-dark_road-city-bazaar-example = Two dice lie on armor now, so two armor cost as much as one.
rules-dark_road-city-commissions = The Queen’s Commissions give you an order from a town: three goods that it wants.
rules-dark_road-city-market = The Dark Market sells by the step: a coin for each space that its marker moves, and you take both goods where it stops.
rules-dark_road-city-inn = At the Ringway Inn a hero buys what they ask for at today’s prices; upgraded goods bring { $n1 } coin more and a quartz. Then the hero boards your wagon and wants to be taken home.
rules-dark_road-city-inn-example = The wagon holds { $n1 } goods. The lit heroes ask for some of them; sell to the one who pays best, or who lives where you are going.

rules-dark_road-ruins-title = The Ruins of Yin
rules-dark_road-ruins-walk = Yurg’s Excursions lead to the ruins or out to the towns. In the ruins the marker moves one space, and one more for each hero aboard if you like. You take one of the upgraded goods shown there.
rules-dark_road-ruins-die = For a lantern you may roll the ruins die once: a quartz, coins, a hero, or another walk.

rules-dark_road-caravan-title = Caravans
rules-dark_road-caravan-lead = Whoever leads a caravan takes a companion and names a road and a town. The dark road is free; a shortcut costs { $n1 } lanterns. Everybody else may join.
rules-dark_road-caravan-event = An event waits on the road. All dice are rolled, and each traveler takes one: high ones reward, low ones cost. On the dark road the leader takes first, on a shortcut last. A lantern lets you reroll the dice that are left.
rules-dark_road-caravan-deliver = In the town commissions bring { $n1 }, { $n2 } or { $n3 } prestige for one, two or three of their goods, and heroes who live there bring the region’s reward.
rules-dark_road-caravan-fortune = The leader then chooses one good fortune, or two on a shortcut: an illuminated die, a deed, coins, or an upgrade for the wagon.
rules-dark_road-caravan-example = A caravan on the road with { $n1 } dice: three for the travelers and one for the companion.

rules-dark_road-deeds-title = Deeds
rules-dark_road-deeds-what = A deed is a goal for the end of the game, such as delivering to many towns. It gives coins or prestige, so take those that help your smaller heap.

rules-dark_road-help-title = Buildings, companions, steeds
rules-dark_road-help-buildings = Four buildings stand between the districts, different ones in every game. They are open to whoever comes with an illuminated die.
rules-dark_road-help-companions = Companions come along from a caravan. Loyal ones take a quartz and help once with each ability; stray ones ask for something else and move on to your neighbor.
rules-dark_road-help-steeds = Your steed has an ability that always works. An upgrade from good fortune makes a slot, the storage or the stable better for good.

rules-dark_road-end-title = The end
rules-dark_road-end-lower = After round { $n1 } everybody may visit one town once more. Deeds are added, then the smaller of coins and prestige is your score, with a little extra for upgrades and illuminated dice that are left.
rules-dark_road-end-tie = If scores are tied, the larger of the other heaps decides.

rules-dark_road-variants-title = Alone, and other editions
rules-dark_road-variants-concern = The Private Concern plays without a person: it never chooses, its cards decide. Its intent is shown before it acts. You can play against it alone, or add it as one more merchant.
rules-dark_road-variants-editions = Printed editions differ in a few points. Choose one with a new table; the clauses below say where they differ.
