### Egy játszma elemzése: a parancs, és ami az oldallal közös.

review-help = Nézd végig újra a feljegyzett játszmát: esélyek, drága lépések, jobb ötletek.
review-help-seat = Csak ez a hely (0 az első), abból, amit tudott.
review-help-iterations = Mennyi ideig fontoljon meg minden döntést.
review-help-seed = Azonos mag azonos elemzést ad.

review-no-seat = Nincs { $given }. hely; az utolsó { THE($high) }.
review-nothing = Ebben a feljegyzésben nincs lépés: nincs mit újranézni.
review-progress = Döntések: { $done } / { $total }
review-done = { UP($game) }: { $decisions } döntés, egyenként { $iterations } iteráció.
review-player = játékos
review-accuracy = pontosság
review-own = saját lépések
review-others = a többiek
review-luck = szerencse
review-turning = Fordulópontok
review-no-turning = Ezt a játszmát egyetlen lépés sem döntötte el.
review-turn-costly = { $seat }, { $move }. lépés: „{ $played }”. Ára { $points } százalékpont esély.
review-turn-find = { $seat }, { $move }. lépés: „{ $played }”. Remek ötlet, { $points } százalékponttal jobb minden másnál.
review-turn-luck = { $seat }, { $move }. lépés: szerencse, { $points } százalékpont esély.
review-better = Jobb: „{ $action }”, { $chance } % esély a győzelemre (± { $doubt }).
review-because = { $shape ->
    [gains] A másodikhoz képest átlagosan ezt hozza: { $gains }.
    [losses] Ami megszámolható, abban elmarad a másodiktól ({ $losses }), de a győzelmi esélye nagyobb.
   *[both] A másodikhoz képest átlagosan ezt hozza: { $gains }, de { $losses }.
}
review-because-not = { $shape ->
    [gains] Ami megszámolható, abban megelőzi a legjobbat ({ $gains }), de a győzelmi esélye nem nagyobb.
    [losses] A legjobbhoz képest: { $losses }.
   *[both] A legjobbhoz képest: { $losses }, de { $gains }.
}
review-difference = { $sign ->
    [more] +
   *[less] −
}{ $what }
review-unsure = Nem biztos: az ötletek közti különbség kisebb, mint a bizonytalanság.

## Az oldal

review-share = Link másolása
review-begin = Játszma elemzése
review-begin-help = Minden döntést újra átgondolunk abból, amit a játékos akkor tudott. Ez néhány percig tart; elmehetsz, és visszajöhetsz.
review-waiting = Sorra vár …
review-beginning = Az esélyek kiszámítása …
review-failed = Az elemzés nem sikerült. Próbáld újra.
review-accuracy-title = Pontosság
review-accuracy-help = Mennyit őriztek meg a játékos döntései a győzelmi esélyből. Ami bizonytalan, nem számít.
review-balance = Mi mozgatta az esélyt, százalékpontban
review-chance = Győzelmi esély
review-seen-by = { $seat } szemével
review-chart = A győzelmi esély az elején { $first } %, a végén { $last } %.
review-costly = drága
review-find = remek ötlet
review-move = { $n }. lépés: { $seat }
review-moves = Lépések
review-not-yet = Ezt még nem néztük meg.
review-no-choice = Válassz egy pontot a grafikonon vagy egy fordulópontot.
review-luck-here = Ezt senki sem döntötte el: a kocka vagy a kártya { $points } százalékponttal változtatta meg az esélyt.
review-turn = { $n }. lépés
review-turn-is-costly = drága döntés
review-turn-is-find = remek ötlet
review-turn-is-luck = kocka vagy kártya
review-turn-better = Jobb lett volna: { $action }.
review-position = Az asztal a lépés előtt
review-no-position = Ez az állás nem mutatható meg.
review-see = Megnézem a visszajátszásban
review-try = Próbáld ki: játék innen tovább
review-marked = További megjelölt lépések
review-played = ezt játszották
review-then = Aztán: { $steps }.
review-equal = Nagyjából ugyanolyan jó.
review-percent = { $n } %
review-doubt = ± { $n }
