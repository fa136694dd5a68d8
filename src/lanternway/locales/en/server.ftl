### The server: why something is not done, messages to people who are away, and its commands.

## Why not

server-why-unknown = Not found, or you do not have access.
server-why-malformed = The message cannot be read: { $what }
server-why-method = This address does not accept such requests.
server-why-large = The message is too large.
server-why-rate = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-why-many = You follow too many tables at once.
server-why-busy = The table is very busy. Try again in a moment.
server-why-stopping = The server is restarting. Try again in a moment.
server-why-store = The server cannot save anything just now. Nothing was changed; try again in a moment.
server-why-unsure = The server does not know yet whether your move was saved. Send it again.
server-why-id-used = This message was already sent with other words. Send it again under a new id.
server-why-alone = Another process already serves these tables.
server-why-several = Several processes ({ $n }) need PostgreSQL: --store postgresql://…
server-why-bots-only = Guests have to sit at their own tables. Create a login to let bots play on their own.
server-why-tables = You have { $most } tables that are not over. Finish or close one first.
server-why-listed = You have { $most } tables waiting in the lobby. That is the most at once.
server-why-one-seat = You already have a seat at this table.
server-why-mutes = You already mute { $most } people. Unmute somebody first.
server-why-host = This server does not go by that name.
server-why-fault = Something went wrong on the server. Nothing was changed; the error has been logged.
server-why-origin = Requests from other websites are not accepted.
server-why-who = Choose a name first.
server-why-name = This name cannot be shown. Choose another.
server-why-login = Login or password is wrong.
server-why-login-taken = This login is taken.
server-why-has-login = You have a login already.
server-why-password = A password cannot be only spaces.
server-why-old-password = This is not your current password.
server-why-recovery = Login or recovery code is wrong. A code works only once.
server-why-operator = This is not the operator’s password.
server-why-silenced = You cannot talk on this server until { $until }. { $reason }
server-why-banned = You cannot play on this server until { $until }. { $reason }
server-why-blocked = The person who made this table does not play with you.
server-why-blocks = You already block { $most } people. Unblock somebody first.
server-why-code = This is not the code from the e-mail.
server-why-not-name = This is not your name.
server-why-push = This is not a push subscription of a browser.
server-why-webhook = A webhook is an address that begins with http or https.
server-why-email = This is not an e-mail address.
server-why-not-your-seat = This is not your seat.
server-why-not-owner = Only the person who made the table can do this.
server-why-not-here = You do not sit at this table.
server-why-not-playing = No game is in progress at this table.
server-why-not-begun = The game at this table has not started.
server-why-not-over = The game at this table is not over yet.
server-why-game-over = The game is over in this position.
server-why-no-choice = This player has nothing to choose here.
server-why-begun = The game at this table has already started.
server-why-open-seats = There are still free seats.
server-why-taken = This seat is not free.
server-why-level = { error-bot }
server-why-away = A bot plays for you. Take your seat back first.
server-why-here = Nobody plays for you: the seat is yours.
server-why-undo = There is nothing you can take back without asking everybody.
server-why-undo-far = There are not that many moves to take back.
server-why-asked = Another question is still waiting for answers.
server-why-no-person = No person sits there.
server-why-bot-plays = A bot plays this seat already.
server-why-is-here = This person is here: a bot can only play for somebody who is gone.
server-why-slow-clock = At this table everybody has days to decide: the clock says when a bot plays on.
server-why-gone-wait = Wait { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
}: perhaps they come back.
server-why-no-question = This question is no longer open.
server-why-answered = You have answered already.
server-why-hint-people = People play here, and not all of them have agreed to hints.
server-why-hint-turn = Hints come when it is your turn.
server-why-hint-single = There is nothing to choose.
server-why-hints-on = Hints may already be asked for here.
server-why-hints-off = Hints are not allowed here.
server-why-rematch = There is already a table for playing again.
server-why-hushed = That is already the case.
server-why-silent = People who watch this table cannot talk.
server-why-old-table = This version cannot open the table: { $what }
server-why-record-long = This record has { $moves } moves; one with more than { $most } cannot be imported.
server-why-review-long = This game has { $moves } moves; one with more than { $most } is not reviewed.

## Messages to people who are away

server-confirm-subject = Lanternway: confirm your e-mail address
server-confirm-body =
    Hello { $name }, enter this code on the settings page to confirm your e-mail address: { $code }

    If you did not ask for it, you can ignore this e-mail.
server-reset-subject = Lanternway: set a new password
server-reset-body =
    Hello { $name }, with this code you can set a new password: { $code }

    It works for one hour. If you did not ask for it, you can ignore this e-mail.
server-mail-subject = Your turn: { $game }
server-mail-body = Hello { $name }, it is your turn at the table of { $game }: { $link }

## Commands

server-serving = Lanternway is running at { $address }
server-backed-up = Saved to { $file }.
server-brought = Table imported: { $table }
server-help-serve = Serve tables for friends and bots, in the browser.
server-help-backup = Save everything to a file while the server runs.
server-help-restore = Put a backup in place; the server must be stopped.
server-help-copy = The backup.
server-restored = { $file } is in place. Everybody who comes back starts from what it holds.
server-help-prune = Delete tables and guests that nobody has touched for a long time.
server-help-prune-tables = Tables that are over, closed or never started, after this many days.
server-help-prune-guests = Guests who are at no table, after this many days.
server-help-dry-run = Only say how many there are.
server-pruned = Deleted: tables: { $tables }, guests: { $guests }.
server-would-prune = To be deleted: tables: { $tables }, guests: { $guests }.
server-help-export = Print a table’s log, one JSON object per line.
server-help-import = Bring an exported table to this store.
server-help-import-file = The exported table.
server-help-host = Address to listen on (127.0.0.1: this machine only).
server-help-port = Port to listen on.
server-help-store = Where tables are kept: sqlite:///FILE or postgresql://….
server-help-bus = How several servers talk: local, postgresql://… or redis://….
server-help-workers = Processes that serve behind this address (with PostgreSQL).
server-help-thinkers = Processes in which bots think, for each that serves.
server-help-origin = Another origin that browsers may connect from.
server-help-public-url = Where people reach this server; for links.
server-help-secure = The server is reached over https.
server-help-webhooks = Let players register a URL that is called when it is their turn.
server-help-readable = Logs for people instead of machines.
server-help-target = The file to save to.
server-help-table = The id of a table.
server-help-host-tools = For the operator of a running server: close tables, silence and ban.
server-help-host-url = Address of the server (as it listens, if left out).
server-help-host-list = List tables in progress, and who is silenced or banned.
server-help-host-find = Find people by id, login or name.
server-help-host-who = An id, a login or a name.
server-help-host-close = Close a table, whatever is being played there.
server-help-host-silence = Keep a person from talking.
server-help-host-ban = Keep a person from everything.
server-help-host-pardon = Let a person talk and play again.
server-help-host-person = The id of a person.
server-help-host-days = For how many days.
server-help-host-reason = Why; the person is told.
server-host-closed = Table { $table } is closed.
server-host-silenced = Silenced: { $person }
server-host-banned = Banned: { $person }
server-host-pardoned = Free to talk and play again: { $person }
