### The analysis board: any position, to play, change and search.

analysis-open-help = Look at any position: paste its line, or open a position file or the record of a finished game. In a replay, the board opens at the move you are looking at.
analysis-paste = Line or position
analysis-open = Open
analysis-file = Or a file
analysis-start = Or the start of a game
analysis-other = Open another
analysis-mover = whoever is to move
analysis-tab = Analysis
analysis-copy = Copy line
analysis-change = Change by hand
analysis-change-help = Every fact of the table, hidden ones included, by its path. Change as many as you like; all of them are applied together, so that no piece is lost or doubled.
analysis-find = Find a path
analysis-more = { $n ->
    [one] One more: narrow the search.
   *[other] { $n } more: narrow the search.
}
analysis-apply = { $n ->
    [0] Nothing is changed
    [one] Apply the change
   *[other] Apply { $n } changes
}
analysis-search = Search
analysis-stop = Stop
analysis-budget = How closely to look
analysis-budget-short = a quick look
analysis-budget-usual = a closer look
analysis-budget-long = a long look
analysis-looked = Looked at { $n } of { $most } iterations.
analysis-visits = { $n ->
    [one] looked at once
   *[other] looked at { $n } times
}
analysis-waiting = Waiting: another search is running.
analysis-stopped = Stopped.
analysis-failed = The search failed. Try again.
analysis-none = Nothing has been searched yet.
analysis-over = The game is over here.
analysis-not-asked = This player has nothing to decide now. Look through the eyes of whoever is to move.
analysis-one-choice = There is nothing to choose: only one move is possible.
