# Boty przeciw botom i raporty o równowadze.

arena-no-cluster = Klaster wymaga dodatku: pip install 'lanternway[cluster]'.
arena-held =
    { $games ->
        [one] { $game }: jedna partia, bloki: { $blocks }.
        [few] { $game }: { $games } partie, bloki (jedno rozdanie z każdego miejsca): { $blocks }.
       *[other] { $game }: { $games } partii, bloki (jedno rozdanie z każdego miejsca): { $blocks }.
    }
arena-mirror = Kontrola: ten sam bot na każdym miejscu.
arena-bot = bot
arena-share = zwycięstwa (95 %)
arena-rank = średnie miejsce (95 %)
arena-margin = przewaga punktów (95 %)
arena-rating = ranking
arena-verdict-stronger = Bot { $bot } jest silniejszy (świadectwo { $evidence }, próg { $high }).
arena-verdict-not-stronger = Bot { $bot } nie jest silniejszy (świadectwo { $evidence }, próg { $low }).
arena-verdict-open = Jeszcze nie wiadomo, czy bot { $bot } jest silniejszy (świadectwo { $evidence }, między { $low } a { $high }).

arena-help = Niech boty grają ze sobą blokami: z przedziałami, rankingiem i testem.
arena-help-bots = Boty, oddzielone przecinkami; siadają ponownie, aż wszystkie miejsca będą zajęte.
arena-help-games = Ile partii najwyżej.
arena-help-journal = Plik, który przechowuje każdy blok: przerwane zawody idą dalej od tego miejsca.
arena-help-sequential = Zakończ, gdy tylko wiadomo, czy pierwszy bot jest silniejszy.
arena-help-mirror = Zagraj też pierwszym botem przeciw niemu samemu, dla kontroli.
arena-help-cluster = Graj na klastrze Ray: „auto” albo adres jego głowy.
arena-help-picture = Narysuj wynik w tym pliku (SVG lub PNG).
arena-help-listing = Boty i poziomy, z którymi można zagrać.

arena-balance-seats =
    { $games ->
        [one] Miejsca: { $seats }, jedna partia; zwycięstwa według miejsca: { $shares }
        [few] Miejsca: { $seats }, { $games } partie; zwycięstwa według miejsca: { $shares }
       *[other] Miejsca: { $seats }, { $games } partii; zwycięstwa według miejsca: { $shares }
    }
arena-balance-written =
    { $plots ->
        [one] Zapisano: { $file } i jeden wykres.
        [few] Zapisano: { $file } i { $plots } wykresy.
       *[other] Zapisano: { $file } i { $plots } wykresów.
    }
arena-no-seats = „{ $given }” to nie liczba miejsc.

arena-help-balance = Napisz raport o równowadze gry, z wykresami: kto wygrywa z którego miejsca i czym.
arena-help-balance-seats = Liczby miejsc, oddzielone przecinkami; wszystkie, jeśli nie podano.
arena-help-balance-bot = Bot na każdym miejscu.
arena-help-balance-into = Folder, do którego zapisać.
