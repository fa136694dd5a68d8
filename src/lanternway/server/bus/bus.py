"""What a bus does."""

from collections.abc import Callable
from typing import Final, Protocol

Receive = Callable[[str], None]
"""Gets every word from other processes; the empty word: some may have been lost, look everywhere."""

CHANNEL: Final = "lanternway"


class Bus(Protocol):
    shared: bool
    """Whether other processes are there to listen."""

    async def start(self, receive: Receive) -> None: ...

    async def publish(self, word: str) -> None:
        """Tell the other processes (and perhaps this one too). At most 4,000 bytes."""

    async def close(self) -> None: ...
