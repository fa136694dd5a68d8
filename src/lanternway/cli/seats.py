"""What the seats of a match are called at the terminal."""

from collections.abc import Sequence

from lanternway.bots.levels import kind_name, level_name
from lanternway.cli.terminal import Terminal
from lanternway.core.match import Match
from lanternway.core.reading import number_in

BOT = "bot:"
"""How a record writes a player that is a bot: `bot:random`."""


def seat_names(terminal: Terminal, match: Match, named: Sequence[str]) -> list[str]:
    """A name for every seat of the state. A game may play a seat itself, beyond those of the match (the
    Private Concern); it names that seat."""
    extra = match.state.seats - match.seats
    names = player_names(terminal, match.seats, named)
    return names + [terminal.text(f"{match.game.id}-seat-extra")] * extra


def player_names(terminal: Terminal, seats: int, named: Sequence[str]) -> list[str]:
    """The given name of each seat, a bot's title with the number of its seat, else the number alone."""
    names: list[str] = []
    for seat in range(seats):
        name = named[seat] if seat < len(named) else ""
        if name.startswith(BOT):
            title = _title(name.removeprefix(BOT))
            if terminal.translator.has(title):  # a record may name a bot that is not known here
                name = terminal.text("cli-play-bot", bot=terminal.text(title), n=seat + 1)
        names.append(name or terminal.translator.player(seat))
    return names


def _title(bot: str) -> str:
    """What people call a bot: by its level, or by its kind."""
    kind, _, amount = bot.partition(":")
    level = number_in(amount) if kind == "level" else None
    return kind_name(kind) if level is None else level_name(level)
