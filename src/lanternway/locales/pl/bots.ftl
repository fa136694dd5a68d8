# Przeciwnicy, którzy są programami.

bots-name-random = Losowy
bots-name-mild = Łagodny
bots-name-greedy = Zachłanny
bots-name-learned = Wyuczony
bots-name-learned-search = Wyuczony, myślący
bots-name-search = Myślący
bots-name-level = Według poziomu
bots-name-random-help = Wybiera losowo. Dobry, żeby coś wypróbować.

bots-worth = We dwoje wygrywa około { $percent } na 100 partii, gdy przeciwnikiem jest { $below } (od { $low } do { $high }, rozegrane partie: { $games }).
bots-unmeasured = Siły wobec poziomu { $below } jeszcze nie zmierzono.

bots-level-1 = Wędrowiec
bots-level-1-help = Wiele przeocza i często źle ocenia to, co widzi. Na pierwszą partię.
bots-level-2 = Uczeń
bots-level-2-help = Czegoś nie zauważa, coś źle ocenia, jak to ludzie.
bots-level-3 = Czeladnik
bots-level-3-help = Bierze to, co w tej chwili wygląda najlepiej.
bots-level-4 = Mistrz cechu
bots-level-4-help = Zgaduje, co ukrywasz, i rozważa, dokąd prowadzi każdy wybór. Trudno z nim wygrać.
bots-level-5 = Strażnik latarni
bots-level-5-help = Myśli tak długo, jak wypada. Najsilniejszy przeciwnik.

web-try-harder = Ostatnio zwykle wygrywasz. Spróbuj następnego poziomu: { $level }.
web-try-easier = Ostatnie partie były trudne. Łatwiejszy poziom może dać więcej radości: { $level }.
