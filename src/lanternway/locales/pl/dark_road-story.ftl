### Kupcy z Nocnego Traktu: kronika. Nagłówki i zdania z kilku zdarzeń.

dark_road-story-round = Runda { $round }
dark_road-story-turn = Tura: { $seat }
dark_road-story-final_visits = Ostatnie wizyty

dark_road-event-round = Zaczyna się runda { $round }.
dark_road-story-sold = { $seat } sprzedaje { $goods } za { $coins }.
dark_road-story-sold_to = { $seat } sprzedaje bohaterowi ({ $hero }) { $goods } za { $coins }.
dark_road-story-bought = { $seat } kupuje { $goods } za { $coins }.
dark_road-story-dark_market = { $n ->
    [0] { $seat } przesuwa znacznik Czarnego Rynku na { $space } i zyskuje { $goods }.
   *[other] { $seat } płaci { $coins }, przesuwa znacznik Czarnego Rynku na { $space } i zyskuje { $goods }.
}
dark_road-story-dark_market_south = { $seat } płaci { $coins } i przesuwa znacznik Czarnego Rynku na { $space }.
dark_road-story-horseshoe = { $back ->
    [0] { $seat } wydaje podkowę, rusza dalej i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
   *[other] { $seat } wydaje podkowę, cofa się i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
}
dark_road-story-reroll = { $seat } wydaje latarenkę na przerzut; { $n ->
    [one] kość podróży pokazuje { $dice }.
    [few] kości podróży pokazują: { $dice }.
   *[other] kości podróży pokazują: { $dice }.
}
dark_road-story-shortcut = { $seat } wydaje { $given } i prowadzi karawanę { NAME($road, form: "ins") } do { NAME($town, form: "gen") }.
dark_road-story-event = Zdarzenie po drodze to „{ $event }”; { $n ->
    [one] kość podróży pokazuje { $dice }.
    [few] kości podróży pokazują: { $dice }.
   *[other] kości podróży pokazują: { $dice }.
}
dark_road-story-die_gains = { $seat } wybiera kość { $value } i zyskuje { $things }.
dark_road-story-die_loses = { $seat } wybiera kość { $value } i traci { $things }.
dark_road-story-hero_delivered = { $seat } dowozi { NAME($hero, form: "acc") } do { NAME($town, form: "gen") } i zyskuje { $things }.
dark_road-story-boarded = { $seat } zabiera na wóz { NAME($hero, form: "acc") } i zyskuje { $things }.
dark_road-story-commission_delivered = { $seat } dostarcza do { NAME($town, form: "gen") } { $goods } { $goods ->
    [one] towar
    [few] towary
   *[other] towarów
} w ramach zamówienia „{ $commission }” i zyskuje { $things }.
dark_road-story-ruins = { $seat } przesuwa znacznik ruin do { NAME($space, form: "gen") } i zyskuje { $things }.
dark_road-story-rolled = { $seat } rzuca { NAME($face, form: "die") } ({ NAME($face, form: "short") }) i zyskuje { $things }.
dark_road-story-paid_roll = { $seat } wydaje { $given } i rzuca { NAME($face, form: "die") } – { $face }.
dark_road-story-paid_roll_gains = { $seat } wydaje { $given }, rzuca { NAME($face, form: "die") } ({ NAME($face, form: "short") }) i zyskuje { $things }.
dark_road-story-companion = { $seat } daje { NAME($companion, form: "dat") } żarokwarc i zyskuje { $things }.
dark_road-story-deed = { $seat } bierze dokonanie „{ $deed }” i zyskuje { $things }.
dark_road-story-notice = { $seat } spełnia Komunikat Gildii „{ $notice }” i zyskuje { $things }.
dark_road-story-exchange = { $seat } oddaje { $given } i zyskuje { $things }.
dark_road-story-gains = { $seat } zyskuje { $things }.
dark_road-story-sells = { $seat } sprzedaje { $things }.
dark_road-story-gives = { $seat } oddaje { $things }.
dark_road-story-pays = { $seat } płaci { $things }.
dark_road-story-discards = { $seat } odrzuca { $things }: brak miejsca na wozie.
dark_road-story-hands_over = { $seat } dostarcza { $things }.
dark_road-story-heroes_shown = { $seat } odkrywa w Gospodzie przy Dookolu: { $heroes }.
dark_road-story-market_dice = Przerzucone kości rynku pokazują { NAME($goods, form: "acc") }.
dark_road-story-windfall = { $seat } zyskuje { $things } ({ $source }).
dark_road-story-deed_gives = { $seat }: dokonanie „{ $deed }” daje { $things }.
dark_road-story-windfall_lost = { $n ->
    [one] { $seat } nie bierze { NAME($thing, form: "gen") } ({ $source }): brak miejsca lub zasobów.
    [few] { $seat } nie bierze { $n } { NAME($thing, form: "many") } ({ $source }): brak miejsca lub zasobów.
   *[other] { $seat } nie bierze { $n } { NAME($thing, form: "many") } ({ $source }): brak miejsca lub zasobów.
}
dark_road-story-concern_idle = { $seat } nie znajduje zajęcia i zyskuje { $things }.
dark_road-story-concern_leads = { dark_road-event-caravan_led }
dark_road-story-concern_leads_with = { $seat } bierze w drogę { NAME($companion, form: "acc") } i prowadzi karawanę { NAME($road, form: "ins") } do { NAME($town, form: "gen") }.
dark_road-story-concern_takes = { dark_road-event-commission_gained }
dark_road-story-concern_works = { $seat } { $work }: { $did }.
dark_road-story-work-then = { $first }, { $second }
dark_road-story-work-and = { $first } i { $second }
dark_road-story-work-finally = { $first } i { $second }
dark_road-story-work-dice = { $n ->
    [one] bierze kość rynku ({ $goods })
    [few] bierze kości rynku ({ $goods })
   *[other] bierze kości rynku ({ $goods })
}
dark_road-story-work-both-dice = bierze obie kości rynku ({ $goods })
dark_road-story-work-ring = przesuwa znacznik na { $space }
dark_road-story-work-ruins = przesuwa znacznik ruin do { NAME($space, form: "gen") }
dark_road-story-work-gains = zyskuje { $things }
dark_road-story-work-pays = płaci { $things }
dark_road-story-work-has = { $n ->
    [one] ma teraz { $n } skrzynię
    [few] ma teraz { $n } skrzynie
   *[other] ma teraz { $n } skrzyń
}

## Ile czego (w bierniku)

dark_road-story-n-coins = { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
}
dark_road-story-n-prestige = { $n ->
    [one] 1 punkt prestiżu
    [few] { $n } punkty prestiżu
   *[other] { $n } punktów prestiżu
}
dark_road-story-n-lantern = { $n ->
    [one] latarenkę
    [2] dwie latarenki
    [3] trzy latarenki
    [few] { $n } latarenki
   *[other] { $n } latarenek
}
dark_road-story-n-horseshoe = { $n ->
    [one] podkowę
    [2] dwie podkowy
    [3] trzy podkowy
    [few] { $n } podkowy
   *[other] { $n } podków
}
dark_road-story-n-lit_die = { $n ->
    [one] kość blasku
    [2] dwie kości blasku
    [3] trzy kości blasku
    [few] { $n } kości blasku
   *[other] { $n } kości blasku
}
dark_road-story-n-crate = { $n ->
    [one] skrzynię
    [2] dwie skrzynie
    [3] trzy skrzynie
    [few] { $n } skrzynie
   *[other] { $n } skrzyń
}
dark_road-story-n-hero = { $n ->
    [one] bohatera
    [few] { $n } bohaterów
   *[other] { $n } bohaterów
}
dark_road-story-n-commission = { $n ->
    [one] zamówienie
    [2] dwa zamówienia
    [3] trzy zamówienia
    [few] { $n } zamówienia
   *[other] { $n } zamówień
}
dark_road-story-n-deed = { $n ->
    [one] dokonanie
    [2] dwa dokonania
    [3] trzy dokonania
    [few] { $n } dokonania
   *[other] { $n } dokonań
}
dark_road-story-n-quartz = { $n ->
    [one] żarokwarc
    [2] dwa żarokwarce
    [3] trzy żarokwarce
    [few] { $n } żarokwarce
   *[other] { $n } żarokwarców
}
dark_road-story-n-armor = { $n ->
    [one] zbroję
    [2] dwie zbroje
    [3] trzy zbroje
    [few] { $n } zbroje
   *[other] { $n } zbroi
}
dark_road-story-n-upgraded-armor = { $n ->
    [one] doskonałą zbroję
    [2] dwie doskonałe zbroje
    [3] trzy doskonałe zbroje
    [few] { $n } doskonałe zbroje
   *[other] { $n } doskonałych zbroi
}
dark_road-story-n-weapon = { $n ->
    [one] broń
    [2] dwie bronie
    [3] trzy bronie
    [few] { $n } bronie
   *[other] { $n } broni
}
dark_road-story-n-upgraded-weapon = { $n ->
    [one] doskonałą broń
    [2] dwie doskonałe bronie
    [3] trzy doskonałe bronie
    [few] { $n } doskonałe bronie
   *[other] { $n } doskonałych broni
}
dark_road-story-n-potion = { $n ->
    [one] miksturę
    [2] dwie mikstury
    [3] trzy mikstury
    [few] { $n } mikstury
   *[other] { $n } mikstur
}
dark_road-story-n-upgraded-potion = { $n ->
    [one] doskonałą miksturę
    [2] dwie doskonałe mikstury
    [3] trzy doskonałe mikstury
    [few] { $n } doskonałe mikstury
   *[other] { $n } doskonałych mikstur
}
dark_road-story-n-staff = { $n ->
    [one] kostur
    [2] dwa kostury
    [3] trzy kostury
    [few] { $n } kostury
   *[other] { $n } kosturów
}
dark_road-story-n-upgraded-staff = { $n ->
    [one] doskonały kostur
    [2] dwa doskonałe kostury
    [3] trzy doskonałe kostury
    [few] { $n } doskonałe kostury
   *[other] { $n } doskonałych kosturów
}
dark_road-story-n-book = { $n ->
    [one] księgę
    [2] dwie księgi
    [3] trzy księgi
    [few] { $n } księgi
   *[other] { $n } ksiąg
}
dark_road-story-n-upgraded-book = { $n ->
    [one] doskonałą księgę
    [2] dwie doskonałe księgi
    [3] trzy doskonałe księgi
    [few] { $n } doskonałe księgi
   *[other] { $n } doskonałych ksiąg
}
dark_road-story-n-instrument = { $n ->
    [one] instrument
    [2] dwa instrumenty
    [3] trzy instrumenty
    [few] { $n } instrumenty
   *[other] { $n } instrumentów
}
dark_road-story-n-upgraded-instrument = { $n ->
    [one] doskonały instrument
    [2] dwa doskonałe instrumenty
    [3] trzy doskonałe instrumenty
    [few] { $n } doskonałe instrumenty
   *[other] { $n } doskonałych instrumentów
}
