### Treos: nazwy, akcje, pytania, zdarzenia.

## Gra i jej opcje

treos-name = Treos
treos-about = Zaplanuj w tajemnicy trzy tury naprzód, omiń rozbójników i zdobądź 20 sztuk złota przed innymi.
treos-option-goal = Cel
treos-option-goal-help = Kto pierwszy ma tyle złota, natychmiast wygrywa.
treos-option-variable_setup = Zmienne przygotowanie
treos-option-variable_setup-help = Odwrotne strony regionów: stosy zleceń i miasta rozmieszcza los.
treos-option-no_events = Bez wydarzeń
treos-option-no_events-help = Dni bez wydarzeń.
treos-option-meaner_highwaymen = Groźniejsi rozbójnicy
treos-option-meaner_highwaymen-help = Kto może się ruszyć, musi w każdej turze przejść co najmniej jedno pole.
treos-option-highwaymen_at_phase_end = Rozbójnicy na końcu fazy
treos-option-highwaymen_at_phase_end-help = Rozbójnicy ruszają się po turach wszystkich graczy w fazie, a nie po turze tego, kto nimi rusza.
treos-option-secret_per_region = Tajemnicze miejsca w regionie
treos-option-secret_per_region-help = Przy jednym losowe z dwóch pól pozostaje zwykłe.
treos-option-characters = Postacie
treos-option-characters-help = Losowo albo po jednej dla każdego miejsca, po kolei.
treos-option-characters-random = losowo
treos-option-characters-carolijn = { treos-character-carolijn }
treos-option-characters-leonardo = { treos-character-leonardo }
treos-option-characters-sophie = { treos-character-sophie }
treos-option-characters-urs = { treos-character-urs }
treos-option-seats = Boki mapy
treos-option-seats-help = Gdzie kto siedzi; stamtąd czyta się strzałki na kartach. Bok może być wspólny.
treos-option-seats-default = dookoła
treos-option-seats-S = { treos-direction-S }
treos-option-seats-W = { treos-direction-W }
treos-option-seats-N = { treos-direction-N }
treos-option-seats-E = { treos-direction-E }

## Miejsca

treos-region-alder_vale = Olszowa Dolina
treos-region-cairn_hills = Kurhanowe Wzgórza
treos-region-heron_lakes = Czaple Jeziora
treos-region-owlwood = Sowi Las
treos-pile-alder_vale = { treos-region-alder_vale }
treos-pile-cairn_hills = { treos-region-cairn_hills }
treos-pile-heron_lakes = { treos-region-heron_lakes }
treos-pile-owlwood = { treos-region-owlwood }
treos-town-treos = Treos
    .to = do Treos
    .at = w Treos
    .from = z Treos
treos-town-virrat = Virrat
    .to = do Virratu
    .at = w Virracie
    .from = z Virratu
treos-town-westend = Westend
    .to = do Westendu
    .at = w Westendzie
    .from = z Westendu
treos-town-brannet = Brannet
    .to = do Brannetu
    .at = w Brannecie
    .from = z Brannetu
treos-town-sarass_fords = Sarass Fords
    .to = do Sarass Fords
    .at = w Sarass Fords
    .from = z Sarass Fords
treos-town-pale_quay = Pale Quay
    .to = do Pale Quay
    .at = w Pale Quay
    .from = z Pale Quay
treos-town-ostermoor = Ostermoor
    .to = do Ostermooru
    .at = w Ostermoorze
    .from = z Ostermooru
treos-town-hollin = Hollin
    .to = do Hollinu
    .at = w Hollinie
    .from = z Hollinu
treos-tile-milepost = { treos-place-milepost }
treos-tile-settlement = { treos-place-settlement }
treos-tile-portal = { treos-place-portal }
treos-direction-N = północ
treos-direction-NE = północny wschód
treos-direction-E = wschód
treos-direction-SE = południowy wschód
treos-direction-S = południe
treos-direction-SW = południowy zachód
treos-direction-W = zachód
treos-direction-NW = północny zachód
treos-phase-morning = ranek
    .at = rano
treos-phase-midday = południe
    .at = w południe
treos-phase-evening = wieczór
    .at = wieczorem

## Postacie i broń

treos-character-carolijn = Carolijn Cerfontain
treos-character-carolijn-text = 1 sztuka złota więcej za każde wykonane zadanie poboczne. Z każdą bronią zadanie poboczne.
treos-character-leonardo = Leonardo Bastoras
treos-character-leonardo-text = W fazie z symbolem jeden ruch więcej według karty. Z drugą i trzecią bronią karta ruchu.
treos-character-sophie = Sophie Larousse
treos-character-sophie-text = Jedno miejsce na zlecenie więcej; kończy zlecenie w dowolnym z dwóch miast regionu celu. Z każdą bronią może wziąć zlecenie.
treos-character-urs = Urs von Hallen
treos-character-urs-text = Może obchodzić mapę: drogi na skraju, jeziora brzegowe i narożne prowadzą na drugą stronę. Więcej złota za broń, ale późno.
treos-weapon-sword = miecz
    .acc = miecz
treos-weapon-bow = łuk
    .acc = łuk
treos-weapon-axe = topór
    .acc = topór
treos-weapon-spear = włócznia
    .acc = włócznię

## Wydarzenia dnia

treos-happening-none = bez wydarzenia
treos-happening-attacks = Napady
treos-happening-attacks-text = Twój rozbójnik może stanąć na polu z innymi postaciami; przepchnij je na sąsiednie pola.
treos-happening-fast_currents = Bystry nurt
treos-happening-fast_currents-text = Jeden ruch wodą więcej, niezależnie od karty.
treos-happening-wanderlust = Żyłka wędrowca
treos-happening-wanderlust-text = Jeden ruch szlakiem więcej, niezależnie od karty.
treos-happening-tailwind = Wiatr w plecy
treos-happening-tailwind-text = Jeden ruch drogą więcej, niezależnie od karty.
treos-happening-second_wind = Drugi oddech
treos-happening-second_wind-text = Jeden ruch więcej według karty.
treos-happening-slip_past = Cichaczem
treos-happening-slip_past-text = Możesz przechodzić przez pola z rozbójnikami, ale nie kończyć tam ruchu.
treos-happening-stirred_up = Poruszenie
treos-happening-stirred_up-text = Możesz ruszyć dwóch różnych rozbójników, jednego po drugim.
treos-happening-generous_patron = Hojny mecenas
treos-happening-generous_patron-text = 1 sztuka złota więcej za każde wykonane zlecenie.
treos-happening-travellers_tales = Opowieści podróżnych
treos-happening-travellers_tales-text = Jeśli kończysz ruch na polu, które nie jest specjalne, dobierz zadanie poboczne.
treos-happening-shared_camp = Wspólny obóz
treos-happening-shared_camp-text = Jeśli kończysz ruch na polu z inną postacią, dobierz wspólną kartę ruchu.
treos-happening-trading_office = Kantor handlowy
treos-happening-trading_office-text = Wszyscy oprócz Sophie mogą kończyć zlecenia w dowolnym z dwóch miast regionu celu.
treos-happening-borderwalker = Wędrowiec pogranicza
treos-happening-borderwalker-text = Oprócz Ursa także wszyscy inni mogą zejść z mapy i wrócić z drugiej strony.
treos-happening-long_dawn = Długi świt
treos-happening-long_dawn-text = Dobierz sześć kart ruchu. Dwie zostają; każdą odłóż, jak chcesz.
treos-happening-last_shall_be_first = Ostatni będą pierwszymi
treos-happening-last_shall_be_first-text = Dziś zaczyna najniższa licytacja.
treos-happening-low_water = Niska woda
treos-happening-low_water-text = Symbol szlaku działa także na wodzie.
treos-happening-busy_boards = Pełne tablice
treos-happening-busy_boards-text = W mieście możesz wziąć dwa zlecenia, jedno po drugim.
treos-happening-town_criers = Miejscy heroldzi
treos-happening-town_criers-text = W mieście możesz wziąć odkryte zlecenie dowolnego regionu.
treos-happening-turning_winds = Zmienne wiatry
treos-happening-turning_winds-text = Każda strzałka działa także w przeciwną stronę.
treos-happening-open_gates = Otwarte bramy
treos-happening-open_gates-text = Raz dzisiaj możesz użyć pola, na którym stoisz, bez ruchu.
treos-happening-alms_at_dawn = Jałmużna o świcie
treos-happening-alms_at_dawn-text = Przed dobieraniem ten, kto ma najmniej złota, dostaje wspólną kartę ruchu.

## Zadania poboczne

treos-side-three_ways = Na trzy sposoby
treos-side-three_ways-text = W ciągu dnia użyj szlaku, drogi i wody.
treos-side-lake_hopper = Przez jeziora
treos-side-lake_hopper-text = W ciągu dnia przepraw się przez dwa różne jeziora.
treos-side-river_rat = Szczur rzeczny
treos-side-river_rat-text = W ciągu dnia zrób trzy ruchy wodą.
treos-side-cobbles = Bruk
treos-side-cobbles-text = W ciągu dnia zrób trzy ruchy drogą.
treos-side-bramble_boots = Buty w cierniach
treos-side-bramble_boots-text = W ciągu dnia zrób cztery ruchy szlakiem.
treos-side-long_haul = Daleka trasa
treos-side-long_haul-text = W ciągu dnia zrób siedem ruchów.
treos-side-as_the_crow = Jak strzelił
treos-side-as_the_crow-text = W jednej turze zrób dwa ruchy w tym samym kierunku.
treos-side-border_stone = Kamień graniczny
treos-side-border_stone-text = W jednej turze przekrocz drogą granicę regionu.
treos-side-grand_tour = Wielka podróż
treos-side-grand_tour-text = W ciągu dnia bądź w trzech regionach.
treos-side-full_circle = Pełne koło
treos-side-full_circle-text = Zakończ wieczór tam, gdzie zaczął się twój ranek, ruszając się w każdej turze.
treos-side-two_market_day = Dwa targi
treos-side-two_market_day-text = W ciągu dnia zakończ tury w dwóch różnych miastach.
treos-side-good_company = Dobre towarzystwo
treos-side-good_company-text = Zakończ turę na polu z inną postacią.
treos-side-bold_as_brass = Z zimną krwią
treos-side-bold_as_brass-text = Zakończ turę obok dwóch rozbójników.
treos-side-lie_low = Na przeczekanie
treos-side-lie_low-text = Zostań na swoim polu przez turę, gdy obok stoi rozbójnik.
treos-side-inn_regular = Stały gość
treos-side-inn_regular-text = Zakończ ruch w gospodzie.
treos-side-guard_duty = Warta
treos-side-guard_duty-text = Zakończ ruch w forcie, którego broń już masz.
treos-side-old_stones = Stare kamienie
treos-side-old_stones-text = Zakończ ruch w tajemniczym miejscu odkrytym wcześniej.
treos-side-heart_of_the_land = Serce krainy
treos-side-heart_of_the_land-text = Zakończ ruch na brzegu środkowego jeziora.
treos-side-far_corner = Daleki kąt
treos-side-far_corner-text = Zakończ ruch na brzegu jeziora narożnego.
treos-side-homesick = Tęsknota za domem
treos-side-homesick-text = Zakończ ruch w swoim rodzinnym mieście.
treos-side-thick_as_thieves = Kamraci
treos-side-thick_as_thieves-text = Przesuń rozbójnika na pole z innym rozbójnikiem.
treos-side-bar_the_door = Zaryglowane drzwi
treos-side-bar_the_door-text = Przesuń rozbójnika na gospodę lub tajemnicze miejsce.
treos-side-cold_shoulder = Nieproszone sąsiedztwo
treos-side-cold_shoulder-text = Przesuń rozbójnika obok innej postaci.
treos-side-honest_day = Uczciwy dzień
treos-side-honest_day-text = Rusz się we wszystkich trzech turach dnia i nie zdobądź złota.

## Zlecenia: co się wiezie

treos-quest-personal = zlecenie osobiste
    .short = osobiste
treos-quest-alder_vale_01 = Worek żyta
treos-quest-alder_vale_02 = Beczułka cydru
treos-quest-alder_vale_03 = Krąg sera z doliny
treos-quest-alder_vale_04 = Księga młynarza
treos-quest-alder_vale_05 = Kosz żywych węgorzy
treos-quest-alder_vale_06 = Bela zielonego lnu
treos-quest-alder_vale_07 = Miód w zamkniętej szkatule
treos-quest-alder_vale_08 = Sadzeniaki
treos-quest-alder_vale_09 = Para gęsi
treos-quest-alder_vale_10 = List z mokrą pieczęcią
treos-quest-alder_vale_11 = Wierzbowe skrzypki
treos-quest-alder_vale_12 = Śliwowica
treos-quest-cairn_hills_01 = Bryła soli kamiennej
treos-quest-cairn_hills_02 = Owcze skóry
treos-quest-cairn_hills_03 = Łańcuch mierniczego
treos-quest-cairn_hills_04 = Garnek cynowych guzików
treos-quest-cairn_hills_05 = Forma ludwisarza
treos-quest-cairn_hills_06 = Uparta koza
treos-quest-cairn_hills_07 = Łupek na dach
treos-quest-cairn_hills_08 = Górska herbata
treos-quest-cairn_hills_09 = List pod kamienną pieczęcią
treos-quest-cairn_hills_10 = Miedziany kocioł
treos-quest-cairn_hills_11 = Słój jałowca
treos-quest-cairn_hills_12 = Tuzin osełek
treos-quest-heron_lakes_01 = Wędzone okonie
treos-quest-heron_lakes_02 = Latarnia przewoźnika
treos-quest-heron_lakes_03 = Zwój nowej liny
treos-quest-heron_lakes_04 = Kosz trzciny
treos-quest-heron_lakes_05 = Perły słodkowodne
treos-quest-heron_lakes_06 = Naprawione sieci
treos-quest-heron_lakes_07 = List w butelce
treos-quest-heron_lakes_08 = Malowane wiosło
treos-quest-heron_lakes_09 = Poduszka z gęsiego puchu
treos-quest-heron_lakes_10 = Beczka smoły
treos-quest-heron_lakes_11 = Pióra błękitnej czapli
treos-quest-heron_lakes_12 = Rachunki portowe
treos-quest-owlwood_01 = Worek mąki żołędziowej
treos-quest-owlwood_02 = Świece z wosku
treos-quest-owlwood_03 = Wóz węgla drzewnego
treos-quest-owlwood_04 = Suszone grzyby
treos-quest-owlwood_05 = Drzewce na łuki
treos-quest-owlwood_06 = Sowa w klatce
treos-quest-owlwood_07 = List na brzozowej korze
treos-quest-owlwood_08 = Leszczynowe płotki
treos-quest-owlwood_09 = Apteczka
treos-quest-owlwood_10 = Rzeźbione szachy
treos-quest-owlwood_11 = Worek żywicy
treos-quest-owlwood_12 = Mapa leśnika

## Skąd złoto, i wynik

treos-source-quest = zlecenie
treos-source-fort = broń
treos-source-inn = nowa gospoda
treos-source-secret = nowe tajemnicze miejsce
treos-source-side = zadanie poboczne
treos-source-event = wydarzenie
treos-score-gold = złoto

## Akcje

treos-act-bid = Licytuj kartą { $card }
treos-act-morning = Zagraj rano kartę { $card }
treos-act-midday = Zagraj w południe kartę { $card }
treos-act-evening = Zagraj wieczorem kartę { $card }
treos-act-keep = Odłóż kartę { $card } na wierzch talii
treos-act-drop = Odłóż kartę { $card } na stos odrzuconych
treos-act-symbol = Połóż symbol rozbójnika: { $phase }
treos-act-revise = Cofnij cały plan
treos-act-go = Idź { NAME($space, form: "to") }
treos-act-step = Zrób krok na { $direction }
treos-act-land = Przybij do brzegu { NAME($space, form: "at") }
treos-act-hop = Przeskocz do portalu { NAME($space, form: "at") }
treos-act-stop = Zakończ ruch tutaj
treos-act-use = Użyj tego miejsca
treos-act-deliver = Wykonaj zlecenie: { NAME($quest, form: "short") }
treos-act-take = Weź zlecenie z regionu { $pile }
treos-act-discard = Odrzuć zadanie poboczne „{ $side }”
treos-act-highwayman = Przesuń rozbójnika ({ $highwayman })
treos-act-drive = Przesuń rozbójnika { NAME($space, form: "to") }
treos-act-push = Przepchnij { NAME($space, form: "to") }
treos-act-fulfil = Wykonaj zadanie poboczne „{ $side }”
treos-act-done = Gotowe
treos-act-go-town = Idź { NAME($town, form: "to") }
treos-act-go-place = Idź { NAME($space, form: "to") } ({ $place })
treos-act-land-town = Przybij do brzegu { NAME($town, form: "at") }
treos-act-land-place = Przybij do brzegu { NAME($space, form: "at") } ({ $place })
treos-act-push-town = Przepchnij { NAME($town, form: "to") }
treos-act-push-place = Przepchnij { NAME($space, form: "to") } ({ $place })
treos-act-drive-place = Przesuń rozbójnika { NAME($space, form: "to") } ({ $place })
treos-act-use-weapon =
    Weź { NAME($weapon, form: "acc") }{ $gold ->
        [0] {""}
        [one] {" "}(1 sztuka złota)
        [few] {" "}({ $gold } sztuki złota)
       *[many] {" "}({ $gold } sztuk złota)
    }
treos-act-use-gold =
    Użyj tego miejsca ({ $gold } { $gold ->
        [one] sztuka
        [few] sztuki
       *[many] sztuk
    } złota)
treos-act-deliver-gold =
    Wykonaj zlecenie: { NAME($quest, form: "short") } ({ $gold } { $gold ->
        [one] sztuka
        [few] sztuki
       *[many] sztuk
    } złota)
treos-act-take-quest =
    Weź zlecenie: { $quest } ({ $gold } { $gold ->
        [one] sztuka
        [few] sztuki
       *[many] sztuk
    } złota)
treos-act-take-gold =
    Weź zlecenie z regionu { $pile } ({ $gold } { $gold ->
        [one] sztuka
        [few] sztuki
       *[many] sztuk
    } złota)
treos-act-highwayman-start = Przesuń rozbójnika { NAME($start, form: "from") } ({ $highwayman })
treos-act-done-highwayman = Zostaw rozbójnika na miejscu ({ $highwayman })

## Pytania

treos-prompt-planning-watch = Wszyscy planują dzień.
treos-prompt-planned = Plan gotowy. Dopóki nie wszyscy są gotowi, możesz zmienić każdą jego część.
treos-prompt-plan = { $n ->
    [one] Brakuje jednej części planu; z nią plan jest gotowy. Pozostałe nadal możesz zmienić.
    [few] Zaplanuj dzień w dowolnej kolejności: brakuje { $n } części.
   *[many] Zaplanuj dzień w dowolnej kolejności: brakuje { $n } części.
}
treos-prompt-moving = Karta { $card } daje { $n ->
    [one] jeden ruch
    [few] najwyżej { $n } ruchy
   *[many] najwyżej { $n } ruchów
}. Gdzie kończysz?
treos-prompt-moving-on = Karta { $card }: { $n ->
    [0] nie masz już ruchów
    [one] masz jeszcze { $n } ruch
    [few] masz jeszcze { $n } ruchy
   *[many] masz jeszcze { $n } ruchów
}.
treos-prompt-landing = Do którego brzegu przybijasz?
treos-prompt-gates = Otwarte bramy: użyć bez ruchu pola, na którym stoisz?
treos-prompt-using = Użyć tego miejsca?
treos-prompt-hopping = Odkrywasz portal: przeskoczyć do innego?
treos-prompt-trading = Wykonaj zlecenia, potem weź nowe albo zrezygnuj.
treos-prompt-keeping = Brak miejsca na wszystkie zadania poboczne: które odrzucasz?
treos-prompt-choosing = Którego rozbójnika ruszasz?
treos-prompt-driving = Dokąd idzie rozbójnik?
treos-prompt-pushing = Dokąd przepychasz postać gracza { $pushed_seat }?
treos-prompt-fulfilling = Które zadanie poboczne wykonujesz?
treos-prompt-wait = Teraz gra { $seat }.
treos-prompt-over = Wygrywa { $seat }.

## Co się stało

## Dlaczego nie
