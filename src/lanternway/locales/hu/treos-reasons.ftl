### Amiben két lépés eltér; előtte előjeles szám áll.

treos-reason-gold = arany
treos-reason-ahead = elérhető arany
treos-reason-quests = küldetések
treos-reason-side_quests = mellékküldetések
treos-reason-common_cards = közös mozgáskártyák
treos-reason-weapons = fegyverek
treos-reason-moves_to_come = tervezett lépések
treos-reason-result = arany a végén
