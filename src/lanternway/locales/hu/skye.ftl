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
skye-option-castle_counts = A vár számít az S6-ban
skye-option-castle_counts-help = Az S6 a várral úton összekötött lapkákat számolja; ezzel magát a várat is.
skye-option-same_bonus_layout = Azonos jutalomlapkák
skye-option-same_bonus_layout-help = A jutalomlapkák minden haladótáblán ugyanazokon a helyeken fekszenek.

## Scoring tiles

skye-scoring-S0 = S0: négy lapkából álló négyzetek
skye-scoring-S1 = S1: birkák
skye-scoring-S2 = S2: brochok hegyterületenként
skye-scoring-S3 = S3: legtöbb whiskys lapka
skye-scoring-S4 = S4: állatok a farmok körül
skye-scoring-S5 = S5: marhák a várba vezető utakon
skye-scoring-S6 = S6: lapkák a várba vezető utakon
skye-scoring-S7 = S7: legnagyobb lezárt vízterület
skye-scoring-S8 = S8: lezárt területek
skye-scoring-S9 = S9: nagy lezárt területek
skye-scoring-S10 = S10: broch, farm és világítótorony készletek
skye-scoring-S11 = S11: legtöbb hajó
skye-scoring-S12 = S12: legtöbb arany
skye-scoring-S13 = S13: hajók világítótoronynál
skye-scoring-S14 = S14: legalább háromlapkás oszlopok
skye-scoring-S15 = S15: lezárt hegyterületek
skye-scoring-J1 = J1: a vándor távolsága a vártól
skye-scoring-J2 = J2: sorok és oszlopok brochhal
skye-scoring-J3 = J3: sorok két azonos jelű lapkával
skye-scoring-J4 = J4: átlépett hidak
skye-option-scoring_tiles-S0 = négy lapkából álló négyzetek
skye-option-scoring_tiles-S1 = birkák
skye-option-scoring_tiles-S2 = brochok hegyterületenként
skye-option-scoring_tiles-S3 = legtöbb whiskys lapka
skye-option-scoring_tiles-S4 = állatok a farmok körül
skye-option-scoring_tiles-S5 = marhák a várba vezető utakon
skye-option-scoring_tiles-S6 = lapkák a várba vezető utakon
skye-option-scoring_tiles-S7 = legnagyobb lezárt vízterület
skye-option-scoring_tiles-S8 = lezárt területek
skye-option-scoring_tiles-S9 = nagy lezárt területek
skye-option-scoring_tiles-S10 = broch, farm és világítótorony készletek
skye-option-scoring_tiles-S11 = legtöbb hajó
skye-option-scoring_tiles-S12 = legtöbb arany
skye-option-scoring_tiles-S13 = hajók világítótoronynál
skye-option-scoring_tiles-S14 = legalább háromlapkás oszlopok
skye-option-scoring_tiles-S15 = lezárt hegyterületek
skye-option-scoring_tiles-J1 = a vándor távolsága a vártól
skye-option-scoring_tiles-J2 = sorok és oszlopok brochhal
skye-option-scoring_tiles-J3 = sorok két azonos jelű lapkával
skye-option-scoring_tiles-J4 = átlépett hidak

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
skye-bonus-advance = előrelépés bármelyik sávon
skye-bonus-road = 1 pont és egy útlapka
skye-bonus-boost = egyszer 4-gyel több mozgáspont
skye-bonus-gold = 5 arany
skye-bonus-two_roads = két útlapka
skye-bonus-no_discard = nincs eldobás
skye-bonus-bank_pays = a bank fizet
skye-bonus-two_purchases = két vásárlás
skye-side-east = keleti
skye-side-south = déli

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

skye-act-axe = Balta { THE($slot) }. lapkádra
skye-act-axe-tile = Balta ide: { $tile }
skye-act-spare = Mindhárom lapka beárazása
skye-act-price = Ár: { $gold } arany
skye-act-price-tile = Ár ({ $tile }): { $gold } arany
skye-act-buy = Vedd meg { THE(NAME($tile, form: "acc")) }
skye-act-buy-price = Vedd meg { THE(NAME($tile, form: "acc")) } { $price } aranyért
skye-act-buy-bank = Vidd el { THE(NAME($tile, form: "acc")) }: a bank fizet { $bank } aranyat
skye-act-pass = Ne vegyél semmit
skye-act-take = Vedd fel { THE(NAME($tile, form: "acc")) }
skye-act-at = Tedd ide: { $cell }
skye-act-turn =
    { $turns ->
        [0] Elforgatás nélkül
       *[other] { $turns } negyedfordulat
    }
skye-act-waypoint = Útjelző { THE(NAME($tile, form: "on")) }
skye-act-waypoint-route = Útjelző { THE(NAME($tile, form: "on")) }, összesen { $route } mozgáspont
skye-act-boost = A 4 mozgáspont felhasználása
skye-act-collect = Az útjelző begyűjtése { THE(NAME($tile, form: "from")) }
skye-act-collect-steps = Gyűjtsd be az útjelzőt { THE(NAME($tile, form: "from")) } { $steps } mozgáspontért
skye-act-advance = Előre { THE($track) } sávján
skye-act-advance-gold = Lépj előre { THE($track) } sávján { THE($space) }. mezőre { $gold } aranyért, { $points } pontért
skye-act-advance-points = Lépj előre { THE($track) } sávján { THE($space) }. mezőre { $points } pontért
skye-act-advance-space = Lépj előre { THE($track) } sávján { THE($space) }. mezőre
skye-act-decline = Ne lépj előre
skye-act-bonus = Jutalomlapka: { $bonus }
skye-act-token = Útlapka: { $tile }, { $side } él
skye-act-done = Kész
skye-act-revise = Vond vissza

## Questions

skye-prompt-axe = Melyik lapka kapja a baltát?
skye-prompt-price = Ár ({ $tile }): legfeljebb { $most } arany
skye-prompt-confirm = Kész vagy? Visszavonhatod, amíg mindenki el nem készül.
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
skye-prompt-turn = Hogyan áll { THE($tile) } itt: { $x }, { $y }?
skye-prompt-plan = 
    { $n ->
        [0] Terv: minden útjelző a helyén; mozgáspont: { $steps }
       *[other] Terv: még legfeljebb { $n } útjelző; mozgáspont: { $steps }
    }
skye-prompt-journey = Melyik útjelző jön? Maradt mozgáspont: { $steps }
skye-prompt-advance-sale = Eladtad { THE(NAME($tile, form: "acc")) }: előrelépsz a harcos sávján? { $gold } aranyad van.
skye-prompt-advance-symbol = Vándorjeles lapkát kaptál: { $tile }. Előrelépsz egy sávon? { $gold } aranyad van.
skye-prompt-advance-bonus = Jutalomlapka: előrelépsz egy sávon? { $gold } aranyad van.
skye-prompt-advance-waypoint = Útjelző begyűjtve { THE(NAME($tile, form: "from")) }: előrelépsz egy sávon? { $gold } aranyad van.
skye-prompt-bonus = { $n } jutalomlapkát szereztél: melyik hasson most?
skye-prompt-tokens-before-income = Lerakod az útlapkáidat a jövedelem előtt?
skye-prompt-tokens-before-score = Lerakod az útlapkáidat az értékelés előtt?
skye-prompt-over = A játék véget ért.
skye-prompt-wait = Várakozás: { $seat }.
skye-prompt-wait-all = 
    { $n ->
       *[other] Várakozás { $n } játékosra.
    }

## Why not

skye-why-over = A játéknak vége.
skye-why-no-seat = Nincs ilyen hely.
skye-why-not-you = Most { $seat } dönt.
skye-why-committed = Már kész vagy; vond vissza, ha változtatnál.
skye-why-nothing-to-revise = Még nincs mit visszavonni.
skye-why-not-now = Most nem ez a kérdés.
skye-why-order = Innen indulva nem gyűjthető be az összes többi útjelző: { $tile }.
skye-why-no-waypoint = Nincs útjelződ { THE(NAME($tile, form: "on")) }.
skye-why-no-tokens = Nincs útlapkád.
skye-why-no-edge = Az útlapka a birtokod két lapkája közé kerül.
skye-why-token-there = Ott már van útlapka.
skye-why-token-later = Amíg a jutalomlapkák hatnak, az útlapkák a következő fázisig várnak.
skye-why-advance-gold = Ez { $gold } aranyba kerül, neked { $has } van.
skye-why-warrior-only = Eladás után csak a harcos léphet.
skye-why-loop = A sáv utolsó két mezője között csak olyan lapka útjelzője léptet, amely megfelel a mezőnek.
skye-why-no-bonus = Ez a jutalomlapka nincs a most megszerzettek között: { $bonus }.
skye-why-requirement = Nem felel meg a következő mezőnek: { $tile }.
skye-why-price-gold = Az ár legfeljebb { $most } arany lehet.
skye-why-one-axe = A baltának már megvan a lapkája.
skye-why-axe-first = Előbb válaszd ki a balta lapkáját.
skye-why-no-spare = Csak a „nincs eldobás” engedi az összes lapka beárazását.
skye-why-unpriced = Egy lapkának még nincs ára.
skye-why-not-for-sale = Nem eladó: { $tile }.
skye-why-own-tile = Ez a tiéd: { $tile }.
skye-why-buy-gold = { $gold } aranyba kerül, szabad aranyad { $has }.
skye-why-fits-nowhere = Most sehová sem illik: { $tile }.
skye-why-not-in-hand = Nincs nálad { THE($tile) }.
skye-why-cell-taken = Ott már fekszik lapka.
skye-why-no-edge-shared = Az a hely nem érintkezik éllel a birtokoddal.
skye-why-terrain = Így nem illik oda a terepe: { $tile }.
skye-why-unplaced = Ami illik, azt le kell tenni.
skye-why-waypoint-there = Már van rajta útjelző: { $tile }.
skye-why-not-your-tile = Nincs a birtokodon: { $tile }.
skye-why-no-more-waypoints = Nincs több útjelződ.
skye-why-too-far = { $steps } mozgásponttal nem gyűjthető be az összes útjelző.
skye-why-no-boost = Nincs felhasználható plusz mozgásod.
