### Isle of Skye: what the log tells.

skye-event-round = Round { $round }: { $seat } begins.
skye-event-income = { $seat } gets { $gold } gold in income.
skye-event-drew = { $seat } draws three tiles: { $tiles }.
skye-event-committed = { $seat } is done.
skye-event-revised = { $seat } takes a decision back.
skye-event-priced = { $seat } asks { $gold } gold for the { $tile }.
skye-event-axed = { $seat } puts the { $tile } back into the bag.
skye-event-bought =
    { $paid ->
        [0] { $seat } buys the { $tile } from { $from_seat }: the bank pays { $gold } gold, and { $from_seat } takes back the { $gold } gold on it.
       *[other] { $seat } buys the { $tile } from { $from_seat } for { $gold } gold; { $from_seat } also takes back the { $gold } gold on it.
    }
skye-event-passed = { $seat } buys nothing.
skye-event-kept = { $seat } keeps the { $tile }; the { $gold } gold on it goes to the supply.
skye-event-placed = { $seat } places the { $tile } { $side } of the { $by_tile }.
skye-event-returned = { $seat } puts the { $tile } back into the bag: it fits nowhere.
skye-event-planned =
    { $n ->
        [0] { $seat } lays no waypoint and leaves { $steps ->
            [one] 1 movement point
           *[other] { $steps } movement points
        } unused{ $extra ->
            [0] .
           *[other] , { $extra } of them from a bonus tile.
        }
        [one] { $seat } lays a waypoint ({ $tiles }) and has { $steps ->
            [one] 1 movement point
           *[other] { $steps } movement points
        }{ $extra ->
            [0] .
           *[other] , { $extra } of them from a bonus tile.
        }
       *[other] { $seat } lays { $n } waypoints ({ $tiles }) and has { $steps ->
            [one] 1 movement point
           *[other] { $steps } movement points
        }{ $extra ->
            [0] .
           *[other] , { $extra } of them from a bonus tile.
        }
    }
skye-event-collected =
    { $seat } collects the waypoint on the { $tile } { $steps ->
        [0] without moving
        [one] for 1 movement point
       *[other] for { $steps } movement points
    }.
skye-event-taken-back = { $seat } takes back the waypoints that are out of reach.
skye-event-advanced =
    { $gold ->
        [0] { $seat } advances on the { $track } track to space { $space }
       *[other] { $seat } pays { $gold } gold{ $points ->
            [0] {" "}and
           *[other] ,
        } advances on the { $track } track to space { $space }
    }{ $points ->
        [0] .
        [one] {" "}and scores 1 point.
       *[other] {" "}and scores { $points } points.
    }
skye-event-declined = { $seat } does not advance.
skye-event-bonus =
    { $seat } uses a bonus tile: { $bonus }{ $points ->
        [3] , and scores 3 points.
       *[other] .
    }
skye-event-token = { $seat } lays a road token between the { $tile } and the { $other_tile }.
skye-event-scored =
    { $seat } scores { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    } ({ $tile }).
skye-event-flag =
    { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the { $track } track.
skye-event-end =
    { $seat } scores { $scrolls ->
        [0] nothing
        [one] 1 point
       *[other] { $scrolls } points
    } for scrolls and { $gold ->
        [0] nothing
        [one] 1 point
       *[other] { $gold } points
    } for gold.
