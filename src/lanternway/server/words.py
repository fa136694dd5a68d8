"""A table in words: what a viewer may see of it, by the game's `text.py`, in the viewer's language."""

import functools

from lanternway import text
from lanternway.core import SPECTATOR, Game, Match, get_game
from lanternway.core.languages import LANGUAGES
from lanternway.locales import Translator
from lanternway.messages.http import TableText, TextChoice, TextQuestion, TextSection
from lanternway.server.log.changes import Moved, Undone
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.looking import Eyes, Sight
from lanternway.server.rooms import Room, Rooms
from lanternway.text import Question, Section, sight_of, text_room, told_lines

LOOK_BACK = 60
"""Of so many moments at most it is told what happened since the viewer decided."""


@functools.cache
def translator(language: str) -> Translator:
    return Translator(language if language in LANGUAGES else LANGUAGES[0])


async def table_text(rooms: Rooms, room: Room, eyes: Eyes, language: str) -> TableText:
    """Denied if these eyes may not look: checked first, and again after the wait."""
    viewer = eyes.seat
    since = max(0, room.look(eyes).count() - LOOK_BACK)
    rows = await rooms.history(room, viewer, since)
    sight = room.look(eyes)
    here = sight.count()
    seen = [row for row in rows if row.is_seen(viewer) and since < row.count(viewer) <= here]
    return text_of(sight, seen, translator(language))


def text_of(sight: Sight, rows: list[Row], speak: Translator) -> TableText:
    """The present. Empty before the start."""
    table, viewer, here = sight.table, sight.seat, sight.count()
    match = table.match
    if match is None:
        return TableText(seq=here, head=[], news=[], sections=[], question=None)
    names = names_of(table, match, speak)
    told = sight_of(match.state, viewer, speak, names, news(sight, rows, speak, names))
    return said(match.game, told, here, table.status == "playing")


def names_of(table: Table, match: Match, speak: Translator) -> list[str]:
    """By seat, and after them those of what plays without a seat."""
    extra = match.state.seats - match.seats
    return seat_names(table, speak) + [speak.text(f"{match.game.id}-seat-extra")] * extra


def seat_names(table: Table, speak: Translator) -> list[str]:
    """As the page calls them: bots without a name go by their level, numbered when there are several."""
    plain = [
        seat.name or (speak.text(level_message(seat.level)) if seat.level else speak.player(n))
        for n, seat in enumerate(table.seats)
    ]
    return [
        name
        if table.seats[n].name or plain.count(name) == 1
        else f"{name} {plain[: n + 1].count(name)}"
        for n, name in enumerate(plain)
    ]


def level_message(level: str) -> str:
    """The message that names a bot: `level:3` is a level, anything else a kind."""
    kind, _, number = level.partition(":")
    return f"bots-level-{number}" if number else f"bots-name-{kind}"


def said(game: Game, seen: text.Sight, seq: int, asked: bool) -> TableText:
    """What somebody sees of a game, in words, every part in full."""
    room = text_room(game)
    screen = room.screen(seen)
    question = screen.question if asked and seen.seat != SPECTATOR else None
    return TableText(
        seq=seq,
        head=list(screen.head),
        news=list(screen.news),
        sections=[_section(one) for one in room.table(seen)],
        question=_question(question) if question else None,
    )


def news(sight: Sight, rows: list[Row], speak: Translator, names: list[str]) -> tuple[str, ...]:
    """What happened since the viewer decided last; nothing of what was taken back."""
    game, viewer = get_game(sight.table.setting.game), sight.seat
    told: list[str] = []
    for row in rows:
        if isinstance(row.change, Undone):
            told = []
        elif isinstance(row.change, Moved):
            if row.seat == viewer:
                told = []
            act = [event.project(viewer) for event in row.change.events]
            told += told_lines(game, act, speak, names)
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
