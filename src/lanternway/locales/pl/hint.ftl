### Podpowiedzi: co zrobiłby dobry gracz, głosem nauczyciela. Wspólne dla strony i terminala.

hint-title = Co zrobiłby dobry gracz?
hint-thinking = Sprawdzane możliwości: { $n }
hint-may-change = Kolejność może się jeszcze zmienić.
hint-enough = Wystarczy
hint-idea = Pomysł { $n } z { $of }
hint-choice = { $action } (wybór { $n })
hint-said = { $idea }: { $action }. Szansa na wygraną { $chance } %, plus minus { $doubt }. { $reason }
hint-choose = Wybierz to
hint-explain = Wyjaśnij
hint-shorter = Mniej
hint-then = Jak może być dalej
hint-chances = Szanse na wygraną po tym ruchu
hint-best-so-far = Na razie najlepsze.
hint-no-reason = Nie wyróżnia go nic, co da się policzyć.
hint-sure = Raczej pewne
hint-sure-help = Pomysł 1 prowadzi o więcej, niż wynosi niepewność. Kreski na pasku pokazują, o ile może się mylić.
hint-unsure = Nie wiadomo na pewno
hint-unsure-help = Najlepsze pomysły są tu równie dobre. Wybierz ten, po którym widzisz już swoją następną turę.
hint-guessed = To, czego nie widzisz, jest odgadywane, jak zrobiłby to każdy gracz.
hint-longer = Szukaj dłużej, 10 s
hint-single = Nie ma w czym wybierać.
hint-wait = Podpowiedzi są wtedy, gdy przychodzi twoja kolej.
hint-failed = Nie udało się przygotować podpowiedzi.
hint-again = Zapytaj ponownie
hint-rests = Gdy grają ludzie, nie ma podpowiedzi
hint-unfair = Byłyby nie fair wobec innych. Analiza po grze pokaże, co zrobiłby dobry gracz.
hint-person = człowiek
hint-bot = bot
hint-ask-all = Zapytaj wszystkich o zgodę na podpowiedzi
hint-ask-all-help = Jeśli wszyscy się zgodzą, gra nie liczy się do rankingu. Każdy może wycofać zgodę w dowolnej chwili.
hint-asked-all = Wszyscy zostali zapytani.
hint-take-back = Koniec z podpowiedziami
hint-used = { $n ->
    [one] Użyto { $n } raz w tej grze; zapis mówi gdzie.
    [few] Użyto { $n } razy w tej grze; zapis mówi gdzie.
   *[other] Użyto { $n } razy w tej grze; zapis mówi gdzie.
}
hint-used-by = { $seat }: { $n ->
    [one] { $n } podpowiedź.
    [few] { $n } podpowiedzi.
   *[other] { $n } podpowiedzi.
}
hint-review = Przed tym ruchem padła prośba o podpowiedź.
hint-line = Potem: { $steps }
