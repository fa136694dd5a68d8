### Treos in words: the terminal and the text view.

treos-text-cards = Your cards
treos-text-quests = Quests
treos-text-characters = Characters and what their weapons give (✓ taken)
treos-text-places = Towns, forts, inns and secret places: what they give you
treos-text-ways = Ways: every space and where its exits lead
treos-text-column-gold = gold
treos-text-column-character = character
treos-text-column-at = stands at
treos-text-column-side = side quests
treos-text-column-weapons = weapons
treos-text-column-bid = bid
treos-text-column-card = card
treos-text-column-moves = moves
treos-text-column-ways = ways and arrows
treos-text-column-place = lies
treos-text-column-leads-here = leads from here to
treos-text-column-leads-morning = leads to (in hand: if played in the morning)
treos-text-column-leads-midday = leads to (in hand: if played at midday)
treos-text-column-leads-evening = leads to (in hand: if played in the evening)
treos-text-column-quest = quest
treos-text-column-to = to
treos-text-column-reward = reward
treos-text-column-region = region
treos-text-column-here = who is there
treos-text-column-gives = what it gives
treos-text-column-by = by
treos-text-column-near = next to it
treos-text-column-track = weapons one to four
treos-text-column-exits = exits
treos-text-gold = { $n } gold
treos-text-of = { $n } of { $most }
treos-text-ready = ready
treos-text-event-symbol = only in the phase of your intrigue marker
treos-text-common-left = Common movement cards left: { $n }.
treos-text-piles = Decks
treos-text-unseen-card = a card not seen yet
treos-text-side-deck = Side quests to draw: { $n }; put under the deck: { $cards }{ $others ->
    [0] .
    [one] {" "}and one that you do not know.
   *[other] {" "}and { $others } that you do not know.
}
treos-text-under-events = Events that have been put under their deck: { $cards }.
treos-text-under-quests = Quests under the pile of { $region }: { $cards }.
treos-text-own-top = On top of your deck: { $cards }.
treos-text-own-rest = In your deck: { $cards }.
treos-text-own-discard = In your discard pile: { $cards }.
treos-text-decks = { $hand } in hand or planned, { $draw } to draw, { $discard } discarded
treos-text-plan-help = The highest bid moves first all day; in the marker’s phase you may move a highwayman too.
treos-text-more-spaces = { $n ->
    [one] one more space
   *[other] { $n } more spaces
}
treos-text-spaces = { $n ->
    [one] one space
   *[other] { $n } spaces
}
treos-text-open-in = open in { $region }
treos-text-side-reward = A side quest that is completed gives a common movement card (Carolijn: 1 gold as well).
treos-text-bonus-take = may take a quest
treos-text-town = town
treos-text-lakes = lake
treos-text-highwayman = highwayman
treos-text-highwaymen = { $n ->
    [one] one highwayman
   *[other] { $n } highwaymen
}
treos-text-robbers-at = Highwaymen
treos-text-letters = Keys of the map
treos-text-ways-below = Where the ways lead is said under “Ways”, space by space.
treos-text-lake = lake at the edge, { $direction }
treos-text-lake-centre = central lake
treos-text-lake-inland = inland lake
treos-text-rim = off the map
treos-text-exit = { $direction } by { $kind } to { $goal }
treos-text-card-arrows = Arrows, as you sit: { $directions }.
treos-text-card-personal = A card of { $character }’s own deck.
treos-text-card-common = A common movement card.
treos-text-quest = { $quest } → { $towns }: { $reward }
treos-text-task-done = done
treos-text-task-fresh = done, but drawn in this phase
treos-text-give-quest = { $quest } +{ $gold }
treos-text-give-weapon = { $weapon } +{ $gold }
treos-text-give-owned = { $weapon }: you have it
treos-text-give-found = discovered: +1
treos-text-give-empty = no movement card left
treos-text-give-portal = hop between portals
treos-text-give-task = side quest “{ $side }” done
treos-text-give-take = take: { $quest }
treos-text-gives = It gives: { $offer }.
treos-text-note-plan = Open: { $parts }.
treos-text-keep = Keep: { $card }
treos-text-drop = Discard: { $card }
treos-text-symbol = Marker: { $phase }
treos-text-symbol-help = In the phase of the intrigue marker you may move a highwayman with your card; events that show the marker apply only then.
treos-text-stay = you end at { $space }
treos-text-step-to = to { $spaces }
treos-text-take-to = { $towns }{ $more ->
    [none] {""}
   *[other] ; also { $more }
}
treos-text-planned-card = { $phase }: { $card }{ $symbol ->
    [yes] {" "}+ highwayman
   *[no] {""}
}
treos-text-panel-more = … table quests, table side
treos-text-from-here = From here it leads to: { $goals }.
treos-text-way = The way: { $way }.
treos-text-home = Hometown: { $town }.
treos-text-track = Weapons one to four: { $track }.
