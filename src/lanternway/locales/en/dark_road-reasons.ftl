### What differs between two moves, with a signed number before it: “+3 gold”.

dark_road-reason-prestige = prestige
dark_road-reason-coins = coins
dark_road-reason-heroes_delivered = heroes delivered
dark_road-reason-heroes = heroes aboard
dark_road-reason-commissions = commissions aboard
dark_road-reason-deeds = deeds
dark_road-reason-goods = goods
dark_road-reason-lanterns = lanterns
dark_road-reason-quartz = quartz
dark_road-reason-horseshoes = horseshoes
dark_road-reason-result = points at the end
