"""Derived facts that positions can expect."""

from typing import TYPE_CHECKING, Any

from lanternway.core import DataError
from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content_words import GOODS
from lanternway.games.dark_road.rules import gains
from lanternway.games.dark_road.rules.concern import door

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

SUPPLIES = ("lanterns", "quartz", "horseshoes", "lit")
"""In the order of `content_words.THINGS`."""


def query(table: "Table", path: str) -> Any:
    """`score.<seat>.<part>`, `score.<seat>.total`, `price.<good>`, `supply.<thing>`, `deed.<seat>.<deed>`
    (times it counts now), `measure.<seat>.<deed>`, `rank.<seat>`, `fits.<seat>`, `intent`."""
    try:
        match path.split("."):
            case ["score", seat, part]:
                score = scoring.parts(table, int(seat))
                return scoring.total(score) if part == "total" else score[part]
            case ["price", good]:
                return table.price_of(GOODS.index(good))
            case ["supply", thing]:
                return _supply(table, thing)
            case ["deed", seat, deed]:
                return scoring.times(table, int(seat), table.content.deed_ids.index(deed))
            case ["measure", seat, deed]:
                return scoring.measure(table, int(seat), table.content.deed_ids.index(deed))
            case ["rank", seat]:
                return scoring.standings(table).ranks[int(seat)]
            case ["fits", seat]:
                return gains.stored(table, int(seat))
            case ["intent", *way] if table.concern is not None:
                found: Any = door.intent(table)
                for word in way:
                    found = found[int(word)] if isinstance(found, list) else found[word]
                return found
    except (IndexError, KeyError, ValueError):
        pass
    raise DataError(path, "no such question; ask score, price, supply, deed, measure, rank, fits")


def _supply(table: "Table", thing: str) -> int:
    if thing in GOODS:
        return table.good_supply[GOODS.index(thing)]
    return table.supply[SUPPLIES.index(thing)]
