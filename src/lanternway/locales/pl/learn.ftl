# Lekcje w terminalu.
cli-help-learn = Naucz się gry, grając: lekcje z trenerem.
cli-help-lesson = Która lekcja: numer lub nazwa. Bez tego pierwsza nieukończona.
cli-help-lessons = Lekcje: własne pliki.
cli-help-lessons-check = Rozegraj lekcje na każdy dozwolony sposób i powiedz, co jest w nich źle.
cli-help-lesson-files = Pliki lekcji lub foldery; bez nich lekcje Lanternway.
cli-learn-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
cli-learn-how = Zacznij od `lanternway learn GRA NUMER`.
cli-learn-resumed = Ostatnio był krok { $n }.
cli-learn-another-table = ── Inny stół ──
cli-learn-step = Krok { $n } z { $of }
cli-learn-go-on = Naciśnij Enter, aby iść dalej.
cli-learn-shown = Dobra odpowiedź: { $n }, { $said } ({ $notation }). Teraz ty.
cli-learn-why = Dlaczego:
cli-learn-next = Dalej: { $title }. Wpisz `lanternway learn { $command }`.
cli-learn-help =
    Odpowiadasz numerem lub zapisem. Enter prowadzi dalej tam, gdzie trzeba tylko przeczytać.
    show: jaka odpowiedź jest dobra. back: krok wstecz. again: od początku. skip: zrób ten krok za mnie.
    table: cały stół. choices: pytanie jeszcze raz. quit: wyjdź; następnym razem zaczniesz w tym miejscu.
cli-lessons-good =
    ✓ { $name }: { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $acts ->
        [one] 1 ruch
        [few] { $acts } ruchy
       *[other] { $acts } ruchów
    }, { $ways ->
        [one] 1 inna droga
        [few] { $ways } inne drogi
       *[other] { $ways } innych dróg
    }
cli-lessons-done = Dobrych lekcji: { $passed } z { $files }.
error-lesson = { $where }: { $what }
error-no-lesson = Nie ma lekcji „{ $given }”; `lanternway learn` wypisuje wszystkie.
