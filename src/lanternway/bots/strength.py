"""What a level is worth: its share of victories against the level below, as contests measured it.

The contests are in `strength.json`, which `tools/strength.py` writes. One counts if it was long enough, and
as long as both levels are made of the bots that played it; else it is told that nobody has measured it.
"""

import functools
import json
from pathlib import Path
from typing import Any, Final

from lanternway.bots.levels import bot_of_level
from lanternway.core.errors import DataError
from lanternway.core.registry import Worth

FILE: Final = Path(__file__).with_name("strength.json")
FIELDS: Final = ("game", "level", "bots", "seats", "games", "share", "low", "high", "commit")
"""Of a contest: `bots` are what the level and the one below are made of, `low` and `high` the ends of the
95 % interval of the share, `commit` the engine that played."""
ENOUGH: Final = 24
"""A contest of fewer games says too little to be told to players."""


def worth_of_level(game_id: str, level: int) -> Worth | None:
    """The contest of a level against the one below; None if the bots of now played no long one."""
    if level < 2:
        return None
    made_of = [bot_of_level(game_id, level), bot_of_level(game_id, level - 1)]
    for contest in contests():
        played = (contest["game"], contest["level"], contest["bots"]) == (game_id, level, made_of)
        if played and contest["games"] >= ENOUGH:
            return Worth(
                below=f"level:{level - 1}",
                percent=round(100 * contest["share"]),
                low=round(100 * contest["low"]),
                high=round(100 * contest["high"]),
                games=contest["games"],
            )
    return None


@functools.cache
def contests() -> list[dict[str, Any]]:
    """All contests that were kept."""
    return read(FILE.read_text(encoding="utf-8"))


def read(text: str) -> list[dict[str, Any]]:
    """The contests of a file; DataError says which of them is wrong."""
    try:
        found: list[dict[str, Any]] = json.loads(text)["contests"]
    except (ValueError, KeyError, TypeError) as error:
        raise DataError(FILE.name, f"not a list of contests ({error})") from error
    for number, contest in enumerate(found):
        where = f"{FILE.name}, contest {number}"
        if tuple(contest) != FIELDS:
            raise DataError(where, f"the fields are {', '.join(FIELDS)}, in this order")
        if not 0 <= contest["low"] <= contest["share"] <= contest["high"] <= 1:
            raise DataError(where, "low, share, high are not in order between 0 and 1")
        if contest["games"] < 1 or contest["seats"] < 2 or len(contest["bots"]) != 2:
            raise DataError(where, "no two bots could have played it")
    return found
