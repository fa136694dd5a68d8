"""The op codes of effects, with the numbers that follow the op in a compiled effect.

A card holds a list of effects, `content.effects[number]`; list 0 is empty. `otherwise` and every list
inside an effect are numbers of lists too.
"""

from typing import Final

Effect = tuple[int, ...]
EffectList = tuple[Effect, ...]

GAIN_COINS: Final = 0
"""n"""
GAIN_PRESTIGE: Final = 1
"""n"""
GAIN_VP: Final = 2
"""n: victory points, at the end only"""
GAIN_LANTERN: Final = 3
"""n"""
GAIN_HORSESHOE: Final = 4
"""n"""
GAIN_QUARTZ: Final = 5
"""n"""
GAIN_LIT_DIE: Final = 6
"""an illuminated die, rolled into the special reserve"""
GAIN_GOOD: Final = 7
"""side, n, types (bit mask, 63 any), worth (a price, 0 any), off_wheel (1: no market die there)"""
GAIN_HERO: Final = 8
"""deck (1: or the top of the deck), bonus (1: its bonus is gained)"""
GAIN_COMMISSION: Final = 9
"""town, -1 for any"""
GAIN_DEED: Final = 10
"""deck (1: only the deck's top)"""
GAIN_UPGRADE: Final = 11
GAIN_FORTUNE: Final = 12
GAIN_STEED: Final = 13
LOSE_COINS: Final = 14
"""n, otherwise"""
LOSE_PRESTIGE: Final = 15
"""n, otherwise"""
LOSE_LANTERN: Final = 16
"""n, otherwise"""
LOSE_HORSESHOE: Final = 17
"""n, otherwise"""
LOSE_QUARTZ: Final = 18
"""n, otherwise"""
LOSE_GOOD: Final = 19
"""n, otherwise, sides (1 basic, 2 upgraded, 3 both), types (mask), worth, most_valuable (0 or 1)"""
LOSE_HERO: Final = 20
"""n, otherwise"""
FLIP: Final = 21
"""the side to turn to, otherwise"""
CRAFT: Final = 22
"""side: what the chart gives for the die in slot 1; with an empty slot any good"""
MOVE_RUINS: Final = 23
"""n"""
MOVE_DARK_MARKET: Final = 24
"""n"""
ACT_RUINS: Final = 25
ROLL_ORACLE: Final = 26
ROLL_RUINS: Final = 27
ROTATE: Final = 28
"""n steps"""
READY: Final = 29
"""an illuminated die from the special reserve to the action pool"""
DELIVER_HERO: Final = 30
"""row (0 own wagon, 1 the Inn's row), otherwise"""
CHOOSE: Final = 31
"""one list an option"""
PAY: Final = 32
"""then (a list), one list a way to pay"""
MAY: Final = 33
"""a list"""
SWAP: Final = 34
"""lanterns, quartz, coins: bundles worth the same"""
AGAIN: Final = 35
"""same: the list for the same face; only on a die"""
COPY_TRAVEL_DIE: Final = 36
RAISE_TRAVEL_DIE: Final = 37
"""the amounts to choose from"""
FREE_SHORTCUT: Final = 38

OP_WORDS: Final = (
    "gain-coins",
    "gain-prestige",
    "gain-vp",
    "gain-lantern",
    "gain-horseshoe",
    "gain-quartz",
    "gain-lit_die",
    "gain-good",
    "gain-hero",
    "gain-commission",
    "gain-deed",
    "gain-wagon_upgrade",
    "gain-good_fortune",
    "gain-steed",
    "lose-coins",
    "lose-prestige",
    "lose-lantern",
    "lose-horseshoe",
    "lose-quartz",
    "lose-good",
    "lose-hero",
    "flip-good",
    "craft-good",
    "move-ruins",
    "move-dark_market",
    "act-ruins",
    "roll-oracle",
    "roll-ruins",
    "rotate-wheel",
    "ready-lit_die",
    "deliver-hero",
    "choose",
    "pay",
    "may",
    "swap",
    "again",
    "copy_travel_die",
    "raise_travel_die",
    "free_shortcut",
)
"""The words of the vocabulary by op: an option of a choice is named by the op of its first effect."""
