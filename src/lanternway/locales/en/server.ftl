### The server: why something is not done, messages to people who are away, and its commands.

## Why not

server-why-unknown = There is no such thing here, or it is not for you.
server-why-malformed = The message cannot be read: { $what }
server-why-method = This address does not take such a request.
server-why-large = The message is too large.
server-why-rate = Too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-why-many = You follow too many tables at once.
server-why-busy = The table is very busy. Try again in a moment.
server-why-stopping = The server is just restarting. Try again in a moment.
server-why-fault = The server made a mistake. Nothing was changed; the mistake is noted.
server-why-origin = Requests from other websites are not taken.
server-why-who = Say who you are first.
server-why-name = This name cannot be shown. Choose another.
server-why-login = Login or password is wrong.
server-why-login-taken = This login is taken.
server-why-has-login = You have a login already.
server-why-webhook = A webhook is an address that begins with http or https.
server-why-email = This is not an e-mail address.
server-why-not-your-seat = This is not your seat.
server-why-not-owner = Only the person who made the table can do this.
server-why-not-here = You do not sit at this table.
server-why-not-playing = This table is not being played.
server-why-not-begun = This table has not begun.
server-why-not-over = This table is not over yet.
server-why-begun = This table has already begun.
server-why-open-seats = There are still free seats.
server-why-taken = This seat is not free.
server-why-level = There is no bot “{ $given }” (bots: { $names }).
server-why-away = A bot plays for you. Take your seat back first.
server-why-here = Nobody plays for you: the seat is yours.
server-why-undo = There is nothing you can take back without asking everybody.
server-why-undo-far = There are not that many moves to take back.
server-why-asked = Another question is still waiting for answers.
server-why-no-question = This question is no longer open.
server-why-answered = You have answered already.
server-why-rematch = There is already a table for playing again.
server-why-silent = People who watch this table cannot talk.
server-why-old-table = This version cannot open the table: { $what }
server-why-record-long = This record has { $moves } moves; one with more than { $most } cannot be imported.

## Messages to people who are away

server-mail-subject = Your turn: { $game }
server-mail-body = Hello { $name }, it is your turn at the table of { $game }: { $link }

## Commands

server-serving = Lanternway serves at { $address }
server-backed-up = Saved to { $file }.
server-brought = The table is here: { $table }
server-help-serve = Serve tables for friends and bots, in the browser.
server-help-backup = Save everything to a file while the server runs.
server-help-export = Print the log of a table, one JSON object a line.
server-help-import = Bring an exported table to this store.
server-help-import-file = The exported table.
server-help-host = Address to listen on (127.0.0.1: this machine only).
server-help-port = Port to listen on.
server-help-store = Where tables are kept: sqlite:///FILE or postgresql://….
server-help-bus = How several servers talk: local, postgresql://… or redis://….
server-help-workers = Processes in which bots think.
server-help-origin = Another address that browsers may come from.
server-help-public-url = Where people reach this server; for links.
server-help-secure = The server is reached by https.
server-help-webhooks = People may have an address of theirs called when it is their turn.
server-help-readable = Logs for people instead of machines.
server-help-target = The file to save to.
server-help-table = The id of a table.
