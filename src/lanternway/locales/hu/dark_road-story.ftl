### Merchants of the Dark Road: a napló. Címek, és több eseményből lett mondatok.

dark_road-story-round = { $round }. forduló
dark_road-story-turn = { $seat } köre
dark_road-story-final_visits = Az utolsó látogatások

dark_road-event-round = { $round }. forduló kezdődik.
dark_road-story-sold = { $seat } elad { NAME($goods, form: "acc") } { NAME($coins, form: "for") }.
dark_road-story-sold_to = { $seat } elad { NAME($hero, form: "dat") } { NAME($goods, form: "acc") } { NAME($coins, form: "for") }.
dark_road-story-bought = { $seat } vesz { NAME($goods, form: "acc") } { NAME($coins, form: "for") }.
dark_road-story-dark_market = { $n ->
    [0] { $seat } a feketepiac jelölővel { NAME($space, form: "to") } lép, és kap { NAME($goods, form: "acc") }.
   *[other] { $seat } fizet { NAME($coins, form: "acc") }, a feketepiac jelölővel { NAME($space, form: "to") } lép, és kap { NAME($goods, form: "acc") }.
}
dark_road-story-dark_market_south = { $seat } fizet { NAME($coins, form: "acc") }, és a feketepiac jelölővel { NAME($space, form: "to") } lép.
dark_road-story-horseshoe = { $back ->
    [0] { $seat } elkölt egy patkót, továbblép, és megáll { NAME($left, form: "the") } és { NAME($right, form: "the") } között.
   *[other] { $seat } elkölt egy patkót, visszalép, és megáll { NAME($left, form: "the") } és { NAME($right, form: "the") } között.
}
dark_road-story-reroll = { $seat } egy lámpásért újradobja { $n ->
    [one] az utazáskockát: { $dice }.
   *[other] az utazáskockákat: { $dice }.
}
dark_road-story-shortcut = { $seat } elhasznál { NAME($given, form: "acc") }, és karavánt vezet { NAME($road, form: "on") } { NAME($town, form: "to") }.
dark_road-story-event = Az esemény útközben: „{ $event }”; { $n ->
    [one] az utazáskocka: { $dice }.
   *[other] az utazáskockák: { $dice }.
}
dark_road-story-die_gains = { $seat } elveszi { $value ->
    [1] az 1-est
    [2] a 2-est
    [3] a 3-ast
    [4] a 4-est
    [5] az 5-öst
   *[6] a 6-ost
}, és kap { NAME($things, form: "acc") }.
dark_road-story-die_loses = { $seat } elveszi { $value ->
    [1] az 1-est
    [2] a 2-est
    [3] a 3-ast
    [4] a 4-est
    [5] az 5-öst
   *[6] a 6-ost
}, és veszít { NAME($things, form: "acc") }.
dark_road-story-hero_delivered = { $seat } hazaviszi { NAME($hero, form: "acc") } { NAME($town, form: "to") }, és kap { NAME($things, form: "acc") }.
dark_road-story-boarded = { $seat } felveszi a kocsijára { NAME($hero, form: "acc") }, és kap { NAME($things, form: "acc") }.
dark_road-story-commission_delivered = { $seat } leszállít { $goods } árut { NAME($town, form: "to") } erre a rendelésre: „{ $commission }”, és kap { NAME($things, form: "acc") }.
dark_road-story-ruins = { $seat } a romjelölővel { NAME($space, form: "to") } lép, és kap { NAME($things, form: "acc") }.
dark_road-story-rolled = { $seat } dob { NAME($face, form: "die") }: { NAME($face, form: "short") }; kap { NAME($things, form: "acc") }.
dark_road-story-paid_roll = { $seat } fizet { NAME($given, form: "acc") }, és dob { NAME($face, form: "die") } – { $face }.
dark_road-story-paid_roll_gains = { $seat } fizet { NAME($given, form: "acc") }, és dob { NAME($face, form: "die") }: { NAME($face, form: "short") }; kap { NAME($things, form: "acc") }.
dark_road-story-companion = { $seat } { NAME($companion, form: "dat") } ad egy kvarcot, és kap { NAME($things, form: "acc") }.
dark_road-story-deed = { $seat } elveszi ezt a küldetést: „{ $deed }”, és kap { NAME($things, form: "acc") }.
dark_road-story-notice = { $seat } teljesíti ezt a céhjegyzetet: „{ $notice }”, és kap { NAME($things, form: "acc") }.
dark_road-story-exchange = { $seat } odaad { NAME($given, form: "acc") }, és kap { NAME($things, form: "acc") }.
dark_road-story-gains = { $seat } kap { NAME($things, form: "acc") }.
dark_road-story-sells = { $seat } elad { NAME($things, form: "acc") }.
dark_road-story-gives = { $seat } odaad { NAME($things, form: "acc") }.
dark_road-story-pays = { $seat } fizet { NAME($things, form: "acc") }.
dark_road-story-discards = { $seat } eldob { NAME($things, form: "acc") }: nincs hely a kocsin.
dark_road-story-hands_over = { $seat } leszállít { NAME($things, form: "acc") }.
dark_road-story-heroes_shown = { $seat } felfedi a körgyűrű kocsmában: { NAME($heroes, form: "acc") }.
dark_road-story-market_dice = Az újradobott piackockák: { $goods }.
dark_road-story-windfall = { $seat } kap { NAME($things, form: "acc") } ({ $source }).
dark_road-story-deed_gives = { $seat } „{ $deed }” küldetése { NAME($things, form: "acc") } ér.
dark_road-story-windfall_lost = { $n ->
    [one] { $seat } nem kaphat { NAME($thing, form: "acc") } ({ $source }): nincs hely, vagy elfogyott.
   *[other] { $seat } nem kaphat { $n } { NAME($thing, form: "acc") } ({ $source }): nincs hely, vagy elfogyott.
}
dark_road-story-concern_idle = { $seat } nem talál munkát, és kap { NAME($things, form: "acc") }.
dark_road-story-concern_leads = { dark_road-event-caravan_led }
dark_road-story-concern_leads_with = { $seat } magával viszi { NAME($companion, form: "acc") }, és karavánt vezet { NAME($road, form: "on") } { NAME($town, form: "to") }.
dark_road-story-concern_takes = { dark_road-event-commission_gained }
dark_road-story-concern_works = { $seat } { $work }: { $did }.
dark_road-story-work-then = { $first }, { $second }
dark_road-story-work-and = { $first }, és { $second }
dark_road-story-work-finally = { $first }, és { $second }
dark_road-story-work-dice = { $n ->
    [one] elveszi a piackockát ({ $goods })
   *[other] elveszi a piackockákat ({ $goods })
}
dark_road-story-work-both-dice = elveszi mindkét piackockát ({ $goods })
dark_road-story-work-ring = a jelölővel { NAME($space, form: "to") } lép
dark_road-story-work-ruins = a romjelölővel { NAME($space, form: "to") } lép
dark_road-story-work-gains = kap { NAME($things, form: "acc") }
dark_road-story-work-pays = fizet { NAME($things, form: "acc") }
dark_road-story-work-has = most { $n } ládája van

## Miből mennyi

dark_road-story-n-coins = { $n } pénz
    .acc = { $n } pénzt
    .for = { $n } pénzért
dark_road-story-n-prestige = { $n } presztízspont
    .acc = { $n } presztízspontot
dark_road-story-n-lantern = { $n ->
    [1] egy lámpás
    [2] két lámpás
    [3] három lámpás
   *[other] { $n } lámpás
}
    .acc = { $n ->
        [1] egy lámpást
        [2] két lámpást
        [3] három lámpást
       *[other] { $n } lámpást
    }
dark_road-story-n-horseshoe = { $n ->
    [1] egy patkó
    [2] két patkó
    [3] három patkó
   *[other] { $n } patkó
}
    .acc = { $n ->
        [1] egy patkót
        [2] két patkót
        [3] három patkót
       *[other] { $n } patkót
    }
dark_road-story-n-lit_die = { $n ->
    [1] egy világító kocka
    [2] két világító kocka
    [3] három világító kocka
   *[other] { $n } világító kocka
}
    .acc = { $n ->
        [1] egy világító kockát
        [2] két világító kockát
        [3] három világító kockát
       *[other] { $n } világító kockát
    }
dark_road-story-n-crate = { $n ->
    [1] egy láda
    [2] két láda
    [3] három láda
   *[other] { $n } láda
}
    .acc = { $n ->
        [1] egy ládát
        [2] két ládát
        [3] három ládát
       *[other] { $n } ládát
    }
dark_road-story-n-hero = { $n ->
    [1] egy hős
    [2] két hős
    [3] három hős
   *[other] { $n } hős
}
    .acc = { $n ->
        [1] egy hőst
        [2] két hőst
        [3] három hőst
       *[other] { $n } hőst
    }
dark_road-story-n-commission = { $n ->
    [1] egy rendelés
    [2] két rendelés
    [3] három rendelés
   *[other] { $n } rendelés
}
    .acc = { $n ->
        [1] egy rendelést
        [2] két rendelést
        [3] három rendelést
       *[other] { $n } rendelést
    }
dark_road-story-n-deed = { $n ->
    [1] egy küldetés
    [2] két küldetés
    [3] három küldetés
   *[other] { $n } küldetés
}
    .acc = { $n ->
        [1] egy küldetést
        [2] két küldetést
        [3] három küldetést
       *[other] { $n } küldetést
    }
dark_road-story-n-quartz = { $n ->
    [1] egy kvarc
    [2] két kvarc
    [3] három kvarc
   *[other] { $n } kvarc
}
    .acc = { $n ->
        [1] egy kvarcot
        [2] két kvarcot
        [3] három kvarcot
       *[other] { $n } kvarcot
    }
dark_road-story-n-armor = { $n ->
    [1] egy páncél
    [2] két páncél
    [3] három páncél
   *[other] { $n } páncél
}
    .acc = { $n ->
        [1] egy páncélt
        [2] két páncélt
        [3] három páncélt
       *[other] { $n } páncélt
    }
dark_road-story-n-upgraded-armor = { $n ->
    [1] egy fejlesztett páncél
    [2] két fejlesztett páncél
    [3] három fejlesztett páncél
   *[other] { $n } fejlesztett páncél
}
    .acc = { $n ->
        [1] egy fejlesztett páncélt
        [2] két fejlesztett páncélt
        [3] három fejlesztett páncélt
       *[other] { $n } fejlesztett páncélt
    }
dark_road-story-n-weapon = { $n ->
    [1] egy fegyver
    [2] két fegyver
    [3] három fegyver
   *[other] { $n } fegyver
}
    .acc = { $n ->
        [1] egy fegyvert
        [2] két fegyvert
        [3] három fegyvert
       *[other] { $n } fegyvert
    }
dark_road-story-n-upgraded-weapon = { $n ->
    [1] egy fejlesztett fegyver
    [2] két fejlesztett fegyver
    [3] három fejlesztett fegyver
   *[other] { $n } fejlesztett fegyver
}
    .acc = { $n ->
        [1] egy fejlesztett fegyvert
        [2] két fejlesztett fegyvert
        [3] három fejlesztett fegyvert
       *[other] { $n } fejlesztett fegyvert
    }
dark_road-story-n-potion = { $n ->
    [1] egy főzet
    [2] két főzet
    [3] három főzet
   *[other] { $n } főzet
}
    .acc = { $n ->
        [1] egy főzetet
        [2] két főzetet
        [3] három főzetet
       *[other] { $n } főzetet
    }
dark_road-story-n-upgraded-potion = { $n ->
    [1] egy fejlesztett főzet
    [2] két fejlesztett főzet
    [3] három fejlesztett főzet
   *[other] { $n } fejlesztett főzet
}
    .acc = { $n ->
        [1] egy fejlesztett főzetet
        [2] két fejlesztett főzetet
        [3] három fejlesztett főzetet
       *[other] { $n } fejlesztett főzetet
    }
dark_road-story-n-staff = { $n ->
    [1] egy varázsbot
    [2] két varázsbot
    [3] három varázsbot
   *[other] { $n } varázsbot
}
    .acc = { $n ->
        [1] egy varázsbotot
        [2] két varázsbotot
        [3] három varázsbotot
       *[other] { $n } varázsbotot
    }
dark_road-story-n-upgraded-staff = { $n ->
    [1] egy fejlesztett varázsbot
    [2] két fejlesztett varázsbot
    [3] három fejlesztett varázsbot
   *[other] { $n } fejlesztett varázsbot
}
    .acc = { $n ->
        [1] egy fejlesztett varázsbotot
        [2] két fejlesztett varázsbotot
        [3] három fejlesztett varázsbotot
       *[other] { $n } fejlesztett varázsbotot
    }
dark_road-story-n-book = { $n ->
    [1] egy könyv
    [2] két könyv
    [3] három könyv
   *[other] { $n } könyv
}
    .acc = { $n ->
        [1] egy könyvet
        [2] két könyvet
        [3] három könyvet
       *[other] { $n } könyvet
    }
dark_road-story-n-upgraded-book = { $n ->
    [1] egy fejlesztett könyv
    [2] két fejlesztett könyv
    [3] három fejlesztett könyv
   *[other] { $n } fejlesztett könyv
}
    .acc = { $n ->
        [1] egy fejlesztett könyvet
        [2] két fejlesztett könyvet
        [3] három fejlesztett könyvet
       *[other] { $n } fejlesztett könyvet
    }
dark_road-story-n-instrument = { $n ->
    [1] egy hangszer
    [2] két hangszer
    [3] három hangszer
   *[other] { $n } hangszer
}
    .acc = { $n ->
        [1] egy hangszert
        [2] két hangszert
        [3] három hangszert
       *[other] { $n } hangszert
    }
dark_road-story-n-upgraded-instrument = { $n ->
    [1] egy fejlesztett hangszer
    [2] két fejlesztett hangszer
    [3] három fejlesztett hangszer
   *[other] { $n } fejlesztett hangszer
}
    .acc = { $n ->
        [1] egy fejlesztett hangszert
        [2] két fejlesztett hangszert
        [3] három fejlesztett hangszert
       *[other] { $n } fejlesztett hangszert
    }
