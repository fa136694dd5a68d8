### Isle of Skye in words: the terminal and the text view.

skye-text-round = { $n }/{ $most }. forduló
skye-text-stage-tokens-before-income = útlapkák
skye-text-stage-income = jövedelem
skye-text-stage-price = árazás
skye-text-stage-buy = vásárlás
skye-text-stage-buy-again = második vásárlás
skye-text-stage-keep = az el nem adott lapkák maradnak
skye-text-stage-trade-end = a vásárlás után
skye-text-stage-build = építés
skye-text-stage-plan = útjelzők lerakása
skye-text-stage-journey = vándorlás
skye-text-stage-journey-end = a vándorlás után
skye-text-stage-tokens-before-score = útlapkák a pontozás előtt
skye-text-stage-score = pontozás
skye-text-stage-over = vége
skye-text-scoring = Pontozólapkák (* ebben a fordulóban pontoz)
skye-text-market = Eladó lapkák
skye-text-hand = Építendő lapkák
skye-text-progress = Sávjaid: a következő mező
skye-text-castle-pays = A várnál bármely feltétel kiváltható, ennyi aranyért az 1–4. szakaszban: { $costs }.
skye-text-next = { UP(THE($track)) } sávja, következő mező: feltétele: { $needs }; vám { $toll }; azonnal { $points } pont; ad: { $gives }.
skye-text-walker = A vándor { THE(NAME($tile, form: "at")) } áll; fordulónként { $n } mozgáspontja van.
skye-text-waypoints = Útjelzők itt vannak: { $tiles }.
skye-text-bonuses = Jutalomlapkák { THE($track) } sávján: { $tiles }.
skye-text-token = Útlapka van { THE($tile) } és { THE($other) } között.
skye-text-axe = balta
skye-text-turned = { $n ->
    [0] elforgatás nélkül
    [1] negyedet jobbra
    [2] félig
   *[3] negyedet balra
}
skye-text-road = út: { $sides }
skye-text-roads = út
skye-text-earns = fordulónként { $n } arany, ha út köti a várhoz
skye-text-castle-earns = fordulónként { $n } arany
skye-text-token-gives = A várhoz úttal kötött lapkák: +{ $n }. Jövedelem fordulónként: +{ $gold } arany. E forduló pontozólapkái: +{ $points } pont.
skye-text-edge = { UP($tile) }, { $side }: { $other }
skye-text-bonus-third_waypoint = Harmadik útjelző, a következő vándorlástól.
skye-text-bonus-advance = Egy lépés bármelyik sávon, bármit kérjen is a következő mező; a vámot meg kell fizetni.
skye-text-bonus-road = 1 pont és egy útlapka.
skye-text-bonus-boost = 4 mozgásponttal több egy későbbi, tetszőleges vándorláson.
skye-text-bonus-gold = 5 arany.
skye-text-bonus-two_roads = Két útlapka.
skye-text-bonus-no_discard = 3 pont; mostantól mindhárom lapkát beárazhatod, és a jövedelmed +3 arany.
skye-text-bonus-bank_pays = 3 pont; mostantól a megvett lapkáidat a készlet fizeti ki.
skye-text-bonus-two_purchases = 3 pont; mostantól, ha vettél lapkát, vehetsz egy másodikat, miután mindenki sorra került.
skye-text-journeyman = vándorjel
skye-text-scroll = tekercs: { $n ->
    [1] szimbólumonként
   *[other] minden { $n } szimbólumért
} ({ $symbol }) 1 pont, lezárt területen dupla
skye-text-scrolls = tekercs
skye-text-inside = belül
skye-text-terrain-pasture = legelő
skye-text-terrain-mountain = hegy
skye-text-terrain-water = víz
skye-text-column-points = pont
skye-text-column-gold = arany
skye-text-column-scrolls = tekercs
skye-text-column-rounds = forduló
skye-text-column-you-now = te most
skye-text-column-others-now = mások
skye-text-column-pays = pontot ad
skye-text-column-owner = tulajdonos
skye-text-column-tile = lapka
skye-text-column-price = ár
skye-text-column-fits = hely
skye-text-column-best = legjobb most
skye-text-column-shows = rajta
skye-text-column-left = marad vásárlásra
skye-text-column-if-sold = ha elkel
skye-text-column-if-kept = ha nem: tiéd, arany
skye-text-column-gain = pont e fordulóban
skye-text-column-turn = legjobb forgatás
skye-text-column-steps = mozgás
skye-text-column-advances = léptetheti
skye-text-column-joined = úttal kötve
skye-text-column-income = jövedelem
skye-text-column-needs = feltétel
skye-text-column-gives = ad
skye-text-column-track = sáv
skye-text-column-at = most
skye-text-column-toll = vám
skye-text-note-price = { $n } aranyad van; amit kiteszel, a lapkán fekszik. Ha elkel: megkapod az árát, és visszakapod az aranyad. Ha nem: ennyiért a tiéd.
skye-text-note-buy = Az eladó megkapja az árat, és visszaveszi a lapkán fekvő aranyat.
skye-text-symbols = Szimbólumok
skye-text-points-so-far = Eddigi pontok
skye-text-bag = { $n } lapka maradt a zsákban.
skye-text-column-place = a vártól
skye-text-where = { THE(NAME($tile, form: "from")) } { NAME($side, form: "to") }
skye-text-off = { $n } { NAME($side, form: "to") }
