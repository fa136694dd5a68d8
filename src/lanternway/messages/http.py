"""What HTTP answers, beyond the values of `messages.server`."""

from typing import Any

from lanternway.messages.server import Moment, Person, Picture, TableInfo, Value


class Session(Value, frozen=True):
    """Who you are now. The token is shown this once; a browser has it in a cookie."""

    person: Person
    token: str


class Kept(Value, frozen=True):
    """The person has a login. The recovery code is shown this once."""

    person: Person
    recovery: str


class TokenInfo(Value, frozen=True):
    """A token is void when it was not used for a year."""

    id: str
    label: str
    created: float
    used: float
    """When last, to about a day."""
    here: bool
    """Whether it is the one that asks."""
    token: str | None
    """Only when just made."""


class Notified(Value, frozen=True):
    """Where you are told that it is your turn."""

    key: str
    """Calls of your webhook carry `X-Lanternway-Signature: sha256=…`: HMAC-SHA256 of the body with it."""
    webhook: str
    email: str
    unconfirmed: str
    """An address that was mailed a code and not confirmed by it yet."""
    mail: bool
    """Whether this server sends mail at all."""


class PushKey(Value, frozen=True):
    """What a browser subscribes with: `applicationServerKey`."""

    key: str


class OptionInfo(Value, frozen=True):
    """`kind`: bool, int or word. With `many` > 0 also a list of so many different choices; with
    `each_seat` the default or a list of one choice per seat."""

    name: str
    kind: str
    default: Any
    choices: list[str]
    low: int
    high: int
    many: int
    each_seat: bool


class BotWorth(Value, frozen=True):
    """Of so many games against the bot `below` it won `percent`; 95 % certain is `low` to `high`."""

    below: str
    percent: int
    low: int
    high: int
    games: int


class BotInfo(Value, frozen=True):
    """A bot that a seat can be given: its name for `NewSeat.level`, and its messages."""

    level: str
    message: str
    help: str
    worth: BotWorth | None
    """What was measured; None: nothing."""


class GameInfo(Value, frozen=True):
    id: str
    low: int
    """Fewest seats."""
    high: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    clauses: list[str]
    content: str
    """Hash of cards and boards."""


class Tables(Value, frozen=True):
    tables: list[TableInfo]


class Mine(Value, frozen=True):
    """My tables, newest first, and those of them where I must act."""

    tables: list[TableInfo]
    turn: list[str]


class History(Value, frozen=True):
    """Moments after `since`, and the present picture. `reset` and `epoch` as in `Update`."""

    reset: bool
    epoch: str
    moments: list[Moment]
    picture: Picture


class Replay(Value, frozen=True):
    """The moves that stand (nothing taken back), as the viewer saw them. Move 0 is the setup."""

    table: TableInfo
    seat: int
    moves: list[Moment]


class ReplayPicture(Value, frozen=True):
    """The table after move `ply`."""

    ply: int
    moment: Moment
    view: dict[str, Any]
    to_move: list[int]


class TextSection(Value, frozen=True):
    """A part of the table under a title: sentences, a table, a drawing of monospaced lines, and the
    drawing in words for who cannot see it."""

    key: str
    title: str
    lines: list[str]
    columns: list[str]
    rows: list[list[str]]
    drawing: list[str]
    words: list[str]


class TextChoice(Value, frozen=True):
    """A choice, and what it costs and gives, under the headings of its question."""

    notation: str
    cells: list[str]


class TextQuestion(Value, frozen=True):
    title: str
    clause: str
    columns: list[str]
    choices: list[TextChoice]
    notes: list[str]


class TableText(Value, frozen=True):
    """The table in words, as the viewer may see it, in the viewer's language. `news`: what happened since the
    viewer decided last."""

    seq: int
    head: list[str]
    news: list[str]
    sections: list[TextSection]
    question: TextQuestion | None


class Fairness(Value, frozen=True):
    """What proves that chance was fair. `key` and `game_key` only when the table is over."""

    commitment: str
    seeds: list[str]
    """By seat; empty if none was given."""
    key: str | None
    game_key: str | None
    record: str | None
    """The whole record as text, when the table is over."""


class Problem(Value, frozen=True):
    """Every error of HTTP: `message` with `args` for people, `text` for programs."""

    message: str
    args: dict[str, Any]
    text: str
    clause: str
    legal: list[str]


class Health(Value, frozen=True):
    status: str
    version: str
