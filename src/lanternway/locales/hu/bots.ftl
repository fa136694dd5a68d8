# Ellenfelek, akik programok.

bots-name-random = Véletlen
bots-name-mild = Szelíd
bots-name-greedy = Mohó
bots-name-learned = Tanult
bots-name-learned-search = Tanult, gondolkodó
bots-name-search = Gondolkodó
bots-name-level = Szint szerint
bots-name-random-help = Véletlenszerűen választ. Jó arra, hogy kipróbálj valamit.

bots-worth = Kétszemélyes játékban száz játszmából körülbelül { $percent } győzelem, ha az ellenfél: { $below } ({ $low } és { $high } között, { $games } játszma alapján).
bots-unmeasured = Még nincs megmérve, mennyit ér, ha az ellenfél: { $below }.

bots-level-1 = Vándor
bots-level-1-help = Sok mindent nem vesz észre, és gyakran félreítéli, amit lát. Első játszmához.
bots-level-2 = Inas
bots-level-2-help = Egyet-mást nem vesz észre, mást félreítél, mint az emberek.
bots-level-3 = Mesterlegény
bots-level-3-help = Azt teszi, ami éppen a legjobbnak látszik.
bots-level-4 = Céhmester
bots-level-4-help = Kitalálja, mit rejtesz, és mérlegeli, hová vezet minden választás. Nehéz legyőzni.
bots-level-5 = Lámpásőr
bots-level-5-help = Addig gondolkodik, amíg illik. A legerősebb ellenfél.

web-try-harder = Az utóbbi játszmáid többségét megnyerted. Próbáld ki a következő szintet: { $level }.
web-try-easier = Az utóbbi játszmák nehezek voltak. Egy könnyebb szint több örömet adhat: { $level }.
