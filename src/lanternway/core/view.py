"""View: what one seat, or a spectator, may know, as plain data."""

from typing import Any, Final

SPECTATOR: Final = -1
"""The seat of somebody who only watches: knows what is public."""


class View:
    """Constructed from what may be known, never by deleting secrets. JSON, tensors, bot input and the
    page all come from `data`; hidden things appear as counts only."""

    __slots__ = ("data", "game", "seat")

    def __init__(self, game: str, seat: int, data: dict[str, Any]) -> None:
        self.game: str = game
        self.seat: int = seat
        self.data: dict[str, Any] = data
