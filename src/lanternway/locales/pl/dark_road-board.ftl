# Słowa na planszy Nocnego Traktu.
dark_road-board-kingdom = Królestwo
dark_road-board-courtyard = Dziedziniec
dark_road-board-empty = pusto
dark_road-board-empty-seat = wolne miejsce dla bohatera
dark_road-board-empty-slot = wolne pole
dark_road-board-pays = zapłaci
dark_road-board-any = każdy
dark_road-board-or = lub
dark_road-board-otherwise = inaczej
dark_road-board-rotate = { dark_road-act-rotate }
dark_road-board-ruins = Ruiny Yin
dark_road-board-towns = Miasteczka na rubieżach
dark_road-board-caravan = Karawana do { NAME($town, form: "gen") } ({ $road })
dark_road-board-leader = prowadzi
dark_road-board-to-space = na pole { $n }
dark_road-board-storage = Magazyn, sześć na pięć
dark_road-board-reserve = Rezerwa
dark_road-board-special = Specjalna
dark_road-board-spent = zużyte: { $n }
dark_road-board-locked = Pola blokady
dark_road-board-pool = Pula akcji
dark_road-board-lanterns = Latarenki
dark_road-board-inventory = Ekwipunek
dark_road-board-heroes = Bohaterowie na wozie
dark_road-board-commissions = Zamówienia
dark_road-board-deeds = Dokonania
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
dark_road-board-deck = w talii: { $n }
dark_road-board-travel-die = kość podróży
dark_road-board-upgrades = Ulepszenia wozu
dark_road-board-fortune = Uśmiech losu
dark_road-board-concern = Co zrobi Spółka Prywatna
dark_road-board-intent = Idzie na pole { $n }; priorytet: { $aim }
dark_road-board-joins = Dołączyłaby do karawany do { NAME($towns, form: "gen") }
dark_road-board-notice = Komunikat Gildii „{ $name }”: { $need } do końca rundy { $n }.
dark_road-board-my-deeds = Moje dokonania
dark_road-board-secret = tajne
dark_road-board-now = Gdyby gra skończyła się teraz
dark_road-board-base = bazowy wynik
dark_road-board-supply = Pozostało w zasobach
dark_road-board-tab-wagon = Wóz
dark_road-board-tab-supply = Zasoby
dark_road-board-key-slot = Wybierz pole blokady
dark_road-board-round = Runda { $n } z { $all }
dark_road-board-step-plan = Planowanie
dark_road-board-step-move = Ruch
dark_road-board-step-activate = Aktywacja
dark_road-board-step-rest = Odpoczynek
dark_road-board-elsewhere = { UP($good) }: wiezie bohater lub wierzchowiec
dark_road-board-loose = { UP($good) }: nie mieści się na wozie
dark_road-board-tab-city = Miasto
dark_road-board-n-coins = { $n } { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
dark_road-board-n-prestige = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu
dark_road-board-n-vp = { $n } { $n ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
    [many] punktów zwycięstwa
   *[other] punktu zwycięstwa
}
dark_road-board-n-lantern = { $n } { $n ->
    [one] latarenka
    [few] latarenki
   *[other] latarenek
}
dark_road-board-n-horseshoe = { $n } { $n ->
    [one] podkowa
    [few] podkowy
    [many] podków
   *[other] podkowy
}
dark_road-board-n-quartz = { $n } { $n ->
    [one] żarokwarc
    [few] żarokwarce
    [many] żarokwarców
   *[other] żarokwarcu
}
dark_road-board-n-lit_die = { $n } { $n ->
    [one] kość blasku
    [few] kości blasku
    [many] kości blasku
   *[other] kości blasku
}
dark_road-board-n-good = { $n } { $n ->
    [one] zwyczajny towar
    [few] zwyczajne towary
    [many] zwyczajnych towarów
   *[other] zwyczajnego towaru
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
    [one] doskonały towar
    [few] doskonałe towary
    [many] doskonałych towarów
   *[other] doskonałego towaru
}
dark_road-board-n-good-off_wheel = { $n ->
    [one] { $n } zwyczajny towar, którego nie pokazuje żadna kość rynku
    [few] { $n } zwyczajne towary, których nie pokazuje żadna kość rynku
   *[other] { $n } zwyczajnych towarów, których nie pokazuje żadna kość rynku
}
dark_road-board-n-good-worth = { $n ->
    [one] { $n } zwyczajny towar wart { $worth }
    [few] { $n } zwyczajne towary warte { $worth }
   *[other] { $n } zwyczajnych towarów wartych { $worth }
}
dark_road-board-n-good-worth-upgraded = { $n ->
    [one] { $n } doskonały towar wart { $worth }
    [few] { $n } doskonałe towary warte { $worth }
   *[other] { $n } doskonałych towarów wartych { $worth }
}
dark_road-board-n-good-type = { $n } { $good }
dark_road-board-n-good-type-upgraded = { $n ->
    [one] { $n } doskonały towar: { $good }
    [few] { $n } doskonałe towary: { $good }
   *[other] { $n } doskonałych towarów: { $good }
}
dark_road-board-n-hero = { $n } { $n ->
    [one] bohater
    [few] bohaterów
    [many] bohaterów
   *[other] bohatera
}
dark_road-board-n-commission = { $n } { $n ->
    [one] zamówienie
    [few] zamówienia
    [many] zamówień
   *[other] zamówienia
}
dark_road-board-n-commission-town = { $n ->
    [one] { $n } zamówienie dla { NAME($town, form: "gen") }
    [few] { $n } zamówienia dla { NAME($town, form: "gen") }
   *[other] { $n } zamówień dla { NAME($town, form: "gen") }
}
dark_road-board-n-deed = { $n } { $n ->
    [one] dokonanie
    [few] dokonania
    [many] dokonań
   *[other] dokonania
}
dark_road-board-n-deed-deck = { $n ->
    [one] { $n } dokonanie z talii
    [few] { $n } dokonania z talii
   *[other] { $n } dokonań z talii
}
dark_road-board-n-wagon_upgrade = { $n ->
    [one] { $n } ulepszenie wozu
    [few] { $n } ulepszenia wozu
   *[other] { $n } ulepszeń wozu
}
dark_road-board-n-good_fortune = { $n ->
    [one] { $n } uśmiech losu
    [few] { $n } uśmiechy losu
   *[other] { $n } uśmiechów losu
}
dark_road-board-n-steed = { $n ->
    [one] { $n } wierzchowiec
    [few] { $n } wierzchowce
   *[other] { $n } wierzchowców
}
dark_road-board-gain = +{ $thing }
dark_road-board-lose = −{ $thing }
dark_road-board-effect-flip-basic = doskonały towar staje się zwyczajny
dark_road-board-effect-flip-upgraded = odwróć towar na stronę doskonałą
dark_road-board-effect-craft-good = wytwórz towar
dark_road-board-effect-craft-good-upgraded = wytwórz doskonały towar
dark_road-board-effect-move-ruins = { $n ->
    [one] znacznik ruin przesuwa się o { $n } pole
    [few] znacznik ruin przesuwa się o { $n } pola
   *[other] znacznik ruin przesuwa się o { $n } pól
}
dark_road-board-effect-move-dark_market = { $n ->
    [one] znacznik Czarnego Rynku przesuwa się o { $n } pole
    [few] znacznik Czarnego Rynku przesuwa się o { $n } pola
   *[other] znacznik Czarnego Rynku przesuwa się o { $n } pól
}
dark_road-board-effect-act-ruins = wykonaj akcję ruin
dark_road-board-effect-roll-oracle = rzuć kością wyroczni
dark_road-board-effect-roll-ruins = rzuć kością ruin
dark_road-board-effect-rotate-wheel = { $n ->
    [one] koło rynku obraca się o { $n } pole
    [few] koło rynku obraca się o { $n } pola
   *[other] koło rynku obraca się o { $n } pól
}
dark_road-board-effect-ready-lit_die = przełóż kość blasku do puli akcji
dark_road-board-effect-deliver-hero = dostarcz bohatera
dark_road-board-effect-again-die = rzuć ponownie
dark_road-board-else = { $first }; inaczej { $other }
dark_road-board-slot-1 = 1. pole blokady: wytwórz zwyczajny towar wskazany przez położoną tam kość
dark_road-board-slot-2 = 2. pole blokady: zyskaj latarenkę lub przygotuj kość blasku
dark_road-board-slot-3 = 3. pole blokady: zyskaj 2 monety lub obróć koło rynku o jedno pole
dark_road-board-crafts = Na 1. polu blokady ta kość wytwarza: { $good }
dark_road-board-opens = Otwiera: { $places }.
dark_road-board-hero-study = { UP($class) } z miasteczka { $town }: { $epithet }. Szuka: { $goods }. Bonus: { $bonus }.
dark_road-board-hero-pays = { $n ->
    [one] Teraz zapłaci ci { $n } monetę.
    [few] Teraz zapłaci ci { $n } monety.
   *[other] Teraz zapłaci ci { $n } monet.
}
dark_road-board-commission-study = Zamówienie dla { NAME($town, form: "gen") }: { $goods }. 1, 2 lub 3 dostarczone towary dają 1, 3 lub 6 punktów prestiżu.
dark_road-board-stack = pod spodem jeszcze { $n }
dark_road-board-courtyard-upper = Daje też 2 punkty prestiżu
dark_road-board-courtyard-lower = Daje też zwyczajny towar i podkowę
dark_road-board-wheel-good = { UP($good) }: wartość { $n }
dark_road-board-wheel-good-dice = { UP($good) }: wartość { $n }, kości rynku: { $dice }
dark_road-board-companion-die = z kością podróży
dark_road-board-space = Pole { $n }
dark_road-board-crates = { $n ->
    [one] { $n } skrzynia
    [few] { $n } skrzynie
    [many] { $n } skrzyń
   *[other] { $n } skrzyni
}
dark_road-board-sarcophagus = Sarkofag: { $text }
dark_road-board-idle = nic (bez efektu)
dark_road-board-final = Punktacja końcowa
dark_road-board-total = Razem
dark_road-board-final-next = Następny krok
dark_road-board-final-all = Pokaż wszystko
dark_road-board-draft-title = Wierzchowce i ich bohaterowie
dark_road-board-keep-title = Twoje dwa dobrane dokonania
dark_road-board-steed-title = Wierzchowce w stajni
dark_road-board-travellers = Podróżnicy
dark_road-board-taken = wzięte: { $dice }
dark_road-board-dice = Kości podróży
dark_road-board-road-deck = { $road }: { $n }
dark_road-board-marker-here = tu stoi znacznik
dark_road-board-log = Dostarczono
dark_road-board-rolls = { $player }: rzut
dark_road-board-aboard = na wozie
dark_road-board-move-good = { UP($good) }: strzałki przesuwają towar na wozie, R albo podwójne kliknięcie go obraca
dark_road-board-none = brak
# The seat that nobody at the table holds.
dark_road-seat-extra = Spółka Prywatna
dark_road-board-buy-or-finish = Na Wielkim Bazarze: kup albo zakończ.
dark_road-board-hero-wants = Cel: { $town }; chce: { $goods }
dark_road-board-coins-then = potem { $n }
dark_road-board-brings = { UP($town) }: możesz dostarczyć: { $things }.
dark_road-board-brings-nothing = { UP($town) }: nie masz tu nic do dostarczenia.
dark_road-board-brings-goods = „{ $commission }” (towary: { $n } z { $all })
dark_road-board-lower-coins = Mniejszą wartość mają monety: sam prestiż nic by nie dodał.
dark_road-board-lower-prestige = Mniejszą wartość ma prestiż: same monety nic by nie dodały.
dark_road-board-lower-none = Monety i prestiż są równe: wynik rośnie tylko z obojgiem.
dark_road-board-plan-note = Położona kość działa na swoim polu; kość stamtąd przesuwa wóz.
