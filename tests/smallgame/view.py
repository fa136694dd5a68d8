"""What a seat may know, and the worlds it may then be in."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Determinizer, State, View, fresh
from tests.smallgame.actions import HIGHEST_BID
from tests.smallgame.agenda import KEEPING, frame_data
from tests.smallgame.content import BEACON, CARDS, DECK, KINDS, NO_BID, STREAMS

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def view(table: "Table", seat: int) -> View:
    """Constructed from what may be known: hands of others are numbers, their bids only made or not."""
    known: dict[str, Any] = {
        "options": {
            "rounds": table.rounds,
            "rolls": "pair" if table.pair else "die",
            "beacons": table.copies[BEACON] > 0,
        },
        "round": table.round,
        "lead": table.lead,
        "to_move": table.to_move(),
        "seats": [],
        "discards": [CARDS[card] for card, n in enumerate(table.discards) for _ in range(n)],
        "deck": len(table.deck()),
        "agenda": [seen_frame(frame_data(frame), seat) for frame in table.agenda],
    }
    for other in range(table.seats):
        place: dict[str, Any] = {
            "coins": table.coins[other],
            "oil": table.oil[other],
            "points": table.points[other],
            "has_bid": table.bids[other] != NO_BID,
            "cards": table.hand_size(other),
        }
        if other == seat:
            place["hand"] = table.hand_words(seat)
            place["bid"] = None if table.bids[seat] == NO_BID else table.bids[seat]
        known["seats"].append(place)
    return View("lantern_fair", seat, known)


def seen_frame(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """A frame as this seat sees it: two drawn cards are their seat's secret."""
    if "cards" in data and data["seat"] != seat:
        return {"ask": data["ask"], "seat": data["seat"]}
    return data


class Worlds(Determinizer):
    """What is hidden: hands and bids of others, the two cards somebody chooses from, the deck."""

    def __init__(self, seen: View) -> None:
        from tests.smallgame import setup  # setup knows the table, which knows this file

        data = seen.data
        self.mine: int = seen.seat
        self.sizes: list[int] = [place["cards"] for place in data["seats"]]
        self.has_bid: list[bool] = [place["has_bid"] for place in data["seats"]]
        seats = [
            {
                "coins": place["coins"],
                "oil": place["oil"],
                "points": place["points"],
                "bid": place.get("bid"),
                "hand": place.get("hand", []),
            }
            for place in data["seats"]
        ]
        hidden = [f for f in data["agenda"] if f["ask"] == "keeping" and "cards" not in f]
        self.keeper: int = hidden[0]["seat"] if hidden else -1
        self.base: Table = setup.from_data(
            {
                "round": data["round"],
                "lead": data["lead"],
                "seats": seats,
                "discards": data["discards"],
                "agenda": [f for f in data["agenda"] if f not in hidden],
            },
            data["options"],
            len(seats),
        )

    def sample(self, seed: int) -> State:
        """Deal the unseen cards anew; every bid that is possible is as likely."""
        world = self.base.clone()
        chance = fresh(seed, len(STREAMS))
        world.chance = chance
        unseen = world.deck()
        for seat in range(world.seats):
            if seat == self.mine:
                continue
            for _ in range(self.sizes[seat]):
                world.hands[seat * KINDS + chance.take(DECK, unseen)] += 1
            if self.has_bid[seat]:
                world.bids[seat] = chance.draw(DECK, min(world.coins[seat], HIGHEST_BID) + 1)
        if self.keeper >= 0:
            first, second = chance.take(DECK, unseen), chance.take(DECK, unseen)
            world.agenda.append((KEEPING, self.keeper, min(first, second), max(first, second)))
        return world
