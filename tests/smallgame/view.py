"""What a seat may know."""

from typing import TYPE_CHECKING, Any

from lanternway.core import View
from tests.smallgame import data
from tests.smallgame.content import BEACON

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def view(table: "Table", seat: int) -> View:
    """Constructed from what may be known: hands of others are numbers, their bids only made or not."""
    setting = table.setting
    known: dict[str, Any] = {
        "options": {
            "rounds": setting.rounds,
            "rolls": "pair" if setting.pair else "die",
            "beacons": setting.copies[BEACON] > 0,
        },
        "round": table.round,
        "lead": table.lead,
        "to_move": table.to_move(),
        "seats": [],
        "discards": data.words(table.discards),
        "deck": len(table.deck()),
        "agenda": [seen_frame(data.frame_data(frame), seat) for frame in table.agenda],
    }
    for other in range(table.seats):
        place: dict[str, Any] = {
            "coins": table.coins[other],
            "oil": table.oil[other],
            "points": table.points[other],
            "has_bid": table.bids[other] >= 0,
            "cards": table.hand_size(other),
        }
        if other == seat:
            place["hand"] = data.words(table.hand(seat))
            place["bid"] = data.bid_data(table, seat)
        known["seats"].append(place)
    return View("lantern_fair", seat, known)


def seen_frame(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    """A frame as this seat sees it: two drawn cards are their seat's secret."""
    if "cards" in frame and frame["seat"] != seat:
        return {"ask": frame["ask"], "seat": frame["seat"]}
    return frame
