"""A game's cards, tiles and boards, for pages that draw them: static, asked for once."""

import functools
from typing import Any

from litestar import Response, Router, get
from litestar.params import FromPath

from lanternway.core import get_game
from lanternway.server.http.guard import Incoming

FRESH = "public, max-age=0, must-revalidate"


@get("/games/{game:str}/content")
async def content(request: Incoming, game: FromPath[str]) -> Response[dict[str, Any] | None]:
    """What everybody could look up in the game's box; changes only with the content's hash."""
    found = get_game(game)
    headers = {"ETag": f'"{found.content_hash}"', "Cache-Control": FRESH}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(public(found.id, found.content_hash), headers=headers)


@functools.cache
def public(game: str, content_hash: str) -> dict[str, Any]:
    """Put together once: it takes up to 40 ms, and anybody may ask."""
    return get_game(game).public_content()


router = Router("/", tags=["tables"], route_handlers=[content])
