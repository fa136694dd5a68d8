# Ellenfelek, akik programok.

bots-name-random = Véletlen
bots-name-mild = Szelíd
bots-name-greedy = Mohó
bots-name-search = Gondolkodó
bots-name-level = Szint szerint

bots-level-1 = Vándor
bots-level-1-help = Elvan a játékkal, és gyakran megy az orra után. Első játszmához.
bots-level-2 = Inas
bots-level-2-help = Azt teszi, ami éppen a legjobbnak látszik. Nem gondolkodik előre.
bots-level-3 = Mesterlegény
bots-level-3-help = Néhány lépést előre lát, és kitalálja, mit rejtesz.
bots-level-4 = Céhmester
bots-level-4-help = Körülbelül egy másodpercig gondolkodik. Nehéz legyőzni.
bots-level-5 = Lámpásőr
bots-level-5-help = Addig gondolkodik, amíg illik. A legerősebb ellenfél.
