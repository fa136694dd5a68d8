"""`lanternway learn`: a lesson in the terminal: the coach speaks, and the player acts at a real table."""

from typing import Final

from lanternway.cli.answers import read_action
from lanternway.cli.keyboard import EndOfInput, Keyboard
from lanternway.cli.progress import Progress
from lanternway.cli.table import TableText
from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core import Action, game_ids, get_game
from lanternway.core.errors import LanternwayError, Refusal
from lanternway.lessons import (
    GO_ON,
    LEARNER,
    CaseTold,
    Lesson,
    LessonPlay,
    Line,
    get_lesson,
    lessons_of,
)
from lanternway.lessons.lesson import TITLE
from lanternway.lessons.play import Moved
from lanternway.locales.signs import signs_of

COMMANDS: Final = ("show", "back", "again", "skip", "table", "choices", "help", "quit")


def learn(terminal: Terminal, game: str | None, name: str | None, as_json: bool) -> int:
    """Take a lesson, or list those there are; the exit code."""
    progress = Progress.read()
    if game is not None:
        get_game(game)  # says which games there are
    if game is None or as_json:
        list_lessons(terminal, progress, [game] if game else game_ids(), as_json)
        return 0
    lesson = get_lesson(game, name) if name is not None else progress.next_of(game)
    return LessonSession(terminal, Keyboard(), lesson, progress).run()


def list_lessons(terminal: Terminal, progress: Progress, games: list[str], as_json: bool) -> None:
    """Every lesson with its goal, and how far one is."""
    if as_json:
        terminal.json(
            [
                {
                    "lesson": lesson.id,
                    "title": terminal.text(lesson.message("title")),
                    "goal": terminal.text(lesson.message("goal")),
                    "minutes": lesson.minutes,
                    "steps": len(lesson.steps),
                    "done": len(progress.answers(lesson)),
                    "passed": progress.has_passed(lesson),
                }
                for game in games
                for lesson in lessons_of(game)
            ]
        )
        return
    for game in games:
        if not lessons_of(game):
            continue
        terminal.line(terminal.text(f"{game}-name"), "bold")
        for lesson in lessons_of(game):
            mark = "✓" if progress.has_passed(lesson) else "…" if progress.answers(lesson) else " "
            number = lesson.name.split("-", 1)[0].lstrip("0")
            title = terminal.text(lesson.message("title"))
            minutes = terminal.text("cli-learn-minutes", n=lesson.minutes)
            terminal.line(f"{mark} {number}  {title} ({minutes})")
            terminal.line(f"     {terminal.text(lesson.message('goal'))}", "dim")
    terminal.say("cli-learn-how")


class LessonSession:
    """One sitting with the coach."""

    def __init__(
        self, terminal: Terminal, keyboard: Keyboard, lesson: Lesson, progress: Progress
    ) -> None:
        self.terminal = terminal
        self.keyboard = keyboard
        self.lesson = lesson
        self.progress = progress
        self.play = LessonPlay(lesson, progress.answers(lesson))
        self.news: list[str] = []

    def run(self) -> int:
        """Until the lesson is passed or one leaves; the exit code."""
        title = self.terminal.text(self.lesson.message("title"))
        self.terminal.line(title, "bold")
        self.terminal.line(self.terminal.text(self.lesson.message("goal")), "dim")
        if self.play.answers:
            self.terminal.say("cli-learn-resumed", n=len(self.play.answers) + 1)
        try:
            while self.play.step is not None:
                self._show()
                if not self._answered():
                    return 0
        except EndOfInput:
            if self.keyboard.is_terminal:
                return 0
            self.terminal.complain(self.terminal.text("cli-play-script-ended"))
            return BAD_INPUT
        self._passed()
        return 0

    # --- what is shown ----------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        return self.play.players(self.terminal.translator)

    def _show(self) -> None:
        """The table, then the coach."""
        step = self.play.step
        assert step is not None
        if self.play.is_new_table and self.play.answers:
            self.terminal.say("cli-learn-another-table")
        self._table().decide(LEARNER, self.news)
        self.news = []
        place = len(self.play.answers) + 1
        head = self.terminal.text("cli-learn-step", n=place, of=len(self.lesson.steps))
        self.terminal.line(head, "dim")
        self.terminal.line(self.terminal.text(self.lesson.message(step.id, TITLE)), "bold")
        self._part("say")
        for told in self.play.cases():
            self._case(told)
        self._part("why", self.terminal.text("cli-learn-why") + " ")
        self._part("task", "→ ")
        if not step.accept:
            self.terminal.say("cli-learn-go-on")

    def _part(self, text: str, mark: str = "") -> None:
        line = self.play.line(text)
        if line is not None:
            self._coach(line, mark)

    def _case(self, told: CaseTold) -> None:
        """A case in a line: `Somebody buys → gold +2, your 2 back`."""
        translator = self.terminal.translator
        title = translator.text(told.title.message, told.title.args)
        then = translator.text(told.then.message, told.then.args)
        sign = next(one for one in signs_of(self.lesson.game.id) if one.icon == told.case.icon)
        name = translator.text(sign.message) if sign.message else sign.terms[translator.language]
        gained = [] if told.gain is None else [f"{name} {told.gain:+}"]
        self.terminal.line(f"  · {title} → {', '.join([*gained, then])}", "cyan")

    def _table(self) -> TableText:
        return TableText(self.terminal, self.play, self.players, ("show", "back", "help"))

    def _coach(self, line: Line, mark: str = "", style: str = "cyan") -> None:
        said = self.terminal.translator.text(line.message, line.args)
        self.terminal.line(f"  {mark}{said}", style)

    def _passed(self) -> None:
        self.progress.keep(self.lesson, [], passed=True)
        self.terminal.line(self.terminal.text(self.lesson.message("passed")), "green")
        if self.lesson.next:
            following = get_lesson(self.lesson.game.id, self.lesson.next)
            title = self.terminal.text(following.message("title"))
            number = following.name.split("-", 1)[0].lstrip("0")
            game = self.lesson.game.id
            self.terminal.say("cli-learn-next", title=title, command=f"{game} {number}")

    # --- what is answered -------------------------------------------------------------------------

    def _answered(self) -> bool:
        """Ask until the step is done; False to leave."""
        while True:
            line = self.keyboard.ask("> ")
            try:
                done = self._take(line)
            except Refusal as refusal:
                self.terminal.line(self.terminal.translator.error(refusal, self.players), "yellow")
                clause = self.terminal.translator.clause(self.lesson.game.id, refusal.clause)
                self.terminal.line(f"{refusal.clause}  {clause}".rstrip(), "dim")
            except LanternwayError as error:
                self.terminal.line(self.terminal.translator.error(error, self.players), "yellow")
            else:
                if done is not None:
                    return done

    def _take(self, line: str) -> bool | None:
        """What a typed line does: True when the step is over, False to leave, None to ask again."""
        step = self.play.step
        assert step is not None
        if not line and not step.accept:
            return self._try(GO_ON)
        if line.startswith("?") and line.strip("? "):
            self._table().explain(LEARNER, line[1:].strip())
            return None
        action = read_action(self.lesson.game, self.play.legal(), line, COMMANDS)
        return self._command(line) if action is None else self._try(action.text)

    def _try(self, notation: str) -> bool | None:
        players = self.players
        reply = self.play.answer(notation)
        for moved in reply.moved:
            self._tell(moved, players)
        if reply.said is not None:
            self._coach(reply.said, style="green" if reply.right else "yellow")
        if not reply.right:
            return None
        self.progress.keep(self.lesson, self.play.answers)
        return True

    def _tell(self, moved: Moved, players: list[str]) -> None:
        game = self.lesson.game.id
        for event in moved.events:
            told = self.terminal.translator.event(game, event.project(LEARNER), players)
            self.terminal.line(f"· {told}", "cyan")

    def _command(self, line: str) -> bool | None:
        word, _, rest = line.partition(" ")
        if word == "show":
            self._show_me()
        elif word in ("back", "again"):
            answers = self.play.answers[:-1] if word == "back" else []
            self.play = LessonPlay(self.lesson, answers)
            self.progress.keep(self.lesson, answers)
            return True
        elif word == "skip":
            return self._try(self.play.shown())
        elif word == "table":
            self._table().whole(LEARNER, rest.strip())
        elif word == "choices":
            self._table().choices(LEARNER)
        elif word == "help":
            self.terminal.say("cli-learn-help")
        elif word == "quit":
            return False
        return None

    def _show_me(self) -> None:
        """What a right answer would do; it is not done."""
        step = self.play.step
        if step is None or not step.accept:
            self.terminal.say("cli-learn-go-on")
            return
        shown = self.lesson.game.catalogue.parse(self.play.shown())
        said = self._said(shown)
        number = [action.text for action in self.play.legal()].index(shown.text) + 1
        self.terminal.say("cli-learn-shown", n=number, said=said, notation=shown.text)

    def _said(self, action: Action) -> str:
        facts = self.play.state.facts(LEARNER, action)
        return self.terminal.translator.action(action, self.players, facts)
