# A Skye táblájának szavai.
skye-board-territory = { $player } birtoka
skye-board-lands = Kinek a birtoka látszik
skye-board-mine = Az én birtokom
skye-board-closer = Közelebb
skye-board-further = Távolabb
skye-board-fit = Minden látszik
skye-board-movement = { $n } mozgás
skye-board-waypoints = { $n ->
    [one] egy útpont
   *[other] { $n } útpont
}
skye-board-tokens = { $n ->
    [one] egy útjelző
   *[other] { $n } útjelző
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
skye-board-axed = Fejsze: vissza a zsákba
skye-board-axe-here = Koppints, és ide kerül a fejsze
skye-board-turns = Így fordítható a lapka
skye-board-scoring = Pontozólapkák
skye-board-scored-now = ebben a fordulóban: { $tiles }
skye-board-schedule = Melyik fordulóban melyik lapka pontoz
skye-board-offers = Kínálat
skye-board-bag = { $n } a zsákban
skye-board-ready = kész
skye-board-round = { $n }. forduló, összesen { $all }
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
skye-board-key-axe = Tedd a fejszét egy lapkára
skye-board-space = { $track }, { $n }. mező: { $needs }
skye-board-space-points = egyszer { $n } pont
skye-board-space-toll = vám: { $n } arany
skye-board-space-round = fordulónként { $n } pont
skye-board-space-income = fordulónként { $n } arany
skye-board-space-movement = mozgás: { $n }
skye-board-req-sheep = egy lapka juhhal
skye-board-req-cattle = egy lapka marhával
skye-board-req-farm = egy lapka tanyával
skye-board-req-broch = egy lapka brochhal
skye-board-req-lighthouse = egy lapka világítótoronnyal
skye-board-req-ship = egy lapka hajóval
skye-board-req-whisky = egy lapka whiskyvel
skye-board-req-castle = a vár
skye-board-req-distance_2 = legalább két lépésre a vártól
skye-board-req-distance_3 = legalább három lépésre a vártól
skye-board-req-distance_4 = legalább négy lépésre a vártól
skye-board-req-completed_pasture = egy befejezett legelőn
skye-board-req-completed_mountain = egy befejezett hegységben
skye-board-req-completed_water = egy befejezett vízen
skye-board-req-completed_mountain_and_water = egy befejezett hegységben és egy befejezett vízen
skye-board-req-scroll = egy lapka tekerccsel
skye-board-req-uppermost = egy legfelső lapka
skye-board-req-lowermost = egy legalsó lapka
skye-board-req-rightmost = egy jobb szélső lapka
skye-board-req-leftmost = egy bal szélső lapka
