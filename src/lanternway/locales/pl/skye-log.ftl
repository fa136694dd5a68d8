### Isle of Skye: co mówi dziennik.

skye-event-round = Runda { $round }: zaczyna { $seat }.
skye-event-income =
    { $seat } dostaje { $gold } { $gold ->
        [one] złoto
       *[other] złota
    } przychodu.
skye-event-drew = { $seat } dobiera trzy żetony: { $tiles }.
skye-event-committed = { $seat }: gotowe.
skye-event-revised = { $seat } wycofuje decyzję.
skye-event-priced = { $seat } żąda { $gold } złota za { NAME($tile, form: "acc") }.
skye-event-axed = { $seat } odrzuca { NAME($tile, form: "acc") } do worka.
skye-event-bought =
    { $paid ->
        [0] { $seat } kupuje { NAME($tile, form: "acc") }: bank płaci { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }. Sprzedaje { $from_seat } i odzyskuje też złoto leżące na żetonie ({ $gold }).
       *[other] { $seat } kupuje { NAME($tile, form: "acc") } za { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }. Sprzedaje { $from_seat } i odzyskuje też złoto leżące na żetonie ({ $gold }).
    }
skye-event-passed = { $seat } nic nie kupuje.
skye-event-kept =
    { $seat } zatrzymuje { NAME($tile, form: "acc") } i oddaje do zasobów { $gold } { $gold ->
        [one] złoto
       *[other] złota
    } z żetonu.
skye-event-placed = { $seat } kładzie { NAME($tile, form: "acc") } na { $side } od { NAME($by_tile, form: "gen") }.
skye-event-returned = { $seat } odkłada { NAME($tile, form: "acc") } do worka: żeton nigdzie nie pasuje.
skye-event-planned =
    { $n ->
        [0] { $seat } nie kładzie kamieni milowych i nie wykorzystuje punktów ruchu ({ $steps }){ $extra ->
            [0] .
           *[other] , z tego { $extra } z żetonu premii.
        }
        [one] { $seat } kładzie kamień milowy ({ $tiles }) i ma { $steps ->
            [one] 1 punkt ruchu
            [few] { $steps } punkty ruchu
           *[many] { $steps } punktów ruchu
        }{ $extra ->
            [0] .
           *[other] , z tego { $extra } z żetonu premii.
        }
        [few] { $seat } kładzie { $n } kamienie milowe ({ $tiles }) i ma { $steps ->
            [one] 1 punkt ruchu
            [few] { $steps } punkty ruchu
           *[many] { $steps } punktów ruchu
        }{ $extra ->
            [0] .
           *[other] , z tego { $extra } z żetonu premii.
        }
       *[many] { $seat } kładzie { $n } kamieni milowych ({ $tiles }) i ma { $steps ->
            [one] 1 punkt ruchu
            [few] { $steps } punkty ruchu
           *[many] { $steps } punktów ruchu
        }{ $extra ->
            [0] .
           *[other] , z tego { $extra } z żetonu premii.
        }
    }
skye-event-collected =
    { $seat } zbiera kamień milowy przy { NAME($tile, form: "loc") } { $steps ->
        [0] bez ruchu
        [one] za 1 punkt ruchu
        [few] za { $steps } punkty ruchu
       *[many] za { $steps } punktów ruchu
    }.
skye-event-taken-back = { $seat } zabiera kamienie milowe, do których nie można dojść.
skye-event-advanced =
    { $gold ->
        [0] { $seat } awansuje na torze { NAME($track, form: "gen") } na pole { $space }
       *[other] { $seat } płaci { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }{ $points ->
            [0] {" "}i
           *[other] ,
        } awansuje na torze { NAME($track, form: "gen") } na pole { $space }
    }{ $points ->
        [0] .
        [one] {" "}i zdobywa 1 punkt.
        [few] {" "}i zdobywa { $points } punkty.
       *[many] {" "}i zdobywa { $points } punktów.
    }
skye-event-declined = { $seat } nie awansuje.
skye-event-bonus =
    { $seat } używa żetonu premii: { $bonus }{ $points ->
        [3] , a do tego zdobywa 3 punkty.
       *[other] .
    }
skye-event-token = { $seat } kładzie żeton drogi łączący { NAME($tile, form: "acc") } i { NAME($other_tile, form: "acc") }.
skye-event-scored =
    { $seat } { $points ->
        [0] nie zdobywa punktów
        [one] zdobywa 1 punkt
        [few] zdobywa { $points } punkty
       *[many] zdobywa { $points } punktów
    } ({ $tile }).
skye-event-flag =
    { $seat } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } na torze { NAME($track, form: "gen") }.
skye-event-end =
    { $seat } zdobywa punkty: { $scrolls } za zwoje i { $gold } za złoto.
