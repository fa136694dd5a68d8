### The server: why something is not done, messages to people who are away, and its commands.

## Why not

server-why-unknown = Ilyen itt nincs, vagy nem a tiéd.
server-why-malformed = Az üzenet nem olvasható: { $what }
server-why-method = Ez a cím nem fogad ilyen kérést.
server-why-large = Az üzenet túl nagy.
server-why-rate = Ez így egyszerre túl sok. Próbáld újra { $seconds } másodperc múlva.
server-why-many = Túl sok asztalt követsz egyszerre.
server-why-busy = Az asztalnál nagy a forgalom. Próbáld újra egy pillanat múlva.
server-why-stopping = A szerver éppen újraindul. Próbáld újra egy pillanat múlva.
server-why-store = A szerver most semmit sem tud elmenteni. Semmi sem változott; próbáld újra egy kicsit később.
server-why-unsure = A szerver nem kapott választ a mentésre. Még nem tudni, hogy a lépésed érvényes-e: küldd el újra.
server-why-id-used = Ez az üzenet már más tartalommal elment. Küldd el újra, új azonosítóval.
server-why-alone = Ezeket az asztalokat már egy másik folyamat szolgálja ki.
server-why-several = Több folyamathoz ({ $n }) PostgreSQL kell: --store postgresql://…
server-why-bots-only = A vendégek maguk is leülnek az asztalukhoz. Ha azt szeretnéd, hogy csak botok játsszanak, hozz létre felhasználónevet.
server-why-tables = Már { $most } befejezetlen asztalod van. Előbb fejezz be vagy zárj be egyet.
server-why-listed = Már { $most } asztalod vár az előtérben. Egyszerre ennyi lehet.
server-why-one-seat = Már van helyed ennél az asztalnál.
server-why-mutes = Már { $most } embert némítottál el. Előbb oldd fel valaki némítását.
server-why-host = Ez a szerver nem ezen a néven érhető el.
server-why-fault = Hiba történt a szerveren. Semmi sem változott, a hibát feljegyeztük.
server-why-origin = Más webhelyekről nem fogadunk kérést.
server-why-who = Előbb válassz nevet.
server-why-name = Ez a név nem jeleníthető meg. Válassz másikat.
server-why-login = Hibás felhasználónév vagy jelszó.
server-why-login-taken = Ez a felhasználónév foglalt.
server-why-has-login = Már van felhasználóneved.
server-why-password = A jelszó nem állhat csupa szóközből.
server-why-old-password = Ez nem a jelenlegi jelszavad.
server-why-recovery = Hibás felhasználónév vagy helyreállító kód. Egy kód csak egyszer használható.
server-why-operator = Ez nem az üzemeltető jelszava.
server-why-silenced = Ezen a szerveren eddig nem beszélhetsz: { $until }. { $reason }
server-why-banned = Ezen a szerveren eddig nem játszhatsz: { $until }. { $reason }
server-why-blocked = Aki ezt az asztalt nyitotta, nem játszik veled.
server-why-blocks = Már { $most } embert tiltasz. Előbb oldd fel valakinek a tiltását.
server-why-code = Ez nem az e-mailben kapott kód.
server-why-not-name = Ez nem a te neved.
server-why-push = Ez nem egy böngésző értesítési feliratkozása.
server-why-webhook = A webhook http vagy https kezdetű cím.
server-why-email = Ez nem e-mail-cím.
server-why-not-your-seat = Ez nem a te helyed.
server-why-not-owner = Ezt csak az teheti meg, aki az asztalt nyitotta.
server-why-not-here = Nem ülsz ennél az asztalnál.
server-why-not-playing = Ennél az asztalnál nem folyik játék.
server-why-not-begun = Ennél az asztalnál még nem kezdődött el a játék.
server-why-not-over = Ennél az asztalnál még nem ért véget a játék.
server-why-game-over = Ebben az állásban már vége a játéknak.
server-why-no-choice = Ennek a játékosnak itt nincs miből választania.
server-why-begun = Ennél az asztalnál már elkezdődött a játék.
server-why-open-seats = Még vannak szabad helyek.
server-why-taken = Ez a hely nem szabad.
server-why-level = { error-bot }
server-why-away = Bot játszik helyetted. Előbb vedd vissza a helyed.
server-why-here = Senki sem játszik helyetted: a hely a tiéd.
server-why-undo = Nincs olyan, amit mások megkérdezése nélkül visszavonhatnál.
server-why-undo-far = Nincs ennyi visszavonható lépés.
server-why-asked = Egy másik kérdés még válaszra vár.
server-why-no-person = Azon a helyen nem ül senki.
server-why-bot-plays = Azon a helyen már egy bot játszik.
server-why-is-here = Ez a játékos itt van: bot csak olyan helyett játszhat, aki nincs itt.
server-why-slow-clock = Ennél az asztalnál mindenkinek napjai vannak a döntésre: az óra mondja meg, mikor lép be a bot.
server-why-gone-wait = Várj még { $seconds } másodpercet: hátha visszajön.
server-why-no-question = Ez a kérdés már nem aktuális.
server-why-answered = Már válaszoltál.
server-why-hint-people = Itt emberek játszanak, és nem mindenki egyezett bele a súgásba.
server-why-hint-turn = Súgni akkor lehet, amikor te következel.
server-why-hint-single = Nincs miből választani.
server-why-hints-on = Itt már lehet súgást kérni.
server-why-hints-off = Itt nem szabad súgást kérni.
server-why-rematch = Már van asztal az újabb játszmához.
server-why-hushed = Már így van.
server-why-silent = Ennek az asztalnak a nézői nem szólhatnak hozzá.
server-why-old-table = Ez a változat nem tudja megnyitni az asztalt: { $what }
server-why-record-long = A feljegyzés túl hosszú: { $moves } lépés van benne, ide legfeljebb { $most } lépéses hozható.
server-why-review-long = A játszma túl hosszú: { $moves } lépés van benne, elemezni legfeljebb { $most } lépéseset lehet.

## Messages to people who are away

server-confirm-subject = Lanternway: erősítsd meg az e-mail-címedet
server-confirm-body =
    Szia, { $name }! Ezzel a kóddal a beállítások oldalán megerősítheted az e-mail-címedet: { $code }

    Ha nem te kérted, nincs teendőd.
server-reset-subject = Lanternway: új jelszó beállítása
server-reset-body =
    Szia, { $name }! Ezzel a kóddal új jelszót állíthatsz be: { $code }

    A kód egy óráig érvényes. Ha nem te kérted, nincs teendőd.
server-mail-subject = Te következel: { $game }
server-mail-body = Szia, { $name }! Te következel ennél az asztalnál: { $game }, { $link }

## Commands

server-serving = A Lanternway itt érhető el: { $address }
server-backed-up = Mentve ide: { $file }.
server-brought = Az asztal itt van: { $table }
server-help-serve = Asztalok barátoknak és botoknak, böngészőben.
server-help-backup = Mindent fájlba ment, miközben a szerver fut.
server-help-restore = Visszaállít egy mentést; a szervernek állnia kell.
server-help-copy = A mentés.
server-restored = { $file } a helyén van. Aki visszajön, onnan folytatja, ami benne van.
server-help-prune = Törli a rég nem használt asztalokat és vendégeket.
server-help-prune-tables = Befejezett, bezárt vagy el sem kezdett asztalok, ennyi nap után.
server-help-prune-guests = Asztal nélküli vendégek, ennyi nap után.
server-help-dry-run = Csak megmondja, hány van.
server-pruned = Törölve: asztalok: { $tables }, vendégek: { $guests }.
server-would-prune = Törlendő: asztalok: { $tables }, vendégek: { $guests }.
server-help-export = Kiírja egy asztal naplóját, soronként egy JSON-objektumot.
server-help-import = Behoz egy kiírt asztalt ebbe a tárolóba.
server-help-import-file = A kiírt asztal.
server-help-host = Cím, amelyen figyel (127.0.0.1: csak ez a gép).
server-help-port = Port, amelyen figyel.
server-help-store = Hol tárolja az asztalokat: sqlite:///FÁJL vagy postgresql://….
server-help-bus = Hogyan beszél egymással több szerver: local, postgresql://… vagy redis://….
server-help-workers = Ennyi folyamat szolgálja ki ezt a címet (PostgreSQL-lel).
server-help-thinkers = Ennyi folyamatban gondolkodnak a botok, szerverfolyamatonként.
server-help-origin = További cím, ahonnan böngészők jöhetnek.
server-help-public-url = Ezen a címen érik el a szervert; a hivatkozásokhoz.
server-help-secure = A szerver https-en érhető el.
server-help-webhooks = A játékosok megadhatnak egy címet, amelyet a szerver hív, amikor ők következnek.
server-help-readable = Napló embereknek, nem gépeknek.
server-help-target = A fájl, ahová ment.
server-help-table = Az asztal azonosítója.
server-help-host-tools = Futó szerver üzemeltetőjének: asztalok bezárása, némítás, kitiltás.
server-help-host-url = A szerver címe (nélküle az, ahol figyel).
server-help-host-list = A folyamatban lévő asztalok, az elnémítottak és a kitiltottak.
server-help-host-find = Emberek keresése azonosító, felhasználónév vagy név szerint.
server-help-host-who = Azonosító, felhasználónév vagy név.
server-help-host-close = Asztal bezárása, bármi folyik is ott.
server-help-host-silence = Valaki nem beszélhet többé.
server-help-host-ban = Valaki nem tehet többé semmit.
server-help-host-pardon = Valaki újra beszélhet és játszhat.
server-help-host-person = Egy ember azonosítója.
server-help-host-days = Hány napra.
server-help-host-reason = Miért; az illető is látja.
server-host-closed = Az asztal bezárva: { $table }.
server-host-silenced = Elnémítva: { $person }
server-host-banned = Kitiltva: { $person }
server-host-pardoned = Újra beszélhet és játszhat: { $person }
