"""Acknowledged is on disk; at most once; the log arbitrates; always an answer."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from lanternway.core import Refusal
from lanternway.messages.client import Act, Ping, Preview, Subscribe, Talk, Why
from lanternway.messages.server import Refused, Resync, Update
from lanternway.server import loading
from lanternway.server.errors import Denied, Stale
from lanternway.server.log.changes import Started
from lanternway.server.log.rows import Row
from lanternway.server.store import Store
from tests.server import inside
from tests.server.serving import PATIENCE, run


def test_nothing_is_said_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            async with inside.connected(server, bo) as hand:
                hand.say(Subscribe(id="s", table=room.table.id))
                await inside.until_quiet(server)
                hand.heard()
                gate = asyncio.Event()
                append = Store.append

                async def slow(self: Store, *args: Any, **more: Any) -> None:
                    await gate.wait()
                    await append(self, *args, **more)

                monkeypatch.setattr(Store, "append", slow)
                before = room.table.seq
                move = asyncio.create_task(inside.act(server, room, 0, "bid 1"))
                await inside.until_quiet(server)
                assert not move.done(), "acknowledged before it was stored"
                assert room.table.seq == before, "applied before it was stored"
                assert hand.heard() == [], "told before it was stored"
                gate.set()
                await move
                await inside.until_quiet(server)
                assert [type(m) for m in hand.heard()] == [Update]
                assert (await server.store.rows(room.table.id))[-1].kind == "moved"

    run(main())


def test_a_move_that_cannot_be_stored_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])

            async def broken(self: Store, *args: Any, **more: Any) -> None:
                raise sqlite3.OperationalError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", broken)
                with pytest.raises(sqlite3.OperationalError):
                    await inside.act(server, room, 0, "bid 1", "c")
            assert room.table.to_move() == [0, 1]
            done = await inside.act(server, room, 0, "bid 2", "c")
            assert done.new
            assert room.table.to_move() == [1]

    run(main())


def test_a_command_is_done_once_however_often_it_comes(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            seq = room.table.count(0)
            dones = await asyncio.gather(
                *(inside.act(server, room, 0, "bid 1", "same", seq) for _ in range(5))
            )
            assert sorted(done.new for done in dones) == [False] * 4 + [True]
            assert len({done.row.seq for done in dones}) == 1
            await inside.act(server, room, 1, "bid 2", "same")  # another seat's own "same"
            room.table.commands.clear()  # long ago
            again = await inside.act(server, room, 0, "bid 1", "same", seq)
            assert not again.new
            moved = [row for row in await server.store.rows(room.table.id) if row.kind == "moved"]
            assert len(moved) == 2

    run(main())


def test_two_processes_write_one_log(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as one, inside.services(store) as two:
            ada, bo = [await inside.person(one, name) for name in ("Ada", "Bo")]
            here = await inside.table(one, [ada, bo], options={"rounds": 6})
            there = await two.hub.rooms.get(here.table.id)
            for turn in range(40):
                server, room = (one, here) if turn % 2 else (two, there)
                other, far = (two, there) if turn % 2 else (one, here)
                await server.hub.refresh(room)
                if room.table.status == "over":
                    break
                moving = room.table.to_move()
                legal = room.table.match.state.legal(moving[0])  # type: ignore[union-attr]
                work = [inside.act(server, room, moving[0], legal[0].text, f"a{turn}")]
                if len(moving) > 1 and far.table.seq == room.table.seq:
                    bid = far.table.match.state.legal(moving[1])[0]  # type: ignore[union-attr]
                    work.append(inside.act(other, far, moving[1], bid.text, f"b{turn}"))
                for done in await asyncio.gather(*work, return_exceptions=True):
                    assert not isinstance(done, BaseException) or isinstance(done, Stale | Refusal)
            await one.hub.refresh(here)
            await two.hub.refresh(there)
            assert here.table.status == there.table.status == "over"
            rows = await one.store.rows(here.table.id)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            pictures = [
                await s.hub.rooms.make_update(r, inside.eyes(r, 0), 0, [])
                for s, r in ((one, here), (two, there))
            ]
            assert pictures[0].moments == pictures[1].moments
            assert pictures[0].picture.view == pictures[1].picture.view

    run(main())


def test_who_answers_an_old_question_of_a_finished_table_is_told_its_end() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            chance = random.Random(3)
            seen = [0, 0]
            while room.table.status == "playing":
                assert room.table.match is not None
                state = room.table.match.state
                seat = chance.choice(state.to_move())
                seen[seat] = room.table.count(seat)
                await inside.act(server, room, seat, chance.choice(state.legal(seat)).text)
            for seat, person in enumerate((ada, bo)):
                async with inside.connected(server, person) as hand:
                    for id_, seq in (("old", seen[seat]), ("new", room.table.count(seat))):
                        hand.say(
                            Act(id=id_, table=room.table.id, seat=seat, seq=seq, notation="bid 0")
                        )
                    await inside.until_quiet(server)
                    old, new = [m for m in hand.heard() if isinstance(m, Resync | Refused)]
                    assert isinstance(old, Resync)
                    assert old.update.picture.table.status == "over"
                    assert isinstance(new, Refused)

    run(main())


def test_every_message_has_exactly_one_answer() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            id_ = room.table.id
            async with inside.connected(server, ada) as hand:
                await inside.until_quiet(server)
                hand.heard()
                hand.say(Ping(id="1"))
                hand.say(Subscribe(id="2", table=id_))
                hand.say(Subscribe(id="3", table="nowhere"))
                hand.say(Act(id="4", table=id_, seat=0, seq=3, notation="bid 9"))
                hand.say(Act(id="5", table=id_, seat=1, seq=3, notation="bid 1"))
                hand.say(Act(id="6", table=id_, seat=0, seq=0, notation="bid 1"))
                hand.say(Act(id="7", table=id_, seat=0, seq=99, notation="bid 1"))
                hand.say(Preview(id="8", table=id_, seat=0, notation="bid 1"))
                hand.say(Talk(id="9", table=id_, seat=0, text="hello"))
                hand.say(Act(id="10", table=id_, seat=0, seq=4, notation="bid 1"))
                hand.say(Why(id="11", table=id_, seat=0, target="bid:9"))
                hand.incoming.put_nowait('{"t":"act","id":"12"}')
                hand.incoming.put_nowait("{")
                answers: list[Any] = []
                async with asyncio.timeout(PATIENCE):
                    while len(answers) < 13:
                        await inside.until_quiet(server)
                        answers += [m for m in hand.heard() if hasattr(m, "id")]
                kinds = {m.id: type(m).__name__ for m in answers}
                assert [m.id for m in answers] == [*map(str, range(1, 12)), "", ""]
                assert kinds == {
                    "1": "Pong", "2": "Ack", "3": "Refused", "4": "Refused", "5": "Refused",
                    "6": "Resync", "7": "Resync", "8": "Previewed", "9": "Ack", "10": "Ack",
                    "11": "Reason", "": "Refused",
                }  # fmt: skip
                refused = next(m for m in answers if m.id == "4")
                assert refused.clause == "LF-2.1"
                assert "bid 4" in refused.legal

    run(main())


def test_a_fault_in_a_rule_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            kind = type(room.table.match.state)  # type: ignore[union-attr]

            def faulty(self: Any, seat: int, action: Any) -> None:
                self.coins[0] = 99
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(kind, "perform", faulty)
                async with inside.connected(server, ada) as hand:
                    seq = room.table.count(0)
                    hand.say(Act(id="x", table=room.table.id, seat=0, seq=seq, notation="bid 1"))
                    await inside.until_quiet(server)
                    (refused,) = [m for m in hand.heard() if isinstance(m, Refused)]
                    assert refused.message == "server-why-fault"
            assert room.table.match.state.coins[0] == 4  # type: ignore[union-attr]
            assert (await inside.act(server, room, 0, "bid 1", "x")).new

    run(main())


def test_a_long_table_opens_quickly_and_equal(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            while True:
                room = await inside.table(server, [ada, bo], options={"rounds": 6})
                id_ = room.table.id
                for number in range(60):  # talk makes a log long without ending the game
                    talk = Talk(table=id_, id=f"t{number}", seat=0, text="hm")
                    await server.hub.run(talk, ada)
                await inside.act(server, room, 0, "bid 1")
                await inside.act(server, room, 1, "bid 2")
                step = inside.reversible(room, 1)
                if step is not None:
                    break
            await inside.act(server, room, 1, step)
            await inside.until_quiet(server)
            saved = await server.store.snapshot(id_)
            assert saved is not None, "no snapshot was taken"
            assert saved[0] >= 40
            fast, _ = await loading.load(server.store, id_)

            async def no_snapshot(self: Store, table: str) -> None:
                return None

            whole_store = Store(server.store.database)
            whole_store.snapshot = no_snapshot.__get__(whole_store)  # type: ignore[method-assign]
            whole, _ = await loading.load(whole_store, id_)
            for one in (fast, whole):
                assert one.match is not None
                assert one.match.can_undo(1) == 1
            assert fast.match.state.to_data() == whole.match.state.to_data()  # type: ignore[union-attr]
            counters = [t.match.state.chance.counters for t in (fast, whole)]  # type: ignore[union-attr]
            assert counters[0] == counters[1]
            for name in ("seq", "counts", "moves", "prompted", "standing", "clocks", "status"):
                assert getattr(fast, name) == getattr(whole, name), name

    run(main())


def test_a_table_of_another_content_says_why_it_does_not_open() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            rows: Sequence[Row] = await server.store.rows(room.table.id)
            ((seq, start),) = [
                (row.seq, row.change.start) for row in rows if isinstance(row.change, Started)
            ]
            await server.store.database.execute(
                [
                    (
                        "UPDATE log SET data = replace(data, ?, ?) WHERE seq = ?",
                        (start, "0123456789abcdef", seq),
                    )
                ]
            )
            server.hub.rooms.open.clear()
            with pytest.raises(Denied, match="set-up differs") as caught:
                await server.hub.rooms.get(room.table.id)
            assert caught.value.message == "server-why-old-table"

    run(main())
