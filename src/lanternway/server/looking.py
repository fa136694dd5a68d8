"""Looking: who may see a table, and as whom; who may command. Checked before anything else is looked at,
and again where a picture is made."""

import secrets
from typing import assert_never

import msgspec

from lanternway.messages.client import (
    Act,
    Answer,
    Autopilot,
    Close,
    GiveSeed,
    Join,
    Leave,
    ProposeEnd,
    Start,
    Talk,
    Undo,
)
from lanternway.server.commands import BotAct, Command, OfferRematch, RunOut
from lanternway.server.errors import forbidden, not_here, unknown
from lanternway.server.log.table import Table
from lanternway.server.store import PersonRow


def may_look(table: Table, person: str | None, invite: str = "") -> None:
    """Watching may be closed; then a table is as if it were not there."""
    setting = table.setting
    if (
        setting.watch
        or person == setting.owner
        or (table.status == "open" and setting.listed)
        or (person is not None and table.seats_of(person))
        or is_invited(table, invite)
    ):
        return
    raise unknown("table")


def is_invited(table: Table, invite: str) -> bool:
    return secrets.compare_digest(invite.encode(), table.setting.invite.encode())


def own_seat(table: Table, person: str | None, seat: int, invite: str = "") -> None:
    """Nobody acts for another, and who may not look does not learn that there is a table."""
    may_look(table, person, invite)
    if person is None or seat not in table.seats_of(person):
        raise forbidden("server-why-not-your-seat", "this is not your seat", {"seat": seat})


def check_sits(table: Table, person: str) -> None:
    """Only those who sit here can do this."""
    if not table.seats_of(person):
        may_look(table, person)
        raise not_here()


def check_owns(table: Table, person: str) -> None:
    """Only the owner of the table can do this."""
    if table.setting.owner != person:
        may_look(table, person)
        raise forbidden("server-why-not-owner", "only who made the table can do this")


def may_command(table: Table, command: Command, person: PersonRow | None) -> None:
    """Raises the reason why this person may not give this command. Who may not learns nothing else."""
    if isinstance(command, BotAct | RunOut):
        assert person is None, "only the server itself plays bots and clocks"
        return
    assert person is not None, "every other command is somebody's"
    match command:
        case Act() | Undo() | ProposeEnd() | Answer() | Autopilot():
            own_seat(table, person.id, command.seat)
        case Talk():
            may_talk(table, command, person.id)
        case Join(invite=invite):
            if not (table.setting.listed or is_invited(table, invite)):
                raise unknown("table")
        case GiveSeed() | Leave() | OfferRematch():
            check_sits(table, person.id)
        case Start() | Close():
            check_owns(table, person.id)
        case unheard_of:
            assert_never(unheard_of)


def may_talk(table: Table, command: Talk, person: str) -> None:
    if command.seat >= 0:
        own_seat(table, person, command.seat)
    elif not table.seats_of(person):
        may_look(table, person)
        if table.setting.delay:
            raise forbidden("server-why-silent", "watchers of this table cannot talk")


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
