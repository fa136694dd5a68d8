# Słowa na planszy Skye.
skye-board-territory = Terytorium: { $player }
skye-board-lands = Czyje terytorium obejrzeć
skye-board-mine = Moje terytorium
skye-board-closer = Bliżej
skye-board-further = Dalej
skye-board-fit = Pokaż wszystko
skye-board-movement = Ruch: { $n }
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
skye-board-free = { $n } na zakupy
skye-board-less = O jedno złoto mniej
skye-board-more = O jedno złoto więcej
skye-board-set-price = Wyceń na { $n }
skye-board-axed = Topór: wraca do worka
skye-board-axe-here = Dotknij, aby położyć tu topór
skye-board-turns = Sposoby obrócenia żetonu
skye-board-scoring = Żetony punktacji
skye-board-scored-now = w tej rundzie: { $tiles }
skye-board-schedule = Które żetony punktują w której rundzie
skye-board-offers = Oferty
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
skye-board-no-tracks = Ta gra toczy się bez Wędrowca.
skye-board-key-turn = Obróć żeton
skye-board-key-axe = Połóż topór na żetonie
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
skye-board-space-income = { $n } złota co rundę
skye-board-space-movement = ruch { $n }
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
skye-board-route = ruch: { $n } z { $all }
skye-board-on-tile = { $gold } na żetonie { $n }
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
    [0] Bez obrotu
    [one] Jedna ćwierć obrotu
    [few] { $n } ćwierci obrotu
   *[other] { $n } ćwierci obrotu
} (teraz { $gain ->
    [one] 1 punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
})
skye-board-place-so = Połóż tak: { $n ->
    [0] bez obrotu
    [one] jedna ćwierć obrotu
    [few] { $n } ćwierci obrotu
   *[other] { $n } ćwierci obrotu
}, teraz { $gain ->
    [one] 1 punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
}
skye-board-cell = Połóż na { $x }, { $y }: teraz najwyżej { $gain ->
    [one] 1 punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
}
skye-board-lay-token = { $n ->
    [one] Połóż żeton drogi
   *[other] Połóż żeton drogi ({ $n })
}
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
skye-board-key-digit = Żeton dla topora, potem cena
skye-board-scoring-S0 = 2 za każdy kwadrat z czterech żetonów
skye-board-scoring-S1 = 1 za każdą owcę
skye-board-scoring-S2 = góry z 1, 2, 3+ brochami: 1, 3, 6
skye-board-scoring-S3 = najwięcej: 5, drugi: 2
skye-board-scoring-S4 = 1 za każde zwierzę na żetonie z farmą lub obok niego
skye-board-scoring-S5 = 2 za każdą sztukę bydła
skye-board-scoring-S6 = 1 za każdy żeton
skye-board-scoring-S7 = 2 za każdy jego żeton
skye-board-scoring-S8 = 1 za każdy
skye-board-scoring-S9 = 3 za każdy z trzech lub więcej żetonów
skye-board-scoring-S10 = 5 za każdy zestaw
skye-board-scoring-S11 = najwięcej: 5, drugi: 2
skye-board-scoring-S12 = najwięcej: 5, drugi: 2
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
