### The page: following the others.

web-since = A köröm óta
web-since-empty = Az utolsó köröd óta senki más nem lépett.
web-see-again = Nézd meg újra, mit tett { $name }
web-more-lines = { $n ->
    [one] és előtte még { $n } dolog
   *[other] és előtte még { $n } dolog
}
web-times = { $text } (× { $n })
web-pace = Milyen gyorsan látszik a többiek köre
web-pace-step = Lépés
web-pace-slow = Lassú
web-pace-normal = Normál
web-pace-fast = Gyors
web-pace-skip = Átugrom
web-follow-step = { $n }/{ $of }. lépés.
web-follow-replay = Újra nézed.
web-follow-for-you = Neked:
web-follow-back = Egy lépés vissza
web-follow-next = Egy lépés előre
web-follow-pause = Szünet
web-follow-go = Folytatás
web-follow-catch-up = { $n ->
    [one] Utolérem: { $n } lépés
   *[other] Utolérem: { $n } lépés
}
web-key-follow = a többiek köre: tovább, szünet, egy lépés vissza, egy lépés előre
web-key-rivals = a következő játékos minden nyilvános holmija
web-trouble = Valamit nem sikerült megmutatni. A játék megy tovább.
web-harmed = A szerver egy régebbi változata elvesztett valamit ebből az asztalból. Tovább játszhattok, de a feljegyzése nem lesz igazolható.
web-trouble-reload = Töltsd be újra az oldalt
web-trouble-part = Ezt a részt nem sikerült kirajzolni. Próbáld újra
web-rival-of = { $name }: amit mindenki láthat
web-rival-open = Mutasd, mit láthat mindenki: { $name }
web-rival-back = Vissza az enyémhez
web-moves-list = Lépések
web-speed = Sebesség
web-speed-is = × { $n }
