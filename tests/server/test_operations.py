"""Operators: health, metrics, backup while it runs, stopping in order, migrations, other buses."""

import asyncio
import contextlib
import json
import re
import sqlite3
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from lanternway.cli import serve
from lanternway.cli import store as store_commands
from lanternway.client import Ledger, Live
from lanternway.client.live import Refused
from lanternway.core import DataError
from lanternway.server import notify, webhooks
from lanternway.server.errors import Denied
from lanternway.server.settings import Settings
from lanternway.server.store import NewerSchema, PersonRow, open_store
from lanternway.server.store.migrations import STEPS
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import PATIENCE, ROOT, Program, run, served, until


def test_health_readiness_and_metrics(sqlite_store: str) -> None:
    async def main() -> None:
        more = {"metrics": ("127.0.0.1",)}
        async with served(sqlite_store, **more) as (services, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "bot", start=True))["id"]
            await ada.play_out(table)
            async with httpx.AsyncClient(base_url=url) as client:
                assert (await client.get("/healthz")).json()["status"] == "ok"
                assert (await client.get("/readyz")).status_code == 200
                text = (await client.get("/metrics")).text
                assert 'lanternway_moves_total{game="lantern_fair"}' in text
                assert "lanternway_command_seconds_bucket" in text
                services.ready = False
                assert (await client.get("/readyz")).status_code == 503
                refused = await client.get("/api/tables")
                assert refused.status_code == 503
                assert refused.headers["retry-after"]
                services.ready = True

    run(main())


def test_a_backup_while_people_play_holds_all_that_was_acknowledged(
    sqlite_store: str, tmp_path: Path
) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            tables = [(await ada.create("me", "bot", start=True))["id"] for _ in range(5)]
            playing = [asyncio.create_task(ada.play_out(table)) for table in tables]
            known = dict.fromkeys(tables, 0)
            while min(known.values()) < 8:  # each is made and begun, and some moves are played
                known = {t: len(await services.store.rows(t)) for t in tables}
            copy = tmp_path / "copy.db"
            await asyncio.to_thread(store_commands.copy_store, sqlite_store, copy)
            await asyncio.gather(*playing)
            restored = await open_store(f"sqlite:///{copy}")
            try:
                for table, rows in known.items():
                    assert len(await restored.rows(table)) >= rows
            finally:
                await restored.close()

    run(main())


def test_a_running_table_can_be_moved_to_another_store(sqlite_store: str, tmp_path: Path) -> None:
    async def main() -> tuple[str, dict[str, object]]:
        async with inside.services(sqlite_store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            await inside.act(server, room, 1, "bid 2")
            assert room.table.match is not None
            return room.table.id, room.table.match.state.to_data()

    id_, state = asyncio.run(main())
    file = tmp_path / "table.jsonl"
    file.write_text(store_commands.exported(sqlite_store, id_), encoding="utf-8")
    other = f"sqlite:///{tmp_path}/other.db"
    moved = store_commands.import_table(other, file)

    async def look() -> None:
        async with inside.services(other) as server:
            room = await server.hub.rooms.get(moved)
            assert room.table.match is not None
            assert room.table.match.state.to_data() == state
            await inside.act(server, room, 0, "bid 1")

    run(look())
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(DataError):
        store_commands.import_table(other, file)


def test_a_client_that_knew_more_than_the_backup_forgets_it() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            update = await server.hub.rooms.make_update(room, inside.eyes(room, 0), 500, [])
            assert update.reset
            assert len(update.moments) == update.picture.seq

    run(main())


def test_the_drill_after_a_restore_every_client_begins_anew(
    sqlite_store: str, tmp_path: Path
) -> None:
    """Backup, play on, restore, play past what a client had: it is told to forget, by socket and HTTP."""
    copy = tmp_path / "copy.db"

    known: list[Any] = []

    async def before() -> None:
        async with served(sqlite_store) as (server, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "me", start=True))["id"]
            await asyncio.to_thread(store_commands.copy_store, sqlite_store, copy)
            for number in range(5):
                await ada.post(f"tables/{table}/say", id=f"a{number}", seat=0, text="lost")
            told = await ada.get(f"tables/{table}/picture", seat=0)
            assert not told["reset"]
            assert told["epoch"] == server.hub.rooms.epoch
            known.extend([ada.token, table, told["picture"]["seq"], told["epoch"]])

    async def after() -> None:
        token, table, seq, epoch = known
        async with served(sqlite_store) as (_, url):
            async with httpx.AsyncClient(
                base_url=url, headers={"Authorization": f"Bearer {token}"}
            ) as ada:
                path = f"/api/tables/{table}"
                for number in range(9):
                    body = {"id": f"b{number}", "seat": 0, "text": "new"}
                    assert (await ada.post(f"{path}/say", json=body)).status_code == 200
                since = {"seat": 0, "since": seq, "epoch": epoch}
                told = (await ada.get(f"{path}/picture", params=since)).json()
                assert told["reset"]
                assert len(told["moments"]) == told["picture"]["seq"]
                assert "lost" not in json.dumps(told["moments"])
            async with Live(url, token) as live:
                ledger = live.ledgers[(table, 0)] = Ledger(table)
                ledger.seq, ledger.epoch, ledger.seat = seq, epoch, 0
                live._invites[table] = ""
                await live._resubscribe(table, 0, ledger)
                await live.until(lambda: ledger.picture is not None)
                assert len(ledger.moments) == ledger.seq

    run(before())
    store_commands.restore_store(copy, sqlite_store)
    assert Path(sqlite_store.removeprefix("sqlite:///") + ".replaced").is_file()
    (tmp_path / "bad.db").write_text("no database")
    with pytest.raises(DataError, match="sound"):
        store_commands.restore_store(tmp_path / "bad.db", sqlite_store)
    run(after())


def test_what_nobody_has_touched_for_long_can_be_pruned(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo, cy = [await inside.person(server, name) for name in ("Ada", "Bo", "Cy")]
            over = (await inside.table(server, [ada, bo])).table.id
            running = (await inside.table(server, [ada, bo])).table.id
            await server.store.database.execute(
                [
                    ("UPDATE tables SET updated = 5", ()),
                    ("UPDATE persons SET created = 5", ()),
                    ("UPDATE tables SET status = 'over' WHERE id = ?", (over,)),
                ]
            )
            assert await server.store.old_tables(10.0) == [over]
            assert await server.store.old_guests(10.0) == [cy.id]
            await server.store.drop_tables([over])
            await server.store.drop_persons([cy.id])
            assert await server.store.rows(over) == []
            assert await server.store.rows(running) != []
            assert await server.store.person(cy.id) is None
            assert await server.store.person(ada.id) is not None

    run(main())


def test_a_server_that_stops_tells_its_clients_and_ends_at_once(sqlite_store: str) -> None:
    program = Program(sqlite_store).start().wait_ready()
    try:
        client = program.client()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = client.create("lantern_fair", seats, start=True)

        async def main() -> None:
            async with Live(program.url, client.token, patience=PATIENCE) as live:
                ledger = await live.follow(table.id)
                stopped = await asyncio.to_thread(program.stop)
                assert stopped in (0, -15)
                await live.until(lambda: live.closing is not None)
                program.start()
                await asyncio.to_thread(program.wait_ready)
                await live.until(lambda: live.connects >= 2)
                while not ledger.over():
                    if ledger.my_turn() and ledger.picture:
                        with contextlib.suppress(Refused):  # the answer may come before the picture
                            await live.act(ledger, ledger.picture.legal[0].notation)
                    with contextlib.suppress(TimeoutError):
                        await live.until(ledger.my_turn, 0.2)

        run(main())
        assert "Traceback" not in program.log.read_text()
    finally:
        program.close()


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()

    async def main() -> None:
        with pytest.raises(NewerSchema, match="schema"):
            await open_store(f"sqlite:///{path}")

    run(main())


@pytest.mark.parametrize("bus", ["postgres", "redis"])
def test_what_happens_at_one_process_is_seen_at_the_other(
    bus: str, postgres_store: str, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("redis_url") if bus == "redis" else postgres_store

    async def main() -> None:
        async with (
            served(postgres_store, bus=url) as (_, one),
            served(postgres_store, bus=url) as (_, two),
            Person(one, "Ada") as ada,
        ):
            table = (await ada.create("me", "bot", "bot", start=True))["id"]
            async with Live(two, ada.token) as live:
                ledger = await live.follow(table)
                picture = await ada.play_out(table)
                await live.until(ledger.over)
                assert ledger.picture is not None
                assert ledger.seq == (await ada.picture(table, 0))["seq"]
                assert picture["table"]["status"] == "over"

    run(main())


def test_settings_come_from_the_environment_and_flags_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWAY_PORT", "9000")
    monkeypatch.setenv("LANTERNWAY_SECURE", "yes")
    monkeypatch.setenv("LANTERNWAY_ORIGINS", "https://a.example, https://b.example")
    settings = serve.settings_of({"port": None, "host": "::1"})
    assert settings == Settings(
        port=9000, host="::1", secure=True, origins=("https://a.example", "https://b.example")
    )
    assert serve.settings_of({"port": 1}).port == 1


def test_people_who_are_away_are_told_that_it_is_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[tuple[str, dict[str, str]]] = []
    mailed: list[EmailMessage] = []

    async def call(url: str, body: dict[str, str], key: str) -> None:
        called.append((url, body))

    monkeypatch.setattr(notify, "call", call)
    monkeypatch.setattr(notify, "send_mail", lambda smtp, mail: mailed.append(mail))

    async def main() -> None:
        async with inside.services(
            webhooks=True, smtp="smtp://mail.example", public_url="https://play.example/"
        ) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            await server.store.set_notify(bo.id, "https://bo.example/hook", "bo@bo.example")
            await server.store.confirm_email(bo.id, "bo@bo.example")
            room = await inside.table(server, [ada, bo])
            await until(lambda: bool(called and mailed))
            ((url, body),) = called
            assert url == "https://bo.example/hook"
            assert body["link"] == notify.link_to(room.table.id, "https://play.example")
            assert mailed[0]["To"] == "bo@bo.example"
            assert body["link"] in mailed[0].get_content()

    run(main())


def test_webhooks_stay_on_the_open_internet() -> None:
    for host in ("127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "[::1]"):
        with pytest.raises(ValueError, match="private"):
            asyncio.run(webhooks.call(f"http://{host}/x", {}, "key"))
    for url in (
        "file:///etc/passwd",
        "http://[::1",
        "http://a.example:22/",
        "http://a.example/\r\nx",
    ):
        with pytest.raises(Denied):
            webhooks.check_webhook(url)
    for address in ("a@b.c\nBcc: x@y.z", "a@b.c,victim@x.org", "a@b", "<a@b.c>", "a@b.c\n"):
        with pytest.raises(Denied):
            notify.check_email(address)
    notify.check_email("ada.l+x@mail.a.example")
    person = PersonRow("p", "Ada", "pl", None, None, "", "ada@a.example", 0.0, "{}")
    mail = notify.your_turn_mail(person, "lantern_fair", "https://x/t/t", "l@x")
    assert "https://x/t/t" in mail.get_content()


def test_a_link_leads_where_the_page_shows_tables() -> None:
    app = (ROOT / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    (name,) = re.findall(r"(\w+): \(\) => import\('\./pages/Table\.svelte'\)", app)
    assert f"if (first === '{name}' && router.parts.length > 1)" in app
    assert notify.link_to("abc", "https://x/") == f"https://x/{name}/abc"


def test_the_container_is_made_of_what_is_named_to_the_byte() -> None:
    lines = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").splitlines()
    images = [line.split()[1] for line in lines if line.startswith("FROM")]
    (pinned,) = [line.split("=", 1)[1] for line in lines if line.startswith("ARG PYTHON=")]
    assert set(images) == {"${PYTHON}"}
    assert re.fullmatch(r"\S+@sha256:[0-9a-f]{64}", pinned)
    assert any("--require-hashes" in line for line in lines)
