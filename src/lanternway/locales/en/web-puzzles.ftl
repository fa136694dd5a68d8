# Puzzles on the page: the list, the puzzle of the day, the table with its question.
web-nav-puzzles = Puzzles
web-puzzles-line = Find the best move in a real position. Afterward you see why it is best.
web-puzzles-solved = { $n } of { $of } solved
web-puzzles-none = There are no puzzles here.
web-no-puzzle = There is no such puzzle.
web-puzzle-of-day = Puzzle of the day
web-puzzle-title = Find the best move
web-puzzle-facts = { $seats } players, { $choices } moves to choose from. Difficulty { $rating }.
web-puzzle-line = One move is clearly best: at least 5 percentage points more likely to win than any other. Play it on the table. A try counts only when you confirm it.
web-puzzle-left = { $n ->
    [one] 1 try left
   *[other] { $n } tries left
}
web-puzzle-solved = solved
web-puzzle-seen = solution seen
web-puzzle-row = { $n ->
    [0] no day in a row yet
    [one] 1 day in a row
   *[other] { $n } days in a row
}
web-puzzle-solve = Solve it
web-puzzle-go-on = Go on
web-puzzle-explained = See the explanation
web-puzzle-all = All puzzles
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-hint = Hint
web-puzzle-hint-is = What the best move is about.
web-puzzle-show = Show the solution
web-puzzle-why = Why this one
web-puzzle-wrong = There is a clearly better move.
web-puzzle-wrong-chance = There is a clearly better move. This one wins in { $chance } % of cases.
web-puzzle-solved-at = { $n ->
    [1] Good. Solved on the first try.
   *[other] Good. Solved on try { $n }.
}
web-puzzle-answer-is = The best move was:
web-puzzle-levels = Bots missed it in { $n1 } % of tries at level 1, { $n2 } % at level 2, { $n3 } % at level 3.
web-puzzle-stage-early = early
web-puzzle-stage-middle = midgame
web-puzzle-stage-late = late
web-puzzle-seats = { $n ->
    [one] 1 player
   *[other] { $n } players
}
web-puzzle-state-new = not tried yet
web-puzzle-state-begun = begun
web-puzzle-state-solved = solved
web-puzzle-state-shown = solution seen
web-puzzle-player = Player { $n }
