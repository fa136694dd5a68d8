"""Deciding: a command and a table give rows, or a reason why not. Nothing is changed here."""

from collections.abc import Iterable, Mapping
from typing import Any

from lanternway.core import DataError, Event, Match, State
from lanternway.core import record as records
from lanternway.server import clocks
from lanternway.server.errors import Stale, impossible
from lanternway.server.rows import Row
from lanternway.server.table import Table, forget_entries
from lanternway.server.wire import Kind

EVERYBODY = -1


class Draft:
    """Rows that are to follow a table's last one, all together or not at all."""

    def __init__(
        self,
        table: Table,
        now: float,
        away: clocks.Downtimes,
        actor: str = "",
        command: str | None = None,
    ) -> None:
        self.table: Table = table
        self.now: float = max(now, table.at)
        self.rows: list[Row] = []
        self.match: Match | None = table.match
        """The match after the rows."""
        self.status: str = table.status
        self.bots: set[int] = {i for i, seat in enumerate(table.seats) if seat.is_bot()}
        """Seats where programs decide after the next row."""
        self._away = away
        self._actor = actor
        self._command = command
        self._numbers = table.numbers or (0,) * (len(table.seats) + 1)
        self._left = table.left
        self._running = table.running() if table.seq else []
        self._at = table.at

    def running(self) -> list[int]:
        if self.table.setting.clock.kind == "none" or self.status != "playing":
            return []
        assert self.match is not None
        return [seat for seat in self.match.state.to_move() if seat not in self.bots]

    def add(self, kind: Kind, seat: int = -1, seen: int = EVERYBODY, **data: Any) -> Row:
        """One more row; set `match`, `status` and `bots` to what they are after it first."""
        self._numbers = tuple(n + (seen >> i & 1) for i, n in enumerate(self._numbers))
        row = Row(
            seq=self.table.seq + len(self.rows) + 1,
            at=self.now,
            kind=kind,
            seat=seat,
            actor=self._actor,
            command=self._command,
            seen=seen,
            numbers=self._numbers,
            left=self._tick() if self.match is not None else None,
            data=data,
        )
        self._command = None
        self.rows.append(row)
        return row

    def _tick(self) -> tuple[int, ...] | None:
        setting = self.table.setting.clock
        if setting.kind == "none":
            return None
        left = self._left or (setting.start(),) * len(self.table.seats)
        left = clocks.charge(left, self._running, self._at, self.now, self._away)
        before, self._running = self._running, self.running()
        self._left = clocks.settle(setting, left, before, self._running)
        self._at = self.now
        return self._left


def act(draft: Draft, seat: int, seq: int, notation: str) -> None:
    """A seat's action. Refusal and NotationError say why not."""
    match = current(draft.table, seat, seq)
    after = match.fork()
    events = after.act(seat, notation)
    entry = after.entries[-1]
    outcomes = records.write_outcomes(after.game, entry.outcomes)
    data: dict[str, Any] = {
        "line": [seat, entry.action.text, outcomes, entry.hash],
        "events": [event.to_data() for event in events],
        "asked": asked_anew(after.seats, match.state, after.state, seat),
    }
    forget_entries(after)
    draft.match = after
    seen = (
        EVERYBODY
        if events
        else seers(after.seats, match.state, after.state, [seat, *data["asked"]])
    )
    draft.add("moved", seat, seen, **data)
    if after.state.is_over():
        outcome = after.state.outcome()
        assert outcome is not None
        draft.status = "over"
        draft.add("ended", ended="finished", **outcome.to_data())


def asked_anew(seats: int, before: State, after: State, actor: int) -> list[int]:
    """The seats of the table whose question is another one now; the actor's always is. A state may have
    more seats than the table (the Private Concern's): nobody is asked there."""
    return [
        seat
        for seat in range(seats)
        if seat == actor or question(before, seat) != question(after, seat)
    ]


def question(state: State, seat: int) -> tuple[Any, ...]:
    if state.is_over():
        return ()
    prompt = state.prompt(seat)
    return state.legal(seat), prompt.message, prompt.clause, prompt.args


def seers(seats: int, before: State, after: State, asked: Iterable[int]) -> int:
    """Who can notice a step without events: those asked anew, and all who see something else now."""
    if before.to_move() != after.to_move():
        return EVERYBODY
    seen = 0
    for seat in asked:
        seen |= 1 << (seat + 1)
    for viewer in range(-1, seats):
        if not seen >> (viewer + 1) & 1 and (before.view(viewer).data != after.view(viewer).data):
            seen |= 1 << (viewer + 1)
    return seen


def preview(table: Table, seat: int, notation: str) -> tuple[list[Event], State | None, bool]:
    """The events of an action and the state after it; (no events, None) if chance or something
    hidden decides. Last: whether the seat could take it back."""
    match = playing(table)
    after = match.fork()
    barrier = match.state.barrier()
    events = after.act(seat, notation)
    if after.state.barrier() != barrier:
        return [], None, False
    return events, after.state, after.can_undo(seat) > 0


def undo(draft: Draft, seat: int, seq: int, whole: bool, rows: Mapping[int, Row]) -> None:
    """Take back own steps, as far as the barriers allow. `rows` has at least the rows undone."""
    match = current(draft.table, seat, seq)
    steps = match.can_undo(seat)
    if steps == 0:
        raise impossible("server-why-undo", "there is nothing to take back without asking all")
    after = match.fork()
    steps = after.undo(seat, steps if whole else 1)
    take_back(draft, seat, list(draft.table.line[-steps:]), rows, after)


def take_back(
    draft: Draft, seat: int, moves: list[int], rows: Mapping[int, Row], after: Match
) -> None:
    """The row that takes moves back; `after` is the match without them."""
    table = draft.table
    assert table.match is not None
    asked = asked_anew(after.seats, table.match.state, after.state, seat)
    seen = 0
    for move in moves:
        seen |= rows[move].seen
    for other in asked:
        seen |= 1 << (other + 1)
    numbers = [
        [rows[move].number(viewer) for move in moves if rows[move].is_seen(viewer)]
        for viewer in table.viewers()
    ]
    draft.match = after
    draft.add("undone", seat, seen, moves=moves, numbers=numbers, asked=asked)


def moves_back(table: Table, seat: int, visible: int, rows: Mapping[int, Row]) -> list[int]:
    """The standing moves from the seat's `visible`-th last one on: what all are asked to take back."""
    found = 0
    for place in range(len(table.line) - 1, -1, -1):
        found += rows[table.line[place]].is_seen(seat)
        if found == visible:
            return list(table.line[place:])
    raise impossible("server-why-undo-far", "there are not so many moves", {"moves": visible})


def ask(draft: Draft, seat: int, what: str, moves: int) -> None:
    """Ask everybody."""
    table = draft.table
    playing(table)
    if table.question is not None:
        raise impossible("server-why-asked", "another question is waiting for answers")
    draft.add("asked", seat, request=table.questions + 1, what=what, moves=moves)


def answer(draft: Draft, seat: int, request: int, agree: bool) -> None:
    table = draft.table
    if table.question is None or table.question.request != request:
        raise impossible("server-why-no-question", "this question is not open any more")
    if seat not in table.waiting():
        raise impossible("server-why-answered", "this seat has answered")
    draft.add("answered", seat, request=request, agree=agree)


def end_early(draft: Draft) -> None:
    """All have agreed to end here: the scores are those so far, nobody has won."""
    match = playing(draft.table)
    scores: list[int] = []
    try:
        for seat in range(match.seats):
            scores.append(int(match.game.query(match.state, f"score.{seat}.total")))
    except (DataError, TypeError, ValueError):
        scores = []
    draft.status = "over"
    draft.add("ended", ended="agreed", scores=scores, ranks=[], parts=[])


def current(table: Table, seat: int, seq: int) -> Match:
    """The match for somebody who has seen `seq`. Stale comes first: who answers an old question is told
    what has become of the table, also when that is its end."""
    if seq < table.asked[seat]:
        raise Stale
    return playing(table)


def playing(table: Table) -> Match:
    """The match of a table that is played."""
    if table.status != "playing" or table.match is None:
        raise impossible("server-why-not-playing", f"this table is {table.status}")
    return table.match
