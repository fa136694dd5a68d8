### Isle of Skye: the log as it is told. Headings, and sentences made of several events.

skye-story-round = Round { $round }: { $seat } begins
skye-story-phase = { UP($phase) }

skye-story-income = Income: { $all }.
skye-story-seat-gold = { $gold } gold for { $seat }
skye-story-prices = { $seat } asks { $prices }, and puts { $axed } back into the bag.
skye-story-tile-gold = { $gold } gold for the { $tile }
skye-story-tile-where = the { $tile } { $side } of the { $by_tile }
skye-story-kept = { $seat } keeps { $tiles }; the { $gold } gold on them goes to the supply.
skye-story-placed = { $seat } places { $tiles }.
skye-story-scored = { UP($tile) }: { $all }.
skye-story-seat-points = { $points ->
    [one] 1 point for { $seat }
   *[other] { $points } points for { $seat }
}

skye-event-phase = { UP($phase) }.
skye-phase-price = pricing
skye-phase-trade = trade
skye-phase-build = building
skye-phase-journey = journey
skye-phase-score = scoring
skye-story-one-tile = the { $tile }
