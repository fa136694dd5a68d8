### A setét út kereskedői: a szabályok olvasva, a magunk szavaival.

rules-dark_road-goal = Pénzt és presztízst szerzel, és csak az számít, amiből kevesebb van. { $n1 } forduló után az a kereskedő nyer, akinek a kisebbik halma a legnagyobb. Itt { $n2 } pénz és { $n3 } presztízs { $n4 } pontot ér: presztízsből van kevés.

rules-dark_road-turn-plan = Tervezés: zárd be a központi tartalék egy kockáját három zárt hely egyikére. Megkapod, amit a hely ad, és az ottani kocka az akciómezőre kerül.
rules-dark_road-turn-move = Mozgatás: ez a kocka viszi a kocsifigurádat a körgyűrűn, pontosan annyit, amennyit mutat.
rules-dark_road-turn-activate = Aktiválás: használd a meződ melletti két körzet egyikét. Világító kockával mindkettőt, és az épületet is.
rules-dark_road-turn-rest = Pihenés: a kocka elhasznált, és ami nyíltan fekszik, újra feltöltődik.

rules-dark_road-start-title = Mielőtt kezded
rules-dark_road-start-goods = Hatféle árut lehet venni, létrehozni és eladni. Mindegyiknek alap és fejlesztett oldala van; a fejlesztett többet ér. A városon túl hat városka vár, három régió mindegyikében kettő.
rules-dark_road-start-wheel = A piackerék mondja meg, mennyit ér egy áru: fent { $n1 }, lefelé haladva végül { $n2 }. Ha fordul, minden ár egyet esik, és a legolcsóbb áru lesz a legdrágább.
rules-dark_road-start-you = Kezdéskor { $n1 } pénzed van, egy áru, egy hős, egy paripa, egy patkó és egy titkos küldetés. Három kockád zárva, a többivel dobtál.

rules-dark_road-turn-title = Egy kör
rules-dark_road-turn-dice = Három kocka mindig zárva van. Kiválasztasz egy dobott kockát és egy helyet; az új marad, a régivel cselekszel. A mai választás így a holnapi út is.
rules-dark_road-turn-slots = Az első hely a bezárt kocka áruját hozza létre. A második lámpást ad, vagy világító kockát hoz játékba. A harmadik { $n1 } pénzt ad, vagy elfordítja a piackereket.
rules-dark_road-turn-ring = A kocsifigura az óramutató járása szerint megy, pontosan a kocka értékével. Egy patkó még egy mezővel viszi, bármely irányba. A kocsifigurák nem akadályozzák egymást.
rules-dark_road-turn-lit = Éjkockával egy körzetet használsz. Ha világító kocka is van mellette, mindkét körzetet és a köztük álló épületet is.
rules-dark_road-turn-example = A második helyen most egy egyes áll. Az onnan jött { $n1 } és egy világító { $n2 } van most az akciómezőn: kétféle mozgás és két használható körzet.
rules-dark_road-turn-later = A kockák fogynak. { UP(THE($n1)) }., { $n2 }., { $n3 }. és { $n4 }. forduló után egy elhasznált kocka kikerül a játékból, a többivel újra dobsz. Az utolsó fordulókban már a zárt kockák fogynak el.

rules-dark_road-wagon-title = A kocsid
rules-dark_road-wagon-room = Az áruk különböző alakúak, és be kell férniük a rekeszbe. A játék pakol helyetted; csak az számít, elférnek-e. Ami nem fér, azt eldobod, és te választod, mit.
rules-dark_road-wagon-limits = Hely van { $n1 } rendelésnek, { $n2 } hősnek és { $n3 } lámpásnak, kvarcnak és patkónak együtt { $n4 } hely.
rules-dark_road-wagon-secret = A pénzed és a küldetéseid titkosak. A kocsin minden mást mindenki lát.
rules-dark_road-wagon-example = Tele rekesz: itt { $n1 } áru egyetlen szabad helyet sem hagy.

rules-dark_road-city-title = A körzetek
rules-dark_road-city-bazaar = A nagy bazár a piackockákon látható árukat adja a mai áron. Vásárlás előtt elfordíthatod a piackereket, és egy kockát megváltoztathatsz. Egy szegletért egyszer fizetsz: a második áru onnan ingyen van.
rules-dark_road-city-bazaar-example = A páncélnál most két kocka van, így két páncél annyiba kerül, mint egy.
rules-dark_road-city-commissions = A királynő rendelései egy városka rendelését adják: három árut, amelyet kér.
rules-dark_road-city-market = A feketepiac lépésért árul: minden mezőért, amelyet a jelölő lép, egy pénz jár, és ahol megáll, mindkét árut elveszed.
rules-dark_road-city-inn = A körgyűrű kocsmában egy hős megveszi, amit kér, a mai áron; a fejlesztett áru { $n1 } pénzzel többet és egy kvarcot hoz. Aztán a hős felszáll a kocsidra, és hazavágyik.
rules-dark_road-city-inn-example = A kocsin { $n1 } áru van. A megvilágított hősök kérnek belőlük; annak adj el, aki a legjobban fizet, vagy aki ott lakik, ahová mész.

rules-dark_road-ruins-title = Yin romjai
rules-dark_road-ruins-walk = Yurg nyomdokaiban a romokhoz vagy a városkákba jutsz. A romoknál a jelölő egy mezőt lép, és ha akarod, a kocsin lévő hősönként eggyel többet. Az ott látható fejlesztett áruk egyikét veszed el.
rules-dark_road-ruins-die = Egy lámpásért egyszer dobhatsz a romkockával: kvarc, pénz, hős vagy még egy kaland.

rules-dark_road-caravan-title = Karavánok
rules-dark_road-caravan-lead = Aki karavánt vezet, útitársat választ, és megnevezi az utat és a városkát. A setét út ingyenes; az átvágás { $n1 } lámpásba kerül. A többiek csatlakozhatnak.
rules-dark_road-caravan-event = Az úton esemény vár. Minden kockával dobtok, és minden résztvevő egyet vesz el: a nagyok jutalmat adnak, a kicsik büntetnek. A setét úton a vezető választ elsőként, átvágáskor utolsóként. Egy lámpás a maradék kockákat újradobja.
rules-dark_road-caravan-deliver = A városkában a rendelések { $n1 }, { $n2 } vagy { $n3 } presztízst hoznak egy, két vagy három árujukért, az ott lakó hősök pedig a régió jutalmát.
rules-dark_road-caravan-fortune = A vezetőt ezután egy jószerencse éri, átvágáskor kettő: világító kocka, küldetés, pénz vagy kocsifejlesztés.
rules-dark_road-caravan-example = Karaván útközben, a kockák száma { $n1 }: három résztvevő, és az útitárs kockája.

rules-dark_road-deeds-title = Küldetések
rules-dark_road-deeds-what = A küldetés a játék végére szóló cél, például sok városkába szállítani. Pénzt vagy presztízst ad, ezért azt válaszd, amelyik a kisebbik halmot segíti.

rules-dark_road-help-title = Épületek, útitársak, paripák
rules-dark_road-help-buildings = A körzetek között négy épület áll, minden játszmában más. Annak nyílnak ki, aki világító kockával érkezik.
rules-dark_road-help-companions = Az útitársak karavánból jönnek. A hűségesek kvarcot kérnek, és minden képességükkel egyszer segítenek; a kóborok mást kérnek, és a szomszédodhoz vándorolnak.
rules-dark_road-help-steeds = A paripádnak mindig érvényes képessége van. A jószerencséből kapott kocsifejlesztés végleg javít egy zárt helyet, a rekeszt vagy az istállót.

rules-dark_road-end-title = A vége
rules-dark_road-end-lower = { UP(THE($n1)) }. forduló után mindenki még egyszer elmehet egy városkába. Hozzáadódnak a küldetések, aztán a pénz és a presztízs kisebbike az eredményed, és egy kevés jár a fejlesztésekért és a megmaradt világító kockákért.
rules-dark_road-end-tie = Egyenlő eredménynél a másik halom dönt: a nagyobb nyer.

rules-dark_road-variants-title = Egyedül, és más kiadások
rules-dark_road-variants-concern = A Magányos vállalkozó ember nélkül játszik: sosem választ, a kártyái döntenek. A szándéka látszik, mielőtt cselekszik. Játszhatsz ellene egyedül, vagy beveheted még egy kereskedőnek.
rules-dark_road-variants-editions = A nyomtatott kiadások néhány ponton eltérnek. Új asztalnál válassz egyet; az alábbi pontok mondják meg, miben.
