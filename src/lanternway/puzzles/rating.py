"""How hard a puzzle is: which levels of bots miss the best answer, and how often.

The rating is the one of a player who would solve it in half of the cases, if the levels are rated 1000, 1250,
1500, 1750, 2000 and a player who is 400 better solves ten times as often as not. Those five numbers are
agreed, not measured: the rating orders puzzles, it says nothing about people.
"""

from collections.abc import Iterable
from typing import Final

from lanternway.bots import bot_of_level, get_bot
from lanternway.core.action import Action
from lanternway.core.view import View

TRIES: Final = (8, 4, 4, 2, 2)
"""By level: how many seeds try. The stronger one plays, the less it depends on the seed."""
QUICK: Final = (1, 2, 3)
THOROUGH: Final = (4, 5)
"""The levels that look longer. What none of the quick ones ever misses is no puzzle, so that they need not
ask; and once one of them never misses, those above it are not asked either: they would hardly."""
LEVEL_RATINGS: Final = (1000, 1250, 1500, 1750, 2000)
SPREAD: Final = 400
"""So many points better: ten times as likely to solve as not."""


def fails_of(
    view: View, legal: list[Action], best: str, levels: Iterable[int], seed: str
) -> list[float]:
    """By level: the share of tries that found something else."""
    found: list[float] = []
    for level in levels:
        if level - 1 in THOROUGH and found[-1] == 0.0:
            found.append(0.0)
            continue
        name, tries = untimed(bot_of_level(view.game, level)), TRIES[level - 1]
        wrong = sum(
            get_bot(name, f"{seed}:{level}:{number}").choose(view, legal).text != best
            for number in range(tries)
        )
        found.append(round(wrong / tries, 3))
    return found


def rating_of(fails: list[float]) -> int:
    """The rating at which the levels would be expected to fail as often as they did. One more try that half
    failed is added for each level, so that none is infinitely easy or hard."""
    counted = [
        (fail * tries + 0.5) / (tries + 1.0) for fail, tries in zip(fails, TRIES, strict=True)
    ]
    low, high = 0.0, 3000.0
    while high - low > 0.5:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((level - middle) / SPREAD)) for level in LEVEL_RATINGS)
        low, high = (middle, high) if expected < sum(counted) else (low, middle)
    return round(low / 10) * 10


def untimed(bot: str) -> str:
    """The bot without its limit of time, so that it chooses the same on every machine."""
    return ":".join(part for part in bot.split(":") if not part.endswith("s"))
