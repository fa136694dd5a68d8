### Amiben két lépés eltér; előtte előjel áll.

dark_road-reason-prestige = { $n } presztízs
dark_road-reason-coins = { $n } pénz
dark_road-reason-heroes_delivered = { $n } célba vitt hős
dark_road-reason-heroes = { $n } hős a kocsin
dark_road-reason-commissions = { $n } rendelés a kocsin
dark_road-reason-deeds = { $n } küldetés
dark_road-reason-goods = { $n } áru
dark_road-reason-lanterns = { $n } lámpás
dark_road-reason-quartz = { $n } kvarc
dark_road-reason-horseshoes = { $n } patkó
dark_road-reason-result = { $n } pont a végén
