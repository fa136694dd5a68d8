"""Clocks: who must decide pays; time without a server does not count; a bot plays for who has none."""

import pytest

from lanternway.messages.client import Autopilot, NewClock
from lanternway.server.log import clocks
from lanternway.server.log.changes import ClockSetting
from lanternway.server.services import Services
from lanternway.server.settings import Settings
from tests.server import inside
from tests.server.serving import run, until

LIVE = NewClock(kind="live", bank=100, increment=5)


class Now:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_the_clock_runs_for_who_must_decide_and_the_increment_comes_after() -> None:
    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo], clock=LIVE)
            now.time += 30
            await inside.act(server, room, 0, "bid 0")
            assert list(room.table.clocks) == [75_000, 70_000]
            now.time += 10
            picture = (
                await server.hub.rooms.make_update(room, inside.eyes(room, 0), 0, [])
            ).picture
            assert [(c.left, c.running) for c in picture.clocks] == [
                (75_000, False),
                (60_000, True),
            ]
            await inside.act(server, room, 1, "bid 1")
            assert room.table.clocks[1] == 60_000, "the decision goes on: no increment yet"

    run(main())


def test_taking_back_and_deciding_again_earns_no_time() -> None:
    setting = ClockSetting(kind="live", bank=100, increment=5)
    left: tuple[int, ...] = (100_000, 100_000)
    for _ in range(20):
        left = clocks.credit(setting, left, [0, 1], [1])
        left = clocks.credit(setting, left, [1], [0, 1])
    assert left == (100_000, 100_000)


def test_who_runs_out_of_time_is_played_for_and_can_come_back() -> None:
    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo], clock=LIVE)
            await inside.act(server, room, 0, "bid 0")
            now.time += 101
            room.changed.set()
            await until(lambda: room.table.seats[1].away)
            back = Autopilot(table=room.table.id, id="b", seat=1, level=None)
            await server.hub.run(back, bo)
            assert not room.table.seats[1].away

    run(main())


def test_time_without_a_server_does_not_count(store: str) -> None:
    async def main() -> None:
        now = Now()
        settings = Settings(store=store, rate=0)
        one = await Services.open(settings, now)
        ada, bo = [await inside.person(one, name) for name in ("Ada", "Bo")]
        id_ = (await inside.table(one, [ada, bo], clock=LIVE)).table.id
        now.time += 20
        await one.close()
        now.time += 5000
        two = await Services.open(settings, now)
        try:
            now.time += 10
            room = await two.hub.rooms.get(id_)
            await inside.act(two, room, 0, "bid 0")
            assert room.table.clocks == (75_000, 70_000)
        finally:
            await two.close()

    run(main())


async def crash(server: Services) -> None:
    """As after kill -9: nothing is written any more, least of all an end."""
    for loop in server.driver._loops:
        loop.cancel()
    server.driver.bots.close()
    await server.hub.close()
    await server.bus.close()
    await server.store.close()


@pytest.mark.parametrize(
    ("down", "charged"),
    [(4000.0, 20_000), (6.0, 20_000), (3.0, 24_000)],
    ids=["long", "just over five seconds", "within five seconds"],
)
def test_after_a_crash_the_time_since_the_last_note_does_not_count(
    store: str, down: float, charged: int
) -> None:
    """The server notes that it is alive, crashes a second later and is away for `down` seconds. Only a
    restart within five seconds of the note lets those seconds count, and nothing lets others."""

    async def main() -> None:
        now = Now()
        settings = Settings(store=store, rate=0)
        one = await Services.open(settings, now)
        ada, bo = [await inside.person(one, name) for name in ("Ada", "Bo")]
        id_ = (await inside.table(one, [ada, bo], clock=LIVE)).table.id
        now.time += 10
        await one.store.beat(one.hub.process, now())
        now.time += 1
        await crash(one)
        now.time += down
        two = await Services.open(settings, now)
        try:
            now.time += 10
            room = await two.hub.rooms.get(id_)
            picture = (await two.hub.rooms.make_update(room, inside.eyes(room, 0), 0, [])).picture
            assert picture.clocks[0].left == 100_000 - charged
            await inside.act(two, room, 0, "bid 0")
            assert room.table.clocks == (105_000 - charged, 100_000 - charged)
        finally:
            await two.close()

    run(main())


def test_slow_tables_give_days_for_every_decision() -> None:
    setting = ClockSetting(kind="slow", days=2)
    day = 86_400_000
    left = clocks.credit(setting, (3_000, 2 * day), [1], [0])
    assert left == (2 * day, 2 * day)
    assert clocks.deadline(left, [0], 50.0, clocks.Downtimes()) == (50.0 + 2 * 86_400, 0)
