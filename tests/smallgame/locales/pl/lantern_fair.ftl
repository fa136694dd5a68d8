lantern_fair-name = Jarmark latarń
lantern_fair-about = Licytuj turę, zapalaj karty, zbieraj punkty. Mała gra, która pokazuje, jak powstają gry.

lantern_fair-option-rounds = Rundy
lantern_fair-option-rounds-help = Ile rund się rozgrywa.
lantern_fair-option-rolls = Kości
lantern_fair-option-rolls-help = Jak zwycięzca licytacji rzuca o olej.
lantern_fair-option-rolls-die = Jedna kość
lantern_fair-option-rolls-pair = Lepsza z dwóch kości
lantern_fair-option-beacons = Latarnie morskie
lantern_fair-option-beacons-help = Czy wśród kart są latarnie morskie.

lantern_fair-card-candle = świeca
lantern_fair-card-match = zapałka
lantern_fair-card-wind = wiatr
lantern_fair-card-beacon = latarnia morska

lantern_fair-act-bid = Licytuj { $coins }
lantern_fair-act-revise = Cofnij ofertę
lantern_fair-act-pour = Wylej dwie miarki oleju za punkt
lantern_fair-act-light = Zapal: { $card }
lantern_fair-act-done = Koniec
lantern_fair-act-keep = Zatrzymaj: { $card }
lantern_fair-act-pay = Zapłać monetę
lantern_fair-act-pay-coins = Zapłać 1 monetę (masz { $coins })
lantern_fair-act-discard = Odrzuć: { $card }

lantern_fair-event-committed = { $seat } ma już gotową ofertę.
lantern_fair-event-committed-secret = { $seat } licytuje w tajemnicy { $coins }.
lantern_fair-event-revised = { $seat } cofa ofertę.
lantern_fair-event-bid = { $seat }: oferta { $coins }.
lantern_fair-event-rolled = { $seat } wyrzuca { $n } i dostaje tyle oleju.
lantern_fair-event-poured = { $seat } wylewa dwie miarki oleju i zdobywa punkt.
lantern_fair-event-lit = { $seat } zapala: { $card }.
lantern_fair-event-drew =
    { $n ->
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $n } karty.
       *[other] { $seat } dobiera { $n } kart.
    }
lantern_fair-event-drew-secret = { $seat } dobiera: { $cards }.
lantern_fair-event-discarded = { $seat } odrzuca: { $card }.
lantern_fair-event-paid = { $seat } płaci monetę. Dostaje ją { $to_seat }.
lantern_fair-event-round = Koniec rundy { $n }.

lantern_fair-prompt-bidding = Ile dajesz za turę?
lantern_fair-prompt-bids-missing = Twoja oferta jest gotowa, inni jeszcze myślą. Możesz ją cofnąć.
lantern_fair-prompt-turn = Twoja tura: wylewaj olej, zapal kartę albo zakończ.
lantern_fair-prompt-keeping = Którą z dwóch kart zatrzymujesz?
lantern_fair-prompt-blown = Wieje wiatr: zapłać monetę albo odrzuć kartę.
lantern_fair-prompt-beaming = Latarnia świeci: zapal jeszcze jedną kartę albo zakończ.
lantern_fair-prompt-wait = Teraz decyduje { $seat }.
lantern_fair-prompt-over = Jarmark się skończył.

lantern_fair-why-over = Gra jest skończona.
lantern_fair-why-no-seat = Nie ma takiego miejsca przy stole.
lantern_fair-why-already-bid = Twoja oferta jest już złożona; możesz ją tylko cofnąć.
lantern_fair-why-coins =
    { $coins ->
        [0] Nie masz monet.
        [one] Masz tylko jedną monetę.
        [few] Masz tylko { $coins } monety.
       *[other] Masz tylko { $coins } monet.
    }
lantern_fair-why-not-you = Teraz decyduje { $seat }.
lantern_fair-why-oil-pour = Do wylania trzeba dwóch miarek oleju.
lantern_fair-why-lit = W tej turze karta została już zapalona.
lantern_fair-why-oil-light = Zapalenie karty kosztuje miarkę oleju.
lantern_fair-why-no-card = Nie masz tej karty.
lantern_fair-why-not-drawn = To nie jest żadna z tych dwóch kart.
lantern_fair-why-no-coin = Nie masz monety, żeby zapłacić.
lantern_fair-why-not-now = Teraz pytanie dotyczy czegoś innego.

lantern_fair-score-points = punkty
lantern_fair-score-coins = monety
lantern_fair-score-cards = karty

lantern_fair-clause-1-1 = Każdy zaczyna z czterema monetami i trzema tajnymi kartami. Monety, olej, punkty i liczba kart są jawne.
lantern_fair-clause-2-1 = Runda zaczyna się od tajnej, równoczesnej licytacji: od zera do dziewięciu monet, nigdy więcej, niż się ma.
lantern_fair-clause-2-2 = Ofertę można cofnąć, dopóki nie padnie ostatnia.
lantern_fair-clause-2-3 = Wygrywa najwyższa oferta, przy remisie pierwsza, licząc od prowadzącego. Zwycięzca płaci i prowadzi, pozostali dostają po monecie.
lantern_fair-clause-2-4 = Zwycięzca rzuca kością albo liczy lepszą z dwóch i dostaje tyle oleju.
lantern_fair-clause-3-1 = W turze wylewa się olej i zapala kartę w dowolnej kolejności, a potem kończy.
lantern_fair-clause-3-2 = Dwie wylane miarki oleju dają punkt, póki jest olej.
lantern_fair-clause-3-3 = Raz na turę, za miarkę oleju, zapala się kartę z ręki: pokazuje, odrzuca i wykonuje.
lantern_fair-clause-3-4 = Świeca daje dwa punkty.
lantern_fair-clause-3-5 = Zapałka dobiera w tajemnicy dwie karty; jedną się zatrzymuje, drugą jawnie odrzuca.
lantern_fair-clause-3-6 = Przez wiatr następne miejsce płaci zapalającemu monetę albo odrzuca kartę, jak woli.
lantern_fair-clause-3-7 = Latarnia morska daje punkt i pozwala zapalić jeszcze jedną kartę bez oleju.
lantern_fair-clause-4-1 = Gra kończy się po ostatniej rundzie.
lantern_fair-clause-4-2 = Liczą się punkty, każde trzy monety jako jeden i każde dwie pozostałe karty jako jeden. Przy remisie wygrywa większy zapas oleju, inaczej zwycięstwo jest wspólne.

lantern_fair-text-round = runda { $n } z { $most }
lantern_fair-text-phase-bidding = licytują wszyscy
lantern_fair-text-phase-turn = tura zwycięzcy
lantern_fair-text-phase-keeping = dobrano dwie karty
lantern_fair-text-phase-blown = wieje wiatr
lantern_fair-text-phase-beaming = świeci latarnia morska
lantern_fair-text-phase-over = koniec
lantern_fair-text-column-points = punkty
lantern_fair-text-column-coins = monety
lantern_fair-text-column-oil = oliwa
lantern_fair-text-column-cards = karty
lantern_fair-text-column-score = wynik teraz
lantern_fair-text-leads = prowadzi
lantern_fair-text-has-bid = ofiarował
lantern_fair-text-hand = Twoja ręka
lantern_fair-text-held = { $n } × { $card }
lantern_fair-text-discards = Odrzucone
lantern_fair-text-deck = { $n ->
    [one] Można dobrać jedną kartę.
    [few] Można dobrać { $n } karty.
   *[other] Można dobrać { $n } kart.
}
lantern_fair-text-card-candle = 2 punkty
lantern_fair-text-card-match = dobierz 2 karty, zatrzymaj 1, drugą odrzuć
lantern_fair-text-card-wind = następny gracz płaci ci 1 monetę albo odrzuca kartę
lantern_fair-text-card-beacon = 1 punkt i można zapalić jeszcze jedną kartę bez oliwy
lantern_fair-text-cost = płacisz
lantern_fair-text-gain = dostajesz
lantern_fair-text-note-die = Najwyższa oferta płaci, prowadzi i dostaje od 1 do 6 oliwy według kostki; pozostali dostają po monecie.
lantern_fair-text-note-pair = Najwyższa oferta płaci, prowadzi i dostaje tyle oliwy, ile pokaże lepsza z dwóch kostek; pozostali dostają po monecie.
lantern_fair-text-change-if-won = wygrana: monety { $had } → { $then }
lantern_fair-text-change-if-lost = przegrana: monety { $had } → { $then }
lantern_fair-text-change-oil = oliwa { $had } → { $then }
lantern_fair-text-change-points = punkty { $had } → { $then }
lantern_fair-text-change-coins = monety { $had } → { $then }

## Kronika: nagłówki i zdania z kilku zdarzeń

lantern_fair-story-round = Koniec rundy { $n }
lantern_fair-story-bids = Oferty: { $bids }.
lantern_fair-story-one-bid = { $seat } – { $coins }

lantern_fair-reason-points = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
lantern_fair-reason-oil = { $n } { $n ->
    [one] miarka
    [few] miarki
    [many] miarek
   *[other] miarki
} oliwy
lantern_fair-reason-coins = { $n } { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
lantern_fair-reason-hand = { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} na ręce
lantern_fair-reason-result = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} na koniec
