"""`lanternway serve` for tests: the same seeds deal the same game, and bots choose by what they see alone.

So a game that is played twice with the same hands is the same game twice, however fast the machine is.
"""

import json
import random
import secrets
import types
import zlib
from typing import Any

from lanternway.core import Action
from lanternway.server import bot_pool, lobby

TIMELY = ("aids", "legal", "ready", "to_move")
"""What a view says of others while all decide at once: it hangs on who was quicker."""


def timeless(view: Any) -> Any:
    """The view without what hangs on who was quicker."""
    if isinstance(view, dict):
        return {key: timeless(value) for key, value in view.items() if key not in TIMELY}
    return [timeless(one) for one in view] if isinstance(view, list) else view


class EvenBots(bot_pool.BotPool):
    async def choose(
        self, game: str, level: str, seat: int, view: dict[str, Any], legal: list[Action]
    ) -> Action:
        seen = json.dumps([seat, timeless(view), [action.index for action in legal]])
        vars(self)["_random"] = random.Random(zlib.crc32(seen.encode()))
        return await super().choose(game, level, seat, view, legal)


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
