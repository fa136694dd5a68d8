"""The lobby: making tables, and making them again for a rematch."""

import secrets
from typing import Any

from lanternway import __version__
from lanternway.core import LanternwayError, commitment, get_game
from lanternway.core.chance import KEY_BYTES
from lanternway.messages import client
from lanternway.server.accounts import random_letters
from lanternway.server.commands import OfferRematch
from lanternway.server.decide.lobby import new_table
from lanternway.server.decide.seats import check_level
from lanternway.server.errors import impossible
from lanternway.server.hub import Hub
from lanternway.server.log.changes import ClockSetting, Created, SeatSetting
from lanternway.server.log.table import Table
from lanternway.server.looking import check_sits
from lanternway.server.rooms import Room
from lanternway.server.store import PersonRow


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def create(self, person: PersonRow, wish: client.NewTable) -> Room:
        return await self._open(new_setting(person, wish), person, wish.seed)

    async def _open(self, setting: Created, person: PersonRow, seed: str | None) -> Room:
        hub = self.hub
        return await hub.add_table(
            new_table(random_letters(12), setting, person.id, seed, hub.now(), hub.downtimes)
        )

    async def rematch(self, id_: str, person: PersonRow) -> Room:
        """The same again. Who comes second is led to the table that the first one made."""
        room = await self.hub.rooms.get(id_)
        table = room.table
        check_sits(table, person.id)
        if table.status != "over":
            raise impossible("server-why-not-over", "this table is not over")
        if table.rematch is None:
            new = await self._open(rematch_setting(table, person.id), person, None)
            try:
                await self.hub.run(OfferRematch(table=id_, new_table=new.table.id), person)
            except LanternwayError:
                await self.hub.run(client.Close(table=new.table.id), person)
                if room.table.rematch is None:
                    raise
        assert room.table.rematch is not None
        return await self.hub.rooms.get(room.table.rematch)


def new_setting(person: PersonRow, wish: client.NewTable) -> Created:
    """Check what was wished for; OptionError and Denied say what is wrong."""
    game = get_game(wish.game)
    options = game.options.read(wish.options)
    game.check_seats(len(wish.seats))
    game.check_options(options, len(wish.seats))
    seats: list[SeatSetting] = []
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot":
            check_level(seat.level)
            seats.append(SeatSetting(kind="bot", name=seat.name, level=seat.level))
        elif seat.kind == "me":
            first = all(other.kind != "me" for other in wish.seats[:number])
            name = seat.name or (person.name if first else numbered(person.name, number + 1))
            seats.append(SeatSetting(kind="person", person=person.id, name=name))
        else:
            seats.append(SeatSetting(kind="open"))
    clock = wish.clock
    return _setting(
        game=game.id,
        options=dict(options),
        seats=seats,
        clock=ClockSetting(
            kind=clock.kind, bank=clock.bank, increment=clock.increment, days=clock.days
        ),
        listed=wish.listed,
        watch=wish.watch,
        delay=wish.delay,
        owner=person.id,
        begin=wish.start,
    )


def numbered(name: str, number: int) -> str:
    """The name of a further seat of one person, as long as a name may be."""
    ending = f" {number}"
    return name[: client.NAME_LIMIT - len(ending)] + ending


def rematch_setting(table: Table, person: str) -> Created:
    """The setting of a rematch: the same people and bots; persons must take their seats themselves."""
    old = table.setting
    seats: list[SeatSetting] = []
    for seat in table.seats:
        if seat.kind == "bot":
            seats.append(SeatSetting(kind="bot", name=seat.name, level=seat.level))
        elif seat.person == person:
            seats.append(SeatSetting(kind="person", person=person, name=seat.name))
        else:
            seats.append(SeatSetting(kind="open"))
    return _setting(
        game=old.game,
        options=old.options,
        seats=seats,
        clock=old.clock,
        listed=old.listed,
        watch=old.watch,
        delay=old.delay,
        owner=person,
        begin=False,
    )


def _setting(
    *,
    game: str,
    options: dict[str, Any],
    seats: list[SeatSetting],
    clock: ClockSetting,
    listed: bool,
    watch: bool,
    delay: int,
    owner: str,
    begin: bool,
) -> Created:
    """With a secret and an invitation of its own."""
    secret = secrets.token_bytes(KEY_BYTES)
    return Created(
        game=game,
        options=options,
        seats=seats,
        clock=clock,
        listed=listed,
        watch=watch,
        delay=delay,
        owner=owner,
        invite=random_letters(16),
        secret=secret.hex(),
        commitment=commitment(secret),
        content=get_game(game).content_hash,
        engine=__version__,
        begin=begin,
        rules=get_game(game).rules,
    )
