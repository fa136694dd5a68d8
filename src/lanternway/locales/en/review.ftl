### Review of a game: the command and what the page shares with it.

review-help = Review a recorded game: chances of winning, costly moves, better ideas.
review-help-seat = Only this seat (0 is the first), from what it knew.
review-help-iterations = How long each decision is thought about.
review-help-seed = The same seed gives the same review.

review-no-seat = There is no seat { $given }; the last is { $high }.
review-nothing = This record has no actions: there is nothing to review.
review-progress = { $done } of { $total } decisions
review-done = { UP($game) }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $iterations } iterations each.
review-player = player
review-accuracy = accuracy
review-own = own moves
review-others = others
review-luck = luck
review-turning = Turning points
review-no-turning = No single move decided this game.
review-turn-costly = { $seat }, move { $move }: “{ $played }” cost { $points } percentage points.
review-turn-find = { $seat }, move { $move }: “{ $played }” was a great find, { $points } percentage points better than anything else.
review-turn-luck = { $seat }, move { $move }: luck, { $points } percentage points.
review-better = Better: “{ $action }”, { $chance } % to win (± { $doubt }).
review-because = { $shape ->
    [gains] Compared with the second best, it brings on average { $gains }.
    [losses] Behind the second best in what can be counted ({ $losses }), but ahead in the chance to win.
   *[both] Compared with the second best, it brings on average { $gains }, but { $losses }.
}
review-because-not = { $shape ->
    [gains] Ahead of the best in what can be counted ({ $gains }), but not in the chance to win.
    [losses] Compared with the best: { $losses }.
   *[both] Compared with the best: { $losses }, but { $gains }.
}
review-difference = { $sign ->
    [more] +
   *[less] −
}{ $what }
review-unsure = Not sure: the ideas are too close to tell apart.

## The page

review-share = Copy the link
review-begin = Review this game
review-begin-help = Every decision is analyzed from what each player knew at the time. This takes a few minutes; you can leave and come back.
review-waiting = Waiting to begin …
review-beginning = Working out the chances …
review-failed = The review could not be made. You can try again.
review-accuracy-title = Accuracy
review-accuracy-help = How much of the chance to win a player’s decisions kept. What is uncertain does not count.
review-balance = What moved the chance, in percentage points
review-chance = Chance to win
review-seen-by = as { $seat } could know it
review-chart = Chance to win from { $first } % at the start to { $last } % at the end.
review-costly = costly
review-find = great find
review-move = Move { $n }: { $seat }
review-moves = Moves
review-not-yet = Not analyzed yet.
review-no-choice = Choose a point on the chart or a turning point.
review-luck-here = Nobody chose this: dice or cards changed the chance by { $points } percentage points.
review-turn = Move { $n }
review-turn-is-costly = a costly choice
review-turn-is-find = a great find
review-turn-is-luck = dice or cards
review-turn-better = Better: { $action }.
review-position = The table before the move
review-no-position = This position can’t be shown.
review-see = See it in the replay
review-try = Try it: play on from here
review-marked = More marked moves
review-played = played
review-then = Then: { $steps }.
review-equal = About equal.
review-percent = { $n } %
review-doubt = ± { $n }
