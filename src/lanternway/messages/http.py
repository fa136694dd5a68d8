"""What HTTP answers, beyond the values of `messages.server`."""

from typing import Any

from lanternway.messages.server import (
    Choice,
    Locked,
    Moment,
    Person,
    Picture,
    Prompt,
    StoryLine,
    TableInfo,
    Value,
)


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


# --- learning -------------------------------------------------------------------------------------


class LessonInfo(Value, frozen=True):
    """A lesson and how far one is. Its texts: `lesson-<game>-<number>-title`, `-goal`, `-passed`."""

    game: str
    name: str
    number: str
    minutes: int
    steps: list[str]
    """What its steps are called: words of `lesson-<game>-<number>-<step>-title`."""
    clauses: list[str]
    names: dict[int, str]
    """The others at the table, by seat: words of `lesson-name-<word>`."""
    next: str
    answers: list[str]
    """The right answers so far, if it was begun."""
    passed: bool


class FirstGameInfo(Value, frozen=True):
    """A table for a first game: `first-game-<game>-<name>`, and why so: `…-why`."""

    name: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    after: str
    """The lesson after which to play it."""


class GameGuide(Value, frozen=True):
    """All that teaches one game. `advice`: for the second game, words of `advice-<game>-<word>`."""

    game: str
    lessons: list[LessonInfo]
    first_games: list[FirstGameInfo]
    advice: list[str]


class Learning(Value, frozen=True):
    games: list[GameGuide]


class CoachLine(Value, frozen=True):
    """Something that the coach or the rules say."""

    message: str
    args: dict[str, int]


class CoachCase(Value, frozen=True):
    """One of the things that can come of an answer: what it happens to (in the words of targets), an icon of
    what is gained or lost, and how much."""

    title: CoachLine
    then: CoachLine
    show: str
    icon: str
    gain: int | None


class CoachStep(Value, frozen=True):
    """What the coach asks for now. Without `task` it is only read."""

    id: str
    say: CoachLine | None
    why: CoachLine | None
    """The reason, in a line."""
    task: CoachLine | None
    cases: list[CoachCase]
    point: list[str]
    """What is pointed at, in the words of targets."""
    accepted: list[str]
    """The legal answers that count."""
    best: str
    """The one that "show me" plays."""


class LessonMove(Value, frozen=True):
    """Something that somebody did at the lesson's table, as the learner may know it."""

    seat: int
    notation: str | None
    events: list[dict[str, Any]]
    story: list[StoryLine]


class LessonPicture(Value, frozen=True):
    """The lesson's table, as the learner sees it."""

    seats: int
    view: dict[str, Any]
    prompt: Prompt
    legal: list[Choice]
    locked: list[Locked]
    ready: list[int]
    to_move: list[int]


class LessonTurn(Value, frozen=True):
    """Where the learner is, and what came of the answer. All follows from `answers`."""

    answers: list[str]
    right: bool
    """The answer counted. If not, nothing was done."""
    said: CoachLine | None
    """What the coach says to the answer."""
    moves: list[LessonMove]
    """What happened at the table: the learner's move and the others'."""
    left: LessonPicture | None
    """The table that was left, when the next step is at another one."""
    step: CoachStep | None
    """None: the lesson is passed."""
    picture: LessonPicture


class SignInfo(Value, frozen=True):
    """An icon of a board, what it is called (a term by language, or else a message), and the clause that
    tells of it; empty: none."""

    icon: str
    terms: dict[str, str]
    message: str
    clause: str


class RulesPicture(Value, frozen=True):
    """A part of a board (`stage`, `dock` or `world`) at the rules' table of this name."""

    table: str
    part: str
    mark: list[str]
    """What it is about, in the words of targets."""


class RulesPassage(Value, frozen=True):
    """A paragraph of the rules, and perhaps a picture."""

    line: CoachLine
    picture: RulesPicture | None


class RulesStep(Value, frozen=True):
    """One of the things that a turn is made of."""

    line: CoachLine
    icon: str
    clause: str


class RulesChapter(Value, frozen=True):
    """`clauses`: what it tells of; `SK-5` is all of section 5."""

    id: str
    title: str
    clauses: list[str]
    passages: list[RulesPassage]


class Rules(Value, frozen=True):
    """A game's rules to read: the goal in a picture, a turn, then chapters. The clauses are in `GameInfo`."""

    game: str
    goal: RulesPassage | None
    """None: the game has only its clauses."""
    turn: list[RulesStep]
    chapters: list[RulesChapter]


class RulesTable(Value, frozen=True):
    """A table of the rules, as somebody in seat 0 sees it."""

    seats: int
    view: dict[str, Any]
    legal: list[Choice]
    to_move: list[int]


class Tip(Value, frozen=True):
    """Something that a newcomer should hear: its word, message, and the rule behind it."""

    id: str
    message: str
    clause: str


class Tips(Value, frozen=True):
    """What should be said before the choice: one tip at the most."""

    tips: list[Tip]
