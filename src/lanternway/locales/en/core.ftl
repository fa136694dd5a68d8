### The kernel's texts: seats, and errors that any program can show.

core-seat = Player { $n }
core-spectator = Spectator
core-nothing = nothing

## Errors. Details ($what) come from the checks of files and are in English everywhere.

error-near = Did you mean { $near }?
error-notation = “{ $given }” is not an action of this game.
error-outcome = The given outcome { $value } of chance stream { $stream } is not below { $n }.
error-data = { $where }: { $what }
error-record = Line { $line }: { $what }
error-other-rules = “{ $game }” was played here by rules { $rules }, with Lanternway { $engine }; this version plays by rules { $present } and cannot play it again.
error-position = { $where }: { $what }
error-game = There is no game “{ $given }” (games: { $names }).
error-language = There is no language “{ $given }” (languages: { $names }).
error-bot = There is no bot “{ $given }” (bots: { $names }).
error-bot-form = “{ $given }” is not a bot; write random, mild, greedy, greedy:8, search:400, search:2s or level:3.
error-seats = This game is for { $low } to { $high } players, not { $given }.
error-option-name = There is no option “{ $option }” (options: { $names }).
error-option-value = Option { $option }: “{ $given }” is not { $expected }.
error-option-switch = Option { $option }: “{ $given }” is neither yes nor no.
error-option-range = Option { $option }: “{ $given }” is not a number from { $low } to { $high }.
error-option-choice = Option { $option }: “{ $given }” is not one of { $names }.
error-option-many = Option { $option }: “{ $given }” is not { $n ->
    [one] { $n } word
   *[other] { $n } different words
} out of { $names }.

## Text play: what all games say

core-text-you = { $name } (you)
core-text-players = Players
core-text-news = Since your last decision
core-text-earlier = … { $n ->
    [one] one thing before that
   *[other] { $n } things before that
}: log
core-text-hint = ? 1 explains choice 1 · table: everything on the table · { $commands }
core-text-hint-more = ? 1 explains choice 1 · not shown here: { $parts } · table: everything · { $commands }
core-text-more-choices = { $n ->
    [one] One more choice
   *[other] { $n } more choices
}: choices
