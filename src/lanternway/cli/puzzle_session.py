"""`lanternway puzzles list` and `lanternway puzzles play`: puzzles at the terminal."""

import time
from collections.abc import Sequence
from typing import Final

from lanternway.cli.answers import read_action
from lanternway.cli.hints import because
from lanternway.cli.keyboard import EndOfInput, Keyboard
from lanternway.cli.progress import Progress
from lanternway.cli.table import TableText
from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core import game_ids, get_game
from lanternway.core.errors import LanternwayError
from lanternway.puzzles.days import day_of, puzzle_of_day
from lanternway.puzzles.pack import as_data, get_puzzle, pack_of, puzzles_of
from lanternway.puzzles.puzzle import Puzzle
from lanternway.puzzles.solving import SHOW, Solving
from lanternway.review.judging import Reason

COMMANDS: Final = ("hint", "show", "table", "quit")


def list_puzzles(terminal: Terminal, game: str | None, as_json: bool) -> None:
    """Every puzzle, easiest first, and whether it is solved."""
    if game is not None:
        get_game(game)  # says which games there are
    progress = Progress.read()
    games = [game] if game is not None else game_ids()
    for one in games:
        _tell_left_out(terminal, one)
    if as_json:
        terminal.json(
            [
                {**as_data(puzzle), "solved": progress.passed(puzzle.name)}
                for one in games
                for puzzle in puzzles_of(one)
            ]
        )
        return
    for one in games:
        puzzles = puzzles_of(one)
        solved = sum(progress.passed(puzzle.name) for puzzle in puzzles)
        name = terminal.text(f"{one}-name")
        terminal.line(
            terminal.text("puzzles-row", game=name, n=len(puzzles), solved=solved), "bold"
        )
        for puzzle in puzzles:
            terminal.say(
                "puzzles-one",
                mark="✓" if progress.passed(puzzle.name) else " ",
                id=puzzle.id,
                rating=str(puzzle.rating),
                stage=terminal.text(f"web-puzzle-stage-{puzzle.stage}"),
                seats=puzzle.seats,
            )
    terminal.say("puzzles-how")


def _tell_left_out(terminal: Terminal, game: str) -> None:
    pack = pack_of(game)
    for line in pack.left_out if pack is not None else ():
        terminal.complain(line)


def solve(terminal: Terminal, game: str | None, id_: str | None) -> int:
    """Solve a puzzle; the exit code."""
    progress = Progress.read()
    if game is None:
        puzzle = puzzle_of_day(day_of(time.time()))
    elif id_ is not None:
        puzzle = get_puzzle(get_game(game).id, id_)
    else:
        puzzles = puzzles_of(get_game(game).id)
        puzzle = next((one for one in puzzles if not progress.passed(one.name)), None)
        puzzle = puzzle or next(iter(puzzles), None)
    if puzzle is None:
        terminal.fail("puzzles-none")
    return PuzzleSession(terminal, Keyboard(), puzzle, progress).run()


class PuzzleSession:
    """One sitting before a puzzle."""

    def __init__(
        self, terminal: Terminal, keyboard: Keyboard, puzzle: Puzzle, progress: Progress
    ) -> None:
        self.terminal = terminal
        self.keyboard = keyboard
        self.progress = progress
        self.puzzle = puzzle
        self.solving = Solving(puzzle)
        self.players = [terminal.translator.player(seat) for seat in range(puzzle.seats)]

    def run(self) -> int:
        """Until it is over or one leaves; the exit code."""
        table = TableText(self.terminal, self.solving, self.players, ("hint", "show", "quit"))
        table.decide(self.puzzle.seat, [])
        puzzle = self.puzzle
        ask = self.terminal.text(
            "puzzles-ask", id=puzzle.id, rating=str(puzzle.rating), n=self.solving.left
        )
        self.terminal.line(ask, "cyan")
        try:
            while not self.solving.is_over:
                line = self.keyboard.ask("> ")
                if line == "quit":
                    return 0
                try:
                    self._take(line, table)
                except LanternwayError as error:
                    said = self.terminal.translator.error(error, self.players)
                    self.terminal.line(said, "yellow")
        except EndOfInput:
            if self.keyboard.is_terminal:
                return 0
            self.terminal.complain(self.terminal.text("cli-play-script-ended"))
            return BAD_INPUT
        self.progress.note(puzzle.name, self.solving.tries, self.solving.is_solved)
        self._explain()
        return 0

    def _take(self, line: str, table: TableText) -> None:
        if line.startswith("?") and line.strip("? "):
            table.explain(self.puzzle.seat, line[1:].strip())
            return
        action = read_action(self.solving.game, self.solving.legal(), line, COMMANDS)
        if action is not None:
            if not self.solving.answer(action.text) and self.solving.left:
                self._wrong(action.text)
        elif line == "show":
            self.solving.answer(SHOW)
        elif line == "hint":
            told = self._because(1, self.puzzle.best.reasons)
            self.terminal.line(f"   {self.terminal.text('puzzles-hint', because=told)}")
        else:
            table.whole(self.puzzle.seat, line.removeprefix("table").strip())

    def _wrong(self, notation: str) -> None:
        judged = self.puzzle.look(notation)
        if judged is None:
            self.terminal.say("puzzles-left", n=self.solving.left)
        else:
            self.terminal.say(
                "puzzles-left-chance", n=self.solving.left, chance=round(judged.chance * 100)
            )

    def _explain(self) -> None:
        """Every answer that was looked at, with its chance and what it brings."""
        if self.solving.is_solved:
            solved = self.terminal.text("puzzles-solved", n=len(self.solving.tries))
            self.terminal.line(solved, "green")
        else:
            self.terminal.say("puzzles-shown")
        for place, judged in enumerate(self.puzzle.judged, 1):
            said = self.terminal.text(
                "puzzles-idea",
                n=place,
                action=self._action(judged.action),
                chance=round(judged.chance * 100),
                doubt=max(1, round(judged.error * 100)),
            )
            mine = place > 1 and judged.action == self.solving.chosen
            yours = f" ({self.terminal.text('puzzles-yours')})" if mine else ""
            self.terminal.line(said + yours, "bold" if place == 1 else None)
            if judged.reasons:
                self.terminal.line(f"   {self._because(place, judged.reasons)}")

    def _because(self, place: int, reasons: Sequence[Reason]) -> str:
        return because(self.terminal, self.puzzle.game, place, reasons, self.players)

    def _action(self, notation: str) -> str:
        action = self.solving.game.catalogue.parse(notation)
        facts = self.solving.state.facts(self.puzzle.seat, action)
        return self.terminal.translator.action(action, self.players, facts)
