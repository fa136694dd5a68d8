"""The classroom: lessons for people on the network. Nothing is stored while a lesson is taken, because
everything follows from the answers; people's progress is stored, for guests and accounts alike."""

import asyncio
import functools
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from lanternway.core import Event, Game, Match, State, game_ids, get_game, oneline
from lanternway.core.errors import LanternwayError
from lanternway.core.event import foreseen
from lanternway.lessons import LEARNER, Lesson, LessonPlay, Line, get_lesson, lessons_of
from lanternway.lessons.guide import FirstGame, due, guide_of
from lanternway.lessons.play import Moved
from lanternway.messages import server
from lanternway.messages.http import TableText
from lanternway.messages.learning import (
    CoachCase,
    CoachLine,
    CoachStep,
    FirstGameInfo,
    GameGuide,
    Learning,
    LessonInfo,
    LessonMove,
    LessonPicture,
    LessonTurn,
    Tip,
    Tips,
)
from lanternway.server import offers, projection, words
from lanternway.server.looking import Sight
from lanternway.server.store import Progress, Store
from lanternway.text import sight_of

TABLES: Final = 100
"""Among so many of a person's newest tables a first game is looked for."""


class Classroom:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._read = False

    async def read(self) -> None:
        """Once, beside what is played: every lesson and tip is read before somebody needs the first."""
        if self._read:
            return
        for game in game_ids():
            await asyncio.to_thread(lessons_of, game)
            await asyncio.to_thread(guide_of, game)
        self._read = True

    async def begun(self, person: str) -> int:
        """How many lessons this person has left halfway: the list of them has to play each as far."""
        return sum(1 for kept in (await self.store.progress(person)).values() if kept.answers)

    async def learning(self, person: str | None) -> Learning:
        """All that is taught, and how far this person is."""
        await self.read()
        kept = {} if person is None else await self.store.progress(person)
        mine = [] if person is None else await self.store.mine(person, TABLES)
        tables = [msgspec.json.decode(row.info, type=server.TableInfo) for row in mine]
        guides = [self._guide(game, kept, tables) for game in game_ids() if lessons_of(game)]
        return Learning(games=guides)

    def _guide(
        self, game: str, kept: dict[str, Progress], tables: list[server.TableInfo]
    ) -> GameGuide:
        guide = guide_of(game)
        first_games = guide.first_games if guide else ()
        return GameGuide(
            game=game,
            lessons=[lesson_info(one, kept.get(one.id)) for one in lessons_of(game)],
            first_games=[first_game(get_game(game), one, tables) for one in first_games],
            advice=list(guide.later) if guide else [],
        )

    async def answer(
        self, game: str, name: str, answers: list[str], answer: str | None, person: str | None
    ) -> LessonTurn:
        """Take a lesson one step further; without an answer, say where it stands."""
        await self.read()
        lesson = get_lesson(game, name)
        play = LessonPlay(lesson, answers)
        if answer is None:
            return turn(play, True, None, play.before if play.is_new_table else [], None)
        reply = play.answer(answer)
        if reply.right and person is not None:
            passed = play.step is None
            await self.store.keep_progress(
                person, lesson.id, [] if passed else play.answers, passed
            )
        moved = list(reply.moved)
        left = None
        if reply.right and play.step is not None and play.is_new_table:
            left = picture(play.answered, LEARNER, play.unheld)
        return turn(play, reply.right, reply.said, moved, left)


def standing(game: str, name: str, answers: list[str]) -> Match:
    """A match that stands where the lesson does, with a future of its own."""
    play = LessonPlay(get_lesson(game, name), answers)
    table = play.scene.table
    return oneline.read(oneline.write(play.game, table.options, table.seats, play.state))


def preview(game: str, name: str, answers: list[str], notation: str) -> server.Previewed:
    """What an action would do at the lesson's table."""
    play = LessonPlay(get_lesson(game, name), answers)
    return previewed(play.game, play.state.clone(), LEARNER, notation)


def previewed(game: Game, state: State, seat: int, notation: str) -> server.Previewed:
    """What an action does to a table, which is changed, as far as chance and what is hidden do not decide."""
    barrier, decided = state.barrier(), state.decided()
    events: list[Event] = []
    state.apply(seat, game.catalogue.parse(notation), events)
    certain = state.decided() == decided
    told = [event.project(seat) for event in (events if certain else foreseen(events, barrier))]
    return server.Previewed(
        id="",
        notation=notation,
        uncertain=not certain,
        events=told,
        story=projection.story(game.id, told),
        view=offers.shown(state, seat) if certain else None,
        undoable=True,
    )


def text(game: str, name: str, answers: list[str], language: str) -> TableText:
    """The lesson's table in words."""
    play = LessonPlay(get_lesson(game, name), answers)
    speak = words.translator(language)
    seen = sight_of(play.state, LEARNER, speak, play.players(speak))
    return words.said(play.game, seen, len(answers), asked=True)


def tips(sight: Sight, chosen: Sequence[str], known: Collection[str]) -> Tips:
    """What a newcomer should hear before answering so, told from what the seat may know."""
    table, match = sight.table, sight.table.match
    guide = guide_of(table.setting.game)
    if guide is None or match is None or table.status != "playing":
        return Tips(tips=[])
    answers = [match.game.catalogue.parse(notation) for notation in chosen]
    needed = due(guide, match.state.view(sight.seat), answers, known)
    if needed is None:
        return Tips(tips=[])
    return Tips(tips=[Tip(id=needed.id, message=needed.message, clause=needed.clause)])


def turn(
    play: LessonPlay, right: bool, said: Line | None, moved: list[Moved], left: LessonPicture | None
) -> LessonTurn:
    return LessonTurn(
        answers=play.answers,
        right=right,
        said=line(said),
        moves=[move(play.game.id, one) for one in moved],
        left=left,
        step=step(play),
        picture=picture(play.state, LEARNER, play.unheld),
    )


def step(play: LessonPlay) -> CoachStep | None:
    given = play.step
    if given is None:
        return None
    return CoachStep(
        id=given.id,
        say=line(play.line("say")),
        why=line(play.line("why")),
        task=line(play.line("task")),
        cases=[
            CoachCase(
                title=spoken(one.title),
                then=spoken(one.then),
                show=one.case.show,
                icon=one.case.icon,
                gain=one.gain,
            )
            for one in play.cases()
        ],
        point=list(given.point),
        accepted=[one.text for one in play.legal() if given.accepts(one.text)],
        best=play.shown(),
    )


def line(said: Line | None) -> CoachLine | None:
    return None if said is None else spoken(said)


def spoken(said: Line) -> CoachLine:
    return CoachLine(message=said.message, args=said.args)


def move(game: str, moved: Moved) -> LessonMove:
    told = [event.project(LEARNER) for event in moved.events]
    return LessonMove(
        seat=moved.seat,
        notation=moved.action.text if moved.seat == LEARNER else None,
        events=told,
        story=projection.story(game, told),
    )


def picture(state: State, seat: int, unheld: int = 0) -> LessonPicture:
    """A table as a seat sees it; so many of its seats nobody holds."""
    legal = [] if state.is_over() else state.legal(seat)
    return LessonPicture(
        seats=state.seats - unheld,
        view=offers.shown(state, seat),
        prompt=offers.prompt(state, seat),
        legal=[offers.offered(state, seat, action) for action in legal],
        locked=offers.locked(state, seat, legal),
        ready=offers.ready(state),
        to_move=state.to_move(),
    )


def lesson_info(lesson: Lesson, kept: Progress | None) -> LessonInfo:
    answers: list[str] = []
    if kept is not None and kept.answers:
        answers = list(still_right(lesson.game.id, lesson.name, tuple(kept.answers)))
    return LessonInfo(
        game=lesson.game.id,
        name=lesson.name,
        number=lesson.name.split("-", 1)[0],
        minutes=lesson.minutes,
        steps=[step.id for step in lesson.steps],
        clauses=list(lesson.clauses),
        names=dict(lesson.names),
        next=lesson.next,
        answers=answers,
        passed=kept is not None and kept.passed,
    )


@functools.lru_cache(maxsize=1024)
def still_right(game: str, name: str, answers: tuple[str, ...]) -> tuple[str, ...]:
    """Answers that somebody gave before, as far as a lesson still takes them. To find out is to play it, and
    a list of all lessons asks for each."""
    try:
        return tuple(LessonPlay(get_lesson(game, name), list(answers)).answers)
    except LanternwayError:  # the lesson changed since: it is begun anew
        return ()


def first_game(game: Game, given: FirstGame, tables: list[server.TableInfo]) -> FirstGameInfo:
    """`tables`: a person's, newest first."""
    options = msgspec.to_builtins(game.options.read(given.options))
    own = [one for one in tables if is_set_so(one, game, given, options)]
    return FirstGameInfo(
        name=given.name,
        seats=given.seats,
        options=dict(given.options),
        bots=list(given.bots),
        after=given.after,
        playing=next((one.id for one in own if one.status == "playing"), None),
        played=next((one.id for one in own if one.status == "over"), None),
    )


def is_set_so(
    table: server.TableInfo, game: Game, given: FirstGame, options: dict[str, Any]
) -> bool:
    """Whether a table is one of this first game."""
    bots = [seat.level for seat in table.seats if seat.kind == "bot"]
    return (
        table.game == game.id
        and table.options == options
        and len(table.seats) == given.seats
        and bots == list(given.bots)
        and not table.from_position
    )
