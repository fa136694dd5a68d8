### Czym różnią się dwa ruchy; przed nazwą stoi liczba ze znakiem.

treos-reason-gold = złoto
treos-reason-ahead = złoto w zasięgu
treos-reason-quests = zlecenia
treos-reason-side_quests = zadania poboczne
treos-reason-common_cards = wspólne karty ruchu
treos-reason-weapons = broń
treos-reason-moves_to_come = ruchy w planie
treos-reason-result = złoto na koniec
