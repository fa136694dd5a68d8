# Przeciwnicy, którzy są programami.

bots-name-random = Losowy
bots-name-mild = Łagodny
bots-name-greedy = Zachłanny
bots-name-search = Myślący
bots-name-level = Według poziomu

bots-level-1 = Wędrowiec
bots-level-1-help = Gra dla towarzystwa i często idzie za nosem. Na pierwszą partię.
bots-level-2 = Uczeń
bots-level-2-help = Bierze to, co w tej chwili wygląda najlepiej. Nie myśli naprzód.
bots-level-3 = Czeladnik
bots-level-3-help = Patrzy kilka kroków naprzód i zgaduje, co ukrywasz.
bots-level-4 = Mistrz cechu
bots-level-4-help = Namyśla się około sekundy. Trudno z nim wygrać.
bots-level-5 = Strażnik latarni
bots-level-5-help = Myśli tak długo, jak wypada. Najsilniejszy przeciwnik.
