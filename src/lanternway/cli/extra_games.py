"""Games that live outside the package: LANTERNWAY_GAMES names their modules, separated by commas.

Each has a `GAME`, like the folders of `lanternway.games`; texts in a folder `locales` beside it are
found too.
"""

import importlib
import os
import sys
from pathlib import Path

from lanternway.core.errors import OptionError
from lanternway.core.registry import register
from lanternway.locales import add_folder


def load_extra_games() -> None:
    """Register the games of LANTERNWAY_GAMES. Modules are looked up in the current folder too."""
    names = [name.strip() for name in os.environ.get("LANTERNWAY_GAMES", "").split(",")]
    for name in filter(None, names):
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
        try:
            module = importlib.import_module(name)
            register(module.GAME)
        except (ImportError, AttributeError) as error:
            raise OptionError(
                f"LANTERNWAY_GAMES: '{name}' can't be loaded ({error})",
                "cli-extra-game",
                {"given": name, "detail": str(error)},
            ) from error
        folder = Path(module.__file__ or "").parent / "locales"
        if folder.is_dir():
            add_folder(folder)
