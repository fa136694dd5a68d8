"""Replays: what was, by seat; records, out and in; and the proof that chance was fair."""

from collections import OrderedDict
from typing import Final

from lanternway.core import Match, commitment
from lanternway.core import record as records
from lanternway.messages.http import Fairness, Replay, ReplayPicture
from lanternway.server import projection
from lanternway.server.errors import forbidden, impossible, unknown
from lanternway.server.hub import Hub
from lanternway.server.log.changes import Created, Moved, Started
from lanternway.server.log.rows import Row
from lanternway.server.log.table import (
    Table,
    record_line,
    replay_move,
    start_match,
    taken_back,
)
from lanternway.server.looking import may_look

EVERY: Final = 25
"""Moves between two kept matches: stepping through a replay never replays more than this."""
KEPT: Final = 200
"""Matches kept, of all tables together."""


class Replays:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: OrderedDict[tuple[str, int], Match] = OrderedDict()

    async def _viewer(
        self, id_: str, person: str | None, seat: int | None, invite: str
    ) -> tuple[Table, int]:
        """As whom a person looks back: at their own seat; when all is over, at any."""
        room = await self.hub.rooms.get(id_)
        may_look(room.table, person, invite)
        mine = room.table.seats_of(person) if person is not None else []
        if seat is None:
            seat = mine[0] if mine else -1
        if seat >= len(room.table.seats):
            raise unknown("seat")
        table = room.table_for(mine[0] if mine else -1)
        if seat >= 0 and seat not in mine and table.status != "over":
            raise forbidden("server-why-not-your-seat", "this is not your seat", {"seat": seat})
        return table, seat

    async def _standing(self, table: Table) -> list[Row]:
        """The start and the moves that stand, up to where the table is."""
        rows = [row for row in await self.hub.store.rows(table.id) if row.seq <= table.seq]
        undone = {move for row in rows for move in taken_back(row)}
        found = [
            row for row in rows if isinstance(row.change, Started | Moved) and row.seq not in undone
        ]
        if not found:
            raise impossible("server-why-not-begun", "this table has not begun")
        return found

    async def replay(self, id_: str, person: str | None, seat: int | None, invite: str) -> Replay:
        table, viewer = await self._viewer(id_, person, seat, invite)
        names = [s.name for s in table.seats]
        rows = await self._standing(table)
        return Replay(
            table=projection.info(table, -1),
            seat=viewer,
            moves=[projection.moment(r, viewer, names, []) for r in rows if r.is_seen(viewer)],
        )

    async def at(
        self, id_: str, person: str | None, seat: int | None, invite: str, ply: int
    ) -> ReplayPicture:
        table, viewer = await self._viewer(id_, person, seat, invite)
        rows = await self._standing(table)
        seen = [place for place, row in enumerate(rows) if row.is_seen(viewer)]
        if ply >= len(seen):
            raise unknown("move")
        match = self._match(table.id, table.setting, rows, seen[ply])
        names = [s.name for s in table.seats]
        return ReplayPicture(
            ply=ply,
            moment=projection.moment(rows[seen[ply]], viewer, names, []),
            view=projection.shown(match.state, viewer),
            to_move=match.state.to_move(),
        )

    def _match(self, id_: str, setting: Created, rows: list[Row], place: int) -> Match:
        """The match after the row at this place, from the nearest one that is kept."""
        at = place
        while at > 0 and (f"{id_} {rows[at].seq}", at) not in self._kept:
            at -= 1
        kept = self._kept.get((f"{id_} {rows[at].seq}", at))
        match = start_match(setting, started(rows)) if kept is None else kept.fork()
        for here, (seq, change) in enumerate(moves(rows[at + 1 : place + 1]), at + 1):
            replay_move(match, seq, change)
            if here % EVERY == 0:
                self._kept[(f"{id_} {seq}", here)] = match.fork()
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        return match

    async def fairness(self, id_: str, person: str | None, invite: str) -> Fairness:
        table, _ = await self._viewer(id_, person, None, invite)
        setting = table.setting
        over = table.status == "over"
        seeds = [seat.seed for seat in table.seats]
        match = table.match
        key = bytes.fromhex(setting.secret) if over and setting.secret else None
        return Fairness(
            commitment=setting.commitment,
            seeds=seeds if match is None else match.origin.seeds,
            key=key.hex() if key is not None else None,
            game_key=match.origin.key.hex() if key is not None and match else None,
            record=await self._record(table) if over else None,
        )

    async def record(self, id_: str, person: str | None, invite: str) -> str:
        table, _ = await self._viewer(id_, person, None, invite)
        if table.status != "over":
            raise impossible("server-why-not-over", "this table is not over")
        return await self._record(table)

    async def _record(self, table: Table) -> str:
        return records.to_record_text(record_of(table, await self._standing(table)))


def started(rows: list[Row]) -> Started:
    """How a table started whose standing rows these are."""
    change = rows[0].change
    assert isinstance(change, Started)
    return change


def moves(rows: list[Row]) -> list[tuple[int, Moved]]:
    """The moves among rows, each with the number of its row."""
    return [(row.seq, row.change) for row in rows if isinstance(row.change, Moved)]


def record_of(table: Table, rows: list[Row]) -> records.Record:
    """The record of a table: exactly what its log holds."""
    setting, match = table.setting, table.match
    assert match is not None
    start = started(rows)
    secret = setting.secret or None
    assert secret is None or commitment(bytes.fromhex(secret)) == setting.commitment
    outcome = match.state.outcome()
    return records.Record(
        game=setting.game,
        options=dict(match.origin.options),
        seats=len(setting.seats),
        rules=setting.rules,
        content=setting.content,
        engine=setting.engine,
        commitment=setting.commitment,
        secret=secret,
        seeds=start.seeds,
        players=start.players,
        deal=records.read_outcomes(match.game, start.deal, 1),
        start=start.start,
        lines=[record_line(match.game, seq, move) for seq, move in moves(rows)],
        outcome=None if outcome is None else outcome.to_data(),
    )
