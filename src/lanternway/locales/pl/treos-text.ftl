### Treos słowami: terminal i widok tekstowy.

treos-text-cards = Twoje karty
treos-text-quests = Zlecenia
treos-text-characters = Postacie i co daje im broń (✓ zdobyta)
treos-text-places = Miasta, forty, gospody i tajemnicze miejsca: co ci dają
treos-text-ways = Połączenia: każde pole i dokąd prowadzą wyjścia
treos-text-column-gold = złoto
treos-text-column-character = postać
treos-text-column-at = stoi na polu
treos-text-column-side = poboczne
treos-text-column-weapons = broń
treos-text-column-bid = licytacja
treos-text-column-card = karta
treos-text-column-moves = ruchy
treos-text-column-ways = połączenia i strzałki
treos-text-column-place = leży
treos-text-column-leads-here = prowadzi stąd do
treos-text-column-leads-morning = prowadzi do (na ręce: gdy zagrana rano)
treos-text-column-leads-midday = prowadzi do (na ręce: gdy zagrana w południe)
treos-text-column-leads-evening = prowadzi do (na ręce: gdy zagrana wieczorem)
treos-text-column-quest = zlecenie
treos-text-column-to = dokąd
treos-text-column-reward = nagroda
treos-text-column-region = region
treos-text-column-here = kto tam stoi
treos-text-column-gives = co daje
treos-text-column-by = którędy
treos-text-column-near = obok
treos-text-column-track = broń od pierwszej do czwartej
treos-text-column-exits = wyjścia
treos-text-gold =
    { $n } { $n ->
        [one] sztuka
        [few] sztuki
       *[many] sztuk
    } złota
treos-text-of = { $n } z { $most }
treos-text-ready = gotowe
treos-text-event-symbol = tylko w fazie z twoim symbolem rozbójnika
treos-text-common-left = Pozostałe wspólne karty ruchu: { $n }.
treos-text-piles = Talie i stosy
treos-text-unseen-card = karta jeszcze nieoglądana
treos-text-side-deck = Zadania poboczne do dobrania: { $n }; odłożone pod stos: { $cards }{ $others ->
    [0] .
    [one] {" "}i jedno nieznane.
    [few] {" "}i { $others } nieznane.
   *[many] {" "}i { $others } nieznanych.
}
treos-text-under-events = Wydarzenia odłożone pod stos: { $cards }.
treos-text-under-quests = Zlecenia pod stosem regionu { $region }: { $cards }.
treos-text-own-top = Na wierzchu twojej talii: { $cards }.
treos-text-own-rest = W twojej talii: { $cards }.
treos-text-own-discard = Twój stos odrzuconych: { $cards }.
treos-text-decks = na ręce lub w planie: { $hand }, do dobrania: { $draw }, odrzucone: { $discard }
treos-text-plan-help = Najwyższa licytacja gra pierwsza cały dzień; w fazie z symbolem możesz też ruszyć rozbójnika.
treos-text-more-spaces = { $n ->
    [one] jeszcze jedno pole
    [few] jeszcze { $n } pola
    [many] jeszcze { $n } pól
   *[other] jeszcze { $n } pola
}
treos-text-spaces = { $n ->
    [one] jedno pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
treos-text-open-in = odkryte: { $region }
treos-text-side-reward = Wykonane zadanie poboczne daje wspólną kartę ruchu (Carolijn także 1 sztukę złota).
treos-text-bonus-take = można wziąć zlecenie
treos-text-town = miasto
treos-text-lakes = jezioro
treos-text-highwayman = rozbójnik
treos-text-highwaymen = { $n ->
    [one] jeden rozbójnik
    [few] { $n } rozbójnicy
    [many] { $n } rozbójników
   *[other] { $n } rozbójnika
}
treos-text-robbers-at = Rozbójnicy
treos-text-letters = Klucz do mapy
treos-text-ways-below = Dokąd prowadzą połączenia, pole po polu, mówi część „Połączenia”.
treos-text-lake = jezioro na skraju, { $direction }
treos-text-lake-centre = środkowe jezioro
treos-text-lake-inland = jezioro w głębi regionu
treos-text-rim = poza mapę
treos-text-exit = { $direction }, { $kind }: { $goal }
treos-text-card-arrows = Strzałki z twojego miejsca: { $directions }.
treos-text-card-personal = Karta z osobistej talii: { $character }.
treos-text-card-common = Wspólna karta ruchu.
treos-text-quest = { $quest } → { $towns }: { $reward }
treos-text-task-done = wykonane
treos-text-task-fresh = wykonane, ale dobrane w tej fazie
treos-text-give-quest = { $quest } +{ $gold }
treos-text-give-weapon = { $weapon } +{ $gold }
treos-text-give-owned = { $weapon }: już masz
treos-text-give-found = odkrycie: +1
treos-text-give-empty = brak kart ruchu
treos-text-give-portal = przeskok między portalami
treos-text-give-task = zadanie poboczne „{ $side }” spełnione
treos-text-give-take = do wzięcia: { $quest }
treos-text-gives = Daje: { $offer }.
treos-text-note-plan = Brakuje: { $parts }.
treos-text-keep = Zostaw: { $card }
treos-text-drop = Odrzuć: { $card }
treos-text-symbol = Symbol: { $phase }
treos-text-symbol-help = W fazie z symbolem możesz swoją kartą ruszyć rozbójnika; wydarzenia z symbolem działają tylko wtedy.
treos-text-stay = kończysz tu: { $space }
treos-text-step-to = do: { $spaces }
treos-text-take-to = { $towns }{ $more ->
    [none] {""}
   *[other] ; także { $more }
}
treos-text-planned-card = { $phase }: { $card }{ $symbol ->
    [yes] {" "}+ rozbójnik
   *[no] {""}
}
treos-text-panel-more = … table quests, table side
treos-text-from-here = Stąd prowadzi: { $goals }.
treos-text-way = Przebieg: { $way }.
treos-text-home = Rodzinne miasto: { $town }.
treos-text-track = Broń od pierwszej do czwartej: { $track }.
