"""A table: the fold of its rows. No clock, no disk, no network: the same rows give the same table."""

from array import array
from collections import deque
from collections.abc import Iterable
from copy import copy
from typing import Final, assert_never

from lanternway.core import Match
from lanternway.server.log.changes import (
    Answered,
    Away,
    Back,
    Closed,
    Created,
    Ended,
    Filled,
    Hinted,
    HintsAllowed,
    Hushed,
    Joined,
    Left,
    Moved,
    Proposed,
    Rematched,
    Said,
    Seeded,
    Started,
    Undone,
)
from lanternway.server.log.hints import Hints
from lanternway.server.log.matches import replay_move, start_match
from lanternway.server.log.rows import Row

RECENT: Final = 24
"""Rows kept in memory: enough for whoever missed a little."""
RECENT_COMMANDS: Final = 64


class Seat:
    """Who sits here now."""

    __slots__ = ("away", "invited", "kind", "level", "name", "person", "seed", "stood_in")

    def __init__(self, kind: str, person: str | None, name: str, level: str | None) -> None:
        self.kind: str = kind
        self.person: str | None = person
        self.name: str = name
        self.level: str | None = level
        self.away: bool = False
        self.seed: str = ""
        self.stood_in: bool = False
        """A bot has moved for the person."""
        self.invited: str | None = None
        """Who is asked to take the free seat."""

    def fork(self) -> "Seat":
        other = Seat(self.kind, self.person, self.name, self.level)
        other.away, other.seed = self.away, self.seed
        other.stood_in, other.invited = self.stood_in, self.invited
        return other

    def is_bot(self) -> bool:
        """Whether a program decides here now."""
        return self.kind == "bot" or self.away


class Consent:
    """What is asked of all: to go back, to end here, or to let a bot play for somebody who is gone."""

    __slots__ = ("absent", "agreed", "moves", "request", "seat", "voters", "what")

    def __init__(self, request: int, what: str, seat: int, moves: int) -> None:
        self.request: int = request
        self.what: str = what
        self.seat: int = seat
        """Who asks."""
        self.moves: int = moves
        self.agreed: set[int] = {seat}
        self.absent: int = -1
        """For whom a bot shall play."""
        self.voters: list[int] = []
        """The seats that are asked; none: all."""

    def fork(self) -> "Consent":
        other = Consent(self.request, self.what, self.seat, self.moves)
        other.agreed = set(self.agreed)
        other.absent, other.voters = self.absent, self.voters
        return other


class Table:
    """Where a table stands after its row `seq`."""

    def __init__(self, id_: str) -> None:
        self.id: str = id_
        self.seq: int = 0
        self.at: float = 0.0
        self.created: float = 0.0
        self.setting: Created
        self.seats: list[Seat] = []
        self.status: str = "open"
        self.match: Match | None = None
        self.counts: tuple[int, ...] = ()
        """How many rows each viewer has been told of; watchers first."""
        self.moves: list[int] = []
        """How many standing moves each viewer has seen; watchers first."""
        self.prompted: list[int] = []
        """By seat: its count when its prompt last changed."""
        self.standing: array[int] = array("q")
        """The rows of the moves that stand."""
        self.clocks: tuple[int, ...] = ()
        """Milliseconds on each seat's clock at the time `at`."""
        self.consent: Consent | None = None
        """What everybody is asked to agree to now."""
        self.consents: int = 0
        """How many there were so far: numbers each of them in public."""
        self.result: Ended | None = None
        self.rematch: str | None = None
        self.hints: Hints = Hints()
        self.hushed: bool = False
        """Those who watch cannot talk."""
        self.harmed: bool = False
        """An older version lost something of it: its record does not verify."""
        self.recent: deque[Row] = deque(maxlen=RECENT)
        self.commands: dict[tuple[str, str], int] = {}
        """Rows of the newest commands, by actor and id."""

    def fork(self) -> "Table":
        """An independent table that stands where this one does. The match is shared: whoever takes a
        row in replaces it (`apply` with a match) or has the table for itself."""
        other = copy(self)
        other.seats = [seat.fork() for seat in self.seats]
        other.moves = self.moves[:]
        other.prompted = self.prompted[:]
        other.standing = self.standing[:]
        other.hints = self.hints.fork()
        if self.consent is not None:
            other.consent = self.consent.fork()
        other.recent = self.recent.copy()
        other.commands = dict(self.commands)
        return other

    def release(self) -> None:
        """Nobody looks: give back the memory of what the store has too."""
        self.recent.clear()
        self.commands.clear()

    # --- reading ------------------------------------------------------------------------------

    def viewers(self) -> range:
        return range(-1, len(self.seats))

    def count(self, viewer: int) -> int:
        return self.counts[viewer + 1]

    def to_move(self) -> list[int]:
        if self.match is None or self.status != "playing":
            return []
        return self.match.state.to_move()

    def running(self) -> list[int]:
        """The seats whose clocks run: persons who must decide."""
        if self.setting.clock.kind == "none":
            return []
        return [seat for seat in self.to_move() if not self.seats[seat].is_bot()]

    def seats_of(self, person: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.person == person]

    def invited(self, person: str) -> list[int]:
        """The free seats that are kept for a person."""
        return [i for i, seat in enumerate(self.seats) if person and seat.invited == person]

    def waiting(self) -> list[int]:
        """Who has not given or refused consent yet. Who is away has not agreed: their bot cannot, and they
        may come back. Only whether a bot shall play for somebody is asked of those alone who are here."""
        consent = self.consent
        if consent is None:
            return []
        return [
            i
            for i, seat in enumerate(self.seats)
            if seat.kind == "person"
            and i not in consent.agreed
            and (not consent.voters or (i in consent.voters and not seat.away))
        ]

    def can_follow(self, row: Row) -> bool:
        """Whether the row can be taken in without looking at older rows."""
        if not isinstance(row.change, Undone):
            return True
        return self.match is not None and self.match.can_undo(row.seat) >= len(row.change.moves)

    # --- folding ------------------------------------------------------------------------------

    def apply(self, row: Row, match: Match | None = None) -> None:
        """Take the next row in. `match` is the match after it, if the caller has it already; a move
        that is taken back later is skipped by giving the match as it is."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} does not follow {self.seq} at table {self.id}")
        self.take_in(row, match)
        self.advance_to(row)

    def advance_to(self, row: Row) -> None:
        """The row that was taken in is the last one now."""
        self.seq = row.seq
        self.at = row.at
        self.counts = row.counts
        if row.clocks is not None:
            self.clocks = row.clocks
        self.recent.append(row)
        if row.command is not None:
            self.commands[(row.actor, row.command)] = row.seq
            if len(self.commands) > RECENT_COMMANDS:
                del self.commands[next(iter(self.commands))]

    def take_in(self, row: Row, match: Match | None = None) -> None:
        """What the row's change does to the table; `advance_to` must follow."""
        match row.change:
            case Created() as setting:
                self._create(setting, row.at)
            case Joined(person=person, name=name):
                self.seats[row.seat] = Seat("person", person, name, None)
            case Hushed(on=on):
                self.hushed = on
            case Filled(level=level):
                self.seats[row.seat] = Seat("bot", None, "", level)
            case Left(level=level):
                if self.status == "open":
                    self.seats[row.seat] = Seat("open", None, "", None)
                else:
                    self._hand_over(row.seat, level)
            case Seeded(seed=seed):
                self.seats[row.seat].seed = seed
            case Started() as started:
                self.status = "playing"
                self.match = match if match is not None else start_match(self.setting, started)
                self.prompted = [row.count(seat) for seat in range(len(self.seats))]
            case Moved() as moved:
                self._move(row, moved, match)
            case Undone() as undone:
                self._undo(row, undone, match)
            case Proposed(what=what, moves=moves) as proposed:
                self.consents += 1
                self.consent = Consent(self.consents, what, row.seat, moves)
                self.consent.absent, self.consent.voters = proposed.absent, proposed.voters
            case Answered() as answered:
                self._answer(row.seat, answered)
            case HintsAllowed(on=on):
                self.hints.allow(on)
            case Hinted(longer=longer):
                self.hints.note(row, len(self.standing), longer)
            case Away(level=level):
                self._hand_over(row.seat, level)
            case Back():
                self.seats[row.seat].away, self.seats[row.seat].level = False, None
                self._drop_vote(row.seat)
            case Ended() as ended:
                self.status, self.result, self.consent = "over", ended, None
            case Rematched(table=table):
                self.rematch = table
            case Closed():
                self.status = "closed"
            case Said():
                pass
            case unknown:
                assert_never(unknown)

    def _create(self, setting: Created, at: float) -> None:
        self.setting = setting
        self.created = at
        self.seats = [Seat(s.kind, s.person, s.name, s.level) for s in setting.seats]
        for seat, given in zip(self.seats, setting.seats, strict=True):
            seat.invited = given.invited
        self.prompted = [0] * len(self.seats)
        self.moves = [0] * (len(self.seats) + 1)

    def _hand_over(self, seat: int, level: str) -> None:
        """A bot plays for the person; the consent they asked for is dropped, and one that waits for nobody
        else who is here."""
        self.seats[seat].away, self.seats[seat].level = True, level
        self._drop_vote(seat)
        left = [other for other in self.waiting() if not self.seats[other].away]
        if self.consent is not None and (self.consent.seat == seat or not left):
            self.consent = None

    def _drop_vote(self, seat: int) -> None:
        """Whether a bot shall play for this seat is no longer asked."""
        if self.consent is not None and self.consent.absent == seat:
            self.consent = None

    def _move(self, row: Row, moved: Moved, match: Match | None) -> None:
        if match is None:
            match = self.match
            assert match is not None
            replay_move(match, row.seq, moved)
        self.match = match
        self.standing.append(row.seq)
        if self.seats[row.seat].away:
            self.seats[row.seat].stood_in = True
        else:
            self._drop_vote(row.seat)
        for viewer in self.viewers():
            self.moves[viewer + 1] += row.is_seen(viewer)
        self._prompt(row, moved.prompted)
        if self.consent is not None and self.consent.what == "undo":
            self.consent = None

    def _undo(self, row: Row, undone: Undone, match: Match | None) -> None:
        if match is None:
            assert self.match is not None
            self.match.undo(row.seat, len(undone.moves))
        else:
            self.match = match
        del self.standing[len(self.standing) - len(undone.moves) :]
        for viewer in self.viewers():
            self.moves[viewer + 1] -= len(undone.counts[viewer + 1])
        self._prompt(row, undone.prompted)
        self.consent = None

    def _prompt(self, row: Row, seats: list[int]) -> None:
        for seat in seats:
            self.prompted[seat] = row.count(seat)

    def _answer(self, seat: int, answered: Answered) -> None:
        if self.consent is not None and self.consent.request == answered.request:
            if answered.agree:
                self.consent.agreed.add(seat)
            else:
                self.consent = None


def fold(table: Table, rows: Iterable[Row], skip: Iterable[int] = ()) -> None:
    """Take all rows in. Moves that were taken back are not played, nor those to `skip`."""
    rows = list(rows)
    undone = {move for row in rows for move in taken_back(row)} | set(skip)
    for row in rows:
        if isinstance(row.change, Undone) or row.seq in undone:
            table.apply(row, table.match)
        else:
            table.apply(row)


def taken_back(row: Row) -> list[int]:
    """The rows of the moves that this row takes back."""
    return row.change.moves if isinstance(row.change, Undone) else []
