### Treos: kronika. Nagłówki i zdania z kilku zdarzeń.

treos-story-day = Dzień { $n }: { $happening }
treos-story-turn = { UP($phase) }: { $seat } zagrywa kartę { $card }
treos-story-turn-symbol = { UP($phase) }: { $seat } zagrywa kartę { $card } z symbolem rozbójnika

treos-story-bids = Licytacja: { $bids }.
treos-story-one-bid = { $seat } – { $card }
treos-story-drew =
    { $names } dobierają { $n ->
        [one] po karcie ruchu
        [few] po { $n } karty ruchu
       *[many] po { $n } kart ruchu
    }.
treos-story-seat = { $seat }
treos-story-delivered =
    { $seat } wykonuje zlecenie ({ NAME($what, form: "short") }) i zdobywa { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota.
