"""Numbers of the State as words and back: what the paths of positions are made of."""

from typing import Any, Final

from lanternway.core.errors import DataError
from lanternway.games.treos.board import LAKE_WORDS, members
from lanternway.games.treos.content import CONTENT, TILES
from lanternway.games.treos.regions import DIRECTIONS, KINDS, SPACE_WORDS

PHASE_WORDS: Final = ("sunrise", "morning", "midday", "evening")
PLAN_WORDS: Final = ("bid", "morning", "midday", "evening")
FATES: Final = ("", "keep", "drop")
TILE_WORDS: Final = ("none", "hidden", *TILES)
"""A secret space, shifted by one: no tile, face down, or what it is."""
QUEST_WORDS: Final = tuple(quest.id for quest in CONTENT.quests)
TASK_WORDS: Final = tuple(task.id for task in CONTENT.tasks)
EVENT_WORDS: Final = tuple(event.id for event in CONTENT.events[:-1])
OPTION_WORDS: Final = (*DIRECTIONS, *KINDS)
COMMON_WORD: Final = "common"
ALL_LAKES: Final = (*LAKE_WORDS, *[f"inland{i}" for i in range(1, 9)])


def bits(mask: int, words: tuple[str, ...] | list[str]) -> list[str]:
    """The words of the set bits, in order."""
    return [words[i] for i in members(mask)]


def spaces(mask: int) -> list[str]:
    return [SPACE_WORDS[space] for space in members(mask)]


def number(where: str, value: Any, words: tuple[str, ...] | list[str]) -> int:
    """The number of a word; DataError names the path."""
    if value not in words:
        raise DataError(where, f"{value!r} is not one of {', '.join(words)}")
    return words.index(value)


def mask(where: str, value: Any, words: tuple[str, ...] | list[str]) -> int:
    """The set of a list of words."""
    found = 0
    for word in sequence(where, value):
        found |= 1 << number(where, word, words)
    return found


def sequence(where: str, value: Any) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise DataError(where, f"{value!r} should be a list")
    return list(value)


def table(where: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise DataError(where, f"{value!r} should be a mapping")
    return value


def whole(where: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise DataError(where, f"{value!r} is not a whole number from {low} to {high}")
    return value


def flag(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise DataError(where, f"{value!r} should be true or false")
    return value


def space(where: str, value: Any, towns: list[int]) -> int:
    """A space by its number (`a7`) or, where a town stands, by the town's name."""
    if value in CONTENT.town_ids:
        found = towns[CONTENT.town_ids.index(value)]
        if found < 0:
            raise DataError(where, f"{value} is not on this map")
        return found
    if value not in SPACE_WORDS:
        raise DataError(
            where, f"{value!r} is no space: a town or a letter of {{a, c, h, o}} and 1 to 18"
        )
    return SPACE_WORDS.index(value)
