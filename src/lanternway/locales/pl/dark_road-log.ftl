### Kupcy z Nocnego Traktu: dziennik, odmowy, wyniki.

## What happened

dark_road-event-turn = Runda { $round }, tura: { $seat }.
dark_road-event-final_visits = Po ostatniej rundzie każdy może jeszcze raz odwiedzić miasteczko.
dark_road-event-coins = { $seat } zyskuje { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-coins_lost = { $seat } płaci { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-prestige = { $seat } zyskuje { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu.
dark_road-event-prestige_lost = { $seat } traci { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu.
dark_road-event-gained = { $n ->
    [one] { $seat } zyskuje { NAME($thing, form: "one") }.
    [few] { $seat } zyskuje { $n } { NAME($thing, form: "few") }.
   *[other] { $seat } zyskuje { $n } { NAME($thing, form: "many") }.
}
dark_road-event-lost = { $n ->
    [one] { $seat } oddaje { NAME($thing, form: "one") }.
    [few] { $seat } oddaje { $n } { NAME($thing, form: "few") }.
   *[other] { $seat } oddaje { $n } { NAME($thing, form: "many") }.
}
dark_road-event-returned = { $n ->
    [one] { $seat } zwraca { NAME($thing, form: "one") }: ekwipunek jest pełny.
    [few] { $seat } zwraca { $n } { NAME($thing, form: "few") }: ekwipunek jest pełny.
   *[other] { $seat } zwraca { $n } { NAME($thing, form: "many") }: ekwipunek jest pełny.
}
dark_road-event-gain_lost = { $n ->
    [one] { $seat } nie bierze { NAME($thing, form: "gen") }: brak miejsca lub zasobów.
    [few] { $seat } nie bierze { $n } { NAME($thing, form: "many") }: brak miejsca lub zasobów.
   *[other] { $seat } nie bierze { $n } { NAME($thing, form: "many") }: brak miejsca lub zasobów.
}
dark_road-event-good_gained = { $seat } zyskuje { dark_road-text-tile }.
dark_road-event-good_gain_lost = { $seat } chce zyskać { dark_road-text-tile }, ale nie ma już takiego kafelka.
dark_road-event-good_lost = { $seat } oddaje { dark_road-text-tile }.
dark_road-event-good_sold = { $seat } sprzedaje { dark_road-text-tile }.
dark_road-event-good_sold-hero = { $seat } sprzedaje { dark_road-text-tile } bohaterowi: { $hero }.
dark_road-event-good_discarded = { $seat } odrzuca { dark_road-text-tile }: brak miejsca na wozie.
dark_road-event-good_delivered = { $seat } dostarcza { dark_road-text-tile }.
dark_road-event-spared = { $seat } nie ma czego stracić: nic się nie dzieje.
dark_road-event-nothing_gained = { $seat } { $lack }.
dark_road-lack-good = nie ma zwyczajnego towaru do ulepszenia
dark_road-lack-hero = nie bierze bohatera: nikogo nie ma
dark_road-lack-hero_slot = nie bierze bohatera: brak wolnego miejsca na bohatera
dark_road-lack-commission = nie bierze zamówienia: nie ma żadnego
dark_road-lack-commission_slot = nie bierze zamówienia: brak wolnego miejsca na zamówienie
dark_road-lack-deed = nie bierze dokonania: nie ma już żadnego
dark_road-lack-crate = nie ma miejsca na kolejną skrzynię
dark_road-event-flipped = { NAME($side, form: "word") ->
    [upgraded] { $seat } odwraca { NAME($good, form: "acc") } na stronę doskonałą.
   *[basic] { $seat } odwraca { NAME($good, form: "acc") } na stronę zwyczajną.
}
dark_road-event-lit_die_gained = { $seat } zyskuje kość blasku i wyrzuca na niej { $face }.
dark_road-event-readied = { $seat } przekłada kość blasku { $face } do puli akcji.
dark_road-event-reset = { $seat } ustawia zablokowane kości na 1, 2 i 3.
dark_road-event-bumped = { $seat } przekłada kość { $face } z { $slot }. pola blokady do puli akcji.
dark_road-event-bumped-locked = { $seat } kładzie kość { $locked } na { $slot }. polu blokady, a kość { $face } trafia stamtąd do puli akcji.
dark_road-event-moved = { $n ->
    [0] { $seat } zostaje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
    [one] { $seat } przesuwa wóz o { $n } pole i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
    [few] { $seat } przesuwa wóz o { $n } pola i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
   *[other] { $seat } przesuwa wóz o { $n } pól i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
}
dark_road-event-moved-back = { $back ->
    [one] { $seat } cofa wóz o { $back } pole i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
    [few] { $seat } cofa wóz o { $back } pola i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
   *[other] { $seat } cofa wóz o { $back } pól i staje między { NAME($left, form: "ins") } a { NAME($right, form: "ins") }.
}
dark_road-event-activated = { $seat } aktywuje { NAME($place, form: "acc") }.
dark_road-event-wheel_turned = { $n ->
    [one] Koło rynku obraca się o { $n } pole: najwięcej warty jest teraz towar „{ $good }”.
    [few] Koło rynku obraca się o { $n } pola: najwięcej warty jest teraz towar „{ $good }”.
   *[other] Koło rynku obraca się o { $n } pól: najwięcej warty jest teraz towar „{ $good }”.
}
dark_road-event-die_turned = { $seat } zmienia kość rynku { NAME($good, form: "from") } na { NAME($to, form: "acc") }.
dark_road-event-market_die = Ponowny rzut kością rynku pokazuje { NAME($good, form: "acc") }.
dark_road-event-ring_moved = { $seat } przesuwa znacznik Czarnego Rynku na { $space }.
dark_road-event-ruins_moved = { $seat } przesuwa znacznik ruin do { NAME($space, form: "gen") }.
dark_road-event-rolled = { $seat } rzuca { NAME($face, form: "die") } – { $face }.
dark_road-event-hero_shown = { $seat } odkrywa bohatera w Gospodzie przy Dookolu: { $hero }.
dark_road-event-boarded = { $seat } zabiera na wóz { NAME($hero, form: "acc") }.
dark_road-event-dismissed = { $seat } żegna { NAME($hero, form: "acc") }.
dark_road-event-hero_delivered = { $seat } dowozi { NAME($hero, form: "acc") } do { NAME($town, form: "gen") }.
dark_road-event-commission_gained = { $seat } bierze zamówienie „{ $commission }” dla { NAME($town, form: "gen") }.
dark_road-event-commission_dropped = { $seat } odkłada zamówienie „{ $commission }” pod stos.
dark_road-event-commission_delivered = { $seat } dostarcza do { NAME($town, form: "gen") } { $goods } { $goods ->
    [one] towar
    [few] towary
   *[other] towarów
} w ramach zamówienia „{ $commission }”.
dark_road-event-deed_taken = { $seat } bierze dokonanie „{ $deed }”.
dark_road-event-deed_drawn = { $seat } dobiera dokonanie.
dark_road-event-deed_drawn-secret = { $seat } dobiera dokonanie „{ $deed }”.
dark_road-event-deed_kept = { $seat } zatrzymuje dokonanie.
dark_road-event-deed_kept-secret = { $seat } zatrzymuje dokonanie „{ $deed }”.
dark_road-event-upgraded = { $seat } bierze ulepszenie wozu „{ $upgrade }”.
dark_road-event-steed = { $seat } zaprzęga { NAME($steed, form: "acc") }.
dark_road-event-companion_joined = { $seat } bierze w drogę { NAME($companion, form: "acc") }.
dark_road-event-companion_used = { $seat } prosi { NAME($companion, form: "acc") } o pomoc.
dark_road-event-companion_used-quartz = { $seat } daje { NAME($companion, form: "dat") } { $quartz } żarokwarc za pomoc.
dark_road-event-stray_passed = { UP($companion) } przechodzi od gracza { $seat } do gracza { $to_seat }.
dark_road-event-caravan_led = { $seat } prowadzi karawanę { NAME($road, form: "ins") } do { NAME($town, form: "gen") }.
dark_road-event-joined = { $seat } dołącza do karawany.
dark_road-event-stayed = { $seat } zostaje w domu.
dark_road-event-event = Zdarzenie po drodze: „{ $event }”.
dark_road-event-travel_dice = Kości podróży pokazują: { $dice }.
dark_road-event-die_taken = { $seat } wybiera kość { $value }.
dark_road-event-die_raised = { $seat } dodaje { $n } do kości podróży, która liczy się jako { $value }.
dark_road-event-rested = { $seat } odpoczywa.
dark_road-event-reserve_rolled = { $seat } usuwa z gry jedną zużytą kość, a resztą rzuca do głównej rezerwy: { $faces }.
dark_road-event-last_die_left = Ostatnia zużyta kość gracza { $seat } opuszcza grę.
dark_road-event-game_over = Mroczna pora się skończyła.
dark_road-event-coins_shown = { $seat } odsłania { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-deed_coins = { $seat }: dokonanie „{ $deed }” daje { $n } { $n ->
    [one] monetę
    [few] monety
   *[other] monet
}.
dark_road-event-deed_prestige = { $seat }: dokonanie „{ $deed }” daje { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} prestiżu.
dark_road-event-deed_points = { $seat }: dokonanie „{ $deed }” daje { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} zwycięstwa.
dark_road-event-deed_unpaid = { $seat }: dokonanie „{ $deed }” nic nie daje.
dark_road-event-concern_card = Następna karta Spółki Prywatnej to „{ $card }”.
dark_road-event-concern_works = { $seat } { $work }.
dark_road-event-concern_works-dice = { $seat } { $work } i bierze kości rynku: { $dice }.
dark_road-event-concern_idle = { $seat } nie znajduje zajęcia.
dark_road-event-windfall = { $seat }: { $source }.
dark_road-event-crates = { $seat } ma teraz { $n } { $n ->
    [one] skrzynię
    [few] skrzynie
   *[other] skrzyń
}.
dark_road-event-notice_met = { $seat } spełnia Komunikat Gildii „{ $notice }”.
dark_road-event-notice_unmet = Nikt nie spełnia Komunikatu Gildii „{ $notice }”.

## Why not

dark_road-why-over = Gra jest skończona.
dark_road-why-other-game = To akcja z innej gry.
dark_road-why-not-your-turn = Teraz decyduje { $seat }.
dark_road-why-not-asked = To nie jest odpowiedź na zadane teraz pytanie.
dark_road-why-not-available = To jest teraz niedostępne.
dark_road-why-not-offered = Tego towaru nie ma w ofercie.
dark_road-why-coins = Potrzebujesz do tego { $need } { $need ->
    [one] monety
    [few] monet
   *[other] monet
}.
dark_road-why-lanterns = Potrzebujesz do tego { $need } { $need ->
    [one] latarenki
    [few] latarenek
   *[other] latarenek
}.
dark_road-why-nothing-asked = Nie masz żadnego z towarów, o które tu chodzi.
dark_road-why-not-at-inn = Tego bohatera nie ma w Gospodzie przy Dookolu.
dark_road-why-no-more-heroes = Nie można teraz odkryć więcej bohaterów.
dark_road-why-sell-one = Sprzedaj co najmniej jeden towar.
dark_road-why-load-one = Dostarcz co najmniej jeden towar.
dark_road-why-not-requested = Nikt nie prosi o ten towar albo już został oddany.
dark_road-why-good-missing = Nie masz takiego towaru.
dark_road-why-too-far = Znacznik przesuwa się o jedno pole i najwyżej o jedno więcej za każdego bohatera na wozie.
dark_road-why-no-such-die = Nie ma takiej kości.
dark_road-why-no-raise = Kości nie można tak zwiększyć.
dark_road-why-other-region = Karawana jedzie do innego regionu.
dark_road-why-other-town = To jest przeznaczone dla innego miasteczka.
dark_road-why-nothing-to-deliver = Nie masz tam nic do dostarczenia.
dark_road-why-hero-not-here = Tego bohatera nie ma na wozie albo pochodzi z innego miasteczka.
dark_road-why-not-held = Nie masz tego zamówienia.
dark_road-why-cannot-pay = Nie możesz tak zapłacić.
dark_road-why-lit-limit = Nie można mieć więcej niż { $limit } kości blasku.
dark_road-why-upgrade-limit = Nie ma już ulepszeń wozu albo twój wóz ma już jedno.
dark_road-why-no-effect = Teraz nic by to nie dało.
dark_road-why-no-supply = Skończyły się kafelki: { $good }.
dark_road-why-own-turn = Towarzyszy możesz używać tylko w swojej turze.
dark_road-why-no-companion = Nie masz towarzysza.
dark_road-why-no-companion-now = Teraz nie można użyć towarzysza.
dark_road-why-not-same = Zresetować można tylko trzy zablokowane kości o tej samej wartości.
dark_road-why-reserve-empty = Główna rezerwa jest pusta: weź zablokowaną kość.
dark_road-why-reserve-not-empty = Zablokowane kości bierze się tylko przy pustej głównej rezerwie.
dark_road-why-slot-empty = To pole blokady jest puste.
dark_road-why-not-beside = Twój pionek wozu nie stoi obok tej dzielnicy.
dark_road-why-used = Jedna kość aktywuje jedną dzielnicę, a jedna jest już aktywowana.
dark_road-why-needs-lit-die = Budynek wymaga kości blasku w puli akcji.
dark_road-why-not-connected = Ten budynek nie łączy się z twoim polem.
dark_road-why-bought-already = To można zrobić tylko przed zakupem.
dark_road-why-once = Można to zrobić tylko raz podczas wizyty.
dark_road-why-section-full = Na polu koła rynku mieszczą się najwyżej dwie kości.

## Scores

dark_road-score-base = Bazowy wynik: mniejsza z liczb monet i prestiżu
dark_road-score-coins = Monety
dark_road-score-prestige = Prestiż
dark_road-score-deeds = Dokonania
dark_road-score-upgrades = Ulepszenia wozu
dark_road-score-lit_dice = Niewykorzystane kości blasku
dark_road-score-deed_coins = Monety za dokonania
dark_road-score-deed_prestige = Prestiż za dokonania
