### Treos: kronika i odmowy.

treos-event-day = Dzień { $n }: { $happening }.
treos-event-drew =
    { $seat } dobiera { $n ->
        [one] kartę ruchu
        [few] { $n } karty ruchu
       *[many] { $n } kart ruchu
    }.
treos-event-drew-secret =
    { $seat } dobiera { $n ->
        [one] kartę ruchu
        [few] { $n } karty ruchu
       *[many] { $n } kart ruchu
    }; na ręce: { $cards }.
treos-event-ready = { $seat } ma gotowy plan.
treos-event-revised = { $seat } cofa swój plan.
treos-event-bid = { $seat } licytuje kartą { $card }.
treos-event-turn = { $seat } zagrywa { NAME($phase, form: "at") } kartę { $card }.
treos-event-turn-symbol = { $seat } zagrywa { NAME($phase, form: "at") } kartę { $card } z symbolem rozbójnika.
treos-event-moved = { $seat } idzie { NAME($space, form: "to") } ({ $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}).
treos-event-hopped = { $seat } przeskakuje przez portal { NAME($space, form: "to") }.
treos-event-stayed = { $seat } zostaje { NAME($space, form: "at") }.
treos-event-gold =
    { $seat } zdobywa { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota ({ $source }).
treos-event-card = { $seat } dostaje wspólną kartę ruchu (w stosie zostaje: { $left }).
treos-event-no_card = { $seat } nie dostaje wspólnej karty ruchu: stos jest pusty.
treos-event-side_quest = { $seat } dobiera zadanie poboczne.
treos-event-side_quest-secret = { $seat } dobiera zadanie poboczne „{ $side }”.
treos-event-discarded = { $seat } odrzuca zadanie poboczne.
treos-event-discarded-secret = { $seat } odrzuca zadanie poboczne „{ $side }”.
treos-event-fulfilled = { $seat } wykonuje zadanie poboczne „{ $side }”.
treos-event-discovered = { $seat } odkrywa tajemnicze miejsce { NAME($space, form: "at") }: { $tile }.
treos-event-gates = { $seat } używa swojego pola bez ruchu.
treos-event-armed = { $seat } zdobywa broń: { $weapon }.
treos-event-delivered = { $seat } wykonuje zlecenie: { NAME($quest, form: "short") }.
treos-event-took = { $seat } bierze zlecenie z regionu { $pile }: { $quest }.
treos-event-drove = { $seat } przesuwa rozbójnika ({ $highwayman }) { NAME($start, form: "from") } { NAME($space, form: "to") }.
treos-event-pushed = { $seat } przepycha postać gracza { $pushed_seat } { NAME($space, form: "to") }.
treos-event-won =
    { $seat } ma { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } złota i wygrywa.

## Dlaczego nie

treos-why-no-seat = Nikt tam nie siedzi.
treos-why-over = Gra jest skończona.
treos-why-not-you = Teraz gra { $seat }.
treos-why-not-asked = Tego teraz nie można zrobić.
treos-why-not-in-hand = Nie masz na ręce karty { $card }.
treos-why-not-ready = Plan nie jest gotowy; zmieniaj jego części pojedynczo.
treos-why-symbol-there = Symbol rozbójnika już tam leży.
treos-why-card-laid = Karta { $card } już leży. Połóż na niej inną albo wyłóż najpierw wszystkie: wtedy można je zamieniać.
treos-why-still-planning = Wszyscy jeszcze planują.
treos-why-discard-moving = Zadania poboczne odrzuca się, zanim ruszysz.
treos-why-not-your-side = Nie masz tego zadania pobocznego.
treos-why-no-hop = Żaden przeskok nie prowadzi { NAME($space, form: "to") }.
treos-why-highwayman-stuck = Ten rozbójnik ({ $highwayman }) nie może się ruszyć albo już się ruszył.
treos-why-not-adjacent = To pole nie sąsiaduje: { $space }.
treos-why-must-move = Musisz przejść co najmniej jedno pole.
treos-why-passing = Możesz tu minąć rozbójnika, ale nie zakończyć ruchu.
treos-why-no-lake = Nie jesteś na jeziorze.
treos-why-no-space = Na tej mapie nie ma tego pola: { $space }.
treos-why-highwayman = Stoi tam rozbójnik: { $space }.
treos-why-here = Już tam stoisz; zakończ ruch.
treos-why-start = Zaczynasz tę turę { NAME($space, form: "at") } i nie możesz w niej tam wrócić.
treos-why-out-of-reach = Ta karta nie sięga { NAME($space, form: "to") }.
treos-why-not-on-card = Karta nie ma ani tego kierunku, ani tego rodzaju połączenia.
treos-why-rim = Ta droga wychodzi poza mapę.
treos-why-just-go = To ostatni ruch: wybierz pole, na które idziesz.
treos-why-blocked = Rozbójnicy blokują to połączenie.
treos-why-no-moves = Nie ma już ruchów.
treos-why-no-exit = W tym kierunku nic nie prowadzi.
treos-why-took-already = Po wzięciu zlecenia nie możesz tu już niczego wykonać ani wziąć.
treos-why-home-region = Zlecenie osobiste prowadzi do miasta poza rodzinnym regionem.
treos-why-personal-done = Zlecenie osobiste jest już wykonane.
treos-why-not-your-quest = Nie masz tego zlecenia.
treos-why-wrong-town = To zlecenie prowadzi do innego miasta.
treos-why-other-pile = Tutaj można wziąć tylko zlecenie tego regionu.
treos-why-no-slot = Brak wolnego miejsca na zlecenie.
treos-why-robber-closed = Rozbójnicy nie wchodzą do miast ani fortów: { $space }.
treos-why-robber-character = Stoi tam postać: { $space }.
treos-why-fresh = Zadanie „{ $side }” dobrano w tej fazie; można je wykonać od następnej.
treos-why-not-done = Zadanie „{ $side }” nie jest jeszcze spełnione.
