"""What clients send: commands, the other messages of the socket, and bodies of HTTP, with their limits.

A field with a default may be left out.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from lanternway.core.languages import Language

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
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


class Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="t"):
    """A message of the socket. Every one with an `id` gets exactly one answer."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body of HTTP that is not a command."""


# --- commands: what changes a table -----------------------------------------------------------------


class TableCommand(Request, frozen=True, kw_only=True):
    """A request to change a table. Over HTTP the table stands in the path."""

    table: Id = ""

    def key(self) -> str | None:
        """What a client calls the command, so that it is done once; None: it may be done again."""
        return None


class NamedCommand(TableCommand, frozen=True, kw_only=True):
    """A command with an id: sent again it is acknowledged again, not done again."""

    id: Id

    def key(self) -> str | None:
        return self.id


class SeatCommand(NamedCommand, frozen=True, kw_only=True):
    """A command of a seat, for the person who sits there."""

    seat: Seat


class Act(SeatCommand, frozen=True, kw_only=True, tag="act"):
    """Do an action."""

    seq: Seq
    """The picture that was looked at."""
    notation: Notation


class Undo(SeatCommand, frozen=True, kw_only=True, tag="undo"):
    """`step`, `turn`: as far as the seat may by itself. `ask`: ask everybody to go back `moves` moves."""

    seq: Seq
    to: Literal["step", "turn", "ask"] = "step"
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class ProposeEnd(SeatCommand, frozen=True, kw_only=True, tag="end"):
    """Ask everybody to end the game here."""


class ProposeBot(SeatCommand, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for somebody who is not connected. All who are here must agree; who made the table
    need not ask once the person has been gone for a while."""

    absent: Seat


class Answer(SeatCommand, frozen=True, kw_only=True, tag="answer"):
    """Give or refuse the consent that everybody is asked for."""

    request: Seq
    agree: bool


class AskHint(SeatCommand, frozen=True, kw_only=True, tag="hint"):
    """What would a good player do? Noted for good; how far the answer is says `GET hint`."""

    seq: Seq
    longer: bool = False
    """Take more time for it."""


class AllowHints(SeatCommand, frozen=True, kw_only=True, tag="hints"):
    """Ask everybody to allow hints at this table, which then counts for no rating; or (not `on`) take the
    permission back, which anybody may at any time."""

    on: bool


class Autopilot(SeatCommand, frozen=True, kw_only=True, tag="autopilot"):
    """`level`: let this bot play for me. None: I am back."""

    level: Level | None


class Talk(NamedCommand, frozen=True, kw_only=True, tag="say"):
    """Say something at the table, from a seat or as a watcher (-1)."""

    text: Text
    seat: Viewer = -1


class Join(TableCommand, frozen=True, kw_only=True, tag="join"):
    """Take a free seat (None: the first)."""

    seat: Seat | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""
    seed: Seed | None = None


class GiveSeed(TableCommand, frozen=True, kw_only=True, tag="seed"):
    """Mix a seed of mine into chance, before the start."""

    seed: Seed


class Leave(TableCommand, frozen=True, kw_only=True, tag="leave"):
    """Get up. Once the game is played, a bot goes on."""


class FillSeat(TableCommand, frozen=True, kw_only=True, tag="fill"):
    """Put a bot on a free seat, before the start; only the owner of the table can."""

    seat: Seat
    level: Level


class Start(TableCommand, frozen=True, kw_only=True, tag="start"):
    """Begin; only the owner of the table can."""


class Hush(TableCommand, frozen=True, kw_only=True, tag="hush"):
    """Those who watch cannot talk any more, or again; only the owner of the table can."""

    on: bool


class Close(TableCommand, frozen=True, kw_only=True, tag="close"):
    """Give up a table that has not begun; only its owner can."""


# --- other requests at a table ----------------------------------------------------------------------


class Preview(Request, frozen=True, kw_only=True, tag="preview"):
    """What would an action do?"""

    id: Id
    table: Id = ""
    seat: Seat
    notation: Notation


class Why(Request, frozen=True, kw_only=True, tag="why"):
    """Why can nothing be done with this thing now?"""

    id: Id
    table: Id = ""
    seat: Seat
    target: Notation


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Mute a person at every table, or no longer."""

    id: Id
    table: Id = ""
    person: Id
    on: bool


# --- the socket's own -------------------------------------------------------------------------------


class SayHello(Request, frozen=True, tag="hello"):
    """For programs without a cookie: who I am."""

    token: Annotated[str, Meta(max_length=200)] | None = None


class Subscribe(Request, frozen=True, tag="subscribe"):
    """Follow a table as a seat of mine or as a watcher (-1); None: my first seat, else a watcher.

    `since`: the last `seq` I have; None: no history, the present is enough. `epoch`: that of the update in
    which I got it.
    """

    id: Id
    table: Id
    seat: Viewer | None = None
    since: Seq | None = 0
    invite: Annotated[str, Meta(max_length=64)] = ""
    epoch: Annotated[str, Meta(max_length=64)] = ""


class Unsubscribe(Request, frozen=True, tag="unsubscribe"):
    id: Id
    table: Id
    seat: Viewer


class WatchLobby(Request, frozen=True, tag="lobby"):
    id: Id
    on: bool = True


class Ping(Request, frozen=True, tag="ping"):
    id: Id


ClientMessage = (
    SayHello | Subscribe | Unsubscribe | WatchLobby | Ping | Act | Preview | Why | Undo
    | ProposeEnd | ProposeBot | AskHint | AllowHints | Answer | Talk | Autopilot | Mute
)  # fmt: skip
"""What the socket takes."""

ClientCommand = (
    Act | Undo | ProposeEnd | ProposeBot | AskHint | AllowHints | Answer | Autopilot | Talk | Join
    | GiveSeed | Leave | FillSeat | Start | Close | Hush
)  # fmt: skip
"""What a client can change at a table, by whatever way it comes."""


# --- HTTP only ------------------------------------------------------------------------------------


SanctionKind = Literal["silence", "ban"]


class NewSeat(Body, frozen=True):
    """`me`: I sit here (several: hot seat). `open`: whoever comes. `bot`: a bot of this level."""

    kind: Literal["me", "open", "bot"]
    person: Id | None = None
    """With `open`: who is asked to take it; the seat is kept for them."""
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


class NewClock(Body, frozen=True):
    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=10, le=86400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3600)] = 15
    days: Annotated[float, Meta(gt=0, le=60)] = 3


class NewTable(Body, frozen=True):
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


class Sanction(Body, frozen=True):
    """By the operator: keep somebody from talking (`silence`) or from everything (`ban`) for so many days; 0:
    no longer."""

    person: Id
    kind: SanctionKind
    days: Annotated[float, Meta(ge=0, le=36_500)]
    reason: Annotated[str, Meta(max_length=200)] = ""


class LessonAnswer(Body, frozen=True):
    """The right answers of a lesson so far, and the next one; without it, only where one is."""

    answers: Annotated[list[Notation], Meta(max_length=40)] = []
    answer: Notation | None = None


class LessonText(Body, frozen=True):
    """The lesson's table in words, after these answers."""

    answers: Annotated[list[Notation], Meta(max_length=40)] = []
    lang: Language | None = None


class PlayLessonOn(Body, frozen=True):
    """A table that begins where the lesson stands after these answers, with bots of the level."""

    level: Level
    answers: Annotated[list[Notation], Meta(max_length=40)] = []


class LessonPreview(Body, frozen=True):
    """What an action would do at the lesson's table."""

    notation: Notation
    answers: Annotated[list[Notation], Meta(max_length=40)] = []


class Record(Body, frozen=True):
    """A record as text, to be looked at here."""

    text: Annotated[str, Meta(min_length=1)]
