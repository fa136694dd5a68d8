"""What costs the server more than a request is paid for by whoever asks, from the purse of their address."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from lanternway.core import Match, get_game
from lanternway.lessons import lessons_of
from lanternway.messages.client import Act, Ping, Subscribe, Talk
from lanternway.messages.server import Refused
from lanternway.puzzles import pack
from lanternway.server import classroom, hints, limits, prices, puzzling, searches, turns
from lanternway.server.errors import Denied
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from tests.puzzles.packs import first
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served, until

RATE = "server-why-rate"


class Clock:
    """Time goes on when a test says so: nothing comes back by itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: self.now))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def long_table(server: Services) -> tuple[Room, PersonRow]:
    """A table with a long log, and who sits in its first seat."""
    ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
    room = await inside.table(server, [ada, bo])
    for n in range(100):
        await server.hub.run(Talk(table=room.table.id, id=f"t{n}", seat=0, text="x"), ada)
    return room, ada


async def refused(server: Services, who: PersonRow, address: str, *messages: Any) -> int:
    """How many of these messages, on a socket of their own, are too much."""
    hand = inside.Hand()
    task = asyncio.create_task(server.serve_socket(hand, who, None, address))
    for message in messages:
        hand.say(message)
    ids = {message.id for message in messages}
    heard: list[Any] = []

    def is_answered() -> bool:
        heard.extend(hand.heard())
        return ids <= {getattr(one, "id", "") for one in heard}

    await until(is_answered)
    hand.incoming.put_nowait(None)
    await task
    return sum(isinstance(one, Refused) and one.message == RATE for one in heard)


@pytest.mark.usefixtures("clock")
def test_who_answers_an_old_question_pays_for_the_history_that_comes_back() -> None:
    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            room, ada = await long_table(server)
            now = room.table.count(0)

            def acts(seq: int) -> list[Act]:
                return [
                    Act(id=f"a{seq}.{n}", table=room.table.id, seat=0, seq=seq, notation="bid 9")
                    for n in range(50)
                ]

            assert await refused(server, ada, "1.1.1.1", *acts(0)) > 0
            assert await refused(server, ada, "2.2.2.2", *acts(2**53)) > 0
            assert await refused(server, ada, "3.3.3.3", *acts(now)) == 0

    run(main())


def test_over_http_too(sqlite_store: str, clock: Clock) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store, rate=1.0) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
        ):
            table = await ada.create("me", "open")
            await bo.post(f"tables/{table['id']}/join", invite=table["invite"])
            await ada.post(f"tables/{table['id']}/start")
            for n in range(100):
                clock.now += 1.0
                await ada.post(f"tables/{table['id']}/say", id=f"t{n}", seat=0, text="x")
            clock.now += 60.0
            old = {"seat": 0, "seq": 0, "notation": "bid 1"}
            asked = 0
            while (
                await ada.http.post(f"tables/{table['id']}/act", json={"id": f"a{asked}", **old})
            ).status_code == 409:
                asked += 1
            room = await services.hub.rooms.get(table["id"])
            price = 1.0 + prices.of_update(room, 0, 0)
            assert asked <= 1 + limits.RATES["any"][1] / price

    run(main())


def test_a_count_that_nobody_had_costs_the_log_and_not_the_address(clock: Clock) -> None:
    """Whoever shares the address must not be locked out by one message."""

    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            room, ada = await long_table(server)
            ask = Subscribe(id="s", table=room.table.id, seat=0, since=2**53)
            assert await refused(server, ada, "1.1.1.1", ask) == 0
            clock.now += 10.0
            assert await refused(server, ada, "1.1.1.1", ask) == 0

    run(main())


@pytest.mark.usefixtures("clock")
def test_all_sockets_of_an_address_share_what_it_may_say() -> None:
    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            ada = await inside.person(server, "Ada")
            pings = [Ping(id=f"p{n}") for n in range(100)]
            many = [await refused(server, ada, "1.1.1.1", *pings) for _ in range(8)]
            assert many[0] == 0
            assert many[-1] == 100
            assert await refused(server, ada, "2.2.2.2", *pings) == 0

    run(main())


@pytest.mark.usefixtures("clock")
def test_what_is_misspelled_costs_more_than_what_is_not_allowed() -> None:
    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            room, ada = await long_table(server)
            now = room.table.count(0)
            for address, notation, much in (
                ("1.1.1.1", "sing", True),
                ("2.2.2.2", "light candle", False),
            ):
                acts = [
                    Act(
                        id=f"{address}-{n}", table=room.table.id, seat=0, seq=now, notation=notation
                    )
                    for n in range(100)
                ]
                assert bool(await refused(server, ada, address, *acts)) == much

    run(main())


def test_a_misspelled_request_too(sqlite_store: str, clock: Clock) -> None:
    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (_, url), Person(url, "Ada") as ada:
            assert clock.now == 0.0
            path = f"puzzles/skye/{first('skye').id}/preview"
            asked = 0
            while (await ada.http.post(path, json={"notation": "sing"})).status_code == 400:
                asked += 1
            assert 1 < asked <= 1 + limits.RATES["any"][1] / prices.MISSPELLED

    run(main())


def test_who_has_nothing_left_pays_for_what_is_misspelled(sqlite_store: str, clock: Clock) -> None:
    """Else it would cost nothing for as long as every request is sent just when it is allowed."""
    seconds = 2
    rate, burst = limits.RATES["any"]

    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (services, url), Person(url, "Ada") as ada:
            path = f"puzzles/skye/{first('skye').id}/preview"
            services.limits.pay("any", "127.0.0.1", burst)
            answered = 0
            for _ in range(int(seconds * rate / 2)):
                clock.now += 2 / rate  # what the route costs is there again
                answer = await ada.http.post(path, json={"notation": "sing"})
                answered += answer.status_code == 400
            assert 1 <= answered <= 1 + seconds * rate / prices.MISSPELLED

    run(main())


def test_on_a_socket_too(clock: Clock) -> None:
    rate, burst = limits.RATES["messages"]

    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            room, ada = await long_table(server)
            server.limits.pay("messages", "1.1.1.1", burst)
            too_much = 0
            for n in range(50):
                clock.now += 1 / rate
                act = Act(
                    id=f"a{n}",
                    table=room.table.id,
                    seat=0,
                    seq=room.table.count(0),
                    notation="sing",
                )
                too_much += await refused(server, ada, "1.1.1.1", act)
            assert too_much >= 50 - 1 - 50 / prices.MISSPELLED

    run(main())


def test_a_secret_step_does_not_show_in_what_is_paid() -> None:
    async def main() -> None:
        async with inside.services() as server:
            room, _ = await long_table(server)
            before = prices.of_update(room, -1, 0), prices.of_log(room.table)
            told = room.table.count(-1)
            await inside.act(server, room, 0, "bid 1")
            assert (prices.of_update(room, -1, 0), prices.of_log(room.table)) == before
            assert room.table.count(-1) >= told

    run(main())


def test_a_long_log_costs_by_its_length(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prices, "LONG", 0)
    monkeypatch.setattr(prices, "ROWS", 1)
    monkeypatch.setattr(prices, "PART", 0.01)

    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "me", start=True))["id"]
            await ada.get(f"tables/{table}")
            await ada.get(f"tables/{table}/replay")
            await ada.get(f"tables/{table}/replay", 429)

    run(main())


@pytest.mark.usefixtures("clock")
def test_the_list_of_lessons_costs_by_those_that_were_begun(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (services, url), Person(url, "Ada") as ada:
            for lesson in lessons_of("skye"):
                await services.store.keep_progress(ada.id, lesson.id, [""], False)
            listed = 0
            while (await ada.http.get("lessons")).status_code == 200:
                listed += 1
            assert 1 < listed <= 1 + limits.RATES["any"][1] / (1 + len(lessons_of("skye")))

    run(main())


@pytest.mark.usefixtures("clock")
def test_whoever_takes_everything_along_under_many_names_has_one_purse(sqlite_store: str) -> None:
    """Every log that a person is in is read for it."""

    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (_, url):
            most = int(limits.RATES["export"][1])
            for n in range(most + 1):
                async with Person(url, f"P{n}") as person:
                    await person.get("me/export", 200 if n < most else 429)
                    if n == most:
                        await person.post("me/delete", 429, confirm=f"P{n}")

    run(main())


def test_what_waits_to_be_searched_is_bounded_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "QUEUE", 3)
    match = Match.deal(get_game("lantern_fair"), {}, 2, 5)

    async def main() -> None:
        found = searches.Searches()
        held = await found._turns.enter("somebody")
        for n in range(3):
            await found.begin(f"p{n}", "1.1.1.1", match, 0, 8)
            await asyncio.sleep(0)
        with pytest.raises(Denied) as caught:
            await found.begin("p3", "1.1.1.1", match, 0, 8)
        assert (caught.value.status, caught.value.message) == (429, RATE)
        await found.begin("ada", "2.2.2.2", match, 0, 8)
        await found.close()
        found._turns.leave(held)

    run(main())


def test_what_waits_for_a_hint_is_bounded_however_often_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turns, "QUEUE", 3)
    monkeypatch.setattr(hints, "KEPT", 2)

    async def main() -> None:
        async with inside.services() as server:
            ada = await inside.person(server, "Ada")
            held = await server.hints._turns.enter("somebody")
            rooms = [await inside.table(server, [ada], bots=1) for _ in range(5)]
            monkeypatch.setattr(hints, "asked_now", lambda table, seat: (1, False))
            for _ in range(3):
                for room in rooms:
                    answer = await server.hints.get(room.table.id, ada.id, "1.1.1.1", 0)
                    assert answer.state == "thinking"
                    await asyncio.sleep(0)
            assert len(server.hints._tasks) == 3
            await server.hints.close()
            server.hints._turns.leave(held)

    run(main())


def test_puzzles_and_lessons_are_read_beside_what_is_played(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = threading.get_ident()
    read: list[bool] = []
    id_ = first("skye").id
    pack_of = pack.pack_of

    def packs(game: str) -> Any:
        read.append(threading.get_ident() == here)
        return pack_of(game)

    def lessons(game: str) -> Any:
        read.append(threading.get_ident() == here)
        return lessons_of(game)

    async def main() -> None:
        for path, body in (
            (f"puzzles/skye/{id_}/preview", {"notation": "sing"}),
            (f"puzzles/skye/{id_}/text", {"lang": "tlh"}),
            ("lessons/skye/1/preview", {"notation": "sing"}),
        ):
            with monkeypatch.context() as patched:
                patched.setattr(puzzling, "pack_of", packs)
                patched.setattr(classroom, "lessons_of", lessons)
                async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
                    await ada.post(path, 400, **body)
            if "tlh" not in body.values():
                assert read
                assert not read[0], path
            read.clear()

    run(main())
