### Isle of Skye: amit a napló mond.

skye-event-round = { $round }. forduló: { $seat } kezd.
skye-event-income = { $seat } jövedelme: { $gold } arany.
skye-event-drew = { $seat } három lapkát húz: { $tiles }.
skye-event-committed = { $seat } elkészült.
skye-event-revised = { $seat } visszavonja a döntését.
skye-event-priced = { $seat } { THE(NAME($tile, form: "acc")) } { $gold } aranyra árazza.
skye-event-axed = { $seat } visszateszi a zsákba { THE(NAME($tile, form: "acc")) }.
skye-event-bought =
    { $paid ->
        [0] { $seat } megveszi { THE(NAME($tile, form: "acc")) }: a bank fizet { $gold } aranyat. Az eladó { $from_seat }, aki a lapkán lévő { $gold } aranyat is visszaveszi.
       *[other] { $seat } megveszi { THE(NAME($tile, form: "acc")) } { $gold } aranyért. Az eladó { $from_seat }, aki a lapkán lévő { $gold } aranyat is visszaveszi.
    }
skye-event-passed = { $seat } nem vesz semmit.
skye-event-kept = { $seat } megtartja { THE(NAME($tile, form: "acc")) }; a rajta lévő { $gold } arany a készletbe kerül.
skye-event-placed = { $seat } { THE(NAME($by_tile, form: "from")) } { NAME($side, form: "to") } teszi le { THE(NAME($tile, form: "acc")) }.
skye-event-returned = { $seat } visszateszi a zsákba { THE(NAME($tile, form: "acc")) }: sehová sem illik.
skye-event-planned =
    { $n ->
        [0] { $seat } nem tesz le útjelzőt, és nem használ fel { $steps } mozgáspontot{ $extra ->
            [0] .
           *[other] , ebből { $extra } a jutalomlapkáé.
        }
        [one] { $seat } letesz egy útjelzőt ({ $tiles }), és { $steps } mozgáspontja van{ $extra ->
            [0] .
           *[other] , ebből { $extra } a jutalomlapkáé.
        }
       *[other] { $seat } letesz { $n } útjelzőt ({ $tiles }), és { $steps } mozgáspontja van{ $extra ->
            [0] .
           *[other] , ebből { $extra } a jutalomlapkáé.
        }
    }
skye-event-collected =
    { $seat } begyűjti az útjelzőt { THE(NAME($tile, form: "at")) } { $steps ->
        [0] mozgás nélkül
       *[other] { $steps } mozgáspontért
    }.
skye-event-taken-back = { $seat } visszaveszi az elérhetetlen útjelzőket.
skye-event-advanced =
    { $gold ->
        [0] { $seat } előrelép { THE($track) } sávján { THE($space) }. mezőre
       *[other] { $seat } fizet { $gold } aranyat, és előrelép { THE($track) } sávján { THE($space) }. mezőre
    }{ $points ->
        [0] .
       *[other] {" "}({ $points } pont).
    }
skye-event-declined = { $seat } nem lép előre.
skye-event-bonus =
    { $seat } jutalomlapkát használ: { $bonus }{ $points ->
        [3] , és kap 3 pontot.
       *[other] .
    }
skye-event-token = { $seat } útlapkát tesz { THE($tile) } és { THE($other_tile) } közé.
skye-event-scored =
    { $seat } { $points ->
        [0] nem kap pontot
       *[other] kap { $points } pontot
    } ({ $tile }).
skye-event-flag = { $seat } kap { $points } pontot { THE($track) } sávjáért.
skye-event-end = { $seat } kap { $scrolls } pontot a tekercsekért és { $gold } pontot az aranyért.
