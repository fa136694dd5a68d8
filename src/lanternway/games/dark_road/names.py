"""Names of things as references to their texts: for what is told, offered and refused."""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road.content_words import COMPANIONS, FACES, GOODS, TOWNS

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

_OWN_STEED_TEXTS: Final = (("longshadow", "hu"), ("lovebug", "hu"), ("lovebug", "pl"))
"""Steeds that do something else in this edition than in the others."""


def good_name(good: int) -> str:
    return f"@dark_road-good-{GOODS[good]}"


def face_name(face: int) -> str:
    return f"@dark_road-face-{FACES[face]}"


def town_name(town: int) -> str:
    return f"@dark_road-town-{TOWNS[town]}"


def hero_name(table: "Table", hero: int) -> str:
    return f"@dark_road-hero-{table.content.hero_ids[hero]}"


def deed_name(table: "Table", deed: int) -> str:
    return f"@dark_road-deed-{table.content.deed_ids[deed]}"


def commission_name(table: "Table", commission: int) -> str:
    return f"@dark_road-commission-{table.content.commission_ids[commission]}"


def ability_name(companion: int, ability: int) -> str:
    """What a companion does, by the number of its ability."""
    return f"@dark_road-ability-{COMPANIONS[companion]}-{ability + 1}"


def steed_message(steed: str, edition: str) -> str:
    """The message that says what a steed does in an edition (DR-15)."""
    own = f"-{edition}" if (steed, edition) in _OWN_STEED_TEXTS else ""
    return f"dark_road-steed_text-{steed}{own}"
