"""The page: the files that the browser client was built into, compressed once, cached well."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from lanternway.core import LanternwayError
from lanternway.server import looking
from lanternway.server.errors import unknown
from lanternway.server.http.guard import Incoming, address_of, id_of, person_of, services_of
from lanternway.server.store import BadValue, Unavailable

COMPRESS: Final = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map"}
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
SMALL: Final = 600

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; "
        "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

NOT_BUILT: Final = "The page is not built. The API is at /api; docs/api.md explains it.\n"


class File:
    def __init__(self, path: Path, hashed: bool) -> None:
        self.body = path.read_bytes()
        self.type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".webmanifest":
            self.type = "application/manifest+json"
        if self.type.startswith("text/") or self.type.endswith(("javascript", "json")):
            self.type += "; charset=utf-8"
        self.etag = f'"{hashlib.blake2b(self.body, digest_size=12).hexdigest()}"'
        self.cache = FOREVER if hashed else ASK
        self.packed: bytes | None = None
        if path.suffix in COMPRESS and len(self.body) > SMALL:
            self.packed = gzip.compress(self.body, 9, mtime=0)


class Page:
    """All files in memory, read again when the page has been rebuilt."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._built = 0.0

    def file(self, path: str) -> File | None:
        """The file of a path; the page itself for every path that is none (it has its own routes)."""
        if self.folder is None:
            return None
        index = self.folder / "index.html"
        try:
            built = index.stat().st_mtime
        except OSError:
            return None
        if built != self._built:
            self._files = {
                found.relative_to(self.folder).as_posix(): File(found, "assets" in found.parts)
                for found in sorted(self.folder.rglob("*"))
                if found.is_file()
            }
            self._built = built
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        last = name.rsplit("/", 1)[-1]
        return None if "." in last else self._files["index.html"]


def find_folder(given: str) -> Path | None:
    """Where the built page is: as told, in the package, or in the source tree."""
    package = Path(__file__).resolve().parents[2]
    places = [Path(given)] if given else [package / "web", package.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), places[-1])


async def game_at(request: Incoming, path: str) -> str:
    """Which game is played at the table of this address, if whoever asks may see it."""
    first, _, rest = path.strip("/").partition("/")
    services = services_of(request)
    if first != "t" or not rest or not services.ready:
        return ""
    if services.limits.wait("any", address_of(request, services.settings)):
        return ""  # the page itself costs next to nothing, opening a table does
    try:
        person = await person_of(request)
        room = await services.hub.rooms.get(rest.partition("/")[0])
        invite = request.query_params.get("invite", "")
        looking.eyes_of(room.table, looking.Asker(id_of(person), invite=invite))
    except (LanternwayError, Unavailable, BadValue):
        return ""  # the page comes all the same, and says what is wrong
    return room.table.setting.game


def in_its_light(body: bytes, game: str) -> bytes:
    """The page says which game it is for before anything is drawn: theme.js sets the theme by it."""
    return body.replace(b"<html ", b'<html data-game="%s" ' % game.encode(), 1)


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def page(request: Incoming, path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith("/api/"):
        raise unknown("route")
    found: Page = request.app.state.page
    file = found.file(path)
    if file is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise unknown("file")
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
    game = await game_at(request, path)
    etag = file.etag if not game else f'{file.etag[:-1]}-{game}"'
    headers = {"Cache-Control": file.cache, "ETag": etag, "Vary": "Accept-Encoding, Cookie"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if game:
        body = in_its_light(body, game)
    elif file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)


router = Router("/", route_handlers=[page])
