### Treos: a napló és az elutasítások.

treos-event-day = { $n }. nap: { $happening }.
treos-event-drew = { $seat } húz { $n } mozgáskártyát.
treos-event-drew-secret = { $seat } húz { $n } mozgáskártyát; a kezében: { $cards }.
treos-event-ready = { $seat } elkészült a tervével.
treos-event-revised = { $seat } visszaveszi a tervét.
treos-event-bid = { $seat } { THE($card) }. kártyával licitál.
treos-event-turn = { $seat } { NAME($phase, form: "at") } { THE($card) }. kártyát játssza ki.
treos-event-turn-symbol = { $seat } { NAME($phase, form: "at") } { THE($card) }. kártyát játssza ki, az útonálló jelével.
treos-event-moved = { $seat } { NAME($space, form: "to") } megy ({ $n ->
    [1] egy lépés
   *[other] { $n } lépés
}).
treos-event-hopped = { $seat } kapun át { NAME($space, form: "to") } ugrik.
treos-event-stayed = { $seat } { NAME($space, form: "at") } marad.
treos-event-gold = { $seat } kap { $n } aranyat ({ $source }).
treos-event-card = { $seat } kap egy közös mozgáskártyát (a pakliban marad: { $left }).
treos-event-no_card = { $seat } nem kap közös mozgáskártyát: a pakli üres.
treos-event-side_quest = { $seat } mellékküldetést húz.
treos-event-side_quest-secret = { $seat } mellékküldetést húz: „{ $side }”.
treos-event-discarded = { $seat } eldob egy mellékküldetést.
treos-event-discarded-secret = { $seat } eldob egy mellékküldetést: „{ $side }”.
treos-event-fulfilled = { $seat } teljesít egy mellékküldetést: „{ $side }”.
treos-event-discovered = { $seat } titkos helyet fedez fel { NAME($space, form: "at") }: { $tile }.
treos-event-gates = { $seat } lépés nélkül használja a mezőt.
treos-event-armed = { $seat } fegyverhez jut: { $weapon }.
treos-event-delivered = { $seat } küldetést teljesít: { NAME($quest, form: "short") }.
treos-event-took = { $seat } új küldetést vállal ({ $pile }): { $quest }.
treos-event-drove = { $seat } { NAME($start, form: "from") } { NAME($space, form: "to") } küldi az útonállót ({ $highwayman }).
treos-event-pushed = { $seat } { NAME($space, form: "to") } tolja { $pushed_seat } szereplőjét.
treos-event-won = { $seat } összegyűjtött { $n } aranyat, és nyert.

## Miért nem

treos-why-no-seat = Ott senki sem ül.
treos-why-over = A játék véget ért.
treos-why-not-you = Most { $seat } következik.
treos-why-not-asked = Ezt most nem teheted.
treos-why-not-in-hand = Nincs a kezedben { THE($card) }. kártya.
treos-why-not-ready = A terved nincs kész; egyenként változtathatod a részeit.
treos-why-symbol-there = Az útonálló jele már ott van.
treos-why-card-laid = Ez a kártya már le van rakva: { $card }. Rakj rá másikat, vagy előbb rakd le mindet: akkor helyet cserélhetnek.
treos-why-still-planning = Még mindenki tervez.
treos-why-discard-moving = Mellékküldetést indulás előtt lehet eldobni.
treos-why-not-your-side = Ez a mellékküldetés nincs nálad.
treos-why-no-hop = Nem vezet ugrás { NAME($space, form: "to") }.
treos-why-highwayman-stuck = Ez az útonálló nem tud lépni, vagy már lépett: { $highwayman }.
treos-why-not-adjacent = Ez a mező nem szomszédos: { $space }.
treos-why-must-move = Legalább egy mezőt lépned kell.
treos-why-passing = Itt elmehetsz az útonálló mellett, de nem állhatsz meg.
treos-why-no-lake = Nem vagy tavon.
treos-why-no-space = Ezen a térképen nincs ilyen mező: { $space }.
treos-why-highwayman = Útonálló áll ott: { $space }.
treos-why-here = Már ott vagy; inkább fejezd be a mozgást.
treos-why-start = A köröd { NAME($space, form: "from") } indult, és ebben a körben nem térhetsz oda vissza.
treos-why-out-of-reach = Ezzel a kártyával nem érhető el: { $space }.
treos-why-not-on-card = A kártyán sem ez az irány, sem ez a fajta összeköttetés nincs rajta.
treos-why-rim = Ez az út levisz a térképről.
treos-why-just-go = Ez az utolsó lépésed: válaszd ki, melyik mezőre mész.
treos-why-blocked = Útonállók zárják el ezt az összeköttetést.
treos-why-no-moves = Nincs több lépés.
treos-why-no-exit = Ebbe az irányba nem vezet semmi.
treos-why-took-already = Miután elvállaltál egy küldetést, itt már nem teljesíthetsz és nem vállalhatsz másikat.
treos-why-home-region = A személyes küldetés a hazai vidékeden kívüli városba szól.
treos-why-personal-done = A személyes küldetés már kész.
treos-why-not-your-quest = Ez a küldetés nincs nálad.
treos-why-wrong-town = Ez a küldetés másik városba szól.
treos-why-other-pile = Itt csak ennek a vidéknek a küldetését vállalhatod el.
treos-why-no-slot = Nincs szabad küldetéshelyed.
treos-why-robber-closed = Útonálló nem léphet városba és erődbe: { $space }.
treos-why-robber-character = Szereplő áll ott: { $space }.
treos-why-fresh = Ezt ebben a napszakban húztad: „{ $side }”; a következőtől teljesíthető.
treos-why-not-done = Ez a feladat még nincs kész: „{ $side }”.
