"""The lobby: making tables, and making them again for a rematch."""

import secrets
from typing import Any

from lanternway import __version__
from lanternway.core import LanternwayError, Match, commitment, get_game, oneline
from lanternway.core.chance import KEY_BYTES
from lanternway.messages import client
from lanternway.messages.positions import PlayOn
from lanternway.server.accounts import clean, random_letters
from lanternway.server.commands import OfferRematch
from lanternway.server.decide.lobby import new_table
from lanternway.server.decide.seats import check_level
from lanternway.server.errors import Denied, forbidden, impossible, malformed, unknown
from lanternway.server.hub import Hub
from lanternway.server.limits import LISTED, TABLES
from lanternway.server.log.changes import ClockSetting, Created, SeatSetting
from lanternway.server.log.table import Table
from lanternway.server.looking import check_sits
from lanternway.server.rooms import Room
from lanternway.server.store import PersonRow


class Lobby:
    def __init__(self, hub: Hub, factor: float = 1.0) -> None:
        self.hub = hub
        self._factor = factor
        """Of all limits; 0: none."""

    async def create(self, person: PersonRow, wish: client.NewTable) -> Room:
        if person.login is None and all(seat.kind == "bot" for seat in wish.seats):
            raise forbidden("server-why-bots-only", "guests must sit at their tables")
        await self._check_share(person, wish.listed)
        await self._check_invited(person, wish)
        return await self._open(new_setting(person, wish), person, wish.seed)

    async def play_on(self, person: PersonRow, match: Match, wish: PlayOn) -> Room:
        """A table that begins where the match stands: the person in one seat, bots in the others."""
        if match.state.is_over():
            raise impossible("server-why-game-over", "the game is over here")
        if wish.seat >= match.seats:
            raise unknown("seat")
        check_level(wish.level)
        await self._check_share(person, False)
        setting = _setting(
            game=match.game.id,
            options=dict(match.origin.options),
            seats=[
                SeatSetting(kind="person", person=person.id, name=person.name)
                if seat == wish.seat
                else SeatSetting(kind="bot", level=wish.level)
                for seat in range(match.seats)
            ],
            clock=ClockSetting(),
            listed=False,
            watch=True,
            delay=0,
            owner=person.id,
            begin=True,
            position=oneline.without_future(match),
        )
        return await self._open(setting, person, None)

    async def _check_share(self, person: PersonRow, listed: bool) -> None:
        """So many tables are one person's part of the server, and of the lobby."""
        unfinished, waiting = await self.hub.store.owned(person.id)
        most = TABLES["guest" if person.login is None else "account"] * self._factor
        if self._factor and unfinished >= most:
            raise too_many("server-why-tables", int(most))
        if self._factor and listed and waiting >= LISTED * self._factor:
            raise too_many("server-why-listed", int(LISTED * self._factor))

    async def _check_invited(self, person: PersonRow, wish: client.NewTable) -> None:
        """Whoever does not want to play with this person is as if they were not there."""
        for seat in wish.seats:
            if seat.person is None:
                continue
            if seat.kind != "open" or seat.person == person.id:
                raise malformed("only a free seat is kept for somebody else", "person")
            store = self.hub.store
            there = await store.person(seat.person) is not None
            if not there or await store.is_blocked(seat.person, person.id):
                raise unknown("person")

    async def check_welcome(self, id_: str, person: PersonRow) -> None:
        """Whoever made the table may not want to play with this person."""
        room = await self.hub.rooms.get(id_)
        if await self.hub.store.is_blocked(room.table.setting.owner, person.id):
            raise forbidden("server-why-blocked", "who made this table does not play with you")

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
            await self._check_share(person, table.setting.listed)
            new = await self._open(rematch_setting(table, person.id), person, None)
            try:
                await self.hub.run(OfferRematch(table=id_, new_table=new.table.id), person)
            except LanternwayError:
                await self.hub.run(client.Close(table=new.table.id), person)
                if room.table.rematch is None:
                    raise
        assert room.table.rematch is not None
        return await self.hub.rooms.get(room.table.rematch)


def too_many(message: str, most: int) -> Denied:
    return Denied(429, message, f"at most {most} at once", {"most": most}, retry=60.0)


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
            name = clean(seat.name) if seat.name else ""
            seats.append(SeatSetting(kind="bot", name=name, level=seat.level))
        elif seat.kind == "me":
            first = all(other.kind != "me" for other in wish.seats[:number])
            usual = person.name if first else numbered(person.name, number + 1)
            name = clean(seat.name) if seat.name else usual
            seats.append(SeatSetting(kind="person", person=person.id, name=name))
        else:
            seats.append(SeatSetting(kind="open", invited=seat.person))
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
    """The setting of a rematch: the same people and bots; a person's seat is kept until they take it."""
    old = table.setting
    seats: list[SeatSetting] = []
    for seat in table.seats:
        if seat.kind == "bot":
            seats.append(SeatSetting(kind="bot", name=seat.name, level=seat.level))
        elif seat.person == person:
            seats.append(SeatSetting(kind="person", person=person, name=seat.name))
        else:
            seats.append(SeatSetting(kind="open", invited=seat.person))
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
        position=old.position,
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
    position: str = "",
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
        position=position,
    )
