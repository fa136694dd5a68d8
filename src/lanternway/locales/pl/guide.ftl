# Pierwsze gry, wskazówki w ich trakcie i rady na następne.

first-game-dark_road-table = Pierwsza gra
first-game-dark_road-table-why = Cztery budynki, które instrukcja poleca na pierwszą grę. Monety są jawne, więc możesz porównać sumy wszystkich graczy. Dwoje rywali prowadzi karawany, do których możesz dołączyć.
first-game-dark_road-solo = Pierwsza gra w pojedynkę
first-game-dark_road-solo-why = Najłagodniejszy z trzech poziomów; zamiary rywala są zawsze widoczne, więc nic nie zaskakuje.
tip-dark_road-wrong-half-coins = Masz już więcej monet niż prestiżu. Kolejne monety nie podniosą twojego wyniku.
tip-dark_road-slot-skipped = Akcja specjalna nic nie kosztuje. Pomijając ją, rezygnujesz z towaru, latarenki lub monet.
tip-dark_road-inn-without-goods = Gospoda przy Dookolu jest obok, ale nie masz towarów. Bohater wsiada tylko wtedy, gdy coś mu sprzedasz.
tip-dark_road-sold-cheap = Ten towar ma teraz najniższą cenę. Jako ostatni towar zamówienia da znacznie więcej.
tip-dark_road-wheel-first = Przed zakupem możesz obrócić koło. Wtedy ten towar będzie tańszy.
tip-dark_road-load-on = Masz jeszcze towar do tego zamówienia. Tego, co zostawisz, nie dołożysz później.
tip-dark_road-hero-left-aboard = To miasteczko jest domem jednego z twoich bohaterów. Dostarcz go, zanim odjedziesz.
tip-dark_road-stay-at-home = Dołączając, ryzykujesz tylko zdarzenie. Możesz dostarczać w obu miasteczkach regionu bez własnej tury.
tip-dark_road-empty-caravan = Nie masz nic do dostarczenia. Karawana i tak daje towarzysza, zdarzenie i uśmiech losu, ale z ładunkiem daje o wiele więcej.
tip-dark_road-no-shortcut = Skrót wymaga trzech latarenek. Daje dwa uśmiechy losu zamiast jednego.
tip-dark_road-full-of-heroes = Masz trzech bohaterów, więc nowy kogoś odeśle. Najpierw dostarcz.
tip-dark_road-full-of-commissions = Masz już trzy zamówienia. Czwarte odeśle jedno pod jego stos.
tip-dark_road-last-three-rounds = Od teraz odblokowujesz kości. Każde pole zadziała jeszcze raz, a pierwsze da dowolny zwyczajny towar.
tip-dark_road-final-visit = Po ostatniej rundzie każdy może jeszcze odwiedzić jedno miasteczko i dostarczyć. Zachowaj na to ładunek dla jednego miasteczka.
advice-dark_road-prestige-is-scarce = Prestiżu jest zwykle mniej. Szukaj go najpierw, a monety niech przyjdą od bohaterów, którym sprzedajesz.
advice-dark_road-stay-even = Od połowy gry trzymaj monety i prestiż w odległości dwóch–trzech punktów od siebie.
advice-dark_road-three-goods = Realizuj zamówienia ze wszystkimi trzema towarami. Sam trzeci daje tyle, co dwa pierwsze.
advice-dark_road-always-join = Dołączaj prawie do każdej karawany. Inni tracą turę, ty dostarczasz.
advice-dark_road-craft = Zdobywaj towary raczej wytwarzaniem na 1. polu blokady niż na Wielkim Bazarze.
advice-dark_road-sell-often = Odwiedź Gospodę przy Dookolu trzy–cztery razy i sprzedawaj, gdy twoje towary stoją na kole wysoko.
advice-dark_road-yurgs = Najważniejszą dzielnicą są Eskapady Yurga. Planuj kości tak, by mijać je z ładunkiem.
advice-dark_road-companions = Żarokwarc jest dla towarzyszy. Każda użyta zdolność to mała osobna tura.
advice-dark_road-slot-1-upgrade = Jeśli bierzesz ulepszenie wozu, najmocniejszy jest wytworny stół warsztatowy: pierwsze pole wytwarza doskonałe towary. Weź go wcześnie.
advice-dark_road-deeds = Dokonania płacą dwa razy, od razu i na końcu. Wybieraj górne, póki prestiż jest twoją mniejszą sumą.

first-game-skye-base = Pierwsza gra
first-game-skye-base-why = Owce, zamknięte obszary, połączone żetony i bydło widać na stole; jawne złoto pokazuje, ile mogą zapłacić inni. Bez większości i bez zasad o wodzie.
first-game-skye-journeyman = Pierwsza gra z wędrowcem
first-game-skye-journeyman-why = Przy dwóch osobach łatwo śledzić wędrówkę; te same żetony premii u wszystkich pozwalają porównać plansze.
tip-skye-spend-all = Wtedy całe twoje złoto leży na żetonach. Nic w tej rundzie nie kupisz, chyba że najpierw sprzedasz.
tip-skye-nobody-can-pay = W pierwszej rundzie nikt nie ma tyle złota. Jeśli nikt nie kupi, zapłacisz z własnej kieszeni.
tip-skye-sold-for-one = Za najniższą cenę ktoś go na pewno weźmie. Czy za tyle go sprzedasz?
tip-skye-pass-with-gold = Stać cię na żeton. Terytorium z większą liczbą żetonów da więcej niż złoto na końcu.
tip-skye-feeding-the-leader = Złoto trafia do sprzedającego razem z tym, co leżało na żetonie. Zanim kupisz, sprawdź, kto ma najwięcej punktów.
tip-skye-road-points-away = Tak obrócony żeton nie łączy się drogą z zamkiem. Inny obrót by go połączył.
tip-skye-area-left-open = Gdzie indziej ten żeton zamknąłby więcej obszarów. Zamknięte obszary punktują i podwajają swoje zwoje.
tip-skye-scroll-counts-once = Gdzie indziej twoje zwoje byłyby więcej warte. Zwój w zamkniętym obszarze liczy się podwójnie.
tip-skye-whisky-not-joined = Whisky daje złoto co rundę, ale tylko na żetonach połączonych drogą z zamkiem. Gdzie indziej ten żeton by się łączył.
tip-skye-last-round = Ostatnia runda. A już nie punktuje, tylko B, C i D. Pozostałe złoto jest niewiele warte.
tip-skye-why-more-gold = Masz dodatkowe złoto, bo inni mają więcej punktów. Kup za nie żetony, które pozwolą ci ich dogonić.
tip-skye-no-waypoints = Bez kamienia milowego wędrowiec stoi i nic nie awansuje. Połóż kamień na żetonie z tym, czego wymaga następne pole.
tip-skye-castle-without-gold = Na zamku awans kosztuje złoto, a ty go nie masz.
advice-skye-late-tiles = C i D dają najwięcej. Punktują, gdy twoje terytorium jest duże. Wcześnie wybieraj żetony, które do nich pasują.
advice-skye-buy-every-round = Kupuj prawie w każdej rundzie. Jeszcze jeden żeton jest więcej wart niż złoto za niego.
advice-skye-scrolls = Bierz zwoje, które pasują do twojego terytorium, i zamykaj obszary, na których leżą.
advice-skye-price-to-sell = Żeby sprzedać żeton, żądaj trzech–czterech sztuk złota. Żeby zatrzymać – pięciu lub więcej, i licz się z ich zapłatą.
advice-skye-spend = Nie oszczędzaj na koniec. Zwycięzcy zostaje zwykle mniej złota niż innym.
advice-skye-join-and-close = Wybieraj pole, na którym żeton łączy się drogą i zarazem zamyka obszar.
advice-skye-shapes = Niektóre żetony punktacji dają więcej, niż się wydaje. Kolumny z trzech i kwadraty z czterech dają dwa razy tyle co bydło przy drodze.
advice-skye-majorities = Im więcej graczy, tym mniej daje większość. Walcz o nią tylko wtedy, gdy decydują jeden lub dwa żetony.
advice-skye-herald = Wędrowiec: oszczędzaj na opłaty herolda. Jego punkty co rundę są największe.
advice-skye-third-waypoint = Wędrowiec: sprawdź, gdzie leży trzeci kamień milowy. Na torze wojownika lub kupca przychodzi dość wcześnie.

first-game-treos-duel = Pierwsza gra
first-game-treos-duel-why = Bez wydarzeń, więc każdy dzień ma te same zasady. Grasz Carolijn, jak w lekcjach. Dwie osoby, południe i północ.
tip-treos-strong-card-bid = Karta licytacji dziś cię nie poruszy. Ta ma więcej ruchów niż większość.
tip-treos-arrows-from-my-side = Nie siedzisz na południu. Strzałki czyta się z twojej strony stołu, więc przed planowaniem spójrz na podświetlone pola.
tip-treos-card-leads-nowhere = Stąd ta karta nie prowadzi na żadne pole. Na rano wybierz inną.
tip-treos-plain-space = Tam nic nie ma. Tura zakończona w mieście, forcie, gospodzie lub tajemniczym miejscu coś daje.
tip-treos-standing-still = Pole specjalne działa tylko w turze, w której się poruszasz. Jeśli tu zostaniesz, nic nie zyskasz.
tip-treos-home-region = To miasto leży w twoim regionie rodzinnym. Zlecenie osobiste wymaga miasta w innym regionie, a kolejne zlecenia bierze się dopiero po nim.
tip-treos-quest-not-taken = Masz miejsce na zlecenie. Weź je, zanim ruszysz dalej: zlecenia płacą najwięcej.
tip-treos-fort-again = Broń z tego fortu już masz. Nic więcej tu nie dostaniesz.
tip-treos-use-declined = Użycie tego pola nic nie kosztuje.
tip-treos-highwayman-unused = Tylko w tej fazie możesz dziś przesunąć rozbójnika. Postaw go komuś na drodze albo usuń ze swojej.
tip-treos-somebody-is-close = Ktoś jest blisko zwycięstwa. Sprawdź, do których miast i fortów dotrze i kto licytuje najwyżej.
advice-treos-quests-decide = O grze decydują zlecenia. Z każdego miasta wychodź z tyloma, ile udźwigniesz, i wybieraj te po drodze.
advice-treos-personal-first = Zlecenie osobiste wykonaj pierwszego dnia, jeśli się da. Przedtem większość postaci nie może nosić zleceń.
advice-treos-all-forts = W trakcie gry odwiedź wszystkie cztery forty, każdy wtedy, gdy zlecenie prowadzi w pobliże.
advice-treos-first-visits = Pierwsze odwiedziny zaliczaj wcześnie. Każda gospoda i tajemnicze miejsce płaci złotem tylko raz, temu, kto przyjdzie pierwszy.
advice-treos-keep-moving = Tura bez ruchu jest prawie stracona. Jeśli karta nigdzie nie prowadzi, licytuj nią albo ją zostaw.
advice-treos-weak-cards-bid = Licytuj słabymi kartami. Wysokie liczby są zwykle na kartach z jednym ruchem, więc pierwszeństwo jest tanie.
advice-treos-keep-the-fifth = Piątą kartę zatrzymaj, chyba że jest bezużyteczna. Znasz wtedy jutrzejszą kartę i możesz z nią planować.
advice-treos-marker-early = Symbol rozbójnika jest zwykle najlepszy rano. Rozbójnik blokuje wtedy drogę przez cały dzień albo na resztę dnia ją zwalnia.
advice-treos-tempo = Gra trwa około dziewięciu dni. Jeśli zdobywasz mniej niż dwie sztuki złota dziennie, szukaj lepszych zleceń.
advice-treos-side-quests-on-the-way = Zadania poboczne wykonuj po drodze. Każde daje mocną kartę, ale rzadko rozstrzyga grę.

learn-dark_road-goal = Zdobywaj i monety, i prestiż: na końcu liczy się tylko mniejsza z tych liczb.
learn-skye-goal = Zbuduj terytorium, za które płacą cztery żetony punktacji: po sześciu rundach wygrywa ten, kto ma najwięcej punktów.
learn-treos-goal = Planuj w tajemnicy trzy tury dziennie, odwiedzaj właściwe miejsca i zdobądź dwadzieścia sztuk złota przed innymi.
learn-dark_road-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
learn-dark_road-prestige = { $n } prestiżu
learn-dark_road-counts = liczy się
learn-treos-wins = wygrywa

## Ustawienia pierwszej gry

chip-rivals = { $n ->
    [one] { $n } rywal
    [few] { $n } rywali
   *[many] { $n } rywali
}: { $level }
chip-no-clock = bez zegara
chip-slow = wolne tempo
chip-tips = z podpowiedziami
chip-dark_road-buildings = budynki pierwszej gry
chip-dark_road-open_coins = jawne monety
chip-dark_road-private_concern = przeciw Spółce Prywatnej
chip-skye-scoring_tiles = proste żetony punktacji
chip-skye-open_gold = jawne złoto
chip-skye-journeyman = z wędrowcem
chip-skye-same_bonus_layout = te same żetony premii
chip-treos-no_events = bez wydarzeń
chip-treos-characters = grasz Carolijn
