"""What docs/api.md tells programs is so: routes, the bot in 40 lines, the stream, OpenAPI."""

import asyncio
import contextlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from lanternway.client import Client, Live, OtherProtocol, Problem
from lanternway.messages import schema
from lanternway.messages.server import PROTOCOL, Hello
from lanternway.server.app import create_app
from lanternway.server.settings import Settings
from tests.server.people import Person
from tests.server.serving import PATIENCE, run, served
from tests.server.test_security import in_thread

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def bot_source() -> str:
    (source,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return str(source)


def test_the_bot_of_the_docs_plays_a_game(sqlite_store: str, tmp_path: Path) -> None:
    source = bot_source()
    code = [line for line in source.splitlines() if line.strip()]
    assert len(code) <= 40, f"{len(code)} lines"
    program = tmp_path / "bot.py"
    program.write_text(source, encoding="utf-8")
    with in_thread(sqlite_store) as url:
        client = Client(url)
        client.guest("Ada")
        seats = [{"kind": "bot", "level": "random"}, {"kind": "open"}]
        table = client.create("lantern_fair", seats, start=True)
        assert table.invite is None, "who does not sit here has no invitation"
        table = client.create("lantern_fair", [*seats, {"kind": "me"}], start=True)
        assert table.invite is not None
        bot = subprocess.Popen(
            [sys.executable, str(program), url, table.id, table.invite], stdout=subprocess.PIPE
        )
        for update in client.stream(table.id):
            if update.picture.seat in update.picture.table.to_move:
                with contextlib.suppress(Problem):  # overtaken: the next update is here already
                    client.act(table.id, update.picture, update.picture.legal[0].notation)
        out, _ = bot.communicate(timeout=PATIENCE)
        assert out.startswith(b"scores: [")
        assert client.table(table.id).status == "over"


def test_the_docs_name_every_route_and_no_other() -> None:
    app = create_app(Settings())
    paths: dict[str, Any] = app.openapi_schema.to_schema()["paths"]
    real = {
        (method.upper(), re.sub(r"\{(\w+)\}", r"{}", path))
        for path, item in paths.items()
        for method in item
        if method in ("get", "post", "put", "patch", "delete")
    }
    told = set()
    for row in re.findall(r"^\| (`.*?) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE):
        method = "GET"
        for entry in re.findall(r"`([^`]+)`", row):
            word, _, path = entry.rpartition(" ")
            methods = (word or method).split("/")
            method = methods[-1]
            path = path.split("?")[0]
            if path.startswith("/close"):
                path = "/api/tables/{}/close"
            for one in methods:
                told.add((one, re.sub(r"\{\w+\}", "{}", path)))
    assert real == told


def test_openapi_is_3_1_and_has_the_types_of_the_wire() -> None:
    document = create_app(Settings()).openapi_schema.to_schema()
    assert document["openapi"].startswith("3.1")
    assert {"Picture", "TableInfo", "Act", "Problem"} <= set(document["components"]["schemas"])
    exported = schema.schema()["$defs"]
    assert len(exported["ServerMessage"]["anyOf"]) == 13
    assert len(exported["ClientMessage"]["anyOf"]) == 17


def test_the_stream_tells_everything_once(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "bot", start=True))["id"]
            client = Client(url, ada.token)
            updates = asyncio.create_task(asyncio.to_thread(lambda: list(client.stream(table))))
            await ada.play_out(table)
            seen = [moment.seq for update in await updates for moment in update.moments]
            assert seen == list(range(1, len(seen) + 1))
            assert seen[-1] == (await ada.picture(table, 0))["seq"]

    run(main())


def test_a_client_says_that_a_server_speaks_another_protocol() -> None:
    async def greet(connection: ServerConnection) -> None:
        hello = Hello(protocol=PROTOCOL + 1, version="", now=0.0, person=None)
        await connection.send(msgspec.json.encode(hello).decode())
        await connection.wait_closed()

    async def main() -> None:
        async with serve(greet, "127.0.0.1", 0) as other:
            port = next(iter(other.sockets)).getsockname()[1]
            with pytest.raises(OtherProtocol, match=f"protocol {PROTOCOL + 1}"):
                async with Live(f"http://127.0.0.1:{port}"):
                    pass

    run(main())
