"""What the lobby and the driver need to know about a table without opening it."""

import msgspec

from lanternway.messages import server
from lanternway.server import projection
from lanternway.server.decide.seats import clock_end
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.rows import encode
from lanternway.server.log.table import Table
from lanternway.server.looking import from_outside
from lanternway.server.store import Places, Summary


def places(table: Table) -> Places:
    """Seat, person, and whether the person must act: at the game, give their consent, take a seat that
    is kept for them."""
    moving, waiting = table.to_move(), table.waiting()
    sitting = [
        (i, seat.person, int(i in waiting or (i in moving and not seat.away)))
        for i, seat in enumerate(table.seats)
        if seat.person is not None
    ]
    kept = [
        (i, seat.invited, 1)
        for i, seat in enumerate(table.seats)
        if seat.invited is not None and table.status == "open"
    ]
    return tuple(sorted(sitting + kept))


def bots_to_move(table: Table) -> list[int]:
    return [seat for seat in table.to_move() if table.seats[seat].is_bot()]


def summary(table: Table, downtimes: Downtimes) -> Summary:
    return Summary(
        status=table.status,
        due=due(table, downtimes),
        info=encode(lobby_info(table)).decode(),
        listed=is_listed(table),
        places=places(table),
    )


def due(table: Table, downtimes: Downtimes) -> float | None:
    """When somebody must look after the table by itself."""
    if bots_to_move(table):
        return table.at
    end = clock_end(table, downtimes)
    return None if end is None else end[0]


def is_listed(table: Table) -> bool:
    """A table whose watchers are kept behind leaves the lobby when it begins: how long it is played, and that
    it is over, are theirs to see later."""
    setting = table.setting
    return setting.listed and (not setting.delay or table.status == "open")


def lobby_info(table: Table) -> server.TableInfo:
    """What everybody may know of a table now: nothing of the game if watchers are kept behind."""
    info = projection.info(from_outside(table))
    if table.setting.delay:
        info = msgspec.structs.replace(
            info, to_move=[], moves=0, round=0, rounds=0, deadline=None, result=None
        )
    return info
