### What differs between two moves, with a signed number before it: “+3 gold”.

treos-reason-gold = gold
treos-reason-ahead = gold in reach
treos-reason-quests = quests
treos-reason-side_quests = side quests
treos-reason-common_cards = common movement cards
treos-reason-weapons = weapons
treos-reason-moves_to_come = moves to come
treos-reason-result = gold at the end
