"""The questions of the game: kinds of frames on the agenda, `(kind, seat, data...)`."""

from typing import Any, Final

from lanternway.core import Frame
from tests.smallgame.content import CARDS

BIDDING: Final = 0
"""All bid; the seat is the lead."""
TURN: Final = 1
"""The winner's turn; data: whether a card was lit."""
KEEPING: Final = 2
"""Keep one of two drawn cards; data: the two cards, this seat's secret."""
BLOWN: Final = 3
"""Pay or discard, because of a wind; data: who lit it."""
BEAMING: Final = 4
"""Light one more card without oil, or be done."""

NAMES: Final = ["bidding", "turn", "keeping", "blown", "beaming"]
CLAUSES: Final = ["LF-2.1", "LF-3.1", "LF-3.5", "LF-3.6", "LF-3.7"]


def frame_data(frame: Frame) -> dict[str, Any]:
    """A frame by documented names."""
    data: dict[str, Any] = {"ask": NAMES[frame[0]], "seat": frame[1]}
    if frame[0] == TURN:
        data["lit"] = bool(frame[2])
    elif frame[0] == KEEPING:
        data["cards"] = [CARDS[frame[2]], CARDS[frame[3]]]
    elif frame[0] == BLOWN:
        data["lighter"] = frame[2]
    return data
