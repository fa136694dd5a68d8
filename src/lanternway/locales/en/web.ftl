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
web-load-failed = This page could not be loaded
web-reload = Try again
web-missing = There is no such page
web-missing-more = The link may be old or cut off.
web-problem = Something went wrong ({ $status }).
web-unreachable = The server cannot be reached. Check the connection and try again.
web-link-open = connected
web-link-lost = Connection lost, trying again …
web-link-away = The server restarts, clocks stand still …
web-link-outdated = The server has been updated: load this page again.
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
web-home-line = With friends or bots. Exact rules, take-backs, and every game can be seen again.
web-games = Games
web-line-dark_road = Plan night dice, pack your wagon, lead caravans to the frozen towns. Coins and prestige must rise together.
web-line-skye = Price tiles in secret, build a clan territory, send your journeyman along its roads.
web-line-treos = Programme the day with five movement cards, run quests between towns, steer the highwaymen.
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
web-join-hint = Paste a table link or code
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
    [one] { $n } day a move
   *[other] { $n } days a move
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
web-seat-open-long = Free, for whoever comes
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
web-clock-slow = Days a move
web-clock-minutes = Minutes each
web-clock-increment = Seconds added a decision
web-clock-days = Days a decision
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
web-go-to = Go to: { $tab }
web-phases = Phases
web-round = Round { $n }
web-undo = Undo
web-undo-turn = Undo my whole turn
web-undo-ask = Ask all to go back a move
web-rules-now = Rules of this step
web-all-rules = All rules
web-no-clause = There is no text for this.
web-menu = More
web-twin = The table as text
web-keys = Keys
web-key-arrows = to the next lit thing
web-key-enter = choose it
web-key-confirm = do it
web-key-escape = choose again
web-key-zones = to the next part of the table
web-copy-link = Copy the table's link
web-play-for-me = Let a bot play for me: { $level }
web-back = I am back
web-ask-end = Ask all to end here
web-leave = Leave; a bot plays on
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
web-uncertain = Chance or something hidden decides; there is no way back.
web-no-way-back = This cannot be taken back.
web-sent-waiting = Sent; waiting for the connection …
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
web-curtain-more = The others look away. Nothing is shown until you say so.
web-curtain-open = I am { $name }
web-consent = A question to all
web-consent-undo = { $n ->
    [one] { $seat } asks to go back { $n } move.
   *[other] { $seat } asks to go back { $n } moves.
}
web-consent-end = { $seat } asks to end the game here.
web-agree = Agree
web-disagree = No

## Log and chat

web-log = Log
web-chat = Chat
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-hint = Say something
web-send = Send
web-mute = Do not show what { $name } says
web-unmute = Show everybody's words again
web-moment-joined = { $name } sits down.
web-moment-left = { $name } leaves.
web-moment-started = The game begins.
web-moment-undone = { $name } takes a move back.
web-moment-away = A bot plays for { $name }.
web-moment-back = { $name } is back.
web-moment-ended = The game is over.

## Replay and result

web-replay = Replay
web-timeline = Time line
web-move-of = Move { $n } of { $of }
web-first = To the beginning
web-previous = One move back
web-next = One move on
web-last = To the end
web-run = Play
web-pause = Stop
web-seen-by = Seen by
web-share-move = Link to this move
web-result = Result
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
web-section-treos-10 = House content
web-section-treos-11 = Details

## Settings

web-language = Language
web-theme = Theme
web-theme-auto = As the game likes
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = As the system likes
web-motion-full = Full
web-motion-still = Still
web-asking = Ask before acting
web-asking-final = When there is no way back
web-asking-always = Always
web-asking-never = Never
web-sound = A soft sound when it is my turn
web-person = You
web-save = Save
web-saved = Saved.
web-account-why = You are a guest of this browser. With a login your tables are yours on any device.
web-login = Login
web-password = Password (8 letters at least)
web-keep-me = Keep me under this login
web-log-in = Log in
web-log-out = Log out
web-logged-in = Logged in: { $name }
web-logged-out = You are logged out.
web-account-kept = Done: this login is yours.

## Fairness

web-fairness = Fairness check
web-fair-how = Before the first move the server publishes the hash of a secret key. Every die and card is drawn from that key, mixed with seeds that players bring. After the last move the key is published, and your browser checks here that it is the one promised.
web-fair-commitment = Promised hash
web-fair-seeds = Seeds of the players
web-fair-no-seed = none
web-fair-no-seeds = Nobody brought one.
web-fair-secret = The key
web-fair-yes = Everything agrees
web-fair-no = Something does not agree
web-fair-key = The key has the promised hash.
web-fair-mix = The game's key is this key mixed with the seeds.
web-fair-same = The promise is the one this browser noted before the game.
web-fair-mine = The seed of this browser is among them.
web-fair-seal = The record is whole: its seal holds.
web-fair-further = To draw every die and card again from the key, save the record and run:
web-fair-later = The key is still secret: it is published when the game is over.
web-download = Save the record

## About

web-about-what = Lanternway is a table for modern strategy games: exact rules, bots, records that can be replayed and verified.
web-about-free = It is free software under the Apache License 2.0. Nothing is sold, nobody is tracked, and the drawings are its own.
web-about-dark_road = The board game Merchants of the Dark Road was designed by Brian Suhre.
web-about-skye = The board games Isle of Skye and its expansion Journeyman were designed by Andreas Pelikan and Alexander Pfister.
web-about-treos = The board game Treos was designed by Arne aus dem Siepen.
web-about-house = Made by this house
web-house-dark_road = Where the rulebooks do not show a card or a number, this house made its own: the exact heroes, commissions, deeds, events, companions and prices, the shapes of goods, and the way the Private Concern plays.
web-house-skye = The progress boards of Journeyman and its eight new tiles are our own, within what the rules say about them. Fifteen tiles (2, 16, 18, 20, 33, 36, 39, 47, 48, 51, 52, 58, 61, 68, 71) can be read in two ways from their pictures: they carry a question mark, and their notes tell both readings. All castles are alike here; one source shows two of them turned around.
web-house-treos = The map's regions, movement cards, quests, side quests, events and some names of towns are of this house, within what the rules tell about them.
web-about-content = Content { $hash }
web-about-version = Version { $version }
