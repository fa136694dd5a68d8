### Wyspa Skye: kronika. Nagłówki i zdania z kilku zdarzeń.

skye-story-round = Runda { $round }: zaczyna { $seat }
skye-story-phase = { UP($phase) }

skye-story-income = Przychód: { $all }.
skye-story-seat-gold =
    { $seat } – { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }
skye-story-prices = { $seat } żąda { $prices }, a do worka odrzuca { $axed }.
skye-story-tile-gold = { $gold } złota za { NAME($tile, form: "acc") }
skye-story-tile-where = { NAME($tile, form: "acc") } na { $side } od { NAME($by_tile, form: "gen") }
skye-story-kept =
    { $seat } zatrzymuje { $tiles }, a do zasobów oddaje { $gold } { $gold ->
        [one] złoto
       *[other] złota
    } z żetonów.
skye-story-placed = { $seat } kładzie { $tiles }.
skye-story-scored = { UP($tile) }: { $all }.
skye-story-seat-points = { $seat } – { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

skye-event-phase = { UP($phase) }.
skye-phase-price = ustalanie cen
skye-phase-trade = handel
skye-phase-build = budowanie
skye-phase-journey = wędrówka
skye-phase-score = punktacja
skye-story-one-tile = { NAME($tile, form: "acc") }
