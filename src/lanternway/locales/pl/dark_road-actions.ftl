### Kupcy z Nocnego Traktu: akcje i pytania.

## Words of actions

dark_road-face-0 = 0
dark_road-face-1a = 1 (zbroja)
dark_road-face-1b = 1 (broń)
dark_road-face-2 = 2
dark_road-face-3 = 3
dark_road-face-4 = 4
dark_road-die-0 = 0
dark_road-die-1a = 1 (zbroja)
    .n = 1
dark_road-die-1b = 1 (broń)
    .n = 1
dark_road-die-2 = 2
dark_road-die-3 = 3
dark_road-die-4 = 4
dark_road-die-armor = zbroja
    .from = ze zbroi
dark_road-die-weapon = broń
    .from = z broni
dark_road-die-potion = mikstura
    .from = z mikstury
dark_road-die-staff = kostur
    .from = z kostura
dark_road-die-book = księga
    .from = z księgi
dark_road-die-instrument = instrument
    .from = z instrumentu
dark_road-die-plain = bez kości podróży
    .word = plain
dark_road-die-die = z kością podróży
    .word = die
dark_road-drawn-first = pierwsze
dark_road-drawn-second = drugie
dark_road-by-night = kość nocy
    .gen = kości nocy
dark_road-by-lit = kość blasku
    .gen = kości blasku
dark_road-by-steed = wierzchowiec
    .gen = wierzchowca
dark_road-way-ahead = do przodu
dark_road-way-back = do tyłu
dark_road-to-ruins = Ruiny Yin
    .gen = Ruin Yin
dark_road-to-towns = miasteczka na rubieżach
    .gen = miasteczek na rubieżach
dark_road-with-lantern = za latarenkę
dark_road-with-coin = za monetę
dark_road-with-nothing = za darmo
dark_road-from-upper = górne dokonanie z Dziedzińca
    .short = górne na Dziedzińcu
dark_road-from-lower = dolne dokonanie z Dziedzińca
    .short = dolne na Dziedzińcu
dark_road-from-deck = dokonanie z wierzchu talii
dark_road-token-quartz = żarokwarc
dark_road-token-horseshoe = podkowa
    .acc = podkowę
dark_road-give-lantern = latarenka
    .acc = latarenkę
dark_road-give-quartz = żarokwarc
dark_road-give-coins = monety
dark_road-get-lantern = latarenka
    .acc = latarenkę
dark_road-get-quartz = żarokwarc
dark_road-get-coins = monety
dark_road-what-gain-coins = monety
    .do = zyskaj monety
dark_road-what-gain-prestige = prestiż
    .do = zyskaj prestiż
dark_road-what-gain-vp = punkty zwycięstwa
    .do = zyskaj punkty zwycięstwa
dark_road-what-gain-lantern = latarenka
    .do = zyskaj latarenkę
dark_road-what-gain-horseshoe = podkowa
    .do = zyskaj podkowę
dark_road-what-gain-quartz = żarokwarc
    .do = zyskaj żarokwarc
dark_road-what-gain-lit_die = kość blasku
    .do = zyskaj kość blasku
dark_road-what-gain-good = towar
    .do = zyskaj towar
dark_road-what-gain-hero = bohater
    .do = zyskaj bohatera
dark_road-what-gain-commission = zamówienie
    .do = weź zamówienie
dark_road-what-gain-deed = dokonanie
    .do = weź dokonanie
dark_road-what-gain-wagon_upgrade = ulepszenie wozu
    .do = weź ulepszenie wozu
dark_road-what-gain-good_fortune = uśmiech losu
    .do = wybierz uśmiech losu
dark_road-what-gain-steed = wierzchowiec
    .do = weź wierzchowca
dark_road-what-lose-coins = monety
    .ins = monetami
    .do = strać monety
dark_road-what-lose-prestige = prestiż
    .ins = prestiżem
    .do = strać prestiż
dark_road-what-lose-lantern = latarenka
    .ins = latarenką
    .do = strać latarenkę
dark_road-what-lose-horseshoe = podkowa
    .ins = podkową
    .do = strać podkowę
dark_road-what-lose-quartz = żarokwarc
    .ins = żarokwarcem
    .do = strać żarokwarc
dark_road-what-lose-good = towar
    .ins = towarem
    .do = strać towar
dark_road-what-lose-hero = bohater
    .ins = bohaterem
    .do = pożegnaj bohatera
dark_road-what-flip-good = druga strona towaru
    .do = odwróć towar
dark_road-what-craft-good = wytwarzanie
    .do = wytwórz towar
dark_road-what-move-ruins = krok w ruinach
    .do = przesuń znacznik ruin
dark_road-what-move-dark_market = krok znacznika Czarnego Rynku
    .do = przesuń znacznik Czarnego Rynku
dark_road-what-act-ruins = akcja ruin
    .do = wykonaj akcję ruin
dark_road-what-roll-oracle = rzut kością wyroczni
    .do = rzuć kością wyroczni
dark_road-what-roll-ruins = rzut kością ruin
    .do = rzuć kością ruin
dark_road-what-rotate-wheel = obrót koła rynku
    .do = obróć koło rynku
dark_road-what-ready-lit_die = kość blasku do puli akcji
    .do = przygotuj kość blasku
dark_road-what-deliver-hero = dostarczenie bohatera
    .do = dostarcz bohatera
dark_road-what-choose = wybór
    .do = wybierz
dark_road-what-pay = zapłata
    .do = zapłać
dark_road-what-may = propozycja
    .do = przyjmij propozycję
dark_road-what-swap = wymiana
    .do = wymień
dark_road-what-again = ponowny rzut
    .do = rzuć ponownie
dark_road-what-copy_travel_die = nagroda dowolnej kości
    .do = zyskaj nagrodę dowolnej kości
dark_road-what-raise_travel_die = wyższa kość podróży
    .do = zwiększ swoją kość podróży
dark_road-what-free_shortcut = darmowy skrót
    .do = pojedź skrótem za darmo

## Actions

dark_road-act-keep = Zatrzymaj { $drawn } dokonanie
dark_road-act-draft = Weź { NAME($steed, form: "acc") } i jego bohatera
dark_road-act-reset = Ustaw zablokowane kości na 1, 2, 3
dark_road-act-bump = Połóż kość { $die } na { $slot }. polu blokady
dark_road-act-unlock = Weź kość z { $slot }. pola blokady
dark_road-act-move = Użyj { NAME($by, form: "gen") }
dark_road-act-horseshoe = Wydaj podkowę: 1 pole { $way }
dark_road-act-activate = Aktywuj { NAME($place, form: "acc") }
dark_road-act-rotate = Obróć koło rynku o jedno pole
dark_road-act-turn = Zmień kość rynku { NAME($die, form: "from") } na { NAME($good, form: "acc") }
dark_road-act-buy = Kup { NAME($good, form: "acc") }
dark_road-act-ring = { $spaces ->
    [one] Przesuń znacznik o { $spaces } pole za { $spaces } monetę
    [few] Przesuń znacznik o { $spaces } pola za { $spaces } monety
   *[other] Przesuń znacznik o { $spaces } pól za { $spaces } monet
}
dark_road-act-recruit = Sprzedaj bohaterowi: { $hero }
dark_road-act-sell = Sprzedaj { dark_road-text-tile }
dark_road-act-show = Zapłać 1 punkt prestiżu: odkryj trzech bohaterów
dark_road-act-travel = Wyrusz do { NAME($to, form: "gen") }
dark_road-act-delve = { $spaces ->
    [one] Przesuń znacznik ruin o { $spaces } pole
    [few] Przesuń znacznik ruin o { $spaces } pola
   *[other] Przesuń znacznik ruin o { $spaces } pól
}
dark_road-act-light = Rzuć kością ruin { $with }
dark_road-act-invite = { NAME($die, form: "word") ->
    [die] Weź w drogę { NAME($companion, form: "acc") } z kością podróży
   *[plain] Weź w drogę { NAME($companion, form: "acc") }
}
dark_road-act-invite-deck = Weź w drogę towarzysza z wierzchu talii
dark_road-act-declare = Prowadź { NAME($road, form: "ins") } do { NAME($town, form: "gen") }
dark_road-act-join = Dołącz do karawany
dark_road-act-stay = Zostań w domu
dark_road-act-die = Wybierz kość { $value }
dark_road-act-reroll = Wydaj latarenkę: przerzuć pozostałe kości
dark_road-act-raise = Dodaj { $by } do swojej kości podróży
dark_road-act-visit = Odwiedź { NAME($town, form: "acc") }
dark_road-act-pass = Nie odwiedzaj miasteczka
dark_road-act-deliver = Zrealizuj zamówienie „{ $commission }”
dark_road-act-load = Dostarcz { dark_road-text-tile }
dark_road-act-escort = Dostarcz { NAME($hero, form: "acc") }
dark_road-act-fortune = Weź { $fortune }
dark_road-act-choose = { UP(NAME($what, form: "do")) }
dark_road-act-pay = Zapłać { NAME($what, form: "ins") }
dark_road-act-swap = Wymień { NAME($give, form: "acc") } na { NAME($get, form: "acc") }
dark_road-act-accept = Tak
dark_road-act-decline = Pomiń
dark_road-act-done = Gotowe
dark_road-act-ready = Przełóż kość blasku { $die } do puli akcji
dark_road-act-take = Weź { dark_road-text-tile }
dark_road-act-give = Oddaj { dark_road-text-tile }
dark_road-act-flip = Odwróć { NAME($good, form: "acc") }
dark_road-act-commission = Weź zamówienie dla { NAME($town, form: "gen") }
dark_road-act-hero = Weź { NAME($hero, form: "acc") }
dark_road-act-hero-deck = Weź bohatera z wierzchu talii
dark_road-act-deed = Weź { $from }
dark_road-act-upgrade = Weź „{ $upgrade }”
dark_road-act-steed = Weź { NAME($steed, form: "acc") }
dark_road-act-leave = Pożegnaj { NAME($hero, form: "acc") }
dark_road-act-discard = Odrzuć { dark_road-text-tile }
dark_road-act-return = Zwróć { NAME($token, form: "acc") }
dark_road-act-dismiss = Odeślij { NAME($hero, form: "acc") }
dark_road-act-drop = Odłóż „{ $commission }” pod stos
dark_road-act-companion = Użyj towarzysza
dark_road-act-use = { UP($companion) }: zdolność { $ability }
dark_road-act-copy = Zyskaj też nagrodę kości { $value }
dark_road-act-back = Nie teraz

## Wybory z ceną lub zyskiem

dark_road-act-keep-deed = Zatrzymaj „{ $deed }”
dark_road-act-draft-hero = Weź { NAME($steed, form: "acc") }; bohater: { $hero }
dark_road-act-bump-crafts = Połóż kość { NAME($die, form: "n") } na { $slot }. polu blokady: wytwórz { NAME($crafts, form: "acc") }
dark_road-act-move-n = { $n ->
    [0] Użyj { NAME($by, form: "gen") }: zostań na miejscu
    [one] Użyj { NAME($by, form: "gen") }: { $n } pole
    [few] Użyj { NAME($by, form: "gen") }: { $n } pola
   *[other] Użyj { NAME($by, form: "gen") }: { $n } pól
}
dark_road-act-buy-price = { $price ->
    [0] Weź { NAME($good, form: "acc") } za darmo
    [one] Kup { NAME($good, form: "acc") } za { $price } monetę
    [few] Kup { NAME($good, form: "acc") } za { $price } monety
   *[other] Kup { NAME($good, form: "acc") } za { $price } monet
}
dark_road-act-recruit-most = Sprzedaj bohaterowi: { $hero } (do { $most } { $most ->
    [one] monety
    [few] monet
   *[other] monet
})
dark_road-act-sell-quartz = Sprzedaj { dark_road-text-tile } za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
} i { $quartz } żarokwarc
dark_road-act-sell-coins = Sprzedaj { dark_road-text-tile } za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-declare-lanterns = { $lanterns ->
    [0] Prowadź { NAME($road, form: "ins") } do { NAME($town, form: "gen") } za darmo
    [one] Prowadź { NAME($road, form: "ins") } do { NAME($town, form: "gen") } za { $lanterns } latarenkę
    [few] Prowadź { NAME($road, form: "ins") } do { NAME($town, form: "gen") } za { $lanterns } latarenki
   *[other] Prowadź { NAME($road, form: "ins") } do { NAME($town, form: "gen") } za { $lanterns } latarenek
}
dark_road-act-raise-value = Dodaj { $by }: twoja kość podróży liczy się jako { $value }
dark_road-act-escort-both = Dostarcz { NAME($hero, form: "acc") } za { $both } { $both ->
    [one] monetę
    [few] monety
   *[other] monet
} i { $prestige } { $prestige ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu
dark_road-act-escort-coins = Dostarcz { NAME($hero, form: "acc") } za { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-escort-prestige = Dostarcz { NAME($hero, form: "acc") } za { $prestige } { $prestige ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu
dark_road-act-fortune-coins = Weź { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-choose-coins = Zyskaj { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-choose-prestige = Zyskaj { $prestige } { $prestige ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu
dark_road-act-choose-lanterns = Zyskaj { $lanterns } { $lanterns ->
    [one] latarenkę
    [few] latarenki
   *[other] latarenek
}
dark_road-act-choose-coins_given = Strać { $coins_given } { $coins_given ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-choose-prestige_given = Strać { $prestige_given } { $prestige_given ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu
dark_road-act-choose-lanterns_given = Strać { $lanterns_given } { $lanterns_given ->
    [one] latarenkę
    [few] latarenki
   *[other] latarenek
}
dark_road-act-choose-and_coins = { UP(NAME($what, form: "do")) } i { $and_coins } { $and_coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-choose-and_prestige = { UP(NAME($what, form: "do")) } i { $and_prestige } { $and_prestige ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu
dark_road-act-choose-crafted = Wytwórz { NAME($crafted, form: "acc") }
dark_road-act-choose-crafted_upgraded = Wytwórz { NAME($crafted_upgraded, form: "fine_acc") }
dark_road-act-pay-coins = Zapłać { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-pay-worth = Zapłać towarem wartym { $worth }
dark_road-act-swap-coins_given = Wymień { $coins_given } { $coins_given ->
    [one] monetę
    [few] monety
   *[other] monet
} na { NAME($get, form: "acc") }
dark_road-act-swap-coins = Wymień { NAME($give, form: "acc") } na { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[other] monet
}
dark_road-act-commission-commission = Weź „{ $commission }” dla { NAME($town, form: "gen") }
dark_road-act-deed-deed = Weź „{ $deed }” ({ NAME($from, form: "short") })
dark_road-act-use-does = { UP($companion) }: { $does }

## Questions

dark_road-prompt-keep = Które dokonanie zatrzymujesz?
dark_road-prompt-draft = Którego wierzchowca z bohaterem bierzesz?
dark_road-prompt-plan = Planowanie: którą kość nocy kładziesz i na którym polu blokady?
dark_road-prompt-move = Ruch: której kości używasz?
dark_road-prompt-horseshoe = Czy wydajesz podkowę na jeszcze jedno pole?
dark_road-prompt-activate = Co aktywujesz?
dark_road-prompt-final = Ostatnia wizyta: które miasteczko?
dark_road-prompt-slot = Którą akcję specjalną wykonujesz?
dark_road-prompt-bazaar = Na Wielkim Bazarze: obróć koło, zmień kość, kup albo zakończ.
dark_road-prompt-ring = O ile pól przesuwasz znacznik Czarnego Rynku?
dark_road-prompt-inn = Któremu bohaterowi sprzedajesz?
dark_road-prompt-sale = Co sprzedajesz?
dark_road-prompt-yurgs = Ruiny Yin czy miasteczka na rubieżach?
dark_road-prompt-delve = O ile pól przesuwasz znacznik ruin?
dark_road-prompt-light = Czy rzucasz kością ruin?
dark_road-prompt-invite = Który towarzysz jedzie z tobą?
dark_road-prompt-declare = Którą drogą i do którego miasteczka?
dark_road-prompt-join = Czy dołączasz do karawany?
dark_road-prompt-die = Którą kość podróży bierzesz?
dark_road-prompt-raise = Czy zwiększasz wartość swojej kości podróży?
dark_road-prompt-copy_last = Czy użyjesz towarzysza, by skopiować kość, zanim kości wrócą do puli?
dark_road-prompt-where = Które miasteczko regionu odwiedzasz?
dark_road-prompt-visit = Co dostarczasz?
dark_road-prompt-load = Które towary dostarczasz?
dark_road-prompt-fortune = Który uśmiech losu wybierasz?
dark_road-prompt-choose = Co wybierasz?
dark_road-prompt-pay = Jak płacisz?
dark_road-prompt-may = Czy chcesz to zrobić?
dark_road-prompt-swap = Co wymieniasz?
dark_road-prompt-ready = Którą kość blasku przekładasz do puli akcji?
dark_road-prompt-good = Który towar bierzesz?
dark_road-prompt-lose_good = Który towar oddajesz?
dark_road-prompt-lose_hero = Który bohater odchodzi?
dark_road-prompt-flip = Który towar odwracasz?
dark_road-prompt-gain_hero = Którego bohatera bierzesz?
dark_road-prompt-gain_commission = Które zamówienie bierzesz?
dark_road-prompt-deed = Które dokonanie bierzesz?
dark_road-prompt-upgrade = Które ulepszenie wozu bierzesz?
dark_road-prompt-steed = Którego drugiego wierzchowca bierzesz?
dark_road-prompt-escort = Którego bohatera dostarczasz?
dark_road-prompt-store = Towary się nie mieszczą: co odrzucasz?
dark_road-prompt-tokens = Ekwipunek jest przepełniony: co zwracasz?
dark_road-prompt-hero_full = Na wozie nie ma miejsca dla bohatera: kto odchodzi?
dark_road-prompt-commission_full = Wszystkie miejsca na zamówienia są zajęte: które odrzucasz?
dark_road-prompt-companion = Którego towarzysza używasz?
dark_road-prompt-copy = Nagrodę której kości jeszcze zyskujesz?
dark_road-prompt-raise_by = Ile dodajesz?
dark_road-prompt-wait = Teraz decyduje { $seat }.
dark_road-prompt-over = Gra skończona.
