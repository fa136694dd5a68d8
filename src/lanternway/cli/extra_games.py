"""Games that live outside the package, with their texts in a folder `locales` beside each."""

from pathlib import Path

from lanternway.core import registry
from lanternway.locales import add_folder


def load_extra_games() -> None:
    """Register the games of LANTERNWAY_GAMES and find their texts."""
    for module in registry.load_extra_games():
        folder = Path(module.__file__ or "").parent / "locales"
        if folder.is_dir():
            add_folder(folder)
