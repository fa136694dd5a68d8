### Strona w przeglądarce.

## Every page

web-skip = Przejdź do treści
web-nav = Strony
web-nav-play = Graj
web-nav-rules = Zasady
web-nav-about = O serwisie
web-nav-settings = Ustawienia
web-home = Strona główna
web-you-are = Grasz jako { $name }
web-close = Zamknij
web-cancel = Anuluj
web-loading = Wczytywanie…
web-working = Chwileczkę…
web-load-failed = Nie udało się wczytać strony
web-reload = Spróbuj ponownie
web-missing = Nie ma takiej strony
web-missing-more = Link może być stary albo ucięty.
web-problem = Coś poszło nie tak ({ $status }).
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-link-open = połączono
web-link-lost = Brak połączenia, próbuję ponownie…
web-link-away = Serwer uruchamia się ponownie, zegary stoją…
web-link-pause = Serwer był niedostępny: zegary jeszcze chwilę stoją…
web-link-outdated = Serwer został zaktualizowany: wczytaj stronę ponownie.
web-yes = tak
web-no = nie
web-you = Ty
web-you-tag = (ty)
web-guest = Gość
web-search = Szukaj
web-copy = Kopiuj
web-copied = Skopiowano

## Home

web-home-title = Trzy światy, jeden stół.
web-home-line = Ze znajomymi albo z botami. Dokładne zasady, cofanie ruchów, a każdą partię można obejrzeć jeszcze raz.
web-games = Gry
web-line-dark_road = Planuj kośćmi nocy, pakuj wóz, prowadź karawany do skutych lodem miasteczek. Monety i prestiż muszą rosnąć razem.
web-line-skye = Potajemnie wyceniaj żetony terenu, rozbudowuj terytorium klanu i wyślij wędrowca w drogę.
web-line-treos = Zaplanuj dzień pięcioma kartami ruchu, wykonuj zlecenia w miastach, kieruj rozbójnikami.
web-seats = { $low }–{ $high }
web-levels = { $n ->
    [one] { $n } poziom
    [few] { $n } poziomy
   *[other] { $n } poziomów
}
web-new-table = Nowy stół
web-new-table-of = Nowy stół: { $game }
web-play-bots = Graj z botami
web-play-bots-of = Graj z botami: { $game }
web-rules-of = Zasady: { $game }
web-join = Dołącz
web-join-placeholder = Wklej link lub kod stołu
web-continue = Kontynuuj
web-waiting-for-you = { $n ->
    [one] { $n } stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[other] { $n } stołów czeka na ciebie
}
web-open-tables = Otwarte stoły
web-finished = Zakończone
web-your-move = Twój ruch
web-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
}
web-free-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[other] { $n } wolnych miejsc
}
web-awaits = Czekamy na ruch: { $names }
web-won-by = { $n ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
web-over = Gra skończona
web-seat-open = wolne
web-clock-slow-is = { $n ->
    [one] { $n } dzień na ruch
    [few] { $n } dni na ruch
   *[other] { $n } dni na ruch
}

## A new table, and the room before it starts

web-your-name = Twoje imię
web-seats-legend = Kto gra
web-how-many = Ilu graczy
web-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}
web-seat-n = Miejsce { $n }
web-seat-me = Ja tu gram
web-seat-open-long = Wolne, dla każdego
web-seat-bot = Bot: { $level }
web-name-of-seat = Imię na miejscu { $n }
web-hot-seat-note = Gracie na jednym urządzeniu: między turami opada kurtyna.
web-options = Opcje
web-own-choice = Własny wybór
web-choose-many = Wybierz własne ({ $n })
web-choose-each = Wybierz dla każdego miejsca
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo
web-clock-slow = Dni na ruch
web-clock-minutes = Minuty na gracza
web-clock-increment = Sekund dodawanych za decyzję
web-clock-days = Dni na decyzję
web-listed = Pokaż ten stół wszystkim na stronie głównej
web-watchable = Inni mogą oglądać
web-start = Zacznij grę
web-open-table = Otwórz stół
web-table-closed = Ten stół zamknięto.
web-all-seated = Wszyscy są na miejscach.
web-here = jest
web-not-here = poza stołem
web-sit-here = Usiądź tutaj
web-stand-up = Wstań od stołu
web-invite = Link dla znajomych
web-owner-starts = Grę zaczyna ten, kto otworzył stół.
web-close-table = Zamknij stół
web-no-table = Nie można pokazać tego stołu

## The table

web-zone-people = Gracze
web-zone-stage = Plansza
web-zone-prompt = Co teraz zrobić
web-zone-dock = Moje
web-zone-world = Zasoby
web-tabs = Części stołu
web-tab-board = Plansza
web-tab-people = Gracze
web-tab-lit = jest coś do wyboru
web-tab-unread = nowe dla ciebie: { $n }
web-go-to = Przejdź do: { $tab }
web-phases = Fazy
web-round = Runda { $n }
web-undo = Cofnij
web-undo-turn = Cofnij całą turę
web-undo-ask = Poproś wszystkich o cofnięcie ruchu
web-rules-now = Zasady tego kroku
web-hint = Podpowiedź
web-key-hint = Podpowiedź: co zrobiłby dobry gracz?
web-hints-agreed = zgoda na podpowiedzi
web-no-clause = Brak tekstu.
web-menu = Więcej
web-twin = Stół jako tekst
web-keys = Klawisze
web-key-arrows = do następnej podświetlonej rzeczy
web-key-enter = wybierz
web-key-confirm = zatwierdź
web-key-escape = wybierz jeszcze raz
web-key-zones = do następnej części stołu
web-copy-link = Skopiuj link do stołu
web-play-for-me = Niech bot gra za mnie: { $level }
web-back = Wracam do gry
web-ask-end = Zaproponuj zakończenie
web-leave = Odejdź; bot gra dalej
web-leave-sure = Na pewno odejść? Bot gra dalej
web-thinks = myśli
web-ready = gotowe
web-offline = brak połączenia
web-bot-plays = gra { $level }
web-to-move = na ruchu
web-watching = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
   *[other] { $n } osób ogląda
}
web-you-watch = Oglądasz
web-bot-plays-for-you = Bot gra za ciebie
web-come-back-any-time = Możesz wrócić na swoje miejsce w każdej chwili.
web-see-result = Zobacz wynik
web-more-cards = Jeszcze { $n }: { $tab }
web-uncertain = Zdecyduje los albo coś ukrytego; nie da się cofnąć.
web-uncertain-then = Potem zdecyduje los albo coś ukrytego; nie da się cofnąć.
web-no-way-back = Tego nie da się cofnąć.
web-sent-waiting = Wysłano; czekam na połączenie…
web-choose-one = Wybierz
web-unchoose = Wybierz inaczej
web-target-several = { $n ->
    [one] { $text } albo { $n } inna możliwość
    [few] { $text } albo { $n } inne możliwości
   *[other] { $text } albo { $n } innych możliwości
}
web-choices = Co możesz zrobić
web-search-choices = { $n ->
    [one] Szukaj: { $n } możliwość
    [few] Szukaj: { $n } możliwości
   *[other] Szukaj: { $n } możliwości
}
web-locked = { $n ->
    [one] { $n } rzecz jest teraz niemożliwa
    [few] { $n } rzeczy są teraz niemożliwe
   *[other] { $n } rzeczy jest teraz niemożliwych
}
web-curtain = { $name }, twoja kolej
web-curtain-more = Pozostali odwracają wzrok. Nic nie widać, dopóki nie potwierdzisz.
web-asked = { $name }: { $question }
web-curtain-open = Jestem { $name }
web-consent = Pytanie do wszystkich
web-consent-undo = { $n ->
    [one] { $seat } prosi o cofnięcie { $n } ruchu.
   *[other] { $seat } prosi o cofnięcie { $n } ruchów.
}
web-consent-end = { $seat } proponuje zakończyć grę.
web-agree = Zgoda
web-disagree = Nie

## Together

web-title-turn = Twoja kolej
web-notice-turn = Twoja kolej.
web-notices = Powiadamiaj mnie, gdy nadejdzie moja kolej
web-notices-help = Gdy tej strony nie widać, a jeśli przeglądarka to umożliwia, także gdy żadna strona nie jest otwarta. Wiadomość mówi tylko, która gra czeka.
web-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-table-with = Grają z tobą: { $names }
web-table-of = { $names }
web-round-of = runda { $n } z { $all }
web-day-now = dzień { $n }
web-time-left = zostało { $time }
web-clock-live-is = { $n ->
    [one] po { $n } minucie, { $more } s za decyzję
    [few] po { $n } minuty, { $more } s za decyzję
    [many] po { $n } minut, { $more } s za decyzję
   *[other] po { $n } minuty, { $more } s za decyzję
}
web-watch = Oglądaj
web-invited = Zaproszenie
web-running-tables = Oglądaj
web-seat-kept = czeka na znajomą osobę
web-stood-in = przez pewien czas grał bot
web-is-bot = Bot
web-fill-seat = Posadź tu bota
web-start-when-full = Grę można zacząć, gdy żadne miejsce nie jest wolne.
web-close-table-sure = Na pewno zamknąć?
web-decline-seat = Tym razem nie gram
web-rematch-join = Dołącz do nowego stołu
web-rematch-waits = Gra zaczyna się od nowa: jedno miejsce czeka na ciebie.
web-stand-in = Niech bot gra dalej
web-consent-bot = { $seat } pyta: czy za gracza { $absent_seat } ma dalej grać bot?
web-consent-hints = { $seat } pyta: czy wszyscy mogą tu prosić o podpowiedzi? Gra nie będzie się wtedy liczyć do rankingu.
web-no-curtain = Nie mamy tajemnic: przy tym stole bez kurtyny

## Log and chat

web-log = Dziennik
web-chat = Czat
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-placeholder = Napisz coś
web-send = Wyślij
web-mute = Nie pokazuj wiadomości: { $name }
web-unmute = Pokaż znów wszystkie wiadomości
web-moment-joined = { $name } siada do stołu.
web-moment-left = { $name } odchodzi.
web-moment-started = Gra się zaczyna.
web-moment-undone = { $name } cofa ruch.
web-moment-away = Bot gra za gracza { $name }.
web-moment-back = { $name } wraca do gry.
web-moment-ended = Gra skończona.
web-moment-hints = { $on ->
    [yes] Wszyscy zgadzają się na podpowiedzi.
   *[no] { $name } nie zgadza się na dalsze podpowiedzi.
}
web-moment-hinted = { $name } prosi o podpowiedź.

## Replay and result

web-replay = Powtórka
web-timeline = Oś czasu
web-move-of = Ruch { $n } z { $of }
web-first = Na początek
web-previous = Ruch wstecz
web-next = Ruch dalej
web-last = Na koniec
web-run = Odtwarzaj
web-pause = Zatrzymaj
web-seen-by = Widok
web-share-move = Link do tego ruchu
web-result = Wynik
web-review = Analiza
web-to-table = Do stołu
web-not-over = Ta gra jeszcze trwa
web-ended-agreed = zakończona za zgodą wszystkich
web-rematch = Zagraj ponownie
web-by-source = Punkty według źródła
web-source = Źródło
web-total = Razem

## Rules

web-rules-choose = Wybierz grę.
web-search-rules = Szukaj w zasadach
web-edition = Wydanie
web-edition-default = Tekst wspólny
web-clauses = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
web-section = Rozdział { $n }
web-nothing-found = Nic nie znaleziono.

## Titles of the rules' sections

web-section-dark_road-1 = Elementy i zasoby
web-section-dark_road-2 = Przygotowanie
web-section-dark_road-3 = Wóz: co może mieć gracz
web-section-dark_road-4 = Przebieg tury
web-section-dark_road-5 = Dzielnice
web-section-dark_road-6 = Ruiny Yin
web-section-dark_road-7 = Miasteczka na rubieżach i karawany
web-section-dark_road-8 = Dokonania
web-section-dark_road-9 = Budynki
web-section-dark_road-10 = Towarzysze
web-section-dark_road-11 = Wierzchowce i ulepszenia
web-section-dark_road-12 = Koniec i punktacja
web-section-dark_road-13 = Gra solo: Spółka Prywatna
web-section-dark_road-14 = Opcje
web-section-dark_road-15 = Porównanie wydań
web-section-dark_road-16 = Zawartość
web-section-dark_road-17 = Jak gra Spółka Prywatna
web-section-skye-1 = Przygotowanie
web-section-skye-2 = Faza 1: przychód
web-section-skye-3 = Faza 2: dobieranie i wycena
web-section-skye-4 = Fazy 3 i 4: odrzucanie i zakupy
web-section-skye-5 = Faza 5: budowa
web-section-skye-6 = Faza 6: punktacja
web-section-skye-7 = Żetony punktacji
web-section-skye-8 = Koniec gry
web-section-skye-9 = Wędrowiec
web-section-treos-1 = Przygotowanie
web-section-treos-2 = Dzień
web-section-treos-3 = Ruch
web-section-treos-4 = Rozbójnicy
web-section-treos-5 = Pola specjalne
web-section-treos-6 = Miasta i zlecenia
web-section-treos-7 = Forty, gospody, tajemnicze miejsca
web-section-treos-8 = Koniec i warianty
web-section-treos-9 = Postacie
web-section-treos-10 = Zawartość własna
web-section-treos-11 = Szczegóły

## Fairness

web-fairness = Sprawdzenie uczciwości
web-fair-how = Przed pierwszym ruchem serwer publikuje skrót tajnego klucza. Każda kość i karta jest losowana z tego klucza, zmieszanego z ziarnami graczy. Po ostatnim ruchu klucz zostaje ujawniony, a twoja przeglądarka sprawdza tutaj, czy to ten obiecany.
web-fair-commitment = Obiecany skrót
web-fair-seeds = Ziarna graczy
web-fair-no-seed = brak
web-fair-no-seeds = Nikt nie podał ziarna.
web-fair-secret = Klucz
web-fair-yes = Wszystko się zgadza
web-fair-no = Coś się nie zgadza
web-fair-key = Klucz ma obiecany skrót.
web-fair-mix = Klucz gry to ten klucz zmieszany z ziarnami.
web-fair-same = Obietnica jest tą, którą ta przeglądarka zanotowała przed grą.
web-fair-mine = Ziarno tej przeglądarki jest wśród nich.
web-fair-seal = Zapis jest cały: pieczęć się zgadza.
web-fair-further = Aby ponownie wylosować każdą kość i kartę z klucza, zapisz plik partii i uruchom:
web-fair-later = Klucz jest jeszcze tajny: zostanie ujawniony po grze.
web-download = Zapisz plik partii

## About

web-about-what = Lanternway to stół do nowoczesnych gier strategicznych: dokładne zasady, boty, zapisy partii, które można odtworzyć i sprawdzić.
web-about-free = To wolne oprogramowanie na licencji Apache 2.0. Niczego nie sprzedaje, nikogo nie śledzi, a rysunki są jego własne.
web-about-dark_road = Grę planszową Merchants of the Dark Road zaprojektował Brian Suhre.
web-about-skye = Grę planszową Isle of Skye i jej dodatek Journeyman zaprojektowali Andreas Pelikan i Alexander Pfister.
web-about-treos = Grę planszową Treos zaprojektował Arne aus dem Siepen.
web-about-house = Nasze własne treści
web-house-dark_road = Tam, gdzie instrukcje nie pokazują karty lub liczby, powstały własne: dokładni bohaterowie, zamówienia, dokonania, zdarzenia, towarzysze i ceny, kształty towarów oraz sposób gry Spółki Prywatnej.
web-house-skye = Plansze postępu dodatku Wędrowiec i osiem nowych żetonów są nasze własne, w granicach tego, co mówią zasady. Rysunki piętnastu żetonów (2, 16, 18, 20, 33, 36, 39, 47, 48, 51, 52, 58, 61, 68, 71) można odczytać dwojako: mają znak zapytania, a ich opis podaje oba odczytania. Wszystkie zamki są tu jednakowe; jedno ze źródeł pokazuje dwa z nich odwrócone.
web-house-treos = Regiony mapy, karty ruchu, zlecenia, zadania poboczne, wydarzenia i niektóre nazwy miast są nasze własne, w granicach tego, co mówią zasady.
web-about-content = Zawartość { $hash }
web-about-version = Wersja { $version }

# The rules to read, on their page and beside the table.
web-rules-goal = Cel gry
web-rules-chapters = Rozdziały
web-rules-clauses = Wszystkie zasady, punkt po punkcie
web-rules-exact = Dokładna zasada:
web-rules-explained = Słowami: { $title }
web-rules-back = Wróć tam, skąd przychodzisz
web-rules-no-picture = Tego obrazka nie można teraz pokazać.
web-rules-turn-skye = Runda
web-rules-turn-treos = Dzień
web-rules-turn-dark_road = Tura
