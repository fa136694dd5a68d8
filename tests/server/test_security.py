"""Who may ask, from where, how much; and that nonsense of any kind changes nothing."""

import asyncio
import contextlib
import os
import queue
import random
import resource
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from lanternway.client import Client
from lanternway.messages.http import Problem
from lanternway.server.http.page import Page
from lanternway.server.store import Unavailable
from tests.server.people import Person
from tests.server.serving import PATIENCE, run, served, until

EXAMPLES = 60 if os.environ.get("LANTERNWAY_DEEP") else 5


def test_a_foreign_origin_is_refused(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store, origins=("https://play.example",)) as (_, url):
            async with Person(url, "Ada") as ada:
                for origin, status in (
                    ("https://evil.example", 403),
                    ("null", 403),
                    ("https://play.example", 201),
                    (url, 201),
                ):
                    seats = [{"kind": "me"}, {"kind": "open"}]
                    answer = await ada.http.post(
                        "tables",
                        json={"game": "lantern_fair", "seats": seats},
                        headers={"Origin": origin},
                    )
                    assert answer.status_code == status
            address = url.replace("http", "ws") + "/api/ws"
            with pytest.raises(InvalidStatus) as caught:
                async with connect(address, origin=Origin("https://evil.example")):
                    pass
            assert caught.value.response.status_code == 403
            async with connect(address, origin=Origin(url)) as socket:
                assert '"t":"hello"' in await socket.recv()

    run(main())


def test_every_answer_has_the_headers_of_a_careful_server(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store, secure=True) as (_, url), httpx.AsyncClient() as client:
            for path in ("/", "/api/games", "/api/none", "/healthz"):
                headers = (await client.get(url + path)).headers
                assert "script-src 'self'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert "strict-transport-security" in headers
                assert "cache-control" in headers
            answer = await client.post(url + "/api/guest", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" in cookie

    run(main())


def test_the_page_is_compressed_and_cached(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "app-1234.js").write_text("let a = 1;" * 500)
    page = Page(tmp_path)
    index = page.file("/t/abc")
    script = page.file("/assets/app-1234.js")
    assert index is page.file("/")
    assert index is not None
    assert script is not None
    assert script.packed is not None
    assert len(script.packed) < len(script.body) / 5
    assert "immutable" in script.cache
    assert index.cache == "no-cache"
    assert page.file("/assets/none.js") is None
    assert page.file("/../secret") is not script


def test_the_page_knows_its_game_from_the_first_byte_and_tells_no_stranger(
    store: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><head></head></html>')

    async def main() -> None:
        async with (
            served(store, web=str(tmp_path)) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
        ):
            shown = (await ada.create("me", "bot", start=True))["id"]
            hidden = (await ada.create("me", "bot", start=True, watch=False))["id"]

            async def light(who: Person, path: str) -> bool:
                answer = await who.http.get(url + path)
                assert answer.status_code == 200
                return 'data-game="lantern_fair"' in answer.text

            assert await light(ada, f"/t/{shown}")
            assert await light(bo, f"/t/{shown}/replay")
            assert await light(ada, f"/t/{hidden}")
            assert not await light(bo, f"/t/{hidden}")
            assert not await light(ada, "/t/none")
            assert not await light(ada, "/about")
            first = await ada.http.get(f"{url}/t/{shown}")
            again = {"if-none-match": first.headers["etag"]}
            assert (await ada.http.get(f"{url}/t/{shown}", headers=again)).status_code == 304
            assert (await ada.http.get(f"{url}/about", headers=again)).status_code == 200

    run(main())


def test_the_page_comes_although_its_table_cannot_be_asked_for(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says itself what is wrong, and comes back by itself."""
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><head></head></html>')

    async def ill(_: str) -> Any:
        raise Unavailable("stopped", sure=True)

    async def main() -> None:
        async with (
            served(store, web=str(tmp_path)) as (services, url),
            httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client,
        ):
            assert (await client.get("/t/a%00b")).status_code == 200
            monkeypatch.setattr(services.hub.rooms, "get", ill)
            assert (await client.get("/t/table")).status_code == 200

    run(main())


def test_nobody_sits_on_anothers_seat(store: str) -> None:
    async def main() -> None:
        async with (
            served(store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
        ):
            table = (await ada.create("me", "bot", start=True))["id"]
            await bo.act(table, 0, "bid 1", 2, expect=403)
            await bo.get(f"tables/{table}/picture", 403, seat=0)
            await bo.post(f"tables/{table}/preview", 403, id="p", seat=0, notation="bid 1")
            await bo.post(f"tables/{table}/undo", 403, id="u", seat=0, seq=0)
            await bo.post(f"tables/{table}/autopilot", 403, id="a", seat=0, level=None)
            assert (await bo.get(f"tables/{table}"))["invite"] is None
            hidden = (await ada.create("me", "bot", start=True, watch=False))["id"]
            await bo.get(f"tables/{hidden}", 404)
            await bo.get(f"tables/{hidden}/picture", 404)
            await bo.get(f"tables/{hidden}/replay", 404)
            await bo.get(f"tables/{hidden}/fairness", 404)
            await bo.post(f"tables/{hidden}/say", 404, id="s", text="hello")

    run(main())


def test_any_request_that_fits_the_schema_gets_an_answer(sqlite_store: str) -> None:
    """schemathesis over the whole API, as nobody and as somebody at a real table: no 5xx, whatever is
    sent, and every error is a Problem."""
    with in_thread(sqlite_store) as url:
        client = Client(url)
        client.guest("Ada")
        table = client.create(
            "lantern_fair", [{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True
        )
        known = {"Authorization": f"Bearer {client.token}"}
        schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
        statuses: Counter[int] = Counter()

        def send(case: schemathesis.Case[Any], pick: int) -> None:
            if pick and "table" in case.path_parameters:
                case.path_parameters["table"] = table.id
            response = case.call(headers=known if pick else {}, timeout=PATIENCE)
            statuses[response.status_code] += 1
            assert response.status_code < 500, response.text
            if response.status_code >= 400 and response.json().get("t") != "resync":
                assert set(response.json()) == set(Problem.__struct_fields__)

        for found in schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if operation.path.endswith("/stream") or not operation.path.startswith("/api"):
                continue
            check = given(case=operation.as_strategy(), pick=st.integers(0, 2))(send)
            settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
            )(check)()
    assert sum(statuses.values()) > 150
    assert statuses[200] > 5
    assert statuses[400] > 2


@contextlib.contextmanager
def in_thread(store: str) -> Iterator[str]:
    """A server in a thread of its own, for clients that wait."""
    address: queue.Queue[str] = queue.Queue()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def main() -> None:
        async with served(store) as (_, url):
            address.put(url)
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(main(),))
    thread.start()
    try:
        yield address.get(timeout=PATIENCE)
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()


PIECES = [
    '{"t":"subscribe","id":"a","table":"%s"}', '{"t":"act","id":"b","table":"%s","seat":0,"seq":3',
    ',"notation":"bid 1"}', "{", "}", '"', "\u0000", "[[[[", '{"t":"ping","id":""}', "null", "1e999",
    '{"t":"lobby","id":"l"}', '{"t":"hello","token":"x"}', '{"t":"say","id":"q","table":"%s","text":"hi"}',
    '{"t":"unsubscribe","id":"u","table":"%s","seat":-1}', "x" * 20000, '{"t":"undo","id":"z","table":"%s",',
]  # fmt: skip


def test_a_socket_full_of_nonsense_does_no_harm(sqlite_store: str) -> None:
    async def main() -> None:
        chance = random.Random(4)
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "bot", start=True))["id"]
            address = url.replace("http", "ws") + "/api/ws"

            async def storm(messages: int) -> None:
                with contextlib.suppress(ConnectionClosed):
                    async with connect(
                        address, additional_headers={"Authorization": f"Bearer {ada.token}"}
                    ) as socket:
                        for _ in range(messages):
                            text = "".join(chance.choices(PIECES, k=chance.randint(1, 3)))
                            if chance.random() < 0.1:
                                await socket.send(chance.randbytes(50))
                            else:
                                await socket.send(text.replace("%s", table))
                        await socket.send('{"t":"ping","id":"end"}')
                        while '"pong"' not in str(await socket.recv()):
                            pass

            for _ in range(5):
                await storm(40)
            grown_from = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            for _ in range(15):
                await storm(60)
            grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - grown_from
            assert grown < 30_000, f"{grown} KB more"
            room = await services.hub.rooms.get(table)
            await until(lambda: not room.followers)  # no connection is forgotten
            assert (await ada.play_out(table))["table"]["status"] == "over"

    run(main())
