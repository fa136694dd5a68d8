"""The table at the terminal: what a seat may see, by the game's room `text.py`."""

from collections.abc import Sequence

from lanternway.cli.generic import Drawer
from lanternway.cli.terminal import Terminal
from lanternway.core.action import Action
from lanternway.core.match import Match
from lanternway.core.view import SPECTATOR
from lanternway.text import WIDTH, Sight, fit, rule, section_lines, sight_of, text_room
from lanternway.text.fitting import question_lines

NARROWEST = 60


class TableText:
    """Shows one match to the people at this terminal."""

    def __init__(self, terminal: Terminal, match: Match, players: list[str]) -> None:
        self.terminal = terminal
        self.match = match
        self.players = players
        self.room = text_room(match.game)
        self.drawer = Drawer(match.game.id, terminal.translator, players)  # GENERIC

    def decide(self, seat: int, news: Sequence[str]) -> None:
        """One screen: what happened, what matters now, and the question."""
        if self.room is None:
            self._generic(seat, news)
            return
        sight = self._sight(seat, news)
        self._print(fit(self.room.screen(sight), sight.translator, sight.legal, self._width()))

    def whole(self, seat: int, part: str = "") -> None:
        """The whole table, or one part of it in full."""
        if self.room is None:
            self._generic_part(seat, part)
            return
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
        if self.room is None:
            self._generic_question(seat)
            return
        sight = self._sight(seat)
        asked = self.room.screen(sight).question
        if asked is not None:
            self._print(question_lines(asked, sight.legal, self._width()))

    def explain(self, seat: int, what: Action | str) -> bool:
        """What an action is about, or a thing by its name; False if there is nothing of that name."""
        lines = [] if self.room is None else self.room.explain(self._sight(seat), what)
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

    # --- GENERIC: goes when every game has its room -------------------------------------------------

    def _generic(self, seat: int, news: Sequence[str]) -> None:
        for line in news:
            self.terminal.line(f"· {line}", "cyan")
        name = self.players[seat] if seat != SPECTATOR else ""
        self.terminal.line(rule(name, self._width()), "bold")
        self._generic_part(seat, "")
        if seat != SPECTATOR:
            self._generic_question(seat)

    def _generic_part(self, seat: int, part: str) -> None:
        data = self.match.state.view(seat).data
        if part in data:
            self.terminal.show(self.drawer.draw({part: data[part]}))
            return
        drawn, left_out = self.drawer.sketch(data)
        self.terminal.show(drawn)
        if left_out:
            parts = ", ".join(f"table {one}" for one in left_out)
            self.terminal.say("cli-play-parts", parts=parts)

    def _generic_question(self, seat: int) -> None:
        from rich.columns import Columns
        from rich.text import Text

        state, translator = self.match.state, self.terminal.translator
        prompt = state.prompt(seat)
        asked = translator.text(prompt.message, prompt.args, self.players)
        self.terminal.line(f"{asked}  [{prompt.clause}]", "bold")
        choices = []
        for number, action in enumerate(state.legal(seat), 1):
            said = translator.action(action, self.players, state.facts(seat, action))
            choices.append(f"{number:3}  {said}  ({action.text})")
        if len(choices) > 12:
            self.terminal.show(Columns([Text(choice) for choice in choices], padding=(0, 3)))
            return
        for choice in choices:
            self.terminal.line(choice)
