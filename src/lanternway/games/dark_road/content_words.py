"""The words of the game whose number and order never change: a good is 0..5, a town is 0..5 …

Cards come from content files and may be replaced by a pack; these words may not, because actions and
records are written with them.
"""

from typing import Final

EDITIONS: Final = ("en2022", "hu", "pl")
GOODS: Final = ("armor", "weapon", "potion", "staff", "book", "instrument")
SIDES: Final = ("basic", "upgraded")
TILES: Final = (*GOODS, *[good + "+" for good in GOODS])
"""A tile is a good with a side, as positions write it; its number is `tile(good, side)`."""
GOOD_OF: Final = (*range(len(GOODS)), *range(len(GOODS)))
"""By tile."""
SIDE_OF: Final = (*[0 for _ in GOODS], *[1 for _ in GOODS])
"""By tile."""
THINGS: Final = ("lantern", "quartz", "horseshoe", "lit_die")
LANTERN: Final = 0
QUARTZ: Final = 1
HORSESHOE: Final = 2
LIT_DIE: Final = 3
"""What comes from a supply and goes back to it, besides goods."""
TOWNS: Final = ("northbreak", "scorchborn", "windglass", "farglen", "cursecairn", "nightpoem")
"""Two towns a region, one after the other."""
CLASSES: Final = ("knight", "skirmisher", "alchemist", "bard", "wizard", "loremaster")
"""The class of a hero is the number of its town."""
REGIONS: Final = ("frost", "glen", "cairn")
FACES: Final = ("0", "1a", "1b", "2", "3", "4")
FACE_VALUE: Final = (0, 1, 1, 2, 3, 4)
DISTRICTS: Final = ("bazaar", "commissions", "yurgs", "dark_market", "inn")
AT_BAZAAR: Final = 0
AT_COMMISSIONS: Final = 1
AT_YURGS: Final = 2
AT_DARK_MARKET: Final = 3
AT_INN: Final = 4
SPACES: Final = ((4, 0), (0, 1), (1, 2), (2, 3), (3, 4))
"""The two districts beside each space of the Ringway; spaces 1 to 4 have a building each."""
RING: Final = ("north", "east", "south", "west")
SOUTH: Final = 2
RING_START: Final = SOUTH
RUINS: Final = ("bottom_left", "top_left", "top_right", "bottom_right")
RUINS_START: Final = 0
BONUSES: Final = ("lantern", "horseshoe", "storage")
LANTERN_BONUS: Final = 0
HORSESHOE_BONUS: Final = 1
STORAGE_BONUS: Final = 2
ROADS: Final = ("dark_road", "shortcut")
DARK_ROAD: Final = 0
SHORTCUT: Final = 1
FORTUNES: Final = ("A", "B", "C", "D")
FORTUNE_A: Final = 0
FORTUNE_C: Final = 2
FORTUNE_D: Final = 3
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
DECK_HEROES: Final = 42
"""Heroes below this number are of the deck; after them comes a starting hero of each class."""
TOWN_COMMISSIONS: Final = 5
"""Each town has so many, one after the other."""
PROVENANCES: Final = ("rulebook", "reference", "deduced", "house")
LEVELS: Final = ("apprentice", "merchant", "guildmaster")
PLACES: Final = ("first", "second", "third")
"""Places of a round that the Private Concern can be given; else it has the last one."""
WORKS: Final = ("bazaar", "commissions", "journey", "ruins", "dark_market", "inn")
"""What the Private Concern can do: the districts, Yurg's Excursions as two works."""
AIMS: Final = ("purse", "seal", "road", "scales")
PURSE: Final = 0
SEAL: Final = 1
SCALES: Final = 3
NOTICE_FACTS: Final = (
    "heroes_in_log",
    "commissions_in_log",
    "towns_in_log",
    "companions_and_gifts",
    "prestige",
    "good_types_aboard",
)


def tile(good: int, side: int) -> int:
    """The number of a good with a side."""
    return good + side * len(GOODS)


def region_of(town: int) -> int:
    return town // 2


def neighbor_of(town: int) -> int:
    """The other town of the region."""
    return town ^ 1
