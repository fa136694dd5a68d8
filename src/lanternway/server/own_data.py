"""A person's own data: exported as a file, or deleted. Friends keep the games they shared, without
the name and without what was said."""

import contextlib
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from lanternway.core import LanternwayError
from lanternway.messages import client
from lanternway.messages.people import NamedPerson, OwnData, OwnMove, Saying
from lanternway.messages.server import TableInfo
from lanternway.server import accounts, profiles
from lanternway.server.hub import Hub
from lanternway.server.log.changes import Created, Filled, Joined, Left, Moved, Said, Started
from lanternway.server.log.rows import Row, encode
from lanternway.server.store import PersonRow
from lanternway.server.store.profiles import NEVER

NOBODY: Final = "—"
"""The name of somebody who is no more, and what they said."""


async def exported(hub: Hub, known: accounts.Accounts, person: PersonRow, token: str) -> OwnData:
    store, id_ = hub.store, person.id
    said: list[Saying] = []
    moves: list[OwnMove] = []
    for table in sorted(await store.tables_of(id_)):
        for row in await store.rows(table):
            match row.change:
                case Said(text=text, person=speaker) if speaker == id_:
                    said.append(Saying(table=table, at=row.at, text=text))
                case Moved(line=line) if row.actor == id_:
                    moves.append(
                        OwnMove(table=table, at=row.at, seat=row.seat, notation=line.notation)
                    )
                case _:
                    pass
    return OwnData(
        person=accounts.to_message(person),
        created=person.created,
        email=person.email,
        unconfirmed=person.unconfirmed,
        webhook=person.webhook,
        browsers=[push.endpoint for push in await store.pushes(id_)],
        tokens=await known.tokens(person, token),
        muted=await store.mutes(id_),
        blocked=[NamedPerson(id=other, name=name) for other, name in await store.blocks(id_)],
        lessons={lesson: done.answers for lesson, done in (await store.progress(id_)).items()},
        ratings=profiles.game_ratings(await store.ratings(id_, NEVER)),
        games=await profiles.all_played(store, id_),
        tables=[
            msgspec.json.decode(row.info, type=TableInfo)
            for row in await store.mine(id_, 1_000_000)
        ],
        said=said,
        moves=moves,
    )


async def delete(hub: Hub, known: accounts.Accounts, person: PersonRow) -> None:
    """The person last: whoever is disturbed in the middle can ask again."""
    tables = await hub.store.tables_of(person.id)
    for table in tables:
        with contextlib.suppress(LanternwayError):  # not there, or it has not begun, or it is over
            await hub.run(client.Leave(table=table), person)
        with contextlib.suppress(LanternwayError):
            await hub.run(client.Close(table=table), person)
    for table in tables:
        await forget(hub, table, person.id)
    await known.delete(person)


async def forget(hub: Hub, table: str, person: str) -> None:
    """A table as if the person had no name and had said nothing."""
    store = hub.store
    changed = nameless(await store.rows(table), person)
    info = msgspec.json.decode(await store.info(table), type=TableInfo)
    seats = [
        msgspec.structs.replace(seat, name=NOBODY) if seat.person == person else seat
        for seat in info.seats
    ]
    info = msgspec.structs.replace(info, seats=seats)
    saved = await store.snapshot(table)
    snapshot = "" if saved is None else nameless_snapshot(saved[1], person)
    await store.rewrite(table, changed, encode(info).decode(), snapshot, person, NOBODY)
    await hub.reload(table)


def nameless_snapshot(text: str, person: str) -> str:
    """A snapshot without the name: a table may open by nothing else."""
    data: dict[str, Any] = msgspec.json.decode(text)
    for place, seat in enumerate(data["seats"]):
        if seat[1] == person:
            seat[2] = data["players"][place] = NOBODY
    for given in data["setting"]["seats"]:
        if given.get("person") == person:
            given["name"] = NOBODY
    return msgspec.json.encode(data).decode()


def nameless(rows: list[Row], person: str) -> list[Row]:
    """Those of a table's rows that name the person, without the name."""
    changed: list[Row] = []
    sits: dict[int, bool] = {}
    begun = False
    for row in rows:
        change = row.change
        match change:
            case Created(seats=seats):
                sits = {place: seat.person == person for place, seat in enumerate(seats)}
                change = replace(
                    change,
                    seats=[
                        replace(seat, name=NOBODY) if sits[place] else seat
                        for place, seat in enumerate(seats)
                    ],
                )
            case Joined(person=sitting):
                sits[row.seat] = sitting == person
                if sits[row.seat]:
                    change = replace(change, name=NOBODY)
            case Left():
                if sits.get(row.seat) or row.actor == person:
                    change = replace(change, name=NOBODY)
                sits[row.seat] = sits.get(row.seat, False) and begun
            case Filled():
                sits[row.seat] = False
            case Started(players=players):
                begun = True
                names = [NOBODY if sits.get(seat) else name for seat, name in enumerate(players)]
                change = replace(change, players=names)
            case Said(person=speaker) if speaker == person:
                change = replace(change, name=NOBODY, text=NOBODY)
            case _:
                pass
        if change != row.change:
            changed.append(replace(row, change=change))
    return changed
