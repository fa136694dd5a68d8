### Treos: the log and refusals.

treos-event-day = Day { $n }: { $happening }.
treos-event-drew = { $seat } draws { $n ->
    [one] a movement card
   *[other] { $n } movement cards
}.
treos-event-drew-secret = { $seat } draws { $n ->
    [one] a movement card
   *[other] { $n } movement cards
}; hand: { $cards }.
treos-event-ready = { $seat } is ready.
treos-event-revised = { $seat } takes the plan back.
treos-event-bid = { $seat } bids card { $card }.
treos-event-turn = { $seat } plays card { $card } { NAME($phase, form: "at") }.
treos-event-turn-symbol = { $seat } plays card { $card } { NAME($phase, form: "at") } and reveals the intrigue marker.
treos-event-moved = { $seat } goes to { $space } in { $n ->
    [one] one move
   *[other] { $n } moves
}.
treos-event-hopped = { $seat } hops through a portal to { $space }.
treos-event-stayed = { $seat } stays at { $space }.
treos-event-gold = { $seat } gains { $n } gold for { $source }.
treos-event-card = { $seat } gains a common movement card ({ $left } left in the pile).
treos-event-no_card = { $seat } gains no common movement card: the pile is empty.
treos-event-side_quest = { $seat } draws a side quest.
treos-event-side_quest-secret = { $seat } draws the side quest “{ $side }”.
treos-event-discarded = { $seat } discards a side quest.
treos-event-discarded-secret = { $seat } discards the side quest “{ $side }”.
treos-event-fulfilled = { $seat } completes the side quest “{ $side }”.
treos-event-discovered = { $seat } discovers the secret place at { $space }: it is a { $tile }.
treos-event-gates = { $seat } uses the space without moving.
treos-event-armed = { $seat } takes a weapon: { $weapon }.
treos-event-delivered = { $seat } completes a quest: { NAME($quest, form: "short") }.
treos-event-took = { $seat } takes a quest from { $pile }: { $quest }.
treos-event-drove = { $seat } moves the highwayman { $highwayman } from { $start } to { $space }.
treos-event-pushed = { $seat } displaces { $pushed_seat } to { $space }.
treos-event-won = { $seat } has { $n } gold and wins.

## Why not

treos-why-no-seat = Nobody sits there.
treos-why-over = The game is over.
treos-why-not-you = It is { $seat }’s turn.
treos-why-not-asked = You cannot do that now.
treos-why-not-in-hand = Card { $card } is not in your hand.
treos-why-not-ready = Your plan is not ready; change its parts one by one.
treos-why-symbol-there = The intrigue marker is there already.
treos-why-card-laid = Card { $card } is laid already. Lay another card on it, or lay all cards first: then they can change places.
treos-why-still-planning = Everybody is still planning.
treos-why-discard-moving = Side quests are discarded before you set out.
treos-why-not-your-side = You do not hold this side quest.
treos-why-no-hop = No hop leads to { $space }.
treos-why-highwayman-stuck = { UP($highwayman) } cannot move, or has moved already.
treos-why-not-adjacent = That space is not adjacent: { $space }.
treos-why-must-move = You must move at least one space.
treos-why-passing = You may pass a highwayman here, but not end the movement.
treos-why-no-lake = You are not on a lake.
treos-why-no-space = That space is not on this map: { $space }.
treos-why-highwayman = There is a highwayman at { $space }.
treos-why-here = You are there already; end the movement instead.
treos-why-start = You started your turn at { $space } and may not return there this turn.
treos-why-out-of-reach = This card does not reach { $space }.
treos-why-not-on-card = The card shows neither this direction nor this kind of path.
treos-why-rim = This road leads off the map.
treos-why-just-go = This is your last move: choose the space to go to.
treos-why-blocked = Highwaymen block this way.
treos-why-no-moves = No move is left.
treos-why-no-exit = No path leaves in this direction.
treos-why-took-already = Once you take a quest you cannot complete or take another here.
treos-why-home-region = The personal quest is for a town outside your home region.
treos-why-personal-done = The personal quest is done.
treos-why-not-your-quest = You do not hold this quest.
treos-why-wrong-town = This quest is for another town.
treos-why-other-pile = Only the quest of this region can be taken here.
treos-why-no-slot = You have no free quest space.
treos-why-robber-closed = Highwaymen may not enter towns and forts: { $space }.
treos-why-robber-character = There is a character at { $space }.
treos-why-fresh = You drew “{ $side }” in this phase; it can be completed from the next one on.
treos-why-not-done = The task of “{ $side }” is not done yet.
