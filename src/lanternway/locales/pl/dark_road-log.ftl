### Kupcy Mrocznego Traktu: dziennik, odmowy, wyniki.

## What happened

dark_road-event-turn = Runda { $round }, tura: { $seat }.
dark_road-event-coins = { $seat } zyskuje { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-coins_lost = { $seat } oddaje { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-prestige = { $seat } zyskuje { $n } prestiżu.
dark_road-event-prestige_lost = { $seat } traci { $n } prestiżu.
dark_road-event-gained = { $seat } zyskuje { $n } × { $thing }.
dark_road-event-lost = { $seat } oddaje { $n } × { $thing }.
dark_road-event-gain_lost = { $n } × { $thing }: brak miejsca lub zasobu, przepada ({ $seat }).
dark_road-event-good_gained = { $seat } zyskuje { NAME($good, form: "acc") } ({ $side }).
dark_road-event-good_gain_lost = Nie ma już kafla: { $good } ({ $side }); { $seat } nic nie zyskuje.
dark_road-event-good_lost = { $seat } oddaje { NAME($good, form: "acc") } ({ $side }).
dark_road-event-good_sold = { $seat } sprzedaje { NAME($good, form: "acc") } ({ $side }).
dark_road-event-good_discarded = { $seat } odrzuca { NAME($good, form: "acc") } ({ $side }).
dark_road-event-good_delivered = { $seat } przekazuje { NAME($good, form: "acc") } ({ $side }).
dark_road-event-spared = { $seat } nie ma nic z tego, co należałoby stracić: nic się nie dzieje.
dark_road-event-flipped = { $seat } odwraca { NAME($good, form: "acc") }: { $side }.
dark_road-event-lit_die_gained = { $seat } zyskuje rozświetloną kość: { $face }.
dark_road-event-readied = { $seat } przygotowuje rozświetloną kość: { $face }.
dark_road-event-reset = { $seat } ustawia zablokowane kości na nowo.
dark_road-event-bumped = { $seat } bierze z { $slot }. pola blokady kość { $face } do puli akcji.
dark_road-event-bumped-locked = { $seat } kładzie kość { $locked } na { $slot }. polu blokady; kość { $face } trafia stamtąd do puli akcji.
dark_road-event-moved = { $seat } rusza się o { $n }; stoi między: { $left } a { $right }.
dark_road-event-moved-back = { $seat } cofa się o { $back }; stoi między: { $left } a { $right }.
dark_road-event-activated = { $seat } aktywuje: { $place }.
dark_road-event-wheel_turned = Koło obraca się o { $n }; najdroższy towar to teraz: { $good }.
dark_road-event-die_turned = { $seat } zmienia kość targu: { $good } → { $to }.
dark_road-event-market_die = Rzut kością targu: { $good }.
dark_road-event-ring_moved = { $seat } przesuwa znacznik kręgu: { $space }.
dark_road-event-ruins_moved = { $seat } przesuwa znacznik ruin: { $space }.
dark_road-event-rolled = { $seat } wyrzuca: { $face }.
dark_road-event-hero_shown = { $seat } odkrywa w Gospodzie: { $hero }.
dark_road-event-boarded = { $hero } wsiada na wóz ({ $seat }).
dark_road-event-dismissed = { $hero } opuszcza wóz ({ $seat }).
dark_road-event-hero_delivered = { $seat } odstawia bohatera { $hero }: { $town }.
dark_road-event-commission_gained = { $seat } bierze zlecenie „{ $commission }” ({ $town }).
dark_road-event-commission_dropped = { $seat } odkłada pod stos: „{ $commission }”.
dark_road-event-commission_delivered = { $seat } dostarcza „{ $commission }” ({ $town }), towary: { $goods }.
dark_road-event-deed_taken = { $seat } bierze czyn „{ $deed }”.
dark_road-event-deed_drawn = { $seat } dobiera czyn.
dark_road-event-deed_drawn-secret = { $seat } dobiera czyn „{ $deed }”.
dark_road-event-deed_kept = { $seat } zatrzymuje czyn.
dark_road-event-deed_kept-secret = { $seat } zatrzymuje czyn „{ $deed }”.
dark_road-event-upgraded = { $seat } bierze ulepszenie { $upgrade }.
dark_road-event-steed = { $steed } ciągnie wóz ({ $seat }).
dark_road-event-companion_joined = { $companion } rusza w drogę ({ $seat }).
dark_road-event-companion_used = { $seat } używa zdolności: { $companion }: { $does }.
dark_road-event-companion_used-quartz = { $seat } daje { $quartz } kwarc: { $companion }: { $does }.
dark_road-event-stray_passed = { $companion } przebiega: { $seat } → { $to_seat }.
dark_road-event-caravan_led = { $seat } prowadzi karawanę: { $town } ({ $road }).
dark_road-event-joined = { $seat } dołącza do karawany.
dark_road-event-stayed = { $seat } zostaje w domu.
dark_road-event-event = Po drodze: „{ $event }”.
dark_road-event-travel_dice = Kości podróży: { $dice }.
dark_road-event-die_taken = { $seat } bierze { $value }.
dark_road-event-die_raised = { $seat } dodaje { $n }: liczy się jako { $value }.
dark_road-event-rested = { $seat } odpoczywa.
dark_road-event-reserve_rolled = { $seat } rzuca nową rezerwą: { $faces }.
dark_road-event-last_die_left = { $seat }: ostatnia zużyta kość opuszcza grę.
dark_road-event-game_over = Mroczna pora się skończyła.
dark_road-event-coins_shown = { $seat } odsłania { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-deed_coins = { $seat }: czyn „{ $deed }” daje { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-deed_prestige = { $seat }: czyn „{ $deed }” daje { $n } prestiżu.
dark_road-event-deed_points = { $seat }: czyn „{ $deed }” daje { $n } { $n ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
   *[other] punktów zwycięstwa
}.
dark_road-event-deed_unpaid = { $seat }: czyn „{ $deed }” nic nie daje.
dark_road-event-concern_card = Następna karta Koncernu: „{ $card }”.
dark_road-event-concern_works = { $seat } { $work }.
dark_road-event-concern_idle = { $seat } nie ma nic do roboty i zyskuje monetę.
dark_road-event-crates = { $seat } ma teraz skrzyń: { $n }.
dark_road-event-notice_met = { $seat } spełnia ogłoszenie „{ $notice }”.
dark_road-event-notice_unmet = Nikt nie spełnia ogłoszenia „{ $notice }”.

## Why not

dark_road-why-over = Gra jest skończona.
dark_road-why-other-game = To akcja z innej gry.
dark_road-why-not-your-turn = Teraz decyduje { $seat }.
dark_road-why-not-asked = Nie o to teraz chodzi.
dark_road-why-not-available = Teraz tego nie ma do wzięcia.
dark_road-why-not-offered = Tego towaru nie ma w ofercie.
dark_road-why-coins = To wymaga { $need } { $need ->
    [one] monety
   *[other] monet
}.
dark_road-why-lanterns = To wymaga { $need } { $need ->
    [one] latarni
   *[other] latarni
}.
dark_road-why-nothing-asked = Nie masz nic, o co tu proszą.
dark_road-why-not-at-inn = Tego bohatera nie ma w Gospodzie.
dark_road-why-no-more-heroes = Nie można teraz odkryć więcej bohaterów.
dark_road-why-sell-one = Trzeba sprzedać co najmniej jeden towar.
dark_road-why-load-one = Trzeba oddać co najmniej jeden towar.
dark_road-why-not-requested = O ten towar nikt nie prosi albo już go oddano.
dark_road-why-good-missing = Nie masz takiego towaru.
dark_road-why-too-far = Znacznik rusza się o jedno pole i najwyżej o jedno więcej za każdego bohatera.
dark_road-why-no-such-die = Nie ma takiej kości.
dark_road-why-no-raise = Kości nie można tak podnieść.
dark_road-why-other-region = Karawana jedzie do innego regionu.
dark_road-why-other-town = To dla innego miasta.
dark_road-why-nothing-to-deliver = Nie masz tam nic do dostarczenia.
dark_road-why-hero-not-here = Tego bohatera nie ma na wozie albo jego miasto jest inne.
dark_road-why-not-held = Nie masz tego zlecenia.
dark_road-why-cannot-pay = Nie możesz tak zapłacić.
dark_road-why-lit-limit = Nie można mieć więcej niż { $limit } rozświetlonych kości.
dark_road-why-upgrade-limit = Nie ma ulepszeń albo twój wóz już je ma.
dark_road-why-no-effect = Teraz nic by to nie dało.
dark_road-why-no-supply = Nie ma już kafli: { $good }.
dark_road-why-own-turn = Towarzyszy używa się tylko we własnej turze.
dark_road-why-no-companion = Nie masz towarzysza.
dark_road-why-no-companion-now = Teraz nie można użyć towarzysza.
dark_road-why-not-same = Zresetować można tylko trzy zablokowane kości o tej samej wartości.
dark_road-why-reserve-empty = Rezerwa główna jest pusta: weź zablokowaną kość.
dark_road-why-reserve-not-empty = Zablokowane kości bierze się tylko przy pustej rezerwie.
dark_road-why-slot-empty = To pole jest puste.
dark_road-why-not-beside = Twój pionek nie stoi obok tej dzielnicy.
dark_road-why-used = Jedna kość to jedna dzielnica; już po niej.
dark_road-why-needs-lit-die = Budynek wymaga rozświetlonej kości w puli.
dark_road-why-not-connected = Ten budynek nie łączy się z twoim polem.
dark_road-why-bought-already = To robi się przed zakupem.
dark_road-why-once = Tylko raz na wizytę.
dark_road-why-section-full = Najwyżej dwie kości na sekcję.

## Scores

dark_road-score-base = Mniejsze z: monety, prestiż
dark_road-score-coins = Monety
dark_road-score-prestige = Prestiż
dark_road-score-deeds = Czyny
dark_road-score-upgrades = Ulepszenia wozu
dark_road-score-lit_dice = Niewykorzystane rozświetlone kości
dark_road-score-deed_coins = Monety za czyny
dark_road-score-deed_prestige = Prestiż za czyny

## Facts of a view

dark_road-field-wheel = koło targu
dark_road-field-ring = znacznik kręgu
dark_road-field-ruins = znacznik ruin
dark_road-field-inn = bohaterowie w Gospodzie
dark_road-field-courtyard = dziedziniec
dark_road-field-companions = towarzysze
dark_road-field-commissions = zlecenia
dark_road-field-buildings = budynki
dark_road-field-upgrades = ulepszenia wozu
dark_road-field-caravan = karawana
dark_road-field-heroes = bohaterowie na wozie
dark_road-field-goods = towary
dark_road-field-lanterns = latarnie
dark_road-field-quartz = kwarc
dark_road-field-horseshoes = podkowy
dark_road-field-locked = zablokowane kości
dark_road-field-reserve = rezerwa główna
dark_road-field-spent = wydane kości
dark_road-field-pool = pula akcji
dark_road-field-lit = rezerwa specjalna
dark_road-field-steeds = wierzchowce
dark_road-field-deeds = czyny
dark_road-field-prestige = prestiż
dark_road-field-space = pole
dark_road-field-log = dziennik kupca
dark_road-field-concern = Prywatny Koncern
dark_road-field-turn = tura
