"""Together: a bot for who is gone, for a free seat; playing again; what the lobby tells; settings."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lanternway.core import LanternwayError
from lanternway.messages.client import (
    Answer,
    Autopilot,
    Close,
    FillSeat,
    Join,
    Leave,
    NewClock,
    NewSeat,
    NewTable,
    ProposeBot,
    ProposeEnd,
    Start,
)
from lanternway.server.decide.consent import GONE_SECONDS
from lanternway.server.http.tables import seen_by
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from lanternway.server.summary import lobby_info, places
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served


class Now:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class Looking:
    """Somebody who follows a table from a seat."""

    def __init__(self, room: Room, seat: int) -> None:
        self.eyes, self.seq = inside.eyes(room, seat), 0

    def wake(self) -> None:
        pass

    def wake_presence(self) -> None:
        pass


def look(server: Services, room: Room, *seats: int) -> None:
    """From now on these seats, and no others, are connected."""
    room.followers = {Looking(room, seat) for seat in seats}
    server.hub.announce_presence(room)


def ask(room: Room, seat: int, absent: int) -> ProposeBot:
    return ProposeBot(table=room.table.id, id=f"b{room.table.seq}", seat=seat, absent=absent)


async def refused(server: Services, command: Any, person: PersonRow) -> str:
    with pytest.raises(LanternwayError) as caught:
        await server.hub.run(command, person)
    return caught.value.message


def test_all_who_are_here_let_a_bot_play_for_who_is_gone() -> None:
    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, ben, cleo = [await inside.person(server, name) for name in ("Ada", "Ben", "Cleo")]
            room = await inside.table(server, [ada, ben, cleo])
            look(server, room, 0, 1, 2)
            assert await refused(server, ask(room, 1, 2), ben) == "server-why-is-here"
            look(server, room, 0, 1)
            assert server.hub.presence_of(room).gone == [None, None, 1000.0]
            await server.hub.run(ask(room, 1, 2), ben)
            asked = room.table.consent
            assert asked is not None
            assert (asked.what, asked.absent) == ("bot", 2)
            assert room.table.waiting() == [0], "who is gone is not asked"
            yes = Answer(table=room.table.id, id="yes", seat=0, request=asked.request, agree=True)
            await server.hub.run(yes, ada)
            assert room.table.seats[2].away
            assert room.table.consent is None
            back = Autopilot(table=room.table.id, id="back", seat=2, level=None)
            await server.hub.run(back, cleo)
            assert not room.table.seats[2].away

    run(main())


def test_who_made_the_table_need_not_ask_after_a_while() -> None:
    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, ben = [await inside.person(server, name) for name in ("Ada", "Ben")]
            room = await inside.table(server, [ada, ben])
            look(server, room, 0)
            assert await refused(server, ask(room, 0, 1), ada) == "server-why-gone-wait"
            now.time += GONE_SECONDS
            end = ProposeEnd(table=room.table.id, id="end", seat=0)
            await server.hub.run(end, ada)
            assert room.table.waiting() == [1], "this would wait for ever"
            await server.hub.run(ask(room, 0, 1), ada)
            assert room.table.seats[1].away
            assert room.table.consent is None
            assert await refused(server, ask(room, 0, 1), ada) == "server-why-bot-plays"

    run(main())


def test_if_who_made_the_table_is_gone_another_decides() -> None:
    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, ben = [await inside.person(server, name) for name in ("Ada", "Ben")]
            room = await inside.table(server, [ada, ben])
            look(server, room, 1)
            now.time += GONE_SECONDS
            await server.hub.run(ask(room, 1, 0), ben)
            assert room.table.seats[0].away

    run(main())


def test_who_has_days_to_decide_is_not_gone() -> None:
    async def main() -> None:
        now = Now()
        async with inside.services(now=now) as server:
            ada, ben = [await inside.person(server, name) for name in ("Ada", "Ben")]
            room = await inside.table(server, [ada, ben], clock=NewClock(kind="slow", days=2))
            look(server, room, 0)
            now.time += 2 * GONE_SECONDS
            assert await refused(server, ask(room, 0, 1), ada) == "server-why-slow-clock"
            info = lobby_info(room.table)
            assert info.deadline == 1000.0 + 2 * 86_400, "as the lobby shows it"

    run(main())


def test_who_comes_back_ends_the_vote() -> None:
    async def main() -> None:
        async with inside.services() as server:
            names = ("Ada", "Ben", "Cleo")
            ada, ben, cleo = [await inside.person(server, name) for name in names]
            room = await inside.table(server, [ada, ben, cleo])
            look(server, room, 0, 1)
            await server.hub.run(ask(room, 0, 2), ada)
            await inside.act(server, room, 2, "bid 0")
            assert room.table.consent is None

    run(main())


def test_a_free_seat_becomes_a_bot() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, ben = [await inside.person(server, name) for name in ("Ada", "Ben")]
            seats = [NewSeat(kind="me"), NewSeat(kind="open")]
            room = await server.lobby.create(ada, NewTable(game="lantern_fair", seats=seats))
            fill = FillSeat(table=room.table.id, seat=1, level="random")
            assert await refused(server, fill, ben) == "server-why-not-owner"
            await server.hub.run(fill, ada)
            assert (room.table.seats[1].kind, room.table.seats[1].level) == ("bot", "random")
            assert await refused(server, fill, ada) == "server-why-taken"
            await server.hub.run(Start(table=room.table.id), ada)
            assert room.table.status == "playing"

    run(main())


async def finished(server: Services, persons: list[PersonRow]) -> Room:
    """A table that all have agreed to end."""
    room = await inside.table(server, persons, watch=False)
    end = ProposeEnd(table=room.table.id, id="end", seat=0)
    await server.hub.run(end, persons[0])
    for seat, person in enumerate(persons[1:], 1):
        yes = Answer(table=room.table.id, id="yes", seat=seat, request=1, agree=True)
        await server.hub.run(yes, person)
    return room


def test_playing_again_asks_everybody_and_keeps_their_seats() -> None:
    async def main() -> None:
        async with inside.services() as server:
            names = ("Ada", "Ben", "Cleo")
            ada, ben, cleo = [await inside.person(server, name) for name in names]
            old = await finished(server, [ada, ben, cleo])
            new = await server.lobby.rematch(old.table.id, ada)
            assert old.table.rematch == new.table.id
            assert [seat.invited for seat in new.table.seats] == [None, ben.id, cleo.id]
            assert places(new.table) == ((0, ada.id, 0), (1, ben.id, 1), (2, cleo.id, 1))
            turns = await server.store.turns([ben.id])
            assert turns[ben.id] == [new.table.id], "home and every page say so"
            assert seen_by(new, ben).id == new.table.id, "though nobody else may look"
            await server.hub.run(Join(table=new.table.id), ben)
            assert new.table.seats[1].person == ben.id, "the seat that was kept"
            await server.hub.run(Leave(table=new.table.id), cleo)
            assert places(new.table) == ((0, ada.id, 0), (1, ben.id, 0)), "and one can say no"
            await server.hub.run(Close(table=new.table.id), ada)

    run(main())


def test_home_and_the_table_count_moves_alike_and_say_where_a_bot_played() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, ben = [await inside.person(server, name) for name in ("Ada", "Ben")]
            room = await inside.table(server, [ada, ben])
            await inside.act(server, room, 0, "bid 0")
            counts = {seen_by(room, ada).moves, seen_by(room, ben).moves}
            assert counts == {lobby_info(room.table).moves}
            away = Autopilot(table=room.table.id, id="away", seat=1, level="random")
            await server.hub.run(away, ben)
            while not room.table.seats[1].stood_in:
                await asyncio.sleep(0)
            assert [seat.stood_in for seat in seen_by(room, ada).seats] == [False, True]

    run(main())


@pytest.mark.parametrize("game", ["dark_road", "skye", "treos"])
def test_the_lobby_says_which_round_it_is(game: str) -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, ben = [await inside.person(server, name) for name in ("Ada", "Ben")]
            room = await inside.table(server, [ada, ben], game=game)
            info = lobby_info(room.table)
            assert info.round == 1
            assert info.rounds == {"dark_road": 13, "skye": 6, "treos": 0}[game]

    run(main())


def test_settings_belong_to_the_person(tmp_path: Path) -> None:
    async def main() -> None:
        store = f"sqlite:///{tmp_path}/t.db"
        async with served(store) as (_, url), Person(url, "Ada") as ada:
            assert (await ada.get("me"))["settings"] == {}
            await ada.http.patch("me", json={"settings": {"theme": "dark", "sound": True}})
            await ada.http.patch("me", json={"settings": {"theme": "light"}})
            kept = (await ada.get("me"))["settings"]
            assert kept == {"theme": "light", "sound": True}
            many = {f"s{n}": n for n in range(59)}
            answer = await ada.http.patch("me", json={"settings": many})
            assert answer.status_code == 400
            long = await ada.http.patch("me", json={"settings": {"theme": "x" * 1001}})
            assert long.status_code == 400
            assert (await ada.get("me"))["settings"] == kept, "a refusal changes nothing"
            await ada.http.patch("me", json={"name": "Eda"})
            assert (await ada.get("me"))["settings"] == kept

    run(main())
