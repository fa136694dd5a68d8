### The command line.

## Help

cli-help = Asztal stratégiai játékokhoz: játék, szimuláció, állások ellenőrzése, feljegyzések visszajátszása és hitelesítése.
cli-help-arguments = Argumentumok
cli-help-options = Kapcsolók
cli-help-commands = Parancsok
cli-help-help = Megmutatja ezt a segítséget és kilép.
cli-help-default = [alapérték: { $value }]
cli-help-required = [kötelező]
cli-help-version = Kiírja a verziót és kilép.
cli-help-lang = Nyelv; különben a LANTERNWAY_LANG vagy a rendszer nyelve. Bárhol állhat.
cli-help-games = Felsorolja a játékokat a játékosok számával és a beállításokkal.
cli-help-play = Játék ebben a terminálban, közös billentyűzeten emberekkel vagy botokkal.
cli-help-simulate = Botok sok játszmája statisztikával.
cli-help-check = Lefuttatja az állásfájlokat (YAML), és megmutatja az eltéréseket.
cli-help-replay = Újra megmutat egy feljegyzett játszmát.
cli-help-show = Megmutatja az asztalt egy sorból vagy állásfájlból, és hogy ott mit érdemes tenni.
cli-help-line = Egy asztal egy sorban (lanternway:1:…), vagy egy állásfájl.
cli-help-show-search = Keresés ennyi iteráción át: mit tenne egy jó játékos.
cli-help-verify = Bizonyítja, hogy a feljegyzés pontosan visszajátszható, és a véletlen tisztességes volt.
cli-help-pack = Tartalomcsomagok: saját kártyák és táblák.
cli-help-pack-check = Ellenőrzi egy játék tartalommappáját.
cli-help-game = Melyik játék; a `lanternway games` felsorolja mindet.
cli-help-pack-game = A játék, ha a pack.toml nem nevezi meg.
cli-help-positions = Állásfájlok vagy mappáik.
cli-help-record = Feljegyzés, ahogy a `save` írja.
cli-help-folder = A csomag mappája.
cli-help-json = JSON kiírása programoknak.
cli-help-seats = Hányan játszanak.
cli-help-option = A játék egyik beállítása; ismételhető.
cli-help-seed = Szám vagy szöveg: azonos mag azonos leosztást ad.
cli-help-first-seed = Az első játszma magja; a továbbiak innen számolnak.
cli-help-bots = Botok neve az utolsó helyekre; szimulációban az utolsó név ismétlődik.
cli-help-players = Az emberek neve, a helyek sorrendjében.
cli-help-resume = Mentett játszma folytatása.
cli-help-save = Ide menti a feljegyzést, amikor a játszma véget ér, vagy kilépsz.
cli-help-number = Hány játszma.
cli-help-jobs = Hány folyamat; különben processzoronként egy.
cli-help-check-rules = Minden lépés után ellenőrzi, hogy nem történt-e valami lehetetlen.
cli-help-seat = Amit ez a hely látott (0 az első); különben amit mindenki látott.
cli-help-replay-seat = Amit ez a hely látott (0 az első); különben minden lépés, a rejtettek is, és az asztal úgy, ahogy mindenki látta.
cli-help-to = Megáll ennyi lépés után.
cli-help-step = Minden lépés után Enterre vár.
cli-help-as-line = Csak az akkori asztal sorát írja ki, a rejtett dolgokkal együtt; a „lanternway show” nyitja meg.

## Errors

cli-stopped = Megszakítva.
cli-usage = Ez a parancs nem érthető: { $detail } Lásd: lanternway --help.
cli-no-command = Nincs „{ $given }” parancs (parancsok: { $names }).
cli-no-such-option = Nincs { $option } kapcsoló.
cli-missing = Hiányzik: { $what }; lásd: lanternway --help.
cli-bad-value = { $what }: { $detail }
cli-option-form = „{ $given }” nem név=érték alakú.
cli-extra-game = LANTERNWAY_GAMES: „{ $given }” nem tölthető be ({ $detail }).
cli-no-file = { $file }: nincs ilyen fájl.
cli-no-table = „{ $given }” se nem egy asztal sora (lanternway:1:…), se nem fájl.
cli-is-folder = { $file }: ez mappa, nem fájl.
cli-no-folder = { $folder }: nincs ilyen mappa.
cli-no-text = { $file }: ez nem szöveg (UTF-8).
cli-too-many-bots = { $bots } bot túl sok { $seats } helyre.

## games

cli-games-none = Itt nincs egy játék sem.
cli-games-seats = { $low }–{ $high } játékos
cli-games-range = { $low }–{ $high }
cli-games-how = Játék: lanternway play JÁTÉK --option név=érték

## play

cli-play-which = Melyik játék (szám vagy név)?
cli-play-needs = Add meg a játékot: lanternway play JÁTÉK (játékok: { $games }).
cli-play-too-many = Megadtál { $named } játékost és botot, de az asztalnál csak { $seats } hely van.
cli-play-bot = { $bot } { $n }
cli-play-curtain = Most { $player } ül a billentyűzethez. Nyomj Entert, ha más nem látja a képernyőt.
cli-play-help = Írd be egy választás számát vagy jelölését.
    ? 3        elmagyarázza a 3. választást a szabályával; ? és egy jelölés vagy egy dolog neve azt magyarázza
    hint       megmondja, mit tenne egy jó játékos; a feljegyzésbe bekerül
    undo 2     visszavonja két utolsó lépésedet (undo: egyet), amíg véletlen vagy rejtett dolog nem jött
    save FÁJL  elmenti a feljegyzést; lanternway play --resume FÁJL folytatja
    table      megmutatja az egész asztalt; table players egy részét
    choices    megmutat minden lehetőséget
    log        megmutat mindent, ami történt
    line       egyetlen sorban kiírja az egész asztalt, a rejtett dolgokkal együtt; lanternway show SOR nyitja meg
    quit       kilép
cli-play-choose = Válassz egy számot (1–{ $n }), vagy írj be egy jelölést; a ? segít.
cli-play-parts = Teljes egészében: { $parts }
cli-play-unknown = Itt semminek sincs „{ $given }” neve: a ? után szám, jelölés vagy egy dolog neve állhat.
cli-play-no-undo = Nincs mit visszavonnod.
cli-play-undo-most = { $n ->
    [one] Egy lépés visszavonható: undo.
   *[other] 1–{ $n } lépés visszavonható: undo { $n }.
}
cli-play-undone = { $n } lépés visszavonva.
cli-play-save-where = Hová mentsek? save FÁJL
cli-play-saved = Elmentve ide: { $file }.
cli-play-not-saved = Nem írható: { $file } ({ $why }).
cli-play-unsaved = A játszma nincs elmentve.
cli-play-left = Felálltál az asztaltól.
cli-play-script-ended = A bemenet a játék vége előtt elfogyott. Játssz terminálban, vagy adj több sort.

## The end of a game

cli-result-total = Összesen
cli-result-rank = Helyezés
cli-result-won = { $n ->
    [one] Nyert: { $winners }.
   *[other] Közös győzelem: { $winners }.
}

## simulate

cli-simulate-done = { $games } játszma { $seconds } s alatt, { $processes } folyamatban
cli-simulate-seat = Hely
cli-simulate-bot = Bot
cli-simulate-wins = Győzelem
cli-simulate-interval = 95 %-os intervallum
cli-simulate-score = Átlagpont
cli-simulate-actions = Lépés egy játszmában: { $mean } ({ $low }–{ $high })
cli-simulate-real = Valódi döntés: { $mean } ({ $low }–{ $high })
cli-simulate-forced = Kényszerű: { $mean } ({ $low }–{ $high })
cli-simulate-speed = { $n } valódi döntés másodpercenként
cli-simulate-checked = Minden ellenőrzés rendben.
cli-simulate-broken = { $game }, mag: { $seed }: hiba { THE($action) }. lépésnél ({ $last }): { $what }

## check, replay, verify, pack

cli-check-done = Az állások közül rendben: { $passed }/{ $files }.
cli-check-empty = { $folder }: ebben a mappában nincs állás (*.yaml).
cli-check-expected = elvárt
cli-check-found = talált
cli-replay-seat = Nincs { $seat_number } számú hely; az utolsó { THE($last) }.
cli-replay-short = Nincs { $to }. lépés: a feljegyzés { $n } lépésből áll.
cli-replay-next = Enter: következő lépés, q: vége.
cli-verify-fair = { $file }: { $n } lépés pontosan visszajátszható; minden eredmény az előre vállalt kulcsból származik.
cli-verify-replays = { $file }: { $n } lépés pontosan visszajátszható; a titok még nem nyilvános, ezért a tisztesség nem bizonyítható.
cli-pack-good = { $folder }: { $n } fájl illik ehhez a játékhoz: { $game }.

# The rules to read.
cli-help-rules = A szabályok olvasva: a cél, egy kör, fejezetek példákkal, minden pont.
cli-help-rules-what = Egy fejezet a szavával, egy pont vagy rész a számával.
cli-help-rules-search = Hol fordul elő egy szó.
cli-rules-how = Tovább: lanternway rules { $game } FEJEZET, egy pont { $first } és { $last } között, vagy --search SZÓ.
cli-rules-chapter = Szavakkal és példákkal: { $title } ({ $command })
cli-rules-nowhere = A szabályokban nem szerepel: „{ $word }”.
cli-rules-nothing = Nincs ilyen fejezet vagy pont: „{ $given }”; nélküle a parancs mindet felsorolja.
