### The page: following the others.

web-since = Od mojej tury
web-since-empty = Od twojej ostatniej tury nikt inny nic nie zrobił.
web-see-again = Zobacz jeszcze raz, co robi { $name }
web-more-lines = { $n ->
    [one] i { $n } rzecz wcześniej
    [few] i { $n } rzeczy wcześniej
   *[other] i { $n } rzeczy wcześniej
}
web-times = { $text } (× { $n })
web-pace = Tempo pokazywania tur innych graczy
web-pace-step = Krok
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-fast = Szybko
web-pace-skip = Pomiń
web-follow-step = Krok { $n } z { $of }.
web-follow-replay = Powtórka.
web-follow-for-you = Dla ciebie:
web-follow-back = Krok wstecz
web-follow-next = Krok dalej
web-follow-pause = Wstrzymaj
web-follow-go = Dalej
web-follow-catch-up = { $n ->
    [one] Dogoń grę: { $n } krok
    [few] Dogoń grę: { $n } kroki
   *[other] Dogoń grę: { $n } kroków
}
web-key-follow = tury innych: dalej, wstrzymaj, krok wstecz, krok dalej
web-key-rivals = wszystko, co jawne u następnego gracza
web-trouble = Czegoś nie udało się pokazać. Gra toczy się dalej.
web-harmed = Starsza wersja serwera zgubiła coś z tego stołu. Można grać dalej, ale zapisu tej gry nie da się potwierdzić.
web-trouble-reload = Wczytaj stronę ponownie
web-trouble-part = Tej części nie udało się narysować. Spróbuj ponownie
web-rival-of = { $name }: co wszyscy mogą zobaczyć
web-rival-open = Pokaż, co wszyscy mogą zobaczyć u gracza { $name }
web-rival-back = Wróć do swoich
web-moves-list = Ruchy
web-speed = Szybkość
web-speed-is = × { $n }
