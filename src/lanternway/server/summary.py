"""What the lobby and the driver want to know of a table without opening it."""

import msgspec

from lanternway.core import SPECTATOR
from lanternway.messages import server
from lanternway.server import projection
from lanternway.server.decide.seats import clock_end
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.rows import encode
from lanternway.server.log.table import Table
from lanternway.server.store import Places, Summary


def places(table: Table) -> Places:
    """Seat, person, and whether the person must act: at the game, or give their consent."""
    acting = set(table.to_move()) | set(table.waiting())
    return tuple(
        (i, seat.person, int(i in acting and not seat.away))
        for i, seat in enumerate(table.seats)
        if seat.person is not None
    )


def summary(table: Table, downtimes: Downtimes) -> Summary:
    return Summary(
        status=table.status,
        due=due(table, downtimes),
        info=encode(lobby_info(table)).decode(),
        places=places(table),
    )


def due(table: Table, downtimes: Downtimes) -> float | None:
    """When somebody must look after the table by itself."""
    if any(table.seats[seat].is_bot() for seat in table.to_move()):
        return table.at
    end = clock_end(table, downtimes)
    return None if end is None else end[0]


def lobby_info(table: Table) -> server.TableInfo:
    """What everybody may know of a table now: nothing of the game if watchers are kept behind."""
    info = projection.info(table, SPECTATOR)
    if table.setting.delay:
        info = msgspec.structs.replace(info, to_move=[], moves=0, result=None)
    return info
