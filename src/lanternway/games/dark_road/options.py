"""What can be agreed on before a game (DR-1.1, DR-15, DR-17.6.1)."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import Option, OptionError, Schema, Value
from lanternway.games.dark_road.content import content_of
from lanternway.games.dark_road.content_words import BUILDINGS, EDITIONS, LEVELS, PLACES

OPTIONS: Final = Schema(
    [
        Option("edition", "en2022", EDITIONS, aliases={"en2020": "en2022"}),
        Option("buildings", "random", ("random", "first-game", *BUILDINGS), many=4),
        Option("draft", False),
        Option("deed_choice", False),
        Option("open_coins", False),
        Option("private_concern", "off", ("off", *LEVELS)),
        Option("concern_place", "last", (*PLACES, "last")),
    ]
)
VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"edition": "hu", "deed_choice": True},
    {"edition": "pl", "draft": True, "open_coins": True},
    {"buildings": "first-game", "draft": True, "deed_choice": True},
    {
        "buildings": [
            "queens_eyes_surveyor",
            "merchants_guildhall",
            "candle_and_quartz",
            "guildmasters_mansion",
        ]
    },
    {"private_concern": "apprentice"},
    {"private_concern": "merchant", "edition": "pl", "deed_choice": True},
    {"private_concern": "guildmaster", "edition": "hu", "draft": True},
    {"private_concern": "merchant", "concern_place": "first", "draft": True},
]


def check_options(options: Mapping[str, Value], seats: int) -> None:
    concern_on = options["private_concern"] != "off"
    if seats == 1 and not concern_on:
        raise OptionError(
            "one seat plays against the Private Concern: set private_concern (DR-1.1)",
            "dark_road-error-solo",
        )
    if seats == 4 and concern_on:
        raise OptionError(
            "with the Private Concern at most 3 seats play (DR-1.1)", "dark_road-error-concern"
        )
    if options["concern_place"] != "last" and (seats == 1 or not concern_on):
        raise OptionError(
            "a place for the Private Concern is chosen with two or three seats beside it (DR-17.6.1)",
            "dark_road-error-place",
        )
    wanted = options["buildings"]
    if isinstance(wanted, list):
        tile = content_of(str(options["edition"])).building_tile
        if len({tile[BUILDINGS.index(word)] for word in wanted}) != len(wanted):
            raise OptionError(
                "two of these buildings are on one tile (DR-1.5)", "dark_road-error-buildings"
            )
    elif wanted not in ("random", "first-game"):
        raise OptionError(
            "buildings are random, first-game or four names", "dark_road-error-buildings-count"
        )
