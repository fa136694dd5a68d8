"""`lanternway show`: a table from its line or a position file, as one seat sees it; and what to do there."""

import os
from pathlib import Path

from lanternway.cli.result import show_result
from lanternway.cli.seats import seat_names
from lanternway.cli.settings import read_text
from lanternway.cli.table import TableText
from lanternway.cli.terminal import Terminal
from lanternway.core import Match, oneline
from lanternway.core.errors import shortened
from lanternway.core.opening import open_table
from lanternway.core.view import SPECTATOR


def show_position(
    terminal: Terminal, given: str, seat: int | None, iterations: int, as_json: bool
) -> None:
    """Draw the table of a line or a file, or print all of it as data; with `iterations`, search it."""
    match = open_table(_text(terminal, given))
    state = match.state
    if seat is not None and not 0 <= seat < match.seats:
        terminal.fail("cli-replay-seat", seat_number=seat, last=match.seats - 1)
    movers = [mover for mover in state.to_move() if seat in (None, mover)]
    if as_json:
        _print_data(terminal, match, movers, iterations)
        return
    players = seat_names(terminal, match, [])
    drawn = TableText(terminal, match, players)
    drawn.whole(SPECTATOR if seat is None else seat)
    for mover in movers:
        terminal.line(players[mover], "bold")
        drawn.choices(mover)
        if iterations:
            from lanternway.cli.hints import show_hint

            show_hint(terminal, match, mover, players, iterations)
    outcome = state.outcome()
    if outcome is not None:
        show_result(terminal, match.game.id, outcome, players)


def _text(terminal: Terminal, given: str) -> str:
    """A line as it is, and a position that is given whole; else what stands in the file of that name."""
    if given.lstrip().startswith(f"{oneline.NAME}:") or "\n" in given:
        return given
    if not os.path.exists(given):  # also if no file could have that name
        terminal.fail("cli-no-table", given=shortened(given))
    return read_text(Path(given))


def _print_data(terminal: Terminal, match: Match, movers: list[int], iterations: int) -> None:
    state = match.state
    data = {
        "game": match.game.id,
        "options": dict(match.origin.options),
        "seats": match.seats,
        "to_move": state.to_move(),
        "legal": {
            str(mover): [action.text for action in state.legal(mover)] for mover in state.to_move()
        },
        "table": state.to_data(),
    }
    if iterations:
        from lanternway.review.hinting import hint

        data["search"] = {
            str(mover): hint(state.view(mover), legal, iterations, "0").to_data()
            for mover in movers
            if len(legal := state.legal(mover)) > 1
        }
    terminal.json(data)
