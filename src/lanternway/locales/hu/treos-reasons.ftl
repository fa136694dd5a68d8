### Amiben két lépés eltér; előtte előjel áll.

treos-reason-gold = { $n } arany
treos-reason-ahead = { $n } elérhető arany
treos-reason-quests = { $n } küldetés
treos-reason-side_quests = { $n } mellékküldetés
treos-reason-common_cards = { $n } közös mozgáskártya
treos-reason-weapons = { $n } fegyver
treos-reason-moves_to_come = { $n } tervezett lépés
treos-reason-result = { $n } arany a végén
