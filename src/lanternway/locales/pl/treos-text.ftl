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
treos-text-column-leads-here = prowadzi stąd
treos-text-column-leads-morning = prowadzi rano
treos-text-column-leads-midday = prowadzi w południe
treos-text-column-leads-evening = prowadzi wieczorem
treos-text-column-quest = zlecenie
treos-text-column-to = dokąd
treos-text-column-reward = nagroda
treos-text-column-region = kraina
treos-text-column-here = kto tam stoi
treos-text-column-gives = co daje
treos-text-column-by = którędy
treos-text-column-near = obok
treos-text-column-track = broń od pierwszej do czwartej
treos-text-column-exits = wyjścia
treos-text-gold = złoto: { $n }
treos-text-of = { $n } z { $most }
treos-text-ready = gotowe
treos-text-event-symbol = tylko w twojej fazie rozbójnika
treos-text-common-left = Pozostałe wspólne karty ruchu: { $n }.
treos-text-decks = na ręce lub w planie: { $hand }, do dobrania: { $draw }, odrzucone: { $discard }
treos-text-symbol-open = Symbol rozbójnika nie jest jeszcze położony.
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
treos-text-side-reward = Wykonane zadanie poboczne daje wspólną kartę ruchu (Carolijn także 1 złota).
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
treos-text-letters = Litery krain
treos-text-ways-below = Dokąd prowadzą połączenia, pole po polu, mówi część „Połączenia”.
treos-text-lake = jezioro na skraju, { $direction }
treos-text-lake-centre = środkowe jezioro
treos-text-lake-inland = jezioro w głębi krainy
treos-text-rim = poza mapę
treos-text-exit = { $direction }, { $kind }: { $goal }
treos-text-card-arrows = Strzałki z twojego miejsca: { $directions }.
treos-text-card-personal = Karta z własnej talii: { $character }.
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
treos-text-give-task = zadanie poboczne { $side } wykonane
treos-text-give-take = do wzięcia: { $quest }
treos-text-gives = Daje: { $offer }.
treos-text-note-plan = Otwarte: { $parts }. To, co zostaje, idzie na wierzch stosu albo na odrzucone.
treos-text-keep = Na wierzch: { $card }
treos-text-drop = Odrzuć: { $card }
treos-text-symbol = Symbol: { $phase }
treos-text-symbol-help = W fazie symbolu ruszasz swoją kartą rozbójnika; wydarzenia, które go wymagają, działają tylko wtedy.
treos-text-stay = kończysz tu: { $space }
treos-text-step-to = na pole: { $spaces }
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
