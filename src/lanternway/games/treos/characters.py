"""The four characters: home town and weapon track (TR-7.1, TR-9)."""

from typing import Final

from lanternway.core.reading import Entry

CHARACTERS: Final = ("carolijn", "leonardo", "sophie", "urs")
CAROLIJN, LEONARDO, SOPHIE, URS = 0, 1, 2, 3
HOME_COLORS: Final = ("red", "yellow", "purple", "green")
BONUSES: Final = ("side_quest", "card", "take_quest")
WEAPON_SPACES: Final = 4


class Character:
    """Home town, and gold and bonus of each weapon space."""

    __slots__ = ("bonus", "gold", "home", "id", "provenance")

    def __init__(self, id_: str, entry: Entry, towns: tuple[str, ...]) -> None:
        entry.only(("home", "provenance", "weapons"))
        self.id: str = id_
        self.home: int = entry.word("home", towns)
        self.provenance: str = entry.provenance()
        """Of the gold; bonuses are the rulebook's."""
        track = entry.entries("weapons")
        if len(track) != WEAPON_SPACES:
            raise entry.wrong("weapons", f"four weapon spaces, not {len(track)}")
        self.gold: list[int] = [space.number("gold", 0, 9) for space in track]
        self.bonus: list[list[str]] = [space.words("bonus", BONUSES) for space in track]
