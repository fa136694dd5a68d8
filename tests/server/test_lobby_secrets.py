"""Who looks at the lobby learns nothing of what is decided in secret, nor of what watchers see later."""

from lanternway.messages.client import Join, NewSeat, NewTable, Start, WatchLobby
from lanternway.messages.server import Lobby
from lanternway.server.services import Services
from tests.server import inside
from tests.server.serving import run


async def heard(server: Services, hand: inside.Hand) -> list[Lobby]:
    """What the lobby was told since the last time, once it is told at all."""
    server.connections._refresh_lobby()
    await inside.until_quiet(server)
    return [message for message in hand.heard() if isinstance(message, Lobby)]


def test_secret_steps_leave_no_trace_in_the_lobby(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            persons = [await inside.person(server, name) for name in ("Ada", "Bo", "Cy")]
            secret = await inside.table(server, persons[:2], "skye", listed=True)
            other = await inside.table(server, persons[1:], "skye", listed=True)
            async with inside.connected(server, None) as hand:
                hand.say(WatchLobby(id="l"))
                (first,) = await heard(server, hand)
                assert [table.id for table in first.tables] == [other.table.id, secret.table.id]
                steps = 0
                for _ in range(30):
                    seq = secret.table.count(-1)
                    assert secret.table.match is not None
                    state = secret.table.match.state
                    seat = state.to_move()[0]
                    await inside.act(server, secret, seat, state.legal(seat)[0].text)
                    told = await heard(server, hand)
                    if secret.table.count(-1) == seq:
                        steps += 1
                        assert told == [], "not even that something happened"
                assert steps >= 3, "else this shows nothing"

    run(main())


def test_a_table_whose_watchers_are_kept_behind_leaves_the_lobby_when_it_begins(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            seats = [NewSeat(kind="me"), NewSeat(kind="open")]
            new = NewTable(game="lantern_fair", seats=seats, listed=True, delay=60)
            room = await server.lobby.create(ada, new)
            assert [row.id for row in await server.store.listed("", "", 10)] == [room.table.id]
            await server.hub.run(Join(table=room.table.id), bo)
            await server.hub.run(Start(table=room.table.id), ada)
            while room.table.status == "playing":
                assert await server.store.listed("", "", 10) == []
                assert room.table.match is not None
                state = room.table.match.state
                seat = state.to_move()[0]
                await inside.act(server, room, seat, state.legal(seat)[0].text)
            for status in ("", "open", "playing", "over"):
                assert await server.store.listed("", status, 10) == []

    run(main())
