### Czym różnią się dwa ruchy; przedtem stoi znak: „+3 monety”, „−1,5 monety”.

dark_road-reason-prestige = { $n } { $n ->
    [one] punkt prestiżu
    [few] punkty prestiżu
    [many] punktów prestiżu
   *[other] punktu prestiżu
}
dark_road-reason-coins = { $n } { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
dark_road-reason-heroes_delivered = { $n } { $n ->
    [one] dowieziony bohater
    [few] dowiezieni bohaterowie
    [many] dowiezionych bohaterów
   *[other] dowiezionego bohatera
}
dark_road-reason-heroes = { $n } { $n ->
    [one] bohater
    [few] bohaterowie
    [many] bohaterów
   *[other] bohatera
} na wozie
dark_road-reason-commissions = { $n } { $n ->
    [one] zamówienie
    [few] zamówienia
    [many] zamówień
   *[other] zamówienia
} na wozie
dark_road-reason-deeds = { $n } { $n ->
    [one] dokonanie
    [few] dokonania
    [many] dokonań
   *[other] dokonania
}
dark_road-reason-goods = { $n } { $n ->
    [one] towar
    [few] towary
    [many] towarów
   *[other] towaru
}
dark_road-reason-lanterns = { $n } { $n ->
    [one] latarenka
    [few] latarenki
    [many] latarenek
   *[other] latarenki
}
dark_road-reason-quartz = { $n } { $n ->
    [one] żarokwarc
    [few] żarokwarce
    [many] żarokwarców
   *[other] żarokwarcu
}
dark_road-reason-horseshoes = { $n } { $n ->
    [one] podkowa
    [few] podkowy
    [many] podków
   *[other] podkowy
}
dark_road-reason-result = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} na koniec
