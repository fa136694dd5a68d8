# Mi a neve az asztal jeleinek, és a panel, amely megmondja.

sign-points = pontok
sign-distance = távolság a vártól
sign-arrow = irány, a te oldaladról nézve
sign-hidden = titkos: csak a gazdája látja
sign-eye = nézd; mutass mindent
sign-check = kész vagy kiválasztva
sign-lock = még nem lehetséges
sign-deck = kártyák vagy lapkák kupaca
sign-rotate = fordítás
sign-plus = több; közelebb
sign-minus = kevesebb; távolabb
sign-play = játék, tovább
sign-pause = állj egy pillanatra
sign-next = következő
sign-prev = vissza
sign-user = egy személy
sign-lantern = amit választhatsz
sign-chart = hogy áll a játék

web-signs = Mi ez?
web-key-explain = dolgok magyarázata egyenként: nyilak, F6; Esc a vége
web-signs-find = Keress egy jelet vagy szót
web-signs-none = Nincs ilyen nevű jel.
web-signs-rule = A szabály
