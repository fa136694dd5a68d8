"""Whose eyes somebody looks with, as people sit down, leave and watch."""

import inspect
import json
import random
from typing import Any

import msgspec
import pytest

from lanternway.messages.client import (
    Act,
    Join,
    Leave,
    NewSeat,
    NewTable,
    Start,
    Subscribe,
)
from lanternway.messages.server import Ack, Update
from lanternway.server import looking, projection, words
from lanternway.server.errors import Denied
from lanternway.server.http.looking import Listener, lines
from lanternway.server.log.table import Table
from lanternway.server.looking import Eyes
from lanternway.server.replies import ack, resync
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from tests.server import inside
from tests.server.serving import run


def test_an_update_is_made_for_nobody_else_even_by_a_caller_that_forgot_to_check() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo, cy = [await inside.person(server, name) for name in ("Ada", "Bo", "Cy")]
            room = await inside.table(server, [ada, bo])
            hidden = await inside.table(server, [ada, bo], watch=False)
            for who, seat in ((bo, 0), (cy, 0), (cy, 1), (bo, 2), (cy, 15)):
                with pytest.raises(Denied) as caught:
                    await resync(server.hub, room, "x", who.id, seat, 0, [])
                assert caught.value.message == "server-why-not-your-seat"
                with pytest.raises(Denied) as caught:
                    await server.hub.rooms.make_update(room, Eyes(seat, who.id), 2**53, [])
                assert caught.value.message == "server-why-not-your-seat"
            for eyes in (Eyes(0, cy.id), Eyes(-1, cy.id), Eyes(-1, None), Eyes(1, None)):
                with pytest.raises(Denied) as caught:
                    await server.hub.rooms.update(hidden, eyes, 0, [])
                assert caught.value.message == "server-why-unknown"
            assert (await resync(server.hub, room, "x", bo.id, 1, 0, [])).update.seat == 1

    run(main())


async def open_table(server: Services, owner: PersonRow, **more: Any) -> Room:
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    return await server.lobby.create(owner, NewTable(game="lantern_fair", seats=seats, **more))


async def sit(server: Services, room: Room, who: PersonRow) -> None:
    await server.hub.run(Join(table=room.table.id, invite=room.table.setting.invite), who)


def test_who_gave_up_a_seat_does_not_see_with_its_eyes_any_more() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo, cy = [await inside.person(server, name) for name in ("Ada", "Bo", "Cy")]
            room = await open_table(server, ada)
            await sit(server, room, bo)
            rooms, id_ = server.hub.rooms, room.table.id
            listener = Listener(looking.eyes_of(room.table, looking.Asker(bo.id, 1)))
            stream = lines(rooms, room, listener, 0, [])
            first = json.loads(await anext(stream))
            assert first["picture"]["table"]["invite"] == room.table.setting.invite
            async with inside.connected(server, bo) as hand:
                hand.say(Subscribe(id="s", table=id_, seat=1))
                await inside.until_quiet(server)
                await server.hub.run(Leave(table=id_), bo)
                await inside.until_quiet(server)
                left = [m for m in hand.heard() if isinstance(m, Update)][-1]
                assert left.moments[-1].kind == "left", "who gets up is told so"
                assert left.picture.table.invite is None
                await sit(server, room, cy)
                await server.hub.run(Start(table=id_), ada)
                await inside.act(server, room, 1, "bid 3")
                await inside.until_quiet(server)
                assert [m for m in hand.heard() if isinstance(m, Update)] == []
                assert [line async for line in stream] == []
                assert 1 not in room.here()[0], "who left is not there"
                hand.say(Subscribe(id="w", table=id_))
                await inside.until_quiet(server)
                (watching,) = [m for m in hand.heard() if isinstance(m, Update)]
                assert watching.seat == -1

    run(main())


def test_watching_ends_with_the_start_of_a_table_that_is_closed_to_watchers() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo, cy = [await inside.person(server, name) for name in ("Ada", "Bo", "Cy")]
            room = await open_table(server, ada, listed=True, watch=False)
            async with (
                inside.connected(server, cy) as stranger,
                inside.connected(server, cy) as invited,
            ):
                subscribe = Subscribe(id="s", table=room.table.id)
                stranger.say(subscribe)
                invite = room.table.setting.invite
                invited.say(msgspec.structs.replace(subscribe, invite=invite))
                await sit(server, room, bo)
                await inside.until_quiet(server)
                for hand in (stranger, invited):
                    heard = [m for m in hand.heard() if isinstance(m, Update)]
                    assert heard[-1].picture.table.seats[1].name == "Bo"
                await server.hub.run(Start(table=room.table.id), ada)
                await inside.act(server, room, 0, "bid 1")
                await inside.until_quiet(server)
                assert not [m for m in stranger.heard() if isinstance(m, Update)]
                assert [m for m in invited.heard() if isinstance(m, Update)]

    run(main())


def test_who_sat_down_at_another_process_can_act_at_once(sqlite_store: str) -> None:
    async def main() -> None:
        # two that do not hear of each other
        async with inside.services(sqlite_store) as one, inside.services(sqlite_store) as two:
            ada, bo = [await inside.person(one, name) for name in ("Ada", "Bo")]
            room = await open_table(one, ada)
            behind = await two.hub.rooms.get(room.table.id)
            await sit(one, room, bo)
            await one.hub.run(Start(table=room.table.id), ada)
            assert behind.table.seats_of(bo.id) == [], "the other process has not heard of it"
            seq = room.table.count(1)
            act = Act(table=room.table.id, id="a", seat=1, seq=seq, notation="bid 2")
            assert (await two.hub.run(act, bo)).new

    run(main())


def test_a_repeated_command_is_acknowledged_by_the_count_of_its_own_seat() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada = await inside.person(server, "Ada")
            seats = [NewSeat(kind="me")] * 2
            new = NewTable(game="skye", seats=seats, start=True)
            room = await server.lobby.create(ada, new)
            chance = random.Random(1)
            while True:  # until prices were set in secret: each seat has a count of its own
                state = room.table.match.state  # type: ignore[union-attr]
                seat = chance.choice(state.to_move())
                action = chance.choice(state.legal(seat)).text
                done = await inside.act(server, room, seat, action)
                if done.row.count(0) != done.row.count(1):
                    break
            command = done.row.command
            act = Act(table=room.table.id, id=command, seat=seat, seq=2**53, notation=action)
            again = ack(await server.hub.run(act, ada), command)
            assert again == Ack(id=command, seq=done.row.count(seat), moved=False)
            other = msgspec.structs.replace(act, seat=1 - seat)
            with pytest.raises(Denied, match="another command"):
                await server.hub.run(other, ada)

    run(main())


def test_only_a_check_makes_a_sight_and_projections_take_nothing_else() -> None:
    with pytest.raises(TypeError, match="made by a check"):
        looking.Sight(object(), Table("t"), 0)
    taking = [
        name
        for name, made in inspect.getmembers(projection, inspect.isfunction)
        if made.__module__ == projection.__name__ and "sight" in inspect.signature(made).parameters
    ]
    assert {"info", "picture", "moment", "shown"} <= set(taking)
    for module in (projection, words):
        for name, made in inspect.getmembers(module, inspect.isfunction):
            if made.__module__ == module.__name__:
                given = inspect.signature(made).parameters
                assert not {"viewer", "seat"} & given.keys(), f"{module.__name__}.{name}"
