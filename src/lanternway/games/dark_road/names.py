"""Things as references to their names, which a translator says in the reader's language."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import content_words

if TYPE_CHECKING:
    from lanternway.games.dark_road.content import Content


def good_name(good: int) -> str:
    return f"@dark_road-good-{content_words.GOODS[good]}"


def hero_name(content: "Content", hero: int) -> str:
    return f"@dark_road-hero-{content.hero_ids[hero]}"


def commission_name(content: "Content", commission: int) -> str:
    return f"@dark_road-commission-{content.commission_ids[commission]}"


def deed_name(content: "Content", deed: int) -> str:
    return f"@dark_road-deed-{content.deed_ids[deed]}"


def ability_name(kind: int, ability: int) -> str:
    """What a companion can do."""
    return f"@dark_road-ability-{content_words.COMPANIONS[kind]}-{ability + 1}"
