"""`lanternway show`: a table from its line, as one seat sees it."""

from lanternway.cli.result import show_result
from lanternway.cli.seats import seat_names
from lanternway.cli.table import TableText
from lanternway.cli.terminal import Terminal
from lanternway.core import oneline
from lanternway.core.view import SPECTATOR


def show_line(terminal: Terminal, line: str, seat: int | None, as_json: bool) -> None:
    """Draw the table of a line, or print all of it as data."""
    match = oneline.read(line)
    state = match.state
    if seat is not None and not 0 <= seat < match.seats:
        terminal.fail("cli-replay-seat", seat_number=seat, last=match.seats - 1)
    if as_json:
        terminal.json(
            {
                "game": match.game.id,
                "options": dict(match.origin.options),
                "seats": match.seats,
                "to_move": state.to_move(),
                "legal": {
                    str(mover): [action.text for action in state.legal(mover)]
                    for mover in state.to_move()
                },
                "table": state.to_data(),
            }
        )
        return
    players = seat_names(terminal, match, [])
    drawn = TableText(terminal, match, players)
    drawn.whole(SPECTATOR if seat is None else seat)
    for mover in state.to_move():
        if seat in (None, mover):
            terminal.line(players[mover], "bold")
            drawn.choices(mover)
    outcome = state.outcome()
    if outcome is not None:
        show_result(terminal, match.game.id, outcome, players)
