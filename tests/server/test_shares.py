"""Fair shares: what one guest does leaves the others theirs."""

import asyncio
import contextlib
import socket as sockets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from lanternway.core import get_game
from lanternway.messages.client import Hush, Join, Mute, NewSeat, NewTable, Subscribe, Talk
from lanternway.messages.http import TableText
from lanternway.messages.server import Refused
from lanternway.server import limits, notify, outbox, replies, running
from lanternway.server.app import create_app
from lanternway.server.errors import Denied
from lanternway.server.http import guard
from lanternway.server.limits import Limits
from lanternway.server.outbox import Outbox
from lanternway.server.rooms import TOLD
from lanternway.server.settings import Settings
from tests.server import inside
from tests.server.serving import PATIENCE, run, served, until

BOTS = [NewSeat(kind="bot", level="random")] * 2
ME = [NewSeat(kind="me"), NewSeat(kind="open")]


def denied(caught: pytest.ExceptionInfo[Denied]) -> str:
    return caught.value.message


def test_all_sockets_of_an_address_pay_for_histories_from_one_purse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        limits, "time", SimpleNamespace(monotonic=lambda: 0.0)
    )  # nothing comes back

    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            for n in range(60):  # a long log, quickly
                await server.hub.run(Talk(table=room.table.id, id=f"t{n}", seat=0, text="x"), ada)

            async def ask(address: str, since: int | None, times: int) -> int:
                """How many of so many subscriptions on a socket of their own are refused."""
                hand = inside.Hand()
                task = asyncio.create_task(server.serve_socket(hand, bo, None, address))
                for n in range(times):
                    hand.say(Subscribe(id=f"s{n}", table=room.table.id, seat=1, since=since))
                await inside.until_quiet(server)
                hand.incoming.put_nowait(None)
                await task
                return sum(isinstance(message, Refused) for message in hand.heard())

            refused = [await ask("1.1.1.1", 0, 20) for _ in range(5)]
            assert refused[0] == 0
            assert refused[-1] == 20, "the next socket finds the purse empty"
            assert await ask("2.2.2.2", 0, 1) == 0, "everybody else has their own"
            now = room.table.count(1)
            assert await ask("3.3.3.3", now, 30) == 0, "who missed nothing pays little"

    run(main())


@pytest.mark.parametrize(
    ("address", "shares"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("?", "?"),
    ],
)
def test_whoever_has_a_network_has_the_limits_of_one(address: str, shares: str) -> None:
    asks: Any = SimpleNamespace(client=SimpleNamespace(host=address), headers={}, cookies={})
    assert guard.address_of(asks, Settings()) == shares


def test_slow_messages_of_one_person_keep_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    never = asyncio.Event()

    async def call(url: str, body: dict[str, str], key: str) -> None:
        told.append(url)
        if "slow" in url:
            await never.wait()

    monkeypatch.setattr(notify, "call", call)

    async def main() -> None:
        async with inside.services(webhooks=True) as server:
            ada, mallory, bo = [await inside.person(server, name) for name in ("A", "M", "B")]
            await server.store.set_notify(mallory.id, "https://slow.example/", "")
            await server.store.set_notify(bo.id, "https://bo.example/", "")
            for _ in range(notify.AT_ONCE + 1):
                await inside.table(server, [ada, mallory])
            await until(lambda: bool(told))
            await inside.table(server, [ada, bo])
            await until(lambda: "https://bo.example/" in told)
            assert told.count("https://slow.example/") == 1, "one at a time"

    run(main())


def test_what_costs_something_is_counted_outside_of_the_api_too(
    sqlite_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text('<html lang="en">')
    monkeypatch.setitem(limits.RATES, "any", (0.001, 5.0))

    async def main() -> None:
        async with (
            served(sqlite_store, rate=1.0, web=str(tmp_path)) as (services, url),
            httpx.AsyncClient(base_url=url) as client,
        ):
            room = await inside.table(services, [await inside.person(services, "Ada")], bots=1)
            pages = [(await client.get(f"/t/{room.table.id}")).text for _ in range(3)]
            assert all('data-game="lantern_fair"' in page for page in pages)
            ready = [(await client.get("/readyz")).status_code for _ in range(5)]
            assert ready[0] == 200
            assert ready[-1] == 429
            page = (await client.get(f"/t/{room.table.id}")).text
            assert page == '<html lang="en">', "the page comes, but no table is opened for it"

    run(main())


def test_a_game_s_content_is_put_together_once(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = get_game("lantern_fair")
    made: list[int] = []
    public = game.public_content

    def counted() -> dict[str, Any]:
        made.append(1)
        return public()

    monkeypatch.setattr(game, "public_content", counted)

    async def main() -> None:
        async with (
            served(sqlite_store) as (_, url),
            httpx.AsyncClient(base_url=url) as client,
        ):
            told = [(await client.get("/api/games/lantern_fair/content")).json() for _ in range(3)]
            assert told == [public()] * 3
            assert len(made) <= 1

    run(main())


def test_guests_sit_at_their_tables_and_have_a_part_of_the_lobby_only() -> None:
    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            with pytest.raises(Denied) as caught:
                await server.lobby.create(ada, NewTable(game="lantern_fair", seats=BOTS))
            assert denied(caught) == "server-why-bots-only"
            kept = msgspec.structs.replace(ada, login="ada")
            await server.lobby.create(kept, NewTable(game="lantern_fair", seats=BOTS))
            new = NewTable(game="lantern_fair", seats=ME, listed=True)
            for _ in range(limits.LISTED):
                await server.lobby.create(bo, new)
            with pytest.raises(Denied) as caught:
                await server.lobby.create(bo, new)
            assert denied(caught) == "server-why-listed"
            hidden = msgspec.structs.replace(new, listed=False)
            for _ in range(limits.TABLES["guest"] - limits.LISTED):
                await server.lobby.create(bo, hidden)
            with pytest.raises(Denied) as caught:
                await server.lobby.create(bo, hidden)
            assert denied(caught) == "server-why-tables"
            wide = NewTable(game="lantern_fair", seats=[*ME, NewSeat(kind="open")], listed=True)
            room = await server.lobby.create(ada, wide)
            await server.hub.run(Join(table=room.table.id), bo)
            with pytest.raises(Denied) as caught:
                await server.hub.run(Join(table=room.table.id), bo)
            assert denied(caught) == "server-why-one-seat"

    run(main())


def test_what_costs_more_is_taken_less_often() -> None:
    shared = Limits()
    burst = limits.RATES["any"][1]
    times = 0
    while not shared.wait("any", "here", cost=5.0):
        times += 1
    assert times <= burst / 5 + 20
    assert not shared.wait("any", "elsewhere")


def test_updates_that_are_kept_are_few() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            for number in range(60):
                talk = Talk(table=room.table.id, id=f"t{number}", seat=0, text="hm")
                await server.hub.run(talk, ada)
            for since in range(room.table.count(0)):
                await server.hub.rooms.update(room, inside.eyes(room, 0), since, [])
            assert len(room.told) <= TOLD

    run(main())


def test_an_outbox_is_bounded_by_its_bytes() -> None:
    async def main() -> None:
        async with inside.services() as server:
            box = Outbox(server.hub, inside.Hand(), server.connections.lobby_text)
            refusal = Refused(id="x", message="", args={}, clause="", text="y" * 100_000, legal=[])
            for _ in range(outbox.OUTBOX_BYTES // 100_000 + 1):
                box.say(refusal)
            assert box.closing == (1008, "too slow")
            assert box._waiting <= outbox.OUTBOX_BYTES

    run(main())


def test_mutes_are_bounded_and_the_owner_can_hush_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "MUTES", 3)

    async def main() -> None:
        async with inside.services() as server:
            ada, bo, cy = [await inside.person(server, name) for name in ("Ada", "Bo", "Cy")]
            for number in range(3):
                await replies.mute(server.hub, ada, Mute(id="m", person=f"p{number}", on=True))
            with pytest.raises(Denied):
                await replies.mute(server.hub, ada, Mute(id="m", person="p9", on=True))
            room = await inside.table(server, [ada, bo])
            id_ = room.table.id
            await server.hub.run(Talk(table=id_, id="1", text="hi"), cy)
            with pytest.raises(Denied):
                await server.hub.run(Hush(table=id_, on=True), bo)
            await server.hub.run(Hush(table=id_, on=True), ada)
            with pytest.raises(Denied) as caught:
                await server.hub.run(Talk(table=id_, id="2", text="hi"), cy)
            assert denied(caught) == "server-why-silent"
            await server.hub.run(Talk(table=id_, id="3", seat=1, text="hi"), bo)
            await server.hub.run(Hush(table=id_, on=False), ada)
            await server.hub.run(Talk(table=id_, id="4", text="hi"), cy)

    run(main())


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: local"
HALF_BODY = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"


@pytest.mark.parametrize(
    ("first", "half"),
    [(b"", b""), (b"", HALF_HEAD), (b"", HALF_BODY), (WHOLE, HALF_HEAD), (WHOLE, HALF_BODY)],
    ids=["nothing", "headers", "body", "headers of the second", "body of the second"],
)
def test_who_sends_half_a_request_is_sent_away(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch, first: bytes, half: bytes
) -> None:
    monkeypatch.setattr(running, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(running, "BODY_SECONDS", 0.2)

    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (_, url):
            port = int(url.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            if first:
                writer.write(first)
                await reader.readuntil(b"}")
            writer.write(half)
            try:
                async with asyncio.timeout(PATIENCE):
                    while await reader.read(1000):
                        pass
            except ConnectionError:
                pass
            writer.close()

    run(main())


def test_one_address_has_so_many_connections(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "CONNECTIONS", 5)

    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (_, url):
            address = ("127.0.0.1", int(url.rpartition(":")[2]))
            held = [await asyncio.to_thread(sockets.create_connection, address) for _ in range(5)]
            reader, writer = await asyncio.open_connection(*address)
            with contextlib.suppress(ConnectionError):
                assert await reader.read(1) == b"", "the sixth is cut"
            writer.close()
            for one in held:
                one.close()

    run(main())


def test_every_route_that_tells_a_table_in_words_has_its_price() -> None:
    async def main() -> None:
        async with inside.services() as server:
            app = create_app(server.settings, server)
            prices = {
                route.path: handler.opt.get("cost", 1.0)
                for route in app.routes
                for handler in getattr(route, "route_handlers", ())
                if handler.parsed_fn_signature.return_type.annotation is TableText
            }
            assert len(prices) >= 5
            assert min(prices.values()) >= guard.TEXT, prices

    run(main())
