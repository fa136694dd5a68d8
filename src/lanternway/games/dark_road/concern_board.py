"""What only the Private Concern has (DR-17.5, DR-17.6)."""


class ConcernBoard:
    """Its crates, tiles and cards."""

    __slots__ = ("card", "crates", "eager", "notices", "row", "sarcophagi", "seen_deeds", "used")

    def __init__(
        self,
        crates: int,
        card: int,
        used: int,
        row: tuple[int, ...],
        eager: int,
        notices: tuple[int, ...],
        sarcophagi: tuple[int, ...],
        seen_deeds: int,
    ) -> None:
        self.crates: int = crates
        self.card: int = card
        """The open action card; NOTHING after its last turn."""
        self.used: int = used
        """The set of the action cards in the discard pile; the others but the open one are face down."""
        self.row: tuple[int, ...] = row
        """The towns of the six delivery tiles, left to right."""
        self.eager: int = eager
        """The set of the towns whose tile shows its eager side."""
        self.notices: tuple[int, ...] = notices
        """The three guild notices, by the time they are due."""
        self.sarcophagi: tuple[int, ...] = sarcophagi
        """The three sarcophagus cards, by the time they are in force."""
        self.seen_deeds: int = seen_deeds
        """The set of its deeds that lay face up when it took them."""

    def clone(self) -> "ConcernBoard":
        return ConcernBoard(
            self.crates,
            self.card,
            self.used,
            self.row,
            self.eager,
            self.notices,
            self.sarcophagi,
            self.seen_deeds,
        )
