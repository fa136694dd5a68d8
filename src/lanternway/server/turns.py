"""Turns: work that takes long is shared out by who asks for it, and not by how much they ask for."""

import asyncio
from collections import deque
from typing import Final

from lanternway.server.errors import too_much

QUEUE: Final = 20
"""So much of one owner waits, where it is counted: what waits is held in memory."""
SOON: Final = 10.0
"""Seconds after which it is worth asking again."""


class Turns:
    """Places to work at; whoever waits for one is called by owner in turn. Where there are several, nobody
    has all of them: whoever comes next need not wait until somebody else has done."""

    def __init__(self, places: int) -> None:
        self._most = max(1, places - 1)
        """Places of one owner."""
        self._free = list(range(places))
        self._taken: dict[int, str] = {}
        """By place: its owner now."""
        self._waiting: dict[str, deque[asyncio.Future[int]]] = {}

    async def enter(self, owner: str) -> int:
        """The place, once there is one."""
        if self._free and self._has_room(owner):
            return self._give(owner)
        called: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(called)
        try:
            return await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.leave(called.result())  # it was given just before
            raise

    def is_full(self, owner: str) -> bool:
        """Whether so much of this owner waits that nothing may be added."""
        waiting = [called for called in self._waiting.get(owner, ()) if not called.done()]
        return len(waiting) >= QUEUE

    def check_room(self, owner: str) -> None:
        """Denied if nothing may be added now."""
        if self.is_full(owner):
            raise too_much(SOON)

    def leave(self, place: int) -> None:
        """The place is for the first one of the owner whose turn it is."""
        del self._taken[place]
        self._free.append(place)
        for owner in list(self._waiting):
            if not self._free:
                return
            if self._has_room(owner):
                self._call(owner)

    def _has_room(self, owner: str) -> bool:
        return list(self._taken.values()).count(owner) < self._most

    def _give(self, owner: str) -> int:
        place = self._free.pop()
        self._taken[place] = owner
        return place

    def _call(self, owner: str) -> None:
        """The first one of this owner who has not gone; the owner is then behind all others."""
        queue = self._waiting.pop(owner)
        while queue and queue[0].done():
            queue.popleft()
        if queue:
            queue.popleft().set_result(self._give(owner))
        if queue:
            self._waiting[owner] = queue
