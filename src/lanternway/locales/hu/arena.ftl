# Robotok robotok ellen, és jelentések az egyensúlyról.

arena-no-cluster = A fürthöz kiegészítő kell: pip install 'lanternway[cluster]'.
arena-held = { $game }: { $games } játszma { $blocks } blokkban (egy osztás minden helyről).
arena-mirror = Ellenőrzés: minden helyen ugyanaz a robot.
arena-bot = robot
arena-share = győzelem (95 %)
arena-rank = átlagos helyezés (95 %)
arena-margin = pontelőny (95 %)
arena-rating = értékszám
arena-verdict-stronger = { $bot } erősebb (bizonyíték: { $evidence }, küszöb: { $high }).
arena-verdict-not-stronger = { $bot } nem erősebb (bizonyíték: { $evidence }, küszöb: { $low }).
arena-verdict-open = Még nem dőlt el, hogy { $bot } erősebb-e (bizonyíték: { $evidence }, { $low } és { $high } között).

arena-help = Robotok játszanak egymás ellen blokkokban, konfidenciatartománnyal, értékszámmal és próbával.
arena-help-bots = A robotok, vesszővel elválasztva; újra leülnek, amíg minden hely be nem telik.
arena-help-games = Legfeljebb hány játszma.
arena-help-journal = Fájl, amely minden blokkot megőriz: a félbeszakadt verseny onnan folytatódik.
arena-help-sequential = Vége, amint eldőlt, hogy az első robot erősebb-e.
arena-help-mirror = Az első robot önmaga ellen is játszik, ellenőrzésül.
arena-help-cluster = Játék Ray-fürtön: „auto” vagy a fejgép címe.
arena-help-picture = Az eredmény rajza ebbe a fájlba (SVG vagy PNG).
arena-help-listing = Robotok és szintek, akik ellen játszani lehet.

arena-balance-seats = { $seats } hely, { $games } játszma; győzelmek hely szerint: { $shares }
arena-balance-written = Elkészült: { $file } és { $plots } ábra.
arena-no-seats = „{ $given }” nem a helyek száma.

arena-help-balance = Jelentés egy játék egyensúlyáról, ábrákkal: ki melyik helyről és mivel nyer.
arena-help-balance-seats = A helyek száma, vesszővel elválasztva; ha nincs megadva, mind.
arena-help-balance-bot = A robot minden helyen.
arena-help-balance-into = A mappa, ahová írni kell.
