"""The store in trouble: what was stored is never called refused, and one bad thing harms only itself."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from lanternway.messages.client import Act, NewSeat, NewTable, Subscribe, Talk
from lanternway.messages.server import Ack, Refused, Update
from lanternway.server import hub, projection
from lanternway.server.errors import Denied, Unsure
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import Store, Unavailable
from lanternway.server.store.sqlite import SqliteDatabase
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served, until

Append = Callable[..., Awaitable[None]]


async def playing(server: Services) -> Room:
    ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
    return await inside.table(server, [ada, bo])


def failing(
    monkeypatch: pytest.MonkeyPatch, times: int, sure: bool, stored: bool, name: str = "append"
) -> None:
    """The store gives no answer so many times; before the first it may have stored what was asked."""
    real: Append = getattr(Store, name)
    left = [times]

    async def append(self: Store, *args: Any) -> None:
        if not left[0]:
            await real(self, *args)
            return
        left[0] -= 1
        if stored and left[0] == times - 1:
            await real(self, *args)
        raise Unavailable("gone", sure)

    monkeypatch.setattr(Store, name, append)


@pytest.mark.parametrize("stored", [True, False], ids=["stored", "not stored"])
def test_a_lost_answer_of_the_store_is_asked_for_again(
    store: str, stored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            room = await playing(server)
            seq = room.table.seq
            failing(monkeypatch, 1, sure=False, stored=stored)
            done = await inside.act(server, room, 0, "bid 1", "c")
            assert done.new
            assert done.row.seq == seq + 1
            assert [row.seq for row in await server.store.rows(room.table.id, seq)] == [seq + 1]
            assert not (await inside.act(server, room, 0, "bid 1", "c")).new

    run(main())


def test_a_command_without_an_answer_is_not_refused_and_can_be_asked_again(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "STORE_SECONDS", 0.0)

    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            room = await playing(server)
            ada = await server.store.person(room.table.seats[0].person or "")
            assert ada is not None
            act = Act(
                table=room.table.id, id="c", seat=0, seq=room.table.count(0), notation="bid 1"
            )
            failing(monkeypatch, 1, sure=False, stored=True)
            async with inside.connected(server, ada) as hand:
                hand.say(act)
                await until(lambda: hand.closed is not None)
                assert hand.closed == (1013, "ask again")
                assert not [m for m in hand.heard() if isinstance(m, Refused | Ack)]
            async with inside.connected(server, ada) as hand:
                hand.say(act)
                await until(lambda: any(isinstance(decoded, Ack) for decoded in peek(hand)))
                (ack,) = [m for m in hand.heard() if isinstance(m, Ack)]
                assert not ack.moved, "it had been done"

    run(main())


def peek(hand: inside.Hand) -> list[Any]:
    return [inside.decode(text) for text in hand.outgoing]


def test_over_http_it_is_503_and_says_so(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "STORE_SECONDS", 0.0)

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "me", start=True))["id"]
            picture = await ada.picture(table, 0)
            body = {"id": "x", "seat": 0, "seq": picture["seq"], "notation": "bid 1"}
            for sure, message in ((False, "server-why-unsure"), (True, "server-why-store")):
                with monkeypatch.context() as patch:
                    failing(patch, 1, sure=sure, stored=False)
                    answer = await ada.http.post(f"/tables/{table}/act", json=body)
                    assert (answer.status_code, answer.json()["message"]) == (503, message)
                    assert answer.headers["retry-after"]

    run(main())


def test_an_id_belongs_to_what_it_was_first_sent_with(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            room = await playing(server)
            await inside.act(server, room, 0, "bid 1", "same")
            seq = room.table.seq
            assert not (await inside.act(server, room, 0, "bid 1", "same", seq=0)).new
            with pytest.raises(Denied) as caught:
                await inside.act(server, room, 0, "bid 2", "same")
            assert caught.value.message == "server-why-id-used"
            ada = await server.store.person(room.table.seats[0].person or "")
            talk = Talk(table=room.table.id, id="same", seat=0, text="hello")
            with pytest.raises(Denied):
                await server.hub.run(talk, ada)
            assert room.table.seq == seq

    run(main())


def test_a_table_that_cannot_be_shown_breaks_no_other_on_the_same_socket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with inside.services() as server:
            bad = await playing(server)
            ada = await server.store.person(bad.table.seats[0].person or "")
            assert ada is not None
            seats = [NewSeat(kind="me")] * 2
            good = await server.lobby.create(
                ada, NewTable(game="lantern_fair", seats=seats, start=True)
            )
            real = projection.picture

            def picture(sight: Any, *args: Any) -> Any:
                if sight.table.id == bad.table.id:
                    raise ZeroDivisionError
                return real(sight, *args)

            monkeypatch.setattr(projection, "picture", picture)
            async with inside.connected(server, ada) as hand:
                hand.say(Subscribe(id="b", table=bad.table.id))
                hand.say(Subscribe(id="g", table=good.table.id))
                await inside.until_quiet(server)
                assert [m.table for m in hand.heard() if isinstance(m, Update)] == [good.table.id]
                await inside.act(server, good, 0, "bid 1")
                await inside.until_quiet(server)
                assert [m.table for m in hand.heard() if isinstance(m, Update)] == [good.table.id]
                assert hand.closed is None

    run(main())


def test_what_goes_wrong_after_storing_does_not_make_a_move_refused() -> None:
    async def main() -> None:
        async with inside.services() as server:
            room = await playing(server)

            def listener(_: Room, __: object) -> None:
                raise ZeroDivisionError

            server.hub.on_rows.insert(0, listener)
            assert (await inside.act(server, room, 0, "bid 1")).new

    run(main())


def test_a_broken_transaction_harms_no_other_in_its_batch(sqlite_store: str) -> None:
    add = "INSERT INTO mutes (person, muted) VALUES (?, ?)"

    async def main() -> None:
        database = SqliteDatabase(sqlite_store.removeprefix("sqlite:///"))
        await database.migrate()
        jobs: list[Any] = [[(add, ("ada", f"m{n}"))] for n in range(20)]
        jobs[3] = [(add, ("ada", 2**70))]
        jobs[9] = [("INSERT INTO nowhere VALUES (1)", ())]
        found = await asyncio.gather(*(database.execute(j) for j in jobs), return_exceptions=True)
        bad = {n for n, one in enumerate(found) if isinstance(one, Exception)}
        assert bad == {3, 9}
        await database.close()

    run(main())


def test_a_locked_or_full_store_is_said_and_survived(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checkpoints fail, commits fail, a connection dies: afterward everything goes on."""
    faults = ["wal_checkpoint", "COMMIT", "BEGIN"]
    broken: set[str] = set()

    class Cursor(sqlite3.Cursor):
        def execute(self, sql: str, *args: Any) -> Any:
            if any(fault in sql for fault in broken):
                error = sqlite3.OperationalError("database or disk is full")
                error.sqlite_errorcode = sqlite3.SQLITE_FULL
                raise error
            return super().execute(sql, *args)

    class Connection(sqlite3.Connection):
        def cursor(self, *args: Any) -> Any:
            return super().cursor(Cursor)

        def execute(self, sql: str, *args: Any) -> Any:
            return self.cursor().execute(sql, *args)

    real = sqlite3.connect

    def connect(*args: Any, **more: Any) -> sqlite3.Connection:
        opened: sqlite3.Connection = real(*args, **{"factory": Connection, **more})
        return opened

    monkeypatch.setattr(sqlite3, "connect", connect)

    async def main() -> None:
        monkeypatch.setattr(hub, "STORE_SECONDS", 0.0)
        async with served(sqlite_store) as (server, url), httpx.AsyncClient(base_url=url) as web:
            room = await playing(server)
            for fault in faults:
                broken.add(fault)
                if fault == "wal_checkpoint":
                    await inside.act(server, room, room.table.to_move()[0], "bid 1")
                else:
                    talk = Talk(table=room.table.id, id=fault, seat=0, text="hm")
                    person = await server.store.person(room.table.seats[0].person or "")
                    with pytest.raises((Denied, Unsure)):
                        await server.hub.run(talk, person)
                    assert (await web.get("/readyz")).status_code == 503
                broken.clear()
                assert (await web.get("/readyz")).status_code == 200
            database = server.store.database
            assert isinstance(database, SqliteDatabase)
            assert database._tidier.is_alive()
            assert database._writer.is_alive()

    run(main())
