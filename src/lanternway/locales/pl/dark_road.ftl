### Kupcy Mrocznego Traktu: nazwy rzeczy, opcje.

## The game and its options

dark_road-name = Kupcy Mrocznego Traktu
dark_road-about = Planuj kośćmi, handluj na Ringway, prowadź karawany przez mrok; wygrywa ten, kto zadba i o monety, i o prestiż.
dark_road-option-edition = Wydanie
dark_road-option-edition-help = Drukowane zasady różnią się w kilku punktach; patrz paragraf 15.
dark_road-option-edition-en2022 = angielskie
dark_road-option-edition-hu = węgierskie
dark_road-option-edition-pl = polskie
dark_road-option-buildings = Budynki
dark_road-option-buildings-help = Cztery na pierwszą grę, cztery losowe albo cztery wskazane z różnych kafli.
dark_road-option-buildings-first-game = na pierwszą grę
dark_road-option-buildings-random = losowe
dark_road-option-draft = Dobieranie wierzchowców
dark_road-option-draft-help = Wierzchowce leżą odkryte, każdy z bohaterem startowym; każdy wybiera parę.
dark_road-option-deed_choice = Wybór czynów
dark_road-option-deed_choice-help = Na początku dobierz dwa czyny i zatrzymaj jeden.
dark_road-option-open_coins = Jawne monety
dark_road-option-open_coins-help = Monety są jawne, a nie ukryte za zasłonkami.
dark_road-option-private_concern = Prywatny Koncern
dark_road-option-private_concern-help = Automatyczny kupiec zajmuje jedno miejsce; trzy poziomy.
dark_road-option-private_concern-off = brak
dark_road-option-private_concern-apprentice = czeladnik
dark_road-option-private_concern-merchant = kupiec
dark_road-option-private_concern-guildmaster = mistrz gildii
dark_road-option-concern_place = Tura Prywatnego Koncernu
dark_road-option-concern_place-help = Kiedy w rundzie wypada tura Prywatnego Koncernu; pozostali grają zgodnie z ruchem wskazówek zegara.
dark_road-option-concern_place-first = pierwsza
dark_road-option-concern_place-second = druga
dark_road-option-concern_place-third = trzecia
dark_road-option-concern_place-last = ostatnia

## Goods and things

dark_road-good-armor = pancerz
dark_road-good-weapon = broń
dark_road-good-potion = mikstura
    .acc = miksturę
dark_road-good-staff = kostur
dark_road-good-book = księga
    .acc = księgę
dark_road-good-instrument = instrument
dark_road-side-basic = strona zwykła
dark_road-side-upgraded = strona ulepszona
dark_road-thing-coins = monety
dark_road-thing-prestige = prestiż
dark_road-thing-lantern = latarnia
dark_road-thing-horseshoe = podkowa
dark_road-thing-quartz = kwarc
dark_road-thing-lit_die = rozświetlona kość
dark_road-thing-crate = skrzynia
dark_road-thing-hero = bohater
dark_road-thing-commission = zlecenie
dark_road-thing-deed = czyn

## Towns, classes, regions

dark_road-town-northbreak = Northbreak
dark_road-town-scorchborn = Scorchborn
dark_road-town-windglass = Windglass
dark_road-town-farglen = Farglen
dark_road-town-cursecairn = Cursecairn
dark_road-town-nightpoem = Nightpoem
dark_road-class-knight = rycerz
dark_road-class-skirmisher = harcownik
dark_road-class-alchemist = alchemik
dark_road-class-bard = bard
dark_road-class-wizard = czarodziej
dark_road-class-loremaster = mistrz wiedzy
dark_road-region-frost = Mróz
dark_road-region-glen = Doliny
dark_road-region-cairn = Kurhany

## Places of the city

dark_road-place-bazaar = Wielki Bazar
dark_road-place-commissions = Zlecenia Królowej
dark_road-place-yurgs = Wyprawy Yurga
dark_road-place-dark_market = Mroczny Targ
dark_road-place-inn = Gospoda Ringway
dark_road-place-blazing_quartz_mine = Kopalnia Gorejącego Kwarcu
dark_road-place-queens_eyes_surveyor = Mierniczy „Oczy Królowej”
dark_road-place-icebreaker_harbor = Port Lodołamaczy
dark_road-place-merchants_guildhall = Dom Gildii Kupców
dark_road-place-oracle_of_lumi = Wyrocznia Lumi
dark_road-place-candle_and_quartz = Świeca i Kwarc
dark_road-place-othos_lanternworks = Latarnictwo Otho
dark_road-place-guildmasters_mansion = Dwór Mistrza Gildii
dark_road-place-yedls_workshop = Warsztat Yedla
dark_road-place-frosted_filigree = Oszroniony Filigran
dark_road-building_text-blazing_quartz_mine = Zyskaj 1 kwarc.
dark_road-building_text-queens_eyes_surveyor = Zapłać 2 monety lub 1 kwarc: zyskaj 3 prestiżu.
dark_road-building_text-icebreaker_harbor = Zyskaj zwykły towar, którego nie pokazuje żadna kość targu.
dark_road-building_text-merchants_guildhall = Zapłać 2 monety lub 1 latarnię: zyskaj dowolny zwykły towar i zwykły towar wart 1.
dark_road-building_text-oracle_of_lumi = Rzuć kością wyroczni i zyskaj to, co pokaże.
dark_road-building_text-candle_and_quartz = Zapłać 2 monety lub zwykły towar wart 1: zyskaj dostępnego bohatera lub zlecenie.
dark_road-building_text-othos_lanternworks = Zyskaj zwykły towar wart 1, 1 latarnię i 1 prestiżu.
dark_road-building_text-guildmasters_mansion = Wymieniaj latarnie, kwarc i pary monet jeden za jeden, ile razy chcesz.
dark_road-building_text-yedls_workshop = Ulepsz jeden przechowywany towar i zyskaj 1 latarnię.
dark_road-building_text-frosted_filigree = Zapłać 2 monety lub dowolny towar: zyskaj ulepszony towar wart 1.
dark_road-ring-north = północ kręgu
dark_road-ring-east = wschód kręgu
dark_road-ring-south = południe kręgu
dark_road-ring-west = zachód kręgu
dark_road-ruins-bottom_left = lewa dolna komnata
dark_road-ruins-top_left = lewa górna komnata
dark_road-ruins-top_right = prawa górna komnata
dark_road-ruins-bottom_right = prawa dolna komnata
dark_road-road-dark_road = mroczny trakt
dark_road-road-shortcut = skrót
dark_road-fortune-A = rozświetlona kość
dark_road-fortune-B = czyn
dark_road-fortune-C = monety
dark_road-fortune-D = ulepszenie wozu

## Dice

dark_road-oracle-purse = sakiewka: 3 monety
dark_road-oracle-crown = korona: 2 prestiżu
dark_road-oracle-road = droga: latarnia i podkowa
dark_road-oracle-ember = żar: kwarc i moneta
dark_road-oracle-crate = skrzynia: zwykły towar
dark_road-oracle-guest = gość: odkryty bohater
dark_road-ruins_die-deeper = głębiej: jeszcze jedna akcja ruin
dark_road-ruins_die-glimmer = migot: rzuć ponownie
dark_road-ruins_die-bargain = okazja: zwykły towar wart 1
dark_road-ruins_die-quartz = kwarc
dark_road-ruins_die-coins = 2 monety
dark_road-ruins_die-lost_traveller = zbłąkany wędrowiec: bohater

## Companions

dark_road-companion-cave_dragon = Jaskiniowy Smok
dark_road-companion-ice_mouse = Lodowa Mysz
dark_road-companion-phoenix = Feniks
dark_road-companion-raven = Kruk
dark_road-companion-snow_bee = Śnieżna Pszczoła
dark_road-companion-threy_cat = Kot Threy
dark_road-companion-grace = Grace
dark_road-companion-flicker = Flicker
dark_road-companion-cosimo = Cosimo
dark_road-companion-lil_dumplin = Li’l Dumplin’
dark_road-ability-cave_dragon-1 = odstaw teraz bohatera do jego miasta
dark_road-ability-cave_dragon-2 = zwykły towar, którego nie pokazuje żadna kość targu
dark_road-ability-ice_mouse-1 = dostępne zlecenie
dark_road-ability-ice_mouse-2 = dowolny zwykły towar
dark_road-ability-phoenix-1 = 2 latarnie
dark_road-ability-phoenix-2 = przesuń znacznik ruin o 1 i zyskaj, co tam jest
dark_road-ability-raven-1 = rozświetlona kość
dark_road-ability-raven-2 = rzuć kością wyroczni
dark_road-ability-snow_bee-1 = dostępny bohater, bez sprzedaży
dark_road-ability-snow_bee-2 = wytwórz kością z pola 1
dark_road-ability-threy_cat-1 = zyskaj też nagrodę innej rzuconej kości podróży
dark_road-ability-threy_cat-2 = dodaj 1 lub 2 do swojej kości podróży
dark_road-ability-grace-1 = mikstura za czyn
dark_road-ability-flicker-1 = kwarc za darmowy skrót
dark_road-ability-cosimo-1 = bohater za ulepszenie lub krok po kręgu
dark_road-ability-lil_dumplin-1 = podkowa za rzut kością ruin

## Steeds and upgrades

dark_road-steed-brembizant = Brembizánt
dark_road-steed-longshadow = Longshadow
dark_road-steed-lovebug = Lovebug
dark_road-steed-sugarfoot = Sugarfoot
dark_road-steed-velvet = Velvet
dark_road-steed-whisper = Whisper
dark_road-steed-woolsworth = Woolsworth
dark_road-steed_text-brembizant = 2 monety taniej przy każdej wizycie na Bazarze.
dark_road-steed_text-longshadow = Z rozświetloną kością dowolny z czterech budynków.
dark_road-steed_text-lovebug = Latarnia u Yurga.
dark_road-steed_text-sugarfoot = Może ruszyć się dokładnie o 3; sakwa 2 na 2.
dark_road-steed_text-velvet = Dowolna liczba ulepszeń, 2 prestiżu za każde.
dark_road-steed_text-whisper = Może dodać 1 do wybranej kości podróży.
dark_road-steed_text-woolsworth = Kwarc za każdy ulepszony towar dostarczony na zlecenie.
dark_road-upgrade-U1 = Wytworny warsztat
dark_road-upgrade-U2 = Stojak na lampy
dark_road-upgrade-U3 = Kufer pancerny
dark_road-upgrade-U4 = Rzeźbiona płycina
dark_road-upgrade-U5 = Wieczna lampa
dark_road-upgrade-U6 = Druga uprząż
dark_road-upgrade_text-U1 = Pole 1 wytwarza ulepszone towary.
dark_road-upgrade_text-U2 = Pole 2 daje latarnię i może przygotować rozświetloną kość.
dark_road-upgrade_text-U3 = Pole 3 daje 3 monety lub 1 prestiżu.
dark_road-upgrade_text-U4 = 2 punkty zwycięstwa; zajmuje dwa pola ładowni.
dark_road-upgrade_text-U5 = Kość ruin nie wymaga latarni; zajmuje miejsce na latarnię.
dark_road-upgrade_text-U6 = Od razu drugi wierzchowiec; zajmuje miejsce w ekwipunku.
dark_road-bonus-lantern = latarnia
dark_road-bonus-horseshoe = podkowa
dark_road-bonus-storage = miejsce na jeden towar

## Options that do not go together

dark_road-option-buildings-blazing_quartz_mine = Kopalnia Gorejącego Kwarcu
dark_road-option-buildings-queens_eyes_surveyor = Mierniczy „Oczy Królowej”
dark_road-option-buildings-icebreaker_harbor = Port Lodołamaczy
dark_road-option-buildings-merchants_guildhall = Dom Gildii Kupców
dark_road-option-buildings-oracle_of_lumi = Wyrocznia Lumi
dark_road-option-buildings-candle_and_quartz = Świeca i Kwarc
dark_road-option-buildings-othos_lanternworks = Latarnictwo Otho
dark_road-option-buildings-guildmasters_mansion = Dwór Mistrza Gildii
dark_road-option-buildings-yedls_workshop = Warsztat Yedla
dark_road-option-buildings-frosted_filigree = Oszroniony Filigran
dark_road-error-solo = Jedna osoba gra przeciw Prywatnemu Koncernowi: wybierz jego poziom.
dark_road-error-concern = Z Prywatnym Koncernem gra najwyżej trzech innych.
dark_road-error-place = Miejsce Prywatnego Koncernu wybiera się przy dwóch lub trzech innych graczach.
dark_road-error-buildings = Dwa z tych budynków są na jednym kaflu.
dark_road-error-buildings-count = Budynki są losowe, na pierwszą grę albo cztery nazwy.
