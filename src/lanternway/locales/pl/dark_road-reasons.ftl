### Czym różnią się dwa ruchy; przed nazwą stoi liczba ze znakiem.

dark_road-reason-prestige = prestiż
dark_road-reason-coins = monety
dark_road-reason-heroes_delivered = dowiezieni bohaterowie
dark_road-reason-heroes = bohaterowie na wozie
dark_road-reason-commissions = zamówienia na wozie
dark_road-reason-deeds = dokonania
dark_road-reason-goods = towary
dark_road-reason-lanterns = latarenki
dark_road-reason-quartz = żarokwarc
dark_road-reason-horseshoes = podkowy
dark_road-reason-result = punkty na koniec
