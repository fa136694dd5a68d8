"""Looking: who may see a table, and as whom. Asked before a command, and again where a frame is made."""

import secrets

import msgspec

from lanternway.server.errors import forbidden, unknown
from lanternway.server.table import Table


def may_look(table: Table, person: str | None, invite: str = "") -> None:
    """Watching may be closed; then a table is as if it were not there."""
    setting = table.setting
    if (
        setting.watch
        or person == setting.owner
        or (table.status == "open" and setting.listed)
        or (person is not None and table.seats_of(person))
        or secrets.compare_digest(invite.encode(), setting.invite.encode())
    ):
        return
    raise unknown("table")


def own_seat(table: Table, person: str | None, seat: int, invite: str = "") -> None:
    """Nobody acts for another, and who may not look does not learn that there is a table."""
    may_look(table, person, invite)
    if person is None or seat not in table.seats_of(person):
        raise forbidden("server-why-not-your-seat", "this is not your seat", {"seat": seat})


class Eyes(msgspec.Struct, frozen=True):
    """As whom somebody looks at a table: a seat of theirs, or a watcher (-1)."""

    seat: int
    person: str | None
    invite: str = ""

    def check(self, table: Table) -> None:
        """Whether they may, as the table stands now: before the start a seat is left and taken by
        another, and a table that all could see in the lobby may be closed to watchers once it is played."""
        if self.seat < 0:
            may_look(table, self.person, self.invite)
        elif self.seat >= len(table.seats) or table.seats[self.seat].kind != "open":
            own_seat(table, self.person, self.seat, self.invite)
        # Who got up from a seat is told so: as long as it is free, it has nothing to hide.


def eyes_of(table: Table, person: str | None, seat: int | None, invite: str = "") -> Eyes:
    """The eyes that a person asks for; None: their first seat, else a watcher's."""
    mine = table.seats_of(person) if person is not None else []
    if seat is None:
        seat = mine[0] if mine else -1
    if seat < 0:
        may_look(table, person, invite)
    else:
        own_seat(table, person, seat, invite)
    return Eyes(seat, person, invite)
