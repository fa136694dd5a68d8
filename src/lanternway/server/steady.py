"""Time that people's clocks can be charged by: it never goes back, and it notices when it was away."""

import time
from collections.abc import Callable
from typing import Final

STALL_SECONDS: Final = 5.0
"""Who has not looked at the clock for so long was stopped, or could not do anything else either."""
JUMP_SECONDS: Final = 2.0
"""The wall clock is further than this from where it should be: it was set, or the machine has slept."""

Gap = Callable[[float, float], None]


class SteadyClock:
    """Seconds since 1970, counted by the monotonic clock from a start on. The machine's wall clock may jump:
    back changes nothing, ahead is a gap, as after a sleep. Somebody must ask for the time every second."""

    def __init__(
        self,
        start: float,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._monotonic = monotonic
        self._wall = wall
        self._base = start - monotonic()
        self._ahead = start - wall()
        """Of the wall clock: a database's may be another."""
        self._last = start
        self.on_gap: Gap | None = None
        """Told from when to when nothing could be done: before anybody learns of the new time."""

    def __call__(self) -> float:
        wall = self._wall()
        now = self._base + self._monotonic()
        jump = wall + self._ahead - now
        if jump < -JUMP_SECONDS:
            self._ahead -= jump
        elif jump > JUMP_SECONDS:
            self._base += jump
            now += jump
        last, self._last = self._last, now
        if (now - last > STALL_SECONDS or jump > JUMP_SECONDS) and self.on_gap is not None:
            self.on_gap(last, now)
        return now
