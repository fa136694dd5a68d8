### A Sötét Út kereskedői: a dolgok nevei, opciók.

## The game and its options

dark_road-name = A Sötét Út kereskedői
dark_road-about = Tervezz kockákkal, kereskedj a Körúton, vezess karavánt a sötétben; az nyer, aki az érmére és a hírnévre egyaránt vigyáz.
dark_road-option-edition = Kiadás
dark_road-option-edition-help = A nyomtatott szabályok néhány ponton eltérnek; lásd a 15. pontot.
dark_road-option-edition-en2022 = angol
dark_road-option-edition-hu = magyar
dark_road-option-edition-pl = lengyel
dark_road-option-buildings = Épületek
dark_road-option-buildings-help = Az első játék négy épülete, négy véletlen, vagy négy megnevezett, különböző lapkákról.
dark_road-option-buildings-first-game = az első játéké
dark_road-option-buildings-random = véletlen
dark_road-option-draft = Hátasok kiválasztása
dark_road-option-draft-help = A hátasok nyíltan fekszenek, mindegyik egy kezdőhőssel; mindenki választ egy párt.
dark_road-option-deed_choice = Tettek közti választás
dark_road-option-deed_choice-help = Kezdéskor húzz két tettet, és tarts meg egyet.
dark_road-option-open_coins = Nyílt érmék
dark_road-option-open_coins-help = Az érmék nyilvánosak, nincsenek paraván mögött.
dark_road-option-private_concern = Magánkonszern
dark_road-option-private_concern-help = Egy önműködő kereskedő ül az asztalhoz; három szint.
dark_road-option-private_concern-off = nincs
dark_road-option-private_concern-apprentice = inas
dark_road-option-private_concern-merchant = kalmár
dark_road-option-private_concern-guildmaster = céhmester
dark_road-option-concern_place = A Magánkonszern köre
dark_road-option-concern_place-help = Hányadik a Magánkonszern köre a fordulóban; a többiek az óramutató járása szerint követik.
dark_road-option-concern_place-first = első
dark_road-option-concern_place-second = második
dark_road-option-concern_place-third = harmadik
dark_road-option-concern_place-last = utolsó

## Goods and things

dark_road-good-armor = páncél
    .acc = páncélt
dark_road-good-weapon = fegyver
    .acc = fegyvert
dark_road-good-potion = bájital
    .acc = bájitalt
dark_road-good-staff = varázsbot
    .acc = varázsbotot
dark_road-good-book = könyv
    .acc = könyvet
dark_road-good-instrument = hangszer
    .acc = hangszert
dark_road-side-basic = alap
dark_road-side-upgraded = nemesített
dark_road-thing-coins = érme
dark_road-thing-prestige = hírnév
dark_road-thing-lantern = lámpás
dark_road-thing-horseshoe = patkó
dark_road-thing-quartz = kvarc
dark_road-thing-lit_die = fénykocka
dark_road-thing-crate = láda
dark_road-thing-hero = hős
dark_road-thing-commission = megbízás
dark_road-thing-deed = tett

## Towns, classes, regions

dark_road-town-northbreak = Northbreak
dark_road-town-scorchborn = Scorchborn
dark_road-town-windglass = Windglass
dark_road-town-farglen = Farglen
dark_road-town-cursecairn = Cursecairn
dark_road-town-nightpoem = Nightpoem
dark_road-class-knight = lovag
dark_road-class-skirmisher = portyázó
dark_road-class-alchemist = alkimista
dark_road-class-bard = bárd
dark_road-class-wizard = varázsló
dark_road-class-loremaster = tudástudó
dark_road-region-frost = a Fagyvidék
dark_road-region-glen = a Völgyek
dark_road-region-cairn = a Halmok

## Places of the city

dark_road-place-bazaar = Nagybazár
dark_road-place-commissions = A Királynő Megbízásai
dark_road-place-yurgs = Yurg Kirándulásai
dark_road-place-dark_market = Sötét Piac
dark_road-place-inn = Körúti Fogadó
dark_road-place-blazing_quartz_mine = Lángkvarcbánya
dark_road-place-queens_eyes_surveyor = A Királynő Szeme Földmérő
dark_road-place-icebreaker_harbor = Jégtörőkikötő
dark_road-place-merchants_guildhall = Kereskedők Céhháza
dark_road-place-oracle_of_lumi = Lumi Jósdája
dark_road-place-candle_and_quartz = Gyertya és Kvarc
dark_road-place-othos_lanternworks = Otho Lámpásműhelye
dark_road-place-guildmasters_mansion = A Céhmester Kúriája
dark_road-place-yedls_workshop = Yedl Műhelye
dark_road-place-frosted_filigree = Zúzmarás Filigrán
dark_road-building_text-blazing_quartz_mine = Kapsz 1 kvarcot.
dark_road-building_text-queens_eyes_surveyor = Fizess 2 érmét vagy 1 kvarcot: kapsz 3 hírnevet.
dark_road-building_text-icebreaker_harbor = Kapsz egy olyan alapárut, amelyet egyetlen piaci kocka sem mutat.
dark_road-building_text-merchants_guildhall = Fizess 2 érmét vagy 1 lámpást: kapsz egy tetszőleges és egy 1-et érő alapárut.
dark_road-building_text-oracle_of_lumi = Dobj a jóskockával, és megkapod, amit mutat.
dark_road-building_text-candle_and_quartz = Fizess 2 érmét vagy egy 1-et érő alapárut: kapsz egy elérhető hőst vagy megbízást.
dark_road-building_text-othos_lanternworks = Kapsz egy 1-et érő alapárut, 1 lámpást és 1 hírnevet.
dark_road-building_text-guildmasters_mansion = Cserélj lámpást, kvarcot és érmepárt egyet egyért, ahányszor akarsz.
dark_road-building_text-yedls_workshop = Nemesíts egy tárolt árut, és kapsz 1 lámpást.
dark_road-building_text-frosted_filigree = Fizess 2 érmét vagy egy tetszőleges árut: kapsz egy 1-et érő nemesített árut.
dark_road-ring-north = a kör északi mezője
dark_road-ring-east = a kör keleti mezője
dark_road-ring-south = a kör déli mezője
dark_road-ring-west = a kör nyugati mezője
dark_road-ruins-bottom_left = a bal alsó kamra
dark_road-ruins-top_left = a bal felső kamra
dark_road-ruins-top_right = a jobb felső kamra
dark_road-ruins-bottom_right = a jobb alsó kamra
dark_road-road-dark_road = sötét út
dark_road-road-shortcut = rövidebb út
dark_road-fortune-A = fénykocka
dark_road-fortune-B = egy tett
dark_road-fortune-C = érmék
dark_road-fortune-D = szekérfejlesztés

## Dice

dark_road-oracle-purse = az erszény: 3 érme
dark_road-oracle-crown = a korona: 2 hírnév
dark_road-oracle-road = az út: egy lámpás és egy patkó
dark_road-oracle-ember = a parázs: egy kvarc és egy érme
dark_road-oracle-crate = a láda: egy alapáru
dark_road-oracle-guest = a vendég: egy felfordított hős
dark_road-ruins_die-deeper = mélyebbre: még egy romakció
dark_road-ruins_die-glimmer = pislákolás: dobj újra
dark_road-ruins_die-bargain = alkalmi vétel: egy 1-et érő alapáru
dark_road-ruins_die-quartz = egy kvarc
dark_road-ruins_die-coins = 2 érme
dark_road-ruins_die-lost_traveller = eltévedt utazó: egy hős

## Companions

dark_road-companion-cave_dragon = Barlangi sárkány
dark_road-companion-ice_mouse = Jégegér
dark_road-companion-phoenix = Főnix
dark_road-companion-raven = Holló
dark_road-companion-snow_bee = Hóméh
dark_road-companion-threy_cat = Threy-macska
dark_road-companion-grace = Grace
dark_road-companion-flicker = Flicker
dark_road-companion-cosimo = Cosimo
dark_road-companion-lil_dumplin = Li’l Dumplin’
dark_road-ability-cave_dragon-1 = most célba juttat egy hőst
dark_road-ability-cave_dragon-2 = egy alapáru, amelyet egy piaci kocka sem mutat
dark_road-ability-ice_mouse-1 = egy elérhető megbízás
dark_road-ability-ice_mouse-2 = egy tetszőleges alapáru
dark_road-ability-phoenix-1 = 2 lámpás
dark_road-ability-phoenix-2 = a romjelző 1-et lép, és megkapod, ami ott van
dark_road-ability-raven-1 = egy fénykocka
dark_road-ability-raven-2 = dobás a jóskockával
dark_road-ability-snow_bee-1 = egy elérhető hős, eladás nélkül
dark_road-ability-snow_bee-2 = kézművesség az 1. helyen lévő kockával
dark_road-ability-threy_cat-1 = egy másik dobott útkocka jutalma is
dark_road-ability-threy_cat-2 = 1 vagy 2 hozzáadása az útkockádhoz
dark_road-ability-grace-1 = egy bájitalért egy tett
dark_road-ability-flicker-1 = egy kvarcért ingyenes rövidebb út
dark_road-ability-cosimo-1 = egy hősért fejlesztés vagy lépés a körön
dark_road-ability-lil_dumplin-1 = egy patkóért dobás a romkockával

## Steeds and upgrades

dark_road-steed-brembizant = Brembizánt
dark_road-steed-longshadow = Longshadow
dark_road-steed-lovebug = Lovebug
dark_road-steed-sugarfoot = Sugarfoot
dark_road-steed-velvet = Velvet
dark_road-steed-whisper = Whisper
dark_road-steed-woolsworth = Woolsworth
dark_road-steed_text-brembizant = A Nagybazárban minden alkalommal 2 érmével olcsóbb.
dark_road-steed_text-longshadow = Fénykockával a négy épület bármelyike.
dark_road-steed_text-lovebug = Egy lámpás Yurgnál.
dark_road-steed_text-sugarfoot = Léphet pontosan 3-at; 2-szer 2-es nyeregtáska.
dark_road-steed_text-velvet = Akárhány fejlesztés, mindegyikért 2 hírnév.
dark_road-steed_text-whisper = 1-et adhat a választott útkockához.
dark_road-steed_text-woolsworth = Egy kvarc minden megbízásra szállított nemesített áruért.
dark_road-upgrade-U1 = Finom munkapad
dark_road-upgrade-U2 = Lámpaállvány
dark_road-upgrade-U3 = Pénzesláda
dark_road-upgrade-U4 = Faragott tábla
dark_road-upgrade-U5 = Öröklámpa
dark_road-upgrade-U6 = Második hám
dark_road-upgrade_text-U1 = Az 1. hely nemesített árut készít.
dark_road-upgrade_text-U2 = A 2. hely lámpást ad, és elő is készíthet egy fénykockát.
dark_road-upgrade_text-U3 = A 3. hely 3 érmét vagy 1 hírnevet ad.
dark_road-upgrade_text-U4 = 2 győzelmi pont; két mezőt foglal a raktérben.
dark_road-upgrade_text-U5 = A romkockához nem kell lámpás; egy lámpáshelyet foglal.
dark_road-upgrade_text-U6 = Rögtön egy második hátas; egy leltárhelyet foglal.
dark_road-bonus-lantern = lámpás
dark_road-bonus-horseshoe = patkó
dark_road-bonus-storage = tárhely egy árunak

## Options that do not go together

dark_road-option-buildings-blazing_quartz_mine = Lángkvarcbánya
dark_road-option-buildings-queens_eyes_surveyor = A Királynő Szeme Földmérő
dark_road-option-buildings-icebreaker_harbor = Jégtörőkikötő
dark_road-option-buildings-merchants_guildhall = Kereskedők Céhháza
dark_road-option-buildings-oracle_of_lumi = Lumi Jósdája
dark_road-option-buildings-candle_and_quartz = Gyertya és Kvarc
dark_road-option-buildings-othos_lanternworks = Otho Lámpásműhelye
dark_road-option-buildings-guildmasters_mansion = A Céhmester Kúriája
dark_road-option-buildings-yedls_workshop = Yedl Műhelye
dark_road-option-buildings-frosted_filigree = Zúzmarás Filigrán
dark_road-error-solo = Egy játékos a Magánkonszern ellen játszik: válaszd ki a szintjét.
dark_road-error-concern = A Magánkonszern mellett legfeljebb hárman játszhatnak.
dark_road-error-place = A Magánkonszern helye két vagy három másik játékos mellett választható.
dark_road-error-buildings = Ezek közül két épület egy lapkán van.
dark_road-error-buildings-count = Az épületek véletlenek, az első játékéi, vagy négy név.
