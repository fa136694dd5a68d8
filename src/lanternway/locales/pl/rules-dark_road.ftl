### Kupcy: zasady do czytania, własnymi słowami.

rules-dark_road-goal = Zarabiasz monety i prestiż, a liczy się tylko to, czego masz mniej. Po rundzie { $n1 } wygrywa kupiec, którego mniejszy stos jest największy. Tutaj monety ({ $n2 }) i prestiż ({ $n3 }) są warte { $n4 }: brakuje prestiżu.

rules-dark_road-turn-plan = Planowanie: połóż kość z głównej rezerwy na jednym z trzech pól blokady. Dostajesz to, co daje pole, a kość, która tam leżała, idzie do puli akcji.
rules-dark_road-turn-move = Ruch: ta kość prowadzi twój pionek wozu po Dookolu, dokładnie o tyle pól, ile pokazuje.
rules-dark_road-turn-activate = Aktywacja: użyj jednej z dwóch dzielnic przy swoim polu. Z kością blasku: obu, a do tego budynku.
rules-dark_road-turn-rest = Odpoczynek: kość jest zużyta, a to, co leży odkryte, uzupełnia się na nowo.

rules-dark_road-start-title = Zanim zaczniesz
rules-dark_road-start-goods = Kupuje się, wytwarza i sprzedaje sześć towarów. Każdy ma stronę zwyczajną i doskonałą; doskonałe są więcej warte. Za miastem czeka sześć miasteczek, po dwa w każdym z trzech regionów.
rules-dark_road-start-wheel = Koło rynku mówi, ile warte są towary: { $n1 } na górze, aż do { $n2 }. Gdy się obraca, każda cena spada o jedno pole, a najtańszy towar staje się najdroższy.
rules-dark_road-start-you = Zaczynasz z monetami ({ $n1 }), towarem, bohaterem, wierzchowcem, podkową i tajnym dokonaniem. Trzy twoje kości są zablokowane, pozostałe rzucone.

rules-dark_road-turn-title = Tura
rules-dark_road-turn-dice = Trzy kości zawsze są zablokowane. Wybierasz rzuconą kość i pole; nowa zostaje, a starą działasz. Dzisiejszy wybór to więc także jutrzejsza droga.
rules-dark_road-turn-slots = Pierwsze pole wytwarza towar z kości, którą kładziesz. Drugie daje latarenkę albo przygotowuje kość blasku. Trzecie daje monety ({ $n1 }) albo obraca koło rynku.
rules-dark_road-turn-ring = Pionek idzie zgodnie z ruchem wskazówek zegara, dokładnie o wartość kości. Podkowa przesuwa go jeszcze o jedno pole w dowolną stronę. Pionki się nie blokują.
rules-dark_road-turn-lit = Z kością nocy używasz jednej dzielnicy. Jeśli dołączy kość blasku, używasz obu dzielnic i budynku między nimi.
rules-dark_road-turn-example = Jedynka zajmuje drugie pole. Kość stamtąd ({ $n1 }) i kość blasku ({ $n2 }) leżą teraz w puli akcji: dwa sposoby ruchu i dwie dzielnice do użycia.
rules-dark_road-turn-later = Kości ubywa. Po rundach { $n1 }, { $n2 }, { $n3 } i { $n4 } jedna zużyta kość opuszcza grę, a pozostałymi rzuca się na nowo. W ostatnich rundach zużywa się same zablokowane kości.

rules-dark_road-wagon-title = Twój wóz
rules-dark_road-wagon-room = Towary mają różne kształty i muszą zmieścić się w magazynie. Pakuje je za ciebie gra; liczy się tylko, czy się mieszczą. To, co się nie mieści, odrzucasz; sam wybór należy do ciebie.
rules-dark_road-wagon-limits = Jest miejsce na zamówienia ({ $n1 }), bohaterów ({ $n2 }) i latarenki ({ $n3 }), a na żarokwarc i podkowy razem: { $n4 }.
rules-dark_road-wagon-secret = Twoje monety i dokonania są tajne. Wszystko inne na wozie widzą wszyscy.
rules-dark_road-wagon-example = Pełny magazyn: te towary ({ $n1 }) nie zostawiają wolnej kratki.

rules-dark_road-city-title = Miasto
rules-dark_road-city-bazaar = Wielki Bazar sprzedaje towary z kości rynku po dzisiejszych cenach. Przed zakupem możesz obrócić koło i zmienić jedną kość. Za pole koła płaci się raz: drugi towar z niego jest za darmo.
rules-dark_road-city-bazaar-example = Na zbroi leżą teraz dwie kości, więc dwie zbroje kosztują tyle co jedna.
rules-dark_road-city-commissions = Zamówienia Królowej dają ci zamówienie miasteczka: trzy towary, których ono chce.
rules-dark_road-city-market = Czarny Rynek sprzedaje za kroki: moneta za każde pole, o które przesuwasz znacznik; bierzesz oba towary z miejsca, w którym stanie.
rules-dark_road-city-inn = W Gospodzie przy Dookolu bohater kupuje to, czego szuka, po dzisiejszych cenach; doskonały towar daje więcej monet (o { $n1 }) i żarokwarc. Potem bohater wsiada na twój wóz i chce do domu.
rules-dark_road-city-inn-example = Na wozie są towary ({ $n1 }). Podświetleni bohaterowie szukają niektórych z nich; sprzedaj temu, kto płaci najlepiej albo mieszka tam, dokąd jedziesz.

rules-dark_road-ruins-title = Ruiny Yin
rules-dark_road-ruins-walk = Eskapady Yurga prowadzą do ruin albo do miasteczek. W ruinach znacznik przesuwa się o jedno pole, a jeśli chcesz, o jedno więcej za każdego bohatera na wozie. Bierzesz jeden z pokazanych tam doskonałych towarów.
rules-dark_road-ruins-die = Za latarenkę możesz raz rzucić kością ruin: żarokwarc, monety, bohater albo kolejna wyprawa.

rules-dark_road-caravan-title = Karawany
rules-dark_road-caravan-lead = Kto prowadzi karawanę, bierze towarzysza i ogłasza drogę i miasteczko. Główny szlak jest darmowy; skrót kosztuje latarenki ({ $n1 }). Inni mogą dołączyć.
rules-dark_road-caravan-event = Na drodze czeka zdarzenie. Rzuca się wszystkimi kośćmi, a każdy podróżnik bierze jedną: wysokie nagradzają, niskie kosztują. Na głównym szlaku przywódca bierze pierwszy, na skrócie ostatni. Za latarenkę pozostałe kości rzuca się znowu.
rules-dark_road-caravan-deliver = W miasteczku zamówienia dają prestiż: { $n1 }, { $n2 } albo { $n3 } za jeden, dwa lub trzy towary, a bohaterowie, którzy tam mieszkają, nagrodę regionu.
rules-dark_road-caravan-fortune = Potem przywódca wybiera uśmiech losu, na skrócie dwa: kość blasku, dokonanie, monety albo ulepszenie wozu.
rules-dark_road-caravan-example = Karawana w drodze, kości: { $n1 }. Troje podróżników i jedna kość towarzysza.

rules-dark_road-deeds-title = Dokonania
rules-dark_road-deeds-what = Dokonanie to cel na koniec gry, na przykład dostawy do wielu miasteczek. Daje monety albo prestiż, więc bierz te, które pomagają mniejszemu stosowi.

rules-dark_road-help-title = Budynki, towarzysze, wierzchowce
rules-dark_road-help-buildings = Między dzielnicami stoją cztery budynki, w każdej partii inne. Są otwarte dla tego, kto przybywa z kością blasku.
rules-dark_road-help-companions = Towarzysze przychodzą z karawany. Wierni biorą żarokwarc i pomagają raz każdą zdolnością; bezpańscy chcą czegoś innego i przechodzą do sąsiada.
rules-dark_road-help-steeds = Twój wierzchowiec ma zdolność, która zawsze działa. Ulepszenie z uśmiechu losu na stałe poprawia pole blokady, magazyn albo stajnię.

rules-dark_road-end-title = Koniec
rules-dark_road-end-lower = Po rundzie { $n1 } każdy może jeszcze raz odwiedzić jedno miasteczko. Dolicza się dokonania, a potem wynikiem jest to, czego masz mniej, monet lub prestiżu, i trochę za ulepszenia i niewykorzystane kości blasku.
rules-dark_road-end-tie = Przy równym wyniku decyduje większy z drugich stosów.

rules-dark_road-variants-title = W pojedynkę i inne wydania
rules-dark_road-variants-concern = Spółka Prywatna gra bez osoby: nigdy nie wybiera, decydują karty. Jej zamiar widać, zanim zadziała. Możesz grać z nią w pojedynkę albo przyjąć ją jako jeszcze jednego kupca.
rules-dark_road-variants-editions = Wydania drukowane różnią się w kilku miejscach. Wybierz jedno przy nowym stole; punkty poniżej mówią, gdzie się różnią.
