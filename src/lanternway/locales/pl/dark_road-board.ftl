# Słowa na planszy Mrocznego Traktu.
dark_road-board-kingdom = Królestwo
dark_road-board-courtyard = Dziedziniec
dark_road-board-empty = pusto
dark_road-board-empty-seat = wolne miejsce
dark_road-board-empty-slot = wolne pole
dark_road-board-pays = płaci
dark_road-board-any = każdy
dark_road-board-or = lub
dark_road-board-otherwise = w przeciwnym razie
dark_road-board-rotate = Obróć koło o jeden krok
dark_road-board-ruins = Ruiny Yin
dark_road-board-towns = Odległe miasta
dark_road-board-caravan = Karawana do: { $town } ({ $road })
dark_road-board-leader = prowadzi
dark_road-board-to-space = na pole { $n }
dark_road-board-storage = Ładownia, sześć na pięć
dark_road-board-reserve = Zapas
dark_road-board-special = Specjalne
dark_road-board-spent = zużyte: { $n }
dark_road-board-locked = Zablokowane
dark_road-board-pool = Pula akcji
dark_road-board-lanterns = Latarnie
dark_road-board-inventory = Schowek
dark_road-board-heroes = Bohaterowie na wozie
dark_road-board-commissions = Zlecenia
dark_road-board-deeds = Czyny
dark_road-board-prestige = Prestiż
dark_road-board-coins = Monety
dark_road-board-gifts = { $n ->
    [0] bez podarunku
    [one] { $n } podarunek
    [few] { $n } podarunki
    [many] { $n } podarunków
   *[other] { $n } podarunku
}
dark_road-board-companions = Towarzysze
dark_road-board-deck = talia { $n }
dark_road-board-travel-die = kość podróży
dark_road-board-upgrades = Ulepszenia wozu
dark_road-board-fortune = Uśmiech losu
dark_road-board-concern = Co zrobi Koncern
dark_road-board-intent = Idzie na pole { $n }, cel: { $aim }
dark_road-board-joins = Dołączyłby do karawany do: { $towns }
dark_road-board-notice = Obwieszczenie „{ $name }”: { $need } do rundy { $n }.
dark_road-board-my-deeds = Moje czyny
dark_road-board-secret = tajne
dark_road-board-now = Gdyby gra skończyła się teraz
dark_road-board-base = podstawa
dark_road-board-supply = Pozostało w zasobach
dark_road-board-tab-wagon = Wóz
dark_road-board-tab-supply = Zasoby
dark_road-board-key-slot = Wybierz pole kości
dark_road-board-round = Runda { $n } z { $all }
dark_road-board-step-plan = Plan
dark_road-board-step-move = Ruch
dark_road-board-step-activate = Aktywacja
dark_road-board-step-rest = Odpoczynek
dark_road-board-elsewhere = { $good }, wiezie bohater lub wierzchowiec
dark_road-board-tab-city = Miasto
dark_road-board-n-coins = { $n } { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
dark_road-board-n-prestige = { $n } { $n ->
    [one] prestiż
    [few] prestiżu
    [many] prestiżu
   *[other] prestiżu
}
dark_road-board-n-vp = { $n } { $n ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
    [many] punktów zwycięstwa
   *[other] punktu zwycięstwa
}
dark_road-board-n-lantern = { $n } { $n ->
    [one] latarnia
    [few] latarnie
    [many] latarni
   *[other] latarni
}
dark_road-board-n-horseshoe = { $n } { $n ->
    [one] podkowa
    [few] podkowy
    [many] podków
   *[other] podkowy
}
dark_road-board-n-quartz = { $n } { $n ->
    [one] kwarc
    [few] kwarce
    [many] kwarców
   *[other] kwarcu
}
dark_road-board-n-lit_die = { $n } { $n ->
    [one] rozświetlona kość
    [few] rozświetlone kości
    [many] rozświetlonych kości
   *[other] rozświetlonej kości
}
dark_road-board-n-good = { $n } { $n ->
    [one] zwykły towar
    [few] zwykłe towary
    [many] zwykłych towarów
   *[other] zwykłego towaru
}
dark_road-board-n-own = { $n } { $n ->
    [one] towar
    [few] towary
    [many] towarów
   *[other] towaru
}
dark_road-board-n-own-best = { $n } { $n ->
    [one] najcenniejszy towar
    [few] najcenniejsze towary
    [many] najcenniejszych towarów
   *[other] najcenniejszego towaru
}
dark_road-board-n-good-upgraded = { $n } { $n ->
    [one] ulepszony towar
    [few] ulepszone towary
    [many] ulepszonych towarów
   *[other] ulepszonego towaru
}
dark_road-board-n-good-off_wheel = { $n } zwykły towar, którego nie pokazuje żadna kość targu
dark_road-board-n-good-worth = { $n } zwykły towar o wartości { $worth }
dark_road-board-n-good-worth-upgraded = { $n } ulepszony towar o wartości { $worth }
dark_road-board-n-good-type = { $n } { $good }
dark_road-board-n-good-type-upgraded = { $n } { $good }, towar ulepszony
dark_road-board-n-hero = { $n } { $n ->
    [one] bohater
    [few] bohaterów
    [many] bohaterów
   *[other] bohatera
}
dark_road-board-n-commission = { $n } { $n ->
    [one] zlecenie
    [few] zlecenia
    [many] zleceń
   *[other] zlecenia
}
dark_road-board-n-commission-town = { $n } zlecenie z { $town }
dark_road-board-n-deed = { $n } { $n ->
    [one] czyn
    [few] czyny
    [many] czynów
   *[other] czynu
}
dark_road-board-n-deed-deck = { $n } czyn z talii
dark_road-board-n-wagon_upgrade = { $n } ulepszenie wozu
dark_road-board-n-good_fortune = { $n } uśmiech losu
dark_road-board-n-steed = { $n } wierzchowiec
dark_road-board-gain = +{ $thing }
dark_road-board-lose = −{ $thing }
dark_road-board-effect-flip-basic = ulepszony towar staje się zwykły
dark_road-board-effect-flip-upgraded = ulepsz jeden towar
dark_road-board-effect-craft-good = wytwórz towar
dark_road-board-effect-move-ruins = znacznik ruin: { $n } dalej
dark_road-board-effect-move-dark_market = znacznik kręgu: { $n } dalej
dark_road-board-effect-act-ruins = akcja ruin
dark_road-board-effect-roll-oracle = rzuć kością wyroczni
dark_road-board-effect-roll-ruins = rzuć kością ruin
dark_road-board-effect-rotate-wheel = koło obraca się o { $n }
dark_road-board-effect-ready-lit_die = przygotuj rozświetloną kość
dark_road-board-effect-deliver-hero = odstaw bohatera
dark_road-board-effect-again-die = rzuć ponownie
dark_road-board-else = { $first }; jeśli brak: { $other }
dark_road-board-slot-1 = Pole 1: wytwórz zwykły towar wkładanej kości
dark_road-board-slot-2 = Pole 2: latarnia lub rozświetlona kość
dark_road-board-slot-3 = Pole 3: 2 monety lub krok koła
dark_road-board-crafts = Na polu 1 ta kość wytwarza: { $good }
dark_road-board-opens = Otwiera: { $places }.
dark_road-board-hero-study = { $class }, { $town }: { $epithet }. Szuka: { $goods }. Premia: { $bonus }.
dark_road-board-hero-pays = { $n ->
    [one] Zapłaciłby teraz { $n } monetę.
    [few] Zapłaciłby teraz { $n } monety.
    [many] Zapłaciłby teraz { $n } monet.
   *[other] Zapłaciłby teraz { $n } monety.
}
dark_road-board-commission-study = Zlecenie z { $town }: { $goods }. Za 1, 2, 3 dostarczone towary: 1, 3, 6 prestiżu.
dark_road-board-stack = pod spodem jeszcze { $n }
dark_road-board-courtyard-upper = Daje też 2 prestiżu
dark_road-board-courtyard-lower = Daje też zwykły towar i podkowę
dark_road-board-wheel-good = { $good }: wartość { $n }
dark_road-board-wheel-good-dice = { $good }: wartość { $n }, kości targu: { $dice }
dark_road-board-companion-die = wnosi kość podróży
dark_road-board-space = Pole { $n }
dark_road-board-crates = { $n ->
    [one] { $n } skrzynia
    [few] { $n } skrzynie
    [many] { $n } skrzyń
   *[other] { $n } skrzyni
}
dark_road-board-sarcophagus = Sarkofag: { $text }
dark_road-board-idle = nic: nie może tam działać
dark_road-board-final = Punktacja końcowa
dark_road-board-total = Razem
dark_road-board-final-next = Następny krok
dark_road-board-final-all = Pokaż wszystko
dark_road-board-draft-title = Wierzchowce i ich bohaterowie
dark_road-board-keep-title = Dobrano dla ciebie dwa czyny
dark_road-board-steed-title = Wierzchowce w stajni
dark_road-board-travellers = Podróżni
dark_road-board-taken = wzięte: { $dice }
dark_road-board-dice = Kości podróży
dark_road-board-road-deck = { $road } { $n }
dark_road-board-marker-here = tu stoi znacznik
dark_road-board-log = Dostarczono
dark_road-board-rolls = { $player }: rzut
dark_road-board-aboard = na wozie
dark_road-board-move-good = { $good }: strzałki przesuwają towar na wozie, R albo podwójne kliknięcie go obraca
dark_road-board-none = brak
# The seat that nobody at the table holds.
dark_road-seat-extra = Prywatny Koncern
