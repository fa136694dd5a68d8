# Słowa na planszy Treos.
treos-board-map = Mapa czterech regionów
treos-board-card = Karta { $bid }: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} ({ $ways })
treos-board-bid = licytacja
treos-board-day = Dzień { $n }
treos-board-status = Dzień { $n } · gra do { $goal } sztuk złota
treos-board-phase-sunrise = Świt
treos-board-phase-plan = Plan
treos-board-phase-morning = Ranek
treos-board-phase-midday = Południe
treos-board-phase-evening = Wieczór
treos-board-event = Wydarzenie dnia
treos-board-no-event = Dziś bez wydarzenia
treos-board-symbol = Symbol rozbójnika
treos-board-quests-by-region = Zlecenia w regionach
treos-board-pile-empty = brak zleceń
treos-board-or = lub
treos-board-gold = złoto
treos-board-reward-card = wspólna karta ruchu
treos-board-reward-side = zadanie poboczne
treos-board-legend = Co znaczą znaki
treos-board-hand = Na ręce
treos-board-hand-empty = Wszystkie karty zaplanowane
treos-board-slot-bid = Licytacja
treos-board-slot-morning = { treos-board-phase-morning }
treos-board-slot-midday = { treos-board-phase-midday }
treos-board-slot-evening = { treos-board-phase-evening }
treos-board-slot-fifth = Pozostała
treos-board-place = połóż kartę
treos-board-fate-keep = na wierzch talii
treos-board-fate-drop = na stos odrzuconych
treos-board-race = Gra do { $goal } sztuk złota
treos-board-weapons = Broń
treos-board-my-quests = Moje zlecenia
treos-board-personal = Dotrzyj do miasta w innym regionie
treos-board-no-quest = jeszcze bez zleceń
treos-board-side-quests = Zadania poboczne
treos-board-secret = tajne
treos-board-no-side = brak zadań pobocznych
treos-board-deck = Moja talia ruchu
treos-board-deck-of = Talia ruchu
treos-board-draw = do dobrania
treos-board-discard = odrzucone
treos-board-common = stos wspólny
treos-board-tab-cards = Karty
treos-board-tab-quests = Zlecenia
treos-board-tab-me = Ja
treos-board-key-card = Wybierz kartę z ręki
treos-board-steps = krok po kroku
treos-board-north = W tę stronę: { $direction }
treos-board-closer = Bliżej
treos-board-further = Dalej
treos-board-fit = Pokaż całą mapę
treos-board-order = Kolejność według licytacji
treos-board-shown = Karty odkryte dzisiaj
treos-board-key-symbol = Symbol rozbójnika: ranek, południe, wieczór
treos-board-space = { $action } ({ $place })
treos-path-trail = szlak
treos-path-road = droga
treos-path-water = woda
treos-place-inn = gospoda
treos-place-fort = fort
treos-place-secret = tajemnicze miejsce
treos-place-portal = portal
treos-place-milepost = kamień milowy
treos-place-settlement = osada
treos-board-drag-symbol = Przeciągnij symbol do fazy albo dotknij jej
treos-board-final = Skąd wzięło się złoto
treos-score-quest = zlecenia
treos-score-fort = broń
treos-score-inn = nowe gospody
treos-score-secret = odkryte tajemnicze miejsca
treos-score-side = zadania poboczne
treos-score-event = wydarzenia
treos-board-gold-then = potem { $n }
treos-board-clear = Wyczyść
treos-board-clear-empty = nic jeszcze nie leży
treos-board-clear-late = inni już planowali; zmień pojedyncze karty
treos-board-ready = Gotowe
treos-board-open-count = { $n ->
    [one] { $n } wolna część planu
    [few] { $n } wolne części planu
   *[many] { $n } wolnych części planu
}
treos-board-open-parts = jeszcze wolne: { $parts }
treos-board-plan-note = Przeciągnij kartę na pole albo dotknij karty, a potem pola. Mapa pokazuje, dokąd karta może cię zaprowadzić.
treos-board-reach = { $n ->
    [one] { $n } pole w zasięgu
    [few] { $n } pola w zasięgu
   *[many] { $n } pól w zasięgu
}
treos-board-reach-quest = prowadzi tam jedno z twoich zleceń
treos-board-turn-over = Twoja tura się kończy.
treos-board-draws-side = Dobierasz zakryte zadanie poboczne z talii zadań pobocznych.
