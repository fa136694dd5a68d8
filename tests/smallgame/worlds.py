"""The worlds that a seat may be in."""

from lanternway.core import State, View, Worlds, fresh
from tests.smallgame import restore
from tests.smallgame.actions import HIGHEST_BID
from tests.smallgame.agenda import Keeping
from tests.smallgame.content import KINDS
from tests.smallgame.state import Table
from tests.smallgame.streams import DECK, STREAMS


class TableWorlds(Worlds):
    """What is hidden: hands and bids of others, the two cards somebody chooses from, the deck."""

    def __init__(self, seen: View) -> None:
        known = seen.data
        self.mine: int = seen.seat
        self.sizes: list[int] = [place["cards"] for place in known["seats"]]
        self.has_bid: list[bool] = [place["has_bid"] for place in known["seats"]]
        seats = [
            {
                "coins": place["coins"],
                "oil": place["oil"],
                "points": place["points"],
                "bid": place.get("bid"),
                "hand": place.get("hand", []),
            }
            for place in known["seats"]
        ]
        hidden = [
            frame for frame in known["agenda"] if frame["ask"] == "keeping" and "cards" not in frame
        ]
        self.keeper: int = hidden[0]["seat"] if hidden else -1
        self.base: Table = restore.from_data(
            {
                "round": known["round"],
                "lead": known["lead"],
                "seats": seats,
                "discards": known["discards"],
                "agenda": [frame for frame in known["agenda"] if frame not in hidden],
            },
            known["options"],
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
            world.agenda.append(Keeping(self.keeper, first, second))
        return world
