### What differs between two moves, after its sign: “+3 gold”, “−1.5 coins”.

dark_road-reason-prestige = { $n } prestige
dark_road-reason-coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
dark_road-reason-heroes_delivered = { $n } { $n ->
    [one] hero
   *[other] heroes
} delivered
dark_road-reason-heroes = { $n } { $n ->
    [one] hero
   *[other] heroes
} aboard
dark_road-reason-commissions = { $n } { $n ->
    [one] commission
   *[other] commissions
} aboard
dark_road-reason-deeds = { $n } { $n ->
    [one] deed
   *[other] deeds
}
dark_road-reason-goods = { $n } { $n ->
    [one] good
   *[other] goods
}
dark_road-reason-lanterns = { $n } { $n ->
    [one] lantern
   *[other] lanterns
}
dark_road-reason-quartz = { $n } quartz
dark_road-reason-horseshoes = { $n } { $n ->
    [one] horseshoe
   *[other] horseshoes
}
dark_road-reason-result = { $n } { $n ->
    [one] point
   *[other] points
} at the end
