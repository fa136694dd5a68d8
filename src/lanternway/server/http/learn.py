"""/api/lessons and /api/rules: lessons, rules to read, and tips at the table of a first game."""

from dataclasses import asdict
from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from lanternway.core import get_game
from lanternway.lessons import LEARNER
from lanternway.locales.signs import signs_of
from lanternway.messages import client, server
from lanternway.messages.client import Notation
from lanternway.messages.http import TableText
from lanternway.messages.learning import Learning, LessonTurn, Rules, RulesTable, SignInfo, Tips
from lanternway.messages.positions import PlayOn
from lanternway.server import classroom, looking, reading
from lanternway.server.http.guard import (
    TEXT,
    Incoming,
    Me,
    Server,
    Visitor,
    address_of,
    spoken,
    with_errors,
)
from lanternway.server.http.tables import seen_by

Chosen = Annotated[list[Notation] | None, QueryParameter(max_items=12)]
Known = Annotated[str, QueryParameter(max_length=2000)]
Seat = Annotated[int, QueryParameter(ge=-1, le=15)]

LESSON = 2.0
"""What a route costs that plays a lesson up to where somebody is, or tries what somebody is about to do."""


@get("/lessons")
async def learning(request: Incoming, services: Server, visitor: Visitor) -> Learning:
    """Everything that teaches, and how far I am."""
    if visitor is None:
        return await services.classroom.learning(None)
    begun = await services.classroom.begun(visitor.id)
    services.limits.take("any", address_of(request, services.settings), float(begun))
    return await services.classroom.learning(visitor.id)


@post("/lessons/{game:str}/{name:str}", status_code=200, opt={"cost": LESSON})
async def answer(
    services: Server,
    visitor: Visitor,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[client.LessonAnswer],
) -> LessonTurn:
    """Take a lesson one step further. What the game forbids is refused by its clause."""
    person = None if visitor is None else visitor.id
    return await services.classroom.answer(game, name, data.answers, data.answer, person)


@post("/lessons/{game:str}/{name:str}/preview", status_code=200, opt={"cost": LESSON})
async def preview(
    services: Server,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[client.LessonPreview],
) -> server.Previewed:
    """What an action would do at the lesson's table."""
    await services.classroom.read()
    return classroom.preview(game, name, data.answers, data.notation)


@post("/lessons/{game:str}/{name:str}/text", status_code=200, opt={"cost": TEXT})
async def text(
    services: Server,
    visitor: Visitor,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[client.LessonText],
) -> TableText:
    """The lesson's table in words."""
    await services.classroom.read()
    return classroom.text(game, name, data.answers, spoken(data.lang, visitor))


@post("/lessons/{game:str}/{name:str}/play", status_code=201, opt={"cost": LESSON})
async def play_on(
    request: Incoming,
    services: Server,
    person: Me,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[client.PlayLessonOn],
) -> server.TableInfo:
    """A table that begins where the lesson stands, with bots in the other seats."""
    services.limits.take("table", person.id)
    services.limits.take("place", address_of(request, services.settings))
    await services.classroom.read()
    match = classroom.standing(game, name, data.answers)
    wish = PlayOn(text="", seat=LEARNER, level=data.level)
    return seen_by(await services.lobby.play_on(person, match, wish), person)


@get("/games/{game:str}/signs")
async def signs(game: FromPath[str]) -> list[SignInfo]:
    """What the icons of a game's board are called."""
    return [SignInfo(**asdict(one)) for one in signs_of(get_game(game).id)]


@get("/rules/{game:str}")
async def rules(game: FromPath[str]) -> Rules:
    """A game's rules to read."""
    return reading.rules(game)


@get("/rules/{game:str}/{table:str}")
async def rules_table(game: FromPath[str], table: FromPath[str]) -> RulesTable:
    """The table of a picture in the rules."""
    return reading.rules_table(game, table)


@get("/tables/{table:str}/tip", opt={"cost": LESSON})
async def tip(
    services: Server,
    person: Me,
    table: FromPath[str],
    seat: Seat = -1,
    chosen: Chosen = None,
    known: Known = "",
) -> Tips:
    """What a newcomer in this seat should hear before answering so; several answers are given together, in
    this order. `known`: words of tips already told."""
    await services.classroom.read()
    found = (await services.hub.rooms.get(table)).table
    sight = looking.from_own_seat(found, person.id, seat)
    return classroom.tips(sight, [one for one in chosen or () if one], known.split(","))


router = Router(
    "/",
    tags=["lessons"],
    route_handlers=with_errors(
        [learning, answer, preview, text, play_on, signs, rules, rules_table, tip]
    ),
)
