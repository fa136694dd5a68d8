"""Changes: everything that can happen at a table. They hold secrets and are never sent as they are.

Field names are those of the stored JSON, so that what an older version wrote opens.
"""

from typing import Any, ClassVar, Literal

import msgspec

from lanternway.core import Event
from lanternway.messages.server import Kind


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened; `kind` is its name in the store and on the wire."""

    kind: ClassVar[Kind]


class SeatSetting(msgspec.Struct, frozen=True, kw_only=True):
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    name: str = ""
    level: str | None = None
    invited: str | None = None
    """The person who is asked to take the free seat."""


class ClockSetting(msgspec.Struct, frozen=True, kw_only=True):
    kind: Literal["none", "live", "slow"] = "none"
    bank: int = 0
    increment: int = 0
    days: float = 0.0

    def start(self) -> int:
        """Milliseconds that everybody has at first."""
        return int(self.days * 86_400_000) if self.kind == "slow" else self.bank * 1000


class Created(Change, frozen=True):
    """A table was made: its setting, which never changes."""

    kind = "created"

    game: str
    options: dict[str, Any]
    seats: list[SeatSetting]
    clock: ClockSetting
    listed: bool
    watch: bool
    delay: int
    owner: str
    invite: str
    secret: str
    """The server's key, as hex. Never leaves before the end."""
    commitment: str
    content: str
    engine: str
    begin: bool = False
    """Start as soon as no seat is open."""
    rules: int = 1
    """`Game.rules`; the first versions did not say."""
    position: str = ""
    """The line of the table that the game begins with (`core/oneline.py`); empty: it is set up."""


class Joined(Change, frozen=True):
    kind = "joined"

    person: str
    name: str


class Filled(Change, frozen=True):
    """A bot has taken a free seat."""

    kind = "filled"

    level: str


class Left(Change, frozen=True):
    """`level`: the bot that takes over once the game is played."""

    kind = "left"

    name: str
    level: str


class Hushed(Change, frozen=True):
    """Those who watch cannot talk any more (`on`), or again."""

    kind = "hushed"

    on: bool


class Seeded(Change, frozen=True):
    kind = "seeded"

    seed: str


class Started(Change, frozen=True):
    """The cards are dealt: outcomes of the setup, and the hash of the state after it."""

    kind = "started"

    deal: str
    start: str
    seeds: list[str]
    players: list[str]


class RecordLine(msgspec.Struct, frozen=True, array_like=True):
    """A move as its line in the record."""

    seat: int
    notation: str
    outcomes: str
    hash: str


class StoredEvent(msgspec.Struct, frozen=True):
    """An event of the game with its secret part."""

    kind: str
    facts: dict[str, Any]
    secret: dict[str, Any] | None
    audience: list[int]

    @classmethod
    def of(cls, event: Event) -> "StoredEvent":
        return cls(event.kind, event.facts, event.secret, list(event.audience))

    def project(self, viewer: int) -> dict[str, Any]:
        """For this viewer; as `Event.project`."""
        told: dict[str, Any] = {"kind": self.kind}
        told.update(self.facts)
        if self.secret is not None and viewer in self.audience:
            told["secret"] = self.secret
        return told


class Moved(Change, frozen=True):
    kind = "moved"

    line: RecordLine
    events: list[StoredEvent]
    prompted: list[int] = msgspec.field(name="asked")
    """The seats whose prompt has changed."""


class Undone(Change, frozen=True):
    """Moves were taken back: their rows, and the same as each viewer counts them (watchers first)."""

    kind = "undone"

    moves: list[int]
    counts: list[list[int]] = msgspec.field(name="numbers")
    prompted: list[int] = msgspec.field(name="asked")


class Said(Change, frozen=True):
    kind = "said"

    text: str
    person: str
    name: str


class Proposed(Change, frozen=True):
    """Everybody is asked for consent: to go back so many moves, to end here, or to let a bot play for
    the person of the seat `absent`."""

    kind = "asked"

    request: int
    what: Literal["undo", "end", "bot", "hints"]
    moves: int
    absent: int = -1
    voters: list[int] = []
    """With `bot`: the seats that were asked; else all are."""


class Answered(Change, frozen=True):
    kind = "answered"

    request: int
    agree: bool


class HintsAllowed(Change, frozen=True):
    """Everybody has agreed that hints may be asked for (`on`), or somebody has taken that back."""

    kind = "hints"

    on: bool


class Hinted(Change, frozen=True):
    """A seat has asked what a good player would do."""

    kind = "hinted"

    longer: bool = False


class Away(Change, frozen=True):
    """A bot plays for the person: they `asked` for it, their `time` ran out, or the `others` wanted it."""

    kind = "away"

    level: str
    reason: str


class Back(Change, frozen=True):
    kind = "back"

    level: None = None
    reason: str = "asked"


class Ended(Change, frozen=True):
    kind = "ended"

    ended: Literal["finished", "agreed"]
    scores: list[int]
    ranks: list[int]
    parts: list[dict[str, int]]


class Rematched(Change, frozen=True):
    """They play again at another table."""

    kind = "rematch"

    table: str


class Closed(Change, frozen=True):
    kind = "closed"


AnyChange = (
    Created | Joined | Filled | Left | Hushed | Seeded | Started | Moved | Undone | Said | Proposed
    | Answered | HintsAllowed | Hinted | Away | Back | Ended | Rematched | Closed
)  # fmt: skip
