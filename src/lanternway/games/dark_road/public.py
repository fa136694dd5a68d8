"""Content for pages: every card with its name and text as message ids, shapes and effects as data."""

from typing import Any

from lanternway.games.dark_road import names
from lanternway.games.dark_road.content import Content, content_of
from lanternway.games.dark_road.content_source import Source, own_texts
from lanternway.games.dark_road.content_words import (
    AIMS,
    BONUSES,
    BUILDINGS,
    CLASSES,
    COMPANIONS,
    COURTYARD,
    EDITIONS,
    FACE_VALUE,
    FACES,
    FORTUNES,
    GOODS,
    LEVELS,
    LOYAL,
    REGIONS,
    RING,
    RUINS,
    STEEDS,
    TOWNS,
    UPGRADES,
    region_of,
)
from lanternway.games.dark_road.limits import COMMISSION_PRESTIGE, ROUNDS
from lanternway.games.dark_road.scoring import PARTS


def public_content() -> dict[str, Any]:
    """All cards and boards, by edition."""
    return {"editions": {edition: shown(content_of(edition)) for edition in EDITIONS}}


def shown(content: Content) -> dict[str, Any]:
    """Everything printed on cards and boards of one edition."""
    return {
        "edition": content.edition,
        "rounds": ROUNDS,
        "score_parts": list(PARTS),
        "commission_prestige": list(COMMISSION_PRESTIGE[1:]),
        "faces": {face: FACE_VALUE[i] for i, face in enumerate(FACES)},
        "goods": {
            good: {
                "name": "@dark_road-good-" + good,
                "cells": [list(cell) for cell in content.shapes[i]],
            }
            for i, good in enumerate(GOODS)
        },
        "storage": {"width": content.storage.grid.width, "height": content.storage.grid.height},
        "wheel": {
            "order": [GOODS[good] for good in content.wheel_order],
            "prices": list(content.wheel_values),
        },
        "crafting": {face: GOODS[content.craft[i]] for i, face in enumerate(FACES)},
        "towns": {
            town: {
                "name": "@dark_road-town-" + town,
                "class": "@dark_road-class-" + CLASSES[i],
                "region": "@dark_road-region-" + REGIONS[region_of(i)],
            }
            for i, town in enumerate(TOWNS)
        },
        "heroes": {hero: _hero(content, i) for i, hero in enumerate(content.hero_ids)},
        "commissions": {
            card: {
                "name": "@dark_road-commission-" + card,
                "town": TOWNS[content.commission_town[i]],
                "asks": [GOODS[good] for good in content.commission_asks[i]],
            }
            for i, card in enumerate(content.commission_ids)
        },
        "deeds": _deeds(content),
        "buildings": {
            word: {"name": "@dark_road-place-" + word, "text": "@dark_road-building_text-" + word}
            for word in BUILDINGS
        },
        "companions": {
            word: {
                "name": "@dark_road-companion-" + word,
                "loyal": i < LOYAL,
                "abilities": [
                    f"@dark_road-ability-{word}-{n + 1}"
                    for n in range(len(content.companion_abilities[i]))
                ],
            }
            for i, word in enumerate(COMPANIONS)
        },
        "steeds": {
            word: {
                "name": "@dark_road-steed-" + word,
                "text": "@" + names.steed_message(word, content.edition),
            }
            for word in STEEDS
        },
        "upgrades": {
            word: {"name": "@dark_road-upgrade-" + word, "text": "@dark_road-upgrade_text-" + word}
            for word in UPGRADES
        },
        **_effects(content),
        "concern": _concern(content),
    }


def _hero(content: Content, hero: int) -> dict[str, Any]:
    return {
        "name": "@dark_road-hero-" + content.hero_ids[hero],
        "epithet": "@dark_road-epithet-" + content.hero_ids[hero],
        "class": CLASSES[content.hero_town[hero]],
        "town": TOWNS[content.hero_town[hero]],
        "asks": [GOODS[good] for good in content.hero_asks[hero]],
        "bonus": BONUSES[content.hero_bonus[hero]],
        "bonus_name": "@dark_road-bonus-" + BONUSES[content.hero_bonus[hero]],
    }


def _deeds(content: Content) -> dict[str, Any]:
    """With what a deed gives each time, and how often at most."""
    printed = Source(own_texts()).files["deeds"]["deed"]
    return {
        deed: {
            "name": "@dark_road-deed-" + deed,
            "text": "@dark_road-deed_text-" + deed,
            "reward": printed[deed]["reward"],
            "limit": printed[deed]["limit"],
        }
        for deed in content.deed_ids
    }


def _effects(content: Content) -> dict[str, Any]:
    """Events, ring, ruins and dice as their effects stand in the files: icons are drawn from them."""
    files = Source(own_texts()).files
    events = files["events"]["event"]
    board = files["board"]
    dice = files["dice"]
    regions = files["towns"]["region"]
    return {
        "limits": {name: n for name, n in board["limits"].items() if name != "provenance"},
        "slots": [board["slot"][slot]["effects"] for slot in ("1", "2", "3")],
        "courtyard": {slot: {"effects": board["courtyard"][slot]["effects"]} for slot in COURTYARD},
        "fortunes": {
            fortune: {
                "effects": board["fortune"][fortune]["effects"],
                "first_coins": board["fortune"][fortune].get("first_coins"),
            }
            for fortune in FORTUNES
        },
        "regions": {
            region: {
                "towns": [town for n, town in enumerate(TOWNS) if region_of(n) == i],
                "hero_reward": regions[region]["hero_reward"],
            }
            for i, region in enumerate(REGIONS)
        },
        "events": {
            card: {
                "name": "@dark_road-event_card-" + card,
                "text": "@dark_road-event_card_text-" + card,
                "road": events[card]["road"],
                "faces": {face: _face(events[card], face, content.edition) for face in "123456"},
            }
            for card in content.event_ids
        },
        "ring": {
            space: {"name": "@dark_road-ring-" + space, "effects": board["ring"][space]["effects"]}
            for space in RING
        },
        "ruins": {
            space: {
                "name": "@dark_road-ruins-" + space,
                "effects": board["ruins"][space]["effects"],
            }
            for space in RUINS
        },
        "oracle": {
            face: {"name": "@dark_road-oracle-" + face, "effects": dice["oracle"][face]["effects"]}
            for face in content.oracle_ids
        },
        "ruins_die": {
            face: {
                "name": "@dark_road-ruins_die-" + face,
                "effects": dice["ruins"][face]["effects"],
            }
            for face in content.ruins_die_ids
        },
    }


def _face(event: dict[str, Any], face: str, edition: str) -> Any:
    return event.get("edition", {}).get(edition, {}).get(face, event[face])


def _concern(content: Content) -> dict[str, Any]:
    """The Private Concern's cards; lamp and shortcut name the level from which they are lit."""
    own = content.concern
    lit = (*LEVELS, None)
    return {
        "actions": {
            card: {
                "name": "@dark_road-action-" + card,
                "move": own.move[i],
                "aim": "@dark_road-aim-" + AIMS[own.aim[i]],
                "crates": own.crates[i],
                "wheel": bool(own.wheel[i]),
                "lamp": lit[own.lamp[i]],
                "shortcut": lit[own.shortcut[i]],
            }
            for i, card in enumerate(own.action_ids)
        },
        "notices": {
            card: {
                "name": "@dark_road-notice-" + card,
                "text": "@dark_road-notice_text-" + card,
                "need": list(own.notice_need[i]),
            }
            for i, card in enumerate(own.notice_ids)
        },
        "sarcophagi": {
            card: {
                "name": "@dark_road-sarcophagus-" + card,
                "text": "@dark_road-sarcophagus_text-" + card,
                "reversed": bool(own.reversed[i]),
            }
            for i, card in enumerate(own.sarcophagus_ids)
        },
        "levels": {level: "@dark_road-level-" + level for level in LEVELS},
        "name": "@dark_road-concern",
    }
