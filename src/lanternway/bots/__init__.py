"""Players that are programs, one a file. They see Views only, never the State."""

import difflib
from collections.abc import Callable
from typing import Final

from lanternway.bots.bot import Bot
from lanternway.bots.random import RandomBot
from lanternway.core.errors import OptionError

__all__ = ["Bot", "bot_names", "get_bot"]

_BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {"random": RandomBot}


def bot_names() -> list[str]:
    """All bots, by name."""
    return sorted(_BOTS)


def get_bot(name: str, seed: int | str) -> Bot:
    """The bot of this name; the same seed makes the same choices."""
    if name not in _BOTS:
        near = difflib.get_close_matches(name, _BOTS, 1)
        names = ", ".join(bot_names())
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise OptionError(
            f"there is no bot '{name}'{hint} (bots: {names})",
            "error-bot",
            {"given": name, "near": near[0] if near else "", "names": names},
        )
    return _BOTS[name](seed)
