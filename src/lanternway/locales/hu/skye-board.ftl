# A Skye táblájának szavai.
skye-board-territory = { $player } birtoka
skye-board-lands = Kinek a birtoka látszik
skye-board-mine = Az én birtokom
skye-board-closer = Közelebb
skye-board-further = Távolabb
skye-board-fit = Minden látszik
skye-board-movement = { $n } mozgáspont
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
skye-board-less = Eggyel kevesebb arany
skye-board-more = Eggyel több arany
skye-board-set-price = Az ára legyen { $n }
skye-board-turns = Így fordítható a lapka
skye-board-scoring = Pontozólapkák
skye-board-scored-now = ebben a fordulóban: { $tiles }
skye-board-schedule = Melyik fordulóban melyik lapka pontoz
skye-board-offers = Kínálat
skye-board-prices-hidden = Az árak még titkosak
skye-board-bag = { $n } a zsákban
skye-board-ready = kész
skye-board-round = { $n }/{ $all }. forduló
skye-board-phase-income = Jövedelem
skye-board-phase-price = Árazás
skye-board-phase-buy = Vásárlás
skye-board-phase-build = Építés
skye-board-phase-journey = Vándorlás
skye-board-phase-score = Pontozás
skye-board-tab-tiles = Lapkák
skye-board-tab-market = Piac
skye-board-tab-tracks = Sávok
skye-board-key-turn = Fordítsd el a lapkát
skye-board-key-axe = { skye-act-axe }
skye-board-space = { $track }, { $n }. mező: { $needs }
skye-board-space-points = egyszer { $n } pont
skye-board-space-toll = vám: { $n } arany
skye-board-space-round = fordulónként { $n } pont
skye-board-space-income = fordulónként { $n } arany
skye-board-space-movement = { $n } mozgáspont
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
skye-board-req-completed_pasture = egy lezárt legelőterületen
skye-board-req-completed_mountain = egy lezárt hegyterületen
skye-board-req-completed_water = egy lezárt vízterületen
skye-board-req-completed_mountain_and_water = egyszerre lezárt hegy- és vízterületen
skye-board-req-scroll = egy lapka tekerccsel
skye-board-req-uppermost = egy legfelső lapka
skye-board-req-lowermost = egy legalsó lapka
skye-board-req-rightmost = egy jobb szélső lapka
skye-board-req-leftmost = egy bal szélső lapka
skye-board-route = { $n } / { $all } mozgáspont elhasználva
skye-board-income = jövedelem: legalább { $n }
skye-board-fits = { $n ->
    [0] most sehová sem illik
    [one] egy helyre illik, most { $gain }
   *[other] { $n } helyre illik, most legfeljebb { $gain }
}
skye-board-costs = { $n } arany
skye-board-turn-it = Forgasd el, aztán tedd le
skye-board-put-it = Válassz megvilágított helyet
skye-board-drag-it = Húzd vagy koppints rá
skye-board-no-tiles = Nincs lerakható lapka
skye-board-turn-way = { $n ->
    [0] Elforgatás nélkül
    [1] Negyedet jobbra
    [2] Félig
   *[3] Negyedet balra
} (most { $gain } pont)
skye-board-place-so = Tedd le így: { $n ->
    [0] elforgatás nélkül
    [1] negyedet jobbra forgatva
    [2] félig elforgatva
   *[3] negyedet balra forgatva
}, most { $gain } pont
skye-board-cell = { $action }; most legfeljebb { $gain } pont
skye-board-lay-token = Tegyél le egy útlapkát ({ $n })
skye-board-token = útlapka
skye-board-waypoint = útjelző
skye-board-journeyman = vándor
skye-board-cost = { $n } mozgáspont
skye-board-space-bonus = jutalomlapka: { $bonus }
skye-board-scrolls = tekercsek { $change }
skye-board-changes = Pontozólapkák számodra: { $changes }
skye-board-changes-nothing = Egyik pontozólapka sem változik számodra
skye-board-key-digit = Egy lapka, aztán az ára
skye-board-scoring-S0 = 2 minden négylapkás négyzetért
skye-board-scoring-S1 = 1 minden birkáért
skye-board-scoring-S2 = hegyterület 1, 2, 3+ brochhal: 1, 3, 6
skye-board-scoring-S3 = legtöbb: 5, második: 2
skye-board-scoring-S4 = 1 minden állatért a farm lapkáján vagy mellette
skye-board-scoring-S5 = 2 minden marháért
skye-board-scoring-S6 = 1 minden lapkáért
skye-board-scoring-S7 = 2 minden lapkájáért
skye-board-scoring-S8 = 1 mindegyikért
skye-board-scoring-S9 = 3 minden legalább háromlapkásért
skye-board-scoring-S10 = 5 minden készletért
skye-board-scoring-S11 = { skye-board-scoring-S3 }
skye-board-scoring-S12 = { skye-board-scoring-S3 }
skye-board-scoring-S13 = 3 minden vízterületért, ahol hajó és világítótorony is van
skye-board-scoring-S14 = 3 minden legalább háromlapkás, megszakítatlan oszlopért
skye-board-scoring-S15 = 2 mindegyikért
skye-board-scoring-J1 = 2 minden lépésért
skye-board-scoring-J2 = 1 minden sorért és oszlopért
skye-board-scoring-J3 = 2 minden sorért
skye-board-scoring-J4 = 1 minden hídért
skye-board-final = Végső pontozás
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
skye-board-round-end = A forduló pontozása
skye-board-round-after = { $n }. forduló után
skye-board-round-next = Pontoz { THE($n) }. fordulóban: { $tiles }.
skye-board-before = korábban
skye-board-flags = zászlók
skye-board-again = Újra
skye-board-counted = { $player }: { $n ->
    [one] { $n } pont
   *[other] { $n } pont
}, ezért: { $tile }

## Prices, all in one view

skye-board-buy-from = Vedd meg tőle: { $seat }
skye-board-gold-left = marad { $n }
skye-board-gold-have = van { $n }
skye-board-at-note = A helyen álló szám: ennyi pontot hoz ott a lapka a forduló pontozásakor.
skye-board-plan-note = Koppints azokra a lapkákra, ahol a vándorod megálljon. A szám az út hossza; a teli jel az a sáv, amelyen az ottani útjelzővel előreléphetsz.
skye-board-prices-ask = Szabd meg az áraidat
skye-board-prices-note = Ennyit fizetnek neked a többiek; ennyit fizetsz, ha senki sem veszi meg.
skye-board-priced = { $how ->
    [axe] { $n }. lapka, { $tile }: balta
    [price] { $n }. lapka, { $tile }: { $price } arany
   *[open] { $n }. lapka, { $tile }: még nincs ára
}
skye-board-tile-n = { $n }. lapka
skye-board-axe = Balta
skye-board-put-axe = Balta ide
skye-board-put-axe-on = Tedd a baltát ide: { $n }. lapka, { $tile }
skye-board-price-it = Árazd be
skye-board-price-most = Itt legfeljebb { $most }: a többi aranyad a másik lapkáidon van
skye-board-price-none = Erre a lapkára nem maradt arany: a másik lapkáidon van
skye-board-sold = Ha elkel:
skye-board-sold-then = +{ $n }, és { $n } vissza
skye-board-unsold = Ha nem:
skye-board-unsold-then = a tiéd { $n } aranyért
skye-board-axed-then = Vissza a zsákba. Senki sem kapja meg, nem kerül semmibe.
skye-board-open-then = Adj neki árat, vagy a baltát.
skye-board-on-tile = { $n }. lapkán
skye-board-left = marad vásárlásra
skye-board-left-none = vásárlásra nem marad
skye-board-lock = Rögzítsd: { $what }
skye-board-lock-word-axe = balta
skye-board-lock-axe = { $n ->
    [one] Egy lapkának meg kell kapnia a baltát
   *[other] { $n } lapkának meg kell kapnia a baltát
}
skye-board-lock-price = Minden más lapkának kell ár
skye-board-outcomes = Ha így rögzíted
skye-board-outcomes-note = arany a vásárlásod előtt; más vehet előtted, így előbb még gyarapodhat
skye-board-out-nobody = Senki sem vesz
skye-board-out-sells = Elkel { THE($n) }. lapka
skye-board-out-all = { $n ->
    [one] Elkel
    [2] Mindkettő elkel
   *[other] Mind elkel
}
skye-board-out-keep = { $n ->
    [one] Egy a tiéd marad, { $gold } aranyat fizetsz.
    [2] Mindkettő a tiéd marad, { $gold } aranyat fizetsz.
   *[other] { $n } a tiéd marad, { $gold } aranyat fizetsz.
}
skye-board-out-got = { $gold } a tiéd, és a te { $gold } aranyad is visszajön.
skye-board-out-none = Egyik lapkád sem marad.
skye-board-out-short = { $n ->
    [0] lapka nélkül, { $gold } arany elkölthető
    [one] egy lapka a tiéd, { $gold } arany marad
   *[other] { $n } lapka a tiéd, { $gold } arany marad
}
skye-board-tracks-next = A következő mezők
