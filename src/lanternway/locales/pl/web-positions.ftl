### Gra od wskazanej pozycji.

web-from-position = od pozycji
web-from-position-help = Ta partia zaczęła się w środku innej. Nie liczy się do rankingu.
web-play-on = Graj od tego miejsca
web-play-on-help = Nowy stół zaczyna się od tej pozycji. Na pozostałych miejscach siedzą boty. Kości i karty, które dopiero przyjdą, są nowe. Partia nie liczy się do rankingu.
web-play-on-seat = Twoje miejsce
web-play-on-bots = Boty
web-play-on-begin = Graj
web-analysis = Tablica analizy
web-analysis-help = Otwórz dowolną pozycję, zmień ją, zapytaj, co zrobiłby dobry gracz, i graj dalej.
