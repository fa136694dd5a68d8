### The command line.

## Help

cli-help = Stół do gier strategicznych: granie, symulacje, sprawdzanie pozycji, odtwarzanie i weryfikacja zapisów.
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-help = Pokaż tę pomoc i zakończ.
cli-help-default = [domyślnie: { $value }]
cli-help-required = [wymagane]
cli-help-version = Pokaż wersję i zakończ.
cli-help-lang = Język; domyślnie z LANTERNWAY_LANG albo z systemu. Można podać w dowolnym miejscu.
cli-help-games = Wypisz dostępne gry z liczbą graczy i opcjami.
cli-help-play = Zagraj w tym terminalu z ludźmi przy tej samej klawiaturze albo z botami.
cli-help-simulate = Każ botom rozegrać wiele partii i pokaż statystyki.
cli-help-check = Uruchom pliki pozycji (YAML) i pokaż, co się nie zgadza.
cli-help-replay = Pokaż zapisaną partię jeszcze raz.
cli-help-show = Pokaż stół z jednego wiersza lub z pliku pozycji i co tam zrobić.
cli-help-line = Stół w jednym wierszu (lanternway:1:…) albo plik pozycji.
cli-help-show-search = Szukaj przez tyle iteracji: co zrobiłby dobry gracz.
cli-help-verify = Udowodnij, że zapisy odtwarzają się dokładnie, a losowanie było uczciwe.
cli-help-pack = Pakiety treści: własne karty i plansze.
cli-help-pack-check = Sprawdź folder z treścią do gry.
cli-help-game = Która gra; `lanternway games` wypisuje wszystkie.
cli-help-pack-game = Gra, jeśli nie podaje jej pack.toml.
cli-help-positions = Pliki pozycji albo foldery z nimi.
cli-help-record = Zapis partii utworzony poleceniem `save`.
cli-help-folder = Folder pakietu.
cli-help-json = Wypisz JSON dla programów.
cli-help-seats = Liczba graczy.
cli-help-option = Opcja gry; można powtarzać.
cli-help-seed = Liczba lub tekst: to samo ziarno daje to samo rozdanie.
cli-help-first-seed = Ziarno pierwszej partii; następne są kolejnymi liczbami.
cli-help-bots = Nazwy botów na ostatnie miejsca; w symulacjach ostatnia nazwa się powtarza.
cli-help-players = Imiona ludzi w kolejności miejsc.
cli-help-resume = Wznów zapisaną partię.
cli-help-save = Zapisz partię do tego pliku, gdy się skończy albo gdy odejdziesz.
cli-help-number = Liczba partii.
cli-help-jobs = Liczba procesów; domyślnie jeden na procesor.
cli-help-check-rules = Po każdej akcji sprawdzaj, czy nie stało się nic niemożliwego.
cli-help-seat = Pokaż to, co widział gracz na tym miejscu (0 to pierwsze); inaczej to, co widzieli wszyscy.
cli-help-replay-seat = Pokaż to, co widział gracz na tym miejscu (0 to pierwsze); inaczej wszystkie akcje, także ukryte, i stół, jak widzieli go wszyscy.
cli-help-to = Zatrzymaj się po tylu akcjach.
cli-help-step = Po każdej akcji czekaj na Enter.
cli-help-as-line = Wydrukuj tylko wiersz tego stołu, także to, co ukryte; otwiera go „lanternway show”.

## Errors

cli-stopped = Przerwano.
cli-usage = Nie rozumiem tego polecenia: { $detail } Zobacz lanternway --help.
cli-no-command = Nie ma polecenia „{ $given }” (polecenia: { $names }).
cli-no-such-option = Nie ma opcji { $option }.
cli-missing = Brakuje: { $what }; zobacz lanternway --help.
cli-bad-value = { $what }: { $detail }
cli-option-form = „{ $given }” nie ma postaci nazwa=wartość.
cli-extra-game = LANTERNWAY_GAMES: nie można wczytać „{ $given }” ({ $detail }).
cli-no-file = { $file }: nie ma takiego pliku.
cli-no-table = „{ $given }” to ani wiersz stołu (lanternway:1:…), ani plik.
cli-is-folder = { $file }: to folder, a nie plik.
cli-no-folder = { $folder }: nie ma takiego folderu.
cli-no-text = { $file }: to nie jest tekst (UTF-8).
cli-too-many-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[other] { $bots } botów
} to za dużo na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}.

## games

cli-games-none = Nie ma tu żadnej gry.
cli-games-seats = { $low }–{ $high } graczy
cli-games-range = od { $low } do { $high }
cli-games-how = Zagraj: lanternway play GRA --option nazwa=wartość

## play

cli-play-which = Która gra (numer lub nazwa)?
cli-play-needs = Podaj grę: lanternway play GRA (gry: { $games }).
cli-play-too-many = Liczba podanych graczy i botów: { $named }, liczba miejsc przy stole: { $seats }.
cli-play-bot = { $bot } { $n }
cli-play-curtain = Klawiaturę przejmuje { $player }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-play-help = Wpisz numer wyboru albo jego zapis.
    ? 3        wyjaśnia wybór 3 i podaje regułę; ? z zapisem albo nazwą rzeczy wyjaśnia je
    hint       mówi, co zrobiłby dobry gracz; zapis to odnotuje
    undo 2     cofa dwa twoje ostatnie kroki (undo: jeden), aż do czegoś losowego lub ukrytego
    save PLIK  zapisuje partię; lanternway play --resume PLIK ją wznawia
    table      pokazuje cały stół; table players jedną jego część
    choices    pokazuje wszystkie możliwości
    log        pokazuje wszystko, co się wydarzyło
    line       drukuje cały stół w jednym wierszu, także to, co ukryte; otwiera go lanternway show WIERSZ
    quit       kończy
cli-play-choose = Wybierz numer od 1 do { $n } albo wpisz zapis; ? pomaga.
cli-play-parts = W całości: { $parts }
cli-play-unknown = Nic tu nie nazywa się „{ $given }”: po ? podaj numer, zapis albo nazwę rzeczy.
cli-play-no-undo = Nie masz czego cofnąć.
cli-play-undo-most = { $n ->
    [one] Możesz cofnąć jeden krok: undo.
    [few] Możesz cofnąć od 1 do { $n } kroków: undo { $n }.
   *[many] Możesz cofnąć od 1 do { $n } kroków: undo { $n }.
}
cli-play-undone = { $n ->
    [one] Cofnięto { $n } krok.
    [few] Cofnięto { $n } kroki.
   *[other] Cofnięto { $n } kroków.
}
cli-play-save-where = Gdzie zapisać? save PLIK
cli-play-saved = Zapisano w { $file }.
cli-play-not-saved = Nie można zapisać { $file }: { $why }.
cli-play-unsaved = Partia nie została zapisana.
cli-play-left = Odchodzisz od stołu.
cli-play-script-ended = Dane wejściowe skończyły się przed końcem gry. Graj w terminalu albo podaj więcej wierszy.

## The end of a game

cli-result-total = Razem
cli-result-rank = Miejsce
cli-result-won = { $n ->
    [one] Wygrywa { $winners }.
   *[other] Zwycięstwo dzielą { $winners }.
}

## simulate

cli-simulate-done = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
} w { $seconds } s, { $processes ->
    [one] { $processes } proces
    [few] { $processes } procesy
   *[other] { $processes } procesów
}
cli-simulate-seat = Miejsce
cli-simulate-bot = Bot
cli-simulate-wins = Wygrane
cli-simulate-interval = przedział 95 %
cli-simulate-score = Średni wynik
cli-simulate-actions = Akcji w partii: { $mean } (od { $low } do { $high })
cli-simulate-real = Prawdziwych decyzji: { $mean } (od { $low } do { $high })
cli-simulate-forced = Wymuszonych: { $mean } (od { $low } do { $high })
cli-simulate-speed = { $n ->
    [one] { $n } prawdziwa decyzja na sekundę
    [few] { $n } prawdziwe decyzje na sekundę
   *[other] { $n } prawdziwych decyzji na sekundę
}
cli-simulate-checked = Wszystkie kontrole przeszły.
cli-simulate-broken = { $game }, ziarno { $seed }: błąd przy akcji { $action } ({ $last }): { $what }

## check, replay, verify, pack

cli-check-done = Pozycje zgodne z oczekiwaniami: { $passed } z { $files }.
cli-check-empty = { $folder }: w tym folderze nie ma żadnej pozycji (*.yaml).
cli-check-expected = oczekiwano
cli-check-found = jest
cli-replay-seat = Nie ma miejsca { $seat_number }; ostatnie to { $last }.
cli-replay-short = Nie ma akcji { $to }: zapis ma { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[other] { $n } akcji
}.
cli-replay-next = Enter: następna akcja, q: koniec.
cli-verify-fair = { $file }: { $n ->
    [one] { $n } akcja odtwarza
    [few] { $n } akcje odtwarzają
   *[other] { $n } akcji odtwarza
} się dokładnie; każdy wynik wylosowano z zapowiedzianego klucza.
cli-verify-replays = { $file }: { $n ->
    [one] { $n } akcja odtwarza
    [few] { $n } akcje odtwarzają
   *[other] { $n } akcji odtwarza
} się dokładnie; sekret nie jest jeszcze ujawniony, więc uczciwości nie można udowodnić.
cli-pack-good = { $folder }: { $n ->
    [one] { $n } plik pasuje
    [few] { $n } pliki pasują
   *[other] { $n } plików pasuje
} do gry { $game }.

# The rules to read.
cli-help-rules = Czytaj zasady: cel, tura, rozdziały z przykładami, każdy punkt.
cli-help-rules-what = Rozdział po jego słowie, punkt lub część po numerze.
cli-help-rules-search = Pokaż, gdzie stoi słowo.
cli-rules-how = Czytaj dalej: lanternway rules { $game } ROZDZIAŁ, punkt od { $first } do { $last } albo --search SŁOWO.
cli-rules-chapter = Słowami i z przykładami: { $title } ({ $command })
cli-rules-nowhere = W zasadach nie ma słowa „{ $word }”.
cli-rules-nothing = Nie ma rozdziału ani punktu „{ $given }”; bez niego polecenie wymienia wszystkie.
