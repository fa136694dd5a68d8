"""Effects: what a card, a space, a die or a building does, with named fields, made once at load.

A card holds a list of effects (`Content.lists[number]`), done in order. What an effect has to say besides
its op stands in its fields; every list inside an effect is the number of a list, and list 0 is empty.
"""

from dataclasses import dataclass
from typing import Final

OPS: Final[list["Op"]] = []
"""All ops, by number."""


class Op:
    """A verb with its noun, `gain-coins`: the word names an option of a choice."""

    __slots__ = ("loses", "number", "word")

    def __init__(self, word: str, loses: bool = False) -> None:
        self.number: int = len(OPS)
        self.word: str = word
        self.loses: bool = loses
        """Whether it takes something: met in full, in part, or not at all (DR-7.2.4)."""
        OPS.append(self)

    def __repr__(self) -> str:
        return f"<{self.word}>"


GAIN_COINS: Final = Op("gain-coins")
GAIN_PRESTIGE: Final = Op("gain-prestige")
GAIN_VP: Final = Op("gain-vp")
GAIN_LANTERN: Final = Op("gain-lantern")
GAIN_HORSESHOE: Final = Op("gain-horseshoe")
GAIN_QUARTZ: Final = Op("gain-quartz")
GAIN_LIT_DIE: Final = Op("gain-lit_die")
GAIN_GOOD: Final = Op("gain-good")
"""`side`, `types`, `worth`, `off_wheel`."""
GAIN_HERO: Final = Op("gain-hero")
"""`from_deck`: or the top of the deck; `with_bonus`."""
GAIN_COMMISSION: Final = Op("gain-commission")
"""`town`."""
GAIN_DEED: Final = Op("gain-deed")
"""`from_deck`: only the deck's top."""
GAIN_UPGRADE: Final = Op("gain-wagon_upgrade")
GAIN_FORTUNE: Final = Op("gain-good_fortune")
GAIN_STEED: Final = Op("gain-steed")
LOSE_COINS: Final = Op("lose-coins", loses=True)
LOSE_PRESTIGE: Final = Op("lose-prestige", loses=True)
LOSE_LANTERN: Final = Op("lose-lantern", loses=True)
LOSE_HORSESHOE: Final = Op("lose-horseshoe", loses=True)
LOSE_QUARTZ: Final = Op("lose-quartz", loses=True)
LOSE_GOOD: Final = Op("lose-good", loses=True)
"""`sides`, `types`, `worth`, `most_valuable`."""
LOSE_HERO: Final = Op("lose-hero", loses=True)
FLIP_GOOD: Final = Op("flip-good")
"""`side`: the one to turn to."""
CRAFT: Final = Op("craft-good")
"""`side`."""
MOVE_RUINS: Final = Op("move-ruins")
MOVE_MARKET: Final = Op("move-dark_market")
ACT_RUINS: Final = Op("act-ruins")
ROLL_ORACLE: Final = Op("roll-oracle")
ROLL_RUINS: Final = Op("roll-ruins")
ROTATE: Final = Op("rotate-wheel")
READY: Final = Op("ready-lit_die")
DELIVER_HERO: Final = Op("deliver-hero")
"""`from_inn`: from the Inn's row, else from the wagon."""
CHOOSE: Final = Op("choose")
"""`options`."""
PAY: Final = Op("pay")
"""`options`: the payments; `then`: what follows."""
MAY: Final = Op("may")
"""`then`."""
SWAP: Final = Op("swap")
"""`bundles`."""
AGAIN: Final = Op("again")
"""`then`: for the same face again. Only on die faces."""
COPY_TRAVEL_DIE: Final = Op("copy_travel_die")
RAISE_TRAVEL_DIE: Final = Op("raise_travel_die")
"""`amount`: the most that can be added."""
FREE_SHORTCUT: Final = Op("free_shortcut")

OP_WORDS: Final = tuple([op.word for op in OPS])

BASIC: Final = 0
UPGRADED: Final = 1
BOTH_SIDES: Final = 3
"""As a set of sides."""
ANY_GOOD: Final = 63
"""As a set of goods."""
ANY_TOWN: Final = -1


@dataclass(frozen=True)
class Effect:
    """One effect. Two that say the same are equal."""

    op: Op
    amount: int = 1
    side: int = BASIC
    sides: int = BOTH_SIDES
    """A set of sides."""
    types: int = ANY_GOOD
    """A set of goods."""
    worth: int = 0
    """The present price that a good must have; 0 for any."""
    off_wheel: bool = False
    """Only goods whose section of the wheel holds no die."""
    most_valuable: bool = False
    """The goods of the highest present price."""
    from_deck: bool = False
    from_inn: bool = False
    with_bonus: bool = False
    town: int = ANY_TOWN
    options: tuple[int, ...] = ()
    """Lists to choose from; each begins with another op."""
    then: int = 0
    """The list that follows."""
    bundles: tuple[int, ...] = ()
    """So many lanterns, quartz and coins are worth the same; 0 where one cannot be swapped."""
    otherwise: int = 0
    """The list for a seat that the effect can take nothing from."""


EffectList = tuple[Effect, ...]
