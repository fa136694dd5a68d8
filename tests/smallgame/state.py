"""The table of Lantern Fair: flat lists of numbers, so that a clone is a few copies."""

from typing import Any

from lanternway.core import Action, Chance, Frame, Outcome, Prompt, Refusal, State, View
from tests.smallgame import content, rules, scoring
from tests.smallgame import view as seen
from tests.smallgame.agenda import KEEPING, frame_data
from tests.smallgame.rules import refusals


class Table(State):
    """Everything on the table. `hands` counts cards: `hands[seat * KINDS + card]`."""

    __slots__ = (
        "bids",
        "coins",
        "copies",
        "discards",
        "hands",
        "lead",
        "oil",
        "pair",
        "points",
        "round",
        "rounds",
    )

    def __init__(
        self,
        seats: int,
        chance: Chance,
        agenda: list[Frame],
        reveals: int,
        rounds: int,
        pair: bool,
        copies: list[int],
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
        self.rounds: int = rounds
        self.pair: bool = pair
        self.copies: list[int] = copies
        """How many of each card are in the game. Never changed, so clones share it."""
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
            self.rounds,
            self.pair,
            self.copies,
            self.round,
            self.lead,
            self.coins[:],
            self.oil[:],
            self.points[:],
            self.bids[:],
            self.hands[:],
            self.discards[:],
        )

    # --- the rules, by the question on top of the agenda ---------------------------------------

    def to_move(self) -> list[int]:
        return rules.to_move(self)

    def legal(self, seat: int) -> list[Action]:
        return rules.legal(self, seat)

    def perform(self, seat: int, action: Action) -> None:
        rules.perform(self, seat, action)

    def why_not(self, seat: int, action: Action) -> Refusal:
        return refusals.why_not(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return refusals.prompt(self, seat)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def view(self, seat: int) -> View:
        return seen.view(self, seat)

    # --- facts -----------------------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        at = seat * content.KINDS
        return sum(self.hands[at : at + content.KINDS])

    def deck(self) -> list[int]:
        """The cards that are nowhere else, in order: what can be drawn."""
        left = self.copies[:]
        for at, n in enumerate(self.hands):
            left[at % content.KINDS] -= n
        for card, n in enumerate(self.discards):
            left[card] -= n
        for frame in self.agenda:
            if frame[0] == KEEPING:
                left[frame[2]] -= 1
                left[frame[3]] -= 1
        return [card for card in range(content.KINDS) for _ in range(left[card])]

    def to_data(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "lead": self.lead,
            "seats": [
                {
                    "coins": self.coins[seat],
                    "oil": self.oil[seat],
                    "points": self.points[seat],
                    "bid": None if self.bids[seat] == content.NO_BID else self.bids[seat],
                    "hand": self.hand_words(seat),
                }
                for seat in range(self.seats)
            ],
            "discards": words(self.discards),
            "agenda": [frame_data(frame) for frame in self.agenda],
        }

    def hand_words(self, seat: int) -> list[str]:
        at = seat * content.KINDS
        return words(self.hands[at : at + content.KINDS])


def words(counts: list[int]) -> list[str]:
    """Counted cards as a sorted list of names."""
    return [content.CARDS[card] for card, n in enumerate(counts) for _ in range(n)]
