"""Who plays a seat now, and what is said from it."""

from typing import Final

from lanternway.core.registry import bot_levels
from lanternway.messages.client import Autopilot, Hush, Talk
from lanternway.server.commands import RunOut
from lanternway.server.decide.draft import Draft
from lanternway.server.decide.play import playing
from lanternway.server.errors import Denied, Stale, impossible
from lanternway.server.log import clocks
from lanternway.server.log.changes import Away, Back, Hushed, Said
from lanternway.server.log.table import Table
from lanternway.server.store import PersonRow

AWAY: Final = "level:3"
"""Who plays for somebody who is away: sound, and quick."""


def autopilot(draft: Draft, command: Autopilot) -> None:
    table = draft.table
    playing(table)
    if command.level is None:
        if not table.seats[command.seat].away:
            raise impossible("server-why-here", "nobody plays for you")
        draft.add(Back(), command.seat)
        return
    check_level(command.level)
    draft.add(Away(level=command.level, reason="asked"), command.seat)


def check_level(level: str) -> None:
    known = bot_levels()
    if level not in known:
        raise Denied(
            400,
            "server-why-level",
            f"there is no bot '{level}' for this game (bots: {', '.join(known)})",
            {"given": level, "names": ", ".join(known)},
        )


def run_out(draft: Draft, command: RunOut) -> None:
    """The first running clock is this seat's, and it is at 0."""
    end = clock_end(draft.table, draft.downtimes)
    if end is None or end[1] != command.seat or end[0] > draft.now:
        raise Stale
    draft.add(Away(level=AWAY, reason="time"), command.seat)


def clock_end(table: Table, downtimes: clocks.Downtimes) -> tuple[float, int] | None:
    """When the first running clock is at 0, and whose."""
    if not table.clocks:
        return None
    return clocks.deadline(table.clocks, table.running(), table.at, downtimes)


def hush(draft: Draft, command: Hush) -> None:
    if draft.table.hushed == command.on:
        raise impossible("server-why-hushed", "it is so already")
    draft.add(Hushed(on=command.on))


def talk(draft: Draft, command: Talk, person: PersonRow) -> None:
    name = draft.table.seats[command.seat].name if command.seat >= 0 else person.name
    draft.add(Said(text=command.text, person=person.id, name=name), command.seat)
