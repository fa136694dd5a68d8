### Isle of Skye: amit a napló mond.

skye-event-round = { $round }. forduló: { $seat } kezd.
skye-event-income = { $seat } jövedelme: { $gold } arany.
skye-event-drew = { $seat } húzott lapkái: { $tiles }.
skye-event-committed = { $seat } elkészült.
skye-event-revised = { $seat } visszavonja.
skye-event-priced = { $seat } ennyit kér: { $gold } arany ({ $tile }).
skye-event-axed = { $seat } visszateszi a zsákba { THE(NAME($tile, form: "acc")) }.
skye-event-bought =
    { $paid ->
        [0] { $seat } elviszi { THE(NAME($tile, form: "acc")) } (eladó: { $from_seat }): a bank fizet { $gold } aranyat, az eladó visszaveszi a lapkán lévő { $gold } aranyat is.
       *[other] { $seat } megveszi { THE(NAME($tile, form: "acc")) } { $gold } aranyért (eladó: { $from_seat }, aki visszaveszi a lapkán lévő { $gold } aranyat is).
    }
skye-event-passed = { $seat } nem vesz semmit.
skye-event-kept = { $seat } megtartja { THE(NAME($tile, form: "acc")) }; a rajta lévő { $gold } arany a készletbe kerül.
skye-event-placed =
    { $turns ->
        [0] { $seat } leteszi { THE(NAME($tile, form: "acc")) } ide: { $x }, { $y }, elforgatás nélkül.
       *[other] { $seat } leteszi { THE(NAME($tile, form: "acc")) } ide: { $x }, { $y }, { $turns } negyedfordulattal jobbra.
    }
skye-event-returned = { $seat }: { THE($tile) } sehová sem illik, visszakerül a zsákba.
skye-event-planned =
    { $n ->
        [0] { $seat } nem tesz le útjelzőt; { $steps } mozgáspont vész el{ $extra ->
            [0] .
           *[other] , ebből { $extra } a jutalomlapkáé.
        }
       *[other] { $seat } útjelzői ({ $n }): { $tiles }; { $steps } mozgáspont{ $extra ->
            [0] .
           *[other] , ebből { $extra } a jutalomlapkáé.
        }
    }
skye-event-collected = { $seat } begyűjti az útjelzőt { THE(NAME($tile, form: "from")) } { $steps } mozgáspontért.
skye-event-taken-back = { $seat } visszaveszi az elérhetetlen útjelzőket.
skye-event-advanced =
    { $gold ->
        [0] { $seat } előrelép { THE($track) } sávján { THE($space) }. mezőre
       *[other] { $seat } { $gold } aranyat fizet, és előrelép { THE($track) } sávján { THE($space) }. mezőre
    }{ $points ->
        [0] .
       *[other] : { $points } pont.
    }
skye-event-declined = { $seat } nem lép előre.
skye-event-bonus =
    Jutalomlapka ({ $seat }): { $bonus }{ $points ->
        [3] , és 3 pont.
       *[other] .
    }
skye-event-token = { $seat } útlapkát tesz le: { $tile }, { $side } él.
skye-event-scored = { $seat }: { $points } pont ({ $tile }).
skye-event-flag = { $seat }: { $points } pont { THE($track) } sávjáért.
skye-event-end = { $seat }: { $scrolls } pont a tekercsekért, { $gold } az aranyért.
