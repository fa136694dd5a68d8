"""The table at the terminal: what a seat may see, by the game's room `text.py`."""

from collections.abc import Sequence
from typing import Protocol

from lanternway.cli.answers import numbered
from lanternway.cli.terminal import Terminal
from lanternway.core.action import Action
from lanternway.core.errors import NotationError
from lanternway.core.game import Game
from lanternway.core.state import State
from lanternway.text import WIDTH, Sight, fit, section_lines, sight_of, text_room
from lanternway.text.fitting import PLAYING, question_lines

NARROWEST = 60


class Playing(Protocol):
    """What is played: a match, a lesson, or a puzzle."""

    @property
    def game(self) -> Game: ...
    @property
    def state(self) -> State: ...


class TableText:
    """Shows what is played to the people at this terminal."""

    def __init__(
        self,
        terminal: Terminal,
        match: Playing,
        players: list[str],
        commands: Sequence[str] = PLAYING,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.players = players
        self.commands = commands
        """Those that are named below every question."""
        self.room = text_room(match.game)

    def decide(self, seat: int, news: Sequence[str]) -> None:
        """One screen: what happened, what matters now, and the question."""
        sight = self._sight(seat, news)
        screen, width = self.room.screen(sight), self._width()
        self._print(fit(screen, sight.translator, sight.legal, width, commands=self.commands))

    def whole(self, seat: int, part: str = "") -> None:
        """The whole table, or one part of it in full."""
        sight = self._sight(seat)
        sections = self.room.table(sight)
        chosen = [one for one in sections if one.key == part]
        if part and not chosen:
            parts = ", ".join(f"table {one.key}" for one in sections)
            self.terminal.say("cli-play-parts", parts=parts)
            return
        head = [] if part else [" · ".join(self.room.screen(sight).head)]
        for section in chosen or sections:
            head += section_lines(section, self._width())
        self._print(head)

    def choices(self, seat: int) -> None:
        """The question with all its choices."""
        sight = self._sight(seat)
        asked = self.room.screen(sight).question
        if asked is not None:
            self._print(question_lines(asked, sight.legal, self._width()))

    def explain(self, seat: int, what: str) -> None:
        """`3` or `bid 2`: an action, what it is about, then its clause; `candle`: a thing by its name."""
        state = self.match.state
        legal = state.legal(seat)
        try:
            action = numbered(legal, what) or self.match.game.catalogue.parse(what)
        except NotationError as error:
            if self._tell(seat, what):
                return
            if error.near:
                raise
            self.terminal.say("cli-play-unknown", given=error.given)
            return
        clause, facts = action.family.clause, None
        if action in legal:
            facts = state.facts(seat, action)
            clause = clause or state.prompt(seat).clause
        said = self.terminal.translator.action(action, self.players, facts)
        self.terminal.line(f"{action.text}: {said}")
        self._tell(seat, action)
        if clause:
            self.cite(clause)

    def cite(self, clause: str) -> None:
        """A rule by its number."""
        text = self.terminal.translator.clause(self.match.game.id, clause)
        self.terminal.line(f"{clause}  {text}".rstrip(), "dim")

    # --- inside -----------------------------------------------------------------------------------

    def _tell(self, seat: int, what: Action | str) -> bool:
        """What an action is about, or a thing by its name; False if there is nothing of that name."""
        lines = self.room.explain(self._sight(seat), what)
        for line in lines:
            self.terminal.line(line)
        return bool(lines)

    def _sight(self, seat: int, news: Sequence[str] = ()) -> Sight:
        translator = self.terminal.translator
        return sight_of(
            self.match.state, seat, translator, self.players, tuple(news), self._width()
        )

    def _width(self) -> int:
        if not self.terminal.out.is_terminal:
            return WIDTH
        return max(NARROWEST, min(WIDTH, self.terminal.out.width))

    def _print(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines):
            style = "bold" if number == 0 else "cyan" if line.startswith("──") else None
            self.terminal.line(line, style)
