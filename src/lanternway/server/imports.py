"""Imports: a record becomes a finished table. It is replayed first: what does not hold is refused."""

import asyncio
from typing import Final

from lanternway.core import Event, Match
from lanternway.core import record as records
from lanternway.server import deciding
from lanternway.server.asking import NAME_LIMIT
from lanternway.server.errors import Denied
from lanternway.server.hub import Hub, summary
from lanternway.server.lobby import to_plain
from lanternway.server.people import letters
from lanternway.server.rooms import Room
from lanternway.server.rows import ClockSetting, Row, SeatSetting, Setting
from lanternway.server.store import PersonRow
from lanternway.server.table import Table

Played = list[tuple[records.Line, list[Event], int, list[int]]]

MOVES_LIMIT: Final = 15_000
"""Moves of a record that is replayed here: beyond that it costs others too much time."""


async def import_record(hub: Hub, person: PersonRow, text: str) -> Room:
    check_length(text)
    record, match, played = await asyncio.to_thread(replay, text)
    now = hub.now()
    table = Table(letters(12))
    setting = setting_of(record, person.id)
    created = Row(
        seq=1,
        at=now,
        kind="created",
        actor=person.id,
        numbers=(1,) * (record.seats + 1),
        data=to_plain(setting),
    )
    table.apply(created)
    draft = deciding.Draft(table, now, hub.away, person.id)
    draft.add(
        "started",
        deal=records.write_outcomes(match.game, record.deal),
        start=record.start,
        seeds=record.seeds,
        players=[seat.name for seat in setting.seats],
    )
    for line, events, seen, asked in played:
        outcomes = records.write_outcomes(match.game, line.outcomes)
        draft.add(
            "moved",
            line.seat,
            seen,
            line=[line.seat, line.notation, outcomes, line.hash],
            events=[event.to_data() for event in events],
            asked=asked,
        )
    outcome = match.state.outcome()
    if outcome is None:
        draft.add("ended", ended="agreed", scores=[], ranks=[], parts=[])
    else:
        draft.add("ended", ended="finished", **outcome.to_data())
    for row in draft.rows:
        table.apply(row, match if row.kind == "moved" else None)
    await hub.store.create(
        table.id, setting.game, False, [created, *draft.rows], summary(table, hub.away)
    )
    return hub.rooms.add(table)


def check_length(text: str) -> None:
    """By its lines, before anything is played: a header, a line a move, a footer."""
    moves = text.rstrip("\n").count("\n") - 1
    if moves > MOVES_LIMIT:
        raise Denied(
            413,
            "server-why-record-long",
            f"the record has {moves} moves; {MOVES_LIMIT} are the most that can be brought here",
            {"moves": moves, "most": MOVES_LIMIT},
        )


def replay(text: str) -> tuple[records.Record, Match, Played]:
    """Read and play a record; RecordError says what is wrong and in which line."""
    record = records.parse(text)
    if any(len(name) > NAME_LIMIT for name in record.players):
        raise records.RecordError(1, f"a player's name is longer than {NAME_LIMIT} letters")
    records.check_secret(record)
    match = records.start(record)
    played: Played = []
    for number, line in enumerate(record.lines, 2):
        before = match.state.clone()
        events = records.step(match, line, number, record.content)
        asked = deciding.asked_anew(match.seats, before, match.state, line.seat)
        seen = deciding.EVERYBODY
        if not events:
            seen = deciding.seers(match.seats, before, match.state, [line.seat, *asked])
        played.append((line, events, seen, asked))
    records.check_outcome(record, match)
    return record, match, played


def setting_of(record: records.Record, owner: str) -> Setting:
    names = record.players + [""] * (record.seats - len(record.players))
    return Setting(
        game=record.game,
        options=record.options,
        seats=[SeatSetting(kind="bot", name=name) for name in names[: record.seats]],
        clock=ClockSetting(),
        listed=False,
        watch=True,
        delay=0,
        owner=owner,
        invite=letters(16),
        secret=record.secret or "",
        commitment=record.commitment,
        content=record.content,
        engine=record.engine,
    )
