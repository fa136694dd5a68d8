"""The decks of Treos in words: how many cards they have, and which of them the reader knows."""

from typing import Any

from lanternway.games.treos.regions import REGIONS
from lanternway.games.treos.text_names import card_short, mine_of
from lanternway.text import Section, Sight


def piles(sight: Sight) -> Section:
    data = sight.data
    lines = [sight.say("treos-text-common-left", n=data["common_deck"]), _side(sight)]
    if data["event_deck"]:
        events = _names("happening", data["event_deck"])
        lines.append(sight.say("treos-text-under-events", cards=events))
    for region in REGIONS:
        below = data["quest_piles"][region]["under"]
        if below:
            lines.append(
                sight.say(
                    "treos-text-under-quests",
                    region=f"@treos-region-{region}",
                    cards=_names("quest", below),
                )
            )
    if sight.seat >= 0:
        lines += _own(sight)
    return Section("piles", sight.say("treos-text-piles"), tuple(lines))


def _names(thing: str, words: list[str]) -> list[str]:
    return [f"@treos-{thing}-{word}" for word in words]


def _side(sight: Sight) -> str:
    """Side quests: those to come, and those that were put under."""
    below = sight.data["side_deck"]
    known = _names("side", [card["side"] for card in below if card["side"]])
    unknown = sum(card["side"] is None for card in below)
    return sight.say(
        "treos-text-side-deck", n=sight.data["side_deck_unseen"], cards=known, others=unknown
    )


def _own(sight: Sight) -> list[str]:
    """The reader's movement cards that are neither in hand nor in the plan."""
    mine = mine_of(sight)
    piles: dict[str, list[Any]] = {
        "top": mine["top"],
        "rest": mine["rest"],
        "discard": mine["discard"],
    }
    return [
        sight.say(f"treos-text-own-{pile}", cards=[_card(sight, card) for card in cards])
        for pile, cards in piles.items()
        if cards
    ]


def _card(sight: Sight, card: int | str) -> str:
    """A card that is known, or one that was laid there unseen."""
    return card_short(sight, card) if isinstance(card, int) else sight.say("treos-text-unseen-card")
