"""A draft: rows that are to follow a table's last one, all together or not at all."""

from typing import NamedTuple

import msgspec

from lanternway.core import Match
from lanternway.server.log import clocks
from lanternway.server.log.changes import AnyChange
from lanternway.server.log.rows import EVERYBODY, Audience, Row
from lanternway.server.log.table import Table


class Decision(NamedTuple):
    """What a command comes to."""

    rows: list[Row]
    table: Table
    """The table after them."""


class Draft:
    """Collects rows on a table of its own; the one it was made of stays as it is."""

    def __init__(
        self,
        table: Table,
        now: float,
        downtimes: clocks.Downtimes,
        actor: str = "",
        command: str | None = None,
        content: str | None = None,
    ) -> None:
        self.table: Table = table.fork()
        """The table after the rows so far."""
        self.now: float = max(now, table.at)
        self.downtimes = downtimes
        self._rows: list[Row] = []
        self._actor = actor
        self._command = command
        self._content = content

    def add(
        self,
        change: AnyChange,
        seat: int = -1,
        audience: Audience = EVERYBODY,
        match: Match | None = None,
    ) -> None:
        """One more row; `match` is the match after it, if it is another one."""
        table = self.table
        running = table.running() if table.seq else []
        row = Row(
            seq=table.seq + 1,
            at=self.now,
            change=change,
            seat=seat,
            actor=self._actor,
            command=self._command,
            content=self._content,
            audience=audience,
            counts=tuple(
                count + audience.sees(place - 1) for place, count in enumerate(table.counts)
            ),
        )
        table.take_in(row, match)
        if table.match is not None and table.setting.clock.kind != "none":
            row = msgspec.structs.replace(row, clocks=self._charged(running))
        table.advance_to(row)
        self._command = self._content = None
        self._rows.append(row)

    def _charged(self, before: list[int]) -> tuple[int, ...]:
        """The clocks after a row; those of the seats in `before` ran until it."""
        table, setting = self.table, self.table.setting.clock
        left = table.clocks or (setting.start(),) * len(table.seats)
        left = clocks.charge(left, before, table.at, self.now, self.downtimes)
        return clocks.credit(setting, left, before, table.running())

    def decision(self) -> Decision:
        return Decision(self._rows, self.table)
