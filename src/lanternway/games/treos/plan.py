"""The plan of a seat: four cards by slot, what becomes of the leftovers, the phase of the symbol (TR-2.4)."""

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


class Plan:
    """Never changed once it is made, so clones share it."""

    __slots__ = ("cards", "leftovers", "size", "symbol")

    def __init__(
        self, cards: tuple[int, ...], leftovers: tuple[Leftover, ...], symbol: int
    ) -> None:
        self.cards: tuple[int, ...] = cards
        """By slot; NO_CARD where it is open."""
        self.leftovers: tuple[Leftover, ...] = leftovers
        self.symbol: int = symbol
        """The phase of the symbol, or NO_PHASE."""
        self.size: int = SLOTS - cards.count(NO_CARD) + len(leftovers)
        """How many cards lie in it."""

    def open_slot(self) -> int:
        """The first slot without a card; NO_SLOT when all have one."""
        return self.cards.index(NO_CARD) if NO_CARD in self.cards else NO_SLOT

    def all_cards(self) -> list[int]:
        """Planned cards and leftovers."""
        found = [card for card in self.cards if card != NO_CARD]
        return found + [leftover.card for leftover in self.leftovers]

    def with_card(self, slot: int, card: int) -> "Plan":
        cards = (*self.cards[:slot], card, *self.cards[slot + 1 :])
        return Plan(cards, self.leftovers, self.symbol)

    def with_leftover(self, card: int, kept: bool) -> "Plan":
        return Plan(self.cards, (*self.leftovers, Leftover(card, kept)), self.symbol)

    def without_leftovers(self) -> "Plan":
        return Plan(self.cards, (), self.symbol) if self.leftovers else self

    def with_symbol(self, phase: int) -> "Plan":
        return Plan(self.cards, self.leftovers, phase)


NO_PLAN: Final = Plan((NO_CARD,) * SLOTS, (), NO_PHASE)
