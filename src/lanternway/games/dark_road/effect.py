"""Effects as numbers: what a card does, in a form that rules run through quickly.

A card holds a list of effects (`Tables.lists[number]`); an effect is one tuple of seven numbers
`(op, n, a, b, c, d, otherwise)`. What `a` to `d` mean depends on `op` and stands beside it.
`otherwise` and every list inside an effect are numbers of lists; list 0 is empty.
"""

from typing import Final

Effect = tuple[int, int, int, int, int, int, int]
EffectList = tuple[Effect, ...]

GAIN_COINS: Final = 0
GAIN_PRESTIGE: Final = 1
GAIN_VP: Final = 2
GAIN_LANTERN: Final = 3
GAIN_HORSESHOE: Final = 4
GAIN_QUARTZ: Final = 5
GAIN_LIT_DIE: Final = 6
GAIN_GOOD: Final = 7
"""a = side (0 basic, 1 upgraded), b = mask of types (63 = any), c = worth (0 = any), d = off wheel."""
GAIN_HERO: Final = 8
"""a = 1: or the top of the deck; b = 1: with its bonus."""
GAIN_COMMISSION: Final = 9
"""a = 1 + town, 0 = any town."""
GAIN_DEED: Final = 10
"""a = 1: only the deck's top."""
GAIN_UPGRADE: Final = 11
GAIN_FORTUNE: Final = 12
GAIN_STEED: Final = 13
LOSE_COINS: Final = 14
LOSE_PRESTIGE: Final = 15
LOSE_LANTERN: Final = 16
LOSE_HORSESHOE: Final = 17
LOSE_QUARTZ: Final = 18
LOSE_GOOD: Final = 19
"""a = mask of sides (1 basic, 2 upgraded, 3 both), b = mask of types, c = worth, d = 1: most valuable."""
LOSE_HERO: Final = 20
FLIP_GOOD: Final = 21
"""a = side to turn to."""
CRAFT: Final = 22
"""a = side."""
MOVE_RUINS: Final = 23
MOVE_MARKET: Final = 24
ACT_RUINS: Final = 25
ROLL_ORACLE: Final = 26
ROLL_RUINS: Final = 27
ROTATE: Final = 28
READY: Final = 29
DELIVER_HERO: Final = 30
"""a = 0: from the wagon, 1: from the Inn's row."""
CHOOSE: Final = 31
"""a = number of the first list, b = how many: they follow one another."""
PAY: Final = 32
"""a = first payment list, b = how many, c = list of what follows."""
MAY: Final = 33
"""a = list."""
SWAP: Final = 34
"""a = lanterns, b = quartz, c = coins that are worth the same."""
AGAIN: Final = 35
"""a = list for the same face. Only on die faces."""
COPY_TRAVEL_DIE: Final = 36
RAISE_TRAVEL_DIE: Final = 37
"""a = the most that can be added (any amount from 1)."""
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
