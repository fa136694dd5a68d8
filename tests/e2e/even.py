"""`lanternway serve` for tests: the same seeds deal the same game, and bots choose by what they see alone.

So a game that is played twice with the same hands is the same game twice, however fast the machine is.
"""

import json
import random
import secrets
import types
import zlib
from typing import Any

from lanternway.bots.policy import to_think_about
from lanternway.core import Action, View
from lanternway.server import bot_pool, lobby

TIMELY = ("aids", "legal", "ready", "to_move")
"""What a view says of others while all decide at once: it hangs on who was quicker."""


def timeless(view: Any) -> Any:
    """The view without what hangs on who was quicker."""
    if isinstance(view, dict):
        return {key: timeless(value) for key, value in view.items() if key not in TIMELY}
    return [timeless(one) for one in view] if isinstance(view, list) else view


class EvenBots(bot_pool.BotPool):
    """Who always does the same in the same position must never go back to one, or it goes round for ever."""

    async def choose(
        self, owner: str, game: str, level: str, seat: int, view: dict[str, Any],
        legal: list[Action], table: str = "",
    ) -> Action:  # fmt: skip
        seen = json.dumps([seat, timeless(view), [action.index for action in legal]])
        vars(self)["_random"] = random.Random(zlib.crc32(seen.encode()))
        legal, _ = to_think_about(View(game, seat, view), legal)
        return await super().choose(owner, game, level, seat, view, legal)


def make_even() -> None:
    """The server's own part of every key is the same; what players give as seeds makes the difference."""
    known = types.SimpleNamespace(**vars(secrets))
    known.token_bytes = bytes
    vars(lobby)["secrets"] = known
    vars(bot_pool)["BotPool"] = EvenBots


if __name__ == "__main__":
    make_even()
    from lanternway.cli import main

    main()
