"""However long the log of a table is, whoever reads it, goes back in it or replays it keeps nobody waiting:
that is done beside the event loop, nothing is missed meanwhile, and it is paid for by its length."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from lanternway.core import Match
from lanternway.messages.client import NewSeat, NewTable, Talk, Undo
from lanternway.messages.server import Moment
from lanternway.server import limits, prices, projection, replays
from lanternway.server.log import rows, table
from lanternway.server.looking import Asker, Eyes
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import PATIENCE, run, served, until
from tests.server.test_prices import Clock, clock, long_table, refused

__all__ = ["clock"]

TALKS = 100


async def alone(server: Services) -> tuple[Room, PersonRow]:
    """A table with a long log and a move of one person in all seats."""
    ada = await inside.person(server, "Ada")
    wish = NewTable(game="lantern_fair", seats=[NewSeat(kind="me")] * 2, start=True)
    room = await server.lobby.create(ada, wish)
    await talk(server, room, ada, TALKS)
    match = room.table.match
    assert match is not None
    seat = match.state.to_move()[0]
    await inside.act(server, room, seat, match.state.legal(seat)[0].text)
    return room, ada


async def talk(server: Services, room: Room, who: PersonRow, times: int) -> None:
    for _ in range(times):
        said = Talk(table=room.table.id, id=f"t{room.table.seq}", seat=0, text="x")
        await server.hub.run(said, who)


class Spy:
    """Counts calls in the thread of the event loop, and elsewhere."""

    def __init__(self) -> None:
        self.loop = threading.get_ident()
        self.here: Counter[str] = Counter()
        self.beside: Counter[str] = Counter()

    def watch(self, monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> None:
        called: Callable[..., Any] = getattr(where, name)

        def spied(*args: Any, **more: Any) -> Any:
            place = self.here if threading.get_ident() == self.loop else self.beside
            place[name] += 1
            return called(*args, **more)

        monkeypatch.setattr(where, name, spied)


def test_what_takes_longer_with_every_row_is_done_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with inside.services() as server:
            room, ada = await alone(server)
            id_, spy = room.table.id, Spy()
            spy.watch(monkeypatch, rows, "unpack")
            spy.watch(monkeypatch, projection, "moment")
            spy.watch(monkeypatch, table, "replay_move")
            spy.watch(monkeypatch, replays, "replay_move")

            told = await server.hub.rooms.make_update(room, Eyes(0, ada.id), 0, [])
            assert len(told.moments) > TALKS
            assert (spy.beside["unpack"], spy.here["unpack"]) == (room.table.seq, 0)
            assert spy.beside["moment"] == len(told.moments)

            seat = room.table.seats_of(ada.id)[0]
            ply = len((await server.replays.replay(id_, Asker(ada.id, seat))).moves) - 1
            spy.beside.clear()
            await server.replays.at(id_, Asker(ada.id, seat), ply)
            assert spy.beside["replay_move"] == 1

            spy.beside.clear()
            back = Undo(table=id_, id="u", seat=seat, seq=room.table.count(seat), to="ask", moves=1)
            await server.hub.run(back, ada)
            assert not room.table.standing
            assert (
                spy.beside["unpack"] == room.table.seq - 2
            )  # before the question and the step back
            assert spy.here["unpack"] == spy.here["replay_move"] == 0

    run(main())


@pytest.mark.parametrize("more", [1, 3 * table.RECENT])
def test_what_happens_while_a_long_history_is_told_is_told_too(
    monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    async def main() -> None:
        async with inside.services() as server:
            room, ada = await alone(server)
            loop = asyncio.get_running_loop()
            usual = projection.moments
            held: list[int] = []

            def slowly(*args: Any) -> list[Moment]:
                if not held:
                    held.append(room.table.seq)
                    talking = talk(server, room, ada, more)
                    asyncio.run_coroutine_threadsafe(talking, loop).result()
                return usual(*args)

            monkeypatch.setattr(projection, "moments", slowly)
            told = await server.hub.rooms.make_update(room, Eyes(0, ada.id), 0, [])
            assert held == [room.table.seq - more]
            seen = [moment.seq for moment in told.moments]
            assert seen == list(range(1, told.picture.seq + 1))
            assert told.picture.seq == room.table.count(0)

    run(main())


@pytest.mark.usefixtures("clock")
def test_who_goes_back_far_pays_for_the_log_that_is_played_anew() -> None:
    async def main() -> None:
        async with inside.services(rate=1.0) as server:
            room, ada = await long_table(server)
            price = prices.of_past(room.table)
            asked = 50
            backs = [
                Undo(id=f"u{n}", table=room.table.id, seat=0, seq=room.table.count(0), to="ask")
                for n in range(asked)
            ]
            too_much = await refused(server, ada, "1.1.1.1", *backs)
            assert too_much >= asked - 1 - limits.RATES["any"][1] / price
            # whoever does not sit there is not told by the price how long the log is
            bo = await inside.person(server, "Bo")
            assert await refused(server, bo, "2.2.2.2", *backs) == 0

    run(main())


def test_over_http_too(sqlite_store: str, clock: Clock) -> None:
    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (services, url), Person(url, "Ada") as ada:
            id_ = (await ada.create("me", "open"))["id"]
            async with Person(url, "Bo") as bo:
                invite = (await ada.get(f"tables/{id_}"))["invite"]
                await bo.post(f"tables/{id_}/join", invite=invite)
                await ada.post(f"tables/{id_}/start")
            for n in range(TALKS):
                clock.now += 1.0
                await ada.post(f"tables/{id_}/say", id=f"t{n}", seat=0, text="x")
            clock.now += 60.0
            room = await services.hub.rooms.get(id_)
            back = {"seat": 0, "seq": room.table.count(0), "to": "ask", "moves": 1}
            asked = 0
            while (
                await ada.http.post(f"tables/{id_}/undo", json={"id": f"u{asked}", **back})
            ).status_code != 429:
                asked += 1
            assert asked <= 1 + limits.RATES["any"][1] / (1.0 + prices.of_past(room.table))

    run(main())


def test_a_far_move_of_a_replay_is_played_for_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with inside.services() as server:
            room, ada = await alone(server)
            entered: list[int] = []
            go_on = threading.Event()
            usual = replays.Replays._match

            def held(self: replays.Replays, *args: Any) -> Match:
                entered.append(1)
                assert go_on.wait(PATIENCE)
                return usual(self, *args)

            monkeypatch.setattr(replays.Replays, "_match", held)
            asker = Asker(ada.id, 0)
            looks = [
                asyncio.create_task(server.replays.at(room.table.id, asker, 0)) for _ in range(4)
            ]
            await until(lambda: len(entered) > 0)
            await server.store.rows(room.table.id)  # all of them have read by now
            for _ in range(100):
                await asyncio.sleep(0)
            at_once = len(entered)
            go_on.set()
            await asyncio.gather(*looks)
            assert at_once == 1
            assert len(entered) == 4

    run(main())
