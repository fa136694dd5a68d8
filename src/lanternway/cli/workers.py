"""What each process does first that plays games for a command."""

from lanternway.bots.values import leave_telling
from lanternway.cli.extra_games import load_extra_games


def prepare_worker() -> None:
    """It knows the extra games, and leaves it to the command to say what is wrong with a file."""
    load_extra_games()
    leave_telling()
