### Isle of Skye a Vándor kiegészítővel: nevek, akciók, kérdések.

## The game and its options

skye-name = Isle of Skye
skye-about = Árazz be titokban három lapkát, vásárolj a szomszédaidtól, és építs olyan birtokot, amilyet a négy pontozólapka jutalmaz.
skye-option-journeyman = Vándor
skye-option-journeyman-help = A kiegészítő: egy vándor járja a birtokodat, és három sávon juttat előre.
skye-option-scoring_tiles = Pontozólapkák
skye-option-scoring_tiles-help = Véletlen, vagy négy megnevezett, sorrendben A, B, C és D.
skye-option-scoring_tiles-random = véletlen
skye-option-open_gold = Nyílt arany
skye-option-open_gold-help = Mindenki látja, kinek mennyi aranya van.
skye-option-castle_counts = A vár is számít
skye-option-castle_counts-help = A várba vezető utak lapkáit számoló pontozólapka magát a várat is számolja.
skye-option-same_bonus_layout = Azonos jutalomlapkák
skye-option-same_bonus_layout-help = A jutalomlapkák minden haladótáblán ugyanazokon a helyeken fekszenek.

## Scoring tiles

skye-scoring-S0 = négy lapkából álló négyzetek
skye-scoring-S1 = birkák
skye-scoring-S2 = hegyterületek brochjai
skye-scoring-S3 = legtöbb whiskys lapka
skye-scoring-S4 = állatok a farmok körül
skye-scoring-S5 = marhák a várba vezető utakon
skye-scoring-S6 = lapkák a várba vezető utakon
skye-scoring-S7 = legnagyobb lezárt vízterület
skye-scoring-S8 = lezárt területek
skye-scoring-S9 = nagy lezárt területek
skye-scoring-S10 = broch, farm és világítótorony készletek
skye-scoring-S11 = legtöbb hajó
skye-scoring-S12 = legtöbb arany
skye-scoring-S13 = hajók világítótoronynál
skye-scoring-S14 = legalább háromlapkás oszlopok
skye-scoring-S15 = lezárt hegyterületek
skye-scoring-J1 = a vándor távolsága a vártól
skye-scoring-J2 = sorok és oszlopok brochhal
skye-scoring-J3 = sorok két azonos jelű lapkával
skye-scoring-J4 = átlépett hidak
skye-option-scoring_tiles-S0 = { skye-scoring-S0 }
skye-option-scoring_tiles-S1 = { skye-scoring-S1 }
skye-option-scoring_tiles-S2 = { skye-scoring-S2 }
skye-option-scoring_tiles-S3 = { skye-scoring-S3 }
skye-option-scoring_tiles-S4 = { skye-scoring-S4 }
skye-option-scoring_tiles-S5 = { skye-scoring-S5 }
skye-option-scoring_tiles-S6 = { skye-scoring-S6 }
skye-option-scoring_tiles-S7 = { skye-scoring-S7 }
skye-option-scoring_tiles-S8 = { skye-scoring-S8 }
skye-option-scoring_tiles-S9 = { skye-scoring-S9 }
skye-option-scoring_tiles-S10 = { skye-scoring-S10 }
skye-option-scoring_tiles-S11 = { skye-scoring-S11 }
skye-option-scoring_tiles-S12 = { skye-scoring-S12 }
skye-option-scoring_tiles-S13 = { skye-scoring-S13 }
skye-option-scoring_tiles-S14 = { skye-scoring-S14 }
skye-option-scoring_tiles-S15 = { skye-scoring-S15 }
skye-option-scoring_tiles-J1 = { skye-scoring-J1 }
skye-option-scoring_tiles-J2 = { skye-scoring-J2 }
skye-option-scoring_tiles-J3 = { skye-scoring-J3 }
skye-option-scoring_tiles-J4 = { skye-scoring-J4 }

## What each scoring tile pays

skye-scoring-S0-text = 2 pont minden négy lapkából álló négyzetért; átfedhetik egymást.
skye-scoring-S1-text = 1 pont minden birkáért.
skye-scoring-S2-text = Minden hegyterületért 1, 3 vagy 6 pont 1, 2 vagy legalább 3 brochért.
skye-scoring-S3-text = A legtöbb whiskys lapka 5 pont, a második 2.
skye-scoring-S4-text = 1 pont minden birkáért és marháért farmos lapkán vagy körülötte.
skye-scoring-S5-text = 2 pont minden marháért a várral úton összekötött lapkán.
skye-scoring-S6-text = 1 pont minden, a várral úton összekötött lapkáért.
skye-scoring-S7-text = 2 pont a legnagyobb lezárt vízterület minden lapkájáért.
skye-scoring-S8-text = 1 pont minden lezárt területért.
skye-scoring-S9-text = 3 pont minden legalább háromlapkás lezárt területért.
skye-scoring-S10-text = 5 pont minden broch, farm és világítótorony készletért.
skye-scoring-S11-text = A legtöbb hajó 5 pont, a második 2.
skye-scoring-S12-text = A legtöbb arany 5 pont, a második 2.
skye-scoring-S13-text = 3 pont minden vízterületért, ahol hajó és világítótorony is van.
skye-scoring-S14-text = 3 pont minden legalább háromlapkás, megszakítatlan oszlopért.
skye-scoring-S15-text = 2 pont minden lezárt hegyterületért.
skye-scoring-J1-text = 2 pont minden lépésért a vándor és a vár között.
skye-scoring-J2-text = 1 pont minden sorért és oszlopért, amelyben broch van.
skye-scoring-J3-text = 2 pont minden sorért, ahol két lapkán ugyanaz a jel van.
skye-scoring-J4-text = 1 pont minden hídért, amelyen a jelzőid átkeltek.

## Tracks, bonus tiles, sides

skye-track-warrior = harcos
skye-track-merchant = kereskedő
skye-track-herald = hírnök
skye-bonus-third_waypoint = harmadik útjelző
skye-bonus-advance = előrelépés egy sávon
skye-bonus-road = útra fel! (1 pont és egy útlapka)
skye-bonus-boost = plusz mozgás (egyszer 4 mozgáspont)
skye-bonus-gold = öt arany
skye-bonus-two_roads = két út (két útlapka)
skye-bonus-no_discard = nincs eldobás
skye-bonus-bank_pays = a bank fizet
skye-bonus-two_purchases = két vásárlás
skye-side-east = kelet
    .to = keletre
    .of = keleti
skye-side-south = dél
    .to = délre
    .of = déli
skye-side-north = észak
    .to = északra
    .of = északi
skye-side-west = nyugat
    .to = nyugatra
    .of = nyugati

## Symbols

skye-symbol-sheep = birka
skye-symbol-cattle = marha
skye-symbol-farm = farm
skye-symbol-broch = broch
skye-symbol-lighthouse = világítótorony
skye-symbol-ship = hajó
skye-symbol-whisky = whisky

## Where points come from

skye-score-a = A jelű pontozólapka
skye-score-b = B jelű pontozólapka
skye-score-c = C jelű pontozólapka
skye-score-d = D jelű pontozólapka
skye-score-warrior = harcos sávja
skye-score-merchant = kereskedő sávja
skye-score-herald = hírnök sávja
skye-score-bonus = jutalomlapkák
skye-score-scrolls = tekercsek
skye-score-gold = arany
skye-score-other = korábbról

## Actions

skye-act-axe = Tedd a baltát egy lapkára
skye-act-axe-tile = Tedd a baltát { THE($tile) } mellé
skye-act-spare = Árazd be mindhárom lapkát
skye-act-price = Kérj { $gold } aranyat
skye-act-price-tile = Legyen { THE($tile) } ára { $gold } arany
skye-act-buy = Vedd meg { THE(NAME($tile, form: "acc")) }
skye-act-buy-price = Vedd meg { THE(NAME($tile, form: "acc")) } { $price } aranyért
skye-act-buy-bank = Vedd meg { THE(NAME($tile, form: "acc")) }: a bank fizet { $bank } aranyat
skye-act-pass = Ne vegyél semmit
skye-act-take = Tedd le { THE(NAME($tile, form: "acc")) }
skye-act-at = Tedd le a lapkát
skye-act-at-by_tile = Tedd { THE(NAME($by_tile, form: "from")) } { NAME($side, form: "to") }
skye-act-turn =
    { $turns ->
        [0] Tedd le elforgatás nélkül
        [1] Forgasd el egy negyeddel jobbra
        [2] Forgasd el fél fordulattal
       *[3] Forgasd el egy negyeddel balra
    }
skye-act-waypoint = Legyen útjelző { THE(NAME($tile, form: "at")) }
skye-act-waypoint-route =
    Legyen útjelző { THE(NAME($tile, form: "at")) }{ $route ->
        [0] {""}
       *[other] {" "}(mozgás: { $route })
    }
skye-act-boost = Használd fel a plusz mozgást
skye-act-collect = Gyűjtsd be az útjelzőt { THE(NAME($tile, form: "at")) }
skye-act-collect-steps =
    { $steps ->
        [0] Gyűjtsd be itt, { THE(NAME($tile, form: "at")) }
       *[other] Gyűjtsd be { THE(NAME($tile, form: "at")) } (mozgás: { $steps })
    }
skye-act-advance = Lépj előre { THE($track) } sávján
skye-act-advance-gold =
    Fizess { $gold } aranyat: { THE($track) } sávján lépj { THE($space) }. mezőre{ $points ->
        [0] {""}
       *[other] {" "}({ $points } pont)
    }
skye-act-advance-points = Lépj előre { THE($track) } sávján { THE($space) }. mezőre ({ $points } pont)
skye-act-advance-space = Lépj előre { THE($track) } sávján { THE($space) }. mezőre
skye-act-decline = Ne lépj előre
skye-act-bonus = Használd a jutalomlapkát: { $bonus }
skye-act-token = Tegyél útlapkát { THE($tile) } { NAME($side, form: "of") } oldalára
skye-act-done = Kész
skye-act-revise = Vond vissza
skye-act-revise-tiles =
    { $tiles ->
        [0] Vond vissza
       *[other] Vond vissza, ami { $tiles } lapkán van
    }

## Questions

skye-prompt-axe = Melyik lapka kapja a baltát?
skye-prompt-price = Mennyi legyen { THE($tile) } ára? Legfeljebb { $most } arany.
skye-prompt-confirm = Kész vagy? Visszavonhatod, amíg mindenki el nem készül.
skye-prompt-confirm-last = Kész vagy? A többiek már mind elkészültek, ezért nincs visszaút.
skye-prompt-done = Kész vagy. Visszavonhatod, amíg mindenki el nem készül.
skye-prompt-buy =
    { $bank ->
        [0] Vegyél egy lapkát más játékostól, vagy semmit. { $gold } aranyad van.
       *[other] Vegyél egy lapkát más játékostól, vagy semmit. A bank fizet.
    }
skye-prompt-buy-again =
    { $bank ->
        [0] Vegyél egy második lapkát, vagy semmit. { $gold } aranyad van.
       *[other] Vegyél egy második lapkát, vagy semmit. A bank fizet.
    }
skye-prompt-take = Melyik lapkát teszed le most?
skye-prompt-at = Hová teszed { THE(NAME($tile, form: "acc")) }?
skye-prompt-turn = Hogyan forgatod { THE(NAME($tile, form: "acc")) } { THE(NAME($by_tile, form: "from")) } { NAME($side, form: "to") }?
skye-prompt-plan =
    { $n ->
        [0] Minden útjelződ a helyén van
        [one] Tegyél le még egy útjelzőt, vagy fejezd be
       *[other] Tegyél le legfeljebb { $n } útjelzőt
    }. { $steps } mozgáspontod van.
skye-prompt-journey = Melyik útjelzőt gyűjtöd be most? Még { $steps } mozgáspontod van.
skye-prompt-advance-sale = Eladtad { THE(NAME($tile, form: "acc")) }: előrelépsz a harcos sávján? { $gold } aranyad van.
skye-prompt-advance-symbol = Vándorjeles lapkát kaptál: { $tile }. Előrelépsz egy sávon? { $gold } aranyad van.
skye-prompt-advance-bonus = Jutalomlapka: előrelépsz egy sávon? { $gold } aranyad van.
skye-prompt-advance-waypoint = Begyűjtötted az útjelzőt { THE(NAME($tile, form: "at")) }: előrelépsz egy sávon? { $gold } aranyad van.
skye-prompt-bonus = { $n } jutalomlapkát szereztél: melyik hasson most?
skye-prompt-tokens-before-income = Lerakod az útlapkáidat a jövedelem előtt?
skye-prompt-tokens-before-score = Lerakod az útlapkáidat a pontozás előtt?
skye-prompt-over = A játék véget ért.
skye-prompt-wait = Várakozás: { $seat }.
skye-prompt-wait-all = Várakozás { $n } játékosra.

## Why not

skye-why-over = A játéknak vége.
skye-why-no-seat = Ott senki sem ül.
skye-why-not-you = Most { $seat } dönt.
skye-why-committed = Már kész vagy; vond vissza, ha változtatnál.
skye-why-nothing-to-revise = Még nincs mit visszavonni.
skye-why-revise-when-done = Akkor vonhatod vissza, ha elkészültél, amíg mindenki el nem készül.
skye-why-not-now = Ezt most nem teheted.
skye-why-order = Ha először { THE(NAME($tile, form: "at")) } gyűjtöd be az útjelzőt, nem éred el az összes többit.
skye-why-no-waypoint = Nincs útjelződ { THE(NAME($tile, form: "at")) }.
skye-why-no-tokens = Nincs útlapkád.
skye-why-no-edge = Az útlapka a birtokod két lapkája közé kerül.
skye-why-token-there = Ott már van útlapka.
skye-why-token-later = Amíg a jutalomlapkák hatnak, az útlapkák a következő fázisig várnak.
skye-why-advance-gold = Ez { $gold } aranyba kerül, neked { $has } van.
skye-why-warrior-only = Eladás után csak a harcos sávján léphetsz előre.
skye-why-loop = A sáv utolsó két mezője között csak olyan lapka útjelzője léptet, amely megfelel a mezőnek.
skye-why-no-bonus = Ez a jutalomlapka nincs a most megszerzettek között: { $bonus }.
skye-why-requirement = Nem felel meg a következő mező feltételének: { $tile }.
skye-why-price-gold = Az ár legfeljebb { $most } arany lehet.
skye-why-one-axe = A balta már egy lapkán van.
skye-why-axe-first = Előbb válaszd ki, melyik lapkára kerül a balta.
skye-why-no-spare = Csak a „nincs eldobás” engedi az összes lapka beárazását.
skye-why-unpriced = Egy lapkának még nincs ára.
skye-why-not-for-sale = Ez a lapka nem eladó: { $tile }.
skye-why-own-tile = Ez a lapka már a tiéd: { $tile }.
skye-why-buy-gold = { $gold } aranyba kerül, és csak { $has } elkölthető aranyad van.
skye-why-fits-nowhere = Ez a lapka most sehová sem illik: { $tile }.
skye-why-not-in-hand = Ez a lapka nincs nálad: { $tile }.
skye-why-cell-taken = Ott már fekszik lapka.
skye-why-no-edge-shared = Az a hely nem érintkezik éllel a birtokoddal.
skye-why-terrain = Ennek a lapkának a terepe nem illik oda: { $tile }.
skye-why-unplaced = Ami illik, azt le kell tenned.
skye-why-waypoint-there = Már van útjelződ { THE(NAME($tile, form: "at")) }.
skye-why-not-your-tile = Ez a lapka nincs a birtokodon: { $tile }.
skye-why-no-more-waypoints = Nincs több útjelződ.
skye-why-too-far = Nem gyűjthető be az összes útjelződ { $steps } mozgásponttal.
skye-why-no-boost = Nincs felhasználható plusz mozgásod.
