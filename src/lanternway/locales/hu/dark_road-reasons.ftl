### Amiben két lépés eltér; előtte előjeles szám áll.

dark_road-reason-prestige = presztízs
dark_road-reason-coins = pénz
dark_road-reason-heroes_delivered = célba vitt hősök
dark_road-reason-heroes = hősök a kocsin
dark_road-reason-commissions = rendelések a kocsin
dark_road-reason-deeds = küldetések
dark_road-reason-goods = áruk
dark_road-reason-lanterns = lámpások
dark_road-reason-quartz = kvarc
dark_road-reason-horseshoes = patkók
dark_road-reason-result = pontok a végén
