# Feladványok az oldalon: a lista, a nap feladványa, az asztal a kérdéssel.
web-nav-puzzles = Feladványok
web-puzzles-line = Találd meg egy valódi állás legjobb lépését. Utána kiderül, miért az a legjobb.
web-puzzles-solved = Megfejtve: { $n } / { $of }
web-puzzles-none = Itt nincsenek feladványok.
web-no-puzzle = Nincs ilyen feladvány.
web-puzzle-of-day = A nap feladványa
web-puzzle-title = Találd meg a legjobb lépést
web-puzzle-facts = { $seats } játékos, { $choices } lehetséges lépés. Nehézség: { $rating }.
web-puzzle-line = Egy lépés egyértelműen a legjobb: legalább 5 százalékponttal nagyobb győzelmi esélyt ad minden másiknál. Lépd meg az asztalon. Egy próbálkozás csak akkor számít, ha megerősíted.
web-puzzle-left = még { $n } próbálkozás
web-puzzle-solved = megfejtve
web-puzzle-seen = megoldás megnézve
web-puzzle-row = { $n ->
    [0] még egy nap sem egymás után
   *[other] { $n } nap egymás után
}
web-puzzle-solve = Megfejtem
web-puzzle-go-on = Folytatás
web-puzzle-explained = A magyarázat megtekintése
web-puzzle-all = Minden feladvány
web-puzzle-next = Következő feladvány
web-puzzle-again = Újra
web-puzzle-hint = Súgás
web-puzzle-hint-is = Miről szól a legjobb lépés.
web-puzzle-show = Mutasd a megoldást
web-puzzle-why = Miért éppen ez
web-puzzle-wrong = Van egyértelműen jobb lépés.
web-puzzle-wrong-chance = Van egyértelműen jobb lépés. Ez az esetek { $chance } %-ában nyer.
web-puzzle-solved-at = { $n ->
    [1] Jó. Elsőre megfejtetted.
   *[other] Jó. Megfejtetted, próbálkozások: { $n }.
}
web-puzzle-answer-is = A legjobb lépés ez volt:
web-puzzle-levels = A botok a próbák ennyi részében nem találták meg: 1. szint { $n1 } %, 2. szint { $n2 } %, 3. szint { $n3 } %.
web-puzzle-stage-early = eleje
web-puzzle-stage-middle = közepe
web-puzzle-stage-late = vége
web-puzzle-seats = { $n } játékos
web-puzzle-state-new = még nem próbáltad
web-puzzle-state-begun = elkezdve
web-puzzle-state-solved = megfejtve
web-puzzle-state-shown = megoldás megnézve
web-puzzle-player = { $n }. játékos
