"""A record becomes a finished table. It is replayed first, and refused if it does not hold."""

import asyncio
from typing import Final

from lanternway.core import Match
from lanternway.core import record as records
from lanternway.core.oneline import UNPLAYABLE
from lanternway.core.opening import check_playable
from lanternway.messages.client import NAME_LIMIT
from lanternway.server.accounts import clean, random_letters
from lanternway.server.decide.draft import Draft
from lanternway.server.decide.lobby import new_draft
from lanternway.server.decide.play import moved
from lanternway.server.errors import Denied
from lanternway.server.hub import Hub
from lanternway.server.log.changes import (
    ClockSetting,
    Created,
    Ended,
    Hinted,
    Moved,
    SeatSetting,
    Started,
)
from lanternway.server.log.rows import Audience
from lanternway.server.rooms import Room
from lanternway.server.store import PersonRow

MOVES_LIMIT: Final = 15_000
"""Moves of a record that is replayed here: beyond that it costs others too much time."""


async def import_record(hub: Hub, person: PersonRow, text: str) -> Room:
    check_length(text)
    record, match, played = await asyncio.to_thread(replay, text)
    setting = setting_of(record, person.id)
    draft = new_draft(random_letters(12), setting, person.id, hub.now(), hub.downtimes)
    started = Started(
        deal=records.write_outcomes(match.game, record.deal),
        start=record.start,
        seeds=record.seeds,
        players=[seat.name for seat in setting.seats],
    )
    draft.add(started, match=match)
    for number, (change, audience) in enumerate(played):
        note_hints(draft, record, number)
        draft.add(change, change.line.seat, audience, match)
    note_hints(draft, record, len(played))
    draft.add(end_of(match))
    return await hub.add_table(draft.decision())


def note_hints(draft: Draft, record: records.Record, number: int) -> None:
    """Where hints were asked for before this move."""
    for seat, line in record.hints:
        if line == number:
            draft.add(Hinted(), seat)


def end_of(match: Match) -> Ended:
    outcome = match.state.outcome()
    if outcome is None:
        return Ended(ended="agreed", scores=[], ranks=[], parts=[])
    return Ended(ended="finished", scores=outcome.scores, ranks=outcome.ranks, parts=outcome.parts)


def check_length(text: str) -> None:
    """By its lines, before anything is played: a header, a line per move, a footer."""
    moves = text.rstrip("\n").count("\n") - 1
    if moves > MOVES_LIMIT:
        raise Denied(
            413,
            "server-why-record-long",
            f"the record has {moves} moves; {MOVES_LIMIT} are the most that can be imported",
            {"moves": moves, "most": MOVES_LIMIT},
        )


def replay(text: str) -> tuple[records.Record, Match, list[tuple[Moved, Audience]]]:
    """Read and play a record; RecordError says what is wrong and in which line."""
    record = records.parse(text)
    if any(len(name) > NAME_LIMIT for name in record.players):
        raise records.RecordError(1, f"a player's name is longer than {NAME_LIMIT} letters")
    records.check_secret(record)
    match = records.start(record)
    if record.position:
        check_playable(match)
    played: list[tuple[Moved, Audience]] = []
    for number, line in enumerate(record.lines, 2):
        before = match.state.clone()
        try:
            events = records.step(match, line, number, record.content)
            played.append(moved(before, match, events))
        except UNPLAYABLE as error:
            if not record.position:
                raise
            raise records.RecordError(number, f"the rules cannot go on ({error!r})") from error
    records.check_outcome(record, match)
    return record, match, played


def setting_of(record: records.Record, owner: str) -> Created:
    names = [clean(name) if name else "" for name in record.players]
    names += [""] * (record.seats - len(names))
    return Created(
        game=record.game,
        options=record.options,
        seats=[SeatSetting(kind="bot", name=name) for name in names[: record.seats]],
        clock=ClockSetting(),
        listed=False,
        watch=True,
        delay=0,
        owner=owner,
        invite=random_letters(16),
        secret=record.secret or "",
        commitment=record.commitment,
        content=record.content,
        engine=record.engine,
        rules=record.rules,
        position=record.position,
    )
