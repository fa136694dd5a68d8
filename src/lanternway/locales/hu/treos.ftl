### Treos: nevek, lépések, kérdések, események.

## A játék és a beállításai

treos-name = Treos
treos-about = Tervezz meg titokban három kört előre, kerüld ki az útonállókat, és szerezz elsőként 20 aranyat.
treos-option-goal = Cél
treos-option-goal-help = Akinek először van ennyi aranya, azonnal nyer.
treos-option-variable_setup = Változó felállítás
treos-option-variable_setup-help = A vidékek hátoldala: a megbízáspaklik és a városok véletlenszerűen kerülnek helyükre.
treos-option-no_events = Események nélkül
treos-option-no_events-help = Napok esemény nélkül.
treos-option-meaner_highwaymen = Gonoszabb útonállók
treos-option-meaner_highwaymen-help = Aki tud lépni, minden körben legalább egy mezőt lépnie kell.
treos-option-highwaymen_at_phase_end = Útonállók a napszak végén
treos-option-highwaymen_at_phase_end-help = Az útonállók a napszak minden köre után lépnek, nem a mozgatójuk köre után.
treos-option-secret_per_region = Titkos helyek vidékenként
treos-option-secret_per_region-help = Egy esetén a két mező közül egy véletlenszerűen egyszerű marad.
treos-option-characters = Szereplők
treos-option-characters-help = Véletlenszerűen, vagy helyenként egy, sorban.
treos-option-characters-random = véletlenszerűen
treos-option-characters-carolijn = Carolijn Cerfontain
treos-option-characters-leonardo = Leonardo Bastoras
treos-option-characters-sophie = Sophie Larousse
treos-option-characters-urs = Urs von Hallen
treos-option-seats = A térkép oldalai
treos-option-seats-help = Ki hol ül; a lapok nyilait onnan kell olvasni. Egy oldalon többen is ülhetnek.
treos-option-seats-default = körben elosztva
treos-option-seats-S = dél
treos-option-seats-W = nyugat
treos-option-seats-N = észak
treos-option-seats-E = kelet

## Helyek

treos-region-alder_vale = Égeres-völgy
treos-region-cairn_hills = Halmok földje
treos-region-heron_lakes = Gémes-tavak
treos-region-owlwood = Bagolyerdő
treos-pile-alder_vale = Égeres-völgy
treos-pile-cairn_hills = Halmok földje
treos-pile-heron_lakes = Gémes-tavak
treos-pile-owlwood = Bagolyerdő
treos-town-treos = Treos
treos-town-virrat = Virrat
treos-town-westend = Westend
treos-town-brannet = Brannet
treos-town-sarass_fords = Sarass Fords
treos-town-pale_quay = Pale Quay
treos-town-ostermoor = Ostermoor
treos-town-hollin = Hollin
treos-tile-milepost = mérföldkő
treos-tile-settlement = telep
treos-tile-portal = kapu
treos-direction-N = észak
treos-direction-NE = északkelet
treos-direction-E = kelet
treos-direction-SE = délkelet
treos-direction-S = dél
treos-direction-SW = délnyugat
treos-direction-W = nyugat
treos-direction-NW = északnyugat
treos-phase-morning = reggel
treos-phase-midday = dél
treos-phase-evening = este

## Szereplők és fegyverek

treos-character-carolijn = Carolijn Cerfontain
treos-character-carolijn-text = Minden teljesített mellékküldetésért 1 arannyal több. Minden fegyverrel egy mellékküldetés.
treos-character-leonardo = Leonardo Bastoras
treos-character-leonardo-text = A jeles napszakban a lapja szerint eggyel többet lép. A második és a harmadik fegyverrel egy mozgáslap.
treos-character-sophie = Sophie Larousse
treos-character-sophie-text = Eggyel több megbízáshely; a megbízást a célvidék bármelyik városában teljesítheti. Minden fegyverrel elvehet egy megbízást.
treos-character-urs = Urs von Hallen
treos-character-urs-text = Neki kerek a térkép: a szélső utak, a széli és a sarki tavak a túloldalra visznek. A fegyverekből több arany, de későn.
treos-weapon-sword = kard
treos-weapon-bow = íj
treos-weapon-axe = fejsze
treos-weapon-spear = lándzsa

## A nap eseményei

treos-happening-none = nincs esemény
treos-happening-attacks = Rajtaütések
treos-happening-attacks-text = Az útonállód más szereplők mezőjére is léphet; told őket szomszédos mezőkre.
treos-happening-fast_currents = Sebes sodrás
treos-happening-fast_currents-text = Eggyel több lépés vízen, bármi a lapod.
treos-happening-wanderlust = Vándorkedv
treos-happening-wanderlust-text = Eggyel több lépés ösvényen, bármi a lapod.
treos-happening-tailwind = Hátszél
treos-happening-tailwind-text = Eggyel több lépés úton, bármi a lapod.
treos-happening-second_wind = Új erő
treos-happening-second_wind-text = Eggyel több lépés a lapod szerint.
treos-happening-slip_past = Osonás
treos-happening-slip_past-text = Átmehetsz az útonállók mezőin, de nem állhatsz meg ott.
treos-happening-stirred_up = Felbolydulás
treos-happening-stirred_up-text = Két különböző útonállót mozgathatsz, egymás után.
treos-happening-generous_patron = Bőkezű pártfogó
treos-happening-generous_patron-text = Minden teljesített megbízásért 1 arannyal több.
treos-happening-travellers_tales = Utazók meséi
treos-happening-travellers_tales-text = Ha a lépésed nem különleges mezőn ér véget, húzz egy mellékküldetést.
treos-happening-shared_camp = Közös tábor
treos-happening-shared_camp-text = Ha a lépésed más szereplő mezőjén ér véget, húzz egy közös mozgáslapot.
treos-happening-trading_office = Kereskedőház
treos-happening-trading_office-text = Sophie kivételével mindenki a célvidék bármelyik városában teljesíthet megbízást.
treos-happening-borderwalker = Határjáró
treos-happening-borderwalker-text = Urson kívül ma mindenki más is elhagyhatja a térképet, és a túloldalon térhet vissza.
treos-happening-long_dawn = Hosszú hajnal
treos-happening-long_dawn-text = Húzz hat mozgáslapot. Kettő kimarad; mindkettőt oda teszed, ahová akarod.
treos-happening-last_shall_be_first = Az utolsókból elsők
treos-happening-last_shall_be_first-text = Ma a legkisebb licit kezd.
treos-happening-low_water = Alacsony vízállás
treos-happening-low_water-text = Az ösvény jele vízen is érvényes.
treos-happening-busy_boards = Teli hirdetőtáblák
treos-happening-busy_boards-text = Városban két megbízást vehetsz el, egymás után.
treos-happening-town_criers = Kikiáltók
treos-happening-town_criers-text = Városban bármelyik vidék felfordított megbízását elveheted.
treos-happening-turning_winds = Forgó szelek
treos-happening-turning_winds-text = Minden nyíl az ellenkező irányba is érvényes.
treos-happening-open_gates = Nyitott kapuk
treos-happening-open_gates-text = Ma egyszer lépés nélkül is használhatod a mezőt, ahol állsz.
treos-happening-alms_at_dawn = Hajnali alamizsna
treos-happening-alms_at_dawn-text = Húzás előtt az kap egy közös mozgáslapot, akinek a legkevesebb aranya van.

## Mellékküldetések

treos-side-three_ways = Háromféle út
treos-side-three_ways-text = Egy napon járj ösvényen, úton és vízen is.
treos-side-lake_hopper = Tóról tóra
treos-side-lake_hopper-text = Egy napon kelj át két különböző tavon.
treos-side-river_rat = Vízipatkány
treos-side-river_rat-text = Egy napon lépj háromszor vízen.
treos-side-cobbles = Macskakő
treos-side-cobbles-text = Egy napon lépj háromszor úton.
treos-side-bramble_boots = Tüskés csizma
treos-side-bramble_boots-text = Egy napon lépj négyszer ösvényen.
treos-side-long_haul = Hosszú út
treos-side-long_haul-text = Egy napon lépj hetet.
treos-side-as_the_crow = Légvonalban
treos-side-as_the_crow-text = Egy körben lépj kétszer ugyanabba az irányba.
treos-side-border_stone = Határkő
treos-side-border_stone-text = Egy körben lépj át úton egy vidékhatárt.
treos-side-grand_tour = Nagy körút
treos-side-grand_tour-text = Egy napon járj három vidéken.
treos-side-full_circle = Teljes kör
treos-side-full_circle-text = Este ott állj meg, ahonnan reggel indultál, és minden körben lépj.
treos-side-two_market_day = Két vásár napja
treos-side-two_market_day-text = Egy napon két különböző városban fejezz be kört.
treos-side-good_company = Jó társaság
treos-side-good_company-text = Fejezd be a köröd más szereplővel egy mezőn.
treos-side-bold_as_brass = Rettenthetetlen
treos-side-bold_as_brass-text = Fejezd be a köröd két útonálló szomszédságában.
treos-side-lie_low = Lapulás
treos-side-lie_low-text = Maradj egy körig a helyeden, miközben útonálló áll melletted.
treos-side-inn_regular = Törzsvendég
treos-side-inn_regular-text = Fejezz be egy lépést fogadóban.
treos-side-guard_duty = Őrszolgálat
treos-side-guard_duty-text = Fejezz be egy lépést olyan erődben, amelynek fegyvere már a tiéd.
treos-side-old_stones = Régi kövek
treos-side-old_stones-text = Fejezz be egy lépést korábban felfedezett titkos helyen.
treos-side-heart_of_the_land = Az ország szíve
treos-side-heart_of_the_land-text = Fejezz be egy lépést a középső tó partján.
treos-side-far_corner = Távoli zug
treos-side-far_corner-text = Fejezz be egy lépést egy sarki tó partján.
treos-side-homesick = Honvágy
treos-side-homesick-text = Fejezz be egy lépést az otthonodban.
treos-side-thick_as_thieves = Cimborák
treos-side-thick_as_thieves-text = Mozgass egy útonállót egy másik útonálló mezőjére.
treos-side-bar_the_door = Elállt ajtó
treos-side-bar_the_door-text = Mozgass egy útonállót fogadóra vagy titkos helyre.
treos-side-cold_shoulder = Rossz szomszéd
treos-side-cold_shoulder-text = Mozgass egy útonállót egy másik szereplő mellé.
treos-side-honest_day = Becsületes nap
treos-side-honest_day-text = Lépj a nap mindhárom körében, és ne szerezz aranyat.

## Megbízások: a szállítmány

treos-quest-personal = a személyes megbízás
treos-quest-alder_vale_01 = Egy zsák rozs
treos-quest-alder_vale_02 = Egy hordó almabor
treos-quest-alder_vale_03 = Völgyi sajtkorong
treos-quest-alder_vale_04 = A molnár főkönyve
treos-quest-alder_vale_05 = Egy kosár eleven angolna
treos-quest-alder_vale_06 = Egy vég zöld vászon
treos-quest-alder_vale_07 = Méz lakatolt dobozban
treos-quest-alder_vale_08 = Vetőburgonya
treos-quest-alder_vale_09 = Egy pár liba
treos-quest-alder_vale_10 = Nedves pecsétű levél
treos-quest-alder_vale_11 = Fűzfahegedű
treos-quest-alder_vale_12 = Szilvapálinka
treos-quest-cairn_hills_01 = Egy tömb kősó
treos-quest-cairn_hills_02 = Birkabőrök
treos-quest-cairn_hills_03 = Földmérőlánc
treos-quest-cairn_hills_04 = Egy bögre óngomb
treos-quest-cairn_hills_05 = A harangöntő mintája
treos-quest-cairn_hills_06 = Egy makacs kecske
treos-quest-cairn_hills_07 = Tetőpala
treos-quest-cairn_hills_08 = Hegyi tea
treos-quest-cairn_hills_09 = Kőpecsétes levél
treos-quest-cairn_hills_10 = Rézüst
treos-quest-cairn_hills_11 = Egy csupor boróka
treos-quest-cairn_hills_12 = Tizenkét fenőkő
treos-quest-heron_lakes_01 = Füstölt sügér
treos-quest-heron_lakes_02 = A révész lámpása
treos-quest-heron_lakes_03 = Egy tekercs új kötél
treos-quest-heron_lakes_04 = Egy kosár nád
treos-quest-heron_lakes_05 = Édesvízi gyöngyök
treos-quest-heron_lakes_06 = Megfoltozott hálók
treos-quest-heron_lakes_07 = Levél palackban
treos-quest-heron_lakes_08 = Festett evező
treos-quest-heron_lakes_09 = Libatollpárna
treos-quest-heron_lakes_10 = Egy hordó kátrány
treos-quest-heron_lakes_11 = Kék gém tollai
treos-quest-heron_lakes_12 = A kikötő számlái
treos-quest-owlwood_01 = Egy zsák makkliszt
treos-quest-owlwood_02 = Méhviaszgyertyák
treos-quest-owlwood_03 = Egy szekér faszén
treos-quest-owlwood_04 = Szárított gomba
treos-quest-owlwood_05 = Íjnak való rudak
treos-quest-owlwood_06 = Bagoly kalitkában
treos-quest-owlwood_07 = Levél nyírfakérgen
treos-quest-owlwood_08 = Mogyorófonat
treos-quest-owlwood_09 = Orvosságos láda
treos-quest-owlwood_10 = Faragott sakk-készlet
treos-quest-owlwood_11 = Egy zacskó fenyőgyanta
treos-quest-owlwood_12 = Az erdész térképe

## Miből jön az arany, és az eredmény

treos-source-quest = megbízás
treos-source-fort = fegyver
treos-source-inn = új fogadó
treos-source-secret = új titkos hely
treos-source-side = mellékküldetés
treos-source-event = esemény
treos-score-gold = arany

## Lépések

treos-act-bid = Licit: { $card }. lap
treos-act-morning = Reggel: { $card }. lap
treos-act-midday = Dél: { $card }. lap
treos-act-evening = Este: { $card }. lap
treos-act-keep = { $card }. lap a húzópakli tetejére
treos-act-drop = { $card }. lap a dobottakhoz
treos-act-symbol = Az útonálló jele: { $phase }
treos-act-revise = Vedd vissza az egész tervet
treos-act-go = Menj ide: { $space }
treos-act-step = Egy lépés: { $direction }
treos-act-land = Kiszállás itt: { $space }
treos-act-hop = Átugrás a kapuhoz: { $space }
treos-act-stop = A mozgás vége itt
treos-act-use = A hely használata
treos-act-deliver = Teljesítés: { $quest }
treos-act-take = Megbízás elvétele: { $pile }
treos-act-discard = Mellékküldetés eldobása: { $side }
treos-act-highwayman = { $number }. útonálló mozgatása
treos-act-drive = Az útonálló ide: { $space }
treos-act-push = Eltolás ide: { $space }
treos-act-fulfil = Mellékküldetés teljesítése: { $side }
treos-act-done = Kész
treos-act-go-town = Menj ide: { $town }
treos-act-go-place = Menj ide: { $space } ({ $place })
treos-act-land-town = Köss ki itt: { $town }
treos-act-land-place = Köss ki itt: { $space } ({ $place })
treos-act-push-town = Told ide: { $town }
treos-act-push-place = Told ide: { $space } ({ $place })
treos-act-drive-place = Az útonálló ide: { $space } ({ $place })
treos-act-use-weapon = Vedd el a fegyvert: { $weapon } ({ $gold } arany)
treos-act-use-gold = Használd ezt a helyet ({ $gold } arany)
treos-act-deliver-gold = Teljesítsd: { $quest } ({ $gold } arany)
treos-act-take-quest = Vállald el innen: { $pile }: { $quest } ({ $gold } arany)
treos-act-take-gold = Vállald el a küldetést: { $pile } ({ $gold } arany)
treos-act-highwayman-start = Mozgasd innen: { $start } ({ $number }. útonálló)
treos-act-done-highwayman = Maradjon a { $highwayman }. útonálló

## Kérdések

treos-prompt-planning-watch = Mindenki a napját tervezi.
treos-prompt-planned = A terved kész. Amíg nincs kész mindenki, bármely részét megváltoztathatod.
treos-prompt-plan = { $n ->
    [1] Tervezd meg a napot: egy rész hiányzik, azzal kész vagy. A többit még megváltoztathatod.
   *[other] Tervezd meg a napot bármilyen sorrendben: { $n } rész hiányzik (licit, reggel, dél, este, a kimaradó kártya, az útonálló napszaka).
}
treos-prompt-moving = Lépj { THE($card) }. lappal: { $n ->
    [1] egyet
   *[other] legfeljebb { $n } mezőt
}. Válaszd ki, hol állsz meg, vagy menj lépésenként.
treos-prompt-moving-on = Tovább { THE($card) }. lappal: { $n ->
    [0] nincs több lépés
   *[other] még { $n } lépés
}.
treos-prompt-landing = Melyik parton szállsz ki?
treos-prompt-gates = Nyitott kapuk: használod lépés nélkül a mezőt, ahol állsz?
treos-prompt-using = Használod ezt a helyet?
treos-prompt-hopping = Kaput találtál: átugrasz egy másikhoz?
treos-prompt-trading = Teljesíts megbízásokat, aztán vegyél el egyet, vagy hagyd ott.
treos-prompt-keeping = Nem fér el minden mellékküldetés: melyiket dobod el?
treos-prompt-choosing = Melyik útonállót mozgatod?
treos-prompt-driving = Hová megy az útonálló?
treos-prompt-pushing = Hová tolod ({ $pushed_seat })?
treos-prompt-fulfilling = Melyik mellékküldetést teljesíted?
treos-prompt-wait = Most { $seat } következik.
treos-prompt-over = { $seat } nyert.

## Ami történt

treos-event-day = { $n }. nap: { $happening }.
treos-event-drew = { $seat } { $n } mozgáslapot húz.
treos-event-drew-secret = { $seat } { $n } mozgáslapot húz; kézben: { $cards }.
treos-event-ready = { $seat } elkészült a tervével.
treos-event-revised = { $seat } visszaveszi a tervét.
treos-event-bid = { $seat } licitje: { $card }.
treos-event-turn = { $seat }, { $phase }: { $card }. lap.
treos-event-turn-symbol = { $seat }, { $phase }: { $card }. lap, az útonálló jelével.
treos-event-moved = { $seat } célja: { $space } ({ $n ->
    [1] egy lépés
   *[other] { $n } lépés
}).
treos-event-hopped = { $seat } kapun át ide ugrik: { $space }.
treos-event-stayed = { $seat } itt marad: { $space }.
treos-event-gold = { $seat } { $n } aranyat kap ({ $source }).
treos-event-card = { $seat } közös mozgáslapot kap (marad: { $left }).
treos-event-side_quest = { $seat } mellékküldetést húz.
treos-event-side_quest-secret = { $seat } mellékküldetést húz: { $side }.
treos-event-discarded = { $seat } eldob egy mellékküldetést.
treos-event-discarded-secret = { $seat } eldob egy mellékküldetést: { $side }.
treos-event-fulfilled = { $seat } teljesít egy mellékküldetést: { $side }.
treos-event-discovered = { $seat } titkos helyet fedez fel ({ $space }): { $tile }.
treos-event-gates = { $seat } lépés nélkül használja a mezőt.
treos-event-armed = { $seat } fegyvert vesz: { $weapon }.
treos-event-delivered = { $seat } megbízást teljesít: { $quest }.
treos-event-took = { $seat } megbízást vesz el ({ $pile }): { $quest }.
treos-event-drove = { $seat } mozgatja { THE($number) }. útonállót: { $start } → { $space }.
treos-event-pushed = { $seat } eltolja ({ $pushed_seat }) ide: { $space }.
treos-event-won = { $seat } összegyűjtött { $n } aranyat, és nyert.

## Miért nem

treos-why-no-seat = Nincs ilyen hely az asztalnál.
treos-why-over = A játék véget ért.
treos-why-not-you = Most { $seat } következik.
treos-why-not-asked = Most nem ez a kérdés.
treos-why-not-in-hand = Nincs a kezedben { THE($card) }. lap.
treos-why-not-ready = A terved nincs kész; egyenként változtathatod a részeit.
treos-why-symbol-there = Az útonálló jele már ott van.
treos-why-card-laid = Ez a kártya már le van rakva: { $card }. Rakj rá másikat, vagy előbb rakd le mindet: akkor helyet cserélhetnek.
treos-why-still-planning = Még mindenki tervez.
treos-why-discard-moving = Mellékküldetést indulás előtt lehet eldobni.
treos-why-not-your-side = Ez a mellékküldetés nincs nálad.
treos-why-no-hop = Ide nem vezet ugrás: { $space }.
treos-why-highwayman-stuck = Nem tud lépni, vagy már lépett { THE($number) }. útonálló.
treos-why-not-adjacent = Nem szomszédos: { $space }.
treos-why-must-move = Legalább egy mezőt lépned kell.
treos-why-passing = Itt elmehetsz az útonálló mellett, de nem állhatsz meg.
treos-why-no-lake = Nem vagy tavon.
treos-why-no-space = Ezen a térképen nincs ilyen mező: { $space }.
treos-why-highwayman = Útonálló áll itt: { $space }.
treos-why-here = Már ott vagy; inkább fejezd be a mozgást.
treos-why-start = Innen indultál, ebben a körben nem térhetsz vissza: { $space }.
treos-why-out-of-reach = Ezzel a lappal nem érhető el: { $space }.
treos-why-not-on-card = A lapon sem ez az irány, sem ez az útfajta nincs rajta.
treos-why-rim = Ez az út levisz a térképről.
treos-why-just-go = Az utolsó lépésnél válaszd ki a célmezőt.
treos-why-blocked = Útonállók zárják el ezt az utat.
treos-why-no-moves = Nincs több lépés.
treos-why-no-exit = Ebbe az irányba nem vezet semmi.
treos-why-took-already = Megbízás elvétele után itt már semmi sem teljesíthető vagy vehető el.
treos-why-home-region = A személyes megbízás az otthoni vidéken kívüli városba szól.
treos-why-personal-done = A személyes megbízás már kész.
treos-why-not-your-quest = Ez a megbízás nincs nálad.
treos-why-wrong-town = Ez a megbízás másik városba szól.
treos-why-other-pile = Itt csak ennek a vidéknek a megbízása vehető el.
treos-why-no-slot = Nincs szabad megbízáshely.
treos-why-robber-closed = Útonálló nem léphet városba és erődbe: { $space }.
treos-why-robber-character = Szereplő áll itt: { $space }.
treos-why-fresh = Ebben a napszakban húztad: { $side }; a következőtől teljesíthető.
treos-why-not-done = Még nincs kész: { $side }.
