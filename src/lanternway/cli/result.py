"""How a game ended, as a table: ranks, scores and where they come from."""

from lanternway.cli.terminal import Terminal
from lanternway.core.state import Outcome


def show_result(terminal: Terminal, game: str, outcome: Outcome, players: list[str]) -> None:
    """The final scores by seat, best first."""
    from rich.table import Table
    from rich.text import Text

    translator = terminal.translator
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    order = sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat])
    for seat in order:
        table.add_column(Text(players[seat]), justify="right")
    parts: list[str] = []
    for told in outcome.parts:
        parts += [part for part in told if part not in parts]
    for part in parts:
        name = translator.text(f"{game}-score-{part}")
        table.add_row(Text(name), *[str(outcome.parts[seat].get(part, 0)) for seat in order])
    total = Text(terminal.text("cli-result-total"), style="bold")
    table.add_row(total, *[str(outcome.scores[seat]) for seat in order])
    place = terminal.text("cli-result-rank")
    table.add_row(place, *[f"{outcome.ranks[seat]}." for seat in order])
    terminal.show(table)
    winners = [players[seat] for seat in outcome.winners()]
    terminal.say("cli-result-won", winners=winners, n=len(winners))
