"""Measuring: interleaved repeats, the median and the spread."""

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from statistics import median


@dataclass
class Measure:
    """Something that is counted a second: `run` does it for about `seconds` and says how often."""

    name: str
    run: Callable[[float], float]
    rates: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> float:
        """How far the repeats lie apart, as a share of the median."""
        return (max(self.rates) - min(self.rates)) / self.rate


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Do `work`, which says how much it did, until the time is over; how much a second of the processor, so
    that what else the machine does hardly counts."""
    done = 0
    start = time.process_time()
    while True:
        done += work()
        passed = time.process_time() - start
        if passed >= seconds:
            return done / passed


def interleaved(measures: list[Measure], repeats: int, seconds: float) -> None:
    """Repeat all in turn, so that what else the machine does strikes all alike."""
    for measure in measures:
        measure.run(seconds / 10)  # warm
    for _ in range(repeats):
        for measure in measures:
            measure.rates.append(measure.run(seconds))


def machine() -> str:
    """Name, processor and date: what a figure is worth without them is nothing."""
    processor = platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [
                line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")
            ]
        if names:
            processor = f"{names[0]}, {len(names)} cores"
    except OSError:
        pass
    today = datetime.now(UTC).date().isoformat()
    return f"{platform.node()} ({processor}), Python {platform.python_version()}, {today}"
