"""A table: the fold of its rows. No clock, no disk, no network: the same rows give the same table."""

from array import array
from collections import deque
from copy import copy
from typing import Any, Final

import msgspec

from lanternway import __version__
from lanternway.core import Match, get_game
from lanternway.core import record as records
from lanternway.server.rows import Row, Setting

RECENT: Final = 24
"""Rows kept in memory: enough for whoever missed a little."""
RECENT_COMMANDS: Final = 64


class Seat:
    """Who sits here now."""

    __slots__ = ("away", "kind", "level", "name", "person", "seed")

    def __init__(self, kind: str, person: str | None, name: str, level: str | None) -> None:
        self.kind: str = kind
        self.person: str | None = person
        self.name: str = name
        self.level: str | None = level
        self.away: bool = False
        self.seed: str = ""

    def fork(self) -> "Seat":
        other = Seat(self.kind, self.person, self.name, self.level)
        other.away, other.seed = self.away, self.seed
        return other

    def is_bot(self) -> bool:
        """Whether a program decides here now."""
        return self.kind == "bot" or self.away


class Question:
    """A question to everybody: going back, or ending here."""

    __slots__ = ("agreed", "moves", "request", "seat", "what")

    def __init__(self, request: int, what: str, seat: int, moves: int) -> None:
        self.request: int = request
        self.what: str = what
        self.seat: int = seat
        self.moves: int = moves
        self.agreed: set[int] = {seat}


class Table:
    """Where a table stands after its row `seq`."""

    def __init__(self, id_: str) -> None:
        self.id: str = id_
        self.seq: int = 0
        self.at: float = 0.0
        self.created: float = 0.0
        self.setting: Setting
        self.seats: list[Seat] = []
        self.status: str = "open"
        self.match: Match | None = None
        self.numbers: tuple[int, ...] = ()
        """How many rows each viewer has been told of; watchers first."""
        self.moves: list[int] = []
        """How many standing moves each viewer has seen; watchers first."""
        self.asked: list[int] = []
        """By seat: its number when its question last changed."""
        self.line: array[int] = array("q")
        """The rows of the moves that stand."""
        self.left: tuple[int, ...] = ()
        self.question: Question | None = None
        self.questions: int = 0
        """How many questions were asked: their public names."""
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.recent: deque[Row] = deque(maxlen=RECENT)
        self.commands: dict[tuple[str, str], int] = {}
        """Rows of the newest commands, by actor and id."""

    def fork(self) -> "Table":
        """An independent table that stands where this one does. The match is shared: whoever takes a
        row in replaces it (`apply` with a match) or has the table for itself."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats = [seat.fork() for seat in self.seats]
        other.moves = self.moves[:]
        other.asked = self.asked[:]
        other.line = self.line[:]
        if self.question is not None:
            other.question = copy(self.question)
            other.question.agreed = set(self.question.agreed)
        other.recent = self.recent.copy()
        other.commands = dict(self.commands)
        return other

    def rest(self) -> None:
        """Nobody looks: give back what the store has too."""
        self.recent.clear()
        self.commands.clear()

    # --- reading ------------------------------------------------------------------------------

    def viewers(self) -> range:
        return range(-1, len(self.seats))

    def number(self, viewer: int) -> int:
        return self.numbers[viewer + 1]

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

    def waiting(self) -> list[int]:
        """Who has not answered the question yet: persons that are here."""
        if self.question is None:
            return []
        return [
            i
            for i, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.away and i not in self.question.agreed
        ]

    def can_follow(self, row: Row) -> bool:
        """Whether the row can be taken in without looking at older rows."""
        if row.kind != "undone":
            return True
        return self.match is not None and self.match.can_undo(row.seat) >= len(row.data["moves"])

    # --- folding ------------------------------------------------------------------------------

    def apply(self, row: Row, match: Match | None = None) -> None:
        """Take the next row in. `match` is the match after it, if the caller has it already; a move
        that is taken back later is skipped by giving the match as it is."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} does not follow {self.seq} at table {self.id}")
        if row.kind == "moved":
            self._moved(row, match)
        elif row.kind == "undone":
            self._undone(row, match)
        else:
            getattr(self, "_" + row.kind)(row)
        self._close(row)

    def _close(self, row: Row) -> None:
        self.seq = row.seq
        self.at = row.at
        self.numbers = row.numbers
        if row.left is not None:
            self.left = row.left
        self.recent.append(row)
        if row.command is not None:
            self.commands[(row.actor, row.command)] = row.seq
            if len(self.commands) > RECENT_COMMANDS:
                del self.commands[next(iter(self.commands))]

    def _count_moves(self, row: Row, by: int) -> None:
        for viewer in self.viewers():
            if row.is_seen(viewer):
                self.moves[viewer + 1] += by

    def _created(self, row: Row) -> None:
        self.setting = msgspec.convert(row.data, Setting)
        self.created = row.at
        self.seats = [Seat(s.kind, s.person, s.name, s.level) for s in self.setting.seats]
        self.asked = [0] * len(self.seats)
        self.moves = [0] * (len(self.seats) + 1)

    def _joined(self, row: Row) -> None:
        seat = self.seats[row.seat]
        seat.kind, seat.person, seat.name = "person", row.data["person"], row.data["name"]
        seat.level, seat.away, seat.seed = None, False, ""

    def _left(self, row: Row) -> None:
        seat = self.seats[row.seat]
        if self.status == "open":
            self.seats[row.seat] = Seat("open", None, "", None)
        else:
            seat.away, seat.level = True, row.data["level"]
            self._drop_answer_of(row.seat)

    def _seeded(self, row: Row) -> None:
        self.seats[row.seat].seed = row.data["seed"]

    def _started(self, row: Row) -> None:
        self.status = "playing"
        self.match = start_match(self.setting, row)
        self.asked = [row.number(seat) for seat in range(len(self.seats))]

    def _moved(self, row: Row, match: Match | None) -> None:
        if match is None:
            match = self.match
            assert match is not None
            replay_move(match, row)
        self.match = match
        self.line.append(row.seq)
        self._count_moves(row, 1)
        self._asked_again(row)
        if self.question is not None and self.question.what == "undo":
            self.question = None

    def _undone(self, row: Row, match: Match | None) -> None:
        if match is None:
            assert self.match is not None
            self.match.undo(row.seat, len(row.data["moves"]))
        else:
            self.match = match
        del self.line[len(self.line) - len(row.data["moves"]) :]
        for viewer in self.viewers():
            self.moves[viewer + 1] -= len(row.data["numbers"][viewer + 1])
        self._asked_again(row)
        self.question = None

    def _asked_again(self, row: Row) -> None:
        for seat in row.data["asked"]:
            self.asked[seat] = row.number(seat)

    def _said(self, row: Row) -> None:
        pass

    def _asked(self, row: Row) -> None:
        self.questions += 1
        self.question = Question(self.questions, row.data["what"], row.seat, row.data["moves"])

    def _answered(self, row: Row) -> None:
        if self.question is not None and self.question.request == row.data["request"]:
            if row.data["agree"]:
                self.question.agreed.add(row.seat)
            else:
                self.question = None

    def _drop_answer_of(self, seat: int) -> None:
        if self.question is not None and self.question.seat == seat:
            self.question = None

    def _away(self, row: Row) -> None:
        seat = self.seats[row.seat]
        seat.away, seat.level = True, row.data["level"]
        self._drop_answer_of(row.seat)

    def _back(self, row: Row) -> None:
        seat = self.seats[row.seat]
        seat.away, seat.level = False, None

    def _ended(self, row: Row) -> None:
        self.status = "over"
        self.result = row.data
        self.question = None

    def _rematch(self, row: Row) -> None:
        self.rematch = row.data["table"]

    def _closed(self, row: Row) -> None:
        self.status = "closed"


def start_match(setting: Setting, row: Row) -> Match:
    """The match of a `started` row. Outcomes come from the row; the key only serves what comes."""
    game = get_game(setting.game)
    match = Match.redeal(
        game,
        setting.options,
        len(setting.seats),
        records.read_outcomes(game, row.data["deal"], 1),
        bytes.fromhex(setting.secret) if setting.secret else None,
        setting.commitment,
        row.data["seeds"],
        row.data["players"],
    )
    if match.origin.start_hash != row.data["start"]:
        raise records.RecordError(1, f"the set-up differs{other_content(setting)}")
    return match


def other_content(setting: Setting) -> str:
    """Why an old table may not fit: made by another engine or with other content."""
    here = get_game(setting.game).content_hash
    if here == setting.content and __version__ == setting.engine:
        return ""
    return (
        f" (made with content {setting.content} by {setting.engine};"
        f" here is {here} and {__version__})"
    )


def replay_move(match: Match, row: Row) -> None:
    """Play a `moved` row; it must have just the outcomes and the hash that stand there."""
    seat, notation, outcomes, hash_ = row.data["line"]
    line = records.Line(seat, notation, records.read_outcomes(match.game, outcomes, row.seq), hash_)
    records.step(match, line, row.seq)
    forget_entries(match)


def forget_entries(match: Match) -> None:
    """The store has the record: keep in memory what undo may take off."""
    keep = max((match.can_undo(seat) for seat in range(match.seats)), default=0)
    del match.entries[: len(match.entries) - keep]
