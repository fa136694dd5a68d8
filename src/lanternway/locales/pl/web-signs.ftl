# Jak nazywają się znaki stołu, i panel, który to mówi.

sign-points = punkty
sign-distance = odległość od zamku
sign-arrow = kierunek, widziany z twojej strony
sign-hidden = tajne: widzi to tylko właściciel
sign-eye = patrz; pokaż wszystko
sign-check = gotowe albo wybrane
sign-lock = jeszcze niemożliwe
sign-deck = stos kart albo żetonów
sign-rotate = obrót
sign-plus = więcej; bliżej
sign-minus = mniej; dalej
sign-play = graj, dalej
sign-pause = zatrzymaj na chwilę
sign-next = następne
sign-prev = wstecz
sign-user = osoba
sign-lantern = to, co możesz wybrać
sign-chart = jak stoi gra

web-signs = Co to jest?
web-key-explain = objaśniaj rzeczy po kolei: strzałki, F6; Esc kończy
web-signs-find = Znajdź znak lub słowo
web-signs-none = Żaden znak tak się nie nazywa.
web-signs-rule = Zasada
