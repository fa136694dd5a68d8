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
server-why-fault = A szerver hibázott. Semmi sem változott, a hibát feljegyeztük.
server-why-origin = Más webhelyekről nem fogadunk kérést.
server-why-who = Előbb mondd meg, ki vagy.
server-why-name = Ez a név nem jeleníthető meg. Válassz másikat.
server-why-login = Hibás felhasználónév vagy jelszó.
server-why-login-taken = Ez a felhasználónév foglalt.
server-why-has-login = Már van felhasználóneved.
server-why-webhook = A webhook http vagy https kezdetű cím.
server-why-email = Ez nem e-mail-cím.
server-why-not-your-seat = Ez nem a te helyed.
server-why-not-owner = Ezt csak az teheti meg, aki az asztalt nyitotta.
server-why-not-here = Nem ülsz ennél az asztalnál.
server-why-not-playing = Ennél az asztalnál nem folyik játék.
server-why-not-begun = Ennél az asztalnál még nem kezdődött el a játék.
server-why-not-over = Ennél az asztalnál még nem ért véget a játék.
server-why-begun = Ennél az asztalnál már elkezdődött a játék.
server-why-open-seats = Még vannak szabad helyek.
server-why-taken = Ez a hely nem szabad.
server-why-level = Nincs „{ $given }” nevű robotjátékos (robotok: { $names }).
server-why-away = Robot játszik helyetted. Előbb vedd vissza a helyed.
server-why-here = Senki sem játszik helyetted: a hely a tiéd.
server-why-undo = Nincs olyan, amit mások megkérdezése nélkül visszavonhatnál.
server-why-undo-far = Nincs ennyi visszavonható lépés.
server-why-asked = Egy másik kérdés még válaszra vár.
server-why-no-question = Ez a kérdés már nem aktuális.
server-why-answered = Már válaszoltál.
server-why-rematch = Már van asztal az újabb játszmához.
server-why-silent = Ennek az asztalnak a nézői nem szólhatnak hozzá.
server-why-old-table = Ez a változat nem tudja megnyitni az asztalt: { $what }
server-why-record-long = A feljegyzés túl hosszú: { $moves } lépés van benne, ide legfeljebb { $most } lépéses hozható.

## Messages to people who are away

server-mail-subject = Te következel: { $game }
server-mail-body = Szia { $name }, te következel ennél az asztalnál: { $game }, { $link }

## Commands

server-serving = A Lanternway itt érhető el: { $address }
server-backed-up = Mentve ide: { $file }.
server-brought = Az asztal itt van: { $table }
server-help-serve = Asztalok barátoknak és robotoknak, böngészőben.
server-help-backup = Mindent fájlba ment, miközben a szerver fut.
server-help-export = Kiírja egy asztal naplóját, soronként egy JSON-objektumot.
server-help-import = Behoz egy kiírt asztalt ebbe a tárolóba.
server-help-import-file = A kiírt asztal.
server-help-host = Cím, amelyen figyel (127.0.0.1: csak ez a gép).
server-help-port = Port, amelyen figyel.
server-help-store = Hol tárolja az asztalokat: sqlite:///FÁJL vagy postgresql://….
server-help-bus = Hogyan beszél egymással több szerver: local, postgresql://… vagy redis://….
server-help-workers = Ennyi folyamatban gondolkodnak a robotok.
server-help-origin = További cím, ahonnan böngészők jöhetnek.
server-help-public-url = Ezen a címen érik el a szervert; a hivatkozásokhoz.
server-help-secure = A szerver https-en érhető el.
server-help-webhooks = A játékosok megadhatnak egy címet, amelyet a szerver hív, amikor ők következnek.
server-help-readable = Napló embereknek, nem gépeknek.
server-help-target = A fájl, ahová ment.
server-help-table = Az asztal azonosítója.
