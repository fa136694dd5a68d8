### Tablica analizy: dowolna pozycja, w której można grać, zmieniać i szukać.

analysis-open-help = Obejrzyj dowolną pozycję: wklej jej wiersz albo otwórz plik pozycji lub zapis zakończonej partii. W powtórce tablica otwiera się na oglądanym ruchu.
analysis-paste = Wiersz lub pozycja
analysis-open = Otwórz
analysis-file = Albo plik
analysis-start = Albo początek gry
analysis-other = Otwórz inną
analysis-mover = kto jest na ruchu
analysis-tab = Analiza
analysis-copy = Kopiuj wiersz
analysis-change = Zmień ręcznie
analysis-change-help = Każdy fakt na stole, także ukryty, według ścieżki. Zmień, ile chcesz; wszystkie zmiany wchodzą razem, żeby żaden element nie zginął ani się nie podwoił.
analysis-find = Znajdź ścieżkę
analysis-more = { $n ->
    [one] Jeszcze { $n }: zawęź wyszukiwanie.
    [few] Jeszcze { $n }: zawęź wyszukiwanie.
    [many] Jeszcze { $n }: zawęź wyszukiwanie.
   *[other] Jeszcze { $n }: zawęź wyszukiwanie.
}
analysis-apply = { $n ->
    [0] Nic nie zmieniono
    [one] Zastosuj { $n } zmianę
    [few] Zastosuj { $n } zmiany
    [many] Zastosuj { $n } zmian
   *[other] Zastosuj { $n } zmiany
}
analysis-search = Szukaj
analysis-stop = Zatrzymaj
analysis-budget = Jak dokładnie patrzeć
analysis-budget-short = rzut oka
analysis-budget-usual = dokładniej
analysis-budget-long = bardzo dokładnie
analysis-looked = Przejrzano { $n } z { $most } iteracji.
analysis-visits = { $n ->
    [one] sprawdzono raz
    [few] sprawdzono { $n } razy
    [many] sprawdzono { $n } razy
   *[other] sprawdzono { $n } razy
}
analysis-waiting = Czekamy: trwa inne szukanie.
analysis-stopped = Zatrzymano.
analysis-failed = Szukanie się nie udało. Spróbuj jeszcze raz.
analysis-none = Jeszcze niczego nie szukano.
analysis-over = Tu gra jest już skończona.
analysis-not-asked = Ten gracz nie ma teraz nic do zdecydowania. Spójrz oczami tego, kto jest na ruchu.
analysis-one-choice = Nie ma w czym wybierać: możliwy jest tylko jeden ruch.
