"""A game at the terminal: shows each person what they may see, asks, and lets bots move."""

import difflib
from pathlib import Path
from typing import Final

from lanternway.bots import Bot
from lanternway.cli.keyboard import EndOfInput, Keyboard
from lanternway.cli.result import show_result
from lanternway.cli.table import Drawer
from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core import oneline, record
from lanternway.core.action import Action
from lanternway.core.errors import LanternwayError, NotationError, OptionError, Refusal
from lanternway.core.event import Event
from lanternway.core.match import Match
from lanternway.core.view import SPECTATOR

COMMANDS: Final = ("undo", "save", "table", "log", "line", "help", "quit")
MANY: Final = 12
"""So many choices stand one a line; more stand in columns."""


class Session:
    """One sitting. People share the keyboard; a curtain hides what is not the next one's to see."""

    def __init__(
        self,
        terminal: Terminal,
        keyboard: Keyboard,
        match: Match,
        bots: dict[int, Bot],
        players: list[str],
        save_as: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.keyboard = keyboard
        self.match = match
        self.bots = bots
        self.players = players
        self.save_as = save_as
        """Where the record goes when the person leaves or the game is over."""
        self.translator = terminal.translator
        self.drawer = Drawer(match.game.id, self.translator, players)
        self.events: list[tuple[int, Event]] = []
        """What happened since the start, each with the number of actions at that time."""
        self.told: dict[int, int] = {}
        """How many of the events each person has been told."""
        self.at_keyboard: int | None = None
        self.saved: bool = True

    def play(self) -> int:
        """Until the game is over or the person leaves; the exit code."""
        code = self._play()
        why = ""
        if code == 0 and self.save_as is not None:
            why = self._write(self.save_as)  # before anything is shown that could go wrong
        if self.match.state.is_over():
            self._show_end()
        if code == 0 and self.save_as is not None:
            self._say_saved(self.save_as, why)
        return BAD_INPUT if why else code

    def _play(self) -> int:
        try:
            while movers := self.match.state.to_move():
                if not self._turn(movers[0]):
                    return 0
        except EndOfInput:
            if self.keyboard.is_terminal:
                self.terminal.say("cli-play-left")
                return 0
            self.terminal.complain(self.terminal.text("cli-play-script-ended"))
            return BAD_INPUT
        return 0

    def _show_end(self) -> None:
        watcher = self._only_person()
        self._tell(watcher)
        self.terminal.show(self.drawer.sketch(self.match.state.view(watcher).data)[0])
        outcome = self.match.state.outcome()
        if outcome is not None:
            show_result(self.terminal, self.match.game.id, outcome, self.players)

    # --- turns ------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> bool:
        """One action of a seat; False if the person leaves."""
        bot = self.bots.get(seat)
        if bot is not None:
            state = self.match.state
            self._act(seat, bot.choose(state.view(seat), state.legal(seat)))
            if len(self.bots) == self.match.seats:
                self._tell(SPECTATOR)
            return True
        self._curtain(seat)
        self._tell(seat)
        self._show_table(seat)
        self._show_question(seat)
        while True:
            done = self._answer(seat, self.keyboard.ask("> "))
            if done is not None:
                return done

    def _answer(self, seat: int, line: str) -> bool | None:
        """What a typed line does: True when the seat has acted, False to leave, None to ask again."""
        legal = self.match.state.legal(seat)
        try:
            if line.startswith("?"):
                self._explain(legal, line[1:].strip())
                return None
            action = self._read_action(legal, line)
            if action is None:
                return self._command(seat, line)
            self._act(seat, action)
            return True
        except Refusal as refusal:
            self.terminal.line(self.translator.error(refusal, self.players), "yellow")
            self._cite(refusal.clause)
        except LanternwayError as error:
            self.terminal.line(self.translator.error(error, self.players), "yellow")
        return None

    def _act(self, seat: int, action: Action) -> None:
        for event in self.match.act(seat, action):
            self.events.append((len(self.match.entries), event))
        self.saved = False

    def _read_action(self, legal: list[Action], line: str) -> Action | None:
        """The action that a line means: its number, its notation, or Enter if there is one only.
        None if the line is a command."""
        if not line:
            if len(legal) == 1:
                return legal[0]
            raise OptionError("choose one", "cli-play-choose", {"n": len(legal)})
        if line.isdecimal():
            if 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            raise OptionError("choose one", "cli-play-choose", {"n": len(legal)})
        try:
            return self.match.game.catalogue.parse(line)
        except NotationError as error:
            if line.split(maxsplit=1)[0] in COMMANDS:
                return None
            texts = [action.text for action in legal]
            near = difflib.get_close_matches(line.lower(), texts, 3, 0.5)
            raise NotationError(line, near or error.near) from None

    # --- commands ---------------------------------------------------------------------------------

    def _command(self, seat: int, line: str) -> bool | None:
        word, _, rest = line.partition(" ")
        if word == "undo":
            return self._undo(seat, rest.strip())
        if word == "save":
            self.save(rest.strip())
        elif word == "table":
            self._show_part(seat, rest.strip())
        elif word == "log":
            self._show_log(seat)
        elif word == "line":
            self.terminal.plain(oneline.of(self.match))
        elif word == "help":
            self.terminal.say("cli-play-help")
        elif word == "quit":
            if not self.saved and self.save_as is None:
                self.terminal.say("cli-play-unsaved")
            return False
        return None

    def _undo(self, seat: int, steps: str) -> bool | None:
        wanted = int(steps) if steps.isdecimal() else 1
        undone = self.match.undo(seat, wanted)
        if not undone:
            self.terminal.say("cli-play-no-undo")
            return None
        left = len(self.match.entries)
        self.events = [(at, event) for at, event in self.events if at <= left]
        self.told = {seat: min(told, len(self.events)) for seat, told in self.told.items()}
        self.terminal.say("cli-play-undone", n=undone)
        return True

    def save(self, name: str) -> None:
        """Write the record of the game so far."""
        if not name:
            self.terminal.say("cli-play-save-where")
            return
        self._say_saved(Path(name), self._write(Path(name)))

    def _write(self, path: Path) -> str:
        """Why the record could not be written; empty: it was."""
        try:
            path.write_text(record.dump(self.match), encoding="utf-8")
        except OSError as error:
            return error.strerror or str(error)
        self.saved = True
        return ""

    def _say_saved(self, path: Path, why: str) -> None:
        if why:
            self.terminal.say("cli-play-not-saved", file=str(path), why=why)
        else:
            self.terminal.say("cli-play-saved", file=str(path))

    def _explain(self, legal: list[Action], what: str) -> None:
        """`?` alone lists the commands; `? 3` or `? bid 2` explains an action with its clause."""
        if not what:
            self.terminal.say("cli-play-help")
            return
        if what.isdecimal() and 1 <= int(what) <= len(legal):
            action = legal[int(what) - 1]
        else:
            action = self.match.game.catalogue.parse(what)
        self.terminal.line(f"{action.text}: {self.translator.action(action, self.players)}")
        self._cite(action.family.clause)

    def _cite(self, clause: str) -> None:
        text = self.translator.clause(self.match.game.id, clause)
        self.terminal.line(f"{clause}  {text}".rstrip(), "dim")

    # --- showing ----------------------------------------------------------------------------------

    def _only_person(self) -> int:
        """The seat of the person, if only one plays; else what everybody may see."""
        people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        return people[0] if len(people) == 1 else SPECTATOR

    def _curtain(self, seat: int) -> None:
        """Between two people: nothing of the one may be left on the screen for the other."""
        people = self.match.seats - len(self.bots)
        if people > 1 and self.at_keyboard != seat:
            if self.terminal.out.is_terminal:
                self.terminal.out.clear()
            self.keyboard.ask(self.terminal.text("cli-play-curtain", player=self.players[seat]))
        self.at_keyboard = seat

    def _tell(self, seat: int) -> None:
        """What happened since this seat was told last."""
        for _, event in self.events[self.told.get(seat, 0) :]:
            self._tell_event(seat, event)
        self.told[seat] = len(self.events)

    def _tell_event(self, seat: int, event: Event) -> None:
        game = self.match.game.id
        self.terminal.line(
            "· " + self.translator.event(game, event.project(seat), self.players), "cyan"
        )

    def _show_log(self, seat: int) -> None:
        for _, event in self.events:
            self._tell_event(seat, event)

    def _show_table(self, seat: int) -> None:
        from rich.rule import Rule
        from rich.text import Text

        self.terminal.show(Rule(Text(self.players[seat], style="bold"), align="left"))
        drawn, left_out = self.drawer.sketch(self.match.state.view(seat).data)
        self.terminal.show(drawn)
        if left_out:
            parts = [f"table {part}" for part in left_out]
            self.terminal.say("cli-play-more", commands=", ".join(parts))

    def _show_part(self, seat: int, part: str) -> None:
        """`table` shows the table again, `table map` one part of it in full."""
        data = self.match.state.view(seat).data
        if part in data:
            self.terminal.show(self.drawer.draw({part: data[part]}))
            return
        self._show_table(seat)
        self._show_question(seat)

    def _said(self, seat: int, action: Action) -> str:
        """A choice with what it costs or gives now."""
        facts = self.match.state.facts(seat, action)
        return self.translator.action(action, self.players, facts)

    def _show_question(self, seat: int) -> None:
        prompt = self.match.state.prompt(seat)
        asked = self.translator.text(prompt.message, prompt.args, self.players)
        self.terminal.line(f"{asked}  [{prompt.clause}]", "bold")
        legal = self.match.state.legal(seat)
        choices = [
            f"{number:3}  {self._said(seat, action)}  ({action.text})"
            for number, action in enumerate(legal, 1)
        ]
        if len(choices) <= MANY:
            for choice in choices:
                self.terminal.line(choice)
            return
        from rich.columns import Columns
        from rich.text import Text

        self.terminal.show(Columns([Text(choice) for choice in choices], padding=(0, 3)))
