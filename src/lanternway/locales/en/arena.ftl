# Bots against bots, and balance reports.

arena-no-cluster = A cluster needs the extra: pip install 'lanternway[cluster]'.
arena-held =
    { $games ->
        [one] { $game }: one game in { $blocks ->
            [one] one block
           *[other] { $blocks } blocks
        }.
       *[other] { $game }: { $games } games in { $blocks ->
            [one] one block
           *[other] { $blocks } blocks
        } (one deal from every seat).
    }
arena-mirror = The control: the same bot at every seat.
arena-bot = bot
arena-share = victories (95 %)
arena-rank = mean rank (95 %)
arena-margin = points ahead (95 %)
arena-rating = rating
arena-verdict-stronger = { $bot } is stronger (evidence { $evidence }, decided at { $high }).
arena-verdict-not-stronger = { $bot } is not stronger (evidence { $evidence }, decided at { $low }).
arena-verdict-open = Not decided yet whether { $bot } is stronger (evidence { $evidence }, between { $low } and { $high }).

arena-help = Let bots play against each other in blocks, with intervals, ratings and a test.
arena-help-bots = The bots, separated by commas; repeated until every seat is filled.
arena-help-games = How many games at most.
arena-help-journal = A file that keeps every block: an interrupted contest goes on from there.
arena-help-sequential = Stop as soon as it is clear whether the first bot is stronger.
arena-help-mirror = Also play the first bot against itself, as a control.
arena-help-cluster = Play on a Ray cluster: “auto” or the address of its head.
arena-help-picture = Draw the result into this file (SVG or PNG).
arena-help-listing = List the bots and levels you can play against.

arena-balance-seats =
    { $games ->
        [one] { $seats } seats, one game; victories by seat: { $shares }
       *[other] { $seats } seats, { $games } games; victories by seat: { $shares }
    }
arena-balance-written =
    { $plots ->
        [one] Written: { $file } and a plot.
       *[other] Written: { $file } and { $plots } plots.
    }
arena-no-seats = “{ $given }” is not a number of seats.

arena-help-balance = Write the balance report of a game, with plots: who wins from which seat, and by what.
arena-help-balance-seats = The numbers of seats, separated by commas; all if left out.
arena-help-balance-bot = The bot at every seat.
arena-help-balance-into = The folder to write into.

train-help = Learn what positions are worth from games that bots play against themselves.
train-help-into = The folder of the run: games, fits and contests. An interrupted run goes on from there.
train-help-seats = Numbers of seats, separated by commas; games are played with each in turn.
train-help-games = How many games a round.
train-help-rounds = How many rounds: games, a fit, and a contest against what reigned before.
train-help-units = How many hidden units the net has.
train-help-gate = How many games a contest takes at most.
train-help-astray = The share of the moves that is random.
train-help-shaken = Find prices by shaking them: so many deals a round, each played twice. With 0 a net is fitted to positions.
train-help-ship = At the end, put the values beside the game, for its bots to use.
train-needs-extra = Learning needs the extra: pip install 'lanternway[training]'.
train-other-plan = { $folder } holds a run with other settings, or of another version of the game; name another folder.
train-few-games = A round needs at least { $count } games.
train-not-with-these = Nothing is learned for tables with these settings.
train-plays = Round { $round }: { $count } portions of games by { $bot }.
train-played = Round { $round }: { $done } of { $count } portions.
train-fitted = Round { $round }: { $games } games, { $positions } positions; explains { $explained } of the margin (ridge { $ridge }), { $right } ended ahead as thought.
train-moved = Round { $round }: { $deals } deals with shaken prices; { $sure } prices have a clear direction.
train-stronger = Round { $round }, { $seats } seats: wins { $share } ({ $low } – { $high }) of { $games } games against { $bot }. Stronger.
train-not-stronger = Round { $round }, { $seats } seats: wins { $share } ({ $low } – { $high }) of { $games } games against { $bot }. Not kept.
train-result = The values that reign: { $file }
train-no-result = Nothing was stronger than the hand-made advice.
