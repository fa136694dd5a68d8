### Játék egy állásból.

web-from-position = állásból indult
web-from-position-help = Ez a játszma egy másik közepéről indult. Nem számít az értékelésbe.
web-play-on = Játék innen tovább
web-play-on-help = Új asztal indul ezzel az állással. A többi helyen botok ülnek. Az ezután jövő kockák és kártyák újak. A játszma nem számít az értékelésbe.
web-play-on-seat = A te helyed
web-play-on-bots = Botok
web-play-on-begin = Játék
web-analysis = Elemzőtábla
web-analysis-help = Nyiss meg bármilyen állást, változtasd meg, kérdezd meg, mit tenne egy jó játékos, és játssz tovább.
