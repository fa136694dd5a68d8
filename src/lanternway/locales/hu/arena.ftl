# Botok botok ellen, és jelentések az egyensúlyról.

arena-no-cluster = A fürthöz kiegészítő kell: pip install 'lanternway[cluster]'.
arena-held = { $game }: { $games } játszma { $blocks } blokkban (egy osztás minden helyről).
arena-mirror = Ellenőrzés: minden helyen ugyanaz a bot.
arena-bot = bot
arena-share = győzelem (95 %)
arena-rank = átlagos helyezés (95 %)
arena-margin = pontelőny (95 %)
arena-rating = értékszám
arena-verdict-stronger = { $bot } erősebb (bizonyíték: { $evidence }, küszöb: { $high }).
arena-verdict-not-stronger = { $bot } nem erősebb (bizonyíték: { $evidence }, küszöb: { $low }).
arena-verdict-open = Még nem dőlt el, hogy { $bot } erősebb-e (bizonyíték: { $evidence }, { $low } és { $high } között).

arena-help = Botok játszanak egymás ellen blokkokban, konfidenciatartománnyal, értékszámmal és próbával.
arena-help-bots = A botok, vesszővel elválasztva; addig ismétlődnek, amíg minden hely betelik.
arena-help-games = Legfeljebb hány játszma.
arena-help-journal = Fájl, amely minden blokkot megőriz: a félbeszakadt verseny onnan folytatódik.
arena-help-sequential = Vége, amint eldőlt, hogy az első bot erősebb-e.
arena-help-mirror = Az első bot önmaga ellen is játszik, ellenőrzésül.
arena-help-cluster = Játék Ray-fürtön: „auto” vagy a fejgép címe.
arena-help-picture = Az eredmény rajza ebbe a fájlba (SVG vagy PNG).
arena-help-listing = Botok és szintek, akik ellen játszani lehet.

arena-balance-seats = { $seats } hely, { $games } játszma; győzelmek hely szerint: { $shares }
arena-balance-written = Elkészült: { $file } és { $plots } ábra.
arena-no-seats = „{ $given }” nem helyszám.

arena-help-balance = Jelentés egy játék egyensúlyáról, ábrákkal: ki melyik helyről és mivel nyer.
arena-help-balance-seats = A helyek száma, vesszővel elválasztva; ha nincs megadva, mind.
arena-help-balance-bot = A bot minden helyen.
arena-help-balance-into = A mappa, ahová írni kell.

train-help = Állások értékének megtanulása olyan játszmákból, amelyeket a botok maguk ellen játszanak.
train-help-into = A futás mappája: játszmák, illesztések, versenyek. A megszakított futás innen folytatódik.
train-help-seats = Helyek száma, vesszővel elválasztva; a játszmák sorban mindegyikkel folynak.
train-help-games = Hány játszma egy körben.
train-help-rounds = Hány kör: játszmák, illesztés, majd verseny az addig uralkodó ellen.
train-help-units = Hány rejtett egysége van a hálónak.
train-help-gate = Legfeljebb hány játszma egy verseny.
train-help-astray = A lépések mekkora része véletlen.
train-help-shaken = Árak keresése rázogatással: körönként ennyi osztás, mindegyik kétszer lejátszva. 0 esetén a háló az állásokhoz igazodik.
train-help-ship = A végén tegye az értékeket a játék mellé, hogy a botjai azokat használják.
train-needs-extra = A tanuláshoz kell ez a kiegészítés: pip install 'lanternway[training]'.
train-other-plan = Ebben a mappában más beállításokkal vagy a játék más változatával készült futás van: { $folder }; adj meg másikat.
train-few-games = Egy körhöz legalább { $count } játszma kell.
train-not-with-these = Ilyen beállítású asztalokhoz nincs tanulás.
train-plays = { $round }. kör: { $count } adag játszma, játssza: { $bot }.
train-played = { $round }. kör: { $done }/{ $count } adag.
train-fitted = { $round }. kör: { $games } játszma, { $positions } állás; a különbség { $explained } részét magyarázza (ridge: { $ridge }), { $right } végzett elöl, ahogy várható volt.
train-moved = { $round }. kör: { $deals } osztás megrázott árakkal; { $sure } ár iránya egyértelmű.
train-stronger = { $round }. kör, { $seats } hely: { $games } játszmából { $share } győzelem ({ $low } – { $high }), ellenfél: { $bot }. Erősebb.
train-not-stronger = { $round }. kör, { $seats } hely: { $games } játszmából { $share } győzelem ({ $low } – { $high }), ellenfél: { $bot }. Nem marad.
train-result = Az uralkodó értékek: { $file }
train-no-result = Semmi sem volt erősebb a kézzel megadott tanácsnál.
