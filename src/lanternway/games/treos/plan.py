"""The plan of a seat: a tuple of four cards by slot; leftovers and their fate; phases (TR-2.4)."""

from typing import Final

from lanternway.games.treos.cards import NO_CARD

SUNRISE, MORNING, MIDDAY, EVENING = 0, 1, 2, 3
PHASE_WORDS: Final = ("sunrise", "morning", "midday", "evening")
BID: Final = 0
"""The slot of the bid; the other slots have the numbers of their phases."""
PLAN_WORDS: Final = ("bid", "morning", "midday", "evening")
SLOTS: Final = len(PLAN_WORDS)
NO_SLOT: Final = -1
NO_PHASE: Final = 0
"""The symbol is not given to a phase yet."""


class Leftover:
    """A card that is not planned, and its fate: kept on the draw pile, or dropped."""

    __slots__ = ("card", "kept")

    def __init__(self, card: int, kept: bool) -> None:
        self.card: int = card
        self.kept: bool = kept


def open_slot(plan: tuple[int, ...]) -> int:
    """The first slot without a card; NO_SLOT when all have one."""
    return plan.index(NO_CARD) if NO_CARD in plan else NO_SLOT


def with_card(plan: tuple[int, ...], slot: int, card: int) -> tuple[int, ...]:
    """The plan with a card in a slot."""
    cards = list(plan)
    cards[slot] = card
    return tuple(cards)


NO_PLAN: Final = (NO_CARD,) * SLOTS
"""Four open slots."""
