### Kupcy z Nocnego Traktu słowami: terminal i widok tekstowy.

## Head

dark_road-text-step-plan = { dark_road-board-step-plan }
dark_road-text-step-move = { dark_road-board-step-move }
dark_road-text-step-horseshoe = { dark_road-board-step-move }
dark_road-text-step-activate = { dark_road-board-step-activate }
dark_road-text-step-rest = { dark_road-board-step-rest }
dark_road-text-step-final = Ostatnia wizyta
dark_road-text-step-other = Przed pierwszą turą
dark_road-text-step-over = Koniec

## Parts of the table

dark_road-text-wheel = Koło rynku
dark_road-text-wheel-note = Gwiazdka oznacza towar doskonały: sprzedaje się o 1 drożej i przynosi żarokwarc. Obrót koła przesuwa każdy towar o jedną cenę dalej.
dark_road-text-city = Dookole
dark_road-text-ring-note = Każda moneta przesuwa znacznik Czarnego Rynku o jedno pole, od 1 do 4 pól; zyskujesz to, co pokazuje nowe pole.
dark_road-text-ruins-note = Znacznik ruin przesuwa się o 1 pole i najwyżej o 1 więcej za każdego bohatera na wozie; zyskujesz to, co pokazuje komnata.
dark_road-text-ruins-die = Za latarenkę rzucasz kością ruin: { $faces }.
dark_road-text-oracle = Ścianki kości wyroczni
dark_road-text-faces-oracle = Kość wyroczni: { $faces }.
dark_road-text-faces-ruins_die = Kość ruin: { $faces }.
dark_road-text-roads = Zdarzenia
dark_road-text-road = { UP($road) }: zostało { $n }; odkryte: { $seen }
dark_road-text-under = Na spodzie talii
dark_road-text-under-heroes = Bohaterowie na spodzie talii: { $cards }
dark_road-text-under-commissions = Zamówienia na spodzie swoich talii: { $cards }
dark_road-text-under-deeds = { $n ->
    [one] Na spodzie talii dokonań leży 1 karta.
    [few] Na spodzie talii dokonań leżą { $n } karty.
    [many] Na spodzie talii dokonań leży { $n } kart.
   *[other] Na spodzie talii dokonań leży { $n } karty.
}
dark_road-text-under-mine = Wśród nich jest odłożone przez ciebie dokonanie „{ $deed }”.
dark_road-text-storage = Magazyn
dark_road-text-free = { $n ->
    [one] { $n } wolne pole
    [few] { $n } wolne pola
   *[other] { $n } wolnych pól
}
dark_road-text-carried = wiozą bohaterowie: { $goods }
dark_road-text-too-much = Więcej, niż się mieści
dark_road-text-wagon = Twój wóz
dark_road-text-dice = Kości
dark_road-text-kept = Ekwipunek
dark_road-text-lit = kości blasku
dark_road-text-steed = Wierzchowiec
dark_road-text-used = użyte: { $gifts }
dark_road-text-led = Poprowadzone karawany: głównym szlakiem { $dark }, skrótem { $short }
dark_road-text-hidden-deeds = { $n ->
    [one] { $n } zakryte
    [few] { $n } zakryte
   *[other] { $n } zakrytych
}
dark_road-text-deeds-note = Liczba z przodu mówi, ile masz tego, czego wymaga następna nagroda; ×2: teraz dostaniesz ją dwa razy.
dark_road-text-players-note = Kości: zablokowane na polach 1, 2, 3, potem główna rezerwa.
dark_road-text-with-deeds = { $thing } ({ $n } z dokonań)
dark_road-text-lower = liczy się mniejsza
dark_road-text-leads = Przywódcą jest { $player }.
dark_road-text-deck = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
   *[other] { $n } kart w talii
}
dark_road-text-with = { UP($what) } Daje też: { $also }.
dark_road-text-fortune-note = Po wizytach przywódca wybiera jeden uśmiech losu, a po skrócie dwa.
dark_road-text-fortune-first = { $first } dla pierwszego, potem { $later }
dark_road-text-commission-note = 1, 2 lub 3 towary przynoszą 1, 3 lub 6 punktów prestiżu; każdy doskonały o 1 więcej.

## Things

dark_road-text-upgraded = { NAME($good, form: "fine") }
dark_road-text-quoted = „{ $name }”
dark_road-text-change = { $thing } { $had } → { $then }
dark_road-text-hero-home = { $hero } ({ $kind }, { $town })
dark_road-text-hero = { UP($home) } szuka: { $goods }; bonus: { $bonus }; w domu: { $reward }
dark_road-text-commission = „{ $name }” dla { NAME($town, form: "gen") }: { $goods }
dark_road-text-commission-short = „{ $name }” ({ $town }) { $goods }
dark_road-text-loyal = { UP($name) }: { $does } (każde raz, za żarokwarc)
dark_road-text-stray = { UP($name) }, bezpański towarzysz: { $does }
dark_road-text-slot = { $n }. pole blokady: { $gives }
dark_road-text-slot-leads = { $n }. pole blokady: { $gives }; kość { $die } z niego prowadzi na pole { $space } ({ $places }).
dark_road-text-lock = { $die } na { $n }. pole blokady
dark_road-text-good = { UP($good) }: wartość { $price }, po obrocie koła { $turned }; zajmowane pola: { $cells }; zostało { $left }; wytwarza kość: { $dice }
dark_road-text-town = { UP($town) }: dom każdego bohatera klasy { $kind }, { NAME($region, form: "loc") }, razem z miasteczkiem { $other }. Bohater dowieziony do domu daje: { $reward }.
dark_road-text-place-bazaar = obróć koło, zmień jedną kość rynku, potem kup to, co pokazują kości
dark_road-text-place-commissions = weź odkryte zamówienie jednego miasteczka
dark_road-text-place-yurgs = wejdź do Ruin Yin albo poprowadź karawanę do miasteczka na rubieżach
dark_road-text-place-dark_market = zapłać monetę za każde pole ruchu znacznika i zyskaj to, co tam jest
dark_road-text-no-coin = teraz nic: każde pole znacznika kosztuje monetę, a nie masz żadnej
dark_road-text-place-inn = sprzedaj towary jednemu bohaterowi, który wsiada na wóz i daje bonus

## The Private Concern

dark_road-text-level = Poziom
dark_road-text-has = Ma
dark_road-text-tiles = Kafelki dostawy
dark_road-text-eager = chętny
dark_road-text-used-cards = Zagrane karty
dark_road-text-seen-deeds = Odkryte dokonania
dark_road-text-concern-goes = Karta „{ $card }”: idzie na pole { $n } ({ $places }); priorytet: { $aim }.
dark_road-text-concern-works = Potem: { $works }.
dark_road-text-concern-joins = { dark_road-board-joins }.
dark_road-text-market-dice = { $n ->
    [one] { $n } kość rynku
    [few] { $n } kości rynku
   *[other] { $n } kości rynku
}
dark_road-text-notice = Komunikat Gildii „{ $name }”, termin: po rundzie { $due }: { $text }, co najmniej { $need }; daje: { $reward }. Spełniają teraz: { $met }.
dark_road-text-notices = Komunikaty Gildii
dark_road-text-sarcophagi = Sarkofagi
dark_road-text-action-card = „{ $name }”: ruch { $move }, priorytet: { $aim }, skrzynie: { $crates }

## Choices

dark_road-text-turn = Kość rynku: { $old } → { $new }
dark_road-text-room-yes = tak
dark_road-text-room-no = nie
dark_road-text-prices-then = ceny: { $prices }
dark_road-text-comes-aboard = { UP($hero) } wsiada na wóz
dark_road-text-to-ruins = przesuń znacznik ruin najwyżej o { $n } i zyskaj doskonały towar
dark_road-text-to-towns = można dostarczyć: { $what }
dark_road-text-note-bazaar = Drugi towar z tego samego pola koła jest za darmo. Koło obraca się i kość zmienia przed zakupem.
dark_road-text-note-turned = Po obrocie koła: { $prices }.
dark_road-text-note-effect = Chodzi o: { $what }.
dark_road-text-note-inn = Bohater kupuje po jednym z szukanych towarów, ile chcesz, co najmniej jeden; doskonały przynosi też żarokwarc.
dark_road-text-note-roads = Pozostałe zdarzenia: na głównym szlaku { $dark }, na skrócie { $short }. Skrót kosztuje 3 latarenki i daje dwa uśmiechy losu.
dark_road-text-note-loyal = Wierny towarzysz pomaga raz w każdy sposób, za każdym razem za żarokwarc. Bezpański zabiera to, co wymieniono najpierw, i odchodzi.
dark_road-text-note-plan = Kość, która opuszcza pole blokady, trafia do puli akcji i wyznacza twój ruch.
dark_road-text-note-activate = { $n ->
    [one] Możesz aktywować jeszcze { $n } dzielnicę.
    [few] Możesz aktywować jeszcze { $n } dzielnice.
   *[other] Możesz aktywować jeszcze { $n } dzielnic.
}

## Headings

dark_road-text-column-prestige = prestiż
dark_road-text-column-coins = monety
dark_road-text-column-lanterns = latarenki
dark_road-text-column-quartz = żarokw.
dark_road-text-column-horseshoes = podkowy
dark_road-text-column-space = pole
dark_road-text-column-heroes = boh.
dark_road-text-column-commissions = zam.
dark_road-text-column-goods = towary
dark_road-text-column-good = towar
dark_road-text-column-price = cena
dark_road-text-column-turned = obrót
dark_road-text-column-dice = kości
dark_road-text-column-left = zostało
dark_road-text-column-here = kto tu
dark_road-text-column-districts = dzielnice
dark_road-text-column-building = budynek
dark_road-text-column-hero = bohater
dark_road-text-column-class = klasa
dark_road-text-column-town = miasteczko
dark_road-text-column-asks = szuka
dark_road-text-column-pays = płaci
dark_road-text-column-bonus = bonus
dark_road-text-column-at-home = bohater w domu
dark_road-text-column-commission = zamówienie
dark_road-text-column-below = niżej
dark_road-text-column-value = kość
dark_road-text-column-gives = daje
dark_road-text-column-taken = wzięte
dark_road-text-column-due = termin
dark_road-text-column-notice = komunikat
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
dark_road-text-column-final-coins = { dark_road-text-column-coins }
dark_road-text-column-final-deed_coins = + dokonania
dark_road-text-column-final-prestige = { dark_road-text-column-prestige }
dark_road-text-column-final-deed_prestige = { dark_road-text-column-final-deed_coins }
dark_road-text-column-final-base = bazowy
dark_road-text-column-final-deeds = dokonania
dark_road-text-column-final-upgrades = ulepsz.
dark_road-text-column-final-lit_dice = k. blasku
dark_road-text-column-total = razem
