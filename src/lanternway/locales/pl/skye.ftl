### Isle of Skye z dodatkiem Wędrowiec: nazwy, akcje, pytania.

## The game and its options

skye-name = Wyspa Skye
skye-about = Wyceniaj w tajemnicy trzy żetony, kupuj od sąsiadów i buduj terytorium, za które płacą cztery żetony punktacji.
skye-option-journeyman = Wędrowiec
skye-option-journeyman-help = Dodatek: wędrowiec przemierza twoje terytorium i przesuwa znaczniki na trzech torach.
skye-option-scoring_tiles = Żetony punktacji
skye-option-scoring_tiles-help = Losowe albo cztery wskazane, kolejno na A, B, C i D.
skye-option-scoring_tiles-random = losowe
skye-option-open_gold = Jawne złoto
skye-option-open_gold-help = Wszyscy widzą, ile kto ma złota.
skye-option-castle_counts = Zamek też się liczy
skye-option-castle_counts-help = Żeton punktacji za żetony przy drogach do zamku liczy także sam zamek.
skye-option-same_bonus_layout = Jednakowe żetony premii
skye-option-same_bonus_layout-help = Żetony premii leżą na tych samych miejscach każdej planszy postępu.

## Scoring tiles

skye-scoring-S0 = kwadraty z czterech żetonów
skye-scoring-S1 = owce
skye-scoring-S2 = brochy w obszarach górskich
skye-scoring-S3 = najwięcej żetonów z whisky
skye-scoring-S4 = zwierzęta przy farmach
skye-scoring-S5 = bydło przy drogach do zamku
skye-scoring-S6 = żetony przy drogach do zamku
skye-scoring-S7 = największy zamknięty obszar wodny
skye-scoring-S8 = zamknięte obszary
skye-scoring-S9 = duże zamknięte obszary
skye-scoring-S10 = zestawy: broch, farma i latarnia morska
skye-scoring-S11 = najwięcej łodzi
skye-scoring-S12 = najwięcej złota
skye-scoring-S13 = łodzie przy latarni morskiej
skye-scoring-S14 = kolumny z co najmniej trzech żetonów
skye-scoring-S15 = zamknięte obszary górskie
skye-scoring-J1 = odległość wędrowca od zamku
skye-scoring-J2 = rzędy i kolumny z brochem
skye-scoring-J3 = rzędy z dwoma żetonami o tym samym symbolu
skye-scoring-J4 = przekroczone mosty
skye-option-scoring_tiles-S0 = { skye-scoring-S0 }
skye-option-scoring_tiles-S1 = { skye-scoring-S1 }
skye-option-scoring_tiles-S2 = { skye-scoring-S2 }
skye-option-scoring_tiles-S3 = { skye-scoring-S3 }
skye-option-scoring_tiles-S4 = { skye-scoring-S4 }
skye-option-scoring_tiles-S5 = { skye-scoring-S5 }
skye-option-scoring_tiles-S6 = { skye-scoring-S6 }
skye-option-scoring_tiles-S7 = { skye-scoring-S7 }
skye-option-scoring_tiles-S8 = { skye-scoring-S8 }
skye-option-scoring_tiles-S9 = { skye-scoring-S9 }
skye-option-scoring_tiles-S10 = { skye-scoring-S10 }
skye-option-scoring_tiles-S11 = { skye-scoring-S11 }
skye-option-scoring_tiles-S12 = { skye-scoring-S12 }
skye-option-scoring_tiles-S13 = { skye-scoring-S13 }
skye-option-scoring_tiles-S14 = { skye-scoring-S14 }
skye-option-scoring_tiles-S15 = { skye-scoring-S15 }
skye-option-scoring_tiles-J1 = { skye-scoring-J1 }
skye-option-scoring_tiles-J2 = { skye-scoring-J2 }
skye-option-scoring_tiles-J3 = { skye-scoring-J3 }
skye-option-scoring_tiles-J4 = { skye-scoring-J4 }

## What each scoring tile pays

skye-scoring-S0-text = 2 punkty za każdy kwadrat z czterech żetonów; kwadraty mogą się nakładać.
skye-scoring-S1-text = 1 punkt za każdą owcę.
skye-scoring-S2-text = Za każdy obszar górski 1, 3 lub 6 punktów za 1, 2 lub co najmniej 3 brochy.
skye-scoring-S3-text = Najwięcej żetonów z whisky 5 punktów, drugie miejsce 2.
skye-scoring-S4-text = 1 punkt za każdą owcę i sztukę bydła na żetonie z farmą lub wokół niego.
skye-scoring-S5-text = 2 punkty za każdą sztukę bydła na żetonie połączonym drogą z zamkiem.
skye-scoring-S6-text = 1 punkt za każdy żeton połączony drogą z zamkiem.
skye-scoring-S7-text = 2 punkty za każdy żeton największego zamkniętego obszaru wodnego.
skye-scoring-S8-text = 1 punkt za każdy zamknięty obszar.
skye-scoring-S9-text = 3 punkty za każdy zamknięty obszar z co najmniej trzech żetonów.
skye-scoring-S10-text = 5 punktów za każdy zestaw: broch, farma i latarnia morska.
skye-scoring-S11-text = Najwięcej łodzi 5 punktów, drugie miejsce 2.
skye-scoring-S12-text = Najwięcej złota 5 punktów, drugie miejsce 2.
skye-scoring-S13-text = 3 punkty za każdy obszar wodny z łodzią i latarnią morską.
skye-scoring-S14-text = 3 punkty za każdą nieprzerwaną kolumnę z co najmniej trzech żetonów.
skye-scoring-S15-text = 2 punkty za każdy zamknięty obszar górski.
skye-scoring-J1-text = 2 punkty za każdy krok między wędrowcem a zamkiem.
skye-scoring-J2-text = 1 punkt za każdy rząd i każdą kolumnę z brochem.
skye-scoring-J3-text = 2 punkty za każdy rząd z dwoma żetonami o tym samym symbolu.
skye-scoring-J4-text = 1 punkt za każdy most przekroczony znacznikami.

## Tracks, bonus tiles, sides

skye-track-warrior = wojownik
    .gen = wojownika
skye-track-merchant = kupiec
    .gen = kupca
skye-track-herald = herold
    .gen = herolda
skye-bonus-third_waypoint = trzeci kamień milowy
skye-bonus-advance = awansuj na torze
skye-bonus-road = w drogę! (1 punkt i żeton drogi)
skye-bonus-boost = dodatkowy ruch (jednorazowo 4 punkty ruchu)
skye-bonus-gold = pięć sztuk złota
skye-bonus-two_roads = dwie drogi (dwa żetony drogi)
skye-bonus-no_discard = nie odrzucaj
skye-bonus-bank_pays = bank płaci
skye-bonus-two_purchases = dwa zakupy
skye-side-east = wschód
skye-side-south = południe
skye-side-north = północ
skye-side-west = zachód

## Symbols

skye-symbol-sheep = owce
skye-symbol-cattle = bydło
skye-symbol-farm = farma
skye-symbol-broch = broch
skye-symbol-lighthouse = latarnia morska
skye-symbol-ship = łódź
skye-symbol-whisky = whisky

## Where points come from

skye-score-a = żeton punktacji A
skye-score-b = żeton punktacji B
skye-score-c = żeton punktacji C
skye-score-d = żeton punktacji D
skye-score-warrior = tor wojownika
skye-score-merchant = tor kupca
skye-score-herald = tor herolda
skye-score-bonus = żetony premii
skye-score-scrolls = zwoje
skye-score-gold = złoto
skye-score-other = z wcześniejszej gry

## Actions

skye-act-axe = Połóż topór na żetonie
skye-act-axe-tile = Połóż topór przy { NAME($tile, form: "loc") }
skye-act-spare = Wyceń wszystkie trzy żetony
skye-act-price = Żądaj { $gold } złota
skye-act-price-tile = Żądaj { $gold } złota za { NAME($tile, form: "acc") }
skye-act-buy = Kup { NAME($tile, form: "acc") }
skye-act-buy-price =
    Kup { NAME($tile, form: "acc") } za { $price } { $price ->
        [one] złoto
       *[other] złota
    }
skye-act-buy-bank =
    Kup { NAME($tile, form: "acc") }: bank płaci { $bank } { $bank ->
        [one] złoto
       *[other] złota
    }
skye-act-pass = Nie kupuj
skye-act-take = Połóż { NAME($tile, form: "acc") }
skye-act-at = Połóż żeton
skye-act-at-by_tile = Połóż na { $side } od { NAME($by_tile, form: "gen") }
skye-act-turn =
    { $turns ->
        [0] Połóż bez obracania
        [1] Obróć o ćwierć w prawo
        [2] Obróć o połowę
       *[3] Obróć o ćwierć w lewo
    }
skye-act-waypoint = Połóż kamień milowy przy { NAME($tile, form: "loc") }
skye-act-waypoint-route =
    Połóż kamień przy { NAME($tile, form: "loc") }{ $route ->
        [0] {""}
       *[other] {" "}(ruch: { $route })
    }
skye-act-boost = Użyj dodatkowego ruchu
skye-act-collect = Zbierz kamień milowy przy { NAME($tile, form: "loc") }
skye-act-collect-steps =
    { $steps ->
        [0] Zbierz tutaj, przy { NAME($tile, form: "loc") }
       *[other] Idź do { NAME($tile, form: "gen") } (ruch: { $steps })
    }
skye-act-advance = Awansuj na torze { NAME($track, form: "gen") }
skye-act-advance-gold =
    Zapłać { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }: awansuj na torze { NAME($track, form: "gen") } na pole { $space }{ $points ->
        [0] {""}
        [one] {" "}(1 punkt)
        [few] {" "}({ $points } punkty)
       *[many] {" "}({ $points } punktów)
    }
skye-act-advance-points =
    Awansuj na torze { NAME($track, form: "gen") } na pole { $space }, zdobywając { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
skye-act-advance-space = Awansuj na torze { NAME($track, form: "gen") } na pole { $space }
skye-act-decline = Nie awansuj
skye-act-bonus = Użyj żetonu premii: { $bonus }
skye-act-token = Połóż żeton drogi na { $side } od { NAME($tile, form: "gen") }
skye-act-done = Gotowe
skye-act-revise = Wycofaj
skye-act-revise-tiles =
    { $tiles ->
        [0] Wycofaj
        [one] Wycofaj to, co leży na 1 żetonie
        [few] Wycofaj to, co leży na { $tiles } żetonach
       *[other] Wycofaj to, co leży na { $tiles } żetonach
    }

## Questions

skye-prompt-axe = Który żeton dostaje topór?
skye-prompt-price =
    Ile żądasz za { NAME($tile, form: "acc") }? Najwyżej { $most } { $most ->
        [one] złoto
       *[other] złota
    }.
skye-prompt-confirm = Gotowe? Możesz to wycofać, póki wszyscy nie skończą.
skye-prompt-confirm-last = Gotowe? Wszyscy inni już skończyli, więc nie da się cofnąć.
skye-prompt-done = Gotowe. Możesz to wycofać, póki wszyscy nie skończą.
skye-prompt-buy =
    { $bank ->
        [0] Kup żeton innego gracza albo nic nie kupuj. Masz { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }.
       *[other] Kup żeton innego gracza albo nic nie kupuj. Bank płaci.
    }
skye-prompt-buy-again =
    { $bank ->
        [0] Kup drugi żeton albo nic nie kupuj. Masz { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }.
       *[other] Kup drugi żeton albo nic nie kupuj. Bank płaci.
    }
skye-prompt-take = Który żeton kładziesz teraz?
skye-prompt-at = Gdzie kładziesz { NAME($tile, form: "acc") }?
skye-prompt-turn = Jak obracasz { NAME($tile, form: "acc") } na { $side } od { NAME($by_tile, form: "gen") }?
skye-prompt-plan =
    { $n ->
        [0] Wszystkie kamienie milowe leżą
        [one] Połóż jeszcze jeden kamień milowy albo zakończ
        [few] Połóż najwyżej { $n } kamienie milowe
       *[many] Połóż najwyżej { $n } kamieni milowych
    }. Masz { $steps ->
        [one] 1 punkt ruchu
        [few] { $steps } punkty ruchu
       *[many] { $steps } punktów ruchu
    }.
skye-prompt-journey =
    Który kamień milowy teraz zbierasz? Masz jeszcze { $steps ->
        [one] 1 punkt ruchu
        [few] { $steps } punkty ruchu
       *[many] { $steps } punktów ruchu
    }.
skye-prompt-advance-sale =
    Sprzedajesz { NAME($tile, form: "acc") }. Awansujesz na torze wojownika? Masz { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }.
skye-prompt-advance-symbol =
    Dostajesz żeton z symbolem wędrowca: { $tile }. Awansujesz na którymś torze? Masz { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }.
skye-prompt-advance-bonus =
    Żeton premii: awansujesz na którymś torze? Masz { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }.
skye-prompt-advance-waypoint =
    Kamień milowy zebrany przy { NAME($tile, form: "loc") }. Awansujesz na którymś torze? Masz { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }.
skye-prompt-bonus =
    { $n ->
        [few] Masz { $n } odblokowane żetony premii: który zadziała teraz?
       *[many] Masz { $n } odblokowanych żetonów premii: który zadziała teraz?
    }
skye-prompt-tokens-before-income = Układasz żetony drogi przed przychodem?
skye-prompt-tokens-before-score = Układasz żetony drogi przed punktacją?
skye-prompt-over = Koniec gry.
skye-prompt-wait = Czekamy na decyzję: { $seat }.
skye-prompt-wait-all = Czekamy na { $n ->
        [one] jednego gracza
        [few] { $n } graczy
       *[many] { $n } graczy
    }.

## Why not

skye-why-over = Gra się skończyła.
skye-why-no-seat = Nikt tam nie siedzi.
skye-why-not-you = Teraz decyduje { $seat }.
skye-why-committed = Już skończone; wycofaj, jeśli chcesz coś zmienić.
skye-why-nothing-to-revise = Nie ma jeszcze czego wycofać.
skye-why-revise-when-done = Wycofać możesz, gdy skończysz, póki nie skończą wszyscy.
skye-why-not-now = Tego teraz nie można zrobić.
skye-why-order = Jeśli najpierw zbierzesz kamień milowy przy { NAME($tile, form: "loc") }, nie dotrzesz do wszystkich pozostałych.
skye-why-no-waypoint = Nie masz kamienia milowego przy { NAME($tile, form: "loc") }.
skye-why-no-tokens = Nie masz żetonu drogi.
skye-why-no-edge = Żeton drogi leży między dwoma żetonami twojego terytorium.
skye-why-token-there = Leży tam już żeton drogi.
skye-why-token-later = Gdy działają żetony premii, żetony drogi czekają do następnej fazy.
skye-why-advance-gold =
    To kosztuje { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }, a masz { $has }.
skye-why-warrior-only = Sprzedaż pozwala awansować tylko na torze wojownika.
skye-why-loop = Między dwoma ostatnimi polami toru znacznik przesuwa tylko kamień milowy z żetonu, który spełnia wymaganie pola.
skye-why-no-bonus = Tego żetonu premii nie ma wśród właśnie odblokowanych: { $bonus }.
skye-why-requirement = Wymagania następnego pola nie spełnia ten żeton: { $tile }.
skye-why-price-gold =
    Cena może wynosić najwyżej { $most } { $most ->
        [one] złoto
       *[other] złota
    }.
skye-why-one-axe = Topór już leży na żetonie.
skye-why-axe-first = Najpierw wybierz żeton dla topora.
skye-why-no-spare = Tylko „nie odrzucaj” pozwala wycenić wszystkie żetony.
skye-why-unpriced = Żeton nie ma jeszcze ceny.
skye-why-not-for-sale = Tego żetonu nie ma na sprzedaż: { $tile }.
skye-why-own-tile = Ten żeton jest twój: { $tile }.
skye-why-buy-gold =
    Kosztuje { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }, a do wydania masz tylko { $has }.
skye-why-fits-nowhere = Ten żeton teraz nigdzie nie pasuje: { $tile }.
skye-why-not-in-hand = Nie masz tego żetonu: { $tile }.
skye-why-cell-taken = Leży tam już żeton.
skye-why-no-edge-shared = To miejsce nie styka się krawędzią z twoim terytorium.
skye-why-terrain = Teren tego żetonu tam nie pasuje: { $tile }.
skye-why-unplaced = Żeton, który pasuje, trzeba położyć.
skye-why-waypoint-there = Przy { NAME($tile, form: "loc") } leży już twój kamień milowy.
skye-why-not-your-tile = Na twoim terytorium nie ma tego żetonu: { $tile }.
skye-why-no-more-waypoints = Nie masz już kamieni milowych.
skye-why-too-far =
    Nie da się zebrać wszystkich kamieni milowych, mając { $steps ->
        [one] 1 punkt ruchu
        [few] { $steps } punkty ruchu
       *[many] { $steps } punktów ruchu
    }.
skye-why-no-boost = Nie masz dodatkowego ruchu.
