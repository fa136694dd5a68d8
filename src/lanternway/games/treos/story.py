"""How Treos is told: which events make one sentence, and which are headings."""

from typing import Any, Final

from lanternway.core.story import ROUND, TURN, Groups, Story, phrase
from lanternway.games.treos.tell import EVENTS

STORY: Final = Story(EVENTS)


def _bids(groups: Groups) -> dict[str, Any]:
    bids = [phrase("treos-story-one-bid", seat=one["seat"], card=one["card"]) for one in groups[0]]
    return {"bids": bids}


def _delivered(groups: Groups) -> dict[str, Any]:
    """A quest with the gold it brought."""
    (done,), gold = groups
    return {"what": done["quest"], "n": sum([one["n"] for one in gold])}


def _drew(groups: Groups) -> dict[str, Any] | None:
    """Everybody draws as many cards."""
    counts = [one["n"] for one in groups[0]]
    if any(count != counts[0] for count in counts):
        return None
    names = [phrase("treos-story-seat", seat=one["seat"]) for one in groups[0]]
    return {"names": names, "n": counts[0]}


STORY.heading("day", ROUND)
STORY.heading("turn", TURN)
STORY.heading("turn-symbol", TURN)
STORY.merge("bids", "bid+", _bids, of_one_seat=False)
STORY.merge("drew", "drew+", _drew, of_one_seat=False)
STORY.merge("delivered", "delivered gold+", _delivered)
