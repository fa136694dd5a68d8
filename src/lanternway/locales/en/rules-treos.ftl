### Treos: the rules as one reads them, in our own words.

rules-treos-goal = Be the first with { $n1 } gold. You travel between towns, complete quests, collect weapons and find secret places, and each of them brings a little gold.

rules-treos-turn-draw = Sunrise: from the second day on an event changes something. Everybody draws five movement cards.
rules-treos-turn-plan = Plan the whole day in secret: a card for the bid, one each for morning, midday and evening. One phase also gets your intrigue marker.
rules-treos-turn-order = Bids turn over together. The highest number goes first all day.
rules-treos-turn-move = In each phase, in that order: reveal your card and move by it.
rules-treos-turn-use = Use the space you end on: a town, a fort, an inn, a secret place.
rules-treos-turn-highwayman = In the phase of your intrigue marker you may move a highwayman too.

rules-treos-start-title = Before you start
rules-treos-start-map = Four regions make up the map, laid out anew every time. Your place at the table matters: the map is drawn from your side, and arrows on your cards are read from there.
rules-treos-start-places = Every region has two towns, a fort, an inn and secret places. A highwayman waits at every inn, and one more by the lake in the middle.
rules-treos-start-you = You play one character. It begins in its hometown with a personal quest, twelve movement cards and no gold.

rules-treos-day-title = The day and its plan
rules-treos-day-five = Of five cards you use four: one bid and one for each phase. The fifth stays on top of your pile for tomorrow, or goes away. Lay the parts in any order and change them until everybody is ready.
rules-treos-day-bid = The bid decides who goes first all day. Cards with a high number give fewer moves, so a card that bids well will not take you far.
rules-treos-day-secret = Nobody sees a card before its phase. Going first matters where only one can be first: an inn, a secret place, the quest on top of a pile.
rules-treos-day-example = Three parts are laid: { $n1 } as the bid, a card for the morning and one for midday. Two cards and the intrigue marker are still open.

rules-treos-move-title = Moving
rules-treos-move-card = A card shows how many moves you have and by which options. A path option takes any path of its kind: trail, road or water. An arrow takes any path that leaves in its direction. Mix them as you like.
rules-treos-move-seat = Arrows are read from your seat: up is away from you. Point at a card and the map shows where it can take you.
rules-treos-move-lake = A lake is one move by water, from its shore to any other space on the same shore. Two portals that have been found count as one space.
rules-treos-move-limits = You may stop early or stay. You may not come back to the space where your turn began, and you may neither enter nor pass a highwayman. Other characters are never in the way.
rules-treos-move-example = The lit spaces are all that this morning’s card can reach.

rules-treos-highwaymen-title = Highwaymen
rules-treos-highwaymen-when = Your intrigue marker lies on one phase. At the end of that turn you may move one of the five highwaymen with the card you have just used.
rules-treos-highwaymen-where = A highwayman keeps out of towns, forts and spaces with characters. Everywhere else it may stand, and close the way for the others.
rules-treos-highwaymen-attack = On a day of the event Attacks its last step may lead onto a rival, who is displaced to an adjacent space.

rules-treos-quests-title = Quests
rules-treos-quests-personal = First comes your personal quest: end in a town outside your home region, for { $n1 } gold. Only then do common quests fit on your board; Sophie has room for one from the start.
rules-treos-quests-common = A common quest names one or two towns. End your movement there to complete it and any others for the same town. Then you may take the open quest of the region you are in.
rules-treos-quests-reward = Quests pay gold, stronger movement cards, or side quests. The farther they lead, the more they pay.
rules-treos-quests-example = Common quests in hand here: { $n1 }. Their towns wear a dashed circle on the map.

rules-treos-places-title = Forts, inns, secret places
rules-treos-places-end = A space is used by ending your movement there, after at least one move. Riding through does nothing.
rules-treos-places-fort = Each fort has a weapon of its own for everybody. Weapons fill your board from the left, and later ones usually pay more gold.
rules-treos-places-inn = Whoever is first at an inn or a secret place gets { $n1 } gold. An inn also gives a side quest, every time.
rules-treos-places-secret = A secret place turns out to be a milepost (a movement card), a settlement (a side quest) or a portal.

rules-treos-people-title = The four characters
rules-treos-people-four = Carolijn earns gold with side quests. Leonardo has one more move in the phase of his intrigue marker. Sophie carries more quests and completes them in either town of a region. Urs leaves the map on one side and comes back on the other.

rules-treos-end-title = The end
rules-treos-end-gold = The game stops at the very moment somebody has { $n1 } gold, even in the middle of a turn.
rules-treos-end-variants = Options make it longer ({ $n1 } gold), take events away, shuffle the regions’ other sides, or make highwaymen meaner.

rules-treos-details-title = Events and side quests
rules-treos-details-events = Events last one day, and most of them help. Some act only in the phase of your intrigue marker.
rules-treos-details-side = A side quest is a secret task, such as crossing two lakes in a day. It can be done from the phase after you drew it, and pays a movement card.
