### Amiben két lépés eltér; előtte előjeles szám áll.

dark_road-reason-prestige = presztízs
dark_road-reason-coins = pénz
dark_road-reason-heroes_delivered = célba vitt hős
dark_road-reason-heroes = hős a kocsin
dark_road-reason-commissions = rendelés a kocsin
dark_road-reason-deeds = küldetés
dark_road-reason-goods = áru
dark_road-reason-lanterns = lámpás
dark_road-reason-quartz = kvarc
dark_road-reason-horseshoes = patkó
dark_road-reason-result = pont a végén
