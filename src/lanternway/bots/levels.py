"""Five levels for people, the same words in every game; what they are made of may differ by game.

A level's name and description are the messages `bots-level-<n>` and `bots-level-<n>-help`.
"""

from typing import Final

LEVELS: Final = 5

_USUAL: Final = ("mild", "greedy", "search:60:0.5s", "search:300:1s", "search:2000:1.8s")
_BY_GAME: Final[dict[str, tuple[str, ...]]] = {
    # A plan is up to eight questions in a row: together they take no longer than five seconds.
    "treos": ("mild", "greedy", "search:60:0.3s", "search:200:0.4s", "search:1500:0.6s"),
}


def bot_of_level(game_id: str, level: int) -> str:
    """The bot (`bots.get_bot`) that plays a game at this level, 1 to 5."""
    if not 1 <= level <= LEVELS:
        raise ValueError(f"levels go from 1 to {LEVELS}, not {level}")
    return _BY_GAME.get(game_id, _USUAL)[level - 1]


def level_name(level: int) -> str:
    """The message that names a level."""
    return f"bots-level-{level}"


def level_help(level: int) -> str:
    """The message that describes a level."""
    return f"bots-level-{level}-help"


def kind_name(kind: str) -> str:
    """The message that names a kind of bot: `greedy`, `search`."""
    return f"bots-name-{kind}"
