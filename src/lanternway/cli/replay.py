"""`lanternway replay`: shows a record again, step by step, or what a seat saw at some point."""

from pathlib import Path
from typing import Any

from lanternway.cli.keyboard import EndOfInput, Keyboard
from lanternway.cli.result import show_result
from lanternway.cli.seats import player_names, seat_names
from lanternway.cli.settings import read_text
from lanternway.cli.table import TableText
from lanternway.cli.terminal import Terminal
from lanternway.core import get_game, oneline, record
from lanternway.core.errors import NotationError
from lanternway.core.event import Event
from lanternway.core.game import Game
from lanternway.core.match import Match
from lanternway.core.state import Outcome, State
from lanternway.core.view import SPECTATOR
from lanternway.text import told_lines


def replay_record(
    terminal: Terminal, file: Path, seat: int | None, to: int | None, by_step: bool, as_json: bool
) -> None:
    """Show a record as one seat (or a spectator) saw it, up to an action."""
    read = _read(terminal, file, to)
    if seat is not None and not 0 <= seat < read.seats:
        terminal.fail("cli-replay-seat", seat_number=seat, last=read.seats - 1)
    watcher = SPECTATOR if seat is None else seat
    lines = read.lines[:to]
    try:
        match = record.start(read)
    except record.OtherRules as error:
        _show_as_written(terminal, read, lines, watcher)
        raise error
    steps: list[tuple[record.Line, list[Event]]] = []
    show = _Show(terminal, match, watcher)
    keyboard = Keyboard() if by_step else None
    for number, line in enumerate(lines, 1):
        said = "" if as_json else show.said(line)
        events = record.step(match, line, number + 1, read.content)
        steps.append((line, events))
        if not as_json:
            show.step(number, line, said, events)
        if keyboard is not None and not show.wait(keyboard):
            return
    if as_json:
        terminal.json(_data(match, read, steps, watcher))
        return
    show.table()
    outcome = match.state.outcome()
    if outcome is not None:
        show_result(terminal, match.game.id, outcome, show.players)


def _show_as_written(
    terminal: Terminal, read: record.Record, lines: list[record.Line], watcher: int
) -> None:
    """What can be shown of a record without playing it again: who did what, and how it ended."""
    outcome = None if read.outcome is None else Outcome(**read.outcome)
    seats = read.seats if outcome is None else len(outcome.scores)
    players = player_names(terminal, seats, read.players)
    game = get_game(read.game)
    for number, line in enumerate(lines, 1):
        said = _said(terminal, game, line, players) if watcher in (SPECTATOR, line.seat) else "…"
        terminal.line(f"{number:4}  {players[line.seat]}: {said}")
    if outcome is not None and len(lines) == len(read.lines):
        show_result(terminal, read.game, Outcome(outcome.scores, outcome.ranks), players)


def _said(
    terminal: Terminal,
    game: Game,
    line: record.Line,
    players: list[str],
    state: State | None = None,
) -> str:
    """An action in words and as it was written; at its table also what it cost or gave."""
    try:
        action = game.catalogue.parse(line.notation)
    except NotationError:  # a word of other rules
        return line.notation
    known = state is not None and action in state.legal(line.seat)
    facts = state.facts(line.seat, action) if state is not None and known else {}
    return f"{terminal.translator.action(action, players, facts)} [{line.notation}]"


def print_line(terminal: Terminal, file: Path, to: int | None) -> None:
    """Only the line of the table after an action: `lanternway show` opens it again."""
    read = _read(terminal, file, to)
    match = record.start(read)
    for number, line in enumerate(read.lines[:to], 1):
        record.step(match, line, number + 1, read.content)
    terminal.plain(oneline.of(match))


def _read(terminal: Terminal, file: Path, to: int | None) -> record.Record:
    read = record.parse(read_text(file))
    if to is not None and to > len(read.lines):
        terminal.fail("cli-replay-short", to=str(to), n=len(read.lines))
    return read


class _Show:
    def __init__(self, terminal: Terminal, match: Match, watcher: int) -> None:
        self.terminal = terminal
        self.match = match
        self.watcher = watcher
        self.players = seat_names(terminal, match, match.origin.players)
        self.drawn = TableText(terminal, match, self.players)

    def said(self, line: record.Line) -> str:
        """What is about to be done; a seat is told what others do by events."""
        if self.watcher not in (SPECTATOR, line.seat):
            return "…"
        return _said(self.terminal, self.match.game, line, self.players, self.match.state)

    def step(self, number: int, line: record.Line, said: str, events: list[Event]) -> None:
        self.terminal.line(f"{number:4}  {self.players[line.seat]}: {said}")
        told = [event.project(self.watcher) for event in events]
        for news in told_lines(self.match.game, told, self.terminal.translator, self.players):
            mark = "" if news.startswith("—") else "· "
            self.terminal.line(f"      {mark}{news}", "cyan")

    def table(self) -> None:
        self.drawn.whole(self.watcher)

    def wait(self, keyboard: Keyboard) -> bool:
        """Show the table and wait for Enter; False to stop."""
        self.table()
        try:
            return keyboard.ask(self.terminal.text("cli-replay-next")) not in ("q", "quit")
        except EndOfInput:
            return False


def _data(
    match: Match,
    read: record.Record,
    steps: list[tuple[record.Line, list[Event]]],
    watcher: int,
) -> dict[str, Any]:
    outcome = match.state.outcome()
    return {
        "game": read.game,
        "options": dict(match.origin.options),
        "seats": read.seats,
        "players": read.players,
        "actions": [
            {
                "seat": line.seat,
                "action": line.notation,
                "outcomes": record.write_outcomes(match.game, line.outcomes),
                "hash": line.hash,
                "events": [event.project(watcher) for event in events],
            }
            for line, events in steps
        ],
        "view": match.state.view(watcher).data,
        "outcome": None if outcome is None else outcome.to_data(),
    }
