"""The rules for people on the network: what a rulebook says, and the tables of its pictures."""

import functools

from lanternway.core import get_game
from lanternway.lessons.play import Line
from lanternway.lessons.rulebook import READER, Passage, Picture, Rulebook, rulebook_of
from lanternway.messages.learning import (
    CoachLine,
    Rules,
    RulesChapter,
    RulesPassage,
    RulesPicture,
    RulesStep,
    RulesTable,
)
from lanternway.server import offers
from lanternway.server.errors import unknown


@functools.cache
def rules(game: str) -> Rules:
    """A game's rules to read; of a game without a rulebook nothing but its name."""
    book = rulebook_of(get_game(game).id)
    if book is None:
        return Rules(game=game, goal=None, turn=[], chapters=[])
    return Rules(
        game=game,
        goal=_passage(book, book.goal),
        turn=[
            RulesStep(line=_line(book.line(step.passage)), icon=step.icon, clause=step.clause)
            for step in book.turn
        ],
        chapters=[
            RulesChapter(
                id=chapter.id,
                title=chapter.title,
                clauses=list(chapter.clauses),
                passages=[_passage(book, passage) for passage in chapter.passages],
            )
            for chapter in book.chapters
        ],
    )


@functools.cache
def rules_table(game: str, name: str) -> RulesTable:
    """The table of a picture."""
    book = rulebook_of(get_game(game).id)
    if book is None or name not in book.tables:
        raise unknown("table")
    state = book.state(name)
    legal = [] if state.is_over() else state.legal(READER)
    return RulesTable(
        seats=state.seats,
        view=offers.shown(state, READER),
        legal=[offers.offered(state, READER, action) for action in legal],
        to_move=state.to_move(),
    )


def _line(line: Line) -> CoachLine:
    return CoachLine(message=line.message, args=line.args)


def _passage(book: Rulebook, passage: Passage) -> RulesPassage:
    return RulesPassage(line=_line(book.line(passage)), picture=_picture(passage.picture))


def _picture(picture: Picture | None) -> RulesPicture | None:
    if picture is None:
        return None
    return RulesPicture(table=picture.table, part=picture.part, mark=list(picture.mark))
