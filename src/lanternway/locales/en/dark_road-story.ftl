### Merchants of the Dark Road: the log as it is told. Headings, and sentences made of several events.

dark_road-story-round = Round { $round }
dark_road-story-turn = { $seat }’s turn
dark_road-story-final_visits = The last visits

dark_road-event-round = Round { $round } begins.
dark_road-story-sold = { $seat } sells { $goods } for { $coins }.
dark_road-story-sold_to = { $seat } sells { $goods } to { $hero } for { $coins }.
dark_road-story-bought = { $seat } buys { $goods } for { $coins }.
dark_road-story-dark_market = { $n ->
    [0] { $seat } moves the Dark Market marker to { $space } and gains { $goods }.
   *[other] { $seat } pays { $coins }, moves the Dark Market marker to { $space } and gains { $goods }.
}
dark_road-story-dark_market_south = { $seat } pays { $coins } and moves the Dark Market marker to { $space }.
dark_road-story-horseshoe = { $back ->
    [0] { $seat } spends a horseshoe, moves on and stops between { NAME($left, form: "the") } and { NAME($right, form: "the") }.
   *[other] { $seat } spends a horseshoe, moves back and stops between { NAME($left, form: "the") } and { NAME($right, form: "the") }.
}
dark_road-story-reroll = { $seat } spends a lantern to reroll: { $n ->
    [one] the travel die shows { $dice }.
   *[other] the travel dice show { $dice }.
}
dark_road-story-shortcut = { $seat } spends { $given } and leads a caravan to { $town } by the { $road }.
dark_road-story-event = The event on the way is “{ $event }”; { $n ->
    [one] the travel die shows { $dice }.
   *[other] the travel dice show { $dice }.
}
dark_road-story-die_gains = { $seat } takes the { $value } and gains { $things }.
dark_road-story-die_loses = { $seat } takes the { $value } and loses { $things }.
dark_road-story-hero_delivered = { $seat } brings { $hero } home to { $town } and gains { $things }.
dark_road-story-boarded = { $seat } takes { $hero } aboard and gains { $things }.
dark_road-story-commission_delivered = { $seat } delivers { $goods } { $goods ->
    [one] good
   *[other] goods
} to { $town } for “{ $commission }” and gains { $things }.
dark_road-story-ruins = { $seat } moves the ruins marker to { $space } and gains { $things }.
dark_road-story-rolled = { $seat } rolls { NAME($face, form: "short") } on { NAME($face, form: "die") } and gains { $things }.
dark_road-story-paid_roll = { $seat } spends { $given } and rolls { NAME($face, form: "die") } – { $face }.
dark_road-story-paid_roll_gains = { $seat } spends { $given }, rolls { NAME($face, form: "short") } on { NAME($face, form: "die") } and gains { $things }.
dark_road-story-companion = { $seat } gives { $companion } a quartz and gains { $things }.
dark_road-story-deed = { $seat } takes the deed “{ $deed }” and gains { $things }.
dark_road-story-notice = { $seat } meets the guild notice “{ $notice }” and gains { $things }.
dark_road-story-exchange = { $seat } pays { $given } and gains { $things }.
dark_road-story-gains = { $seat } gains { $things }.
dark_road-story-sells = { $seat } sells { $things }.
dark_road-story-gives = { $seat } gives up { $things }.
dark_road-story-pays = { $seat } pays { $things }.
dark_road-story-discards = { $seat } discards { $things }: no room on the wagon.
dark_road-story-hands_over = { $seat } delivers { $things }.
dark_road-story-heroes_shown = { $seat } reveals { $heroes } at the Ringway Inn.
dark_road-story-market_dice = The rerolled market dice show { NAME($goods, form: "a") }.
dark_road-story-windfall = { $seat } gains { $things } ({ $source }).
dark_road-story-deed_gives = { $seat }’s deed “{ $deed }” gives { $things }.
dark_road-story-windfall_lost = { $n ->
    [one] { $seat } cannot take { NAME($thing, form: "one") } ({ $source }): no room, or none left.
   *[other] { $seat } cannot take { $n } { NAME($thing, form: "many") } ({ $source }): no room, or none left.
}
dark_road-story-concern_idle = { $seat } finds no work and gains { $things }.
dark_road-story-concern_leads = { dark_road-event-caravan_led }
dark_road-story-concern_leads_with = { $seat } takes { $companion } along and leads a caravan to { $town } by the { $road }.
dark_road-story-concern_takes = { dark_road-event-commission_gained }
dark_road-story-concern_works = { $seat } { $work }: it { $did }.
dark_road-story-work-then = { $first }, { $second }
dark_road-story-work-and = { $first } and { $second }
dark_road-story-work-finally = { $first }, and { $second }
dark_road-story-work-dice = { $n ->
    [one] takes the market die of { $goods }
   *[other] takes the market dice of { $goods }
}
dark_road-story-work-both-dice = takes both market dice of { $goods }
dark_road-story-work-ring = moves the marker to { $space }
dark_road-story-work-ruins = moves the ruins marker to { $space }
dark_road-story-work-gains = gains { $things }
dark_road-story-work-pays = pays { $things }
dark_road-story-work-has = { $n ->
    [one] has { $n } crate now
   *[other] has { $n } crates now
}

## How many of what

dark_road-story-n-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
dark_road-story-n-prestige = { $n } prestige
dark_road-story-n-lantern = { $n ->
    [one] a lantern
    [2] two lanterns
    [3] three lanterns
   *[other] { $n } lanterns
}
dark_road-story-n-horseshoe = { $n ->
    [one] a horseshoe
    [2] two horseshoes
    [3] three horseshoes
   *[other] { $n } horseshoes
}
dark_road-story-n-lit_die = { $n ->
    [one] an illuminated die
    [2] two illuminated dice
    [3] three illuminated dice
   *[other] { $n } illuminated dice
}
dark_road-story-n-crate = { $n ->
    [one] a crate
    [2] two crates
    [3] three crates
   *[other] { $n } crates
}
dark_road-story-n-hero = { $n ->
    [one] a hero
    [2] two heroes
    [3] three heroes
   *[other] { $n } heroes
}
dark_road-story-n-commission = { $n ->
    [one] a commission
    [2] two commissions
    [3] three commissions
   *[other] { $n } commissions
}
dark_road-story-n-deed = { $n ->
    [one] a deed
    [2] two deeds
    [3] three deeds
   *[other] { $n } deeds
}
dark_road-story-n-quartz = { $n ->
    [one] a quartz
   *[other] { $n } quartz
}
dark_road-story-n-armor = { $n ->
    [one] armor
    [2] two suits of armor
    [3] three suits of armor
   *[other] { $n } suits of armor
}
dark_road-story-n-upgraded-armor = { $n ->
    [one] upgraded armor
    [2] two upgraded suits of armor
    [3] three upgraded suits of armor
   *[other] { $n } upgraded suits of armor
}
dark_road-story-n-weapon = { $n ->
    [one] a weapon
    [2] two weapons
    [3] three weapons
   *[other] { $n } weapons
}
dark_road-story-n-upgraded-weapon = { $n ->
    [one] an upgraded weapon
    [2] two upgraded weapons
    [3] three upgraded weapons
   *[other] { $n } upgraded weapons
}
dark_road-story-n-potion = { $n ->
    [one] a potion
    [2] two potions
    [3] three potions
   *[other] { $n } potions
}
dark_road-story-n-upgraded-potion = { $n ->
    [one] an upgraded potion
    [2] two upgraded potions
    [3] three upgraded potions
   *[other] { $n } upgraded potions
}
dark_road-story-n-staff = { $n ->
    [one] a staff
    [2] two staves
    [3] three staves
   *[other] { $n } staves
}
dark_road-story-n-upgraded-staff = { $n ->
    [one] an upgraded staff
    [2] two upgraded staves
    [3] three upgraded staves
   *[other] { $n } upgraded staves
}
dark_road-story-n-book = { $n ->
    [one] a book
    [2] two books
    [3] three books
   *[other] { $n } books
}
dark_road-story-n-upgraded-book = { $n ->
    [one] an upgraded book
    [2] two upgraded books
    [3] three upgraded books
   *[other] { $n } upgraded books
}
dark_road-story-n-instrument = { $n ->
    [one] an instrument
    [2] two instruments
    [3] three instruments
   *[other] { $n } instruments
}
dark_road-story-n-upgraded-instrument = { $n ->
    [one] an upgraded instrument
    [2] two upgraded instruments
    [3] three upgraded instruments
   *[other] { $n } upgraded instruments
}
