"""What is agreed before a game."""

from lanternway.games.skye.board import Board
from lanternway.games.skye.content import CONTENT


class Config:
    """What is agreed before a game and never changes: clones share it."""

    __slots__ = ("board", "castle_counts", "journeyman", "open_gold", "rounds", "scoring")

    def __init__(
        self,
        seats: int,
        journeyman: bool,
        open_gold: bool,
        castle_counts: bool,
        scoring_tiles: tuple[int, ...],
    ) -> None:
        self.journeyman: bool = journeyman
        self.open_gold: bool = open_gold
        self.castle_counts: bool = castle_counts
        self.scoring: tuple[int, ...] = scoring_tiles
        """The scoring tiles on A, B, C and D."""
        self.board: Board = CONTENT.boards[CONTENT.side(seats)]
        self.rounds: int = self.board.rounds
