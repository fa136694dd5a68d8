"""The words of the game whose number and order never change: a good is 0..5, a town is 0..5 …

Cards come from content files and may be replaced by a pack; these words may not, because actions and
records are written with them.
"""

from typing import Final

EDITIONS: Final = ("en2022", "hu", "pl")
GOODS: Final = ("armor", "weapon", "potion", "staff", "book", "instrument")
"""A tile is a good with a side: `good` when basic, `good + 6` when upgraded."""
SIDES: Final = ("basic", "upgraded")
TOWNS: Final = ("northbreak", "scorchborn", "windglass", "farglen", "cursecairn", "nightpoem")
"""Two towns a region: the region of a town is `town // 2`."""
CLASSES: Final = ("knight", "skirmisher", "alchemist", "bard", "wizard", "loremaster")
"""The class of a hero is the number of its town."""
REGIONS: Final = ("frost", "glen", "cairn")
FACES: Final = ("0", "1a", "1b", "2", "3", "4")
FACE_VALUE: Final = (0, 1, 1, 2, 3, 4)
DISTRICTS: Final = ("bazaar", "commissions", "yurgs", "dark_market", "inn")
SPACES: Final = ((4, 0), (0, 1), (1, 2), (2, 3), (3, 4))
"""The two districts beside each space of the Ringway; spaces 1 to 4 have a building each."""
RING: Final = ("north", "east", "south", "west")
RING_START: Final = 2
RUINS: Final = ("bottom_left", "top_left", "top_right", "bottom_right")
RUINS_START: Final = 0
BONUSES: Final = ("lantern", "horseshoe", "storage")
ROADS: Final = ("dark_road", "shortcut")
FORTUNES: Final = ("A", "B", "C", "D")
COURTYARD: Final = ("upper", "lower")
BUILDINGS: Final = (
    "blazing_quartz_mine",
    "queens_eyes_surveyor",
    "icebreaker_harbor",
    "merchants_guildhall",
    "oracle_of_lumi",
    "candle_and_quartz",
    "othos_lanternworks",
    "guildmasters_mansion",
    "yedls_workshop",
    "frosted_filigree",
)
COMPANIONS: Final = (
    "cave_dragon",
    "ice_mouse",
    "phoenix",
    "raven",
    "snow_bee",
    "threy_cat",
    "grace",
    "flicker",
    "cosimo",
    "lil_dumplin",
)
LOYAL: Final = 6
"""Companions below this number are loyal, the others stray."""
STEEDS: Final = (
    "brembizant",
    "longshadow",
    "lovebug",
    "sugarfoot",
    "velvet",
    "whisper",
    "woolsworth",
)
UPGRADES: Final = ("U1", "U2", "U3", "U4", "U5", "U6")
PROVENANCES: Final = ("rulebook", "reference", "deduced", "house")
LEVELS: Final = ("apprentice", "merchant", "guildmaster")
PLACES: Final = ("first", "second", "third")
"""Places of a round that the Private Concern can be given; else it has the last one."""
WORKS: Final = ("bazaar", "commissions", "journey", "ruins", "dark_market", "inn")
"""What the Private Concern can do: the districts, Yurg's Excursions as two works."""
AIMS: Final = ("purse", "seal", "road", "scales")
NOTICE_FACTS: Final = (
    "heroes_in_log",
    "commissions_in_log",
    "towns_in_log",
    "companions_and_gifts",
    "prestige",
    "good_types_aboard",
)
