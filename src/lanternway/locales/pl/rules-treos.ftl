### Treos: zasady do czytania, własnymi słowami.

rules-treos-goal = Wygrywa, kto pierwszy zdobędzie { $n1 } { $n1 ->
    [one] sztukę
    [few] sztuki
   *[other] sztuk
} złota. Podróżujesz między miastami, wykonujesz zlecenia, zbierasz broń i odkrywasz tajemnicze miejsca, a wszystko to przynosi po trochu złota.

rules-treos-turn-draw = Świt: od drugiego dnia wydarzenie coś zmienia. Każdy dobiera pięć kart ruchu.
rules-treos-turn-plan = Zaplanuj w tajemnicy cały dzień: kartę na licytację i po jednej na ranek, południe i wieczór. Jedna faza dostaje też twój symbol rozbójnika.
rules-treos-turn-order = Karty licytacji odkrywa się razem. Najwyższa liczba zaczyna przez cały dzień.
rules-treos-turn-move = W każdej fazie, w tej kolejności: odkryj swoją kartę i rusz się zgodnie z nią.
rules-treos-turn-use = Użyj pola, na którym kończysz: miasta, fortu, gospody, tajemniczego miejsca.
rules-treos-turn-highwayman = W fazie ze swoim symbolem rozbójnika możesz ruszyć także rozbójnika.

rules-treos-start-title = Zanim zaczniesz
rules-treos-start-map = Mapę tworzą cztery regiony, za każdym razem ułożone na nowo. Twoje miejsce przy stole ma znaczenie: mapa jest narysowana z twojej strony i stamtąd czyta się strzałki na kartach.
rules-treos-start-places = Każdy region ma dwa miasta, fort, gospodę i tajemnicze miejsca. Przy każdej gospodzie czeka rozbójnik, a jeszcze jeden nad jeziorem pośrodku.
rules-treos-start-you = Grasz jedną postacią. Zaczyna w mieście rodzinnym ze zleceniem osobistym, dwunastoma kartami ruchu i bez złota.

rules-treos-day-title = Dzień i jego plan
rules-treos-day-five = Z pięciu kart używasz czterech: jednej na licytację i po jednej na każdą fazę. Piąta zostaje na jutro na wierzchu talii albo odchodzi. Części układasz w dowolnej kolejności i zmieniasz, aż wszyscy są gotowi.
rules-treos-day-bid = Licytacja rozstrzyga, kto zaczyna przez cały dzień. Karty z wysoką liczbą dają mniej ruchów, więc tym, co dobrze licytuje, daleko się nie zajedzie.
rules-treos-day-secret = Nikt nie widzi karty przed jej fazą. Pierwszeństwo liczy się tam, gdzie tylko jeden może być pierwszy: w gospodzie, w tajemniczym miejscu, przy wierzchnim zleceniu.
rules-treos-day-example = Trzy części są wyłożone: { $n1 } na licytację, karta na ranek i karta na południe. Dwie karty i symbol rozbójnika jeszcze czekają.

rules-treos-move-title = Ruch
rules-treos-move-card = Karta pokazuje, ile masz ruchów i jakich symboli możesz użyć. Symbol połączenia prowadzi dowolnym szlakiem, drogą albo wodą, zależnie od rodzaju. Strzałka prowadzi dowolnym połączeniem w swoim kierunku. Można je mieszać.
rules-treos-move-seat = Strzałki widać z twojego krzesła: w górę znaczy od ciebie. Wskaż kartę, a mapa pokaże, dokąd może cię zabrać.
rules-treos-move-lake = Jezioro to jeden ruch wodą, z brzegu na dowolne inne pole przy tym samym brzegu. Dwa odkryte portale to jedno pole.
rules-treos-move-limits = Możesz stanąć wcześniej albo zostać. Nie wolno wrócić na pole, z którego zaczynasz turę, ani wejść na rozbójnika lub przez niego przejść. Inne postacie nie przeszkadzają.
rules-treos-move-example = Podświetlone pola to wszystko, dokąd sięga karta tego ranka.

rules-treos-highwaymen-title = Rozbójnicy
rules-treos-highwaymen-when = Twój symbol rozbójnika leży na jednej fazie. Na końcu tej tury możesz ruszyć jednego z pięciu rozbójników kartą, której właśnie używasz.
rules-treos-highwaymen-where = Rozbójnik omija miasta, forty i pola z postaciami. Wszędzie indziej może stanąć i zamknąć drogę innym.
rules-treos-highwaymen-attack = W dniu wydarzenia Napady ostatni krok może prowadzić na rywala, którego przepycha się na sąsiednie pole.

rules-treos-quests-title = Zlecenia
rules-treos-quests-personal = Najpierw zlecenie osobiste: zakończ ruch w mieście poza rodzinnym regionem, za { $n1 } sztukę złota. Dopiero potem jest miejsce na zwykłe zlecenia; Sophie ma miejsce na jedno od początku.
rules-treos-quests-common = Zlecenie wymienia jedno lub dwa miasta. Zakończ tam ruch i wykonaj je, a także każde inne do tego miasta. Potem możesz wziąć odkryte zlecenie regionu, w którym jesteś.
rules-treos-quests-reward = Za zlecenia dostajesz złoto, mocniejsze karty ruchu albo zadania poboczne. Im dalej prowadzą, tym więcej dają.
rules-treos-quests-example = Zlecenia na ręce: { $n1 }. Ich miasta mają na mapie przerywane kółko.

rules-treos-places-title = Forty, gospody, tajemnicze miejsca
rules-treos-places-end = Pola używa się, kończąc na nim ruch, po co najmniej jednym ruchu. Samo przejechanie nic nie daje.
rules-treos-places-fort = Każdy fort ma dla wszystkich swoją broń. Broń zapełnia planszę od lewej, a późniejsza zwykle daje więcej złota.
rules-treos-places-inn = Kto pierwszy przybędzie do gospody lub tajemniczego miejsca, dostaje { $n1 } sztukę złota. Gospoda daje też za każdym razem zadanie poboczne.
rules-treos-places-secret = Tajemnicze miejsce okazuje się kamieniem milowym (karta ruchu), osadą (zadanie poboczne) albo portalem.

rules-treos-people-title = Cztery postacie
rules-treos-people-four = Carolijn zarabia złoto zadaniami pobocznymi. Leonardo ma jeden ruch więcej w fazie ze swoim symbolem rozbójnika. Sophie nosi więcej zleceń i wykonuje je w obu miastach regionu. Urs wyjeżdża z mapy z jednej strony i wraca z drugiej.

rules-treos-end-title = Koniec
rules-treos-end-gold = Gra kończy się w chwili, gdy ktoś zdobędzie { $n1 } { $n1 ->
    [one] sztukę
    [few] sztuki
   *[other] sztuk
} złota, nawet w środku tury.
rules-treos-end-variants = Opcje wydłużają grę (złoto: { $n1 }), usuwają wydarzenia, tasują odwrotne strony regionów albo czynią rozbójników groźniejszymi.

rules-treos-details-title = Wydarzenia i zadania poboczne
rules-treos-details-events = Wydarzenie obowiązuje jeden dzień i zwykle pomaga. Niektóre działają tylko w fazie z twoim symbolem rozbójnika.
rules-treos-details-side = Zadanie poboczne jest tajne, na przykład: przepłyń dwa jeziora w ciągu dnia. Można je wykonać od fazy po dobraniu; nagrodą jest karta ruchu.
