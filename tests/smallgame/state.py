"""The table of Lantern Fair: lists by seat, so that a clone is a few copies."""

from typing import ClassVar

from lanternway.core import Action, Chance, Frame, State, TableRooms
from tests.smallgame import aids, data, scoring, view
from tests.smallgame.agenda import Keeping
from tests.smallgame.content import KINDS
from tests.smallgame.rules import flow, prompts, refusals
from tests.smallgame.setting import Setting


class Table(State):
    """Everything on the table. `hands` counts cards: `hands[seat * KINDS + card]`."""

    rooms: ClassVar[TableRooms] = TableRooms(refusals, prompts, scoring, data, view, aids)

    __slots__ = (
        "bids", "coins", "discards", "hands", "lead", "oil", "points", "round", "setting",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        chance: Chance,
        agenda: list[Frame],
        reveals: int,
        setting: Setting,
        round_: int,
        lead: int,
        coins: list[int],
        oil: list[int],
        points: list[int],
        bids: list[int],
        hands: list[int],
        discards: list[int],
    ) -> None:
        super().__init__(seats, chance, agenda, reveals)
        self.setting: Setting = setting
        self.round: int = round_
        self.lead: int = lead
        self.coins: list[int] = coins
        self.oil: list[int] = oil
        self.points: list[int] = points
        self.bids: list[int] = bids
        """What each seat bids in secret; NO_BID while it has not."""
        self.hands: list[int] = hands
        self.discards: list[int] = discards

    def clone(self) -> "Table":
        return Table(
            self.seats,
            self.chance.clone(),
            self.agenda[:],
            self.reveals,
            self.setting,
            self.round,
            self.lead,
            self.coins[:],
            self.oil[:],
            self.points[:],
            self.bids[:],
            self.hands[:],
            self.discards[:],
        )

    def to_move(self) -> list[int]:
        return flow.to_move(self)

    def legal(self, seat: int) -> list[Action]:
        return flow.legal(self, seat)

    def perform(self, seat: int, action: Action) -> None:
        flow.perform(self, seat, action)

    # --- facts -----------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """How many of each card the seat holds."""
        return self.hands[seat * KINDS : seat * KINDS + KINDS]

    def hand_size(self, seat: int) -> int:
        return sum(self.hand(seat))

    def deck(self) -> list[int]:
        """The cards that are nowhere else, in order: what can be drawn."""
        left = self.setting.copies[:]
        for at, n in enumerate(self.hands):
            left[at % KINDS] -= n
        for card, n in enumerate(self.discards):
            left[card] -= n
        for frame in self.agenda:
            if isinstance(frame, Keeping):
                left[frame.first] -= 1
                left[frame.second] -= 1
        return [card for card in range(KINDS) for _ in range(left[card])]
