### Czym różnią się dwa ruchy; przedtem stoi znak: „+3 monety”, „−1,5 monety”.

skye-reason-score = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
skye-reason-to_score = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} do zdobycia
skye-reason-scroll_points = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} za zwoje
skye-reason-flag_points = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} za flagi
skye-reason-income = { $n } { $n ->
    [one] złoto
   *[other] złota
} przychodu
skye-reason-gold = { $n } { $n ->
    [one] złoto
   *[other] złota
}
skye-reason-tiles = { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
}
skye-reason-result = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} na koniec
