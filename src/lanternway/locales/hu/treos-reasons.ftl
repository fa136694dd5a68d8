### Amiben két lépés eltér; előtte előjeles szám áll.

treos-reason-gold = arany
treos-reason-ahead = elérhető arany
treos-reason-quests = küldetés
treos-reason-side_quests = mellékküldetés
treos-reason-common_cards = közös mozgáskártya
treos-reason-weapons = fegyver
treos-reason-moves_to_come = tervezett lépés
treos-reason-result = arany a végén
