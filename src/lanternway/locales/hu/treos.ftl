### Treos: nevek, lépések, kérdések, események.

## A játék és a beállításai

treos-name = Treos
treos-about = Tervezz meg titokban három kört előre, kerüld ki az útonállókat, és szerezz elsőként 20 aranyat.
treos-option-goal = Cél
treos-option-goal-help = Akinek először van ennyi aranya, azonnal nyer.
treos-option-variable_setup = Változó felállítás
treos-option-variable_setup-help = A vidékek hátoldala: a küldetéspaklik és a városok véletlenszerűen kerülnek a helyükre.
treos-option-no_events = Események nélkül
treos-option-no_events-help = Napok esemény nélkül.
treos-option-meaner_highwaymen = Gonoszabb útonállók
treos-option-meaner_highwaymen-help = Aki tud lépni, annak minden körben legalább egy mezőt lépnie kell.
treos-option-highwaymen_at_phase_end = Útonállók a napszak végén
treos-option-highwaymen_at_phase_end-help = Az útonállók a napszak minden köre után lépnek, nem a mozgatójuk köre után.
treos-option-secret_per_region = Titkos helyek vidékenként
treos-option-secret_per_region-help = Egy esetén a két mező közül egy véletlenszerűen egyszerű marad.
treos-option-characters = Szereplők
treos-option-characters-help = Véletlenszerűen, vagy helyenként egy, sorban.
treos-option-characters-random = véletlenszerűen
treos-option-characters-carolijn = { treos-character-carolijn }
treos-option-characters-leonardo = { treos-character-leonardo }
treos-option-characters-sophie = { treos-character-sophie }
treos-option-characters-urs = { treos-character-urs }
treos-option-seats = A térkép oldalai
treos-option-seats-help = Ki hol ül; a kártyák nyilait onnan kell olvasni. Egy oldalon többen is ülhetnek.
treos-option-seats-default = körben elosztva
treos-option-seats-S = { treos-direction-S }
treos-option-seats-W = { treos-direction-W }
treos-option-seats-N = { treos-direction-N }
treos-option-seats-E = { treos-direction-E }

## Helyek

treos-region-alder_vale = Égeres-völgy
treos-region-cairn_hills = Halmok földje
treos-region-heron_lakes = Gémes-tavak
treos-region-owlwood = Bagolyerdő
treos-pile-alder_vale = { treos-region-alder_vale }
treos-pile-cairn_hills = { treos-region-cairn_hills }
treos-pile-heron_lakes = { treos-region-heron_lakes }
treos-pile-owlwood = { treos-region-owlwood }
treos-town-treos = Treos
    .to = Treosba
    .at = Treosban
    .from = Treosból
treos-town-virrat = Virrat
    .to = Virratba
    .at = Virratban
    .from = Virratból
treos-town-westend = Westend
    .to = Westendbe
    .at = Westendben
    .from = Westendből
treos-town-brannet = Brannet
    .to = Brannetbe
    .at = Brannetben
    .from = Brannetből
treos-town-sarass_fords = Sarass Fords
    .to = Sarass Fordsba
    .at = Sarass Fordsban
    .from = Sarass Fordsból
treos-town-pale_quay = Pale Quay
    .to = Pale Quaybe
    .at = Pale Quayben
    .from = Pale Quayből
treos-town-ostermoor = Ostermoor
    .to = Ostermoorba
    .at = Ostermoorban
    .from = Ostermoorból
treos-town-hollin = Hollin
    .to = Hollinba
    .at = Hollinban
    .from = Hollinból
treos-tile-milepost = { treos-place-milepost }
treos-tile-settlement = { treos-place-settlement }
treos-tile-portal = { treos-place-portal }
treos-direction-N = észak
treos-direction-NE = északkelet
treos-direction-E = kelet
treos-direction-SE = délkelet
treos-direction-S = dél
treos-direction-SW = délnyugat
treos-direction-W = nyugat
treos-direction-NW = északnyugat
treos-phase-morning = reggel
    .at = reggel
treos-phase-midday = dél
    .at = délben
treos-phase-evening = este
    .at = este

## Szereplők és fegyverek

treos-character-carolijn = Carolijn Cerfontain
treos-character-carolijn-text = Minden teljesített mellékküldetésért 1 arannyal több. Minden fegyverrel egy mellékküldetés.
treos-character-leonardo = Leonardo Bastoras
treos-character-leonardo-text = A jeles napszakban a kártyája szerint eggyel többet lép. A második és a harmadik fegyverrel egy mozgáskártya.
treos-character-sophie = Sophie Larousse
treos-character-sophie-text = Eggyel több küldetéshely; a küldetést a célvidék bármelyik városában teljesítheti. Minden fegyverrel elvállalhat egy küldetést.
treos-character-urs = Urs von Hallen
treos-character-urs-text = Megkerülheti a térképet: a szélső utak, a széli és a sarki tavak a túloldalra visznek. A fegyverekből több arany, de későn.
treos-weapon-sword = kard
    .acc = kardot
treos-weapon-bow = íj
    .acc = íjat
treos-weapon-axe = balta
    .acc = baltát
treos-weapon-spear = lándzsa
    .acc = lándzsát

## A nap eseményei

treos-happening-none = nincs esemény
treos-happening-attacks = Rajtaütések
treos-happening-attacks-text = Az útonállód más szereplők mezőjére is léphet; told őket szomszédos mezőkre.
treos-happening-fast_currents = Sebes sodrás
treos-happening-fast_currents-text = Eggyel több lépés vízen, bármi a kártyád.
treos-happening-wanderlust = Vándorkedv
treos-happening-wanderlust-text = Eggyel több lépés ösvényen, bármi a kártyád.
treos-happening-tailwind = Hátszél
treos-happening-tailwind-text = Eggyel több lépés úton, bármi a kártyád.
treos-happening-second_wind = Új erő
treos-happening-second_wind-text = Eggyel több lépés a kártyád szerint.
treos-happening-slip_past = Osonás
treos-happening-slip_past-text = Átmehetsz az útonállók mezőin, de nem állhatsz meg ott.
treos-happening-stirred_up = Felbolydulás
treos-happening-stirred_up-text = Két különböző útonállót mozgathatsz, egymás után.
treos-happening-generous_patron = Bőkezű pártfogó
treos-happening-generous_patron-text = Minden teljesített küldetésért 1 arannyal több.
treos-happening-travellers_tales = Utazók meséi
treos-happening-travellers_tales-text = Ha a lépésed nem különleges mezőn ér véget, húzz egy mellékküldetést.
treos-happening-shared_camp = Közös tábor
treos-happening-shared_camp-text = Ha a lépésed más szereplő mezőjén ér véget, húzz egy közös mozgáskártyát.
treos-happening-trading_office = Kereskedőház
treos-happening-trading_office-text = Sophie kivételével mindenki a célvidék bármelyik városában teljesíthet küldetést.
treos-happening-borderwalker = Határjáró
treos-happening-borderwalker-text = Urson kívül ma mindenki más is elhagyhatja a térképet, és a túloldalon térhet vissza.
treos-happening-long_dawn = Hosszú hajnal
treos-happening-long_dawn-text = Húzz hat mozgáskártyát. Kettő kimarad; mindkettőt oda teszed, ahová akarod.
treos-happening-last_shall_be_first = Az utolsókból elsők
treos-happening-last_shall_be_first-text = Ma a legkisebb licit kezd.
treos-happening-low_water = Alacsony vízállás
treos-happening-low_water-text = Az ösvény jele vízen is érvényes.
treos-happening-busy_boards = Teli hirdetőtáblák
treos-happening-busy_boards-text = Városban két küldetést vállalhatsz, egymás után.
treos-happening-town_criers = Kikiáltók
treos-happening-town_criers-text = Városban bármelyik vidék felfordított küldetését elvállalhatod.
treos-happening-turning_winds = Forgó szelek
treos-happening-turning_winds-text = Minden nyíl az ellenkező irányba is érvényes.
treos-happening-open_gates = Nyitott kapuk
treos-happening-open_gates-text = Ma egyszer lépés nélkül is használhatod a mezőt, ahol állsz.
treos-happening-alms_at_dawn = Hajnali alamizsna
treos-happening-alms_at_dawn-text = Húzás előtt az kap egy közös mozgáskártyát, akinek a legkevesebb aranya van.

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
treos-side-homesick-text = Fejezz be egy lépést a szülővárosodban.
treos-side-thick_as_thieves = Cimborák
treos-side-thick_as_thieves-text = Mozgass egy útonállót egy másik útonálló mezőjére.
treos-side-bar_the_door = Elállt ajtó
treos-side-bar_the_door-text = Mozgass egy útonállót fogadóra vagy titkos helyre.
treos-side-cold_shoulder = Rossz szomszéd
treos-side-cold_shoulder-text = Mozgass egy útonállót egy másik szereplő mellé.
treos-side-honest_day = Becsületes nap
treos-side-honest_day-text = Lépj a nap mindhárom körében, és ne szerezz aranyat.

## Megbízások: a szállítmány

treos-quest-personal = személyes küldetés
    .short = a személyes
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

treos-source-quest = küldetés
treos-source-fort = fegyver
treos-source-inn = új fogadó
treos-source-secret = új titkos hely
treos-source-side = mellékküldetés
treos-source-event = esemény
treos-score-gold = arany

## Lépések

treos-act-bid = Licitálj { THE($card) }. kártyával
treos-act-morning = Játszd ki reggel { THE($card) }. kártyát
treos-act-midday = Játszd ki délben { THE($card) }. kártyát
treos-act-evening = Játszd ki este { THE($card) }. kártyát
treos-act-keep = Tedd { THE($card) }. kártyát a húzópakli tetejére
treos-act-drop = Dobd el { THE($card) }. kártyát
treos-act-symbol = Tedd le az útonálló jelét: { $phase }
treos-act-revise = Vedd vissza az egész tervet
treos-act-go = Menj { NAME($space, form: "to") }
treos-act-step = Lépj egyet { $direction } felé
treos-act-land = Köss ki { NAME($space, form: "at") }
treos-act-hop = Ugorj át { NAME($space, form: "at") } lévő kapuhoz
treos-act-stop = Fejezd be itt a mozgást
treos-act-use = Használd ezt a helyet
treos-act-deliver = Teljesítsd a küldetést: { NAME($quest, form: "short") }
treos-act-take = Vállald el a küldetést ({ $pile })
treos-act-discard = Dobd el a mellékküldetést: „{ $side }”
treos-act-highwayman = Mozgasd az útonállót ({ $highwayman })
treos-act-drive = Küldd az útonállót { NAME($space, form: "to") }
treos-act-push = Told { NAME($space, form: "to") }
treos-act-fulfil = Teljesítsd a mellékküldetést: „{ $side }”
treos-act-done = Kész
treos-act-go-town = Menj { NAME($town, form: "to") }
treos-act-go-place = Menj { NAME($space, form: "to") } ({ $place })
treos-act-land-town = Köss ki { NAME($town, form: "at") }
treos-act-land-place = Köss ki { NAME($space, form: "at") } ({ $place })
treos-act-push-town = Told { NAME($town, form: "to") }
treos-act-push-place = Told { NAME($space, form: "to") } ({ $place })
treos-act-drive-place = Küldd az útonállót { NAME($space, form: "to") } ({ $place })
treos-act-use-weapon =
    Szerezd meg { THE(NAME($weapon, form: "acc")) }{ $gold ->
        [0] {""}
       *[other] {" "}({ $gold } arany)
    }
treos-act-use-gold = Használd ezt a helyet ({ $gold } arany)
treos-act-deliver-gold = Teljesítsd a küldetést: { NAME($quest, form: "short") } ({ $gold } arany)
treos-act-take-quest = Vállald el a küldetést: { $quest } ({ $gold } arany)
treos-act-take-gold = Vállald el a küldetést ({ $pile }, { $gold } arany)
treos-act-highwayman-start = Mozgasd az útonállót { NAME($start, form: "from") } ({ $highwayman })
treos-act-done-highwayman = Hagyd a helyén az útonállót ({ $highwayman })

## Kérdések

treos-prompt-planning-watch = Mindenki a napját tervezi.
treos-prompt-planned = A terved kész. Amíg nincs kész mindenki, bármely részét megváltoztathatod.
treos-prompt-plan = { $n ->
    [1] A terved egy része hiányzik; azzal kész vagy. A többit még megváltoztathatod.
   *[other] Tervezd meg a napot bármilyen sorrendben: { $n } rész hiányzik.
}
treos-prompt-moving = { UP(THE($card)) }. kártya { $n ->
    [1] egy lépést ad
   *[other] legfeljebb { $n } lépést ad
}. Hol állsz meg?
treos-prompt-moving-on = { UP(THE($card)) }. kártya: { $n ->
    [0] nincs több lépésed
   *[other] még { $n } lépésed van
}.
treos-prompt-landing = Melyik parton szállsz ki?
treos-prompt-gates = Nyitott kapuk: használod lépés nélkül a mezőt, ahol állsz?
treos-prompt-using = Használod ezt a helyet?
treos-prompt-hopping = Kaput találtál: átugrasz egy másikhoz?
treos-prompt-trading = Teljesíts küldetéseket, aztán vállalj egy újat, vagy hagyd ott.
treos-prompt-keeping = Nem fér el minden mellékküldetés: melyiket dobod el?
treos-prompt-choosing = Melyik útonállót mozgatod?
treos-prompt-driving = Hová megy az útonálló?
treos-prompt-pushing = Melyik mezőre tolod { $pushed_seat } szereplőjét?
treos-prompt-fulfilling = Melyik mellékküldetést teljesíted?
treos-prompt-wait = Most { $seat } következik.
treos-prompt-over = { $seat } nyert.

## Ami történt

## Miért nem
