"""What the server sends: every value that goes to a client, and its messages on the socket.

Messages of the socket are tagged by `t`. What the server sends has all of its fields, always.
docs/api.md explains them; `schema` exports them.
"""

from typing import Any, Final, Literal

import msgspec

PROTOCOL: Final = 2
"""Grows when an old client would misread the server: clients compare it with the one they were made for."""

Viewer = int
"""A seat, or -1: somebody who watches."""


class Value(msgspec.Struct, frozen=True, kw_only=True):
    """A value that the server sends."""


# --- a decision -----------------------------------------------------------------------------------


class Choice(Value, frozen=True):
    """A legal action. Its text is `message` with `args`; with what it costs or gives now (`facts`) it is
    `message-<fact>`, if there is one. `targets` are things to light up (`die:3`). `clause` is the rule that
    offers it; empty: the prompt's."""

    notation: str
    index: int
    verb: str
    """The family of the action."""
    message: str
    args: dict[str, str]
    facts: dict[str, Any]
    targets: list[str]
    clause: str


class Locked(Choice, frozen=True):
    """An action that one might expect now, and why it is not legal: `why` with `why_args`, by `clause`."""

    why: str
    why_args: dict[str, Any]


class Prompt(Value, frozen=True):
    """What the seat is asked, or what it waits for."""

    message: str
    args: dict[str, Any]
    clause: str


class UndoInfo(Value, frozen=True):
    """How far the seat can go back: `steps` by itself, and whether everybody may be asked to go further."""

    steps: int
    ask: bool


class Consent(Value, frozen=True):
    """What everybody is asked to agree to. Bots agree; it passes when nobody is left in `waiting`."""

    request: int
    """Its number, for the answer."""
    kind: Literal["undo", "end", "bot", "hints"]
    seat: int
    """Who asks."""
    moves: int
    """With `undo`: how many moves everybody goes back."""
    absent: int
    """With `bot`: the seat that a bot shall play; else -1."""
    agreed: list[int]
    waiting: list[int]


# --- a table --------------------------------------------------------------------------------------


class Clock(Value, frozen=True):
    """`live`: a bank of seconds and an increment a decision. `slow`: so many days a decision."""

    kind: Literal["none", "live", "slow"]
    bank: int
    increment: int
    days: float


class SeatClock(Value, frozen=True):
    """Milliseconds left at the time `now` of the picture; None without a clock."""

    left: int | None
    running: bool


class SeatInfo(Value, frozen=True):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    person: str | None
    """Public id of who sits here. One person may hold several seats (hot seat)."""
    level: str | None
    """The bot that sits here, or that plays for the person now."""
    away: bool
    """A bot plays for the person now; the person can take the seat back at any time."""
    seeded: bool
    """Has given a seed for the fairness of chance."""
    stood_in: bool
    """A bot has moved for the person at some time."""
    invited: str | None
    """Public id of who is asked to take this free seat."""


class Result(Value, frozen=True):
    """How it ended: by the rules, or early because all agreed (then the scores are those so far)."""

    ended: Literal["finished", "agreed"]
    scores: list[int]
    ranks: list[int]
    parts: list[dict[str, int]]


class HintInfo(Value, frozen=True):
    """Whether one may ask here what a good player would do: `free` where only one person plays, `agreed` by
    all who do, or `closed`, as people play along who have not."""

    state: Literal["free", "agreed", "closed"]
    used: list[int]
    """By seat: at how many decisions a hint was asked for."""


class TableInfo(Value, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatInfo]
    owner: str
    clock: Clock
    listed: bool
    watch: bool
    """Others may watch."""
    delay: int
    """Seconds that watchers are behind."""
    created: float
    hushed: bool
    """Those who watch cannot talk."""
    commitment: str
    """Hash of the server's key, known before anybody gives a seed."""
    to_move: list[int]
    moves: int
    """How many moves there were, as watchers count them: the same number for everybody."""
    round: int
    rounds: int
    """Which round (or day) it is, of how many; 0: the game has none, or no end of them."""
    deadline: float | None
    """When the first of the running clocks is at 0."""
    result: Result | None
    rematch: str | None
    """The table where they play again."""
    invite: str | None
    """The secret of the invitation link; only for those who sit here."""
    hints: HintInfo
    harmed: bool = False
    """An older version of the server lost something of it: it can be played, its record never verifies."""
    from_position: bool = False
    """It began in the middle of a game: it counts for no rating, and its record holds what it began with."""


# --- what happened --------------------------------------------------------------------------------

Kind = Literal[
    "created", "joined", "filled", "left", "hushed", "seeded", "started", "moved", "undone", "said", "asked",
    "answered", "hints", "hinted", "away", "back", "ended", "rematch", "closed",
]  # fmt: skip


class StoryLine(Value, frozen=True):
    """A line of the log: the text `message` with `args`, ready to be said in the reader's language."""

    level: Literal["line", "turn", "round"]
    """A sentence, or a heading: of a turn (a phase), of a round (a day)."""
    message: str
    args: dict[str, Any]
    seat: int
    """Whom it is about; -1: nobody."""
    events: list[int]
    """Which of the moment's `events` it tells, by their place."""


class Moment(Value, frozen=True):
    """One thing that happened at a table, as this viewer may know it."""

    seq: int
    """The viewer's own count: what others do in secret leaves no gap."""
    at: float
    """Seconds since 1970, by the server."""
    kind: Kind
    seat: int
    """Who did it; -1: nobody or a watcher."""
    name: str
    """Of who did it."""
    events: list[dict[str, Any]]
    """With `moved`: the game's events. `kind`, the facts, and `secret` if told to you."""
    story: list[StoryLine]
    """With `moved`: the same as a person would tell it, for the log. Events that make one sentence are one
    line; rounds and turns begin with headings."""
    notation: str | None
    """With `moved`: the action, to the seat itself only."""
    undone: list[int]
    """With `undone`: the `seq` of the moves that were taken back."""
    text: str
    """With `said`."""
    data: dict[str, Any]
    """With `asked` {request, kind, moves, absent}, `answered` {request, agree}, `hints` {on}, `away` {level,
    reason}, `rematch` {table}."""


class Picture(Value, frozen=True):
    """Everything that a page shows of a table now. Always whole: the newest picture is enough."""

    seq: int
    now: float
    seat: Viewer
    table: TableInfo
    view: dict[str, Any] | None
    """None before the start."""
    prompt: Prompt | None
    legal: list[Choice]
    locked: list[Locked]
    """Bounded: of a very long list only the first."""
    ready: list[int]
    """While several decide at once: the seats that have, and wait."""
    undo: UndoInfo
    clocks: list[SeatClock]
    consent: Consent | None
    muted: list[str]
    """Persons whose talk this reader does not want."""


# --- people ---------------------------------------------------------------------------------------


class Person(Value, frozen=True):
    id: str
    name: str
    language: str
    login: str | None
    """None: a guest."""
    settings: dict[str, Any]
    """How this person wants things shown, on every device."""


# --- server to client -----------------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="t"):
    """A message of the socket, from the server."""


class Hello(Message, frozen=True, tag="hello"):
    """First of all, and again after the client's `hello`."""

    protocol: int
    version: str
    now: float
    person: Person | None


class Update(Message, frozen=True, tag="update"):
    """What happened after `since`, and how the table is now. With `reset` forget what you had. `epoch` is the
    store's: a restored one has another, and what was counted before means nothing there."""

    table: str
    seat: Viewer
    since: int
    reset: bool
    epoch: str
    moments: list[Moment]
    picture: Picture


class Presence(Message, frozen=True, tag="presence"):
    """Who is connected, how many watch, and which bots think."""

    table: str
    online: list[int]
    gone: list[float | None]
    """By seat: since when its person is not connected; None: is here, or there is no person."""
    watching: int
    thinking: list[int]


class Badge(Message, frozen=True, tag="badge"):
    """The tables where it is your turn."""

    tables: list[str]


class Lobby(Message, frozen=True, tag="lobby"):
    """The open and running tables that are listed."""

    tables: list[TableInfo]


class Ack(Message, frozen=True, tag="ack"):
    """Done, and never lost. `seq` is where the viewer stands after it."""

    id: str
    seq: int
    moved: bool
    """Whether the command was new; a repeated one is acknowledged again and not done again."""


class Refused(Message, frozen=True, tag="refused"):
    """Not done, nothing changed: why, for people (`message`, `args`) and for programs (`text`)."""

    id: str
    message: str
    args: dict[str, Any]
    clause: str
    text: str
    legal: list[str]


class Resync(Message, frozen=True, tag="resync"):
    """Not done: the prompt you answered has changed. The `update` comes with it."""

    id: str
    update: Update


class Previewed(Message, frozen=True, tag="previewed"):
    """What an action would do. If chance or something hidden decides (`uncertain`), there is no view, and
    the events are those that come before."""

    id: str
    notation: str
    uncertain: bool
    events: list[dict[str, Any]]
    story: list[StoryLine]
    view: dict[str, Any] | None
    undoable: bool
    """Whether the seat could take it back."""


class Reason(Message, frozen=True, tag="reason"):
    """Why nothing can be done with a thing now: an action about it that is not legal. None: something can be
    done with it, or the question is not about such things."""

    id: str
    target: str
    locked: Locked | None


class Pong(Message, frozen=True, tag="pong"):
    id: str
    now: float


class Pause(Message, frozen=True, tag="pause"):
    """There was an outage: clocks stand still until the time `until`, so that everybody can come back."""

    until: float


class Closing(Message, frozen=True, tag="closing"):
    """The server stops or restarts; clocks stand still until it is back. Connect again after `after` s."""

    after: float


ServerMessage = (
    Hello | Update | Presence | Badge | Lobby | Ack | Refused | Resync | Previewed | Reason | Pong
    | Pause | Closing
)  # fmt: skip
