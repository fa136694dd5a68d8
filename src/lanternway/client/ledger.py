"""What a client knows of a table, whether messages arrive twice, late, out of order, or not at all."""

from lanternway.messages import server


class Ledger:
    """The moments and the newest picture of one viewer at one table."""

    def __init__(self, table: str) -> None:
        self.table: str = table
        self.seat: int | None = None
        """As whom: the server says it."""
        self.seq: int = 0
        self.epoch: str = ""
        """Of the store in which `seq` counts."""
        self.moments: list[server.Moment] = []
        self.picture: server.Picture | None = None

    def take(self, update: server.Update) -> bool:
        """Take an update in. False: something between is missing; ask again for all since `seq`."""
        if update.reset:
            self.seq, self.moments, self.picture = 0, [], None
        elif update.since > self.seq:
            return False
        elif update.picture.seq < self.seq or (update.picture.seq == self.seq and self.picture):
            return True  # old news
        self.seat, self.epoch = update.seat, update.epoch
        self.moments += [moment for moment in update.moments if moment.seq > self.seq]
        self.seq = update.picture.seq
        self.picture = update.picture
        return True

    def my_turn(self) -> bool:
        """Whether this seat must decide now."""
        return self.picture is not None and self.picture.seat in self.picture.table.to_move

    def over(self) -> bool:
        return self.picture is not None and self.picture.table.status in ("over", "closed")
