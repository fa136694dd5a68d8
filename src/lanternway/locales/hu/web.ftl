### Az oldal a böngészőben.

## Every page

web-skip = Ugrás a tartalomhoz
web-nav = Oldalak
web-nav-play = Játék
web-nav-rules = Szabályok
web-nav-about = Névjegy
web-nav-settings = Beállítások
web-home = Kezdőlap
web-you-are = Te vagy { $name }
web-close = Bezárás
web-cancel = Mégse
web-loading = Betöltés…
web-working = Egy pillanat…
web-load-failed = Az oldalt nem sikerült betölteni
web-reload = Újra
web-missing = Nincs ilyen oldal
web-missing-more = Lehet, hogy a hivatkozás régi vagy csonka.
web-problem = Valami hiba történt ({ $status }).
web-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
web-link-open = kapcsolódva
web-link-lost = Megszakadt a kapcsolat, újrapróbálom…
web-link-away = A szerver újraindul, az órák állnak…
web-link-pause = A szerver elérhetetlen volt: az órák még állnak egy kicsit…
web-link-outdated = A szerver frissült: töltsd be újra az oldalt.
web-yes = igen
web-no = nem
web-you = Te
web-you-tag = (te)
web-guest = Vendég
web-search = Keresés
web-copy = Másolás
web-copied = Másolva

## Home

web-home-title = Három világ, egy asztal.
web-home-line = Barátokkal vagy botokkal. Pontos szabályok, visszavonható lépések, és minden játszma újranézhető.
web-games = Játékok
web-line-dark_road = Tervezz az éj kockáival, rakd meg a kocsid, vezess karavánokat a fagyos városkákba. A pénz és a presztízs csak együtt ér sokat.
web-line-skye = Árazd be titokban a lapkákat, építsd fel a klán birtokát, küldd útjára a vándort.
web-line-treos = Tervezd meg a napot öt mozgáskártyával, teljesíts küldetéseket a városok közt, irányítsd az útonállókat.
web-seats = { $low }–{ $high }
web-levels = { $n } szint
web-new-table = Új asztal
web-new-table-of = Új asztal: { $game }
web-play-bots = Botok ellen
web-play-bots-of = Botok ellen: { $game }
web-rules-of = Szabályok: { $game }
web-join = Csatlakozás
web-join-placeholder = Illeszd be az asztal linkjét vagy kódját
web-continue = Folytatás
web-waiting-for-you = { $n } asztal vár rád
web-open-tables = Nyitott asztalok
web-finished = Befejezett
web-your-move = Te jössz
web-moves = { $n } lépés
web-free-seats = { $n } szabad hely
web-awaits = Soron van: { $names }
web-won-by = { $n ->
    [one] { $names } győzött
   *[other] { $names } közösen győzött
}
web-over = A játéknak vége
web-seat-open = szabad
web-clock-slow-is = lépésenként { $n } nap

## A new table, and the room before it starts

web-your-name = A neved
web-seats-legend = Kik játszanak
web-how-many = Hányan
web-players = { $n } játékos
web-seat-n = { $n }. hely
web-seat-me = Én ülök itt
web-seat-open-long = Szabad, bárkinek
web-seat-bot = Bot: { $level }
web-name-of-seat = Név { THE($n) }. helyen
web-hot-seat-note = Egy eszközön játszotok: a körök között függöny takarja el az asztalt.
web-options = Játékbeállítások
web-own-choice = Saját választás
web-choose-many = Válassz magad { $n } darabot
web-choose-each = Választás helyenként
web-clock = Óra
web-clock-none = Nincs óra
web-clock-live = Valós idejű
web-clock-slow = Napok lépésenként
web-clock-minutes = Perc játékosonként
web-clock-increment = Hozzáadott másodperc döntésenként
web-clock-days = Nap döntésenként
web-listed = Az asztal mindenkinek látszik a kezdőlapon
web-watchable = Mások is nézhetik
web-start = Játék indítása
web-open-table = Asztal megnyitása
web-table-closed = Ezt az asztalt bezárták.
web-all-seated = Mindenki a helyén van.
web-here = itt van
web-not-here = nincs itt
web-sit-here = Leülök ide
web-stand-up = Felállok
web-invite = Link a barátoknak
web-owner-starts = A játékot az indítja, aki az asztalt nyitotta.
web-close-table = Asztal bezárása
web-no-table = Ez az asztal nem mutatható meg

## The table

web-zone-people = Játékosok
web-zone-stage = Tábla
web-zone-prompt = Mi a teendő most
web-zone-dock = Enyém
web-zone-world = Készlet
web-tabs = Az asztal részei
web-tab-board = Tábla
web-tab-people = Játékosok
web-tab-lit = van mit választani
web-tab-unread = { $n } új neked
web-go-to = Ide: { $tab }
web-phases = Fázisok
web-round = { $n }. forduló
web-undo = Visszavonás
web-undo-turn = Az egész köröm visszavonása
web-undo-ask = Kérd mindenkitől egy lépés visszavonását
web-rules-now = Ennek a lépésnek a szabályai
web-hint = Súgás
web-key-hint = Súgás: mit tenne egy jó játékos?
web-hints-agreed = súgás megengedve
web-no-clause = Ehhez nincs szöveg.
web-menu = Továbbiak
web-twin = Az asztal szövegként
web-keys = Billentyűk
web-key-arrows = a következő kivilágított dologra
web-key-enter = kiválasztás
web-key-confirm = végrehajtás
web-key-escape = választás törlése
web-key-zones = az asztal következő részére
web-copy-link = Az asztal linkjének másolása
web-play-for-me = Játsszon helyettem bot: { $level }
web-back = Itt vagyok újra
web-ask-end = Javaslat: fejezzük be itt
web-leave = Távozom; bot játszik tovább
web-leave-sure = Biztosan távozol? Bot játszik tovább
web-thinks = gondolkodik
web-ready = kész
web-offline = nincs kapcsolat
web-bot-plays = { $level } játszik
web-to-move = lép
web-watching = { $n } néző
web-you-watch = Nézőként
web-bot-plays-for-you = Egy bot játszik helyetted
web-come-back-any-time = Bármikor visszaülhetsz a helyedre.
web-see-result = Eredmény megtekintése
web-more-cards = Még { $n }: { $tab }
web-uncertain = A véletlen vagy valami rejtett dönt; nincs visszaút.
web-uncertain-then = Azután a véletlen vagy valami rejtett dönt; nincs visszaút.
web-no-way-back = Ezt nem lehet visszavonni.
web-sent-waiting = Elküldve; várom a kapcsolatot…
web-choose-one = Válassz
web-unchoose = Mégis mást
web-target-several = { $text }, vagy { $n } más lehetőség
web-choices = Mit tehetsz
web-search-choices = Keresés { $n } lehetőség közt
web-locked = { $n } dolog most nem lehetséges
web-curtain = { $name }, te jössz
web-curtain-more = A többiek félrenéznek. Semmi sem látszik, amíg nem szólsz.
web-asked = { $name }: { $question }
web-curtain-open = Én vagyok { $name }
web-consent = Kérdés mindenkihez
web-consent-undo = { $seat } kérése: { $n } lépés visszavonása.
web-consent-end = { $seat } befejezné itt a játékot.
web-agree = Rendben
web-disagree = Nem

## Together

web-title-turn = Te jössz
web-notice-turn = Te következel.
web-notices = Értesítést kérek, amikor én következem
web-notices-help = Ha ez az oldal nem látszik, és ha a böngésző tudja, akkor is, ha egyetlen oldal sincs nyitva. Az üzenet csak annyit mond, melyik játék vár.
web-notices-denied = A böngésző nem enged értesítést ennek az oldalnak.
web-table-with = Veled játszik: { $names }
web-table-of = { $names }
web-round-of = { $n }. forduló, összesen { $all }
web-day-now = { $n }. nap
web-time-left = még { $time }
web-clock-live-is = fejenként { $n } perc, döntésenként +{ $more } mp
web-watch = Nézd
web-invited = Meghívtak
web-running-tables = Nézd, hogyan játszanak
web-seat-kept = egy ismerősnek fenntartva
web-stood-in = egy ideig bot játszott helyette
web-is-bot = Bot
web-fill-seat = Ültess ide botot
web-start-when-full = A játék akkor indulhat, ha nincs szabad hely.
web-close-table-sure = Biztosan bezárod?
web-decline-seat = Most nem játszom
web-rematch-join = Ülj az új asztalhoz
web-rematch-waits = Új játék kezdődik: egy hely neked van fenntartva.
web-stand-in = Játsszon tovább egy bot
web-consent-bot = { $seat } kérdezi: játsszon tovább egy bot { $absent_seat } helyett?
web-consent-hints = { $seat } kérdezi: kérhet-e itt mindenki súgást? A játszma akkor nem számít az értékelésbe.
web-no-curtain = Nincsenek titkaink: ennél az asztalnál ne legyen függöny

## Log and chat

web-log = Napló
web-chat = Csevegés
web-log-empty = Még nem történt semmi.
web-chat-empty = Még senki sem szólt.
web-chat-placeholder = Írj valamit
web-send = Küldés
web-mute = { $name } üzeneteinek elrejtése
web-unmute = Mindenki üzenete látsszon újra
web-moment-joined = { $name } leül.
web-moment-left = { $name } távozik.
web-moment-started = Kezdődik a játék.
web-moment-undone = { $name } visszavon egy lépést.
web-moment-away = Bot játszik { $name } helyett.
web-moment-back = { $name } visszatért.
web-moment-ended = A játéknak vége.
web-moment-hints = { $on ->
    [yes] Mindenki megengedi a súgást.
   *[no] { $name } nem enged több súgást.
}
web-moment-hinted = { $name } súgást kér.

## Replay and result

web-replay = Visszajátszás
web-timeline = Idővonal
web-move-of = { $n }/{ $of }. lépés
web-first = Az elejére
web-previous = Egy lépés vissza
web-next = Egy lépés előre
web-last = A végére
web-run = Lejátszás
web-pause = Megállítás
web-seen-by = Nézőpont
web-share-move = Link ehhez a lépéshez
web-result = Eredmény
web-review = Elemzés
web-to-table = Az asztalhoz
web-not-over = Ennek a játéknak még nincs vége
web-ended-agreed = közös megegyezéssel
web-rematch = Új játszma
web-by-source = Pontok források szerint
web-source = Forrás
web-total = Összesen

## Rules

web-rules-choose = Válassz játékot.
web-search-rules = Keresés a szabályokban
web-edition = Kiadás
web-edition-default = Közös szöveg
web-clauses = { $n } pont
web-section = { $n }. fejezet
web-nothing-found = Nincs találat.

## Titles of the rules' sections

web-section-dark_road-1 = Tartozékok és készlet
web-section-dark_road-2 = Előkészületek
web-section-dark_road-3 = A kocsi: mije lehet egy játékosnak
web-section-dark_road-4 = A kör menete
web-section-dark_road-5 = Körzetek
web-section-dark_road-6 = Yin romjai
web-section-dark_road-7 = Környékbeli városkák és karavánok
web-section-dark_road-8 = Küldetések
web-section-dark_road-9 = Épületek
web-section-dark_road-10 = Útitársak
web-section-dark_road-11 = Paripák és fejlesztések
web-section-dark_road-12 = Játék vége és pontozás
web-section-dark_road-13 = Szólójáték: a Magányos vállalkozó
web-section-dark_road-14 = Beállítások
web-section-dark_road-15 = A kiadások összevetése
web-section-dark_road-16 = Tartalom
web-section-dark_road-17 = Hogyan játszik a Magányos vállalkozó
web-section-skye-1 = Előkészületek
web-section-skye-2 = 1. fázis: jövedelem
web-section-skye-3 = 2. fázis: húzás és árazás
web-section-skye-4 = 3. és 4. fázis: eldobás és vásárlás
web-section-skye-5 = 5. fázis: építés
web-section-skye-6 = 6. fázis: pontozás
web-section-skye-7 = Pontozólapkák
web-section-skye-8 = A játék vége
web-section-skye-9 = Vándor
web-section-treos-1 = Előkészületek
web-section-treos-2 = A nap
web-section-treos-3 = Mozgás
web-section-treos-4 = Útonállók
web-section-treos-5 = Különleges mezők
web-section-treos-6 = Városok és küldetések
web-section-treos-7 = Erődök, fogadók, titkos helyek
web-section-treos-8 = A játék vége és változatok
web-section-treos-9 = Szereplők
web-section-treos-10 = Saját tartalom
web-section-treos-11 = Részletek

## Fairness

web-fairness = Tisztaság ellenőrzése
web-fair-how = Az első lépés előtt a szerver közzéteszi egy titkos kulcs lenyomatát. Minden kocka és kártya ebből a kulcsból származik, a játékosok magvaival keverve. Az utolsó lépés után a kulcs nyilvános lesz, és a böngésződ itt ellenőrzi, hogy az, amelyet ígértek.
web-fair-commitment = Az ígért lenyomat
web-fair-seeds = A játékosok magvai
web-fair-no-seed = nincs
web-fair-no-seeds = Senki sem hozott.
web-fair-secret = A kulcs
web-fair-yes = Minden egyezik
web-fair-no = Valami nem egyezik
web-fair-key = A kulcs lenyomata az ígért.
web-fair-mix = A játék kulcsa ez a kulcs a magvakkal keverve.
web-fair-same = Az ígéret az, amelyet ez a böngésző a játék előtt feljegyzett.
web-fair-mine = Ennek a böngészőnek a magva köztük van.
web-fair-seal = A feljegyzés ép: a pecsétje rendben.
web-fair-further = Ha minden kockát és kártyát újra szeretnél húzni a kulcsból, mentsd el a feljegyzést, és futtasd:
web-fair-later = A kulcs még titkos: a játék végén lesz nyilvános.
web-download = Feljegyzés mentése

## About

web-about-what = A Lanternway modern stratégiai játékok asztala: pontos szabályok, botok, visszajátszható és ellenőrizhető feljegyzések.
web-about-free = Szabad szoftver az Apache 2.0 licenc alatt. Semmit sem árul, senkit sem követ, és a rajzok a sajátjai.
web-about-dark_road = A Merchants of the Dark Road társasjátékot Brian Suhre tervezte.
web-about-skye = Az Isle of Skye társasjátékot és Journeyman kiegészítőjét Andreas Pelikan és Alexander Pfister tervezte.
web-about-treos = A Treos társasjátékot Arne aus dem Siepen tervezte.
web-about-house = Saját készítésű tartalom
web-house-dark_road = Ahol a szabálykönyvek nem mutatnak meg egy kártyát vagy számot, ott saját készítésű: a hősök, rendelések, küldetések, események, útitársak és árak pontos adatai, az áruk alakja és a Magányos vállalkozó játéka.
web-house-skye = A Vándor (Journeyman) haladótáblái és nyolc új lapkája saját készítésű, azon belül, amit a szabályok elárulnak róluk. Tizenöt lapka (2, 16, 18, 20, 33, 36, 39, 47, 48, 51, 52, 58, 61, 68, 71) képe kétféleképpen olvasható: kérdőjel áll rajtuk, és leírásuk mindkét olvasatot megadja. Itt minden vár egyforma; az egyik forrás kettőt megfordítva mutat.
web-house-treos = A térkép vidékei, a mozgáskártyák, a küldetések, mellékküldetések, események és néhány városnév saját készítésű, azon belül, amit a szabályok elárulnak.
web-about-content = Tartalom { $hash }
web-about-version = Verzió: { $version }

# The rules to read, on their page and beside the table.
web-rules-goal = A cél
web-rules-chapters = Fejezetek
web-rules-clauses = Minden szabály pontról pontra
web-rules-exact = A pontos szabály:
web-rules-explained = Szavakkal: { $title }
web-rules-back = Vissza oda, ahol voltam
web-rules-no-picture = Ez a kép most nem mutatható meg.
web-rules-turn-skye = Egy forduló
web-rules-turn-treos = Egy nap
web-rules-turn-dark_road = Egy kör
