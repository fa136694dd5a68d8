### Treos: a szabályok olvasva, a magunk szavaival.

rules-treos-goal = Az nyer, akinek elsőként lesz { $n1 } aranya. Városok között utazol, küldetéseket teljesítesz, fegyvereket gyűjtesz, titkos helyeket fedezel fel, és mindez hoz egy kevés aranyat.

rules-treos-turn-draw = Napkelte: a második naptól egy esemény változtat valamin. Mindenki öt mozgáskártyát húz.
rules-treos-turn-plan = Tervezd meg titokban az egész napot: egy kártya a licitre, egy-egy a reggelre, a délre és az estére. Az egyik napszak megkapja az útonálló jelét is.
rules-treos-turn-order = A licitek egyszerre fordulnak fel. Egész nap a legnagyobb szám kezd.
rules-treos-turn-move = Minden napszakban, ebben a sorrendben: fedd fel a kártyádat, és mozogj vele.
rules-treos-turn-use = Használd a mezőt, ahol megállsz: várost, erődöt, fogadót, titkos helyet.
rules-treos-turn-highwayman = Az útonálló jele melletti napszakban egy útonállót is mozgathatsz.

rules-treos-start-title = Mielőtt kezded
rules-treos-start-map = A térkép négy vidékből áll, minden alkalommal újra kirakva. Számít, hol ülsz: a térkép a te oldaladról látszik, és a kártyáid nyilait is onnan kell olvasni.
rules-treos-start-places = Minden vidéken két város, egy erőd, egy fogadó és titkos helyek vannak. Minden fogadónál útonálló vár, és még egy a középső tónál.
rules-treos-start-you = Egy szereplővel játszol. Szülővárosából indul, személyes küldetéssel, tizenkét mozgáskártyával, arany nélkül.

rules-treos-day-title = A nap és a terve
rules-treos-day-five = Öt kártyából négyet használsz: egyet licitre, és egyet-egyet minden napszakra. Az ötödik holnapra a paklid tetején marad, vagy eldobod. A részeket bármilyen sorrendben lerakhatod, és módosíthatod, amíg mindenki el nem készült.
rules-treos-day-bid = A licit dönti el, ki kezd egész nap. A nagy számú kártyák kevesebb lépést adnak, így amivel jól licitálsz, azzal nem jutsz messzire.
rules-treos-day-secret = Senki sem lát kártyát a napszaka előtt. Elsőnek lenni ott fontos, ahol csak egy lehet első: fogadónál, titkos helynél, a pakli felső küldetésénél.
rules-treos-day-example = Három rész van a helyén: { $n1 } a licit, egy kártya reggelre és egy délre. Két kártya és az útonálló jele még hátravan.

rules-treos-move-title = Mozgás
rules-treos-move-card = A kártya mutatja, hány lépésed van, és milyen jelekkel. Egy összeköttetés jele bármelyik ilyen fajtán elvisz: ösvényen, úton vagy vízen. Egy nyíl bármin, ami az ő irányába indul. Tetszés szerint keverheted őket.
rules-treos-move-seat = A nyilak a te székedből látszanak: a felfelé tőled elfelé mutat. Mutass egy kártyára, és a térkép megmutatja, hová vihet.
rules-treos-move-lake = A tó egyetlen vízi lépés, a partjáról ugyanannak a partnak bármely másik mezőjére. Két felfedezett kapu egyetlen mező.
rules-treos-move-limits = Megállhatsz hamarabb, vagy maradhatsz. Nem térhetsz vissza arra a mezőre, ahonnan a köröd indult, és útonállóra nem léphetsz, rajta nem mehetsz át. Más szereplők sosem állják el az utat.
rules-treos-move-example = A megvilágított mezők mind elérhetők a mai reggel kártyájával.

rules-treos-highwaymen-title = Útonállók
rules-treos-highwaymen-when = Az útonálló jele az egyik napszakodon fekszik. Annak a körnek a végén az öt útonálló egyikét mozgathatod azzal a kártyával, amelyet épp használtál.
rules-treos-highwaymen-where = Útonálló nem megy városba, erődbe és szereplő mezőjére. Bárhol másutt megállhat, és elzárhatja az utat a többiek elől.
rules-treos-highwaymen-attack = A Rajtaütések esemény napján az utolsó lépés ellenfélre is vezethet, akit szomszédos mezőre tol.

rules-treos-quests-title = Küldetések
rules-treos-quests-personal = Először a személyes küldetésed jön: állj meg hazai vidékeden kívüli városban, { $n1 } aranyért. Csak utána van helye a közös küldetéseknek; Sophie-nál egynek már a kezdettől.
rules-treos-quests-common = Egy küldetés egy vagy két várost nevez meg. Állj meg ott, és teljesítsd, és minden mást is, ami ugyanoda szól. Ezután elvállalhatod annak a vidéknek a nyitott küldetését, ahol vagy.
rules-treos-quests-reward = A küldetés aranyat, erősebb mozgáskártyát vagy mellékküldetést ad. Minél messzebbre visz, annál többet.
rules-treos-quests-example = Küldetés a kézben itt: { $n1 }. Városaikat szaggatott kör jelzi a térképen.

rules-treos-places-title = Erődök, fogadók, titkos helyek
rules-treos-places-end = Egy mezőt úgy használsz, hogy legalább egy lépés után ott állsz meg. Átmenni rajta semmit sem ad.
rules-treos-places-fort = Minden erődnek saját fegyvere van mindenki számára. A fegyverek balról töltik meg a tábládat, és a későbbiek többnyire több aranyat érnek.
rules-treos-places-inn = Aki elsőként ér egy fogadóba vagy titkos helyre, { $n1 } aranyat kap. A fogadó minden alkalommal mellékküldetést is ad.
rules-treos-places-secret = Egy titkos helyről kiderül, hogy mérföldkő (mozgáskártya), település (mellékküldetés) vagy kapu.

rules-treos-people-title = A négy szereplő
rules-treos-people-four = Carolijn a mellékküldetésekkel keres aranyat. Leonardónak az útonálló jele melletti napszakban eggyel több lépése van. Sophie több küldetést visz, és a vidék bármelyik városában teljesítheti őket. Urs a térkép egyik szélén kimegy, a másikon visszajön.

rules-treos-end-title = A vége
rules-treos-end-gold = A játék abban a pillanatban véget ér, amikor valakinek { $n1 } aranya van, akár egy kör közepén is.
rules-treos-end-variants = Beállításokkal hosszabb lehet ({ $n1 } arany), elmaradhatnak az események, keveredhetnek a vidékek hátoldalai, vagy gonoszabbak lehetnek az útonállók.

rules-treos-details-title = Események és mellékküldetések
rules-treos-details-events = Egy esemény egy napig tart, és többnyire segít. Némelyik csak az útonálló jele melletti napszakban hat.
rules-treos-details-side = A mellékküldetés titkos feladat, például két tavat átszelni egy napon. A húzása utáni napszaktól teljesíthető, és mozgáskártyát ér.
