"""A table in words: what a viewer may see of it, by the game's room `text.py`, in the viewer's language."""

import functools

from lanternway.core import SPECTATOR
from lanternway.core.languages import LANGUAGES
from lanternway.locales import Translator
from lanternway.messages.http import TableText, TextChoice, TextQuestion, TextSection
from lanternway.server.log.changes import Moved, Undone
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.looking import Eyes
from lanternway.server.rooms import Room, Rooms
from lanternway.text import Question, Section, sight_of, text_room

LOOK_BACK = 60
"""Of so many moments at most it is told what happened since the viewer decided."""


@functools.cache
def translator(language: str) -> Translator:
    return Translator(language if language in LANGUAGES else LANGUAGES[0])


async def table_text(rooms: Rooms, room: Room, eyes: Eyes, language: str) -> TableText:
    """Denied if these eyes may not look: checked first, and again after the wait."""
    eyes.check(room.table)
    viewer = eyes.seat
    since = max(0, room.table_for(viewer).count(viewer) - LOOK_BACK)
    rows = await rooms.history(room, viewer, since)
    eyes.check(room.table)
    table = room.table_for(viewer)
    here = table.count(viewer)
    seen = [row for row in rows if row.is_seen(viewer) and since < row.count(viewer) <= here]
    return text_of(table, viewer, seen, translator(language))


def text_of(table: Table, viewer: int, rows: list[Row], speak: Translator) -> TableText:
    """Empty before the start."""
    here = table.count(viewer)
    match = table.match
    if match is None:
        return TableText(seq=here, head=[], news=[], sections=[], question=None)
    room = text_room(match.game)
    extra = match.state.seats - match.seats
    names = [seat.name or speak.player(n) for n, seat in enumerate(table.seats)]
    names += [speak.text(f"{match.game.id}-seat-extra")] * extra
    sight = sight_of(match.state, viewer, speak, names, news(table, viewer, rows, speak, names))
    screen = room.screen(sight)
    playing = viewer != SPECTATOR and table.status == "playing"
    return TableText(
        seq=here,
        head=list(screen.head),
        news=list(screen.news),
        sections=[_section(one) for one in room.table(sight)],
        question=_question(screen.question) if playing and screen.question else None,
    )


def news(
    table: Table, viewer: int, rows: list[Row], speak: Translator, names: list[str]
) -> tuple[str, ...]:
    """What happened since the viewer decided last; nothing of what was taken back."""
    told: list[str] = []
    for row in rows:
        if isinstance(row.change, Undone):
            told = []
        elif isinstance(row.change, Moved):
            if row.seat == viewer:
                told = []
            told += [
                speak.event(table.setting.game, event.project(viewer), names)
                for event in row.change.events
            ]
    return tuple(told)


def _section(section: Section) -> TextSection:
    return TextSection(
        key=section.key,
        title=section.title,
        lines=list(section.lines),
        columns=list(section.columns),
        rows=[list(row) for row in section.rows],
        drawing=list(section.drawing),
        words=list(section.words),
    )


def _question(question: Question) -> TextQuestion:
    return TextQuestion(
        title=question.title,
        clause=question.clause,
        columns=list(question.columns),
        choices=[
            TextChoice(notation=one.action.text, cells=list(one.cells)) for one in question.choices
        ],
        notes=list(question.notes),
    )
