### Merchants of the Dark Road: napló, elutasítások, pontok.

## What happened

dark_road-event-turn = { $round }. forduló: { $seat } köre.
dark_road-event-final_visits = Az utolsó forduló után mindenki meglátogathat még egy városkát.
dark_road-event-coins = { $seat } kap { $n } pénzt.
dark_road-event-coins_lost = { $seat } fizet { $n } pénzt.
dark_road-event-prestige = { $seat } kap { $n } presztízspontot.
dark_road-event-prestige_lost = { $seat } veszít { $n } presztízspontot.
dark_road-event-gained = { $n ->
    [one] { $seat } kap egy { NAME($thing, form: "acc") }.
   *[other] { $seat } kap { $n } { NAME($thing, form: "acc") }.
}
dark_road-event-lost = { $n ->
    [one] { $seat } odaad egy { NAME($thing, form: "acc") }.
   *[other] { $seat } odaad { $n } { NAME($thing, form: "acc") }.
}
dark_road-event-returned = { $n ->
    [one] { $seat } visszaad egy { NAME($thing, form: "acc") }: tele van a készlete.
   *[other] { $seat } visszaad { $n } { NAME($thing, form: "acc") }: tele van a készlete.
}
dark_road-event-gain_lost = { $n ->
    [one] { $seat } nem kaphat { NAME($thing, form: "acc") }: nincs hely, vagy elfogyott.
   *[other] { $seat } nem kaphat { $n } { NAME($thing, form: "acc") }: nincs hely, vagy elfogyott.
}
dark_road-event-good_gained = { $seat } kap { dark_road-text-tile }.
dark_road-event-good_gain_lost = { $seat } nem kaphat { dark_road-text-tile }: nincs több lapka.
dark_road-event-good_lost = { $seat } odaad { dark_road-text-tile }.
dark_road-event-good_sold = { $seat } elad { dark_road-text-tile }.
dark_road-event-good_sold-hero = { $seat } elad { NAME($hero, form: "dat") } { dark_road-text-tile }.
dark_road-event-good_discarded = { $seat } eldob { dark_road-text-tile }: nincs hely a kocsin.
dark_road-event-good_delivered = { $seat } leszállít { dark_road-text-tile }.
dark_road-event-spared = { $seat } nem veszít semmit, mert nincs miből.
dark_road-event-nothing_gained = { $seat } { $lack }.
dark_road-lack-good = nem fejleszthet árut: nincs alap áruja
dark_road-lack-hero = nem vesz fel hőst: senki sincs ott
dark_road-lack-hero_slot = nem vesz fel hőst: nincs szabad hely hősnek
dark_road-lack-commission = nem vállal rendelést: egy sincs ott
dark_road-lack-commission_slot = nem vállal rendelést: nincs szabad hely rendelésnek
dark_road-lack-deed = nem kap küldetést: nincs több
dark_road-lack-crate = nem kap ládát: nincs több hely
dark_road-event-flipped = { NAME($side, form: "word") ->
    [upgraded] { $seat } egy { NAME($good, form: "acc") } a fejlesztett oldalára fordít.
   *[basic] { $seat } egy { NAME($good, form: "acc") } az alap oldalára fordít.
}
dark_road-event-lit_die_gained = { $seat } kap egy világító kockát, a dobás: { $face }.
dark_road-event-readied = { $seat } az akciómezőre teszi a világító { NAME($face, form: "acc") }.
dark_road-event-reset = { $seat } visszaállítja a zárt kockákat: 1, 2 és 3.
dark_road-event-bumped = { $seat } { THE($slot) }. zárt helyről az akciómezőre teszi { THE(NAME($face, form: "acc")) }.
dark_road-event-bumped-locked = { $seat } { THE($slot) }. zárt helyre teszi { THE(NAME($locked, form: "acc")) }, és onnan az akciómezőre { THE(NAME($face, form: "acc")) }.
dark_road-event-moved = { $n ->
    [0] { $seat } a helyén marad { NAME($left, form: "the") } és { NAME($right, form: "the") } között.
   *[other] { $seat } lép { $n } mezőt, és megáll { NAME($left, form: "the") } és { NAME($right, form: "the") } között.
}
dark_road-event-moved-back = { $seat } visszalép { $back } mezőt, és megáll { NAME($left, form: "the") } és { NAME($right, form: "the") } között.
dark_road-event-activated = { $seat } aktiválja { NAME($place, form: "acc") }.
dark_road-event-wheel_turned = A piackerék { $n } szegletet fordul: most { THE($good) } éri a legtöbbet.
dark_road-event-die_turned = { $seat } átfordít egy piackockát { NAME($good, form: "from") } { NAME($to, form: "to") }.
dark_road-event-market_die = Az újradobott piackocka: { $good }.
dark_road-event-ring_moved = { $seat } a feketepiac jelölővel { NAME($space, form: "to") } lép.
dark_road-event-ruins_moved = { $seat } a romjelölővel { NAME($space, form: "to") } lép.
dark_road-event-rolled = { $seat } dob { NAME($face, form: "die") } – { $face }.
dark_road-event-hero_shown = { $seat } felfedi { NAME($hero, form: "acc") } a körgyűrű kocsmában.
dark_road-event-boarded = { $seat } felveszi a kocsijára { NAME($hero, form: "acc") }.
dark_road-event-dismissed = { $seat } elengedi { NAME($hero, form: "acc") }.
dark_road-event-hero_delivered = { $seat } hazaviszi { NAME($hero, form: "acc") } { NAME($town, form: "to") }.
dark_road-event-commission_gained = { $seat } vállalja { $town } rendelését: „{ $commission }”.
dark_road-event-commission_dropped = { $seat } a kupac aljára teszi ezt a rendelést: „{ $commission }”.
dark_road-event-commission_delivered = { $seat } leszállít { $goods } árut { NAME($town, form: "to") } erre a rendelésre: „{ $commission }”.
dark_road-event-deed_taken = { $seat } elveszi ezt a küldetést: „{ $deed }”.
dark_road-event-deed_drawn = { $seat } küldetést húz.
dark_road-event-deed_drawn-secret = { $seat } ezt a küldetést húzza: „{ $deed }”.
dark_road-event-deed_kept = { $seat } megtart egy küldetést.
dark_road-event-deed_kept-secret = { $seat } ezt a küldetést tartja meg: „{ $deed }”.
dark_road-event-upgraded = { $seat } új kocsifejlesztése: „{ $upgrade }”.
dark_road-event-steed = { $seat } befogja { NAME($steed, form: "acc") }.
dark_road-event-companion_joined = { $seat } magával viszi { NAME($companion, form: "acc") }.
dark_road-event-companion_used = { $seat } segítségül hívja { NAME($companion, form: "acc") }.
dark_road-event-companion_used-quartz = { $seat } { NAME($companion, form: "dat") } ad { $quartz } kvarcot a segítségéért.
dark_road-event-stray_passed = { UP($companion) } elkóborol; eddigi gazdája { $seat }, az új { $to_seat }.
dark_road-event-caravan_led = { $seat } karavánt vezet { NAME($road, form: "on") } { NAME($town, form: "to") }.
dark_road-event-joined = { $seat } csatlakozik a karavánhoz.
dark_road-event-stayed = { $seat } itthon marad.
dark_road-event-event = Esemény útközben: „{ $event }”.
dark_road-event-travel_dice = Az utazáskockák: { $dice }.
dark_road-event-die_taken = { $seat } elveszi { $value ->
    [1] az 1-est
    [2] a 2-est
    [3] a 3-ast
    [4] a 4-est
    [5] az 5-öst
   *[6] a 6-ost
}.
dark_road-event-die_raised = { $seat } növeli az utazáskockáját ennyivel: { $n }; értéke most { $value }.
dark_road-event-rested = { $seat } pihen.
dark_road-event-reserve_rolled = { $seat } egy elhasznált kockát kivesz a játékból, a többit a központi tartalékába dobja: { $faces }.
dark_road-event-last_die_left = { $seat } utolsó elhasznált kockája is kikerül a játékból.
dark_road-event-game_over = Véget ért a sötét évszak.
dark_road-event-coins_shown = { $seat } felmutat { $n } pénzt.
dark_road-event-deed_coins = { $seat } „{ $deed }” küldetése { $n } pénzt ér.
dark_road-event-deed_prestige = { $seat } „{ $deed }” küldetése { $n } presztízspontot ér.
dark_road-event-deed_points = { $seat } „{ $deed }” küldetése { $n } győzelmi pontot ér.
dark_road-event-deed_unpaid = { $seat } „{ $deed }” küldetése nem ér semmit.
dark_road-event-concern_card = A Magányos vállalkozó következő kártyája „{ $card }”.
dark_road-event-concern_works = { $seat } { $work }.
dark_road-event-concern_works-dice = { $seat } { $work }, és elvesz piackockákat: { $dice }.
dark_road-event-concern_idle = { $seat } nem talál munkát.
dark_road-event-windfall = { $seat }: { $source }.
dark_road-event-crates = { $seat } ládáinak száma most { $n }.
dark_road-event-notice_met = { $seat } teljesíti ezt a céhjegyzetet: „{ $notice }”.
dark_road-event-notice_unmet = Senki sem teljesíti ezt a céhjegyzetet: „{ $notice }”.

## Why not

dark_road-why-over = A játék véget ért.
dark_road-why-other-game = Ez egy másik játék akciója.
dark_road-why-not-your-turn = Most { $seat } választ.
dark_road-why-not-asked = Ez nem felel a most feltett kérdésre.
dark_road-why-not-available = Ez most nem elérhető.
dark_road-why-not-offered = Ez az áru nincs a felkínáltak között.
dark_road-why-coins = Ehhez { $need } pénzre van szükséged.
dark_road-why-lanterns = Ehhez { $need } lámpásra van szükséged.
dark_road-why-nothing-asked = Egyetlen itt kért árud sincs.
dark_road-why-not-at-inn = Ez a hős nincs a körgyűrű kocsmában.
dark_road-why-no-more-heroes = Most nem fedhető fel több hős.
dark_road-why-sell-one = Adj el legalább egy árut.
dark_road-why-load-one = Szállíts le legalább egy árut.
dark_road-why-not-requested = Ezt az árut nem kérik, vagy már odaadtad.
dark_road-why-good-missing = Nincs ilyen árud.
dark_road-why-too-far = A jelölő egy mezőt lép, és a kocsidon utazó hősönként legfeljebb eggyel többet.
dark_road-why-no-such-die = Nincs ilyen kocka.
dark_road-why-no-raise = A kocka így nem növelhető.
dark_road-why-other-region = A karaván egy másik régióba megy.
dark_road-why-other-town = Ez egy másik városkának szól.
dark_road-why-nothing-to-deliver = Nincs mit odaszállítanod.
dark_road-why-hero-not-here = Ez a hős nincs a kocsidon, vagy más a városkája.
dark_road-why-not-held = Nincs nálad ez a rendelés.
dark_road-why-cannot-pay = Így nem tudsz fizetni.
dark_road-why-lit-limit = Legfeljebb { $limit } világító kockád lehet.
dark_road-why-upgrade-limit = Nincs több kocsifejlesztés, vagy már van egy a kocsidon.
dark_road-why-no-effect = Ennek most nem lenne hatása.
dark_road-why-no-supply = Nincs több lapka ebből az áruból: { $good }.
dark_road-why-own-turn = Útitársat csak a saját körödben használhatsz.
dark_road-why-no-companion = Nincs útitársad.
dark_road-why-no-companion-now = Most nem használható útitárs.
dark_road-why-not-same = Csak három egyforma értékű zárt kocka állítható vissza.
dark_road-why-reserve-empty = A központi tartalék üres: vegyél egy zárt kockát.
dark_road-why-reserve-not-empty = Zárt kocka csak üres központi tartaléknál vehető el.
dark_road-why-slot-empty = Az a zárt hely üres.
dark_road-why-not-beside = A kocsifigurád nincs e körzet mellett.
dark_road-why-used = Egy kocka egy körzetet aktivál, és egyet már aktiváltál.
dark_road-why-needs-lit-die = Az épülethez világító kocka kell az akciómezőn.
dark_road-why-not-connected = Ez az épület nem kapcsolódik a meződhöz.
dark_road-why-bought-already = Ezt csak vásárlás előtt teheted meg.
dark_road-why-once = Ezt látogatásonként csak egyszer teheted meg.
dark_road-why-section-full = Egy szegletben legfeljebb két kocka lehet.

## Scores

dark_road-score-base = Alap pontszám: a pénz és a presztízs közül a kisebb
dark_road-score-coins = Pénz
dark_road-score-prestige = Presztízs
dark_road-score-deeds = Küldetések
dark_road-score-upgrades = Kocsifejlesztések
dark_road-score-lit_dice = Felhasználatlan világító kockák
dark_road-score-deed_coins = Pénz küldetésekért
dark_road-score-deed_prestige = Presztízs küldetésekért
