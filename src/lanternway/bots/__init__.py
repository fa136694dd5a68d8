"""Players that are programs, one a file. They see Views only, never the State.

A bot is named by a text: `random`, `mild`, `mild:50` (how wrong it judges), `greedy`, `greedy:8` (worlds),
`search`, `search:400` (iterations), `search:2s` (time), `search:400:2s` (whichever comes first), `level:3`.
`learned` and `learned-search` are greedy and search by the values that were learned, where there are any;
`learned@FILE` takes them from a file.
"""

import difflib
import re
from typing import Final

from lanternway.bots.bot import Bot, Candidate
from lanternway.bots.greedy import GreedyBot
from lanternway.bots.levels import LEVELS, LevelBot, bot_of_level
from lanternway.bots.mild import MildBot
from lanternway.bots.random import RandomBot
from lanternway.bots.search import Effort, SearchBot
from lanternway.bots.strength import worth_of_level
from lanternway.bots.values import OWN, values_of
from lanternway.core.errors import OptionError, shortened
from lanternway.core.game import Game
from lanternway.core.reading import number_in
from lanternway.core.registry import Worth, register_bots

__all__ = [
    "LEVELS",
    "Bot",
    "Candidate",
    "bot_names",
    "bot_of_level",
    "file_of",
    "get_bot",
    "read_values",
]

_NAMES: Final = ("greedy", "learned", "learned-search", "level", "mild", "random", "search")
_LEARNED: Final = ("learned", "learned-search")
_AMOUNT: Final = re.compile(r"(\d+)(?:\.\d+)?s?|\d*\.\d+s")


def bot_names() -> list[str]:
    """All bots, by name."""
    return list(_NAMES)


def get_bot(name: str, seed: int | str) -> Bot:
    """The bot of this name; the same seed makes the same choices, unless it is given a time."""
    kind, learned, amounts = _parts(name)
    if kind not in _NAMES:
        near = difflib.get_close_matches(kind, _NAMES, 1)
        names = ", ".join(bot_names())
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise OptionError(
            f"there is no bot '{name}'{hint} (bots: {names})",
            "error-bot",
            {"given": name, "near": near[0] if near else "", "names": names},
        )
    if kind == "random" and not amounts:
        return RandomBot(seed)
    if kind == "mild" and len(amounts) <= 1:
        return MildBot(seed, _number(name, amounts[0], 0, 1000)) if amounts else MildBot(seed)
    if kind in ("greedy", "learned") and len(amounts) <= 1:
        return (
            GreedyBot(seed, worlds=_number(name, amounts[0], 1, 1000), learned=learned)
            if amounts
            else GreedyBot(seed, learned=learned)
        )
    if kind == "level" and len(amounts) == 1:
        return LevelBot(seed, _number(name, amounts[0], 1, LEVELS), get_bot)
    if kind in ("search", "learned-search") and len(amounts) <= 2:
        return SearchBot(seed, _effort(name, amounts), learned=learned)
    raise _wrong(name)


def read_values(game: Game, name: str) -> None:
    """Read what the bot of this name values positions of a game by: a file that is no good is told of now,
    not in the middle of a game."""
    kind, learned, amounts = _parts(name)
    if kind == "level":
        read_values(game, bot_of_level(game.id, int(amounts[0])))
    else:
        values_of(game, learned)


def file_of(name: str) -> str:
    """The file that a bot's name gives for what was learned; empty if it gives none."""
    return _parts(name)[1] or ""


def _parts(name: str) -> tuple[str, str | None, list[str]]:
    """Of a bot's name: the kind, what was learned (`values_of`), the amounts. A file may have colons in its
    path."""
    head, at, file = name.partition("@")
    kind, *amounts = head.split(":")
    if not at:
        return kind, OWN if kind in _LEARNED else None, amounts
    while (found := file.rpartition(":"))[1] and _AMOUNT.fullmatch(found[2]):
        file, amounts = found[0], [found[2], *amounts]
    if head not in _LEARNED or not file:
        raise _wrong(name)
    return kind, file, amounts


def _effort(name: str, amounts: list[str]) -> Effort:
    if not amounts:
        return Effort()
    iterations = 0
    seconds = 0.0
    for amount in amounts:
        if not _AMOUNT.fullmatch(amount):
            raise _wrong(name)
        if amount.endswith("s"):
            seconds = float(amount[:-1])
        else:
            iterations = _number(name, amount, 1, 1_000_000)
    return Effort(iterations=iterations, seconds=seconds)


def _number(name: str, text: str, low: int, high: int) -> int:
    number = number_in(text)
    if number is None or not low <= number <= high:
        raise _wrong(name)
    return number


def _wrong(name: str) -> OptionError:
    given = shortened(name)
    return OptionError(
        f"'{given}' is no bot: write random, mild, greedy, greedy:8, search:400, search:2s, level:3",
        "error-bot-form",
        {"given": given},
    )


def get_worth(game_id: str, name: str) -> Worth | None:
    """What was measured of a bot by name: of levels only."""
    kind, _, amount = name.partition(":")
    return worth_of_level(game_id, int(amount)) if kind == "level" else None


register_bots(["random", *(f"level:{level}" for level in range(1, LEVELS + 1))], get_bot, get_worth)
