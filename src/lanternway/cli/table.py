"""The table at the terminal: what a seat may see, by the game's room `text.py`."""

from collections.abc import Sequence
from typing import Protocol

from lanternway.cli.terminal import Terminal
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.state import State
from lanternway.text import WIDTH, Sight, fit, section_lines, sight_of, text_room
from lanternway.text.fitting import question_lines

NARROWEST = 60


class Playing(Protocol):
    """What is played: a match, or a lesson."""

    @property
    def game(self) -> Game: ...
    @property
    def state(self) -> State: ...


class TableText:
    """Shows what is played to the people at this terminal."""

    def __init__(self, terminal: Terminal, match: Playing, players: list[str]) -> None:
        self.terminal = terminal
        self.match = match
        self.players = players
        self.room = text_room(match.game)

    def decide(self, seat: int, news: Sequence[str]) -> None:
        """One screen: what happened, what matters now, and the question."""
        sight = self._sight(seat, news)
        self._print(fit(self.room.screen(sight), sight.translator, sight.legal, self._width()))

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

    def explain(self, seat: int, what: Action | str) -> bool:
        """What an action is about, or a thing by its name; False if there is nothing of that name."""
        lines = self.room.explain(self._sight(seat), what)
        for line in lines:
            self.terminal.line(line)
        return bool(lines)

    # --- inside -----------------------------------------------------------------------------------

    def _sight(self, seat: int, news: Sequence[str] = ()) -> Sight:
        translator = self.terminal.translator
        return sight_of(self.match.state, seat, translator, self.players, tuple(news))

    def _width(self) -> int:
        if not self.terminal.out.is_terminal:
            return WIDTH
        return max(NARROWEST, min(WIDTH, self.terminal.out.width))

    def _print(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines):
            style = "bold" if number == 0 else "cyan" if line.startswith("──") else None
            self.terminal.line(line, style)
