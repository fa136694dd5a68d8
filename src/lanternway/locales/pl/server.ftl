### The server: why something is not done, messages to people who are away, and its commands.

## Why not

server-why-unknown = Nie ma tu niczego takiego albo nie jest to dla ciebie.
server-why-malformed = Nie da się odczytać wiadomości: { $what }
server-why-method = Ten adres nie przyjmuje takich żądań.
server-why-large = Wiadomość jest za duża.
server-why-rate = Za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
server-why-many = Obserwujesz zbyt wiele stołów naraz.
server-why-busy = Przy stole jest duży ruch. Spróbuj za chwilę.
server-why-stopping = Serwer właśnie uruchamia się ponownie. Spróbuj za chwilę.
server-why-store = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj za chwilę.
server-why-unsure = Serwer nie otrzymał potwierdzenia zapisu. Nie wiadomo jeszcze, czy ruch się liczy: wyślij go ponownie.
server-why-id-used = Ta wiadomość została już wysłana w innym brzmieniu. Wyślij ją ponownie pod nowym identyfikatorem.
server-why-alone = Te stoły obsługuje już inny proces.
server-why-several = Kilka procesów ({ $n }) wymaga PostgreSQL: --store postgresql://…
server-why-bots-only = Goście sami siadają przy swoich stołach. Aby boty grały same, zapisz swoje imię pod loginem.
server-why-tables = Masz { $most } niezakończonych stołów. Najpierw dokończ lub zamknij któryś z nich.
server-why-listed = Masz { $most } stołów czekających w poczekalni. Więcej naraz nie można.
server-why-one-seat = Masz już miejsce przy tym stole.
server-why-mutes = Wyciszasz już { $most } osób. Najpierw cofnij wyciszenie którejś z nich.
server-why-host = Ten serwer nie działa pod tą nazwą.
server-why-fault = Na serwerze wystąpił błąd. Nic się nie zmieniło, a błąd został zapisany.
server-why-origin = Żądania z innych stron nie są przyjmowane.
server-why-who = Najpierw wybierz imię.
server-why-name = Tej nazwy nie da się pokazać. Wybierz inną.
server-why-login = Zły login lub hasło.
server-why-login-taken = Ten login jest zajęty.
server-why-has-login = Masz już login.
server-why-password = Hasło nie może składać się z samych spacji.
server-why-old-password = To nie jest twoje obecne hasło.
server-why-recovery = Zły login lub kod odzyskiwania. Kod działa tylko raz.
server-why-operator = To nie jest hasło operatora.
server-why-silenced = Na tym serwerze nie możesz rozmawiać do { $until }. { $reason }
server-why-banned = Na tym serwerze nie możesz grać do { $until }. { $reason }
server-why-blocked = Osoba, która założyła ten stół, nie gra z tobą.
server-why-blocks = Blokujesz już { $most } osób. Najpierw kogoś odblokuj.
server-why-code = To nie jest kod z e-maila.
server-why-not-name = To nie jest twoje imię.
server-why-push = To nie jest subskrypcja powiadomień przeglądarki.
server-why-webhook = Webhook to adres zaczynający się od http lub https.
server-why-email = To nie jest adres e-mail.
server-why-not-your-seat = To nie jest twoje miejsce.
server-why-not-owner = Może to zrobić tylko osoba, która założyła stół.
server-why-not-here = Nie siedzisz przy tym stole.
server-why-not-playing = Przy tym stole nie trwa gra.
server-why-not-begun = Przy tym stole gra jeszcze się nie zaczęła.
server-why-not-over = Przy tym stole gra jeszcze się nie skończyła.
server-why-game-over = W tej pozycji gra jest już skończona.
server-why-no-choice = Ten gracz nie ma tu nic do wyboru.
server-why-begun = Przy tym stole gra już się zaczęła.
server-why-open-seats = Są jeszcze wolne miejsca.
server-why-taken = To miejsce nie jest wolne.
server-why-level = { error-bot }
server-why-away = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-why-here = Nikt za ciebie nie gra: miejsce jest twoje.
server-why-undo = Nie ma niczego, co można cofnąć bez pytania wszystkich.
server-why-undo-far = Nie ma aż tylu ruchów do cofnięcia.
server-why-asked = Inne pytanie czeka jeszcze na odpowiedzi.
server-why-no-person = Na tym miejscu nie siedzi żadna osoba.
server-why-bot-plays = Na tym miejscu gra już bot.
server-why-is-here = Ta osoba jest przy stole: bot może grać tylko za kogoś, kogo nie ma.
server-why-slow-clock = Przy tym stole każdy ma na decyzję kilka dni: o tym, kiedy zagra bot, decyduje zegar.
server-why-gone-wait = Poczekaj jeszcze { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}: może ta osoba wróci.
server-why-no-question = To pytanie nie jest już aktualne.
server-why-answered = Odpowiedź już padła.
server-why-hint-people = Grają tu ludzie i nie wszyscy zgodzili się na podpowiedzi.
server-why-hint-turn = Podpowiedzi są wtedy, gdy przychodzi twoja kolej.
server-why-hint-single = Nie ma w czym wybierać.
server-why-hints-on = Tutaj już można prosić o podpowiedzi.
server-why-hints-off = Podpowiedzi nie są tu dozwolone.
server-why-rematch = Jest już stół do ponownej gry.
server-why-hushed = Tak już jest.
server-why-silent = Widzowie tego stołu nie mogą rozmawiać.
server-why-old-table = Ta wersja nie może otworzyć stołu: { $what }
server-why-record-long = Zapis jest za długi. Liczba ruchów: { $moves }, a można tu wczytać najwyżej: { $most }.
server-why-review-long = Ta gra jest za długa. Liczba ruchów: { $moves }, a analizować można najwyżej: { $most }.

## Messages to people who are away

server-confirm-subject = Lanternway: potwierdź adres e-mail
server-confirm-body =
    Cześć, { $name }! Wpisz ten kod na stronie ustawień, aby potwierdzić adres e-mail: { $code }

    Jeśli to nie twoja prośba, nie musisz nic robić.
server-reset-subject = Lanternway: ustaw nowe hasło
server-reset-body =
    Cześć, { $name }! Tym kodem ustawisz nowe hasło: { $code }

    Kod działa przez godzinę. Jeśli to nie twoja prośba, nie musisz nic robić.
server-mail-subject = Twoja kolej: { $game }
server-mail-body = Cześć, { $name }! Twoja kolej przy stole { $game }: { $link }

## Commands

server-serving = Lanternway działa pod adresem { $address }
server-backed-up = Zapisano do { $file }.
server-brought = Stół jest tutaj: { $table }
server-help-serve = Udostępnij stoły dla przyjaciół i botów w przeglądarce.
server-help-backup = Zapisz wszystko do pliku, gdy serwer działa.
server-help-restore = Przywraca kopię zapasową; serwer musi być zatrzymany.
server-help-copy = Kopia zapasowa.
server-restored = { $file } jest na swoim miejscu. Każdy, kto wróci, zaczyna od tego, co zawiera.
server-help-prune = Usuwa stoły i gości, których nikt od dawna nie ruszał.
server-help-prune-tables = Stoły zakończone, zamknięte lub nierozpoczęte, po tylu dniach.
server-help-prune-guests = Goście, którzy nie siedzą przy żadnym stole, po tylu dniach.
server-help-dry-run = Tylko podaje, ile ich jest.
server-pruned = Usunięto: stoły: { $tables }, goście: { $guests }.
server-would-prune = Do usunięcia: stoły: { $tables }, goście: { $guests }.
server-help-export = Wypisz dziennik stołu, jeden obiekt JSON w wierszu.
server-help-import = Przenieś wyeksportowany stół do tej bazy.
server-help-import-file = Wyeksportowany stół.
server-help-host = Adres nasłuchiwania (127.0.0.1: tylko ten komputer).
server-help-port = Port nasłuchiwania.
server-help-store = Gdzie trzymać stoły: sqlite:///PLIK lub postgresql://….
server-help-bus = Jak rozmawia ze sobą kilka serwerów: local, postgresql://… lub redis://….
server-help-workers = Procesy obsługujące ten adres (z PostgreSQL).
server-help-thinkers = Procesy, w których myślą boty, dla każdego procesu serwera.
server-help-origin = Inny adres, z którego mogą przychodzić przeglądarki.
server-help-public-url = Adres, pod którym ludzie znajdą ten serwer; do odnośników.
server-help-secure = Serwer jest dostępny przez https.
server-help-webhooks = Gracze mogą podać adres wywoływany, gdy przyjdzie ich kolej.
server-help-readable = Dziennik dla ludzi zamiast dla maszyn.
server-help-target = Plik, do którego zapisać.
server-help-table = Identyfikator stołu.
server-help-host-tools = Dla operatora działającego serwera: zamykanie stołów, wyciszanie, odbieranie dostępu.
server-help-host-url = Adres serwera (bez niego: tam, gdzie nasłuchuje).
server-help-host-list = Pokazuje trwające stoły oraz osoby wyciszone i bez dostępu.
server-help-host-find = Szuka osób po id, loginie lub imieniu.
server-help-host-who = Id, login lub imię.
server-help-host-close = Zamyka stół, cokolwiek się przy nim dzieje.
server-help-host-silence = Odbiera osobie możliwość rozmowy.
server-help-host-ban = Odbiera osobie dostęp do wszystkiego.
server-help-host-pardon = Pozwala osobie znów rozmawiać i grać.
server-help-host-person = Id osoby.
server-help-host-days = Na ile dni.
server-help-host-reason = Dlaczego; osoba to zobaczy.
server-host-closed = Stół { $table } jest zamknięty.
server-host-silenced = Wyciszenie: { $person }
server-host-banned = Bez dostępu: { $person }
server-host-pardoned = Znów może rozmawiać i grać: { $person }
