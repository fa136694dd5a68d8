### The page in the browser.

## Every page

web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-about = About
web-nav-settings = Settings
web-home = Home
web-you-are = You are { $name }
web-close = Close
web-cancel = Cancel
web-loading = Loading …
web-working = One moment …
web-load-failed = This page could not be loaded
web-reload = Try again
web-missing = There is no such page
web-missing-more = The link may be old or cut off.
web-problem = Something went wrong ({ $status }).
web-unreachable = The server cannot be reached. Check the connection and try again.
web-link-open = connected
web-link-lost = Connection lost, trying again …
web-link-away = The server is restarting; clocks are stopped …
web-link-pause = The server was away: clocks are paused for a moment …
web-link-outdated = The server has been updated: reload this page.
web-yes = yes
web-no = no
web-you = You
web-you-tag = (you)
web-guest = Guest
web-search = Search
web-copy = Copy
web-copied = Copied

## Home

web-home-title = Three worlds, one table.
web-home-line = With friends or bots. Exact rules, take-backs, and every game can be replayed.
web-games = Games
web-line-dark_road = Plan night dice, pack your wagon, lead caravans to the frozen towns. Coins and prestige must rise together.
web-line-skye = Price tiles in secret, build a clan territory, send your journeyman along its roads.
web-line-treos = Program the day with five movement cards, run quests between towns, steer the highwaymen.
web-seats = { $low }–{ $high }
web-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
web-new-table = New table
web-new-table-of = New table: { $game }
web-play-bots = Play bots
web-play-bots-of = Play bots: { $game }
web-rules-of = Rules: { $game }
web-join = Join
web-join-placeholder = Paste a table link or code
web-continue = Continue
web-waiting-for-you = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
web-open-tables = Open tables
web-finished = Finished
web-your-move = Your move
web-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-awaits = Waiting for { $names }
web-won-by = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-over = The game is over
web-seat-open = free
web-clock-slow-is = { $n ->
    [one] { $n } day per move
   *[other] { $n } days per move
}

## A new table, and the room before it starts

web-your-name = Your name
web-seats-legend = Who plays
web-how-many = How many
web-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-seat-n = Seat { $n }
web-seat-me = I sit here
web-seat-open-long = Open to anyone
web-seat-bot = Bot: { $level }
web-name-of-seat = Name at seat { $n }
web-hot-seat-note = Several of you share this device: a curtain falls between turns.
web-options = Options
web-own-choice = My own choice
web-choose-many = { $n ->
    [one] Choose { $n } yourself
   *[other] Choose { $n } yourself
}
web-choose-each = Choose for each seat
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live
web-clock-slow = Days per move
web-clock-minutes = Minutes per player
web-clock-increment = Seconds added per decision
web-clock-days = Days per decision
web-listed = Show this table to everybody on the home page
web-watchable = Others may watch
web-start = Start the game
web-open-table = Open the table
web-table-closed = This table was closed.
web-all-seated = Everybody is here.
web-here = here
web-not-here = not here
web-sit-here = Sit here
web-stand-up = Stand up
web-invite = Link for friends
web-owner-starts = Whoever opened the table starts the game.
web-close-table = Close the table
web-no-table = This table cannot be shown

## The table

web-zone-people = Players
web-zone-stage = Board
web-zone-prompt = What to do now
web-zone-dock = Mine
web-zone-world = Supply
web-tabs = Parts of the table
web-tab-board = Board
web-tab-people = Players
web-tab-lit = something to choose
web-tab-unread = { $n } new for you
web-go-to = Go to: { $tab }
web-phases = Phases
web-round = Round { $n }
web-undo = Undo
web-undo-turn = Undo my whole turn
web-undo-ask = Ask everyone to undo one move
web-rules-now = Rules for this step
web-hint = Hint
web-key-hint = A hint: what would a good player do?
web-hints-agreed = hints agreed
web-no-clause = There is no text for this.
web-menu = More
web-twin = The table as text
web-keys = Keys
web-key-arrows = next highlighted item
web-key-enter = choose it
web-key-confirm = do it
web-key-escape = choose again
web-key-zones = to the next part of the table
web-copy-link = Copy the link to this table
web-play-for-me = Let a bot play for me: { $level }
web-back = I am back
web-ask-end = Ask everyone to end the game here
web-leave = Leave; a bot plays on
web-leave-sure = Really leave? A bot plays on
web-thinks = thinks
web-ready = ready
web-offline = not connected
web-bot-plays = { $level } plays
web-to-move = to move
web-watching = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
web-you-watch = You watch
web-bot-plays-for-you = A bot plays for you
web-come-back-any-time = You can take your seat back at any time.
web-see-result = See the result
web-more-cards = { $n ->
    [one] One more: { $tab }
   *[other] { $n } more: { $tab }
}
web-uncertain = Chance or something hidden decides; there is no way back.
web-uncertain-then = Then chance or something hidden decides; there is no way back.
web-no-way-back = This cannot be undone.
web-sent-waiting = Sent; waiting for the connection …
web-choose-one = Choose one
web-unchoose = Choose again
web-target-several = { $n ->
    [one] { $text }, or { $n } other
   *[other] { $text }, or { $n } others
}
web-choices = What you can do
web-search-choices = { $n ->
    [one] Search { $n } choice
   *[other] Search { $n } choices
}
web-locked = { $n ->
    [one] { $n } thing is not possible now
   *[other] { $n } things are not possible now
}
web-curtain = { $name }, it is your turn
web-curtain-more = Everybody else looks away. Nothing is shown until you say so.
web-asked = { $name }: { $question }
web-curtain-open = I am { $name }
web-consent = A question for everyone
web-consent-undo = { $n ->
    [one] { $seat } asks to undo { $n } move.
   *[other] { $seat } asks to undo { $n } moves.
}
web-consent-end = { $seat } asks to end the game here.
web-agree = Agree
web-disagree = No

## Together

web-title-turn = Your turn
web-notice-turn = It is your turn.
web-notices = Notify me when it is my turn
web-notices-help = While this page is hidden, and, where the browser can, when no page is open. The message says only which game waits.
web-notices-denied = The browser does not allow notifications from this page.
web-table-with = With { $names }
web-table-of = { $names }
web-round-of = round { $n } of { $all }
web-day-now = day { $n }
web-time-left = { $time } left
web-clock-live-is = { $n ->
    [one] { $n } minute per player, { $more } s per decision
   *[other] { $n } minutes per player, { $more } s per decision
}
web-watch = Watch
web-invited = You are invited
web-running-tables = Watch
web-seat-kept = reserved for a friend
web-stood-in = a bot has played for a while
web-is-bot = Bot
web-fill-seat = Put a bot here
web-start-when-full = The game can start when no seat is free.
web-close-table-sure = Really close it?
web-decline-seat = Not this time
web-rematch-join = Join the new table
web-rematch-waits = They are playing again: a seat is reserved for you.
web-stand-in = Let a bot play on
web-consent-bot = { $seat } asks: should a bot play on for { $absent_seat }?
web-consent-hints = { $seat } asks: may everyone ask for hints here? The game then counts for no rating.
web-no-curtain = We have no secrets: no curtain at this table

## Log and chat

web-log = Log
web-chat = Chat
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-placeholder = Say something
web-send = Send
web-mute = Hide messages from { $name }
web-unmute = Show everyone’s messages again
web-moment-joined = { $name } sits down.
web-moment-left = { $name } leaves.
web-moment-started = The game begins.
web-moment-undone = { $name } undoes a move.
web-moment-away = A bot plays for { $name }.
web-moment-back = { $name } is back.
web-moment-ended = The game is over.
web-moment-hints = { $on ->
    [yes] Everyone allows hints.
   *[no] { $name } allows no more hints.
}
web-moment-hinted = { $name } asks for a hint.

## Replay and result

web-replay = Replay
web-timeline = Timeline
web-move-of = Move { $n } of { $of }
web-first = To the beginning
web-previous = One move back
web-next = One move forward
web-last = To the end
web-run = Play
web-pause = Pause
web-seen-by = Seen by
web-share-move = Link to this move
web-result = Result
web-review = Review
web-to-table = To the table
web-not-over = This game is not over yet
web-ended-agreed = ended by agreement
web-rematch = Play again
web-by-source = Points by source
web-source = Source
web-total = Total

## Rules

web-rules-choose = Choose a game.
web-search-rules = Search the rules
web-edition = Edition
web-edition-default = Common text
web-clauses = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
web-section = Section { $n }
web-nothing-found = Nothing was found.

## Titles of the rules' sections

web-section-dark_road-1 = Components and supply
web-section-dark_road-2 = Setup
web-section-dark_road-3 = The wagon: what a player may hold
web-section-dark_road-4 = The turn
web-section-dark_road-5 = Districts
web-section-dark_road-6 = The Ruins of Yin
web-section-dark_road-7 = Outlying towns and caravans
web-section-dark_road-8 = Deeds
web-section-dark_road-9 = Buildings
web-section-dark_road-10 = Companions
web-section-dark_road-11 = Steeds and upgrades
web-section-dark_road-12 = End and scoring
web-section-dark_road-13 = Solo: the Private Concern
web-section-dark_road-14 = Options
web-section-dark_road-15 = Editions side by side
web-section-dark_road-16 = Content
web-section-dark_road-17 = How the Private Concern plays
web-section-skye-1 = Setup
web-section-skye-2 = Phase 1: income
web-section-skye-3 = Phase 2: draw and price
web-section-skye-4 = Phases 3 and 4: discard and buy
web-section-skye-5 = Phase 5: build
web-section-skye-6 = Phase 6: score
web-section-skye-7 = Scoring tiles
web-section-skye-8 = End
web-section-skye-9 = Journeyman
web-section-treos-1 = Setup
web-section-treos-2 = The day
web-section-treos-3 = Movement
web-section-treos-4 = Highwaymen
web-section-treos-5 = Special spaces
web-section-treos-6 = Towns and quests
web-section-treos-7 = Forts, inns, secret places
web-section-treos-8 = End and variants
web-section-treos-9 = Characters
web-section-treos-10 = Our own content
web-section-treos-11 = Details

## Fairness

web-fairness = Fairness check
web-fair-how = Before the first move the server publishes the hash of a secret key. Every die and card is drawn from that key, mixed with seeds that players bring. After the last move the key is published, and your browser checks here that it is the one promised.
web-fair-commitment = Promised hash
web-fair-seeds = Seeds of the players
web-fair-no-seed = none
web-fair-no-seeds = No player added a seed.
web-fair-secret = The key
web-fair-yes = Everything agrees
web-fair-no = Something does not agree
web-fair-key = The key has the promised hash.
web-fair-mix = The game’s key is this key mixed with the seeds.
web-fair-same = The promise is the one this browser noted before the game.
web-fair-mine = The seed of this browser is among them.
web-fair-seal = The record is whole: its seal holds.
web-fair-further = To draw every die and card again from the key, save the record and run:
web-fair-later = The key is still secret: it is published when the game is over.
web-download = Save the record

## About

web-about-what = Lanternway is a table for modern strategy games: exact rules, bots, records that can be replayed and verified.
web-about-free = It is free software under the Apache License 2.0. Nothing is sold, nobody is tracked, and all the artwork is original.
web-about-dark_road = The board game Merchants of the Dark Road was designed by Brian Suhre.
web-about-skye = The board games Isle of Skye and its expansion Journeyman were designed by Andreas Pelikan and Alexander Pfister.
web-about-treos = The board game Treos was designed by Arne aus dem Siepen.
web-about-house = Our own content
web-house-dark_road = Where the rulebooks show no card or number, we made our own: the exact heroes, commissions, deeds, events, companions and prices, the shapes of goods, and the way the Private Concern plays.
web-house-skye = The progress boards of Journeyman and its eight new tiles are our own, within what the rules say about them. Fifteen tiles (2, 16, 18, 20, 33, 36, 39, 47, 48, 51, 52, 58, 61, 68, 71) can be read in two ways from their pictures: they carry a question mark, and their notes tell both readings. All castles are alike here; one source shows two of them turned around.
web-house-treos = The map regions, movement cards, quests, side quests, events and some town names are our own, within what the rules say about them.
web-about-content = Content { $hash }
web-about-version = Version { $version }

# The rules to read, on their page and beside the table.
web-rules-goal = The goal
web-rules-chapters = Chapters
web-rules-clauses = Every rule, clause by clause
web-rules-exact = The exact rule:
web-rules-explained = In words: { $title }
web-rules-back = Back to where I was
web-rules-no-picture = This picture cannot be shown now.
web-rules-turn-skye = A round
web-rules-turn-treos = A day
web-rules-turn-dark_road = A turn
