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
treos-text-column-leads-morning = leads in the morning to
treos-text-column-leads-midday = leads at midday to
treos-text-column-leads-evening = leads in the evening to
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
treos-text-event-symbol = in your highwayman phase only
treos-text-common-left = Common movement cards left: { $n }.
treos-text-decks = { $hand } in hand or planned, { $draw } to draw, { $discard } discarded
treos-text-symbol-open = The highwayman symbol is not laid yet.
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
treos-text-letters = Letters of the regions
treos-text-ways-below = Where the ways lead is said under “Ways”, space by space.
treos-text-lake = lake at the edge, { $direction }
treos-text-lake-centre = center lake
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
treos-text-give-task = side quest { $side } done
treos-text-give-take = take: { $quest }
treos-text-gives = It gives: { $offer }.
treos-text-note-plan = Open: { $parts }. What is left over is kept on top of the draw pile, or dropped.
treos-text-keep = Keep: { $card }
treos-text-drop = Drop: { $card }
treos-text-symbol = Symbol: { $phase }
treos-text-symbol-help = In the phase of the symbol you move a highwayman with your card; events that ask for it count then only.
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
treos-text-home = Home town: { $town }.
treos-text-track = Weapons one to four: { $track }.
