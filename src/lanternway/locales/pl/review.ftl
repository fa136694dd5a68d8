### Analiza partii: polecenie i to, co strona ma z nim wspólnego.

review-help = Przeanalizuj zapisaną partię: szanse na wygraną, kosztowne ruchy, lepsze pomysły.
review-help-seat = Tylko to miejsce (0 to pierwsze), na podstawie tego, co gracz wiedział.
review-help-iterations = Jak długo rozważać każdą decyzję.
review-help-seed = To samo ziarno daje tę samą analizę.

review-no-seat = Nie ma miejsca { $given }; ostatnie to { $high }.
review-nothing = W tym zapisie nie ma żadnej akcji: nie ma czego analizować.
review-progress = Decyzje: { $done } z { $total }
review-done = { UP($game) }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}, iteracje na każdą: { $iterations }.
review-player = gracz
review-accuracy = celność
review-own = własne ruchy
review-others = inni
review-luck = szczęście
review-turning = Punkty zwrotne
review-no-turning = Żaden pojedynczy ruch nie rozstrzygnął tej partii.
review-turn-costly = { $seat }, ruch { $move }: „{ $played }”. Strata szansy w punktach: { $points }.
review-turn-find = { $seat }, ruch { $move }: „{ $played }”. Świetny pomysł; przewaga nad innymi w punktach: { $points }.
review-turn-luck = { $seat }, ruch { $move }: szczęście. Zmiana szansy w punktach: { $points }.
review-better = Lepiej: „{ $action }”, szansa na wygraną { $chance } % (± { $doubt }).
review-because = { $shape ->
    [gains] W porównaniu z drugim daje średnio { $gains }.
    [losses] W tym, co da się policzyć, ustępuje drugiemu ({ $losses }), ale szansa na wygraną jest większa.
   *[both] W porównaniu z drugim daje średnio { $gains }, ale { $losses }.
}
review-because-not = { $shape ->
    [gains] W tym, co da się policzyć, wyprzedza najlepszy ({ $gains }), ale szansa na wygraną nie jest większa.
    [losses] W porównaniu z najlepszym: { $losses }.
   *[both] W porównaniu z najlepszym: { $losses }, ale { $gains }.
}
review-difference = { $sign ->
    [more] +
   *[less] −
}{ $what }
review-unsure = Nie wiadomo na pewno: różnica jest mniejsza niż niepewność.

## Strona

review-share = Kopiuj link
review-begin = Przeanalizuj tę partię
review-begin-help = Każda decyzja zostanie przeanalizowana na podstawie tego, co gracz wtedy wiedział. To potrwa kilka minut; możesz wyjść i wrócić.
review-waiting = Czeka na swoją kolej …
review-beginning = Obliczanie szans …
review-failed = Nie udało się zrobić analizy. Możesz spróbować ponownie.
review-accuracy-title = Celność
review-accuracy-help = Ile z szansy na wygraną zachowały decyzje gracza. Niepewne straty się nie liczą.
review-balance = Co zmieniło szansę, w punktach procentowych
review-chance = Szansa na wygraną
review-seen-by = wiedza: { $seat }
review-chart = Szansa na wygraną od { $first } % na początku do { $last } % na końcu.
review-costly = kosztowny
review-find = świetny pomysł
review-move = Ruch { $n }: { $seat }
review-moves = Ruchy
review-not-yet = Jeszcze nieprzeanalizowane.
review-no-choice = Wybierz punkt wykresu albo punkt zwrotny.
review-luck-here = Nikt o tym nie decydował: kości lub karty. Zmiana szansy w punktach procentowych: { $points }.
review-turn = Ruch { $n }
review-turn-is-costly = kosztowny wybór
review-turn-is-find = świetny pomysł
review-turn-is-luck = kości lub karty
review-turn-better = Lepiej było tak: { $action }.
review-position = Stół przed ruchem
review-no-position = Tej pozycji nie da się pokazać.
review-see = Zobacz w powtórce
review-try = Spróbuj: graj od tego miejsca
review-marked = Inne oznaczone ruchy
review-played = zagrane
review-then = Potem: { $steps }.
review-equal = Prawie tak samo dobre.
review-percent = { $n } %
review-doubt = ± { $n }
