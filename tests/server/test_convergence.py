"""Clients that duplicate, reorder, delay and drop messages end where a fresh client begins."""

import asyncio
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lanternway.client import Ledger
from lanternway.messages.client import Act, Subscribe, Undo
from lanternway.messages.server import Ack, Resync, ServerMessage, Update
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from tests.server import inside
from tests.server.serving import run


class Shaky:
    """A client behind a network that does what Hypothesis says."""

    def __init__(self, server: Services, who: PersonRow, room: Room) -> None:
        self.server = server
        self.who = who
        self.id = room.table.id
        self.ledger = Ledger(self.id)
        self.hand = inside.Hand()
        self.task = asyncio.create_task(server.serve_socket(self.hand, who))
        self.sending: list[Any] = []
        self.arriving: list[ServerMessage] = []
        self.commands = 0
        self.acked: set[str] = set()
        self.subscribe()

    def subscribe(self) -> None:
        self.sending.append(Subscribe(id="s", table=self.id, since=self.ledger.seq))

    def want(self, pick: int) -> None:
        """Decide something, on what this client believes."""
        picture = self.ledger.picture
        if picture is None or not picture.legal:
            return
        self.commands += 1
        id_ = f"c{self.commands}"
        if pick % 5 == 0 and picture.undo.steps:
            self.sending.append(Undo(id=id_, table=self.id, seat=picture.seat, seq=picture.seq))
            return
        choice = picture.legal[pick % len(picture.legal)]
        self.sending.append(
            Act(
                id=id_,
                table=self.id,
                seat=picture.seat,
                seq=picture.seq,
                notation=choice.notation,
            )
        )

    async def pump(self) -> None:
        await inside.until_quiet(self.server)
        self.arriving += self.hand.heard()

    def take(self, message: ServerMessage) -> None:
        if isinstance(message, Resync):
            message = message.update
        if isinstance(message, Update) and not self.ledger.take(message):
            self.subscribe()
        if isinstance(message, Ack) and message.id.startswith("c"):
            self.acked.add(message.id)

    async def drop_connection(self) -> None:
        self.hand.incoming.put_nowait(None)
        await self.task
        self.sending.clear()
        self.arriving.clear()
        self.hand = inside.Hand()
        self.task = asyncio.create_task(self.server.serve_socket(self.hand, self.who))
        self.subscribe()

    async def close(self) -> None:
        self.hand.incoming.put_nowait(None)
        await self.task


WHAT = st.sampled_from(["want", "want", "send", "send", "resend", "lose", "take", "take", "late",
                        "again", "miss", "cut"])  # fmt: skip
STEPS = st.lists(st.tuples(st.integers(0, 1), WHAT, st.integers(0, 30)), min_size=10, max_size=60)


async def step(client: Shaky, what: str, pick: int) -> None:
    if what == "want":
        client.want(pick)
    elif what == "cut":
        await client.drop_connection()
    elif client.sending and what in ("send", "resend", "lose"):
        message = client.sending[pick % len(client.sending)]
        if what != "resend":
            client.sending.remove(message)
        if what != "lose":
            client.hand.say(message)
    await client.pump()
    if client.arriving and what in ("take", "late", "again", "miss"):
        place = pick % len(client.arriving) if what == "late" else 0
        message = client.arriving[place]
        if what != "again":
            del client.arriving[place]
        if what != "miss":
            client.take(message)


async def heal(client: Shaky) -> None:
    """The network is well again: everything that waits comes through, and the client asks once."""
    client.sending.clear()
    client.subscribe()
    while client.sending:
        client.hand.say(client.sending.pop(0))
        await client.pump()
        while client.arriving:
            client.take(client.arriving.pop(0))


def known(ledger: Ledger) -> tuple[Any, ...]:
    assert ledger.picture is not None
    picture = ledger.picture
    return (ledger.seq, ledger.moments, picture.view, picture.legal, picture.prompt, picture.table,
            picture.undo, picture.consent)  # fmt: skip


@settings(max_examples=25)
@given(STEPS)
def test_every_client_converges_to_what_a_fresh_one_sees(steps: list[tuple[int, str, int]]) -> None:
    async def main() -> None:
        async with inside.services() as server:
            persons = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, persons)
            clients = [Shaky(server, who, room) for who in persons]
            for number, what, pick in steps:
                await step(clients[number], what, pick)
            for client in clients:
                await heal(client)
            for client, who in zip(clients, persons, strict=True):
                await heal(client)
                fresh = Shaky(server, who, room)
                await heal(fresh)
                assert known(client.ledger) == known(fresh.ledger)
                await fresh.close()
            rows = await server.store.rows(room.table.id)
            for client, who in zip(clients, persons, strict=True):
                done = [row.command for row in rows if row.actor == who.id and row.command]
                assert len(done) == len(set(done))
                assert client.acked <= set(done)
                await client.close()

    run(main())
