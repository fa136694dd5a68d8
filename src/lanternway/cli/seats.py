"""What the seats of a match are called at the terminal."""

from collections.abc import Sequence

from lanternway.cli.terminal import Terminal
from lanternway.core.match import Match


def seat_names(terminal: Terminal, match: Match, named: Sequence[str]) -> list[str]:
    """A name for every seat of the state: the given one, else its number. A game may play a seat itself,
    beyond those of the match (the Private Concern); it names that seat."""
    names = [
        (named[seat] if seat < len(named) else "") or terminal.translator.player(seat)
        for seat in range(match.seats)
    ]
    extra = match.state.seats - match.seats
    return names + [terminal.text(f"{match.game.id}-seat-extra")] * extra
