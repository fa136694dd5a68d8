### A Sötét Út kereskedői szavakkal: a terminál és a szöveges nézet.

## Head

dark_road-text-step-plan = Tervezés
dark_road-text-step-move = Mozgás
dark_road-text-step-horseshoe = Mozgás
dark_road-text-step-activate = Aktiválás
dark_road-text-step-rest = Pihenés
dark_road-text-step-final = Az utolsó látogatás
dark_road-text-step-other = Az első kör előtt
dark_road-text-step-over = Vége

## Parts of the table

dark_road-text-wheel = Piaci kerék
dark_road-text-wheel-note = A csillag nemesített árut jelöl: 1-gyel drágábban kel el, és egy kvarcot is hoz. A kerék egy fordulata minden árut egy árral odébb visz.
dark_road-text-city = A Körút
dark_road-text-ring-note = Egy érme egy mezővel viszi tovább a jelzőt, 1–4 mezővel; azt kapod, amit az új mező mutat.
dark_road-text-ruins-note = A jelző 1 mezőt lép, és legfeljebb 1-gyel többet minden hősért a szekéren; azt kapod, amit a kamra mutat.
dark_road-text-ruins-die = Egy lámpásért dobhatsz a romkockával: { $faces }.
dark_road-text-oracle = A jóskocka oldalai
dark_road-text-roads = Események
dark_road-text-road = { $road }: { $n } maradt; eddig látott: { $seen }
dark_road-text-storage = Raktér
dark_road-text-free = { $n } szabad mező
dark_road-text-carried = hősöknél: { $goods }
dark_road-text-too-much = Több, mint ami elfér
dark_road-text-wagon = A szekered
dark_road-text-dice = Kockák
dark_road-text-kept = Készlet
dark_road-text-lit = fénykocka
dark_road-text-steed = Hátas
dark_road-text-used = használt: { $gifts }
dark_road-text-led = Vezetett karavánok: sötét út { $dark }, rövidebb út { $short }
dark_road-text-hidden-deeds = { $n } képpel lefelé
dark_road-text-deeds-note = Elöl áll, mennyid van abból, amit a következő jutalom kíván; ×2: most kétszer járna.
dark_road-text-players-note = Kockák: az 1., 2., 3. helyen zároltak, majd a tartalék.
dark_road-text-lower = az alacsonyabb számít
dark_road-text-leads = Vezető: { $player }.
dark_road-text-deck = { $n } lap a pakliban
dark_road-text-with = { $what } Vele jár: { $also }.
dark_road-text-fortune-note = A vezető a látogatások után egyet vesz el; a rövidebb út után kettőt.
dark_road-text-fortune-first = az elsőnek { $first }, később { $later }
dark_road-text-commission-note = 1, 2 vagy 3 áru 1, 3 vagy 6 hírnevet hoz; minden nemesített 1-gyel többet.

## Things

dark_road-text-upgraded = nemesített { $good }
dark_road-text-change = { $thing } { $had } → { $then }
dark_road-text-hero-home = { $hero } ({ $kind }, { $town })
dark_road-text-hero = { $home } ezt keresi: { $goods }; jutalma: { $bonus }; otthon: { $reward }
dark_road-text-commission = „{ $name }”, { $town }: { $goods }
dark_road-text-commission-short = „{ $name }” ({ $town }) { $goods }
dark_road-text-loyal = { $name }: { $does } (mindegyik egyszer, egy kvarcért)
dark_road-text-stray = { $name }, kóborló: { $does }
dark_road-text-slot = { $n }. hely: { $gives }
dark_road-text-good = { $good }: értéke { $price }, a kerék fordulása után { $turned }; { $cells } mezőt foglal; { $left } maradt; ezzel a kockával készül: { $dice }
dark_road-text-town = { $town }: { $kind } hősök otthona; vidéke { $region }, szomszédja { $other }. Egy hazavitt hős jutalma: { $reward }.
dark_road-text-place-bazaar = fordítsd el a kereket, változtass meg egy piaci kockát, majd vedd meg, amit a kockák mutatnak
dark_road-text-place-commissions = vedd el egy város nyitott megbízását
dark_road-text-place-yurgs = menj a romokba, vagy vezess karavánt egy városba
dark_road-text-place-dark_market = fizess mezőnként egy érmét a körön, és megkapod, ami ott van
dark_road-text-place-inn = adj el árukat egy hősnek, aki felszáll, és jutalmat ad

## The Private Concern

dark_road-text-level = Szint
dark_road-text-has = Készlete
dark_road-text-tiles = Szállítólapkák
dark_road-text-eager = buzgó
dark_road-text-used-cards = Kijátszott lapok
dark_road-text-seen-deeds = Látott tettek
dark_road-text-concern-goes = „{ $card }”: következő mezője { $n } ({ $places }); célja: { $aim }.
dark_road-text-concern-works = Azután: { $works }.
dark_road-text-market-dice = { $n } piaci kocka
dark_road-text-notice = „{ $name }” hirdetmény, határidő: a(z) { $due }. forduló után: { $text }, legalább { $need }; jutalma: { $reward }. Most teljesíti: { $met }.
dark_road-text-notices = Céhhirdetmények
dark_road-text-sarcophagi = Szarkofágok
dark_road-text-action-card = „{ $name }”: { $move } lépés, célja: { $aim }, láda: { $crates }

## Choices

dark_road-text-turn = Piaci kocka: { $old } → { $new }
dark_road-text-room-yes = igen
dark_road-text-room-no = nem
dark_road-text-prices-then = árak: { $prices }
dark_road-text-comes-aboard = { $hero } felszáll
dark_road-text-to-ruins = a jelző legfeljebb { $n } mezőt lép, kapsz egy nemesített árut
dark_road-text-to-towns = leszállítható: { $what }
dark_road-text-note-bazaar = Ugyanabból a szakaszból a második áru ingyenes. A fordítás és a csere a vásárlás előtt jön.
dark_road-text-note-turned = A kerék fordulása után: { $prices }.
dark_road-text-note-effect = Erről van szó: { $what }.
dark_road-text-note-inn = Egy hős a keresett árukból egyet-egyet vesz, legalább egyet; a nemesített egy kvarcot is hoz.
dark_road-text-note-roads = Maradt esemény: sötét út { $dark }, rövidebb út { $short }. A rövidebb út 3 lámpásba kerül, és két jó szerencsét hoz.
dark_road-text-note-plan = A helyet elhagyó kocka az akciókészletbe kerül, és azzal mozogsz.
dark_road-text-note-activate = Még aktiválható negyed: { $n }.

## Headings

dark_road-text-column-prestige = hírnév
dark_road-text-column-coins = érme
dark_road-text-column-lanterns = lámpás
dark_road-text-column-quartz = kvarc
dark_road-text-column-horseshoes = patkó
dark_road-text-column-space = mező
dark_road-text-column-heroes = hős
dark_road-text-column-commissions = megb.
dark_road-text-column-goods = áruk
dark_road-text-column-good = áru
dark_road-text-column-price = ár
dark_road-text-column-turned = fordítva
dark_road-text-column-dice = kocka
dark_road-text-column-left = maradt
dark_road-text-column-here = itt áll
dark_road-text-column-districts = negyedek
dark_road-text-column-building = épület
dark_road-text-column-hero = hős
dark_road-text-column-class = osztály
dark_road-text-column-town = város
dark_road-text-column-asks = keresi
dark_road-text-column-pays = fizet
dark_road-text-column-bonus = jutalom
dark_road-text-column-at-home = hős otthon
dark_road-text-column-commission = megbízás
dark_road-text-column-below = alatta
dark_road-text-column-value = kocka
dark_road-text-column-gives = ezt adja
dark_road-text-column-taken = elvitt
dark_road-text-column-due = határidő
dark_road-text-column-notice = hirdetmény
dark_road-text-column-need = kell
dark_road-text-column-counts = ez számít
dark_road-text-column-from-round = kezdete
dark_road-text-column-card = lap
dark_road-text-column-does = hatása
dark_road-text-column-condition = feltétel
dark_road-text-column-steed = hátas
dark_road-text-column-crafts = készül
dark_road-text-column-moves = lépés
dark_road-text-column-to = ide
dark_road-text-column-beside = mellette
dark_road-text-column-you-have = neked
dark_road-text-column-sells = eladsz
dark_road-text-column-home = ide
dark_road-text-column-delivers = leszállítható
dark_road-text-column-hands-over = áruk
dark_road-text-column-prestige-now = hírnév eddig
dark_road-text-column-aboard = a szekéren
dark_road-text-column-room = elfér
dark_road-text-column-also = vele jár
dark_road-text-column-gift = ajándék
dark_road-text-column-final-coins = érme
dark_road-text-column-final-deed_coins = + tettek
dark_road-text-column-final-prestige = hírnév
dark_road-text-column-final-deed_prestige = + tettek
dark_road-text-column-final-base = alap
dark_road-text-column-final-deeds = tettek
dark_road-text-column-final-upgrades = fejl.
dark_road-text-column-final-lit_dice = fénykocka
dark_road-text-column-total = összesen
