"""Doors: by which names the server is reached, what nonsense does, who else may use a store, and what is
called from here."""

import asyncio
import ipaddress
import json
from pathlib import Path

import httpx
import pytest
import structlog

from lanternway.server import logs, webhooks
from lanternway.server.errors import Denied
from lanternway.server.store import open_store
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import PATIENCE, Program, run, served


@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("evil.example", False),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.5:8000", True),
        ("localhost:8000", True),
        ("play.example", True),
        ("play.example.evil.example", False),
    ],
)
def test_a_foreign_name_does_not_lead_here(sqlite_store: str, host: str, right: bool) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store, public_url="https://play.example", secure=True) as (_, url),
            httpx.AsyncClient(base_url=url, headers={"Host": host}) as client,
        ):
            answer = await client.get("/api/games")
            assert answer.status_code == (200 if right else 421)
            origin = {"Origin": f"http://{host}"}
            told = await client.post("/api/guest", json={"name": "Ada"}, headers=origin)
            assert told.status_code == (403 if right else 421), "http is not https"

    run(main())


NONSENSE = [
    ("POST", "tables/{table}/mute", b'{"id":"x","person":5,"on":true}'),
    ("POST", "tables/{table}/mute", b'{"id":"x","person":"a b","on":true}'),
    ("PUT", "me/notify", b'{"webhook":"http://[::1"}'),
    ("POST", "tables", b"[" * 30_000),
    ("POST", "guest", b'{"name":"\xff\xfe"}'),
    ("POST", "guest", b"\xff"),
    ("POST", "tables/{table}/act", b'{"id":"old","seat":15,"seq":0,"notation":"x"}'),
    ("GET", "tables/a%00b", b""),
    ("GET", "tables?game=%00", b""),
    ("GET", "tables/a%00b/picture", b""),
    ("POST", "login", b'{"login":"a\\u0000b","password":"12345678"}'),
    ("PUT", "me/notify", b'{"webhook":"http://a.example/\\u0000"}'),
    ("DELETE", "tokens/%00", b""),
    ("POST", "tables/{table}/say", b'{"id":"s","seat":0,"text":"a\\u0000b"}'),
    ("PATCH", "me", b'{"name":"a\\u0000b"}'),
]


def test_nonsense_is_refused_and_no_fault(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "me", start=True))["id"]
            await ada.post(f"tables/{table}/say", id="old", seat=0, text="hi")
            for method, path, body in NONSENSE:
                answer = await ada.http.request(
                    method,
                    path.format(table=table),
                    content=body,
                    headers={"Content-Type": "application/json"},
                )
                assert answer.status_code < 500, (method, path, body[:60], answer.text)

    run(main())


def test_one_process_serves_a_file_and_files_are_private(sqlite_store: str) -> None:
    async def main() -> None:
        async with inside.services(sqlite_store):
            path = Path(sqlite_store.removeprefix("sqlite:///"))
            for file in path.parent.iterdir():
                assert file.stat().st_mode & 0o077 == 0, file
            second = Program(sqlite_store).start()
            assert second.process is not None
            assert await asyncio.to_thread(second.process.wait, PATIENCE) != 0
            assert "another process serves this file" in second.log.read_text()
            second.close()

    run(main())


def test_a_bus_is_needed_for_a_second_process(postgres_store: str) -> None:
    async def main() -> None:
        async with inside.services(postgres_store, bus="local"):
            with pytest.raises(Denied, match="need a bus"):
                async with inside.services(postgres_store, bus="local"):
                    pass

    run(main())


def test_an_old_process_beside_a_newer_schema_stops_to_write(postgres_store: str) -> None:
    async def main() -> None:
        async with inside.services(postgres_store) as server:
            assert await server.can_write()
            await server.store.database.execute([("INSERT INTO schema_version VALUES (99)", ())])
            server.heart._check_version(await server.store.version())
            assert not await server.can_write()

    run(main())


def test_the_address_of_a_store_is_not_said_with_its_password() -> None:
    with pytest.raises(ValueError, match="address of a store") as caught:
        run(_open("mysql://ada:secret@host/db"))
    assert "secret" not in str(caught.value)


async def _open(url: str) -> None:
    await open_store(url)


def test_a_webhook_is_signed_and_cannot_be_stretched(monkeypatch: pytest.MonkeyPatch) -> None:
    """It drips a byte now and then for ever."""
    heard: list[bytes] = []
    ended = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"}"))
        try:
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.05)
        except ConnectionError:
            writer.close()
            ended.set()

    monkeypatch.setattr(webhooks, "TIMEOUT", 0.5)

    async def main() -> None:
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        key = webhooks.person_key("server", "ada")
        with pytest.raises(TimeoutError):
            await webhooks.call(f"http://127.0.0.1:{port}/x?y", {"kind": "t"}, key, False)
        head, _, body = heard[0].partition(b"\r\n\r\n")
        assert json.loads(body) == {"kind": "t"}
        assert f"{webhooks.SIGNATURE}: {webhooks.signature(key, body)}".encode() in head
        await ended.wait()
        server.close()
        await server.wait_closed()

    run(main())


@pytest.mark.parametrize(
    ("address", "right"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("64:ff9b::808:808", True),
        ("2002:808:808::1", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("ff0e::1", False),
        ("fe80::1", False),
        ("fec0::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::a9fe:a9fe", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
    ],
)
def test_no_wrapping_makes_an_address_of_the_own_network_an_open_one(
    address: str, right: bool
) -> None:
    assert webhooks.is_open(ipaddress.ip_address(address)) == right


def test_what_somebody_sent_stays_in_its_line_of_the_log(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sent = "a\x1b[2J\nb\u202e\x00"
    before = structlog.get_config()  # what is captured here is closed when the test is over
    try:
        for as_json in (True, False):
            logs.configure(as_json)
            structlog.get_logger().warning("fault", path=sent)
            written = capsys.readouterr().err
            assert written.endswith("\n")
            assert written[:-1].isprintable(), written
    finally:
        structlog.configure(**before)


def test_names_of_seats_are_one_line_without_control_characters(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            seats = [
                {"kind": "me", "name": "A\x1b[31mda\n\u202e"},
                {"kind": "bot", "level": "random", "name": "B\x07o"},
            ]
            made = (await ada.post("tables", game="lantern_fair", seats=seats)).json()
            assert [seat["name"] for seat in made["seats"]] == ["A[31mda", "Bo"]
            seats[0]["name"] = "\x1b\n"
            await ada.post("tables", expect=400, game="lantern_fair", seats=seats)

    run(main())
