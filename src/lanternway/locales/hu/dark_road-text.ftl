### Merchants of the Dark Road szavakkal: a terminál és a szöveges nézet.

## Head

dark_road-text-step-plan = { dark_road-board-step-plan }
dark_road-text-step-move = { dark_road-board-step-move }
dark_road-text-step-horseshoe = { dark_road-board-step-move }
dark_road-text-step-activate = { dark_road-board-step-activate }
dark_road-text-step-rest = { dark_road-board-step-rest }
dark_road-text-step-final = Az utolsó látogatás
dark_road-text-step-other = Az első kör előtt
dark_road-text-step-over = Vége

## Parts of the table

dark_road-text-wheel = Piackerék
dark_road-text-wheel-note = A csillag fejlesztett árut jelöl: 1 pénzzel drágábban kel el, és egy kvarcot is hoz. A kerék egy fordulata minden árut egy árral odébb visz.
dark_road-text-city = A körgyűrű
dark_road-text-ring-note = Minden pénz egy mezővel viszi tovább a feketepiac jelölőt, 1–4 mezővel; azt kapod, amit az új mező mutat.
dark_road-text-ruins-note = A romjelölő 1 mezőt lép, és a kocsidon utazó hősönként legfeljebb 1 mezővel többet; azt kapod, amit a kamra mutat.
dark_road-text-ruins-die = Egy lámpásért dobhatsz a romkockával: { $faces }.
dark_road-text-oracle = A jóskocka oldalai
dark_road-text-faces-oracle = Jóskocka: { $faces }.
dark_road-text-faces-ruins_die = Romkocka: { $faces }.
dark_road-text-roads = Események
dark_road-text-road = { UP($road) }: { $n } maradt; eddig látott: { $seen }
dark_road-text-under = A paklik alján
dark_road-text-under-heroes = Hősök a paklijuk alján: { $cards }
dark_road-text-under-commissions = Rendelések a paklijuk alján: { $cards }
dark_road-text-under-deeds = { $n } küldetés van a pakli alján.
dark_road-text-under-mine = Köztük van az általad odarakott „{ $deed }” küldetés is.
dark_road-text-storage = Rekesz
dark_road-text-free = { $n } szabad mező
dark_road-text-carried = hősök viszik: { $goods }
dark_road-text-too-much = Több, mint ami elfér
dark_road-text-wagon = A kocsid
dark_road-text-dice = Kockák
dark_road-text-kept = Saját készlet
dark_road-text-lit = világító kockák
dark_road-text-steed = Paripa
dark_road-text-used = használt: { $gifts }
dark_road-text-led = Vezetett karavánok: a setét úton { $dark }, átvágással { $short }
dark_road-text-hidden-deeds = { $n } képpel lefelé
dark_road-text-deeds-note = Az elöl álló szám mutatja, mennyid van abból, amit a következő jutalom kíván; ×2: most kétszer járna.
dark_road-text-players-note = Kockák: az 1., 2., 3. zárt helyen lévők, majd a központi tartalék.
dark_road-text-with-deeds = { $thing } (küldetés { $n })
dark_road-text-lower = a kisebbik számít
dark_road-text-leads = A vezető { $player }.
dark_road-text-deck = { $n } kártya a pakliban
dark_road-text-with = { UP($what) } Vele jár: { $also }.
dark_road-text-fortune-note = A vezető a látogatások után egyet választ, átvágás után kettőt.
dark_road-text-fortune-first = az elsőnek { $first }, később { $later }
dark_road-text-commission-note = 1, 2 vagy 3 áru 1, 3 vagy 6 presztízspontot hoz; minden fejlesztett áru 1 ponttal többet.

## Things

dark_road-text-upgraded = fejlesztett { $good }
dark_road-text-quoted = „{ $name }”
dark_road-text-change = { $thing } { $had } → { $then }
dark_road-text-hero-home = { $hero } ({ $kind }, { $town })
dark_road-text-hero = { UP($home) } ezt kéri: { $goods }; bónusza: { $bonus }; otthon: { $reward }
dark_road-text-commission = „{ $name }”, { $town } rendelése: { $goods }
dark_road-text-commission-short = „{ $name }” ({ $town }) { $goods }
dark_road-text-loyal = { UP($name) }: { $does } (mindegyik egyszer, egy kvarcért)
dark_road-text-stray = { UP($name) }, elkóborló útitárs: { $does }
dark_road-text-slot = { $n }. zárt hely: { $gives }
dark_road-text-slot-leads = { $n }. zárt hely: { $gives }; kockája ({ $die }) ide visz: { $space }. mező ({ $places }).
dark_road-text-lock = { $die } – { $n }. zárt hely
dark_road-text-good = { UP($good) }: értéke { $price }, a kerék fordulása után { $turned }; { $cells } mezőt foglal; { $left } maradt; ez a kocka hozza létre: { $dice }
dark_road-text-town = { UP($town) } minden { $kind } otthona, { NAME($region, form: "loc") }, szomszédja { $other }. Egy hazavitt hősért kapsz: { $reward }.
dark_road-text-place-bazaar = fordítsd el a kereket, állíts át egy piackockát, majd vedd meg, amit a kockák mutatnak
dark_road-text-place-commissions = vállald el egy városka felfedett rendelését
dark_road-text-place-yurgs = menj Yin romjaihoz, vagy vezess karavánt egy környékbeli városkába
dark_road-text-place-dark_market = fizess a jelölő minden mezőjéért egy pénzt, és megkapod, ami ott van
dark_road-text-no-coin = most semmit: a jelölő minden mezője egy pénz, és nincs pénzed
dark_road-text-place-inn = adj el árukat egy hősnek, aki felszáll, és bónuszt ad

## The Private Concern

dark_road-text-level = Szint
dark_road-text-has = Készlete
dark_road-text-tiles = Kézbesítéslapkák
dark_road-text-eager = buzgó
dark_road-text-used-cards = Kijátszott kártyák
dark_road-text-seen-deeds = Látott küldetések
dark_road-text-concern-goes = Kártya: „{ $card }”; következő mezője { $n } ({ $places }); elsőbbség: { $aim }.
dark_road-text-concern-works = Azután: { $works }.
dark_road-text-concern-joins = { dark_road-board-joins }.
dark_road-text-market-dice = { $n } piackocka
dark_road-text-notice = „{ $name }” céhjegyzet, határidő: { $due }. forduló vége: { $text }, legalább { $need }; jutalma: { $reward }. Most teljesíti: { $met }.
dark_road-text-notices = Céhjegyzetek
dark_road-text-sarcophagi = Szarkofágok
dark_road-text-action-card = „{ $name }”: { $move } lépés, elsőbbség: { $aim }, láda: { $crates }

## Choices

dark_road-text-turn = Piackocka: { $old } → { $new }
dark_road-text-room-yes = igen
dark_road-text-room-no = nem
dark_road-text-prices-then = árak: { $prices }
dark_road-text-comes-aboard = { UP($hero) } felszáll
dark_road-text-to-ruins = lépj a romjelölővel legfeljebb { $n } mezőt, és kapsz egy fejlesztett árut
dark_road-text-to-towns = leszállítható: { $what }
dark_road-text-note-bazaar = Ugyanabból a szegletből a második áru ingyenes. Fordítani és átállítani vásárlás előtt lehet.
dark_road-text-note-turned = A kerék fordulása után: { $prices }.
dark_road-text-note-effect = Erről van szó: { $what }.
dark_road-text-note-inn = Egy hős minden kért áruból egyet vesz, amennyit akarsz, de legalább egyet; a fejlesztett egy kvarcot is hoz.
dark_road-text-note-roads = Maradt esemény: a setét úton { $dark }, az átvágáson { $short }. Az átvágás 3 lámpásba kerül, és két jószerencsét hoz.
dark_road-text-note-loyal = Egy hűséges útitárs mindegyik módon egyszer segít, mindig egy kvarcért. Az elkóborló elviszi, ami elöl áll, és továbbmegy.
dark_road-text-note-plan = A zárt helyet elhagyó kocka az akciómezőre kerül, és azzal mozogsz.
dark_road-text-note-activate = Még { $n } körzetet aktiválhatsz.

## Headings

dark_road-text-column-prestige = presztízs
dark_road-text-column-coins = pénz
dark_road-text-column-lanterns = lámpás
dark_road-text-column-quartz = kvarc
dark_road-text-column-horseshoes = patkó
dark_road-text-column-space = mező
dark_road-text-column-heroes = hős
dark_road-text-column-commissions = rend.
dark_road-text-column-goods = áruk
dark_road-text-column-good = áru
dark_road-text-column-price = ár
dark_road-text-column-turned = fordítva
dark_road-text-column-dice = kocka
dark_road-text-column-left = maradt
dark_road-text-column-here = itt áll
dark_road-text-column-districts = körzetek
dark_road-text-column-building = épület
dark_road-text-column-hero = hős
dark_road-text-column-class = osztály
dark_road-text-column-town = városka
dark_road-text-column-asks = kéri
dark_road-text-column-pays = fizet
dark_road-text-column-bonus = bónusz
dark_road-text-column-at-home = hős otthon
dark_road-text-column-commission = rendelés
dark_road-text-column-below = alatta
dark_road-text-column-value = kocka
dark_road-text-column-gives = ezt adja
dark_road-text-column-taken = elvitt
dark_road-text-column-due = határidő
dark_road-text-column-notice = céhjegyzet
dark_road-text-column-need = kell
dark_road-text-column-counts = ez számít
dark_road-text-column-from-round = kezdete
dark_road-text-column-card = kártya
dark_road-text-column-does = hatása
dark_road-text-column-condition = feltétel
dark_road-text-column-steed = paripa
dark_road-text-column-crafts = létrehoz
dark_road-text-column-moves = lépés
dark_road-text-column-to = ide
dark_road-text-column-beside = mellette
dark_road-text-column-you-have = neked
dark_road-text-column-sells = eladsz
dark_road-text-column-home = ide
dark_road-text-column-delivers = leszállítható
dark_road-text-column-hands-over = áruk
dark_road-text-column-prestige-now = presztízs eddig
dark_road-text-column-aboard = a kocsin
dark_road-text-column-room = elfér
dark_road-text-column-also = vele jár
dark_road-text-column-gift = ajándék
dark_road-text-column-final-coins = { dark_road-text-column-coins }
dark_road-text-column-final-deed_coins = + küldetés
dark_road-text-column-final-prestige = { dark_road-text-column-prestige }
dark_road-text-column-final-deed_prestige = { dark_road-text-column-final-deed_coins }
dark_road-text-column-final-base = alap
dark_road-text-column-final-deeds = küldetés
dark_road-text-column-final-upgrades = fejl.
dark_road-text-column-final-lit_dice = világító
dark_road-text-column-total = összesen
