### Az elemzőtábla: bármely állás, amelyben játszani, változtatni és keresni lehet.

analysis-open-help = Nézz meg bármilyen állást: illeszd be a sorát, vagy nyiss meg egy állásfájlt vagy egy befejezett játszma feljegyzését. Visszajátszásnál a tábla az éppen nézett lépésnél nyílik meg.
analysis-paste = Sor vagy állás
analysis-open = Megnyitás
analysis-file = Vagy egy fájl
analysis-start = Vagy egy játék kezdete
analysis-other = Másik megnyitása
analysis-mover = aki lép
analysis-tab = Elemzés
analysis-copy = Sor másolása
analysis-change = Változtatás kézzel
analysis-change-help = Az asztal minden adata az útvonala szerint, a rejtettek is. Annyit változtatsz, amennyit akarsz; minden egyszerre lép életbe, hogy semmi se vesszen el és ne kettőződjön meg.
analysis-find = Útvonal keresése
analysis-more = Még { $n }: szűkítsd a keresést.
analysis-apply = { $n ->
    [0] Nincs változás
   *[other] { $n } változás életbe léptetése
}
analysis-search = Keresés
analysis-stop = Leállítás
analysis-budget = Milyen alaposan nézze meg
analysis-budget-short = gyors pillantás
analysis-budget-usual = alaposabban
analysis-budget-long = nagyon alaposan
analysis-looked = Megnézve: { $n } / { $most } iteráció.
analysis-visits = vizsgálva: { $n }
analysis-waiting = Várakozás: egy másik keresés fut.
analysis-stopped = Leállítva.
analysis-failed = A keresés nem sikerült. Próbáld újra.
analysis-none = Még nem volt keresés.
analysis-over = Itt már vége a játéknak.
analysis-not-asked = Ennek a játékosnak most nincs miről döntenie. Nézd annak a szemével, aki lép.
analysis-one-choice = Nincs miből választani: csak egy lépés lehetséges.
