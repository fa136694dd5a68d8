### The kernel's texts: seats, and errors that any program can show.

core-seat = { $n }. játékos
core-spectator = Néző
core-nothing = semmi

## Errors. Details ($what) come from the checks of files and are in English everywhere.

error-near = Erre gondoltál: { $near }?
error-notation = A játékban nincs „{ $given }” lépés.
error-outcome = Hibás eredmény: { THE($stream) }. véletlenfolyamhoz { $value } van megadva, pedig { $n } alatti szám kell.
error-data = { $where }: { $what }
error-record = { $line }. sor: { $what }
error-other-rules = Ez a játszma („{ $game }”) { THE($rules) }. szabályváltozattal készült, a Lanternway { $engine } kiadásával; ez a kiadás { THE($present) }. szabályváltozatot ismeri, így nem tudja újrajátszani.
error-position = { $where }: { $what }
error-game = Nincs „{ $given }” nevű játék (játékok: { $names }).
error-language = Nincs „{ $given }” nyelv (nyelvek: { $names }).
error-bot = Nincs „{ $given }” nevű bot (botok: { $names }).
error-bot-form = „{ $given }” nem bot; így írd: random, mild, greedy, greedy:8, search:400, search:2s vagy level:3.
error-seats = Ezt a játékot { $low }–{ $high } játékos játszhatja, { $given } nem.
error-option-name = Nincs „{ $option }” beállítás (beállítások: { $names }).
error-option-value = Hibás beállítás: { THE($option) } értéke „{ $given }”; ez kell: { $expected }.
error-option-switch = Hibás beállítás: { THE($option) } értéke „{ $given }”, pedig csak yes vagy no lehet.
error-option-range = Hibás beállítás: { THE($option) } értéke „{ $given }”, pedig { $low } és { $high } közötti szám kell.
error-option-choice = Hibás beállítás: { THE($option) } értéke „{ $given }”, pedig csak ez lehet: { $names }.
error-option-many = Hibás beállítás: { THE($option) } értéke „{ $given }”, pedig { $n } különböző szó kell ezek közül: { $names }.

## Text play: what all games say

core-text-you = { $name } (te)
core-text-players = Játékosok
core-text-news = A legutóbbi döntésed óta
core-text-earlier = … előtte még { $n } esemény: log
core-text-hint = ? 1 elmagyarázza az 1. lehetőséget · table: minden az asztalon · { $commands }
core-text-hint-more = ? 1 elmagyarázza az 1. lehetőséget · itt nem látszik: { $parts } · table: minden · { $commands }
core-text-more-choices = Még { $n } lehetőség: choices
