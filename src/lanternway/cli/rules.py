"""`lanternway rules`: the rules to read: all of them, a chapter, a clause, or a search for a word."""

from dataclasses import dataclass
from typing import Any

from lanternway.cli.table import TableText
from lanternway.cli.terminal import Terminal
from lanternway.core import Game, State, get_game
from lanternway.core.errors import OptionError
from lanternway.lessons.rulebook import READER, Chapter, Passage, Rulebook, rulebook_of


@dataclass(frozen=True)
class _Shown:
    """The table of a picture, for what shows tables."""

    game: Game
    state: State


def show_rules(
    terminal: Terminal, game_id: str, what: str | None, word: str | None, as_json: bool
) -> None:
    """What was asked for; without a word the goal, a turn, and what there is to read."""
    reader = _Reader(terminal, get_game(game_id))
    if as_json:
        terminal.json(reader.data())
    elif word is not None:
        reader.search(word)
    elif what is None:
        reader.opening()
    else:
        reader.show(what)


class _Reader:
    def __init__(self, terminal: Terminal, game: Game) -> None:
        self.terminal = terminal
        self.game = game
        self.book: Rulebook | None = rulebook_of(game.id)

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return self.book.chapters if self.book else ()

    def opening(self) -> None:
        self.terminal.line(self.terminal.text(f"{self.game.id}-name"), "bold")
        if self.book is not None:
            self._passage(self.book.goal)
            self.terminal.line()
            for number, step in enumerate(self.book.turn, 1):
                said = self._said(step.passage)
                self.terminal.line(f"{number}  {said}  [{step.clause}]")
            self.terminal.line()
            for chapter in self.chapters:
                title = self.terminal.text(chapter.title)
                self.terminal.line(f"{chapter.id}: {title} ({', '.join(chapter.clauses)})")
        first, last = self.game.clauses[0], self.game.clauses[-1]
        self.terminal.say("cli-rules-how", game=self.game.id, first=first, last=last)

    def show(self, what: str) -> None:
        """A chapter by its word, a clause or a section by its number."""
        for chapter in self.chapters:
            if chapter.id == what.lower():
                self._chapter(chapter)
                return
        found = self._clauses_of(what)
        if not found:
            raise self._nothing(what)
        for clause in found:
            self._clause(clause)
        chapter_of = self.book.chapter_of(found[0]) if self.book else None
        if chapter_of is not None:
            title = self.terminal.text(chapter_of.title)
            command = f"lanternway rules {self.game.id} {chapter_of.id}"
            self.terminal.say("cli-rules-chapter", title=title, command=command)

    def search(self, word: str) -> None:
        """Where a word stands: in chapters, then in clauses."""
        wanted = word.casefold()
        found = False
        for chapter in self.chapters:
            for passage in chapter.passages:
                said = self._said(passage)
                if wanted in said.casefold():
                    found = True
                    self.terminal.line(f"{chapter.id}  {said}")
        for clause in self.game.clauses:
            if wanted in self._text(clause).casefold():
                found = True
                self._clause(clause)
        if not found:
            self.terminal.say("cli-rules-nowhere", word=word)

    def data(self) -> dict[str, Any]:
        """Everything, for programs."""
        book = self.book
        return {
            "game": self.game.id,
            "goal": self._said(book.goal) if book else "",
            "turn": [
                {"text": self._said(step.passage), "clause": step.clause}
                for step in (book.turn if book else ())
            ],
            "chapters": [
                {
                    "id": chapter.id,
                    "title": self.terminal.text(chapter.title),
                    "clauses": list(chapter.clauses),
                    "text": [self._said(passage) for passage in chapter.passages],
                }
                for chapter in self.chapters
            ],
            "clauses": {clause: self._text(clause) for clause in self.game.clauses},
        }

    def _chapter(self, chapter: Chapter) -> None:
        self.terminal.line(self.terminal.text(chapter.title), "bold")
        for passage in chapter.passages:
            self._passage(passage)
        for clause in chapter.clauses:
            for one in self._clauses_of(clause):
                self._clause(one)

    def _passage(self, passage: Passage) -> None:
        """The words, and what the picture shows as text."""
        self.terminal.line(self._said(passage))
        if self.book is None or passage.picture is None:
            return
        shown = _Shown(self.game, self.book.state(passage.picture.table))
        players = [self.terminal.translator.player(seat) for seat in range(shown.state.seats)]
        TableText(self.terminal, shown, players).whole(READER, passage.picture.section)

    def _said(self, passage: Passage) -> str:
        assert self.book is not None
        line = self.book.line(passage)
        return self.terminal.translator.text(line.message, line.args)

    def _clause(self, clause: str) -> None:
        self.terminal.line(f"{clause}  {self._text(clause)}")

    def _text(self, clause: str) -> str:
        return self.terminal.translator.clause(self.game.id, clause)

    def _clauses_of(self, what: str) -> list[str]:
        """A clause, or all of a section; the letters before its number may be left out."""
        letters = self.game.clauses[0].partition("-")[0]
        wanted = what.upper() if "-" in what else f"{letters}-{what}"
        return [one for one in self.game.clauses if one == wanted or one.startswith(f"{wanted}.")]

    def _nothing(self, what: str) -> OptionError:
        return OptionError(
            f"the rules of {self.game.id} have no chapter or clause {what!r}",
            "cli-rules-nothing",
            {"given": what},
        )
