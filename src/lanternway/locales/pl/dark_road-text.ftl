### Kupcy Mrocznego Traktu słowami: terminal i widok tekstowy.

## Head

dark_road-text-step-plan = Plan
dark_road-text-step-move = Ruch
dark_road-text-step-horseshoe = Ruch
dark_road-text-step-activate = Aktywacja
dark_road-text-step-rest = Odpoczynek
dark_road-text-step-final = Ostatnia wizyta
dark_road-text-step-other = Przed pierwszą turą
dark_road-text-step-over = Koniec

## Parts of the table

dark_road-text-wheel = Koło targu
dark_road-text-wheel-note = Gwiazdka oznacza towar ulepszony: sprzedaje się o 1 drożej i przynosi kwarc. Obrót koła przesuwa każdy towar o jedną cenę dalej.
dark_road-text-city = Ringway
dark_road-text-ring-note = Moneta przesuwa znacznik o jedno pole, od 1 do 4 pól; zyskuje się to, co pokazuje nowe pole.
dark_road-text-ruins-note = Znacznik przesuwa się o 1 pole i do 1 więcej za każdego bohatera na wozie; zyskuje się to, co pokazuje komnata.
dark_road-text-ruins-die = Za latarnię rzuca się kością ruin: { $faces }.
dark_road-text-oracle = Ścianki kości wyroczni
dark_road-text-roads = Wydarzenia
dark_road-text-road = { $road }: zostało { $n }; widziane: { $seen }
dark_road-text-storage = Ładownia
dark_road-text-free = wolne pola: { $n }
dark_road-text-carried = wiozą bohaterowie: { $goods }
dark_road-text-too-much = Więcej, niż się mieści
dark_road-text-wagon = Twój wóz
dark_road-text-dice = Kości
dark_road-text-kept = Zapasy
dark_road-text-lit = rozświetlone
dark_road-text-steed = Wierzchowiec
dark_road-text-used = użyte: { $gifts }
dark_road-text-led = Poprowadzone karawany: mroczny trakt { $dark }, skrót { $short }
dark_road-text-hidden-deeds = zakryte: { $n }
dark_road-text-deeds-note = Na początku stoi, ile masz z tego, czego wymaga następna nagroda; ×2: teraz dostaniesz ją dwa razy.
dark_road-text-players-note = Kości: zablokowane na polach 1, 2, 3, potem zapas.
dark_road-text-lower = liczy się niższe
dark_road-text-leads = Prowadzi: { $player }.
dark_road-text-deck = Karty w talii: { $n }
dark_road-text-with = { $what } Daje też: { $also }.
dark_road-text-fortune-note = Przywódca bierze jeden po wizytach; po skrócie dwa.
dark_road-text-fortune-first = { $first } dla pierwszego, potem { $later }
dark_road-text-commission-note = 1, 2 lub 3 towary przynoszą 1, 3 lub 6 prestiżu; każdy ulepszony o 1 więcej.

## Things

dark_road-text-upgraded = { $good } (strona ulepszona)
dark_road-text-change = { $thing } { $had } → { $then }
dark_road-text-hero-home = { $hero } ({ $kind }, { $town })
dark_road-text-hero = { $home } szuka: { $goods }; premia: { $bonus }; w domu: { $reward }
dark_road-text-commission = „{ $name }”, { $town }: { $goods }
dark_road-text-commission-short = „{ $name }” ({ $town }) { $goods }
dark_road-text-loyal = { $name }: { $does } (każde raz, za kwarc)
dark_road-text-stray = { $name }, przybłęda: { $does }
dark_road-text-slot = Pole { $n }: { $gives }
dark_road-text-good = { $good }: wartość { $price }, po obrocie koła { $turned }; zajmuje pól: { $cells }; zostało { $left }; wytwarza kość: { $dice }
dark_road-text-town = { $town }: dom bohaterów klasy { $kind }; region: { $region }, wraz z: { $other }. Bohater odstawiony do domu daje: { $reward }.
dark_road-text-place-bazaar = obróć koło, zmień jedną kość targu, potem kup to, co pokazują kości
dark_road-text-place-commissions = weź odkryte zlecenie jednego miasta
dark_road-text-place-yurgs = wejdź do Ruin Yin albo poprowadź karawanę do miasta
dark_road-text-place-dark_market = zapłać monetę za każde pole kręgu i zyskaj to, co tam jest
dark_road-text-place-inn = sprzedaj towary jednemu bohaterowi, który wsiada na wóz i daje premię

## The Private Concern

dark_road-text-level = Poziom
dark_road-text-has = Ma
dark_road-text-tiles = Kafle dostaw
dark_road-text-eager = gorliwy
dark_road-text-used-cards = Zagrane karty
dark_road-text-seen-deeds = Widziane czyny
dark_road-text-concern-goes = „{ $card }”: idzie na pole { $n } ({ $places }); cel: { $aim }.
dark_road-text-concern-works = Potem: { $works }.
dark_road-text-market-dice = kości targu: { $n }
dark_road-text-notice = Obwieszczenie „{ $name }”, termin: po rundzie { $due }: { $text }, co najmniej { $need }; daje: { $reward }. Spełniają teraz: { $met }.
dark_road-text-notices = Obwieszczenia gildii
dark_road-text-sarcophagi = Sarkofagi
dark_road-text-action-card = „{ $name }”: ruch { $move }, cel: { $aim }, skrzynie: { $crates }

## Choices

dark_road-text-turn = Kość targu: { $old } → { $new }
dark_road-text-room-yes = tak
dark_road-text-room-no = nie
dark_road-text-prices-then = ceny: { $prices }
dark_road-text-comes-aboard = { $hero } wsiada na wóz
dark_road-text-to-ruins = przesuń znacznik o najwyżej { $n }, zyskaj ulepszony towar
dark_road-text-to-towns = można dostarczyć: { $what }
dark_road-text-note-bazaar = Drugi towar z tej samej sekcji jest za darmo. Obrót i zmiana są przed zakupem.
dark_road-text-note-turned = Po obrocie koła: { $prices }.
dark_road-text-note-effect = Chodzi o: { $what }.
dark_road-text-note-inn = Bohater kupuje po jednym z szukanych towarów, ile chcesz, co najmniej jeden; ulepszony przynosi też kwarc.
dark_road-text-note-roads = Zostało wydarzeń: mroczny trakt { $dark }, skrót { $short }. Skrót kosztuje 3 latarnie i daje dwa uśmiechy losu.
dark_road-text-note-plan = Kość, która opuszcza pole, trafia do puli akcji i prowadzi twój ruch.
dark_road-text-note-activate = Dzielnice, które można jeszcze aktywować: { $n }.

## Headings

dark_road-text-column-prestige = prestiż
dark_road-text-column-coins = monety
dark_road-text-column-lanterns = latarnie
dark_road-text-column-quartz = kwarc
dark_road-text-column-horseshoes = podkowy
dark_road-text-column-space = pole
dark_road-text-column-heroes = boh.
dark_road-text-column-commissions = zlec.
dark_road-text-column-goods = towary
dark_road-text-column-good = towar
dark_road-text-column-price = cena
dark_road-text-column-turned = obrót
dark_road-text-column-dice = kości
dark_road-text-column-left = zapas
dark_road-text-column-here = kto tu
dark_road-text-column-districts = dzielnice
dark_road-text-column-building = budynek
dark_road-text-column-hero = bohater
dark_road-text-column-class = klasa
dark_road-text-column-town = miasto
dark_road-text-column-asks = szuka
dark_road-text-column-pays = płaci
dark_road-text-column-bonus = premia
dark_road-text-column-at-home = bohater w domu
dark_road-text-column-commission = zlecenie
dark_road-text-column-below = niżej
dark_road-text-column-value = kość
dark_road-text-column-gives = daje
dark_road-text-column-taken = wzięte
dark_road-text-column-due = termin
dark_road-text-column-notice = obwieszczenie
dark_road-text-column-need = trzeba
dark_road-text-column-counts = liczy się
dark_road-text-column-from-round = od rundy
dark_road-text-column-card = karta
dark_road-text-column-does = działanie
dark_road-text-column-condition = warunek
dark_road-text-column-steed = wierzchowiec
dark_road-text-column-crafts = wytwarza
dark_road-text-column-moves = ruch
dark_road-text-column-to = na
dark_road-text-column-beside = obok
dark_road-text-column-you-have = masz
dark_road-text-column-sells = sprzedajesz
dark_road-text-column-home = cel
dark_road-text-column-delivers = można dostarczyć
dark_road-text-column-hands-over = towary
dark_road-text-column-prestige-now = prestiż dotąd
dark_road-text-column-aboard = na wozie
dark_road-text-column-room = mieści się
dark_road-text-column-also = daje też
dark_road-text-column-gift = podarunek
dark_road-text-column-final-coins = monety
dark_road-text-column-final-deed_coins = + czyny
dark_road-text-column-final-prestige = prestiż
dark_road-text-column-final-deed_prestige = + czyny
dark_road-text-column-final-base = niższe
dark_road-text-column-final-deeds = czyny
dark_road-text-column-final-upgrades = ulepsz.
dark_road-text-column-final-lit_dice = kości
dark_road-text-column-total = razem
