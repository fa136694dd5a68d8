"""Where chance comes in; a stream's number is its place."""

from typing import Final

STREAMS: Final = (
    "setup",
    "buildings",
    "heroes",
    "starting_heroes",
    "steeds",
    "deeds",
    "companions",
    "commissions",
    "dark_road",
    "shortcut",
    "night",
    "lit",
    "market",
    "travel",
    "oracle",
    "ruins",
    "concern",
    "upgrades",
)
BUILDINGS: Final = 1
HEROES: Final = 2
STARTING_HEROES: Final = 3
STEEDS: Final = 4
DEEDS: Final = 5
COMPANIONS: Final = 6
COMMISSIONS: Final = 7
EVENTS: Final = (8, 9)
"""By road."""
NIGHT: Final = 10
LIT: Final = 11
MARKET: Final = 12
TRAVEL: Final = 13
ORACLE: Final = 14
RUINS: Final = 15
CONCERN: Final = 16
UPGRADES: Final = 17
