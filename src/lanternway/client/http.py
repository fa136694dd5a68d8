"""HTTP, by the standard library alone. Every method is a route of docs/api.md."""

import json
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from lanternway.messages import http, server

T = TypeVar("T")


class Problem(Exception):
    """The server said no: why, for people (`problem.message`, `problem.args`) and for programs (`str`)."""

    def __init__(self, status: int, problem: http.Problem) -> None:
        super().__init__(f"{status}: {problem.text}")
        self.status = status
        self.problem = problem


class Client:
    """One person at one server. Without a token, `guest` makes one."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 60.0) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.timeout = timeout

    # --- people -------------------------------------------------------------------------------

    def guest(self, name: str, language: str = "en") -> server.Person:
        session = self._post("guest", http.Session, {"name": name, "language": language})
        self.token = session.token
        return session.person

    def log_in(self, login: str, password: str) -> server.Person:
        session = self._post("login", http.Session, {"login": login, "password": password})
        self.token = session.token
        return session.person

    def keep(self, login: str, password: str) -> http.Kept:
        return self._post("account", http.Kept, {"login": login, "password": password})

    def me(self) -> server.Person:
        return self._get("me", server.Person)

    # --- tables -------------------------------------------------------------------------------

    def games(self) -> list[http.GameInfo]:
        return self._get("games", list[http.GameInfo])

    def tables(self, game: str = "", status: str = "") -> list[server.TableInfo]:
        return self._get("tables", http.Tables, game=game, status=status).tables

    def mine(self) -> http.Mine:
        return self._get("tables/mine", http.Mine)

    def create(self, game: str, seats: list[dict[str, Any]], **more: Any) -> server.TableInfo:
        """`seats`: {"kind": "me"}, {"kind": "open"} or {"kind": "bot", "level": "level:2"}."""
        return self._post("tables", server.TableInfo, {"game": game, "seats": seats, **more})

    def table(self, table: str, invite: str = "") -> server.TableInfo:
        return self._get(f"tables/{table}", server.TableInfo, invite=invite)

    def join(self, table: str, invite: str = "", **more: Any) -> server.TableInfo:
        return self._post(f"tables/{table}/join", server.TableInfo, {"invite": invite, **more})

    def start(self, table: str) -> server.TableInfo:
        return self._post(f"tables/{table}/start", server.TableInfo)

    def leave(self, table: str) -> server.TableInfo:
        return self._post(f"tables/{table}/leave", server.TableInfo)

    def rematch(self, table: str) -> server.TableInfo:
        return self._post(f"tables/{table}/rematch", server.TableInfo)

    # --- playing ------------------------------------------------------------------------------

    def picture(self, table: str, seat: int | None = None, since: int = 0) -> http.History:
        return self._get(f"tables/{table}/picture", http.History, seat=seat, since=since)

    def act(
        self, table: str, picture: server.Picture, notation: str, command: str = ""
    ) -> server.Ack:
        """Do an action, as an answer to a picture. With your own `command` id you can send it again."""
        body = {"id": command or new_id(), "seat": picture.seat, "seq": picture.seq}
        return self._post(f"tables/{table}/act", server.Ack, {**body, "notation": notation})

    def preview(self, table: str, seat: int, notation: str) -> server.Previewed:
        body = {"id": new_id(), "seat": seat, "notation": notation}
        return self._post(f"tables/{table}/preview", server.Previewed, body)

    def undo(
        self, table: str, picture: server.Picture, to: str = "step", moves: int = 1
    ) -> server.Ack:
        body = {"id": new_id(), "seat": picture.seat, "seq": picture.seq, "to": to, "moves": moves}
        return self._post(f"tables/{table}/undo", server.Ack, body)

    def stream(
        self, table: str, seat: int | None = None, since: int = 0
    ) -> Iterator[server.Update]:
        """Updates as they come, until the table is over."""
        with self._open(
            "GET", self._path(f"tables/{table}/stream", seat=seat, since=since)
        ) as lines:
            for line in lines:
                if line.strip():
                    yield msgspec.json.decode(line, type=server.Update)

    def text(self, table: str, seat: int | None = None, lang: str | None = None) -> http.TableText:
        """The table in words."""
        return self._get(f"tables/{table}/text", http.TableText, seat=seat, lang=lang)

    def replay(self, table: str, seat: int | None = None) -> http.Replay:
        return self._get(f"tables/{table}/replay", http.Replay, seat=seat)

    def fairness(self, table: str) -> http.Fairness:
        return self._get(f"tables/{table}/fairness", http.Fairness)

    def record(self, table: str) -> str:
        with self._open("GET", f"tables/{table}/record") as answer:
            text: bytes = answer.read()
        return text.decode()

    # --- inside -------------------------------------------------------------------------------

    def _path(self, path: str, **query: Any) -> str:
        given = {name: value for name, value in query.items() if value not in (None, "")}
        return path + ("?" + urllib.parse.urlencode(given) if given else "")

    def _get(self, path: str, kind: type[T], **query: Any) -> T:
        with self._open("GET", self._path(path, **query)) as answer:
            return msgspec.json.decode(answer.read(), type=kind)

    def _post(self, path: str, kind: type[T], body: dict[str, Any] | None = None) -> T:
        with self._open("POST", path, body) as answer:
            return msgspec.json.decode(answer.read(), type=kind)

    def _open(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Accept": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(
            f"{self.url}/api/{path}", data=data, headers=headers, method=method
        )
        try:
            return urllib.request.urlopen(request, timeout=self.timeout)
        except urllib.error.HTTPError as error:
            with error:
                raise Problem(error.code, read_problem(error.read())) from None


def read_problem(body: bytes) -> http.Problem:
    try:
        return msgspec.json.decode(body, type=http.Problem)
    except msgspec.MsgspecError:  # a resync, or an answer of something between
        return http.Problem(
            message="", args={}, text=body[:200].decode(errors="replace"), clause="", legal=[]
        )


def new_id() -> str:
    """A command id that nobody else has."""
    return uuid.uuid4().hex
