"""What clients ask: the messages of the socket and the bodies of HTTP, with their limits."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
NAME_LIMIT: Final = 40
"""Letters of a player's name: it is told again with every move."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
Notation = Annotated[str, Meta(max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-1, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Seed = Annotated[str, Meta(min_length=1, max_length=128)]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "pl", "hu"]


class In(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body of HTTP."""


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="t"):
    """A message of the socket, from the client. Every one with an `id` gets exactly one answer."""


# --- what is done at a table: the same over HTTP (the table in the path) and the socket ----------


class Act(In, frozen=True):
    """Do an action. `id` names the command: sent again it is acknowledged again, not done again."""

    id: Id
    seat: Seat
    seq: Seq
    """The frame that was looked at."""
    notation: Notation


class Preview(In, frozen=True):
    id: Id
    seat: Seat
    notation: Notation


class Undo(In, frozen=True):
    """`step`, `turn`: as far as the seat may by itself. `ask`: ask all to go back `moves` moves."""

    id: Id
    seat: Seat
    seq: Seq
    to: Literal["step", "turn", "ask"] = "step"
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class AskEnd(In, frozen=True):
    """Ask all to end the game here."""

    id: Id
    seat: Seat


class Answer(In, frozen=True):
    id: Id
    seat: Seat
    request: Seq
    agree: bool


class Talk(In, frozen=True):
    id: Id
    text: Text
    seat: Viewer = -1


class Autopilot(In, frozen=True):
    """`level`: let this bot play for me. None: I am back."""

    id: Id
    seat: Seat
    level: Level | None


class Mute(In, frozen=True):
    id: Id
    person: Id
    on: bool


# --- the socket's own -----------------------------------------------------------------------------


class SayHello(Command, frozen=True, tag="hello"):
    """For programs without a cookie: who I am."""

    token: Annotated[str, Meta(max_length=200)] | None = None


class Subscribe(Command, frozen=True, tag="subscribe"):
    """Follow a table as a seat of mine or as a watcher (-1); None: my first seat, else a watcher.

    `since`: the last `seq` I have; None: no history, the present is enough.
    """

    id: Id
    table: Id
    seat: Viewer | None = None
    since: Seq | None = 0
    invite: Annotated[str, Meta(max_length=64)] = ""


class Unsubscribe(Command, frozen=True, tag="unsubscribe"):
    id: Id
    table: Id
    seat: Viewer


class WatchLobby(Command, frozen=True, tag="lobby"):
    id: Id
    on: bool = True


class Ping(Command, frozen=True, tag="ping"):
    id: Id


class DoAct(Command, frozen=True, tag="act"):
    id: Id
    table: Id
    seat: Seat
    seq: Seq
    notation: Notation


class DoPreview(Command, frozen=True, tag="preview"):
    id: Id
    table: Id
    seat: Seat
    notation: Notation


class DoUndo(Command, frozen=True, tag="undo"):
    id: Id
    table: Id
    seat: Seat
    seq: Seq
    to: Literal["step", "turn", "ask"] = "step"
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class DoAskEnd(Command, frozen=True, tag="end"):
    id: Id
    table: Id
    seat: Seat


class DoAnswer(Command, frozen=True, tag="answer"):
    id: Id
    table: Id
    seat: Seat
    request: Seq
    agree: bool


class DoTalk(Command, frozen=True, tag="say"):
    id: Id
    table: Id
    text: Text
    seat: Viewer = -1


class DoAutopilot(Command, frozen=True, tag="autopilot"):
    id: Id
    table: Id
    seat: Seat
    level: Level | None


class DoMute(Command, frozen=True, tag="mute"):
    id: Id
    table: Id
    person: Id
    on: bool


ClientMessage = (
    SayHello | Subscribe | Unsubscribe | WatchLobby | Ping | DoAct | DoPreview | DoUndo | DoAskEnd
    | DoAnswer | DoTalk | DoAutopilot | DoMute
)  # fmt: skip


# --- HTTP only ------------------------------------------------------------------------------------


class NewGuest(In, frozen=True):
    name: Name
    language: Language = "en"


class ChangeMe(In, frozen=True):
    name: Name | None = None
    language: Language | None = None


Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[\w.@+-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewAccount(In, frozen=True):
    """Keep this person: the guest who asks gets a login."""

    login: Login
    password: Password


class LogIn(In, frozen=True):
    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewToken(In, frozen=True):
    label: Name


class Notify(In, frozen=True):
    """Where to tell me that it is my turn; empty: nowhere."""

    webhook: Annotated[str, Meta(max_length=500)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""


class NewSeat(In, frozen=True):
    """`me`: I sit here (several: hot seat). `open`: whoever comes. `bot`: a bot of this level."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


class NewClock(In, frozen=True):
    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=10, le=86400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3600)] = 15
    days: Annotated[float, Meta(gt=0, le=60)] = 3


class NewTable(In, frozen=True):
    """A table. With no open seat and `start` it begins at once."""

    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: NewClock = NewClock()
    listed: bool = False
    watch: bool = True
    delay: Annotated[int, Meta(ge=0, le=86400)] = 0
    seed: Seed | None = None
    start: bool = False


class Join(In, frozen=True):
    """Take a free seat (None: the first)."""

    seat: Seat | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""
    seed: Seed | None = None


class GiveSeed(In, frozen=True):
    seed: Seed


class Record(In, frozen=True):
    """A record as text, to be looked at here."""

    text: Annotated[str, Meta(min_length=1)]
