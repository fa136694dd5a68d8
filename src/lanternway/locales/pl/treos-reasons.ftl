### Czym różnią się dwa ruchy; przedtem stoi znak: „+3 monety”, „−1,5 monety”.

treos-reason-gold = { $n } { $n ->
    [one] złoto
   *[other] złota
}
treos-reason-ahead = { $n } { $n ->
    [one] złoto
   *[other] złota
} w zasięgu
treos-reason-quests = { $n } { $n ->
    [one] zlecenie
    [few] zlecenia
    [many] zleceń
   *[other] zlecenia
}
treos-reason-side_quests = { $n } { $n ->
    [one] zadanie poboczne
    [few] zadania poboczne
    [many] zadań pobocznych
   *[other] zadania pobocznego
}
treos-reason-common_cards = { $n } { $n ->
    [one] wspólna karta ruchu
    [few] wspólne karty ruchu
    [many] wspólnych kart ruchu
   *[other] wspólnej karty ruchu
}
treos-reason-weapons = { $n } { $n ->
    [one] broń
    [few] bronie
    [many] broni
   *[other] broni
}
treos-reason-moves_to_come = { $n } { $n ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
} w planie
treos-reason-result = { $n } { $n ->
    [one] złoto
   *[other] złota
} na koniec
