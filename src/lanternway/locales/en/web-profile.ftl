### Profiles: how somebody plays, whom they play with, what is theirs; and the operator's page.

## A person

web-profile = Profile
web-profile-of = Profile of { $name }
web-profile-mine = My profile: games, ratings, my data
web-profile-since = here since { $month }
web-profile-games = { $n ->
    [one] finished game
   *[other] finished games
}
web-profile-won = won
web-profile-link = Copy link to this page

## Rating

web-rating = Rating
web-rating-band = The band contains the true strength in 19 of 20 cases
web-rating-none = No rating yet. It comes with the first finished game among people, without bots.
web-rating-games = { $n ->
    [one] one rated game
   *[other] { $n } rated games
}
web-rating-since = { $change } since { $month }
web-rating-unsure = still uncertain
web-rating-chart = Rating over time: now { $rating }, give or take { $band }

## Results and games

web-results = Results
web-results-all = All
web-results-people = People
web-results-bots = Bots
web-results-game = Game
web-results-played = Played
web-results-won = Won
web-results-places = 1st · 2nd · 3rd · 4th
web-results-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}: { $times ->
    [one] once
   *[other] { $times } times
}
web-results-mean = Mean
web-results-best = Best
web-results-none = No finished games yet.
web-games-finished = Games
web-games-none = No finished games here yet.
web-games-more = Older games
web-games-gone = This table is no longer kept.
web-games-early = ended early
web-games-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} · { $score }
web-games-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
web-unrated = no rating
web-unrated-bots = a bot sat at the table
web-unrated-alone = one person held several seats
web-unrated-hints = hints were allowed
web-unrated-early = the game was ended early
web-unrated-left = bots played for everybody
web-unrated-position = the game began from a position

## People

web-companions = Played with
web-companions-score = you : them
web-companions-none = People you have finished a game with appear here.
web-companions-games = { $n ->
    [one] one game
   *[other] { $n } games
}
web-companions-ahead = You finished ahead of them { $ahead } times, they finished ahead of you { $behind } times.
web-companions-all = All { $n } people
web-invite-person = Invite
web-invite-login = Invite somebody by their login
web-invite-to = Which game with { $name }?
web-seat-for = Reserved for { $name }
web-block-name = Block { $name }
web-unblock-name = Unblock { $name }
web-unblock = Unblock
web-blocked = { $n ->
    [one] One person is blocked
   *[other] { $n } people are blocked
}
web-blocked-why = They cannot sit down at your tables or invite you.

## My data

web-data = My data
web-data-why = Games, ratings and chats are yours. Friends keep the games you shared.
web-data-export = Export everything
web-data-delete = Delete me …
web-data-delete-title = Delete all your data?
web-data-delete-what = Your name, your login, your ratings and what you said are deleted for good. At games in progress a bot takes your seat. Friends keep the games you shared, without your name.
web-data-delete-name = Enter your name to confirm: { $name }
web-data-delete-now = Delete me for good

## E-mail

web-mail = E-mail
web-mail-address = E-mail address
web-mail-why = For your turns and for a forgotten password. It is used once you have confirmed it.
web-mail-sent = A code is on its way to { $email }.
web-mail-enter = Code from the e-mail to { $email }
web-mail-confirm = Confirm
web-mail-confirmed = The address is confirmed.
web-mail-code = Send me a code
web-mail-code-sent = If this login has a confirmed address, a code is on its way. Enter it as the recovery code.

## The operator

web-operator = Operator
web-operator-word = Operator’s password
web-operator-enter = Enter
web-operator-tables = Tables in progress
web-operator-no-tables = No table is open or in progress.
web-operator-close = Close
web-operator-close-sure = Close for good
web-operator-people = Find people by id, login or name
web-operator-find = Find
web-operator-nobody = Nobody is called that.
web-operator-days = Days
web-operator-reason = Reason, told to the person
web-operator-silence = Silence
web-operator-ban = Ban
web-operator-sanctions = Silenced and banned
web-operator-no-sanctions = Nobody.
web-operator-until = { $kind ->
    [ban] banned
   *[silence] silenced
} until { $until }
web-operator-pardon = Lift
