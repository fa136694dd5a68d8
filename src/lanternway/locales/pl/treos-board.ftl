# Słowa na planszy Treos.
treos-board-map = Mapa czterech krain
treos-board-card = Karta { $bid }: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
} ({ $ways })
treos-board-bid = licytacja
treos-board-day = Dzień { $n }
treos-board-status = Dzień { $n } · gra do { $goal } złota
treos-board-phase-sunrise = Wschód słońca
treos-board-phase-plan = Plan
treos-board-phase-morning = Ranek
treos-board-phase-midday = Południe
treos-board-phase-evening = Wieczór
treos-board-event = Wydarzenie dnia
treos-board-no-event = Dziś bez wydarzenia
treos-board-symbol = Faza rozbójnika
treos-board-quests-by-region = Zadania w krainach
treos-board-pile-empty = brak zadań
treos-board-or = lub
treos-board-gold = złoto
treos-board-reward-card = wspólna karta ruchu
treos-board-reward-side = zadanie poboczne
treos-board-legend = Co znaczą znaki
treos-board-hand = Na ręce
treos-board-hand-empty = Wszystkie karty zaplanowane
treos-board-slot-bid = Licytacja
treos-board-slot-morning = Ranek
treos-board-slot-midday = Południe
treos-board-slot-evening = Wieczór
treos-board-slot-fifth = Pozostała
treos-board-place = połóż kartę
treos-board-fate-keep = na wierzch talii
treos-board-fate-drop = na stos kart odrzuconych
treos-board-race = Kto pierwszy zdobędzie { $goal } złota
treos-board-weapons = Broń
treos-board-my-quests = Moje zadania
treos-board-personal = Dotrzyj do miasta innej krainy
treos-board-no-quest = jeszcze bez zadań
treos-board-side-quests = Zadania poboczne
treos-board-secret = tajne
treos-board-no-side = brak zadań pobocznych
treos-board-deck = Moja talia ruchu
treos-board-draw = do dobrania
treos-board-discard = odrzucone
treos-board-common = wspólne
treos-board-tab-cards = Karty
treos-board-tab-quests = Zadania
treos-board-tab-me = Ja
treos-board-key-card = Wybierz kartę z ręki
