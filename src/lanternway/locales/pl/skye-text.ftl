### Isle of Skye in words: the terminal and the text view.

skye-text-round = runda { $n } z { $most }
skye-text-stage-tokens-before-income = żetony drogi
skye-text-stage-income = przychód
skye-text-stage-price = ustalanie cen
skye-text-stage-buy = zakupy
skye-text-stage-buy-again = drugie zakupy
skye-text-stage-keep = niesprzedane żetony zostają
skye-text-stage-trade-end = po handlu
skye-text-stage-build = budowa
skye-text-stage-plan = układanie kamieni milowych
skye-text-stage-journey = wędrówka
skye-text-stage-journey-end = po wędrówce
skye-text-stage-tokens-before-score = żetony drogi przed punktacją
skye-text-stage-score = punktacja
skye-text-stage-over = koniec
skye-text-scoring = Żetony punktacji (* punktuje w tej rundzie)
skye-text-market = Żetony na sprzedaż
skye-text-hand = Żetony do położenia
skye-text-progress = Twoje tory: następne pole
skye-text-castle-pays = Na zamku można zapłacić zamiast spełnić wymaganie; złoto w sekcjach od 1 do 4: { $costs }.
skye-text-next =
    Tor { NAME($track, form: "gen") }, następne pole: wymaganie: { $needs }; opłata { $toll }; od razu { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; daje: { $gives }.
skye-text-walker = Wędrowiec stoi przy { NAME($tile, form: "loc") }; punkty ruchu w rundzie: { $n }.
skye-text-waypoints = Kamienie milowe leżą tutaj: { $tiles }.
skye-text-bonuses = Żetony premii na torze { NAME($track, form: "gen") }: { $tiles }.
skye-text-token = Żeton drogi łączy { NAME($tile, form: "acc") } i { NAME($other, form: "acc") }.
skye-text-axe = topór
skye-text-turned = { $n ->
    [0] bez obracania
    [1] o ćwierć w prawo
    [2] o połowę
   *[3] o ćwierć w lewo
}
skye-text-road = droga: { $sides }
skye-text-roads = droga
skye-text-earns =
    { $n } { $n ->
        [one] złoto
       *[other] złota
    } co rundę po połączeniu drogą z zamkiem
skye-text-castle-earns =
    { $n } { $n ->
        [one] złoto
       *[other] złota
    } co rundę
skye-text-token-gives = Żetony połączone drogą z zamkiem: +{ $n }. Przychód w każdej rundzie: +{ $gold } złota. Punkty za żetony punktacji tej rundy: +{ $points }.
skye-text-edge = { UP($tile) }, { $side }: { $other }
skye-text-bonus-third_waypoint = Trzeci kamień milowy, od następnej wędrówki.
skye-text-bonus-advance = Awans na dowolnym torze, bez względu na wymaganie następnego pola; opłatę trzeba uiścić.
skye-text-bonus-road = 1 punkt i żeton drogi.
skye-text-bonus-boost = Dodatkowe 4 punkty ruchu w jednej z późniejszych wędrówek, do wyboru.
skye-text-bonus-gold = 5 złota.
skye-text-bonus-two_roads = Dwa żetony drogi.
skye-text-bonus-no_discard = 3 punkty; odtąd możesz wycenić wszystkie trzy żetony, a twój przychód jest o 3 złota wyższy.
skye-text-bonus-bank_pays = 3 punkty; odtąd za kupowane przez ciebie żetony płacą zasoby.
skye-text-bonus-two_purchases = 3 punkty; odtąd po zakupie żetonu możesz kupić drugi, kiedy wszyscy zakończą swoją kolej.
skye-text-journeyman = symbol wędrowca
skye-text-scroll = zwój: 1 punkt za { $n ->
    [one] każdy symbol
    [few] każde { $n } symbole
   *[other] każde { $n } symboli
} ({ $symbol }), podwójnie w zamkniętym obszarze
skye-text-scrolls = zwój
skye-text-inside = w środku
skye-text-terrain-pasture = pastwisko
skye-text-terrain-mountain = góry
skye-text-terrain-water = woda
skye-text-column-points = punkty
skye-text-column-gold = złoto
skye-text-column-scrolls = zwoje
skye-text-column-rounds = rundy
skye-text-column-you-now = ty teraz
skye-text-column-others-now = inni
skye-text-column-pays = punktuje
skye-text-column-owner = właściciel
skye-text-column-tile = żeton
skye-text-column-price = cena
skye-text-column-fits = miejsca
skye-text-column-best = najlepiej teraz
skye-text-column-shows = przedstawia
skye-text-column-left = zostaje na zakupy
skye-text-column-if-sold = gdy sprzedasz
skye-text-column-if-kept = gdy nie: twój, złoto
skye-text-column-gain = punkty w tej rundzie
skye-text-column-turn = najlepszy obrót
skye-text-column-steps = ruch
skye-text-column-advances = awans
skye-text-column-joined = połączone
skye-text-column-income = przychód
skye-text-column-needs = wymaganie
skye-text-column-gives = daje
skye-text-column-track = tor
skye-text-column-at = teraz
skye-text-column-toll = opłata
skye-text-note-price =
    Masz { $n } { $n ->
        [one] złoto
       *[other] złota
    }; cena leży na żetonie. Sprzedany: dostajesz cenę i odzyskujesz swoje złoto. Niesprzedany: żeton jest twój za tę cenę.
skye-text-note-buy = Sprzedający dostaje cenę i odbiera złoto z żetonu.
skye-text-symbols = Symbole
skye-text-points-so-far = Punkty do tej pory
skye-text-bag = { $n ->
    [one] W worku został 1 żeton.
    [few] W worku zostały { $n } żetony.
    [many] W worku zostało { $n } żetonów.
   *[other] W worku zostało { $n } żetonu.
}
skye-text-column-place = od zamku
skye-text-where = na { $side } od { NAME($tile, form: "gen") }
skye-text-off = { $n } na { $side }
