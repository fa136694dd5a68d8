"""Undo by step and turn within the barriers, past them by consent of all; it survives a restart."""

import pytest

from lanternway.messages.client import Answer, Autopilot, ProposeEnd, Undo
from lanternway.messages.server import Moment, Update
from lanternway.server.errors import Denied
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from lanternway.server.summary import places
from tests.server import inside
from tests.server.serving import run


async def undo(server: Services, room: Room, who: PersonRow, seat: int, **more: object) -> None:
    seq = room.table.count(seat)
    id_ = f"u{room.table.seq}"
    command = Undo(table=room.table.id, id=id_, seat=seat, seq=seq, **more)  # type: ignore[arg-type]
    await server.hub.run(command, who)


async def turn_of_ada(server: Services, ada: PersonRow, bo: PersonRow, **more: object) -> Room:
    """Ada has won the bid and can do something that she can take back."""
    while True:
        room = await inside.table(server, [ada, bo], **more)  # type: ignore[arg-type]
        await inside.act(server, room, 1, "bid 0")
        await inside.act(server, room, 0, "bid 3")
        if inside.reversible(room, 0):
            return room


def moments(update: Update, kind: str) -> list[Moment]:
    return [m for m in update.moments if m.kind == kind]


def test_steps_and_turns_go_back_to_the_barrier_and_no_further(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await turn_of_ada(server, ada, bo)
            assert room.table.match is not None
            start = room.table.match.state.to_data()
            with pytest.raises(Denied) as caught:
                await undo(server, room, ada, 0)
            assert caught.value.message == "server-why-undo"
            step = inside.reversible(room, 0)
            assert step is not None
            steps = [step]
            for step in steps:
                await inside.act(server, room, 0, step)
            for _ in steps:
                await undo(server, room, ada, 0)
            assert room.table.match.state.to_data() == start
            for step in steps:
                await inside.act(server, room, 0, step)
            server.hub.rooms.open.clear()  # another process, another day
            room = await server.hub.rooms.get(room.table.id)
            picture = (
                await server.hub.rooms.make_update(room, inside.eyes(room, 0), 0, [])
            ).picture
            assert picture.undo.steps == len(steps)
            await undo(server, room, ada, 0, to="turn")
            assert room.table.match is not None
            assert room.table.match.state.to_data() == start
            with pytest.raises(Denied):
                await undo(server, room, bo, 1)

    run(main())


def test_going_back_past_a_barrier_needs_everybody(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await turn_of_ada(server, ada, bo)
            await undo(server, room, ada, 0, to="ask", moves=1)
            consent = room.table.consent
            assert consent is not None
            assert room.table.waiting() == [1]
            assert (await server.store.turns([bo.id])) == {bo.id: [room.table.id]}, "Bo must answer"
            no = Answer(table=room.table.id, id="n", seat=1, request=1, agree=False)
            await server.hub.run(no, bo)
            assert room.table.consent is None
            await undo(server, room, ada, 0, to="ask", moves=1)
            yes = Answer(table=room.table.id, id="y", seat=1, request=2, agree=True)
            await server.hub.run(yes, bo)
            assert room.table.to_move() == [0], "the winning bid is taken back"
            again = await server.hub.rooms.make_update(room, inside.eyes(room, 1), 0, [])
            (undone,) = moments(again, "undone")
            assert undone.undone == [again.moments[4].seq]
            await inside.act(server, room, 0, "bid 2")
            server.hub.rooms.open.clear()
            loaded = await server.hub.rooms.get(room.table.id)
            assert loaded.table.match is not None
            assert room.table.match is not None
            assert loaded.table.match.state.to_data() == room.table.match.state.to_data()
            assert loaded.table.moves == room.table.moves

    run(main())


def test_bots_agree_and_the_end_can_come_early(sqlite_store: str) -> None:
    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo], bots=1)
            end = ProposeEnd(table=room.table.id, id="e", seat=0)
            await server.hub.run(end, ada)
            assert room.table.status == "playing"
            yes = Answer(table=room.table.id, id="y", seat=1, request=1, agree=True)
            await server.hub.run(yes, bo)
            assert room.table.status == "over"
            assert room.table.result is not None
            assert room.table.result.ended == "agreed"
            assert len(room.table.result.scores) == 3
            solo = await inside.table(server, [ada], bots=1)
            end = ProposeEnd(table=solo.table.id, id="e", seat=0)
            await server.hub.run(end, ada)
            assert solo.table.status == "over"

    run(main())


def test_other_processes_follow_when_all_go_back(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as one, inside.services(store) as two:
            ada, bo = [await inside.person(one, name) for name in ("Ada", "Bo")]
            room = await turn_of_ada(one, ada, bo)
            far = await two.hub.rooms.get(room.table.id)
            await undo(one, room, ada, 0, to="ask", moves=2)
            yes = Answer(table=room.table.id, id="y", seat=1, request=1, agree=True)
            await two.hub.refresh(far)
            await two.hub.run(yes, bo)
            await one.hub.refresh(room)
            assert room.table.to_move() == [0, 1]
            assert far.table.to_move() == [0, 1]
            assert room.table.counts == far.table.counts

    run(main())


def test_who_is_away_has_not_agreed() -> None:
    """With the other one on autopilot, nobody looks into the future or ends a game that is being lost."""

    async def main() -> None:
        async with inside.services() as server:
            server.driver.stopping = True
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await turn_of_ada(server, ada, bo)
            id_ = room.table.id
            await server.hub.run(Autopilot(table=id_, id="z", seat=1, level="random"), bo)
            seq = room.table.count(0)
            ask = Undo(table=id_, id="u", seat=0, seq=seq, to="ask", moves=2)
            standing = len(room.table.standing)
            await server.hub.run(ask, ada)
            assert len(room.table.standing) == standing
            assert room.table.waiting() == [1]
            assert (1, bo.id, 1) in places(room.table), "the person is told of the question"
            await server.hub.run(ProposeEnd(table=id_, id="e", seat=0), ada)  # the other gives way
            assert room.table.status == "playing"
            request = room.table.consents
            back = Answer(table=id_, id="w", seat=0, request=request, agree=False)
            await server.hub.run(back, ada)
            assert room.table.consent is None, "who asked can take the question back"
            await server.hub.run(ProposeEnd(table=id_, id="f", seat=0), ada)
            yes = Answer(table=id_, id="y", seat=1, request=request + 1, agree=True)
            await server.hub.run(yes, bo)
            assert room.table.status == "over", "who is asked may answer from away"

    run(main())
