### The kernel's texts: seats, and errors that any program can show.

core-seat = Gracz { $n }
core-spectator = Widz
core-nothing = nic

## Errors. Details ($what) come from the checks of files and are in English everywhere.

error-near = Czy chodziło o { $near }?
error-notation = „{ $given }” nie jest akcją w tej grze.
error-outcome = Podany wynik { $value } strumienia losowego { $stream } nie jest mniejszy niż { $n }.
error-data = { $where }: { $what }
error-record = Wiersz { $line }: { $what }
error-other-rules = Tę partię gry „{ $game }” rozegrano według zasad nr { $rules }, w Lanternway { $engine }; ta wersja zna zasady nr { $present } i nie może jej odtworzyć.
error-position = { $where }: { $what }
error-game = Nie ma gry „{ $given }” (gry: { $names }).
error-language = Nie ma języka „{ $given }” (języki: { $names }).
error-bot = Nie ma bota „{ $given }” (boty: { $names }).
error-bot-form = „{ $given }” to nie bot; napisz random, mild, greedy, greedy:8, search:400, search:2s albo level:3.
error-seats = W tę grę gra od { $low } do { $high } osób, a nie { $given }.
error-option-name = Nie ma opcji „{ $option }” (opcje: { $names }).
error-option-value = Opcja { $option }: „{ $given }” to nie { $expected }.
error-option-switch = Opcja { $option }: „{ $given }” to ani yes, ani no.
error-option-range = Opcja { $option }: „{ $given }” nie jest liczbą od { $low } do { $high }.
error-option-choice = Opcja { $option }: „{ $given }” nie jest jedną z wartości: { $names }.
error-option-many = Opcja { $option }: „{ $given }” to nie { $n ->
    [one] { $n } słowo
    [few] { $n } różne słowa
   *[other] { $n } różnych słów
} spośród: { $names }.

## Text play: what all games say

core-text-you = { $name } (ty)
core-text-players = Gracze
core-text-news = Od twojej ostatniej decyzji
core-text-earlier = … { $n ->
    [one] jedno zdarzenie wcześniej
    [few] { $n } zdarzenia wcześniej
   *[other] { $n } zdarzeń wcześniej
}: log
core-text-hint = ? 1 objaśnia wybór 1 · table: wszystko na stole · { $commands }
core-text-hint-more = ? 1 objaśnia wybór 1 · tu pominięto: { $parts } · table: wszystko · { $commands }
core-text-more-choices = { $n ->
    [one] Jeszcze jedna możliwość
    [few] Jeszcze { $n } możliwości
   *[other] Jeszcze { $n } możliwości
}: choices
