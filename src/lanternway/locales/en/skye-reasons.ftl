### What differs between two moves, after its sign: “+3 gold”, “−1.5 coins”.

skye-reason-score = { $n } { $n ->
    [one] point
   *[other] points
}
skye-reason-to_score = { $n } { $n ->
    [one] point
   *[other] points
} to score
skye-reason-scroll_points = { $n } { $n ->
    [one] point
   *[other] points
} of scrolls
skye-reason-flag_points = { $n } { $n ->
    [one] point
   *[other] points
} of flags
skye-reason-income = { $n } income
skye-reason-gold = { $n } gold
skye-reason-tiles = { $n } { $n ->
    [one] tile
   *[other] tiles
}
skye-reason-result = { $n } { $n ->
    [one] point
   *[other] points
} at the end
