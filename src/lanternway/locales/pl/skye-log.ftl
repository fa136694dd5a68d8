### Isle of Skye: co mówi dziennik.

skye-event-round = Runda { $round }: zaczyna { $seat }.
skye-event-income =
    { $seat }: przychód { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }.
skye-event-drew = { $seat } dobiera żetony: { $tiles }.
skye-event-committed = { $seat }: gotowe.
skye-event-revised = { $seat } wycofuje decyzję.
skye-event-priced = { $seat } żąda { $gold } złota za { NAME($tile, form: "acc") }.
skye-event-axed = { $seat } odrzuca do worka { NAME($tile, form: "acc") }.
skye-event-bought =
    { $paid ->
        [0] { $seat } bierze { NAME($tile, form: "acc") } (sprzedaje { $from_seat }): bank płaci { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }, a sprzedający odbiera też tyle samo złota z żetonu.
       *[other] { $seat } kupuje { NAME($tile, form: "acc") } za { $gold } { $gold ->
            [one] złoto
           *[other] złota
        } (sprzedaje { $from_seat } i odbiera też tyle samo złota z żetonu).
    }
skye-event-passed = { $seat } nic nie kupuje.
skye-event-kept =
    { $seat } zatrzymuje { NAME($tile, form: "acc") }; do zasobów idzie { $gold } { $gold ->
        [one] złoto
       *[other] złota
    } z żetonu.
skye-event-placed =
    { $turns ->
        [0] { $seat } kładzie { NAME($tile, form: "acc") } na { $x }, { $y } bez obrotu.
        [one] { $seat } kładzie { NAME($tile, form: "acc") } na { $x }, { $y }, obrót o ćwierć w prawo.
       *[other] { $seat } kładzie { NAME($tile, form: "acc") } na { $x }, { $y }, obrót o { $turns } ćwierci w prawo.
    }
skye-event-returned = { $seat }: { $tile } nigdzie nie pasuje i wraca do worka.
skye-event-planned =
    { $n ->
        [0] { $seat } nie kładzie kamieni milowych; niewykorzystane punkty ruchu: { $steps }{ $extra ->
            [0] .
           *[other] , z tego { $extra } z żetonu premii.
        }
       *[other] { $seat } kładzie kamienie milowe ({ $n }): { $tiles }; ma { $steps ->
            [one] 1 punkt ruchu
            [few] { $steps } punkty ruchu
           *[many] { $steps } punktów ruchu
        }{ $extra ->
            [0] .
           *[other] , z tego { $extra } z żetonu premii.
        }
    }
skye-event-collected = { $seat } zbiera kamień milowy ({ $tile }) za { $steps } pkt ruchu.
skye-event-taken-back = { $seat } zabiera kamienie milowe, do których nie może dojść.
skye-event-advanced =
    { $gold ->
        [0] { $seat } awansuje na torze { NAME($track, form: "gen") } na pole { $space }
       *[other] { $seat } płaci { $gold } { $gold ->
            [one] złoto
           *[other] złota
        } i awansuje na torze { NAME($track, form: "gen") } na pole { $space }
    }{ $points ->
        [0] .
       *[other] : { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
skye-event-declined = { $seat } nie awansuje.
skye-event-bonus =
    Żeton premii ({ $seat }): { $bonus }{ $points ->
        [3] , a do tego 3 punkty.
       *[other] .
    }
skye-event-token = { $seat } kładzie żeton drogi: { $tile }, krawędź { $side }.
skye-event-scored =
    { $seat } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } ({ $tile }).
skye-event-flag =
    { $seat } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } na torze { NAME($track, form: "gen") }.
skye-event-end = Koniec: { $seat } dostaje punkty za zwoje ({ $scrolls }) i za złoto ({ $gold }).
