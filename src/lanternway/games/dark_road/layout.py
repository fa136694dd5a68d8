"""Where everything lies in `State.t`, the table as one flat list of ints.

A seat's block begins at `seat * STRIDE`; what all seats share begins at `SHARED` (room for four blocks
is kept, so that the shared places do not depend on how many play). Cards are numbers, -1 is no card;
sets of cards are bit masks.
"""

from typing import Final

# --- a seat's block -------------------------------------------------------------------------------
COINS: Final = 0
PRESTIGE: Final = 1
SPACE: Final = 2
"""The pawn's space on the Ringway, 0 to 4."""
GOODS: Final = 3
"""Twelve counts: good, then good + 6 for the upgraded side."""
LANTERNS: Final = 15
QUARTZ: Final = 16
SHOES: Final = 17
HEROES: Final = 18
"""Three hero slots in the order of boarding; empty ones (-1) last."""
COMMISSIONS: Final = 21
"""Three commission slots, likewise."""
LOCKED: Final = 24
"""The faces of the three locked night dice, -1 for an empty slot."""
RESERVE: Final = 27
"""Main reserve: how many night dice show each of the six faces."""
SPENT: Final = 33
REMOVED: Final = 34
"""Night dice taken out of the game."""
POOL_NIGHT: Final = 35
"""Face of the night die in the action pool, -1 for none."""
POOL_LIT: Final = 36
LIT: Final = 37
"""Special reserve: faces of up to two illuminated dice, -1 for none."""
STEEDS: Final = 39
UPGRADES: Final = 40
COMPANIONS: Final = 41
DEEDS: Final = 42
LOG_HEROES: Final = 43
LOG_COMMISSIONS: Final = 44
LED: Final = 45
"""Caravans led: on the dark road, by shortcut."""
DRAWN: Final = 47
"""Two deeds drawn to choose one from (DR-2.8); -1 for none."""
PUT_UNDER: Final = 49
"""The deed that this seat put under the deck, -1 for none: the seat knows it."""
FIRST_STEED: Final = 50
"""The steed and the starting hero that the seat began with, -1 before a draft."""
FIRST_HERO: Final = 51
STRIDE: Final = 52

# --- shared ---------------------------------------------------------------------------------------
SHARED: Final = 4 * STRIDE
ROUND: Final = SHARED
TURN: Final = SHARED + 1
"""Whose turn it is."""
WHEEL: Final = SHARED + 2
"""Steps that the wheel has turned from the state in which its first section is worth most."""
MARKET: Final = SHARED + 3
"""How many market dice lie on the section of each good."""
ASIDE: Final = SHARED + 9
"""Market dice set aside until Rest."""
RING: Final = SHARED + 10
RUINS: Final = SHARED + 11
FORTUNE_TAKEN: Final = SHARED + 12
"""1 when the first coins of good fortune C are gone."""
INN: Final = SHARED + 13
"""Four places for face-up heroes, the one nearest the deck first."""
SHOWN: Final = SHARED + 17
"""Up to six more heroes shown at the Inn (DR-5.4.4)."""
COURTYARD: Final = SHARED + 23
"""Upper and lower deed."""
ROW: Final = SHARED + 25
"""Three face-up companions, the one nearest the deck first."""
ROW_DICE: Final = SHARED + 28
"""Mask of the places of the row whose card has a travel die on it."""
TOPS: Final = SHARED + 29
"""The visible commission of each town's stack."""
HERO_POOL: Final = SHARED + 35
"""Cards of a face-down deck whose order nobody can know; drawn at random when needed."""
DEED_POOL: Final = SHARED + 36
COMPANION_POOL: Final = SHARED + 37
COMMISSION_POOL: Final = SHARED + 38
"""Below the visible ones, all six stacks in one mask."""
EVENT_POOL: Final = SHARED + 39
"""Two: dark road, shortcut."""
EVENTS_SEEN: Final = SHARED + 41
"""Two discard piles of events."""
EVENT: Final = SHARED + 43
"""The event that runs now, -1 for none."""
UPGRADES_LEFT: Final = SHARED + 44
STEEDS_LEFT: Final = SHARED + 45
STARTERS_LEFT: Final = SHARED + 46
"""Starting heroes that nobody has: out of the game."""
BUILDINGS: Final = SHARED + 47
"""The buildings on spaces 1 to 4."""
GOOD_SUPPLY: Final = SHARED + 51
LIT_SUPPLY: Final = SHARED + 57
LANTERN_SUPPLY: Final = SHARED + 58
QUARTZ_SUPPLY: Final = SHARED + 59
SHOE_SUPPLY: Final = SHARED + 60
CLOSED: Final = SHARED + 61
"""1 when the player has just closed the companion entry: it opens again after another step."""
FREE_SHORTCUT: Final = SHARED + 62
"""1 when this turn's shortcut costs nothing."""
STRAYS_USED: Final = SHARED + 63
"""Strays that came back to their giver this turn (DR-17.20.1)."""
DIRTY: Final = SHARED + 64
"""Seats whose goods (bit seat) or tokens (bit 8 + seat) may not fit any more."""
TRAVELLERS: Final = SHARED + 65
ROUTE: Final = SHARED + 66
TOWN: Final = SHARED + 67
"""Destination of the caravan under way, -1 for none."""
LEADER: Final = SHARED + 68
EXTRA_DIE: Final = SHARED + 69
"""1 when the companion's travel die is in the pool."""
DICE: Final = SHARED + 70
"""Travel dice left: how many show 1, 2 … 6."""
TAKEN: Final = SHARED + 76
"""Travel dice taken in this event, likewise."""
DRAFT: Final = SHARED + 82
"""The starting hero paired with each of the seven steeds in a draft, -1 for none."""
GIFTS: Final = SHARED + 89
"""For each companion card: 1 for a gift on its first ability, 2 on the second, 3 on both."""
LOADED: Final = SHARED + 111
"""For each delivered commission: 2 bits a request, 1 basic, 2 upgraded."""
SIZE: Final = SHARED + 141

# --- piles whose order is known or set --------------------------------------------------------------
UNDER_HEROES: Final = 0
UNDER_DEEDS: Final = 1
UNDER_COMMISSIONS: Final = 2
"""Six."""
OVER_HEROES: Final = 8
"""What lies on top in a known order: only positions say that."""
OVER_DEEDS: Final = 9
OVER_COMPANIONS: Final = 10
OVER_EVENTS: Final = 11
"""Two."""
OVER_COMMISSIONS: Final = 13
"""Six: below the visible top."""
PILES: Final = 19

# --- chance streams -------------------------------------------------------------------------------
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
S_SETUP: Final = 0
S_BUILDINGS: Final = 1
S_HEROES: Final = 2
S_STARTERS: Final = 3
S_STEEDS: Final = 4
S_DEEDS: Final = 5
S_COMPANIONS: Final = 6
S_COMMISSIONS: Final = 7
S_EVENTS: Final = 8
"""Dark road; the shortcut's stream follows."""
S_NIGHT: Final = 10
S_LIT: Final = 11
S_MARKET: Final = 12
S_TRAVEL: Final = 13
S_ORACLE: Final = 14
S_RUINS: Final = 15
S_CONCERN: Final = 16
S_UPGRADES: Final = 17
