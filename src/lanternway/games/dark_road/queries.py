"""Derived facts that positions can expect."""

from typing import Any

from lanternway.core import DataError
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content import GOODS
from lanternway.games.dark_road.rules import concern, gains
from lanternway.games.dark_road.state import DarkRoadState


def query(s: DarkRoadState, path: str) -> Any:
    """`score.<seat>.<part>`, `score.<seat>.total`, `price.<good>`, `supply.<thing>`, `deed.<seat>.<deed>`
    (times it counts now), `measure.<seat>.<deed>`, `rank.<seat>`, `fits.<seat>`, `intent`."""
    words = path.split(".")
    try:
        if words[0] == "score":
            score = scoring.parts(s, int(words[1]))
            return scoring.total(score) if words[2] == "total" else score[words[2]]
        if words[0] == "price":
            return s.k.price[s.t[at.WHEEL]][GOODS.index(words[1])]
        if words[0] == "supply":
            return _supply(s, words[1])
        if words[0] in ("deed", "measure"):
            deed = s.k.c.deed_ids.index(words[2])
            count = scoring.times if words[0] == "deed" else scoring.measure
            return count(s, int(words[1]), deed)
        if words[0] == "rank":
            return scoring.outcome(s).ranks[int(words[1])]
        if words[0] == "fits":
            return gains.stored(s, int(words[1]))
        if words[0] == "intent" and s.level >= 0:
            found: Any = concern.intent(s)
            for word in words[1:]:
                found = found[int(word)] if isinstance(found, list) else found[word]
            return found
    except (IndexError, KeyError, ValueError):
        pass
    raise DataError(path, "no such question; ask score, price, supply, deed, measure, rank, fits")


def _supply(s: DarkRoadState, thing: str) -> int:
    places = {
        "lit": at.LIT_SUPPLY,
        "lanterns": at.LANTERN_SUPPLY,
        "quartz": at.QUARTZ_SUPPLY,
        "horseshoes": at.SHOE_SUPPLY,
    }
    for good, word in enumerate(GOODS):
        places[word] = at.GOOD_SUPPLY + good
    return s.t[places[thing]]
