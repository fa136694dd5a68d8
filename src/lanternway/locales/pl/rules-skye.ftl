### Isle of Skye: zasady do czytania, własnymi słowami.

rules-skye-goal = Zbuduj terytorium, które da najwięcej punktów. Cztery żetony punktacji, w każdej partii inne, mówią, za co są punkty: tu owce, tam zamknięte obszary. Po ostatniej rundzie trochę dodają zwoje i złoto.

rules-skye-turn-income = Przychód: każdy dostaje za zamek złoto ({ $n1 }) i trochę więcej za whisky.
rules-skye-turn-price = Dobierz trzy żetony. W tajemnicy wybierz jeden do odrzucenia, a na każdym z pozostałych połóż cenę z własnego złota.
rules-skye-turn-buy = W kolejności kup jeden żeton od kogoś innego albo spasuj. Czego nikt nie kupił, zatrzymujesz, a cena idzie do zasobów.
rules-skye-turn-build = Wszyscy dokładają nowe żetony do swojego terytorium.
rules-skye-turn-score = Żetony punktacji tej rundy dają punkty. Znacznik pierwszego gracza wędruje dalej.

rules-skye-start-title = Zanim zaczniesz
rules-skye-start-rounds = Partia ma sześć rund, a w pięć osób pięć. Cztery żetony punktacji leżą na A, B, C i D przez całą grę, więc można o nich myśleć od pierwszego żetonu.
rules-skye-start-castle = Twoje terytorium zaczyna się od jednego zamku. Na północy i południu ma pastwisko, na zachodzie góry, na wschodzie wodę, i tak już leży. Zaczynasz bez złota i bez punktów; pierwszy przychód jest od razu.

rules-skye-income-title = Przychód
rules-skye-income-castle = Zamek daje w każdej rundzie złoto: { $n1 }. Każdy żeton z whisky daje dodatkowo { $n2 }, ale tylko wtedy, gdy od zamku prowadzi do niego droga bez przerwy.
rules-skye-income-behind = Od rundy { $n1 } kto jest z tyłu, dostaje pomoc: trochę złota za każdego gracza, który ma więcej punktów. Im późniejsza runda, tym więcej.
rules-skye-income-example = Żetony z whisky przy drodze od zamku: { $n1 }. Trwa runda { $n2 } i jeden gracz jest przed tobą: dodatkowe złoto to { $n3 }.

rules-skye-price-title = Ceny
rules-skye-price-three = Trzy żetony leżą przed twoją zasłonką, widoczne dla wszystkich. Za nią decydujesz: topór odsyła jeden do worka, dwa pozostałe dostają cenę.
rules-skye-price-own = Cena to co najmniej { $n1 }. Najpierw kładziesz własne złoto. Jeśli ktoś kupi, dostajesz cenę, a twoje złoto wraca. Jeśli nikt, żeton jest twój, a złoto przepada.
rules-skye-price-example = Ceny { $n1 } i { $n2 } przy złocie { $n3 } zostawiają { $n4 } na zakupy. Złoto z żetonów może wrócić podwojone albo przepaść.

rules-skye-buy-title = Zakupy
rules-skye-buy-pay = W swojej turze możesz wziąć jeden żeton innego gracza. Płacisz złotem, które nie leży na żadnym żetonie. Sprzedający ma je od razu i może je wydać jeszcze w tej rundzie.
rules-skye-buy-keep = Po ostatniej turze każdy zabiera swoje niesprzedane żetony. Złoto z nich idzie do zasobów: wysoka cena na żetonie, który chcesz mieć, drogo kosztuje.
rules-skye-buy-example = Złoto rywala: { $n1 }, cena jego żetonu: { $n2 }. Jeśli go kupisz, rywal będzie mieć { $n3 } i może kupić twój.

rules-skye-build-title = Budowanie
rules-skye-build-edges = Każdy żeton musi stykać się z twoim terytorium całą krawędzią, obrócony, jak chcesz. Gdzie dwa żetony się stykają, teren przechodzi w taki sam teren. Drogi mogą się urywać.
rules-skye-build-back = Kładziesz wszystkie swoje żetony, w dowolnej kolejności. Do worka wracają dopiero wtedy, gdy żaden nigdzie nie pasuje.
rules-skye-build-example = Podświetlone są miejsca, w które ten żeton pasuje: pastwisko do pastwiska, woda do wody.

rules-skye-areas-title = Obszary i drogi
rules-skye-areas-area = Teren jednego rodzaju, który się łączy, to obszar. Jest zamknięty, gdy nie ma już otwartej krawędzi. Zamknięte obszary liczą się dla kilku żetonów punktacji i dla wszystkich zwojów.
rules-skye-areas-road = Dwa żetony są połączone, gdy droga wychodzi z obu przez tę samą krawędź. Połączony z zamkiem znaczy: można tam dojść samymi drogami.
rules-skye-areas-example = Zamknięte obszary mają jasną linię. Na tym małym terytorium jest ich { $n1 }: woda obok zamku i góry, które leżą wewnątrz jednego żetonu.

rules-skye-score-title = Punktacja
rules-skye-score-which = Każdy żeton punktacji liczy się w trzech rundach. Litery na pasku pokazują, które liczą się teraz, a które potem. Liczy się wszystko, co w tej chwili leży na twoim terytorium, stare i nowe.
rules-skye-score-most = Niektóre żetony porównują graczy: najwięcej złota, najwięcej łodzi. Pierwsze miejsce daje { $n1 }, drugie { $n2 }. Gdy pierwszych jest kilku, drugiego nie ma.
rules-skye-score-example = Gdyby liczyć teraz, terytorium powyżej dałoby { $n1 } za owce i { $n2 } za zamknięte obszary.

rules-skye-end-title = Koniec
rules-skye-end-scrolls = Każdy zwój wymienia coś na twoim terytorium i daje za to punkty, dwa razy tyle, jeśli leży w zamkniętym obszarze.
rules-skye-end-gold = Potem złoto zamienia się na punkty: za każde { $n2 } dostajesz { $n1 }. Wygrywa, kto ma najwięcej punktów.
rules-skye-end-tie = Przy równych punktach decyduje złoto, które zostało; jeśli i ono jest równe, zwycięstwo jest wspólne.

rules-skye-journeyman-title = Wędrowiec
rules-skye-journeyman-walk = W tym dodatku po budowaniu przez twoje terytorium idzie wędrowiec. Punktów ruchu ma na początku { $n1 }. W tajemnicy kładziesz kamienie milowe na żetonach, a potem zbierasz je po drodze.
rules-skye-journeyman-tracks = Kamień milowy pozwala awansować na jednym z trzech torów, jeśli żeton ma to, czego chce następne pole. Wojownik i herold dają punkty, kupiec złoto, a wszystkie tory żetony premii.
rules-skye-journeyman-sale = Kto sprzeda żeton, może też awansować wojownikiem. Sprzedaż jest więc warta więcej niż cena.
rules-skye-journeyman-example = Punkty ruchu za krok wzdłuż drogi: { $n1 }. Gdzie droga się urywa: { $n2 }.
