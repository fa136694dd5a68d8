# Bots against bots, and balance reports.

arena-no-cluster = A cluster needs the extra: pip install 'lanternway[cluster]'.
arena-held =
    { $games ->
        [one] { $game }: one game in { $blocks } blocks.
       *[other] { $game }: { $games } games in { $blocks } blocks (one deal from every seat).
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
arena-help-bots = The bots, separated by commas; they sit down again until every seat is taken.
arena-help-games = How many games at most.
arena-help-journal = A file that keeps every block: an interrupted contest goes on from there.
arena-help-sequential = Stop as soon as it is clear whether the first bot is stronger.
arena-help-mirror = Also play the first bot against itself, as a control.
arena-help-cluster = Play on a Ray cluster: “auto” or the address of its head.
arena-help-picture = Draw the result into this file (SVG or PNG).
arena-help-listing = The bots and levels there are to play against.

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
arena-no-seats = “{ $given }” is no number of seats.

arena-help-balance = Write the balance report of a game, with plots: who wins from which seat, and by what.
arena-help-balance-seats = The numbers of seats, separated by commas; all if left out.
arena-help-balance-bot = The bot at every seat.
arena-help-balance-into = The folder to write into.
