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
arena-rating = punkty rankingowe
arena-verdict-stronger = Bot { $bot } jest silniejszy (siła dowodu { $evidence }, próg { $high }).
arena-verdict-not-stronger = Bot { $bot } nie jest silniejszy (siła dowodu { $evidence }, próg { $low }).
arena-verdict-open = Jeszcze nie wiadomo, czy bot { $bot } jest silniejszy (siła dowodu { $evidence }, między { $low } a { $high }).

arena-help = Niech boty grają ze sobą blokami: z przedziałami, rankingiem i testem.
arena-help-bots = Boty oddzielone przecinkami; powtarzane, aż zajmą wszystkie miejsca.
arena-help-games = Ile partii najwyżej.
arena-help-journal = Plik, który przechowuje każdy blok: przerwane zawody idą dalej od tego miejsca.
arena-help-sequential = Zakończ, gdy tylko wiadomo, czy pierwszy bot jest silniejszy.
arena-help-mirror = Zagraj też pierwszym botem przeciw niemu samemu, dla kontroli.
arena-help-cluster = Graj na klastrze Ray: „auto” albo adres węzła głównego.
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

arena-help-balance = Raport o wyważeniu gry z wykresami: kto wygrywa z którego miejsca i dzięki czemu.
arena-help-balance-seats = Liczby miejsc, oddzielone przecinkami; wszystkie, jeśli nie podano.
arena-help-balance-bot = Bot na każdym miejscu.
arena-help-balance-into = Folder, do którego zapisać.

train-help = Naucz się wartości pozycji z partii, które boty grają same ze sobą.
train-help-into = Folder przebiegu: partie, dopasowania i pojedynki. Przerwany przebieg rusza stąd dalej.
train-help-seats = Liczby miejsc, oddzielone przecinkami; partie rozgrywa się po kolei z każdą z nich.
train-help-games = Ile partii w rundzie.
train-help-rounds = Ile rund: partie, dopasowanie i pojedynek z tym, co panowało wcześniej.
train-help-units = Ile jednostek ukrytych ma sieć.
train-help-gate = Ile najwyżej partii trwa pojedynek.
train-help-astray = Jaka część ruchów jest losowa.
train-help-shaken = Szukaj cen, lekko nimi potrząsając: tyle rozdań na rundę, każde grane dwa razy. Przy 0 sieć jest dopasowywana do pozycji.
train-help-ship = Na koniec połóż wartości obok gry, żeby korzystały z nich jej boty.
train-needs-extra = Uczenie wymaga dodatku: pip install 'lanternway[training]'.
train-other-plan = W { $folder } jest przebieg z innymi ustawieniami albo z inną wersją gry; podaj inny folder.
train-few-games = Liczba partii w rundzie musi wynosić co najmniej { $count }.
train-not-with-these = Dla stołów z takimi ustawieniami nie ma uczenia.
train-plays = Runda { $round }: porcje partii do rozegrania przez { $bot }: { $count }.
train-played = Runda { $round }: porcje { $done } z { $count }.
train-fitted = Runda { $round }: partie: { $games }, pozycje: { $positions }; wyjaśnia { $explained } przewagi (regresja grzbietowa { $ridge }), { $right } skończyło z przewagą, jak przewidziano.
train-moved = Runda { $round }: rozdania ze zmienionymi cenami: { $deals }; ceny o wyraźnym kierunku: { $sure }.
train-stronger = Runda { $round }, liczba miejsc { $seats }: wygrywa { $share } ({ $low } – { $high }) partii z { $games } przeciw { $bot }. Silniejsze.
train-not-stronger = Runda { $round }, liczba miejsc { $seats }: wygrywa { $share } ({ $low } – { $high }) partii z { $games } przeciw { $bot }. Odrzucone.
train-result = Panujące wartości: { $file }
train-no-result = Nic nie okazało się silniejsze od ręcznie ustalonych rad.
