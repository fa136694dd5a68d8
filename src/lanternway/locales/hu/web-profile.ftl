### Profilok: ki hogyan játszik, kivel játszik, mi az övé; és az üzemeltető oldala.

## Egy ember

web-profile = Profil
web-profile-of = Profil: { $name }
web-profile-mine = Profilom: játszmák, értékszámok, adataim
web-profile-since = itt van { $month } óta
web-profile-games = { $n ->
   *[other] befejezett játszma
}
web-profile-won = győzelem
web-profile-link = Az oldal linkjének másolása

## Értékszám

web-rating = Értékszám
web-rating-band = A sáv 20 esetből 19-ben tartalmazza a valódi erőt
web-rating-none = Még nincs értékszám. Az első, emberek között, bot nélkül befejezett játszmával jön.
web-rating-games = { $n } értékelt játszma
web-rating-since = { $change } { $month } óta
web-rating-unsure = még bizonytalan
web-rating-chart = Az értékszám időben: most { $rating }, plusz-mínusz { $band }

## Eredmények és játszmák

web-results = Eredmények
web-results-all = Mind
web-results-people = Emberek
web-results-bots = Botok
web-results-game = Játék
web-results-played = Játszma
web-results-won = Győzelem
web-results-places = 1. · 2. · 3. · 4. hely
web-results-place = { $n }. hely × { $times }
web-results-mean = Átlag
web-results-best = Legjobb
web-results-none = Még nincs befejezett játszma.
web-games-finished = Játszmák
web-games-none = Itt még nincs befejezett játszma.
web-games-more = Régebbi játszmák
web-games-gone = Ezt az asztalt a szerver már nem őrzi.
web-games-early = idő előtt véget ért
web-games-place = { $n }. · { $score }
web-games-bots = { $n } bot
web-unrated = nincs értékelve
web-unrated-bots = bot is ült az asztalnál
web-unrated-alone = egy ember több helyen ült
web-unrated-hints = a súgás meg volt engedve
web-unrated-early = a játszma idő előtt véget ért
web-unrated-left = mindenki helyett bot játszott
web-unrated-position = a játszma egy megadott állásból indult

## Emberek

web-companions = Akikkel játszottál
web-companions-score = te : ők
web-companions-none = Akivel befejezel egy játszmát, itt jelenik meg.
web-companions-games = { $n } játszma
web-companions-ahead = Te végeztél előrébb: { $ahead }, ő végzett előrébb: { $behind }.
web-companions-all = Mindenki ({ $n })
web-invite-person = Meghívás
web-invite-login = Meghívás felhasználónév szerint
web-invite-to = Melyik játék? Vendég: { $name }
web-seat-for = Fenntartva neki: { $name }
web-block-name = Tiltás: { $name }
web-unblock-name = Tiltás feloldása: { $name }
web-unblock = Feloldás
web-blocked = { $n } ember van letiltva
web-blocked-why = Nem ülhetnek le az asztalaidhoz, és nem hívhatnak meg.

## Adataim

web-data = Adataim
web-data-why = A játszmák, értékszámok és beszélgetések a tieid. A közös játszmák a barátaidnál megmaradnak.
web-data-export = Minden exportálása
web-data-delete = Adataim törlése …
web-data-delete-title = Törlöd minden adatodat?
web-data-delete-what = A neved, a felhasználóneved, az értékszámaid és a hozzászólásaid végleg törlődnek. A folyamatban lévő játszmákban bot veszi át a helyedet. A közös játszmák a neved nélkül megmaradnak a barátaidnál.
web-data-delete-name = A megerősítéshez írd be a neved: { $name }
web-data-delete-now = Végleges törlés

## E-mail

web-mail = E-mail
web-mail-address = E-mail-cím
web-mail-why = Értesítéshez, ha te jössz, és elfelejtett jelszóhoz. Csak a megerősítés után használjuk.
web-mail-sent = A kód úton van ide: { $email }.
web-mail-enter = Az ide küldött e-mailben kapott kód: { $email }
web-mail-confirm = Megerősítés
web-mail-confirmed = A cím megerősítve.
web-mail-code = Kérek kódot e-mailben
web-mail-code-sent = Ha ehhez a felhasználónévhez tartozik megerősített cím, a kód úton van. Írd be helyreállító kódként.

## Az üzemeltető

web-operator = Üzemeltető
web-operator-word = Az üzemeltető jelszava
web-operator-enter = Belépés
web-operator-tables = Folyamatban lévő asztalok
web-operator-no-tables = Nincs nyitott vagy folyamatban lévő asztal.
web-operator-close = Bezárás
web-operator-close-sure = Végleges bezárás
web-operator-people = Keresés azonosító, felhasználónév vagy név szerint
web-operator-find = Keresés
web-operator-nobody = Nincs ilyen nevű ember.
web-operator-days = Nap
web-operator-reason = Indok, amelyet az illető is lát
web-operator-silence = Némítás
web-operator-ban = Kitiltás
web-operator-sanctions = Elnémítottak és kitiltottak
web-operator-no-sanctions = Senki.
web-operator-until = { $kind ->
    [ban] kitiltva
   *[silence] elnémítva
} eddig: { $until }
web-operator-pardon = Feloldás
