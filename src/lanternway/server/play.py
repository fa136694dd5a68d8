"""What persons do at a table that is played. Every channel comes through here."""

import secrets
import time

from lanternway.core import LanternwayError, NotationError, Refusal
from lanternway.server import asking, deciding, framing, loading, metrics, players, wire
from lanternway.server.deciding import Draft
from lanternway.server.errors import Denied, Stale, forbidden, impossible, unknown
from lanternway.server.hub import Build, Done, Hub
from lanternway.server.rooms import Room
from lanternway.server.rows import Row
from lanternway.server.table import Table


def own_seat(table: Table, person: str, seat: int) -> None:
    """Nobody acts for another."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].person != person:
        raise forbidden("server-why-not-your-seat", "this is not your seat", {"seat": seat})


def may_look(table: Table, person: str | None, invite: str = "") -> None:
    """Watching may be closed; then a table is as if it were not there."""
    setting = table.setting
    if (
        setting.watch
        or (table.status == "open" and setting.listed)
        or (person is not None and table.seats_of(person))
        or secrets.compare_digest(invite.encode(), setting.invite.encode())
    ):
        return
    raise unknown("table")


def viewer_of(table: Table, person: str | None, seat: int | None, invite: str = "") -> int:
    """As whom a person looks at a table: a seat of theirs, or a watcher."""
    mine = table.seats_of(person) if person is not None else []
    if seat is None:
        seat = mine[0] if mine else -1
    if seat >= 0 and seat not in mine:
        raise forbidden("server-why-not-your-seat", "this is not your seat", {"seat": seat})
    may_look(table, person, invite)
    return seat


class Play:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def act(self, id_: str, person: str, ask: asking.Act) -> Done:
        began = time.perf_counter()

        async def build(draft: Draft) -> None:
            table = draft.table
            own_seat(table, person, ask.seat)
            if table.seats[ask.seat].away:
                raise impossible("server-why-away", "a bot plays here: take the seat back first")
            deciding.act(draft, ask.seat, ask.seq, ask.notation)

        try:
            done = await self._caught_up(id_, person, ask.id, ask.seat, ask.seq, build)
        finally:
            metrics.SECONDS.observe(time.perf_counter() - began)
        if done.new:
            metrics.MOVES.labels(game=(await self.hub.rooms.get(id_)).table.setting.game).inc()
        return done

    async def _caught_up(
        self, id_: str, person: str, command: str, seat: int, seq: int, build: Build
    ) -> Done:
        """Run a command of somebody who has seen `seq`: perhaps at another process."""
        room = await self.hub.rooms.get(id_)
        if 0 <= seat < len(room.table.seats) and seq > room.table.number(seat):
            await self.hub.refresh(room)
            if seq > room.table.number(seat):
                raise Stale
        return await self.hub.run(id_, person, command, build)

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
            own_seat(table, person, ask.seat)
            if ask.to == "ask":
                deciding.ask(draft, ask.seat, "undo", ask.moves)
                await self._moves_back(table, ask.seat, ask.moves)  # refuses what is too far
                if alone(table, ask.seat):
                    await self._go_back(draft, ask.seat, ask.moves)
            else:
                rows = await self._rows(table, list(table.line[-1000:]), recent=True)
                deciding.undo(draft, ask.seat, ask.seq, ask.to == "turn", rows)

        return await self._caught_up(id_, person, ask.id, ask.seat, ask.seq, build)

    async def ask_end(self, id_: str, person: str, ask: asking.AskEnd) -> Done:
        async def build(draft: Draft) -> None:
            own_seat(draft.table, person, ask.seat)
            deciding.ask(draft, ask.seat, "end", 0)
            if alone(draft.table, ask.seat):
                deciding.end_early(draft)

        return await self.hub.run(id_, person, ask.id, build)

    async def answer(self, id_: str, person: str, ask: asking.Answer) -> Done:
        async def build(draft: Draft) -> None:
            table = draft.table
            own_seat(table, person, ask.seat)
            question = table.question
            deciding.answer(draft, ask.seat, ask.request, ask.agree)
            assert question is not None
            if ask.agree and table.waiting() == [ask.seat]:
                if question.what == "undo":
                    await self._go_back(draft, question.seat, question.moves)
                else:
                    deciding.end_early(draft)

        return await self.hub.run(id_, person, ask.id, build)

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
        async def build(draft: Draft) -> None:
            table = draft.table
            if ask.seat >= 0:
                own_seat(table, person, ask.seat)
            elif not table.seats_of(person):
                may_look(table, person)
                if table.setting.delay:
                    raise forbidden("server-why-silent", "watchers of this table cannot talk")
            said_by = table.seats[ask.seat].name if ask.seat >= 0 else name
            draft.add("said", ask.seat, text=ask.text, person=person, name=said_by)

        return await self.hub.run(id_, person, ask.id, build)

    async def autopilot(self, id_: str, person: str, ask: asking.Autopilot) -> Done:
        async def build(draft: Draft) -> None:
            table = draft.table
            own_seat(table, person, ask.seat)
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

        return await self.hub.run(id_, person, ask.id, build)


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


def ack(done: Done, command: str, viewer: int) -> wire.Ack:
    return wire.Ack(id=command, seq=done.row.number(viewer), moved=done.new)


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
    hub: Hub, room: Room, command: str, viewer: int, since: int, muted: list[str]
) -> wire.Resync:
    """The present, for somebody who answered the past."""
    update = await hub.rooms.make_update(room, viewer, since, muted)
    return wire.Resync(id=command, update=update)
