"""/api/games and /api/tables: what can be played, making tables, coming and going."""

from dataclasses import asdict
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from lanternway.core import Game, game_ids, get_game
from lanternway.core.registry import bot_levels, bot_worth
from lanternway.messages import client, server
from lanternway.messages.http import BotInfo, BotWorth, GameInfo, Mine, OptionInfo, Tables
from lanternway.server import looking, projection
from lanternway.server.http.guard import (
    Incoming,
    Me,
    Server,
    Visitor,
    address_of,
    id_of,
    with_errors,
)
from lanternway.server.http.play import at_table
from lanternway.server.record_import import import_record
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow, TableRow
from lanternway.server.words import level_message

LISTED = 100
RECORD_LIMIT = 2_500_000
"""Bytes of a request with a record in it."""

Invite = Annotated[str, QueryParameter(max_length=64)]
Filter = Annotated[str, QueryParameter(max_length=64)]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        low=game.seats.start,
        high=game.seats.stop - 1,
        options=[OptionInfo(**option.to_data()) for option in game.options.options],
        bots=[bot_info(game.id, level) for level in bot_levels()],
        clauses=list(game.clauses),
        content=game.content_hash,
    )


def bot_info(game_id: str, level: str) -> BotInfo:
    name = level_message(level)
    worth = bot_worth(game_id, level)
    return BotInfo(
        level=level,
        message=name,
        help=f"{name}-help",
        worth=None if worth is None else BotWorth(**asdict(worth)),
    )


def seen_by(room: Room, person: PersonRow | None, invite: str = "") -> server.TableInfo:
    """The table as the person may see it."""
    asker = looking.Asker(id_of(person), invite=invite)
    return projection.info(room.look(looking.eyes_of(room.table, asker)))


def seen_by_member(room: Room, person: PersonRow) -> server.TableInfo:
    """For somebody who belongs to the table, whether they sit there now or not."""
    return seen_by(room, person, room.table.setting.invite)


@get("/games")
async def games() -> list[GameInfo]:
    """Everything that can be played."""
    return [game_info(get_game(id_)) for id_ in game_ids()]


@get("/games/{game:str}")
async def one_game(game: FromPath[str]) -> GameInfo:
    """One game: seats, options, bots, clauses."""
    return game_info(get_game(game))


def listed(rows: list[TableRow]) -> list[server.TableInfo]:
    return [msgspec.json.decode(row.info, type=server.TableInfo) for row in rows]


@get("/tables")
async def tables(services: Server, game: Filter = "", status: Filter = "") -> Tables:
    """The listed tables, newest first."""
    return Tables(tables=listed(await services.store.listed(game, status, LISTED)))


@get("/tables/mine")
async def mine(services: Server, person: Me) -> Mine:
    """My tables, newest first, and where I must act."""
    return Mine(
        tables=listed(await services.store.mine(person.id, LISTED)),
        turn=(await services.store.turns([person.id]))[person.id],
    )


@post("/tables", status_code=201)
async def create(
    request: Incoming, services: Server, person: Me, data: JSONBody[client.NewTable]
) -> server.TableInfo:
    """A new table."""
    services.limits.take("table", person.id)
    services.limits.take("place", address_of(request, services.settings))
    return seen_by(await services.lobby.create(person, data), person)


@get("/tables/{table:str}")
async def one_table(
    services: Server, visitor: Visitor, table: FromPath[str], invite: Invite = ""
) -> server.TableInfo:
    """A table from outside."""
    return seen_by(await services.hub.rooms.get(table), visitor, invite)


async def changed(
    services: Services, person: PersonRow, command: client.ClientCommand
) -> server.TableInfo:
    """The table after a command, as the person may see it."""
    await services.hub.run(command, person)
    return seen_by(await services.hub.rooms.get(command.table), person)


@post("/tables/{table:str}/join", status_code=200)
async def join(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Join],
) -> server.TableInfo:
    """Take a seat."""
    await services.lobby.check_welcome(table, person)
    return await changed(services, person, await at_table(request, table, data))


@post("/tables/{table:str}/leave", status_code=200)
async def leave(services: Server, person: Me, table: FromPath[str]) -> server.TableInfo:
    """Get up. Once it is played, a bot goes on; the seat can be taken back."""
    await services.hub.run(client.Leave(table=table), person)
    return seen_by_member(await services.hub.rooms.get(table), person)


@post("/tables/{table:str}/seed", status_code=200)
async def seed(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.GiveSeed],
) -> server.TableInfo:
    """Mix a seed of mine into chance, before the start."""
    return await changed(services, person, await at_table(request, table, data))


@post("/tables/{table:str}/fill", status_code=200)
async def fill(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.FillSeat],
) -> server.TableInfo:
    """Put a bot on a free seat; only the owner of the table can."""
    return await changed(services, person, await at_table(request, table, data))


@post("/tables/{table:str}/start", status_code=200)
async def start(services: Server, person: Me, table: FromPath[str]) -> server.TableInfo:
    """Begin; only the owner of the table can."""
    return await changed(services, person, client.Start(table=table))


@post("/tables/{table:str}/hush", status_code=200)
async def hush(
    request: Incoming,
    services: Server,
    person: Me,
    table: FromPath[str],
    data: JSONBody[client.Hush],
) -> server.TableInfo:
    """Stop those who watch from talking, or let them; only the owner of the table can."""
    return await changed(services, person, await at_table(request, table, data))


@post("/tables/{table:str}/close", status_code=200)
async def close(services: Server, person: Me, table: FromPath[str]) -> server.TableInfo:
    """Give up a table that has not begun."""
    return await changed(services, person, client.Close(table=table))


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(services: Server, person: Me, table: FromPath[str]) -> server.TableInfo:
    """The same again; all come to the same new table."""
    return seen_by_member(await services.lobby.rematch(table, person), person)


@post("/records", status_code=201, request_max_body_size=RECORD_LIMIT)
async def add_record(
    request: Incoming, services: Server, person: Me, data: JSONBody[client.Record]
) -> server.TableInfo:
    """A finished table from a record, to look at here."""
    services.limits.take("record", address_of(request, services.settings))
    async with services.importing:
        room = await import_record(services.hub, person, data.text)
    return seen_by_member(room, person)


router = Router(
    "/",
    tags=["tables"],
    route_handlers=with_errors([
        games, one_game, tables, mine, create, one_table, join, leave, seed, fill, start, close, hush,
        rematch,
        add_record,
    ]),
)  # fmt: skip
