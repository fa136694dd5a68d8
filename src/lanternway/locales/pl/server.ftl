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
server-why-fault = Serwer popełnił błąd. Nic się nie zmieniło, a błąd został zapisany.
server-why-origin = Żądania z innych stron nie są przyjmowane.
server-why-who = Najpierw powiedz, kim jesteś.
server-why-name = Tej nazwy nie da się pokazać. Wybierz inną.
server-why-login = Zły login lub hasło.
server-why-login-taken = Ten login jest zajęty.
server-why-has-login = Masz już login.
server-why-webhook = Webhook to adres zaczynający się od http lub https.
server-why-email = To nie jest adres e-mail.
server-why-not-your-seat = To nie jest twoje miejsce.
server-why-not-owner = Może to zrobić tylko osoba, która założyła stół.
server-why-not-here = Nie siedzisz przy tym stole.
server-why-not-playing = Przy tym stole nie trwa gra.
server-why-not-begun = Przy tym stole gra jeszcze się nie zaczęła.
server-why-not-over = Przy tym stole gra jeszcze się nie skończyła.
server-why-begun = Przy tym stole gra już się zaczęła.
server-why-open-seats = Są jeszcze wolne miejsca.
server-why-taken = To miejsce nie jest wolne.
server-why-level = Nie ma bota „{ $given }” (boty: { $names }).
server-why-away = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-why-here = Nikt za ciebie nie gra: miejsce jest twoje.
server-why-undo = Nie ma niczego, co można cofnąć bez pytania wszystkich.
server-why-undo-far = Nie ma aż tylu ruchów do cofnięcia.
server-why-asked = Inne pytanie czeka jeszcze na odpowiedzi.
server-why-no-question = To pytanie nie jest już aktualne.
server-why-answered = Odpowiedź już padła.
server-why-rematch = Jest już stół do ponownej gry.
server-why-silent = Widzowie tego stołu nie mogą rozmawiać.
server-why-old-table = Ta wersja nie może otworzyć stołu: { $what }
server-why-record-long = Zapis jest za długi. Liczba ruchów: { $moves }, a można tu wczytać najwyżej: { $most }.

## Messages to people who are away

server-mail-subject = Twoja kolej: { $game }
server-mail-body = Cześć { $name }, twoja kolej przy stole { $game }: { $link }

## Commands

server-serving = Lanternway działa pod adresem { $address }
server-backed-up = Zapisano do { $file }.
server-brought = Stół jest tutaj: { $table }
server-help-serve = Udostępnij stoły dla przyjaciół i botów w przeglądarce.
server-help-backup = Zapisz wszystko do pliku, gdy serwer działa.
server-help-export = Wypisz dziennik stołu, jeden obiekt JSON w wierszu.
server-help-import = Przenieś wyeksportowany stół do tej bazy.
server-help-import-file = Wyeksportowany stół.
server-help-host = Adres nasłuchiwania (127.0.0.1: tylko ten komputer).
server-help-port = Port nasłuchiwania.
server-help-store = Gdzie trzymać stoły: sqlite:///PLIK lub postgresql://….
server-help-bus = Jak rozmawia ze sobą kilka serwerów: local, postgresql://… lub redis://….
server-help-workers = Procesy, w których myślą boty.
server-help-origin = Inny adres, z którego mogą przychodzić przeglądarki.
server-help-public-url = Adres, pod którym ludzie znajdą ten serwer; do odnośników.
server-help-secure = Serwer jest dostępny przez https.
server-help-webhooks = Gracze mogą podać adres wywoływany, gdy przyjdzie ich kolej.
server-help-readable = Dziennik dla ludzi zamiast dla maszyn.
server-help-target = Plik, do którego zapisać.
server-help-table = Identyfikator stołu.
