# Leckék a terminálban.
cli-help-learn = Tanulj meg egy játékot játék közben: leckék edzővel.
cli-help-lesson = Melyik lecke: a száma vagy a neve. Nélküle az első, amelyik még nincs meg.
cli-help-lessons = Leckék: saját fájlok.
cli-help-lessons-check = Végigjátssza a leckéket minden megengedett úton, és megmondja, mi a hiba bennük.
cli-help-lesson-files = Leckefájlok vagy mappák; nélkülük a Lanternway saját leckéi.
cli-learn-minutes = { $n } perc
cli-learn-how = Kezdd így: `lanternway learn JÁTÉK SZÁM`.
cli-learn-resumed = Legutóbb itt tartottál: { $n }. lépés.
cli-learn-another-table = ── Másik asztal ──
cli-learn-step = { $n }. lépés, összesen { $of }
cli-learn-go-on = Nyomj Entert a folytatáshoz.
cli-learn-shown = Egy jó válasz: { $n }, { $said } ({ $notation }). Most te jössz.
cli-learn-why = Miért:
cli-learn-next = Következik: { $title }. Írd be: `lanternway learn { $command }`.
cli-learn-help =
    Számmal vagy jelöléssel válaszolsz. Ahol csak olvasni kell, Enterrel mehetsz tovább.
    show: mi a jó válasz. back: egy lépés vissza. again: elölről. skip: tedd meg helyettem ezt a lépést.
    table: az egész asztal. choices: a kérdés még egyszer. quit: kilépés; legközelebb innen folytatod.
cli-lessons-good = ✓ { $name }: { $steps } lépés, { $acts } cselekvés, { $ways } más út
cli-lessons-done = Jó lecke: { $passed }, összesen { $files }.
error-lesson = { $where }: { $what }
error-no-lesson = Nincs „{ $given }” lecke; a `lanternway learn` felsorolja mindet.
