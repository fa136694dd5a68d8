"""Tables before and after they are played: making, joining, leaving, starting, playing again."""

import secrets

import msgspec

from lanternway import __version__
from lanternway.core import Match, commitment, get_game
from lanternway.core import record as records
from lanternway.core.chance import KEY_BYTES
from lanternway.server import asking, players
from lanternway.server.deciding import Draft
from lanternway.server.errors import Denied, forbidden, impossible, unknown
from lanternway.server.hub import Hub, summary
from lanternway.server.looking import may_look
from lanternway.server.people import letters
from lanternway.server.play import unknown_level
from lanternway.server.rooms import Room
from lanternway.server.rows import ClockSetting, Row, SeatSetting, Setting
from lanternway.server.store import PersonRow
from lanternway.server.table import Table


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def create(self, person: PersonRow, ask: asking.NewTable) -> Room:
        setting = new_setting(person, ask)
        return await self._open(setting, person.id, ask.seed, ask.start)

    async def _open(self, setting: Setting, person: str, seed: str | None, start: bool) -> Room:
        hub = self.hub
        table = Table(letters(12))
        row = Row(
            seq=1,
            at=hub.now(),
            kind="created",
            actor=person,
            numbers=(1,) * (len(setting.seats) + 1),
            data=to_plain(setting),
        )
        table.apply(row)
        rows = [row]
        draft = Draft(table, hub.now(), hub.away, person)
        if seed is not None:
            for seat in table.seats_of(person):
                draft.add("seeded", seat, seed=seed)
        for new in draft.rows:
            table.apply(new)
        rows += draft.rows
        if start and all(seat.kind != "open" for seat in table.seats):
            draft = Draft(table, hub.now(), hub.away, person)
            begin(draft)
            for new in draft.rows:
                table.apply(new)
            rows += draft.rows
        await hub.store.create(
            table.id, setting.game, setting.listed, rows, summary(table, hub.away)
        )
        room = hub.rooms.add(table, rows)
        for listener in hub.on_rows:
            listener(room, rows)
        return room

    async def join(self, id_: str, person: PersonRow, ask: asking.Join) -> Room:
        def check(table: Table) -> None:
            if not (
                table.setting.listed
                or secrets.compare_digest(ask.invite.encode(), table.setting.invite.encode())
            ):
                raise unknown("table")

        async def build(draft: Draft) -> None:
            table = draft.table
            if table.status != "open":
                raise impossible("server-why-begun", "this table has begun")
            seat = free_seat(table, ask.seat)
            draft.add("joined", seat, person=person.id, name=person.name)
            if ask.seed is not None:
                draft.add("seeded", seat, seed=ask.seed)

        await self.hub.run(id_, person.id, None, check, build)
        room = await self.hub.rooms.get(id_)
        if room.table.setting.begin and full(room.table):
            await self.start(id_, room.table.setting.owner, quiet=True)
        return room

    async def leave(self, id_: str, person: str) -> Room:
        async def build(draft: Draft) -> None:
            table = draft.table
            mine = [seat for seat in table.seats_of(person) if not table.seats[seat].away]
            if not mine or table.status not in ("open", "playing"):
                raise not_here()
            if table.status == "open" and table.setting.owner == person:
                draft.status = "closed"
                draft.add("closed", mine[0])
                return
            level = players.AWAY
            for seat in mine:
                draft.bots.add(seat)
                draft.add("left", seat, name=table.seats[seat].name, level=level)

        await self.hub.run(id_, person, None, lambda table: sits(table, person), build)
        return await self.hub.rooms.get(id_)

    async def seed(self, id_: str, person: str, seed: str) -> Room:
        async def build(draft: Draft) -> None:
            if draft.table.status != "open":
                raise impossible("server-why-begun", "this table has begun")
            for seat in draft.table.seats_of(person):
                draft.add("seeded", seat, seed=seed)

        await self.hub.run(id_, person, None, lambda table: sits(table, person), build)
        return await self.hub.rooms.get(id_)

    async def start(self, id_: str, person: str, quiet: bool = False) -> Room:
        async def build(draft: Draft) -> None:
            if not full(draft.table):
                raise impossible("server-why-open-seats", "there are free seats")
            begin(draft)

        try:
            await self.hub.run(id_, person, None, lambda table: owner_only(table, person), build)
        except Exception:
            if not quiet:
                raise
        return await self.hub.rooms.get(id_)

    async def close(self, id_: str, person: str) -> Room:
        async def build(draft: Draft) -> None:
            if draft.table.status != "open":
                raise impossible("server-why-begun", "this table has begun")
            draft.status = "closed"
            draft.add("closed")

        await self.hub.run(id_, person, None, lambda table: owner_only(table, person), build)
        return await self.hub.rooms.get(id_)

    async def rematch(self, id_: str, person: str) -> Room:
        """The same again. Who asks second comes to the table that the first one made."""
        room = await self.hub.rooms.get(id_)
        table = room.table
        sits(table, person)
        if table.status != "over":
            raise impossible("server-why-not-over", "this table is not over")
        if table.rematch is None:
            new = await self._open(again(table, person), person, None, False)

            async def build(draft: Draft) -> None:
                if draft.table.rematch is not None:
                    raise impossible("server-why-rematch", "there is a new table already")
                draft.add("rematch", table.seats_of(person)[0], table=new.table.id)

            try:
                await self.hub.run(id_, person, None, lambda table: sits(table, person), build)
            except Exception:
                await self.close(new.table.id, person)
                if room.table.rematch is None:
                    raise
        assert room.table.rematch is not None
        return await self.hub.rooms.get(room.table.rematch)


def new_setting(person: PersonRow, ask: asking.NewTable) -> Setting:
    """Check what was asked for; OptionError and Denied say what is wrong."""
    game = get_game(ask.game)
    options = game.options.read(ask.options)
    if len(ask.seats) not in game.seats:
        game.start(options, len(ask.seats), 0)  # says what is wrong
    game.check_options(options, len(ask.seats))
    known = players.levels()
    seats: list[SeatSetting] = []
    for number, seat in enumerate(ask.seats):
        if seat.kind == "bot":
            if seat.level not in known:
                raise unknown_level(seat.level, known)
            seats.append(SeatSetting(kind="bot", name=seat.name, level=seat.level))
        elif seat.kind == "me":
            first = all(other.kind != "me" for other in ask.seats[:number])
            name = seat.name or (person.name if first else numbered(person.name, number + 1))
            seats.append(SeatSetting(kind="person", person=person.id, name=name))
        else:
            seats.append(SeatSetting(kind="open"))
    return _setting(
        game.id,
        dict(options),
        seats,
        ClockSetting(
            kind=ask.clock.kind,
            bank=ask.clock.bank,
            increment=ask.clock.increment,
            days=ask.clock.days,
        ),
        ask.listed,
        ask.watch,
        ask.delay,
        person.id,
        ask.start,
    )


def numbered(name: str, number: int) -> str:
    """The name of a further seat of one person, as long as a name may be."""
    ending = f" {number}"
    return name[: asking.NAME_LIMIT - len(ending)] + ending


def again(table: Table, person: str) -> Setting:
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
        old.game, old.options, seats, old.clock, old.listed, old.watch, old.delay, person, False
    )


def _setting(
    game: str,
    options: dict[str, object],
    seats: list[SeatSetting],
    clock: ClockSetting,
    listed: bool,
    watch: bool,
    delay: int,
    owner: str,
    begin_full: bool,
) -> Setting:
    secret = secrets.token_bytes(KEY_BYTES)
    return Setting(
        game=game,
        options=options,
        seats=seats,
        clock=clock,
        listed=listed,
        watch=watch,
        delay=delay,
        owner=owner,
        invite=letters(16),
        secret=secret.hex(),
        commitment=commitment(secret),
        content=get_game(game).content_hash,
        engine=__version__,
        begin=begin_full,
    )


def to_plain(setting: Setting) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(setting)
    return plain


def free_seat(table: Table, wanted: int | None) -> int:
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise impossible("server-why-taken", "there is no such free seat")
    return free[0] if wanted is None else wanted


def full(table: Table) -> bool:
    return all(seat.kind != "open" for seat in table.seats)


def not_here() -> Denied:
    return impossible("server-why-not-here", "you do not sit at this table")


def sits(table: Table, person: str) -> None:
    """Only who sits here can do this."""
    if not table.seats_of(person):
        may_look(table, person)
        raise not_here()


def owner_only(table: Table, person: str) -> None:
    if table.setting.owner != person:
        may_look(table, person)
        raise forbidden("server-why-not-owner", "only who made the table can do this")


def begin(draft: Draft) -> None:
    """Deal. The key is the server's secret mixed with the players' seeds, if they gave any."""
    table = draft.table
    if table.status != "open":
        raise impossible("server-why-begun", "this table has begun")
    setting = table.setting
    game = get_game(setting.game)
    seeds = [seat.seed for seat in table.seats]
    if not any(seeds):
        seeds = []
    secret = bytes.fromhex(setting.secret)
    players = [seat.name for seat in table.seats]
    match = Match.deal(game, setting.options, len(table.seats), secret, seeds, players)
    draft.match = match
    draft.status = "playing"
    draft.add(
        "started",
        deal=records.write_outcomes(game, match.origin.deal),
        start=match.origin.start_hash,
        seeds=seeds,
        players=players,
    )
