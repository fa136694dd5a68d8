"""/api/puzzles: decisions to find the best answer to, and the puzzle of the day."""

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from lanternway.messages import client, server
from lanternway.messages.http import TableText
from lanternway.messages.puzzles import Puzzles, PuzzleTry, PuzzleTurn
from lanternway.server.http.guard import TEXT, Server, Visitor, spoken, with_errors

PUZZLE = 2.0
"""What a route costs that lays out the table of a puzzle."""


@get("/puzzles")
async def puzzles(services: Server, visitor: Visitor) -> Puzzles:
    """Every puzzle, how far I am, and the puzzle of the day."""
    return await services.puzzles.puzzles(None if visitor is None else visitor.id)


@post("/puzzles/{game:str}/{id_:str}", status_code=200, opt={"cost": PUZZLE})
async def answer(
    services: Server,
    visitor: Visitor,
    game: FromPath[str],
    id_: FromPath[str],
    data: JSONBody[PuzzleTry],
) -> PuzzleTurn:
    """Try an answer. What the game forbids is refused by its clause and is no try."""
    person = None if visitor is None else visitor.id
    return await services.puzzles.answer(game, id_, data, person)


@post("/puzzles/{game:str}/{id_:str}/preview", status_code=200, opt={"cost": PUZZLE})
async def preview(
    services: Server, game: FromPath[str], id_: FromPath[str], data: JSONBody[client.LessonPreview]
) -> server.Previewed:
    """What an action would do at the puzzle's table."""
    return await services.puzzles.preview(game, id_, data.notation)


@post("/puzzles/{game:str}/{id_:str}/text", status_code=200, opt={"cost": TEXT})
async def text(
    services: Server,
    visitor: Visitor,
    game: FromPath[str],
    id_: FromPath[str],
    data: JSONBody[client.LessonText],
) -> TableText:
    """The puzzle's table in words."""
    return await services.puzzles.text(game, id_, spoken(data.lang, visitor))


router = Router("/", tags=["puzzles"], route_handlers=with_errors([puzzles, answer, preview, text]))
