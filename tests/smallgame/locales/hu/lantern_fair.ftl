lantern_fair-name = Lámpásvásár
lantern_fair-about = Licitálj a körért, gyújtsd meg a lapjaidat, gyűjts pontot. Kis játék, amely megmutatja, hogyan készülnek a játékok.

lantern_fair-option-rounds = Fordulók
lantern_fair-option-rounds-help = Hány fordulót játszunk.
lantern_fair-option-rolls = Kockák
lantern_fair-option-rolls-help = Hogyan dob olajért a licit nyertese.
lantern_fair-option-rolls-die = Egy kocka
lantern_fair-option-rolls-pair = Két kocka közül a jobbik
lantern_fair-option-beacons = Jelzőfények
lantern_fair-option-beacons-help = Vannak-e jelzőfények a lapok között.

lantern_fair-card-candle = gyertya
lantern_fair-card-match = gyufa
lantern_fair-card-wind = szél
lantern_fair-card-beacon = jelzőfény

lantern_fair-act-bid = Licit: { $coins }
lantern_fair-act-revise = A licit visszavonása
lantern_fair-act-pour = Két olaj egy pontért
lantern_fair-act-light = Meggyújtás: { $card }
lantern_fair-act-done = Kész
lantern_fair-act-keep = Megtartás: { $card }
lantern_fair-act-pay = Egy érme fizetése
lantern_fair-act-pay-coins = Fizess 1 érmét (van: { $coins })
lantern_fair-act-discard = Eldobás: { $card }

lantern_fair-event-committed = { $seat } licitált.
lantern_fair-event-committed-secret = { $seat } titkos licitje: { $coins }.
lantern_fair-event-revised = { $seat } visszavonja a licitjét.
lantern_fair-event-bid = { $seat } licitje: { $coins }.
lantern_fair-event-rolled = { $seat } dobása { $n }, ennyi olajat kap.
lantern_fair-event-poured = { $seat } két olajért egy pontot szerez.
lantern_fair-event-lit = { $seat } meggyújtja: { $card }.
lantern_fair-event-drew = { $seat } { $n } lapot húz.
lantern_fair-event-drew-secret = { $seat } ezt húzza: { $cards }.
lantern_fair-event-discarded = { $seat } eldobja: { $card }.
lantern_fair-event-paid = { $seat } egy érmét fizet, { $to_seat } kapja.
lantern_fair-event-round = Véget ért { THE($n) }. forduló.

lantern_fair-prompt-bidding = Mennyit adsz a körért?
lantern_fair-prompt-bids-missing = A licited megvan, a többiek még gondolkodnak. Visszavonhatod.
lantern_fair-prompt-turn = Te jössz: önts, gyújts meg egy lapot, vagy fejezd be.
lantern_fair-prompt-keeping = Melyiket tartod meg a két lap közül?
lantern_fair-prompt-blown = Fúj a szél: fizess egy érmét, vagy dobj el egy lapot.
lantern_fair-prompt-beaming = Ég a jelzőfény: gyújts meg még egy lapot, vagy fejezd be.
lantern_fair-prompt-wait = Most { $seat } dönt.
lantern_fair-prompt-over = Vége a vásárnak.

lantern_fair-why-over = A játék véget ért.
lantern_fair-why-no-seat = Nincs ilyen hely az asztalnál.
lantern_fair-why-already-bid = Már licitáltál; csak visszavonhatod.
lantern_fair-why-coins =
    { $coins ->
        [0] Nincs érméd.
       *[other] Csak { $coins } érméd van.
    }
lantern_fair-why-not-you = Most { $seat } dönt.
lantern_fair-why-oil-pour = Az öntéshez két olaj kell.
lantern_fair-why-lit = Ebben a körben már meggyújtottál egy lapot.
lantern_fair-why-oil-light = Egy lap meggyújtása egy olajba kerül.
lantern_fair-why-no-card = Nincs ilyen lapod.
lantern_fair-why-not-drawn = Ez nincs a két lap között.
lantern_fair-why-no-coin = Nincs érméd, amivel fizethetnél.
lantern_fair-why-not-now = Most nem ez a kérdés.

lantern_fair-score-points = pontok
lantern_fair-score-coins = érmék
lantern_fair-score-cards = lapok

lantern_fair-clause-1-1 = Mindenki négy érmével és három titkos lappal kezd. Az érmék, az olaj, a pontok és a lapok száma nyilvános.
lantern_fair-clause-2-1 = A forduló egyidejű, titkos licittel kezdődik: nullától kilenc érméig, de senki sem licitálhat többet, mint amennyije van.
lantern_fair-clause-2-2 = A licit visszavonható, amíg az utolsó meg nem született.
lantern_fair-clause-2-3 = A legmagasabb licit nyer, egyenlőségnél a vezetőtől számított első. A nyertes fizet, és ő vezet; a többiek egy-egy érmét kapnak.
lantern_fair-clause-2-4 = A nyertes kockával dob, vagy kettő közül a jobbat számítja, és ennyi olajat kap.
lantern_fair-clause-3-1 = A körben tetszőleges sorrendben lehet önteni és gyújtani, azután vége.
lantern_fair-clause-3-2 = Két kiöntött olaj egy pontot ér, amíg van olaj.
lantern_fair-clause-3-3 = Körönként egyszer, egy olajért meggyújtható egy kézben tartott lap: meg kell mutatni, el kell dobni, és végre kell hajtani.
lantern_fair-clause-3-4 = A gyertya két pontot ad.
lantern_fair-clause-3-5 = A gyufával titokban két lapot húzol; az egyiket megtartod, a másikat nyíltan eldobod.
lantern_fair-clause-3-6 = A szél miatt a következő játékos egy érmét fizet a meggyújtónak, vagy eldob egy lapot, ahogy akarja.
lantern_fair-clause-3-7 = A jelzőfény egy pontot ad, és még egy lap meggyújtható olaj nélkül.
lantern_fair-clause-4-1 = A játék az utolsó forduló után ér véget.
lantern_fair-clause-4-2 = Számítanak a pontok, minden három érme egyet ér, és minden két megmaradt lap egyet. Egyenlőségnél a több olaj dönt, különben a győzelem közös.

lantern_fair-text-round = { $n }/{ $most }. forduló
lantern_fair-text-phase-bidding = mindenki licitál
lantern_fair-text-phase-turn = a nyertes köre
lantern_fair-text-phase-keeping = két húzott lap
lantern_fair-text-phase-blown = fúj a szél
lantern_fair-text-phase-beaming = világít a jelzőfény
lantern_fair-text-phase-over = vége
lantern_fair-text-column-points = pont
lantern_fair-text-column-coins = érme
lantern_fair-text-column-oil = olaj
lantern_fair-text-column-cards = lap
lantern_fair-text-column-score = állás most
lantern_fair-text-leads = vezet
lantern_fair-text-has-bid = licitált
lantern_fair-text-hand = A lapjaid
lantern_fair-text-held = { $n } × { $card }
lantern_fair-text-discards = Dobott lapok
lantern_fair-text-deck = { $n } lapot lehet még húzni.
lantern_fair-text-card-candle = 2 pont
lantern_fair-text-card-match = húzz 2 lapot, egyet tarts meg, a másikat dobd el
lantern_fair-text-card-wind = a következő játékos 1 érmét fizet neked, vagy eldob egy lapot
lantern_fair-text-card-beacon = 1 pont, és még egy lap gyújtható meg olaj nélkül
lantern_fair-text-cost = fizetsz
lantern_fair-text-gain = kapsz
lantern_fair-text-note-die = A legmagasabb licit fizet, vezet, és 1–6 olajat kap kockával; mindenki más egy érmét kap.
lantern_fair-text-note-pair = A legmagasabb licit fizet, vezet, és két kocka közül a jobbiknyi olajat kap; mindenki más egy érmét kap.
lantern_fair-text-change-if-won = nyersz: { $had } → { $then } érme
lantern_fair-text-change-if-lost = vesztesz: { $had } → { $then } érme
lantern_fair-text-change-oil = { $had } → { $then } olaj
lantern_fair-text-change-points = { $had } → { $then } pont
lantern_fair-text-change-coins = { $had } → { $then } érme

## A napló: címek, és több eseményből lett mondatok

lantern_fair-story-round = { $n }. forduló vége
lantern_fair-story-bids = A licitek: { $bids }.
lantern_fair-story-one-bid = { $seat } – { $coins }

lantern_fair-reason-points = { $n } pont
lantern_fair-reason-oil = { $n } olaj
lantern_fair-reason-coins = { $n } érme
lantern_fair-reason-hand = { $n } kártya kézben
lantern_fair-reason-result = { $n } pont a végén
