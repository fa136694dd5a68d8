"""What persons do at a table that is played. Every channel comes through here."""

import time

from lanternway.core import LanternwayError, NotationError, Refusal
from lanternway.server import asking, deciding, framing, loading, metrics, players, wire
from lanternway.server.deciding import Draft
from lanternway.server.errors import Denied, Stale, forbidden, impossible
from lanternway.server.hub import Build, Done, Hub
from lanternway.server.looking import Eyes, may_look, own_seat
from lanternway.server.rooms import Room
from lanternway.server.rows import Row
from lanternway.server.table import Table


class Play:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def act(self, id_: str, person: str, ask: asking.Act) -> Done:
        began = time.perf_counter()

        async def build(draft: Draft) -> None:
            if draft.table.seats[ask.seat].away:
                raise impossible("server-why-away", "a bot plays here: take the seat back first")
            deciding.act(draft, ask.seat, ask.seq, ask.notation)

        try:
            done = await self._caught_up(id_, person, ask, build)
        finally:
            metrics.SECONDS.observe(time.perf_counter() - began)
        if done.new:
            metrics.MOVES.labels(game=(await self.hub.rooms.get(id_)).table.setting.game).inc()
        return done

    async def _caught_up(
        self, id_: str, person: str, ask: asking.Act | asking.Undo, build: Build
    ) -> Done:
        """Run a command of somebody who has seen `seq`: perhaps at another process."""
        room = await self.hub.rooms.get(id_)
        if ask.seat in room.table.seats_of(person) and ask.seq > room.table.number(ask.seat):
            await self.hub.refresh(room)

        async def build_on_what_was_seen(draft: Draft) -> None:
            if ask.seq > draft.table.number(ask.seat):
                raise Stale
            await build(draft)

        return await self._run(id_, person, ask.id, ask.seat, build_on_what_was_seen)

    async def _run(self, id_: str, person: str, command: str, seat: int, build: Build) -> Done:
        """Run a command of a seat, for the person who sits there."""

        def check(table: Table) -> None:
            own_seat(table, person, seat)

        return await self.hub.run(id_, person, command, check, build)

    async def preview(self, id_: str, person: str, ask: asking.Preview) -> wire.Previewed:
        table = (await self.hub.rooms.get(id_)).table
        own_seat(table, person, ask.seat)
        events, state, undoable = deciding.preview(table, ask.seat, ask.notation)
        return wire.Previewed(
            id=ask.id,
            notation=ask.notation,
            uncertain=state is None,
            events=[event.project(ask.seat) for event in events],
            view=None if state is None else framing.shown(state, ask.seat),
            undoable=undoable,
        )

    async def undo(self, id_: str, person: str, ask: asking.Undo) -> Done:
        async def build(draft: Draft) -> None:
            table = draft.table
            if ask.to == "ask":
                deciding.ask(draft, ask.seat, "undo", ask.moves)
                await self._moves_back(table, ask.seat, ask.moves)  # refuses what is too far
                if alone(table, ask.seat):
                    await self._go_back(draft, ask.seat, ask.moves)
            else:
                rows = await self._rows(table, list(table.line[-1000:]), recent=True)
                deciding.undo(draft, ask.seat, ask.seq, ask.to == "turn", rows)

        return await self._caught_up(id_, person, ask, build)

    async def ask_end(self, id_: str, person: str, ask: asking.AskEnd) -> Done:
        async def build(draft: Draft) -> None:
            deciding.ask(draft, ask.seat, "end", 0)
            if alone(draft.table, ask.seat):
                deciding.end_early(draft)

        return await self._run(id_, person, ask.id, ask.seat, build)

    async def answer(self, id_: str, person: str, ask: asking.Answer) -> Done:
        async def build(draft: Draft) -> None:
            table = draft.table
            question = table.question
            deciding.answer(draft, ask.seat, ask.request, ask.agree)
            assert question is not None
            if ask.agree and table.waiting() == [ask.seat]:
                if question.what == "undo":
                    await self._go_back(draft, question.seat, question.moves)
                else:
                    deciding.end_early(draft)

        return await self._run(id_, person, ask.id, ask.seat, build)

    async def _go_back(self, draft: Draft, seat: int, visible: int) -> None:
        table = draft.table
        moves, rows = await self._moves_back(table, seat, visible)
        after = await loading.without(self.hub.store, table.id, moves)
        deciding.take_back(draft, seat, moves, rows, after)

    async def _moves_back(
        self, table: Table, seat: int, visible: int
    ) -> tuple[list[int], dict[int, Row]]:
        rows = await self._rows(table, list(table.line), recent=False)
        return deciding.moves_back(table, seat, visible, rows), rows

    async def _rows(self, table: Table, moves: list[int], recent: bool) -> dict[int, Row]:
        """Rows by number; from memory if the newest are enough."""
        if recent:
            found = {row.seq: row for row in table.recent}
            match = table.match
            steps = 0 if match is None else max(match.can_undo(s) for s in range(match.seats))
            if all(move in found for move in moves[len(moves) - steps :]):
                return found
        return {row.seq: row for row in await self.hub.store.rows(table.id)}

    async def say(self, id_: str, person: str, name: str, ask: asking.Talk) -> Done:
        def check(table: Table) -> None:
            if ask.seat >= 0:
                own_seat(table, person, ask.seat)
            elif not table.seats_of(person):
                may_look(table, person)
                if table.setting.delay:
                    raise forbidden("server-why-silent", "watchers of this table cannot talk")

        async def build(draft: Draft) -> None:
            said_by = draft.table.seats[ask.seat].name if ask.seat >= 0 else name
            draft.add("said", ask.seat, text=ask.text, person=person, name=said_by)

        return await self.hub.run(id_, person, ask.id, check, build)

    async def autopilot(self, id_: str, person: str, ask: asking.Autopilot) -> Done:
        async def build(draft: Draft) -> None:
            table = draft.table
            deciding.playing(table)
            if ask.level is None:
                if not table.seats[ask.seat].away:
                    raise impossible("server-why-here", "nobody plays for you")
                draft.bots.discard(ask.seat)
                draft.add("back", ask.seat, level=None, reason="asked")
                return
            known = players.levels()
            if ask.level not in known:
                raise unknown_level(ask.level, known)
            draft.bots.add(ask.seat)
            draft.add("away", ask.seat, level=ask.level, reason="asked")

        return await self._run(id_, person, ask.id, ask.seat, build)


def alone(table: Table, seat: int) -> bool:
    """Whether nobody else has to be asked: bots agree to everything."""
    return all(s.kind != "person" or s.away or i == seat for i, s in enumerate(table.seats))


def unknown_level(level: str, known: list[str]) -> Denied:
    return Denied(
        400,
        "server-why-level",
        f"there is no bot '{level}' for this game (bots: {', '.join(known)})",
        {"given": level, "names": ", ".join(known)},
    )


def ack(done: Done, command: str) -> wire.Ack:
    """Counted by the seat that the command was done for, whatever a repeated one says."""
    return wire.Ack(id=command, seq=done.row.number(done.row.seat), moved=done.new)


def refused(command: str, error: LanternwayError) -> wire.Refused:
    """Why not, in words for people and for programs."""
    legal: list[str] = []
    clause = ""
    if isinstance(error, Refusal):
        legal, clause = error.legal, error.clause
    elif isinstance(error, NotationError):
        legal = error.near
    return wire.Refused(
        id=command,
        message=error.message,
        args=error.arguments,
        clause=clause,
        text=error.text,
        legal=legal,
    )


async def resync(
    hub: Hub, room: Room, command: str, person: str, seat: int, since: int, muted: list[str]
) -> wire.Resync:
    """The present, for somebody who answered the past at a seat of theirs."""
    own_seat(room.table, person, seat)
    update = await hub.rooms.make_update(room, Eyes(seat, person), since, muted)
    return wire.Resync(id=command, update=update)
