# Zadania na stronie: lista, zadanie dnia, stół z pytaniem.
web-nav-puzzles = Zadania
web-puzzles-line = Znajdź najlepszy ruch w prawdziwej pozycji. Potem zobaczysz, dlaczego jest najlepszy.
web-puzzles-solved = Rozwiązane: { $n } z { $of }
web-puzzles-none = Nie ma tu żadnych zadań.
web-no-puzzle = Nie ma takiego zadania.
web-puzzle-of-day = Zadanie dnia
web-puzzle-title = Znajdź najlepszy ruch
web-puzzle-facts = Graczy: { $seats }. Ruchów do wyboru: { $choices }. Trudność: { $rating }.
web-puzzle-line = Jeden ruch jest wyraźnie najlepszy: daje szansę na zwycięstwo większą o co najmniej 5 punktów procentowych niż każdy inny. Zagraj go na stole. Próba liczy się dopiero po potwierdzeniu.
web-puzzle-left = { $n ->
    [one] Została 1 próba
    [few] Zostały { $n } próby
   *[other] Zostało { $n } prób
}
web-puzzle-solved = rozwiązane
web-puzzle-seen = rozwiązanie obejrzane
web-puzzle-row = { $n ->
    [0] jeszcze żadnego dnia z rzędu
    [one] 1 dzień z rzędu
    [few] { $n } dni z rzędu
   *[other] { $n } dni z rzędu
}
web-puzzle-solve = Rozwiąż
web-puzzle-go-on = Kontynuuj
web-puzzle-explained = Zobacz wyjaśnienie
web-puzzle-all = Wszystkie zadania
web-puzzle-next = Następne zadanie
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-hint = Wskazówka
web-puzzle-hint-is = O co chodzi w najlepszym ruchu.
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-why = Dlaczego właśnie ten
web-puzzle-wrong = Jest wyraźnie lepszy ruch.
web-puzzle-wrong-chance = Jest wyraźnie lepszy ruch. Ten wygrywa w { $chance } % przypadków.
web-puzzle-solved-at = { $n ->
    [1] Dobrze. Rozwiązane za pierwszym razem.
   *[other] Dobrze. Rozwiązane w próbie { $n }.
}
web-puzzle-answer-is = Najlepszy ruch to:
web-puzzle-levels = Boty przeoczyły go w { $n1 } % prób na poziomie 1, { $n2 } % na poziomie 2 i { $n3 } % na poziomie 3.
web-puzzle-stage-early = początek
web-puzzle-stage-middle = środek gry
web-puzzle-stage-late = końcówka
web-puzzle-seats = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}
web-puzzle-state-new = jeszcze nie próbowane
web-puzzle-state-begun = zaczęte
web-puzzle-state-solved = rozwiązane
web-puzzle-state-shown = rozwiązanie obejrzane
web-puzzle-player = Gracz { $n }
