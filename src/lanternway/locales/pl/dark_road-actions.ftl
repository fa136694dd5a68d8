### Kupcy Mrocznego Traktu: akcje i pytania.

## Words of actions

dark_road-face-0 = 0
dark_road-face-1a = 1 (a)
dark_road-face-1b = 1 (b)
dark_road-face-2 = 2
dark_road-face-3 = 3
dark_road-face-4 = 4
dark_road-die-0 = 0
dark_road-die-1a = 1 (a)
dark_road-die-1b = 1 (b)
dark_road-die-2 = 2
dark_road-die-3 = 3
dark_road-die-4 = 4
dark_road-die-armor = pancerz
dark_road-die-weapon = broń
dark_road-die-potion = mikstura
dark_road-die-staff = kostur
dark_road-die-book = księga
dark_road-die-instrument = instrument
dark_road-die-plain = bez kości
dark_road-die-die = z kością podróży
dark_road-drawn-first = pierwszy
dark_road-drawn-second = drugi
dark_road-by-night = kość nocy
dark_road-by-lit = rozświetlona kość
dark_road-by-steed = wierzchowiec
dark_road-way-ahead = zgodnie z ruchem wskazówek zegara
dark_road-way-back = przeciwnie do ruchu wskazówek zegara
dark_road-to-ruins = Ruiny Yin
dark_road-to-towns = odległe miasta
dark_road-with-lantern = latarnia
dark_road-with-coin = moneta
dark_road-with-nothing = nic
dark_road-from-upper = górny czyn z dziedzińca
dark_road-from-lower = dolny czyn z dziedzińca
dark_road-from-deck = wierzch talii
dark_road-token-quartz = kwarc
dark_road-token-horseshoe = podkowa
dark_road-give-lantern = latarnia
dark_road-give-quartz = kwarc
dark_road-give-coins = monety
dark_road-get-lantern = latarnia
dark_road-get-quartz = kwarc
dark_road-get-coins = monety
dark_road-what-gain-coins = monety
dark_road-what-gain-prestige = prestiż
dark_road-what-gain-vp = punkty zwycięstwa
dark_road-what-gain-lantern = latarnia
dark_road-what-gain-horseshoe = podkowa
dark_road-what-gain-quartz = kwarc
dark_road-what-gain-lit_die = rozświetlona kość
dark_road-what-gain-good = towar
dark_road-what-gain-hero = bohater
dark_road-what-gain-commission = zlecenie
dark_road-what-gain-deed = czyn
dark_road-what-gain-wagon_upgrade = ulepszenie wozu
dark_road-what-gain-good_fortune = łut szczęścia
dark_road-what-gain-steed = wierzchowiec
dark_road-what-lose-coins = monety (oddane)
dark_road-what-lose-prestige = prestiż (oddany)
dark_road-what-lose-lantern = oddana latarnia
dark_road-what-lose-horseshoe = oddana podkowa
dark_road-what-lose-quartz = oddany kwarc
dark_road-what-lose-good = oddany towar
dark_road-what-lose-hero = oddany bohater
dark_road-what-flip-good = odwrócony towar
dark_road-what-craft-good = wytwarzanie
dark_road-what-move-ruins = krok w ruinach
dark_road-what-move-dark_market = krok po kręgu
dark_road-what-act-ruins = akcja ruin
dark_road-what-roll-oracle = rzut kością wyroczni
dark_road-what-roll-ruins = rzut kością ruin
dark_road-what-rotate-wheel = obrót koła
dark_road-what-ready-lit_die = przygotowanie rozświetlonej kości
dark_road-what-deliver-hero = dostarczony bohater
dark_road-what-choose = wybór
dark_road-what-pay = zapłata
dark_road-what-may = propozycja
dark_road-what-swap = wymiana
dark_road-what-again = ponowny rzut
dark_road-what-copy_travel_die = nagroda innej kości
dark_road-what-raise_travel_die = wyższa kość podróży
dark_road-what-free_shortcut = darmowy skrót

## Actions

dark_road-act-keep = Zatrzymaj czyn: { $drawn }
dark_road-act-draft = Weź { $steed } z bohaterem
dark_road-act-reset = Ustaw zablokowane kości na 1, 2, 3
dark_road-act-bump = Zablokuj { $die } na polu { $slot }
dark_road-act-unlock = Weź kość z pola { $slot }
dark_road-act-move = Rusz się: { $by }
dark_road-act-horseshoe = Wydaj podkowę: jedno pole { $way }
dark_road-act-activate = Aktywuj: { $place }
dark_road-act-rotate = Obróć koło o jeden krok
dark_road-act-turn = Zmień kość targu: { $die } → { $good }
dark_road-act-buy = Kup: { NAME($good, form: "acc") }
dark_road-act-ring = Przesuń znacznik kręgu o { $spaces } (koszt: { $spaces })
dark_road-act-recruit = Sprzedaj: { $hero }
dark_road-act-sell = Sprzedaj: { NAME($good, form: "acc") } ({ $side })
dark_road-act-show = Zapłać 1 prestiżu za trzech dodatkowych bohaterów
dark_road-act-travel = Idź: { $to }
dark_road-act-delve = Przesuń znacznik ruin o { $spaces }
dark_road-act-light = Rzuć kością ruin; koszt: { $with }
dark_road-act-invite = Weź w drogę: { $companion } ({ $die })
dark_road-act-invite-deck = Weź towarzysza z wierzchu talii
dark_road-act-declare = Prowadź do { $town }; droga: { $road }
dark_road-act-join = Dołącz do karawany
dark_road-act-stay = Zostań w domu
dark_road-act-die = Weź { $value }
dark_road-act-reroll = Wydaj latarnię: rzuć ponownie pozostałymi kośćmi
dark_road-act-raise = Dodaj { $by } do kości podróży
dark_road-act-visit = Odwiedź: { $town }
dark_road-act-pass = Nie odwiedzaj
dark_road-act-deliver = Dostarcz: „{ $commission }”
dark_road-act-load = Oddaj: { NAME($good, form: "acc") } ({ $side })
dark_road-act-escort = Dostarcz bohatera: { $hero }
dark_road-act-fortune = Łut szczęścia: { $fortune }
dark_road-act-choose = Wybierz: { $what }
dark_road-act-pay = Zapłać: { $what }
dark_road-act-swap = Oddaj: { $give }, weź: { $get }
dark_road-act-accept = Tak
dark_road-act-decline = Zrezygnuj
dark_road-act-done = Gotowe
dark_road-act-ready = Przygotuj rozświetloną kość { $die }
dark_road-act-take = Weź: { NAME($good, form: "acc") } ({ $side })
dark_road-act-give = Oddaj: { NAME($good, form: "acc") } ({ $side })
dark_road-act-flip = Odwróć: { NAME($good, form: "acc") }
dark_road-act-commission = Weź zlecenie: { $town }
dark_road-act-hero = Weź: { $hero }
dark_road-act-hero-deck = Weź bohatera z wierzchu talii
dark_road-act-deed = Weź: { $from }
dark_road-act-upgrade = Weź ulepszenie: { $upgrade }
dark_road-act-steed = Weź: { $steed }
dark_road-act-leave = Puść: { $hero }
dark_road-act-discard = Odrzuć: { NAME($good, form: "acc") } ({ $side })
dark_road-act-return = Zwróć: { $token }
dark_road-act-dismiss = Odeślij: { $hero }
dark_road-act-drop = Połóż pod stos: „{ $commission }”
dark_road-act-companion = Użyj towarzysza
dark_road-act-use = { $companion }: zdolność { $ability }
dark_road-act-copy = Zyskaj też nagrodę kości { $value }
dark_road-act-back = Nie teraz

## Wybory z ceną lub zyskiem

dark_road-act-keep-deed = Zatrzymaj czyn „{ $deed }”
dark_road-act-draft-hero = Weź: { $steed } i { $hero }
dark_road-act-bump-crafts = Zablokuj { $die } na polu { $slot } (towar: { $crafts })
dark_road-act-move-n = Rusz się o { $n }: { $by }
dark_road-act-buy-price = Kup: { NAME($good, form: "acc") } za { $price } { $price ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-recruit-most = Sprzedaj bohaterowi: { $hero } (najwyżej { $most } { $most ->
    [one] moneta
    [few] monety
   *[other] monet
})
dark_road-act-sell-quartz = Sprzedaj: { NAME($good, form: "acc") } ({ $side }) za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
} i { $quartz } kwarc
dark_road-act-sell-coins = Sprzedaj: { NAME($good, form: "acc") } ({ $side }) za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-declare-lanterns = Prowadź do { $town }; droga: { $road } ({ $lanterns } { $lanterns ->
    [one] latarnia
    [few] latarnie
   *[other] latarni
})
dark_road-act-raise-value = Dodaj { $by }: kość podróży liczy się jako { $value }
dark_road-act-escort-both = Dostarcz bohatera: { $hero } za { $both } { $both ->
    [one] monetę
    [few] monety
   *[other] monet
} i { $prestige } prestiżu
dark_road-act-escort-coins = Dostarcz bohatera: { $hero } za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-escort-prestige = Dostarcz bohatera: { $hero } za { $prestige } prestiżu
dark_road-act-fortune-coins = Łut szczęścia: { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[other] monet
}
dark_road-act-choose-coins = Wybierz: { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[other] monet
}
dark_road-act-choose-prestige = Wybierz: { $prestige } prestiżu
dark_road-act-choose-lanterns = Wybierz: { $lanterns } { $lanterns ->
    [one] latarnia
    [few] latarnie
   *[other] latarni
}
dark_road-act-choose-coins_given = Wybierz: oddaj { $coins_given } { $coins_given ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-choose-prestige_given = Wybierz: strać { $prestige_given } prestiżu
dark_road-act-choose-lanterns_given = Wybierz: oddaj { $lanterns_given } { $lanterns_given ->
    [one] latarnię
    [few] latarnie
   *[other] latarni
}
dark_road-act-choose-crafted = Wytwórz: { NAME($crafted, form: "acc") }
dark_road-act-choose-crafted_upgraded = Wytwórz: { NAME($crafted_upgraded, form: "acc") } (ulepszony towar)
dark_road-act-pay-coins = Zapłać { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-pay-worth = Zapłać towarem o wartości { $worth }
dark_road-act-swap-coins_given = Oddaj { $coins_given } { $coins_given ->
    [one] monetę
    [few] monety
   *[other] monet
}, weź: { $get }
dark_road-act-swap-coins = Oddaj: { $give }, weź { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-commission-commission = Weź „{ $commission }”: { $town }
dark_road-act-deed-deed = Weź „{ $deed }”: { $from }
dark_road-act-use-does = { $companion }: { $does }

## Questions

dark_road-prompt-keep = Który czyn zatrzymujesz?
dark_road-prompt-draft = Którego wierzchowca z bohaterem bierzesz?
dark_road-prompt-plan = Plan: którą kość blokujesz i na którym polu?
dark_road-prompt-move = Ruch: której kości używasz?
dark_road-prompt-horseshoe = Czy wydajesz podkowę na jeszcze jedno pole?
dark_road-prompt-activate = Co aktywujesz?
dark_road-prompt-final = Ostatnia wizyta: które miasto?
dark_road-prompt-slot = Akcja pola: która?
dark_road-prompt-bazaar = Na Bazarze: obróć, zmień, kup albo zakończ.
dark_road-prompt-ring = O ile rusza się znacznik kręgu?
dark_road-prompt-inn = Któremu bohaterowi sprzedajesz?
dark_road-prompt-sale = Co sprzedajesz?
dark_road-prompt-yurgs = Ruiny czy miasta?
dark_road-prompt-delve = O ile rusza się znacznik ruin?
dark_road-prompt-light = Czy rzucasz kością ruin?
dark_road-prompt-invite = Który towarzysz jedzie z tobą?
dark_road-prompt-declare = Którą drogą i do którego miasta?
dark_road-prompt-join = Czy dołączasz do karawany?
dark_road-prompt-die = Którą kość podróży bierzesz?
dark_road-prompt-raise = Czy dodajesz do kości podróży?
dark_road-prompt-copy_last = Czy towarzysz skopiuje kość, zanim wrócą?
dark_road-prompt-where = Które miasto regionu odwiedzasz?
dark_road-prompt-visit = Co dostarczasz?
dark_road-prompt-load = Które towary oddajesz?
dark_road-prompt-fortune = Jaki łut szczęścia?
dark_road-prompt-choose = Co wybierasz?
dark_road-prompt-pay = Jak płacisz?
dark_road-prompt-may = Czy to robisz?
dark_road-prompt-swap = Co wymieniasz?
dark_road-prompt-ready = Którą rozświetloną kość przygotowujesz?
dark_road-prompt-good = Który towar bierzesz?
dark_road-prompt-lose_good = Który towar oddajesz?
dark_road-prompt-lose_hero = Który bohater cię opuszcza?
dark_road-prompt-flip = Który towar odwracasz?
dark_road-prompt-gain_hero = Który bohater wsiada?
dark_road-prompt-gain_commission = Które zlecenie bierzesz?
dark_road-prompt-deed = Który czyn bierzesz?
dark_road-prompt-upgrade = Które ulepszenie wozu bierzesz?
dark_road-prompt-steed = Którego drugiego wierzchowca bierzesz?
dark_road-prompt-escort = Którego bohatera dostarczasz?
dark_road-prompt-store = Towary się nie mieszczą: co odrzucasz?
dark_road-prompt-tokens = Ekwipunek jest przepełniony: co zwracasz?
dark_road-prompt-hero_full = Miejsca bohaterów są zajęte: kto odchodzi?
dark_road-prompt-commission_full = Miejsca zleceń są zajęte: które odchodzi?
dark_road-prompt-companion = Którego towarzysza używasz?
dark_road-prompt-copy = Nagrodę której kości też zyskujesz?
dark_road-prompt-raise_by = Ile dodajesz?
dark_road-prompt-wait = Teraz kolej innych.
dark_road-prompt-over = Gra skończona.
