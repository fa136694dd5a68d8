"""How the fair is told: which events make one sentence, and which are headings."""

from typing import Any, Final

from lanternway.core.story import ROUND, Groups, Story, phrase
from tests.smallgame.tell import EVENTS

STORY: Final = Story(EVENTS)


def _bids(groups: Groups) -> dict[str, Any]:
    bids = [
        phrase("lantern_fair-story-one-bid", seat=one["seat"], coins=one["coins"])
        for one in groups[0]
    ]
    return {"bids": bids}


STORY.heading("round", ROUND)
STORY.merge("bids", "bid+", _bids, of_one_seat=False)
