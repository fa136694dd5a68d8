"""How the isle is told: which events make one sentence, and which are headings."""

from typing import Any, Final

from lanternway.core.story import ROUND, TURN, Groups, Story, Told, phrase
from lanternway.games.skye.tell import EVENTS

STORY: Final = Story(EVENTS)


def _gold_by_seat(groups: Groups) -> dict[str, Any]:
    """What each seat got."""
    got = [phrase("skye-story-seat-gold", seat=one["seat"], gold=one["gold"]) for one in groups[0]]
    return {"all": got}


def _prices(groups: Groups) -> dict[str, Any] | None:
    """What a seat asks for its tiles, and which of them it put back."""
    asked = [one for one in groups[0] if one["kind"] == "priced"]
    if len(asked) == len(groups[0]):
        return None
    axed = [_tile(one) for one in groups[0] if one["kind"] == "axed"]
    prices = [phrase("skye-story-tile-gold", tile=one["tile"], gold=one["gold"]) for one in asked]
    return {"prices": prices, "axed": axed} if prices else None


def _tiles_and_gold(groups: Groups) -> dict[str, Any]:
    gold = sum([one["gold"] for one in groups[0]])
    return {"tiles": [_tile(one) for one in groups[0]], "gold": gold}


def _tile(told: Told) -> dict[str, Any]:
    return phrase("skye-story-one-tile", tile=told["tile"])


def _places(groups: Groups) -> dict[str, Any]:
    """Each tile with the side of its neighbor on which it lies."""
    facts = ("tile", "by_tile", "side")
    where = [{name: one[name] for name in facts} for one in groups[0]]
    return {"tiles": [phrase("skye-story-tile-where", **one) for one in where]}


def _scored(groups: Groups) -> dict[str, Any]:
    """What a scoring tile gives each seat; nothing of those it gives nothing."""
    return {
        "tile": groups[0][0]["tile"],
        "all": [_points(one) for one in groups[0] if one["points"]],
    }


def _points(scored: Told) -> dict[str, Any]:
    return phrase("skye-story-seat-points", seat=scored["seat"], points=scored["points"])


STORY.heading("round", ROUND)
STORY.heading("phase", TURN)
STORY.merge("income", "income+", _gold_by_seat, of_one_seat=False)
STORY.merge("prices", "priced|axed+", _prices)
STORY.merge("kept", "kept+", _tiles_and_gold)
STORY.merge("placed", "placed+", _places)
STORY.merge("scored", "scored+", _scored, of_one_seat=False, least=1, same="tile")
