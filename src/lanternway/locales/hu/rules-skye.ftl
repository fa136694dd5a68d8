### Isle of Skye: a szabályok olvasva, a magunk szavaival.

rules-skye-goal = Építsd fel a legtöbb pontot érő birtokot. Négy pontozólapka, játszmánként más és más, mondja meg, mi ér pontot: itt a birkák, ott a lezárt területek. Az utolsó forduló után a tekercsek és az arany is hoz még valamennyit.

rules-skye-turn-income = Jövedelem: mindenki kap { $n1 } aranyat, és whiskyért még valamennyit.
rules-skye-turn-price = Húzz három lapkát. Titokban válassz egyet, amelyet eldobsz, a többire pedig tegyél árat a saját aranyadból.
rules-skye-turn-buy = Sorban vegyél egy lapkát valaki mástól, vagy passzolj. Ami nem kelt el, a tiéd marad, az ára a készletbe megy.
rules-skye-turn-build = Mindenki a birtokához teszi az új lapkáit.
rules-skye-turn-score = A forduló pontozólapkái pontot adnak. A kezdőjelző továbbmegy.

rules-skye-start-title = Mielőtt kezded
rules-skye-start-rounds = Egy játszma hat forduló, öt játékossal öt. Négy pontozólapka fekszik az A, B, C és D helyen az egész játék alatt, ezért az első lapkától kezdve tervezhetsz velük.
rules-skye-start-castle = A birtokod egyetlen várral kezdődik. Északon és délen legelő van mellette, nyugaton hegy, keleten víz, és így is marad. Arany és pont nélkül indulsz; az első jövedelem rögtön jön.

rules-skye-income-title = Jövedelem
rules-skye-income-castle = A vár minden fordulóban { $n1 } aranyat ad. Minden whiskys lapka még { $n2 } aranyat, de csak akkor, ha a vártól megszakítás nélkül út vezet hozzá.
rules-skye-income-behind = { UP(THE($n1)) }. fordulótól kezdve segítséget kap, aki le van maradva: valamennyi aranyat minden játékos után, akinek több pontja van. Minél későbbi a forduló, annál többet.
rules-skye-income-example = Whiskys lapka a vár útján itt: { $n1 }. A forduló száma { $n2 }, és egy játékos előrébb van: { $n3 } arany jár még.

rules-skye-price-title = Árazás
rules-skye-price-three = Három lapka fekszik a paravánod előtt, ahol mindenki látja. Mögötte döntesz: a balta az egyiket visszaküldi a zsákba, a másik kettő árat kap.
rules-skye-price-own = Egy ár legalább { $n1 } arany. Előbb a saját aranyadat teszed le. Ha valaki megveszi, megkapod az árat, és az aranyad is visszajön. Ha senki, a lapka a tiéd, az arany elvész.
rules-skye-price-example = Az árak itt: { $n1 } és { $n2 }. Az arany { $n3 } volt, így { $n4 } marad vásárlásra. Ami a lapkákon van, megduplázva jöhet vissza, vagy elveszhet.

rules-skye-buy-title = Vásárlás
rules-skye-buy-pay = Ha te jössz, elvehetsz egy lapkát egy másik játékostól. Olyan arannyal fizetsz, amely nem fekszik lapkán. Az eladó rögtön megkapja az aranyat, és még ebben a fordulóban elköltheti.
rules-skye-buy-keep = Az utolsó kör után mindenki elveszi a saját el nem adott lapkáit. A rajtuk lévő arany a készletbe megy: drága mulatság magas árat tenni arra, amit te magad akarsz.
rules-skye-buy-example = Az ellenfélnek { $n1 } aranya van, és { $n2 } aranyat kér a lapkáért. Ha megveszed, { $n3 } arany lesz nála, és megveheti a tiédet.

rules-skye-build-title = Építés
rules-skye-build-edges = Minden lapka egész éllel érintkezzen a birtokoddal, úgy fordítva, ahogy akarod. Ahol két lapka találkozik, ott ugyanaz a terep folytatódik. Az utak véget érhetnek.
rules-skye-build-back = Minden lapkádat lerakod, tetszőleges sorrendben. Csak akkor kerülnek vissza a zsákba, ha egyikük sem illik sehová.
rules-skye-build-example = A megvilágított helyekre illik ez a lapka: legelő a legelőhöz, víz a vízhez.

rules-skye-areas-title = Területek és utak
rules-skye-areas-area = Az egyfajta, összefüggő terep egy terület. Lezárt, ha már nincs nyitott éle. A lezárt területek több pontozólapkánál és minden tekercsnél számítanak.
rules-skye-areas-road = Két lapka össze van kötve, ha mindkettőről ugyanazon az élen át vezet ki út. A várral összekötve azt jelenti: csupán utakon oda lehet jutni.
rules-skye-areas-example = A lezárt területeket fényes vonal jelzi. Ezen a kis birtokon ennyi van: { $n1 }, a vár melletti víz és egy hegy, amely egyetlen lapkán belül fekszik.

rules-skye-score-title = Pontozás
rules-skye-score-which = Minden pontozólapka három fordulóban számít. A sáv betűi mutatják, melyik most, és melyik később. Minden számít, ami abban a pillanatban a birtokodon fekszik, régi és új.
rules-skye-score-most = Néhány lapka a játékosokat hasonlítja össze: a legtöbb arany, a legtöbb hajó. Az első { $n1 }, a második { $n2 } pontot kap. Ha több az első, nincs második.
rules-skye-score-example = Ha most pontoznánk, a fenti birtok { $n1 } pontot kapna a birkákért és { $n2 } pontot a lezárt területekért.

rules-skye-end-title = A vége
rules-skye-end-scrolls = Minden tekercs megnevez valamit a birtokodon, és pontot ad érte, kétszer annyit, ha lezárt területen fekszik.
rules-skye-end-gold = Ezután { $n2 } arany { $n1 } pontot ér. Akinek a legtöbb pontja van, az nyer.
rules-skye-end-tie = Egyenlő pontnál a megmaradt arany dönt; ha az is egyenlő, a győzelem közös.

rules-skye-journeyman-title = Vándor
rules-skye-journeyman-walk = Ebben a kiegészítőben építés után egy vándor járja be a birtokodat. Eleinte { $n1 } mozgáspontja van. Titokban útjelzőket teszel lapkákra, aztán útközben összegyűjtöd őket.
rules-skye-journeyman-tracks = Egy útjelzővel előreléphetsz a három sáv egyikén, ha a lapkán megvan, amit a következő mező kér. A harcos és a hírnök pontot hoz, a kereskedő aranyat, és mindegyik jutalomlapkát.
rules-skye-journeyman-sale = Aki lapkát ad el, a harcossal is előreléphet. Egy eladás tehát többet ér az áránál.
rules-skye-journeyman-example = Egy lépés az út mentén { $n1 } mozgáspont. Ahol az út nem folytatódik, { $n2 } mozgáspont.
