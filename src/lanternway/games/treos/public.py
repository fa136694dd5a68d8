"""The content as plain data for pages: what everybody could look up in the box."""

from typing import Any

from lanternway.games.treos.cards import COMMON
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import CONTENT, WEAPONS
from lanternway.games.treos.quests import PERSONAL_GOLD, Reward
from lanternway.games.treos.regions import MOST_SPACES, REGIONS, SPACE_WORDS


def public_content() -> dict[str, Any]:
    """Towns, regions, characters, movement cards, quests and events by their words."""
    towns = CONTENT.town_ids
    return {
        "towns": {
            town.id: {"color": town.hex, "mark": town.mark, "region": REGIONS[town.region]}
            for town in CONTENT.towns
        },
        "regions": {
            region: {"spaces": SPACE_WORDS[number * MOST_SPACES : (number + 1) * MOST_SPACES]}
            for number, region in enumerate(REGIONS)
        },
        "personal": {"gold": PERSONAL_GOLD},
        "characters": {
            one.id: {"home": towns[one.home], "gold": one.gold, "bonus": one.bonus}
            for one in CONTENT.characters
        },
        "weapons": dict(zip(REGIONS, WEAPONS, strict=True)),
        "cards": {
            str(card.bid): {
                "moves": card.moves,
                "paths": card.paths,
                "arrows": card.arrows,
                "owner": None if card.owner == COMMON else CHARACTERS[card.owner],
            }
            for card in CONTENT.cards
        },
        "quests": {
            quest.id: {
                "towns": [towns[town] for town in quest.towns],
                "reward": _reward(quest.reward),
                "pile": REGIONS[quest.pile],
            }
            for quest in CONTENT.quests
        },
        "events": {event.id: {"symbol": event.symbol} for event in CONTENT.events},
    }


def _reward(reward: Reward) -> dict[str, int]:
    return {"gold": reward.gold, "card": reward.card, "side_quest": reward.side_quest}
