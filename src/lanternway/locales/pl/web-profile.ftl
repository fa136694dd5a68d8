### Profile: jak ktoś gra, z kim gra, co do niego należy; oraz strona operatora.

## Osoba

web-profile = Profil
web-profile-of = Profil: { $name }
web-profile-mine = Mój profil: gry, rankingi, moje dane
web-profile-since = tutaj od: { $month }
web-profile-games = { $n ->
    [one] ukończona gra
    [few] ukończone gry
   *[many] ukończonych gier
}
web-profile-won = wygrane
web-profile-link = Kopiuj link do tej strony

## Ranking

web-rating = Ranking
web-rating-band = Pasmo obejmuje prawdziwą siłę w 19 przypadkach na 20
web-rating-none = Nie ma jeszcze rankingu. Pojawi się po pierwszej ukończonej grze z ludźmi, bez botów.
web-rating-games = { $n ->
    [one] jedna gra rankingowa
    [few] { $n } gry rankingowe
   *[many] { $n } gier rankingowych
}
web-rating-since = { $change } od: { $month }
web-rating-unsure = wciąż niepewny
web-rating-chart = Ranking w czasie: teraz { $rating }, plus minus { $band }

## Wyniki i gry

web-results = Wyniki
web-results-all = Wszystkie
web-results-people = Z ludźmi
web-results-bots = Z botami
web-results-game = Gra
web-results-played = Gry
web-results-won = Wygrane
web-results-places = 1. · 2. · 3. · 4. miejsce
web-results-place = { $n }. miejsce × { $times }
web-results-mean = Średnio
web-results-best = Najlepszy
web-results-none = Nie ma jeszcze ukończonych gier.
web-games-finished = Gry
web-games-none = Nie ma tu jeszcze ukończonych gier.
web-games-more = Starsze gry
web-games-gone = Ten stół nie jest już przechowywany.
web-games-early = zakończono wcześniej
web-games-place = { $n }. · { $score }
web-games-bots = { $n ->
    [one] bot
    [few] { $n } boty
   *[many] { $n } botów
}
web-unrated = bez rankingu
web-unrated-bots = przy stole siedział bot
web-unrated-alone = jedna osoba miała kilka miejsc
web-unrated-hints = podpowiedzi były dozwolone
web-unrated-early = grę zakończono wcześniej
web-unrated-left = za wszystkich grały boty
web-unrated-position = partia zaczęła się od ustawionej pozycji

## Ludzie

web-companions = Wspólne gry
web-companions-score = ty : oni
web-companions-none = Kto ukończy z tobą grę, pojawi się tutaj.
web-companions-games = { $n ->
    [one] jedna gra
    [few] { $n } gry
   *[many] { $n } gier
}
web-companions-ahead = Wyżej w wynikach: ty { $ahead }, druga osoba { $behind }.
web-companions-all = Wszyscy ({ $n })
web-invite-person = Zaproś
web-invite-login = Zaproś kogoś po loginie
web-invite-to = W co zagrać? Gość: { $name }
web-seat-for = Miejsce zarezerwowane dla: { $name }
web-block-name = Zablokuj: { $name }
web-unblock-name = Odblokuj: { $name }
web-unblock = Odblokuj
web-blocked = Zablokowane osoby: { $n }
web-blocked-why = Nie mogą usiąść przy twoich stołach ani cię zapraszać.

## Moje dane

web-data = Moje dane
web-data-why = Gry, rankingi i rozmowy należą do ciebie. Znajomi zachowują wspólne gry.
web-data-export = Eksportuj wszystko
web-data-delete = Usuń mnie …
web-data-delete-title = Usunąć wszystkie twoje dane?
web-data-delete-what = Imię, login, rankingi i rozmowy zostaną usunięte na zawsze. W trwających grach twoje miejsce przejmie bot. Znajomi zachowają wspólne gry bez twojego imienia.
web-data-delete-name = Aby potwierdzić, wpisz swoje imię: { $name }
web-data-delete-now = Usuń mnie na zawsze

## E-mail

web-mail = E-mail
web-mail-address = Adres e-mail
web-mail-why = Do powiadomień o twojej turze i na wypadek zapomnianego hasła. Używany dopiero po potwierdzeniu.
web-mail-sent = Kod jest w drodze na adres { $email }.
web-mail-enter = Kod z e-maila na adres { $email }
web-mail-confirm = Potwierdź
web-mail-confirmed = Adres jest potwierdzony.
web-mail-code = Wyślij mi kod
web-mail-code-sent = Jeśli ten login ma potwierdzony adres, kod jest w drodze. Wpisz go jako kod odzyskiwania.

## Operator

web-operator = Operator
web-operator-word = Hasło operatora
web-operator-enter = Wejdź
web-operator-tables = Trwające stoły
web-operator-no-tables = Żaden stół nie jest otwarty ani w grze.
web-operator-close = Zamknij
web-operator-close-sure = Zamknij na zawsze
web-operator-people = Szukaj osób po id, loginie lub imieniu
web-operator-find = Szukaj
web-operator-nobody = Nikt się tak nie nazywa.
web-operator-days = Dni
web-operator-reason = Powód, podawany tej osobie
web-operator-silence = Wycisz
web-operator-ban = Zablokuj dostęp
web-operator-sanctions = Wyciszeni i bez dostępu
web-operator-no-sanctions = Nikt.
web-operator-until = { $kind ->
    [ban] bez dostępu
   *[silence] wyciszenie
} do { $until }
web-operator-pardon = Cofnij
