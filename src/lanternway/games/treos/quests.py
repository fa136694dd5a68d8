"""Quests: the towns they name and their rewards (TR-6, TR-10.2)."""

from typing import Final

from lanternway.core.reading import Entry
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.regions import REGIONS

PILE_SIZE: Final = 12
QUESTS: Final = len(REGIONS) * PILE_SIZE
NO_QUEST: Final = -1
PERSONAL: Final = QUESTS
"""The number of one's personal quest among one's quests."""
PERSONAL_GOLD: Final = 1


class Reward:
    __slots__ = ("card", "gold", "side_quest")

    def __init__(self, entry: Entry) -> None:
        entry.only(("gold", "card", "side_quest"))
        self.gold: int = entry.number("gold", 0, 9)
        self.card: int = entry.number("card", 0, 1) if entry.has("card") else 0
        self.side_quest: int = entry.number("side_quest", 0, 1) if entry.has("side_quest") else 0


class Quest:
    """A common quest: the pile (by region) it belongs to, the towns it names, its reward."""

    __slots__ = ("distance", "id", "pile", "reward", "towns")

    def __init__(self, entry: Entry, pile: int, towns: tuple[str, ...]) -> None:
        entry.only(("id", "towns", "reward", "distance"))
        self.id: str = entry.text("id")
        self.pile: int = pile
        self.towns: list[int] = [towns.index(town) for town in entry.words("towns", towns)]
        self.reward: Reward = Reward(entry.entry("reward"))
        self.distance: float = float(entry.raw("distance"))
        if not 1 <= len(self.towns) <= 2:
            raise entry.wrong("towns", "a quest names one town or two (TR-6.3)")
        for town in self.towns:
            if region_of_town(town) == pile:
                raise entry.wrong("towns", f"{towns[town]} is in the pile's own region")


def region_of_town(town: int) -> int:
    """Towns stand two by two in the order of the regions. On the reverse side: the quest pile."""
    return town >> 1


def towns_of(region: int) -> tuple[int, int]:
    """The two towns of a region; on the reverse side, of a quest pile."""
    return 2 * region, 2 * region + 1


def quests_of(pile: int) -> range:
    """The numbers of all quests of a pile."""
    return range(PILE_SIZE * pile, PILE_SIZE * (pile + 1))


def read_quests(file: Entry, towns: tuple[str, ...]) -> list[Quest]:
    quests: list[Quest] = []
    for pile, region in enumerate(REGIONS):
        entry = file.entry("common").entry(region)
        cards = entry.entries("cards")
        if len(cards) != PILE_SIZE:
            raise entry.wrong("cards", f"{PILE_SIZE} quests expected, not {len(cards)}")
        quests += [Quest(card, pile, towns) for card in cards]
    personal = file.entries("personal")
    whose = sorted(entry.text("character", CHARACTERS) for entry in personal)
    if whose != sorted(CHARACTERS):
        raise file.wrong("personal", "one personal quest for each character (TR-6.1)")
    for entry in personal:
        entry.text("target", ("foreign_town",))
        entry.entry("reward").number("gold", PERSONAL_GOLD, PERSONAL_GOLD)  # TR-6.1
    return quests
