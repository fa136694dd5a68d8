"""Clocks: who must decide pays; time without a server does not count; a bot plays for who has none."""

import pytest

from lanternway.messages.client import Autopilot, NewClock
from lanternway.messages.server import Pause
from lanternway.server.heart import GRACE_SECONDS
from lanternway.server.log import clocks
from lanternway.server.log.changes import ClockSetting
from lanternway.server.services import Services
from lanternway.server.settings import Settings
from lanternway.server.steady import SteadyClock
from lanternway.server.store import Store, Unavailable
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
            now.time += GRACE_SECONDS + 10
            room = await two.hub.rooms.get(id_)
            await inside.act(two, room, 0, "bid 0")
            assert room.table.clocks == (75_000, 70_000)
        finally:
            await two.close()

    run(main())


async def crash(server: Services) -> None:
    """As after kill -9: nothing is written any more, least of all an end."""
    for task in (server.driver._loop, server.heart._task):
        assert task is not None
        task.cancel()
    server.driver.bots.close()
    await server.hub.close()
    await server.bus.close()
    await server.store.close()


@pytest.mark.parametrize(
    ("down", "charged"),
    [(4000.0, 20_000), (6.0, 20_000), (3.0, 24_000 + int(GRACE_SECONDS) * 1000)],
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
            now.time += GRACE_SECONDS + 10
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


class Machine:
    """The clocks of a machine, moved by hand."""

    def __init__(self) -> None:
        self.monotonic = 50.0
        self.wall = 1000.0
        self.gaps: list[tuple[float, float]] = []
        self.now = SteadyClock(2000.0, lambda: self.monotonic, lambda: self.wall)
        self.now.on_gap = lambda start, stop: self.gaps.append((start, stop))

    def run(self, seconds: int) -> None:
        """So many seconds in which somebody looks at the clock every second."""
        for _ in range(seconds):
            self.monotonic += 1
            self.wall += 1
            self.now()


def test_time_goes_on_whatever_the_wall_clock_does_and_gaps_are_noticed() -> None:
    machine = Machine()
    machine.run(100)
    assert (machine.now(), machine.gaps) == (2100.0, [])
    machine.wall -= 3600  # set back by an hour: nothing happens
    machine.run(10)
    assert (machine.now(), machine.gaps) == (2110.0, [])
    machine.wall += 3600  # ahead by an hour, as after a sleep of that long
    machine.run(1)
    assert machine.gaps == [(2110.0, 2110.0 + 3601)]
    assert machine.now() == 2110.0 + 3601
    machine.gaps.clear()
    machine.monotonic += 20  # the process was stopped
    machine.wall += 20
    start = 2110.0 + 3601
    assert machine.now() == start + 20
    assert machine.gaps == [(start, start + 20)]


def test_outages_that_several_processes_note_are_given_back_once() -> None:
    away = clocks.Downtimes([(10.0, 20.0), (11.0, 21.0), (50.0, 60.0)])
    away.add(15.0, 25.0)
    assert away.spans == [(10.0, 25.0), (50.0, 60.0)]
    assert away.between(0.0, 100.0) == 25.0
    assert (away.until(12.0), away.until(30.0)) == (25.0, 0.0)


def test_a_gap_costs_nobody_time_and_everybody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo], clock=LIVE)
            async with inside.connected(server, ada) as hand:
                await inside.until_quiet(server)
                hand.outgoing.clear()
                now.time += 3600  # the machine slept, say
                server.heart.gap(1000.0, now.time)
                now.time += GRACE_SECONDS + 1
                await inside.until_quiet(server)
                (pause,) = [m for m in hand.heard() if isinstance(m, Pause)]
                assert pause.until == 4600.0 + GRACE_SECONDS
            assert not any(seat.away for seat in room.table.seats)
            await inside.act(server, room, 0, "bid 0")
            assert room.table.clocks == (100_000, 99_000)
            assert (1000.0, pause.until) in await server.store.downtimes()

    run(main())


def test_no_clock_runs_out_while_the_store_is_ill_and_the_time_is_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ill = [True]
    real = Store.beat

    async def beat(self: Store, process: str, now: float) -> None:
        if ill[0]:
            raise Unavailable("locked", sure=True)
        await real(self, process, now)

    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo], clock=LIVE)
            monkeypatch.setattr(Store, "beat", beat)
            now.time += 200
            await server.driver._look_after(room)
            assert not any(seat.away for seat in room.table.seats)
            ill[0] = False
            server.heart._beaten -= 10  # as long as that it has been silent
            await server.driver._look_after(room)
            assert not any(seat.away for seat in room.table.seats)
            assert server.hub.downtimes.spans == [(1000.0, 1200.0 + GRACE_SECONDS)]

    run(main())
