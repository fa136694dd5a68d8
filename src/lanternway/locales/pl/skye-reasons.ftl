### Czym różnią się dwa ruchy; przed nazwą stoi liczba ze znakiem.

skye-reason-score = punkty
skye-reason-to_score = punkty do zdobycia
skye-reason-scroll_points = punkty za zwoje
skye-reason-flag_points = punkty za flagi
skye-reason-income = przychód
skye-reason-gold = złoto
skye-reason-tiles = żetony
skye-reason-result = punkty na koniec
