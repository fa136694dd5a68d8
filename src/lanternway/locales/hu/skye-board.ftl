# A Skye táblájának szavai.
skye-board-territory = { $player } birtoka
skye-board-lands = Kinek a birtoka látszik
skye-board-mine = Az én birtokom
skye-board-closer = Közelebb
skye-board-further = Távolabb
skye-board-fit = Minden látszik
skye-board-movement = { $n } mozgás
skye-board-waypoints = { $n ->
    [one] egy útjelző
   *[other] { $n } útjelző
}
skye-board-tokens = { $n ->
    [one] egy útlapka
   *[other] { $n } útlapka
}
skye-board-my-gold = Aranyam
skye-board-gold = arany
skye-board-points = pont
skye-board-tiles = lapka
skye-board-start = kezdőjátékos
skye-board-free = { $n } vásárlásra
skye-board-less = Eggyel kevesebb arany
skye-board-more = Eggyel több arany
skye-board-set-price = Az ára legyen { $n }
skye-board-axed = Balta: vissza a zsákba
skye-board-axe-here = Koppints, hogy ide tedd a baltát
skye-board-turns = Így fordítható a lapka
skye-board-scoring = Pontozólapkák
skye-board-scored-now = ebben a fordulóban: { $tiles }
skye-board-schedule = Melyik fordulóban melyik lapka pontoz
skye-board-offers = Kínálat
skye-board-bag = { $n } a zsákban
skye-board-ready = kész
skye-board-round = { $n }/{ $all }. forduló
skye-board-phase-income = Jövedelem
skye-board-phase-price = Árazás
skye-board-phase-buy = Vásárlás
skye-board-phase-build = Építés
skye-board-phase-journey = Utazás
skye-board-phase-score = Pontozás
skye-board-tab-tiles = Lapkák
skye-board-tab-market = Piac
skye-board-tab-tracks = Sávok
skye-board-no-tracks = Ez a játszma a Vándor nélkül folyik.
skye-board-key-turn = Fordítsd el a lapkát
skye-board-key-axe = Tedd a baltát egy lapkára
skye-board-space = { $track }, { $n }. mező: { $needs }
skye-board-space-points = egyszer { $n } pont
skye-board-space-toll = vám: { $n } arany
skye-board-space-round = fordulónként { $n } pont
skye-board-space-income = fordulónként { $n } arany
skye-board-space-movement = mozgás: { $n }
skye-board-req-sheep = egy lapka birkával
skye-board-req-cattle = egy lapka marhával
skye-board-req-farm = egy lapka farmmal
skye-board-req-broch = egy lapka brochhal
skye-board-req-lighthouse = egy lapka világítótoronnyal
skye-board-req-ship = egy lapka hajóval
skye-board-req-whisky = egy lapka whiskyvel
skye-board-req-castle = a vár
skye-board-req-distance_2 = legalább két lépésre a vártól
skye-board-req-distance_3 = legalább három lépésre a vártól
skye-board-req-distance_4 = legalább négy lépésre a vártól
skye-board-req-completed_pasture = egy lezárt legelőn
skye-board-req-completed_mountain = egy lezárt hegyterületen
skye-board-req-completed_water = egy lezárt vízterületen
skye-board-req-completed_mountain_and_water = egyszerre lezárt hegy- és vízterületen
skye-board-req-scroll = egy lapka tekerccsel
skye-board-req-uppermost = egy legfelső lapka
skye-board-req-lowermost = egy legalsó lapka
skye-board-req-rightmost = egy jobb szélső lapka
skye-board-req-leftmost = egy bal szélső lapka
skye-board-route = { $n } / { $all } mozgás elhasználva
skye-board-on-tile = { $gold } arany { THE($n) }. lapkán
skye-board-income = jövedelem: legalább { $n }
skye-board-fits = { $n ->
    [0] most sehova sem illik
    [one] egy helyre illik, most { $gain }
   *[other] { $n } helyre illik, most legfeljebb { $gain }
}
skye-board-costs = { $n } arany
skye-board-turn-it = Forgasd el, aztán tedd le
skye-board-put-it = Válassz megvilágított helyet
skye-board-drag-it = Húzd vagy koppints rá
skye-board-no-tiles = Nincs lerakható lapka
skye-board-turn-way = { $n ->
    [0] Forgatás nélkül
    [one] Egy negyed fordulat
   *[other] { $n } negyed fordulat
} (most { $gain } pont)
skye-board-place-so = Tedd le így: { $n ->
    [0] forgatás nélkül
    [one] egy negyed fordulat
   *[other] { $n } negyed fordulat
}, most { $gain } pont
skye-board-cell = Tedd ide: { $x }, { $y }; most legfeljebb { $gain } pont
skye-board-lay-token = { $n ->
    [one] Útlapka lerakása
   *[other] Útlapka lerakása ({ $n })
}
skye-board-token = útlapka
skye-board-waypoint = útjelző
skye-board-journeyman = vándor
skye-board-cost = { $n } mozgáspont
skye-board-space-bonus = jutalomlapka: { $bonus }
skye-board-scrolls = tekercsek { $change }
skye-board-changes = Pontozólapkák számodra: { $changes }
skye-board-changes-nothing = Egyik pontozólapka sem változik számodra
skye-board-key-digit = A balta lapkája, aztán az ár
skye-board-scoring-S0 = 2 minden négylapkás négyzetért
skye-board-scoring-S1 = 1 minden birkáért
skye-board-scoring-S2 = hegység 1, 2, 3+ brochhal: 1, 3, 6
skye-board-scoring-S3 = legtöbb: 5, második: 2
skye-board-scoring-S4 = 1 minden állatért a farm lapkáján vagy mellette
skye-board-scoring-S5 = 2 minden marháért
skye-board-scoring-S6 = 1 minden lapkáért
skye-board-scoring-S7 = 2 minden lapkájáért
skye-board-scoring-S8 = 1 mindegyikért
skye-board-scoring-S9 = 3 minden legalább háromlapkásért
skye-board-scoring-S10 = 5 minden készletért
skye-board-scoring-S11 = legtöbb: 5, második: 2
skye-board-scoring-S12 = legtöbb: 5, második: 2
skye-board-scoring-S13 = 3 minden vízterületért, ahol hajó és világítótorony is van
skye-board-scoring-S14 = 3 minden legalább háromlapkás, megszakítatlan oszlopért
skye-board-scoring-S15 = 2 mindegyikért
skye-board-scoring-J1 = 2 minden lépésért
skye-board-scoring-J2 = 1 minden sorért és oszlopért
skye-board-scoring-J3 = 2 minden sorért
skye-board-scoring-J4 = 1 minden hídért
skye-board-final = Végső értékelés
skye-board-final-all = Mutasd mindet
skye-board-final-hide = Nézzük a birtokokat
skye-board-final-sum = eddig
skye-board-final-total = összesen
skye-board-final-tile = { $letter }: { $tile }
skye-board-last-prices = Az előző forduló árai
skye-board-last-prices-key = Kitöltve: megvették.
skye-board-asked = { $how ->
    [axe] { $tile }: balta
    [sold] { $tile }: eladva { $price } aranyért
   *[other] { $tile }: { $price } arany, nem kelt el
}
