"""What is agreed on before a game and never changes, so clones share it."""

from collections.abc import Mapping

from lanternway.core import Value
from lanternway.games.skye.board import Board
from lanternway.games.skye.content import CONTENT


class Setting:
    __slots__ = ("board", "castle_counts", "journeyman", "open_gold", "rounds", "scoring")

    def __init__(
        self, options: Mapping[str, Value], seats: int, scoring_tiles: tuple[int, ...]
    ) -> None:
        self.journeyman: bool = options["journeyman"] is True
        self.open_gold: bool = options["open_gold"] is True
        self.castle_counts: bool = options["castle_counts"] is True
        self.scoring: tuple[int, ...] = scoring_tiles
        """The scoring tiles on A, B, C and D."""
        self.board: Board = CONTENT.boards[CONTENT.side(seats)]
        self.rounds: int = self.board.rounds
