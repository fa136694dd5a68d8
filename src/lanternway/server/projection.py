"""Projection: what one viewer may know of a table, as messages. The only way out for a table's data.

Whoever calls has looked first: nothing here takes a viewer that was not checked (`looking.Sight`)."""

from typing import Any, assert_never, cast

from lanternway.core import SPECTATOR, Match, State, get_game
from lanternway.messages import server
from lanternway.server import offers
from lanternway.server.log import clocks
from lanternway.server.log.changes import (
    Answered,
    Away,
    Back,
    Closed,
    Created,
    Ended,
    Filled,
    Hinted,
    HintsAllowed,
    Hushed,
    Joined,
    Left,
    Moved,
    Proposed,
    Rematched,
    Said,
    Seeded,
    Started,
    Undone,
)
from lanternway.server.log.hints import persons
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.looking import Sight


def info(sight: Sight) -> server.TableInfo:
    """The table from outside; the invitation only for those who sit here."""
    table, viewer = sight.table, sight.seat
    setting = table.setting
    seated = viewer != SPECTATOR and table.seats[viewer].kind != "open"
    clock = setting.clock
    round_, rounds = (0, 0) if table.match is None else table.match.state.progress()
    return server.TableInfo(
        id=table.id,
        game=setting.game,
        options=setting.options,
        status=cast(Any, table.status),
        seats=[
            server.SeatInfo(
                seat=i,
                name=seat.name,
                kind=cast(Any, seat.kind),
                person=seat.person,
                level=seat.level,
                away=seat.away,
                seeded=bool(seat.seed),
                stood_in=seat.stood_in,
                invited=seat.invited,
            )
            for i, seat in enumerate(table.seats)
        ],
        owner=setting.owner,
        clock=server.Clock(
            kind=clock.kind, bank=clock.bank, increment=clock.increment, days=clock.days
        ),
        listed=setting.listed,
        watch=setting.watch,
        delay=setting.delay,
        created=table.created,
        hushed=table.hushed or setting.delay > 0,
        commitment=setting.commitment,
        to_move=table.to_move(),
        moves=table.moves[SPECTATOR + 1],
        round=round_,
        rounds=rounds,
        deadline=deadline(table),
        result=result(table),
        rematch=table.rematch,
        invite=setting.invite if seated else None,
        hints=hints(table),
        harmed=table.harmed,
        from_position=bool(setting.position),
    )


def hints(table: Table) -> server.HintInfo:
    """The same for everybody."""
    used = [sum(asker == seat for asker, _ in table.hints.used) for seat in range(len(table.seats))]
    free = persons(table) < 2
    state = "free" if free else "agreed" if table.hints.agreed else "closed"
    return server.HintInfo(state=cast(Any, state), used=used)


def deadline(table: Table) -> float | None:
    """As if no server were ever away: for a list of tables that is near enough."""
    if not table.clocks:
        return None
    end = clocks.deadline(table.clocks, table.running(), table.at, clocks.Downtimes())
    return None if end is None else end[0]


def result(table: Table) -> server.Result | None:
    ended = table.result
    if ended is None:
        return None
    return server.Result(
        ended=ended.ended, scores=ended.scores, ranks=ended.ranks, parts=ended.parts
    )


def shown(state: State, sight: Sight) -> dict[str, Any]:
    """What the viewer may know of a state of the table."""
    return offers.shown(state, sight.seat)


def picture(
    sight: Sight, now: float, downtimes: clocks.Downtimes, muted: list[str]
) -> server.Picture:
    """The whole present."""
    table, viewer = sight.table, sight.seat
    match = table.match
    state = None if match is None else match.state
    deciding = state is not None and viewer != SPECTATOR and table.status == "playing"
    legal = state.legal(viewer) if deciding and state is not None else []
    return server.Picture(
        seq=table.count(viewer),
        now=now,
        seat=viewer,
        table=info(sight),
        view=None if state is None else offers.shown(state, viewer),
        prompt=offers.prompt(state, viewer) if deciding and state is not None else None,
        legal=[offers.offered(state, viewer, action) for action in legal]
        if state is not None
        else [],
        locked=offers.locked(state, viewer, legal) if deciding and state is not None else [],
        ready=offers.ready(state) if state is not None and table.status == "playing" else [],
        undo=undo_info(sight),
        clocks=seat_clocks(table, now, downtimes),
        consent=consent(table),
        muted=muted,
    )


def undo_info(sight: Sight) -> server.UndoInfo:
    table, viewer = sight.table, sight.seat
    match: Match | None = table.match
    if match is None or viewer == SPECTATOR or table.status != "playing":
        return server.UndoInfo(steps=0, ask=False)
    return server.UndoInfo(
        steps=match.can_undo(viewer), ask=table.moves[viewer + 1] > 0 and table.consent is None
    )


def seat_clocks(table: Table, now: float, downtimes: clocks.Downtimes) -> list[server.SeatClock]:
    if table.setting.clock.kind == "none" or not table.clocks:
        return [server.SeatClock(left=None, running=False) for _ in table.seats]
    running = table.running()
    left = clocks.charge(table.clocks, running, table.at, now, downtimes)
    return [server.SeatClock(left=ms, running=seat in running) for seat, ms in enumerate(left)]


def consent(table: Table) -> server.Consent | None:
    pending = table.consent
    if pending is None:
        return None
    return server.Consent(
        request=pending.request,
        kind=cast(Any, pending.what),
        seat=pending.seat,
        moves=pending.moves,
        absent=pending.absent,
        agreed=sorted(pending.agreed),
        waiting=table.waiting(),
    )


def story(game: str, told: list[dict[str, Any]]) -> list[server.StoryLine]:
    """Events as lines of the log. Made from what the viewer was told, so it tells no more."""
    if not told:
        return []
    return [
        server.StoryLine(
            level=cast(Any, line.level),
            message=line.message,
            args=line.args,
            seat=line.seat,
            events=line.events,
        )
        for line in get_game(game).story.tell(told)
    ]


def moments(rows: list[Row], sight: Sight, muted: list[str]) -> list[server.Moment]:
    return [moment(row, sight, muted) for row in rows]


def moment(row: Row, sight: Sight, muted: list[str]) -> server.Moment:
    """A row as this viewer may know it. Built up from what may be told."""
    viewer, seats = sight.seat, sight.table.seats
    name = seats[row.seat].name if 0 <= row.seat < len(seats) else ""
    notation: str | None = None
    events: list[dict[str, Any]] = []
    undone: list[int] = []
    text = ""
    told: dict[str, Any] = {}
    match row.change:
        case Moved() as moved:
            events = [event.project(viewer) for event in moved.events]
            notation = moved.line.notation if viewer == row.seat else None
        case Undone(counts=counts):
            undone = counts[viewer + 1]
        case Said() as said:
            name = said.name
            told = {"person": said.person}
            text = "" if said.person in muted else said.text
        case Proposed(request=request, what=what, moves=moves, absent=absent):
            told = {"request": request, "kind": what, "moves": moves, "absent": absent}
        case Answered(request=request, agree=agree):
            told = {"request": request, "agree": agree}
        case Away(level=level, reason=reason):
            told = {"level": level, "reason": reason}
        case Back(level=nobody, reason=reason):
            told = {"level": nobody, "reason": reason}
        case Joined(name=who) | Left(name=who):
            name = who
        case Rematched(table=table):
            told = {"table": table}
        case Hushed(on=on) | HintsAllowed(on=on):
            told = {"on": on}
        case Filled(level=level):
            told = {"level": level}
        case Created() | Seeded() | Started() | Hinted() | Ended() | Closed():
            pass
        case unknown:
            assert_never(unknown)
    return server.Moment(
        seq=row.count(viewer),
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        name=name,
        events=events,
        story=story(sight.table.setting.game, events),
        notation=notation,
        undone=undone,
        text=text,
        data=told,
    )
