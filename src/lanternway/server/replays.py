"""Replays: what was, by seat; records, out and in; and the proof that chance was fair."""

import asyncio
import itertools
from collections import OrderedDict
from typing import Final

from lanternway.core import SPECTATOR, Match, commitment, oneline
from lanternway.core import record as records
from lanternway.core.hints import noted
from lanternway.messages.http import Fairness, Replay, ReplayPicture, TableText
from lanternway.messages.positions import PositionLine
from lanternway.server import projection, words
from lanternway.server.errors import impossible, unknown
from lanternway.server.hub import Hub
from lanternway.server.log.changes import Created, Moved, Started
from lanternway.server.log.matches import record_line, replay_move, start_match
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table, taken_back
from lanternway.server.looking import Asker, Sight, from_outside, looking_back
from lanternway.text import sight_of

EVERY: Final = 25
"""Moves between two kept matches: stepping through a replay never replays more than this."""
KEPT: Final = 200
"""Matches kept, of all tables together."""
RECORDS: Final = 16


class Replays:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self._replaying = asyncio.Lock()
        """One at a time: what is played needs the processor more."""
        self._records: OrderedDict[str, tuple[Table, str]] = OrderedDict()

    async def _look(self, id_: str, asker: Asker) -> Sight:
        """As whom somebody looks back: at their own seat; when all is over, at any."""
        room = await self.hub.rooms.get(id_)
        shown = room.table if asker.seats_at(room.table) else room.table_for(SPECTATOR)
        return looking_back(room.table, shown, asker)

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

    async def replay(self, id_: str, asker: Asker) -> Replay:
        sight = await self._look(id_, asker)
        rows = await self._standing(sight.table)
        seen = [row for row in rows if row.is_seen(sight.seat)]
        return Replay(
            table=projection.info(from_outside(sight.table)),
            seat=sight.seat,
            moves=await asyncio.to_thread(projection.moments, seen, sight, []),
        )

    async def at(self, id_: str, asker: Asker, ply: int) -> ReplayPicture:
        sight = await self._look(id_, asker)
        row, match = await self._after(sight, ply)
        return ReplayPicture(
            ply=ply,
            moment=projection.moment(row, sight, []),
            view=projection.shown(match.state, sight),
            to_move=match.state.to_move(),
        )

    async def text(self, id_: str, asker: Asker, ply: int, language: str) -> TableText:
        """The same in words."""
        sight = await self._look(id_, asker)
        _, match = await self._after(sight, ply)
        speak = words.translator(language)
        names = words.names_of(sight.table, match, speak)
        seen = sight_of(match.state, sight.seat, speak, names)
        return words.said(match.game, seen, ply, asked=False)

    async def _after(self, sight: Sight, ply: int) -> tuple[Row, Match]:
        """A move that the viewer saw, and the match after it."""
        table = sight.table
        rows = await self._standing(table)
        seen = [place for place, row in enumerate(rows) if row.is_seen(sight.seat)]
        if ply >= len(seen):
            raise unknown("move")
        place = seen[ply]
        async with self._replaying:
            match = await asyncio.to_thread(self._match, table.id, table.setting, rows, place)
        return rows[place], match

    async def line(self, id_: str, asker: Asker, ply: int) -> PositionLine:
        """The whole table after that move, to go on from there: for who may have the record."""
        sight = await self._look(id_, asker)
        check_over(sight.table)
        _, match = await self._after(sight, ply)
        return PositionLine(line=oneline.without_future(match))

    async def plies(self, id_: str) -> list[list[int]]:
        """Of a table that is over, by seat and move: which move of the seat's replay that is."""
        table = (await self.hub.rooms.get(id_)).table
        rows = await self._standing(table)
        found: list[list[int]] = []
        for seat in range(len(table.seats)):
            seen = itertools.accumulate(int(row.is_seen(seat)) for row in rows)
            found.append([count - 1 for count in seen][1:])
        return found

    def _match(self, id_: str, setting: Created, rows: list[Row], place: int) -> Match:
        """The match after the row at this place, from the nearest one that is kept. In a thread: a game that
        nobody has looked at is played up to there."""
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

    async def fairness(self, id_: str, asker: Asker) -> Fairness:
        table = (await self._look(id_, asker)).table
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

    async def record(self, id_: str, asker: Asker) -> str:
        table = (await self._look(id_, asker)).table
        check_over(table)
        return await self._record(table)

    async def _record(self, table: Table) -> str:
        """Of a table that is over: the last few are kept, until the table is read anew because somebody in it
        was deleted."""
        kept, text = self._records.pop(table.id, (None, ""))
        if kept is not table:
            rows = await self._standing(table)
            text = await asyncio.to_thread(record_text, table, rows)
        self._records[table.id] = (table, text)
        if len(self._records) > RECORDS:
            self._records.popitem(last=False)
        return text


def check_over(table: Table) -> None:
    """Whatever was hidden may be told now."""
    if table.status != "over":
        raise impossible("server-why-not-over", "this table is not over")


def started(rows: list[Row]) -> Started:
    """How a table started whose standing rows these are."""
    change = rows[0].change
    assert isinstance(change, Started)
    return change


def moves(rows: list[Row]) -> list[tuple[int, Moved]]:
    """The moves among rows, each with the number of its row."""
    return [(row.seq, row.change) for row in rows if isinstance(row.change, Moved)]


def record_text(table: Table, rows: list[Row]) -> str:
    return records.to_record_text(record_of(table, rows))


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
        position=setting.position,
        lines=[record_line(match.game, seq, move) for seq, move in moves(rows)],
        outcome=None if outcome is None else outcome.to_data(),
        hints=noted(table.hints.used, len(rows) - 1),
    )
