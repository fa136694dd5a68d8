"""Nobody learns what they may not know: two worlds that differ only in that give equal bytes.

Every game is played twice with the same seeds and clock. In the second world what is hidden from
seat 0 is dealt anew, or another seat decides otherwise in secret; then everything that seat 0 and a
watcher get is compared.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from lanternway.core import SPECTATOR, game_ids, get_game
from lanternway.core.languages import LANGUAGES
from lanternway.messages.client import Act, Preview, Subscribe, Undo, Why
from lanternway.server import accounts, classroom, lobby, looking, words
from lanternway.server.log import snapshots
from lanternway.server.log.changes import Started
from lanternway.server.log.rows import Row
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from tests.server import inside
from tests.server.serving import run

MOST_TOGETHER = 5
"""So many answers are asked about at once."""

Secretly = Callable[[Services, Room], Any]


async def listen(
    monkeypatch: pytest.MonkeyPatch, game: str, moves: int, seed: int, secretly: Secretly
) -> list[bytes]:
    """Everything that seat 0 and a watcher hear of a game, the last part after `secretly`."""
    chance = random.Random(seed)
    monkeypatch.setattr(
        accounts, "random_letters", lambda n: "".join(chance.choices("abcdefgh", k=n))
    )
    monkeypatch.setattr(lobby, "random_letters", accounts.random_letters)
    monkeypatch.setattr("secrets.token_bytes", chance.randbytes)
    ticks = iter(range(1_000_000, 9_000_000))
    now = 0.0

    def clock() -> float:
        return now

    async with inside.services(now=clock) as server:
        persons = [await inside.person(server, name) for name in ("Ada", "Bo")]
        room = await inside.table(server, persons, game)
        async with (
            inside.connected(server, persons[0]) as ada,
            inside.connected(server, None) as watcher,
        ):
            for hand in (ada, watcher):  # one after the other: who comes first hears of the second
                hand.say(Subscribe(id="s", table=room.table.id))
                await inside.until_quiet(server)
            for _ in range(moves):
                state = room.table.match.state  # type: ignore[union-attr]
                if state.is_over():
                    break
                now = float(next(ticks))
                seat = chance.choice(state.to_move())
                action = chance.choice(state.legal(seat))
                await inside.act(server, room, seat, action.text)
                await inside.until_quiet(server)
            await secretly(server, room)
            await inside.until_quiet(server)
            await look_at_everything(server, room, ada, watcher)
            return [*ada.outgoing, b"--", *watcher.outgoing]


async def look_at_everything(
    server: Services, room: Room, ada: inside.Hand, watcher: inside.Hand
) -> None:
    """All the ways of asking: pictures, previews, refusals, reasons, replays, histories."""
    id_ = room.table.id
    match = room.table.match
    assert match is not None
    for hand in (ada, watcher):
        hand.say(Subscribe(id="again", table=id_, since=0))
        hand.say(Subscribe(id="now", table=id_, since=None))
        await inside.until_quiet(server)
    legal = match.state.legal(0)
    some = (
        legal[:8] + match.game.catalogue.actions[:: max(1, len(match.game.catalogue.actions) // 25)]
    )
    for number, action in enumerate(some):
        ada.say(Preview(id=f"p{number}", table=id_, seat=0, notation=action.text))
        for target in action.targets():
            ada.say(Why(id=f"w{number}", table=id_, seat=0, target=target))
        if action not in legal:
            ada.say(
                Act(
                    id=f"a{number}",
                    table=id_,
                    seat=0,
                    seq=room.table.count(0),
                    notation=action.text,
                )
            )
        await inside.until_quiet(server)
    ada.say(Undo(id="u", table=id_, seat=0, seq=room.table.count(0), to="ask", moves=999))
    ada.say(Act(id="bo", table=id_, seat=1, seq=0, notation="nonsense"))
    watcher.say(Act(id="w", table=id_, seat=0, seq=0, notation="nonsense"))
    await inside.until_quiet(server)
    who = room.table.seats[0].person
    assert who is not None
    for answers in together(room):
        sight = looking.from_own_seat(room.table, who, 0)
        for known in ((), [tip.id for tip in classroom.tips(sight, answers, ()).tips]):
            ada.outgoing.append(inside.encode(classroom.tips(sight, answers, known)))
    for hand, viewer in ((ada, who), (watcher, None)):
        asker = looking.Asker(viewer)
        hand.outgoing.append(inside.encode(await server.replays.replay(id_, asker)))
        hand.outgoing.append(inside.encode(await server.replays.fairness(id_, asker)))
        eyes = looking.eyes_of(room.table, asker)
        for language in LANGUAGES:
            told = await words.table_text(server.hub.rooms, room, eyes, language)
            hand.outgoing.append(inside.encode(told))
    own = [a for a in legal if is_certain(room, a.text)]
    if own and 0 in match.state.to_move():
        ada.say(Act(id="own", table=id_, seat=0, seq=room.table.count(0), notation=own[0].text))
        await inside.until_quiet(server)


def together(room: Room) -> list[list[str]]:
    """Answers that a page could gather and ask about: none, one, and several that go together."""
    match = room.table.match
    assert match is not None
    found: list[list[str]] = [[]]
    for first in match.state.legal(0)[:8]:
        answers, after = [first.text], match.fork()
        while len(answers) < MOST_TOGETHER:
            found.append(list(answers))
            after.act(0, answers[-1])
            if after.state.barrier() != match.state.barrier() or not after.state.legal(0):
                break
            answers.append(after.state.legal(0)[-1].text)
    return found


def is_certain(room: Room, notation: str) -> bool:
    """Whether the action does the same in every world: nothing random, nothing revealed."""
    match = room.table.match
    assert match is not None
    after = match.fork()
    after.act(0, notation)
    return after.state.barrier() == match.state.barrier()


async def nothing(server: Services, room: Room) -> None:
    pass


async def deal_anew(server: Services, room: Room) -> None:
    """Another world that agrees with all that seat 0 knows."""
    match = room.table.match
    assert match is not None
    other = get_game(room.table.setting.game).worlds(match.state.view(0)).sample(5)
    other.chance = match.state.chance.clone()
    other.reveals = match.state.reveals
    assert other.view(0).data == match.state.view(0).data
    assert other.view(SPECTATOR).data == match.state.view(SPECTATOR).data
    fork = match.fork()
    fork.state = other
    room.table.match = fork
    room.told.clear()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("moves", [0, 7, 23])
def test_dealing_hidden_things_anew_changes_no_byte(
    monkeypatch: pytest.MonkeyPatch, game: str, moves: int
) -> None:
    async def main() -> None:
        one = await listen(monkeypatch, game, moves, moves, nothing)
        two = await listen(monkeypatch, game, moves, moves, deal_anew)
        assert one == two
        assert len(one) > 20

    run(main())


def test_a_secret_bid_changes_no_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    def bids(*notations: str) -> Secretly:
        async def secretly(server: Services, room: Room) -> None:
            for number, notation in enumerate(notations):
                await inside.act(server, room, 1, notation, f"s{number}")
                await inside.until_quiet(server)

        return secretly

    async def main() -> None:
        worlds = [
            await listen(monkeypatch, "lantern_fair", 0, 3, bids(*script))
            for script in (("bid 0",), ("bid 4",))
        ]
        assert worlds[0] == worlds[1]
        worlds = [
            await listen(monkeypatch, "lantern_fair", 0, 3, bids(*script))
            for script in (("bid 0", "revise", "bid 1"), ("bid 4", "revise", "bid 2"))
        ]
        assert worlds[0] == worlds[1]
        changed = await listen(monkeypatch, "lantern_fair", 0, 3, nothing)
        assert changed != worlds[0], "a bid is seen, its height is not"

    run(main())


def test_watchers_are_behind_by_the_delay_everywhere() -> None:
    async def main() -> None:
        now = 1000.0

        def clock() -> float:
            return now

        async with inside.services(now=clock) as server:
            persons = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, persons, delay=60)
            room = await server.hub.rooms.get(room.table.id)
            now = 1100.0
            await server.hub.rooms.catch_up_late(room)
            await inside.act(server, room, 0, "bid 1")
            await inside.act(server, room, 1, "bid 2")
            async with inside.connected(server, None) as watcher:
                watcher.say(Subscribe(id="s", table=room.table.id))
                await inside.until_quiet(server)
                before = b"".join(watcher.outgoing)
                assert b'"bid","seat"' not in before
                assert b'"moves":0' in before
                replay = await server.replays.replay(room.table.id, looking.Asker(None))
                assert [m.kind for m in replay.moves] == ["started"]
                listed = await server.store.mine(persons[0].id, 5)
                assert '"moves":0' in listed[0].info
                now = 1161.0
                await server.hub.rooms.catch_up_late(room)
                await inside.until_quiet(server)
                assert b'"bid","seat"' in b"".join(watcher.outgoing)

    run(main())


def test_watchers_stay_behind_while_a_table_is_opened_again(sqlite_store: str) -> None:
    """Whoever comes in the middle of that waits for the table of the watchers."""

    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            room = await delayed(server)
        async with inside.services(sqlite_store) as server:
            rooms = server.hub.rooms
            late: list[int] = []
            rows = server.store.rows

            async def looked_on(*args: Any) -> list[Row]:
                if room.table.id in rooms.open:
                    late.append(rooms.open[room.table.id].table_for(SPECTATOR).seq)
                return await rows(*args)

            server.store.rows = looked_on  # type: ignore[method-assign,assignment]
            again = await rooms.get(room.table.id)
            assert again.table.seq == room.table.seq
            assert again.table_for(SPECTATOR).moves[0] == 0
            assert late == [], "nobody finds the table before the watchers' one is made"

    run(main())


def test_watchers_see_nothing_new_of_a_table_whose_past_does_not_replay(sqlite_store: str) -> None:
    async def main() -> None:
        now = 1000.0
        async with inside.services(sqlite_store, lambda: now) as server:
            room = await delayed(server)
            await server.store.save_snapshot(
                room.table.id, room.table.seq, snapshots.dump(room.table)
            )
            started = next(
                row.change
                for row in await server.store.rows(room.table.id)
                if isinstance(row.change, Started)
            )
            spoilt = (
                "UPDATE log SET data = replace(data, ?, ?) WHERE table_id = ?",
                (started.start, "0123456789abcdef", room.table.id),
            )
            await server.store.database.execute([spoilt])
        now = 2000.0
        async with inside.services(sqlite_store, lambda: now) as server:
            again = await server.hub.rooms.get(room.table.id)
            assert again.table.status == "playing"
            assert again.table_for(SPECTATOR).status == "open"
            seat = again.table.to_move()[0]
            assert again.table.match is not None
            move = again.table.match.state.legal(seat)[0].text
            await inside.act(server, again, seat, move)
            now = 3000.0
            await server.hub.rooms.catch_up_late(again)
            assert again.table_for(SPECTATOR).status == "open"
            assert not again.coming

    run(main())


async def delayed(server: Services) -> Room:
    """A table that watchers see a minute later, with two moves."""
    persons = [await inside.person(server, name) for name in ("Ada", "Bo")]
    room = await inside.table(server, persons, delay=60)
    room = await server.hub.rooms.get(room.table.id)
    await inside.act(server, room, 0, "bid 1")
    await inside.act(server, room, 1, "bid 2")
    return room
