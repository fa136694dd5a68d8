### The command line.

## Help

cli-help = A table for strategy games: play, simulate, check positions, replay and verify records.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help and exit.
cli-help-default = [default: { $value }]
cli-help-required = [required]
cli-help-version = Show the version and exit.
cli-help-lang = Language (default: LANTERNWAY_LANG, then the system’s); may stand anywhere.
cli-help-games = List what can be played, with seats and options.
cli-help-play = Play at this terminal, against people at the same keyboard or bots.
cli-help-simulate = Let bots play many games and show statistics.
cli-help-check = Run position files (YAML) and report every difference from what they expect.
cli-help-replay = Show a recorded game again.
cli-help-show = Show the table of a line or of a position file, and what to do there.
cli-help-line = A table in one line (lanternway:1:…), or a position file.
cli-help-show-search = Search it: for this many iterations, what a good player would do.
cli-help-verify = Prove that records replay exactly and that their randomness was fair.
cli-help-pack = Content packs: cards and boards of your own.
cli-help-pack-check = Check a folder of content for a game.
cli-help-game = Which game; `lanternway games` lists them.
cli-help-pack-game = The game, if pack.toml does not name it.
cli-help-positions = Position files, or folders of them.
cli-help-record = A record, as written by `save`.
cli-help-folder = The folder of the pack.
cli-help-json = Print JSON for programs.
cli-help-seats = How many play.
cli-help-option = An option of the game; may be repeated.
cli-help-seed = A number or text: the same seed deals the same game.
cli-help-first-seed = Seed of the first game; later games use the following numbers.
cli-help-bots = Bots by name, for the last seats; in simulations the last name is repeated.
cli-help-players = Names of the people, in order of seats.
cli-help-resume = Go on with a saved game.
cli-help-save = Write the record here when the game ends or you leave.
cli-help-number = How many games.
cli-help-jobs = Number of processes (default: one per processor).
cli-help-check-rules = Check after every action that nothing impossible happened.
cli-help-seat = Show what this seat saw (0 is the first); else what everybody saw.
cli-help-replay-seat = Show what this seat saw (0 is the first); else every action, hidden ones too, and the table as everybody saw it.
cli-help-to = Stop after this many actions.
cli-help-step = Wait for Enter after each action.
cli-help-as-line = Print only the line of the table there, hidden things included; 'lanternway show' opens it.

## Errors

cli-stopped = Stopped.
cli-usage = This command can’t be understood: { $detail } See lanternway --help.
cli-no-command = There is no command “{ $given }” (commands: { $names }).
cli-no-such-option = There is no option { $option }.
cli-missing = Missing: { $what }; see lanternway --help.
cli-bad-value = { $what }: { $detail }
cli-option-form = “{ $given }” is not of the form name=value.
cli-extra-game = LANTERNWAY_GAMES: “{ $given }” can’t be loaded ({ $detail }).
cli-no-file = { $file }: there is no such file.
cli-no-table = “{ $given }” is neither the line of a table (lanternway:1:…) nor a file.
cli-is-folder = { $file }: this is a folder, not a file.
cli-no-folder = { $folder }: there is no such folder.
cli-no-text = { $file }: this is not UTF-8 text.
cli-too-many-bots = { $bots } bots are too many for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.

## games

cli-games-none = There is no game here.
cli-games-seats = { $low }–{ $high } players
cli-games-range = { $low } to { $high }
cli-games-how = Play with: lanternway play GAME --option name=value

## play

cli-play-which = Which game (number or name)?
cli-play-needs = Say which game: lanternway play GAME (games: { $games }).
cli-play-too-many = You named { $named } players and bots, but the table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
cli-play-bot = { $bot } { $n }
cli-play-curtain = The keyboard goes to { $player }. Press Enter when nobody else looks.
cli-play-help = Type the number of a choice or its notation.
    ? 3        explains choice 3 and its rule; ? and a notation or the name of a thing explains that
    hint       says what a good player would do; the record notes it
    undo 2     takes back your last two steps (undo: one), until something random or hidden came
    save FILE  writes the record; lanternway play --resume FILE goes on with it
    table      shows the whole table; table players one part of it
    choices    shows every choice
    log        shows everything that happened
    line       prints the whole table in one line, hidden things included; lanternway show LINE opens it
    quit       leaves
cli-play-choose = Choose a number from 1 to { $n }, or type a notation; ? helps.
cli-play-parts = In full: { $parts }
cli-play-unknown = Nothing here is called “{ $given }”: ? takes a number, a notation or the name of a thing.
cli-play-no-undo = There is nothing you can take back.
cli-play-undo-most = { $n ->
    [one] You can take back one step: undo.
   *[other] You can take back 1 to { $n } steps: undo { $n }.
}
cli-play-undone = { $n ->
    [one] { $n } step undone.
   *[other] { $n } steps undone.
}
cli-play-save-where = Save where? save FILE
cli-play-saved = Saved in { $file }.
cli-play-not-saved = { $file } can’t be written: { $why }.
cli-play-unsaved = The game was not saved.
cli-play-left = You left the table.
cli-play-script-ended = The input ended before the game did. Type at a terminal, or pipe in more lines.

## The end of a game

cli-result-total = Total
cli-result-rank = Place
cli-result-won = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## simulate

cli-simulate-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $processes ->
    [one] { $processes } process
   *[other] { $processes } processes
}
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-interval = 95 % interval
cli-simulate-score = Mean score
cli-simulate-actions = Actions in a game: { $mean } ({ $low } to { $high })
cli-simulate-real = Real decisions: { $mean } ({ $low } to { $high })
cli-simulate-forced = Forced ones: { $mean } ({ $low } to { $high })
cli-simulate-speed = { $n ->
    [one] { $n } real decision a second
   *[other] { $n } real decisions a second
}
cli-simulate-checked = Every check passed.
cli-simulate-broken = { $game }, seed { $seed }: a check failed at action { $action } ({ $last }): { $what }

## check, replay, verify, pack

cli-check-done = { $passed } of { $files ->
    [one] { $files } position
   *[other] { $files } positions
} as expected.
cli-check-empty = { $folder }: there is no position (*.yaml) in this folder.
cli-check-expected = expected
cli-check-found = found
cli-replay-seat = There is no seat { $seat_number }; the last is { $last }.
cli-replay-short = There is no action { $to }: the record has { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
cli-replay-next = Enter: next action, q: stop.
cli-verify-fair = { $file }: { $n ->
    [one] { $n } action replays
   *[other] { $n } actions replay
} exactly; every outcome was drawn from the key committed to beforehand.
cli-verify-replays = { $file }: { $n ->
    [one] { $n } action replays
   *[other] { $n } actions replay
} exactly; the secret is not revealed yet, so fairness can’t be proved.
cli-pack-good = { $folder }: { $n ->
    [one] { $n } file fits
   *[other] { $n } files fit
} the game { $game }.

# The rules to read.
cli-help-rules = Read the rules: the goal, a turn, chapters with examples, every clause.
cli-help-rules-what = A chapter by its word, a clause or a section by its number.
cli-help-rules-search = Show where a word stands.
cli-rules-how = Read on: lanternway rules { $game } CHAPTER, or a clause from { $first } to { $last }, or --search WORD.
cli-rules-chapter = In words and with examples: { $title } ({ $command })
cli-rules-nowhere = The rules do not say “{ $word }”.
cli-rules-nothing = There is no chapter or clause “{ $given }”; without one the command lists them.
