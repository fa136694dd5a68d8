"""A game at the terminal: shows each person what they may see, asks, and lets bots move."""

from pathlib import Path
from typing import Final

from lanternway.bots import Bot
from lanternway.cli.answers import read_action
from lanternway.cli.hints import show_hint
from lanternway.cli.keyboard import EndOfInput, Keyboard
from lanternway.cli.result import show_result
from lanternway.cli.table import TableText
from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core import oneline, record
from lanternway.core.action import Action
from lanternway.core.errors import LanternwayError, Refusal
from lanternway.core.event import Event
from lanternway.core.match import Match
from lanternway.core.reading import number_in
from lanternway.core.view import SPECTATOR
from lanternway.text import told_lines

COMMANDS: Final = ("hint", "undo", "save", "table", "choices", "log", "line", "help", "quit")


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
        self.table = TableText(terminal, match, players)
        self.acts: list[list[Event]] = []
        """What happened since the start, by act."""
        self.told: dict[int, int] = {}
        """Of how many acts each person has been told."""
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
        self.table.whole(watcher)
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
        self.table.decide(seat, self._news(seat))
        while True:
            done = self._answer(seat, self.keyboard.ask("> "))
            if done is not None:
                return done

    def _answer(self, seat: int, line: str) -> bool | None:
        """What a typed line does: True when the seat has acted, False to leave, None to ask again."""
        legal = self.match.state.legal(seat)
        try:
            if line.startswith("?"):
                self._explain(seat, line[1:].strip())
                return None
            action = read_action(self.match.game, legal, line, COMMANDS)
            if action is None:
                return self._command(seat, line)
            self._act(seat, action)
            return True
        except Refusal as refusal:
            self.terminal.line(self.translator.error(refusal, self.players), "yellow")
            self.table.cite(refusal.clause)
        except LanternwayError as error:
            self.terminal.line(self.translator.error(error, self.players), "yellow")
        return None

    def _act(self, seat: int, action: Action) -> None:
        self.acts.append(self.match.act(seat, action))
        self.saved = False

    # --- commands ---------------------------------------------------------------------------------

    def _command(self, seat: int, line: str) -> bool | None:
        word, _, rest = line.partition(" ")
        if word == "undo":
            return self._undo(seat, rest.strip())
        if word == "hint":
            self._hint(seat)
        elif word == "save":
            self.save(rest.strip())
        elif word == "table":
            self.table.whole(seat, rest.strip())
            if not rest.strip():
                self.table.choices(seat)
        elif word == "choices":
            self.table.choices(seat)
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

    def _hint(self, seat: int) -> None:
        """Where nobody else is at the keyboard who plays along."""
        if self.match.seats - len(self.bots) > 1:
            self.terminal.say("hint-rests")
            return
        show_hint(self.terminal, self.match, seat, self.players)
        self.saved = False

    def _undo(self, seat: int, steps: str) -> bool | None:
        most = self.match.can_undo(seat)
        if not most:
            self.terminal.say("cli-play-no-undo")
            return None
        wanted = number_in(steps or "1")
        if wanted is None or not 1 <= wanted <= most:
            self.terminal.say("cli-play-undo-most", n=most)
            return None
        undone = self.match.undo(seat, wanted)
        del self.acts[-undone:]
        self.told = {seat: min(told, len(self.acts)) for seat, told in self.told.items()}
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

    def _explain(self, seat: int, what: str) -> None:
        """`?` alone lists the commands."""
        if what:
            self.table.explain(seat, what)
        else:
            self.terminal.say("cli-play-help")

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

    def _news(self, seat: int) -> list[str]:
        """What happened since this seat was told last."""
        acts = self.acts[self.told.get(seat, 0) :]
        self.told[seat] = len(self.acts)
        return [line for events in acts for line in self._lines(seat, events)]

    def _tell(self, seat: int) -> None:
        """The news as lines of their own."""
        self._print(self._news(seat))

    def _lines(self, seat: int, events: list[Event]) -> list[str]:
        told = [event.project(seat) for event in events]
        return told_lines(self.match.game, told, self.translator, self.players)

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            self.terminal.line(line if line.startswith("—") else f"· {line}", "cyan")

    def _show_log(self, seat: int) -> None:
        for events in self.acts:
            self._print(self._lines(seat, events))
