"""Clocks of a table. Pure arithmetic: how much time is left follows from the log and from when the
server was away."""

from collections.abc import Iterable

from lanternway.server.log.changes import ClockSetting


class Downtimes:
    """When no server was there: clocks stand still then."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self.spans: list[tuple[float, float]] = []
        """In order, none touching another; the last one may reach into the future."""
        self.replace(spans)

    def replace(self, spans: Iterable[tuple[float, float]]) -> None:
        """These and no others. Several processes may have noted the same outage."""
        merged: list[tuple[float, float]] = []
        for start, stop in sorted(spans):
            if merged and start <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(stop, merged[-1][1]))
            else:
                merged.append((start, stop))
        self.spans = merged

    def add(self, start: float, stop: float) -> None:
        self.replace([*self.spans, (start, stop)])

    def until(self, now: float) -> float:
        """When clocks go on; 0 if they do."""
        return next((stop for start, stop in self.spans if start <= now < stop), 0.0)

    def between(self, start: float, end: float) -> float:
        """Seconds of [start, end] without a server."""
        return sum(max(0.0, min(end, stop) - max(start, begin)) for begin, stop in self.spans)

    def alive(self, start: float, end: float) -> float:
        """Seconds of [start, end] that count."""
        return max(0.0, end - start - self.between(start, end))


def charge(
    left: tuple[int, ...], running: list[int], start: float, end: float, away: Downtimes
) -> tuple[int, ...]:
    """What is left at `end`, if these seats' clocks ran from `start`. Never below 0."""
    if not running:
        return left
    used = int(away.alive(start, end) * 1000)
    return tuple(max(0, ms - used) if seat in running else ms for seat, ms in enumerate(left))


def credit(
    setting: ClockSetting, left: tuple[int, ...], before: list[int], after: list[int]
) -> tuple[int, ...]:
    """Add time when decisions end and begin: live, the increment to who has finished one (never
    above the bank, so that taking back and deciding again earns nothing); slow, a whole span to who
    begins one."""
    new = list(left)
    for seat in range(len(new)):
        if setting.kind == "live" and seat in before and seat not in after:
            new[seat] = max(new[seat], min(setting.start(), new[seat] + setting.increment * 1000))
        if setting.kind == "slow" and seat in after and seat not in before:
            new[seat] = setting.start()
    return tuple(new)


def deadline(
    left: tuple[int, ...], running: list[int], start: float, away: Downtimes
) -> tuple[float, int] | None:
    """When the first of the running clocks is at 0, and whose; as if no further time were lost."""
    if not running:
        return None
    ms, seat = min((left[seat], seat) for seat in running)
    return start + ms / 1000 + sum(max(0.0, s[1] - max(s[0], start)) for s in away.spans), seat
