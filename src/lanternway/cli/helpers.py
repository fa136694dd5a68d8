"""What the processes do first that help a command: they play games, and the command speaks for them."""

from lanternway.bots.values import leave_telling
from lanternway.cli.extra_games import load_extra_games


def begin_to_help() -> None:
    """In such a process."""
    load_extra_games()
    leave_telling()
