"""Movement cards: moves, kinds of paths and arrows; the number on a card is its bid (TR-2.5, TR-10.3)."""

from typing import Final

from lanternway.core.reading import Entry
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.regions import ARROW_OPTIONS, DIRECTIONS, PATH_KINDS, PATH_OPTIONS

CARDS: Final = 84
NO_CARD: Final = 0
UNSEEN: Final = 0
"""A card on a draw pile that nobody has seen yet: a common card whose face is not drawn yet."""
COMMON: Final = len(CHARACTERS)
"""The owner of a common card."""
_PERSONAL_SIZE: Final = 12
_COMMON_SIZE: Final = 36


class Card:
    __slots__ = ("arrows", "bid", "moves", "options", "owner", "paths")

    def __init__(self, entry: Entry, owner: int) -> None:
        entry.only(("bid", "moves", "paths", "arrows"))
        self.owner: int = owner
        self.bid: int = entry.number("bid", 1, CARDS)
        low, high = (3, 4) if owner == COMMON else (1, 2)
        self.moves: int = entry.number("moves", low, high)  # TR-3.6
        self.paths: list[str] = entry.words("paths", PATH_KINDS)
        self.arrows: list[str] = entry.words("arrows", DIRECTIONS)
        if not self.paths and not self.arrows:
            raise entry.wrong("paths", "a card needs a path or an arrow")
        self.options: int = 0
        """Its arrows as on the upright card, and its kinds of paths."""
        for arrow in self.arrows:
            self.options |= 1 << DIRECTIONS.index(arrow)
        for path in self.paths:
            self.options |= PATH_OPTIONS[PATH_KINDS.index(path)]

    def options_at(self, turns: int) -> int:
        """Its options in absolute directions, for a seat of so many turns (TR-3.4)."""
        arrows = (self.options & ARROW_OPTIONS) << 2 * turns
        arrows = (arrows | arrows >> len(DIRECTIONS)) & ARROW_OPTIONS
        return arrows | self.options & ~ARROW_OPTIONS


def read_cards(file: Entry) -> list[Card]:
    """All cards by bid."""
    found: dict[int, tuple[Card, Entry]] = {}
    decks = [file.entry("personal").entry(id_) for id_ in CHARACTERS] + [file.entry("common")]
    for owner, deck in enumerate(decks):
        entries = deck.entries("cards", "bid")
        size = _COMMON_SIZE if owner == COMMON else _PERSONAL_SIZE
        if len(entries) != size:
            raise deck.wrong("cards", f"{size} cards expected, not {len(entries)}")
        for entry in entries:
            card = Card(entry, owner)
            if card.bid in found:
                where = found[card.bid][1].where
                raise entry.wrong(
                    "bid", f"number {card.bid} is on another card too: {where} (TR-2.5)"
                )
            found[card.bid] = (card, entry)
    return [found[bid][0] for bid in range(1, CARDS + 1)]
