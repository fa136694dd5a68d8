"""The puzzle of the day: the same for everybody from midnight UTC on."""

import datetime
from typing import Final

from lanternway.core.encoding import text_hash
from lanternway.core.registry import game_ids
from lanternway.puzzles.pack import puzzles_of
from lanternway.puzzles.puzzle import Puzzle

WEEK: Final = 7


def day_of(at: float) -> datetime.date:
    """The day of a time in seconds, as UTC counts it."""
    return datetime.datetime.fromtimestamp(at, datetime.UTC).date()


def puzzle_of_day(day: datetime.date) -> Puzzle | None:
    """Games take turns from day to day; the puzzles of each come in an order of their own, none twice before
    all were there. None: there are no puzzles."""
    games = [game for game in game_ids() if puzzles_of(game)]
    if not games:
        return None
    turn, place = divmod(day.toordinal(), len(games))
    puzzles = sorted(puzzles_of(games[place]), key=lambda one: text_hash(f"daily:{one.id}"))
    return puzzles[turn % len(puzzles)]


def week_until(day: datetime.date) -> list[Puzzle]:
    """The puzzles of the last seven days, this one last."""
    days = (day - datetime.timedelta(days=back) for back in reversed(range(WEEK)))
    return [found for one in days if (found := puzzle_of_day(one)) is not None]
