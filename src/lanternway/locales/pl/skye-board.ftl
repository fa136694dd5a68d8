# Słowa na planszy Skye.
skye-board-territory = Terytorium gracza { $player }
skye-board-lands = Czyje terytorium obejrzeć
skye-board-mine = Moje terytorium
skye-board-closer = Bliżej
skye-board-further = Dalej
skye-board-fit = Pokaż wszystko
skye-board-movement =
    { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    }
skye-board-waypoints = { $n ->
    [one] { $n } kamień milowy
    [few] { $n } kamienie milowe
    [many] { $n } kamieni milowych
   *[other] { $n } kamienia milowego
}
skye-board-tokens = { $n ->
    [one] { $n } żeton drogi
    [few] { $n } żetony drogi
    [many] { $n } żetonów drogi
   *[other] { $n } żetonu drogi
}
skye-board-my-gold = Moje złoto
skye-board-gold = złoto
skye-board-points = punkty
skye-board-tiles = żetony
skye-board-start = pierwszy gracz
skye-board-less = O jedno złoto mniej
skye-board-more = O jedno złoto więcej
skye-board-set-price = Wyceń na { $n }
skye-board-turns = Sposoby obrócenia żetonu
skye-board-scoring = Żetony punktacji
skye-board-scored-now = w tej rundzie: { $tiles }
skye-board-schedule = Które żetony punktują w której rundzie
skye-board-offers = Oferty
skye-board-prices-hidden = Ceny są jeszcze tajne
skye-board-bag = w worku: { $n }
skye-board-ready = gotowe
skye-board-round = Runda { $n } z { $all }
skye-board-phase-income = Przychód
skye-board-phase-price = Ceny
skye-board-phase-buy = Zakupy
skye-board-phase-build = Budowa
skye-board-phase-journey = Wędrówka
skye-board-phase-score = Punkty
skye-board-tab-tiles = Żetony
skye-board-tab-market = Targ
skye-board-tab-tracks = Tory
skye-board-key-turn = Obróć żeton
skye-board-key-axe = { skye-act-axe }
skye-board-space = { $track }, pole { $n }: { $needs }
skye-board-space-points = { $n ->
    [one] jednorazowo { $n } punkt
    [few] jednorazowo { $n } punkty
    [many] jednorazowo { $n } punktów
   *[other] jednorazowo { $n } punktu
}
skye-board-space-toll =
    opłata: { $n } { $n ->
        [one] złoto
       *[other] złota
    }
skye-board-space-round = { $n ->
    [one] { $n } punkt co rundę
    [few] { $n } punkty co rundę
    [many] { $n } punktów co rundę
   *[other] { $n } punktu co rundę
}
skye-board-space-income =
    { $n } { $n ->
        [one] złoto
       *[other] złota
    } co rundę
skye-board-space-movement = punkty ruchu: { $n }
skye-board-req-sheep = żeton z owcą
skye-board-req-cattle = żeton z bydłem
skye-board-req-farm = żeton z farmą
skye-board-req-broch = żeton z brochem
skye-board-req-lighthouse = żeton z latarnią morską
skye-board-req-ship = żeton z łodzią
skye-board-req-whisky = żeton z whisky
skye-board-req-castle = zamek
skye-board-req-distance_2 = co najmniej dwa od zamku
skye-board-req-distance_3 = co najmniej trzy od zamku
skye-board-req-distance_4 = co najmniej cztery od zamku
skye-board-req-completed_pasture = na zamkniętym obszarze pastwisk
skye-board-req-completed_mountain = na zamkniętym obszarze górskim
skye-board-req-completed_water = na zamkniętym obszarze wodnym
skye-board-req-completed_mountain_and_water = jednocześnie na zamkniętym obszarze górskim i wodnym
skye-board-req-scroll = żeton ze zwojem
skye-board-req-uppermost = żeton najdalej na północ
skye-board-req-lowermost = żeton najdalej na południe
skye-board-req-rightmost = żeton najdalej na wschód
skye-board-req-leftmost = żeton najdalej na zachód
skye-board-route = wykorzystane punkty ruchu: { $n } z { $all }
skye-board-income = przychód: co najmniej { $n }
skye-board-fits = { $n ->
    [0] teraz nigdzie nie pasuje
    [one] pasuje w jednym miejscu, teraz { $gain }
    [few] pasuje w { $n } miejscach, teraz najwyżej { $gain }
   *[other] pasuje w { $n } miejscach, teraz najwyżej { $gain }
}
skye-board-costs =
    { $n } { $n ->
        [one] złoto
       *[other] złota
    }
skye-board-turn-it = Obróć i połóż
skye-board-put-it = Wybierz podświetlone miejsce
skye-board-drag-it = Przeciągnij lub dotknij
skye-board-no-tiles = Brak żetonów do położenia
skye-board-turn-way = { $n ->
    [0] Bez obracania
    [1] O ćwierć w prawo
    [2] O połowę
   *[3] O ćwierć w lewo
} (teraz { $gain ->
    [one] 1 punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
})
skye-board-place-so = Połóż tak: { $n ->
    [0] bez obracania
    [1] obrót o ćwierć w prawo
    [2] obrót o połowę
   *[3] obrót o ćwierć w lewo
}, teraz { $gain ->
    [one] 1 punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
}
skye-board-cell = { $action }: teraz najwyżej { $gain ->
    [one] 1 punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
}
skye-board-lay-token = Połóż żeton drogi ({ $n })
skye-board-token = żeton drogi
skye-board-waypoint = kamień milowy
skye-board-journeyman = wędrowiec
skye-board-cost = { $n ->
    [one] 1 punkt ruchu
    [few] { $n } punkty ruchu
   *[other] { $n } punktów ruchu
}
skye-board-space-bonus = żeton premii: { $bonus }
skye-board-scrolls = zwoje { $change }
skye-board-changes = Żetony punktacji dla ciebie: { $changes }
skye-board-changes-nothing = Żaden żeton punktacji nie zmienia twojego wyniku
skye-board-key-digit = Żeton do wyceny, potem jego cena
skye-board-scoring-S0 = 2 za każdy kwadrat z czterech żetonów
skye-board-scoring-S1 = 1 za każdą owcę
skye-board-scoring-S2 = obszar górski z 1, 2, 3+ brochami: 1, 3, 6
skye-board-scoring-S3 = najwięcej: 5, drugi: 2
skye-board-scoring-S4 = 1 za każde zwierzę na żetonie z farmą lub obok niego
skye-board-scoring-S5 = 2 za każdą sztukę bydła
skye-board-scoring-S6 = 1 za każdy żeton
skye-board-scoring-S7 = 2 za każdy jego żeton
skye-board-scoring-S8 = 1 za każdy
skye-board-scoring-S9 = 3 za każdy z trzech lub więcej żetonów
skye-board-scoring-S10 = 5 za każdy zestaw
skye-board-scoring-S11 = { skye-board-scoring-S3 }
skye-board-scoring-S12 = { skye-board-scoring-S3 }
skye-board-scoring-S13 = 3 za każdy obszar wodny z łodzią i latarnią morską
skye-board-scoring-S14 = 3 za każdą nieprzerwaną kolumnę z co najmniej trzech żetonów
skye-board-scoring-S15 = 2 za każdy
skye-board-scoring-J1 = 2 za każdy krok
skye-board-scoring-J2 = 1 za każdy rząd i kolumnę
skye-board-scoring-J3 = 2 za każdy rząd
skye-board-scoring-J4 = 1 za każdy most
skye-board-final = Punktacja końcowa
skye-board-final-all = Pokaż wszystko
skye-board-final-hide = Obejrzyj terytoria
skye-board-final-sum = dotąd
skye-board-final-total = razem
skye-board-final-tile = { $letter }: { $tile }
skye-board-last-prices = Ceny z poprzedniej rundy
skye-board-last-prices-key = Wypełnione: żeton kupiono.
skye-board-asked = { $how ->
    [axe] { $tile }: topór
    [sold] { $tile }: sprzedany za { $price } { $price ->
            [one] złoto
           *[other] złota
        }
   *[other] { $tile }: { $price } { $price ->
            [one] złoto
           *[other] złota
        }, niesprzedany
}
skye-board-round-end = Runda podliczona
skye-board-round-after = Po rundzie { $n }
skye-board-round-next = Punktacja w rundzie { $n }: { $tiles }.
skye-board-before = wcześniej
skye-board-flags = flagi
skye-board-again = Jeszcze raz
skye-board-counted = { $player }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} za: { $tile }

## Prices, all in one view

skye-board-buy-from = Kup od: { $seat }
skye-board-gold-left = zostanie { $n }
skye-board-gold-have = masz { $n }
skye-board-at-note = Liczba na miejscu: tyle punktów doda tam żeton w punktacji tej rundy.
skye-board-plan-note = Dotknij żetonów, na których wędrowiec ma się zatrzymać. Liczba to droga; wypełniony znak to tor, na którym ruszysz dzięki kamieniowi milowemu.
skye-board-prices-ask = Ustal ceny
skye-board-prices-note = Tyle płacą ci inni; tyle płacisz, jeśli nikt nie kupi.
skye-board-priced = { $how ->
    [axe] Żeton { $n }, { $tile }: topór
    [price] Żeton { $n }, { $tile }: złoto, { $price }
   *[open] Żeton { $n }, { $tile }: jeszcze bez ceny
}
skye-board-tile-n = żeton { $n }
skye-board-axe = Topór
skye-board-put-axe = Topór tutaj
skye-board-put-axe-on = Połóż topór na żetonie { $n }, { $tile }
skye-board-price-it = Wyceń
skye-board-price-most = Tu najwyżej { $most }: reszta złota leży na innych żetonach
skye-board-price-none = Na ten żeton nie ma już złota: leży na innych żetonach
skye-board-sold = Sprzedany:
skye-board-sold-then = +{ $n } i zwrot { $n }
skye-board-unsold = Niesprzedany:
skye-board-unsold-then = twój za { $n }
skye-board-axed-then = Wraca do worka. Nikt go nie dostaje, nic nie kosztuje.
skye-board-open-then = Daj mu cenę albo topór.
skye-board-on-tile = na żetonie { $n }
skye-board-left = zostaje na zakupy
skye-board-left-none = nic nie zostaje na zakupy
skye-board-lock = Zatwierdź { $what }
skye-board-lock-word-axe = topór
skye-board-lock-axe = { $n ->
    [one] Jeden żeton musi dostać topór
    [few] Topór muszą dostać { $n } żetony
   *[other] Topór musi dostać { $n } żetonów
}
skye-board-lock-price = Każdy inny żeton musi mieć cenę
skye-board-outcomes = Jeśli tak zatwierdzisz
skye-board-outcomes-note = złoto przed twoim zakupem; ktoś może kupić wcześniej, więc najpierw może go przybyć
skye-board-out-nobody = Nikt nie kupi
skye-board-out-sells = Sprzeda się żeton { $n }
skye-board-out-all = { $n ->
    [one] Sprzeda się
    [2] Sprzedadzą się oba
    [few] Sprzedadzą się wszystkie
   *[other] Sprzedadzą się wszystkie
}
skye-board-out-keep = { $n ->
    [one] Zatrzymujesz jeden, płacisz { $gold }.
    [2] Zatrzymujesz oba, płacisz { $gold }.
    [few] Zatrzymujesz { $n }, płacisz { $gold }.
   *[other] Zatrzymujesz { $n }, płacisz { $gold }.
}
skye-board-out-got = { $gold } dla ciebie i twoje { $gold } z powrotem.
skye-board-out-none = Nie zostaje ci żaden z nich.
skye-board-out-short = { $n ->
    [0] bez żetonu, { $gold } złota do wydania
    [one] jeden żeton twój, zostaje { $gold } złota
   *[other] { $n } żetony twoje, zostaje { $gold } złota
}
skye-board-tracks-next = Następne pola
