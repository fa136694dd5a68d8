"""Numbers of the rules that are the same in every edition."""

from typing import Final

MAX_SEATS: Final = 4
ROUNDS: Final = 13
REROLL_ROUNDS: Final = (4, 7, 9, 10)
"""The rounds whose Rest rolls an empty reserve anew (DR-4.6.5)."""
HERO_SLOTS: Final = 3
COMMISSION_SLOTS: Final = 3
LANTERN_SLOTS: Final = 4
INVENTORY_SLOTS: Final = 3
LIT_LIMIT: Final = 2
"""Illuminated dice in the special reserve."""
NIGHT_DICE: Final = 7
"""A merchant's night dice, wherever they are."""
SECTION_LIMIT: Final = 2
"""Market dice on one section of the wheel."""
INN_PLACES: Final = 4
COMPANION_PLACES: Final = 3
COURTYARD_PLACES: Final = 2
HIGHEST_DIE: Final = 6
SHORTCUT_LANTERNS: Final = 3
SHOW_PRICE: Final = 1
"""Prestige for more heroes at the Inn (DR-5.4.4)."""
COMMISSION_PRESTIGE: Final = (0, 1, 3, 6)
"""By the goods that were delivered on a commission (DR-7.3.2)."""
