# Słowa na planszy Mrocznego Traktu.
dark_road-board-kingdom = Królestwo
dark_road-board-courtyard = Dziedziniec
dark_road-board-empty = pusto
dark_road-board-empty-seat = wolne miejsce
dark_road-board-empty-slot = wolne pole
dark_road-board-pays = płaci
dark_road-board-any = dowolny
dark_road-board-or = lub
dark_road-board-otherwise = w przeciwnym razie
dark_road-board-rotate = Obróć koło o jeden krok
dark_road-board-ruins = Ruiny Yin
dark_road-board-towns = Odległe miasta
dark_road-board-events = talie wydarzeń { $dark } · { $short }
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
dark_road-board-concern = Co zrobi Spółka
dark_road-board-intent = Idzie na pole { $n }, cel: { $aim }
dark_road-board-joins = Dołączyłaby do karawany do: { $towns }
dark_road-board-notice = Obwieszczenie „{ $name }”: { $need } do rundy { $n }
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
dark_road-board-thing-good = towar
dark_road-board-thing-upgrade = ulepszenie wozu
dark_road-board-thing-companion = towarzysz
dark_road-board-effect-flip = odwróć towar
dark_road-board-effect-roll = rzuć kością
dark_road-board-effect-rotate = obróć koło
dark_road-board-effect-craft = wytwórz towar
dark_road-board-effect-move = przesuń znacznik
dark_road-board-effect-act = dodatkowa akcja
dark_road-board-effect-ready = przygotuj świetlną kość
dark_road-board-effect-deliver = dostarcz
dark_road-board-effect-pay = zapłać za to
dark_road-board-effect-may = jeśli chcesz
dark_road-board-effect-swap = wymień
dark_road-board-effect-again = jeszcze raz
dark_road-board-elsewhere = { $good }, wiezie bohater lub wierzchowiec
dark_road-board-tab-city = Miasto
