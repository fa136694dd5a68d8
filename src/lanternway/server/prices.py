"""Prices: what is taken from the purse of an address (`limits`) where asking costs more than a request."""

import math
from typing import Final

from lanternway.messages.client import Answer, Undo
from lanternway.server.decide import needs_past
from lanternway.server.log.table import RECENT, Table
from lanternway.server.rooms import Room

PART: Final = 20.0
"""So many moments of a history, or rows of a log, cost as much as a request."""
LONG: Final = 1000
"""Rows of a log that is read for the usual price of a route; no game that is played to win has so many."""
ROWS: Final = 100
"""Rows are counted in hundreds wherever they are paid for: some of them are secret, and what is paid must not
tell how many there are."""

MISSPELLED: Final = 10.0
"""What a notation costs that no action has: what was meant is looked for among all of them."""


def of_update(room: Room, viewer: int, since: int | None) -> float:
    """To bring a viewer from `since` to now. Who only missed a little pays little; for anything else, and for
    a count that the viewer never had, the whole log is read."""
    if since is None:
        return 0.0
    behind = room.table_for(viewer).count(viewer) - since
    if not 0 <= behind <= RECENT:
        return of_past(room.table)
    return behind / PART


def of_going_back(table: Table, command: Undo | Answer, person: str) -> float:
    """To go back past what is in memory: the log is read and played anew. Only who sits there can."""
    sits = command.seat in table.seats_of(person)
    return of_past(table) if sits and needs_past(table, command) else 0.0


def of_past(table: Table) -> float:
    """To read a whole log."""
    return math.ceil(table.seq / ROWS) * ROWS / PART


def of_log(table: Table) -> float:
    """To read a whole log, beyond the price of the route."""
    return max(0, table.seq - LONG) // ROWS * ROWS / PART
