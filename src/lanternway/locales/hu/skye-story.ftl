### Isle of Skye: a napló. Címek, és több eseményből lett mondatok.

skye-story-round = { $round }. forduló: { $seat } kezd
skye-story-phase = { UP($phase) }

skye-story-income = Jövedelem: { $all }.
skye-story-seat-gold = { $seat } – { $gold } arany
skye-story-prices = { $seat } árai: { $prices }; a zsákba visszateszi { $axed }.
skye-story-tile-gold = { $gold } arany ({ $tile })
skye-story-tile-where = { THE(NAME($tile, form: "acc")) } { THE(NAME($by_tile, form: "from")) } { NAME($side, form: "to") }
skye-story-kept = { $seat } megtartja { $tiles }; a rajtuk lévő { $gold } arany a készletbe kerül.
skye-story-placed = { $seat } leteszi { $tiles }.
skye-story-scored = { UP($tile) }: { $all }.
skye-story-seat-points = { $seat } – { $points } pont

skye-event-phase = { UP($phase) }.
skye-phase-price = árazás
skye-phase-trade = kereskedés
skye-phase-build = építés
skye-phase-journey = vándorlás
skye-phase-score = pontozás
skye-story-one-tile = { THE(NAME($tile, form: "acc")) }
