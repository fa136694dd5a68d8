"""Looking: who may see a table, and as whom; who may command. Checked before anything else is looked at,
and again where a picture is made: that takes a `Sight`, which only a check gives."""

import secrets
from typing import Final, assert_never

import msgspec

from lanternway.core import SPECTATOR
from lanternway.messages.client import (
    Act,
    AllowHints,
    Answer,
    AskHint,
    Autopilot,
    Close,
    FillSeat,
    GiveSeed,
    Hush,
    Join,
    Leave,
    ProposeBot,
    ProposeEnd,
    Start,
    Talk,
    Undo,
)
from lanternway.server.commands import BotAct, Command, HostClose, OfferRematch, RunOut
from lanternway.server.errors import forbidden, impossible, not_here, unknown
from lanternway.server.log.table import Table
from lanternway.server.store import PersonRow


def may_look(table: Table, person: str | None, invite: str = "") -> None:
    """Watching may be closed; then a table is as if it were not there."""
    setting = table.setting
    if (
        setting.watch
        or person == setting.owner
        or (table.status == "open" and setting.listed)
        or (person is not None and (table.seats_of(person) or table.invited(person)))
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
    if isinstance(command, BotAct | RunOut | HostClose):
        assert person is None, "only the server itself plays bots and clocks, or its operator"
        return
    assert person is not None, "every other command is somebody's"
    match command:
        case (
            Act() | Undo() | ProposeEnd() | ProposeBot() | AskHint() | AllowHints() | Answer()
            | Autopilot()
        ):  # fmt: skip
            own_seat(table, person.id, command.seat)
        case Talk():
            may_talk(table, command, person.id)
        case Join(invite=invite):
            kept = table.invited(person.id)
            if not (table.setting.listed or kept or is_invited(table, invite)):
                raise unknown("table")
            stranger = not kept and not is_invited(table, invite)
            if stranger and table.seats_of(person.id) and table.setting.owner != person.id:
                raise impossible("server-why-one-seat", "you have a seat at this table")
        case Leave() if table.invited(person.id):
            pass
        case GiveSeed() | Leave() | OfferRematch():
            check_sits(table, person.id)
        case FillSeat() | Start() | Close() | Hush():
            check_owns(table, person.id)
        case unheard_of:
            assert_never(unheard_of)


def may_talk(table: Table, command: Talk, person: str) -> None:
    if command.seat >= 0:
        own_seat(table, person, command.seat)
    elif not table.seats_of(person):
        may_look(table, person)
        if table.setting.delay or table.hushed:
            raise forbidden("server-why-silent", "watchers of this table cannot talk")


class Sight:
    """A table as one viewer may see it now. Only a check can make one, and whatever is told of a table is
    made from nothing else (`projection`). It holds for the moment: after a wait, look again."""

    __slots__ = ("seat", "table")

    def __init__(self, checked: object, table: Table, seat: int) -> None:
        if checked is not _CHECKED:
            raise TypeError("a sight is made by a check of looking.py")
        self.table: Table = table
        self.seat: int = seat
        """The viewer: a seat, or a watcher (-1)."""

    def count(self) -> int:
        """How many moments the viewer has been told of."""
        return self.table.count(self.seat)


_CHECKED: Final = object()


class Asker(msgspec.Struct, frozen=True):
    """Who asks to see a table: a person, if they say who; from which seat (None: the first of theirs, else a
    watcher's), and with which invitation, if they have one."""

    person: str | None
    seat: int | None = None
    invite: str = ""

    def seats_at(self, table: Table) -> list[int]:
        return table.seats_of(self.person) if self.person is not None else []

    def wanted(self, table: Table) -> int:
        """The seat that they ask for."""
        return next(iter(self.seats_at(table)), SPECTATOR) if self.seat is None else self.seat


class Eyes(msgspec.Struct, frozen=True):
    """As whom somebody wants to look at a table: a seat of theirs, or a watcher (-1)."""

    seat: int
    person: str | None
    invite: str = ""

    def look(self, table: Table, shown: Table) -> Sight:
        """What they see, if they may, as the table stands now: before the start a seat is left and taken
        by another, and a table that all could see in the lobby may be closed to watchers once it is played.
        `shown`: the same table as these eyes may see it, if watchers are kept behind."""
        if self.seat < 0:
            may_look(table, self.person, self.invite)
        elif self.seat >= len(table.seats) or table.seats[self.seat].kind != "open":
            own_seat(table, self.person, self.seat, self.invite)
        # Who got up from a seat is told so: as long as it is free, it has nothing to hide.
        return Sight(_CHECKED, shown, self.seat)


def eyes_of(table: Table, asker: Asker) -> Eyes:
    """The eyes that somebody asks for, if they may have them."""
    seat = asker.wanted(table)
    if seat < 0:
        may_look(table, asker.person, asker.invite)
    else:
        own_seat(table, asker.person, seat, asker.invite)
    return Eyes(seat, asker.person, asker.invite)


def from_own_seat(table: Table, person: str, seat: int) -> Sight:
    """The table as who sits there sees it; for nobody else."""
    own_seat(table, person, seat)
    return Sight(_CHECKED, table, seat)


def from_outside(table: Table) -> Sight:
    """The table as somebody who only watches sees it, for what is kept beside the log (`summary`)."""
    return Sight(_CHECKED, table, SPECTATOR)


def looking_back(table: Table, shown: Table, asker: Asker) -> Sight:
    """What was, from one's own seat; when all is over, from any. `shown`: as in `Eyes.look`."""
    may_look(table, asker.person, asker.invite)
    seat = asker.wanted(table)
    if seat >= len(table.seats):
        raise unknown("seat")
    if seat >= 0 and seat not in asker.seats_at(table) and shown.status != "over":
        raise forbidden("server-why-not-your-seat", "this is not your seat", {"seat": seat})
    return Sight(_CHECKED, shown, seat)
