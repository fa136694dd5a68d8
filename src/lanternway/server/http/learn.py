"""/api/lessons and /api/rules: lessons, rules to read, and tips at the table of a first game."""

from dataclasses import asdict
from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from lanternway.core import Action, get_game
from lanternway.lessons.guide import due, guide_of
from lanternway.locales.signs import signs_of
from lanternway.messages import client, server
from lanternway.messages.http import (
    Learning,
    LessonTurn,
    Rules,
    RulesTable,
    SignInfo,
    TableText,
    Tip,
    Tips,
)
from lanternway.server import classroom, looking, reading
from lanternway.server.http.guard import TEXT, Me, Server, Visitor, spoken, with_errors

Chosen = Annotated[str, QueryParameter(max_length=200)]
Known = Annotated[str, QueryParameter(max_length=2000)]
Seat = Annotated[int, QueryParameter(ge=-1, le=15)]

LESSON = 2.0
"""What a route costs that plays a lesson up to where somebody is."""


@get("/lessons")
async def learning(services: Server, visitor: Visitor) -> Learning:
    """Everything that teaches, and how far I am."""
    return await services.classroom.learning(None if visitor is None else visitor.id)


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
    game: FromPath[str], name: FromPath[str], data: JSONBody[client.LessonPreview]
) -> server.Previewed:
    """What an action would do at the lesson's table."""
    return classroom.preview(game, name, data.answers, data.notation)


@post("/lessons/{game:str}/{name:str}/text", status_code=200, opt={"cost": TEXT})
async def text(
    visitor: Visitor,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[client.LessonText],
) -> TableText:
    """The lesson's table in words."""
    return classroom.text(game, name, data.answers, spoken(data.lang, visitor))


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


@get("/tables/{table:str}/tip")
async def tip(
    services: Server,
    person: Me,
    table: FromPath[str],
    seat: Seat = -1,
    chosen: Chosen = "",
    known: Known = "",
) -> Tips:
    """What a newcomer in this seat should hear before choosing so; `known`: words of tips already told."""
    found = (await services.hub.rooms.get(table)).table
    sight = looking.from_own_seat(found, person.id, seat)
    match = found.match
    guide = guide_of(found.setting.game)
    if guide is None or match is None or found.status != "playing":
        return Tips(tips=[])
    action: Action | None = match.game.catalogue.parse(chosen) if chosen else None
    legal = match.state.legal(sight.seat)
    if not legal or (action is not None and action not in legal):
        return Tips(tips=[])
    needed = due(guide, match.state.view(sight.seat), legal, action, known.split(","))
    if needed is None:
        return Tips(tips=[])
    return Tips(tips=[Tip(id=needed.id, message=needed.message, clause=needed.clause)])


router = Router(
    "/",
    tags=["lessons"],
    route_handlers=with_errors([learning, answer, preview, text, signs, rules, rules_table, tip]),
)
