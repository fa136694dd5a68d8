### Isle of Skye: what the log tells.

skye-event-round = Round { $round }: { $seat } begins.
skye-event-income = { $seat } gets { $gold } gold in income.
skye-event-drew = { $seat } draws the tiles { $tiles }.
skye-event-committed = { $seat } is done.
skye-event-revised = { $seat } takes it back.
skye-event-priced = { $seat } asks { $gold } gold for { $tile }.
skye-event-axed = { $seat } puts { $tile } back into the bag.
skye-event-bought =
    { $paid ->
        [0] { $seat } takes { $tile } from { $from_seat }: the bank pays { $gold } gold, and { $from_seat } takes back the { $gold } gold on it.
       *[other] { $seat } buys { $tile } from { $from_seat } for { $gold } gold; { $from_seat } also takes back the { $gold } gold on it.
    }
skye-event-passed = { $seat } buys nothing.
skye-event-kept = { $seat } keeps { $tile }; the { $gold } gold on it goes to the supply.
skye-event-placed =
    { $turns ->
        [0] { $seat } places { $tile } at { $x }, { $y } as printed.
        [one] { $seat } places { $tile } at { $x }, { $y }, one quarter turn clockwise.
       *[other] { $seat } places { $tile } at { $x }, { $y }, { $turns } quarter turns clockwise.
    }
skye-event-returned = { $seat } returns { $tile } to the bag: it fits nowhere.
skye-event-planned =
    { $n ->
        [0] { $seat } lays no waypoint; { $steps } movement points go unused{ $extra ->
            [0] .
           *[other] , { $extra } of them by the bonus tile.
        }
        [one] { $seat } lays a waypoint on { $tiles } and has { $steps ->
            [one] 1 movement point
           *[other] { $steps } movement points
        }{ $extra ->
            [0] .
           *[other] , { $extra } of them by the bonus tile.
        }
       *[other] { $seat } lays { $n } waypoints on { $tiles } and has { $steps ->
            [one] 1 movement point
           *[other] { $steps } movement points
        }{ $extra ->
            [0] .
           *[other] , { $extra } of them by the bonus tile.
        }
    }
skye-event-collected =
    { $seat } collects the waypoint on { $tile } for { $steps ->
        [one] 1 movement point
       *[other] { $steps } movement points
    }.
skye-event-taken-back = { $seat } cannot reach the waypoints left and takes them back.
skye-event-advanced =
    { $gold ->
        [0] { $seat } advances on the { $track } track to space { $space }
       *[other] { $seat } pays { $gold } gold and advances on the { $track } track to space { $space }
    }{ $points ->
        [0] .
       *[other] : { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
skye-event-declined = { $seat } does not advance.
skye-event-bonus =
    { $seat }’s bonus tile takes effect: { $bonus }{ $points ->
        [3] , and 3 points.
       *[other] .
    }
skye-event-token = { $seat } lays a road token: { $tile }, { $side } edge.
skye-event-scored =
    { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $tile }).
skye-event-flag =
    { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the { $track } track.
skye-event-end = { $seat }: { $scrolls } points for scrolls, { $gold } for gold.
